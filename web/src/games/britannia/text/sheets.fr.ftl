# Ce que disent les fiches, les batailles et le décompte d’Invasions: Britannia, en français.

## Outils au-dessus de la carte

britannia-tool-advice = Conseil
    .hint = Conseil pour ce qui est demandé maintenant
britannia-tool-timeline = Frise
    .hint = Tous les tours : arrivées, statuts, couronnes, décomptes
britannia-tool-points = Points
    .hint = Les points de chaque tour, un par un, et leur évolution
britannia-tool-players = Joueurs
    .hint = La situation de chaque joueur et de chaque nation
britannia-tool-legend = Légende
    .hint = Signes, couleurs, unités et chefs expliqués
britannia-tool-preferences = Préférences
    .hint = Dés, conseils, avertissements, aspect de la carte

## Où en est la partie

britannia-years = { $from }–{ $to }
britannia-where = Tour { $turn } sur { $last }, { $years } : { $phase }
britannia-open-timeline = ouvrir la frise
britannia-open-phases = liste des phases
britannia-open-nation = La fiche de la nation : { $nation }
britannia-open-area = La fiche de la région : { $area }
britannia-row = Nations dans l’ordre de jeu
britannia-row-nation = { $nation } ({ $seat }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
britannia-panel-points = Points de victoire
britannia-panel-savings = Points de population en réserve
britannia-panel-armies = Armées à terre, et combien le pays peut en nourrir
britannia-panel-crowded = Plus d’armées que le pays n’en nourrit : l’excédent sera détruit à la fin du tour
britannia-vassal = Vassal
britannia-now = en cours
britannia-turn-of = Tour

## Phases

britannia-phases = Les phases d’un tour
britannia-phase-turn_start = Les renforts apparaissent dans leurs mers.
britannia-phase-nation_start = L’ancien chef s’en va, le nouveau arrive ; événements du tour.
britannia-phase-growth = Les régions donnent des points de population ; on achète et on place des unités.
britannia-phase-movement = Les piles se déplacent, autant que leurs points et l’ennemi le permettent.
britannia-phase-battle = Toutes les batailles sont livrées, dans l’ordre que choisit l’attaquant.
britannia-phase-movement_2 = Seulement lors d’une invasion majeure : un second mouvement, avec des points neufs.
britannia-phase-battle_2 = Seulement lors d’une invasion majeure : et de nouveau des batailles.
britannia-phase-withdrawal = Les pillards peuvent retourner d’où ils viennent.
britannia-phase-overpopulation = On ne nourrit pas plus { $fact-overpopulation-units_per_area ->
    [one] d’une armée
   *[other] de { $fact-overpopulation-units_per_area-word } armées
} par région tenue.
britannia-phase-nation_end = Événements de fin du tour de la nation.
britannia-phase-turn_end = Décompte des régions aux tours prévus ; puis Bretwalda ou roi.

## Statuts

britannia-statuses = Statuts
britannia-status-boats = Bateaux : les unités à terre peuvent prendre la mer ce tour-ci, mais doivent finir à terre.
britannia-status-raiders = Pillards : les unités qui commencent le tour en mer peuvent y rester, et y retourner après un raid.
britannia-status-all_raiders = Tous pillards : chaque unité peut retourner là où elle a commencé le tour.
britannia-status-major_invasion = Invasion majeure : la nation se déplace et combat deux fois ce tour-ci.
britannia-status-vassal = Un vassal est en paix avec son suzerain, croît de moitié si celui-ci l’autorise, et n’abandonne aucune région sans son accord.

## La frise

britannia-arrives = { $number } { $unit } ({ $area })
britannia-mark-scoring = Décompte des régions tenues
britannia-mark-bretwalda = Élection du Bretwalda
britannia-mark-king = Roi d’Angleterre
britannia-event-boudicca = soulèvement avec une infanterie, Rome n’est plus suzeraine
britannia-event-trajan = au-delà de { $fact-event-trajan-more_than ->
    [one] { $fact-event-trajan-more_than } légion
   *[other] { $fact-event-trajan-more_than } légions
}, { $fact-event-trajan-removed ->
    [one] une est rappelée
   *[other] { $fact-event-trajan-removed-word } sont rappelées
} ; en deçà, il en vient d’autres
britannia-event-roman_reinforcement = de nouvelles légions s’il en reste trop peu
britannia-event-romano_british = forts et légions deviennent au plus { $fact-event-romano_british-most ->
    [one] { $fact-event-romano_british-most } infanterie
   *[other] { $fact-event-romano_british-most } infanteries
} ; pas de croissance
britannia-event-arthur = avec sa cavalerie ({ $fact-event-arthur-cavalry }), en Angleterre
britannia-event-cavalry_to_infantry = la cavalerie d’Arthur devient infanterie
britannia-event-danish_raid = un raid : tous ceux qui débarquent repartent
britannia-event-burhs_available = on peut acheter des burhs
britannia-event-burhs_withdrawn = on ne peut plus acheter de burhs
britannia-event-cnut = couronné à la fin du tour si l’Angleterre est à lui ; puis il part avec { $fact-event-cnut-removed ->
    [one] { $fact-event-cnut-removed } unité
   *[other] { $fact-event-cnut-removed } unités
}
britannia-event-norwegian_reinforcement = une infanterie par région anglaise si Harald est en vie
britannia-event-saxon_reinforcement = une infanterie { $fact-event-saxon_reinforcement-areas_per_infantry ->
    [one] par région anglaise
   *[other] pour { $fact-event-saxon_reinforcement-areas_per_infantry-word } régions anglaises
} si Harold est en vie
britannia-event-norman_reinforcement = des points de renfort si Guillaume est en vie

## Fiche de région

britannia-today = Aujourd’hui
britannia-coasts = Côtes
britannia-terrain = Terrain
britannia-terrain-clear = clair
britannia-terrain-mountain = montagne (difficile)
britannia-terrain-marsh = marais (difficile)
britannia-theatre = Théâtre
britannia-theatre-england = Angleterre
britannia-theatre-wales = pays de Galles
britannia-theatre-scotland = Écosse
britannia-population = Points de population
britannia-stacking = Empilement
britannia-holder = Tenue par
britannia-nobody = personne
britannia-neighbours = Voisines
britannia-straits = Par un détroit
britannia-seas = Mers
britannia-there = Ce qui s’y trouve
britannia-work-fort = Fort romain
britannia-work-ruin = Fort en ruine
britannia-work-burh = Burh
britannia-work-wall = Mur
britannia-work-motte = Motte
britannia-who-scores = Qui marque ici, et quand
britannia-nobody-scores = Plus personne ne marque ici.
britannia-nation = Nation
britannia-held = tenue à la fin de
britannia-entered = seul sur place pendant
britannia-scored = marqué

## Fiche de nation

britannia-led-by = Menée par
britannia-points = Points
britannia-target = (guide : { $points })
britannia-at-sea = { $number } en mer
britannia-leader = Chef
britannia-overlord = Vassale de
britannia-objectives = Points de région
britannia-table-hold = { $number ->
    [one] Tour { $turns } : tenues à la fin
   *[other] Tours { $turns } : tenues à la fin
}
britannia-table-limes = Tour { $turns }, le Limes : un fort intact ou une région de vassal
britannia-table-occupy = { $number ->
    [one] Tour { $turns } : y être seul une fois, payé sur-le-champ
   *[other] Tours { $turns } : y être seul une fois, payé sur-le-champ
}
britannia-table-raid = Tour { $turns } : tenues quand les pillards se retirent
britannia-tick-scored = marqué :
britannia-tick-held = tenue :
britannia-no-areas = Aucune région ne rapporte de points à cette nation.
britannia-other-points = Autres points
britannia-turns = { $number ->
    [one] tour { $turns }
   *[other] tours { $turns }
}
britannia-own-turn = pendant son propre tour
britannia-not-own-turn = sauf pendant son propre tour { $turns }
britannia-former-vassal = anciens vassaux de Rome qui ont attaqué
britannia-kill-when = { $what } ({ $when })
britannia-kill-army = Pour chaque armée tuée : { $nations }
britannia-kill-cavalry = Pour chaque cavalerie tuée : { $nations }
britannia-kill-fort = Pour chaque fort détruit : { $nations }
britannia-kill-any = Pour chaque armée tuée
britannia-kill-leader = Pour un chef tué : { $leaders }
britannia-kill-leader-any = Pour tout autre chef adverse tué
britannia-submission-points = Quand { $nation } se soumettent
britannia-may-submit = Soumission possible { $nation } avec { $number ->
    [one] { $number } région
   *[other] { $number } régions
} ou moins
britannia-windfall = Quand d’autres tuent { $leader } ({ $killers })
britannia-cnut = Cnut, tour XIV : { $fact-event-cnut-ratio ->
    [1] autant
    [2] deux fois plus
   *[other] { $fact-event-cnut-ratio-word } fois plus
} de régions anglaises que toute autre nation à la fin du tour danois
britannia-cap = Les points ({ $capped }) comptent au plus pour la moitié de ceux du pays d’origine ({ $home })
britannia-can-bretwalda = Bretwalda, tours { $turns } : plus de la moitié des voix d’Angleterre
britannia-can-king = Roi d’Angleterre, tours { $turns } : au moins { $number ->
    [one] { $number } région anglaise
   *[other] { $number } régions anglaises
}, et { $fact-king-ratio ->
    [1] autant
    [2] deux fois plus
   *[other] { $fact-king-ratio-word } fois plus
} que la suivante
britannia-units = Unités
britannia-pool = { $number } en tout
britannia-price = prix { $number }
britannia-leaders = Chefs
britannia-leader-at = arrive : { $area }
britannia-leader-held = si { $area } est tenue
britannia-leader-choice = où le joueur le veut
britannia-candidate = prétendant à la couronne du tour XVI
britannia-guide = Qui ils étaient, et comment les mener
britannia-whole-guide = Le guide entier

## Fiche d’unité

britannia-unit-hits = Points de vie
britannia-unit-attack = Attaque : touche à partir de
britannia-unit-defence = Défense : touche à partir de
britannia-unit-kill = Dé nécessaire pour la tuer
britannia-unit-any = toute touche
britannia-unit-move = Points de mouvement restants / en tout
britannia-unit-price = Prix en points de population
britannia-unit-pool = Effectif
britannia-unit-of = disponibles : { $left } sur { $all } ; sur la carte : { $map }
britannia-unit-about-infantry = Infanterie : l’armée de tous les peuples sauf Rome.
britannia-unit-about-cavalry = Cavalerie : touche dès 4, ne meurt que sur un 6.
britannia-unit-about-legion = Légion : touche dès 4, ne meurt que sur un 6.
britannia-unit-about-fort = Fort : défend, donne sa route à Rome, est touché en dernier.
britannia-unit-about-ruin = Ruine : ce qui reste d’un fort ; sans effet.
britannia-unit-about-burh = Burh : une place forte saxonne, bon marché, qui ne lance aucun dé et encaisse une touche.
britannia-unit-about-wall = Mur : encaisse deux touches, ne lance aucun dé.
britannia-unit-about-auxilia = Auxilia : frappent plus fort que l’infanterie et meurent aussi facilement. Rome peut en acheter.
britannia-unit-about-berserk = Berserks : frappent plus fort que l’infanterie et meurent aussi facilement.
britannia-unit-about-elite = Infanterie d’élite : frappe plus fort que l’infanterie et meurt aussi facilement.
britannia-unit-about-elite_legion = Légion d’élite : comme une légion, mais il faut deux touches pour la tuer.
britannia-unit-about-huskarl = Huskarls : frappent plus fort que l’infanterie, et il faut deux touches pour les tuer.
britannia-unit-about-motte = Motte : ne lance aucun dé ; seul un 7 la touche, donc seuls des attaquants avec un chef la prennent.
britannia-legend-variant = Unités de la variante
britannia-of-variant = dans la variante
britannia-river = Un fleuve : le franchir coûte un point de plus, et les défenseurs qui sont derrière ajoutent 1 aux dés du premier round.
britannia-rivers = Fleuves

## Points

britannia-award = { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $areas ->
    [none] {""}
   *[other] {" "}({ $areas })
}.
britannia-why-area = Pour les régions tenues à la fin d’un tour de décompte
britannia-why-limes = Pour les forts intacts et les régions de vassaux au départ de Rome
britannia-why-occupation = Pour avoir été seul dans une région à un moment donné
britannia-why-raid = Pour les régions tenues au retrait des pillards
britannia-why-army = Pour les armées ennemies tuées
britannia-why-cavalry = Pour les cavaleries ennemies tuées
britannia-why-fort = Pour les forts détruits
britannia-why-leader = Pour un chef ennemi tué
britannia-why-submission = Pour la soumission d’un peuple
britannia-why-bretwalda = Pour le Bretwalda
britannia-why-king = Pour le roi d’Angleterre
britannia-why-windfall = Pour la mort de Harold, tué par d’autres
britannia-why-cap = Retirés : hors du théâtre d’origine, ce qui dépasse la moitié
britannia-why-vassal = Retirés : un vassal marque la moitié
britannia-no-points = Personne n’a marqué ce tour-ci.
britannia-chart-title = Le déroulement de la partie
britannia-chart = Points au fil des tours
britannia-turn-ended = Le tour { $turn } est terminé.
britannia-see-points = Voir les points
britannia-margin = { $number ->
    [one] Un point devant { $seat }.
   *[other] { $number } points devant { $seat }.
}
britannia-tipped = Ce qui a le plus compté : { $nation } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).

