# The King is Dead, en français.
# $region, $faction, $card et $seat sont des noms ; $region_in, $faction_people et ainsi de suite sont
# les formes données avec le nom.

title = Le Roi est mort
summary = Trois factions se disputent la Grande-Bretagne, région par région : vous avez huit cartes pour toute la partie pour gagner les faveurs de celle qui l’emportera.

## Ce qui se règle avant la partie

setting-players = Joueurs
    .hint = À quatre, on joue en deux alliances ; les alliés sont face à face et ne se concertent pas.
setting-advanced = Jeu avancé
    .hint = Trois cartes spéciales secrètes remplacent les trois Renforts dans chaque main.

## Factions : l’adjectif, le mot seul, le peuple

faction-scottish = écossais
    .title = Écossais
    .people = les Écossais
faction-welsh = gallois
    .title = Gallois
    .people = les Gallois
faction-english = anglais
    .title = Anglais
    .people = les Anglais

## Régions

region-moray = Moray
    .in = à Moray
    .of = de Moray
region-strathclyde = Strathclyde
    .in = dans le Strathclyde
    .of = du Strathclyde
region-lancaster = Lancaster
    .in = à Lancaster
    .of = de Lancaster
region-northumbria = Northumbrie
    .in = en Northumbrie
    .of = de Northumbrie
region-gwynedd = Gwynedd
    .in = dans le Gwynedd
    .of = du Gwynedd
region-warwick = Warwick
    .in = à Warwick
    .of = de Warwick
region-essex = Essex
    .in = dans l’Essex
    .of = de l’Essex
region-devon = Devon
    .in = dans le Devon
    .of = du Devon

## Les cartes et leur effet

card-scottish_support = Renforts écossais
    .effect = Deux partisans écossais de la réserve rejoignent une même région qui borde les Écossais ; un seul s’il n’en reste pas deux.
card-welsh_support = Renforts gallois
    .effect = Deux partisans gallois de la réserve rejoignent une même région qui borde les Gallois ; un seul s’il n’en reste pas deux.
card-english_support = Renforts anglais
    .effect = Deux partisans anglais de la réserve rejoignent une même région qui borde les Anglais ; un seul s’il n’en reste pas deux.
card-assemble = Assemblée
    .effect = Placez un partisan de chaque faction dans les régions de votre choix, ensemble ou séparément ; une faction absente de la réserve est ignorée.
card-negotiate = Négociation
    .effect = Deux cartes Région face visible et sans jeton échangent leurs places, et votre jeton Négociation fixe l’une d’elles jusqu’à la fin de la partie.
card-manoeuvre = Manœuvre
    .effect = Un partisan d’une région change de place avec un partisan de n’importe quelle autre région ; on n’annule pas une Manœuvre qui vient d’être jouée.
card-outmanoeuvre = Déjouer
    .effect = Un partisan d’une région change de place avec deux partisans d’une région voisine, ou avec un seul si c’est impossible partout avec deux ; on n’annule pas un Déjouer qui vient d’être joué.
card-spy = Espion
    .effect = Copiez l’effet de la carte du dessus de la défausse d’un autre joueur.
card-ambush = Embuscade
    .effect = Deux partisans écossais, ou ce qu’il en reste en réserve, rejoignent une même région ; puis un partisan de cette région retourne en réserve.
card-march = Marche
    .effect = Deux partisans d’une région passent ensemble dans une région voisine ; un seul si c’est impossible partout avec deux.
card-plot = Complot
    .effect = Ne se joue pas : à la fin, compte pour un partisan de plus d’une faction de votre choix et départage les égalités d’un couronnement.
card-aid = Assistance
    .effect = Deux partisans de la faction la plus nombreuse en réserve, ou ce qu’il en reste, rejoignent une même région.
card-influence = Influence
    .effect = Un partisan anglais d’une région change de place avec deux partisans non anglais de n’importe quelle autre région, ou avec un seul si c’est impossible partout avec deux.
card-dispute = Conflit
    .effect = Un partisan gallois d’une région change de place avec un partisan non gallois de n’importe quelle autre région.
