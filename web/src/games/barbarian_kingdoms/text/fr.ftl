# Ce que seule la page dit de Barbarian Kingdoms, en français.

realm-map = Carte de l’Occident
realm-list = Liste des provinces
realm-round = Manche { $number }
realm-tremis = { $number } tremis
realm-king = Roi { $king }
realm-warrior = Guerrier { $kingdom }
realm-impassable = infranchissable
realm-capital = capitale { $kingdom }
realm-port = port
realm-suspended = contrôle suspendu : personne ne la contrôle
realm-controlled = contrôlée par { $kingdom }
realm-neutral = neutre
realm-chest = un jeton face cachée

## Devant le joueur

realm-actions = Actions
realm-not-now = impossible
realm-about-manoeuvre = gratuit
realm-about-invade = gratuit
realm-about-tax = revenu
realm-hint-recruit =
    .text = Placez un guerrier dans une de vos provinces sans unité. Le prix reste dans cette province.
realm-hint-manoeuvre =
    .text = Déplacez des unités vers vos provinces libres ou vers la mer, chacune une fois ; le roi peut roquer avec un guerrier.
realm-hint-invade =
    .text = Faites entrer une unité dans une province qui n’est pas à vous. D’autres peuvent contester ; contre une unité, c’est la bataille.
realm-hint-claim =
    .text = Placez un jeton de contrôle dans une province tenue par une de vos unités. Le prix y reste ; d’autres peuvent contester.
realm-hint-tax =
    .text = Percevez un tremis par province contrôlée, sur ce que vos provinces contiennent.
realm-treasury = Votre trésor
realm-cover = Cacher
    .hint = Cache le trésor aux personnes qui regardent le même écran
realm-uncover = Montrer
realm-recruiting = Les guerriers et leur prix
realm-claiming = Les jetons de contrôle et leur prix
realm-recruit-track = { $left ->
    [one] Encore un guerrier
   *[other] Encore { $left } guerriers
} ; le prochain coûte { $cost }
realm-claim-track = { $left ->
    [one] Encore un jeton de contrôle
   *[other] Encore { $left } jetons de contrôle
} ; la prochaine revendication coûte { $cost }
realm-no-warriors = plus de guerrier
realm-no-tokens = plus de jeton
realm-power-lost = Perdu avec le roi.
realm-provinces = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
} sur { $goal }
realm-trophies = { $number ->
    [one] { $number } roi ennemi éliminé
   *[other] { $number } rois ennemis éliminés
} sur { $goal }
realm-king-at = { $king } { $zone }
realm-king-fallen = { $king } est tombé devant { $kingdom }
realm-team = Équipe { $letter }
realm-sealed = pot-de-vin scellé
realm-pay-with = Payer avec
realm-change = Faire de la monnaie

## Contestations

realm-contest = Contestation
realm-invades = { $kingdom } envahissent : { $zone }
realm-claims = { $kingdom } revendiquent : { $zone }
realm-declined = passent
realm-asked-now = à leur tour
realm-asked-next = ensuite
realm-contest-ask = Envoyer une unité au combat, ou passer ?
realm-let-pass = Passer

## La bataille

