# What only the page says, in English.

skip = Skip to the content
close = Close
pair = { $name }: { $value }
semicolon = {"; "}
yes = Yes
no = No
you = (you)
your-name = Your name
connecting = Looking for the table…
connection-lost = The connection is lost.
connection-trying = Trying to reach the server (attempt { $attempt })…
connection-next = Attempt { $attempt } in { $seconds } s. Your last click is not lost.
connection-now = Try now
no-game = There is no such game.
no-table = This table cannot be shown
refused-no-server = The server is not responding.

## The ways through the page

menu = Menu
nav = Pages
nav-home = Tables
nav-preferences = Preferences
nav-about = About
nav-rules = Rules
    .hint = The rules of this game, in a new tab
nav-guide = Guide
nav-games = Games
nav-library = Rules

## The rules

rules-contents = Contents
rules-search = Search the rules
rules-nutshell = In a nutshell
rules-picture = The position of example { $number }
rules-enlarge = Enlarge
rules-enlarge-named = Enlarge the picture of example { $number }
rules-try = Show me on the board
rules-try-named = Show me on the board: paragraph { $number }
rules-none = Nothing found in the rules.
rules-of = See rule { $number }

## The door

door-title = This server has a password
door-password = Password
door-enter = Enter
door-banned = You may not enter
door-silent = The server is not responding
door-again = Try again
door-waiting = One moment…

## Home

home-games = Games
home-players = { $least }–{ $most } players
home-players-always = { $number } players
home-minutes = about { $minutes } minutes
home-hours = about { $hours } hours
home-what = Four strategy games of ancient Britain and the barbarian West: solo against computers, or with friends near and far. Free, no account needed.
home-invited = { $name } invites you
home-continue = Continue
home-learn = Learn
    .hint = A first game at a real table, with a word of guidance at every step and a task now and then.
home-puzzle = Puzzle
    .hint = The puzzle of the day: one position, one best choice.
home-learn-on = Continue the lesson
home-now = Play now
    .hint = A first game against computers, set up for beginners; only you can see it, and there is no hurry
home-play = Play
home-set-up = Set up…
home-mine = My tables
home-games-played = All the games you have played
home-mine-none = You are not at any table yet.
home-open = Join
home-open-none = Nobody is waiting for players.
home-watch = Watch
home-watch-none = No game is open to spectators.
home-code = Table code
home-join = Go
home-saves = Saved games
table-over = finished
table-closed = closed
table-leave = Leave { $name }…
table-remove = Remove { $name } from this list
table-gathering = waiting for players
table-running = in progress
table-your-turn = your turn
table-turn-of = { $name }’s turn
saves-none = Nothing saved.
saves-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
saves-load = Continue
saves-download = Download
saves-forget = Delete
saves-upload = Upload a file

## Who sits where

seat-open = free seat
seat-computer = Computer ({ $level })
seat-nameless = Guest
seat-name = Name of player { $number }
seat-rename = Name
seat-invited = (has not accepted yet)
agree = Continue this game
decline = Do not play
resume-invited = You are invited to this game. It begins when everyone invited has accepted.
resume-waiting = Those invited will find this table among theirs. You need not wait for them: you can free their seats. If a game is continued here, whatever you cannot see is then redealt.
seat-absent = (not connected)
seat-away = (a computer is playing)
seat-back = Take my seat back
seat-back-as = Take { $name }’s seat back
seat-look = View from this seat
seat-replace = Let a computer take over
level-random = random
level-easy = easy
level-casual = casual
level-normal = normal
level-hard = hard
level-expert = expert
seat-style = Personality of the computer in seat { $number }
    .hint = How it plays, not how well
style-none = no personality
style-cautious = cautious
style-bold = bold
style-builder = builder
style-spoiler = spoiler
level-styled = { $level }, { $style }

## A new table

new-title = New table
new-seats = Seats
new-seats-hint = Anyone with the link can take a free seat; if there are none, the game begins at once.
new-me = Me
new-me-too = On this screen
new-shared-hint = Several of you share this screen: the page draws a curtain between turns.
new-game-settings = The game
new-more = More settings
new-open = Free seat
new-name = Name of the table
new-name-hint = named after you
new-public = Who may join
    .hint = A private table can be found only by its link or code.
