# What all games say, and the server, in English.

seat = Player { $number }
said = { $player }: { $words }

plain-named = { $name }: { $value }
plain-of = { $name } ({ $thing })

result-won = { $player } wins.
result-shared = The victory is shared: { $players }.
result-nobody = Nobody wins.
result-alone = Played solo: { $percent }% of the maximum.

## Refusals about a game

refused-no-game = There is no game called “{ $game }”; the games are: { $known }.
refused-no-text = There is no text “{ $name }”.
refused-no-box = The server now plays with other facts: reload the page.
refused-no-game-or-file = “{ $name }” is neither a save file nor one of the games: { $known }.
refused-setting-name = The game has no setting “{ $setting }”; its settings are: { $allowed }.
refused-setting-value = The setting “{ $setting }” cannot be “{ $value }”; it can be: { $allowed }.
refused-duel-players = Only two players can do without a third kingdom: set players=2 or leave duel out.
refused-solo-late-choice = A solo player keeps all three objectives: there is nothing to discard on turn 4.
refused-kingdoms-teams = Teams are for four or six players, not for { $players }.
refused-kingdoms-own-wars = War between one player’s own kingdoms is for two players only.
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
refused-notation = “{ $text }” is not a choice in this game.
refused-number = Number { $number } is not on the list.
refused-back = You cannot go back to decision { $number }: only { $decisions } have been made.
refused-not-alone = You can go back only if you have played alone from the start: here it would reveal what others may not know.
refused-undo = That cannot be undone: somebody has learned or decided something since.
refused-viewpoint = “{ $seat }” is not a point of view: give a seat from 1 to { $seats }, 0 for spectators, or all.
refused-viewpoint-closed = While this game, or one continued from a save of it, is being played, you can review it only from your own seat.
refused-step = Step { $step } cannot be shown: there are steps { $first } to { $last }.
refused-stops = You cannot step through this game by “{ $by }”; you can by: { $known }.
refused-frames = You can ask for at most { $most } positions at once.
refused-fork = You cannot try out how a game might continue while others are still playing it.
refused-fork-seat = Say whose seat you want to play: you will know only what that player knew.
refused-lesson = The lesson asks for something else here.
refused-lesson-back = You cannot undo anything during a lesson. Afterwards you can.
refused-no-example = Paragraph { $paragraph } cannot be shown on the board.
refused-no-lesson = This game has no lesson.
refused-no-notes = There are no notes at this link.
refused-notes-closed = Your notes on a game stay private until it is over and nobody is playing on from a save of it.
refused-notes-foreign = This saved game belongs to somebody else: you can read its notes, but not write any.
refused-notes-other = These notes belong to another game.
refused-note-long = That is too long: at most { $most } characters in each language.
refused-notes = A game can have at most { $most } notes and { $characters } characters.
refused-annotated = You have notes on { $most } games, which is the limit. Remove the notes from one of them first.

## Refusals about a file

refused-file-missing = There is no file “{ $file }”.
refused-not-a-file = “{ $file }” is not a file.
refused-file-unreadable = The file “{ $file }” cannot be read.
refused-file-write = The file “{ $file }” cannot be written.
refused-file-other = “{ $file }” is not a saved game and will not be overwritten.
refused-file-there = “{ $file }” already exists.
refused-file-too-large = The file is far too large for a saved game.
refused-file-broken = The file is not a saved game, or it is damaged.
refused-file-format = The file is written in format { $format }, which this version cannot read.
refused-file-commitment = The seed in the file does not match its fingerprint: the file has been altered.
refused-file-seal = The seal does not match the contents: the file has been altered.
refused-move = “{ $move }” is not a move: it takes a seat number and a choice.
refused-position = The file does not begin with a position of this game.
refused-position-brought = The file begins in the middle of a game, with a position that cannot be checked: you can view it with “bretwalda replay”, but not play it here.
refused-other-game = The file is a game of “{ $game }”.
refused-other-rules = The file was played by rules version { $rules }, which is no longer in use.
refused-journal-line = Move { $line } of the file, “{ $move }”, is against the rules. { $why }
refused-journal-result = The result in the file is not the one the game leads to.
refused-commitment = The seed does not match the fingerprint “{ $promised }”: the game was played with another seed.
refused-settled = The game in “{ $file }” has its own settings and seed: leave out --settings and --seed.
refused-decision-number = There is no decision { $number } in the file: it has { $most }.
refused-save-name = Say where: save FILE.