## Bataille

britannia-battle = Bataille
britannia-battles = { $number ->
    [one] Une bataille à livrer
   *[other] { $number } batailles à livrer
}
britannia-battle-at = Bataille : { $area }
britannia-round = Round { $number }
britannia-ground = { $terrain ->
    [difficult] Terrain difficile : les défenseurs ne meurent que sur 6
   *[other] Terrain clair
}
britannia-attacker = attaque
britannia-defender = défend
britannia-continue = Continuer
britannia-fold = Réduire la fenêtre
britannia-unfold = Ouvrir la fenêtre
britannia-field-unit = { $unit }{ $die ->
    [0] {""}
   *[other] , dé { $die }
}{ $hit ->
    [yes] , touche
   *[other] {""}
}{ $state ->
    [lost] , perdue
    [hurt] , blessée : une touche de plus la tue
    [leaving] , va retraiter
   *[other] {""}
}
britannia-choose-losses = { $number ->
    [one] Cliquez sur l’unité à perdre.
   *[other] Cliquez sur les unités à perdre : { $number } touches.
}
britannia-losses = Pertes de ce round : attaquants { $attackers }, défenseurs { $defenders }.
britannia-won = { $nation } tiennent { $area }.
britannia-both-gone = Il ne reste personne.
britannia-submitted = { $nation } se soumettent : la bataille s’arrête.
britannia-went = { $nation } : { $number ->
    [one] une unité retraite
   *[other] { $number } unités retraitent
} ({ $area })
britannia-fell = Mort au combat : { $leader }.
britannia-retreat-hint = Toutes les unités marquées d’une flèche retraitent. Cliquez sur une unité pour qu’elle reste ; puis choisissez où vont les autres, ici ou sur la carte.
britannia-stand-hint = Aucune retraite possible.
britannia-percent = { $value } %
britannia-odds-win = { $nation } l’emportent
britannia-odds-hold = { $nation } tiennent bon
britannia-odds-both = Il ne reste personne
britannia-odds-left = Armées restantes en moyenne
britannia-odds-numbers = { $attackers } : { $defenders }
britannia-odds-on = Chances si personne ne retraite
britannia-mod-attack = { $unit } en attaque : touche dès { $value }
britannia-mod-defence = { $unit } en défense : touche dès { $value }
britannia-mod-leader = { $leader } : +{ $bonus } à chaque dé de son camp
britannia-mod-difficult = Terrain difficile : les défenseurs ne meurent qu’à partir de { $value }
britannia-mod-heavy = { $unit } : ne meurt qu’à partir de { $value }
britannia-mod-fort = Le fort n’est touché que lorsqu’il ne reste personne d’autre
britannia-mod-burh = Le burh ne lance aucun dé et encaisse une touche
britannia-mod-wall = Le mur encaisse deux touches et ne lance aucun dé
britannia-mod-burh-rolls = Le burh défend avec son propre dé
britannia-mod-motte = La motte ne lance aucun dé, et seul un 7 la touche
britannia-mod-river = Tous les attaquants ont franchi un fleuve : +{ $bonus } aux dés du défenseur au premier round
britannia-mod-tough = { $unit } : il faut { $hits } touches

