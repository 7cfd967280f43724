# What only the command line says, in English.

## No to something about facts that replace a game’s own

refused-facts-folder = There is no folder “{ $folder }”.
refused-facts-variable = The environment variable { $variable } names “{ $folder }”, but there is no such folder.
refused-facts-none = “{ $folder }” holds no facts: each file is named after its game, followed by “.toml”. The games are: { $known }.
refused-facts-game = “{ $file }” is not named after one of the games: { $known }.
refused-facts-unreadable = “{ $file }” cannot be opened: the system does not allow it, or it is not a file.
refused-facts-toml = “{ $file }”, line { $line }: { $why }
toml-letters = this character is not encoded in UTF-8: save the file in that encoding.
toml-statement = a table in square brackets or a key with “=” is needed here.
toml-key = a key is needed here: letters, digits, hyphens and underscores, or quotation marks around it.
toml-equals = “=” is missing after a key.
toml-value = there is no value here, or not a valid one: texts need quotation marks, numbers at most 300 digits.
toml-rest = the line should have ended before this.
toml-unclosed = a quotation mark or bracket is opened here or above, and never closed.
toml-twice = this key or table is already there.
toml-character = this character may not stand here.
toml-backslash = a backslash in a text stands for a special character, and there is no such character; write two of them for one.
toml-deep = lists or tables are nested too deeply.
toml-else = this is not TOML.
refused-facts-kind = “{ $file }”, line { $line }, { $place }: there must be { $kind ->
    [int] a whole number
    [bool] true or false
    [str] a text in quotation marks
    [list] a list
   *[table] a table
}, as in the game’s own facts.
refused-facts-missing-key = “{ $file }”, line { $line }: { $place } is missing.
refused-facts-unknown-key = “{ $file }”, line { $line }: the game has no { $place }.
refused-facts-number = “{ $file }”, line { $line }, { $place }: there must be { $expected }, not { $found }.
refused-facts-range = “{ $file }”, line { $line }, { $place }: { $found } is not between { $least } and { $most }.
refused-facts-exactly = “{ $file }”, line { $line }, { $place }: exactly these are needed, in this order: { $expected }.
refused-facts-unknown-name = “{ $file }”, line { $line }, { $place }: there is no “{ $name }”.
refused-facts-twice = “{ $file }”, line { $line }, { $place }: “{ $name }” appears twice.
refused-facts-unreachable = “{ $file }”, line { $line }, { $place }: “{ $name }” cannot be reached from the others.
refused-facts-against-rules = “{ $file }”, line { $line }, { $place }: “{ $name }” contradicts the rules; docs/facts.md says what must hold.
refused-facts-length = “{ $file }”, line { $line }, { $place }: at least { $least } and at most { $most } entries are needed, not { $found }.
refused-facts-text = “{ $file }”, line { $line }, { $place }: a text of one line is needed, of 1 to { $most } characters.
refused-no-rules = There are no rules to read for this game.
refused-no-paragraph = The rules have no “{ $paragraph }”.
refused-log-length = “{ $wanted }” is not a number of lines: “log 50” shows the last fifty.
refused-no-odds = There are no odds to give for this decision.
refused-no-map = This game has no map to be shown here.
refused-nothing-known = Nothing here is called “{ $thing }”; “look” alone lists everything.
refused-can-be-chosen = “{ $thing }” can be chosen.
refused-nothing-hinders = Nothing we know of rules out “{ $thing }”; perhaps it is called something else.
refused-no-deed-seen = No computer player has recently done anything that can be explained from what you know.
refused-other-facts = The game was played with other facts ({ $facts }) than those in use ({ $used }).

## No to something about the command line

