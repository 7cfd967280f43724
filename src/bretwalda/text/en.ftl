# What all games say, and the server, in English.

seat = Player { $number }
said = { $player }: { $words }

plain-named = { $name }: { $value }
plain-of = { $name } ({ $thing })

result-won = { $player } wins.
result-shared = The victory is shared: { $players }.
result-nobody = Nobody wins.
result-alone = Played alone: { $percent } % of all that could be had.

## No to something about a game

refused-no-game = There is no game called “{ $game }”; the games are: { $known }.
refused-no-text = There is no text “{ $name }”.
refused-no-game-or-file = “{ $name }” is neither a save file nor one of the games: { $known }.
refused-setting-name = The game has no setting “{ $setting }”; its settings are: { $allowed }.
refused-setting-value = The setting “{ $setting }” cannot be “{ $value }”; it can be: { $allowed }.
refused-duel-players = Only two can play without a third kingdom: set players=2 or leave duel out.
refused-solo-late-choice = Who plays alone keeps all three objectives: there is nothing to put away in turn 4.
refused-kingdoms-teams = Teams are for four or six players, not for { $players }.
refused-kingdoms-own-wars = Wars between own kingdoms are for two players.
refused-kingdoms-last-game = The winner and the loser of the last game must be two of the { $players } seats.
refused-kingdoms-row = With { $players } players the set-up card has no row “{ $row }”; its rows are: { $rows }.
refused-no-seat = There is no seat { $seat } at this table.
refused-level = There is no computer player “{ $level }”. There are: { $known }.
refused-language = There is no language “{ $language }”; there are: { $allowed }.
refused-seats-number = { $seats } seats are named, but the game has { $players } players.
refused-seed = A seed is text of at most { $longest } characters.
refused-over = The game is over.
refused-not-your-turn = It is not this player’s turn to decide.
refused-illegal = That is not possible now.
refused-notation = “{ $text }” is no choice of this game.
refused-number = Number { $number } is not on the list.
refused-back = One cannot go back to decision { $number }: { $decisions } have been taken.
refused-not-alone = Only somebody who has played alone from the beginning can go back: here it would tell what others may not know.
refused-undo = That cannot be taken back: somebody has learned or decided something since.
refused-viewpoint = “{ $seat }” is nobody’s eyes here: say a seat from 1 to { $seats }, 0 for those who look on, or all.
refused-viewpoint-closed = While the game, or one that goes on from a save of it, is played, everybody looks back through their own eyes only.
refused-step = Step { $step } cannot be looked at: there are the steps { $first } to { $last }.
refused-stops = One cannot go through this game by “{ $by }”; one can by: { $known }.
refused-frames = At most { $most } positions can be asked for at once.
refused-fork = Nobody can try out how a game might go on while others are still playing it.
refused-fork-seat = Say whose seat you want to play in: all you know is what that player knew.
refused-lesson = The lesson asks for something else here.
refused-lesson-back = During a lesson nothing is taken back. Afterwards it can be.
refused-no-lesson = This game has no lesson.
refused-no-notes = There are no notes under this link.
refused-notes-closed = Notes beside a game are yours alone until the game is over and nobody plays on from a save of it.
refused-notes-foreign = This saved game is somebody else’s: you can read the notes beside it, not write there.
refused-notes-other = These are notes beside another game.
refused-note-long = That is too long: at most { $most } characters in each language.
refused-notes = At most { $most } notes, and { $characters } characters, can stand beside a game.
refused-annotated = You have written beside { $most } games, and no more are kept. Take the notes away from one first.

## No to something about a file

refused-file-missing = There is no file “{ $file }”.
refused-not-a-file = “{ $file }” is not a file.
refused-file-unreadable = The file “{ $file }” cannot be read.
refused-file-write = The file “{ $file }” cannot be written.
refused-file-other = “{ $file }” is not a saved game and is not overwritten.
refused-file-there = “{ $file }” is there already.
refused-file-too-large = The file is far too large for a saved game.
refused-file-broken = The file is not a saved game, or it is damaged ({ $detail }).
refused-file-format = The file is written in format { $format }, which this version cannot read.
refused-file-commitment = The seed in the file is not the one it is committed to: the file has been altered.
refused-file-seal = The seal does not fit the contents: the file has been altered.
refused-move = “{ $move }” is not a move: a seat’s number and a choice are needed.
refused-position = The position with which the file begins is none of this game.
refused-position-brought = The file begins in the middle of a game, with a position that cannot be checked: it can be looked at with “bretwalda replay”, but not played here.
refused-other-game = The file is a game of “{ $game }”.
refused-other-rules = The file was played by rules version { $rules }, which is no longer in use.
refused-journal-line = Move { $line } of the file, “{ $move }”, is against the rules. { $why }
refused-journal-result = The result in the file is not the one the game leads to.
refused-commitment = The seed does not fit the commitment “{ $promised }”: the game was played with another seed.
refused-settled = The game in “{ $file }” has its own settings and seed: leave out --settings and --seed.
refused-decision-number = There is no decision { $number } in the file: it has { $most }.
refused-save-name = Say where to: save FILE.

## No to something about a server, a table or a person

