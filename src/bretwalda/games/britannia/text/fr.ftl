# Invasions: Britannia, en français.
# $area, $nation, $unit, $leader et $seat sont des noms ; $area_in, $nation_the, $unit_one et ainsi de suite sont les
# formes données avec le nom.

title = Invasions: Britannia
summary = Dix-sept nations, quatre joueurs, mille ans : des légions aux Normands, la Bretagne revient à celui qui marque le plus de points.

## Ce qui se règle avant la partie

setting-scenario = Scénario
    .hint = La grande campagne, ou l’une des trois plus courtes.
setting-card_points = Chefs selon les seules fiches
    .hint = Seules les fiches des nations disent qui marque pour quel chef ; sinon tout chef d’un autre joueur vaut { $fact-kills-leader ->
        [one] { $fact-kills-leader } point
       *[other] { $fact-kills-leader } points
    }.
setting-sea_retreat = Retraite vers les navires
    .hint = Les envahisseurs majeurs peuvent retraiter en mer dans leurs premières batailles, même sans bateaux : les errata du jeu de plateau.
setting-welsh_heirs = Romano-Bretons au pays de Galles
    .hint = Au départ de Rome, les forts et légions du pays de Galles deviennent aussi romano-bretons ; sinon, seulement ceux d’Angleterre.
setting-half_points = Demi-points pour les vassaux
    .hint = Un vassal marque la moitié de ses points de région, arrondie vers le haut ; sinon tous.
setting-seas = Mers
    .hint = Huit comme sur la carte numérique, ou six comme sur le plateau.
setting-literal_cost = Coût à la lettre des régions difficiles
    .hint = Une région difficile coûte { $fact-movement-difficult ->
        [one] { $fact-movement-difficult } point
       *[other] { $fact-movement-difficult } points
    } de mouvement, et moins ne suffit pas : l’infanterie ne peut franchir la plupart des détroits.
setting-variant = Variante de l’annexe
    .hint = Légions d’élite, auxilia, berserks, huskarls, infanterie d’élite, burhs des Angles et mottes ; six chefs de plus ; des fleuves difficiles à franchir.

## Nations

nation-romans = Romains
    .the = les Romains
    .subject = Les Romains
    .of = des Romains
    .to = aux Romains
nation-romano_british = Romano-Bretons
    .the = les Romano-Bretons
    .subject = Les Romano-Bretons
    .of = des Romano-Bretons
    .to = aux Romano-Bretons
nation-belgae = Belges
    .the = les Belges
    .subject = Les Belges
    .of = des Belges
    .to = aux Belges
nation-welsh = Gallois
    .the = les Gallois
    .subject = Les Gallois
    .of = des Gallois
    .to = aux Gallois
nation-brigantes = Brigantes
    .the = les Brigantes
    .subject = Les Brigantes
    .of = des Brigantes
    .to = aux Brigantes
nation-caledonians = Calédoniens
    .the = les Calédoniens
    .subject = Les Calédoniens
    .of = des Calédoniens
    .to = aux Calédoniens
nation-picts = Pictes
    .the = les Pictes
    .subject = Les Pictes
    .of = des Pictes
    .to = aux Pictes
nation-irish = Irlandais
    .the = les Irlandais
    .subject = Les Irlandais
    .of = des Irlandais
    .to = aux Irlandais
nation-scots = Écossais
    .the = les Écossais
    .subject = Les Écossais
    .of = des Écossais
    .to = aux Écossais
nation-norsemen = Vikings
    .the = les Vikings
    .subject = Les Vikings
    .of = des Vikings
    .to = aux Vikings
nation-dubliners = Dublinois
    .the = les Dublinois
    .subject = Les Dublinois
    .of = des Dublinois
    .to = aux Dublinois
nation-danes = Danois
    .the = les Danois
    .subject = Les Danois
    .of = des Danois
    .to = aux Danois
nation-norwegians = Norvégiens
    .the = les Norvégiens
    .subject = Les Norvégiens
    .of = des Norvégiens
    .to = aux Norvégiens
