"""What is said about people who misbehave: by those who report them, and on the admin page."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..messages import Companion
from .sanctions import Kind, Sanctions

LONGEST_WORDS = 1000  # characters of a report, or of a reason
MOST_DAYS = 3650

Words = Annotated[str, msgspec.Meta(max_length=LONGEST_WORDS)]


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table: whoever sits in a seat, or has said a line of chat."""

    seat: int | None = None
    line: int | None = None  # its number


class Ignoring(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/<id>/ignore: what somebody says is no longer shown to me, at any table."""

    whom: Whom


class Ignored(msgspec.Struct):
    """GET /api/ignored: whose chat I do not see; POST /api/ignored/<id> without a body: let me see it again."""

    people: list[Companion]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/<id>/report: tell the host of the server; the chat that I can read there goes with it."""

    whom: Whom
    kind: Literal["abuse", "cheating", "name", "other"]
    words: Words = ""


class AdminKey(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/enter → AdminState, and a cookie for an hour; POST /api/admin/leave ends it."""

    key: Annotated[str, msgspec.Meta(max_length=200)]


class AdminState(msgspec.Struct):
    """GET /api/admin."""

    until: int  # the key has to be given again then: milliseconds since 1970
    reports: int  # that wait


class Suspect(msgspec.Struct):
    """Somebody, as the host sees them."""

    id: str
    name: str
    sanctions: Sanctions


class ReportedLine(msgspec.Struct):
    """A line of chat that whoever reported could read."""

    name: str
    text: str
    at: int
    whispered: bool
    by: Literal["accused", "reporter", "other"]


class ReportTold(msgspec.Struct):
    """A report, for the host."""

    id: str
    accused: Suspect
    reporter: str  # name
    game: str
    kind: str
    words: str
    lines: list[ReportedLine]
    at: int
    closed: int | None


class Reports(msgspec.Struct):
    """GET /api/admin/reports: those that wait, the oldest first; ?closed=1: the others, the latest first.

    POST /api/admin/reports/<id>/close without a body: done.
    """

    reports: list[ReportTold]


class FoundPerson(msgspec.Struct):
    """Somebody in a list."""

    person: Suspect
    created: int
    reports: int  # about them, ever


class FoundPeople(msgspec.Struct):
    """GET /api/admin/people?name=…: by a part of their name; without one, all about whom there is something."""

    people: list[FoundPerson]


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/admin/people/<id> → Suspect."""

    kind: Kind
    lift: bool = False  # end it; otherwise it begins, or is changed
    reason: Words = ""  # told to the person
    days: Annotated[int, msgspec.Meta(ge=1, le=MOST_DAYS)] | None = None  # none = until it is lifted


class AuditLine(msgspec.Struct):
    """Something that was done on the admin page."""

    at: int
    session: str  # the same for all that was done after one entry of the key
    action: str
    person: str | None  # id
    name: str  # that the person has now
    details: dict[str, str]


class AuditLog(msgspec.Struct):
    """GET /api/admin/audit: the latest first; …/audit/file: all of it."""

    lines: list[AuditLine]
