# What only the page says, in English.

skip = Skip to the content
close = Close
pair = { $name }: { $value }
yes = Yes
no = No
you = (you)
your-name = Your name
connecting = Looking for the table…
connection-lost = The connection is lost.
connection-trying = Trying to reach the server (attempt { $attempt })…
connection-next = Attempt { $attempt } in { $seconds } s. What you have clicked is not lost.
connection-now = Try now
no-game = There is no such game here.
no-table = This table cannot be shown
refused-no-server = The server does not answer.

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
rules-none = Nothing in the rules says so.
rules-of = The rule behind this: { $number }

## The door

door-title = This house has a password
door-password = Password
door-enter = Enter
door-silent = The server does not answer
door-again = Try again
door-waiting = One moment…

## Home

home-games = Games
home-players = { $least }–{ $most } players
home-players-always = { $number } players
home-minutes = about { $minutes } minutes
home-hours = about { $hours } hours
home-what = Four strategy games of old Britain and the barbarian West: alone against computers, or with others near and far. Free, and without an account.
home-invited = { $name } invites you
home-continue = Continue
home-learn = Learn
    .hint = A first game on the real table: a word at every step, and a task now and then.
home-learn-on = Go on learning
home-now = Play now
    .hint = A first game against computers, set up for beginners; only you see it, and nobody hurries you
home-play = Play
home-set-up = Set up…
home-mine = My tables
home-games-played = All games that you have played
home-mine-none = You sit at no table yet.
home-open = Join
home-open-none = Nobody is waiting for players.
home-watch = Watch
home-watch-none = No game is open to spectators.
home-code = Code of a table
home-join = Go there
home-saves = Saved games
table-over = finished
table-closed = closed
table-leave = Leave { $name }…
table-remove = Remove { $name } from this list
table-gathering = gathering
table-running = being played
table-your-turn = your turn
table-turn-of = turn of { $name }
saves-none = Nothing saved.
saves-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
saves-load = Go on
saves-download = Download
saves-forget = Delete
saves-upload = Bring a file

## Who sits where

seat-open = free seat
seat-computer = Computer ({ $level })
seat-nameless = Guest
seat-name = Name of player { $number }
seat-rename = Name
seat-invited = (has not agreed yet)
agree = Go on with this game
decline = Do not play
resume-invited = You are invited to this game. It begins when everybody who is invited has agreed.
resume-waiting = Whoever is invited finds this table among theirs. You need not wait for them: give up their seat. If a game goes on here, what you cannot see is then dealt anew.
seat-absent = (not connected)
seat-away = (a computer plays on)
seat-back = Take my seat back
seat-back-as = Take { $name }’s seat back
seat-look = Look through this seat
seat-replace = Let a computer play on
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
new-seats = Who plays
new-seats-hint = Free seats can be taken by anybody who has the link; with none, the game begins at once.
new-me = Me
new-me-too = At this screen
new-shared-hint = Several of you play at this screen: the page draws a curtain between two turns.
new-game-settings = The game
new-more = More settings
new-open = Free seat
new-name = Name of the table
new-name-hint = named after you
new-public = Who may come
    .hint = A private table is found only by its link or code.
new-public-yes = Everybody
new-public-no = Only with the link
new-spectators = Spectators
    .hint = They see what lies open for all, and nobody’s secrets.
new-log = Log
    .hint = A closed log shows what happened since your latest turn: remembering the rest is part of some games. At the end everything can be read.
new-log-open = everything
new-log-closed = the latest only
new-limit = Time to decide
    .hint = When it is over, a computer plays on, until the player takes the seat back.
new-limit-60 = 1 minute
new-limit-300 = 5 minutes
new-limit-3600 = 1 hour
new-limit-86400 = 1 day
new-limit-none = No limit
new-ends = When somebody gives up
    .hint = Only for good: whoever is away for a while can take the seat back.
new-ends-no = a computer plays on
new-ends-yes = the game ends
new-deputy = Strength of computers that step in
    .hint = For somebody who is away, and in seats that are free when the game begins.
new-pause = Pause of computers
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
start-hint = Computers ({ $level }) sit down in free seats.
start-gathers = Another game with the same people: it begins as soon as all have come.
start-others = The game begins when those who sit here say so.
invite = Invite others
invite-companion = Invite
    .hint = Keep this seat for somebody with whom you have played