refused-by-system = The system does not allow it: { $detail }.
refused-command = There is no command “{ $command }”; the commands are: { $known }.
refused-usage-option = There is no option { $option } here; --help shows what there is.
refused-usage-value = The option { $option } is not used like that; --help shows how.
refused-usage-number = { $option } does not take this value: it must be a number within its limits.
refused-usage-missing = { $name } is missing; --help shows what is needed.
refused-usage-words = Too many arguments for this command; --help shows what it takes.
refused-shell = There is no completion for the shell “{ $shell }”; there is for: { $known }.
refused-ladder-alone = A ladder needs somebody to play against: choose at least two players.
refused-player-class = No computer player can be made from “{ $word }”: { $fault }.
refused-network = “{ $file }” does not hold a network ({ $fault }).
refused-network-game = This network was trained for another game: { $made }, not { $game }.
refused-network-seats = This network was trained for { $made } seats; here there are { $seats }.
refused-checkpoint = “{ $file }” does not hold a training run that can be continued ({ $fault }).
refused-training-there = A training run has already begun in “{ $folder }”; --resume continues it.
refused-training-other = The training run in “{ $folder }” follows another recipe: other settings, seed or sizes.
refused-selfplay-file = “{ $file }” must end in “{ $ending }”.
refused-selfplay-there = “{ $file }” already exists.
refused-seat-kind = “{ $kind }” cannot sit at a table; these can: { $known }.
refused-seat-number = There is no seat { $seat }: seats count from 0, the last one is { $last }.
refused-dump = This is not a position of the game ({ $detail }).
refused-batch-choice = The choice { $choice } is not possible in game { $game }: no choice was made in any game.
refused-batch-length = There are { $games } games, but { $given } choices.
refused-bot-command = There is no program to run as “{ $command }”.
refused-seconds = The time must be more than 0 and at most { $most } seconds.
refused-extra = That needs an optional component: pip install "bretwalda[{ $extra }]".
refused-arena-entrants = A tournament needs at least two different players, such as hard,easy.
refused-arena-deaths = Game { $game } could not be played: the process that tried died { $times } times.
refused-results-there = “{ $file }” already exists; --resume continues it.
refused-results-file = “{ $file }” does not hold the results of a tournament.
refused-results-game = There is no game { $number } with its moves in “{ $file }”.
refused-results-plan = “{ $file }” holds another tournament: other players, settings, seed or rules.
refused-cluster = No Dask cluster is responding at “{ $address }”.
refused-cluster-empty = The cluster at “{ $address }” has no workers.
refused-cluster-lost = The cluster at “{ $address }” has gone; the games played so far are kept.
refused-cluster-deaths = The workers of the cluster at “{ $address }” keep dying on the same games.
refused-cluster-version = The workers of the cluster have no bretwalda, or one that plays by other rules or levels.

## --help

