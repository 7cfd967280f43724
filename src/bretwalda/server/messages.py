"""The whole protocol between page and server: every message that is ever sent, and nothing else.

Two doors. `/api/...` takes and gives the bodies at the end of this file, as JSON. `/live/<table>` is a
WebSocket: each text frame is one JSON object whose `type` is the name of one of the classes below. `/live`
without a table is a WebSocket too, which sends `Lists`.
`web/src/messages.ts` is generated from this file (`tools/typescript.py`).

A visit to a table:

1. the page connects and says `Hello`; the server answers `Welcome`, `Seats`, `ChatLines` and, once the game
   has begun, a `Position` with all the news that the page has not seen;
2. whoever owes a decision sends `Decide` with the sequence number of the position it looked at. After the
   decision is in the database the server answers `Done`, and everybody gets the next `Position`;
3. after a lost connection the page says `Hello` again, with what it has seen already. A `Decide` that was not
   answered may be sent again as it was: the same decision is never taken twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Value = bool | int | str

# Why the server closes a socket: two codes that every browser understands, and ours, which begin at 4000.
AT_FAULT, COME_AGAIN = 1011, 1013
NOT_UNDERSTOOD, NOBODY, NOT_ADMITTED, NO_TABLE, TOO_FAST = 4400, 4401, 4403, 4404, 4429

# What people send ------------------------------------------------------------------------------------------


class FromPage(msgspec.Struct, tag=True, forbid_unknown_fields=True):
    """A message from the page. `ref` is any number: the `Done` or `Refused` that answers repeats it."""

    ref: int = 0


class Hello(FromPage):
    """The first message on a socket, and again at will: tell me what I have missed."""

    since: int = 0  # the sequence number of the latest position seen; 0 = the whole log, please
    chat: int = 0  # the number of the latest line of chat seen


class Decide(FromPage, kw_only=True):
    """Take one of the options of a position."""

    seq: int  # of the position that it answers
    seat: int
    choice: int


class Undo(FromPage, kw_only=True):
    """Take back the seat's latest decision."""

    seq: int
    seat: int


class Redo(FromPage, kw_only=True):
    """Take the decision again that was taken back last."""

    seq: int
    seat: int


class RestartTurn(FromPage, kw_only=True):
    """Take back all that can be taken back of the seat's turn."""

    seq: int
    seat: int


class GoBack(FromPage, kw_only=True):
    """Somebody alone: back to the position after that many decisions, one of `Points`, and on with other dice."""

    seq: int
    seat: int
    to: int


class AskWhy(FromPage, kw_only=True):
    """Why can this not be chosen? Answered by `Because`."""

    seq: int
    seat: int
    thing: str  # as in `Option.points_at`


class Look(FromPage, kw_only=True):
    """Somebody with several seats: show me what this one sees. Whoever is asked is shown first all the same."""

    seat: int


class Say(FromPage, kw_only=True):
    """A line of chat."""

    text: str
    to: list[int] | None = None  # seats that may read it besides the speaker; none = everybody at the table
    mark: str = ""  # any text: a line with the same mark as an earlier one is the same line, sent twice


class TakeSeat(FromPage, kw_only=True):
    """Sit down in an open seat before the game; or come back to one's own, where a computer has played on."""

    seat: int
    name: str = ""  # of somebody who shares my screen; empty = mine


class NameSeat(FromPage, kw_only=True):
    """Somebody who shares my screen sits in this seat of mine, and has a name of their own; empty = mine again."""

    seat: int
    name: str


class LeaveSeat(FromPage, kw_only=True):
    """Get up: before the game the seat is open again, during the game a computer plays on in it."""

    seat: int


class SetSeat(FromPage, kw_only=True):
    """The host, before the game: open a seat (whoever sits there is removed), or give it to a computer."""

    seat: int
    level: str | None = None  # of the computer; none = the seat is open


class Start(FromPage):
    """The host begins the game, or anybody seated if the host is away; computers sit down in open seats."""