invite-whom = Somebody you have played with
invite-nobody = You have not played with anybody yet: send the link.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-code = Code:
closed = This table has been closed. It can still be looked at, and a save of it can go on.
outdated = Played by earlier rules (version { $rules }): to look at, to download, or to go on from here as a new game.
outdated-go-on = Go on as a new game
table-invited = you are invited
table-outdated = by earlier rules
fair = Fair dice
fair-text = All that is left to chance comes from a seed that nobody knows. This is its fingerprint (SHA-256); the seed is shown at the end.
fair-waiting = All that is left to chance comes from a seed. It is drawn when the game begins; everybody is then shown its fingerprint (SHA-256), and at the end the seed.
fair-uploaded = This game goes on from a file, or from a game that is over: somebody may know what is hidden. The dice to come are new; nobody knows them.
fair-kept = The seed stays secret for now: people are playing on from a save of this game.

## The table

tabs = Views of the table
fold = Fold away
unfold = Unfold
hand = Hand
players = Players
log = Log
log-look = { $line } – show where
chat = Chat
waiting-for = Waiting for { $names }…
happening = See what happens…
deciding = deciding
clock = Time left
hurry = { $seconds ->
    [one] Decide within { $seconds } second, or a computer plays on for you.
   *[other] Decide within { $seconds } seconds, or a computer plays on for you.
}
away = A computer plays for you.
watching = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
forced = There is only one choice: it is taken by itself.
order = Pass until…
order-title = Pass until…
order-text = The page passes for you, as slowly as you would, and stops when something happens.
order-stop = Stop passing
back = Go back
    .hint = Return to an earlier turn or phase; the game becomes practice
back-title = Go back
back-text = You play alone: choose from where to play again, also past dice and what has come to light. The dice fall anew from there, and the game is marked as practice.
back-beginning = The beginning
back-none = There is no earlier turn yet.
practice = Practice: you have gone back in this game, so its result does not count.
practice-short = practice
undo = Undo
    .hint = Take your latest decision back (u)
restart-turn = Restart turn
    .hint = Take back all you have decided in this turn
redo = Redo
    .hint = Take the decision again that you took back (r)
save = Save
    .hint = Keep this game under a name
leave = Leave
    .hint = Leave the table: for now, for good, or by closing it
put-away = Remove
    .hint = Remove this table from my tables
leave-title = Leave the table
leave-later = Come back later
    .hint = The game stays as it is, among your tables. Whoever waits for you goes on waiting.
leave-for-now = Let a computer play on
    .hint = Until you take your seat back: look on, or come back when you like.
leave-give-up = Give up
    .hint = For good. A computer has your seat from now on, and the table leaves your list.
leave-give-up-end = Give up
    .hint = For good. At this table the game ends with it, without a result, for everybody.
leave-close = Close the table
    .hint = The game ends here, without a result, for everybody. A save of it can go on.
leave-cancel = Close the table
    .hint = The table is gone for everybody who has come.
leave-end = End this game
    .hint = It ends without a result and leaves your list. A save of it can go on.
keys = Keys
    .hint = What the keys do (?)
map-nearer = Zoom in
map-farther = Zoom out
map-fit = Show the whole map
full-screen = The whole screen
full-screen-leave = Leave the whole screen
chat-none = Nobody has said anything yet.
chat-to = To
chat-all = To all
chat-team = To my team
chat-private = { $name } (privately)
chat-in-team = { $name } (to the team)
chat-words = Say something
chat-send = Send
confirm-title = Are you sure?
confirm-text = Your turn ends with it: { $choice }.
confirm-yes = Yes
confirm-no = No, go back
save-title = Save the game
save-text = Every decision is kept anyway. A save is a bookmark: a new table can go on from here.
save-name = Name
keys-title = Playing by keyboard
keys-move = go to what can be chosen
keys-choose = choose it
keys-undo = take back
keys-redo = take again
keys-why = go through everything, and ask why it cannot be chosen
keys-zoom = zoom in, zoom out, whole map
keys-pan = move the map
why-not = Why not: { $thing }
several = { $choice }, or { $number ->
    [one] one more choice
   *[other] { $number } more choices
}
keys-pause = let the others wait, go on
keys-step = show the next thing they did
keys-skip = skip to your next decision
keys-help = this list

