## The terms of the computer player's judgement: this choice, rather than that one

term-wins = the game is won in { $this } % of what may follow, rather than { $that } %
term-track = points to be expected on the { $track } track: { $this } rather than { $that }
term-objective = points to be expected from { $objective }: { $this } rather than { $that }
term-cards = points on the cards left, beside the mean of all kingdoms: { $this } rather than { $that }
term-rival = change of what { $kingdom } may expect, in points: { $this } rather than { $that }
term-zone = points gained { $zone_in }: { $this } rather than { $that }
term-spent = worth of the cards played, in points: { $this } rather than { $that }
term-wins_zone = Its cards { $zone_in } are the highest in { $chance } % of what the others are likely to plan.
