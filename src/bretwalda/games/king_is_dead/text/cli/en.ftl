# What only a terminal says of The King is Dead, in English.

map-legend = The number is the order of the power struggles; then come the followers, S2 W1 E0: two Scottish, one Welsh, no English. [Scottish] is a region under their control.
look-home = Home of the { $faction } faction.