class Replace(FromPage, kw_only=True):
    """Anybody seated: let a computer play on for somebody who has been away for a while."""

    seat: int


class Rematch(FromPage):
    """After the game: the same people, settings and computers at a new table; everybody is told by `Moved`.

    The new table begins as soon as everybody who sits there has come to it.
    """

    series: bool = False  # the result counts for the new game, as the rules of a series say; see `Ending.series`


class Ping(FromPage):
    """Is anybody there? Answered by `Pong`."""


PageMessage = (
    Hello
    | Decide
    | Undo
    | Redo
    | RestartTurn
    | GoBack
    | AskWhy
    | Look
    | Say
    | TakeSeat
    | NameSeat
    | LeaveSeat
    | SetSeat
    | Start
    | Replace
    | Rematch
    | Ping
)


# What the server sends -------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, tag=True):
    """A message from the server."""


# `gc=False`: every position has dozens of these, and they cannot be part of a cycle.
class Argument(msgspec.Struct, gc=False, omit_defaults=True):
    """An argument of a sentence. Kind `number`: a number; `seat`: a seat; else a name from the game's vocabulary."""

    name: str
    kind: str
    value: int  # the number, the seat, or the place in `GameInfo.vocabulary[kind]`
    parts: list[int] = []  # where a kind consists of several numbers


class Sentence(msgspec.Struct, gc=False):
    """Something to be said in the reader's language: the id of a Fluent message and its arguments."""

    key: str
    args: list[Argument]


class Option(msgspec.Struct, gc=False):
    """Something that a seat may choose now."""

    choice: int
    notation: str  # `follower essex welsh`: a verb and ids of the vocabulary; its text is `choice-<verb>`
    points_at: str  # what to click: `region:essex`, `card:spy`, `button:pass`


class SeatInfo(msgspec.Struct):
    """Who sits in a seat."""

    kind: Literal["open", "person", "computer"]
    name: str | None  # of the person; empty if they have not chosen one: say "Player 1" and so on
    level: str | None  # of the computer
    present: bool  # the person's page is connected
    away: bool  # a computer plays for the person, who can come back with `TakeSeat`; before the game: invited to go on


class TableInfo(msgspec.Struct, omit_defaults=True):
    """What a table was set up with, and what has become of it; `Begun` and `Changed` tell what is new."""

    id: str  # the table's page is /table/<id>, and that is the invitation too
    code: str  # six letters and digits to find it by
    name: str
    game: str
    settings: dict[str, Value]
    public: bool  # listed in the lobby
    spectators: bool  # people without a seat may watch
    open_log: bool  # the whole log can be read; otherwise only what happened since one's latest turn
    gathers: bool  # a rematch: it begins by itself as soon as all who sit there have come
    limit: int | None  # seconds until a computer takes over, while several people play; none = never
    deputy: str  # level of that computer, and of those that fill open seats
    pause: float  # seconds that a computer waits before it decides
    commitment: str  # SHA-256 of the seed; empty until the game begins, when it is drawn
    uploaded: bool  # continued from a file or a game that is over: somebody may know what is hidden
    rules: int  # the version of the rules that it is played by
    outdated: bool  # they are no longer there, or the facts are others: it can be looked at, taken away and saved
    ends_if_given_up: bool  # the game ends when somebody gives it up; otherwise a computer plays on
    alone: bool  # since the game began there has been no other person in it
    practice: bool  # somebody alone has gone back in it, or learns: the result is no result
    lesson: str  # it begins as GET /api/games/<game>/lessons/<lesson> says; empty = as any game
    started: bool
    over: bool
    closed: bool  # without an end, by its host or because it was given up
    hints: bool | None = None  # players may ask for one, and the game is not rated; none = only somebody alone


class Welcome(FromServer):
    """The answer to `Hello`."""

    table: TableInfo
    you: str  # your name
    host: bool  # whether you are the host


class Seats(FromServer):
    """Who sits where, whenever that has changed."""

    seats: list[SeatInfo]
    yours: list[int]  # your seats
    watching: int  # connected people without a seat
    started: bool


