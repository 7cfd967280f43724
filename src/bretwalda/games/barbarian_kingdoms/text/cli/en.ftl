# What only a terminal says of Barbarian Kingdoms, in English.

map-legend = Hun K is their king, Hun w a warrior, (Hun) a province that they control; +3 are tremis that lie open there; x is closed; ~ is a strait.
look-king-sign = K
look-warrior-sign = w
look-port = Port: { $name }.
look-coast = On the coast, without a port.
look-initial = Initial province of the { $kingdom }.
look-homes = Initial provinces, the capital first: { $names }.
look-prices = Tremis for each warrior: { $recruit }; for each claim: { $claim }.
