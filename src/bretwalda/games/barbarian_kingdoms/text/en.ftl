# Barbarian Kingdoms, in English.
# $kingdom, $zone, $token, $title and $seat are names; $kingdom_the, $kingdom_king, $zone_in and so on are the
# forms given with the name. $tokens, $given and $taken are tokens in words.

title = Barbarian Kingdoms
summary = Rome has fallen, and six peoples share out the West: recruit, invade, bribe and claim until { $fact-victory-provinces-word } provinces are yours, or { $fact-victory-kings ->
    [one] an enemy king has
   *[other] { $fact-victory-kings-word } enemy kings have
} fallen.

## What is settled before the game

setting-players = Players
    .hint = Two players have a pair of kingdoms each; otherwise each player has one.
setting-configuration = Configuration
    .hint = The row of the set-up card, which says which kingdoms play. Row a is suitable for beginners; with three players, row b is too. Privilege: the winner of the last game chooses the row. Expert: each player in turn adds a kingdom. Agreed: one player names the kingdoms and the others agree.
setting-teams = Teams
    .hint = With four players two against two; with six, row a is three against three and row b two against two against two. Experts settle the teams themselves.
setting-kingdoms = Kingdoms
    .hint = Random: by lot. Seats: in turn order, as you are seated. Inheritance: chosen in descending order of reign score in the last game, the first seat first.
setting-first = First player
    .hint = Star: the kingdom nearest the star. Clemency: the loser of the last game names the first player.
setting-rounds = Rounds
    .hint = After this many rounds the reign scores decide; 0 means no limit.
setting-own_wars = War between your own kingdoms
    .hint = Two players: may your two kingdoms fight each other? The rulebook only calls them independent; without this setting they may not.
setting-plunder_first = Plunder first
    .hint = The printed order: plunder a province, then remove its control token. Even an annexed province of your own is then plundered when you win it back.
setting-tax_change = Change for a Tax
    .hint = May you make change to collect the exact sum of a Tax? The rulebook speaks of change for paid actions only, but also of receiving less without it.
setting-winner = Winner of the last game
    .hint = The seat of the player who won the last game of the series, and so has the privilege.
setting-loser = Loser of the last game
    .hint = The seat of the player who lost it, and so has clemency; 0 means the last seat that did not win.

## Kingdoms and their kings

kingdom-huns = Huns
    .the = the Huns
    .The = The Huns
    .of = of the Huns
    .king = Attila
kingdom-ostrogoths = Ostrogoths
    .the = the Ostrogoths
    .The = The Ostrogoths
    .of = of the Ostrogoths
    .king = Theodoric
kingdom-vandals = Vandals
    .the = the Vandals
    .The = The Vandals
    .of = of the Vandals
    .king = Geiseric
kingdom-visigoths = Visigoths
    .the = the Visigoths
    .The = The Visigoths
    .of = of the Visigoths
    .king = Alaric
kingdom-saxons = Saxons
    .the = the Saxons
    .The = The Saxons
    .of = of the Saxons
    .king = Ælle
kingdom-franks = Franks
    .the = the Franks
    .The = The Franks
    .of = of the Franks
    .king = Clovis

## Powers

power-steppe_riders = Steppe Riders
    .effect = In a Manoeuvre each Hun unit may make two moves.
power-scourge_of_god = Scourge of God
    .effect = Where Attila himself invades successfully and stays, the Huns may claim the province at once.
power-walls_of_italy = Walls of Italy
    .effect = An Ostrogoth control marker is worth four battle points instead of two.
power-theodoric_the_great = Theodoric the Great
    .effect = In battles where Theodoric fights, the Ostrogoths win ties, no matter whose turn it is.
power-corsairs = Corsairs
    .effect = At the end of their turn, the Vandals may put one unit to sea from a port.
power-lord_of_the_sea = Lord of the Sea
    .effect = Geiseric uses every coast as if it were a port.
power-foederati = Foederati
    .effect = Each Visigoth claim costs one tremis less, but is never free.
power-sack_of_rome = Sack of Rome
    .effect = A kingdom that loses a battle to Alaric in person pays the Visigoths a ransom of three tremis.
power-adventus_saxonum = Adventus Saxonum
    .effect = Every Saxon warrior is worth six battle points instead of three.
power-bretwalda = Bretwalda
    .effect = While Ælle lives, one Recruit may place up to two warriors, each at its price.
