## How a computer player came to its choice

explain-random = Any choice, all equally likely.
explain-wins = Wins the game for certain.
explain-averts = Everything else loses the game for certain.
explain-solved = Worked out to the very end of the game: { $this }% to win, the other { $that }%.
explain-searched = Of { $all } continuations examined, { $visits } began with it: { $this }% to win, the next best { $that }%.
explain-tried = Played on in { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
}: { $this }% to win, the next best { $that }%.
explain-planned = By the plan for the turn: { $this }% to win, the next best { $that }%.
explain-even = About as good as the next best: { $this }% to win, the other { $that }%.
explain-erred = Not the best in its own view, but judged about as good: { $this }% to win, the best { $that }%.
explain-again = On second thoughts, another choice comes out ahead: { $this }% to win, the other { $that }%.
explain-liked = About as good as the best, and more to its taste: { $this }% to win, the other { $that }%.
explain-mixed = Drawn by lot among several, so that nobody can foresee it: { $this }% to win, the best { $that }%.

## Its parts, on the command line

explain-heading = { $player }, { $level }: { $choice }
explain-rather = rather than “{ $choice }”:
explain-option = { $choice } ({ $chance }%)
explain-better = + { $words }
explain-worse = − { $words }
explain-other = the other choice: { $words }
explain-plan = then: { $words }
explain-reply = { $player }: { $choice }
explain-times = { $choice } (× { $times })
