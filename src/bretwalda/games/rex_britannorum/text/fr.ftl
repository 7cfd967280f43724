# Rex Britannorum, en français.
# $kingdom, $zone, $card, $place, $track et $seat sont des noms ; $zone_in et les autres sont les formes données avec
# le nom. Les emplacements, les régions et les objectifs tiennent leurs noms de facts.toml.

title = Rex Britannorum
summary = Trois royaumes de Britannia briguent la faveur de Rome : envoyez vos troupes en secret au Nord, au Centre et au Sud, tracez la plus longue route, prenez des cités et devenez roi des Bretons.

## Ce qui se règle avant la partie

setting-players = Joueurs
    .hint = En solo ou à deux joueurs, les royaumes restants sont gérés par le jeu.
setting-objectives = Objectifs
    .hint = On en écarte un sur trois avant la partie, ou seulement au tour { $fact-setup-late_choice_turn } ; les premières parties peuvent s’en passer.
setting-random_reinforcements = Renforts aléatoires
    .hint = Les renforts sont face cachée : on les pioche au lieu de les choisir.
setting-duel = Sans troisième royaume
    .hint = À deux joueurs : il n’y a pas de troisième royaume, et { $fact-duel-tokens_to_rome ->
        [one] { $fact-duel-tokens_to_rome-word } emplacement est attribué
       *[other] { $fact-duel-tokens_to_rome-word } emplacements sont attribués
    } à Rome avant le premier tour.
setting-longest_road = Plus longue route
    .hint = Le plus long chemin d’un bout à l’autre, comme dans le livret anglais ; ou le plus grand groupe de routes reliées, où les embranchements comptent aussi, comme dans le livret français.

## Royaumes

kingdom-brigantes = Brigantes
    .leader = Cartimandua
kingdom-iceni = Iceni
    .leader = Prasutagos
kingdom-regnenses = Regnenses
    .leader = Cogidubnus

## Zones

zone-north = Nord
    .in = au Nord
    .to = au Nord
    .of = du Nord
zone-center = Centre
    .in = au Centre
    .to = au Centre
    .of = du Centre
zone-south = Sud
    .in = au Sud
    .to = au Sud
    .of = du Sud

## Pistes

track-road = Routes
track-cities = Cités
track-regions = Régions

## Cartes

card-brigantes_1 = Brigantes 1
card-brigantes_2 = Brigantes 2
card-brigantes_3 = Brigantes 3
card-brigantes_4 = Brigantes 4
card-brigantes_5 = Brigantes 5
card-brigantes_6 = Brigantes 6
card-brigantes_7 = Brigantes 7
card-iceni_1 = Iceni 1
card-iceni_2 = Iceni 2
card-iceni_3 = Iceni 3
card-iceni_4 = Iceni 4
card-iceni_5 = Iceni 5
card-iceni_6 = Iceni 6
card-iceni_7 = Iceni 7
card-regnenses_1 = Regnenses 1
card-regnenses_2 = Regnenses 2
card-regnenses_3 = Regnenses 3
card-regnenses_4 = Regnenses 4
card-regnenses_5 = Regnenses 5
card-regnenses_6 = Regnenses 6
card-regnenses_7 = Regnenses 7
card-rome_1 = Renfort 1
card-rome_2 = Renfort 2
card-rome_3 = Renfort 3
card-rome_4 = Renfort 4
card-rome_5 = Renfort 5
card-rome_6 = Renfort 6
card-rome_7 = Renfort 7

## Objectifs

objective = { $id } : { $one } / { $two } / { $three }
condition-control_region = contrôler la région { $region }
condition-present_region = être présent dans la région { $region }
condition-control_link = contrôler la jonction { $one } – { $other }
condition-present_link = être présent sur la jonction { $one } – { $other }
condition-control_cities = contrôler les cités { $zone_of }
condition-present_either = être présent à { $one } ou à { $other }
condition-control_either = contrôler la région { $one } ou { $other }

## Ce que l’on dit d’une partie en solo

