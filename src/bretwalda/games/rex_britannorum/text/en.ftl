# Rex Britannorum, in English.
# $kingdom, $zone, $card, $place, $track and $seat are names; $zone_in and so on are the forms given with the name.
# Places, regions and objectives are named by facts.toml.

title = Rex Britannorum
summary = Three kingdoms of Britannia court Rome’s favour: secretly send your troops North, Centre and South, build the longest road, take cities and be crowned king of the Britons.

## What is settled before the game

setting-players = Players
    .hint = With one or two players, the remaining kingdoms are run by the game.
setting-objectives = Objectives
    .hint = Discard one of three before the game, or not until turn { $fact-setup-late_choice_turn }; first games may do without them.
setting-random_reinforcements = Random reinforcements
    .hint = Reinforcements lie face down and are drawn instead of chosen.
setting-duel = No third kingdom
    .hint = For two players: there is no third kingdom, and { $fact-duel-tokens_to_rome ->
        [one] one location goes
       *[other] { $fact-duel-tokens_to_rome-word } locations go
    } to Rome before the first turn.
setting-longest_road = Longest road
    .hint = The longest path from one end to the other, as in the English rulebook; or the largest connected group, where branches count too, as in the French one.

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
zone-center = Centre
    .in = in the Centre
    .to = to the Centre
    .of = of the Centre
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
rating-ordinary = a Rex like many others; there is room for improvement
rating-conquering = a conqueror, hailed by the Britons
rating-remembered = a Rex who will be spoken of for many years
rating-legend = greater than any Rex: a legend

## What a player is asked

