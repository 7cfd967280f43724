## A review of a finished game

review-title = Review of the game
review-about = Every decision is looked at again: how the chances stood, where the game turned and what would have been better, and what was luck. A game takes up to a minute, a whole campaign a few.
review-fair = Choices are judged by what the player could know then.
review-begin = Review this game
review-waiting = Others’ games come first …
review-working = The game is being reviewed: { $percent } %
review-meanwhile = You may close this and go on looking at the game.
review-stop = Stop
review-failed = The review could not be finished. Try again later.
review-chances = Chances of victory, decision by decision
review-curve = Chances of victory from the first decision to the last: { $chances }
review-here = At this step: { $chances }
review-chance = { $player } { $chance } %
review-balance = Luck and play
review-balance-hint = In points of the chance of victory. Luck is what dice and draws have changed, own choices what was chosen beside what a normal computer would have; the rest is the others.
review-player = Player
review-start = Start
review-luck = Luck
review-play = Own choices
review-others = The others
review-end = End
review-mistakes = Mistakes
review-of = { $mistakes } of { $decisions }
review-points = Turning points
review-none = Nothing turned this game: no other choice would have been surely better.
review-decision = Decision { $number }: { $player }
review-chosen = Chosen: { $choice }
review-better = Better: { $choice }
review-cost = { $cost ->
    [one] It cost one point.
   *[other] It cost { $cost } points.
}
review-fortune = Luck: { $points } for { $player }
review-go = Go there
