## Le panneau des indices, et de ce qui a poussé un ordinateur à agir

coach-hint = Indice
coach-why = Pourquoi a-t-il fait cela ?
coach-level = Niveau de jeu
coach-waiting = D’autres demandes passent d’abord…
coach-thinking = Réflexion en cours…
coach-chance = { $chance } % de chances de gagner
coach-take = Choisir ceci
coach-rather = Plutôt que « { $choice } » :
coach-better = Pour :
coach-worse = Contre :
coach-plan = Ensuite :
coach-reply = { $player } : { $choice }
coach-rule = La règle en question :
coach-decided = { $player } a choisi : { $choice }
coach-others = Ce qu’il aurait pu choisir d’autre
coach-guessed = D’après ce que vous pouviez voir : les cartes, l’argent et les projets cachés de l’ordinateur sont imaginés. Reposez la question une fois la partie terminée.
coach-odds = Chances de l’emporter
coach-odds-now = pour l’instant
coach-odds-percent = { $chance } %
coach-odds-from = D’après ce que vous pouvez savoir : le jeu des autres est imaginé.