power-gallo_roman_fisc = Gallo-Roman Fisc
    .effect = A Frankish Tax collects up to one extra tremis.
power-baptism_of_clovis = Baptism of Clovis
    .effect = Nobody can contest a Frankish claim to the province where Clovis is.

## Zones

zone-hibernia = Hibernia
    .in = in Hibernia
    .the = Hibernia
    .of = of Hibernia
zone-caledonia = Caledonia
    .in = in Caledonia
    .the = Caledonia
    .of = of Caledonia
zone-britannia_secunda = Britannia Secunda
    .in = in Britannia Secunda
    .the = Britannia Secunda
    .of = of Britannia Secunda
zone-britannia_prima = Britannia Prima
    .in = in Britannia Prima
    .the = Britannia Prima
    .of = of Britannia Prima
zone-maxima_caesariensis = Maxima Caesariensis
    .in = in Maxima Caesariensis
    .the = Maxima Caesariensis
    .of = of Maxima Caesariensis
zone-frisia = Frisia
    .in = in Frisia
    .the = Frisia
    .of = of Frisia
zone-germania_secunda = Germania Secunda
    .in = in Germania Secunda
    .the = Germania Secunda
    .of = of Germania Secunda
zone-belgica_secunda = Belgica Secunda
    .in = in Belgica Secunda
    .the = Belgica Secunda
    .of = of Belgica Secunda
zone-belgica_prima = Belgica Prima
    .in = in Belgica Prima
    .the = Belgica Prima
    .of = of Belgica Prima
zone-thuringia = Thuringia
    .in = in Thuringia
    .the = Thuringia
    .of = of Thuringia
zone-alemannia = Alemannia
    .in = in Alemannia
    .the = Alemannia
    .of = of Alemannia
zone-lugdunensis = Lugdunensis
    .in = in Lugdunensis
    .the = Lugdunensis
    .of = of Lugdunensis
zone-armorica = Armorica
    .in = in Armorica
    .the = Armorica
    .of = of Armorica
zone-burgundia = Burgundia
    .in = in Burgundia
    .the = Burgundia
    .of = of Burgundia
zone-aquitania = Aquitania
    .in = in Aquitania
    .the = Aquitania
    .of = of Aquitania
zone-novempopulana = Novempopulana
    .in = in Novempopulana
    .the = Novempopulana
    .of = of Novempopulana
zone-narbonensis = Narbonensis
    .in = in Narbonensis
    .the = Narbonensis
    .of = of Narbonensis
zone-tarraconensis = Tarraconensis
    .in = in Tarraconensis
    .the = Tarraconensis
    .of = of Tarraconensis
zone-gallaecia = Gallaecia
    .in = in Gallaecia
    .the = Gallaecia
    .of = of Gallaecia
zone-lusitania = Lusitania
    .in = in Lusitania
    .the = Lusitania
    .of = of Lusitania
zone-baetica = Baetica
    .in = in Baetica
    .the = Baetica
    .of = of Baetica
zone-mauretania = Mauretania
    .in = in Mauretania
    .the = Mauretania
    .of = of Mauretania
zone-numidia = Numidia
    .in = in Numidia
    .the = Numidia
    .of = of Numidia
zone-africa = Africa
    .in = in Africa
    .the = Africa
    .of = of Africa
zone-byzacena = Byzacena
    .in = in Byzacena
    .the = Byzacena
    .of = of Byzacena
zone-sicilia = Sicilia
    .in = in Sicilia
    .the = Sicilia
    .of = of Sicilia
zone-sardinia = Sardinia
    .in = in Sardinia
    .the = Sardinia
    .of = of Sardinia
zone-apulia = Apulia
    .in = in Apulia
    .the = Apulia
    .of = of Apulia
zone-roma = Rome
    .in = in Rome
    .the = Rome
    .of = of Rome
zone-italia_annonaria = Italia Annonaria
    .in = in Italia Annonaria
    .the = Italia Annonaria
    .of = of Italia Annonaria
zone-noricum = Noricum
    .in = in Noricum
    .the = Noricum
    .of = of Noricum
zone-dalmatia = Dalmatia
    .in = in Dalmatia
    .the = Dalmatia
    .of = of Dalmatia
zone-boiohaemum = Boiohaemum
    .in = in Boiohaemum
    .the = Boiohaemum
    .of = of Boiohaemum
