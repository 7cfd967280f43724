## L’analyse d’une partie terminée

review-title = Analyse de la partie
review-about = Chaque décision est revue : où en étaient les chances, où la partie a tourné et ce qui aurait été meilleur, et la part du hasard. Une partie prend jusqu’à une minute, une campagne entière quelques-unes.
review-fair = Les choix sont jugés d’après ce que le joueur pouvait savoir alors.
review-begin = Analyser cette partie
review-waiting = D’autres parties passent d’abord…
review-working = Analyse en cours : { $percent } %
review-meanwhile = Vous pouvez fermer ceci et continuer à regarder la partie.
review-stop = Arrêter
review-failed = L’analyse n’a pas pu être achevée. Réessayez plus tard.
review-chances = Chances de victoire, décision après décision
review-curve = Chances de victoire de la première décision à la dernière : { $chances }
review-here = À ce moment : { $chances }
review-chance = { $player } { $chance } %
review-balance = Hasard et jeu
review-balance-hint = En points de chances de victoire. Le hasard est ce que les dés et les tirages ont changé ; les choix personnels, ce qui a été choisi par rapport à un ordinateur normal ; le reste vient des autres.
review-player = Joueur
review-start = Début
review-luck = Hasard
review-play = Ses choix
review-others = Les autres
review-end = Fin
review-mistakes = Erreurs
review-of = { $mistakes } sur { $decisions }
review-points = Tournants
review-none = Rien n’a fait basculer cette partie : aucun autre choix n’aurait été meilleur à coup sûr.
review-decision = Décision { $number } : { $player }
review-chosen = Choisi : { $choice }
review-better = Mieux : { $choice }
review-cost = { $cost ->
    [one] Cela a coûté { $cost } point.
   *[other] Cela a coûté { $cost } points.
}
review-fortune = Hasard : { $points } pour { $player }
review-go = Aller à ce moment
