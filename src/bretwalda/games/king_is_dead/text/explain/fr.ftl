## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-wins = suites gagnées : { $this } % plutôt que { $that } %
term-reigns = chances que { $faction_people } finissent en tête : { $this } % plutôt que { $that } %
term-invasion = risque d’une invasion française : { $this } % plutôt que { $that } %
term-court = partisans { $faction } à la cour, par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-sets = sets de partisans par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-cards = cartes en main par rapport à la moyenne des rivaux : { $this } plutôt que { $that }
term-initiative = risque de devoir ouvrir la lutte suivante : { $this } % plutôt que { $that } %