zone-pannonia = Pannonia
    .in = in Pannonia
    .the = Pannonia
    .of = of Pannonia
zone-dacia = Dacia
    .in = in Dacia
    .the = Dacia
    .of = of Dacia
zone-moesia = Moesia
    .in = in Moesia
    .the = Moesia
    .of = of Moesia
zone-sea = the Sea
    .in = at sea
    .the = the Sea
    .of = of the Sea

## Tokens

token-bronze = bronze
    .of = of bronze
token-silver = silver
    .of = of silver
token-gold = gold
    .of = of gold
token-diamond = diamond
    .of = of diamond
tokens = { $number } { $token }
tokens-none = nothing

## Change: what is given for what

swap-d-sg = 1 diamond for 1 silver and 1 gold
swap-d-bss = 1 diamond for 1 bronze and 2 silver
swap-d-bbg = 1 diamond for 2 bronze and 1 gold
swap-d-bbbs = 1 diamond for 3 bronze and 1 silver
swap-d-bbbbb = 1 diamond for 5 bronze
swap-g-bs = 1 gold for 1 bronze and 1 silver
swap-g-bbb = 1 gold for 3 bronze
swap-gd-ssss = 1 gold and 1 diamond for 4 silver
swap-gg-sss = 2 gold for 3 silver
swap-gg-bd = 2 gold for 1 bronze and 1 diamond
swap-ggg-ssd = 3 gold for 2 silver and 1 diamond
swap-s-bb = 1 silver for 2 bronze
swap-sd-bgg = 1 silver and 1 diamond for 1 bronze and 2 gold
swap-sg-d = 1 silver and 1 gold for 1 diamond
swap-ss-bg = 2 silver for 1 bronze and 1 gold
swap-ssd-ggg = 2 silver and 1 diamond for 3 gold
swap-sss-gg = 3 silver for 2 gold
swap-sss-bd = 3 silver for 1 bronze and 1 diamond
swap-ssss-gd = 4 silver for 1 gold and 1 diamond
swap-bd-gg = 1 bronze and 1 diamond for 2 gold
swap-bd-sss = 1 bronze and 1 diamond for 3 silver
swap-bg-ss = 1 bronze and 1 gold for 2 silver
swap-bgg-sd = 1 bronze and 2 gold for 1 silver and 1 diamond
swap-bs-g = 1 bronze and 1 silver for 1 gold
swap-bss-d = 1 bronze and 2 silver for 1 diamond
swap-bb-s = 2 bronze for 1 silver
swap-bbg-d = 2 bronze and 1 gold for 1 diamond
swap-bbb-g = 3 bronze for 1 gold
swap-bbbs-d = 3 bronze and 1 silver for 1 diamond
swap-bbbbb-d = 5 bronze for 1 diamond

## The rows of the set-up card

configuration-c2a = A: Visigoths, Franks – Ostrogoths, Vandals (for beginners)
configuration-c2b = B: Huns, Saxons – Ostrogoths, Franks
configuration-c2c = C: Ostrogoths, Vandals – Visigoths, Saxons
configuration-c3a = A: Ostrogoths, Saxons, Franks (for beginners)
configuration-c3b = B: Ostrogoths, Vandals, Visigoths (for beginners)
configuration-c3c = C: Ostrogoths, Visigoths, Saxons
configuration-c3d = D: Huns, Ostrogoths, Franks
configuration-c4a = A: Visigoths, Franks – Ostrogoths, Vandals (for beginners)
configuration-c4b = B: Huns, Saxons – Ostrogoths, Franks
configuration-c4c = C: Ostrogoths, Vandals – Visigoths, Saxons
configuration-c5a = A: Ostrogoths, Vandals, Visigoths, Saxons, Franks (for beginners)
configuration-c5b = B: Huns, Ostrogoths, Vandals, Visigoths, Saxons
configuration-c5c = C: Huns, Vandals, Visigoths, Saxons, Franks
configuration-c6a = A: Huns, Vandals, Saxons – Ostrogoths, Visigoths, Franks (for beginners)
configuration-c6b = B: Huns, Visigoths – Ostrogoths, Saxons – Vandals, Franks

## Titles of a reign

title-atrocious = atrocious reign
title-humiliating = humiliating reign
title-adequate = adequate reign
title-brilliant = brilliant reign
title-legendary = legendary reign

