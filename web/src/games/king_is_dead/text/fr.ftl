# Ce que la page seule dit de The King is Dead, en français.

king-map = Carte de la Grande-Bretagne
king-spaces = Cartes de région, dans l’ordre des luttes de pouvoir
king-space = { $space }. { $region }
king-hand = Votre main
king-point = Pointez une carte pour lire son effet.
king-cards = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
king-disc = Jeton de négociation pas encore utilisé
king-disc-used = Jeton de négociation utilisé
king-partner = Partenaire : { $seat }
king-instability = Instabilité : { $number } sur { $limit }
king-ruled = { $faction } : { $number ->
    [one] { $number } région
   *[other] { $number } régions
}
king-courts = On compte les cours
king-sets = Séries

## Les règles en bref

king-rules-aim = De quoi il s’agit
    .text = Le roi est mort, et trois factions se disputent la Grande-Bretagne : les Écossais, les Gallois et les Anglais. Aucune n’appartient à un joueur. Vous réunissez à votre cour des partisans des trois camps, et à la fin compte celui dont vous avez le plus : le camp qui règne.
king-rules-turn = Votre tour
    .text = Jouez une de vos cartes ou passez. Huit cartes sont tout ce que vous avez pour la partie ; une carte jouée ne revient pas. Passer ne coûte rien et n’engage à rien : au tour suivant vous pourrez jouer de nouveau.
king-rules-summons = L’appel à la cour
    .text = Après chaque carte vous devez prendre un partisan, de n’importe quelle faction et de n’importe quelle région, pour votre cour. Ce que vous prenez vous renforce, et affaiblit cette faction sur la carte.
king-rules-struggle = La lutte de pouvoir
    .text = Quand tous ont passé l’un après l’autre, une lutte de pouvoir a lieu dans la région dont la carte vient ensuite. La faction qui y a plus de partisans que chacune des autres prend le contrôle ; si le plus grand nombre est partagé, ou si la région est vide, elle sombre dans l’instabilité. Tous ses partisans retournent à la réserve, et la région reste ainsi jusqu’à la fin.
king-rules-borders = Border une faction
    .text = Une région libre borde une faction si elle touche une région que la faction contrôle, ou la région d’origine de la faction (Moray, Gwynedd, Essex) tant que celle-ci est libre ou à elle.
king-rules-invasion = La fin : l’invasion
    .text = La troisième région instable met fin à la partie sur-le-champ : les Français envahissent l’île. Une série est un partisan de chaque faction ; la cour qui a le plus de séries gagne. À égalité, celui qui a joué une carte en dernier l’emporte.
king-rules-coronation = La fin : le couronnement
    .text = Après la huitième lutte, on classe les factions selon les régions qu’elles contrôlent ; à égalité, celle qui a gagné une lutte plus tard passe devant. La cour qui a le plus de partisans de la première faction gagne. À égalité la deuxième faction décide, puis la possession du Complot, puis le fait d’avoir joué toutes ses cartes le premier.
king-rules-alliances = À quatre joueurs
    .text = À quatre, on joue en deux alliances ; les partenaires sont face à face. Chacun a sa main, sa cour et ses tours. En cas d’invasion, les partenaires réunissent leurs cours ; au couronnement, la meilleure cour gagne pour les deux.
king-rules-advanced = Le jeu avancé
    .text = Au lieu des trois cartes de Renforts, chacun reçoit trois des douze cartes spéciales, sans que les autres les voient.
king-rules-secrets = Ce qui est secret
    .text = Seules les cartes en main sont secrètes, même pour le partenaire. Tout le reste est visible : partisans, cours, réserve, ordre des régions, nombre de cartes de chacun, dessus de chaque défausse.
king-rules-basic = Les cartes
king-rules-special = Les cartes spéciales
