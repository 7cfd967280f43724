## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = la partie est gagnée dans { $this } % des suites, plutôt que { $that } %
term-track = points à espérer sur la piste { $track } : { $this } plutôt que { $that }
term-objective = points à espérer de { $objective } : { $this } plutôt que { $that }
term-cards = points des cartes restantes, par rapport à la moyenne des royaumes : { $this } plutôt que { $that }
term-rival = ce que { $kingdom } peuvent espérer change de tant de points : { $this } plutôt que { $that }
term-zone = points gagnés { $zone_in } : { $this } plutôt que { $that }
term-spent = valeur des cartes jouées, en points : { $this } plutôt que { $that }
term-wins_zone = Ses cartes { $zone_in } sont les plus fortes dans { $chance } % des plans probables des autres.