## Teams of experts

sides-two = Two teams of three
sides-three = Three teams of two

## What a player is asked

prompt-privilege = You won the last game: choose the configuration.
prompt-selection = Choose a kingdom to bring into the game{ $letter ->
    [1] {", "}with the letter A
    [2] {", "}with the letter B
    [3] {", "}with the letter C
   *[other] {""}
}. { $number ->
    [one] It is the last.
   *[other] { $number } are still to be chosen.
}
prompt-teaming = How many teams do you want?
prompt-naming = Name the kingdoms you have agreed on{ $letter ->
    [1] {": "}one with the letter A
    [2] {": "}one with the letter B
    [3] {": "}one with the letter C
   *[other] {""}
}. { $number ->
    [one] It is the last.
   *[other] { $number } are still to be named.
}
prompt-agreement = Do you agree to play with these kingdoms?
prompt-inheritance = Choose the kingdom you will play.
prompt-clemency = You lost the last game: name the kingdom that begins.
prompt-pair-order = Choose which of your two kingdoms always plays first on your turn.
prompt-turn = { $kingdom_The }: choose an action.
prompt-recruitment = { $kingdom_The }: choose where to place a warrior, for { $number } tremis.
prompt-more-recruitment = { $kingdom_The }: place another warrior for { $number } tremis, or stop here.
prompt-moving = { $kingdom_The }: choose a unit to move.
prompt-move-target = { $kingdom_The }: choose where the { $king ->
    [1] king
   *[other] warrior
} { $zone_in } moves.
prompt-invasion = { $kingdom_The }: choose the unit that invades.
prompt-invasion-target = { $kingdom_The }: choose the province that the { $king ->
    [1] king
   *[other] warrior
} { $zone_in } invades. There is no way back.
prompt-claiming = { $kingdom_The }: choose the province to claim. There is no way back.
prompt-extra-claim = { $kingdom_The }: claim { $zone } at once, for { $number } tremis?
prompt-changing = { $kingdom_The }: choose how to make change for exactly { $number } tremis.
prompt-paying = { $kingdom_The } owe { $price } tremis: choose tokens worth { $number }.
prompt-counted-paying = { $kingdom_The } pay { $number } tremis: how many of them in { $token } tokens?
prompt-collecting = { $kingdom_The }: choose the next token to collect; { $number } tremis to go.
prompt-contest = { $kingdom_The }: contest { $claim ->
    [1] the claim { $other_of } to { $zone }
   *[other] the invasion of { $zone } by { $other_the }
} with a unit, or pass?
prompt-rally = { $kingdom_The }: bring another unit to { $zone }? You have { $own } battle points against { $theirs }.
prompt-reinforcement = { $kingdom_The }: bring a unit to { $zone }? You have { $own } battle points against { $theirs }.
prompt-bribery = { $kingdom_The }: choose your secret bribe for the battle { $zone_in }. You have { $own } battle points against { $theirs }.
prompt-bribery-tokens = { $kingdom_The }: { $number } tremis of the bribe to go. How many { $token } tokens?
prompt-ransom = { $kingdom_The } owe a ransom: choose tokens worth { $number } tremis.
prompt-counted-ransom = { $kingdom_The } owe a ransom of { $number } tremis: how many { $token } tokens?
prompt-staying = { $kingdom_The }: choose the unit that stays { $zone_in }.
prompt-evacuation = { $kingdom_The }: choose where { $king ->
    [1] the king
   *[other] a warrior
} withdraws from { $zone }.
prompt-corsairs = { $kingdom_The }: put a unit to sea?

## Choices, as buttons

choice-pass = Pass
choice-done = Done
choice-recruit = Recruit
choice-manoeuvre = Manoeuvre
choice-invade = Invade
choice-claim = Claim
choice-tax = Tax
choice-king = The king
choice-warrior = Warrior { $zone_in }
choice-to = To { $zone }
choice-castle = Castle with the warrior { $zone_in }
choice-at = { $zone }
choice-collect = A { $token } token { $zone_in }
choice-change = { $swap } { $zone_in }
choice-bribe = { $number } tremis
choice-count = { $number } { $token }
choice-configuration = { $configuration }
choice-kingdom = { $kingdom }
choice-agree = Agree
choice-refuse = Refuse
choice-teams = { $sides }
choice-pay = Pay { $payment }

