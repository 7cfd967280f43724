"""The report page of a tournament: one HTML file with everything in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bretwalda.engine.schema import spelled
from bretwalda.engine.text import Texts

from . import plots
from .play import GameRecord
from .summary import Summary
from .wording import COLUMNS, against, row

TEMPLATE = Path(__file__).with_name("page.html")


def page(summary: Summary, records: Sequence[GameRecord], texts: Texts) -> str:
    """The page in the language of the texts, which are those of the game."""
    from jinja2 import Environment, StrictUndefined

    template = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return template.from_string(TEMPLATE.read_text("utf-8")).render(
        language=texts.language,
        title=texts.say("arena-report-title", game=texts.say("title")),
        facts=facts(summary, texts),
        headings={
            name: texts.say(f"arena-report-{name}") for name in ("standings", "cross", "budgets", "plots", "note")
        },
        columns=[texts.say(f"arena-column-{name}") for name in COLUMNS],
        standings=[row(each) for each in summary.entrants],
        faults=[
            texts.say(key, command=each.bot, times=times)
            for each in summary.entrants
            for key, times in each.faults.items()
        ],
        names=[each.bot for each in summary.entrants],
        cross=[[against(cell) for cell in line] for line in summary.cross_table],
        budgets={word: _amounts(budget) for word, budget in summary.budgets.items()},
        figures=figures(summary, records, texts),
    )


def facts(summary: Summary, texts: Texts) -> dict[str, str]:
    """What is needed to play the same games again, and to compare their times."""
    machine = summary.machine
    told = {
        "settings": spelled(summary.settings),
        "games": str(summary.games),
        "seatings": str(summary.seatings),
        "seed": summary.seed,
        "date": summary.date,
        "machine": f"{machine.cpu}, {machine.system}",
        "cores": str(machine.cores),
        "python": machine.python,
        "rules": texts.say("bench-compiled" if machine.compiled else "bench-plain"),
        "digest": summary.digest,
        "command": summary.command,
    }
    return {texts.say(f"arena-fact-{name}"): fact for name, fact in told.items()}


def figures(summary: Summary, records: Sequence[GameRecord], texts: Texts) -> list[dict[str, Any]]:
    """The plots with what they show; ids get a prefix each, since all are on one page."""
    from markupsafe import Markup

    with plots.in_style():
        drawn = {
            "rates": plots.win_rates(summary.entrants, texts),
            "elo": plots.elo(summary.entrants, texts),
            "length": plots.game_length(records, texts),
            "times": plots.decision_times(summary.entrants, records, texts),
        }
    return [
        {
            "name": name,
            "caption": texts.say(f"arena-plot-{name}"),
            "svg": Markup(re.sub(r' id="|href="#|url\(#', rf"\g<0>{name}-", svg)),
        }
        for name, svg in drawn.items()
    ]


def _amounts(budget: dict[str, float]) -> str:
    return ", ".join(f"{name} {amount:g}" for name, amount in budget.items()) or "–"
