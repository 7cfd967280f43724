# Barbarian Kingdoms, en français.
# $kingdom, $zone, $token, $title et $seat sont des noms ; $kingdom_the, $kingdom_king, $zone_in, etc. sont les
# formes données avec le nom. $tokens, $given et $taken sont des jetons en toutes lettres.

title = Barbarian Kingdoms
summary = Rome est tombée et six peuples se partagent l’Occident : recrutez, envahissez, corrompez et revendiquez jusqu’à tenir { $fact-victory-provinces-word } provinces ou avoir abattu { $fact-victory-kings ->
    [one] { $fact-victory-kings-word } roi ennemi
   *[other] { $fact-victory-kings-word } rois ennemis
}.

## Ce qui se règle avant la partie

setting-players = Joueurs
    .hint = À deux, chacun mène une paire de royaumes ; sinon, un royaume par joueur.
setting-configuration = Configuration
    .hint = La ligne de la carte Configurations de jeu, qui dit quels royaumes jouent. Les lignes a conviennent aux débutants, et la ligne b aussi à trois joueurs. Privilège : le vainqueur de la dernière partie choisit la ligne. Expert : chaque joueur ajoute un royaume à son tour. Commun accord : un joueur nomme les royaumes, et les autres acceptent.
setting-teams = Équipes
    .hint = À quatre, deux contre deux ; à six, trois contre trois avec la ligne a, deux contre deux contre deux avec la ligne b. Les experts forment les équipes eux-mêmes.
setting-kingdoms = Royaumes
    .hint = Au hasard : tirés au sort. Places : dans l’ordre du tour, selon les places. Héritage : au choix, par ordre décroissant des scores de règne de la dernière partie, la première place d’abord.
setting-first = Premier joueur
    .hint = Étoile : le royaume le plus proche de l’étoile. Clémence : le perdant de la dernière partie désigne le premier joueur.
setting-rounds = Manches
    .hint = Après tant de manches, les scores de règne décident ; 0 pour ne pas limiter.
setting-own_wars = Guerres entre ses royaumes
    .hint = À deux joueurs : vos deux royaumes peuvent-ils se battre l’un contre l’autre ? La règle les dit seulement indépendants ; sans ce réglage, ils ne le peuvent pas.
setting-plunder_first = Piller d’abord
    .hint = L’ordre imprimé : piller la province, puis en retirer le jeton de contrôle. Même une de vos provinces annexées est alors pillée quand vous la reprenez.
setting-tax_change = Monnaie pour taxer
    .hint = Peut-on faire de la monnaie pour percevoir le compte exact d’une taxe ? La règle ne parle de monnaie que pour les actions payantes, mais aussi de recevoir moins quand elle manque.
setting-winner = Vainqueur de la dernière partie
    .hint = La place du joueur qui a gagné la dernière partie de la série, et qui a donc le privilège.
setting-loser = Perdant de la dernière partie
    .hint = La place du joueur qui l’a perdue, et à qui revient la clémence ; 0 pour la dernière place qui n’a pas gagné.

## Les royaumes et leurs rois

kingdom-huns = Huns
    .the = les Huns
    .The = Les Huns
    .of = des Huns
    .king = Attila
kingdom-ostrogoths = Ostrogoths
    .the = les Ostrogoths
    .The = Les Ostrogoths
    .of = des Ostrogoths
    .king = Théodoric
kingdom-vandals = Vandales
    .the = les Vandales
    .The = Les Vandales
    .of = des Vandales
    .king = Genséric
kingdom-visigoths = Wisigoths
    .the = les Wisigoths
    .The = Les Wisigoths
    .of = des Wisigoths
    .king = Alaric
kingdom-saxons = Saxons
    .the = les Saxons
    .The = Les Saxons
    .of = des Saxons
    .king = Ælle
kingdom-franks = Francs
    .the = les Francs
    .The = Les Francs
    .of = des Francs
    .king = Clovis

## Pouvoirs

power-steppe_riders = Cavaliers des steppes
    .effect = Lors d’une manœuvre, chaque unité hunnique peut se déplacer deux fois.
power-scourge_of_god = Fléau de Dieu
    .effect = Là où Attila lui-même réussit une invasion et reste, les Huns peuvent aussitôt revendiquer la province.
