## The terms of the computer player's judgement: this choice, rather than that one

term-wins = continuations that are won: { $this }% rather than { $that }%
term-provinces = provinces under control: { $this } rather than { $that }
term-claims = provinces held that may be claimed: { $this } rather than { $that }
term-exposed = own provinces that an enemy can march into: { $this } rather than { $that }
term-room = free provinces next to its units: { $this } rather than { $that }
term-warriors = warriors on the map: { $this } rather than { $that }
term-king = chance that its own king survives: { $this }% rather than { $that }%
term-trophies = enemy kings brought down: { $this } rather than { $that }
term-danger = danger to its own king from enemies within reach (their chances added up): { $this }% rather than { $that }%
term-menace = danger to enemy kings within reach (the chances of beating them added up): { $this }% rather than { $that }%
term-money = tremis in the treasury: { $this } rather than { $that }
term-taxes = tremis in its own provinces: { $this } rather than { $that }
term-reign = reign points: { $this } rather than { $that }
term-bribes = tremis gained by bribes: { $this } rather than { $that }
term-battle = chance of winning the battle { $zone_in }: { $this }% rather than { $that }%
term-fights = Leads to a battle with { $kingdom_the } { $zone_in }; chance of winning it, after bribes: { $chance }%.
term-is_attacked = Leads to a battle against { $kingdom_the } { $zone_in }; chance of winning it, after bribes: { $chance }%.
term-threat = chances of { $other } after their next turn: { $this }% rather than { $that }%
term-threatens = { $other } would be one step from victory
term-partner = the position of the partner, { $other }

## The same of a rival

term-rival_provinces = provinces of { $other }: { $this } rather than { $that }
term-rival_claims = provinces that { $other } holds and could claim: { $this } rather than { $that }
term-rival_exposed = provinces of { $other } that an enemy can march into: { $this } rather than { $that }
term-rival_room = free provinces next to the units of { $other }: { $this } rather than { $that }
term-rival_warriors = warriors of { $other } on the map: { $this } rather than { $that }
term-rival_king = chance that the king of { $other } survives: { $this }% rather than { $that }%
term-rival_trophies = kings brought down by { $other }: { $this } rather than { $that }
term-rival_danger = danger to the king of { $other } from enemies within reach (their chances added up): { $this }% rather than { $that }%
term-rival_menace = danger from { $other } to kings within reach (the chances of beating them added up): { $this }% rather than { $that }%
term-rival_money = tremis gained by { $other }: { $this } rather than { $that }
term-rival_taxes = tremis in the provinces of { $other }: { $this } rather than { $that }
term-rival_reign = reign points of { $other }: { $this } rather than { $that }
odds-bribe = To win against { $kingdom_the } { $zone_in }, with a bribe
odds-fights = Battle with { $kingdom_the } { $zone_in }
odds-is_attacked = Battle against { $kingdom_the } { $zone_in }
