## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = suites gagnées : { $this } % plutôt que { $that } %
term-track = points à espérer sur la piste { $track } : { $this } plutôt que { $that }
term-objective = points à espérer de l’objectif { $objective } : { $this } plutôt que { $that }
term-cards = points des cartes restantes, par rapport à la moyenne des royaumes : { $this } plutôt que { $that }
term-rival = points que peuvent espérer les { $kingdom }, par rapport à maintenant : { $this } plutôt que { $that }
term-zone = points gagnés { $zone_in } : { $this } plutôt que { $that }
term-spent = valeur des cartes jouées, en points : { $this } plutôt que { $that }
term-wins_zone = Ses cartes { $zone_in } sont les plus fortes face à { $chance } % des plans probables des autres.
odds-zone = Pour l’emporter { $zone_in }