## Several players at one screen

curtain-title = { $name } comes next
curtain-text = Pass the device on. Nobody else should look at the screen now.
curtain-open = I am { $name }
curtain-always = I play all these seats: ask no more

## The end

over = The game is over
show-end = How it ended
show-board = Look at the board
rematch = Another game
rematch-series = Next game of the series
rematch-series-hint = The result of this game counts: you sit in its order, and it says who chooses what at the set-up.
rematch-join = Join the next game
rematch-open = Another game with the same people is being set up.
fair-end = The seed was “{ $seed }”. Its SHA-256 must be what was shown from the beginning:
verify = Verify
seed-right = It is: the dice were settled before the game.
seed-wrong = It is not: do not trust this result.

## Preferences

preferences-language = Language
    .hint = Of everything on this page, at once
preferences-volume = Sound
    .hint = Of everything; 0 is silence
preferences-confirm = Ask before a turn ends
    .hint = A second question before a choice that you soon cannot take back
preferences-forced = Take what has no alternative
    .hint = Where only one choice is left, or all come to the same, the page takes it for you; among people it waits as long as you usually do
preferences-rated = A rating among people
    .hint = How well you play, reckoned from games with people who wish it too (Glicko-2); those whom you have played with can see it
preferences-motion = Animation
    .hint = How fast things move on the board; never when your system asks for less motion
preferences-pieces = Pieces
    .hint = Cards, marches, dice, blows and coins
preferences-signals = Signals
    .hint = Your turn, a crown, time running out, the end
preferences-talk = Talk
    .hint = When somebody writes to you
preferences-theme = Light
    .hint = By day or by night, or with the strongest contrast; unless you choose, as your system asks
theme-system = As the system
theme-day = Day
theme-night = Night
theme-contrast = High contrast
preferences-palette = Colours
    .hint = Distinct colours are easier to tell apart; every piece also bears a sign
preferences-size = Size of text
    .hint = Of the whole page
language-en = English
language-fr = Français
motion-slow = slow
motion-normal = normal
motion-off = none
preferences-pace = What others do
    .hint = How long each thing is shown that computers do; on the table it can be stopped and gone through step by step
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
preferences-kept = These preferences are kept for you on this server and hold on all your devices.
key-title = On another device
key-text = There are no passwords here. This key makes another browser you: your tables, your seats, your saves. Keep it to yourself; a new one makes the old one void.
key-new = Show a new key
key-bring = A key from another device
key-carry = Carry on here

## About

about-what = Bretwalda
    .text = Strategy games of old Britain and the barbarian West, in the browser: alone against computers that never see more than you would, or with others near and far. Free software under the MIT licence.
about-names = Names
    .text = The names of the games, their authors and publishers belong to their owners. Bretwalda is an independent implementation of the rules, made by players; it contains no text or art of theirs and is endorsed by nobody.
about-fair = Fair play
    .text = The seed of every game is settled before it begins and its fingerprint is shown; at the end the seed is revealed, and anybody can play the game again and check it. Only what a seat may see ever leaves the server.
about-map = Map
    .text = Coastlines from Natural Earth, in the public domain; the borders on land are drawn by us.
about-letters = Letters
    .text = Alegreya by Juan Pablo del Peral, IM Fell English SC by Igino Marini; both under the SIL Open Font License.

## A game without a page of its own

plain-hand = Your hand
plain-hand-empty = You hold nothing in secret.
plain-no-board = This game brings no board. All that can be chosen stands beside it, and the log tells what happens.
victory-share = { $percent }% of the victory

## Looking at a game again

replay = Replay
    .hint = Look at the game again, step by step
replay-title = Replay: { $name }
replay-none = This game cannot be looked at
replay-loading = The game is being told again …
replay-controls = Steps of the game
replay-step = Step { $step } of { $last }
replay-slider = Step of the game
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
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
replay-eyes = Through whose eyes
replay-eyes-0 = those who look on
replay-eyes-all = everybody, all hands open
replay-reveal = Show what is to come
    .hint = Marks and lines of later steps, and the result