help-usage = Usage: { $usage }
help-command = COMMAND
help-commands = Commands:
help-parameters = Arguments and options:
help-bretwalda = Board games of old Britain and the barbarian West. “bretwalda COMMAND --help” tells more about a command.
help-serve = Start the server and open its page.
help-think = Do the thinking for the computer players of all servers on one PostgreSQL.
help-chaos = Play on a server of its own while everything goes wrong, and prove that nothing is lost.
help-soak = Play on a server of its own for hours, and see whether memory or database keep growing.
help-backup = Write the server’s whole database into one file, while it runs, and check it.
help-restore = Put a backup into a database, and check it.
help-doctor = Check that everything the server keeps is sound.
help-games = List the games and their settings.
help-play = Play a game at this screen.
help-show = Show a position, as text and as a picture.
help-replay = Tell the story of a saved game from its first decision.
help-explain = Explain what a computer player would decide, or has decided.
help-review = Review a finished game: chances, turning points, luck and play.
help-facts-command = Check files of facts: “facts check DIR” says what is wrong with them.
help-facts-check = Check the files of facts in a folder: file, line and reason for everything that is wrong.
help-facts-check-folder = the folder: GAME.toml for each game
help-rules = Print the rules of a game, or a paragraph of them.
help-rules-paragraph = a chapter or a paragraph, such as 4 or 4.8; a word finds the paragraphs that contain it
help-verify = Check that a saved game kept to the rules and to its seed.
help-bench = Measure how fast the games run.
help-fuzz = Play many random games and check everything in each of them.
help-arena = Hold a tournament between computer players.
help-ladder = Let every level play against the one below it.
help-selfplay = Let computer players play, and write every decision into a table for learning.
help-train = Train a network by letting it play against itself.
help-help = show this and exit
help-usual = { $text } (usually { $value })
help-exit = Exit codes: 0 = done, 1 = something was found to be wrong, 2 = refused, 130 = interrupted.
help-version = print the version and exit
help-install-completion = set up this shell to complete commands with the Tab key, and exit
help-show-completion = print the script that does so, and exit
help-lang = the language to use; by default that of the environment
help-facts = a folder with facts in place of the games’ own: GAME.toml for each game
help-json = print the answer as one line of JSON
help-game = which game
help-game-or-all = which game; all of them if left out
help-file = a saved game
help-file-or-game = a saved game, or a game to be played at random
help-seats = who sits where, such as me,normal: “me” is a person at this screen; levels: random, easy, casual, normal, hard, expert; with a personality normal-bold, -cautious, -builder or -spoiler
help-settings = how to set the game up, such as players=3,advanced=yes
help-seed = any text: it determines everything left to chance
help-save = keep the game in this file
help-load = continue the game in this file
help-steps = after how many decisions; in a saved game, after how many that this seat knew of
help-seat = show what the player in this seat sees, instead of what everyone sees
help-svg = draw the position into this file
help-explain-step = after how many decisions that this seat knew of; the latest without it
help-explain-seat = whose decision; by default, that of the player to decide
help-explain-level = the level of the player that is explained
help-explain-seed = the text its luck comes from: the same text gives the same answer
help-review-quick = look less closely, in a tenth of the time
help-from = begin with this decision
help-viewpoint = from whose point of view: a seat from 1, 0 for spectators, or all
help-by = where to stop: decision, move, or what the game marks, such as turn, phase, battle
help-commitment = the fingerprint of the seed shown when the game began
help-seconds = for how long, shared among all set-ups
help-workers = how many processes

## --version and completion

version-compiled = bretwalda { $version } (compiled rules, Python { $python })
version-plain = bretwalda { $version } (plain rules, Python { $python })
completion-installed = { $shell } will complete the commands of bretwalda in every new window: { $path }

## serve

serve-address = Bretwalda is served at { $address }
serve-stop = Ctrl-C stops it.
serve-no-page = The server is running, but its page has not been built. Node.js builds it when Bretwalda is installed: see docs/server.md.
serve-help-host = the address to listen on; 0.0.0.0 lets in others on the same network
serve-help-port = the port; 0 takes any free one
serve-help-database = the database, such as postgresql://user@host/name; usually a file in the data folder
serve-help-data = the folder for that file; usually the one for user data
serve-help-password = asked of everyone who connects; better set as BRETWALDA_PASSWORD, which nobody can look up
serve-help-origin = another address under which the page is reached; may be repeated
serve-help-limit = how much one person or one address may have, such as tables=50; may be repeated
serve-help-waiting-days = days after which a table is removed if no game has begun; 0 keeps it for ever
serve-help-archive-days = days after which the journal of a finished game is compressed; 0 leaves it as it is
serve-help-open-metrics = let anyone read /metrics, not only this machine
serve-help-smtp = a mail server for notices, smtps://user:password@host; better as BRETWALDA_SMTP
serve-help-mail-from = the address from which e-mails are sent
serve-help-no-notices = send nobody notices: for looking at a restored backup, which still owes them
serve-help-any-webhook = let webhooks call any address, private ones and http too (for trying things out)
serve-help-workers = how many server processes behind one address (more than one needs PostgreSQL)
serve-help-inner = where other servers on the same PostgreSQL reach this one
serve-help-desks = how many computer players think at once in each process; 0 leaves it to “bretwalda think” (usually one less than there are cores)
serve-help-no-browser = do not open a browser

## think

think-begun = { $workers ->
    [one] One process thinks for all servers on this database.
   *[other] { $workers } processes think for all servers on this database.
}
think-help-workers = how many computer players think at once; there is always room for one more quick thought

## chaos and soak