## What happened

event-configured = Configuration { $configuration }.
event-selected = { $seat } brings { $kingdom_the } into the game.
event-agreed = { $seat } agrees.
event-refused = { $seat } does not agree.
event-plays = { $seat } plays { $kingdom_the }.
event-leads = { $seat } always plays { $kingdom_the } first, then { $other_the }.
event-changed = { $kingdom_The } make change { $zone_in }: { $given } for { $taken }.
event-paid = { $kingdom_The } pay { $tokens } into { $zone }.
event-recruited = { $kingdom_The } recruit a warrior { $zone_in }.
event-collected = { $kingdom_The } collect a { $token } token { $zone_in }.
event-taxed = { $kingdom_The } have collected { $number } tremis in taxes.
event-no_taxes = { $kingdom_The } find nothing to tax.
event-moved = A warrior { $kingdom_of } moves: { $zone } → { $other }.
event-king_moved = { $kingdom_king } moves: { $zone } → { $other }.
event-castled = { $kingdom_king } castles with a warrior: { $zone } ↔ { $other }.
event-invaded = { $kingdom_The } invade: { $zone } → { $other }.
event-king_invaded = { $kingdom_king } invades: { $zone } → { $other }.
event-contested = { $kingdom_The } contest { $zone }.
event-claims = { $kingdom_The } claim { $zone }.
event-not_contested = { $kingdom_The } do not contest.
event-joined = A warrior { $kingdom_of } joins the battle: { $zone } → { $other }.
event-king_joined = { $kingdom_king } joins the battle: { $zone } → { $other }.
event-no_more = { $kingdom_The } bring no more units.
event-bribed = { $kingdom_The } pay a bribe of { $number } tremis: { $tokens }.
event-no_bribes = Neither { $kingdom_the } nor { $foe_the } pay a bribe.
event-battle_points = Battle points: { $kingdom } { $points }, { $foe } { $other }.
event-battle_won = { $kingdom_The } win the battle { $zone_in }.
event-ransomed = { $kingdom_The } pay { $other_the } a ransom: { $tokens }.
event-king_fell = { $kingdom_king }, king { $kingdom_of }, has fallen to { $other_the }.
event-withdrew = A warrior { $kingdom_of } withdraws to { $zone }.
event-king_withdrew = { $kingdom_king } withdraws to { $zone }.
event-disbanded = { $kingdom_The } find no room for { $number ->
    [one] one warrior
   *[other] { $number } warriors
}.
event-claimed = { $kingdom_The } take control of { $zone }.
event-token_removed = { $kingdom_The } lose control of { $zone }.
event-plundered = { $kingdom_The } plunder { $zone }: { $tokens }.
event-plundered_unseen = { $kingdom_The } plunder { $zone }: a face-down token.
event-found = You find a { $token } token in the chest.
event-put_to_sea = A warrior { $kingdom_of } puts to sea from { $zone }.
event-king_put_to_sea = { $kingdom_king } puts to sea from { $zone }.
event-rounds_over = Round { $number } was the last.
event-won_territorial = { $seat } wins by territory.
event-won_military = { $seat } wins by arms.
event-won_rounds = { $seat } wins on reign score.
event-reign = { $seat }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}, { $title }.

## A position as lines of text

view-deciding = { $seat } to decide.
view-turn = Round { $round }, turn { $kingdom_of }.
view-limit = The game lasts { $number ->
    [one] one round
   *[other] { $number } rounds
}.
view-invade = { $kingdom_The } invade { $zone }.
view-claim = { $kingdom_The } claim { $zone }.
view-battle = Battle { $zone_in }:
view-army = { $kingdom }: { $king ->
    [1] { $warriors ->
        [0] the king alone
        [one] the king and one warrior
       *[other] the king and { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] no warriors
        [one] one warrior
       *[other] { $warriors } warriors
    }
}, { $points ->
    [one] { $points } battle point
   *[other] { $points } battle points
}
view-hoard = { $tokens }
view-treasury = Treasury of { $seat }: { $tokens } ({ $number } tremis).
view-bribe = Your bribe: { $tokens }.
table-kingdom = Kingdom
table-seat = Player
table-king = King
table-warriors = Warriors
table-at_sea = At sea
table-tokens = Tokens
table-provinces = Provinces
table-trophies = Kings
table-battle = in battle
table-province = Province
table-control = Control
table-unit = Unit
table-treasure = Treasure
table-suspended = suspended
table-king-of = { $kingdom_king }
table-warrior-of = warrior ({ $kingdom })
table-face-down = face down

