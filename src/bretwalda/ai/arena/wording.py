"""The figures of a tournament as words: the same on the screen and on the report page."""

from __future__ import annotations

from .standings import Encounter, Standing

COLUMNS = ("bot", "games", "wins", "rate", "interval", "elo", "time", "slowest")


def row(standing: Standing) -> list[str]:
    """A standing as words, under the headings `COLUMNS`; the command line shows the same."""
    return [
        standing.bot,
        str(standing.games),
        f"{standing.wins:g}",
        f"{standing.win_rate:.1%}",
        f"{100 * standing.low:.1f}–{standing.high:.1%}",
        f"{standing.elo:+.0f} ± {standing.elo_error:.0f}",
        duration(standing.seconds_per_decision),
        duration(standing.slowest_decision),
    ]


def against(cell: Encounter | None) -> str:
    """What one entrant won of what it and another won, with its interval; what settles nothing is marked.

    >>> against(Encounter(40, 30, 10)), against(Encounter(10, 6, 4))
    ('75.0% 59.8–85.8 (30 : 10)', '60.0% 31.3–83.2 (6 : 4) ?')

    Where points are counted, the lead in points is told with its own interval, and marked likewise.

    >>> against(Encounter(40, 30, 10, lead=12.3, lead_error=4.0)), margin(Encounter(2, 1, 1, lead=3.0, lead_error=9.0))
    ('75.0% 59.8–85.8 (30 : 10), +12.3 ± 4.0', '+3.0 ± 9.0 ?')
    """
    if cell is None or (rate := cell.rate()) is None:
        return "–"
    low, high = cell.interval()
    unsettled = "" if cell.settled() else " ?"
    told = f"{rate:.1%} {100 * low:.1f}–{100 * high:.1f} ({cell.wins:g} : {cell.losses:g}){unsettled}"
    return told if cell.lead is None else f"{told}, {margin(cell)}"


def margin(cell: Encounter) -> str:
    """The lead in points of one entrant over another."""
    error = "" if cell.lead_error is None else f" ± {cell.lead_error:.1f}"
    return f"{cell.lead:+.1f}{error}{'' if cell.lead_settled() else ' ?'}"


def duration(seconds: float) -> str:
    """A time in the unit that suits it.

    >>> [duration(seconds) for seconds in (0.0000312, 0.0456, 1.5)]
    ['31.2 µs', '45.6 ms', '1.50 s']
    """
    if seconds < 0.001:
        return f"{seconds * 1e6:.1f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
