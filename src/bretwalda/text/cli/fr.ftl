# Ce que seule la ligne de commande dit, en français.

## Refus à propos de données qui remplacent celles d’un jeu

refused-facts-folder = Il n’y a pas de dossier « { $folder } ».
refused-facts-variable = La variable d’environnement { $variable } indique « { $folder } », mais ce dossier n’existe pas.
refused-facts-none = « { $folder } » ne contient pas de données : un fichier porte le nom de son jeu, suivi de « .toml ». Les jeux sont : { $known }.
refused-facts-game = « { $file } » ne porte le nom d’aucun des jeux : { $known }.
refused-facts-unreadable = Impossible d’ouvrir « { $file } » : le système l’interdit, ou ce n’est pas un fichier.
refused-facts-toml = « { $file } », ligne { $line } : { $why }
toml-letters = ce caractère n’est pas codé en UTF-8 ; enregistrez le fichier avec ce codage.
toml-statement = il faut ici une table entre crochets, ou une clé suivie de « = ».
toml-key = il faut ici une clé : lettres, chiffres, traits d’union et tirets bas, ou une clé entre guillemets droits.
toml-equals = il manque « = » après une clé.
toml-value = il n’y a pas de valeur ici, ou elle n’est pas valable : un texte se met entre guillemets droits, un nombre a au plus 300 chiffres.
toml-rest = la ligne devrait se terminer avant.
toml-unclosed = un guillemet, un crochet ou une accolade s’ouvre ici ou plus haut et ne se ferme jamais.
toml-twice = cette clé ou cette table existe déjà.
toml-character = ce caractère n’a pas sa place ici.
toml-backslash = dans un texte, une barre oblique inverse annonce un caractère spécial, et celui-ci n’existe pas ; pour une barre, écrivez-en deux.
toml-deep = trop de listes ou de tables sont imbriquées les unes dans les autres.
toml-else = ceci n’est pas du TOML.
refused-facts-kind = « { $file } », ligne { $line }, { $place } : il faut { $kind ->
    [int] un nombre entier
    [bool] true (oui) ou false (non)
    [str] un texte entre guillemets
    [list] une liste
   *[table] une table
}, comme dans les données du jeu.
refused-facts-missing-key = « { $file } », ligne { $line } : il manque { $place }.
refused-facts-unknown-key = « { $file } », ligne { $line } : le jeu ne connaît pas { $place }.
refused-facts-number = « { $file } », ligne { $line }, { $place } : il en faut { $expected }, et non { $found }.
refused-facts-range = « { $file } », ligne { $line }, { $place } : { $found } n’est pas entre { $least } et { $most }.
refused-facts-exactly = « { $file } », ligne { $line }, { $place } : il faut exactement ceci, dans cet ordre : { $expected }.
refused-facts-unknown-name = « { $file } », ligne { $line }, { $place } : il n’y a pas de « { $name } ».
refused-facts-twice = « { $file } », ligne { $line }, { $place } : « { $name } » y est deux fois.
refused-facts-unreachable = « { $file } », ligne { $line }, { $place } : on ne peut pas atteindre « { $name } » depuis les autres.
refused-facts-against-rules = « { $file } », ligne { $line }, { $place } : « { $name } » contredit les règles ; docs/facts.md dit ce qui doit être respecté.
refused-facts-length = « { $file } », ligne { $line }, { $place } : il faut au moins { $least } et au plus { $most } entrées, et non { $found }.
refused-facts-text = « { $file } », ligne { $line }, { $place } : il faut un texte d’une seule ligne, de 1 à { $most } caractères.
refused-no-rules = Ce jeu n’a pas de règles à lire.
refused-no-paragraph = Les règles n’ont pas de « { $paragraph } ».
refused-log-length = « { $wanted } » n’est pas un nombre de lignes : « journal 50 » montre les cinquante dernières.
refused-no-odds = Il n’y a pas de chances à calculer pour cette décision.
refused-no-map = Ce jeu n’a pas de carte à montrer ici.
refused-nothing-known = Rien ici ne s’appelle « { $thing } » ; « regarder » seul montre tout.
refused-can-be-chosen = « { $thing } » peut être choisi.
refused-nothing-hinders = Rien, à notre connaissance, n’exclut « { $thing } » ; peut-être cela porte-t-il un autre nom.
refused-no-deed-seen = Aucun ordinateur n’a rien fait récemment qui puisse s’expliquer par ce que vous savez.
refused-other-facts = La partie a été jouée avec d’autres données ({ $facts }) que celles en usage ({ $used }).