nation-saxons = Saxons
    .the = les Saxons
    .subject = Les Saxons
    .of = des Saxons
    .to = aux Saxons
nation-jutes = Jutes
    .the = les Jutes
    .subject = Les Jutes
    .of = des Jutes
    .to = aux Jutes
nation-angles = Angles
    .the = les Angles
    .subject = Les Angles
    .of = des Angles
    .to = aux Angles
nation-normans = Normands
    .the = les Normands
    .subject = Les Normands
    .of = des Normands
    .to = aux Normands

## Régions et mers

area-avalon = Avalon
    .the = Avalon
    .in = à Avalon
    .of = d’Avalon
area-bernicia = Bernicie
    .the = la Bernicie
    .in = en Bernicie
    .of = de Bernicie
area-cheshire = Cheshire
    .the = le Cheshire
    .in = dans le Cheshire
    .of = du Cheshire
area-cumbria = Cumbrie
    .the = la Cumbrie
    .in = en Cumbrie
    .of = de Cumbrie
area-downlands = Downlands
    .the = les Downlands
    .in = dans les Downlands
    .of = des Downlands
area-essex = Essex
    .the = l’Essex
    .in = dans l’Essex
    .of = de l’Essex
area-galloway = Galloway
    .the = le Galloway
    .in = dans le Galloway
    .of = du Galloway
area-hwicce = Hwicce
    .the = Hwicce
    .in = à Hwicce
    .of = de Hwicce
area-kent = Kent
    .the = le Kent
    .in = dans le Kent
    .of = du Kent
area-lindsey = Lindsey
    .the = Lindsey
    .in = à Lindsey
    .of = de Lindsey
area-lothian = Lothian
    .the = le Lothian
    .in = dans le Lothian
    .of = du Lothian
area-march = March
    .the = la March
    .in = dans la March
    .of = de la March
area-norfolk = Norfolk
    .the = le Norfolk
    .in = dans le Norfolk
    .of = du Norfolk
area-north_mercia = Mercie du Nord
    .the = la Mercie du Nord
    .in = en Mercie du Nord
    .of = de Mercie du Nord
area-pennines = Pennines
    .the = les Pennines
    .in = dans les Pennines
    .of = des Pennines
area-south_mercia = Mercie du Sud
    .the = la Mercie du Sud
    .in = en Mercie du Sud
    .of = de Mercie du Sud
area-suffolk = Suffolk
    .the = le Suffolk
    .in = dans le Suffolk
    .of = du Suffolk
area-sussex = Sussex
    .the = le Sussex
    .in = dans le Sussex
    .of = du Sussex
area-wessex = Wessex
    .the = le Wessex
    .in = dans le Wessex
    .of = du Wessex
area-york = York
    .the = York
    .in = à York
    .of = d’York
area-clwyd = Clwyd
    .the = le Clwyd
    .in = dans le Clwyd
    .of = du Clwyd
area-cornwall = Cornouailles
    .the = la Cornouailles
    .in = en Cornouailles
    .of = de Cornouailles
area-devon = Devon
    .the = le Devon
    .in = dans le Devon
    .of = du Devon
area-dyfed = Dyfed
    .the = le Dyfed
    .in = dans le Dyfed
    .of = du Dyfed
area-gwent = Gwent
    .the = le Gwent
    .in = dans le Gwent
    .of = du Gwent
area-gwynedd = Gwynedd
    .the = le Gwynedd
    .in = dans le Gwynedd
    .of = du Gwynedd
area-powys = Powys
    .the = le Powys
    .in = dans le Powys
    .of = du Powys
area-alban = Alban
    .the = Alban
    .in = à Alban
    .of = d’Alban
area-caithness = Caithness
    .the = le Caithness
    .in = dans le Caithness
    .of = du Caithness
area-dalriada = Dalriada
    .the = le Dalriada
    .in = au Dalriada
    .of = du Dalriada
area-dunedin = Dunedin
    .the = Dunedin
    .in = à Dunedin
    .of = de Dunedin