power-walls_of_italy = Remparts d’Italie
    .effect = Un marqueur de contrôle ostrogoth vaut quatre points de bataille au lieu de deux.
power-theodoric_the_great = Théodoric le Grand
    .effect = Dans les batailles que livre Théodoric, les Ostrogoths remportent les égalités, quel que soit le joueur actif.
power-corsairs = Corsaires
    .effect = À la fin de leur tour, les Vandales peuvent faire prendre la mer à une unité depuis un port.
power-lord_of_the_sea = Seigneur de la mer
    .effect = Pour Genséric, toute côte est un port.
power-foederati = Fédérés
    .effect = Chaque revendication des Wisigoths coûte un tremis de moins, sans être jamais gratuite.
power-sack_of_rome = Sac de Rome
    .effect = Le royaume qui perd une bataille contre Alaric en personne verse aux Wisigoths une rançon de trois tremis.
power-adventus_saxonum = Arrivée des Saxons
    .effect = Chaque guerrier saxon vaut six points de bataille au lieu de trois.
power-bretwalda = Bretwalda
    .effect = Tant qu’Ælle vit, un seul recrutement peut placer jusqu’à deux guerriers, chacun à son prix.
power-gallo_roman_fisc = Fisc gallo-romain
    .effect = Les taxes des Francs rapportent jusqu’à un tremis de plus.
power-baptism_of_clovis = Baptême de Clovis
    .effect = Nul ne peut contester une revendication des Francs dans la province où se tient Clovis.

## Zones

zone-hibernia = Hibernie
    .in = en Hibernie
    .the = l’Hibernie
    .of = de l’Hibernie
zone-caledonia = Calédonie
    .in = en Calédonie
    .the = la Calédonie
    .of = de la Calédonie
zone-britannia_secunda = Bretagne Seconde
    .in = en Bretagne Seconde
    .the = la Bretagne Seconde
    .of = de la Bretagne Seconde
zone-britannia_prima = Bretagne Première
    .in = en Bretagne Première
    .the = la Bretagne Première
    .of = de la Bretagne Première
zone-maxima_caesariensis = Grande Césarienne
    .in = en Grande Césarienne
    .the = la Grande Césarienne
    .of = de la Grande Césarienne
zone-frisia = Frise
    .in = en Frise
    .the = la Frise
    .of = de la Frise
zone-germania_secunda = Germanie Seconde
    .in = en Germanie Seconde
    .the = la Germanie Seconde
    .of = de la Germanie Seconde
zone-belgica_secunda = Belgique Seconde
    .in = en Belgique Seconde
    .the = la Belgique Seconde
    .of = de la Belgique Seconde
zone-belgica_prima = Belgique Première
    .in = en Belgique Première
    .the = la Belgique Première
    .of = de la Belgique Première
zone-thuringia = Thuringe
    .in = en Thuringe
    .the = la Thuringe
    .of = de la Thuringe
zone-alemannia = Alémanie
    .in = en Alémanie
    .the = l’Alémanie
    .of = de l’Alémanie
zone-lugdunensis = Lyonnaise
    .in = en Lyonnaise
    .the = la Lyonnaise
    .of = de la Lyonnaise
zone-armorica = Armorique
    .in = en Armorique
    .the = l’Armorique
    .of = de l’Armorique
zone-burgundia = Burgondie
    .in = en Burgondie
    .the = la Burgondie
    .of = de la Burgondie
zone-aquitania = Aquitaine
    .in = en Aquitaine
    .the = l’Aquitaine
    .of = de l’Aquitaine
zone-novempopulana = Novempopulanie
    .in = en Novempopulanie
    .the = la Novempopulanie
    .of = de la Novempopulanie
zone-narbonensis = Narbonnaise
    .in = en Narbonnaise
    .the = la Narbonnaise
    .of = de la Narbonnaise
zone-tarraconensis = Tarraconaise
    .in = en Tarraconaise
    .the = la Tarraconaise
    .of = de la Tarraconaise
zone-gallaecia = Galice
    .in = en Galice
    .the = la Galice
    .of = de la Galice
zone-lusitania = Lusitanie
    .in = en Lusitanie
    .the = la Lusitanie
    .of = de la Lusitanie
zone-baetica = Bétique
    .in = en Bétique
    .the = la Bétique
    .of = de la Bétique
