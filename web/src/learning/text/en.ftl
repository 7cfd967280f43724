## Puzzles

puzzle-title = Puzzle { $number } of { $all }: { $game }
puzzle-today = Puzzle of the day
puzzle-task = Find the best choice for { $player }. Only the first try counts.
puzzle-tried = You have tried this one before.
puzzle-choices = What could be chosen
puzzle-right = Right: { $choice }
puzzle-wrong = Not the best. Better: { $choice }
puzzle-chances = It wins { $best } % of the games that go on from here, your choice { $chosen } %.
puzzle-chance = It wins { $best } % of the games that go on from here.
puzzle-exact = Worked out to the end of the game: this wins against any answer, and every other choice loses.
puzzle-why = Why
puzzle-next = Another puzzle
puzzle-learnt = What I have learnt

## What one has learnt

learnt-title = What I have learnt
learnt-lessons = Lessons
learnt-lessons-of = { $done } of { $all } played to the end
learnt-learn = To the lessons
learnt-puzzles = Puzzles found at the first try
learnt-puzzles-of = { $right } of { $tried } tried, { $all } in all
learnt-levels = Levels beaten alone
learnt-none = none yet
learnt-deeds = Small achievements
learnt-done = done
learnt-open = still open

## Small achievements

deed-king_is_dead-invasion = Win when the French invade
    .text = Then sets of followers count, not power: keep all three factions at court.
deed-king_is_dead-card_kept = Win with a card still in your hand
    .text = Cards are worth more in the hand than on the table.
deed-king_is_dead-fewer_followers = Win with fewer followers at court than a rival
    .text = Which faction leads counts for more than how many follow you.
deed-barbarian_kingdoms-king_taken = Win a game in which you have eliminated a king
    .text = A king who goes to battle can be lost.
deed-barbarian_kingdoms-fewer_provinces = Win with fewer provinces than a rival
    .text = Land is not the only way to win.
deed-rex_britannorum-narrow = Win by one point, or by a tie-break
    .text = Every mark of a track counts.
deed-rex_britannorum-clear = Win by six points or more
    .text = Tracks, roads and objectives together win games.
deed-britannia-every_nation = Win with points for every nation of your colour
    .text = No nation is there for nothing, however short its time.
deed-britannia-overlord = Win while one of your nations has a vassal
    .text = Whoever submits to you spares you a war.
