title = Coracles
summary = A race across a river: everybody rows in secret, and whoever rows like nobody else moves.
setting-players = Players
    .hint = How many row.

stroke-gentle = gently
stroke-steady = steadily
stroke-hard = hard

charm-otter = Otter
charm-heron = Heron
charm-salmon = Salmon
charm-seal = Seal
charm-swan = Swan

field-round = Round
field-boat = Boat
field-charm = Charm
field-stroke = Stroke
field-called = Called

prompt-rowing = Round { $round } of { $rounds }: how hard do you row?
prompt-calling = Do you call the { $charm } to your boat?

choice-row = Row { $stroke }
choice-keep = Keep your charm
choice-call = Call the { $charm }

event-dealt = You are dealt the { $charm }.
event-rowed = { $seat } rows { $stroke } and moves.
event-collided = { $seat } rows { $stroke }, as others do, and gets nowhere.
event-drifted = { $seat } rows { $stroke }, as others do, and is carried back.
event-called = { $seat } calls the { $charm }.
event-won = { $seat } wins.
