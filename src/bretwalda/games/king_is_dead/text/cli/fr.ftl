# Ce que seul un terminal dit du Roi est mort, en français.

map-legend = Le chiffre donne l’ordre des luttes de pouvoir, puis viennent les partisans, É2 G1 A0 : deux Écossais, un Gallois, aucun Anglais. [gallois] : une région que cette faction contrôle.
look-home = Région d’origine : { $faction_people }.
