# What only a terminal says of Rex Britannorum, in English.

map-legend = [N09] is to be won this turn; a small letter names the kingdom that is there (b Brigantes, i Iceni, r Regnenses), = is Rome’s. Dots are connections; + is a start road, * a city of Rome.
look-road = Road in the region { $region }.
look-city = City in the region { $region }.
look-joined = Connected to: { $names }.
look-region = Region { $zone_in }, with { $names }.
look-track = First is won at { $first }; thresholds at { $marks }; the track ends at { $end }.
look-power-1 = Power 1: the card counts as 7 if another kingdom plays a printed 7 in the zone (rules 6.2).
look-power-2 = Power 2: a vassal takes one card that a winner played in the zone, but none of its own colour (rules 8.1).
look-power-3 = Power 3: a vassal places a cube on a road that a winner has just gained (rules 8.5).
look-power-4 = Power 4: a winner is protected from powers 2 and 3 (rules 8.6).