zone-mauretania = Maurétanie
    .in = en Maurétanie
    .the = la Maurétanie
    .of = de la Maurétanie
zone-numidia = Numidie
    .in = en Numidie
    .the = la Numidie
    .of = de la Numidie
zone-africa = Afrique
    .in = en Afrique
    .the = l’Afrique
    .of = de l’Afrique
zone-byzacena = Byzacène
    .in = en Byzacène
    .the = la Byzacène
    .of = de la Byzacène
zone-sicilia = Sicile
    .in = en Sicile
    .the = la Sicile
    .of = de la Sicile
zone-sardinia = Sardaigne
    .in = en Sardaigne
    .the = la Sardaigne
    .of = de la Sardaigne
zone-apulia = Apulie
    .in = en Apulie
    .the = l’Apulie
    .of = de l’Apulie
zone-roma = Rome
    .in = à Rome
    .the = Rome
    .of = de Rome
zone-italia_annonaria = Italie Annonaire
    .in = en Italie Annonaire
    .the = l’Italie Annonaire
    .of = de l’Italie Annonaire
zone-noricum = Norique
    .in = dans le Norique
    .the = le Norique
    .of = du Norique
zone-dalmatia = Dalmatie
    .in = en Dalmatie
    .the = la Dalmatie
    .of = de la Dalmatie
zone-boiohaemum = Bohême
    .in = en Bohême
    .the = la Bohême
    .of = de la Bohême
zone-pannonia = Pannonie
    .in = en Pannonie
    .the = la Pannonie
    .of = de la Pannonie
zone-dacia = Dacie
    .in = en Dacie
    .the = la Dacie
    .of = de la Dacie
zone-moesia = Mésie
    .in = en Mésie
    .the = la Mésie
    .of = de la Mésie
zone-sea = la mer
    .in = en mer
    .the = la mer
    .of = de la mer

## Jetons

token-bronze = bronze
    .of = de bronze
token-silver = argent
    .of = d’argent
token-gold = or
    .of = d’or
token-diamond = diamant
    .of = de diamant
tokens = { $number ->
    [0] 0 jeton
    [1] 1 jeton
   *[other] { $number } jetons
} { $token_of }
tokens-none = rien

## La monnaie : ce qui est donné contre quoi

swap-d-sg = 1 jeton de diamant contre 1 d’argent et 1 d’or
swap-d-bss = 1 jeton de diamant contre 1 de bronze et 2 d’argent
swap-d-bbg = 1 jeton de diamant contre 2 de bronze et 1 d’or
swap-d-bbbs = 1 jeton de diamant contre 3 de bronze et 1 d’argent
swap-d-bbbbb = 1 jeton de diamant contre 5 de bronze
swap-g-bs = 1 jeton d’or contre 1 de bronze et 1 d’argent
swap-g-bbb = 1 jeton d’or contre 3 de bronze
swap-gd-ssss = 1 jeton d’or et 1 de diamant contre 4 d’argent
swap-gg-sss = 2 jetons d’or contre 3 d’argent
swap-gg-bd = 2 jetons d’or contre 1 de bronze et 1 de diamant
swap-ggg-ssd = 3 jetons d’or contre 2 d’argent et 1 de diamant
swap-s-bb = 1 jeton d’argent contre 2 de bronze
swap-sd-bgg = 1 jeton d’argent et 1 de diamant contre 1 de bronze et 2 d’or
swap-sg-d = 1 jeton d’argent et 1 d’or contre 1 de diamant
swap-ss-bg = 2 jetons d’argent contre 1 de bronze et 1 d’or
swap-ssd-ggg = 2 jetons d’argent et 1 de diamant contre 3 d’or
swap-sss-gg = 3 jetons d’argent contre 2 d’or
swap-sss-bd = 3 jetons d’argent contre 1 de bronze et 1 de diamant
swap-ssss-gd = 4 jetons d’argent contre 1 d’or et 1 de diamant
swap-bd-gg = 1 jeton de bronze et 1 de diamant contre 2 d’or
swap-bd-sss = 1 jeton de bronze et 1 de diamant contre 3 d’argent
swap-bg-ss = 1 jeton de bronze et 1 d’or contre 2 d’argent
swap-bgg-sd = 1 jeton de bronze et 2 d’or contre 1 d’argent et 1 de diamant
swap-bs-g = 1 jeton de bronze et 1 d’argent contre 1 d’or
swap-bss-d = 1 jeton de bronze et 2 d’argent contre 1 de diamant
swap-bb-s = 2 jetons de bronze contre 1 d’argent
swap-bbg-d = 2 jetons de bronze et 1 d’or contre 1 de diamant
swap-bbb-g = 3 jetons de bronze contre 1 d’or
swap-bbbs-d = 3 jetons de bronze et 1 d’argent contre 1 de diamant
swap-bbbbb-d = 5 jetons de bronze contre 1 de diamant