area-hebrides = Hébrides
    .the = les Hébrides
    .in = aux Hébrides
    .of = des Hébrides
area-mar = Mar
    .the = Mar
    .in = à Mar
    .of = de Mar
area-moray = Moray
    .the = Moray
    .in = à Moray
    .of = de Moray
area-orkneys = Orcades
    .the = les Orcades
    .in = aux Orcades
    .of = des Orcades
area-skye = Skye
    .the = Skye
    .in = à Skye
    .of = de Skye
area-strathclyde = Strathclyde
    .the = le Strathclyde
    .in = dans le Strathclyde
    .of = du Strathclyde
area-sinus_britannicus = Sinus Britannicus
    .the = le Sinus Britannicus
    .in = dans le Sinus Britannicus
    .of = du Sinus Britannicus
    .modern = Manche
area-litus_saxonicus = Litus Saxonicus
    .the = le Litus Saxonicus
    .in = dans le Litus Saxonicus
    .of = du Litus Saxonicus
    .modern = mer des Frisons
area-oceanus_germanicus = Oceanus Germanicus
    .the = l’Oceanus Germanicus
    .in = dans l’Oceanus Germanicus
    .of = de l’Oceanus Germanicus
    .modern = mer du Nord
area-mare_orcadum = Mare Orcadum
    .the = le Mare Orcadum
    .in = dans le Mare Orcadum
    .of = du Mare Orcadum
    .modern = mer des Orcades
area-oceanus_hyperborealis = Oceanus Hyperborealis
    .the = l’Oceanus Hyperborealis
    .in = dans l’Oceanus Hyperborealis
    .of = de l’Oceanus Hyperborealis
    .modern = océan Hyperboréen
area-mare_caledonicum = Mare Caledonicum
    .the = le Mare Caledonicum
    .in = dans le Mare Caledonicum
    .of = du Mare Caledonicum
    .modern = mer de Calédonie
area-mare_hibernicum = Mare Hibernicum
    .the = le Mare Hibernicum
    .in = dans le Mare Hibernicum
    .of = du Mare Hibernicum
    .modern = mer d’Irlande
area-oceanus_atlanticus = Oceanus Atlanticus
    .the = l’Oceanus Atlanticus
    .in = dans l’Oceanus Atlanticus
    .of = de l’Oceanus Atlanticus
    .modern = océan Atlantique

## Chefs

leader-boudicca = Boudicca
leader-arthur = Arthur
leader-urien = Urien
leader-fergus = Fergus
leader-aelle = Aelle
leader-ida = Ida
leader-oswiu = Oswiu
leader-offa = Offa
leader-ketil = Ketil
leader-egbert = Egbert
leader-ivar_halfdan = Ivar et Halfdan
leader-alfred = Alfred
leader-olaf = Olaf
leader-edgar = Edgar
leader-cnut = Cnut
leader-harald_hardrada = Harald Hardrada
leader-harold = Harold
leader-william = Guillaume
leader-svein = Svein
leader-vespasian = Vespasien
leader-paulinus = Paulinus
leader-agricola = Agricola
leader-caratacus = Caratacos
leader-boru = Brian Boru
leader-edward = Édouard

## Unités

unit-infantry = infanterie
    .one = une infanterie
    .many = infanteries
    .title = Infanterie
unit-cavalry = cavalerie
    .one = une cavalerie
    .many = cavaleries
    .title = Cavalerie
unit-legion = légion
    .one = une légion
    .many = légions
    .title = Légion
unit-fort = fort
    .one = un fort
    .many = forts
    .title = Fort
unit-burh = burh
    .one = un burh
    .many = burhs
    .title = Burh
unit-wall = mur
    .one = un mur
    .many = murs
    .title = Mur
unit-elite_legion = légion d’élite
    .one = une légion d’élite
    .many = légions d’élite
    .title = Légion d’élite
unit-auxilia = auxilia
    .one = une unité d’auxilia
    .many = unités d’auxilia
    .title = Auxilia
