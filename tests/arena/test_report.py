"""The report page: everything is in it, nothing is fetched, and names are only names."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from bretwalda import game
from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.arena.play import GameRecord
from bretwalda.ai.arena.plots import check_installed
from bretwalda.ai.arena.report import page
from bretwalda.ai.arena.results import Heading, Results
from bretwalda.ai.arena.schedule import draw_up
from bretwalda.ai.arena.summary import Summary, sum_up
from bretwalda.engine.refusal import Refusal

Recorded = Callable[..., GameRecord]
EVIL = "exec:cat <b>&$x_1$"


@pytest.fixture
def found(record: Recorded, tmp_path: Path) -> tuple[Summary, list[GameRecord]]:
    """A tournament of ten games against a program with an odd name."""
    king = game("king_is_dead")
    plan = draw_up(king, [EVIL, "easy"], king.schema.parse(""), "hastings")
    results = Results.begin(tmp_path / "x.jsonl", Heading(plan, "1066-10-14", this_machine()))
    for number in range(10):
        played = record(
            "e b", float(number < 7), float(number >= 7), number=number, decisions=(40 + number, 40),
            faults=({"bot-silent": 2}, {}),
        )  # fmt: skip
        results.add(msgspec.structs.replace(played, seating=(EVIL, "easy")))
    results.close()
    return sum_up(results, 10, 1234.5), results.first(10)


def written(found: tuple[Summary, list[GameRecord]], language: str) -> str:
    return page(*found, game("king_is_dead").texts(language))


def test_tables_plots_and_circumstances_are_on_the_page(found: tuple[Summary, list[GameRecord]]) -> None:
    html = written(found, "en")
    assert html.count("<svg") == html.count("</svg>") == 4
    for fact in ("hastings", "1066-10-14", "players=2,advanced=false", this_machine().cpu, found[0].digest):
        assert fact in html
    for figure in ("70.0%", "39.7–89.2%", "+73 ± 117", "70.0% 39.7–89.2 (7 : 3) ?", "errs ", "(20 times)"):
        assert figure in html, figure


def test_nothing_is_fetched_from_anywhere(found: tuple[Summary, list[GameRecord]]) -> None:
    html = written(found, "en")
    assert not re.findall(r"<(?:script|link|img|iframe|object)\b|@import", html)
    targets = re.findall(r'(?:href|src)="([^"]*)"|url\(([^)]*)\)', html)
    assert targets
    assert all("".join(target).startswith("#") for target in targets)


def test_no_two_things_have_the_same_id_and_every_reference_is_met(found: tuple[Summary, list[GameRecord]]) -> None:
    html = written(found, "en")
    ids = re.findall(r'\bid="([^"]*)"', html)
    assert len(ids) == len(set(ids))
    assert {one or other for one, other in re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', html)} <= set(ids)


def test_a_name_stays_a_name(found: tuple[Summary, list[GameRecord]]) -> None:
    html = written(found, "en")
    assert "<b>" not in html
    assert "mathdefault" not in html  # nothing is taken for a formula
    assert html.count("exec:cat &lt;b&gt;&amp;$x_1$") > 4  # in tables and beside plots


def test_the_page_speaks_the_reader_s_language(found: tuple[Summary, list[GameRecord]]) -> None:
    assert 'lang="fr"' in written(found, "fr")
    assert "Tournoi\u202f: Le Roi est mort" in written(found, "fr")
    assert "Tournament: The King is Dead" in written(found, "en")


def test_without_a_plotting_library_it_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(Refusal, match="refused-extra"):
        check_installed()


def test_the_summary_says_how_to_play_the_same_again(found: tuple[Summary, list[GameRecord]]) -> None:
    command = "bretwalda arena king_is_dead --seats 'exec:cat <b>&$x_1$,easy' --games 10"
    assert found[0].command == f"{command} --settings players=2,advanced=false --seed hastings"