chaos-help-minutes = for how many minutes faults strike
chaos-help-servers = how many servers; several share a PostgreSQL
chaos-help-parties = tables that are played at the same time
chaos-help-seed = decides what happens, as far as a seed can
chaos-help-postgres = with a PostgreSQL of its own, which fails as well; otherwise with a file
chaos-struck = What struck:
chaos-played = What was played and proved:
chaos-found = What was found:
chaos-sound = Nothing was lost, no secret was told, and every table went on.
chaos-unsound = That must not happen.
chaos-take-over = { $fault }: other servers had its tables after { $median } s (median), { $most } s at most.
chaos-everyone-back = { $fault }: everyone was playing again after { $median } s (median), { $most } s at most.
chaos-logged = logged { $number ->
    [one] once
   *[other] { $number } times
}: { $error }
chaos-fault-kill = a server killed
chaos-fault-killed = a server killed
chaos-fault-worker = a thinking process killed
chaos-fault-clock = a clock set wrong
chaos-fault-locked = the database locked
chaos-fault-full = the disk full
chaos-fault-read-only = the file read-only
chaos-fault-stopped = PostgreSQL stopped
chaos-fault-hanging = PostgreSQL hanging
chaos-fault-disk-full = PostgreSQL’s disk full
chaos-fault-writing-forbidden = PostgreSQL read-only
chaos-fault-paused = a server put to sleep
chaos-fault-cut-from-database = a server cut off from the database
chaos-fault-cut-off = a server cut off from players and database
chaos-fault-database-restarted = PostgreSQL restarted
chaos-count-decisions = decisions acknowledged
chaos-count-undos = undos acknowledged
chaos-count-entries-replayed = journal entries replayed
chaos-count-games = games played to the end
chaos-count-glimpses-put-in-order = observations put in order
chaos-count-lines = chat messages acknowledged
chaos-count-positions = positions shown
chaos-count-positions-compared = positions compared with the journal
chaos-count-ratings-recounted = ratings recounted
chaos-count-results-recounted = results recounted
chaos-count-saves = saves acknowledged
chaos-count-storage-refusals = requests refused because nothing could be stored
chaos-count-doubts = requests of which the server could not say whether they had been stored
chaos-count-tables = tables
chaos-count-tables-at-the-end = tables that went on at the end
chaos-kind-lost = lost, or there twice
chaos-kind-stuck = stuck
chaos-kind-leaked = revealed to someone who must not know it
chaos-kind-damaged = damaged
chaos-kind-books = results or ratings that are wrong
chaos-kind-kept = refused, and yet stored
chaos-kind-trouble = anything else
chaos-kind-stale = older than what someone had already seen
chaos-kind-backwards = games that went back in front of someone
soak-help-hours = hours for which people play
soak-help-pause = seconds that people think before each decision: longer ones leave more of the machine to others
soak-sample = { $seconds } s: { $memory } MB of memory, { $descriptors } descriptors, { $entries } entries, { $stored } MB stored
soak-entry = { $bytes } bytes of the database for each entry
soak-grows-memory = Memory use keeps growing.
soak-grows-descriptors = Descriptors are not released.
soak-grows-database = The database grows faster than the games in it.
soak-grows-short = Too short a run to say whether anything grows.
soak-sound = Nothing keeps growing, and nothing was lost.

## backup, restore, doctor

backup-help-file = the file to write; it must not exist yet
restore-help-file = a backup
restore-help-replace = replace what the database holds
doctor-sizes = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $unfinished } unfinished), { $saves ->
    [one] { $saves } saved game
   *[other] { $saves } saved games
}, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of chat: { $bytes } bytes.
doctor-journals = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} in all journals, { $longest } in the longest.
doctor-kind-table = Table { $mark }: { $why }
doctor-kind-save = Saved game { $mark }: { $why }
doctor-kind-file = The file: { $why }
doctor-file = it is damaged ({ $detail }).
doctor-unreadable = it cannot be read ({ $cause }).
doctor-unknown-game = there is no game called “{ $game }” here.
doctor-other-rules = it was played by other rules or facts ({ $rules }) than those in use.
doctor-gap = entries are missing from its journal.
doctor-journal = entry { $number } of its journal is against the rules. { $why }
doctor-seats = its seats are damaged.
doctor-stuck = there is nobody in the seat that is to move.
doctor-result = its end or its result is not the one its journal leads to.
doctor-length = { $written } decisions were written down, but its journal has { $number }.
doctor-save = it cannot be played again. { $why }
doctor-done = { $troubles ->
    [0] Every journal was replayed, and all is well.
    [one] { $troubles } thing is wrong.
   *[other] { $troubles } things are wrong.
}