unit-berserk = berserks
    .one = une unité de berserks
    .many = unités de berserks
    .title = Berserks
unit-huskarl = huskarls
    .one = une unité de huskarls
    .many = unités de huskarls
    .title = Huskarls
unit-elite = infanterie d’élite
    .one = une infanterie d’élite
    .many = infanteries d’élite
    .title = Infanterie d’élite
unit-motte = motte
    .one = une motte
    .many = mottes
    .title = Motte

## Points de mouvement restants

left-0 = plus de mouvement
left-1 = 1 point de mouvement restant
left-2 = 2 points de mouvement restants
left-3 = 3 points de mouvement restants
left-4 = 4 points de mouvement restants

## Ce qu’on demande à un joueur

prompt-settlement = Rome s’en va : choisissez où { $left ->
    [1] un dernier fort ou une dernière légion devient
   *[other] un fort ou une légion devient
} infanterie romano-bretonne (encore { $left }).
prompt-hiring = Choisissez le renfort { $nation_of } : { $left ->
    [1] 1 point
   *[other] { $left } points
} à dépenser.
prompt-boudicca = Choisissez la région de la révolte : Boudicca et une infanterie y apparaissent.
prompt-arthur = Choisissez la région d’Angleterre où apparaissent Arthur et sa cavalerie ({ $fact-event-arthur-cavalry }).
prompt-leader = Choisissez la région où { $nation_the } accueillent { $leader }.
prompt-levy = Choisissez la région d’Angleterre où la levée se rassemble : { $left ->
    [1] une infanterie
   *[other] { $left } infanteries
}.
prompt-growth-permission = { $other_subject } sont vassaux { $nation_of } : leur accordez-vous la moitié de leur croissance ?
prompt-growth = { $nation_subject } ont { $savings ->
    [0] 0 point de population
    [1] 1 point de population
   *[other] { $savings } points de population
} : choisissez une unité et sa région.
prompt-movement = Choisissez une pile { $nation_of } à déplacer, ou terminez le mouvement.
prompt-march = Choisissez où vont les unités { $area_of }, ou lesquelles restent.
prompt-consent = { $other_subject } veulent abandonner { $area_the } : { $nation_the } y consentent-ils ?
prompt-submission = { $nation_subject } se soumettent-ils { $other_to } ?
prompt-surplus = Trop d’unités { $nation_of } au même endroit ne peuvent aller plus loin : choisissez celle à détruire.
prompt-battles = Choisissez la prochaine bataille { $nation_of }.
prompt-losses = Bataille { $area_in } : choisissez la prochaine perte { $nation_of } (encore { $hits ->
    [1] 1 touche
   *[other] { $hits } touches
}).
prompt-defender-retreat = Bataille { $area_in } contre { $other_the } : choisissez où { $nation_the } retraitent, quelles unités restent, ou continuez le combat.
prompt-attacker-retreat = Bataille { $area_in } contre { $other_the } : { $nation_the } peuvent retourner d’où ils viennent, laisser des unités, ou continuer le combat.
prompt-leader-retreat = Choisissez la destination du chef en retraite : { $leader }.
prompt-withdrawal = Choisissez un à un les pillards { $nation_of } qui se retirent, ou terminez le retrait.
prompt-withdrawal-goal = Les pillards { $area_in } viennent de plusieurs endroits : choisissez où celui-ci se retire.
prompt-overpopulation = { $nation_subject } ne peuvent nourrir toutes leurs armées : choisissez-en une à détruire (encore { $left }).
prompt-recall = Trajan rappelle des légions : choisissez-en une à retirer (encore { $left }).
prompt-departure = Cnut rentre chez lui : choisissez une unité danoise qui part avec lui (encore { $left }).
prompt-vote = Choisissez la nation que { $nation_the } veulent pour Bretwalda : ils ont { $votes ->
    [1] 1 voix
   *[other] { $votes } voix
}.
prompt-royal-infantry = Choisissez la région d’Angleterre où apparaît l’infanterie du roi { $nation_of }.

