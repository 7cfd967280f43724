"""How strong a computer player is: a budget, and the mistakes it makes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from bretwalda.engine.refusal import Refusal


@dataclass(frozen=True)
class Level:
    """A documented strength; `level` gives one by its name, `LEVELS` has all of them.

    Budgets are counted in iterations, so that the same seed gives the same game on every machine;
    `seconds` is the limit on a machine so slow that the iterations would not be done in time. What a person does
    wrong is to take an option for the best that is nearly as good: the closer, the more often.

    Attributes:
        name: `random`, `easy`, `casual`, `normal`, `hard` or `expert`.
        iterations: of the search; 0 = any option, each equally likely.
        seconds: at most, for one decision.
        positions: that may be looked at to solve the end of a game; 0 = never tries.
        errs: how much; each game says how close two options must then be that it may well confuse (`Counsel.doubt`):
            one that is so much worse than the best is taken a third as often. 0 = it takes the best.
    """

    name: str
    iterations: int
    seconds: float
    positions: int = 0
    errs: float = 0.0

    @property
    def thinks(self) -> bool:
        return self.iterations > 0

    def reduced(self, share: float) -> Level:
        """The same player with a part of the budget, for a machine at which many wait.

        Planners and exact play look at no clock: they have to do less, too.

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
    """A level by its name.

    >>> level("hard").iterations > level("normal").iterations
    True
    """
    if name not in LEVELS:
        raise Refusal("refused-level", {"level": name, "known": ", ".join(LEVELS)})
    return LEVELS[name]
