# Ce que disent tous les jeux et le serveur, en français.

seat = Joueur { $number }
said = { $player } : { $words }

plain-named = { $name } : { $value }
plain-of = { $name } ({ $thing })

result-won = { $player } gagne.
result-shared = La victoire est partagée : { $players }.
result-nobody = Personne ne gagne.
result-alone = Partie en solo : { $percent } % du maximum.

## Refus à propos d’un jeu

refused-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $known }.
refused-no-text = Il n’y a pas de texte « { $name } ».
refused-no-box = Le serveur joue désormais avec d’autres données : rechargez la page.
refused-no-game-or-file = « { $name } » n’est ni une partie sauvegardée ni l’un des jeux : { $known }.
refused-setting-name = Ce jeu n’a pas de réglage « { $setting } » ; ses réglages sont : { $allowed }.
refused-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
refused-duel-players = On ne peut se passer du troisième royaume qu’à deux joueurs : mettez players=2 ou n’indiquez pas duel.
refused-solo-late-choice = En solo, on garde ses trois objectifs : il n’y a rien à écarter au tour 4.
refused-kingdoms-teams = On joue en équipes à quatre ou à six joueurs, pas à { $players }.
refused-kingdoms-own-wars = Les guerres entre ses propres royaumes ne se jouent qu’à deux joueurs.
refused-kingdoms-last-game = Le vainqueur et le perdant de la dernière partie doivent occuper deux des { $players } places.
refused-kingdoms-row = À { $players } joueurs, la carte Configurations de jeu n’a pas de ligne « { $row } » ; ses lignes sont : { $rows }.
refused-no-seat = Il n’y a pas de place { $seat } à cette table.
refused-level = Il n’y a pas de joueur ordinateur « { $level } ». Niveaux : { $known }.
refused-language = La langue « { $language } » n’existe pas ici ; langues possibles : { $allowed }.
refused-seats-number = Places nommées : { $seats } ; joueurs de la partie : { $players }. Il en faut autant.
refused-seed = Une graine est un texte de { $longest } caractères au plus.
refused-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à ce joueur de décider.
refused-illegal = Ce n’est pas possible maintenant.
refused-notation = « { $text } » n’est pas un choix de ce jeu.
refused-number = Le numéro { $number } n’est pas dans la liste.
refused-back = On ne peut pas revenir à la décision { $number } : { $decisions } ont été prises.
refused-not-alone = On ne peut revenir en arrière que si l’on joue seul depuis le début : ici, cela révélerait ce que d’autres doivent ignorer.
refused-undo = Impossible d’annuler : depuis, quelqu’un a appris ou décidé quelque chose.
refused-viewpoint = « { $seat } » ne désigne aucun point de vue : donnez une place de 1 à { $seats }, 0 pour le public, ou all.
refused-viewpoint-closed = Tant que cette partie, ou une autre reprise de sa sauvegarde, est en cours, chacun ne la revoit que depuis sa place.
refused-step = L’étape { $step } ne peut pas être montrée : il y a les étapes { $first } à { $last }.
refused-stops = On ne peut pas parcourir ce jeu par « { $by } » ; on le peut par : { $known }.
refused-frames = On ne peut demander que { $most } positions à la fois.
refused-fork = On ne peut pas essayer la suite d’une partie que d’autres sont encore en train de jouer.
refused-fork-seat = Dites à quelle place vous voulez jouer : vous ne saurez que ce que ce joueur savait.
refused-lesson = La leçon demande autre chose ici.
refused-lesson-back = On n’annule rien pendant une leçon. Après, c’est possible.
refused-no-example = Le paragraphe { $paragraph } ne peut pas être montré sur le plateau.
refused-no-lesson = Ce jeu n’a pas de leçon.
refused-no-notes = Il n’y a pas de notes à cette adresse.
refused-notes-closed = Les notes d’une partie ne sont qu’à vous tant qu’elle n’est pas finie, ou que quelqu’un joue la suite d’une de ses sauvegardes.
refused-notes-foreign = Cette partie sauvegardée est à quelqu’un d’autre : vous pouvez y lire les notes, pas en écrire.
refused-notes-other = Ces notes sont celles d’une autre partie.
refused-note-long = C’est trop long : au plus { $most } caractères dans chaque langue.
refused-notes = Une partie porte au plus { $most } notes et { $characters } caractères.
refused-annotated = Vous avez annoté { $most } parties, et on n’en garde pas davantage. Retirez d’abord les notes de l’une d’elles.

