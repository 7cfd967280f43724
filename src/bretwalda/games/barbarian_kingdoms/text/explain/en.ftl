## The terms of the computer player's judgement: this choice, rather than that one

term-wins = the game is won in { $this } % of what may follow, rather than { $that } %
term-provinces = provinces under control: { $this } rather than { $that }
term-claims = provinces held that could be claimed: { $this } rather than { $that }
term-exposed = own provinces that an enemy can march into: { $this } rather than { $that }
term-room = free provinces next to own units: { $this } rather than { $that }
term-warriors = warriors on the map: { $this } rather than { $that }
term-king = the own king alive with { $this } %, rather than { $that } %
term-trophies = enemy kings brought down: { $this } rather than { $that }
term-danger = chances of the enemies at hand to beat the own king, added up: { $this } % rather than { $that } %
term-menace = chances to beat enemy kings at hand, added up: { $this } % rather than { $that } %
term-money = tremis in the treasury: { $this } rather than { $that }
term-taxes = tremis in the own provinces: { $this } rather than { $that }
term-reign = points for the reign: { $this } rather than { $that }
term-bribes = tremis gained by bribes: { $this } rather than { $that }
term-battle = the battle { $zone_in } is won with { $this } %, rather than { $that } %
term-fights = Leads to a battle with { $kingdom_the } { $zone_in }, won with { $chance } % after bribes.
term-is_attacked = Leads to a battle against { $kingdom_the } { $zone_in }, won with { $chance } % after bribes.
term-partner = the position of the partner, { $other }

## The same of a rival

term-rival_provinces = provinces of { $other }: { $this } rather than { $that }
term-rival_claims = provinces that { $other } holds and could claim: { $this } rather than { $that }
term-rival_exposed = provinces of { $other } that an enemy can march into: { $this } rather than { $that }
term-rival_room = free provinces next to the units of { $other }: { $this } rather than { $that }
term-rival_warriors = warriors of { $other } on the map: { $this } rather than { $that }
term-rival_king = the king of { $other } alive with { $this } %, rather than { $that } %
term-rival_trophies = kings brought down by { $other }: { $this } rather than { $that }
term-rival_danger = chances of the enemies at hand to beat the king of { $other }, added up: { $this } % rather than { $that } %
term-rival_menace = chances of { $other } to beat kings at hand, added up: { $this } % rather than { $that } %
term-rival_money = tremis gained by { $other }: { $this } rather than { $that }
term-rival_taxes = tremis in the provinces of { $other }: { $this } rather than { $that }
term-rival_reign = points of { $other } for the reign: { $this } rather than { $that }
