# Ce que seule la page dit de Rex Britannorum, en français.

## Le plateau

rex-map = Carte de Britannia
rex-beside = Tour, enjeux, renforts et royaumes sans joueur
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
rex-joker-here = { $zone } : le joker est à gagner
rex-to-be-won = À gagner, { $zone } : { $tokens }.
rex-turns = Piste des tours
rex-bag = { $number ->
    [one] { $number } jeton dans le sac
   *[other] { $number } jetons dans le sac
}
rex-order = Ordre du tour
rex-stakes = Enjeux
rex-stands = { $kingdom }, { $track } : { $number }
rex-track = Premier à { $first }{ $gone ->
    [yes] , déjà gagné
   *[no] { "" }
} ; seuils à { $one }, { $two } et { $three }
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
rex-slot = L’emplacement { $number } montre { $zone } ; retourné, { $other }.

## Royaumes sans joueur

rex-behaviour-impetuous = impétueux
    .text = Deux cartes Déploiement au hasard, dans un sens ou dans l’autre, disent où vont ses deux cartes.
rex-behaviour-greedy = avides
    .text = Première carte : la zone qui a le plus de jetons, puis un joker, puis le plus de cités. Seconde carte : au hasard.
rex-behaviour-foresighted = prévoyants
    .text = Première carte : emplacement 2. Seconde : emplacement 1, 2 ou 3, si elle est plus faible, égale ou plus forte. Puis le 1 est retourné et passe à la fin.

## Batailles

rex-battle = La bataille en cours
rex-battles = Batailles du tour { $turn }
rex-plans-shown = Les plans sont révélés.
rex-put-report-away = Ranger
rex-nobody = Personne n’est venu.
rex-side = { $kingdom } : { $cards }, en tout { $sum } ; { $role ->
    [winner] vainqueur
   *[vassal] vassal
}.
rex-role-winner = l’emporte
rex-role-vassal = vassal
rex-power-1-rises = compte 7 face au 7 d’un autre.
rex-power-2-works = peut prendre une carte d’un vainqueur sans protection.
rex-power-2-blocked = reste sans effet : chaque vainqueur a un 4.
rex-power-2-ignored = reste sans effet faute de joueur.
rex-power-3-works = peut cohabiter sur une route gagnée par un vainqueur sans protection.
rex-power-3-blocked = reste sans effet : chaque vainqueur a un 4.
rex-power-3-ignored = reste sans effet faute de joueur.
rex-power-4-protects = protège ses cartes et ses routes du 2 et du 3.
rex-gain-claimed = { $place }
rex-gain-claimed_joker = joker
rex-gain-joker_used = joker sur { $place }
rex-gain-joker_wasted = joker inutile
rex-gain-joined = cohabite à { $place }
rex-gain-hired = prend { $card } aux { $kingdom }
rex-gain-reinforced = reçoit { $card }
rex-to-rome = Rome : { $places }
rex-help = Rome aide les { $kingdom } : { $card }
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
rex-turn = Retourner : { $card }, { $zone }
rex-take-back = Reprendre { $card }
rex-confirmed = Confirmé : votre plan reste caché jusqu’à la révélation.
rex-change = Modifier le plan
rex-hand = Votre main
rex-pick = Choisissez une carte, puis sa zone.
rex-send = Où va { $card } ?
rex-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
rex-power-1 = Compte 7 si un autre royaume joue un 7 dans la zone.
rex-power-2 = Vassal, prenez en main une carte jouée par un vainqueur.
rex-power-3 = Vassal, posez un cube sur une route gagnée par un vainqueur.
rex-power-4 = Vainqueur, vous êtes à l’abri des pouvoirs 2 et 3.
rex-queue = Zone de recrutement
rex-draw = { $choice } : { $number ->
    [one] { $number } dans la pioche
   *[other] { $number } dans la pioche
}
rex-objectives = Objectifs
rex-type-fief = Fief
rex-type-city = Cités
rex-type-link = Jonction
rex-worth = { $points } sur { $most }
rex-condition-scores = vrai en ce moment
rex-condition-waits = vrai en ce moment, mais pas une condition au-dessus
rex-condition-open = pas encore vrai
rex-put-away = Écarter celui-ci
rex-discard = Votre défausse ({ $number })
rex-watching = Vous regardez : les mains et les plans restent cachés.

## Joueurs