## Non, à propos de la ligne de commande

refused-by-system = Le système s’y oppose : { $detail }.
refused-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $known }.
refused-usage-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
refused-usage-value = L’option { $option } ne s’emploie pas ainsi ; --help montre comment faire.
refused-usage-number = { $option } n’accepte pas cette valeur : il faut un nombre, dans ses limites.
refused-usage-missing = Il manque { $name } ; --help montre ce qu’il faut.
refused-usage-words = Trop d’arguments pour cette commande ; --help montre ce qu’elle accepte.
refused-shell = Il n’y a pas de complétion pour le shell « { $shell } » ; il y en a pour : { $known }.
refused-ladder-alone = Il faut un adversaire pour gravir les échelons : choisissez au moins deux joueurs.
refused-player-class = Impossible de faire un joueur ordinateur de « { $word } » : { $fault }.
refused-network = « { $file } » ne contient pas de réseau ({ $fault }).
refused-network-game = Ce réseau a été entraîné pour un autre jeu : { $made }, et non { $game }.
refused-network-seats = Ce réseau a été entraîné pour { $made } places ; ici, il y en a { $seats }.
refused-checkpoint = « { $file } » ne contient pas d’entraînement à poursuivre ({ $fault }).
refused-training-there = Un entraînement a déjà commencé dans « { $folder } » ; --resume le continue.
refused-training-other = L’entraînement dans « { $folder } » suit une autre recette : autres réglages, autre graine ou autres tailles.
refused-selfplay-file = « { $file } » doit se terminer par « { $ending } ».
refused-selfplay-there = « { $file } » existe déjà.
refused-seat-kind = « { $kind } » ne peut pas s’asseoir à une table ; valeurs admises : { $known }.
refused-seat-number = Il n’y a pas de place { $seat } : les places se comptent à partir de 0, la dernière est { $last }.
refused-dump = Ce n’est pas une position du jeu ({ $detail }).
refused-batch-choice = Le choix { $choice } n’est pas possible dans la partie { $game } : aucune partie n’a avancé.
refused-batch-length = Parties : { $games } ; choix donnés : { $given }. Il faut un choix par partie.
refused-bot-command = Aucun programme ne répond à « { $command } ».
refused-seconds = La durée doit dépasser 0 et ne pas excéder { $most } secondes.
refused-extra = Il faut pour cela un composant facultatif : pip install "bretwalda[{ $extra }]".
refused-arena-entrants = Un tournoi demande au moins deux joueurs différents, par exemple hard,easy.
refused-arena-deaths = La partie { $game } n’a pas pu être jouée : le processus qui s’en chargeait est mort { $times } fois.
refused-results-there = « { $file } » existe déjà ; --resume le continue.
refused-results-file = « { $file } » ne contient pas les résultats d’un tournoi.
refused-results-game = Il n’y a pas de partie { $number } avec ses coups dans « { $file } ».
refused-results-plan = « { $file } » contient un autre tournoi : joueurs, réglages, graine ou règles diffèrent.
refused-cluster = Aucune grappe Dask ne répond à « { $address } ».
refused-cluster-empty = La grappe de « { $address } » n’a pas d’ouvriers.
refused-cluster-lost = La grappe de « { $address } » a disparu ; les parties déjà jouées sont gardées.
refused-cluster-deaths = Les ouvriers de la grappe de « { $address } » meurent sans cesse sur les mêmes parties.
refused-cluster-version = Les machines de la grappe n’ont pas bretwalda, ou une version qui suit d’autres règles ou d’autres niveaux.