prompt-kingdom = Choose the kingdom you will lead.
prompt-objective = Choose the objective to discard; you keep the other two.
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
   *[other] You are a vassal { $zone_in }: choose one of the remaining locations ({ $left } to go).
}
prompt-joker = Use the joker { $zone_of }: choose a road held by another kingdom or by Rome, or a city of Rome.
prompt-hiring = Your 2 { $zone_in }: you may take a card that a winner played.
prompt-reinforcement = { $random ->
    [0] Your 2 finds no card to take: you may choose a reinforcement instead.
   *[other] Your 2 finds no card to take: you may draw a reinforcement instead.
}
prompt-joining = Your 3 { $zone_in }: you may place a cube on a road that a winner gained.
prompt-help = { $random ->
    [0] You placed nothing on the map this turn: you may choose a reinforcement from Rome.
   *[other] You placed nothing on the map this turn: you may draw a reinforcement from Rome.
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
choice-put_away = Discard { $objective }

## What happened

event-leads = { $seat } leads the { $kingdom }.
event-queued = { $kingdom }: { $card } joins the queue.
event-drew_card = You draw { $card }.
event-dealt = You receive the objective { $objective }.
event-allotted = { $place } is allocated to Rome.
event-turn = Turn { $number }.
event-order = Turn order { $number }: { $kingdom }, with a total of { $sum }.
event-drawn = To be won: { $place }.
event-joker_drawn = To be won: the joker { $zone_of }.
event-drew = The { $kingdom } draw a card unseen.
event-recruited = The { $kingdom } recruit { $card } from their queue.
event-sent = { $kingdom }: { $card } goes { $zone_to }.
event-no_battle = Nobody came { $zone_to }.
event-battle = Battle { $zone_in }.
event-winner = The { $kingdom } win with { $number }.
event-vassal = The { $kingdom } are vassals with { $number }.
event-claimed = The { $kingdom } take { $place }.
event-claimed_joker = The { $kingdom } take the joker { $zone_of }.
event-joker_used = The { $kingdom } settle { $place } with the joker.
event-joker_wasted = The { $kingdom } have no use for the joker { $zone_of }.
event-joker_lost = The joker { $zone_of } leaves the game.
event-hired = The { $kingdom } take { $card } from the { $other }.
event-joined = The { $kingdom } cohabit on { $place }.
event-reinforced = The { $kingdom } receive { $card }.
event-moved = { $kingdom }, { $track }: { $number }.
event-first = The { $kingdom } are first on the { $track } track.
event-first_lost = The { $kingdom }, a non-player kingdom, use up First on the { $track } track.
event-threshold = The { $kingdom } reach threshold { $number } on the { $track } track.
event-max = The { $kingdom } have the highest value on the { $track } track.
event-objective = { $kingdom }, objective { $objective }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-score = { $kingdom }: { $number ->
    [one] { $number } point
   *[other] { $number } points
} in all.
event-crowned = { $kingdom_leader } of the { $kingdom } is Rex Britannorum.
event-vacant = The highest score is tied: the throne stays vacant.
event-rated = { $kingdom_leader }: { $rating }.

## A position as lines of text

view-turn = Turn { $turn } of { $turns }.
view-firsts = First is taken on: { $tracks }.
view-group-roads = The longest road is a group: branches count too.
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
view-put-away = Discarded: { $objective }.
view-nobody = nobody
view-absent = not in the game
view-ready = ready
table-kingdom = Kingdom
table-leader = Player
table-oppida = Oppida
table-cards = Cards
table-deck = Pile
table-queue = Queue
table-points = Points

## What speaks for a choice

reason-first = { $place } gives first place on the { $track } track: { $number }.
reason-threshold = { $place } reaches threshold { $number } on the { $track } track: a point.
reason-condition = { $place } meets a condition of the objective { $objective }.
reason-longer_road = { $place } extends the longest road to { $number }.
reason-more_cities = { $place } is one more city: { $number } in all.
reason-more_regions = { $place } is in a region not reached before: { $number } in all.
reason-joker = The joker goes where it is of most use { $zone_in }.
reason-aims_at = { $number ->
    [one] One location can be won { $zone_in }: { $place }.
   *[other] { $number } tokens can be won { $zone_in }; { $place } is worth the most.
}
reason-aims_at_joker = The joker can be won { $zone_in }.
reason-spares = Nothing can be won { $zone_in }: { $card }, the lowest card, will hardly be missed.
reason-hopes_to_hire = Nothing can be won { $zone_in }, but a 2 that loses there may bring a card.
reason-keeps_extra = Saves the reinforcement or mercenary for a later turn.
reason-highest_in_queue = { $card } is the highest card in the queue.
reason-better_pile = The cards left in the draw pile are higher on average than those in the queue.
reason-extra_card = { $card } gives a third card on a later turn.
reason-least_promising = Of the objectives, { $objective } promises the fewest points.

## Why something cannot be chosen

why-not_your_turn = { $seat } is deciding now.
why-confirmed = You have decided; the others are still thinking.
why-asked_kingdom = You have to choose a kingdom now.
why-asked_objective = You have to discard one of your objectives now.
why-asked_recruitment = You have to recruit a troop card now.
why-asked_planning = You have to make your plan now: two troop cards, each to a zone.
why-asked_claim = You have to take a token { $zone_in } now.
why-asked_joker = You have to use the joker { $zone_in } now.
why-asked_hiring = You may now take a card that a winner played { $zone_in }.
why-asked_reinforcement = You may now take a reinforcement.
why-asked_joining = You may now place a cube on a road that a winner gained { $zone_in }.
why-asked_help = You may now take a reinforcement from Rome.
why-kingdom_taken = The { $kingdom } already have a player.
why-objective_not_yours = This objective was not dealt to you.
why-not_in_queue = { $card } is not in your queue.
why-pile_empty = Your draw pile is empty, and nothing is ever reshuffled.
why-not_in_hand = { $card } is not in your hand.
why-troops_first = Send two troop cards first: a reinforcement or mercenary never replaces one.
why-two_troops = Exactly two troop cards are sent in a turn, and you have sent them.
why-one_extra = Only one reinforcement or mercenary may be sent in a turn.
why-zone_full = Two of your cards already go there ({ $zone }), and only two deployment cards show that zone.
why-too_few_troops = You have to send two troop cards before you can confirm.
why-must_take = You have to take a token as long as there is one you can use.
why-other_zone = The battle { $zone_in } is being resolved now.
why-no_token = There is no token on { $place } this turn.
why-no_joker = There is no joker { $zone_in } this turn.
why-present = You are already present on { $place }.
why-no_oppidum = You have no oppidum left for { $place }.
why-won_by_winner = A winner has taken { $place }; vassals get what is left.
why-joker_won_by_winner = A winner has taken the joker { $zone_in }; vassals get what is left.
why-joker_yours = You have already taken the joker { $zone_in }.
why-nobody_there = { $place } belongs neither to another kingdom nor to Rome: a joker cannot go there.
why-city_not_romes = { $place } is not allocated to Rome: a joker takes no other city.
why-city_not_joined = { $place } is a city: power 3 reaches roads only.
why-not_gained = No winner gained { $place } in the battle { $zone_in }.
why-protected_road = { $place } was gained by a winner with a 4: it is protected.
why-own_colour = { $card } is of your own colour: power 2 takes other cards only.
why-not_of_winner = No winner played { $card } { $zone_in }, or it has already been taken.
why-protected_card = { $card } was played by a winner with a 4: it is protected.
why-not_on_table = { $card } is not on the table.
why-face_down = The reinforcements are face down: take the top card.
why-face_up = The reinforcements are face up: choose one of them.
