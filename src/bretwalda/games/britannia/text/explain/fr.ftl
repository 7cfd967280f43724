## Les termes du jugement du joueur-ordinateur : ce choix, plutôt que l’autre

term-land = chances de garder { $area_the } : { $this } % plutôt que { $that } %
term-land_now = { $points ->
    [1] un point
   *[other] { $points } points
} tout de suite pour { $area_the } ; chances de garder ensuite cette région : { $chance } %
term-land_later = { $points ->
    [1] un point
   *[other] { $points } points
} au tour { $turn } pour { $area_the } ; chances de garder cette région : { $chance } %
term-land_later_safe = { $points ->
    [1] un point
   *[other] { $points } points
} au tour { $turn } pour { $area_the }, hors de portée de tout ennemi
term-land_people = la population { $area_of } ; chances de garder cette région : { $chance } %
term-land_kept = chances de garder { $area_the } : { $this } %, contre { $that } % en l’état actuel
term-land_given_up = abandonne { $area_the } (chances de garder cette région en l’état actuel : { $chance } %)
term-attack = chances de conquérir { $area_the } : { $this } % plutôt que { $that } %
term-attack_joined = chances de conquérir { $area_the } : { $this } %, contre { $that } % en l’état actuel
term-prospect = ce que peut rapporter une victoire { $area_in }, en points : { $this } plutôt que { $that }
term-attack_plain = { $chance } % de chances de prendre { $area_the } en battant { $nation_the }
term-attack_now = { $chance } % de chances de prendre { $area_the } en battant { $nation_the }, pour { $points ->
    [1] un point
   *[other] { $points } points
} tout de suite
term-attack_points = { $chance } % de chances de prendre { $area_the } en battant { $nation_the }, pour { $points ->
    [1] un point
   *[other] { $points } points
} au tour { $turn }
term-defence = chances de tenir { $area_the } dans cette bataille : { $this } % plutôt que { $that } %
term-armies = valeur des armées ensuite, en points : { $this } plutôt que { $that }
term-leader = sûreté du chef, en points : { $this } plutôt que { $that }
term-harm = ce que perdent { $nation_the }, en points : { $this } plutôt que { $that }
term-kills = points pour les unités détruites : { $this } plutôt que { $that }
term-helpers = Compte sur { $number ->
    [1] une armée
   *[other] { $number } armées
} de plus pour l’attaque sur { $area_the }.
term-passing = ce qui est gagné en chemin, en points : { $this } plutôt que { $that }
term-distance = longueur de la marche : { $this } plutôt que { $that }
term-alone = un chef est plus utile avec le groupe en marche
term-who_stays = de celles qui peuvent rester, les unités les moins utiles ailleurs
term-front = ce qu’une attaque au départ { $area_of } peut rapporter, en points : { $this } plutôt que { $that }
term-rest = aucune marche ne rapporte plus que de rester sur place
term-split = le groupe serait divisé
term-surest = chances de gagner la bataille livrée en premier : { $this } % plutôt que { $that } %
term-loss = la perte porte sur { $unit_one }
term-company = armées rejointes, par rapport à celles que l’on quitte : { $this } plutôt que { $that }
term-welcome = { $nation_the } ne sont pas un rival à craindre
term-unwelcome = { $nation_the } sont un rival à craindre et y gagneraient
term-peace = la paix avec { $nation_the } préserve des terres et des armées qui valent { $points } points
term-war = après une guerre avec { $nation_the }, il resterait des terres et des armées qui valent { $points } points
term-tribute = ce qu’y gagnent { $nation_the } compte pour { $points } points
term-freed = Boudicca les libère dans le même tour
term-own_candidate = le Bretwalda { $nation_of } serait le sien ; régions en Angleterre et voix déjà données : { $number }
term-feared = le Bretwalda { $nation_of } reviendrait à un joueur de { $points } points
term-cavalry = la cavalerie vaut plus que l’infanterie

## Où mènent les essais

term-points = points de victoire : { $this } plutôt que { $that }
term-lands = ce que la terre peut rapporter, en points : { $this } plutôt que { $that }
term-forces = ce que les armées peuvent rapporter, en points : { $this } plutôt que { $that }
term-rival = points gagnés par { $other } : { $this } plutôt que { $that }
