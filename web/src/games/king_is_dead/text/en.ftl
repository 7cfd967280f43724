# What only the page says about The King is Dead, in English.

king-map = Map of Great Britain
king-spaces = Region cards, in order of their power struggles
king-space = { $space }. { $region }
king-pass-until-played = Passing until someone plays a card or this struggle is decided
king-pass-until-decided = Passing until this struggle is decided
king-hand = Your hand
king-point = Point at a card, or tap it, to read what it does.
king-pile = { $followers } in { $region }
king-cards = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
king-disc = Negotiation disc not used yet
king-disc-used = Negotiation disc used
king-partner = Partner: { $seat }
king-instability = Instability: { $number } of { $limit }
king-ruled = { $faction }: { $number ->
    [one] { $number } region
   *[other] { $number } regions
}
king-courts = The courts
king-sets = Sets
king-later = ahead: won a struggle more recently
king-tests = Who wins
king-test-sets = Most sets
king-test-latest_action = Latest action
king-test-first_faction = Most followers of the first faction ({ $first })
king-test-second_faction = Most followers of the second faction ({ $second })
king-test-plot = Plot in hand
king-test-cards_played = First to have played all cards
king-test-oldest_action = Last action longest ago
king-test-shared = The victory is shared
king-outcome-equal = does not settle it
king-outcome-skipped = there is no second faction
king-outcome-decides = decides

## What a card does, in a few words upon it

king-brief-scottish_support = Two Scots join a region bordering the Scots.
king-brief-welsh_support = Two Welsh join a region bordering the Welsh.
king-brief-english_support = Two English join a region bordering the English.
king-brief-assemble = One of each faction, anywhere.
king-brief-negotiate = Swap two region cards; your disc locks one.
king-brief-manoeuvre = One for one, between any two regions.
king-brief-outmanoeuvre = One for two, between neighbours.
king-brief-spy = Copies another player’s latest card.
king-brief-ambush = Two Scots join any region, then one follower leaves it.
king-brief-march = Two move together to a neighbouring region.
king-brief-plot = Never played: counts at the end.
king-brief-aid = Two of the most numerous faction in the supply join any region.
king-brief-influence = One English for two others, between any regions.
king-brief-dispute = One Welsh for one other, between any regions.
king-brief-edict = Two Scots for two others, between neighbours.
king-brief-resist = Two non-Scots join a region bordering the Scots.
king-brief-quell = Bordering the Welsh: a Welsh follower leaves, any two join.
king-brief-suppress = Bordering the English: an English follower and any other leave, any one joins.
king-brief-muster = Bordering the Scots: a Scot leaves, any two join.

## Credits

king-credits =
    .names = The King is Dead is a game by Peer Sylvester, published by Osprey Games.
    .facts = Rules, numbers and cards follow the rulebook of the second edition. Which regions border each other and the English names of the cards were read from public pictures of the board. The drawing of the map and the usual length of a game are our own. Where the rulebook is silent we made rulings: R1 to R12 in the rules.

## The rules in short

king-short-aim = The aim
    .text = The king is dead, and three factions fight over Britain: the Scots, the Welsh and the English. Nobody owns a faction. You gather followers of all three in your court. In the end you want the most followers of the faction that rules.
king-short-turn = Your turn
    .text = Play one of your cards, or pass. Eight cards are all you have for the whole game; a card played does not come back. A pass costs nothing and commits you to nothing: next time round you may play again. After every card you must take one follower, of any faction and from any region, into your court. The follower you take strengthens you but weakens that faction on the map.
king-short-struggle = The power struggle
    .text = When all players have passed in a row, there is a power struggle in the region whose card comes next. The faction with more followers there than either of the others takes control; if there is a tie for most, or the region is empty, it falls into instability. All its followers return to the supply, and the region stays as it is until the end.
king-short-invasion = The end: invasion
    .text = The game ends at once when { $fact-pieces-instability_discs ->
        [one] a region is unstable
       *[other] { $fact-pieces-instability_discs-word } regions are unstable
    }: the French invade. A set is one follower of each faction; the court with the most sets wins. If tied, whoever played a card last wins.
king-short-coronation = The end: coronation
    .text = After the eighth struggle the factions are ranked by the regions they control; if two are tied, the one that won a struggle more recently is ahead. The court with the most followers of the first faction wins. Ties go to followers of the second faction, then to the holder of Plot, then to whoever was first to play all their cards.

king-goal = { $most } · Invasion ({ $unstable } of { $discs }): most sets wins
king-goal-nobody = Crown: most followers of the strongest faction wins
king-goal-crown = Crown: most followers of { $people } wins
king-goal-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}

## The great events

king-told-invasion = The French land
    .text = { $fact-pieces-instability_discs ->
        [one] A region has fallen
       *[other] { $fact-pieces-instability_discs-Word } regions have fallen
    } into instability, and the enemy across the sea has noticed. Now only a court with friends in every camp can rally the island.
king-told-coronation = A king is crowned
    .text = The last struggle is over, and the strongest faction crowns its own candidate: whoever has the most of its followers at court.
king-course = How the game unfolded: regions of each faction


## Tables beside the rules

king-table-card = Card
king-table-copies = Copies
king-table-effect = Effect
king-table-actions = Table: action cards
king-table-specials = Table: cards of the advanced game
king-table-borders = Table: borders
king-table-region = Region
king-table-next = borders on
