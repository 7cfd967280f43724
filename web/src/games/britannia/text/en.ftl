# What only the page says about Invasions: Britannia, in English.

brit-map = Map of Britain and its seas
brit-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-nation-points = { $nation }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Moving

brit-stacks-hint = Choose a stack here or on the map.
brit-stacks-keys = Tab cycles through them, largest first; Shift+Tab leaves the map.
brit-take = Pick up the units: { $area }
brit-put-down = Put the units down again
brit-tray-hint = Click a unit to leave it behind or to take it along; then click where they go.
brit-go-along = { $number ->
    [one] { $number } unit goes
   *[other] { $number } units go
}
brit-stay-behind = { $number ->
    [one] { $number } unit stays
   *[other] { $number } units stay
}
brit-unit-goes = { $unit } goes along, { $left ->
    [one] { $left } movement point left
   *[other] { $left } movement points left
}
brit-unit-stays = { $unit } stays behind, { $left ->
    [one] { $left } movement point left
   *[other] { $left } movement points left
}
brit-all = All
    .hint = Take all units in the area
brit-half = Half
    .hint = Leave half the units behind
brit-another = +
    .hint = Another stack: put these down as they are, and pick up the others
brit-merge = Merge
    .hint = Join the stack with the units here that can still move
brit-down = Put down
    .hint = Leave the units where they are and choose another stack
brit-target-open = they may go there and stay
brit-target-overstack = more than usual: only one area may be overstacked
brit-target-pass = a vassal’s area: only on the way through
brit-target-boats = they have no boats this turn
brit-target-closed = closed to these invaders
brit-target-overlord = the overlord’s area
brit-target-vassal = a vassal’s area, and no way through
brit-target-reach = too far, or held up

## Phases

brit-next = Next phase
brit-owed-growth = There are points left to spend.
brit-owed-movement = Something has to be moved first.
brit-owed-march = Move the stack in hand on, or put it down.
brit-owed-withdrawal = Raiders have to withdraw first.
brit-owed-withdrawal-goal = Where does this raider return to?
brit-owed-battles = Still to be fought: { $areas }.
brit-owed-overpopulation = The land cannot feed all the armies: some are destroyed.
brit-owed-surplus = Too many units in one place: some are destroyed.
brit-doomed = Units will be destroyed
brit-doomed-stacking = { $area }: { $there } units, at most { $most } may stay. The surplus is destroyed when movement ends.
brit-doomed-stranded = { $area }: { $there ->
    [one] one unit has no land to reach. It is destroyed when the movement ends.
   *[other] { $there } units have no land to reach. They are destroyed when the movement ends.
}
brit-doomed-hungry = { $number ->
    [one] One army too many for the land: it is destroyed when the turn ends.
   *[other] { $number } armies too many for the land: they are destroyed when the turn ends.
}
brit-nothing-moved = Nothing has moved
brit-nothing-moved-text = You have not moved a single unit in this phase. Continue anyway?
brit-warn-no-more = Do not warn me again
brit-go-on-moving = Back to the map
brit-major = Major invasion: { $nation }
brit-major-text = This turn the nation moves and fights twice.

## Growth and removals

brit-growth = Growth: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-growth-hint = Choose a unit, then click the area to place it in.
brit-purchase = What can be bought
brit-price = costs { $price }
brit-pool = { $pool } in the pool
brit-income = Income: { $points }
brit-hiring = Reinforcements: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-hiring-hint = Each click buys a unit; points left over are lost.
brit-remove-hint = Click the unit to remove from the map.
brit-destroy-hint = Click the unit to destroy.
brit-destroy = Destroy { $unit } { $area }
brit-must-stay = This unit has to stay: an area may not be emptied, nor a leader left alone.

## Filters

brit-tools = Sheets and filters
brit-filters = What the map shows
brit-filter-population = Population
    .hint = The population points each area yields
brit-filter-points = Victory points
    .hint = What each area is worth to the nation: above at once, below on the next scoring turn
brit-filter-stacking = Stacking
    .hint = Armies in each area, the limit, and in brackets the limit if it is the overstacked area
brit-plain = Plain map
    .hint = Parchment, or a plainer look

## Credits and the rules in short

brit-credits =
    .names = Invasions: Britannia is a game by Lewis Pulsipher and Philippe Thibaut, published by Avalon Digital.
    .facts = Nations, units, timeline and points follow the manual of the program, and where it is silent, the second edition of the board game. The drawing of the map, the usual length of a game and a few rulings are our own: see R1 onwards in the rules.
brit-short-aim = The aim
    .text = Four players lead seventeen nations through a thousand years of British history, from the legions of Claudius to William the Conqueror. Each nation has its own aims; a player’s score is the total of all their nations.
brit-short-turn = A nation’s turn
    .text = Nations take their turns one after the other: they grow and raise units, move and fight; raiders go home, and a nation with more armies than its land can feed loses some. Invaders arrive by sea on the turn that history dictates.
brit-short-battle = Battle
    .text = Every unit rolls a die; a 5 or 6 usually kills. Hills, marshes, forts and cavalry are harder to beat, leaders make everyone stronger. After each round the defender, then the attacker, may retreat.
brit-short-points = Points
    .text = On five turns points are counted for areas held, and in between for areas entered, enemies and leaders killed, submission, the Bretwalda and the King of England.
brit-short-end = The end
    .text = After turn 16 the player whose nations have the most points wins.

brit-goal = Most points after turn { $last } wins (now { $turn })

## Tables under the rules

brit-table-points = Table: points for areas
brit-table-nation = Nation
brit-table-areas = Points
brit-table-turns = Table: the timetable
brit-table-years = Years
brit-table-happens = What it brings
brit-table-entry = { $nation }: { $parts }
brit-table-leaders = Table: leaders
brit-table-place = Where
brit-table-units = Table: units
brit-table-move = Movement points
brit-table-borders = Table: borders, straits and coasts
brit-table-area = Area
brit-table-next = Next to
