## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = la partie est gagnée dans { $this } % des suites, plutôt que { $that } %
term-provinces = provinces contrôlées : { $this } plutôt que { $that }
term-claims = provinces occupées à revendiquer : { $this } plutôt que { $that }
term-exposed = provinces à soi où un ennemi peut entrer : { $this } plutôt que { $that }
term-room = provinces libres à côté de ses unités : { $this } plutôt que { $that }
term-warriors = guerriers sur la carte : { $this } plutôt que { $that }
term-king = son propre roi en vie dans { $this } % des cas, plutôt que { $that } %
term-trophies = rois ennemis abattus : { $this } plutôt que { $that }
term-danger = chances des ennemis à portée de battre son roi, additionnées : { $this } % plutôt que { $that } %
term-menace = chances de battre les rois ennemis à portée, additionnées : { $this } % plutôt que { $that } %
term-money = tremis au trésor : { $this } plutôt que { $that }
term-taxes = tremis dans ses propres provinces : { $this } plutôt que { $that }
term-reign = points de règne : { $this } plutôt que { $that }
term-bribes = tremis gagnés par les pots-de-vin : { $this } plutôt que { $that }
term-battle = la bataille { $zone_in } est gagnée dans { $this } % des cas, plutôt que { $that } %
term-fights = Mène à une bataille avec { $kingdom_the } { $zone_in }, gagnée dans { $chance } % des cas après les pots-de-vin.
term-is_attacked = Mène à une bataille contre { $kingdom_the } { $zone_in }, gagnée dans { $chance } % des cas après les pots-de-vin.
term-partner = la position du partenaire, { $other }

## Les mêmes pour un rival

term-rival_provinces = provinces de { $other } : { $this } plutôt que { $that }
term-rival_claims = provinces que { $other } occupe et pourrait revendiquer : { $this } plutôt que { $that }
term-rival_exposed = provinces de { $other } où un ennemi peut entrer : { $this } plutôt que { $that }
term-rival_room = provinces libres à côté des unités de { $other } : { $this } plutôt que { $that }
term-rival_warriors = guerriers de { $other } sur la carte : { $this } plutôt que { $that }
term-rival_king = le roi de { $other } en vie dans { $this } % des cas, plutôt que { $that } %
term-rival_trophies = rois abattus par { $other } : { $this } plutôt que { $that }
term-rival_danger = chances des ennemis à portée de battre le roi de { $other }, additionnées : { $this } % plutôt que { $that } %
term-rival_menace = chances de { $other } de battre les rois à portée, additionnées : { $this } % plutôt que { $that } %
term-rival_money = tremis gagnés par { $other } : { $this } plutôt que { $that }
term-rival_taxes = tremis dans les provinces de { $other } : { $this } plutôt que { $that }
term-rival_reign = points de règne de { $other } : { $this } plutôt que { $that }