## --help

help-usage = Usage : { $usage }
help-command = COMMANDE
help-commands = Commandes :
help-parameters = Arguments et options :
help-bretwalda = Jeux de plateau sur la Bretagne ancienne et l’Occident barbare. « bretwalda COMMANDE --help » en dit plus sur une commande.
help-serve = Démarrer le serveur et ouvrir sa page.
help-think = Réfléchir pour les joueurs ordinateurs de tous les serveurs qui partagent un PostgreSQL.
help-chaos = Jouer sur un serveur à part pendant que tout va mal, et prouver que rien ne se perd.
help-soak = Jouer des heures sur un serveur à part, et voir si la mémoire ou la base de données enflent.
help-backup = Écrire toute la base de données du serveur dans un fichier, pendant qu’il tourne, et le vérifier.
help-restore = Remettre une sauvegarde dans une base de données, et la vérifier.
help-doctor = Vérifier que tout ce que garde le serveur est sain.
help-games = Dresser la liste des jeux et de leurs réglages.
help-play = Jouer une partie devant cet écran.
help-show = Montrer une position, en texte et en image.
help-replay = Raconter une partie sauvegardée depuis sa première décision.
help-explain = Expliquer ce qu’un joueur ordinateur déciderait, ou a décidé.
help-review = Revoir une partie terminée : chances, tournants, hasard et jeu.
help-facts-command = Vérifier des fichiers de données : « facts check DOSSIER » dit ce qui ne va pas.
help-facts-check = Vérifier les fichiers de données d’un dossier : le fichier, la ligne et la raison de tout ce qui ne va pas.
help-facts-check-folder = le dossier : JEU.toml pour chaque jeu
help-rules = Afficher les règles d’un jeu, ou l’un de leurs paragraphes.
help-rules-paragraph = un chapitre ou un paragraphe, comme 4 ou 4.8 ; un mot trouve les paragraphes où il figure
help-verify = Vérifier qu’une partie sauvegardée respecte les règles et sa graine.
help-bench = Mesurer la vitesse des jeux.
help-fuzz = Jouer beaucoup de parties au hasard et tout vérifier dans chacune.
help-arena = Organiser un tournoi entre joueurs ordinateurs.
help-ladder = Faire jouer chaque niveau contre celui d’en dessous.
help-selfplay = Faire jouer des joueurs ordinateurs et écrire chaque décision dans un tableau pour l’apprentissage.
help-train = Entraîner un réseau en le faisant jouer contre lui-même.
help-help = afficher cette aide et quitter
help-usual = { $text } (par défaut { $value })
help-exit = Codes de sortie : 0 = fait, 1 = un défaut a été trouvé, 2 = refusé, 130 = interrompu.
help-version = afficher la version et quitter
help-install-completion = régler ce shell pour qu’il complète les commandes avec la touche Tab, et quitter
help-show-completion = afficher le script qui le fait, et quitter
help-lang = la langue ; par défaut celle de l’environnement
help-facts = un dossier de données à la place de celles des jeux : JEU.toml pour chaque jeu
help-json = afficher la réponse en une ligne de JSON
help-game = quel jeu
help-game-or-all = quel jeu ; tous par défaut
help-file = une partie sauvegardée
help-file-or-game = une partie sauvegardée, ou un jeu à jouer au hasard
help-seats = qui joue à quelle place, par exemple me,normal : « me » est une personne devant cet écran ; niveaux : random, easy, casual, normal, hard, expert ; avec un caractère : normal-bold, -cautious, -builder ou -spoiler
help-settings = comment préparer la partie, par exemple players=3,advanced=yes
help-seed = un texte quelconque : il fixe tout ce qui tient au hasard
help-save = garder la partie dans ce fichier
help-load = continuer la partie de ce fichier
help-steps = après combien de décisions ; dans une partie sauvegardée, de celles que cette place a connues
help-seat = ce que voit le joueur de cette place, au lieu de ce que tous voient
help-svg = dessiner la position dans ce fichier
help-explain-step = après combien de décisions connues de cette place ; sinon la dernière
help-explain-seat = de qui est la décision ; par défaut, du joueur qui doit décider
help-explain-level = le niveau du joueur que l’on explique
help-explain-seed = le texte dont vient son hasard : même texte, même réponse
help-review-quick = regarder de moins près, en dix fois moins de temps
help-from = commencer à cette décision
help-viewpoint = de quel point de vue : une place à partir de 1, 0 pour les spectateurs, ou all
help-by = où s’arrêter : decision, move (coup), ou ce que le jeu signale, par exemple turn, phase, battle
help-commitment = l’empreinte de la graine montrée au début de la partie
help-seconds = pendant combien de temps, à répartir entre toutes les mises en place
help-workers = combien de processus

