# Ce que la page seule dit, en français.

skip = Aller au contenu
close = Fermer
pair = { $name } : { $value }
semicolon = {" ; "}
yes = Oui
no = Non
you = (vous)
your-name = Votre nom
connecting = À la recherche de la table…
connection-lost = La connexion est perdue.
connection-trying = Connexion au serveur (essai n° { $attempt })…
connection-next = Essai n° { $attempt } dans { $seconds } s ; ce que vous avez choisi n’est pas perdu.
connection-now = Essayer maintenant
no-game = Ce jeu n’existe pas ici.
no-table = Cette table ne peut pas être affichée
refused-no-server = Le serveur ne répond pas.

## Les chemins de la page

menu = Menu
nav = Pages
nav-home = Tables
nav-preferences = Préférences
nav-about = À propos
nav-rules = Règles
    .hint = Les règles de ce jeu, dans un nouvel onglet
nav-guide = Guide
nav-games = Parties
nav-library = Règles

## Les règles

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-nutshell = En bref
rules-picture = La position de l’exemple { $number }
rules-enlarge = Agrandir
rules-enlarge-named = Agrandir l’image de l’exemple { $number }
rules-try = Voir sur le plateau
rules-try-named = Voir sur le plateau : paragraphe { $number }
rules-none = Rien trouvé dans les règles.
rules-of = Voir la règle { $number }

## La porte

door-title = Ce serveur demande un mot de passe
door-password = Mot de passe
door-enter = Entrer
door-banned = Vous ne pouvez pas entrer
door-silent = Le serveur ne répond pas
door-again = Réessayer
door-waiting = Un instant…

## Accueil

home-games = Jeux
home-players = { $least } à { $most } joueurs
home-players-always = { $number } joueurs
home-minutes = environ { $minutes } minutes
home-hours = environ { $hours } heures
home-what = Quatre jeux de stratégie sur la Bretagne ancienne et l’Occident barbare : en solo contre des ordinateurs, ou avec d’autres, proches ou lointains. Gratuit et sans compte.
home-invited = { $name } vous invite
home-continue = Reprendre
home-learn = Apprendre
    .hint = Une première partie à une vraie table : un mot d’explication à chaque étape, et un exercice de temps en temps.
home-puzzle = Problème
    .hint = Le problème du jour : une position, un seul meilleur choix.
home-learn-on = Reprendre la leçon
home-now = Jouer tout de suite
    .hint = Une première partie contre des ordinateurs, préparée pour les débutants ; elle n’est visible que de vous, et rien ne presse
home-play = Jouer
home-set-up = Préparer…
home-mine = Mes tables
home-games-played = Toutes les parties que vous avez jouées
home-mine-none = Vous n’êtes à aucune table pour l’instant.
home-open = Rejoindre
home-open-none = Personne n’attend de joueurs.
home-watch = Regarder
home-watch-none = Aucune partie n’est ouverte aux spectateurs.
home-code = Code d’une table
home-join = Y aller
home-saves = Parties sauvegardées
table-over = terminée
table-closed = fermée
table-leave = Quitter { $name }…
table-remove = Retirer { $name } de cette liste
table-gathering = en préparation
table-running = en cours
table-your-turn = à vous de jouer
table-turn-of = joueur actif : { $name }
saves-none = Rien de sauvegardé.
saves-decisions = { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}
saves-load = Reprendre
saves-download = Télécharger
saves-forget = Supprimer
saves-upload = Importer un fichier

## Qui est assis où

