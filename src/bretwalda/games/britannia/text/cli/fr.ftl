# Ce que seul un terminal dit d’Invasions: Britannia, en français.

map-legend = Rom3 : trois unités des Romains, * avec un chef ; ^ est un fort, un burh ou un mur, v une ruine ; « ! » est une bataille ; ~ est un détroit.
look-clear = Terrain clair.
look-mountain = Terrain difficile : montagnes.
look-marsh = Terrain difficile : marais.
look-seas = Mers voisines : { $names }.
look-coasts = Côtes : { $names }.