## Les lignes de la carte Configurations de jeu

configuration-c2a = A : Wisigoths, Francs – Ostrogoths, Vandales (pour débuter)
configuration-c2b = B : Huns, Saxons – Ostrogoths, Francs
configuration-c2c = C : Ostrogoths, Vandales – Wisigoths, Saxons
configuration-c3a = A : Ostrogoths, Saxons, Francs (pour débuter)
configuration-c3b = B : Ostrogoths, Vandales, Wisigoths (pour débuter)
configuration-c3c = C : Ostrogoths, Wisigoths, Saxons
configuration-c3d = D : Huns, Ostrogoths, Francs
configuration-c4a = A : Wisigoths, Francs – Ostrogoths, Vandales (pour débuter)
configuration-c4b = B : Huns, Saxons – Ostrogoths, Francs
configuration-c4c = C : Ostrogoths, Vandales – Wisigoths, Saxons
configuration-c5a = A : Ostrogoths, Vandales, Wisigoths, Saxons, Francs (pour débuter)
configuration-c5b = B : Huns, Ostrogoths, Vandales, Wisigoths, Saxons
configuration-c5c = C : Huns, Vandales, Wisigoths, Saxons, Francs
configuration-c6a = A : Huns, Vandales, Saxons – Ostrogoths, Wisigoths, Francs (pour débuter)
configuration-c6b = B : Huns, Wisigoths – Ostrogoths, Saxons – Vandales, Francs

## Titres d’un règne

title-atrocious = règne atroce
title-humiliating = règne humiliant
title-adequate = règne suffisant
title-brilliant = règne brillant
title-legendary = règne légendaire

## Équipes d’experts

sides-two = Deux équipes de trois
sides-three = Trois équipes de deux

## Ce qui est demandé