## Refus à propos d’un fichier

refused-file-missing = Le fichier « { $file } » n’existe pas.
refused-not-a-file = « { $file } » n’est pas un fichier.
refused-file-unreadable = Le fichier « { $file } » ne peut pas être lu.
refused-file-write = Le fichier « { $file } » ne peut pas être écrit.
refused-file-other = « { $file } » n’est pas une partie sauvegardée ; il n’est pas remplacé.
refused-file-there = « { $file } » existe déjà.
refused-file-too-large = Ce fichier est bien trop gros pour une partie sauvegardée.
refused-file-broken = Ce fichier n’est pas une partie sauvegardée, ou il est abîmé.
refused-file-format = Ce fichier est au format { $format }, que cette version ne sait pas lire.
refused-file-commitment = La graine du fichier ne correspond pas à son empreinte : le fichier a été modifié.
refused-file-seal = Le sceau ne correspond pas au contenu : le fichier a été modifié.
refused-move = « { $move } » n’est pas un coup : il faut le numéro d’une place et un choix.
refused-position = Le fichier ne commence pas par une position de ce jeu.
refused-position-brought = Ce fichier commence au milieu d’une partie, par une position qu’on ne peut pas vérifier : « bretwalda replay » la montre, mais elle ne peut pas être jouée ici.
refused-other-game = Ce fichier est une partie de « { $game } ».
refused-other-rules = Ce fichier a été joué avec la version { $rules } des règles, qui n’a plus cours.
refused-journal-line = Le coup { $line } du fichier, « { $move } », est contraire aux règles. { $why }
refused-journal-result = Le résultat inscrit dans le fichier n’est pas celui auquel mène la partie.
refused-commitment = La graine ne correspond pas à l’empreinte « { $promised } » : la partie a été jouée avec une autre graine.
refused-settled = La partie de « { $file } » a ses propres réglages et sa graine : n’indiquez ni --settings ni --seed.
refused-decision-number = Il n’y a pas de décision { $number } dans ce fichier : il en compte { $most }.
refused-save-name = Indiquez où : enregistrer FICHIER.

## Refus : un serveur, une table, une personne

