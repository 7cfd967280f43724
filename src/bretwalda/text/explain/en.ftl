## How a computer player came to its choice

explain-random = Any choice, each as likely as the others.
explain-wins = Wins the game for certain.
explain-averts = Everything else loses the game for certain.
explain-solved = Looked at to the very end of the game: { $this } % against { $that } %.
explain-searched = Looked at { $visits } times out of { $all }: { $this } % against { $that } %.
explain-tried = Played on in { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
}: { $this } % against { $that } %.
explain-planned = By its own plan: { $this } % against { $that } %.
explain-even = Both are about as good: { $this } % against { $that } %.
explain-erred = Not the best in its own eyes, but taken for about as good: { $this } % against { $that } %.
explain-again = Looked at again, with other luck, another choice is better: { $this } % against { $that } %.
explain-liked = About as good, and more to its taste: { $this } % against { $that } %.
explain-mixed = Drawn among several, so that nobody can foresee it: { $this } % against { $that } %.

## Its parts, on the command line

explain-heading = { $player }, { $level }: { $choice }
explain-rather = rather than { $choice }:
explain-option = { $choice } ({ $chance } %)
explain-better = + { $words }
explain-worse = − { $words }
explain-other = the other choice: { $words }
explain-plan = goes on: { $words }
explain-reply = { $player }: { $choice }