## --version et complétion

version-compiled = bretwalda { $version } (règles compilées, Python { $python })
version-plain = bretwalda { $version } (règles non compilées, Python { $python })
completion-installed = { $shell } complétera les commandes de bretwalda dans chaque nouvelle fenêtre : { $path }

## serve

serve-address = Bretwalda est servi à l’adresse { $address }
serve-stop = Ctrl-C l’arrête.
serve-no-page = Le serveur tourne, mais sa page n’a pas été construite. Node.js la construit quand Bretwalda s’installe : voir docs/server.md.
serve-help-host = l’adresse où écouter ; 0.0.0.0 ouvre aux autres machines du réseau
serve-help-port = le port ; 0 en prend un qui est libre
serve-help-database = la base de données, par exemple postgresql://user@host/name ; par défaut un fichier du dossier de données
serve-help-data = le dossier de ce fichier ; par défaut celui des données de l’utilisateur
serve-help-password = demandé à tous ceux qui viennent ; mieux vaut le donner par BRETWALDA_PASSWORD, que personne ne peut lire
serve-help-origin = une autre adresse par laquelle on arrive à la page ; peut être répété
serve-help-limit = ce qu’une personne ou une adresse peut avoir, par exemple tables=50 ; peut être répété
serve-help-waiting-days = jours après lesquels une table est retirée si aucune partie n’y a commencé ; 0 la garde pour toujours
serve-help-archive-days = jours après lesquels le journal d’une partie terminée est compressé ; 0 le laisse tel quel
serve-help-open-metrics = laisser chacun lire /metrics, pas seulement cette machine
serve-help-smtp = un serveur de messagerie pour les avis, smtps://nom:motdepasse@hôte ; plutôt par BRETWALDA_SMTP
serve-help-mail-from = l’adresse d’expédition des courriels
serve-help-no-notices = n’envoyer d’avis à personne : pour examiner une sauvegarde restaurée, qui en doit encore
serve-help-any-webhook = laisser les webhooks appeler n’importe quelle adresse, même privée ou en http (pour essayer)
serve-help-workers = combien de processus serveurs derrière une même adresse (au-delà d’un, il faut PostgreSQL)
serve-help-inner = où les autres serveurs du même PostgreSQL joignent celui-ci
serve-help-desks = combien de joueurs ordinateurs réfléchissent à la fois dans chaque processus ; 0 laisse cela à « bretwalda think » (par défaut, un de moins que le nombre de cœurs)
serve-help-no-browser = ne pas ouvrir de navigateur

## think

think-begun = { $workers ->
    [one] Un processus réfléchit pour tous les serveurs de cette base de données.
   *[other] { $workers } processus réfléchissent pour tous les serveurs de cette base de données.
}
think-help-workers = combien de joueurs ordinateurs réfléchissent à la fois ; il y a toujours place pour une réflexion rapide de plus