seat-open = place libre
seat-computer = Ordinateur ({ $level })
seat-nameless = Invité
seat-name = Nom du joueur { $number }
seat-rename = Nom
seat-invited = (n’a pas encore accepté)
agree = Reprendre cette partie
decline = Ne pas jouer
resume-invited = On vous invite à cette partie. Elle commencera quand tous les invités auront accepté.
resume-waiting = Les invités trouvent cette table parmi les leurs. Inutile de les attendre : vous pouvez libérer leur place. Si une partie se poursuit ici, ce que vous ne voyez pas est alors distribué à nouveau.
seat-absent = (hors ligne)
seat-away = (un ordinateur joue à sa place)
seat-back = Reprendre ma place
seat-back-as = Reprendre la place : { $name }
seat-look = Regarder depuis cette place
seat-replace = Laisser jouer un ordinateur
level-random = au hasard
level-easy = facile
level-casual = détendu
level-normal = normal
level-hard = difficile
level-expert = expert
seat-style = Caractère de l’ordinateur à la place { $number }
    .hint = Sa façon de jouer, pas sa force
style-none = sans caractère
style-cautious = prudent
style-bold = audacieux
style-builder = bâtisseur
style-spoiler = trouble-fête
level-styled = { $level }, { $style }

## Une nouvelle table

new-title = Nouvelle table
new-seats = Places
new-seats-hint = Toute personne qui a le lien peut prendre une place libre ; s’il n’y en a pas, la partie commence aussitôt.
new-me = Moi
new-me-too = Sur cet écran
new-shared-hint = Vous êtes plusieurs devant cet écran : la page tire un rideau entre deux tours.
new-game-settings = La partie
new-more = Autres réglages
new-open = Place libre
new-name = Nom de la table
new-name-hint = à votre nom
new-public = Qui peut venir
    .hint = Une table privée ne se trouve que par son lien ou son code.
new-public-yes = Tout le monde
new-public-no = Avec le lien seulement
new-spectators = Spectateurs
    .hint = Ils voient ce qui est visible pour tous, et les secrets de personne.
new-log = Journal
    .hint = Un journal fermé montre ce qui s’est passé depuis votre dernier tour : dans certains jeux, se souvenir du reste fait partie du défi. À la fin, on peut tout lire.
new-log-open = complet
new-log-closed = événements récents
new-hints = Indices
    .hint = Les joueurs peuvent demander ce qu’ils pourraient choisir, et pourquoi un ordinateur a fait quelque chose. Une partie à plusieurs avec indices n’est pas classée.
new-limit = Temps de décision
    .hint = Quand il est écoulé, un ordinateur joue, jusqu’à ce que le joueur reprenne sa place.
new-limit-60 = 1 minute
new-limit-300 = 5 minutes
new-limit-3600 = 1 heure
new-limit-86400 = 1 jour
new-limit-259200 = 3 jours
new-limit-604800 = 1 semaine
new-limit-none = Sans limite
new-ends = Si quelqu’un abandonne
    .hint = Pour de bon : un joueur absent un moment peut toujours reprendre sa place.
new-ends-no = un ordinateur continue
new-ends-yes = la partie s’arrête
new-deputy = Force des ordinateurs remplaçants
    .hint = Pour un joueur absent, et aux places libres quand la partie commence.
new-pause = Pause des ordinateurs
    .hint = Le temps qu’un ordinateur attend avant de jouer, pour que chacun puisse suivre.
new-pause-seconds = { $seconds } s
new-start = Commencer
new-create = Ouvrir la table

## La salle d’attente

sit = S’asseoir
sit-too = S’asseoir ici aussi
sit-nameless = S’asseoir en invité
get-up = Se lever
seat-a-computer = Ordinateur
open-seat = Libérer la place
start = Commencer la partie
start-hint = Des ordinateurs ({ $level }) prennent les places libres.
start-gathers = Une autre partie avec les mêmes joueurs : elle commence dès que tous sont là.
start-others = La partie commence quand les joueurs à la table le décident.
invite = Inviter
invite-companion = Inviter
    .hint = Garder cette place pour quelqu’un avec qui vous avez joué
