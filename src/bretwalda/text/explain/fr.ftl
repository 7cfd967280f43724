## Comment un joueur-ordinateur en est venu à son choix

explain-random = N’importe quel choix, tous avec les mêmes chances.
explain-wins = Gagne la partie à coup sûr.
explain-averts = Tout autre choix perd la partie à coup sûr.
explain-solved = Calculé jusqu’à la toute fin de la partie : { $this } % de chances de gagner, { $that } % pour l’autre.
explain-searched = Sur { $all } suites examinées, { $visits } commençaient ainsi : { $this } % de chances de gagner, { $that } % pour le choix suivant.
explain-tried = Joué jusqu’au bout dans { $worlds ->
    [one] un monde imaginé
   *[other] { $worlds } mondes imaginés
} : { $this } % de chances de gagner, { $that } % pour le choix suivant.
explain-planned = D’après le plan du tour : { $this } % de chances de gagner, { $that } % pour le choix suivant.
explain-even = À peu près aussi bon que le choix suivant : { $this } % de chances de gagner, { $that } % pour l’autre.
explain-erred = Pas le meilleur à ses propres yeux, mais jugé à peu près aussi bon : { $this } % de chances de gagner, { $that } % pour le meilleur.
explain-again = À la réflexion, un autre choix passe devant : { $this } % de chances de gagner, { $that } % pour l’autre.
explain-liked = À peu près aussi bon que le meilleur, et plus à son goût : { $this } % de chances de gagner, { $that } % pour l’autre.
explain-mixed = Tiré au sort entre plusieurs, pour que personne ne le prévoie : { $this } % de chances de gagner, { $that } % pour le meilleur.

## Ses parties, sur la ligne de commande

explain-heading = { $player }, { $level ->
    [random] au hasard
    [easy] facile
    [casual] détendu
    [hard] difficile
   *[other] { $level }
} : { $choice }
explain-rather = plutôt que « { $choice } » :
explain-option = { $choice } ({ $chance } %)
explain-better = + { $words }
explain-worse = − { $words }
explain-other = l’autre choix : { $words }
explain-plan = ensuite : { $words }
explain-reply = { $player } : { $choice }
explain-times = { $choice } (× { $times })
