## A review of a finished game

review-title = Review of the game
review-about = Every decision is examined: how the chances stood, where the game turned, what would have been better, and what was luck. A game takes up to a minute, a whole campaign a few minutes.
review-fair = Choices are judged by what the player could know at the time.
review-begin = Review this game
review-waiting = Other games are being reviewed first…
review-working = The game is being reviewed: { $percent }%
review-meanwhile = You can close this and carry on with the replay.
review-stop = Stop
review-failed = The review could not be finished. Try again later.
review-chances = Chances of victory, decision by decision
review-curve = Chances of victory from the first decision to the last: { $chances }
review-here = At this step: { $chances }
review-chance = { $player } { $chance }%
review-balance = Luck and play
review-balance-hint = In percentage points of the chance of victory. Luck is what dice and draws changed; own choices are compared with those of a normal computer; the rest is due to the others.
review-player = Player
review-start = Start
review-luck = Luck
review-play = Own choices
review-others = The others
review-end = End
review-mistakes = Mistakes
review-of = { $mistakes } of { $decisions }
review-points = Turning points
review-none = This game had no turning point: no other choice would certainly have been better.
review-decision = Decision { $number }: { $player }
review-chosen = Chosen: { $choice }
review-better = Better: { $choice }
review-cost = What was chosen lowered the chance of victory by { $cost ->
    [one] one percentage point.
   *[other] { $cost } percentage points.
}
review-fortune = Luck, in percentage points: { $points } for { $player }
review-go = Go there