invite-whom = Quelqu’un avec qui vous avez joué
invite-nobody = Vous n’avez encore joué avec personne : envoyez le lien.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-code = Code :
closed = Cette table est fermée. On peut encore la regarder, et reprendre une sauvegarde.
outdated = Jouée selon des règles antérieures (version { $rules }) : à regarder, à télécharger, ou à poursuivre d’ici dans une nouvelle partie.
outdated-go-on = Repartir d’ici
table-invited = invitation
table-outdated = selon des règles antérieures
fair = Hasard vérifiable
fair-text = Tout ce qui tient au hasard vient d’une graine que personne ne connaît. Voici son empreinte (SHA-256) ; la graine est montrée à la fin.
fair-waiting = Tout ce qui tient au hasard vient d’une graine. Elle est tirée quand la partie commence ; chacun voit alors son empreinte (SHA-256) et, à la fin, la graine elle-même.
fair-uploaded = Cette partie reprend un fichier ou une partie terminée : quelqu’un connaît peut-être ce qui est caché. Les dés à venir sont neufs ; personne ne les connaît.
fair-kept = La graine reste secrète pour l’instant : on joue encore à partir d’une sauvegarde de cette partie.

## La table

tabs = Vues de la table
fold = Réduire
unfold = Agrandir
hand = Main
players = Joueurs
log = Journal
log-look = { $line } – montrer où
chat = Discussion
waiting-for = On attend { $names }…
happening = Voyez ce qui se passe…
deciding = réfléchit
clock = Temps restant
hurry = { $seconds ->
    [one] Encore { $seconds } seconde pour décider, puis un ordinateur jouera à votre place.
   *[other] Encore { $seconds } secondes pour décider, puis un ordinateur jouera à votre place.
}
away = Un ordinateur joue à votre place.
watching = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
forced = Il n’y a qu’un choix : il se fait tout seul.
order = Passer jusqu’à…
order-title = Passer jusqu’à…
order-text = La page passe à votre place, à votre rythme, et s’arrête dès qu’il se passe quelque chose.
order-stop = Ne plus passer
back = Revenir
    .hint = Revenir à un tour ou une phase antérieurs ; la partie devient un entraînement
back-title = Revenir en arrière
back-text = Vous jouez en solo : choisissez d’où reprendre, même avant des dés ou une révélation. À partir de là, les dés sont relancés, et la partie compte comme entraînement.
back-beginning = Le début
back-none = Il n’y a pas encore de tour antérieur.
practice = Entraînement : il y a eu un retour en arrière dans cette partie, son résultat ne compte pas.
practice-short = entraînement
hint = Indice
    .hint = Ce que vous pourriez choisir, et pourquoi (h)
hint-off = Pas d’indices
    .hint = Les indices sont désactivés à cette table : là où plusieurs personnes jouent, l’hôte doit les permettre
why-deed = Pourquoi ?
undo = Annuler
    .hint = Annuler votre dernière décision (u)
restart-turn = Recommencer le tour
    .hint = Annuler tout ce que vous avez décidé pendant ce tour
redo = Rétablir
    .hint = Rétablir la décision annulée (r)
save = Sauvegarder
    .hint = Sauvegarder cette partie sous un nom
leave = Quitter
    .hint = Quitter la table : pour l’instant, pour de bon, ou en la fermant
put-away = Retirer
    .hint = Retirer cette table de mes tables
leave-title = Quitter la table
leave-later = Revenir plus tard
    .hint = La partie reste en l’état, parmi vos tables. Ceux qui vous attendent continuent d’attendre.
leave-for-now = Laisser jouer un ordinateur
    .hint = Jusqu’à ce que vous repreniez votre place : regardez, ou revenez quand vous voulez.
leave-give-up = Abandonner
    .hint = Pour de bon. Un ordinateur prend votre place, et la table disparaît de votre liste.
leave-give-up-end = Abandonner
    .hint = Pour de bon. À cette table, la partie s’arrête alors pour tous, sans résultat.
leave-close = Fermer la table
    .hint = La partie s’arrête ici pour tous, sans résultat. Une sauvegarde peut être reprise.
