# Invasions: Britannia, in English.
# $area, $nation, $unit, $leader and $seat are names; $area_in, $nation_the, $unit_one and so on are the forms given
# with the name.

title = Invasions: Britannia
summary = Seventeen nations, four players, a thousand years: from the legions to the Normans, whoever leads them to the most points wins Britain.

## What is settled before the game

setting-scenario = Scenario
    .hint = The great campaign, or one of three shorter ones.
setting-card_points = Leaders by the nation cards only
    .hint = Only the nation cards say who scores for which leader; otherwise any leader of another player is worth { $fact-kills-leader ->
        [one] { $fact-kills-leader } point
       *[other] { $fact-kills-leader } points
    }.
setting-sea_retreat = Retreat to the ships
    .hint = Major invaders may retreat to sea in their first battles, even without boats: the errata of the board game.
setting-welsh_heirs = Romano-British in Wales
    .hint = When Rome leaves, forts and legions in Wales become Romano-British too; otherwise only those in England.
setting-half_points = Half points for vassals
    .hint = A vassal scores half its area points, rounded up; otherwise all of them.
setting-seas = Seas
    .hint = Eight as on the digital map, or six as on the board.
setting-literal_cost = Literal cost of difficult areas
    .hint = A difficult area costs { $fact-movement-difficult ->
        [one] { $fact-movement-difficult } movement point
       *[other] { $fact-movement-difficult } movement points
    }, and fewer are not enough: infantry cannot cross most straits.
setting-variant = Variant from the annex
    .hint = Elite legions, auxilia, berserks, huskarls, elite infantry, Angle burhs and mottes; six more leaders; rivers that are hard to cross.

## Nations

nation-romans = Romans
    .the = the Romans
    .subject = The Romans
    .of = of the Romans
    .to = to the Romans
nation-romano_british = Romano-British
    .the = the Romano-British
    .subject = The Romano-British
    .of = of the Romano-British
    .to = to the Romano-British
nation-belgae = Belgae
    .the = the Belgae
    .subject = The Belgae
    .of = of the Belgae
    .to = to the Belgae
nation-welsh = Welsh
    .the = the Welsh
    .subject = The Welsh
    .of = of the Welsh
    .to = to the Welsh
nation-brigantes = Brigantes
    .the = the Brigantes
    .subject = The Brigantes
    .of = of the Brigantes
    .to = to the Brigantes
nation-caledonians = Caledonians
    .the = the Caledonians
    .subject = The Caledonians
    .of = of the Caledonians
    .to = to the Caledonians
nation-picts = Picts
    .the = the Picts
    .subject = The Picts
    .of = of the Picts
    .to = to the Picts
nation-irish = Irish
    .the = the Irish
    .subject = The Irish
    .of = of the Irish
    .to = to the Irish
nation-scots = Scots
    .the = the Scots
    .subject = The Scots
    .of = of the Scots
    .to = to the Scots
nation-norsemen = Norsemen
    .the = the Norsemen
    .subject = The Norsemen
    .of = of the Norsemen
    .to = to the Norsemen
nation-dubliners = Dubliners
    .the = the Dubliners
    .subject = The Dubliners
    .of = of the Dubliners
    .to = to the Dubliners
nation-danes = Danes
    .the = the Danes
    .subject = The Danes
    .of = of the Danes
    .to = to the Danes
nation-norwegians = Norwegians
    .the = the Norwegians
    .subject = The Norwegians
    .of = of the Norwegians
    .to = to the Norwegians
nation-saxons = Saxons
    .the = the Saxons
    .subject = The Saxons
    .of = of the Saxons
    .to = to the Saxons
nation-jutes = Jutes
    .the = the Jutes
    .subject = The Jutes
    .of = of the Jutes
    .to = to the Jutes
nation-angles = Angles
    .the = the Angles
    .subject = The Angles
    .of = of the Angles
    .to = to the Angles
nation-normans = Normans
    .the = the Normans
    .subject = The Normans
    .of = of the Normans
    .to = to the Normans

## Areas