prompt-privilege = Vous avez gagné la dernière partie : choisissez la configuration.
prompt-selection = Choisissez un royaume qui sera de la partie{ $letter ->
    [1] {", "}avec la lettre A
    [2] {", "}avec la lettre B
    [3] {", "}avec la lettre C
   *[other] {""}
}. { $number ->
    [1] C’est le dernier.
   *[other] Il en reste { $number } à choisir.
}
prompt-teaming = Combien d’équipes voulez-vous former ?
prompt-naming = Nommez les royaumes dont vous êtes convenus{ $letter ->
    [1] {" "}: un royaume avec la lettre A
    [2] {" "}: un royaume avec la lettre B
    [3] {" "}: un royaume avec la lettre C
   *[other] {""}
}. { $number ->
    [1] C’est le dernier.
   *[other] Il en reste { $number } à nommer.
}
prompt-agreement = Acceptez-vous de jouer avec ces royaumes ?
prompt-inheritance = Choisissez le royaume que vous jouerez.
prompt-clemency = Vous avez perdu la dernière partie : désignez le royaume qui commence.
prompt-pair-order = Choisissez lequel de vos deux royaumes jouera toujours le premier à votre tour.
prompt-turn = { $kingdom_The } : choisissez une action.
prompt-recruitment = { $kingdom_The } : choisissez où placer un guerrier, pour { $number } tremis.
prompt-more-recruitment = { $kingdom_The } : placez un autre guerrier pour { $number } tremis, ou arrêtez-vous là.
prompt-moving = { $kingdom_The } : choisissez une unité à déplacer.
prompt-move-target = { $kingdom_The } : choisissez où va { $king ->
    [1] le roi qui est
   *[other] le guerrier qui est
} { $zone_in }.
prompt-invasion = { $kingdom_The } : choisissez l’unité qui envahit.
prompt-invasion-target = { $kingdom_The } : choisissez la province qu’envahit { $king ->
    [1] le roi qui est
   *[other] le guerrier qui est
} { $zone_in }. On ne revient pas en arrière.
prompt-claiming = { $kingdom_The } : choisissez la province à revendiquer. On ne revient pas en arrière.
prompt-extra-claim = { $kingdom_The } : revendiquer aussitôt { $zone_the } pour { $number } tremis ?
prompt-changing = { $kingdom_The } : choisissez comment faire de la monnaie pour obtenir exactement { $number } tremis.
prompt-paying = { $kingdom_The } doivent { $price } tremis : choisissez des jetons pour une valeur de { $number }.
prompt-counted-paying = { $kingdom_The } paient { $number } tremis : combien de jetons { $token_of } ?
prompt-collecting = { $kingdom_The } : choisissez le prochain jeton à percevoir ; il reste { $number } tremis.
prompt-contest = { $kingdom_The } : contester avec une unité { $claim ->
    [1] la revendication
   *[other] l’invasion
} { $other_of } { $zone_in }, ou passer ?
prompt-rally = { $kingdom_The } : amener encore une unité { $zone_in } ? Vous avez { $own } points de bataille contre { $theirs }.
prompt-reinforcement = { $kingdom_The } : amener une unité { $zone_in } ? Vous avez { $own } points de bataille contre { $theirs }.
prompt-bribery = { $kingdom_The } : choisissez en secret votre pot-de-vin pour la bataille { $zone_in }. Vous avez { $own } points de bataille contre { $theirs }.
prompt-bribery-tokens = { $kingdom_The } : il reste { $number } tremis du pot-de-vin : combien de jetons { $token_of } ?
prompt-ransom = { $kingdom_The } doivent une rançon : choisissez des jetons pour une valeur de { $number } tremis.
prompt-counted-ransom = { $kingdom_The } doivent { $number } tremis de rançon : combien de jetons { $token_of } ?
prompt-staying = { $kingdom_The } : choisissez l’unité qui reste { $zone_in }.
prompt-evacuation = { $kingdom_The } : choisissez où se retire { $king ->
    [1] le roi
   *[other] un guerrier
} qui était { $zone_in }.
prompt-corsairs = { $kingdom_The } : faire prendre la mer à une unité ?

## Choix, en boutons

choice-pass = Passer
choice-done = Terminé
choice-recruit = Recruter
choice-manoeuvre = Manœuvrer
choice-invade = Envahir
choice-claim = Revendiquer
choice-tax = Taxer
choice-king = Le roi
choice-warrior = Guerrier { $zone_in }
choice-to = Vers : { $zone }
choice-castle = Roquer avec le guerrier { $zone_in }
choice-at = { $zone }
choice-collect = Jeton { $token_of } { $zone_in }
choice-change = { $swap } { $zone_in }
choice-bribe = { $number } tremis
choice-count = { $number } { $token_of }
choice-configuration = { $configuration }
choice-kingdom = { $kingdom }
choice-agree = Accepter
choice-refuse = Refuser
choice-teams = { $sides }
choice-pay = Payer { $payment }

## Ce qui s’est passé

