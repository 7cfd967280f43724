# Ce que disent tous les jeux et la ligne de commande, en français.

seat = Joueur { $number }
said = { $player } : { $words }

result-won = { $player } gagne.
result-shared = La victoire est partagée : { $players }.
result-nobody = Personne ne gagne.

## Non, à propos d’un jeu

refused-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $known }.
refused-no-game-or-file = « { $name } » n’est ni une partie enregistrée ni l’un des jeux : { $known }.
refused-option-name = Ce jeu n’a pas d’option « { $option } » ; ses options sont : { $allowed }.
refused-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
refused-no-seat = Il n’y a pas de place { $seat } à cette table.
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à ce joueur de décider.
refused-illegal = Ce n’est pas possible maintenant.
refused-notation = « { $text } » n’est pas un choix de ce jeu.
refused-number = Le numéro { $number } n’est pas dans la liste.
refused-undo = On ne peut pas revenir là-dessus : depuis, quelqu’un a appris ou décidé quelque chose.

## Non, à propos d’un fichier

refused-file-missing = Le fichier « { $file } » n’existe pas.
refused-not-a-file = « { $file } » n’est pas un fichier.
refused-file-unreadable = Le fichier « { $file } » ne peut pas être lu.
refused-file-write = Le fichier « { $file } » ne peut pas être écrit.
refused-file-other = « { $file } » n’est pas une partie enregistrée ; il n’est pas remplacé.
refused-file-too-large = Ce fichier est bien trop gros pour une partie enregistrée.
refused-file-broken = Ce fichier n’est pas une partie enregistrée, ou il est abîmé ({ $detail }).
refused-file-format = Ce fichier est au format { $format }, que cette version ne sait pas lire.
refused-file-commitment = La graine du fichier n’est pas celle qu’il a promise : le fichier a été modifié.
refused-file-seal = Le sceau ne correspond pas au contenu : le fichier a été modifié.
refused-move = « { $move } » n’est pas un coup : il faut le numéro d’une place et un choix.
refused-other-game = Ce fichier est une partie de « { $game } ».
refused-other-rules = Ce fichier a été joué avec la version { $rules } des règles, qui n’a plus cours.
refused-journal-line = Le coup { $line } du fichier, « { $move } », est contraire aux règles. { $why }
refused-journal-result = Le résultat inscrit dans le fichier n’est pas celui auquel mène la partie.
refused-commitment = La graine ne correspond pas à l’empreinte « { $promised } » : la partie a été jouée avec une autre graine.
refused-settled = La partie de « { $file } » a ses propres options et sa graine : n’indiquez ni --options ni --seed.
refused-decision-number = Il n’y a pas de décision { $number } dans ce fichier : il en compte { $most }.
refused-save-name = Indiquez où : enregistrer FICHIER.

## Non, à propos de la ligne de commande

refused-by-system = Le système s’y oppose : { $detail }.
refused-language = La langue « { $language } » n’existe pas ici ; il y a : { $allowed }.
refused-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $known }.
refused-usage-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
refused-usage-value = L’option { $option } ne s’emploie pas ainsi ; --help montre comment faire.
refused-usage-number = { $option } n’accepte pas cette valeur : il faut un nombre, dans ses limites.
refused-usage-missing = Il manque { $name } ; --help montre ce qu’il faut.
refused-usage-words = Il y a plus de mots que cette commande n’en comprend ; --help montre ce qu’elle accepte.
refused-level = Il n’y a pas de joueur ordinateur « { $level } ». Il y a : { $known }.
refused-seat-kind = « { $kind } » ne peut pas s’asseoir à une table ; le peuvent : { $known }.
refused-seats-number = Places nommées : { $seats } ; joueurs de la partie : { $players }. Il en faut autant.
refused-seed = Une graine est un texte de { $longest } caractères au plus.
refused-seconds = La durée doit dépasser 0 et ne pas excéder { $most } secondes.

## Sans commande