area-avalon = Avalon
    .the = Avalon
    .in = in Avalon
    .of = of Avalon
area-bernicia = Bernicia
    .the = Bernicia
    .in = in Bernicia
    .of = of Bernicia
area-cheshire = Cheshire
    .the = Cheshire
    .in = in Cheshire
    .of = of Cheshire
area-cumbria = Cumbria
    .the = Cumbria
    .in = in Cumbria
    .of = of Cumbria
area-downlands = Downlands
    .the = the Downlands
    .in = in the Downlands
    .of = of the Downlands
area-essex = Essex
    .the = Essex
    .in = in Essex
    .of = of Essex
area-galloway = Galloway
    .the = Galloway
    .in = in Galloway
    .of = of Galloway
area-hwicce = Hwicce
    .the = Hwicce
    .in = in Hwicce
    .of = of Hwicce
area-kent = Kent
    .the = Kent
    .in = in Kent
    .of = of Kent
area-lindsey = Lindsey
    .the = Lindsey
    .in = in Lindsey
    .of = of Lindsey
area-lothian = Lothian
    .the = Lothian
    .in = in Lothian
    .of = of Lothian
area-march = March
    .the = March
    .in = in March
    .of = of March
area-norfolk = Norfolk
    .the = Norfolk
    .in = in Norfolk
    .of = of Norfolk
area-north_mercia = North Mercia
    .the = North Mercia
    .in = in North Mercia
    .of = of North Mercia
area-pennines = Pennines
    .the = the Pennines
    .in = in the Pennines
    .of = of the Pennines
area-south_mercia = South Mercia
    .the = South Mercia
    .in = in South Mercia
    .of = of South Mercia
area-suffolk = Suffolk
    .the = Suffolk
    .in = in Suffolk
    .of = of Suffolk
area-sussex = Sussex
    .the = Sussex
    .in = in Sussex
    .of = of Sussex
area-wessex = Wessex
    .the = Wessex
    .in = in Wessex
    .of = of Wessex
area-york = York
    .the = York
    .in = in York
    .of = of York
area-clwyd = Clwyd
    .the = Clwyd
    .in = in Clwyd
    .of = of Clwyd
area-cornwall = Cornwall
    .the = Cornwall
    .in = in Cornwall
    .of = of Cornwall
area-devon = Devon
    .the = Devon
    .in = in Devon
    .of = of Devon
area-dyfed = Dyfed
    .the = Dyfed
    .in = in Dyfed
    .of = of Dyfed
area-gwent = Gwent
    .the = Gwent
    .in = in Gwent
    .of = of Gwent
area-gwynedd = Gwynedd
    .the = Gwynedd
    .in = in Gwynedd
    .of = of Gwynedd
area-powys = Powys
    .the = Powys
    .in = in Powys
    .of = of Powys
area-alban = Alban
    .the = Alban
    .in = in Alban
    .of = of Alban
area-caithness = Caithness
    .the = Caithness
    .in = in Caithness
    .of = of Caithness
area-dalriada = Dalriada
    .the = Dalriada
    .in = in Dalriada
    .of = of Dalriada
area-dunedin = Dunedin
    .the = Dunedin
    .in = in Dunedin
    .of = of Dunedin
area-hebrides = Hebrides
    .the = the Hebrides
    .in = in the Hebrides
    .of = of the Hebrides
area-mar = Mar
    .the = Mar
    .in = in Mar
    .of = of Mar
area-moray = Moray
    .the = Moray
    .in = in Moray
    .of = of Moray
area-orkneys = Orkneys
    .the = the Orkneys
    .in = in the Orkneys
    .of = of the Orkneys
area-skye = Skye
    .the = Skye
    .in = in Skye
    .of = of Skye
area-strathclyde = Strathclyde
    .the = Strathclyde
    .in = in Strathclyde
    .of = of Strathclyde
area-sinus_britannicus = Sinus Britannicus
    .the = the Sinus Britannicus
    .in = in the Sinus Britannicus
    .of = of the Sinus Britannicus
    .modern = English Channel