event-configured = Configuration { $configuration }.
event-selected = { $seat } fait entrer { $kingdom_the } dans la partie.
event-agreed = { $seat } accepte.
event-refused = { $seat } refuse.
event-plays = { $seat } joue { $kingdom_the }.
event-leads = { $seat } joue toujours { $kingdom_the } d’abord, puis { $other_the }.
event-changed = { $kingdom_The } font de la monnaie { $zone_in } : { $given } contre { $taken }.
event-paid = { $kingdom_The } paient { $tokens } { $zone_in }.
event-recruited = { $kingdom_The } recrutent un guerrier { $zone_in }.
event-collected = { $kingdom_The } perçoivent un jeton { $token_of } { $zone_in }.
event-taxed = { $kingdom_The } ont perçu { $number } tremis de taxes.
event-no_taxes = { $kingdom_The } ne trouvent rien à taxer.
event-moved = Un guerrier { $kingdom_of } se déplace : { $zone } → { $other }.
event-king_moved = { $kingdom_king } se déplace : { $zone } → { $other }.
event-castled = { $kingdom_king } roque avec un guerrier : { $zone } ↔ { $other }.
event-invaded = { $kingdom_The } envahissent : { $zone } → { $other }.
event-king_invaded = { $kingdom_king } envahit : { $zone } → { $other }.
event-contested = { $kingdom_The } contestent { $zone_in }.
event-claims = { $kingdom_The } revendiquent { $zone_the }.
event-not_contested = { $kingdom_The } ne contestent pas.
event-joined = Un guerrier { $kingdom_of } rejoint la bataille : { $zone } → { $other }.
event-king_joined = { $kingdom_king } rejoint la bataille : { $zone } → { $other }.
event-no_more = { $kingdom_The } n’amènent plus d’unités.
event-bribed = { $kingdom_The } versent un pot-de-vin de { $number } tremis : { $tokens }.
event-no_bribes = Ni { $kingdom_the } ni { $foe_the } ne versent de pot-de-vin.
event-battle_points = Points de bataille : { $kingdom } { $points }, { $foe } { $other }.
event-battle_won = { $kingdom_The } gagnent la bataille { $zone_in }.
event-ransomed = { $kingdom_The } versent une rançon à { $other_king } : { $tokens }.
event-king_fell = { $kingdom_king }, roi { $kingdom_of }, est tombé devant { $other_the }.
event-withdrew = Un guerrier { $kingdom_of } se retire { $zone_in }.
event-king_withdrew = { $kingdom_king } se retire { $zone_in }.
event-disbanded = { $kingdom_The } n’ont pas de place pour { $number ->
    [one] un guerrier
   *[other] { $number } guerriers
}.
event-claimed = { $kingdom_The } prennent le contrôle { $zone_of }.
event-token_removed = { $kingdom_The } perdent le contrôle { $zone_of }.
event-plundered = { $kingdom_The } pillent { $zone_the } : { $tokens }.
event-plundered_unseen = { $kingdom_The } pillent { $zone_the } : un jeton face cachée.
event-found = Vous trouvez dans le coffre un jeton { $token_of }.
event-put_to_sea = Un guerrier { $kingdom_of } prend la mer depuis { $zone_the }.
event-king_put_to_sea = { $kingdom_king } prend la mer depuis { $zone_the }.
event-rounds_over = La manche { $number } était la dernière.
event-won_territorial = { $seat } l’emporte par le territoire.
event-won_military = { $seat } l’emporte par les armes.
event-won_rounds = { $seat } l’emporte au score de règne.
event-reign = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}, { $title }.

## Une position en lignes de texte

view-deciding = À { $seat } de décider.
view-turn = Manche { $round }, tour { $kingdom_of }.
view-limit = La partie dure { $number ->
    [one] une manche
   *[other] { $number } manches
}.
view-invade = { $kingdom_The } envahissent { $zone_the }.
view-claim = { $kingdom_The } revendiquent { $zone_the }.
view-battle = Bataille { $zone_in } :
view-army = { $kingdom } : { $king ->
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
} de bataille
view-hoard = { $tokens }
view-treasury = Trésor ({ $seat }) : { $tokens } ({ $number } tremis).
view-bribe = Votre pot-de-vin : { $tokens }.
table-kingdom = Royaume
table-seat = Joueur
table-king = Roi
table-warriors = Guerriers
table-at_sea = En mer
table-tokens = Jetons
table-provinces = Provinces
table-trophies = Rois
table-battle = au combat
table-province = Province
table-control = Contrôle
table-unit = Unité
table-treasure = Trésor
table-suspended = suspendue
table-king-of = { $kingdom_king }
table-warrior-of = guerrier ({ $kingdom })
table-face-down = face cachée

## Ce qui plaide pour un choix

