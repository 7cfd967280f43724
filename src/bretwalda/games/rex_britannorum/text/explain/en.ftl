## The terms of the computer player's judgement: this choice, rather than that one

term-wins = continuations that are won: { $this }% rather than { $that }%
term-track = points expected on the { $track } track: { $this } rather than { $that }
term-objective = points expected from the objective { $objective }: { $this } rather than { $that }
term-cards = points on the cards left, compared with the kingdoms’ average: { $this } rather than { $that }
term-rival = points that the { $kingdom } may expect, compared with now: { $this } rather than { $that }
term-zone = points gained { $zone_in }: { $this } rather than { $that }
term-spent = value of the cards played, in points: { $this } rather than { $that }
term-wins_zone = Its cards { $zone_in } are the highest against { $chance }% of the plans that the others are likely to make.
odds-zone = To win { $zone_in }
