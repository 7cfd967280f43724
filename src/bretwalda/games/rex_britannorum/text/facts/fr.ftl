## Les mots de ce que d’autres données apportent : expressions libres des objectifs, paragraphes qui énumèrent les cartes

where-and = { $one } et { $other }
where-or = { $one } ou { $other }
where-group = ({ $inner })
where-list = { $one } et { $other }
where-present = être présent à { $place }
where-any = être présent quelque part dans { $places }
where-most = contrôler { $places }
where-all = occuper entièrement { $places }
where-number = occuper au moins { $number ->
    [one] { $number } emplacement
   *[other] { $number } emplacements
} dans { $places }
where-not-present = ne pas être présent à { $place }
where-not-any = n’être nulle part dans { $places }
where-not-most = ne pas contrôler { $places }
where-not-all = ne pas occuper entièrement { $places }
where-not-number = occuper moins de { $number ->
    [one] { $number } emplacement
   *[other] { $number } emplacements
} dans { $places }
where-places-zone = la zone { $zone }
where-places-region = la région { $region }
where-places-link = la jonction { $one } – { $other }
where-cities-zone = les cités { $zone_of }
where-cities-region = les cités de la région { $region }
where-cities-link = les cités de la jonction { $one } – { $other }
where-roads-zone = les routes { $zone_of }
where-roads-region = les routes de la région { $region }
where-roads-link = les routes de la jonction { $one } – { $other }
cards-fief = *Cartes Fief.*
cards-city = *Cartes Cité.*
cards-link = *Cartes Jonction.*
cards-one = { $id } : { $one } / { $two } / { $three }.