rating-junk = un Rex pour rire, bientôt jeté aux lions
rating-weak = un Rex sans force qui ne régnera guère
rating-ordinary = un Rex comme tant d’autres ; il y a mieux à faire
rating-conquering = un conquérant que les Bretons acclament
rating-remembered = un Rex dont on parlera encore dans bien des années
rating-legend = grand au-delà de tous les titres : une légende

## Ce qui est demandé

prompt-kingdom = Choisissez le royaume que vous dirigerez.
prompt-objective = Choisissez l’objectif à écarter ; vous gardez les deux autres.
prompt-recruitment = Recrutez { $left ->
    [1] encore une carte
   *[other] { $left } cartes
} : dans votre zone de recrutement ou, à l’aveugle, dans votre pioche.
prompt-planning = { $cards ->
    [0] Choisissez votre première carte Troupes et la zone où elle va.
    [1] Choisissez votre seconde carte Troupes et la zone où elle va.
    [2] { $extras ->
        [0] Confirmez votre plan.
       *[other] Ajoutez un renfort ou un mercenaire, ou confirmez votre plan.
    }
   *[other] Confirmez votre plan.
}
prompt-claim = { $vassal ->
    [0] Vous l’emportez { $zone_in } : choisissez un emplacement (encore { $left }).
   *[other] Vous êtes vassal { $zone_in } : choisissez un des emplacements restants (encore { $left }).
}
prompt-joker = Utilisez le joker { $zone_of } : choisissez une route d’un autre royaume ou de Rome, ou une cité de Rome.
prompt-hiring = Votre 2 { $zone_in } : vous pouvez prendre une carte jouée par un vainqueur.
prompt-reinforcement = { $random ->
    [0] Votre 2 ne trouve aucune carte à prendre : vous pouvez choisir un renfort à la place.
   *[other] Votre 2 ne trouve aucune carte à prendre : vous pouvez piocher un renfort à la place.
}
prompt-joining = Votre 3 { $zone_in } : vous pouvez poser un cube sur une route remportée par un vainqueur.
prompt-help = { $random ->
    [0] Vous n’avez rien posé sur la carte ce tour-ci : vous pouvez choisir un renfort de Rome.
   *[other] Vous n’avez rien posé sur la carte ce tour-ci : vous pouvez piocher un renfort de Rome.
}

## Les choix, sur des boutons

choice-decline = Renoncer
choice-confirm = Confirmer
choice-draw = Piocher une carte
choice-request = Piocher un renfort
choice-lead = Diriger les { $kingdom }
choice-recruit = Recruter { $card }
choice-hire = Prendre { $card }
choice-call = Appeler { $card }
choice-send = { $card } { $zone_to }
choice-claim_joker = Joker { $zone_of }
choice-claim = { $place }
choice-use_joker = Joker sur { $place }
choice-join = Cube sur { $place }
choice-put_away = Écarter { $objective }

## Ce qui s’est passé

