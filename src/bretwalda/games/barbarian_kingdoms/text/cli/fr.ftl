# Ce que seul un terminal dit de Barbarian Kingdoms, en français.

map-legend = Hun R est leur roi, Hun g un guerrier, (Hun) une province qu’ils contrôlent ; +3 : des tremis face visible ; x est fermée ; ~ est un détroit.
look-king-sign = R
look-warrior-sign = g
look-port = Port : { $name }.
look-coast = Sur la côte, sans port.
look-initial = Province initiale : { $kingdom }.
look-homes = Provinces initiales, la capitale en premier : { $names }.
look-prices = Tremis pour chaque guerrier : { $recruit } ; pour chaque revendication : { $claim }.