## Les choix, comme boutons

choice-done = Terminer
choice-halt = Halte
choice-stand = Continuer le combat
choice-retreat = Retraiter
choice-grant = Accorder
choice-refuse = Refuser
choice-submit = Se soumettre
choice-defy = Ne pas se soumettre
choice-leave_leader = Sans le chef
choice-keep_leader = Le chef reste
choice-hire = { $unit_title }
choice-move = Unités { $area_of }
choice-go = Vers { $area_the }
choice-leave = Laisser { $unit_one } : { $left }
choice-fight = Bataille { $area_in }
choice-lose = Perdre { $unit_one } ({ $area })
choice-keep = Garder { $unit_one } ici ({ $area })
choice-flee = Retraite vers { $area_the }
choice-raise = { $unit_title } { $area_in }
choice-remove = Retirer { $unit_one } { $area_in }
choice-withdraw = Retirer une unité { $area_of }
choice-embark = Le chef suit vers { $area_the }
choice-place = { $area }
choice-vote = { $nation }

## Phases

phase-turn_start = Début du tour
phase-nation_start = Début du tour de la nation
phase-growth = Croissance
phase-movement = Mouvement
phase-battle = Bataille
phase-movement_2 = Mouvement II
phase-battle_2 = Bataille II
phase-withdrawal = Retrait des pillards
phase-overpopulation = Surpopulation
phase-nation_end = Fin du tour de la nation
phase-turn_end = Fin du tour

## Statuts

status-boats = bateaux
status-raiders = pillards
status-all_raiders = tous pillards
status-major_invasion = invasion majeure

## Joueurs et scénarios

player-yellow = Jaune
player-blue = Bleu
player-red = Rouge
player-green = Vert
scenario-dux_britannia = Dux Britannia
    .years = de 43 à 1085
scenario-artorius_rex = Artorius Rex
    .years = de 430 à 1085
scenario-furor_normanis = Furor Normanis
    .years = de 785 à 1085
scenario-hadrianus = Hadrianus
    .years = de 100 à 430

## D’où viennent les points

source-area = régions tenues
source-limes = Limes
source-occupation = occupation
source-raid = raid
source-army = armées tuées
source-cavalry = cavalerie tuée
source-fort = forts détruits
source-leader = chef tué
source-submission = soumission
source-bretwalda = Bretwalda
source-king = roi d’Angleterre
source-windfall = mort de Harold
source-cap = limite hors du théâtre d’origine
source-vassal = moitié des points d’un vassal

## Pourquoi des unités sont retirées de la carte

reason-stranded = détruite en mer, faute de terre où débarquer
reason-stacking = détruite faute de place
reason-overpopulation = détruite par la surpopulation
reason-recall = rappelée par Trajan
reason-departure = partie avec Cnut
reason-leaderless = repartie sans Guillaume
reason-repelled = repoussée par une motte et détruite

## Ce qui s’est passé

