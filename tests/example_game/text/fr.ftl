title = Coracles
summary = Une course à travers une rivière : chacun rame en secret, et qui rame comme personne d’autre avance.
setting-players = Joueurs
    .hint = Combien rament.

stroke-gentle = doucement
stroke-steady = régulièrement
stroke-hard = de toutes ses forces

charm-otter = la Loutre
charm-heron = le Héron
charm-salmon = le Saumon
charm-seal = le Phoque
charm-swan = le Cygne

field-round = Tour
field-boat = Barque
field-charm = Charme
field-stroke = Coup de rame
field-called = Appelés

prompt-rowing = Tour { $round } sur { $rounds } : comment ramez-vous ?
prompt-calling = Appelez-vous { $charm } à votre barque ?

choice-row = Ramer { $stroke }
choice-keep = Garder votre charme
choice-call = Appeler { $charm }

event-dealt = Vous recevez { $charm }.
event-rowed = { $seat } rame { $stroke } et avance.
event-collided = { $seat } rame { $stroke }, comme d’autres, et reste sur place.
event-drifted = { $seat } rame { $stroke }, comme d’autres, et le courant l’entraîne en arrière.
event-called = { $seat } appelle { $charm }.
event-won = { $seat } gagne.