class Begun(FromServer):
    """The game begins: what it is committed to, before the first decision."""

    table: TableInfo


class Changed(FromServer):
    """Something else has become of the table: it is closed, is practice, has another host or another name."""

    table: TableInfo
    host: bool  # whether you are the host


class Ending(msgspec.Struct):
    """How the game ended; what the game itself has to say about it is in the view."""

    result: list[float]  # each seat's share of the victory
    seed: str | None  # none while people play on from a save of the same game
    commitment: str  # SHA-256 of the seed, as shown from the beginning
    file: str  # address of the journal, for `bretwalda verify`
    series: bool  # the rules say how the next game of a series depends on this one


class Position(FromServer):
    """A position as one seat sees it, what is asked, and what has happened.

    The log is a list of sentences, numbered from 0. `news` replaces all from number `log` on: usually it is
    added at the end; after an undo, fewer lines than before remain. When `seat` is another than before, `news`
    is the whole log that this seat may read.
    """

    seq: int  # the number that decisions answer; what others decide in secret counts as one, however many clicks
    seat: int | None  # whose eyes: of your seats the one that is asked, or was last; none = a spectator
    view: Any  # the game's own view, see web/src/games/<game>/view.ts
    partners: list[int]  # the other seats of your seat's team; none without teams
    waiting: list[int]  # seats that owe a decision
    asked: Sentence | None  # what your seat is asked; none = it owes no decision
    rule: str | None  # the number of the rule behind the question
    options: list[Option]
    can_undo: bool  # a decision of yours (of whichever seat) can be taken back
    can_redo: bool
    left: float | None  # seconds until a computer takes over the seats that are waited for; none = no limit
    first: int  # lines of the log before this number are put away; 0 where the log is open
    log: int  # how many lines of the log stay, counted from 0
    news: list[Sentence]  # the lines that follow them
    over: Ending | None


class Line(msgspec.Struct):
    """A line of chat."""

    number: int  # from 1 at each table
    name: str  # of the speaker
    seat: int | None  # of the speaker
    to: list[int] | None  # seats that may read it; none = everybody
    text: str
    at: int  # milliseconds since 1970


class ChatLines(FromServer):
    """New lines of chat, those that you may read; and known ones again, by their numbers, if they have changed."""

    lines: list[Line]


class Notice(FromServer):
    """Something that has just happened at the table outside the game: who came, left, was replaced.

    `key` is the id of a common text, `details` are its arguments. It is told once; `Seats` says how things stand.
    """

    key: str
    details: dict[str, str]


class Because(FromServer):
    """The answer to `AskWhy`. No sentence: there is nothing to say, or the position is no longer the same."""

    ref: int
    thing: str
    why: Sentence | None
    rule: str | None  # the number of the rule


class Moved(FromServer):
    """The rematch is at this table."""

    table: str


class Done(FromServer):
    """What was asked has been done, and is in the database."""

    ref: int


class Refused(FromServer):
    """What was asked is refused, or cannot be understood; nothing has changed.

    `key` is the id of a common text, `details` are its arguments. This is also the body of every HTTP answer
    that is not a success.
    """

    ref: int
    key: str
    details: dict[str, str]


class Pong(FromServer):
    """Yes."""

    ref: int


class TableLine(msgspec.Struct):
    """A table in a list; GET /api/tables/<id or code> gives one."""

    table: TableInfo
    seats: list[SeatInfo]
    yours: list[int]
    host: str  # name
    host_is_you: bool
    waiting: list[int]  # seats that owe a decision
    since: int  # since when they have owed it, or the table has been open: milliseconds since 1970


class Lists(FromServer):
    """On the socket without a table: the lists of `Tables`, at once."""

    mine: list[TableLine]
    open: list[TableLine]


class Listed(FromServer):
    """What has changed in the lists since: a line takes the place of the one of the same table, in either list."""

    mine: list[TableLine]
    open: list[TableLine]
    gone: list[str]  # tables that are no longer in any list