new-public-yes = Anyone
new-public-no = Only with the link
new-spectators = Spectators
    .hint = They see what is open to all, but nobody’s secrets.
new-log = Log
    .hint = A closed log shows what has happened since your last turn: in some games, remembering the rest is part of the challenge. Everything can be read at the end.
new-log-open = everything
new-log-closed = recent events only
new-hints = Hints
    .hint = Players may ask what they might choose, and why a computer did something. A game of several people with hints is not rated.
new-limit = Time to decide
    .hint = When it runs out, a computer takes over until the player takes the seat back.
new-limit-60 = 1 minute
new-limit-300 = 5 minutes
new-limit-3600 = 1 hour
new-limit-86400 = 1 day
new-limit-259200 = 3 days
new-limit-604800 = 1 week
new-limit-none = No limit
new-ends = When somebody gives up
    .hint = For good, that is: a player who is away for a while can take the seat back.
new-ends-no = a computer takes over
new-ends-yes = the game ends
new-deputy = Level of stand-in computers
    .hint = For players who are away, and for seats still free when the game begins.
new-pause = Computers’ pause
    .hint = How long a computer waits before it moves, so that people can follow.
new-pause-seconds = { $seconds } s
new-start = Begin
new-create = Open the table

## The waiting room

sit = Sit down
sit-too = Sit here as well
sit-nameless = Sit down as a guest
get-up = Get up
seat-a-computer = Computer
open-seat = Free the seat
start = Begin the game
start-hint = Computers ({ $level }) will fill the free seats.
start-gathers = Another game with the same people: it begins as soon as everyone is here.
start-others = The game begins when the players at the table decide.
invite = Invite others
invite-companion = Invite
    .hint = Keep this seat for someone you have played with
invite-whom = Someone you have played with
invite-nobody = You have not played with anyone yet: send the link.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-code = Code:
closed = This table has been closed. You can still view it, and a save of it can be continued.
outdated = Played by earlier rules (version { $rules }): you can view it, download it, or continue from here as a new game.
outdated-go-on = Continue as a new game
table-invited = you are invited
table-outdated = by earlier rules
fair = Fair dice
fair-text = Everything left to chance comes from a seed that nobody knows. This is its fingerprint (SHA-256); the seed is shown at the end.
fair-waiting = Everything left to chance comes from a seed. It is drawn when the game begins; everyone is then shown its fingerprint (SHA-256) and, at the end, the seed itself.
fair-uploaded = This game continues a file or a finished game: somebody may know what is hidden. The dice to come are new; nobody knows them.
fair-kept = The seed stays secret for now: people are playing on from a save of this game.

## The table

tabs = Views of the table
fold = Collapse
unfold = Expand
hand = Hand
players = Players
log = Log
log-look = { $line } – show where
chat = Chat
waiting-for = Waiting for { $names }…
happening = Watch what happens…
deciding = deciding
clock = Time left
hurry = { $seconds ->
    [one] Decide within { $seconds } second, or a computer will take over.
   *[other] Decide within { $seconds } seconds, or a computer will take over.
}
away = A computer is playing for you.
watching = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
forced = There is only one choice: it is made automatically.
order = Pass until…
order-title = Pass until…
order-text = The page passes for you, no faster than you would, and stops when something happens.
order-stop = Stop passing
back = Go back
    .hint = Return to an earlier turn or phase; the game becomes practice
back-title = Go back
back-text = You are playing solo: choose where to start again, even before dice rolls or things revealed. From there the dice are rolled afresh, and the game is marked as practice.
back-beginning = The beginning
back-none = There is no earlier turn yet.
practice = Practice: you have gone back in this game, so its result does not count.
practice-short = practice
hint = Hint
    .hint = What you might choose, and why (h)
hint-off = No hints
    .hint = Hints are off at this table: where several people play, the host has to allow them
why-deed = Why?
undo = Undo
    .hint = Undo your last decision (u)
restart-turn = Restart turn
    .hint = Undo everything you have decided this turn
redo = Redo
    .hint = Redo the decision you undid (r)