card-edict = Décret
    .effect = Deux partisans écossais d’une région changent de place avec deux partisans non écossais d’une région voisine ; si c’est impossible partout, un contre deux ou deux contre un, et à défaut un contre un.
card-resist = Résistance
    .effect = Deux partisans non écossais, ou ce qu’il en reste en réserve, rejoignent une même région qui borde les Écossais.
card-quell = Apaisement
    .effect = Dans une région qui borde les Gallois, un partisan gallois, s’il y en a un, retourne en réserve ; puis deux partisans de votre choix la rejoignent.
card-suppress = Répression
    .effect = Dans une région qui borde les Anglais, un partisan anglais, s’il y en a un, et un autre au choix retournent en réserve ; puis un partisan de votre choix la rejoint.
card-muster = Rassemblement
    .effect = Dans une région qui borde les Écossais, un partisan écossais, s’il y en a un, retourne en réserve ; puis deux partisans de votre choix la rejoignent.

## Groupes de partisans

followers = { $number } { $number ->
    [one] partisan
   *[other] partisans
} { $faction }
both = { $one } et { $other }

## Ce qui est demandé

prompt-turn = Jouez une carte ou passez. Prochaine lutte de pouvoir : { $region }.
prompt-summon = Choisissez un partisan, dans n’importe quelle région : il rejoint votre cour.
prompt-support = Choisissez une région qui borde { $faction_people } : elle reçoit { $number ->
    [1] un partisan
   *[other] deux partisans
} { $faction }.
prompt-assembly = Choisissez une région : elle reçoit un partisan { $faction }.
prompt-negotiation = Choisissez la carte Région à déplacer{ $disc ->
    [0] {""}
   *[other] {" "}; votre jeton la fixera à sa nouvelle place
}.
prompt-negotiation-partner = Choisissez la carte Région qui change de place avec la carte { $region }.
prompt-exchange-first = { $card } : choisissez { $give ->
    [1] le partisan
   *[other] les deux partisans
} à échanger contre { $take ->
    [1] un partisan
   *[other] deux partisans
} d’une autre région.
prompt-exchange-answer = Choisissez { $take ->
    [1] le partisan
   *[other] le premier des deux partisans
} à faire venir { $region_in } en échange { $give ->
    [1] d’un partisan
   *[other] de deux partisans
} { $faction }{ $again ->
    [0] {""}
   *[other] {" "}; ou de nouveau le même, pour en donner deux contre un
}.
prompt-exchange-second = Choisissez, dans la même région, le second partisan à faire venir { $region_in }.
prompt-spying = Choisissez le joueur dont votre Espion copiera la dernière carte.
prompt-ambush = { $number ->
    [0] La réserve n’a plus de partisans { $faction } : choisissez la région dont un partisan retourne en réserve.
    [1] Choisissez la région de l’embuscade : elle reçoit un partisan { $faction }, puis un de ses partisans retourne en réserve.
   *[other] Choisissez la région de l’embuscade : elle reçoit deux partisans { $faction }, puis un de ses partisans retourne en réserve.
}
prompt-returning = Choisissez un partisan { $region_of } : il retourne en réserve.
prompt-march-first = Choisissez { $left ->
    [1] le partisan
   *[other] le premier des deux partisans
} à envoyer dans une région voisine.
prompt-march-second = Choisissez le second partisan à envoyer, lui aussi { $region_of }.
prompt-march-target = Choisissez la région de destination, voisine { $region_of }.
prompt-aid-faction = Choisissez l’une des factions les plus nombreuses en réserve.
prompt-aid-region = Choisissez une région : elle reçoit { $number ->
    [1] un partisan
   *[other] deux partisans
} { $faction }.
prompt-resistance = Choisissez une région qui borde { $faction_people } : elle reçoit des partisans d’autres factions.
prompt-replacement = { $card } : choisissez une région qui borde { $faction_people }. Un de ses partisans { $faction }, s’il y en a, retourne en réserve ; d’autres partisans prennent sa place.
prompt-placing = Choisissez la faction d’un partisan à placer { $region_in } (encore { $left }).

## Les choix, sur des boutons

