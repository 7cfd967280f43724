## The terms of the computer player's judgement: this choice, rather than that one

term-wins = the game is won in { $this } % of what may follow, rather than { $that } %
term-reigns = { $faction_people } are the first in the end with { $this } %, rather than { $that } %
term-invasion = the French come with { $this } %, rather than { $that } %
term-court = { $faction } followers at court beyond the mean of the rivals: { $this } rather than { $that }
term-sets = sets of followers beyond the mean of the rivals: { $this } rather than { $that }
term-cards = cards in hand beyond the mean of the rivals: { $this } rather than { $that }
term-initiative = has to open the next struggle in { $this } % of what may follow, rather than { $that } %
