# What only the page says about Rex Britannorum, in English.

## The board

rex-map = Map of Britannia
rex-beside = Turn, stakes, reinforcements and kingdoms without a player
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
rex-group-roads = side roads count
rex-first = First
rex-threshold = Threshold
rex-max = Max
rex-reinforcements = Reinforcements
rex-none-left = None is left.
rex-pile = { $number ->
    [one] { $number } card in the pile
   *[other] { $number } cards in the pile
}
rex-slot = Slot { $number } shows { $zone }; turned round, { $other }.

## Kingdoms without a player

rex-behaviour-impetuous = impetuous
    .text = Two deployment cards by lot, each either way up: they say where its two cards go.
rex-behaviour-greedy = greedy
    .text = First card: the zone with most tokens, then a joker, then most cities. Second card: by lot.
rex-behaviour-foresighted = foresighted
    .text = First card: slot 2. Second: slot 1, 2 or 3, if lower, equal or higher. Then slot 1 is turned and goes to the end.

## Battles

rex-battle = The battle now
rex-battles = Battles of turn { $turn }
rex-plans-shown = The plans come to light.
rex-put-report-away = Put away
rex-nobody = Nobody came.
rex-side = { $kingdom }: { $cards }, together { $sum }; { $role ->
    [winner] winner
   *[vassal] vassal
}.
rex-role-winner = wins
rex-role-vassal = vassal
rex-power-1-rises = counts 7 against another’s 7.
rex-power-2-works = may take a card of an unprotected winner.
rex-power-2-blocked = does nothing: every winner has a 4.
rex-power-2-ignored = does nothing without a player.
rex-power-3-works = may join on a road that an unprotected winner gained.
rex-power-3-blocked = does nothing: every winner has a 4.
rex-power-3-ignored = does nothing without a player.
rex-power-4-protects = protects its cards and roads from 2 and 3.
rex-gain-claimed = { $place }
rex-gain-claimed_joker = joker
rex-gain-joker_used = joker to { $place }
rex-gain-joker_wasted = joker of no use
rex-gain-joined = joins on { $place }
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
rex-turn = Turn round: { $card }, { $zone }
rex-take-back = Take { $card } back
rex-confirmed = Confirmed: your plan is hidden until all are shown.
rex-change = Change the plan
rex-hand = Your hand
rex-pick = Choose a card, then its zone.
rex-send = Where does { $card } go?
rex-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
rex-power-1 = Counts 7 if another kingdom plays a 7 in the zone.
rex-power-2 = As a vassal, take into hand a card that a winner played.
rex-power-3 = As a vassal, put a cube on a road that a winner gained.
rex-power-4 = As a winner, be safe from the powers 2 and 3.
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
rex-condition-scores = true now
rex-condition-waits = true now, but one above it is not
rex-condition-open = not true yet
rex-put-away = Put this one away
rex-discard = Your discards ({ $number })
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

rex-sheet = The score sheet
rex-value = at { $number }
rex-total = Total
rex-rivals-score = Kingdoms without a player move on the tracks and score nothing.
rex-objectives-shown = The objectives are shown
rex-ratings = What is said of such a score
rex-duel-note = The third kingdom was not in this game.

## Credits

rex-credits =
    .names = Rex Britannorum is a game by Stéphane Brachet, published by Shakos.
    .facts = Rules and numbers follow the rulebook, which shows neither the whole board nor all cards. Constructed by us, in agreement with everything the rulebook says: most places, regions and roads of the map and its drawing; sixteen of the eighteen objectives; the values of the reinforcements; some marks of the tracks; the usual length of a game. Whoever owns the box can put the real ones in their place without touching the program: bretwalda serve --facts FOLDER. Where the rulebook is silent we made rulings: see section 14 of the rules.

## The rules in short

rex-short-aim = What it is about
    .text = Three kingdoms of Britannia court Rome’s favour. In seven turns you settle roads and cities all over the island. Your longest road, the number of your cities and the number of regions where you are give points, and so do your secret objectives. Most points make you Rex Britannorum; if they are shared, the throne stays vacant.
rex-short-plan = A turn
    .text = Seven locations come up on the map. You recruit two troop cards, from your open queue or unseen from your pile. Then all plan in secret: two of your cards go to the zones North, Center and South, each with a deployment card turned to its zone. A reinforcement or mercenary may go as a third. When everybody has confirmed, all plans are shown at once.
rex-short-battle = Battles
    .text = In each zone the highest sum wins, and equals win together. Winners take up to three locations; the others who came are vassals and take up to two of what is left. The rest falls to Rome. A joker puts your marker on a road that somebody else or Rome has, or into a city of Rome. Whoever put nothing on the map in a turn may ask Rome for a reinforcement.
rex-short-powers = The low cards
    .text = A 1 counts 7 where another kingdom plays a 7. A vassal with a 2 may take a card that a winner played; a vassal with a 3 may join on a road that a winner gained. A winner with a 4 is safe from both.
rex-short-stakes = Points
    .text = After every turn the tracks are evaluated: whoever is first to reach a certain mark gets a point, and so does everybody for each of three thresholds. At the end the highest value on each track gives one more, and each objective up to three, from the top as far as its conditions are true.
rex-short-alone = Alone or with two
    .text = Kingdoms without a player act by themselves, each in its own way: impetuous, greedy or foresighted. They take what they win and score nothing. Two may also play without a third kingdom, and who plays alone is judged by the score.

## Setting a table up

rex-players-1 = Alone against two kingdoms that act by themselves; your score is judged at the end. You keep all three objectives, or play without.
rex-players-2 = Two players and a kingdom that acts by itself, or two alone (see below).
rex-players-3 = Three players, one kingdom each.
rex-setting-early_choice = Two of three
    .text = One of three objectives is put away before the game. Alone you keep all three.
rex-setting-late_choice = Three until turn 4
    .text = All three are kept at first; one is put away when turn 4 begins. For two or three players.
rex-setting-none = Without objectives
    .text = For first games: only the tracks give points.
rex-setting-path = A path
    .text = From one end to the other, without side roads: as the English rulebook has it.
rex-setting-group = A group
    .text = All roads that hang together, side roads too: as the French rulebook has it.
rex-seat-1 = Chooses a kingdom first.
rex-seat-2 = Chooses a kingdom second.
rex-seat-3 = Leads the kingdom that is left.

rex-goal = Most points after turn { $turns } win (now { $turn })
rex-goal-objectives = Most points after turn { $turns } win (now { $turn }); objectives count in the end
rex-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The great events

rex-told-reinforced = Rome sends help
    .text = A legate has heard of the king who keeps order among the tribes. His soldiers will march with them, as long as it serves Rome.
rex-told-vacant = The throne stays vacant
    .text = Nobody has risen above the others, and no one kneels. Rome shrugs, and waits for the next who asks.
rex-told-crowned = Rex Britannorum
    .text = Roads, cities and lands have decided: one kingdom stands above all others. Rome greets its ruler as king of the Britons.