## games

games-id = game
games-players = players
games-settings = settings

## play

play-commitment = The seed is fixed; its SHA-256 is { $commitment }.
play-seed = The seed was “{ $seed }”.
play-saved = Saved in { $file }.
play-asked = { $player } – { $words }
play-quit = Goodbye.
play-word-hint = hint
play-word-odds = odds
play-word-why = why
play-word-look = look
play-word-rules = rules
play-word-log = log
play-word-map = map
play-word-undo = undo
play-word-save = save
play-word-show = show
play-word-help = help
play-word-quit = quit
play-begin = Type “help” at any time: it says what else you can type, such as “hint”, “rules” and “map”.
play-turn-of = { $player }
play-earlier = { $earlier ->
    [one] One earlier line is left out; “log { $all }” shows it.
   *[other] { $earlier } earlier lines are left out; “log { $all }” shows them.
}
play-rules = “rules 4” shows a chapter, “rules 4.8” a paragraph, “rules disc” where the rules speak of it.
play-paragraph = Rules, { $paragraph }.
play-advice = { $place }. { $choice } ({ $chance }%): { $reason }
play-odds = { $about }: { $chances }
play-odds-from = Based on what you can know: what the others hold is imagined.
play-odds-choice = { $choice }. { $about }
play-odds-percent = { $chance }%
play-odds-with = { $amount } → { $chance }%
play-odds-so-far = so far { $chance }%
play-help =
    Type a number from the list, or its words. Or one of these:
    hint           what you could choose, with the chance of winning and a reason
    odds           how likely a battle, a zone or a bribe is to succeed, before you decide
    why            why a computer player did what it did last
    why THING      why you cannot choose something now, such as “why Essex”
    look THING     borders of a region, what a card does; “look” alone lists everything
    rules          the rule behind the question, and the chapters; “rules 4.8” a paragraph
    log            what happened last; “log 50” more of it
    map            the map
    show           the whole position and the question again
    undo           take your latest decision back
    save FILE      keep the game in a file
    help           this
    quit           leave the table

## show

show-decisions = { $number ->
    [0] At the beginning.
    [one] After { $number } decision.
   *[other] After { $number } decisions.
}
show-svg = Drawn into { $file }.

## verify

verify-seal = The seal matches the contents.
verify-commitment = The seed matches its fingerprint { $commitment }.
verify-promise = The fingerprint is the one you were shown.
verify-practice = Somebody went back in this game: it is practice, and its result does not count.
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
bench-search = iterations/s
bench-counsel = with counsel/s
bench-help-search = measure the search too
bench-compiled = The rules run compiled.
bench-plain = The rules run as plain Python, not compiled.

## arena

arena-help-seats = who plays: levels, “mcts:N” for a plain search, “net:FILE” for a trained network (“net:N:FILE” inside a search), “py:MODULE:CLASS” for a class of Python, “exec:COMMAND” for a program
arena-help-games = how many games, with every seating in turn
arena-help-cluster = play on this Dask cluster, instead of in processes of this machine
arena-help-results = keep every game in this file, a line of JSON each
arena-help-resume = continue where the same tournament was interrupted
arena-help-report = write a page with tables and plots into this file
arena-help-summary = write the figures into this file, as JSON
arena-running = Playing
arena-kept = Interrupted: { $games } of { $planned } games are kept in { $file }; the same command with --resume continues.
arena-margins = Behind a pair: the mean lead in points, each deal counted once, with its 95% interval.
arena-speed = { $games } games, { $decisions } decisions; { $speed } decisions/s, all workers together.
arena-column-bot = player
arena-column-games = games
arena-column-wins = wins
arena-column-rate = win rate
arena-column-interval = 95% interval
arena-column-elo = Elo
arena-column-time = decision
arena-column-slowest = slowest
arena-report-title = Tournament: { $game }
arena-report-standings = Standings
arena-report-note =
    A shared victory counts as shares; partners win together. The interval of the win rate is Wilson’s. Elo counts from the mean
    of all players, with a 95% error bar (Bradley and Terry’s model); somebody who never lost has a rating only because
    ratings beyond some 1,600 points are held to be unlikely.