reason-wins = Gagne la partie.
reason-claims = Revendique { $zone_the } : ce serait la { $number }ᵉ province.
reason-claims_last = Revendique { $zone_the }, la dernière province qui manque : si personne ne s’y oppose, la partie est gagnée.
reason-takes = Entre { $zone_in } : personne n’est assez près pour contester.
reason-takes_contestable = Entre { $zone_in } ; { $number ->
    [one] un royaume est assez près pour contester
   *[other] { $number } royaumes sont assez près pour contester
}.
reason-drives_out = Met fin au contrôle { $kingdom_of } { $zone_in }, et personne n’est assez près pour contester.
reason-attacks = Attaque { $kingdom_the } { $zone_in } : { $own } points de bataille contre { $theirs } avec toutes les unités à portée, avant les pots-de-vin.
reason-attacks_king = Peut abattre { $kingdom_king } { $zone_in } : { $own } points de bataille contre { $theirs } avec toutes les unités à portée, avant les pots-de-vin.
reason-guards = Protège { $zone_the } : un ennemi pourrait y entrer.
reason-recruits = Un guerrier de plus { $zone_in }.
reason-taxes = { $number ->
    [0] Ne rapporte rien, mais laisse tout en place
    [1] Rapporte un tremis au plus
   *[other] Rapporte { $number } tremis au plus
}.
reason-saves_king = Met le roi hors de portée d’un ennemi plus fort.
reason-gains_room = Rapproche des unités : { $number ->
    [one] une province libre est
   *[other] { $number } provinces libres sont
} alors à côté d’elles.
reason-contests = Conteste { $zone_in } : { $own } points de bataille contre { $theirs } avec toutes les unités à portée, avant les pots-de-vin.
reason-lets_pass = Ne conteste pas { $zone_in } : ce serait { $own } points de bataille contre { $theirs } avec toutes les unités à portée, avant les pots-de-vin.
reason-reinforces = Porte la bataille à { $own } points contre { $theirs }.
reason-holds_back = En reste à { $own } points de bataille contre { $theirs } et garde le reste à l’abri.
reason-bribes = { $number } tremis : une des sommes entre lesquelles varier pour rester imprévisible ; { $own } points de bataille contre { $theirs } avant les pots-de-vin.
reason-bribes_nothing = Pas de pot-de-vin : { $own } points de bataille contre { $theirs }, et ce qu’on paie va à l’ennemi.

## Pourquoi une chose ne peut être choisie

why-not_your_turn = C’est à { $seat } de décider.
why-asked_action = Choisissez d’abord une action.
why-asked_unit = C’est une unité qu’il faut choisir maintenant.
why-asked_zone = C’est une zone qu’il faut choisir maintenant.
why-asked_other = C’est autre chose qu’il faut décider maintenant.
why-no_warrior_left = Tous vos guerriers sont sur la carte.
why-no_ground = Vous ne contrôlez aucune province sans unité où placer un guerrier.
why-no_money = Cela coûte { $number } tremis, et votre trésor en a moins.
why-nobody_moves = Aucune de vos unités n’a de zone où aller.
why-nobody_invades = Aucune de vos unités n’est à côté d’une province qu’elle puisse envahir.
why-no_token_left = Tous vos jetons de contrôle sont sur la carte.
why-no_foothold = Aucune de vos unités n’est dans une province que vous puissiez revendiquer.
why-impassable = { $zone } : cette province est infranchissable dans cette partie.
why-not_adjacent = { $zone } et { $other } ne sont pas adjacentes.
why-not_controlled = { $kingdom_The } ne contrôlent pas { $zone_the }.
why-occupied = Il y a déjà une unité { $zone_in }.
why-already_there = L’unité est déjà { $zone_in }.
why-no_port = Il n’y a pas de port { $zone_in } pour cette unité.
why-not_own_unit = C’est une unité { $kingdom_of } qu’il faut choisir.
why-moved_already = Cette unité s’est déjà déplacée.
why-nowhere_to_move = Cette unité n’a à côté d’elle ni province libre à elle, ni port.
why-nowhere_to_invade = À côté de cette unité, il n’y a pas de province qu’elle puisse envahir.
why-no_castling = Le roi ne peut roquer qu’avec un guerrier à côté de lui qui ne s’est pas déplacé.
why-own_province = Vous contrôlez déjà { $zone_the }.
why-own_unit = Une de vos unités est déjà { $zone_in }.
why-of_friends = On épargne { $zone_the } : { $kingdom_the } sont de votre côté.
why-sea_not_invaded = On n’envahit pas la mer : prendre la mer est une manœuvre.
why-no_unit_there = { $kingdom_The } n’ont pas d’unité { $zone_in }.
why-capital = { $zone } : c’est la capitale d’un royaume, aucun autre ne peut la revendiquer.
why-not_at_hand = Cette unité est trop loin de la province en question ({ $other }).
why-not_to_sea = Après une bataille, on ne se retire pas en mer.
why-nothing_to_tax = Aucun jeton n’est face visible { $zone_in }.
why-wrong_sum = Avec ce jeton, on ne peut pas obtenir le compte exact : il reste { $number } tremis à percevoir.
