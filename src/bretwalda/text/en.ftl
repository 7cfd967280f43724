# What all games and the command line say, in English.

seat = Player { $number }
said = { $player }: { $words }

result-won = { $player } wins.
result-shared = The victory is shared: { $players }.
result-nobody = Nobody wins.

## No to something about a game

refused-no-game = There is no game called “{ $game }”; the games are: { $known }.
refused-no-game-or-file = “{ $name }” is neither a save file nor one of the games: { $known }.
refused-option-name = The game has no option “{ $option }”; its options are: { $allowed }.
refused-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
refused-no-seat = There is no seat { $seat } at this table.
refused-over = The game is over.
refused-not-your-turn = It is not this player’s turn to decide.
refused-illegal = That is not possible now.
refused-notation = “{ $text }” is no choice of this game.
refused-number = Number { $number } is not on the list.
refused-undo = That cannot be taken back: somebody has learned or decided something since.

## No to something about a file

refused-file-missing = There is no file “{ $file }”.
refused-not-a-file = “{ $file }” is not a file.
refused-file-unreadable = The file “{ $file }” cannot be read.
refused-file-write = The file “{ $file }” cannot be written.
refused-file-other = “{ $file }” is not a saved game and is not overwritten.
refused-file-too-large = The file is far too large for a saved game.
refused-file-broken = The file is not a saved game, or it is damaged ({ $detail }).
refused-file-format = The file is written in format { $format }, which this version cannot read.
refused-file-commitment = The seed in the file is not the one it is committed to: the file has been altered.
refused-file-seal = The seal does not fit the contents: the file has been altered.
refused-move = “{ $move }” is not a move: a seat’s number and a choice are needed.
refused-other-game = The file is a game of “{ $game }”.
refused-other-rules = The file was played by rules version { $rules }, which is no longer in use.
refused-journal-line = Move { $line } of the file, “{ $move }”, is against the rules. { $why }
refused-journal-result = The result in the file is not the one the game leads to.
refused-commitment = The seed does not fit the commitment “{ $promised }”: the game was played with another seed.
refused-settled = The game in “{ $file }” has its own options and seed: leave out --options and --seed.
refused-decision-number = There is no decision { $number } in the file: it has { $most }.
refused-save-name = Say where to: save FILE.

## No to something about the command line

refused-by-system = The system does not allow it: { $detail }.
refused-language = There is no language “{ $language }”; there are: { $allowed }.
refused-command = There is no command “{ $command }”; the commands are: { $known }.
refused-usage-option = There is no option { $option } here; --help shows what there is.
refused-usage-value = The option { $option } is not used like that; --help shows how.
refused-usage-number = { $option } does not take this value: it must be a number within its limits.
refused-usage-missing = { $name } is missing; --help shows what is needed.
refused-usage-words = There are more words than this command understands; --help shows what it takes.
refused-level = There is no computer player “{ $level }”. There are: { $known }.
refused-seat-kind = “{ $kind }” cannot sit at a table; these can: { $known }.
refused-seats-number = { $seats } seats are named, but the game has { $players } players.
refused-seed = A seed is text of at most { $longest } characters.
refused-seconds = The time must be more than 0 and at most { $most } seconds.

## Without a command

welcome = Bretwalda: board games of old Britain and the barbarian West. Some ways to begin:
welcome-games = which games there are
welcome-play = play against a random player
welcome-hot-seat = two people at one screen, with options
welcome-show = a position in the middle of a game
welcome-help = all commands

## --help

help-usage = Usage: { $usage }
help-command = COMMAND
help-commands = Commands:
help-parameters = Arguments and options:
help-bretwalda = Board games of old Britain and the barbarian West. “bretwalda COMMAND --help” tells more about a command.
help-games = List the games and their options.
help-play = Play a game at this screen.
help-show = Show a position, as text and as a picture.
help-replay = Tell a saved game from its first decision on.
help-verify = Check that a saved game kept to the rules and to its seed.
help-bench = Measure how fast the games run.
help-fuzz = Play many random games and check everything in each of them.
help-help = show this and leave
help-version = print the version and leave
help-lang = the language to speak; usually the one of the environment
help-json = print the answer as one line of JSON
help-game = which game
help-game-or-all = which game; all of them if left out
help-file = a saved game
help-file-or-game = a saved game, or a game to be played at random
help-seats = who sits where, such as me,random: “me” is a person at this screen
help-options = how to set the game up, such as players=3,advanced=yes
help-seed = any text: it settles all that is left to chance
help-save = keep the game in this file
help-load = go on with the game in this file
help-steps = after how many decisions
help-seat = what the player in this seat sees, instead of what everybody sees
help-svg = draw the position into this file
help-from = begin with this decision
help-commitment = what was shown of the seed when the game began
help-seconds = for how long, shared among all set-ups

## games

games-id = game
games-title = title
games-players = players
games-options = options

## play

play-commitment = The seed is settled; its SHA-256 is { $commitment }.
play-seed = The seed was “{ $seed }”.
play-saved = Saved in { $file }.
play-quit = Good-bye.
play-word-undo = undo
play-word-save = save
play-word-show = show
play-word-help = help
play-word-quit = quit
play-help =
    Type a number of the list, or the words beside it. Or one of these:
    undo         take your latest decision back
    save FILE    keep the game in a file
    show         show the position again
    help         this
    quit         leave the table

## show

show-decisions = { $number ->
    [0] At the beginning.
    [one] After { $number } decision.
   *[other] After { $number } decisions.
}
show-svg = Drawn into { $file }.

## verify

verify-seal = The seal fits the contents.
verify-commitment = The seed fits its commitment { $commitment }.
verify-promise = The commitment is the one you were shown.
verify-moves = { $number ->
    [one] { $number } move, legal.
   *[other] { $number } moves, all of them legal.
}
verify-unfinished = The game is not over yet.
verify-result = The result is right: { $verdict }

## bench

bench-running = Measuring
bench-decisions = decisions/s
bench-playouts = games/s
bench-clone = clone µs
bench-imagine = imagine µs
bench-compiled = The rules run compiled.
bench-plain = The rules run as plain Python, not compiled.

## fuzz

fuzz-help-games = how many games, shared among all set-ups
fuzz-help-workers = how many processes
fuzz-running = Playing
fuzz-broken = Broken: { $property }. { $detail }
fuzz-replay = See it: { $command }
fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $failures ->
    [0] no failure.
    [one] { $failures } failure.
   *[other] { $failures } failures.
}