## Why advice favours a choice

reason-wins = Wins the game.
reason-claims = Claims { $zone }: that would make { $number } provinces.
reason-claims_last = Claims { $zone }, the last province needed: if nobody contests it, the game is won.
reason-takes = Marches into { $zone }: nobody is near enough to contest it.
reason-takes_contestable = Marches into { $zone }; { $number ->
    [one] one kingdom is near enough to contest it
   *[other] { $number } kingdoms are near enough to contest it
}.
reason-drives_out = Ends the control { $kingdom_of } { $zone_in }, and nobody is near enough to contest it.
reason-attacks = Attacks { $kingdom_the } { $zone_in }: { $own } battle points against { $theirs } with all nearby units, before bribes.
reason-attacks_king = May bring down { $kingdom_king } { $zone_in }: { $own } battle points against { $theirs } with all nearby units, before bribes.
reason-guards = Guards { $zone }: an enemy could march in.
reason-recruits = One more warrior { $zone_in }.
reason-taxes = { $number ->
    [0] Brings in nothing, but leaves everything in place
    [one] Brings in one tremis at most
   *[other] Brings in { $number } tremis at most
}.
reason-saves_king = Takes the king out of reach of a stronger enemy.
reason-gains_room = Brings units nearer: { $number ->
    [one] one free province is
   *[other] { $number } free provinces are
} then next to them.
reason-contests = Contests { $zone }: { $own } battle points against { $theirs } with all nearby units, before bribes.
reason-lets_pass = Lets { $zone } go: it would be { $own } battle points against { $theirs } with all nearby units, before bribes.
reason-reinforces = Makes it { $own } battle points against { $theirs }.
reason-holds_back = Leaves it at { $own } battle points against { $theirs } and keeps the rest safe.
reason-bribes = { $number } tremis is one of the sums to vary between to stay unpredictable: { $own } battle points against { $theirs } before bribes.
reason-bribes_nothing = No bribe: { $own } battle points against { $theirs }, and whatever is paid goes to the enemy.

## Why something cannot be chosen

why-not_your_turn = { $seat } is deciding now.
why-asked_action = First choose an action.
why-asked_unit = You have to choose a unit now.
why-asked_zone = You have to choose a zone now.
why-asked_other = You have to decide something else now.
why-no_warrior_left = All your warriors are on the map.
why-no_ground = You control no province without a unit where a warrior could be placed.
why-no_money = It costs { $number } tremis, and your treasury has less.
why-nobody_moves = None of your units has a zone to move to.
why-nobody_invades = None of your units is next to a province that it may invade.
why-no_token_left = All your control tokens are on the map.
why-no_foothold = None of your units is in a province that you may claim.
why-impassable = { $zone } is impassable in this game.
why-not_adjacent = { $zone } and { $other } are not adjacent.
why-not_controlled = { $kingdom_The } do not control { $zone }.
why-occupied = There is a unit { $zone_in }.
why-already_there = The unit is already { $zone_in }.
why-no_port = There is no port { $zone_in } for this unit.
why-not_own_unit = You have to choose a unit { $kingdom_of }.
why-moved_already = This unit has already moved.
why-nowhere_to_move = This unit has no free province of its own and no port next to it.
why-nowhere_to_invade = Next to this unit there is no province that it may invade.
why-no_castling = The king can castle only with a warrior next to him that has not moved.
why-own_province = { $zone } is already under your control.
why-own_unit = One of your units is already { $zone_in }.
why-of_friends = { $zone } is spared: { $kingdom_the } are on your side.
why-sea_not_invaded = The Sea cannot be invaded: putting to sea is a Manoeuvre.
why-no_unit_there = { $kingdom_The } have no unit { $zone_in }.
why-capital = { $zone } is the capital of a kingdom, and no other can claim it.
why-not_at_hand = This unit is too far away: it would have to be next to { $other }.
why-not_to_sea = Units never withdraw to the Sea after a battle.
why-nothing_to_tax = There is no face-up token { $zone_in }.
why-wrong_sum = You cannot make the exact sum with this token: { $number } tremis to go.