choice-pass = Passer
choice-play = Jouer { $card }
choice-region = { $region }
choice-exchange = Carte { $region }
choice-follower = Partisan { $faction } { $region_in }
choice-faction = { $faction_title }
choice-pile = Carte jouée par { $seat }

## Ce qui s’est passé

event-dealt = { $seat } reçoit { $card }.
event-first_player = { $seat } commence.
event-passed = { $seat } passe.
event-played = { $seat } joue { $card }.
event-spied = { $seat } copie { $card }, jouée par { $other }.
event-no_effect = La carte { $card } n’a aucun effet.
event-placed = { $number ->
    [1] Un partisan { $faction } arrive { $region_in }.
   *[other] { $number } partisans { $faction } arrivent { $region_in }.
}
event-returned = Un partisan { $faction } { $region_of } retourne en réserve.
event-negotiated = Les cartes { $region } et { $other } échangent leurs places.
event-held = { $seat } fixe la carte { $region } avec un jeton Négociation.
event-exchanged = Échange : { $given } { $region_of } contre { $taken } { $other_of }.
event-marched = Marche : { $followers }, { $region_of } { $other_in }.
event-summoned = { $seat } convoque un partisan { $faction } { $region_of }.
event-no_summons = { $seat } n’a personne à convoquer : les régions sont vides.
event-controlled = Lutte de pouvoir { $region_in } : { $faction_people } prennent le contrôle.
event-unstable = Lutte de pouvoir { $region_in } : aucune faction ne l’emporte, la région sombre dans l’instabilité.
event-invasion = { $fact-pieces-instability_discs ->
    [one] Une région est instable
   *[other] { $fact-pieces-instability_discs-Word } régions sont instables
} : les Français envahissent l’île.
event-coronation = La dernière lutte de pouvoir est résolue : un roi est couronné.
event-ranking = Factions par influence : { $first_people }, puis { $second_people }, puis { $third_people }.
event-plot_revealed = { $seat } révèle le Complot : un partisan { $faction } de plus.
event-won = { $seat } gagne : { $criterion }.

## Ce qui plaide pour un choix

reason-wins = Gagne la partie.
reason-settles = Met fin à la lutte : { $faction_people } prennent le contrôle { $region_of }.
reason-unsettles = Met fin à la lutte { $region_in } sans vainqueur : la région sombre dans l’instabilité.
reason-saves_card = Économise une carte : { $faction_people } sont déjà en tête { $region_in }.
reason-saves_card_tied = Économise une carte : l’instabilité guette déjà { $region_in }, et personne d’autre n’a autant de sets.
reason-waits = Laisse le prochain coup à { $other }.
reason-hastens = Avance la lutte { $region_in } jusqu’à la case { $space }{ $locked ->
    [0] {""}
   *[other] {" "}et l’y fixe
}.
reason-delays = Repousse la lutte { $region_in } jusqu’à la case { $space }{ $locked ->
    [0] {""}
   *[other] {" "}et l’y fixe
}.
reason-takes = Met { $faction_people } en tête { $region_in }.
reason-keeps = Maintient { $faction_people } en tête { $region_in }.
reason-breaks = Prive { $faction_people } de leur avance { $region_in }.
reason-ties = Crée une égalité { $region_in } : l’instabilité approche, et personne d’autre n’a autant de sets.
reason-averts = Met { $faction_people } en tête { $region_in } : l’égalité est rompue, l’instabilité écartée.
reason-completes_set = Complète un set de partisans.
reason-favours = Renforce la cour pour les meneurs probables : { $faction_people }.
reason-gathers = Amène un partisan { $faction } de plus à la cour.

## Pourquoi on ne peut pas choisir une chose

