## L’analyse d’une partie terminée

review-title = Analyse de la partie
review-about = Chaque décision est revue : l’évolution des chances, les moments où la partie a basculé, ce qui aurait été meilleur et la part du hasard. Comptez jusqu’à une minute pour une partie, quelques minutes pour une campagne entière.
review-fair = Les choix sont jugés d’après ce que le joueur pouvait savoir à ce moment-là.
review-begin = Analyser cette partie
review-waiting = D’autres parties sont en cours d’analyse…
review-working = Analyse en cours : { $percent } %
review-meanwhile = Vous pouvez fermer cette fenêtre et continuer à revoir la partie.
review-stop = Arrêter
review-failed = L’analyse n’a pas pu être achevée. Réessayez plus tard.
review-chances = Chances de victoire, décision après décision
review-curve = Chances de victoire de la première décision à la dernière : { $chances }
review-here = À ce moment : { $chances }
review-chance = { $player } { $chance } %
review-balance = Hasard et jeu
review-balance-hint = En points de pourcentage de chances de victoire. Le hasard est ce que les dés et les tirages ont changé ; les choix sont comparés à ceux d’un ordinateur de niveau normal ; le reste est dû aux autres.
review-player = Joueur
review-start = Début
review-luck = Hasard
review-play = Ses choix
review-others = Les autres
review-end = Fin
review-mistakes = Erreurs
review-of = { $mistakes } sur { $decisions }
review-points = Tournants
review-none = Cette partie n’a pas connu de tournant : aucun autre choix n’aurait été meilleur à coup sûr.
review-decision = Décision { $number } : { $player }
review-chosen = Choisi : { $choice }
review-better = Mieux : { $choice }
review-cost = Le choix fait a réduit les chances de victoire de { $cost ->
    [one] { $cost } point de pourcentage.
   *[other] { $cost } points de pourcentage.
}
review-fortune = Hasard, en points de pourcentage : { $points } pour { $player }
review-go = Aller à ce moment
