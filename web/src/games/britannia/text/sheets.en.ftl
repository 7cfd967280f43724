# What the sheets, the battles and the reckoning of Invasions: Britannia say, in English.

## Tools above the map

britannia-tool-advice = Advice
    .hint = Advice on what to do now
britannia-tool-timeline = Timeline
    .hint = All turns: who arrives, statuses, crowns, scoring
britannia-tool-points = Points
    .hint = The points of each turn, one by one, and how they developed
britannia-tool-players = Players
    .hint = Where each player and each nation stands
britannia-tool-legend = Legend
    .hint = Symbols, colours, units and leaders explained
britannia-tool-preferences = Preferences
    .hint = Dice, advice, warnings, the look of the map

## Where the game is

britannia-years = { $from }–{ $to }
britannia-where = Turn { $turn } of { $last }, { $years }: { $phase }
britannia-open-timeline = open the timeline
britannia-open-phases = list all phases
britannia-open-nation = Nation sheet: { $nation }
britannia-open-area = Area sheet: { $area }
britannia-row = Nations in the order of play
britannia-row-nation = { $nation } ({ $seat }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
britannia-panel-points = Victory points
britannia-panel-savings = Population points saved
britannia-panel-armies = Armies on land, and how many the land can feed
britannia-panel-crowded = More armies than the land can feed: some are destroyed at the end of the turn
britannia-vassal = Vassal
britannia-now = now
britannia-turn-of = Turn

## Phases

britannia-phases = Phases of a turn
britannia-phase-turn_start = Reinforcements appear in their seas.
britannia-phase-nation_start = The old leader leaves, a new one arrives; start-of-turn events.
britannia-phase-growth = Areas yield population points; units are bought and placed.
britannia-phase-movement = Stacks move, as far as their points and the enemy allow.
britannia-phase-battle = All battles are fought, in the attacker’s preferred order.
britannia-phase-movement_2 = Only in a major invasion: a second movement, with fresh points.
britannia-phase-battle_2 = Only in a major invasion: more battles.
britannia-phase-withdrawal = Raiders may go back where they came from.
britannia-phase-overpopulation = More than { $fact-overpopulation-units_per_area ->
    [one] one army
   *[other] { $fact-overpopulation-units_per_area-word } armies
} for each area held cannot be fed.
britannia-phase-nation_end = Events at the end of the nation’s turn.
britannia-phase-turn_end = Areas are counted on scoring turns; then Bretwalda or King.

## Statuses

britannia-statuses = Statuses
britannia-status-boats = Boats: units on land may put to sea this turn, but must end on land.
britannia-status-raiders = Raiders: units that begin the turn at sea may stay there, and go back after a raid.
britannia-status-all_raiders = All raiders: every unit may go back to where it began the turn.
britannia-status-major_invasion = Major invasion: the nation moves and fights twice this turn.
britannia-status-vassal = A vassal has peace with its overlord, grows by half if the overlord allows it, and may not empty an area without the overlord’s consent.

## The timeline

britannia-arrives = { $number } { $unit } ({ $area })
britannia-mark-scoring = Areas held are counted
britannia-mark-bretwalda = Election of the Bretwalda
britannia-mark-king = King of England
britannia-event-boudicca = rises with one infantry, free of Rome
britannia-event-trajan = with more than { $fact-event-trajan-more_than ->
    [one] { $fact-event-trajan-more_than } legion
   *[other] { $fact-event-trajan-more_than } legions
}, { $fact-event-trajan-removed ->
    [one] one is
   *[other] { $fact-event-trajan-removed-word } are
} recalled; with fewer, more arrive
britannia-event-roman_reinforcement = new legions if too few are left
britannia-event-romano_british = forts and legions become up to { $fact-event-romano_british-most } infantry; no growth
britannia-event-arthur = with { $fact-event-arthur-cavalry } cavalry, in England
britannia-event-cavalry_to_infantry = Arthur’s cavalry becomes infantry
britannia-event-danish_raid = a raid: all who land withdraw
britannia-event-burhs_available = burhs can be bought
britannia-event-burhs_withdrawn = no more burhs can be bought
britannia-event-cnut = crowned at the end of the turn if England is his; then he and { $fact-event-cnut-removed ->
    [one] { $fact-event-cnut-removed } unit
   *[other] { $fact-event-cnut-removed } units
} leave
britannia-event-norwegian_reinforcement = one infantry for each English area if Harald lives
britannia-event-saxon_reinforcement = one infantry for { $fact-event-saxon_reinforcement-areas_per_infantry ->
    [one] each English area
   *[other] every { $fact-event-saxon_reinforcement-areas_per_infantry-word } English areas
} if Harold lives
britannia-event-norman_reinforcement = points for reinforcements if William lives

## Area sheet

britannia-today = Today
britannia-coasts = Coasts
britannia-terrain = Terrain
britannia-terrain-clear = clear
britannia-terrain-mountain = mountains (difficult)
britannia-terrain-marsh = marsh (difficult)
britannia-theatre = Theatre
britannia-theatre-england = England
britannia-theatre-wales = Wales
britannia-theatre-scotland = Scotland
britannia-population = Population points
britannia-stacking = Stacking
britannia-holder = Held by
britannia-nobody = nobody
britannia-neighbours = Neighbours
britannia-straits = Across a strait
britannia-seas = Seas
britannia-there = Units and structures
britannia-work-fort = Roman fort
britannia-work-ruin = Ruin of a fort
britannia-work-burh = Burh
britannia-work-wall = Wall
britannia-work-motte = Motte
britannia-who-scores = Who scores here, and when
britannia-nobody-scores = Nobody scores here any more.
britannia-nation = Nation
britannia-held = held at the end of
britannia-entered = sole occupant during
britannia-scored = scored

## Nation sheet

britannia-led-by = Led by
britannia-points = Points
britannia-target = (guide: { $points })
britannia-at-sea = { $number } at sea
britannia-leader = Leader
britannia-overlord = Vassal of
britannia-objectives = Points for areas
britannia-table-hold = { $number ->
    [one] Turn { $turns }: held at the end
   *[other] Turns { $turns }: held at the end
}
britannia-table-limes = Turn { $turns }, the Limes: an intact fort or a vassal’s area
britannia-table-occupy = { $number ->
    [one] Turn { $turns }: sole occupant, once, scored at once
   *[other] Turns { $turns }: sole occupant, once, scored at once
}
britannia-table-raid = Turn { $turns }: held when the raiders withdraw
britannia-tick-scored = scored:
britannia-tick-held = held:
britannia-no-areas = No area scores points for this nation.
britannia-other-points = Other points
britannia-turns = { $number ->
    [one] turn { $turns }
   *[other] turns { $turns }
}
britannia-own-turn = on its own turn
britannia-not-own-turn = except on its own turn { $turns }
britannia-former-vassal = former vassals of Rome that have attacked
britannia-kill-when = { $what } ({ $when })
britannia-kill-army = For each army killed: { $nations }
britannia-kill-cavalry = For each cavalry killed: { $nations }
britannia-kill-fort = For each fort destroyed: { $nations }
britannia-kill-any = For each army killed
britannia-kill-leader = For killing { $leaders }
britannia-kill-leader-any = For killing any other leader of another player
britannia-submission-points = When { $nation } submit
britannia-may-submit = May submit { $nation } with { $number ->
    [one] { $number } area
   *[other] { $number } areas
} or fewer
britannia-windfall = When others kill { $leader } ({ $killers })
britannia-cnut = Cnut, turn XIV: { $fact-event-cnut-ratio ->
    [1] as many
    [2] twice as many
   *[other] { $fact-event-cnut-ratio-word } times as many
} English areas as any other nation at the end of the Danish turn
britannia-cap = Points in { $capped } count up to half of those in { $home }
britannia-can-bretwalda = Bretwalda, turns { $turns }: more than half of the votes of England
britannia-can-king = King of England, turns { $turns }: at least { $number ->
    [one] { $number } English area
   *[other] { $number } English areas
}, and { $fact-king-ratio ->
    [1] as many
    [2] twice as many
   *[other] { $fact-king-ratio-word } times as many
} as the next
britannia-units = Units
britannia-pool = { $number } in all
britannia-price = price { $number }
britannia-leaders = Leaders
britannia-leader-at = arrives: { $area }
britannia-leader-held = if { $area } is held
britannia-leader-choice = wherever the player likes
britannia-candidate = candidate for the crown of turn XVI
britannia-guide = Who they are, and how to lead them
britannia-whole-guide = The whole guide

## Unit sheet

britannia-unit-hits = Hit points
britannia-unit-attack = Attack: hits on
britannia-unit-defence = Defence: hits on
britannia-unit-kill = Die needed to kill it
britannia-unit-any = any hit
britannia-unit-move = Movement points left / all
britannia-unit-price = Price in population points
britannia-unit-pool = Pool
britannia-unit-of = { $left } of { $all } available, { $map } on the map
britannia-unit-about-infantry = Infantry: the army of every people but Rome.
britannia-unit-about-cavalry = Cavalry: hits on 4 or more, killed only by a 6.
britannia-unit-about-legion = Legion: hits on 4 or more, killed only by a 6.
britannia-unit-about-fort = Fort: defends, gives Rome its roads, is hit last.
britannia-unit-about-ruin = Ruin: what is left of a fort; it has no effect.
britannia-unit-about-burh = Burh: a cheap Saxon stronghold that rolls nothing and takes one hit.
britannia-unit-about-wall = Wall: takes two hits, rolls nothing.
britannia-unit-about-auxilia = Auxilia: hit harder than infantry, and die as easily. Rome can buy them.
britannia-unit-about-berserk = Berserks: hit harder than infantry, and die as easily.
britannia-unit-about-elite = Elite infantry: hits harder than infantry, and dies as easily.
britannia-unit-about-elite_legion = Elite legion: like a legion, but two hits kill it.
britannia-unit-about-huskarl = Huskarls: hit harder than infantry, and two hits kill them.
britannia-unit-about-motte = Motte: rolls nothing; only a 7 hits it, so only attackers with a leader take it.
britannia-legend-variant = Units of the variant
britannia-of-variant = in the variant
britannia-river = A river: crossing it costs one more, and defenders behind it add 1 to the dice of the first round.
britannia-rivers = Rivers

## Points

britannia-award = { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $areas ->
    [none] {""}
   *[other] {" "}({ $areas })
}.
britannia-why-area = For areas held at the end of a scoring turn
britannia-why-limes = For intact forts and vassals’ areas when Rome leaves
britannia-why-occupation = For being sole occupant of an area at some point
britannia-why-raid = For areas held when the raiders withdrew
britannia-why-army = For enemy armies killed
britannia-why-cavalry = For enemy cavalry killed
britannia-why-fort = For forts destroyed
britannia-why-leader = For an enemy leader killed
britannia-why-submission = For the submission of a people
britannia-why-bretwalda = For the Bretwalda
britannia-why-king = For the King of England
britannia-why-windfall = For Harold’s death at another’s hands
britannia-why-cap = Deducted: points outside the homeland above half of those at home
britannia-why-vassal = Deducted: a vassal scores half
britannia-no-points = Nobody scored this turn.
britannia-chart-title = How the game unfolded
britannia-chart = Points by turn
britannia-turn-ended = Turn { $turn } is over.
britannia-see-points = See the points
britannia-margin = { $number ->
    [one] One point ahead of { $seat }.
   *[other] { $number } points ahead of { $seat }.
}
britannia-tipped = What counted most: { $nation } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source }).