save = Save
    .hint = Save this game under a name
leave = Leave
    .hint = Leave the table: for now, for good, or by closing it
put-away = Remove
    .hint = Remove this table from my tables
leave-title = Leave the table
leave-later = Come back later
    .hint = The game stays as it is, among your tables. Anyone waiting for you goes on waiting.
leave-for-now = Let a computer take over
    .hint = Until you take your seat back: watch, or come back whenever you like.
leave-give-up = Give up
    .hint = For good. A computer takes your seat from now on, and the table disappears from your list.
leave-give-up-end = Give up
    .hint = For good. At this table that ends the game for everyone, without a result.
leave-close = Close the table
    .hint = The game ends here for everyone, without a result. A save of it can be continued.
leave-cancel = Close the table
    .hint = The table disappears for everyone at it.
leave-end = End this game
    .hint = It ends without a result and disappears from your list. A save of it can be continued.
keys = Keys
    .hint = What the keys do (?)
map-nearer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
full-screen = Full screen
full-screen-leave = Exit full screen
chat-none = Nobody has said anything yet.
chat-to = To
chat-all = To everyone
chat-team = To my team
chat-private = { $name } (privately)
chat-in-team = { $name } (to the team)
chat-words = Say something
chat-send = Send
chat-report = Report or mute somebody
confirm-title = Are you sure?
confirm-text = This ends your turn: { $choice }.
confirm-yes = Yes
confirm-no = No, go back
save-title = Save the game
save-text = Every decision is kept anyway. A save is a bookmark: a new table can continue from here.
save-name = Name
keys-title = Playing by keyboard
keys-move = go to what can be chosen
keys-choose = choose it
keys-undo = undo
keys-redo = redo
keys-why = go through everything, and ask why something cannot be chosen
keys-hint = ask for a hint, or put it away
keys-zoom = zoom in, zoom out, whole map
keys-pan = move the map
why-not = Why not: { $thing }
several = { $choice }, or { $number ->
    [one] one more choice
   *[other] { $number } more choices
}
keys-pause = pause the others, resume
keys-step = show the next thing they did
keys-skip = skip to your next decision
keys-help = this list

## Several players at one screen

curtain-title = { $name } is next
curtain-text = Pass the device on. Nobody else should look at the screen now.
curtain-open = I am { $name }
curtain-always = I am playing all these seats: don’t ask again

## The end

over = The game is over
show-end = How it ended
show-board = View the board
rematch = Another game
rematch-series = Next game of the series
rematch-series-hint = The result of this game counts: it sets the seating order and who chooses what when setting up.
rematch-join = Join the next game
rematch-open = Another game with the same people is being set up.
fair-end = The seed was “{ $seed }”. Its SHA-256 must match what was shown from the start:
verify = Verify
seed-right = It matches: the dice were fixed before the game.
seed-wrong = It does not match: do not trust this result.

## Preferences

preferences-language = Language
    .hint = For the whole page, at once
preferences-pseudo = Pseudo-language
    .hint = For developers: accents and longer words, to find text outside the catalogues
preferences-volume = Sound
    .hint = Overall volume; 0 is silent
preferences-confirm = Ask before a turn ends
    .hint = Asks again before a choice that you will not be able to undo
preferences-forced = Make forced choices automatically
    .hint = Where only one choice is left, or all amount to the same, the page makes it for you; with other people it waits as long as you usually do
preferences-rated = Rating
    .hint = How well you play, calculated from games with people who also opted in (Glicko-2); people you have played with can see it
preferences-motion = Animation
    .hint = How fast things move on the board; never when your system asks for less motion
preferences-pieces = Pieces
    .hint = Cards, marches, dice, blows and coins
preferences-signals = Signals
    .hint = Your turn, a crown, time running out, the end
preferences-talk = Talk
    .hint = When somebody writes to you
preferences-music = Music
    .hint = A quiet melody while you play, a different one in each game; 0 is silence
preferences-theme = Appearance
    .hint = Light, dark or high contrast; otherwise as your system asks
theme-system = As the system
theme-day = Day
theme-night = Night
theme-contrast = High contrast
preferences-palette = Colours
    .hint = Distinct colours are easier to tell apart; every piece also bears a symbol
