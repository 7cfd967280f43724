# The King is Dead, in English.
# $region, $faction, $card and $seat are names; $region_in, $faction_people and so on are the forms
# given with the name.

title = The King is Dead
summary = Three factions fight over Britain, region by region: you have eight cards for the whole game to become the favourite of the one that wins.

## What is settled before the game

setting-players = Players
    .hint = Four play as two alliances; partners sit opposite each other and may not confer.
setting-advanced = Advanced game
    .hint = Three secret special cards take the place of the three Support cards in every hand.

## Factions: the adjective, the word standing alone, and the people

faction-scottish = Scottish
    .title = Scottish
    .people = the Scots
faction-welsh = Welsh
    .title = Welsh
    .people = the Welsh
faction-english = English
    .title = English
    .people = the English

## Regions

region-moray = Moray
    .in = in Moray
    .of = of Moray
region-strathclyde = Strathclyde
    .in = in Strathclyde
    .of = of Strathclyde
region-lancaster = Lancaster
    .in = in Lancaster
    .of = of Lancaster
region-northumbria = Northumbria
    .in = in Northumbria
    .of = of Northumbria
region-gwynedd = Gwynedd
    .in = in Gwynedd
    .of = of Gwynedd
region-warwick = Warwick
    .in = in Warwick
    .of = of Warwick
region-essex = Essex
    .in = in Essex
    .of = of Essex
region-devon = Devon
    .in = in Devon
    .of = of Devon

## Cards and what they do

card-scottish_support = Scottish Support
    .effect = Two Scottish followers from the supply join one region bordering the Scots; only one if the supply has no more.
card-welsh_support = Welsh Support
    .effect = Two Welsh followers from the supply join one region bordering the Welsh; only one if the supply has no more.
card-english_support = English Support
    .effect = Two English followers from the supply join one region bordering the English; only one if the supply has no more.
card-assemble = Assemble
    .effect = Place one follower of each faction in regions of your choice, together or apart; a faction missing from the supply is skipped.
card-negotiate = Negotiate
    .effect = Two face-up region cards without a disc swap places, and your negotiation disc locks one of them for the rest of the game.
card-manoeuvre = Manoeuvre
    .effect = One follower in a region swaps places with one in any other region; a Manoeuvre just played cannot be reversed.
card-outmanoeuvre = Outmanoeuvre
    .effect = One follower in a region swaps places with two in a neighbouring region, or with one if two is impossible everywhere; an Outmanoeuvre just played cannot be reversed.
card-spy = Spy
    .effect = Copy the effect of the card on top of another player’s discard pile.
card-ambush = Ambush
    .effect = Two Scottish followers, or as many as the supply has, join any one region; then one follower in that region returns to the supply.
card-march = March
    .effect = Two followers in one region move together to a neighbouring region; one if two is impossible everywhere.
card-plot = Plot
    .effect = Never played: at the end it counts as one more follower of a faction of your choice, and it breaks ties at a coronation.
card-aid = Aid
    .effect = Two followers of the faction most numerous in the supply, or as many as it has, join any one region.
card-influence = Influence
    .effect = One English follower in a region swaps places with two non-English followers in any other region, or with one if two is impossible everywhere.
card-dispute = Dispute
    .effect = One Welsh follower in a region swaps places with one non-Welsh follower in any other region.
card-edict = Edict
    .effect = Two Scottish followers in a region swap places with two non-Scottish followers in a neighbouring region; if that is impossible everywhere, one for two or two for one, and failing that one for one.
card-resist = Resist
    .effect = Two non-Scottish followers, or as many as the supply has, join one region bordering the Scots.
card-quell = Quell
    .effect = In a region bordering the Welsh, one Welsh follower, if there is one, returns to the supply; then two followers of any factions join it.
card-suppress = Suppress
    .effect = In a region bordering the English, one English follower, if there is one, and one of any faction return to the supply; then one follower of any faction joins it.
card-muster = Muster
    .effect = In a region bordering the Scots, one Scottish follower, if there is one, returns to the supply; then two followers of any factions join it.

## Groups of followers

followers = { $number } { $faction } { $number ->
    [one] follower
   *[other] followers
}
both = { $one } and { $other }

## What a player is asked

