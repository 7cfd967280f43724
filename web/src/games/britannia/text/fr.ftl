# Ce que seule la page dit d’Invasions: Britannia, en français.

brit-map = Carte de la Bretagne et de ses mers
brit-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-nation-points = { $nation } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Mouvement

brit-stacks-hint = Choisissez une pile, ici ou sur la carte.
brit-stacks-keys = Tab les parcourt, la plus grande d’abord ; Maj et Tab quittent la carte.
brit-take = Prendre les unités : { $area }
brit-put-down = Reposer les unités
brit-tray-hint = Cliquez sur une unité pour la laisser ou l’emmener, puis sur la destination.
brit-go-along = { $number ->
    [one] { $number } unité part
   *[other] { $number } unités partent
}
brit-stay-behind = { $number ->
    [one] { $number } unité reste
   *[other] { $number } unités restent
}
brit-unit-goes = { $unit } : part, { $left ->
    [one] { $left } point de mouvement restant
   *[other] { $left } points de mouvement restants
}
brit-unit-stays = { $unit } : reste, { $left ->
    [one] { $left } point de mouvement restant
   *[other] { $left } points de mouvement restants
}
brit-all = Toutes
    .hint = Emmener toutes les unités de la région
brit-half = La moitié
    .hint = Laisser la moitié des unités sur place
brit-another = +
    .hint = Une autre pile : laisser celles-ci telles quelles et prendre les autres en main
brit-merge = Réunir
    .hint = Joindre à la pile les unités présentes qui peuvent encore bouger
brit-down = Reposer
    .hint = Laisser les unités où elles sont et choisir une autre pile
brit-target-open = elles peuvent y aller et y rester
brit-target-overstack = plus que d’ordinaire : une seule région peut être surempilée
brit-target-pass = région d’un vassal : seulement pour la traverser
brit-target-boats = elles n’ont pas de bateaux ce tour-ci
brit-target-closed = interdit à ces envahisseurs
brit-target-overlord = région du suzerain
brit-target-vassal = région d’un vassal, sans passage
brit-target-reach = trop loin, ou retenues par l’ennemi

## Phases

brit-next = Phase suivante
brit-owed-growth = Il reste des points à dépenser.
brit-owed-movement = Il faut d’abord déplacer quelque chose.
brit-owed-march = La pile en main continue, ou elle est reposée.
brit-owed-withdrawal = Des pillards doivent d’abord rentrer.
brit-owed-withdrawal-goal = Où ce pillard rentre-t-il ?
brit-owed-battles = Restent à livrer : { $areas }.
brit-owed-overpopulation = Le pays ne peut nourrir toutes les armées : l’excédent est détruit.
brit-owed-surplus = Trop d’unités au même endroit : l’excédent est détruit.
brit-doomed = Des unités vont être détruites
brit-doomed-stacking = { $area } : { $there } unités, { $most } au plus peuvent rester. L’excédent est détruit à la fin du mouvement.
brit-doomed-stranded = { $area } : { $there ->
    [one] une unité n’a aucune terre où débarquer. Elle est détruite à la fin du mouvement.
   *[other] { $there } unités n’ont aucune terre où débarquer. Elles sont détruites à la fin du mouvement.
}
brit-doomed-hungry = { $number ->
    [one] Une armée de trop pour le pays : elle est détruite à la fin du tour.
   *[other] { $number } armées de trop pour le pays : elles sont détruites à la fin du tour.
}
brit-nothing-moved = Rien n’a bougé
brit-nothing-moved-text = Pas une unité n’a été déplacée dans cette phase. Continuer quand même ?
brit-warn-no-more = Ne plus me prévenir
brit-go-on-moving = Retour à la carte
brit-major = Invasion majeure : { $nation }
brit-major-text = Ce tour-ci, la nation se déplace et combat deux fois.

## Croissance et retraits

brit-growth = Croissance : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-growth-hint = Choisissez une unité, puis cliquez sur la région où elle se placera.
brit-purchase = Ce qu’on peut acheter
brit-price = coûte { $price }
brit-pool = disponibles : { $pool }
brit-income = Revenu : { $points }
brit-hiring = Renforts : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brit-hiring-hint = Chaque clic engage une unité ; les points restants sont perdus.
brit-remove-hint = Cliquez sur l’unité qui doit quitter la carte.
brit-destroy-hint = Cliquez sur l’unité à détruire.
brit-destroy = Détruire { $unit } { $area }
brit-must-stay = Cette unité doit rester : on ne vide pas une région et on ne laisse pas un chef seul.

## Filtres

brit-tools = Fiches et filtres
brit-filters = Ce que montre la carte
brit-filter-population = Population
    .hint = Les points de population que donne chaque région
brit-filter-points = Points de victoire
    .hint = Ce que vaut chaque région pour la nation : en haut tout de suite, en bas au prochain tour de décompte
brit-filter-stacking = Empilement
    .hint = Les armées de chaque région, combien peuvent y tenir, et entre crochets combien si c’est la région surempilée
brit-plain = Carte sobre
    .hint = Parchemin, ou un aspect plus sobre

## Crédits et règles en bref

brit-credits =
    .names = Invasions : Britannia est un jeu de Lewis Pulsipher et Philippe Thibaut, édité par Avalon Digital.
    .facts = Les nations, les unités, la frise et les points suivent le manuel du programme et, là où il se tait, la deuxième édition du jeu de plateau. Le dessin de la carte, la durée habituelle d’une partie et quelques décisions sont de nous : R1 et suivantes dans les règles.
brit-short-aim = Le but du jeu
    .text = Quatre joueurs mènent dix-sept nations à travers mille ans d’histoire britannique, des légions de Claude à Guillaume le Conquérant. Chaque nation a ses propres buts ; les points d’un joueur sont ceux de toutes ses nations.
brit-short-turn = Le tour d’une nation
    .text = Les nations jouent l’une après l’autre : elles croissent et lèvent des unités, se déplacent et combattent ; les pillards se retirent, et une nation qui a plus d’armées que son pays n’en peut nourrir en perd. Les envahisseurs arrivent par la mer au tour que fixe l’histoire.
brit-short-battle = Les combats
    .text = Chaque unité lance un dé ; d’ordinaire, un 5 ou un 6 tue. Montagnes, marais, légions et cavalerie sont plus durs à vaincre, les chefs renforcent tout le monde. Après chaque round, le défenseur puis l’attaquant peuvent retraiter.
brit-short-points = Les points
    .text = À cinq tours on compte les points des régions tenues, et entre-temps pour les régions où l’on entre, les ennemis et les chefs tués, les soumissions, le Bretwalda et le roi d’Angleterre.
brit-short-end = La fin
    .text = Après le tour 16, le joueur dont les nations ont le plus de points l’emporte.

brit-goal = Avoir le plus de points après le tour { $last } (tour { $turn })

## Tableaux sous les règles

brit-table-points = Tableau : points de région
brit-table-nation = Nation
brit-table-areas = Points
brit-table-turns = Tableau : la frise
brit-table-years = Années
brit-table-happens = Ce qu’il apporte
brit-table-entry = { $nation } : { $parts }
brit-table-leaders = Tableau : les chefs
brit-table-place = Où
brit-table-units = Tableau : les unités
brit-table-move = Points de mouvement
brit-table-borders = Tableau : frontières, détroits et côtes
brit-table-area = Région
brit-table-next = À côté de
