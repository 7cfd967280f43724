## The terms of the computer player's judgement: this choice, rather than that one

term-wins = continuations that are won: { $this }% rather than { $that }%
term-reigns = chance that { $faction_people } come first in the end: { $this }% rather than { $that }%
term-invasion = chance of a French invasion: { $this }% rather than { $that }%
term-court = { $faction } followers at court, compared with the rivals’ average: { $this } rather than { $that }
term-sets = sets of followers, compared with the rivals’ average: { $this } rather than { $that }
term-cards = cards in hand, compared with the rivals’ average: { $this } rather than { $that }
term-initiative = chance of having to open the next struggle: { $this }% rather than { $that }%