prompt-turn = Play a card or pass. The next power struggle is for { $region }.
prompt-summon = Choose a follower in any region to join your court.
prompt-support = Choose a region bordering { $faction_people }: it gets { $number ->
    [1] one { $faction } follower
   *[other] two { $faction } followers
}.
prompt-assembly = Choose a region: it gets one { $faction } follower.
prompt-negotiation = Choose the region card to move{ $disc ->
    [0] {""}
   *[other] ; your disc will lock it in its new place
}.
prompt-negotiation-partner = Choose the region card to swap with { $region }.
prompt-exchange-first = { $card }: choose the { $give ->
    [1] follower
   *[other] two followers
} to exchange for { $take ->
    [1] one
   *[other] two
} of another region.
prompt-exchange-answer = Choose { $take ->
    [1] the follower
   *[other] the first of the two followers
} to bring to { $region } in exchange for { $give ->
    [1] one { $faction } follower
   *[other] two { $faction } followers
}{ $again ->
    [0] {""}
   *[other] ; or the same { $faction } follower again, to give two for one
}.
prompt-exchange-second = Choose the second follower to bring to { $region }, from the same place.
prompt-spying = Choose the player whose latest card your Spy will copy.
prompt-ambush = { $number ->
    [0] The supply has no { $faction } followers: choose the region from which a follower returns to it.
    [1] Choose the region of the ambush: it gets one { $faction } follower, then one follower there returns to the supply.
   *[other] Choose the region of the ambush: it gets two { $faction } followers, then one follower there returns to the supply.
}
prompt-returning = Choose a follower in { $region } to return to the supply.
prompt-march-first = Choose the { $left ->
    [1] follower
   *[other] first of the two followers
} to march to a neighbouring region.
prompt-march-second = Choose the second follower to march, also from { $region }.
prompt-march-target = Choose the region next to { $region } to march to.
prompt-aid-faction = Choose one of the factions most numerous in the supply.
prompt-aid-region = Choose a region: it gets { $number ->
    [1] one { $faction } follower
   *[other] two { $faction } followers
}.
prompt-resistance = Choose a region bordering { $faction_people }: it gets non-{ $faction } followers.
prompt-replacement = { $card }: choose a region bordering { $faction_people }. One { $faction } follower there, if any, returns to the supply; others take its place.
prompt-placing = Choose the faction of a follower to place in { $region } ({ $left } to go).

## Choices, as buttons

choice-pass = Pass
choice-play = Play { $card }
choice-region = { $region }
choice-exchange = { $region } card
choice-follower = { $faction } follower { $region_in }
choice-faction = { $faction_title }
choice-pile = Card played by { $seat }

## What happened

event-dealt = { $seat } receives { $card }.
event-first_player = { $seat } begins.
event-passed = { $seat } passes.
event-played = { $seat } plays { $card }.
event-spied = { $seat } copies { $card }, played by { $other }.
event-no_effect = { $card } has no effect.
event-placed = { $number ->
    [1] One { $faction } follower joins { $region }.
   *[other] { $number } { $faction } followers join { $region }.
}
event-returned = One { $faction } follower returns from { $region } to the supply.
event-negotiated = The { $region } and { $other } cards swap places.
event-held = { $seat } locks the { $region } card with a negotiation disc.
event-exchanged = Swap: { $given } from { $region } for { $taken } from { $other }.
event-marched = March from { $region } to { $other }: { $followers }.
event-summoned = { $seat } summons one { $faction } follower from { $region }.
event-no_summons = { $seat } has nobody to summon: the regions are empty.
event-controlled = Power struggle { $region_in }: { $faction_people } take control.
event-unstable = Power struggle { $region_in }: no faction prevails, the region falls into instability.
event-invasion = { $fact-pieces-instability_discs ->
    [one] A region is unstable
   *[other] { $fact-pieces-instability_discs-Word } regions are unstable
}: the French invade.
event-coronation = The last power struggle is over: a king is crowned.
event-ranking = Factions by influence: { $first_people }, then { $second_people }, then { $third_people }.
event-plot_revealed = { $seat } reveals Plot: one more { $faction } follower.
event-won = { $seat } wins: { $criterion }.

## What speaks for a choice