area-litus_saxonicus = Litus Saxonicus
    .the = the Litus Saxonicus
    .in = in the Litus Saxonicus
    .of = of the Litus Saxonicus
    .modern = Frisian Sea
area-oceanus_germanicus = Oceanus Germanicus
    .the = the Oceanus Germanicus
    .in = in the Oceanus Germanicus
    .of = of the Oceanus Germanicus
    .modern = North Sea
area-mare_orcadum = Mare Orcadum
    .the = the Mare Orcadum
    .in = in the Mare Orcadum
    .of = of the Mare Orcadum
    .modern = Orkney Sea
area-oceanus_hyperborealis = Oceanus Hyperborealis
    .the = the Oceanus Hyperborealis
    .in = in the Oceanus Hyperborealis
    .of = of the Oceanus Hyperborealis
    .modern = Hyperborean Ocean
area-mare_caledonicum = Mare Caledonicum
    .the = the Mare Caledonicum
    .in = in the Mare Caledonicum
    .of = of the Mare Caledonicum
    .modern = Caledonian Sea
area-mare_hibernicum = Mare Hibernicum
    .the = the Mare Hibernicum
    .in = in the Mare Hibernicum
    .of = of the Mare Hibernicum
    .modern = Irish Sea
area-oceanus_atlanticus = Oceanus Atlanticus
    .the = the Oceanus Atlanticus
    .in = in the Oceanus Atlanticus
    .of = of the Oceanus Atlanticus
    .modern = Atlantic Ocean

## Leaders

leader-boudicca = Boudicca
leader-arthur = Arthur
leader-urien = Urien
leader-fergus = Fergus
leader-aelle = Aelle
leader-ida = Ida
leader-oswiu = Oswiu
leader-offa = Offa
leader-ketil = Ketil
leader-egbert = Egbert
leader-ivar_halfdan = Ivar and Halfdan
leader-alfred = Alfred
leader-olaf = Olaf
leader-edgar = Edgar
leader-cnut = Cnut
leader-harald_hardrada = Harald Hardrada
leader-harold = Harold
leader-william = William
leader-svein = Svein
leader-vespasian = Vespasian
leader-paulinus = Paulinus
leader-agricola = Agricola
leader-caratacus = Caratacus
leader-boru = Brian Boru
leader-edward = Edward

## Units

unit-infantry = infantry
    .one = one infantry
    .many = infantry
    .title = Infantry
unit-cavalry = cavalry
    .one = one cavalry
    .many = cavalry
    .title = Cavalry
unit-legion = legion
    .one = one legion
    .many = legions
    .title = Legion
unit-fort = fort
    .one = one fort
    .many = forts
    .title = Fort
unit-burh = burh
    .one = one burh
    .many = burhs
    .title = Burh
unit-wall = wall
    .one = one wall
    .many = walls
    .title = Wall
unit-elite_legion = elite legion
    .one = one elite legion
    .many = elite legions
    .title = Elite legion
unit-auxilia = auxilia
    .one = one auxilia
    .many = auxilia
    .title = Auxilia
unit-berserk = berserks
    .one = one unit of berserks
    .many = units of berserks
    .title = Berserks
unit-huskarl = huskarls
    .one = one unit of huskarls
    .many = units of huskarls
    .title = Huskarls
unit-elite = elite infantry
    .one = one elite infantry
    .many = elite infantry
    .title = Elite infantry
unit-motte = motte
    .one = one motte
    .many = mottes
    .title = Motte

## Movement points left

left-0 = no movement left
left-1 = 1 movement point left
left-2 = 2 movement points left
left-3 = 3 movement points left
left-4 = 4 movement points left

## What a player is asked

