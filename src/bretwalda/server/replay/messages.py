"""What is said over HTTP of a game that is looked at again.

`/api/replays/tables/<id or code>`, `/api/replays/saves/<id>` and `/api/replays/shared/<link>` (a save beside which
somebody shares notes) are games; `seat` in a query says through whose eyes: a
seat counted from 1, `0` for those who look on, `all` for everything. Without it, one's own.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..messages import SeatInfo, Sentence


class Mark(msgspec.Struct, gc=False):
    """A moment at which one may want to stop."""

    step: int
    kinds: list[str]  # `turn`, `phase`, `battle`, `crown`: as the game says


class Replay(msgspec.Struct):
    """GET /api/replays/<tables, saves or shared>/<id>: all moments, without the positions.

    Steps are counted for each viewpoint: what others decided in secret is one, however many clicks it took.
    """

    kind: Literal["tables", "saves", "shared"]
    id: str
    name: str
    game: str
    seats: list[SeatInfo]
    yours: list[int]
    viewpoint: str  # `0`, `1`, …, `all`
    viewpoints: list[str]  # through whose eyes I may look
    over: bool  # the game has ended; how, only its last position says
    first: int  # the first step: later than 0 while a game is played in which remembering is part of it
    movers: list[int]  # for each step from there on, who took the latest decision; -1 at the beginning
    decisions: list[int]  # for each step, how many had been taken; none while each reader has their own count
    lines: list[int]  # for each step, how many lines of the log had been told
    marks: list[Mark]
    log: list[Sentence]  # all of it, from the first step on
    can_fork: bool  # a game against computers can begin at any of these moments
    can_download: bool  # the journal can be had as a file


class Frame(msgspec.Struct):
    """A position as the viewpoint knew it."""

    step: int
    view: Any  # the game's own, as in `Position`
    hands: list[Any]  # if everything is shown: the view of each seat
    waiting: list[int]
    asked: Sentence | None  # what the viewpoint's seat was asked
    rule: str | None
    result: list[float] | None  # each seat's share of the victory, if the game is over here


class Frames(msgspec.Struct):
    """GET /api/replays/…/frames?first=…&last=…: the positions of some steps."""

    frames: list[Frame]


Words = dict[str, str]  # the same in one language or in several, by its code


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/replays/…/notes → Notes: write at a step of a viewpoint; nothing = what was there goes.

    One with a title is a chapter.
    """

    viewpoint: str
    step: int
    title: Words
    text: Words


class PlacedNote(msgspec.Struct):
    """A note at the step of the viewpoint that is looked through."""

    step: int
    note: Note


class Notes(msgspec.Struct):
    """GET /api/replays/…/notes?seat=…: what I have written beside a game; with `by`, what somebody else shares."""

    notes: list[PlacedNote]
    author: str | None  # of those that somebody shares
    link: str | None  # under which mine are shared
    can_share: bool


class ShareNotes(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/replays/…/notes/share → Notes: let whoever has the link read my notes, or no longer."""

    shared: bool


class NotesFile(msgspec.Struct, forbid_unknown_fields=True):
    """GET and POST /api/replays/…/notes/file: notes as a file, beside the journal of the same game."""

    bretwalda_notes: int  # the version of this format
    game: str
    commitment: str  # of the game's seed: which game it is
    notes: list[Note]


class TurningPointTold(msgspec.Struct):
    """A decision at which a game turned. In its words `{1}` stands for whoever sat in the first seat."""

    decision: int  # how many had been taken before it
    seat: int
    choice: Words
    better: Words | None  # what would have been better, by what the seat could know; None = luck has turned the game
    change: int  # what the choice has cost, or what luck has changed, in thousandths of the chance of victory
    whose: int  # the seat whose chance changed so
    why: dict[str, list[str]]  # what speaks for the better choice, a sentence each, by language


class BalanceTold(msgspec.Struct):
    """How a seat came to its result, in thousandths: start, luck, play and others add up to end."""

    start: int
    luck: int  # what dice and draws have changed
    play: int  # what its own choices have, beside those of a middling player
    others: int  # what the others did
    end: int
    decisions: int  # with a choice
    mistakes: int


class Reviewed(msgspec.Struct):
    """What was found in a game that is over."""

    chances: list[list[int]]  # by decisions taken, each seat's chance of victory in thousandths
    turning_points: list[TurningPointTold]
    balances: list[BalanceTold]


class ReviewState(msgspec.Struct):
    """GET /api/replays/…/review: how far a review of a game has come. POST begins one, POST …/review/stop ends it."""

    doing: Literal["nothing", "waiting", "working", "done"]
    done: float  # from 0 to 1
    yours: bool  # I have asked for it, and may stop it
    found: Reviewed | None


class Preview(msgspec.Struct):
    """GET /api/replays/…/preview?step=…&seat=…&language=…: what a link to a moment shows where it is pasted."""

    title: str
    text: str


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/replays/…/fork → TableInfo: a table of my own that goes on from a step, against computers.

    What the viewpoint's seat did not know is dealt anew.
    """

    viewpoint: str  # a seat, which is mine there
    step: int
    level: str = "normal"  # of the computers