## Battle

britannia-battle = Battle
britannia-battles = { $number ->
    [one] One battle to be fought
   *[other] { $number } battles to be fought
}
britannia-battle-at = Battle: { $area }
britannia-round = Round { $number }
britannia-ground = { $terrain ->
    [difficult] Difficult terrain: defenders killed only by a 6
   *[other] Clear terrain
}
britannia-attacker = attacks
britannia-defender = defends
britannia-continue = Continue
britannia-fold = Minimise
britannia-unfold = Restore
britannia-field-unit = { $unit }{ $die ->
    [0] {""}
   *[other] , rolled { $die }
}{ $hit ->
    [yes] , hits
   *[other] {""}
}{ $state ->
    [lost] , lost
    [hurt] , damaged: one more hit kills it
    [leaving] , will retreat
   *[other] {""}
}
britannia-choose-losses = { $number ->
    [one] Click the unit to lose.
   *[other] Click the units to lose: { $number } hits.
}
britannia-losses = Lost in this round: attackers { $attackers }, defenders { $defenders }.
britannia-won = { $nation } hold { $area }.
britannia-both-gone = Nobody is left.
britannia-submitted = { $nation } submit: the battle ends.
britannia-went = { $nation }: { $number ->
    [one] one unit retreats
   *[other] { $number } units retreat
} to { $area }
britannia-fell = Killed: { $leader }.
britannia-retreat-hint = All units with an arrow retreat. Click one to let it stay; then choose where the others go, here or on the map.
britannia-stand-hint = There is nowhere to retreat.
britannia-percent = { $value }%
britannia-odds-win = { $nation } win
britannia-odds-hold = { $nation } hold out
britannia-odds-both = Nobody is left
britannia-odds-left = Armies left on average
britannia-odds-numbers = { $attackers } : { $defenders }
britannia-odds-on = Odds if nobody retreats
britannia-mod-attack = { $unit } attacking: hits on { $value } or more
britannia-mod-defence = { $unit } defending: hits on { $value } or more
britannia-mod-leader = { $leader }: +{ $bonus } on every die on that side
britannia-mod-difficult = Difficult terrain: defenders are killed only by { $value } or more
britannia-mod-heavy = { $unit }: killed only by { $value } or more
britannia-mod-fort = The fort is hit only when nothing else is left
britannia-mod-burh = The burh rolls nothing, and takes one hit
britannia-mod-wall = The wall takes two hits and rolls nothing
britannia-mod-burh-rolls = The burh defends with a die of its own
britannia-mod-motte = The motte rolls nothing, and only a 7 hits it
britannia-mod-river = All attackers crossed a river: +{ $bonus } to the defender’s dice in the first round
britannia-mod-tough = { $unit }: takes { $hits } hits to kill

