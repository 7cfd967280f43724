"""What the host has decided about somebody: to be silent, to stay away, to have no name; until a day, or for good."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from bretwalda.engine.refusal import Refusal

from ..clock import now

Kind = Literal["mute", "ban", "rename"]


class Sanction(msgspec.Struct):
    """One decision."""

    reason: str  # as the person is told it
    at: int  # since when
    until: int | None = None  # none = until it is lifted


class Sanctions(msgspec.Struct):
    """All that holds, or has held, for somebody."""

    mute: Sanction | None = None  # may play, and say nothing
    ban: Sanction | None = None  # may not come in
    rename: Sanction | None = None  # has no name, and may not choose one

    def holds(self, kind: Kind) -> bool:
        sanction: Sanction | None = getattr(self, kind)
        return sanction is not None and (sanction.until is None or sanction.until > now())

    def expect_none(self, *kinds: Kind) -> None:
        """Refuse whoever may not do something because of one of these."""
        for kind in kinds:
            if self.holds(kind):
                raise refusal(kind, getattr(self, kind))


def refusal(kind: Kind, sanction: Sanction) -> Refusal:
    """What somebody is told who may not do something."""
    details = {"reason": sanction.reason, "until": day(sanction.until)}
    if kind == "mute":
        return Refusal("refused-muted", details)
    if kind == "ban":
        return Refusal("refused-banned", details)
    return Refusal("refused-renamed", details)


def recalled(stored: Any) -> Sanctions:
    """Sanctions from the database; what cannot be read holds nobody back."""
    try:
        return msgspec.convert(stored, Sanctions)
    except msgspec.ValidationError:
        return Sanctions()


def day(until: int | None) -> str:
    """The last day of something, for a text; `forever` chooses another.

    >>> day(1_800_000_000_000), day(None)
    ('2027-01-15', 'forever')
    """
    return "forever" if until is None else datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