## Refusals about a server, a table or a person

refused-database = The database cannot be used: { $detail }
refused-database-address = That is not the address of a database.
refused-database-empty = There is nothing in the database yet: no server has used it.
refused-database-there = The database already holds people and tables; --replace puts the backup in their place.
refused-database-in-use = A server is using the database: stop it first.
refused-database-taken = Another server is using the database: a second one would show people old positions. Stop the other one first, or give this one a folder of its own with --data.
refused-workers = Several server processes need PostgreSQL: an SQLite file serves only one. Give its address with --database, or leave --workers out.
refused-think-alone = Thinking for others needs the PostgreSQL that the servers share: give its address with --database. A server on an SQLite file thinks for itself.
refused-desks = A server on an SQLite file thinks for itself: set --desks to at least 1, or leave it out.
refused-chaos-system = This works on Linux only: it kills, pauses and starves processes in ways that other systems do not have.
refused-no-postgres = PostgreSQL is not installed on this machine: its programs initdb and pg_ctl are needed.
refused-database-windows = A server on Windows cannot use PostgreSQL: leave --database out, or run it on Linux or macOS.
refused-inner = Other servers cannot reach { $host }: give --inner an address of this machine that they know.
refused-database-newer = The database was written by a newer version of Bretwalda.
refused-restore = The restored database does not match the backup.
refused-quota-name = There is no limit “{ $name }”; there are: { $known }.
refused-quota-value = The limit “{ $name }” must be a whole number; 0 means none.
refused-address = Cannot listen on { $host }, port { $port }: it is already in use, or the address is not this machine’s.
refused-person = The server does not know you yet: open its page first.
refused-password = The server asks for its password.
refused-key = This key is not valid.
refused-origin = This request came from another site and was refused.
refused-host = The server is not known as “{ $host }”. Its administrator can add the name: --origin https://{ $host }
refused-message = The message cannot be understood.
refused-metrics = These figures can be read only on the machine that runs the server.
refused-too-large = That is too large.
refused-too-fast = Too many requests: please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-storage = The server’s storage is not responding properly, so nothing has changed. Please try again.
refused-in-doubt = The server’s storage failed while writing. You will see whether your decision was kept once it responds again.
refused-damaged = The server’s record of this is damaged and cannot be opened. Its administrator can look into it: bretwalda doctor.
refused-unforeseen = An unexpected error occurred on the server. It has been logged; please try again.
refused-no-answer = The computer working on this gave no answer. Please try again.
refused-hints = No hints at this table: the host has not allowed them, or several people play. While the game is being played, asking why a computer did something counts as one, too.
refused-hint-lesson = The lesson itself says what to do here.
refused-another-question = You have asked something else since.
refused-no-deed = Nobody decided anything here.
refused-deed-of-person = A person decided that: only they know why.
refused-deed-looking-on = While the game is played, only those who play may ask why a computer did something. When it is over, everybody may.
refused-deed-hidden = You have not seen all that was decided here. When the game is over, you can ask again.
refused-no-table = There is no such table.
refused-no-spectators = This table does not allow spectators.
refused-foreign-seat = That is not your seat.
refused-seat-taken = Somebody is already sitting there.
refused-companion = You can invite only people you have played with.
refused-invited = This person has already been invited, or is sitting at the table.
refused-away = A computer is playing for you: take your seat back first.
refused-present = This player is not away.
refused-not-host = Only the host of the table may do that.
refused-started = The game has already begun.
refused-not-started = The game has not begun yet.
refused-no-puzzle = There is no such puzzle.
refused-reviews = Too many games are being reviewed already: { $most } of one person at a time. Wait until one is done.
refused-not-over = The game is not over yet.
refused-stale = Something has happened in the meantime: have another look, then decide.
refused-not-agreed = Somebody you invited has not accepted yet. Wait for them, or free their seat: if a game is continued here, whatever you cannot see is then redealt.
refused-long = Nothing more can be undone in this game: its record has { $most } entries.
refused-outdated = This game was played by rules (version { $rules }) or with facts that are no longer in use: you can view it, download it, or save it to continue from here as a new game.
refused-redo = There is nothing to redo.
refused-empty = There is nothing to say.
refused-no-series = The rules of this game do not provide for a series.
refused-partners-confer = Partners may not confer in this game while it is being played: write to everybody or to an opponent.
refused-no-reader = There is nobody in that seat to read it.
refused-limit = The time limit must be between { $least } and { $most } seconds.
refused-pause = The pause must be between 0 and { $most } seconds.
refused-secret = The file would give away the seed, and with it what others may not know: wait until the game is over.
refused-closed = This table has been closed: you can view and save it, but not play on.
refused-gone = { $name } closed this table before a game began.
refused-still-playing = You are still playing at this table: give up the game first, or close the table.
refused-no-save = There is no such saved game.
refused-saves = You already have { $most } saved games: delete one first.
refused-save-bytes = Your saved games would take more than { $most } MB: delete one first.
refused-tables = You have opened { $most } tables this week that are not finished: finish a game first.
refused-tables-address = { $most } tables have been opened from your network within an hour: please try again in { $minutes } min.
refused-people = { $most } new people have arrived from your network within an hour: please try again in { $minutes } min.
refused-guesses = { $most } wrong codes and keys have come from your network within an hour: please try again in { $minutes } min.
refused-forget-name = That is not the name under which you play here.
refused-forget-playing = Others still need you at { $number } of your tables. Give up or close these games first.
refused-sockets = You already have { $most } pages open: close one first.
refused-sockets-address = { $most } pages are already open on your network: one of them must be closed first.
refused-slow-request = The request did not arrive within { $seconds } seconds.
refused-muted = You may play here, but not chat or choose names, { $until ->
        [forever] until further notice
       *[other] until { $until }
    }. The administrator’s reason: { $reason }