event-turn = Le tour { $turn } commence.
event-nation_turn = Tour { $nation_of }.
event-arrived = { $nation_subject } reçoivent { $number ->
    [1] { $unit_one }
   *[other] { $number } { $unit_many }
} { $area_in }.
event-no_pieces = { $number ->
    [1] { $unit_title }
   *[other] { $number } { $unit_many }
} { $nation_of } : l’effectif est épuisé, rien ne vient.
event-leader_came = { $nation_subject } sont rejoints par { $leader } { $area_in }.
event-leader_left = { $nation_subject } n’ont plus { $leader } à leur tête.
event-leader_fell = { $nation_subject } perdent { $leader } { $area_in } face { $killer_to }.
event-leader_retreated = Retraite vers { $area_the } : { $leader }.
event-rome_departs = Rome abandonne la Bretagne : ses forts et ses légions deviennent romano-bretons ou disparaissent.
event-dismounted = Arthur n’est plus : sa cavalerie devient { $number ->
    [1] une infanterie
   *[other] { $number } infanteries
}.
event-norman_purse = { $points ->
    [0] Les Normands ne reçoivent aucun renfort.
    [1] Les Normands ont 1 point pour des renforts.
   *[other] Les Normands ont { $points } points pour des renforts.
}
event-removed = { $nation_subject } perdent { $unit_one } { $area_in } : { $reason }.
event-grew = Croissance { $nation_of } : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}, { $savings } en réserve.
event-growth_granted = { $overlord_subject } accordent leur croissance { $vassal_to }.
event-growth_refused = { $overlord_subject } refusent leur croissance { $vassal_to }.
event-raised = { $nation_subject } lèvent { $unit_one } { $area_in }.
event-savings_lost = { $nation_subject } ne peuvent garder { $points ->
    [1] 1 point : il est perdu.
   *[other] { $points } points : ils sont perdus.
}
event-marched = Marche : { $troops }, { $area_of } vers { $goal_the }.
event-travelled = Par la route : { $troops }, { $area_of } vers { $goal_the }.
event-fort_built = Un fort romain se dresse { $area_in }.
event-consent_granted = { $overlord_subject } laissent { $vassal_the } abandonner { $area_the }.
event-consent_refused = { $overlord_subject } ne laissent pas { $vassal_the } abandonner { $area_the }.
event-withdrew = Retrait : { $troops }, { $area_of } vers { $goal_the }.
event-submitted = { $vassal_subject } se soumettent { $overlord_to }.
event-defied = { $vassal_subject } ne se soumettent pas { $overlord_to }.
event-freed = { $vassal_subject } ne sont plus vassaux { $overlord_of }.
event-returned = Renvoi : { $troops }, { $area_of } vers { $goal_the }.
event-battle = Bataille { $area_in } : { $attacker_the } attaquent { $defender_the }.
event-round = Round { $round } { $area_in } : { $attacker_the }{ $attacking_foot ->
    [none] {""}
   *[other] {" "}[{ $attacking_foot }]
}{ $attacking_horse ->
    [none] {""}
   *[other] {" "}[{ $attacking_horse }]
}{ $attacking_guard ->
    [none] {""}
   *[other] {" "}[{ $attacking_guard }]
}, { $defender_the }{ $defending_foot ->
    [none] {""}
   *[other] {" "}[{ $defending_foot }]
}{ $defending_horse ->
    [none] {""}
   *[other] {" "}[{ $defending_horse }]
}{ $defending_guard ->
    [none] {""}
   *[other] {" "}[{ $defending_guard }]
}{ $defending_works ->
    [none] {""}
   *[other] {" "}[{ $defending_works }]
}.
event-lost = { $nation_subject } perdent { $unit_one } { $area_in }.
event-retreated = Retraite : { $troops }, { $area_of } vers { $goal_the }.
event-won = { $nation_subject } tiennent { $area_the }.
event-both_gone = Il ne reste personne { $area_in }.
event-points = { $nation_subject } : { $points ->
    [1] 1 point
   *[other] { $points } points
} ({ $source }).
event-points_area = { $nation_subject } : { $points ->
    [1] 1 point
   *[other] { $points } points
} ({ $source }, { $area }).
event-voted = { $nation_subject } donnent { $votes ->
    [1] 1 voix
   *[other] { $votes } voix
} { $candidate_to }.
event-bretwalda = { $nation_subject } donnent le Bretwalda : { $votes } voix sur { $cast }.
event-no_bretwalda = { $cast ->
    [0] Personne ne peut être Bretwalda : l’Angleterre est vide.
   *[other] Aucune nation n’a plus de la moitié des { $cast } voix : il n’y a pas de Bretwalda.
}
event-king = { $nation_subject } donnent un roi à l’Angleterre.
event-no_king = L’Angleterre n’a pas de roi.
event-royal_infantry = L’infanterie du roi { $nation_of } apparaît { $area_in }.
event-royal_unit = Pour le roi { $nation_of } : { $unit_one } { $area_in }.
event-total = { $seat } : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}.
event-victory = { $seat } l’emporte.