refused-database = La base de données ne peut pas servir : { $detail }
refused-database-address = Ce n’est pas l’adresse d’une base de données.
refused-database-empty = La base de données est encore vide : aucun serveur ne s’en est servi.
refused-database-there = La base de données contient déjà des personnes et des tables ; --replace met la sauvegarde à leur place.
refused-database-in-use = Un serveur se sert de la base de données : arrêtez-le d’abord.
refused-database-taken = Un autre serveur se sert déjà de la base de données : un second montrerait des positions périmées. Arrêtez d’abord l’autre, ou donnez à celui-ci son propre dossier avec --data.
refused-workers = Plusieurs processus serveurs ont besoin de PostgreSQL : un fichier SQLite n’en sert qu’un. Donnez l’adresse de la base avec --database, ou renoncez à --workers.
refused-think-alone = Pour réfléchir à la place des autres, il faut le PostgreSQL que les serveurs partagent : donnez son adresse avec --database. Un serveur sur un fichier SQLite réfléchit lui-même.
refused-desks = Un serveur sur un fichier SQLite réfléchit lui-même : donnez au moins 1 à --desks, ou omettez cette option.
refused-chaos-system = Cela ne marche que sous Linux : des processus y sont tués, endormis et affamés comme d’autres systèmes ne le permettent pas.
refused-no-postgres = PostgreSQL n’est pas installé sur cette machine : il faut ses programmes initdb et pg_ctl.
refused-database-windows = Sous Windows, un serveur ne peut pas utiliser PostgreSQL : renoncez à --database, ou lancez-le sous Linux ou macOS.
refused-inner = Les autres serveurs ne peuvent pas joindre { $host } : donnez à --inner une adresse de cette machine qu’ils connaissent.
refused-database-newer = La base de données a été écrite par une version plus récente de Bretwalda.
refused-restore = La base de données restaurée ne correspond pas à la sauvegarde.
refused-quota-name = Il n’y a pas de limite « { $name } » ; il y a : { $known }.
refused-quota-value = La limite « { $name } » doit être un nombre entier ; 0 veut dire aucune.
refused-address = Impossible d’écouter sur { $host }, port { $port } : il est déjà pris, ou n’est pas à cette machine.
refused-person = Le serveur ne vous connaît pas encore : ouvrez d’abord sa page.
refused-password = Le serveur demande son mot de passe.
refused-key = Cette clé n’est pas valable.
refused-origin = Cette demande vient d’un autre site : elle est refusée.
refused-host = Le serveur ne porte pas le nom « { $host } ». La personne qui le gère peut le lui donner : --origin https://{ $host }
refused-message = Le message n’est pas compréhensible.
refused-metrics = Ces chiffres ne se lisent que sur la machine où tourne le serveur.
refused-too-large = C’est trop grand.
refused-too-fast = Trop de demandes à la fois : attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, s’il vous plaît.
refused-storage = Le stockage du serveur ne répond pas correctement : rien n’a changé. Réessayez, s’il vous plaît.
refused-in-doubt = Le stockage du serveur a fait défaut au moment d’écrire. Vous verrez à son retour si votre décision a été gardée.
refused-damaged = Ce que le serveur en a gardé est endommagé et ne peut pas être ouvert. La personne qui gère le serveur peut l’examiner : bretwalda doctor.
refused-unforeseen = Une erreur imprévue s’est produite sur le serveur. Elle y a été notée ; réessayez, s’il vous plaît.
refused-no-answer = Cela n’a pas pu être déterminé : l’ordinateur qui y réfléchissait n’a pas répondu. Réessayez, s’il vous plaît.
refused-hints = Pas d’indices à cette table : l’hôte ne les a pas permis, ou plusieurs personnes jouent. Tant que la partie dure, demander pourquoi un ordinateur a fait quelque chose en est un aussi.
refused-hint-lesson = La leçon dit elle-même quoi faire ici.
refused-another-question = Vous avez posé une autre question depuis.
refused-no-deed = Personne n’a rien décidé ici.
refused-deed-of-person = C’est une personne qui a décidé cela : elle seule sait pourquoi.
refused-deed-looking-on = Tant que la partie dure, seuls ceux qui jouent peuvent demander pourquoi un ordinateur a fait quelque chose. Quand elle sera finie, tout le monde le pourra.
refused-deed-hidden = Vous n’avez pas tout vu de ce qui a été décidé ici. Une fois la partie finie, vous pourrez le redemander.
refused-no-table = Cette table n’existe pas.
refused-no-spectators = Cette table n’admet pas de spectateurs.
refused-foreign-seat = Ce n’est pas votre place.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-companion = Vous ne pouvez inviter que des personnes avec qui vous avez joué.
refused-invited = Cette personne est déjà invitée, ou assise à la table.
refused-away = Un ordinateur joue pour vous : reprenez d’abord votre place.
refused-present = Cette personne n’est pas absente.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-no-puzzle = Ce problème n’existe pas.
refused-reviews = Trop de parties sont déjà à l’étude : { $most } à la fois par personne. Attendez que l’une soit finie.
refused-not-over = La partie n’est pas encore finie.
refused-stale = Il s’est passé quelque chose entre-temps : regardez de nouveau, puis décidez.
refused-not-agreed = Quelqu’un qui est invité n’a pas encore accepté. Attendez, ou libérez sa place : si une partie se poursuit ici, ce que vous ne voyez pas sera alors distribué à nouveau.
refused-long = On ne peut plus rien annuler dans cette partie : son journal compte { $most } lignes.
refused-outdated = Cette partie a été jouée selon des règles (version { $rules }) ou avec des données qui n’ont plus cours : on peut la regarder, la télécharger, et la sauvegarder pour repartir d’ici dans une nouvelle partie.
refused-redo = Il n’y a rien à rétablir.
refused-empty = Il n’y a rien à dire.
refused-no-series = Les règles de ce jeu ne prévoient pas de série.
refused-partners-confer = Dans ce jeu, les alliés n’ont pas le droit de se concerter pendant la partie : écrivez à tous ou à un adversaire.
refused-no-reader = Il n’y a personne à cette place pour le lire.
refused-limit = Le temps accordé doit être compris entre { $least } et { $most } secondes.
refused-pause = La pause doit être comprise entre 0 et { $most } secondes.
refused-secret = Le fichier révélerait la graine, et avec elle ce que d’autres ne doivent pas savoir : attendez la fin de la partie.
refused-closed = Cette table est fermée : on peut la regarder et la sauvegarder, mais plus y jouer.
refused-gone = { $name } a fermé cette table avant le début de la partie.
refused-still-playing = Vous jouez encore à cette table : abandonnez d’abord la partie, ou fermez la table.
refused-no-save = Cette partie sauvegardée n’existe pas.
refused-saves = Vous avez déjà { $most } parties sauvegardées : supprimez-en une d’abord.
refused-save-bytes = Vos parties sauvegardées prendraient plus de { $most } Mo : supprimez-en une d’abord.
refused-tables = Vous avez ouvert { $most } tables cette semaine qui ne sont pas terminées : finissez d’abord une partie.
refused-tables-address = { $most } tables ont été ouvertes depuis votre réseau en une heure : réessayez dans { $minutes } min, s’il vous plaît.
refused-people = { $most } nouvelles personnes sont venues de votre réseau en une heure : réessayez dans { $minutes } min, s’il vous plaît.
refused-guesses = { $most } codes et clés erronés sont venus de votre réseau en une heure : réessayez dans { $minutes } min, s’il vous plaît.
refused-forget-name = Ce n’est pas le nom sous lequel vous jouez ici.
refused-forget-playing = D’autres ont encore besoin de vous ({ $number } de vos tables). Abandonnez ou fermez d’abord ces parties.
refused-sockets = Vous avez déjà { $most } pages ouvertes : fermez-en une d’abord.
refused-sockets-address = { $most } pages sont déjà ouvertes dans votre réseau : il faut d’abord en fermer une.
refused-slow-request = La requête n’est pas arrivée en { $seconds } secondes.
refused-muted = Vous pouvez jouer ici, mais ni discuter ni choisir de nom, { $until ->
        [forever] jusqu’à nouvel ordre
       *[other] jusqu’au { $until }
    }. Motif donné par l’administration : { $reason }
