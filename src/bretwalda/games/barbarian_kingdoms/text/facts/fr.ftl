## Les mots de ce que d’autres données apportent : pouvoirs d’après leurs effets et conditions, prix de chaque royaume

effect-always = { $effect }.
effect-when = { $effect }, mais seulement { $when }.
when-and = { $one } et { $other }

effect-manoeuvre-moves_per_unit = Lors d’une manœuvre, chaque unité peut se déplacer { $value } fois
king-effect-manoeuvre-moves_per_unit = Lors d’une manœuvre, { $king } peut se déplacer { $value } fois
effect-map-port_for_unit = { $value ->
    [0] Il faut un port pour prendre la mer et pour débarquer
   *[other] Toute côte est un port
}
king-effect-map-port_for_unit = { $value ->
    [0] Il faut un port à { $king } pour prendre la mer et pour débarquer
   *[other] Pour { $king }, toute côte est un port
}
effect-recruit-count = Un seul recrutement peut placer jusqu’à { $value ->
    [one] { $value } guerrier
   *[other] { $value } guerriers, chacun à son prix
}
king-effect-recruit-count = Du vivant du roi ({ $king }), un seul recrutement peut placer jusqu’à { $value ->
    [one] { $value } guerrier
   *[other] { $value } guerriers, chacun à son prix
}
effect-recruit-cost = Un recrutement coûte { $value } tremis de moins
king-effect-recruit-cost = Du vivant du roi ({ $king }), un recrutement coûte { $value } tremis de moins
effect-tax-amount = Les taxes rapportent jusqu’à { $value } tremis de plus
king-effect-tax-amount = Du vivant du roi ({ $king }), les taxes rapportent jusqu’à { $value } tremis de plus
effect-claim-cost = Une revendication coûte { $value } tremis de moins
king-effect-claim-cost = Dans la province où se tient { $king }, une revendication coûte { $value } tremis de moins
effect-claim-contestable = { $value ->
    [0] Nul ne peut contester une revendication
   *[other] Les revendications peuvent être contestées
}
king-effect-claim-contestable = { $value ->
    [0] Nul ne peut contester une revendication dans la province où se tient { $king }
   *[other] Une revendication dans la province où se tient { $king } peut être contestée
}
effect-invade-after_success = { $value ->
    [0] Une province envahie ne peut être revendiquée aussitôt
   *[other] Une province envahie avec succès peut être revendiquée aussitôt
}
king-effect-invade-after_success = { $value ->
    [0] Une province envahie par { $king } ne peut être revendiquée aussitôt
   *[other] Une province envahie et tenue par { $king } en personne peut être revendiquée aussitôt
}
effect-battle-control_marker_value = Un marqueur de contrôle vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
king-effect-battle-control_marker_value = Là où combat { $king }, un marqueur de contrôle vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
effect-battle-warrior_value = Chaque guerrier vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
king-effect-battle-warrior_value = Là où combat { $king }, chaque guerrier vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
effect-battle-king_value = { $king } vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
king-effect-battle-king_value = { $king } vaut { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
}
effect-battle-bonus = L’armée compte { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
} de plus
king-effect-battle-bonus = Là où combat { $king }, l’armée compte { $value ->
    [one] { $value } point de bataille
   *[other] { $value } points de bataille
} de plus
effect-battle-tie = { $value ->
    [0] Seul le royaume actif remporte les égalités
   *[other] Le royaume remporte les égalités, quel que soit le joueur actif
}
king-effect-battle-tie = { $value ->
    [0] Là où combat { $king }, seul le royaume actif remporte les égalités
   *[other] Là où combat { $king }, le royaume remporte les égalités, quel que soit le joueur actif
}
effect-battle-after_bribes = Le royaume qui perd une bataille contre lui verse une rançon de { $value } tremis
king-effect-battle-after_bribes = Le royaume qui perd une bataille contre { $king } en personne verse une rançon de { $value } tremis
effect-turn-end = À la fin du tour, { $value ->
    [one] { $value } unité peut prendre la mer
   *[other] { $value } unités peuvent prendre la mer
}
king-effect-turn-end = Du vivant du roi ({ $king }), { $value ->
    [one] { $value } unité peut prendre la mer
   *[other] { $value } unités peuvent prendre la mer
} à la fin du tour

when-king_lives = du vivant du roi ({ $king })
when-king_fallen = une fois le roi tombé ({ $king })
when-capital_held = tant que la capitale est tenue
when-capital_lost = tant que la capitale est perdue
when-fewest_provinces = tant qu’aucun royaume ne contrôle moins de provinces
when-home = dans une de ses provinces initiales
when-abroad = hors de ses provinces initiales
when-coast = sur une côte
when-attacking = à son propre tour
when-defending = au tour d’un autre royaume
when-against_king = contre un roi

paragraph-power = *{ $of } : { $name }.* { $effect }
paragraph-recruit = Le prix d’un guerrier dépend du royaume et du nombre de ses guerriers alors sur la carte : { $tracks }. Les guerriers perdus reviennent à l’emplacement libre le plus cher, si bien que le suivant coûte de nouveau moins cher.
paragraph-claim = Le prix d’une revendication dépend du royaume et du nombre de ses jetons de contrôle sur la carte : { $tracks }. La somme entière va face visible dans la province et elle est dépensée quoi qu’il arrive.
paragraph-costs = Chaque royaume a les coûts de son propre plateau de joueur.
paragraph-semicolon = {" ; "}
row-plain = { $letter } : { $kingdoms }
row-beginner = { $letter } : { $kingdoms } (pour débuter)