rex-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
rex-line = { $track } : { $number } ; { $points ->
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
rex-shown = Vu en main

## La fin

rex-sheet = La feuille de score
rex-value = à { $number }
rex-total = Total
rex-rivals-score = Les royaumes sans joueur avancent sur les pistes et ne marquent rien.
rex-objectives-shown = Les objectifs sont dévoilés
rex-ratings = Ce que l’on dit d’un tel score
rex-duel-note = Le troisième royaume n’était pas de la partie.

## Crédits

rex-credits =
    .names = Rex Britannorum est un jeu de Stéphane Brachet, édité par Shakos.
    .facts = Les règles et les nombres suivent le livret, qui ne montre ni tout le plateau ni toutes les cartes. Nous avons construit, en accord avec tout ce que dit le livret : la plupart des emplacements, des régions et des routes de la carte, et son dessin ; seize des dix-huit objectifs ; les valeurs des renforts ; quelques marques des pistes ; la durée habituelle d’une partie. Qui possède la boîte peut y mettre les vrais sans toucher au programme : bretwalda serve --facts DOSSIER. Là où le livret se tait, nous avons tranché : voir la section 14 des règles.

## Les règles en bref

rex-short-aim = De quoi il s’agit
    .text = Trois royaumes de Britannia briguent la faveur de Rome. En sept tours, vous occupez des routes et des cités dans toute l’île. Votre plus longue route, le nombre de vos cités et celui des régions où vous êtes présent rapportent des points, tout comme vos objectifs secrets. Le plus haut total fait de vous le Rex Britannorum ; s’il est partagé, le trône reste vacant.
rex-short-plan = Un tour
    .text = Sept emplacements apparaissent sur la carte. Vous recrutez deux cartes Troupes, dans votre zone de recrutement ou à l’aveugle dans votre pioche. Puis tous planifient en secret : deux de vos cartes vont dans les zones Nord, Centre et Sud, chacune avec une carte Déploiement tournée vers sa zone. Un renfort ou un mercenaire peut partir en troisième. Quand tous ont confirmé, les plans sont révélés ensemble.
rex-short-battle = Les batailles
    .text = Dans chaque zone, la plus forte somme l’emporte, et les égaux l’emportent ensemble. Les vainqueurs prennent jusqu’à trois emplacements ; les autres venus sont vassaux et prennent jusqu’à deux de ceux qui restent. Le reste revient à Rome. Un joker pose votre marqueur sur une route d’un autre ou de Rome, ou dans une cité de Rome. Qui n’a rien posé sur la carte dans un tour peut demander un renfort à Rome.
rex-short-powers = Les petites cartes
    .text = Un 1 compte 7 là où un autre royaume joue un 7. Un vassal avec un 2 peut prendre une carte jouée par un vainqueur ; un vassal avec un 3 peut cohabiter sur une route gagnée par un vainqueur. Un vainqueur avec un 4 est à l’abri des deux.
rex-short-stakes = Les points
    .text = Après chaque tour, on évalue les pistes : qui atteint le premier une certaine marque gagne un point, et chacun en gagne un pour chaque seuil atteint, sur trois. À la fin, la plus haute valeur de chaque piste en rapporte encore un, et chaque objectif jusqu’à trois, de haut en bas tant que ses conditions sont vraies.
rex-short-alone = Seul ou à deux
    .text = Les royaumes sans joueur agissent d’eux-mêmes, chacun à sa manière : impétueux, avide ou prévoyant. Ils prennent ce qu’ils gagnent et ne marquent rien. À deux, on peut aussi jouer sans troisième royaume, et qui joue seul est jugé à son score.

## Préparer une table

rex-players-1 = Seul contre deux royaumes qui agissent d’eux-mêmes ; votre score est jugé à la fin. Vous gardez les trois objectifs, ou jouez sans.
rex-players-2 = Deux joueurs et un royaume qui agit de lui-même, ou deux seulement (voir plus bas).
rex-players-3 = Trois joueurs, un royaume chacun.
rex-setting-early_choice = Deux sur trois
    .text = Un objectif sur trois est écarté avant la partie. Seul, vous gardez les trois.
rex-setting-late_choice = Trois jusqu’au tour 4
    .text = On garde d’abord les trois ; un est écarté au début du tour 4. À deux ou trois joueurs.
rex-setting-none = Sans objectifs
    .text = Pour les premières parties : seules les pistes rapportent des points.
rex-setting-path = Un chemin
    .text = D’un bout à l’autre, sans les embranchements : comme dans le livret anglais.
rex-setting-group = Un groupe
    .text = Toutes les routes qui se tiennent, embranchements compris : comme dans le livret français.
rex-seat-1 = Choisit un royaume en premier.
rex-seat-2 = Choisit un royaume en deuxième.
rex-seat-3 = Dirige le royaume qui reste.

rex-goal = Le plus de points après le tour { $turns } gagne (tour { $turn })
rex-goal-objectives = Le plus de points après le tour { $turns } gagne (tour { $turn }) ; les objectifs comptent à la fin
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
    .text = Routes, villes et terres ont tranché : un royaume dépasse tous les autres. Rome salue son souverain comme roi des Bretons.