## chaos et soak

chaos-help-minutes = minutes pendant lesquelles les pannes se succèdent
chaos-help-servers = combien de serveurs ; plusieurs partagent un PostgreSQL
chaos-help-parties = tables où l’on joue en même temps
chaos-help-seed = décide de ce qui arrive, autant qu’une graine le peut
chaos-help-postgres = avec son propre PostgreSQL, qui tombe en panne lui aussi ; sinon avec un fichier
chaos-struck = Les pannes :
chaos-played = Ce qui a été joué et prouvé :
chaos-found = Ce qui a été trouvé :
chaos-sound = Rien n’a été perdu, aucun secret n’a été révélé et toutes les tables ont continué.
chaos-unsound = Cela ne doit pas arriver.
chaos-take-over = { $fault } : d’autres serveurs avaient ses tables au bout de { $median } s (médiane), { $most } s au plus.
chaos-everyone-back = { $fault } : tout le monde rejouait au bout de { $median } s (médiane), { $most } s au plus.
chaos-logged = au journal { $number ->
    [one] une fois
   *[other] { $number } fois
} : { $error }
chaos-fault-kill = un serveur tué
chaos-fault-killed = un serveur tué
chaos-fault-worker = un processus de réflexion tué
chaos-fault-clock = une horloge déréglée
chaos-fault-locked = la base de données verrouillée
chaos-fault-full = le disque plein
chaos-fault-read-only = le fichier en lecture seule
chaos-fault-stopped = PostgreSQL arrêté
chaos-fault-hanging = PostgreSQL bloqué
chaos-fault-disk-full = le disque de PostgreSQL plein
chaos-fault-writing-forbidden = PostgreSQL en lecture seule
chaos-fault-paused = un serveur endormi
chaos-fault-cut-from-database = un serveur coupé de la base de données
chaos-fault-cut-off = un serveur coupé des joueurs et de la base de données
chaos-fault-database-restarted = PostgreSQL redémarré
chaos-count-decisions = décisions confirmées
chaos-count-undos = retours en arrière confirmés
chaos-count-entries-replayed = entrées de journal rejouées
chaos-count-games = parties jouées jusqu’au bout
chaos-count-glimpses-put-in-order = observations remises en ordre
chaos-count-lines = messages confirmés
chaos-count-positions = positions montrées
chaos-count-positions-compared = positions comparées au journal
chaos-count-ratings-recounted = classements recalculés
chaos-count-results-recounted = résultats recalculés
chaos-count-saves = sauvegardes confirmées
chaos-count-storage-refusals = demandes refusées faute de pouvoir enregistrer
chaos-count-doubts = demandes dont le serveur ne pouvait dire si elles étaient enregistrées
chaos-count-tables = tables
chaos-count-tables-at-the-end = tables qui ont continué à la fin
chaos-kind-lost = perdu, ou présent deux fois
chaos-kind-stuck = bloqué
chaos-kind-leaked = révélé à quelqu’un qui ne doit pas le savoir
chaos-kind-damaged = endommagé
chaos-kind-books = résultats ou classements faux
chaos-kind-kept = refusé, et pourtant enregistré
chaos-kind-trouble = toute autre chose
chaos-kind-stale = plus ancien que ce que quelqu’un avait déjà vu
chaos-kind-backwards = parties revenues en arrière sous les yeux de quelqu’un
soak-help-hours = heures pendant lesquelles on joue
soak-help-pause = secondes de réflexion avant chaque décision : plus elles sont longues, plus la machine reste libre
soak-sample = { $seconds } s : { $memory } Mo de mémoire, { $descriptors } descripteurs, { $entries } entrées, { $stored } Mo enregistrés
soak-entry = { $bytes } octets de la base de données par entrée
soak-grows-memory = La mémoire utilisée ne cesse d’augmenter.
soak-grows-descriptors = Des descripteurs ne sont pas libérés.
soak-grows-database = La base de données grossit plus vite que les parties qu’elle contient.
soak-grows-short = Essai trop court pour dire si quelque chose enfle.
soak-sound = Rien n’enfle, et rien n’a été perdu.

