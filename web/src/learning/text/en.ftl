## Puzzles

puzzle-title = Puzzle { $number } of { $all }: { $game }
puzzle-today = Puzzle of the day
puzzle-task = You are { $player }: find the best choice. Your first choice is your answer.
puzzle-task-count = You are { $player }: find the choice that leaves you furthest ahead when points are next counted, in turn { $turn }. Your first choice is your answer.
puzzle-tried = You have already tried this one.
puzzle-choices = Possible choices
puzzle-right = Right: { $choice }
puzzle-wrong = Not the best choice. Better: { $choice }
puzzle-chances = It wins { $best }% of games played on from here; your choice wins { $chosen }%.
puzzle-chance = It wins { $best }% of games played on from here.
puzzle-lead = By the count of turn { $turn } it is worth { $points } points more than your choice, on average over many games played on from here.
puzzle-lead-next = By the count of turn { $turn } it is worth { $points } points more than the next best choice, on average over many games played on from here.
puzzle-exact = Worked out to the end of the game: this wins against any reply, and every other choice loses.
puzzle-why = Why
puzzle-next = Another puzzle
puzzle-learnt = What I have learnt

## What one has learnt

learnt-title = What I have learnt
learnt-lessons = Lessons
learnt-lessons-of = { $done } of { $all } played to the end
learnt-learn = Go to the lessons
learnt-puzzles = Puzzles solved at the first try
learnt-puzzles-of = { $tried ->
    [0] none tried yet, { $all } in all
   *[other] { $right } of { $tried } tried, { $all } in all
}
learnt-levels = Levels beaten in solo games
learnt-none = none yet
learnt-deeds = Small achievements
learnt-done = done
learnt-open = still to do

## Small achievements

deed-king_is_dead-invasion = Win when the French invade
    .text = Then sets of followers count, not power: keep all three factions at court.
deed-king_is_dead-card_kept = Win with a card still in your hand
    .text = Cards are worth more in the hand than on the table.
deed-king_is_dead-fewer_followers = Win with fewer followers at court than a rival
    .text = Which faction leads matters more than how many followers you have.
deed-barbarian_kingdoms-king_taken = Win a game in which you have eliminated a king
    .text = A king who goes into battle can be lost.
deed-barbarian_kingdoms-fewer_provinces = Win with fewer provinces than a rival
    .text = Land is not the only way to win.
deed-rex_britannorum-narrow = Win by one point, or by a tie-break
    .text = Every mark on a track counts.
deed-rex_britannorum-clear = Win by six points or more
    .text = Tracks, roads and objectives together win games.
deed-britannia-every_nation = Win with points for every nation of your colour
    .text = No nation is there for nothing, however brief its time.
deed-britannia-overlord = Win while one of your nations has a vassal
    .text = A nation that submits to you spares you a war.