leave-cancel = Fermer la table
    .hint = La table disparaît pour tous ceux qui y sont.
leave-end = Arrêter cette partie
    .hint = Elle s’arrête sans résultat et quitte votre liste. Une sauvegarde peut être reprise.
keys = Touches
    .hint = À quoi servent les touches (?)
map-nearer = Zoom avant
map-farther = Zoom arrière
map-fit = Montrer toute la carte
full-screen = Plein écran
full-screen-leave = Quitter le plein écran
chat-none = Personne n’a encore rien dit.
chat-to = À
chat-all = À tous
chat-team = À mon équipe
chat-private = { $name } (en privé)
chat-in-team = { $name } (à l’équipe)
chat-words = Écrire un message
chat-send = Envoyer
chat-report = Signaler ou masquer quelqu’un
confirm-title = Confirmer ?
confirm-text = Ce choix met fin à votre tour : { $choice }.
confirm-yes = Oui
confirm-no = Non, revenir
save-title = Sauvegarder la partie
save-text = Chaque décision est gardée de toute façon. Une sauvegarde est un signet : une nouvelle table pourra repartir d’ici.
save-name = Nom
keys-title = Jouer au clavier
keys-move = aller à ce qui peut être choisi
keys-choose = le choisir
keys-undo = annuler
keys-redo = rétablir
keys-why = tout parcourir, et demander pourquoi une chose ne peut pas être choisie
keys-hint = demander un indice, ou le ranger
keys-zoom = zoom avant, zoom arrière, carte entière
keys-pan = déplacer la carte
why-not = Pourquoi pas : { $thing }
several = { $choice }, ou { $number ->
    [one] un autre choix
   *[other] { $number } autres choix
}
keys-pause = mettre les autres en pause, reprendre
keys-step = montrer le coup suivant
keys-skip = passer jusqu’à votre prochaine décision
keys-help = cette liste

## Plusieurs joueurs devant un écran

curtain-title = C’est à { $name }
curtain-text = Passez l’appareil. Personne d’autre ne doit regarder l’écran maintenant.
curtain-open = Je suis { $name }
curtain-always = Je joue toutes ces places : ne plus demander

## La fin

over = La partie est terminée
show-end = Le dénouement
show-board = Regarder le plateau
rematch = Une autre partie
rematch-series = Partie suivante de la série
rematch-series-hint = Le résultat de cette partie compte : il fixe l’ordre des places et qui choisit quoi à la mise en place.
rematch-join = Rejoindre la suivante
rematch-open = Une autre partie avec les mêmes joueurs se prépare.
fair-end = La graine était « { $seed } ». Son empreinte SHA-256 doit être celle affichée dès le début :
verify = Vérifier
seed-right = C’est le cas : le hasard était fixé avant la partie.
seed-wrong = Ce n’est pas le cas : ne vous fiez pas à ce résultat.

## Préférences

preferences-language = Langue
    .hint = Pour toute la page, aussitôt
preferences-pseudo = Pseudo-langue
    .hint = Pour le développement : accents et mots plus longs, pour trouver les textes hors des catalogues
preferences-volume = Son
    .hint = Volume général ; 0 pour le silence
preferences-confirm = Demander avant la fin du tour
    .hint = Une confirmation avant un choix que vous ne pourrez plus annuler
preferences-forced = Faire les choix forcés
    .hint = Quand il ne reste qu’un choix, ou que tous se valent, la page le fait pour vous ; avec d’autres joueurs, elle attend autant que vous d’ordinaire
preferences-rated = Classement
    .hint = Votre force, calculée d’après les parties jouées avec des personnes qui le souhaitent aussi (Glicko-2) ; celles avec qui vous avez joué peuvent la voir
preferences-motion = Animation
    .hint = La vitesse des mouvements sur le plateau ; aucun si votre système en demande moins
preferences-pieces = Pièces
    .hint = Cartes, marches, dés, coups et pièces de monnaie
