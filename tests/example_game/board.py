"""The immovable: the river, the strokes, the charms and the numbering of choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from bretwalda.engine.facts import load
from bretwalda.engine.verbs import Verb, Verbs

FACTS: Final[dict[str, Any]] = load(Path(__file__).parent)

STROKE_IDS: Final[list[str]] = FACTS["stroke"]
CHARM_IDS: Final[list[str]] = FACTS["charm"]
STROKES: Final[i64] = len(STROKE_IDS)
CHARMS: Final[i64] = len(CHARM_IDS)
RIVER: Final[i64] = FACTS["river"]
ROUNDS: Final[i64] = FACTS["rounds"]

NONE: Final[i64] = -1  # no stroke chosen, no charm left

VERBS: Final[Verbs] = Verbs(
    [Verb("row", ("stroke",), at="oar:{stroke}"), Verb("keep"), Verb("call", ("charm",), at="card:{charm}")],
    {"stroke": STROKE_IDS, "charm": CHARM_IDS},
)

# Choices: a verb's first number plus its argument.
ROW: Final[i64] = VERBS.offset("row")
KEEP: Final[i64] = VERBS.offset("keep")
CALL: Final[i64] = VERBS.offset("call")
