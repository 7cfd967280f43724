"""`chaos`, `soak` and `think`: what they say of a trial, and when they refuse to begin one."""

from __future__ import annotations

import inspect
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.trials import chaos, cluster, soak
from bretwalda.trials.disasters import Disasters
from bretwalda.trials.partition import Partition
from bretwalda.trials.proof import Fault
from bretwalda.trials.soak import Sample

if TYPE_CHECKING:
    from tests.cli.conftest import Run

TRIALS = Path(inspect.getfile(chaos)).parent
COUNTED = re.compile(r'counts\["([\w ]+)"')
FOUND = re.compile(r'(?:Fault|Violation)\("(\w+)"')


@pytest.fixture
def stormy(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A storm that has blown already."""
    storm = SimpleNamespace(
        struck=Counter(kill=12, locked=1), counts=Counter(decisions=345), faults=[],
        takeovers={"killed": [1.0, 2.0]}, returns={"killed": [3.0]},
        house=SimpleNamespace(errors=Counter({"commit failed": 2})), KINDS=Partition.KINDS,
    )  # fmt: skip

    @contextmanager
    def arranged(*_: Any, **__: Any) -> Iterator[Any]:
        yield storm

    def blow(_: Any, minutes: float, tell: chaos.Tell) -> None:
        tell(60 * minutes, "kill")

    monkeypatch.setattr(chaos, "arranged", arranged)
    monkeypatch.setattr(chaos, "blow", blow)
    monkeypatch.setattr(soak, "soak", lambda *_: [Sample(float(k), 100.0, 40, 10 * k, 900 * k) for k in range(12)])
    monkeypatch.setattr("bretwalda.cli.chaos.sys.platform", "linux")
    return storm


def test_chaos_counts_what_struck_and_gives_its_verdict(run: Run, stormy: SimpleNamespace) -> None:
    said = run("chaos", "--minutes", "2")
    assert said.code == 0
    for line in ("120.0 s  a server killed", "12  a server killed", "345  decisions acknowledged", "0  lost, or there"):
        assert line in said.out
    assert "a server killed: other servers had its tables after 1.5 s (median), 2.0 s at most." in said.out
    assert "a server killed: everyone was playing again after 3.0 s (median), 3.0 s at most." in said.out
    assert said.out.splitlines()[-1].startswith("Nothing was lost")
    assert json.loads(run("chaos", "--json").out)["struck"] == {"kill": 12, "locked": 1}
    stormy.faults.append(Fault("lost", "decision 7"))
    said = run("chaos")
    assert said.code == 1
    assert "1  lost, or there twice" in said.out
    assert "lost: decision 7" in said.out


def test_what_a_database_kept_although_it_refused_it_is_forgiven_postgresql_alone(
    run: Run, stormy: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "installed", lambda: True)
    stormy.faults.append(Fault("kept", "decision 7"))
    assert [run("chaos").code, run("chaos", "--postgres").code, run("chaos", "--servers", "2").code] == [1, 0, 0]


def test_soak_says_what_grows(run: Run, stormy: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("soak", "--hours", "0.1")
    assert said.code == 0
    assert "90 bytes of the database for each entry" in said.out
    assert said.out.splitlines()[-1] == "Nothing keeps growing, and nothing was lost."
    monkeypatch.setattr(soak, "verdict", lambda _: ["memory"])
    said = run("soak")
    assert (said.code, said.out.splitlines()[-1]) == (1, "Memory use keeps growing.")
    assert json.loads(run("soak", "--json").out)["grows"] == ["memory"]


def test_where_a_trial_cannot_be_held_it_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bretwalda.cli.chaos.sys.platform", "linux")
    monkeypatch.setattr(cluster, "installed", lambda: False)
    for words in (("chaos", "--postgres"), ("chaos", "--servers", "3"), ("soak", "--postgres")):
        said = run(*words)
        assert (said.code, "initdb" in said.err) == (2, True)
    monkeypatch.setattr("bretwalda.cli.chaos.sys.platform", "darwin")
    assert "Linux" in run("chaos").err


def test_whoever_thinks_for_others_needs_their_database(run: Run) -> None:
    said = run("think")
    assert (said.code, "--database" in said.err) == (2, True)
    assert run("serve", "--desks", "0").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_trial_names_has_a_text(language: str) -> None:
    sources = [file.read_text("utf-8") for file in TRIALS.glob("*.py")]
    methods = [each for owner in (Disasters, Partition) for each in vars(owner).values() if inspect.isfunction(each)]
    faults = [each.__name__ for each in methods if each.__name__[0] != "_" and each.__annotations__["return"] == "None"]
    counts = {found for source in sources for found in COUNTED.findall(source)} | {"undos"}
    kinds = {found for source in sources for found in FOUND.findall(source)}
    assert kinds <= set(Partition.KINDS)
    words = [("fault", name) for name in faults] + [("count", name) for name in counts]
    words += [("kind", name) for name in Partition.KINDS]
    assert len(words) > 30
    texts = Texts(language)
    for group, name in words:
        key = f"chaos-{group}-{name.replace('_', '-').replace(' ', '-')}"
        assert texts.say(key) != key