refused-banned = Vous n’avez plus accès à ce serveur { $until ->
        [forever] jusqu’à nouvel ordre
       *[other] jusqu’au { $until }
    }. Motif donné par l’administration : { $reason }
refused-renamed = L’administration de ce serveur vous a retiré votre nom, et vous ne pouvez pas en choisir un autre { $until ->
        [forever] pour le moment
       *[other] avant le { $until }
    }. Motif : { $reason }
refused-not-there = Ce n’est possible qu’à une table où vous êtes.
refused-nobody = Cette personne n’existe pas.
refused-oneself = C’est vous.
refused-reported = Vous avez déjà signalé cette personne ici ; l’administration n’a pas encore examiné votre signalement.
refused-reports = Vous pouvez signaler au plus { $most } personnes par jour.
refused-no-admin = Ce serveur n’a pas de page d’administration : la personne qui le gère peut fixer une clé (BRETWALDA_ADMIN_KEY).
refused-admin = Saisissez d’abord la clé de la page d’administration.
refused-admin-key = Ce n’est pas la bonne clé.
refused-admin-key-short = { $name } doit avoir au moins { $least } caractères : une clé plus courte pourrait être devinée.
refused-no-report = Aucun signalement de ce genre n’est en attente.
refused-no-reason = Donnez un motif : la personne le lira.
refused-url = Cette adresse web ne peut pas être appelée : elle doit commencer par https:// et ne contenir ni nom ni mot de passe.
refused-url-private = Cette adresse ne mène pas vers l’Internet public : le serveur ne l’appellera pas.
refused-url-unreachable = Cette adresse est injoignable.
refused-url-answer = Votre programme n’a pas accepté le premier message : il doit répondre par un statut de 200 à 299, sans redirection.
refused-no-push = Ce serveur ne peut pas envoyer de notifications push.
refused-no-mail = Ce serveur ne peut pas envoyer de courriels.
refused-mail-address = Ce n’est pas une adresse électronique.
refused-mail-unsent = Le serveur de messagerie n’a pas accepté le courriel. Vérifiez l’adresse, ou réessayez plus tard.
refused-mail-code = Ce code est faux ou trop ancien. Demandez-en un nouveau.
refused-codes = { $most } codes ont été envoyés en une heure : réessayez dans { $minutes } min, s’il vous plaît.
refused-channels = On peut vous joindre de { $most } façons au plus : supprimez-en une d’abord.
refused-no-channel = Cette façon de vous joindre n’existe pas.
refused-not-sent = Le message n’a pas pu être envoyé.
refused-smtp = L’adresse d’un serveur de messagerie s’écrit smtps://nom:motdepasse@hôte ou smtp://hôte:587.
refused-mail-from = Indiquez avec --mail-from l’adresse d’expédition des courriels.
refused-mail-origin = Les courriels ramènent au serveur : indiquez avec --origin à quelle adresse on le trouve.

