# What only a terminal says of Invasions: Britannia, in English.

map-legend = Rom3 are three units of the Romans, * with a leader; ^ is a fort, burh or wall, v a ruin; ! is a battle; ~ is a strait.
look-clear = Clear ground.
look-mountain = Difficult ground: mountains.
look-marsh = Difficult ground: marsh.
look-seas = Seas beside it: { $names }.
look-coasts = Coasts: { $names }.