arena-report-plots = Plots
arena-report-cross = Head to head
arena-report-budgets = What the players are allowed
arena-fact-settings = settings
arena-fact-games = games
arena-fact-seatings = seatings in turn
arena-fact-seed = seed
arena-fact-date = date
arena-fact-machine = machine
arena-fact-cores = cores
arena-fact-python = Python
arena-fact-rules = rules
arena-fact-digest = digest of the games
arena-fact-command = command
arena-plot-rates = Win rates, with 95% intervals
arena-plot-elo = Elo, with 95% error bars
arena-plot-length = Length of the games
arena-plot-times = Time for a decision: means of the games, and the slowest decision
arena-axis-rate = games won, in %
arena-axis-elo = Elo points from the mean of all
arena-axis-length = decisions in a game
arena-axis-games = games
arena-axis-time = milliseconds

## ladder

ladder-help-games = how many games for each rung
ladder-help-levels = the rungs, from the lowest to the highest
ladder-help-folder = keep the games in this folder, a file for each rung; the same command continues them
ladder-kept = Interrupted: the games are kept in { $folder }; the same command continues.
ladder-column-rung = rung
ladder-column-games = games
ladder-column-share = won
ladder-column-interval = 95% interval
ladder-column-fair = fair
ladder-column-elo = Elo
ladder-column-verdict = verdict
ladder-column-time = decision
ladder-column-slowest = slowest
ladder-rung = { $stronger } against { $weaker }
ladder-stronger = stronger
ladder-weaker = weaker
ladder-undecided = undecided

## fuzz

fuzz-help-games = how many games, shared among all set-ups
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

## review

review-curve = Chances of victory over { $number ->
    [one] one decision
   *[other] { $number } decisions
}:
review-balance = Luck and play, in points of the chance of victory:
review-seat = { $player }: { $start }% at the start, luck { $luck }, own choices { $play }, the others { $others }, { $end }% in the end; { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
} in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
review-turning-points = Turning points:
review-no-turning-points = There was no turning point: no other choice would certainly have been better.
review-decision = Decision { $number }, { $player }: { $choice }
review-better = better: { $choice } (what was chosen cost { $cost ->
    [one] one point
   *[other] { $cost } points
})
review-luck = luck: { $player } { $change }

## facts check

facts-sound = “{ $file }” fits: { $game }, fingerprint { $fingerprint }.
facts-unsound = { $files ->
    [one] There is something wrong with a file.
   *[other] There is something wrong with { $files } files.
}

## Things on the map

look-entry = { $name }: { $words }
look-borders = Borders: { $names }.
look-strait = Across a strait: { $names }.

## selfplay

selfplay-help-out = the Parquet file to write; a card that says what it holds is put beside it
selfplay-help-games = how many games
selfplay-help-players = who plays: words as in “arena”; fewer than seats are repeated, and everybody moves on by one seat after each game
selfplay-running = Playing
selfplay-done = { $games } games with { $decisions } decisions are in { $file }; { $card } says what is in it.

## train

train-help-folder = where the network, its checkpoints and curves are kept
train-help-settings = how to set the games up; by default as in the game’s recipe
train-help-updates = how often the network learns; by default as in the game’s recipe
train-help-games = how many games are played side by side; by default as in the game’s recipe
train-help-threads = how many threads PyTorch may use
train-help-resume = continue where the same training was interrupted
train-help-small = on a scale that takes seconds and teaches next to nothing: to see that everything works
train-running = Training
train-looked = { $done } of { $planned } updates, { $positions } positions: the network alone wins { $score }% of its games against random play.
train-kept = Interrupted; --resume continues the training in { $folder }.
train-done = The network is in { $network }. “bretwalda arena { $game } --seats net:{ $network },easy” shows how strong it is.