refused-database = The database cannot be used: { $detail }
refused-database-address = That is not the address of a database.
refused-database-empty = There is nothing in the database yet: no server has used it.
refused-database-there = The database holds people and tables already; --replace puts the backup in their place.
refused-database-in-use = A server is using the database: stop it first.
refused-database-newer = The database was written by a newer version of Bretwalda.
refused-restore = What arrived in the database is not what is in the backup.
refused-quota-name = There is no limit “{ $name }”; there are: { $known }.
refused-quota-value = The limit “{ $name }” must be a whole number; 0 means none.
refused-address = Nothing can listen on { $host } at port { $port }: it is in use already, or not this machine’s.
refused-person = The server does not know you yet: open its page first.
refused-password = The server asks for its password.
refused-key = Nobody has this key.
refused-origin = Another site’s page asked for this: it is refused.
refused-host = The server does not go by the name “{ $host }”. Whoever runs it can give it the name: --origin https://{ $host }
refused-message = The message cannot be understood.
refused-metrics = These figures are for the machine that runs the server.
refused-too-large = That is too large.
refused-too-fast = Too many at once: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-storage = The server’s storage does not answer as it should, so nothing has happened. Please try again.
refused-in-doubt = The server’s storage failed at the moment of writing. Whether your decision was kept will be seen when it answers again.
refused-damaged = What the server has kept of this is damaged and cannot be opened. Whoever runs the server can look into it: bretwalda doctor.
refused-unforeseen = Something has gone wrong on the server that nobody has foreseen. It has been noted there; please try again.
refused-no-answer = This could not be found out: the computer that thought about it gave no answer. Please try again.
refused-no-table = There is no such table.
refused-no-spectators = This table takes no spectators.
refused-foreign-seat = That is not your seat.
refused-seat-taken = Somebody sits there already.
refused-companion = You can invite people with whom you have played.
refused-invited = This person is invited already, or sits at the table.
refused-away = A computer is playing for you: take your seat back first.
refused-present = This player is not away.
refused-not-host = Only the host of the table may do that.
refused-started = The game has begun already.
refused-not-started = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-stale = Something has happened in the meantime: look again, then decide.
refused-not-agreed = Somebody who is invited has not agreed yet. Wait for them, or give up their seat: if a game goes on here, what you cannot see is then dealt anew.
refused-long = Nothing more can be taken back in this game: its record has { $most } entries.
refused-outdated = This game was played by rules (version { $rules }) or with facts that are no longer in use: it can be looked at, downloaded, and saved to go on from here as a new game.
refused-redo = There is nothing to do again.
refused-empty = There is nothing to say.
refused-no-series = The rules of this game know no series.
refused-partners-confer = Partners may not confer in this game while it is being played: write to everybody or to an opponent.
refused-no-reader = Nobody sits there who could read it.
refused-limit = The time limit must be between { $least } and { $most } seconds.
refused-pause = The pause must be between 0 and { $most } seconds.
refused-secret = The file would tell the seed, and with it what others may not know: wait until the game is over.
refused-closed = This table has been closed: it can be looked at and saved, but not played on.
refused-gone = { $name } has closed this table before a game began.
refused-still-playing = You still play at this table: give the game up first, or close the table.
refused-no-save = There is no such saved game.
refused-saves = You have { $most } saved games already: delete one first.
refused-save-bytes = Your saved games would take more than { $most } MB: delete one first.
refused-tables = You have opened { $most } tables this week that are not over: finish a game first.
refused-tables-address = { $most } tables have been opened from your network within an hour: please try again in { $minutes } min.
refused-people = { $most } new people have come from your network within an hour: please try again in { $minutes } min.
refused-guesses = { $most } wrong codes and keys have come from your network within an hour: please try again in { $minutes } min.
refused-sockets = You have { $most } pages open already: close one first.
refused-sockets-address = { $most } pages are open in your network already: one of them must be closed first.
refused-slow-request = The request has not arrived within { $seconds } seconds.

## What happens at a table, outside the game

notice-joined = { $name } sits down.
notice-invited = { $name } would like to go on with a game you have played together: “{ $table }” is among your tables.
notice-asked = { $name } invites you to a table: it is among your tables.
notice-back = { $name } is back.
notice-left = { $name } gets up.
notice-removed = { $name } has been asked to leave the table.
notice-away = { $name } is away; a computer ({ $level }) plays on.
notice-given-up = { $name } has given up; a computer ({ $level }) plays on.
notice-given-up-end = { $name } has given up: the game ends here.
notice-closed = { $name } has closed the table.

## A program in a player’s seat; $times counts the same fault

bot-crashed = “{ $command }” has ended, and “normal” plays on in its place.
bot-silent = “{ $command }” did not answer in time ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.
bot-endless = “{ $command }” gave an answer without end ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.
bot-unclear = “{ $command }” gave an answer that means nothing ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.
bot-illegal = “{ $command }” chose what was not possible ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.

## Advice, where a game has nothing more to say

advice-only = There is no other choice.
advice-best = The most promising of what was looked at.
advice-close = Nearly as promising as the best.
advice-weak = Less promising than the best.