prompt-settlement = Rome leaves: choose where a { $left ->
    [1] last fort or legion becomes
   *[other] fort or legion becomes
} Romano-British infantry ({ $left } to go).
prompt-hiring = Choose the reinforcement { $nation_of }: { $left ->
    [1] 1 point
   *[other] { $left } points
} to spend.
prompt-boudicca = Choose the area of the rising: Boudicca and one infantry appear there.
prompt-arthur = Choose the area of England where Arthur and his cavalry ({ $fact-event-arthur-cavalry }) appear.
prompt-leader = Choose the area where { $nation_the } receive { $leader }.
prompt-levy = Choose the area of England where the levy gathers: { $left ->
    [1] one infantry
   *[other] { $left } infantry
}.
prompt-growth-permission = { $other_subject } are vassals { $nation_of }: may they grow by half their points?
prompt-growth = { $nation_subject } have { $savings ->
    [1] 1 population point
   *[other] { $savings } population points
}: choose a unit and its area.
prompt-movement = Choose a stack { $nation_of } to move, or end the movement.
prompt-march = Choose where the units { $area_in } go, or which of them stay behind.
prompt-consent = { $other_subject } want to abandon { $area_the }: do { $nation_the } consent?
prompt-submission = Do { $nation_the } submit { $other_to }?
prompt-surplus = Too many units { $nation_of } are in one place and cannot move on: choose one to destroy.
prompt-battles = Choose the next battle { $nation_of }.
prompt-losses = Battle { $area_in }: choose the next loss { $nation_of } ({ $hits ->
    [1] 1 hit
   *[other] { $hits } hits
} left).
prompt-defender-retreat = Battle { $area_in } against { $other_the }: choose where { $nation_the } retreat to, which units stay, or fight on.
prompt-attacker-retreat = Battle { $area_in } against { $other_the }: { $nation_the } may go back where they came from, leave units behind, or fight on.
prompt-leader-retreat = Choose where to send the retreating leader: { $leader }.
prompt-withdrawal = Choose the raiders { $nation_of } that return, one by one, or end the withdrawal.
prompt-withdrawal-goal = The raiders { $area_in } come from several places: choose where this one returns to.
prompt-overpopulation = { $nation_subject } cannot feed all their armies: choose one to destroy ({ $left } to go).
prompt-recall = Trajan recalls legions: choose one to remove ({ $left } to go).
prompt-departure = Cnut sails home: choose a Danish unit to go with him ({ $left } to go).
prompt-vote = Choose the nation that { $nation_the } want as Bretwalda: they have { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
}.
prompt-royal-infantry = Choose the area of England where the King’s infantry { $nation_of } appears.

## Choices, as buttons

choice-done = Done
choice-halt = Halt
choice-stand = Fight on
choice-retreat = Retreat
choice-grant = Allow it
choice-refuse = Refuse
choice-submit = Submit
choice-defy = Do not submit
choice-leave_leader = Leave the leader behind
choice-keep_leader = The leader stays
choice-hire = { $unit_title }
choice-move = Units { $area_of }
choice-go = To { $area_the }
choice-leave = Leave { $unit_one } behind: { $left }
choice-fight = Battle { $area_in }
choice-lose = Lose { $unit_one } ({ $area })
choice-keep = Keep { $unit_one } here ({ $area })
choice-flee = Retreat to { $area_the }
choice-raise = { $unit_title } { $area_in }
choice-remove = Remove { $unit_one } { $area_in }
choice-withdraw = One unit { $area_of } returns
choice-embark = The leader goes along to { $area_the }
choice-place = { $area }
choice-vote = { $nation }

## Phases

phase-turn_start = Start of the turn
phase-nation_start = Start of the nation’s turn
phase-growth = Growth
phase-movement = Movement
phase-battle = Battle
phase-movement_2 = Movement II
phase-battle_2 = Battle II
phase-withdrawal = Withdrawal of raiders
phase-overpopulation = Overpopulation
phase-nation_end = End of the nation’s turn
phase-turn_end = End of the turn

## Statuses

status-boats = boats
status-raiders = raiders
status-all_raiders = all raiders
status-major_invasion = major invasion

## Players and scenarios

player-yellow = Yellow
player-blue = Blue
player-red = Red
player-green = Green
scenario-dux_britannia = Dux Britannia
    .years = 43 to 1085
scenario-artorius_rex = Artorius Rex
    .years = 430 to 1085
scenario-furor_normanis = Furor Normanis
    .years = 785 to 1085