## backup, restore, doctor

backup-help-file = le fichier à écrire ; il ne doit pas encore exister
restore-help-file = une sauvegarde
restore-help-replace = la mettre à la place de ce que contient la base de données
doctor-sizes = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} (dont { $unfinished } en attente ou en cours), { $saves ->
    [one] { $saves } partie sauvegardée
   *[other] { $saves } parties sauvegardées
}, { $lines ->
    [one] { $lines } message
   *[other] { $lines } messages
} : { $bytes } octets.
doctor-journals = { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} dans tous les journaux, { $longest } dans le plus long.
doctor-kind-table = Table { $mark } : { $why }
doctor-kind-save = Partie sauvegardée { $mark } : { $why }
doctor-kind-file = Le fichier : { $why }
doctor-file = il est endommagé ({ $detail }).
doctor-unreadable = impossible à lire ({ $cause }).
doctor-unknown-game = il n’y a pas ici de jeu appelé « { $game } ».
doctor-other-rules = elle a été jouée selon d’autres règles ou d’autres données ({ $rules }) que celles en usage.
doctor-gap = il manque des entrées à son journal.
doctor-journal = l’entrée { $number } de son journal est contraire aux règles. { $why }
doctor-seats = ses places sont endommagées.
doctor-stuck = il n’y a personne à la place qui doit jouer.
doctor-result = sa fin ou son résultat ne sont pas ceux où mène son journal.
doctor-length = { $written } décisions ont été notées, mais son journal en compte { $number }.
doctor-save = impossible de la rejouer. { $why }
doctor-done = { $troubles ->
    [0] Tous les journaux ont été rejoués, tout est en ordre.
    [one] { $troubles } chose ne va pas.
   *[other] { $troubles } choses ne vont pas.
}

## games

games-id = jeu
games-players = joueurs
games-settings = réglages

## play

play-commitment = La graine est fixée ; son empreinte SHA-256 est { $commitment }.
play-seed = La graine était « { $seed } ».
play-saved = Partie sauvegardée dans { $file }.
play-asked = { $player } – { $words }
play-quit = Au revoir.
play-word-hint = indice
play-word-odds = chances
play-word-why = pourquoi
play-word-look = regarder
play-word-rules = règles
play-word-log = journal
play-word-map = carte
play-word-undo = annuler
play-word-save = enregistrer
play-word-show = montrer
play-word-help = aide
play-word-quit = quitter
play-begin = Tapez « aide » à tout moment pour savoir ce que vous pouvez taper d’autre, comme « indice », « règles » ou « carte ».
play-turn-of = { $player }
play-earlier = { $earlier ->
    [one] Une ligne plus ancienne n’est pas montrée ; « journal { $all } » l’affiche.
   *[other] { $earlier } lignes plus anciennes ne sont pas montrées ; « journal { $all } » les affiche.
}
play-rules = « règles 4 » montre un chapitre, « règles 4.8 » un paragraphe, « règles jeton » les passages où le mot figure.
play-paragraph = Règles, { $paragraph }.
play-advice = { $place }. { $choice } ({ $chance } %) : { $reason }
play-odds = { $about } : { $chances }
play-odds-from = D’après ce que vous pouvez savoir : le jeu des autres est imaginé.
play-odds-choice = { $choice }. { $about }
play-odds-percent = { $chance } %
play-odds-with = { $amount } → { $chance } %
play-odds-so-far = pour l’instant { $chance } %
play-help =
    Tapez un numéro de la liste, ou ses mots. Ou l’un de ceux-ci :
    indice                 ce que vous pourriez choisir, avec les chances de victoire et une raison
    chances                les chances d’une bataille, d’une zone ou d’un pot-de-vin, avant de décider
    pourquoi               pourquoi un ordinateur a joué son dernier coup
    pourquoi CHOSE         pourquoi vous ne pouvez pas choisir une chose, par exemple « pourquoi Essex »
    regarder CHOSE         les frontières d’une région, l’effet d’une carte ; « regarder » seul montre tout
    règles                 la règle derrière la question, et les chapitres ; « règles 4.8 », un paragraphe
    journal                ce qui vient de se passer ; « journal 50 » remonte plus loin
    carte                  la carte
    montrer                toute la position et la question
    annuler                revenir sur votre dernière décision
    enregistrer FICHIER    garder la partie dans un fichier
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
verify-practice = Quelqu’un est revenu en arrière dans cette partie : c’est un entraînement, dont le résultat ne compte pas.
verify-moves = { $number ->
    [one] { $number } coup, conforme aux règles.
   *[other] { $number } coups, tous conformes aux règles.
}
verify-unfinished = La partie n’est pas finie.
verify-result = Le résultat est exact : { $verdict }