## Une position en lignes de texte

view-ruin = ruine
units = { $number ->
    [1] { $unit_one }
   *[other] { $number } { $unit_many }
}
both = { $one } et { $other }
troops-of = { $nation_of }
troops-led = { $troops } sous { $leader }
table-nation = Nation
table-player = Joueur
table-points = Points
table-areas = Régions
table-armies = Armées
table-at-sea = En mer
table-savings = Réserves
table-notes = Ce tour-ci
view-turn = { $scenario }, tour { $turn } sur { $last }.
view-deciding = { $phase } : { $seat } décide pour { $nation_the }.
view-battle = Bataille { $area_in }, round { $round } : { $attacker_the } attaquent { $defender_the }.
view-won = { $seat } a gagné.
view-points = { $player } : { $points }
view-vassal = vassaux { $nation_of }
view-area = { $area } : { $contents }
view-contested = bataille
view-odds = Bataille { $area_in }, si personne ne retraite : { $attacker_the } l’emportent dans { $win } % des cas, { $defender_the } tiennent bon dans { $hold } %.

# Ce qui plaide pour un choix.

reason-attack = { $chance } % de chances de battre { $nation_the } { $area_in }.
reason-occupy = { $points ->
    [one] Un point
   *[other] { $points } points
} tout de suite pour être seul { $area_in }.
reason-points_later = { $points ->
    [one] Un point
   *[other] { $points } points
} au tour { $turn } pour tenir { $area_the }.
reason-guard = Protège { $area_the } : environ { $number ->
    [one] une armée peut
   *[other] { $number } armées peuvent
} venir.
reason-strengthen = Renforce { $area_the }.
reason-hold_out = { $chance } % de chances de tenir { $area_the }.
reason-give_up = Sauve les armées : { $chance ->
    [0] pas moyen de tenir { $area_the }.
   *[other] { $area_the } ne tiendrait qu’avec { $chance } % de chances.
}
reason-peace = La paix avec { $nation_the } épargne plus qu’elle ne coûte.
reason-own_candidate = Le Bretwalda { $nation_of } serait de la même couleur.

## Pourquoi une chose ne peut pas être choisie