scenario-hadrianus = Hadrianus
    .years = 100 to 430

## Where points come from

source-area = areas held
source-limes = Limes
source-occupation = occupation
source-raid = raid
source-army = armies killed
source-cavalry = cavalry killed
source-fort = forts destroyed
source-leader = leader killed
source-submission = submission
source-bretwalda = Bretwalda
source-king = King of England
source-windfall = Harold’s death
source-cap = limit outside the homeland
source-vassal = half of a vassal’s points

## Why units are taken off the map

reason-stranded = destroyed at sea, with no land to reach
reason-stacking = destroyed for lack of room
reason-overpopulation = destroyed by overpopulation
reason-recall = recalled by Trajan
reason-departure = gone with Cnut
reason-leaderless = turned back without William
reason-repelled = repelled by a motte, and destroyed

## What happened

event-turn = Turn { $turn } begins.
event-nation_turn = { $nation_subject } take their turn.
event-arrived = { $nation_subject } receive { $number ->
    [1] { $unit_one }
   *[other] { $number } { $unit_many }
} { $area_in }.
event-no_pieces = { $number ->
    [1] One { $unit }
   *[other] { $number } { $unit_many }
} { $nation_of } { $number ->
    [1] does not come: the pool is empty.
   *[other] do not come: the pool is empty.
}
event-leader_came = { $nation_subject } are joined by { $leader } { $area_in }.
event-leader_left = { $nation_subject } are no longer led by { $leader }.
event-leader_fell = { $nation_subject } lose { $leader } { $area_in } to { $killer_the }.
event-leader_retreated = Retreat to { $area_the }: { $leader }.
event-rome_departs = Rome abandons Britain: its forts and legions become Romano-British, or disappear.
event-dismounted = Arthur is gone: his cavalry fights on as { $number ->
    [1] one infantry
   *[other] { $number } infantry
}.
event-norman_purse = { $points ->
    [0] The Normans get no reinforcement.
    [1] The Normans have 1 point for reinforcements.
   *[other] The Normans have { $points } points for reinforcements.
}
event-removed = { $nation_subject } lose { $unit_one } { $area_in }: { $reason }.
event-grew = { $nation_subject } grow by { $points ->
    [1] 1 point
   *[other] { $points } points
} and now have { $savings }.
event-growth_granted = { $overlord_subject } let { $vassal_the } grow.
event-growth_refused = { $overlord_subject } do not let { $vassal_the } grow.
event-raised = { $nation_subject } raise { $unit_one } { $area_in }.
event-savings_lost = { $nation_subject } cannot save { $points ->
    [1] 1 point: it is lost.
   *[other] { $points } points: they are lost.
}
event-marched = From { $area_the } to { $goal_the }: { $troops }.
event-travelled = By road from { $area_the } to { $goal_the }: { $troops }.
event-fort_built = A Roman fort stands { $area_in }.
event-consent_granted = { $overlord_subject } let { $vassal_the } abandon { $area_the }.
event-consent_refused = { $overlord_subject } do not let { $vassal_the } abandon { $area_the }.
event-withdrew = Back from { $area_the } to { $goal_the }: { $troops }.
event-submitted = { $vassal_subject } submit { $overlord_to }.
event-defied = { $vassal_subject } do not submit { $overlord_to }.
event-freed = { $vassal_subject } are no longer vassals { $overlord_of }.
event-returned = Sent back from { $area_the } to { $goal_the }: { $troops }.
event-battle = Battle { $area_in }: { $attacker_the } attack { $defender_the }.
event-round = Round { $round } { $area_in }: { $attacker_the }{ $attacking_foot ->
    [none] {""}
   *[other] {" "}[{ $attacking_foot }]
}{ $attacking_horse ->
    [none] {""}
   *[other] {" "}[{ $attacking_horse }]
}{ $attacking_guard ->
    [none] {""}
   *[other] {" "}[{ $attacking_guard }]
}, { $defender_the }{ $defending_foot ->
    [none] {""}
   *[other] {" "}[{ $defending_foot }]
}{ $defending_horse ->
    [none] {""}
   *[other] {" "}[{ $defending_horse }]
}{ $defending_guard ->
    [none] {""}
   *[other] {" "}[{ $defending_guard }]
}{ $defending_works ->
    [none] {""}
   *[other] {" "}[{ $defending_works }]
}.
event-lost = { $nation_subject } lose { $unit_one } { $area_in }.
event-retreated = Retreat from { $area_the } to { $goal_the }: { $troops }.
event-won = { $nation_subject } hold { $area_the }.
event-both_gone = Nobody is left { $area_in }.
event-points = { $nation_subject }: { $points ->
    [1] 1 point
   *[other] { $points } points
} ({ $source }).
event-points_area = { $nation_subject }: { $points ->
    [1] 1 point
   *[other] { $points } points
} ({ $source }, { $area }).
event-voted = { $nation_subject } give { $votes ->
    [1] 1 vote
   *[other] { $votes } votes
} { $candidate_to }.
event-bretwalda = { $nation_subject } have the Bretwalda: { $votes } of { $cast ->
    [1] 1 vote
   *[other] { $cast } votes
}.
event-no_bretwalda = { $cast ->
    [0] Nobody can be Bretwalda: England is empty.
   *[other] No nation has more than half of the { $cast } votes: there is no Bretwalda.
}
event-king = { $nation_subject } have the King of England.
event-no_king = England has no King.
event-royal_infantry = The King’s infantry { $nation_of } appears { $area_in }.
event-royal_unit = For the King { $unit_one } { $nation_of } appears { $area_in }.
event-total = { $seat }: { $points ->
    [1] 1 point
   *[other] { $points } points
}.
event-victory = { $seat } wins.

