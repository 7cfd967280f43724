# What only the page says about Rex Britannorum, in English.

## The board

rex-map = Map of Britannia
rex-beside = Turn, stakes, reinforcements and non-player kingdoms
rex-fold = Turn { $turn } of { $turns } · stakes
rex-place = { $place }, { $kind ->
    [city] city
   *[road] road
} in { $region } ({ $modern }){ $token ->
    [yes] , to be won now
   *[no] { "" }
}{ $rome ->
    [yes] , Rome’s
   *[no] { "" }
}{ $holders ->
    [none] { "" }
   *[other] , held by { $holders }
}
rex-choose-place = { $choice }. { $place }
rex-joker-here = { $zone }: the joker can be won
rex-to-be-won = To be won, { $zone }: { $tokens }.
rex-turns = Turn track
rex-bag = { $number ->
    [one] { $number } token in the bag
   *[other] { $number } tokens in the bag
}
rex-order = Turn order
rex-stakes = Stakes
rex-stands = { $kingdom }, { $track }: { $number }
rex-track = First at { $first }{ $gone ->
    [yes] , already won
   *[no] { "" }
}; thresholds at { $one }, { $two } and { $three }
rex-group-roads = branches count
rex-first = First
rex-threshold = Threshold
rex-max = Max
rex-reinforcements = Reinforcements
rex-none-left = None left.
rex-pile = { $number ->
    [one] { $number } card in the pile
   *[other] { $number } cards in the pile
}
rex-slot = Slot { $number } shows { $zone }; turned round, { $other }.

## Non-player kingdoms

rex-behaviour-impetuous = impetuous
    .text = Two deployment cards drawn by lot, each either way up, decide where its two cards go.
rex-behaviour-greedy = greedy
    .text = First card: the zone with the most tokens, then one with a joker, then the most cities. Second card: by lot.
rex-behaviour-foresighted = foresighted
    .text = First card: slot 2. Second: slot 1, 2 or 3, if lower, equal or higher. Then slot 1 is turned and goes to the end.

## Battles

rex-battle = Current battle
rex-battles = Battles of turn { $turn }
rex-plans-shown = The plans are revealed.
rex-put-report-away = Close
rex-nobody = Nobody came.
rex-side = { $kingdom }: { $cards }, total { $sum }; { $role ->
    [winner] winner
   *[vassal] vassal
}.
rex-role-winner = wins
rex-role-vassal = vassal
rex-power-1-rises = counts as 7 against another kingdom’s 7.
rex-power-2-works = may take an unprotected winner’s card.
rex-power-2-blocked = does nothing: every winner has a 4.
rex-power-2-ignored = does nothing for a non-player kingdom.
rex-power-3-works = may cohabit on a road that an unprotected winner gained.
rex-power-3-blocked = does nothing: every winner has a 4.
rex-power-3-ignored = does nothing for a non-player kingdom.
rex-power-4-protects = protects its cards and roads from 2 and 3.
rex-gain-claimed = { $place }
rex-gain-claimed_joker = joker
rex-gain-joker_used = joker to { $place }
rex-gain-joker_wasted = joker wasted
rex-gain-joined = cohabits on { $place }
rex-gain-hired = takes { $card } from the { $kingdom }
rex-gain-reinforced = receives { $card }
rex-to-rome = Rome: { $places }
rex-help = Rome helps the { $kingdom }: { $card }
rex-stake-moved = { $track } { $number }
rex-stake-first = First on { $track }
rex-stake-first_lost = uses up First on { $track }
rex-stake-threshold = threshold { $number } on { $track }
rex-stake-max = Max on { $track }

## What lies in front of a player

rex-holder = Card holder
rex-slot-empty = troop
rex-slot-extra = extra
rex-planned = { $card }, { $zone }
rex-turn = Turn: { $card }, { $zone }
rex-take-back = Take { $card } back
rex-confirmed = Confirmed: your plan stays hidden until all are revealed.
rex-change = Change the plan
rex-hand = Your hand
rex-pick = Choose a card, then its zone.
rex-send = Where does { $card } go?
rex-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
rex-power-1 = Counts as 7 if another kingdom plays a 7 in the zone.
rex-power-2 = As a vassal, take a card that a winner played into your hand.
rex-power-3 = As a vassal, place a cube on a road that a winner gained.
rex-power-4 = As a winner, you are safe from powers 2 and 3.
rex-queue = Recruitment queue
rex-draw = { $choice }: { $number ->
    [one] { $number } in the pile
   *[other] { $number } in the pile
}
rex-objectives = Objectives
rex-type-fief = Fief
rex-type-city = Cities
rex-type-link = Link
rex-worth = { $points } of { $most }
rex-condition-scores = met
rex-condition-waits = met, but one above it is not
rex-condition-open = not yet met
rex-put-away = Discard this one
rex-discard = Your discard pile ({ $number })
rex-watching = You are watching: hands and plans stay hidden.

## Players