preferences-size = Text size
    .hint = Of the whole page
motion-slow = slow
motion-normal = normal
motion-off = none
preferences-pace = What others do
    .hint = How long each computer action is shown; at the table you can pause and go through them step by step
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = at once
palette-classic = classic
palette-distinct = distinct
size-small = small
size-normal = normal
size-large = large
preferences-here = Kept in this browser.
preferences-kept = These preferences are kept on this server and apply on all your devices.
key-title = On another device
key-text = There are no passwords here. With this key another browser becomes yours: your tables, your seats, your saves. Keep it to yourself; a new key cancels the old one.
key-new = Show a new key
key-bring = A key from another device
key-carry = Continue here

own-title = What is kept about you
own-text = Your name, your preferences, the tables you sat at and what you decided and said there, saves, notes, results and what you have learnt.
own-file = Download all of it
own-forget-text = You can ask to be forgotten. Your name, messages, saves, notes and ratings are deleted; games that you played with others remain, without your name. This cannot be undone.
own-name = Your name, as you wrote it
own-forget = Forget me

## About

about-what = Bretwalda
    .text = Strategy games of ancient Britain and the barbarian West, in your browser: solo against computers that never see more than you would in their place, or with friends near and far. Free software under the MIT licence.
about-names = Names
    .text = The names of the games, their authors and publishers belong to their owners. Bretwalda is an independent implementation of the rules, made by players; it contains none of their text or art and is not endorsed by anyone.
about-fair = Fair play
    .text = The seed of every game is fixed before it begins and its fingerprint is shown; at the end the seed is revealed, and anyone can replay the game and check it. Only what a seat may see ever leaves the server.
about-map = Map
    .text = Coastlines from Natural Earth, in the public domain; the borders on land are drawn by us.
about-letters = Typefaces
    .text = Alegreya by Juan Pablo del Peral, IM Fell English SC by Igino Marini; both under the SIL Open Font License.

## A game without a page of its own

plain-hand = Your hand
plain-hand-empty = You hold nothing secret.
plain-no-board = This game has no board of its own. Your choices are listed alongside, and the log tells what happens.
victory-share = { $percent }% of the victory

## Replaying a game

replay = Replay
    .hint = Watch the game again, step by step
replay-title = Replay: { $name }
replay-none = This game cannot be replayed
replay-loading = Loading the replay…
replay-controls = Steps of the game
replay-step = Step { $step } of { $last }
replay-slider = Step of the game
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = Forward
replay-last = To the end
replay-by = Step by
replay-by-decision = decision
replay-by-move = move
replay-by-battle = battle
replay-by-phase = phase
replay-by-turn = turn
replay-by-crown = crown
replay-speed = Speed
replay-speed-times = { $speed }×
replay-eyes = Point of view
replay-eyes-0 = spectators
replay-eyes-all = everyone, all hands open
replay-reveal = Show what is to come
    .hint = Marks and log lines of later steps, and the result
replay-review = Review
replay-result = Show the result
replay-to-table = To the table
replay-share = Copy link
replay-shared = The link to this moment has been copied.
replay-share-by-hand = Link to this moment
replay-more = More…
replay-journal = Game file
replay-story = Story ({ $language })
replay-film = Film of the map (SVG)
replay-fork = Play from here
replay-fork-hint = A new game of your own against computers, from this moment: you know what { $name } knew, and what was hidden is redealt.
replay-fork-level = Level of the computers
replay-earlier = Earlier lines
replay-jump = Go to this moment: { $line }
replay-hand-of = Hand of { $name }
replay-begins = The game begins.
follow = What the others do
follow-wait = Pause
    .hint = Stop here and take your time (p)
follow-on = Resume
    .hint = Let the others continue (p)
follow-step = { $number ->
        [0] Next step
        [one] Next step: one action not shown yet
       *[other] Next step: { $number } actions not shown yet
    }
    .hint = Show the next action, then pause again (.)
follow-pace = Pace: { $pace }
follow-skip = Skip
    .hint = Skip everything until your next decision, then read a summary (s)
