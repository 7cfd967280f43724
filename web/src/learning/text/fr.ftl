## Problèmes

puzzle-title = Problème { $number } sur { $all } : { $game }
puzzle-today = Problème du jour
puzzle-task = Vous êtes { $player } : trouvez le meilleur choix. Votre premier choix est votre réponse.
puzzle-task-count = Vous êtes { $player } : trouvez le choix qui vous donnera la plus grande avance au prochain décompte des points, au tour { $turn }. Votre premier choix est votre réponse.
puzzle-tried = Vous avez déjà essayé celui-ci.
puzzle-choices = Choix possibles
puzzle-right = Juste : { $choice }
puzzle-wrong = Ce n’est pas le meilleur choix. Mieux : { $choice }
puzzle-chances = Il gagne { $best } % des parties jouées à partir d’ici, votre choix { $chosen } %.
puzzle-chance = Il gagne { $best } % des parties jouées à partir d’ici.
puzzle-lead = Au décompte du tour { $turn }, il vaut { $points } points de plus que votre choix, en moyenne sur de nombreuses parties jouées à partir d’ici.
puzzle-lead-next = Au décompte du tour { $turn }, il vaut { $points } points de plus que le deuxième meilleur choix, en moyenne sur de nombreuses parties jouées à partir d’ici.
puzzle-exact = Calculé jusqu’à la fin de la partie : ce choix gagne quelle que soit la réponse, et tout autre perd.
puzzle-why = Pourquoi
puzzle-next = Un autre problème
puzzle-learnt = Ce que j’ai appris

## Ce que l’on a appris

learnt-title = Ce que j’ai appris
learnt-lessons = Leçons
learnt-lessons-of = { $done } sur { $all } jouées jusqu’au bout
learnt-learn = Voir les leçons
learnt-puzzles = Problèmes résolus au premier essai
learnt-puzzles-of = { $tried ->
    [0] aucun essayé pour l’instant, { $all } en tout
    [1] { $right } sur 1 essayé, { $all } en tout
   *[other] { $right } sur { $tried } essayés, { $all } en tout
}
learnt-levels = Niveaux battus en solo
learnt-none = aucun pour l’instant
learnt-deeds = Petits exploits
learnt-done = accompli
learnt-open = à accomplir

## Petits exploits

deed-king_is_dead-invasion = Gagner lorsque les Français envahissent le pays
    .text = Ce sont alors les sets de partisans qui comptent, et non le pouvoir : gardez les trois factions à votre cour.
deed-king_is_dead-card_kept = Gagner avec une carte encore en main
    .text = Une carte vaut plus en main que sur la table.
deed-king_is_dead-fewer_followers = Gagner avec moins de partisans à la cour qu’un rival
    .text = La faction qui domine compte plus que le nombre de partisans.
deed-barbarian_kingdoms-king_taken = Gagner une partie où vous avez éliminé un roi
    .text = Un roi qui va au combat peut être perdu.
deed-barbarian_kingdoms-fewer_provinces = Gagner avec moins de provinces qu’un rival
    .text = Les terres ne sont pas la seule voie vers la victoire.
deed-rex_britannorum-narrow = Gagner d’un point, ou au départage
    .text = Chaque case d’une piste compte.
deed-rex_britannorum-clear = Gagner de six points ou plus
    .text = Pistes, routes et objectifs ensemble font gagner.
deed-britannia-every_nation = Gagner avec des points pour chaque nation de votre couleur
    .text = Aucune nation n’est là pour rien, si brève que soit sa vie.
deed-britannia-overlord = Gagner alors qu’une de vos nations a un vassal
    .text = Qui se soumet à vous vous épargne une guerre.
