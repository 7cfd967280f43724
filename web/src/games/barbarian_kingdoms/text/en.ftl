# What only the page says about Barbarian Kingdoms, in English.

realm-map = Map of the West
realm-list = List of provinces
realm-round = Round { $number }
realm-tremis = { $number } tremis
realm-king = King { $king }
realm-warrior = Warrior { $kingdom }
realm-impassable = impassable
realm-capital = capital { $kingdom }
realm-port = port
realm-suspended = suspended: nobody controls it
realm-controlled = controlled by { $kingdom }
realm-neutral = neutral
realm-chest = a face-down token

## In front of the player

realm-actions = Actions
realm-not-now = not now
realm-about-manoeuvre = free
realm-about-invade = free
realm-about-tax = income
realm-hint-recruit =
    .text = Place a warrior in an unoccupied province you control. The price stays in that province.
realm-hint-manoeuvre =
    .text = Move units to unoccupied provinces you control or to sea, each once; the king may castle with a warrior.
realm-hint-invade =
    .text = Move one unit into a province that is not yours. If there is a unit, you fight it; if not, others may contest.
realm-hint-claim =
    .text = Place a control token in a province that one of your units holds. The price stays there; others may contest it.
realm-hint-tax =
    .text = Collect one tremis for each province you control, from the tokens that lie in them.
realm-treasury = Your treasury
realm-cover = Hide
    .hint = Hides the treasury from people looking at the same screen
realm-uncover = Show
realm-recruiting = Warriors and their prices
realm-claiming = Control tokens and their prices
realm-recruit-track = { $left ->
    [one] One warrior
   *[other] { $left } warriors
} left; the next costs { $cost }
realm-claim-track = { $left ->
    [one] One control token
   *[other] { $left } control tokens
} left; the next claim costs { $cost }
realm-no-warriors = no warrior left
realm-no-tokens = no token left
realm-power-lost = Ended with the king.
realm-provinces = { $number } of { $goal } provinces
realm-trophies = { $number } of { $goal ->
    [one] { $goal } enemy king
   *[other] { $goal } enemy kings
} eliminated
realm-king-at = { $king } { $zone }
realm-king-fallen = { $king } has fallen to { $kingdom }
realm-team = Team { $letter }
realm-sealed = bribe sealed
realm-pay-with = Pay with
realm-change = Make change

## Contests

realm-contest = Contest
realm-invades = { $kingdom } invade { $zone }
realm-claims = { $kingdom } claim { $zone }
realm-declined = passed
realm-asked-now = to answer
realm-asked-next = next
realm-contest-ask = Send a unit into battle, or let it pass?
realm-let-pass = Let it pass

## The battle

realm-battle = Battle { $zone }
realm-army = { $kingdom }: { $king ->
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
} before bribes
realm-bribe = Bribe
realm-choosing = are choosing a bribe…
realm-victory = Victory
realm-wins-ties = win ties by their power
realm-ties = win ties
realm-bring = Bring another unit? Choose one that glows.
realm-bring-nobody = You have no unit nearby.
realm-bring-none = Bring no more units
realm-they-bring = { $seat } may bring units.
realm-bribe-ask = Fill your purse in secret. Each tremis is a battle point, and the enemy keeps it, whoever wins.
realm-they-bribe = Purses are being filled in secret: { $seat }.
realm-sealed-own = Your purse is sealed. Waiting for { $seat }.
realm-ransom = You owe a ransom of { $number } tremis.
realm-stay = Which unit stays in the province? The others withdraw.
realm-withdraw = Where does the next unit withdraw to? Choose a province that glows.
realm-king-falls = { $king } has fallen!
realm-go-on = Continue
realm-fold = Minimise
realm-unfold = Restore
realm-bribe-sum = { $own } points + { $bribe } in the purse = { $total }, against { $theirs } + ?
realm-bribe-slider = The bribe in tremis
realm-less = One { $token } token less
realm-more = One { $token } token more
realm-of-tokens = { $number } of { $all } { $token } tokens
realm-seal = Seal the purse: { $number } tremis
realm-seal-none = Seal an empty purse

## Before and after the game

realm-before = Before the game
realm-named = Kingdoms in the game so far
realm-end-territorial = Victory by territory: a kingdom controls { $provinces } provinces.
realm-end-military = Victory by arms: { $kings ->
    [one] an enemy king has fallen.
   *[other] { $kings } enemy kings have fallen to one side.
}
realm-end-rounds = The last round is over; the reign scores decide.
realm-reign = Reign score
realm-reign-enemy_kings = Enemy kings eliminated
realm-reign-own_kings = Own king alive
realm-reign-warriors = Warriors on the map
realm-reign-control_tokens = Control tokens on the map
realm-reign-treasury = { $fact-reign-tremis_a_point ->
    [one] Every tremis
   *[other] Every full { $fact-reign-tremis_a_point-word } tremis
}
realm-reign-total = Points
realm-reign-title = Title
realm-treasuries = Treasury

