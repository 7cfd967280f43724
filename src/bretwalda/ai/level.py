"""How strong a computer player is: a budget, and the mistakes it makes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from bretwalda.engine.refusal import Refusal

STYLES = ("cautious", "bold", "builder", "spoiler")


@dataclass(frozen=True)
class Level:
    """A documented strength; `level` gives one by its name, `LEVELS` has all of them.

    Budgets are counted in iterations, so that the same seed gives the same game on every machine;
    `seconds` is the limit on a machine so slow that the iterations would not be done in time. What a person does
    wrong is to take an option for the best that is nearly as good: the closer, the more often.

    Attributes:
        name: `random`, `easy`, `casual`, `normal`, `hard` or `expert`; with a personality `normal-bold`.
        iterations: of the search; 0 = any option, each equally likely.
        seconds: at most, for one decision.
        positions: that may be looked at to solve the end of a game; 0 = never tries.
        errs: how much; each game says how close two options must then be that it may well confuse (`Counsel.doubt`):
            one that is so much worse than the best is taken a third as often. 0 = it takes the best.
        style: its personality (`ai/style.py`), which decides among choices that are about as good; none = the best.
    """

    name: str
    iterations: int
    seconds: float
    positions: int = 0
    errs: float = 0.0
    style: str = ""

    @property
    def thinks(self) -> bool:
        return self.iterations > 0

    def reduced(self, share: float) -> Level:
        """The same player with a part of the budget, for a machine at which many wait.

        Those who look at the clock before they have done it all have less time, too.

        >>> level("hard").reduced(0.5).iterations
        10000
        """
        return replace(
            self,
            iterations=ceil(self.iterations * share),
            seconds=self.seconds * share,
            positions=ceil(self.positions * share),
        )


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("random", iterations=0, seconds=0.1),
        Level("easy", iterations=500, seconds=0.5, positions=2_000, errs=3.0),
        Level("casual", iterations=1_000, seconds=0.7, positions=5_000, errs=1.0),
        Level("normal", iterations=2_000, seconds=0.9, positions=20_000),
        Level("hard", iterations=20_000, seconds=4.5, positions=100_000),
        Level("expert", iterations=100_000, seconds=20.0, positions=400_000),
    )
}


def level(name: str) -> Level:
    """A level by its name, which may have a personality behind it.

    >>> level("hard").iterations > level("normal").iterations
    True
    >>> level("hard-bold").style, strength("hard-bold")
    ('bold', 'hard')
    """
    if not is_level(name):
        raise Refusal("refused-level", {"level": name, "known": ", ".join(LEVELS)})
    base = LEVELS[strength(name)]
    return replace(base, name=name, style=name[len(base.name) + 1 :])


def is_level(name: str) -> bool:
    """Whether there is such a level; one that does not think has no personality."""
    base, _, style = name.partition("-")
    return name in LEVELS or (style in STYLES and base in LEVELS and LEVELS[base].thinks)


def strength(name: str) -> str:
    """The level without its personality."""
    return name.partition("-")[0]