realm-battle = Bataille { $zone }
realm-army = { $kingdom } : { $king ->
    [1] { $warriors ->
        [0] le roi seul
        [one] le roi et un guerrier
       *[other] le roi et { $warriors } guerriers
    }
   *[other] { $warriors ->
        [0] aucun guerrier
        [one] un guerrier
       *[other] { $warriors } guerriers
    }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bataille avant les pots-de-vin
realm-bribe = Pot-de-vin
realm-choosing = choisissent leur pot-de-vin…
realm-victory = Victoire
realm-wins-ties = gagnent les égalités par leur pouvoir
realm-ties = gagnent les égalités
realm-bring = Amener encore une unité ? Choisissez-en une qui brille.
realm-bring-nobody = Vous n’avez pas d’unité à proximité.
realm-bring-none = Ne plus amener d’unités
realm-they-bring = { $seat } peut amener des unités.
realm-bribe-ask = Remplissez votre bourse en secret. Chaque tremis vaut un point de bataille, et l’ennemi le garde, quel que soit le vainqueur.
realm-they-bribe = Les bourses se remplissent en secret : { $seat }.
realm-sealed-own = Votre bourse est scellée. On attend { $seat }.
realm-ransom = Vous devez une rançon de { $number } tremis.
realm-stay = Quelle unité reste dans la province ? Les autres se retirent.
realm-withdraw = Où se retire l’unité suivante ? Choisissez une province qui brille.
realm-king-falls = { $king } est tombé !
realm-go-on = Continuer
realm-fold = Réduire
realm-unfold = Agrandir
realm-bribe-sum = { $own } points + { $bribe } dans la bourse = { $total }, contre { $theirs } + ?
realm-bribe-slider = Le pot-de-vin en tremis
realm-less = Un jeton « { $token } » de moins
realm-more = Un jeton « { $token } » de plus
realm-of-tokens = Jetons « { $token } » : { $number } sur { $all }
realm-seal = Sceller la bourse : { $number } tremis
realm-seal-none = Sceller une bourse vide

## Avant et après la partie

realm-before = Avant la partie
realm-named = Royaumes déjà de la partie
realm-end-territorial = Victoire territoriale : un royaume contrôle { $provinces } provinces.
realm-end-military = Victoire par les armes : { $kings ->
    [one] un roi ennemi est tombé.
   *[other] { $kings } rois ennemis sont tombés devant un même camp.
}
realm-end-rounds = La dernière manche est finie ; les scores de règne décident.
realm-reign = Score de règne
realm-reign-enemy_kings = Rois ennemis éliminés
realm-reign-own_kings = Roi encore en vie
realm-reign-warriors = Guerriers sur la carte
realm-reign-control_tokens = Jetons de contrôle sur la carte
realm-reign-treasury = { $fact-reign-tremis_a_point ->
    [one] Par tremis
   *[other] Par tranche de { $fact-reign-tremis_a_point-word } tremis
}
realm-reign-total = Points
realm-reign-title = Titre
realm-treasuries = Trésor

## Préparer une table

realm-row = Ligne { $letter }
realm-beginners = pour débuter
realm-way-privilege = Privilège
    .text = Le vainqueur de la dernière partie choisit la ligne.
realm-way-expert = Experts
    .text = Chacun à son tour fait entrer un royaume dans la partie.
realm-way-agreed = D’un commun accord
    .text = Un joueur nomme les royaumes dont tous sont convenus ; les autres confirment.
realm-way-pair = L’ordre de vos royaumes
    .text = À chacun de vos tours, vous jouez une action avec l’un de vos deux royaumes, puis avec l’autre, toujours dans cet ordre.
realm-way-random = Au hasard
    .text = Les royaumes sont tirés au sort.
realm-way-seats = Selon les places
    .text = Les places suivent l’ordre du tour : le premier royaume à la première place.
realm-way-inheritance = Héritage
    .text = On choisit l’un après l’autre, par ordre décroissant des scores de règne de la dernière partie.
realm-way-star = L’étoile
    .text = Le royaume le plus proche de l’étoile commence.
realm-way-clemency = Clémence
    .text = Le perdant de la dernière partie désigne le premier joueur.
realm-way-endless = Sans limite
    .text = Jusqu’à ce que quelqu’un gagne.
realm-way-rounds = { $number ->
    [one] { $number } manche
   *[other] { $number } manches
}
    .text = Ensuite, les scores de règne décident.
realm-by-lot = Un royaume tiré au sort
realm-by-choice = Un royaume à votre choix

## Crédits

realm-credits =
    .names = Barbarian Kingdoms est un jeu de Christophe Lebrun, édité par Jester Games.
    .facts = Les règles, les pièces, l’argent, les batailles et les scores de règne suivent le livret français de 2024. Aucune source publique ne montre le plateau, les plateaux de joueur, la carte Configurations de jeu et tous les pouvoirs ; nous les avons donc reconstitués : la plupart des frontières, des ports et des provinces initiales, les prix après le premier guerrier, la plupart des lignes de la carte Configurations de jeu, les provinces fermées par les royaumes absents, et les pouvoirs, sauf ceux d’Attila et des Vandales, qui suivent des comptes rendus publiés. De meilleures données peuvent les remplacer. Le dessin de la carte et la durée habituelle d’une partie sont de nous ; là où le livret se tait, nous avons tranché : R1 et suivants dans les règles.

## Les règles en bref

realm-short-aim = Le but du jeu
    .text = Rome est tombée, et six peuples se partagent l’Occident. On gagne en contrôlant { $fact-victory-provinces-word } provinces, ou en éliminant { $fact-victory-kings ->
        [one] { $fact-victory-kings-word } roi ennemi
       *[other] { $fact-victory-kings-word } rois ennemis
    } au combat.
realm-short-turn = Votre tour
    .text = Une action : recruter un guerrier dans une de vos provinces, manœuvrer vos unités, envahir une province avec une unité, revendiquer une province que vous tenez, ou lever des taxes. Guerriers et revendications coûtent de plus en plus cher.
realm-short-contest = Contestations
    .text = L’invasion d’une province vide et la revendication peuvent être contestées par quiconque a une unité adjacente, dans l’ordre du tour. Seul le premier à contester se bat.
realm-short-battle = Batailles
    .text = Les deux camps amènent des unités adjacentes, puis chacun remplit une bourse en secret. Un roi vaut { $fact-battle-king-word }, un guerrier { $fact-battle-warrior-word }, votre marqueur de contrôle { $fact-battle-control_marker-word }, et chaque tremis de votre bourse un. Les bourses changent de mains, quel que soit le vainqueur ; le royaume actif gagne les égalités. Toutes les unités du perdant sont perdues, et un roi tombé ne revient jamais.
realm-short-money = L’argent
    .text = Les jetons ne circulent qu’entre les trésors et les provinces. Ce que vous payez reste dans la province où vous recrutez ou revendiquez, jusqu’à ce qu’on le perçoive, ou qu’un envahisseur le pille. Les trésors sont secrets.
realm-short-end = La fin
    .text = { $fact-victory-provinces-Word } provinces ou { $fact-victory-kings ->
        [one] { $fact-victory-kings-word } roi
       *[other] { $fact-victory-kings-word } rois
    } mettent aussitôt fin à la partie. Le score de règne classe les autres : rois, guerriers, jetons de contrôle et argent.

realm-goal = Victoire immédiate : { $provinces } provinces ou { $kings ->
    [one] { $kings } roi ennemi
   *[other] { $kings } rois ennemis
}
realm-goal-stands = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
} · { $kings ->
    [one] { $kings } roi
   *[other] { $kings } rois
}

## Les grands événements

realm-told-king_fell = Un roi est tombé
    .text = Les siens l’emportent du champ de bataille, et personne ne ramasse sa couronne. Son pouvoir est perdu, et ses ennemis comptent un trophée de plus.
realm-told-last_province = La dernière province est perdue
    .text = Les portes sont ouvertes, et le peuple part avec ce qu’il peut porter. Un royaume sans terre peut se relever, mais il lui faut tout recommencer.
realm-course = Le déroulement de la partie : les provinces de chaque royaume


## Tableaux des règles

realm-table-costs = Tableau : prix en tremis
realm-table-action = Action
realm-table-tokens = Tableau : jetons
realm-table-token = Jeton
realm-table-value = Tremis
realm-table-number = Nombre
realm-table-powers = Tableau : royaumes et pouvoirs
realm-table-kingdom = Royaume
realm-table-home = Provinces initiales, capitale en tête
realm-table-power = Pouvoir du royaume
realm-table-king = Pouvoir du roi
realm-table-borders = Tableau : frontières
realm-table-province = Province
realm-table-next = adjacente à
