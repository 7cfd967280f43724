## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = la partie est gagnée dans { $this } % des suites, plutôt que { $that } %
term-reigns = { $faction_people } sont en tête à la fin dans { $this } % des cas, plutôt que { $that } %
term-invasion = les Français débarquent dans { $this } % des cas, plutôt que { $that } %
term-court = partisans { $faction } à la cour, par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-sets = sets de partisans par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-cards = cartes en main par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-initiative = doit ouvrir la lutte suivante dans { $this } % des suites, plutôt que { $that } %
