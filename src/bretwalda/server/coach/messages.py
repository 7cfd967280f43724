"""What is said of hints and of why a computer did something: a stream of lines, the last of which is the answer.

Both are `text/event-stream`: each line `data: …` is a `Thinking`, an `Explained` or a `Refused`. Whoever hangs up ends
the thought.
"""

from __future__ import annotations

import msgspec

from ..messages import FromServer, Option, Refused, Sentence


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/<id>/hint: what should I choose? By somebody who owes a decision, where hints are allowed."""

    seq: int  # of the position
    seat: int
    level: str = "normal"  # how well it is thought about


class AskDeed(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/replays/<kind>/<id>/why?seat=…: why did the computer do that?

    A step of the viewpoint that the decision led to, or a line of its log; one of them.
    """

    step: int | None = None
    line: int | None = None


class Thinking(FromServer):
    """It is being thought about."""

    waiting: bool  # others have their turn first
    done: float  # how much of it, from 0 to 1, as far as that is known


class Reason(msgspec.Struct):
    """Something in which two choices differ."""

    text: Sentence
    other: bool  # it is said of the other choice alone


class Planned(msgspec.Struct):
    """A choice that is expected."""

    seat: int
    option: Option


class Weighed(msgspec.Struct):
    """One choice, and what speaks for it and against it."""

    option: Option
    chance: float | None  # of victory, from 0 to 1; none = there was nothing to think about
    rival: Option | None  # the choice that it is compared with: the best other one
    does: Sentence | None
    better: list[Reason]
    worse: list[Reason]
    notes: list[Sentence]  # what it counts on
    plan: list[Planned]  # what is expected to follow


class Explained(FromServer):
    """Why a player of a level decides so."""

    seat: int
    level: str
    rule: str | None  # the paragraph behind the decision
    verdict: Sentence
    options: list[Weighed]  # the choice, then the best others
    guessed: bool  # what the decider alone knew was not known: it stands for what could be seen


class Chance(msgspec.Struct):
    """How likely something succeeds."""

    amount: int | None  # what is put into it: the value of a card, a sum; none = as things stand
    percent: int


class OddsLine(msgspec.Struct):
    """The odds of one thing."""

    text: Sentence
    option: Option | None  # the choice that they belong to; none = to all
    chances: list[Chance]


class OddsTold(msgspec.Struct):
    """GET /api/tables/<id>/odds?seat=…&seq=…: all odds that can be told before I decide, where hints are allowed.

    Often there are none.
    """

    lines: list[OddsLine]


CoachLine = Thinking | Explained | Refused