preferences-signals = Signaux
    .hint = Votre tour, une couronne, le temps qui s’épuise, la fin
preferences-talk = Discussion
    .hint = Quand quelqu’un vous écrit
preferences-music = Musique
    .hint = Une mélodie discrète pendant la partie, différente dans chaque jeu ; 0, c’est le silence
preferences-theme = Apparence
    .hint = Claire, sombre ou à contraste élevé ; à défaut, selon votre système
theme-system = Comme le système
theme-day = Claire
theme-night = Sombre
theme-contrast = Contraste élevé
preferences-palette = Couleurs
    .hint = Les couleurs distinctes se confondent moins ; chaque pièce porte aussi un symbole
preferences-size = Taille du texte
    .hint = Pour toute la page
motion-slow = lente
motion-normal = normale
motion-off = aucune
preferences-pace = Ce que font les autres
    .hint = Combien de temps chaque action des ordinateurs reste affichée ; à la table, on peut l’arrêter et avancer pas à pas
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-none = aussitôt
palette-classic = classiques
palette-distinct = distinctes
size-small = petite
size-normal = normale
size-large = grande
preferences-here = Conservé dans ce navigateur.
preferences-kept = Ces préférences sont gardées pour vous sur ce serveur et valent sur tous vos appareils.
key-title = Sur un autre appareil
key-text = Il n’y a pas de mots de passe ici. Avec cette clé, un autre navigateur devient le vôtre : vos tables, vos places, vos sauvegardes. Gardez-la pour vous ; une nouvelle clé annule l’ancienne.
key-new = Montrer une nouvelle clé
key-bring = Une clé d’un autre appareil
key-carry = Continuer ici

own-title = Ce qui est conservé à votre sujet
own-text = Votre nom, vos préférences, les tables où vous étiez et ce que vous y avez décidé et dit, sauvegardes, notes, résultats et ce que vous avez appris.
own-file = Tout télécharger
own-forget-text = Vous pouvez demander l’oubli. Votre nom, vos messages, vos sauvegardes, vos notes et vos classements sont supprimés ; les parties jouées avec d’autres restent, sans votre nom. C’est irréversible.
own-name = Votre nom, tel que vous l’avez écrit
own-forget = Oubliez-moi

## À propos

about-what = Bretwalda
    .text = Des jeux de stratégie sur la Bretagne ancienne et l’Occident barbare, dans le navigateur : en solo contre des ordinateurs qui n’en voient jamais plus que vous à leur place, ou avec d’autres, proches ou lointains. Logiciel libre sous licence MIT.
about-names = Noms
    .text = Les noms des jeux, de leurs auteurs et de leurs éditeurs appartiennent à leurs propriétaires. Bretwalda est une adaptation indépendante des règles, faite par des joueurs ; elle ne contient aucun de leurs textes ni aucune de leurs images et n’est cautionnée par personne.
about-fair = Jeu loyal
    .text = La graine de chaque partie est fixée avant le début et son empreinte est montrée ; à la fin la graine est révélée, et chacun peut rejouer la partie et la vérifier. Seul ce qu’une place a le droit de voir quitte le serveur.
about-map = Carte
    .text = Les côtes viennent de Natural Earth, dans le domaine public ; les frontières terrestres sont dessinées par nous.
about-letters = Polices
    .text = Alegreya de Juan Pablo del Peral, IM Fell English SC d’Igino Marini ; toutes deux sous licence SIL Open Font License.

## Un jeu sans page à lui

plain-hand = Votre main
plain-hand-empty = Vous n’avez rien de secret.
plain-no-board = Ce jeu n’a pas de plateau. Tout ce qui peut être choisi est à côté, et le journal raconte ce qui se passe.
victory-share = { $percent } % de la victoire

## Revoir une partie

replay = Revoir
    .hint = Revoir la partie pas à pas