## A position as lines of text

view-ruin = ruin
units = { $number ->
    [1] { $unit_one }
   *[other] { $number } { $unit_many }
}
both = { $one } and { $other }
troops-of = { $nation_of }
troops-led = { $troops } under { $leader }
table-nation = Nation
table-player = Player
table-points = Points
table-areas = Areas
table-armies = Armies
table-at-sea = At sea
table-savings = Savings
table-notes = This turn
view-turn = { $scenario }, turn { $turn } of { $last }.
view-deciding = { $phase }: { $seat } decides for { $nation_the }.
view-battle = Battle { $area_in }, round { $round }: { $attacker_the } attack { $defender_the }.
view-won = { $seat } has won.
view-points = { $player }: { $points }
view-vassal = vassals { $nation_of }
view-area = { $area }: { $contents }
view-contested = battle
view-odds = Battle { $area_in }, if nobody retreats: { $attacker_the } win in { $win }% of cases, { $defender_the } hold out in { $hold }%.

# What speaks for a choice.

reason-attack = { $chance }% chance of beating { $nation_the } { $area_in }.
reason-occupy = { $points ->
    [one] One point
   *[other] { $points } points
} at once for being alone { $area_in }.
reason-points_later = { $points ->
    [one] One point
   *[other] { $points } points
} on turn { $turn } for holding { $area_the }.
reason-guard = Guards { $area_the }: about { $number ->
    [one] one army
   *[other] { $number } armies
} may come.
reason-strengthen = Strengthens { $area_the }.
reason-hold_out = { $chance }% chance of holding { $area_the }.
reason-give_up = Saves the armies: { $chance ->
    [0] { $area_the } cannot be held.
   *[other] { $area_the } would hold with a chance of only { $chance }%.
}
reason-peace = Peace with { $nation_the } saves more than it costs.
reason-own_candidate = The Bretwalda { $nation_of } would be of the same colour.

## Why something cannot be chosen

