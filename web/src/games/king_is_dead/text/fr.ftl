# Ce que la page seule dit de The King is Dead, en français.

king-map = Carte de la Grande-Bretagne
king-spaces = Cartes Région, dans l’ordre des luttes de pouvoir
king-space = { $space }. { $region }
king-pass-until-played = Vous passez jusqu’à ce que quelqu’un joue une carte ou que cette lutte soit résolue
king-pass-until-decided = Vous passez jusqu’à ce que cette lutte soit résolue
king-hand = Votre main
king-point = Survolez ou touchez une carte pour lire son effet.
king-pile = { $region } : { $followers }
king-cards = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
king-disc = Jeton Négociation disponible
king-disc-used = Jeton Négociation utilisé
king-partner = Allié : { $seat }
king-instability = Instabilité : { $number } sur { $limit }
king-ruled = { $faction } : { $number ->
    [one] { $number } région
   *[other] { $number } régions
}
king-courts = Les cours
king-sets = Sets
king-later = devant : a remporté une lutte plus récemment
king-tests = Le vainqueur
king-test-sets = Le plus de sets
king-test-latest_action = La dernière action
king-test-first_faction = Le plus de partisans de la première faction ({ $first })
king-test-second_faction = Le plus de partisans de la deuxième faction ({ $second })
king-test-plot = Le Complot en main
king-test-cards_played = Le premier à avoir joué toutes ses cartes
king-test-oldest_action = La dernière action la plus ancienne
king-test-shared = La victoire est partagée
king-outcome-equal = ne suffit pas
king-outcome-skipped = il n’y a pas de deuxième faction
king-outcome-decides = décide

## Ce que fait une carte, en quelques mots

king-brief-scottish_support = Deux Écossais rejoignent une région qui borde les Écossais.
king-brief-welsh_support = Deux Gallois rejoignent une région qui borde les Gallois.
king-brief-english_support = Deux Anglais rejoignent une région qui borde les Anglais.
king-brief-assemble = Un de chaque faction, où vous voulez.
king-brief-negotiate = Deux cartes Région échangent leurs places ; votre jeton en fixe une.
king-brief-manoeuvre = Un contre un, entre deux régions quelconques.
king-brief-outmanoeuvre = Un contre deux, entre régions voisines.
king-brief-spy = Copie la dernière carte d’un autre joueur.
king-brief-ambush = Deux Écossais rejoignent une région, puis un partisan la quitte.
king-brief-march = Deux partisans passent ensemble dans une région voisine.
king-brief-plot = Ne se joue pas : compte à la fin.
king-brief-aid = Deux partisans de la faction la plus nombreuse en réserve.
king-brief-influence = Un Anglais contre deux autres, entre régions quelconques.
king-brief-dispute = Un Gallois contre un autre, entre régions quelconques.
king-brief-edict = Deux Écossais contre deux autres, entre régions voisines.
king-brief-resist = Deux non-Écossais rejoignent une région qui borde les Écossais.
king-brief-quell = Près des Gallois : un Gallois part, deux partisans au choix arrivent.
king-brief-suppress = Près des Anglais : un Anglais et un autre partent, un au choix arrive.
king-brief-muster = Près des Écossais : un Écossais part, deux partisans au choix arrivent.

## Crédits

king-credits =
    .names = The King is Dead (Le Roi est mort) est un jeu de Peer Sylvester, publié par Osprey Games.
    .facts = Règles, nombres et cartes suivent le livret de la seconde édition. Les frontières des régions et les noms anglais des cartes ont été lus sur des images publiques du plateau. Le dessin de la carte et la durée habituelle d’une partie sont de nous. Là où le livret se tait, nous avons tranché : décisions R1 à R12 des règles.

## Les règles en bref

king-short-aim = Le but du jeu
    .text = Le roi est mort, et trois factions se disputent la Grande-Bretagne : les Écossais, les Gallois et les Anglais. Aucune n’appartient à un joueur. Vous réunissez à votre cour des partisans des trois camps. À la fin, il faut avoir le plus de partisans de la faction qui règne.
king-short-turn = Votre tour
    .text = Jouez une de vos cartes ou passez. Vous n’avez que huit cartes pour toute la partie ; une carte jouée ne revient pas. Passer ne coûte rien et n’engage à rien : au tour suivant vous pourrez jouer de nouveau. Après chaque carte vous devez prendre un partisan, de n’importe quelle faction et de n’importe quelle région, pour votre cour. Ce partisan vous renforce, mais sa faction s’affaiblit sur le plateau.
king-short-struggle = La lutte de pouvoir
    .text = Quand tous ont passé l’un après l’autre, une lutte de pouvoir a lieu dans la région dont la carte vient ensuite. La faction qui y a plus de partisans que chacune des autres prend le contrôle ; en cas d’égalité, ou si la région est vide, elle sombre dans l’instabilité. Tous ses partisans retournent en réserve, et la région reste ainsi jusqu’à la fin.
king-short-invasion = La fin : l’invasion
    .text = La partie s’achève sur-le-champ quand { $fact-pieces-instability_discs ->
        [one] une région est instable
       *[other] { $fact-pieces-instability_discs-word } régions sont instables
    } : les Français envahissent l’île. Un set se compose d’un partisan de chaque faction ; la cour qui compte le plus de sets gagne. À égalité, celui qui a joué une carte en dernier l’emporte.
king-short-coronation = La fin : le couronnement
    .text = Après la huitième lutte, on classe les factions selon les régions qu’elles contrôlent ; à égalité, celle qui a remporté une lutte le plus récemment passe devant. La cour qui a le plus de partisans de la première faction gagne. À égalité, on compare la deuxième faction, puis le Complot l’emporte, puis le premier à avoir joué toutes ses cartes.

king-goal = { $most } · Invasion ({ $unstable } sur { $discs }) : avoir le plus de sets
king-goal-nobody = Couronne : avoir le plus de partisans de la faction la plus forte
king-goal-crown = Couronne : avoir le plus de partisans parmi { $people }
king-goal-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}

## Les grands événements

king-told-invasion = Les Français débarquent
    .text = { $fact-pieces-instability_discs ->
        [one] Une région a sombré
       *[other] { $fact-pieces-instability_discs-Word } régions ont sombré
    } dans l’instabilité, et l’ennemi d’outre-mer ne l’a que trop bien vu. Seule une cour qui compte des amis dans chaque camp peut désormais rallier l’île.
king-told-coronation = Un roi est couronné
    .text = La dernière lutte est résolue, et la faction la plus forte couronne son candidat : celui dont la cour compte le plus de ses partisans.
king-course = Le déroulement de la partie : les régions de chaque faction


## Tableaux des règles

king-table-card = Carte
king-table-copies = Exemplaires
king-table-effect = Effet
king-table-actions = Tableau : cartes action
king-table-specials = Tableau : cartes du jeu avancé
king-table-borders = Tableau : frontières
king-table-region = Région
king-table-next = touche