replay-result = Show the result
replay-to-table = To the table
replay-share = Copy link
replay-shared = The link to this moment is copied.
replay-share-by-hand = Link to this moment
replay-more = More …
replay-journal = Journal
replay-story = Story (text)
replay-film = Film of the map (SVG)
replay-fork = Play from here
replay-fork-hint = A new game of your own against computers, from this moment: you know what { $name } knew, and what was hidden is dealt anew.
replay-fork-level = Level of the computers
replay-earlier = Earlier lines
replay-jump = Go to this moment: { $line }
replay-hand-of = Hand of { $name }
replay-begins = The game begins.
follow = What the others do
follow-wait = Wait
    .hint = Stop here, and look at it in peace (p)
follow-on = Go on
    .hint = Let the others go on (p)
follow-step = { $number ->
        [0] Next step
        [one] Next step: one thing has not been shown yet
       *[other] Next step: { $number } things have not been shown yet
    }
    .hint = Show the next thing they did, and wait again (.)
follow-pace = Pace: { $pace }
follow-skip = Skip
    .hint = Pass over everything until you are asked again, then read it in short (s)
follow-now = To the present
digest = Meanwhile
digest-again = Show it
digest-rest = { $number ->
        [one] One more line stands in the log.
       *[other] { $number } more lines stand in the log.
    }
digest-nothing = Nothing that would have to be told.
recap = Since your last turn
    .hint = See what the others have done since you last decided
recap-skip = To the present

## The games that I have played

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
games-among-yourselves = all mine
games-given-up = given up
games-closed = without result
games-one-won = Won
games-one-shared = Shared
games-one-lost = Lost
games-one-among-yourselves = All mine
games-one-given-up = Given up
games-one-closed = No result
games-with = with { $names }
games-kind-stood-in = a computer stood in
games-kind-continued = went on from another game
games-kind-practice = practice
games-kind-uploaded = from a file
games-rated = rated
games-found = { $total ->
    [one] { $total } game of { $played }
   *[other] { $total } games of { $played }
}
games-more = More games
games-none = Games that you have played will be here.
games-none-such = No game is like that.
games-played = played
games-people-title = Against people
games-people-text = Of two, whoever had the greater share of the victory has won. Partners do not count, nor games in which a computer stood in, practice, or games that went on from another.
games-people-none = You have not yet met anybody.
games-ladder-title = Against the levels
games-ladder-text = Alone against computers that were all of one level.
games-ladder-none = You have not yet played alone against one level.
games-level = Level
games-rating-title = Rating
games-rating = { $rating } ± { $deviation }
games-rating-games = { $number ->
    [one] ({ $number } game)
   *[other] ({ $number } games)
}
games-rating-none = You are rated after your first game with somebody who wishes it too.
games-figures = Game by game
games-figures-text = Whose the victories were in the games that you have played. The line marks what an equal share would be.
games-figures-none = Nothing can be counted yet.
games-usual = Usually { $time }
games-whose = Whose
games-times = times
games-share = share of victory
games-side = Seat { $seat } of { $seats }
games-fair = (an equal share is { $share })

## Notes beside a game

goal = What wins
lesson = Lesson
lesson-place = { $place } of { $length }
lesson-on = Go on
lesson-back = Back
lesson-end = Play on
notes = Notes
notes-mine = My notes
notes-by = Notes by { $name }
notes-none = Nothing is written here yet.
notes-here = At step { $step }
notes-title = Title
notes-text = Note
notes-hint = A note with a title is a chapter: it is marked on the line of the game. Write in one language or in both; readers see their own.
notes-keep = Keep
notes-remove = Remove this note
notes-share = Let others read my notes
notes-share-save = Whoever has the link can also look at the saved game.
notes-unshare = Share them no longer
notes-link = Link to this moment with my notes
notes-file = Download the notes
notes-bring = Bring notes
notes-own = Show my own notes

## Before the first game, and great events

health = Before you play
    .text = A few people have seizures (photosensitive epilepsy) from flashing lights or certain patterns, some without having known of it. Nothing on this page flashes, but pieces move: all motion can be turned off in the preferences. Play in a well-lit room, take a break every hour, and stop at once if you feel dizzy or see badly.
health-read = Understood
preferences-events = Great events
    .hint = A coronation, the fall of a king: with a picture and two sentences, with the picture for a moment, or in the log alone
events-full = Told
events-brief = In short
events-none = Not at all

finale = How it ended
finale-map = The map at the end
finale-moments = Moments that mattered
finale-picture = A picture to share