## bench

bench-running = Mesure en cours
bench-decisions = décisions/s
bench-playouts = parties/s
bench-clone = copie µs
bench-imagine = imaginer µs
bench-search = itérations/s
bench-counsel = guidées/s
bench-help-search = mesurer aussi la recherche
bench-compiled = Les règles tournent compilées.
bench-plain = Les règles tournent en Python simple, non compilées.

## arena

arena-help-seats = qui joue : des niveaux, « mcts:N » pour une recherche simple, « net:FICHIER » pour un réseau entraîné (« net:N:FICHIER » au sein d’une recherche), « py:MODULE:CLASSE » pour une classe Python, « exec:COMMANDE » pour un programme
arena-help-games = combien de parties, en passant par toutes les répartitions des places
arena-help-cluster = jouer sur cette grappe Dask, plutôt que dans des processus de cette machine
arena-help-results = garder chaque partie dans ce fichier, en une ligne de JSON
arena-help-resume = continuer là où le même tournoi a été interrompu
arena-help-report = écrire dans ce fichier une page avec tableaux et graphiques
arena-help-summary = écrire les chiffres dans ce fichier, en JSON
arena-running = Parties en cours
arena-kept = Interrompu : { $games } parties sur { $planned } sont gardées dans { $file } ; la même commande avec --resume continue.
arena-margins = Après une paire : l’avance moyenne en points, chaque donne comptée une fois, avec son intervalle à 95 %.
arena-speed = { $games } parties, { $decisions } décisions ; { $speed } décisions/s, tous processus réunis.
arena-column-bot = joueur
arena-column-games = parties
arena-column-wins = victoires
arena-column-rate = taux
arena-column-interval = intervalle à 95 %
arena-column-elo = Elo
arena-column-time = décision
arena-column-slowest = plus lente
arena-report-title = Tournoi : { $game }
arena-report-standings = Classement
arena-report-note =
    Une victoire partagée compte pour ses parts ; des partenaires gagnent ensemble. L’intervalle du taux est celui de Wilson. L’Elo
    se compte à partir de la moyenne de tous, avec une barre d’erreur à 95 % (modèle de Bradley et Terry) ; un joueur qui n’a jamais perdu n’a
    un classement que parce que des écarts de plus de 1 600 points environ sont tenus pour invraisemblables.
arena-report-plots = Graphiques
arena-report-cross = Confrontations directes
arena-report-budgets = Ce que les joueurs ont le droit de faire
arena-fact-settings = réglages
arena-fact-games = parties
arena-fact-seatings = répartitions des places
arena-fact-seed = graine
arena-fact-date = date
arena-fact-machine = machine
arena-fact-cores = cœurs
arena-fact-python = Python
arena-fact-rules = règles
arena-fact-digest = empreinte des parties
arena-fact-command = commande
arena-plot-rates = Taux de victoire, avec intervalles à 95 %
arena-plot-elo = Elo, avec barres d’erreur à 95 %
arena-plot-length = Longueur des parties
arena-plot-times = Temps d’une décision : moyennes des parties, et la décision la plus lente
arena-axis-rate = parties gagnées, en %
arena-axis-elo = points Elo à partir de la moyenne
arena-axis-length = décisions dans une partie
arena-axis-games = parties
arena-axis-time = millisecondes

