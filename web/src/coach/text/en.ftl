## The panel of hints, and of why a computer did something

coach-hint = Hint
coach-why = Why did it do that?
coach-level = Level of play
coach-waiting = Other requests come first…
coach-thinking = Thinking…
coach-chance = { $chance }% to win
coach-take = Choose this
coach-rather = Rather than “{ $choice }”:
coach-better = For it:
coach-worse = Against it:
coach-plan = Then:
coach-reply = { $player }: { $choice }
coach-rule = The rule behind it:
coach-decided = { $player } chose: { $choice }
coach-others = What else it might have chosen
coach-guessed = Based on what you could see: the computer’s hidden cards, money and plans are imagined. Ask again when the game is over.
coach-odds = Odds
coach-odds-now = so far
coach-odds-percent = { $chance }%
coach-odds-from = Based on what you can know: what the others hold is imagined.