welcome = Bretwalda : jeux de plateau de la vieille Bretagne et de l’Occident barbare. Pour commencer, par exemple :
welcome-games = les jeux qu’il y a
welcome-play = jouer contre un joueur qui choisit au hasard
welcome-hot-seat = deux personnes devant un même écran, avec des options
welcome-show = une position au milieu d’une partie
welcome-help = toutes les commandes

## --help

help-usage = Usage : { $usage }
help-command = COMMANDE
help-commands = Commandes :
help-parameters = Arguments et options :
help-bretwalda = Jeux de plateau de la vieille Bretagne et de l’Occident barbare. « bretwalda COMMANDE --help » en dit plus sur une commande.
help-games = Dresser la liste des jeux et de leurs options.
help-play = Jouer une partie devant cet écran.
help-show = Montrer une position, en texte et en image.
help-replay = Raconter une partie enregistrée depuis sa première décision.
help-verify = Vérifier qu’une partie enregistrée respecte les règles et sa graine.
help-bench = Mesurer la vitesse des jeux.
help-fuzz = Jouer beaucoup de parties au hasard et tout vérifier dans chacune.
help-help = montrer ceci et s’arrêter
help-version = donner la version et s’arrêter
help-lang = la langue à parler ; d’ordinaire celle de l’environnement
help-json = donner la réponse en une ligne de JSON
help-game = quel jeu
help-game-or-all = quel jeu ; tous si l’on n’en dit rien
help-file = une partie enregistrée
help-file-or-game = une partie enregistrée, ou un jeu à jouer au hasard
help-seats = qui s’assied où, par exemple me,random : « me » est une personne devant cet écran
help-options = comment préparer la partie, par exemple players=3,advanced=yes
help-seed = un texte quelconque : il fixe tout ce qui tient au hasard
help-save = garder la partie dans ce fichier
help-load = continuer la partie de ce fichier
help-steps = après combien de décisions
help-seat = ce que voit le joueur de cette place, au lieu de ce que tous voient
help-svg = dessiner la position dans ce fichier
help-from = commencer à cette décision
help-commitment = l’empreinte de la graine montrée au début de la partie
help-seconds = pendant combien de temps, partagé entre toutes les préparations

## games

games-id = jeu
games-title = titre
games-players = joueurs
games-options = options

## play

play-commitment = La graine est fixée ; son empreinte SHA-256 est { $commitment }.
play-seed = La graine était « { $seed } ».
play-saved = Partie enregistrée dans { $file }.
play-quit = Au revoir.
play-word-undo = annuler
play-word-save = enregistrer
play-word-show = montrer
play-word-help = aide
play-word-quit = quitter
play-help =
    Tapez un numéro de la liste, ou les mots à côté. Ou l’un de ceux-ci :
    annuler                revenir sur votre dernière décision
    enregistrer FICHIER    garder la partie dans un fichier
    montrer                montrer de nouveau la position
    aide                   ceci
    quitter                quitter la table

## show

show-decisions = { $number ->
    [0] Au début.
    [one] Après { $number } décision.
   *[other] Après { $number } décisions.
}
show-svg = Dessin enregistré dans { $file }.

## verify

verify-seal = Le sceau correspond au contenu.
verify-commitment = La graine correspond à son empreinte { $commitment }.
verify-promise = L’empreinte est celle qui vous a été montrée.
verify-moves = { $number ->
    [one] { $number } coup, conforme aux règles.
   *[other] { $number } coups, tous conformes aux règles.
}
verify-unfinished = La partie n’est pas finie.
verify-result = Le résultat est exact : { $verdict }

## bench

bench-running = Mesure en cours
bench-decisions = décisions/s
bench-playouts = parties/s
bench-clone = copie µs
bench-imagine = imaginer µs
bench-compiled = Les règles tournent compilées.
bench-plain = Les règles tournent en Python simple, non compilées.

## fuzz

fuzz-help-games = combien de parties, réparties sur toutes les mises en place
fuzz-help-workers = combien de processus
fuzz-running = Parties en cours
fuzz-broken = Propriété non tenue : { $property }. { $detail }
fuzz-replay = Pour la voir : { $command }
fuzz-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $failures ->
    [0] aucun échec.
    [one] { $failures } échec.
   *[other] { $failures } échecs.
}
