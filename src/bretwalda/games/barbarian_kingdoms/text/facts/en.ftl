## Words for what other facts bring: powers by their hooks and conditions, prices of each kingdom

effect-always = { $effect }.
effect-when = { $effect }, but only { $when }.
when-and = { $one } and { $other }

effect-manoeuvre-moves_per_unit = In a Manoeuvre each unit may make { $value ->
    [one] one move
   *[other] { $value } moves
}
king-effect-manoeuvre-moves_per_unit = In a Manoeuvre { $king } may make { $value ->
    [one] one move
   *[other] { $value } moves
}
effect-map-port_for_unit = { $value ->
    [0] Units need ports to put to sea and to land
   *[other] Every coast counts as a port
}
king-effect-map-port_for_unit = { $value ->
    [0] { $king } needs ports to put to sea and to land
   *[other] For { $king } every coast counts as a port
}
effect-recruit-count = One Recruit may place up to { $value ->
    [one] one warrior
   *[other] { $value } warriors, each at its price
}
king-effect-recruit-count = While { $king } lives, one Recruit may place up to { $value ->
    [one] one warrior
   *[other] { $value } warriors, each at its price
}
effect-recruit-cost = A recruit costs { $value } tremis less
king-effect-recruit-cost = While { $king } lives, a recruit costs { $value } tremis less
effect-tax-amount = A Tax collects up to { $value } extra tremis
king-effect-tax-amount = While { $king } lives, a Tax collects up to { $value } extra tremis
effect-claim-cost = A claim costs { $value } tremis less
king-effect-claim-cost = A claim to the province where { $king } is costs { $value } tremis less
effect-claim-contestable = { $value ->
    [0] Nobody can contest a claim
   *[other] Claims can be contested
}
king-effect-claim-contestable = { $value ->
    [0] Nobody can contest a claim to the province where { $king } is
   *[other] A claim to the province where { $king } is can be contested
}
effect-invade-after_success = { $value ->
    [0] A province that has been invaded cannot be claimed at once
   *[other] A province that has been invaded successfully may be claimed at once
}
king-effect-invade-after_success = { $value ->
    [0] A province that { $king } has invaded cannot be claimed at once
   *[other] A province that { $king } himself has invaded and holds may be claimed at once
}
effect-battle-control_marker_value = A control marker is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
king-effect-battle-control_marker_value = Where { $king } fights, a control marker is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
effect-battle-warrior_value = Each warrior is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
king-effect-battle-warrior_value = Where { $king } fights, each warrior is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
effect-battle-king_value = { $king } is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
king-effect-battle-king_value = { $king } is worth { $value ->
    [one] one battle point
   *[other] { $value } battle points
}
effect-battle-bonus = The army has { $value ->
    [one] one battle point
   *[other] { $value } battle points
} more
king-effect-battle-bonus = Where { $king } fights, the army has { $value ->
    [one] one battle point
   *[other] { $value } battle points
} more
effect-battle-tie = { $value ->
    [0] Only the active kingdom wins ties
   *[other] The kingdom wins ties, no matter whose turn it is
}
king-effect-battle-tie = { $value ->
    [0] Where { $king } fights, only the active kingdom wins ties
   *[other] Where { $king } fights, the kingdom wins ties, no matter whose turn it is
}
effect-battle-after_bribes = A kingdom that loses a battle against it pays a ransom of { $value } tremis
king-effect-battle-after_bribes = A kingdom that loses a battle against { $king } in person pays a ransom of { $value } tremis
effect-turn-end = At the end of the turn up to { $value ->
    [one] one unit
   *[other] { $value } units
} may put to sea
king-effect-turn-end = While { $king } lives, up to { $value ->
    [one] one unit
   *[other] { $value } units
} may put to sea at the end of the turn

when-king_lives = while { $king } lives
when-king_fallen = once { $king } has fallen
when-capital_held = while the capital is held
when-capital_lost = while the capital is lost
when-fewest_provinces = while no kingdom controls fewer provinces
when-home = in an initial province of its own
when-abroad = outside its initial provinces
when-coast = on a coast
when-attacking = on its own turn
when-defending = on another kingdom’s turn
when-against_king = against a king

paragraph-power = *{ $of }: { $name }.* { $effect }
paragraph-recruit = What a warrior costs depends on the kingdom and on how many of its warriors are currently on the map: { $tracks }. Lost warriors return to the most expensive free space, so that the next one costs less again.
paragraph-claim = What a claim costs depends on the kingdom and on how many of its control tokens are on the map: { $tracks }. The whole sum goes face up into the province and is spent whatever the outcome.
paragraph-costs = Each kingdom has the costs of its own player board.
paragraph-semicolon = {"; "}
row-plain = { $letter }: { $kingdoms }
row-beginner = { $letter }: { $kingdoms } (for beginners)