## Ce qui se passe à une table, hors du jeu

notice-joined = { $name } s’assied.
notice-invited = { $name } aimerait reprendre une partie que vous avez jouée ensemble : « { $table } » est parmi vos tables.
notice-asked = { $name } vous invite à une table : elle est parmi vos tables.
notice-back = { $name } est de retour.
notice-left = { $name } se lève.
notice-removed = { $name } doit quitter la table.
notice-away = { $name } s’absente ; un ordinateur ({ $level }) continue.
notice-given-up = { $name } abandonne ; un ordinateur ({ $level }) prend sa place.
notice-given-up-end = { $name } abandonne : la partie s’arrête là.
notice-closed = { $name } a fermé la table.

## Un programme à la place d’un joueur ; $times compte la même faute

bot-crashed = « { $command } » s’est arrêté, et « normal » joue à sa place.
bot-silent = « { $command } » n’a pas répondu à temps ({ $times ->
    [one] une fois
   *[other] { $times } fois
}) ; « normal » a décidé.
bot-endless = « { $command } » a donné une réponse sans fin ({ $times ->
    [one] une fois
   *[other] { $times } fois
}) ; « normal » a décidé.
bot-unclear = « { $command } » a donné une réponse qui ne veut rien dire ({ $times ->
    [one] une fois
   *[other] { $times } fois
}) ; « normal » a décidé.
bot-illegal = « { $command } » a fait un choix interdit ({ $times ->
    [one] une fois
   *[other] { $times } fois
}) ; « normal » a décidé.

## Indices, quand un jeu n’a rien de plus à dire

advice-only = Il n’y a pas d’autre choix.
advice-best = Le plus prometteur de ce qui a été examiné.
advice-close = Presque aussi prometteur que le meilleur.
advice-weak = Moins prometteur que le meilleur.

## D’autres données que les nôtres

facts-others = (Ce serveur joue ici avec d’autres données : les tableaux du jeu les montrent.)