## Setting a table up

realm-row = Row { $letter }
realm-beginners = for beginners
realm-way-privilege = Privilege
    .text = The winner of the last game chooses the row.
realm-way-expert = Experts
    .text = Each player in turn brings a kingdom into the game.
realm-way-agreed = Agreed
    .text = One player names the kingdoms everyone has agreed on; the others confirm.
realm-way-pair = The order of your kingdoms
    .text = On your turn you take an action with one of your two kingdoms, then with the other, always in this order.
realm-way-random = Random
    .text = Kingdoms are assigned by lot.
realm-way-seats = By seat
    .text = Seats are in turn order: the first kingdom for the first seat.
realm-way-inheritance = Inheritance
    .text = Players choose in descending order of reign score in the last game.
realm-way-star = The star
    .text = The kingdom nearest the star begins.
realm-way-clemency = Clemency
    .text = The loser of the last game names the first player.
realm-way-endless = No limit
    .text = Until somebody wins.
realm-way-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
    .text = Then the reign scores decide.
realm-by-lot = A kingdom by lot
realm-by-choice = A kingdom of your choice

## Credits

realm-credits =
    .names = Barbarian Kingdoms is a game by Christophe Lebrun, published by Jester Games.
    .facts = Rules, pieces, money, battle and reign scores follow the French rulebook of 2024. No public source shows the board, the player boards, the set-up card and all powers, so these are our own reconstruction: most borders, ports and initial provinces, the prices after the first warrior, most rows of the set-up card, the provinces closed by absent kingdoms, and the powers except those of Attila and of the Vandals, which follow published reports. Better facts can replace them. The drawing of the map and the usual length of a game are our own; where the rulebook is silent we made rulings, R1 and following in the rules.

## The rules in short

realm-short-aim = The aim
    .text = Rome has fallen, and six peoples divide the West. You win by controlling { $fact-victory-provinces-word } provinces, or by eliminating { $fact-victory-kings ->
        [one] an enemy king
       *[other] { $fact-victory-kings-word } enemy kings
    } in battle.
realm-short-turn = Your turn
    .text = One action: recruit a warrior in a province of yours, manoeuvre your units, invade a province with one unit, claim a province that you hold, or raise taxes. Each further warrior or claim costs more.
realm-short-contest = Contests
    .text = An invasion of an empty province and a claim may be contested by anyone with an adjacent unit, in turn order. Only the first to contest fights for it.
realm-short-battle = Battles
    .text = Both sides bring adjacent units, then each fills a purse in secret. A king is worth { $fact-battle-king-word }, a warrior { $fact-battle-warrior-word }, your own control marker { $fact-battle-control_marker-word }, and each tremis in your purse one. The purses change hands, whoever wins; the active kingdom wins ties. All units of the loser are lost, and a king who falls never returns.
realm-short-money = Money
    .text = Tokens only move between treasuries and provinces. What you pay stays in the province where you recruit or claim, until it is taxed, or plundered by an invader. Treasuries are secret.
realm-short-end = The end
    .text = { $fact-victory-provinces-Word } provinces or { $fact-victory-kings ->
        [one] one king
       *[other] { $fact-victory-kings-word } kings
    } end the game at once. The others are ranked by reign score: kings, warriors, control tokens and money.

realm-goal = { $provinces } provinces or { $kings ->
    [one] one enemy king wins
   *[other] { $kings } enemy kings win
} at once
realm-goal-stands = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} · { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
}

## The great events

realm-told-king_fell = A king has fallen
    .text = His people carry him from the field, and nobody takes up his crown. The power he alone had is lost, and his enemies have one more trophy.
realm-told-last_province = The last province is lost
    .text = The gates stand open, and the people leave with what they can carry. A kingdom without land can rise again, but it has to start afresh.
realm-course = How the game unfolded: provinces of each kingdom


## Tables beside the rules

realm-table-costs = Table: prices in tremis
realm-table-action = Action
realm-table-tokens = Table: tokens
realm-table-token = Token
realm-table-value = Tremis
realm-table-number = Number
realm-table-powers = Table: kingdoms and powers
realm-table-kingdom = Kingdom
realm-table-home = Initial provinces, the capital first
realm-table-power = Power of the kingdom
realm-table-king = Power of the king
realm-table-borders = Table: borders
realm-table-province = Province
realm-table-next = adjacent to
