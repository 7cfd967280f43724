## Signaler et ignorer

report-title = Signaler ou masquer quelqu’un
report-whom = Qui ?
report-line = { $name } (« { $text } »)
report-kind = Quel est le problème ?
kind-abuse = insultes ou harcèlement
kind-cheating = triche
kind-name = un nom offensant
kind-other = autre chose
report-words = Que s’est-il passé ?
    .hint = Seule l’administration de ce serveur le lira, avec les messages que vous voyez ici.
report-send = Signaler
report-sent = Merci. L’administration va s’en occuper.
report-ignore = Ne plus me montrer ses messages
    .hint = À toutes les tables, pour vous seulement ; cette personne n’en saura rien. Vous pouvez revenir sur ce choix dans les préférences.
report-ignored = Vous ne verrez plus ce qu’écrit { $name }.
report-nobody = Il n’y a personne d’autre ici.
ignored-title = Les personnes dont vous ne voyez pas les messages
ignored-again = Montrer de nouveau ses messages
nameless = sans nom

## La page d’administration

admin-title = Administration
admin-key = Clé
admin-enter = Entrer
admin-leave = Se déconnecter
admin-view = Afficher
admin-what = Quoi ?
admin-reports = Signalements
admin-people = Personnes
admin-log = Registre
admin-waiting = { $number ->
        [0] Aucun signalement en attente.
        [one] Un signalement en attente.
       *[other] { $number } signalements en attente.
    }
admin-show-closed = Montrer les signalements traités
admin-show-open = Montrer les signalements en attente
admin-none = Aucun.
admin-by = signalé par { $name }, { $time }
admin-chat = Discussion visible par { $name }
admin-chat-none = Personne n’avait encore rien écrit.
admin-whispered = en privé
admin-close = Classer
admin-closed = Traité : { $time }
admin-find = Une partie du nom
admin-search = Chercher
admin-find-hint = Sans nom : toutes les personnes signalées ou sanctionnées.
admin-since = depuis le { $time }
admin-reported = { $number ->
        [0] aucun signalement
        [one] un signalement
       *[other] { $number } signalements
    }
admin-decide = Sanctionner
sanction-mute = Réduire au silence
    .hint = Peut jouer, mais ne peut ni discuter ni choisir de nom.
sanction-ban = Exclure
    .hint = Ne peut plus entrer. Les autres peuvent confier ses places à un ordinateur.
sanction-rename = Retirer le nom
    .hint = N’a plus de nom et ne peut pas en choisir un autre.
holds-mute = Silence imposé { $until ->
        [forever] jusqu’à nouvel ordre
       *[other] jusqu’au { $until }
    } : { $reason }
holds-ban = Exclusion { $until ->
        [forever] jusqu’à nouvel ordre
       *[other] jusqu’au { $until }
    } : { $reason }
holds-rename = Nom retiré { $until ->
        [forever] jusqu’à nouvel ordre
       *[other] jusqu’au { $until }
    } : { $reason }
admin-lift = Lever
admin-reason = Motif (la personne le lira)
admin-days = Pour combien de temps ?
days-1 = 1 jour
days-7 = 1 semaine
days-30 = 30 jours
days-none = jusqu’à nouvel ordre
admin-apply = Appliquer
admin-log-file = Télécharger tout le registre
action-enter = connexion
action-close-report = signalement classé
action-mute = silence imposé
action-ban = exclusion
action-rename = nom retiré
action-lift-mute = parole rendue
action-lift-ban = exclusion levée
action-lift-rename = nouveau nom autorisé
admin-session = session { $session }
