# Ce que seule la page dit de Rex Britannorum, en français.

## Le plateau

rex-map = Carte de Britannia
rex-beside = Tour, enjeux, renforts et royaumes non-joueurs
rex-fold = Tour { $turn } sur { $turns } · enjeux
rex-place = { $place }, { $kind ->
    [city] cité
   *[road] route
} dans la région { $region } ({ $modern }){ $token ->
    [yes] , à gagner ce tour-ci
   *[no] { "" }
}{ $rome ->
    [yes] , à Rome
   *[no] { "" }
}{ $holders ->
    [none] { "" }
   *[other] , occupée par { $holders }
}
rex-choose-place = { $choice }. { $place }
rex-joker-here = { $zone } : le joker est à gagner
rex-to-be-won = À gagner, { $zone } : { $tokens }.
rex-turns = Piste des tours
rex-bag = { $number ->
    [one] { $number } jeton dans le sac
   *[other] { $number } jetons dans le sac
}
rex-order = Ordre du tour
rex-stakes = Enjeux
rex-stands = { $kingdom }, { $track } : { $number }
rex-track = Premier à { $first }{ $gone ->
    [yes] , déjà gagné
   *[no] { "" }
} ; seuils à { $one }, { $two } et { $three }
rex-group-roads = embranchements compris
rex-first = Premier
rex-threshold = Seuil
rex-max = Max
rex-reinforcements = Renforts
rex-none-left = Il n’en reste aucun.
rex-pile = { $number ->
    [one] { $number } carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
rex-slot = La position { $number } montre { $zone } ; carte retournée, { $other }.

## Royaumes non-joueurs

rex-behaviour-impetuous = impétueux
    .text = Deux cartes Déploiement au hasard, dans un sens ou dans l’autre, disent où vont ses deux cartes.
rex-behaviour-greedy = avides
    .text = Première carte : la zone qui a le plus de jetons ; à égalité, celle qui a un joker, puis le plus de cités. Seconde carte : au hasard.
rex-behaviour-foresighted = prévoyants
    .text = Première carte : position 2. Seconde : position 1, 2 ou 3, si elle est plus faible, égale ou plus forte. Puis la carte en 1 est retournée et passe à la fin.

## Batailles

rex-battle = La bataille en cours
rex-battles = Batailles du tour { $turn }
rex-plans-shown = Les plans sont révélés.
rex-put-report-away = Fermer
rex-nobody = Personne n’est venu.
rex-side = { $kingdom } : { $cards }, total { $sum } ; { $role ->
    [winner] vainqueur
   *[vassal] vassal
}.
rex-role-winner = l’emporte
rex-role-vassal = vassal
rex-power-1-rises = compte 7 face au 7 d’un autre.
rex-power-2-works = peut prendre une carte d’un vainqueur sans protection.
rex-power-2-blocked = reste sans effet : chaque vainqueur a un 4.
rex-power-2-ignored = reste sans effet pour un royaume non-joueur.
rex-power-3-works = peut cohabiter sur une route gagnée par un vainqueur sans protection.
rex-power-3-blocked = reste sans effet : chaque vainqueur a un 4.
rex-power-3-ignored = reste sans effet pour un royaume non-joueur.
rex-power-4-protects = protège ses cartes et ses routes du 2 et du 3.
rex-gain-claimed = { $place }
rex-gain-claimed_joker = joker
rex-gain-joker_used = joker sur { $place }
rex-gain-joker_wasted = joker perdu
rex-gain-joined = cohabite à { $place }
rex-gain-hired = prend { $card } aux { $kingdom }
rex-gain-reinforced = reçoit { $card }
rex-to-rome = Rome : { $places }
rex-help = Rome aide les { $kingdom } : { $card }
rex-stake-moved = { $track } { $number }
rex-stake-first = Premier, { $track }
rex-stake-first_lost = prive les autres du Premier, { $track }
rex-stake-threshold = seuil { $number }, { $track }
rex-stake-max = Max, { $track }

## Ce qui est devant un joueur

rex-holder = Porte-cartes
rex-slot-empty = troupes
rex-slot-extra = renfort
rex-planned = { $card }, { $zone }
rex-turn = Retourner : { $card }, { $zone }
rex-take-back = Reprendre { $card }
rex-confirmed = Confirmé : votre plan reste caché jusqu’à la révélation.
rex-change = Modifier le plan
rex-hand = Votre main
rex-pick = Choisissez une carte, puis sa zone.
rex-send = Où va { $card } ?
rex-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
rex-power-1 = Compte 7 si un autre royaume joue un 7 dans la zone.
rex-power-2 = En tant que vassal, prenez en main une carte jouée par un vainqueur.
rex-power-3 = En tant que vassal, posez un cube sur une route gagnée par un vainqueur.
rex-power-4 = En tant que vainqueur, vous êtes à l’abri des pouvoirs 2 et 3.
rex-queue = Zone de recrutement
rex-draw = { $choice } : { $number ->
    [one] { $number } dans la pioche
   *[other] { $number } dans la pioche
}
rex-objectives = Objectifs
rex-type-fief = Fief
rex-type-city = Cités
rex-type-link = Jonction
rex-worth = { $points } sur { $most }
rex-condition-scores = remplie
rex-condition-waits = remplie, mais pas une condition au-dessus
rex-condition-open = pas encore remplie
rex-put-away = Écarter celui-ci
rex-discard = Votre défausse ({ $number })
rex-watching = Vous regardez : les mains et les plans restent cachés.

## Joueurs

rex-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rex-line = { $track } : { $number } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rex-cards = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
rex-oppida = { $number ->
    [one] { $number } oppidum restant
   *[other] { $number } oppida restants
}
rex-objectives-kept = { $number ->
    [one] { $number } objectif
   *[other] { $number } objectifs
}
rex-queue-short = Recrutement
rex-shown = Cartes vues en main

## La fin

rex-sheet = La feuille de score
rex-value = à { $number }
rex-total = Total
rex-rivals-score = Les royaumes non-joueurs avancent sur les pistes, mais ne marquent rien.
rex-objectives-shown = Objectifs révélés
rex-ratings = Ce que vaut votre score
rex-duel-note = Le troisième royaume n’était pas de la partie.

## Crédits

rex-credits =
    .names = Rex Britannorum est un jeu de Stéphane Brachet, édité par Shakos.
    .facts = Les règles et les nombres suivent le livret, qui ne montre ni tout le plateau ni toutes les cartes. Nous avons reconstitué, en accord avec tout ce que dit le livret : la plupart des emplacements, des régions et des routes de la carte, et son dessin ; seize des dix-huit objectifs ; les valeurs des renforts ; quelques repères des pistes ; la durée habituelle d’une partie. Si vous possédez la boîte, vous pouvez y mettre les vrais sans toucher au programme : bretwalda serve --facts DOSSIER. Là où le livret se tait, nous avons tranché : voir la section 14 des règles.

## Les règles en bref

rex-short-aim = Le but du jeu
    .text = Trois royaumes de Britannia briguent la faveur de Rome. En { $fact-setup-turns-word } tours, vous occupez des routes et des cités dans toute l’île. Votre plus longue route, le nombre de vos cités et celui des régions où vous êtes présent rapportent des points, tout comme vos objectifs secrets. Le plus haut total fait de vous le Rex Britannorum ; en cas d’égalité, le trône reste vacant.
rex-short-plan = Un tour
    .text = { $fact-setup-tokens_per_turn ->
        [one] Un emplacement apparaît
       *[other] { $fact-setup-tokens_per_turn-Word } emplacements apparaissent
    } sur la carte. Vous recrutez { $fact-turn-recruits-word } cartes Troupes, dans votre zone de recrutement ou à l’aveugle dans votre pioche. Puis tous planifient en secret : deux de vos cartes vont dans les zones Nord, Centre et Sud, chacune avec une carte Déploiement tournée vers sa zone. Un renfort ou un mercenaire peut partir en troisième. Quand tous ont confirmé, les plans sont révélés simultanément.
rex-short-battle = Les batailles
    .text = Dans chaque zone, le total le plus élevé l’emporte ; à égalité, il y a plusieurs vainqueurs. Les vainqueurs prennent jusqu’à { $fact-turn-winner_tokens ->
        [one] { $fact-turn-winner_tokens-word } emplacement
       *[other] { $fact-turn-winner_tokens-word } emplacements
    } ; les autres royaumes présents sont vassaux et en prennent jusqu’à { $fact-turn-vassal_tokens-word } parmi ceux qui restent. Le reste est attribué à Rome. Un joker pose votre marqueur sur une route d’un autre royaume ou de Rome, ou dans une cité de Rome. Si vous n’avez rien posé sur la carte pendant le tour, vous pouvez demander un renfort à Rome.
rex-short-powers = Les petites cartes
    .text = Un 1 compte 7 là où un autre royaume joue un 7. Un vassal avec un 2 peut prendre une carte jouée par un vainqueur ; un vassal avec un 3 peut cohabiter sur une route gagnée par un vainqueur. Un vainqueur avec un 4 est à l’abri des deux.
rex-short-stakes = Les points
    .text = Après chaque tour, on évalue les pistes : le premier à atteindre un certain repère gagne un point, et chacun en gagne un pour chaque seuil atteint, sur trois. À la fin, la valeur la plus élevée de chaque piste en rapporte encore un, et chaque objectif jusqu’à trois, de haut en bas, tant que ses conditions sont remplies.
rex-short-alone = En solo ou à deux
    .text = Les royaumes non-joueurs sont gérés par le jeu, chacun à sa manière : impétueux, avide ou prévoyant. Ils prennent ce qu’ils gagnent, mais ne marquent rien. À deux, on peut aussi jouer sans troisième royaume ; une partie en solo est jugée sur son score.

## Préparer une table

rex-players-1 = En solo, contre deux royaumes gérés par le jeu ; votre score est jugé à la fin. Vous gardez les trois objectifs, ou vous jouez sans.
rex-players-2 = Deux joueurs et un royaume géré par le jeu, ou sans troisième royaume (voir plus bas).
rex-players-3 = Trois joueurs, un royaume chacun.
rex-setting-early_choice = Deux sur trois
    .text = Un objectif sur trois est écarté avant la partie. En solo, vous gardez les trois.
rex-setting-late_choice = Trois jusqu’au tour { $fact-setup-late_choice_turn }
    .text = On garde d’abord les trois ; un est écarté au début du tour { $fact-setup-late_choice_turn }. À deux ou trois joueurs.
rex-setting-none = Sans objectifs
    .text = Pour les premières parties : seules les pistes rapportent des points.
rex-setting-path = Un chemin
    .text = D’un bout à l’autre, sans les embranchements : comme dans le livret anglais.
rex-setting-group = Un groupe
    .text = Toutes les routes reliées entre elles, embranchements compris : comme dans le livret français.
rex-seat-1 = Choisit un royaume en premier.
rex-seat-2 = Choisit un royaume en deuxième.
rex-seat-3 = Dirige le royaume qui reste.

rex-goal = Avoir le plus de points après le tour { $turns } (tour { $turn })
rex-goal-objectives = Avoir le plus de points après le tour { $turns } (tour { $turn }) ; les objectifs comptent à la fin
rex-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les grands événements

rex-told-reinforced = Rome envoie des renforts
    .text = Un légat a entendu parler du roi qui tient l’ordre parmi les tribus. Ses soldats marcheront avec lui, tant que Rome y trouve son compte.
rex-told-vacant = Le trône reste vacant
    .text = Nul ne s’est élevé au-dessus des autres, et personne ne plie le genou. Rome hausse les épaules et attend le prochain qui viendra.
rex-told-crowned = Rex Britannorum
    .text = Routes, cités et régions ont tranché : un royaume dépasse tous les autres. Rome salue son souverain comme roi des Bretons.
rex-course = Le déroulement de la partie : les points sur les pistes


## Tableaux des règles

rex-table-marks = Tableau : repères des pistes
rex-table-track = Piste
rex-table-objectives = Tableau : objectifs
rex-table-card = Carte
rex-table-roads = Tableau : connexions
rex-table-place = Emplacement
rex-table-next = relié à