replay-title = Revoir : { $name }
replay-none = Cette partie ne peut pas être revue
replay-loading = La partie est rejouée…
replay-controls = Étapes de la partie
replay-step = Étape { $step } sur { $last }
replay-slider = Étape de la partie
replay-first = Au début
replay-back = Reculer
replay-play = Lecture
replay-pause = Pause
replay-on = Avancer
replay-last = À la fin
replay-by = Avancer par
replay-by-decision = décision
replay-by-move = coup
replay-by-battle = bataille
replay-by-phase = phase
replay-by-turn = tour
replay-by-crown = couronne
replay-speed = Vitesse
replay-speed-times = { $speed }×
replay-eyes = Point de vue
replay-eyes-0 = spectateurs
replay-eyes-all = tous, mains visibles
replay-reveal = Montrer la suite
    .hint = Les repères et les lignes des étapes à venir, et le résultat
replay-review = Analyse
replay-result = Montrer le résultat
replay-to-table = Vers la table
replay-share = Copier le lien
replay-shared = Le lien vers ce moment a été copié.
replay-share-by-hand = Lien vers ce moment
replay-more = Plus…
replay-journal = Fichier de la partie
replay-story = Récit ({ $language })
replay-film = Film de la carte (SVG)
replay-fork = Jouer à partir d’ici
replay-fork-hint = Une nouvelle partie à vous, contre des ordinateurs, à partir de ce moment : vous savez ce que savait { $name }, et ce qui était caché est redistribué.
replay-fork-level = Niveau des ordinateurs
replay-earlier = Lignes précédentes
replay-jump = Aller à ce moment : { $line }
replay-hand-of = Main : { $name }
replay-begins = La partie commence.
follow = Ce que font les autres
follow-wait = Pause
    .hint = S’arrêter ici pour regarder tranquillement (p)
follow-on = Continuer
    .hint = Laisser les autres continuer (p)
follow-step = { $number ->
        [0] Étape suivante
        [one] Étape suivante : une action pas encore montrée
       *[other] Étape suivante : { $number } actions pas encore montrées
    }
    .hint = Montrer l’action suivante, puis se remettre en pause (.)
follow-pace = Rythme : { $pace }
follow-skip = Passer
    .hint = Tout passer jusqu’à votre prochaine décision, puis en lire le résumé (s)
follow-now = Au présent
digest = Pendant ce temps
digest-again = Montrer
digest-rest = { $number ->
        [one] Une autre ligne dans le journal.
       *[other] { $number } autres lignes dans le journal.
    }
digest-nothing = Rien de notable.
recap = Depuis votre dernier tour
    .hint = Voir ce que les autres ont fait depuis votre dernière décision
recap-skip = Au présent
recap-nothing = Personne d’autre n’a joué depuis votre dernière décision.

## Les parties que j’ai jouées

