# Rex Britannorum, in English.
# $kingdom, $zone, $card, $place, $track and $seat are names; $zone_in and so on are the forms given with the name.
# Places, regions and objectives are named by facts.toml.

title = Rex Britannorum
summary = Three kingdoms of Britannia court Rome’s favour: send your troops in secret to North, Center and South, build the longest road, found cities, and be crowned king of the Britons.

## What is settled before the game

option-players = Players
    .hint = Alone or with two, kingdoms that nobody leads act by themselves.
option-objectives = Objectives
    .hint = Put one of three away before the game, or only in turn 4; first games may do without them.
option-random_reinforcements = Random reinforcements
    .hint = Reinforcements lie face down: whoever gets one draws it instead of choosing.
option-duel = Two alone
    .hint = With two players only: no third kingdom, and seven locations are Rome’s before the first turn.

## Kingdoms

kingdom-brigantes = Brigantes
    .leader = Cartimandua
kingdom-iceni = Iceni
    .leader = Prasutagos
kingdom-regnenses = Regnenses
    .leader = Cogidubnus

## Zones

zone-north = North
    .in = in the North
    .to = to the North
    .of = of the North
zone-center = Center
    .in = in the Center
    .to = to the Center
    .of = of the Center
zone-south = South
    .in = in the South
    .to = to the South
    .of = of the South

## Tracks

track-road = Road
track-cities = Cities
track-regions = Regions

## Cards

card-brigantes_1 = Brigantes 1
card-brigantes_2 = Brigantes 2
card-brigantes_3 = Brigantes 3
card-brigantes_4 = Brigantes 4
card-brigantes_5 = Brigantes 5
card-brigantes_6 = Brigantes 6
card-brigantes_7 = Brigantes 7
card-iceni_1 = Iceni 1
card-iceni_2 = Iceni 2
card-iceni_3 = Iceni 3
card-iceni_4 = Iceni 4
card-iceni_5 = Iceni 5
card-iceni_6 = Iceni 6
card-iceni_7 = Iceni 7
card-regnenses_1 = Regnenses 1
card-regnenses_2 = Regnenses 2
card-regnenses_3 = Regnenses 3
card-regnenses_4 = Regnenses 4
card-regnenses_5 = Regnenses 5
card-regnenses_6 = Regnenses 6
card-regnenses_7 = Regnenses 7
card-rome_1 = Reinforcement 1
card-rome_2 = Reinforcement 2
card-rome_3 = Reinforcement 3
card-rome_4 = Reinforcement 4
card-rome_5 = Reinforcement 5
card-rome_6 = Reinforcement 6
card-rome_7 = Reinforcement 7

## Objectives

objective = { $id }: { $one } / { $two } / { $three }
condition-control_region = control { $region }
condition-present_region = be present in { $region }
condition-control_link = control the link { $one } – { $other }
condition-present_link = be present on the link { $one } – { $other }
condition-control_cities = control the cities { $zone_of }
condition-present_either = be present in { $one } or { $other }
condition-control_either = control { $one } or { $other }

## What is said of a solo game

rating-junk = a sham of a Rex, soon to be thrown to the lions
rating-weak = a feeble Rex whose reign will not last
rating-ordinary = a Rex like many others; there is room for more
rating-conquering = a conqueror, hailed by the Britons
rating-remembered = a Rex of whom people will speak for many years
rating-legend = greater than any Rex: a legend

## What a player is asked

prompt-kingdom = Choose the kingdom that you will lead.
prompt-objective = Choose the objective that you put away; you keep the other two.
prompt-recruitment = Recruit { $left ->
    [1] one more card
   *[other] { $left } cards
}: from your queue, or unseen from your draw pile.
prompt-planning = { $cards ->
    [0] Choose your first troop card and the zone it goes to.
    [1] Choose your second troop card and the zone it goes to.
    [2] { $extras ->
        [0] Confirm your plan.
       *[other] Add a reinforcement or a mercenary, or confirm your plan.
    }
   *[other] Confirm your plan.
}
prompt-claim = { $vassal ->
    [0] You have won { $zone_in }: choose a location ({ $left } to go).
   *[other] You are a vassal { $zone_in }: choose one of the locations left over ({ $left } to go).
}
prompt-joker = Use the joker { $zone_of }: choose a road that another kingdom or Rome has, or a city of Rome.
prompt-hiring = Your 2 { $zone_in }: you may take a card that a winner played.
prompt-reinforcement = { $random ->
    [0] Your 2 finds no card to take: you may choose a reinforcement instead.
   *[other] Your 2 finds no card to take: you may draw a reinforcement instead.
}
prompt-joining = Your 3 { $zone_in }: you may put a cube on a road that a winner gained.
prompt-help = { $random ->
    [0] You put nothing on the map this turn: you may choose a reinforcement from Rome.
   *[other] You put nothing on the map this turn: you may draw a reinforcement from Rome.
}