follow-now = To the present
digest = Meanwhile
digest-again = Show
digest-rest = { $number ->
        [one] One more line in the log.
       *[other] { $number } more lines in the log.
    }
digest-nothing = Nothing worth telling.
recap = Since your last turn
    .hint = See what the others have done since you last decided
recap-skip = To the present
recap-nothing = Nobody else has done anything since your last decision.

## The games I have played

games-learnt = What I have learnt
games-mine = My games
games-filters = Which games
games-game = Game
games-any-game = any
games-result = Result
games-any-result = any
games-against = Against
games-anybody = anybody
games-people = people
games-computers = computers
games-since = From
games-until = To
games-won = won
games-shared = shared
games-lost = lost
games-among-yourselves = solo
games-given-up = given up
games-closed = without result
games-one-won = Won
games-one-shared = Shared
games-one-lost = Lost
games-one-among-yourselves = Solo
games-one-given-up = Given up
games-one-closed = No result
games-with = with { $names }
games-kind-stood-in = a computer stood in
games-kind-continued = continued from another game
games-kind-practice = practice
games-kind-uploaded = from a file
games-rated = rated
games-found = { $total ->
    [one] { $total } game of { $played }
   *[other] { $total } games of { $played }
}
games-more = More games
games-none = The games you have played will appear here.
games-none-such = No game matches.
games-played = played
games-people-title = Against people
games-people-text = Of two players, the one with the greater share of the victory has won. Partners do not count, nor do games in which a computer stood in, practice games, or games continued from another.
games-people-none = You have not played against anyone yet.
games-ladder-title = Against the levels
games-ladder-text = Solo against computers all of the same level.
games-ladder-none = You have not yet played solo against a single level.
games-level = Level
games-rating-title = Rating
games-rating = { $rating } ± { $deviation }
games-rating-games = { $number ->
    [one] ({ $number } game)
   *[other] ({ $number } games)
}
games-rating-none = You will be rated after your first game with someone else who has opted in.
games-figures = Game by game
games-figures-text = Who won the games you have played. The line marks an equal share.
games-figures-none = Nothing to count yet.
games-usual = Usually { $time }
games-whose = Who
games-times = times
games-share = share of victory
games-side = Seat { $seat } of { $seats }
games-fair = (an equal share is { $share })

## Notes on a game

goal = How to win
lesson = Lesson
lesson-place = { $place } of { $length }
lesson-on = Go on
lesson-back = Back
lesson-end = Play on
lessons = Learn by playing
lesson-first = A first game
lesson-done = Done:
notes = Notes
notes-mine = My notes
notes-by = Notes by { $name }
notes-none = No notes yet.
notes-here = At step { $step }
notes-title = Title
notes-text = Note
notes-hint = A note with a title is a chapter, marked on the timeline. Write in one language or in several; readers see their own.
notes-keep = Save
notes-remove = Remove this note
notes-share = Let others read my notes
notes-share-save = Anyone with the link can also view the saved game.
notes-unshare = Stop sharing
notes-link = Link to this moment with my notes
notes-file = Download the notes
notes-bring = Upload notes
notes-own = Show my own notes

## Before the first game, and great events

health = Before you play
    .text = Flashing lights or certain patterns can cause seizures in a few people (photosensitive epilepsy), some of whom do not know they are affected. Nothing on this page flashes, but pieces move: you can turn off all motion in the preferences. Play in a well-lit room, take a break every hour, and stop at once if you feel dizzy or your vision is affected.
health-read = Got it
preferences-events = Great events
    .hint = A coronation, the fall of a king: with a picture and two sentences, with just the picture for a moment, or only in the log
events-full = In full
events-brief = In brief
events-none = Not at all

finale = How it ended
finale-course = How the game unfolded
finale-map = The map at the end
finale-moments = Moments that mattered
finale-picture = A picture to share

## What is reconstructed, and other facts

reconstructed = Reconstructed
    .text = no source shows this, so it was made up for this program. If you own the box, you can put the real one in its place: see About.
partly-reconstructed = Partly reconstructed
    .text = sources show only part of this; the rest was made up for this program. If you own the box, you can put the real one in its place: see About.
other-facts = This server plays with facts other than those that come with the game; texts, boards and map follow them.