## Requêtes

britannia-petition = Une décision entre deux nations
britannia-petition-submission = { $nation } peuvent se soumettre maintenant (suzerain : { $other }). C’est la paix entre les deux, la moitié de la croissance,{ $half ->
    [yes] {" "}la moitié des points de région,
   *[no] {""}
} et aucune région abandonnée sans accord. Cela prend fin à l’arrivée d’un chef, ou quand le suzerain disparaît.
britannia-petition-growth = { $nation }, vos vassaux, demandent leur croissance : ils auraient { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Si vous refusez, ils n’ont rien.
britannia-petition-consent = { $nation }, vos vassaux, veulent laisser une région vide. Si vous refusez, une unité doit y rester.

## La grand-salle

britannia-hall = Élection du Bretwalda
britannia-hall-text = Il faut { $needed } voix sur { $all } ; { $cast } sont données.
britannia-hall-turn = { $nation } votent : { $votes ->
    [one] une voix
   *[other] { $votes } voix
}.
britannia-hall-areas = { $number ->
    [one] une région anglaise
   *[other] { $number } régions anglaises
}
britannia-hall-votes = { $number ->
    [one] { $number } voix
   *[other] { $number } voix
}

## Légende et réglages

britannia-legend-units = Unités
britannia-legend-map = Sur la carte
britannia-legend-points = D’où viennent les points
britannia-badge-all = Toutes les unités de la pile peuvent encore bouger
britannia-badge-some = Certaines le peuvent
britannia-badge-none = Aucune ne le peut
britannia-badge-other = Une pile d’une nation dont ce n’est pas le tour
britannia-tint-open = Vert : la pile peut y aller et y rester
britannia-tint-limited = Violet : seulement comme région surempilée, ou au passage
britannia-tint-forbidden = Rouge : interdit ; un clic dit pourquoi
britannia-tint-suzerain = Gris : terre du suzerain ou d’un vassal
britannia-tint-battle = Contour orange : une bataille à livrer
britannia-filter-population = points que la région donne à la croissance
britannia-filter-points = plus l’étoile brille, plus la région vaut ; en haut : tout de suite, en bas : au tour de décompte indiqué
britannia-filter-stacking = armées / maximum [maximum en surempilement] ; ∞ : sans limite
britannia-like-tumbles = Les dés roulent
    .hint = Les dés roulent jusqu’aux unités ; sinon ils s’affichent tout de suite.
britannia-like-advises = Conseils
    .hint = Un parchemin vous conseille la première fois qu’une chose est demandée.
britannia-like-warns = Avertir si rien n’a bougé
    .hint = Demande confirmation avant de finir un mouvement où aucune unité n’a bougé.
britannia-like-reckons = Points en fin de tour
    .hint = Le tableau des points s’ouvre automatiquement à la fin d’un tour ; sinon un avis le signale.
britannia-like-look = La carte
    .hint = Parchemin, ou un aspect plus simple.
britannia-look-parchment = Parchemin
britannia-look-plain = Simple
britannia-the-rules = Les règles
britannia-credits = Crédits
britannia-more-preferences = Langue, son et autres

## Conseils

britannia-no-advice = Il n’y a pas de conseil pour cette situation.
britannia-advise-me = Afficher les conseils automatiquement
britannia-understood = Compris
britannia-no-more-advice = Ne plus me conseiller
britannia-advice-growth = Croissance
    .text = Achetez là où sera le prochain combat, ou juste derrière pour libérer les autres. Chaque région reçoit une unité avant qu’aucune n’en reçoive une seconde. Ce qui peut être payé doit être acheté.
britannia-advice-movement = Mouvement
    .text = Voyez d’abord le prochain tour de décompte : quelles régions voulez-vous tenir à sa fin, et qui joue après vous ? Envoyez d’abord les unités les plus éloignées, pour que les plus proches puissent dépasser. Ne laissez vide aucune région précieuse.
britannia-advice-invasion = Invasion majeure
    .text = Vous vous déplacez et combattez deux fois ce tour-ci. Attaquez maintenant avec chaque armée ; les terres vides peuvent attendre la seconde moitié. Finissez là où vous pourrez vous défendre.
britannia-advice-battles = L’ordre des batailles
    .text = Commencez là où l’ennemi n’a nulle part où aller parce que ses voisins combattent encore. Gardez pour la fin ce qui vous sert de retraite.
britannia-advice-losses = Pertes
    .text = Des unités venues de régions différentes retraitent vers des régions différentes : pensez à l’endroit où vous voulez avoir les survivantes. Cavaleries et légions ne meurent que sur un 6.
britannia-advice-retreat = Retraite
    .text = Une région se reprend, une armée morte non. Restez si les chances sont bonnes ou si la région va marquer ; sinon partez tant qu’il y a un chemin. Quelques-uns peuvent rester et couvrir les autres.
britannia-advice-submission = Soumission
    .text = La paix avec plus fort que vous garde vos armées en vie. Tant qu’elle dure, votre croissance est de moitié. On peut attendre tant qu’on est sous la limite, mais chaque round coûte des vies.
britannia-advice-overlord = Un vassal demande
    .text = Un vassal qui croît garde des terres qui comptent pour vous ; s’il croît trop, il peut ne pas le rester. Refuser ne vous coûte que sa bonne volonté.
britannia-advice-withdrawal = Pillards
    .text = Ceux qui repartent sont à l’abri en mer et pourront frapper encore ; ceux qui restent tiennent la terre, croissent, et peuvent être attaqués. Les points du raid sont à vous dans les deux cas.
britannia-advice-overpopulation = Trop d’armées
    .text = On ne nourrit { $fact-overpopulation-units_per_area ->
        [one] qu’une armée
       *[other] que { $fact-overpopulation-units_per_area-word } armées
    } par région. Détruisez celles qui ne marquent et ne gardent rien ; au prochain tour, prenez de la terre avant d’acheter.
britannia-advice-vote = Le Bretwalda
    .text = Chaque nation donne toutes ses voix à une seule. Il faut plus de la moitié des voix d’Angleterre. Les nations d’un même joueur peuvent voter ensemble.
britannia-advice-leader = Un chef
    .text = Placez-le là où vous attaquez ce tour-ci, avec deux armées au moins : la pile va plus loin, les montagnes ne l’arrêtent pas, et chaque dé compte un de plus.
britannia-advice-boudicca = Boudicca
    .text = C’est ce tour-ci que légions tuées et forts détruits rapportent le plus. Soulevez-vous là où les forts sont peu gardés, et attaquez avec tout.
britannia-advice-arthur = Arthur
    .text = Il apparaît avec sa cavalerie dans toute région anglaise vide ou à vous. Saxons, Jutes et Angles tués pendant votre tour rapportent des points, Aelle aussi.
britannia-advice-settlement = Rome s’en va
    .text = Choisissez { $fact-event-romano_british-most ->
        [one] un endroit
       *[other] { $fact-event-romano_british-most-word } endroits
    } au plus. Des paires en terrain clair vivent plus longtemps que des armées seules, et Arthur voudra quelqu’un à rejoindre.
britannia-advice-hiring = Renforts
    .text = La cavalerie ne meurt que sur un 6 et touche dès 4. L’infanterie coûte moins et occupe la terre. Ce qui n’est pas dépensé est perdu.
britannia-advice-levy = La levée
    .text = Elle se rassemble toute dans une région d’Angleterre, et l’empilement n’y compte pas. Choisissez celle d’où gagner la couronne, ou garder Harold.
britannia-advice-king = L’infanterie du roi
    .text = Elle peut se placer dans toute région anglaise à vous, même pleine ; au tour suivant, l’empilement devra être en règle.
britannia-advice-recall = Des unités partent
    .text = Prenez-les là où on en a le moins besoin. Une région vide avec un fort reste tenue, mais se prend aisément.

## Ouvrir une table

britannia-history-dux_britannia = Toute l’histoire. Claude débarque avec seize légions ; les tribus se soumettent, se soulèvent ou gagnent les collines. Rome partie, Saxons, Jutes et Angles s’établissent là où campaient les légions ; puis viennent les drakkars, le Danelaw et Cnut. Mille ans plus tard, Harald, Svein et Guillaume se disputent la même couronne.
    .subtitle = La grande campagne
britannia-history-artorius_rex = Rome est partie, et les Romano-Bretons tiennent ce qu’ils peuvent derrière de vieux murs. Saxons, Jutes et Angles viennent pour rester, Pictes et Écossais poussent depuis le nord, et Arthur chevauche contre tous. Des ruines naissent les royaumes anglais, jusqu’à ce que les hommes du Nord les découvrent.
    .subtitle = L’âge des invasions
britannia-history-furor_normanis = L’Angleterre est partagée entre Saxons et Angles quand paraissent les premiers drakkars. Ivar et Halfdan prennent ce que moines et comtes ne peuvent défendre ; des burhs se dressent contre eux. Danois, Norvégiens et Dublinois s’installent, et les Normands finissent par passer la Manche.
    .subtitle = L’âge des Vikings
britannia-history-hadrianus = Le sud est romain, le nord ne l’est pas. Les légions tiennent le mur contre Pictes et Brigantes, tandis que des pirates s’assemblent au large et que les premiers Saxons reconnaissent la côte. Combien de temps Rome peut-elle payer pour une île du bout du monde ?
    .subtitle = Le mur
britannia-held-by = { $area } : { $nation }
britannia-scenario-facts = { $nations } nations · { $players } joueurs · { $turns } tours · environ { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

## Les grands événements

britannia-told-boudicca = Boudicca se soulève
    .text = On a fait tort à la reine des Icènes, et les tribus de l’est la suivent contre Rome. Les villes brûlent là où ses chars sont passés.
britannia-told-rome_departs = Rome quitte la Bretagne
    .text = Les dernières légions sont appelées à d’autres guerres, et il n’en viendra plus. Qui a vécu derrière leurs murs doit désormais les défendre seul.
britannia-told-arthur = Arthur entre en campagne
    .text = Un chef de guerre rassemble les cavaliers des Romano-Bretons contre ceux qui viennent de la mer. Tant qu’il vit, nul n’est plus rapide dans l’île.
britannia-told-ivar_halfdan = La grande armée débarque
    .text = Ivar et Halfdan ne viennent pas seulement piller : cette armée compte rester. Jamais les vieux royaumes anglais n’ont vu tant de boucliers.
britannia-told-alfred = Alfred tient bon
    .text = Depuis les marais, le roi du Wessex rend les coups et élève des murs autour de ses villes. Derrière de tels burhs, peu d’hommes tiennent contre beaucoup.
britannia-told-cnut = Cnut réclame la couronne
    .text = Le roi des Danois veut l’Angleterre entière, et non son argent. Un royaume sur les deux rives de la mer du Nord est à sa portée.
britannia-told-william = 1066
    .text = Le duc des Normands dit que la couronne lui fut promise, et ses navires attendent, chevaux à bord. Trois hommes veulent un trône, et un seul l’aura.
