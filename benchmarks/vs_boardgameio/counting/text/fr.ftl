title = Compter
summary = Deux joueurs ajoutent tour à tour un, deux ou trois jusqu’au but.

step-one = un
step-two = deux
step-three = trois

field-total = Total

prompt-adding = Combien ajoutez-vous ?
choice-add = Ajouter { $step }
event-added = { $seat } ajoute { $step }.