ServerMessage = (
    Welcome
    | Seats
    | Begun
    | Changed
    | Position
    | ChatLines
    | Notice
    | Because
    | Moved
    | Lists
    | Listed
    | Done
    | Refused
    | Pong
)


# Bodies over HTTP ------------------------------------------------------------------------------------------


Word = Annotated[str, msgspec.Meta(pattern="^[a-z_-]+$", max_length=20)]

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Preferences(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a person likes, on every device; what is missing has not been chosen."""

    language: Word | None = None  # English, where there are no texts in it
    volume: Volume | None = None
    pieces: Volume | None = None  # of the volume: cards, marches, dice
    signals: Volume | None = None  # my turn, a warning, a victory
    talk: Volume | None = None  # what others say
    music: Volume | None = None  # beside the game
    motion: Word | None = None  # how fast pieces move
    pace: Word | None = None  # how fast what others do is shown
    theme: Word | None = None  # day, night or high contrast
    palette: Word | None = None
    size: Word | None = None  # of letters
    events: Word | None = None  # how much is told of great events
    confirm: bool | None = None  # ask before a choice that cannot be taken back
    forced: bool | None = None  # take choices without an alternative by themselves
    hints: Word | None = None  # the level of hints
    rated: bool | None = None  # how well I play among people who wish it too
    tell_turn: bool | None = None  # while no page of mine is open: that it is my turn
    tell_invited: bool | None = None  # that I am invited
    tell_ended: bool | None = None  # that a game has ended


class Me(msgspec.Struct):
    """Who I am. GET /api/me makes a newcomer known; 401 `refused-password` if the server wants its password first."""

    name: str  # empty until it is chosen
    preferences: Preferences
    has_key: bool


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me → Me: change what is given."""

    name: str | None = None
    preferences: Preferences | None = None


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/enter → Me: the password of the server."""

    password: str


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/key (without a body) → Key: a new key to carry on from another device; the one before is void.

    POST /api/carry with a Key → Me: from now on this browser is the person of the key.
    """

    key: str


class SettingInfo(msgspec.Struct):
    """A setting of a game; its texts are `setting-<name>` and the attribute `hint`."""

    name: str
    values: list[Value]
    default: Value


class VerbInfo(msgspec.Struct):
    """A kind of choice."""

    kinds: list[str]  # of its arguments, in order
    ends_turn: bool


class GameInfo(msgspec.Struct):
    """A game that can be played.

    GET /api/games/<id>/text/<language>.ftl: its texts; …/rules.<language>.md, …/guide.<language>.md: its books, with
    the numbers of the facts in use. GET /api/games/<id>/box/<box>: these facts, and the map.
    """

    id: str
    players: list[int]  # with how many it can be played
    settings: list[SettingInfo]
    beginners: dict[str, Value]  # what a first game is best set up with; the rest as usual
    open_log: bool  # what is usual for it
    partners_confer: bool  # otherwise partners may not `Say` anything to each other alone while it is played
    vocabulary: dict[str, list[str]]  # ids by kind: argument (kind, value) is named by the text `<kind>-<id>`
    verbs: dict[str, VerbInfo]  # by the word that a notation begins with
    books: list[str]  # `rules`, `guide`
    styles: list[str]  # personalities of its computer players: `normal-bold` is a level, too
    lessons: list[str]  # a first game to play along, then chapters that can be begun by themselves
    box: str  # the digest of what it is played with here
    other_facts: bool  # other facts than those that come with the game
    figures: dict[str, int]  # numbers of the facts that texts name: `$fact-<figure>`
    words: dict[str, str]  # by language, what the facts bring on top of the game's texts: a Fluent catalogue


class LessonWord(msgspec.Struct):
    """Something that whoever learns is told."""

    said: dict[str, str]  # in every language
    no: dict[str, str]  # the answer to every choice but the task
    things: list[str]  # what it points at, named as in `Option.points_at`
    seq: int  # of the position at which it is said
    choice: int | None  # the task; none = it is only read


class LessonInfo(msgspec.Struct):
    """GET /api/games/<id>/lessons/<lesson>: a game to play along; POST → TableInfo: a table at which I do."""

    words: list[LessonWord]


class LessonsDone(msgspec.Struct):
    """GET /api/lessons: the lessons that I have played to their end, by game."""

    done: dict[str, list[str]]


class Examples(msgspec.Struct):
    """GET /api/games/<id>/examples: the paragraphs of the rules that can be shown on the board.

    POST /api/games/<id>/examples/<paragraph> → TableInfo: a table of my own at such a position.
    """

    paragraphs: list[str]
    pictured: list[str]  # those of worked examples: GET /api/games/<id>/examples/<paragraph>/picture


class Companion(msgspec.Struct):
    """Somebody with whom I have played; `id` means them to me alone."""

    id: str
    name: str


class Companions(msgspec.Struct):
    """GET /api/companions: with whom I have played, the latest first."""

    companions: list[Companion]


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/<id>/invite: by its host, before the game. Whoever is invited finds the table in their list."""

    seat: int
    companion: str  # the id of a `Companion`


class Catalogue(msgspec.Struct):
    """GET /api/games."""

    games: list[GameInfo]
    levels: list[str]  # of computer players, weakest first
    numbers: dict[str, list[str]]  # by language, what small numbers are called, from 0 on


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who should sit in a seat of a new table: me, a computer, or anybody."""

    kind: Literal["me", "computer", "open"]
    level: str | None = None
    name: str = ""  # of somebody who shares my screen; empty = my own


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables → TableInfo.

    Without a body: POST /api/tables/<id>/give-up: leave my seats for good; …/close: by its host, the table ends without
    a result, or is gone if nobody has begun to play there; …/shelve: a table that is over, closed or given up leaves
    my list.
    """

    game: str
    name: str = ""  # empty = named after the host
    settings: dict[str, Value] = {}
    seats: list[SeatWish] = []  # one for each seat; empty = I sit in the first, the others are open
    public: bool | None = None  # none = only if somebody else can sit down
    spectators: bool = True
    open_log: bool | None = None  # none = as is usual for the game
    limit: int | None = None  # holds only while several people play
    deputy: str = "normal"
    pause: float = 0.6
    ends_if_given_up: bool = False  # otherwise a computer plays on for whoever gives up
    hints: bool | None = (
        None  # whether players may ask for hints: then the game is not rated; none = only if I am alone
    )
    start: bool = False  # begin at once: computers sit down in open seats


class Tables(msgspec.Struct):
    """GET /api/tables."""

    mine: list[TableLine]  # where I have a seat or am the host, the latest first
    open: list[TableLine]  # public tables with an open seat, and those where one may look on


class Point(msgspec.Struct):
    """A position to which somebody alone may go back: the beginning of a turn or phase."""

    to: int  # for `GoBack`
    seat: int
    heading: Sentence | None  # the turn that it belongs to; none = before the first
    asked: Sentence


class Points(msgspec.Struct):
    """GET /api/tables/<id>/points: the first first."""

    points: list[Point]


class NewSave(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/saves → Save: keep the game at this table under a name."""

    table: str
    name: str


class Save(msgspec.Struct):
    """A named save.

    POST /api/saves/<id>/load → TableInfo: a table that goes on from there and invites the people to their seats.
    DELETE /api/saves/<id>. GET /api/saves/<id>/file: the journal as a file (see `can_download`).
    POST /api/saves/file?name=… with a file as the body → Save.
    """

    id: str
    name: str
    game: str
    settings: dict[str, Value]
    decisions: int
    over: bool
    people: list[str]  # names of those who play, by seat; "" for a computer
    practice: bool  # somebody alone has gone back in it
    can_download: bool  # the file holds the seed: only when the game is over, or nobody but me plays
    at: int  # milliseconds since 1970


class Saves(msgspec.Struct):
    """GET /api/saves: mine, the latest first."""

    saves: list[Save]