reason-wins = Wins the game.
reason-settles = Ends the struggle: { $faction_people } take control of { $region }.
reason-unsettles = Ends the struggle { $region_in } without a winner: the region falls into instability.
reason-saves_card = Saves a card: { $faction_people } are ahead { $region_in } anyway.
reason-saves_card_tied = Saves a card: { $region } is heading for instability anyway, and nobody else has as many sets.
reason-waits = Leaves the next move to { $other }.
reason-hastens = Brings the struggle for { $region } forward to space { $space }{ $locked ->
    [0] {""}
   *[other] {" "}and holds it there
}.
reason-delays = Puts the struggle for { $region } off until space { $space }{ $locked ->
    [0] {""}
   *[other] {" "}and holds it there
}.
reason-takes = Puts { $faction_people } ahead { $region_in }.
reason-keeps = Keeps { $faction_people } ahead { $region_in }.
reason-breaks = Ends the lead of { $faction_people } { $region_in }.
reason-ties = Makes a tie { $region_in }: instability comes nearer, and nobody else has as many sets.
reason-averts = Puts { $faction_people } ahead { $region_in }: the tie is broken, instability averted.
reason-completes_set = Completes a set of followers.
reason-favours = Strengthens the court for the likely leaders: { $faction_people }.
reason-gathers = Brings one more { $faction } follower to court.

## Why a thing cannot be chosen

why-not_your_turn = { $seat } is deciding now.
why-asked_card = Play a card first, or pass.
why-asked_region = You have to choose a region now.
why-asked_region_card = You have to choose a region card now.
why-asked_follower = You have to choose a follower on the map now.
why-asked_faction = You have to choose a faction in the supply now.
why-asked_pile = You have to choose another player’s discard pile now.
why-plot = Plot is never played: it counts at the end.
why-supply_not_summoned = Followers are summoned from regions, never from the supply.
why-decided = { $region } is decided: cards affect open regions only, and nobody is left there.
why-empty = There are no followers { $region_in }.
why-home = { $region } is the home of { $faction_people }: it counts only if it is next to a region that they control.
why-home_lost = { $region } is next to { $other }, but this home of { $faction_people } no longer counts: they have lost it.
why-not_bordering = { $region } does not border { $faction_people }: it is next neither to a region that they control nor to their home.
why-wasted = The supply is empty: { $card } would do nothing { $region_in }, but elsewhere it has an effect.
why-face_down = The { $region } card is face down: its power struggle is over.
why-held = The { $region } card is locked by { $seat }’s disc until the end.
why-same_card = The { $region } card is the one being moved: choose another.
why-not_of_faction = { $card } gives away { $faction } followers only.
why-of_faction = { $card } needs non-{ $faction } followers here.
why-too_few_to_give = You have to give { $number } { $faction } followers, and there are fewer { $region_in }.
why-none_to_come_back = No region that { $card } can reach from { $region } has enough followers to give in return.
why-too_few_to_come_back = { $number } followers have to come from one region, and { $region } has too few that qualify.
why-no_form = No form of { $card } allowed now is possible with this follower.
why-undoing = That would undo the { $card } just played.
why-same_region = The follower given in return has to come from a region other than { $region }.
why-other_region = The follower has to be { $region_in }.
why-not_adjacent = { $region } is not next to { $other }.
why-chosen_already = You have already chosen this follower.
why-own_pile = A Spy copies another player’s card, not your own.
why-no_pile = { $seat } has not played a card yet.
why-too_few_to_march = Two followers march together, and { $region } has only one.
why-nowhere_to_march = No region next to { $region } is open.
why-not_most = The supply has more followers of another faction.
why-none_in_supply = There is no { $faction } follower in the supply.

## What decided the game, after “wins:”

criterion-sets = most complete sets of followers
criterion-latest_action = tied on sets, decided by the latest action
criterion-first_faction = most followers of the leading faction
criterion-second_faction = tied on the leading faction, decided by followers of the second
criterion-plot = tied on followers, decided by Plot
criterion-cards_played = tied on followers, decided by the first hand played out
criterion-oldest_action = tied on followers, decided by the action longest ago
criterion-shared = tied on everything, the victory is shared

## A position as lines of text

table-region = Region
table-faction = { $faction_title }
table-state = Status
table-supply = Supply
table-court = Court
table-cards = Cards
table-top = Latest card
table-disc = Disc
state-contested = contested
state-controlled = control: { $faction_title }
state-unstable = unstable
state-held = disc: { $seat }
view-deciding = { $seat } to decide.
view-resolving = { $seat } resolves { $card }.
view-struggles = Power struggles: { $number } of { $all }. Instability: { $unstable } of { $limit }.
view-alliances = Alliances: { $one } and { $three } against { $two } and { $four }.
view-hand = Your hand: { $cards }.
view-hand-empty = Your hand is empty.
view-unplayed = unused
view-pile = Your discard pile: { $cards }.
