# What only the page says about The King is Dead, in English.

king-map = Map of Great Britain
king-spaces = Region cards, in the order of their power struggles
king-space = { $space }. { $region }
king-hand = Your hand
king-point = Point at a card to read what it does.
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
king-courts = The courts are counted
king-sets = Sets

## The rules in short

king-rules-aim = What it is about
    .text = The king is dead, and three factions fight over Britain: the Scots, the Welsh and the English. Nobody owns a faction. You gather followers of all three in your court, and in the end it counts whose followers you have most of: those of the faction that rules.
king-rules-turn = Your turn
    .text = Play one of your cards, or pass. Eight cards are all you have for the whole game; a card played does not come back. A pass costs nothing and binds nobody: next time round you may play again.
king-rules-summons = The summons
    .text = After every card you must take one follower, of any faction and from any region, into your court. What you take strengthens you, and weakens that faction on the map.
king-rules-struggle = The power struggle
    .text = When all players have passed in a row, there is a power struggle in the region whose card comes next. The faction with more followers there than either of the others takes control; if the highest number is shared, or nobody is there, the region falls into instability. All its followers return to the supply, and the region stays as it is until the end.
king-rules-borders = Bordering a faction
    .text = An open region borders a faction if it is next to a region that the faction controls, or next to the faction’s home (Moray, Gwynedd, Essex) as long as that home is open or its own.
king-rules-invasion = The end: invasion
    .text = The third unstable region ends the game at once: the French invade. A set is one follower of each faction; the court with most sets wins. Among equals, whoever played a card last wins.
king-rules-coronation = The end: coronation
    .text = After the eighth struggle the factions are ranked by the regions they control; of two with equally many, the one that won a struggle later is ahead. The court with most followers of the first faction wins. Among equals the second faction decides, then whoever holds Plot, then whoever was first to play all cards.
king-rules-alliances = Four players
    .text = Four play as two alliances; partners sit opposite each other. Each has a hand, a court and turns of their own. In an invasion partners put their courts together; at a coronation the best single court wins for both.
king-rules-advanced = The advanced game
    .text = Instead of the three Support cards, everybody is dealt three of the twelve special cards, unseen by the others.
king-rules-secrets = What is secret
    .text = Only the cards in hand are secret, the partner’s too. Everything else lies open: followers, courts, the supply, the order of the regions, how many cards each has, and the top of each discard pile.
king-rules-basic = The cards
king-rules-special = The special cards
