## Comment un joueur-ordinateur en est venu à son choix

explain-random = N’importe quel choix, tous avec les mêmes chances.
explain-wins = Gagne la partie à coup sûr.
explain-averts = Tout autre choix perd la partie à coup sûr.
explain-solved = Examiné jusqu’à la toute fin de la partie : { $this } % contre { $that } %.
explain-searched = Examiné { $visits } fois sur { $all } : { $this } % contre { $that } %.
explain-tried = Joué jusqu’au bout du calcul dans { $worlds ->
    [one] un monde imaginé
   *[other] { $worlds } mondes imaginés
} : { $this } % contre { $that } %.
explain-planned = D’après son propre plan : { $this } % contre { $that } %.
explain-even = L’un vaut à peu près l’autre : { $this } % contre { $that } %.
explain-erred = Pas le meilleur à ses propres yeux, mais pris pour à peu près aussi bon : { $this } % contre { $that } %.
explain-again = Examiné de nouveau, avec une autre chance, un autre choix est meilleur : { $this } % contre { $that } %.
explain-liked = À peu près aussi bon, et plus à son goût : { $this } % contre { $that } %.
explain-mixed = Tiré au sort entre plusieurs, pour que personne ne le prévoie : { $this } % contre { $that } %.

## Ses parties, sur la ligne de commande

explain-heading = { $player }, { $level } : { $choice }
explain-rather = plutôt que { $choice } :
explain-option = { $choice } ({ $chance } %)
explain-better = + { $words }
explain-worse = − { $words }
explain-other = l’autre choix : { $words }
explain-plan = ensuite : { $words }
explain-reply = { $player } : { $choice }