## Petitions

britannia-petition = A decision between two nations
britannia-petition-submission = { $nation } may submit to { $other } now. That means peace between the two, half of the growth,{ $half ->
    [yes] {" "}half of the area points,
   *[no] {""}
} and no area abandoned without consent. It ends when a leader arrives or the overlord is gone.
britannia-petition-growth = { $nation }, your vassals, ask to grow: they would get { $points ->
    [one] { $points } point
   *[other] { $points } points
}. If you refuse, they get none.
britannia-petition-consent = { $nation }, your vassals, want to leave an area empty. If you refuse, one unit has to stay.

## The hall

britannia-hall = Election of the Bretwalda
britannia-hall-text = { $needed } of { $all } votes are needed; { $cast } have been cast.
britannia-hall-turn = { $nation } vote now: { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
britannia-hall-areas = { $number ->
    [one] one English area
   *[other] { $number } English areas
}
britannia-hall-votes = { $number ->
    [one] one vote
   *[other] { $number } votes
}

## Legend and settings

britannia-legend-units = Units
britannia-legend-map = On the map
britannia-legend-points = Where points come from
britannia-badge-all = All units of the stack can still move
britannia-badge-some = Some of them can
britannia-badge-none = None of them can
britannia-badge-other = A stack of a nation whose turn it is not
britannia-tint-open = Green: the stack may go there and stay
britannia-tint-limited = Purple: only as the one overstacked area, or on the way through
britannia-tint-forbidden = Red: forbidden; click to see why
britannia-tint-suzerain = Grey: the overlord’s or a vassal’s land
britannia-tint-battle = Orange outline: a battle still to be fought
britannia-filter-population = points the area yields in growth
britannia-filter-points = brighter stars are worth more; above: at once, below: on the scoring turn shown
britannia-filter-stacking = armies now / most [most if overstacked]; ∞ is no limit
britannia-like-tumbles = Dice tumble
    .hint = Dice roll onto the units; otherwise they appear at once.
britannia-like-advises = Advice
    .hint = A parchment advises you the first time something is asked of you.
britannia-like-warns = Warning when nothing was moved
    .hint = Asks for confirmation before ending a movement phase in which no unit has moved.
britannia-like-reckons = Points at the end of a turn
    .hint = Opens the table of points automatically at the end of a turn; otherwise you get a note.
britannia-like-look = The map
    .hint = Parchment, or a plainer look.
britannia-look-parchment = Parchment
britannia-look-plain = Plain
britannia-the-rules = The rules
britannia-credits = Credits
britannia-more-preferences = Language, sound and more

## Advice

britannia-no-advice = There is no advice for this situation.
britannia-advise-me = Show advice automatically
britannia-understood = Got it
britannia-no-more-advice = No more advice
britannia-advice-growth = Growth
    .text = Buy where the next fight will be, or behind it so that others are free to go. Each area gets one unit before any gets a second. You have to buy whatever you can pay for.
britannia-advice-movement = Movement
    .text = Look first at the next scoring turn: which areas do you want to hold at its end, and who moves after you? Send those from furthest away first, so that nearer ones can overrun. Leave nothing valuable empty.
britannia-advice-invasion = Major invasion
    .text = You move and fight twice this turn. Attack with every army now; empty land can still be taken in the second half. End in places that you can defend.
britannia-advice-battles = The order of battles
    .text = Begin where the enemy has nowhere to retreat because his neighbours are still fighting. Keep for last what you need as a way back.
britannia-advice-losses = Losses
    .text = Units from different areas retreat to different areas: think of where you want the survivors to go. Cavalry and legions can only be lost to a 6.
britannia-advice-retreat = Retreat
    .text = An area can be taken back, a dead army cannot. Stay if the odds are good or the area is about to score; otherwise go while there is a way. Some may stay and cover the others.
britannia-advice-submission = Submission
    .text = Peace with somebody who could destroy you keeps your armies alive. While it lasts you grow by half. You can do it later if you are still below the limit, but every round costs lives.
britannia-advice-overlord = A vassal asks
    .text = A vassal that grows guards land which counts for you; one that grows too much may not stay a vassal. Refusing costs you nothing but goodwill.
britannia-advice-withdrawal = Raiders
    .text = Those who go back are safe at sea and can strike again; those who stay hold land, grow, and may be attacked. Points for the raid are yours either way.
britannia-advice-overpopulation = Too many armies
    .text = The land can feed only { $fact-overpopulation-units_per_area ->
        [one] one army
       *[other] { $fact-overpopulation-units_per_area-word } armies
    } for each area. Destroy those that score nothing and guard nothing; next turn, take more land before you buy.
britannia-advice-vote = The Bretwalda
    .text = Each nation gives all its votes to one. It takes more than half of all the votes of England. Nations of the same player may vote together.
britannia-advice-leader = A leader
    .text = Put the leader where you attack this turn, ideally with at least two armies: the stack moves farther, hills do not stop it, and each die has +1.
britannia-advice-boudicca = Boudicca
    .text = This turn legions killed and forts destroyed are worth most. Rise where forts are thinly guarded, and attack with everything.
britannia-advice-arthur = Arthur
    .text = He and his cavalry can appear in any English area that is empty or yours. Saxons, Jutes and Angles killed on your turn score points, and so does Aelle.
britannia-advice-settlement = Rome leaves
    .text = Choose { $fact-event-romano_british-most ->
        [one] one place
       *[other] { $fact-event-romano_british-most-word } places
    } at most. Pairs in clear land live longer than single armies, and Arthur will need somebody to ride to.
britannia-advice-hiring = Reinforcements
    .text = Cavalry is killed only by a 6 and hits on 4. Infantry is cheaper and fills land. What you do not spend is lost.
britannia-advice-levy = The levy
    .text = All of it gathers in one area of England, and stacking does not matter there. Choose the area from which the crown can be won, or Harold be guarded.
britannia-advice-king = The King’s infantry
    .text = It may go anywhere you hold in England, even a full area; next turn that area has to be within its limit again.
britannia-advice-recall = Units leave
    .text = Take them from where they are least needed. An empty area with a fort is still held, but easy to take.

## Setting a table up

britannia-history-dux_britannia = The whole story. Claudius lands with sixteen legions, and the tribes submit, rise or withdraw into the hills. When Rome has gone, Saxons, Jutes and Angles settle where legions were quartered; then come the longships, the Danelaw and Cnut. It ends a thousand years later, when Harald, Svein and William reach for the same crown.
    .subtitle = The great campaign
britannia-history-artorius_rex = Rome has gone, and the Romano-British hold what they can behind old walls. Saxons, Jutes and Angles come to stay, Picts and Scots press from the north, and Arthur rides against all of them. Out of the ruins grow the English kingdoms, until the Northmen find them.
    .subtitle = The age of invasions
britannia-history-furor_normanis = England is divided among Saxons and Angles when the first longships are sighted. Ivar and Halfdan take what monks and earls cannot defend; burhs rise against them. Danes, Norwegians and Dubliners settle, and in the end the Normans cross the Channel.
    .subtitle = The age of the Vikings
britannia-history-hadrianus = The south is Roman, the north is not. The legions hold the wall against Picts and Brigantes, while pirates gather off the coast and the first Saxons scout the shore. How long can Rome pay for an island at the end of the world?
    .subtitle = The wall
britannia-held-by = { $area }: { $nation }
britannia-scenario-facts = { $nations } nations · { $players } players · { $turns } turns · about { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}

## The great events

britannia-told-boudicca = Boudicca rises
    .text = The queen of the Iceni has been wronged, and the tribes of the east follow her against Rome. Towns burn where her chariots have passed.
britannia-told-rome_departs = Rome leaves Britain
    .text = The last legions are called to other wars, and no new ones will come. Whoever has lived behind their walls must now defend them alone.
britannia-told-arthur = Arthur takes the field
    .text = A war leader gathers the riders of the Romano-British against those who come over the sea. As long as he lives, nobody in the island is faster.
britannia-told-ivar_halfdan = The great army lands
    .text = Ivar and Halfdan do not come for plunder alone: this host means to stay. The old kingdoms of the English have never seen so many shields.
britannia-told-alfred = Alfred holds out
    .text = From the marshes the king of Wessex strikes back, and raises walls around his towns. Behind such burhs a few can stand against many.
britannia-told-cnut = Cnut claims the crown
    .text = The king of the Danes wants England whole, not its silver. A realm on both shores of the North Sea is within his reach.
britannia-told-william = 1066
    .text = The duke of the Normans says that the crown was promised to him, and his ships lie ready with horses aboard. Three men want one throne, and only one of them will have it.
