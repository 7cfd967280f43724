## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = suites gagnées : { $this } % plutôt que { $that } %
term-provinces = provinces contrôlées : { $this } plutôt que { $that }
term-claims = provinces occupées à revendiquer : { $this } plutôt que { $that }
term-exposed = ses provinces où un ennemi peut entrer : { $this } plutôt que { $that }
term-room = provinces libres à côté de ses unités : { $this } plutôt que { $that }
term-warriors = guerriers sur la carte : { $this } plutôt que { $that }
term-king = chances de survie de son propre roi : { $this } % plutôt que { $that } %
term-trophies = rois ennemis abattus : { $this } plutôt que { $that }
term-danger = danger pour son roi, venant des ennemis à portée (chances additionnées) : { $this } % plutôt que { $that } %
term-menace = danger pour les rois ennemis à portée (chances de les battre, additionnées) : { $this } % plutôt que { $that } %
term-money = tremis au trésor : { $this } plutôt que { $that }
term-taxes = tremis dans ses propres provinces : { $this } plutôt que { $that }
term-reign = points de règne : { $this } plutôt que { $that }
term-bribes = tremis gagnés par les pots-de-vin : { $this } plutôt que { $that }
term-battle = chances de gagner la bataille { $zone_in } : { $this } % plutôt que { $that } %
term-fights = Mène à une bataille contre { $kingdom_the } { $zone_in } ; chances de la gagner, pots-de-vin compris : { $chance } %.
term-is_attacked = Mène à une bataille défensive contre { $kingdom_the } { $zone_in } ; chances de la gagner, pots-de-vin compris : { $chance } %.
term-threat = chez { $other }, chances de victoire après le prochain tour : { $this } % plutôt que { $that } %
term-threatens = { $other } serait à un pas de la victoire
term-partner = la position du partenaire, { $other }

## Les mêmes pour un rival

term-rival_provinces = chez { $other }, provinces contrôlées : { $this } plutôt que { $that }
term-rival_claims = chez { $other }, provinces occupées à revendiquer : { $this } plutôt que { $that }
term-rival_exposed = chez { $other }, provinces où un ennemi peut entrer : { $this } plutôt que { $that }
term-rival_room = chez { $other }, provinces libres à côté de ses unités : { $this } plutôt que { $that }
term-rival_warriors = chez { $other }, guerriers sur la carte : { $this } plutôt que { $that }
term-rival_king = chez { $other }, chances de survie du roi : { $this } % plutôt que { $that } %
term-rival_trophies = rois abattus par { $other } : { $this } plutôt que { $that }
term-rival_danger = chez { $other }, danger pour le roi, venant des ennemis à portée (chances additionnées) : { $this } % plutôt que { $that } %
term-rival_menace = danger causé par { $other } aux rois à portée (chances de les battre, additionnées) : { $this } % plutôt que { $that } %
term-rival_money = tremis gagnés par { $other } : { $this } plutôt que { $that }
term-rival_taxes = chez { $other }, tremis dans ses provinces : { $this } plutôt que { $that }
term-rival_reign = chez { $other }, points de règne : { $this } plutôt que { $that }
odds-bribe = Pour l’emporter sur { $kingdom_the } { $zone_in }, avec un pot-de-vin
odds-fights = Bataille contre { $kingdom_the } { $zone_in }
odds-is_attacked = Bataille défensive contre { $kingdom_the } { $zone_in }