## Choices, as buttons

choice-decline = Decline
choice-confirm = Confirm
choice-draw = Draw a card
choice-request = Draw a reinforcement
choice-lead = Lead the { $kingdom }
choice-recruit = Recruit { $card }
choice-hire = Take { $card }
choice-call = Call { $card }
choice-send = { $card } { $zone_to }
choice-claim_joker = Joker { $zone_of }
choice-claim = { $place }
choice-use_joker = Joker to { $place }
choice-join = Cube on { $place }
choice-put_away = Put away { $objective }

## What happened

event-leads = { $seat } leads the { $kingdom }.
event-queued = { $kingdom }: { $card } joins the queue.
event-drew_card = You draw { $card }.
event-dealt = You receive the objective { $objective }.
event-allotted = { $place } is allotted to Rome.
event-turn = Turn { $number }.
event-order = Place { $number } in the turn order: { $kingdom }, with a sum of { $sum }.
event-drawn = To be won: { $place }.
event-joker_drawn = To be won: the joker { $zone_of }.
event-drew = { $kingdom }: a card is drawn unseen.
event-recruited = { $kingdom }: { $card } is recruited from the queue.
event-sent = { $kingdom }: { $card } goes { $zone_to }.
event-no_battle = Nobody has come { $zone_to }.
event-battle = Battle { $zone_in }.
event-winner = The { $kingdom } win with { $number }.
event-vassal = The { $kingdom } are vassals with { $number }.
event-claimed = The { $kingdom } take { $place }.
event-claimed_joker = The { $kingdom } take the joker { $zone_of }.
event-joker_used = The { $kingdom } settle { $place } with the joker.
event-joker_wasted = The { $kingdom } have no use for the joker { $zone_of }.
event-joker_lost = The joker { $zone_of } leaves the game.
event-hired = The { $kingdom } take { $card } from the { $other }.
event-joined = The { $kingdom } join on { $place }.
event-reinforced = The { $kingdom } receive { $card }.
event-moved = { $kingdom }, { $track }: { $number }.
event-first = The { $kingdom } are first on the track { $track }.
event-first_lost = The { $kingdom }, led by nobody, use up First on the track { $track }.
event-threshold = The { $kingdom } reach threshold { $number } on the track { $track }.
event-max = The { $kingdom } have the highest value on the track { $track }.
event-objective = { $kingdom }, objective { $objective }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-score = { $kingdom }: { $number ->
    [one] { $number } point
   *[other] { $number } points
} in all.
event-crowned = { $kingdom_leader } of the { $kingdom } is Rex Britannorum.
event-vacant = The highest score is shared: the throne stays vacant.
event-rated = { $kingdom_leader }: { $rating }.

## A position as lines of text

view-turn = Turn { $turn } of { $turns }.
view-deciding = To decide: { $seats }.
view-tokens = To be won { $zone_in }: { $tokens }.
view-joker = joker
view-battle = Battle { $zone_in }: { $strengths }.
view-reinforcements = Reinforcements: { $cards }.
view-reinforcements-hidden = Reinforcements face down: { $number }.
view-rome = Rome’s: { $places }.
view-holds = The { $kingdom } hold: { $places }.
view-plays = The { $kingdom } play: { $plays }.
view-slots = Deployment cards of the { $kingdom }: { $zones }.
view-shown = Seen in the hand of the { $kingdom }: { $cards }.
view-hand = Your hand: { $cards }.
view-hand-empty = Your hand is empty.
view-objective = Objective { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} now).
view-put-away = Put away: { $objective }.
view-nobody = nobody
view-absent = not in the game
view-ready = ready
table-kingdom = Kingdom
table-leader = Led by
table-cards = Cards
table-deck = Pile
table-queue = Queue
table-points = Points