event-leads = { $seat } dirige les { $kingdom }.
event-queued = { $kingdom } : { $card } entre dans la zone de recrutement.
event-drew_card = Vous piochez { $card }.
event-dealt = Vous recevez l’objectif { $objective }.
event-allotted = { $place } est attribué à Rome.
event-turn = Tour { $number }.
event-order = Ordre du tour, { $number } : { $kingdom }, avec un total de { $sum }.
event-drawn = À gagner : { $place }.
event-joker_drawn = À gagner : le joker { $zone_of }.
event-drew = Les { $kingdom } piochent une carte sans la montrer.
event-recruited = Les { $kingdom } recrutent { $card } dans leur zone de recrutement.
event-sent = { $kingdom } : { $card } va { $zone_to }.
event-no_battle = Personne n’est venu { $zone_to }.
event-battle = Bataille { $zone_in }.
event-winner = Les { $kingdom } l’emportent avec { $number }.
event-vassal = Les { $kingdom } sont vassaux avec { $number }.
event-claimed = Les { $kingdom } prennent { $place }.
event-claimed_joker = Les { $kingdom } prennent le joker { $zone_of }.
event-joker_used = Les { $kingdom } s’installent à { $place } grâce au joker.
event-joker_wasted = Le joker { $zone_of } ne sert à rien aux { $kingdom }.
event-joker_lost = Le joker { $zone_of } est retiré du jeu.
event-hired = Les { $kingdom } prennent { $card } aux { $other }.
event-joined = Les { $kingdom } cohabitent à { $place }.
event-reinforced = Les { $kingdom } reçoivent { $card }.
event-moved = { $kingdom }, { $track } : { $number }.
event-first = Les { $kingdom } sont premiers sur la piste { $track }.
event-first_lost = Les { $kingdom }, royaume non-joueur, privent les autres du Premier de la piste { $track }.
event-threshold = Les { $kingdom } atteignent le seuil { $number } de la piste { $track }.
event-max = Les { $kingdom } ont la plus haute valeur sur la piste { $track }.
event-objective = { $kingdom }, objectif { $objective } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
event-score = { $kingdom } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} en tout.
event-crowned = { $kingdom_leader }, à la tête des { $kingdom }, est Rex Britannorum.
event-vacant = Égalité pour le meilleur score : le trône reste vacant.
event-rated = { $kingdom_leader } : { $rating }.

## Une position en lignes de texte

view-turn = Tour { $turn } sur { $turns }.
view-firsts = Premier déjà pris : { $tracks }.
view-group-roads = La plus longue route est un groupe : les embranchements comptent aussi.
view-deciding = Décision : { $seats }.
view-tokens = À gagner { $zone_in } : { $tokens }.
view-joker = joker
view-battle = Bataille { $zone_in } : { $strengths }.
view-reinforcements = Renforts : { $cards }.
view-reinforcements-hidden = Renforts face cachée : { $number }.
view-rome = À Rome : { $places }.
view-holds = Les { $kingdom } occupent : { $places }.
view-plays = Les { $kingdom } jouent : { $plays }.
view-slots = Cartes Déploiement des { $kingdom } : { $zones }.
view-shown = Cartes vues dans la main des { $kingdom } : { $cards }.
view-hand = Votre main : { $cards }.
view-hand-empty = Votre main est vide.
view-objective = Objectif { $objective } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant).
view-put-away = Écarté : { $objective }.
view-nobody = personne
view-absent = hors jeu
view-ready = prêt
table-kingdom = Royaume
table-leader = Joueur
table-oppida = Oppida
table-cards = Cartes
table-deck = Pioche
table-queue = Zone de recrutement
table-points = Points

## Ce qui plaide pour un choix

reason-first = { $place } donne la première place sur la piste { $track } : { $number }.
reason-threshold = { $place } permet d’atteindre le seuil { $number } de la piste { $track } : un point.
reason-condition = { $place } remplit une condition de l’objectif { $objective }.
reason-longer_road = { $place } porte la longueur de la plus longue route à { $number }.
reason-more_cities = { $place } est une cité de plus : { $number } en tout.
reason-more_regions = { $place } se trouve dans une région nouvelle : { $number } en tout.
reason-joker = Le joker ira là où il est le plus utile { $zone_in }.
reason-aims_at = { $number ->
    [one] Il y a un emplacement à gagner { $zone_in } : { $place }.
   *[other] Il y a { $number } jetons à gagner { $zone_in } ; { $place } rapporte le plus.
}
reason-aims_at_joker = Le joker est à gagner { $zone_in }.
reason-spares = Il n’y a rien à gagner { $zone_in } : { $card }, la carte la plus faible, ne manquera guère.
reason-hopes_to_hire = Il n’y a rien à gagner { $zone_in }, mais un 2 vaincu peut y rapporter une carte.
reason-keeps_extra = Garde le renfort ou le mercenaire pour un autre tour.
reason-highest_in_queue = { $card } est la carte la plus forte de la zone de recrutement.
reason-better_pile = Les cartes de la pioche sont en moyenne plus fortes que celles de la zone de recrutement.
reason-extra_card = { $card } sera une troisième carte lors d’un autre tour.
reason-least_promising = Parmi les objectifs, { $objective } est celui qui promet le moins de points.