## ladder

ladder-help-games = combien de parties par échelon
ladder-help-levels = les échelons, du plus bas au plus haut
ladder-help-folder = garder les parties dans ce dossier, un fichier par échelon ; la même commande les reprend
ladder-kept = Interrompu : les parties sont gardées dans { $folder } ; la même commande reprend.
ladder-column-rung = échelon
ladder-column-games = parties
ladder-column-share = gagné
ladder-column-interval = intervalle à 95 %
ladder-column-fair = part égale
ladder-column-elo = Elo
ladder-column-verdict = verdict
ladder-column-time = décision
ladder-column-slowest = la plus lente
ladder-rung = { $stronger } contre { $weaker }
ladder-stronger = plus fort
ladder-weaker = plus faible
ladder-undecided = indécis

## fuzz

fuzz-help-games = combien de parties, réparties sur toutes les mises en place
fuzz-running = Parties en cours
fuzz-broken = Propriété non tenue : { $property }. { $detail }
fuzz-replay = Pour la voir : { $command }
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

## review

review-curve = Chances de victoire au fil de { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
} :
review-balance = Hasard et jeu, en points de chances de victoire :
review-seat = { $player } : { $start } % au début, hasard { $luck }, ses propres choix { $play }, les autres { $others }, { $end } % à la fin ; { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
} en { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
review-turning-points = Tournants de la partie :
review-no-turning-points = Pas de tournant : aucun autre choix n’aurait été meilleur à coup sûr.
review-decision = Décision { $number }, { $player } : { $choice }
review-better = mieux : { $choice } (le choix fait a coûté { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
review-luck = hasard : { $player } { $change }

## facts check

facts-sound = « { $file } » convient : { $game }, empreinte { $fingerprint }.
facts-unsound = { $files ->
    [one] Un fichier ne convient pas.
   *[other] { $files } fichiers ne conviennent pas.
}

## Choses sur la carte

look-entry = { $name } : { $words }
look-borders = Frontières : { $names }.
look-strait = De l’autre côté d’un détroit : { $names }.

## selfplay

selfplay-help-out = le fichier Parquet à écrire ; une fiche placée à côté dit ce qu’il contient
selfplay-help-games = combien de parties
selfplay-help-players = qui joue : des mots comme pour « arena » ; s’il y en a moins que de places, ils se répètent, et chacun avance d’une place après chaque partie
selfplay-running = Parties en cours
selfplay-done = { $games } parties et { $decisions } décisions se trouvent dans { $file } ; { $card } dit ce qu’il contient.

## train

train-help-folder = où garder le réseau, ses points de reprise et ses courbes
train-help-settings = comment préparer les parties ; par défaut selon la recette du jeu
train-help-updates = combien de fois le réseau apprend ; par défaut selon la recette du jeu
train-help-games = combien de parties se jouent côte à côte ; par défaut selon la recette du jeu
train-help-threads = combien de fils d’exécution PyTorch peut utiliser
train-help-resume = continuer là où le même entraînement a été interrompu
train-help-small = à une échelle qui ne prend que des secondes et n’apprend presque rien : pour voir que tout fonctionne
train-running = Entraînement
train-looked = { $done } mises à jour sur { $planned }, { $positions } positions : à lui seul, le réseau gagne { $score } % de ses parties contre un jeu au hasard.
train-kept = Interrompu ; --resume continue l’entraînement dans { $folder }.
train-done = Le réseau se trouve dans { $network }. « bretwalda arena { $game } --seats net:{ $network },easy » montre sa force.