why-not_your_turn = C’est à { $seat } de décider.
why-asked_card = Il faut d’abord jouer une carte, ou passer.
why-asked_region = C’est une région qu’il faut choisir maintenant.
why-asked_region_card = C’est une carte Région qu’il faut choisir maintenant.
why-asked_follower = C’est un partisan sur la carte qu’il faut choisir maintenant.
why-asked_faction = C’est une faction de la réserve qu’il faut choisir maintenant.
why-asked_pile = C’est la défausse d’un autre joueur qu’il faut choisir maintenant.
why-plot = Le Complot ne se joue pas : il compte à la fin.
why-supply_not_summoned = On ne convoque personne depuis la réserve, seulement depuis une région.
why-decided = La région est décidée ({ $region }) : les cartes n’agissent que sur les régions libres, et il n’y a plus personne.
why-empty = Il n’y a personne { $region_in }.
why-home = { $region } est la région d’origine de cette faction : elle ne convient que si elle touche une région contrôlée par { $faction_people }.
why-home_lost = { $region } touche une région d’origine qui ne compte plus ({ $other }) : { $faction_people } l’ont perdue.
why-not_bordering = { $region } ne borde pas { $faction_people } : elle ne touche ni une région contrôlée par eux ni leur région d’origine.
why-wasted = La réserve est vide : { $card } n’aurait aucun effet { $region_in }, alors qu’ailleurs elle en a un.
why-face_down = La carte { $region } est face cachée : sa lutte de pouvoir a eu lieu.
why-held = La carte { $region } est fixée jusqu’à la fin par un jeton Négociation ({ $seat }).
why-same_card = La carte { $region } est celle qu’on déplace : choisissez-en une autre.
why-not_of_faction = Pour { $card }, on ne donne qu’un partisan { $faction }.
why-of_faction = Pour { $card }, il faut ici un partisan qui ne soit pas { $faction }.
why-too_few_to_give = Il faut donner { $number } partisans { $faction }, et il y en a moins { $region_in }.
why-none_to_come_back = Aucune région à portée d’ici ({ $region }) n’a assez de partisans à donner en retour.
why-too_few_to_come_back = Il doit en revenir { $number } d’une même région, et il y en a moins { $region_in }.
why-no_form = Aucune forme actuellement permise de cette carte ({ $card }) n’est possible avec ce partisan.
why-undoing = Cela annulerait la carte jouée juste avant ({ $card }).
why-same_region = Le partisan reçu en échange doit venir d’une autre région ({ $region } exclue).
why-other_region = Il faut choisir un partisan qui se trouve { $region_in }.
why-not_adjacent = { $region } n’est pas voisine { $other_of }.
why-chosen_already = Ce partisan est déjà choisi.
why-own_pile = Un Espion copie la carte d’un autre joueur, pas une des siennes.
why-no_pile = { $seat } n’a pas encore joué de carte.
why-too_few_to_march = Deux partisans marchent ensemble, et il n’y en a qu’un { $region_in }.
why-nowhere_to_march = Aucune région voisine { $region_of } n’est libre.
why-not_most = La réserve a plus de partisans d’une autre faction.
why-none_in_supply = Il n’y a pas de partisan { $faction } dans la réserve.

## Ce qui a décidé de la partie, après « gagne : »

criterion-sets = le plus de sets complets de partisans
criterion-latest_action = égalité de sets, tranchée par l’action la plus récente
criterion-first_faction = le plus de partisans de la faction dominante
criterion-second_faction = égalité pour la faction dominante, le plus de partisans de la deuxième
criterion-plot = égalité de partisans, tranchée par le Complot
criterion-cards_played = égalité de partisans, tranchée par la première main épuisée
criterion-oldest_action = égalité de partisans, tranchée par la dernière action la plus ancienne
criterion-shared = égalité parfaite, la victoire est partagée

## Une position en quelques lignes

table-region = Région
table-faction = { $faction_title }
table-state = État
table-supply = Réserve
table-court = Cour
table-cards = Cartes
table-top = Dernière carte
table-disc = Jeton
state-contested = contestée
state-controlled = contrôle : { $faction_title }
state-unstable = instabilité
state-held = jeton : { $seat }
view-deciding = Décision : { $seat }.
view-resolving = { $seat } résout { $card }.
view-struggles = Luttes de pouvoir : { $number } sur { $all }. Instabilité : { $unstable } sur { $limit }.
view-alliances = Alliances : { $one } et { $three } contre { $two } et { $four }.
view-hand = Votre main : { $cards }.
view-hand-empty = Votre main est vide.
view-unplayed = disponible
view-pile = Votre défausse : { $cards }.