why-not_your_turn = { $seat } is deciding now.
why-asked_answer = You have to answer the question first.
why-asked_unit = You have to choose a unit in the battle { $area_in } now.
why-asked_nation = You have to choose a nation now.
why-asked_hire = You have to choose a unit to buy now.
why-no_armies = No such army { $nation_of } is { $area_in }.
why-there_already = They are already { $area_in }.
why-stopped = The movement of all units { $area_in } has ended: terrain or a strait has stopped them.
why-no_points = The units { $area_in } have no movement left.
why-nowhere_to_go = The units { $area_in } have nowhere to go.
why-overrun = The enemy { $area_in } holds them up: to overrun it at least { $number } units must stay there.
why-overrun_stacking = The enemy { $area_in } holds them up, and the stacking limit does not allow as many units there as an overrun needs.
why-must_stay = One unit must stay { $area_in }: { $nation_the } did not consent to abandoning it.
why-leader_alone = That would leave { $leader } alone: a unit must go too, or stay behind too.
why-not_beside = No border joins { $area_the } and { $other_the }.
why-closed_sea = Invaders { $nation_of } may not sail there.
why-closed_coast = Invaders { $nation_of } may not land { $area_in }.
why-no_boats = { $nation_subject } have no boats this turn.
why-no_landing = Nobody but raiders may stay at sea, and no movement would be left to land again.
why-overlord_land = A vassal may not enter areas of its overlord, and this one is held by { $nation_the }.
why-former_vassal = { $nation_subject } were vassals of Rome: before turn 8 they may not be attacked unless they attack first.
why-vassal_land = { $nation_subject } are your vassals: you may pass through { $area_the } but not stop there, and you could go no further.
why-strait = Crossing the strait costs one more, which must be paid in full.
why-river = Crossing the river costs one more, which must be paid in full.
why-literal_cost = A difficult area costs { $fact-movement-difficult }, and in this game fewer are not enough.
why-last_of_stack = It is the last unit of the stack: choose another stack if you do not want it to go.
why-none_goes_on = Without this unit none of the others could take another step.
why-must_land = The movement cannot be ended: units { $area_in } can still land, and must.
why-must_leave = The movement cannot be ended: units may not stop { $area_in }, which belongs to a vassal.
why-too_many = The movement cannot be ended: there are too many units { $area_in }.
why-must_buy = A unit can still be paid for and placed, so it must be bought.
why-not_held = New units and leaders appear only in areas held by { $nation_the }, and { $area_the } is not one.
why-not_for_sale = { $unit_title }: { $nation_the } cannot buy that.
why-too_dear = { $unit_title }: the price is { $price }, and there { $number ->
    [1] is 1 point
   *[other] are { $number } points
}.
why-pool_empty = { $unit_title }: the whole pool { $nation_of } is on the map.
why-no_burhs = Burhs cannot be bought on this turn.
why-burhs_bought = No more burhs may be bought this turn.
why-burh_there = There is already a burh { $area_in }.
why-motte_there = There is already a motte { $area_in }.
why-full = There is no room for more armies { $area_in }: that would be too many, or a second overstack.
why-served = Every other area that has room gets a unit before the next one { $area_in }.
why-no_battle = There is no battle to fight { $area_in }.
why-heavy = { $unit_title }: only a 6 kills it, and none of these hits is one.
why-fort_last = A fort is hit only when no other Roman unit is left beside it.
why-motte = Only a modified 7 hits a motte.
why-held_by_others = { $nation_subject } hold { $area_the }.
why-battle_there = A battle is still to be fought { $area_in }.
why-no_room = There is no room for so many armies { $area_in }: leave some behind, or choose another area.
why-no_way_back = None of these units came from there.
why-not_from_sea = Nobody { $area_in } began this turn at sea.
why-home_closed = Where these units { $area_in } began the turn there is no room left, or another nation is there.
why-would_empty = The last unit { $area_in } must stay: no area may be emptied.
why-not_too_many = There are not too many units { $area_in }.
why-not_home = Romans become Romano-British in Wales and in England up to Cheshire and York, and nowhere else.
why-forts_first = Forts come first: the legions { $area_in } must wait.
why-nothing_to_settle = There is no fort or legion { $area_in } that could become infantry.
why-not_england = That area is not in England: { $area }.
why-not_in_england = { $nation_subject } hold no area in England.

## Chapters to learn

lesson-growth = Growth
lesson-movement = Movement
lesson-battle = Battle
lesson-submission = Submission
lesson-scoring = Scoring
