## The terms of the computer player's judgement: this choice, rather than that one

term-land = chance of keeping { $area_the }: { $this }% rather than { $that }%
term-land_now = { $points ->
    [one] one point
   *[other] { $points } points
} at once for { $area_the }; chance of keeping it then: { $chance }%
term-land_later = { $points ->
    [one] one point
   *[other] { $points } points
} on turn { $turn } for { $area_the }; chance of keeping it: { $chance }%
term-land_later_safe = { $points ->
    [one] one point
   *[other] { $points } points
} on turn { $turn } for { $area_the }, with no enemy in reach of it
term-land_people = the people of { $area_the }; chance of keeping it: { $chance }%
term-land_kept = chance of keeping { $area_the }: { $this }%, where it is { $that }% as things stand
term-land_given_up = gives up { $area_the } (chance of keeping it as things stand: { $chance }%)
term-attack = chance of winning { $area_the }: { $this }% rather than { $that }%
term-attack_joined = chance of winning { $area_the }: { $this }%, where it is { $that }% as things stand
term-prospect = what victory { $area_in } may bring, in points: { $this } rather than { $that }
term-attack_plain = { $chance }% to take { $area_the } from { $nation_the }
term-attack_now = { $chance }% to take { $area_the } from { $nation_the }, for { $points ->
    [one] one point
   *[other] { $points } points
} at once
term-attack_points = { $chance }% to take { $area_the } from { $nation_the }, for { $points ->
    [one] one point
   *[other] { $points } points
} on turn { $turn }
term-defence = chance of holding { $area_the } in this battle: { $this }% rather than { $that }%
term-armies = what the armies are worth afterwards, in points: { $this } rather than { $that }
term-leader = safety of the leader, in points: { $this } rather than { $that }
term-harm = harm done to { $nation_the }, in points: { $this } rather than { $that }
term-kills = points for units destroyed: { $this } rather than { $that }
term-helpers = Counts on { $number ->
    [one] one more army
   *[other] { $number } more armies
} to join the attack on { $area_the }.
term-passing = what is gained on the way, in points: { $this } rather than { $that }
term-distance = length of the march: { $this } rather than { $that }
term-alone = a leader is of more use with the marching stack
term-who_stays = of those that may stay, the least useful elsewhere
term-front = what an attack from { $area_the } may bring, in points: { $this } rather than { $that }
term-rest = no march gains more than staying put
term-split = the stack would be split
term-surest = chance of winning the battle that is fought first: { $this }% rather than { $that }%
term-loss = { $unit_one } is lost
term-company = armies joined by the move, compared with those left behind: { $this } rather than { $that }
term-welcome = { $nation_the } are no rival to fear
term-unwelcome = { $nation_the } are a rival to fear and would gain by it
term-peace = peace with { $nation_the } keeps land and armies worth { $points } points
term-war = a war with { $nation_the } would leave land and armies worth { $points } points
term-tribute = what { $nation_the } gain by it is worth { $points } points
term-freed = Boudicca sets them free in the same turn
term-own_candidate = the Bretwalda { $nation_of } would be its own; areas in England and votes so far: { $number }
term-feared = the Bretwalda { $nation_of } would go to a player with { $points } points
term-cavalry = cavalry is worth more than infantry

## Where trials lead

term-points = victory points: { $this } rather than { $that }
term-lands = what land may bring, in points: { $this } rather than { $that }
term-forces = what armies may bring, in points: { $this } rather than { $that }
term-rival = gain of { $other }, in points: { $this } rather than { $that }