refused-banned = You are banned from this server { $until ->
        [forever] until further notice
       *[other] until { $until }
    }. The administrator’s reason: { $reason }
refused-renamed = The administrator of this server has taken your name away, and you cannot choose another { $until ->
        [forever] for now
       *[other] before { $until }
    }. The reason: { $reason }
refused-not-there = You can only do this at a table you are at.
refused-nobody = There is no such person.
refused-oneself = That is you.
refused-reported = You have already reported this person here; the administrator has yet to look at it.
refused-reports = You can report at most { $most } people a day.
refused-no-admin = This server has no admin page: the person who runs it can set a key (BRETWALDA_ADMIN_KEY).
refused-admin = Enter the key of the admin page first.
refused-admin-key = That is not the key.
refused-admin-key-short = { $name } must have at least { $least } characters: a shorter key could be guessed.
refused-no-report = There is no such report waiting.
refused-no-reason = Give a reason: the person will read it.
refused-url = That is not a web address that can be called: it must begin with https:// and contain no name or password.
refused-url-private = That address is not on the public internet, so the server will not call it.
refused-url-unreachable = That address could not be reached.
refused-url-answer = Your program did not accept the first message: it must answer with a status from 200 to 299, without a redirect.
refused-no-push = This server cannot send push notifications.
refused-no-mail = This server cannot send e-mail.
refused-mail-address = That is not an e-mail address.
refused-mail-unsent = The mail server did not accept the e-mail. Check the address, or try again later.
refused-mail-code = That code is wrong or too old. Ask for a new one.
refused-codes = { $most } codes have been sent within an hour: please try again in { $minutes } min.
refused-channels = You can be reached in at most { $most } ways: remove one first.
refused-no-channel = That way of reaching you is not set up.
refused-not-sent = The message could not be sent.
refused-smtp = The address of a mail server looks like smtps://user:password@host or smtp://host:587.
refused-mail-from = Use --mail-from to say which address e-mails are sent from.
refused-mail-origin = E-mails link back to the server: use --origin to say at which address people reach it.

## What happens at a table, outside the game

notice-joined = { $name } sits down.
notice-invited = { $name } would like to continue a game you played together: “{ $table }” is among your tables.
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
bot-endless = “{ $command }” gave an endless answer ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.
bot-unclear = “{ $command }” gave a meaningless answer ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.
bot-illegal = “{ $command }” made an illegal choice ({ $times ->
    [one] once
   *[other] { $times } times
}); “normal” decided.

## Advice, where a game has nothing more to say

advice-only = There is no other choice.
advice-best = The most promising of the options examined.
advice-close = Nearly as promising as the best.
advice-weak = Less promising than the best.

## Other facts than ours

facts-others = (This server plays with other facts here: the tables of the game show them.)
