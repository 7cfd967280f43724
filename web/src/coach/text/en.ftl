## The panel of hints, and of why a computer did something

coach-hint = Hint
coach-why = Why did it do that?
coach-level = Thought about as
coach-waiting = Others have their turn first…
coach-thinking = Thinking…
coach-chance = { $chance } % to win
coach-take = Choose this
coach-rather = Rather than “{ $choice }”:
coach-better = For it:
coach-worse = Against it:
coach-plan = Then:
coach-reply = { $player }: { $choice }
coach-rule = The rule behind it:
coach-decided = { $player } chose: { $choice }
coach-others = What else it might have chosen
coach-guessed = Judged from what you could see: the computer’s hidden cards, money and plans are imagined. When the game is over, ask again.
coach-odds = Odds
coach-odds-now = so far
coach-odds-percent = { $chance } %
coach-odds-from = From what you can know: what others hold is imagined.