games-learnt = Ce que j’ai appris
games-mine = Mes parties
games-filters = Quelles parties
games-game = Jeu
games-any-game = tous
games-result = Résultat
games-any-result = tous
games-against = Contre
games-anybody = tout le monde
games-people = des personnes
games-computers = des ordinateurs
games-since = Du
games-until = Au
games-won = gagnées
games-shared = partagées
games-lost = perdues
games-among-yourselves = en solo
games-given-up = abandonnées
games-closed = sans résultat
games-one-won = Gagnée
games-one-shared = Partagée
games-one-lost = Perdue
games-one-among-yourselves = Solo
games-one-given-up = Abandonnée
games-one-closed = Sans résultat
games-with = avec { $names }
games-kind-stood-in = un ordinateur a remplacé quelqu’un
games-kind-continued = suite d’une autre partie
games-kind-practice = entraînement
games-kind-uploaded = importée d’un fichier
games-rated = classée
games-found = { $total ->
    [one] { $total } partie sur { $played }
   *[other] { $total } parties sur { $played }
}
games-more = D’autres parties
games-none = Les parties que vous aurez jouées apparaîtront ici.
games-none-such = Aucune partie ne correspond.
games-played = jouées
games-people-title = Contre des personnes
games-people-text = Entre deux joueurs, celui dont la part de victoire est la plus grande l’emporte. Ne comptent ni les partenaires, ni les parties où un ordinateur a remplacé quelqu’un, ni les entraînements, ni les suites d’autres parties.
games-people-none = Vous n’avez encore affronté personne.
games-ladder-title = Contre les niveaux
games-ladder-text = En solo contre des ordinateurs tous du même niveau.
games-ladder-none = Vous n’avez pas encore joué en solo contre un même niveau.
games-level = Niveau
games-rating-title = Classement
games-rating = { $rating } ± { $deviation }
games-rating-games = { $number ->
    [one] ({ $number } partie)
   *[other] ({ $number } parties)
}
games-rating-none = Votre classement apparaîtra après une première partie avec quelqu’un qui le souhaite aussi.
games-figures = Jeu par jeu
games-figures-text = Qui a gagné les parties que vous avez jouées. Le trait marque une part égale.
games-figures-none = Rien à compter pour l’instant.
games-usual = D’ordinaire { $time }
games-whose = Qui
games-times = fois
games-share = part de victoire
games-side = Place { $seat } sur { $seats }
games-fair = (une part égale vaut { $share })

## Notes en marge d’une partie

goal = Comment gagner
lesson = Leçon
lesson-place = { $place } sur { $length }
lesson-on = Continuer
lesson-back = Retour
lesson-end = Jouer la suite
lessons = Apprendre en jouant
lesson-first = Une première partie
lesson-done = Fait :
notes = Notes
notes-mine = Mes notes
notes-by = Notes : { $name }
notes-none = Pas encore de notes.
notes-here = À l’étape { $step }
notes-title = Titre
notes-text = Note
notes-hint = Une note qui a un titre est un chapitre : elle est marquée sur la frise de la partie. Écrivez dans une ou plusieurs langues ; chacun lit la sienne.
notes-keep = Enregistrer
notes-remove = Retirer cette note
notes-share = Partager mes notes
notes-share-save = Toute personne qui a le lien peut aussi revoir la partie sauvegardée.
notes-unshare = Ne plus les partager
notes-link = Lien vers ce moment avec mes notes
notes-file = Télécharger les notes
notes-bring = Importer des notes
notes-own = Voir mes propres notes

## Avant la première partie, et les grands événements

health = Avant de jouer
    .text = Chez quelques personnes, des lumières clignotantes ou certains motifs provoquent des crises (épilepsie photosensible), parfois sans qu’elles l’aient su. Rien ne clignote sur cette page, mais des pièces s’y déplacent : les préférences permettent de supprimer tout mouvement. Jouez dans une pièce bien éclairée, faites une pause chaque heure et arrêtez aussitôt en cas de vertige ou de trouble de la vue.
health-read = Compris
preferences-events = Grands événements
    .hint = Un couronnement, la chute d’un roi : avec une image et deux phrases, avec l’image seule un instant, ou seulement dans le journal
events-full = En entier
events-brief = En bref
events-none = Pas du tout

finale = Le dénouement
finale-course = Le déroulement de la partie
finale-map = La carte à la fin
finale-moments = Les moments décisifs
finale-picture = Une image à partager

## Ce qui est reconstitué, et d’autres données

reconstructed = Reconstitué
    .text = aucune source ne le montre : nous l’avons donc imaginé pour ce programme. Si vous avez la boîte, vous pouvez y mettre l’original : voir À propos.
partly-reconstructed = Reconstitué en partie
    .text = les sources n’en montrent qu’une partie ; nous avons imaginé le reste pour ce programme. Si vous avez la boîte, vous pouvez y mettre l’original : voir À propos.
other-facts = Ce serveur joue avec d’autres données que celles fournies avec le jeu ; textes, plateaux et carte s’y conforment.