## Pourquoi une chose ne peut pas être choisie

why-not_your_turn = C’est à { $seat } de décider.
why-confirmed = Vous avez décidé ; les autres réfléchissent encore.
why-asked_kingdom = C’est un royaume qu’il faut choisir maintenant.
why-asked_objective = C’est un de vos objectifs qu’il faut écarter maintenant.
why-asked_recruitment = C’est une carte Troupes qu’il faut recruter maintenant.
why-asked_planning = C’est votre plan qu’il faut faire maintenant : deux cartes Troupes, chacune vers une zone.
why-asked_claim = C’est un jeton qu’il faut prendre maintenant { $zone_in }.
why-asked_joker = C’est le joker qu’il faut utiliser maintenant { $zone_in }.
why-asked_hiring = C’est une carte jouée { $zone_in } par un vainqueur qui peut être prise maintenant.
why-asked_reinforcement = C’est un renfort qui peut être pris maintenant.
why-asked_joining = C’est une route remportée { $zone_in } par un vainqueur qui peut être rejointe maintenant.
why-asked_help = C’est un renfort de Rome qui peut être pris maintenant.
why-kingdom_taken = Les { $kingdom } sont déjà dirigés par quelqu’un.
why-objective_not_yours = Cet objectif ne vous a pas été distribué.
why-not_in_queue = { $card } n’est pas dans votre zone de recrutement.
why-pile_empty = Votre pioche est vide, et rien n’y est remélangé.
why-not_in_hand = { $card } n’est pas dans votre main.
why-troops_first = On envoie d’abord deux cartes Troupes : un renfort ou un mercenaire n’en remplace jamais une.
why-two_troops = On envoie exactement deux cartes Troupes par tour, et c’est fait.
why-one_extra = On n’envoie qu’un renfort ou mercenaire par tour.
why-zone_full = Deux de vos cartes y vont déjà ({ $zone }), et seules deux cartes Déploiement montrent cette zone.
why-too_few_troops = Il faut envoyer deux cartes Troupes avant de confirmer.
why-must_take = On est tenu de prendre tant qu’il reste un jeton utilisable.
why-other_zone = C’est la bataille { $zone_of } qui se règle en ce moment.
why-no_token = Il n’y a pas de jeton à { $place } ce tour-ci.
why-no_joker = Il n’y a pas de joker { $zone_in } ce tour-ci.
why-present = Vous êtes déjà présent à { $place }.
why-no_oppidum = Il ne vous reste pas d’oppidum pour { $place }.
why-won_by_winner = Un vainqueur a pris { $place } ; les vassaux n’ont que le reste.
why-joker_won_by_winner = Un vainqueur a pris le joker { $zone_of } ; les vassaux n’ont que le reste.
why-joker_yours = Vous avez déjà pris le joker { $zone_of }.
why-nobody_there = { $place } n’est ni à un autre royaume ni à Rome : un joker ne peut pas y aller.
why-city_not_romes = { $place } n’est pas attribué à Rome : un joker ne prend pas d’autre cité.
why-city_not_joined = { $place } est une cité : le pouvoir 3 n’atteint que les routes.
why-not_gained = Aucun vainqueur n’a remporté { $place } dans cette bataille { $zone_in }.
why-protected_road = { $place } a été remportée par un vainqueur qui a joué un 4 : elle est protégée.
why-own_colour = { $card } est de votre couleur : le pouvoir 2 ne prend que d’autres cartes.
why-not_of_winner = Aucun vainqueur n’a joué { $card } { $zone_in }, ou la carte est déjà prise.
why-protected_card = { $card } a été jouée par un vainqueur qui a joué un 4 : elle est protégée.
why-not_on_table = { $card } n’est pas sur la table.
why-face_down = Les renforts sont face cachée : prenez celui du dessus.
why-face_up = Les renforts sont face visible : choisissez-en un.
