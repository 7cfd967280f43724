# Ce que seul un terminal dit de Rex Britannorum, en français.

map-legend = [N09] est à gagner ce tour-ci ; une petite lettre nomme le royaume présent (b Brigantes, i Iceni, r Regnenses), = désigne Rome. Les points sont des connexions ; + est une route de départ, * une cité de Rome.
look-road = Route de la région { $region }.
look-city = Cité de la région { $region }.
look-joined = Reliée à : { $names }.
look-region = Région { $zone_in }, avec { $names }.
look-track = Premier à { $first } ; seuils à { $marks } ; la piste s’arrête à { $end }.
look-power-1 = Pouvoir 1 : la carte vaut 7 si un autre royaume joue un 7 imprimé dans la zone (règles 6.2).
look-power-2 = Pouvoir 2 : un vassal prend une carte qu’un vainqueur a jouée dans la zone, mais pas de sa propre couleur (règles 8.1).
look-power-3 = Pouvoir 3 : un vassal pose un cube sur une route qu’un vainqueur vient de gagner (règles 8.5).
look-power-4 = Pouvoir 4 : un vainqueur est protégé des pouvoirs 2 et 3 (règles 8.6).