why-not_your_turn = C’est à { $seat } de décider.
why-asked_answer = Il faut d’abord répondre à la question posée.
why-asked_unit = C’est une unité de la bataille { $area_in } qu’il faut choisir maintenant.
why-asked_nation = C’est une nation qu’il faut choisir maintenant.
why-asked_hire = C’est une unité à engager qu’il faut choisir maintenant.
why-no_armies = Aucune armée { $nation_of } de ce type ne se trouve { $area_in }.
why-there_already = Ces unités sont déjà { $area_in }.
why-stopped = Le mouvement de toutes les unités { $area_in } est fini : le terrain ou un détroit les a arrêtées.
why-no_points = Les unités { $area_in } n’ont plus de mouvement.
why-nowhere_to_go = Les unités { $area_in } ne peuvent aller nulle part.
why-overrun = L’ennemi { $area_in } les retient : pour le dépasser, au moins { $number } unités doivent y rester.
why-overrun_stacking = L’ennemi { $area_in } les retient, et il ne peut y rester autant d’unités qu’un dépassement en demande.
why-must_stay = Une unité doit rester { $area_in } : { $nation_the } n’ont pas consenti à l’abandon.
why-leader_alone = Cela laisserait { $leader } sans compagnon : une unité doit partir aussi, ou rester.
why-not_beside = Aucune frontière ne joint { $area_the } et { $other_the }.
why-closed_sea = Les envahisseurs { $nation_of } n’ont pas le droit d’y naviguer.
why-closed_coast = Les envahisseurs { $nation_of } ne peuvent débarquer { $area_in }.
why-no_boats = { $nation_subject } n’ont pas de bateaux ce tour-ci.
why-no_landing = Seuls les pillards peuvent rester en mer, et il ne resterait pas de mouvement pour débarquer.
why-overlord_land = Un vassal n’entre pas chez son suzerain, et cette région est tenue par { $nation_the }.
why-former_vassal = { $nation_subject } furent vassaux de Rome : avant le tour 8 on les épargne, sauf s’ils attaquent les premiers.
why-vassal_land = { $nation_subject } sont vos vassaux : on peut traverser { $area_the } sans s’y arrêter, et d’ici on n’irait pas plus loin.
why-strait = Franchir le détroit coûte un point de plus, à payer en entier.
why-river = Franchir le fleuve coûte un point de plus, à payer en entier.
why-literal_cost = Une région difficile coûte { $fact-movement-difficult }, et dans cette partie moins ne suffit pas.
why-last_of_stack = C’est la dernière unité de la pile : choisissez une autre pile si elle ne doit pas partir.
why-none_goes_on = Sans cette unité, aucune des autres ne pourrait aller plus loin.
why-must_land = Impossible de terminer le mouvement : des unités { $area_in } peuvent encore débarquer, et le doivent.
why-must_leave = Impossible de terminer le mouvement : on ne s’arrête pas { $area_in }, chez un vassal.
why-too_many = Impossible de terminer le mouvement : il y a trop d’unités { $area_in }.
why-must_buy = Une unité peut encore être payée et placée : il faut l’acheter.
why-not_held = Les nouvelles unités et les chefs ne viennent que dans les régions { $nation_of } : { $area_the } n’en est pas.
why-not_for_sale = { $unit_title } : { $nation_the } ne peuvent pas en acheter.
why-too_dear = { $unit_title } : le prix est de { $price }, et il y a { $number ->
    [0] 0 point
    [1] 1 point
   *[other] { $number } points
}.
why-pool_empty = { $unit_title } : tout l’effectif { $nation_of } est sur la carte.
why-no_burhs = On ne peut pas acheter de burh à ce tour.
why-burhs_bought = On ne peut plus acheter de burh ce tour-ci.
why-burh_there = Un burh se dresse déjà { $area_in }.
why-motte_there = Une motte se dresse déjà { $area_in }.
why-full = Il ne peut y avoir plus d’armées { $area_in } : ce serait trop, ou un second surempilement.
why-served = Toute autre région qui a de la place reçoit d’abord une unité, avant la prochaine { $area_in }.
why-no_battle = Il n’y a pas de bataille à livrer { $area_in }.
why-heavy = { $unit_title } : seul un 6 la tue, et aucune de ces touches n’en est un.
why-fort_last = Un fort n’est touché que s’il ne reste aucune autre unité romaine à ses côtés.
why-motte = Seul un 7 modifié touche une motte.
why-held_by_others = { $nation_subject } tiennent { $area_the }.
why-battle_there = Une bataille reste à livrer { $area_in }.
why-no_room = Il n’y a pas de place pour tant d’armées { $area_in } : laissez-en, ou choisissez une autre région.
why-no_way_back = Aucune de ces unités n’en vient.
why-not_from_sea = Personne { $area_in } n’a commencé ce tour en mer.
why-home_closed = Là d’où viennent ces unités { $area_in } il n’y a plus de place, ou il y a quelqu’un d’autre.
why-would_empty = La dernière unité { $area_in } doit rester : aucune région ne peut être vidée.
why-not_too_many = Il n’y a pas trop d’unités { $area_in }.
why-not_home = Les Romains deviennent Romano-Bretons au pays de Galles et en Angleterre jusqu’au Cheshire et à York, nulle part ailleurs.
why-forts_first = Les forts d’abord : les légions { $area_in } attendent.
why-nothing_to_settle = Il n’y a { $area_in } ni fort ni légion qui puisse devenir infanterie.
why-not_england = Cette région n’est pas en Angleterre : { $area }.
why-not_in_england = { $nation_subject } ne tiennent aucune région d’Angleterre.

## Chapitres à apprendre

lesson-growth = Croissance
lesson-movement = Mouvement
lesson-battle = Bataille
lesson-submission = Soumission
lesson-scoring = Points