rex-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rex-line = { $track }: { $number }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rex-cards = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
rex-oppida = { $number ->
    [one] { $number } oppidum left
   *[other] { $number } oppida left
}
rex-objectives-kept = { $number ->
    [one] { $number } objective
   *[other] { $number } objectives
}
rex-queue-short = Queue
rex-shown = Seen in hand

## The end

rex-sheet = Score sheet
rex-value = at { $number }
rex-total = Total
rex-rivals-score = Non-player kingdoms move on the tracks but score nothing.
rex-objectives-shown = Objectives revealed
rex-ratings = How your score is rated
rex-duel-note = There was no third kingdom in this game.

## Credits

rex-credits =
    .names = Rex Britannorum is a game by Stéphane Brachet, published by Shakos.
    .facts = Rules and numbers follow the rulebook, which shows neither the whole board nor all the cards. Reconstructed by us, in keeping with everything the rulebook says: most places, regions and roads of the map and its drawing; sixteen of the eighteen objectives; the values of the reinforcements; some marks of the tracks; the usual length of a game. If you own the box you can put the real ones in their place without touching the program: bretwalda serve --facts FOLDER. Where the rulebook is silent we made rulings: see section 14 of the rules.

## The rules in short

rex-short-aim = The aim
    .text = Three kingdoms of Britannia court Rome’s favour. Over { $fact-setup-turns-word } turns you take roads and cities all over the island. You score for your longest road, your cities and the regions where you are present, and for your secret objectives. Most points makes you Rex Britannorum; if tied, the throne stays vacant.
rex-short-plan = A turn
    .text = { $fact-setup-tokens_per_turn ->
        [one] One location comes up
       *[other] { $fact-setup-tokens_per_turn-Word } locations come up
    } on the map. You recruit { $fact-turn-recruits-word } troop cards, from your face-up queue or unseen from your draw pile. Then everyone plans in secret: two of your cards go to the zones North, Centre and South, each with a deployment card turned to its zone. A reinforcement or mercenary may go as a third. When everyone has confirmed, all plans are revealed at once.
rex-short-battle = Battles
    .text = In each zone the highest total wins; if tied, all of them win. Winners take up to { $fact-turn-winner_tokens ->
        [one] one location
       *[other] { $fact-turn-winner_tokens-word } locations
    }; the others present are vassals and take up to { $fact-turn-vassal_tokens-word } of what is left. The rest goes to Rome. A joker puts your marker on a road held by another kingdom or by Rome, or in a city of Rome. If you placed nothing on the map in a turn, you may ask Rome for a reinforcement.
rex-short-powers = The low cards
    .text = A 1 counts as 7 where another kingdom plays a 7. A vassal with a 2 may take a card that a winner played; a vassal with a 3 may cohabit on a road that a winner gained. A winner with a 4 is safe from both.
rex-short-stakes = Points
    .text = After each turn the tracks are evaluated: the first to reach a certain mark scores a point, and everyone scores one for each of three thresholds. At the end the highest value on each track scores one more, and each objective up to three, from the top down as far as its conditions are met.
rex-short-alone = Solo or with two players
    .text = Non-player kingdoms are run by the game, each in its own way: impetuous, greedy or foresighted. They take what they win but score nothing. Two players may also do without a third kingdom; a solo game is rated by its score.

## Setting a table up

rex-players-1 = Solo, against two kingdoms run by the game; your score is rated at the end. You keep all three objectives, or play without.
rex-players-2 = Two players and a kingdom run by the game, or no third kingdom (see below).
rex-players-3 = Three players, one kingdom each.
rex-setting-early_choice = Two of three
    .text = One of three objectives is discarded before the game. In a solo game you keep all three.
rex-setting-late_choice = Three until turn { $fact-setup-late_choice_turn }
    .text = All three are kept at first; one is discarded at the start of turn { $fact-setup-late_choice_turn }. For two or three players.
rex-setting-none = No objectives
    .text = For first games: only the tracks score points.
rex-setting-path = A path
    .text = From one end to the other, without branches: as in the English rulebook.
rex-setting-group = A group
    .text = All connected roads, branches included: as in the French rulebook.
rex-seat-1 = Chooses a kingdom first.
rex-seat-2 = Chooses a kingdom second.
rex-seat-3 = Gets the kingdom that is left.

rex-goal = Most points after turn { $turns } wins (now { $turn })
rex-goal-objectives = Most points after turn { $turns } wins (now { $turn }); objectives count at the end
rex-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The great events

rex-told-reinforced = Rome sends help
    .text = A legate has heard of the king who keeps order among the tribes. His soldiers will march alongside, for as long as it serves Rome.
rex-told-vacant = The throne stays vacant
    .text = Nobody has risen above the others, and no one kneels. Rome shrugs, and waits for the next to come asking.
rex-told-crowned = Rex Britannorum
    .text = Roads, cities and lands have decided: one kingdom stands above all others. Rome greets its ruler as king of the Britons.
rex-course = How the game unfolded: points on the tracks


## Tables beside the rules

rex-table-marks = Table: marks of the tracks
rex-table-track = Track
rex-table-objectives = Table: objectives
rex-table-card = Card
rex-table-roads = Table: connections
rex-table-place = Location
rex-table-next = joined to
