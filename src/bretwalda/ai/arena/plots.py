"""The plots of a tournament, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from io import StringIO
from math import floor, log10
from typing import TYPE_CHECKING

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import Texts

from .play import GameRecord
from .standings import Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 5.4  # inches
ROW = 0.42  # inches for each entrant
MARGIN = 1.0  # inches for title and scale
INK, FAINT, ACCENT = "#2b2620", "#d8d0c2", "#8c2f24"
SHORTEST = 1e-6  # seconds: the clock tells no less
LONGEST_NAME = 22  # characters
STYLE = {
    "svg.fonttype": "none",  # letters stay letters, in the page's own type
    "text.parse_math": False,  # a player's name may have a $ in it
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
}


def check_installed() -> None:
    """Refuse before the first game when the plotting library is missing, not after the last."""
    try:
        import jinja2  # noqa: F401
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise Refusal("refused-extra", {"extra": "report"}) from None


def in_style() -> AbstractContextManager[None]:
    """While this is open, plots look like the page they are for."""
    from matplotlib import rc_context

    return rc_context(STYLE)  # type: ignore[arg-type]


def win_rates(entrants: Sequence[Standing], texts: Texts) -> str:
    """Each entrant's win rate with its interval."""
    plot = Plot(len(entrants))
    for row, each in enumerate(entrants):
        plot.draw_interval(row, 100 * each.win_rate, 100 * each.low, 100 * each.high)
    plot.name_rows([each.bot for each in entrants])
    plot.axes.set_xlim(0, 100)
    plot.axes.set_xlabel(texts.say("arena-axis-rate"))
    return plot.to_svg()


def elo(entrants: Sequence[Standing], texts: Texts) -> str:
    """Each entrant's rating with its error bar."""
    plot = Plot(len(entrants))
    plot.axes.axvline(0, color=INK, linewidth=0.8)
    for row, each in enumerate(entrants):
        plot.draw_interval(row, each.elo, each.elo - each.elo_error, each.elo + each.elo_error)
    plot.name_rows([each.bot for each in entrants])
    plot.axes.set_xlabel(texts.say("arena-axis-elo"))
    return plot.to_svg()


def game_length(records: Sequence[GameRecord], texts: Texts) -> str:
    """How many games took how many decisions."""
    from matplotlib.ticker import MaxNLocator

    plot = Plot(4)
    plot.axes.hist([sum(record.decisions) for record in records], bins="auto", color=ACCENT, edgecolor="white")
    plot.axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    plot.axes.set_xlabel(texts.say("arena-axis-length"))
    plot.axes.set_ylabel(texts.say("arena-axis-games"))
    return plot.to_svg()


def decision_times(entrants: Sequence[Standing], records: Sequence[GameRecord], texts: Texts) -> str:
    """How long each entrant thought: the mean of each game as a box, the slowest decision as a mark."""
    plot = Plot(len(entrants))
    shown: list[float] = []
    for row, each in enumerate(entrants):
        means = [milliseconds(seconds) for seconds in mean_times(each.bot, records)]
        slowest = milliseconds(each.slowest_decision)
        plot.draw_box(row, means)
        plot.axes.plot(slowest, row, "|", color=INK, markersize=12)
        shown += [*means, slowest]
    plot.name_rows([each.bot for each in entrants])
    plot.scale_by_decades(shown)
    plot.axes.set_xlabel(texts.say("arena-axis-time"))
    return plot.to_svg()


def milliseconds(seconds: float) -> float:
    """For a scale that has no 0."""
    return 1000 * max(seconds, SHORTEST)


def mean_times(bot: str, records: Sequence[GameRecord]) -> list[float]:
    """An entrant's mean seconds for a decision, for each of its seats in each game."""
    return [
        record.seconds[seat] / record.decisions[seat]
        for record in records
        for seat, word in enumerate(record.seating)
        if word == bot and record.decisions[seat]
    ]


class Plot:
    """A small picture in the style of the page, one row an entrant."""

    def __init__(self, rows: int) -> None:
        from matplotlib.figure import Figure

        self._figure = Figure(figsize=(WIDTH, MARGIN + ROW * max(rows, 3)), layout="constrained")
        self.axes: Axes = self._figure.add_subplot()

    def name_rows(self, names: Sequence[str]) -> None:
        """The entrants along the left side, the first one at the top."""
        self.axes.set_yticks(range(len(names)), [shortened(name) for name in names])
        self.axes.set_ylim(len(names) - 0.4, -0.6)
        self.axes.grid(visible=False, axis="y")

    def draw_interval(self, row: int, value: float, low: float, high: float) -> None:
        self.axes.plot([low, high], [row, row], color=ACCENT, linewidth=2.5, alpha=0.45, solid_capstyle="round")
        self.axes.plot(value, row, "o", color=ACCENT, markersize=7, clip_on=False)

    def draw_box(self, row: int, values: Sequence[float]) -> None:
        look = {"color": ACCENT, "linewidth": 1.4}
        self.axes.boxplot(
            values, positions=[row], orientation="horizontal", widths=0.5, showfliers=False,
            boxprops=look, whiskerprops=look, capprops=look, medianprops={**look, "linewidth": 2.5},
        )  # fmt: skip

    def scale_by_decades(self, values: Sequence[float]) -> None:
        """A logarithmic scale around the values, from one power of ten to another."""
        from matplotlib.ticker import NullFormatter

        self.axes.set_xscale("log")
        self.axes.set_xlim(10 ** floor(log10(min(values))), 10 ** (floor(log10(max(values))) + 1))
        self.axes.xaxis.set_major_formatter("{x:g}")
        self.axes.xaxis.set_minor_formatter(NullFormatter())

    def to_svg(self) -> str:
        """The picture as an SVG element."""
        out = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))  # that could change from run to run
        self._figure.savefig(out, format="svg", transparent=True, metadata=nothing)
        return out.getvalue()[out.getvalue().index("<svg") :]


def shortened(name: str) -> str:
    """A name that fits beside a plot.

    >>> shortened("exec:python -m somebody.wonderful")
    'exec:python -m somebo…'
    """
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
