"""What follows from the declaration of a position's fields is written as it is declared today."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.example_game.state import River
from tests.example_game.steps import ROWING
from tools import fields as tool

from bretwalda import Game, catalogue, compiled, seeded
from bretwalda.engine.fields import SEATS, by, declaration, functions, read, since, written
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import State


@pytest.mark.parametrize("state", tool.states(), ids=lambda path: path.parent.name)
def test_the_generated_file_is_current(state: Path) -> None:
    assert (state.parent / "fields.py").read_text("utf-8") == tool.text_of(state), "run python -m tools.fields"


def test_annotations_say_kind_shape_and_marks() -> None:
    number, flag, row, part, other = read(
        {
            "round": "i64",
            "over": "Annotated[bool, KEYLESS]",
            "court": "Annotated[vec[i64], by(SEATS, FACTIONS, fill=NONE), OWN]",
            "realm": "Annotated[list[Realm], by(KINGDOMS)]",
            "flow": "Flow",
        }
    )
    assert (number.kind, flag.kind, row.kind, part.kind, other.kind) == ("number", "flag", "row", "Realm", "handed on")
    assert (row.lengths, row.fill) == (("SEATS", "FACTIONS"), "NONE")
    assert [mark.name for mark in (*flag.marks, *row.marks)] == ["KEYLESS", "OWN"]


def test_a_game_without_the_file_has_the_same_written_when_it_is_needed() -> None:
    s = functions(River).lay_out(River(2, seeded("river")))
    assert [list(row) for row in (s.boat, s.charm, s.stroke)] == [[0, 0], [-1, -1], [-1, -1]]
    assert "to.boat = s.boat[:]" in written(declaration(River))


def test_a_mark_that_nobody_knows_is_refused() -> None:
    with pytest.raises(KeyError):
        read({"hand": "Annotated[vec[i64], by(SEATS), SECRET]"})


class Fleet(State):
    """A position whose `wind` and `sails` came with the second version of the rules."""

    round: i64 = 1
    wind: Annotated[bool, since(2)] = False
    boats: Annotated[vec[i64], by(SEATS)] = NOTHING
    sails: Annotated[vec[i64], by(SEATS, fill=4), since(2)] = NOTHING

    def result(self) -> list[float]:
        return []


def fleet(rules: int) -> Fleet:
    s: Fleet = functions(Fleet).lay_out(Fleet(2, seeded("fleet")))
    s.step, s.rules, s.round, s.wind, s.sails = ROWING, rules, 7, rules > 1, vec[i64]([4, 4])
    return s


def test_a_dump_by_earlier_rules_has_no_field_that_came_later() -> None:
    older, newer = fleet(1).dump(), fleet(2).dump()
    assert older[-3:] == [7, 0, 0]
    assert newer == [*older[:-2], 1, *older[-2:], 4, 4]


@pytest.mark.parametrize("rules", [1, 2])
def test_a_dump_is_read_by_its_own_rules(rules: int) -> None:
    empty = Fleet(1, seeded("nothing"))
    empty.rules = rules
    s = functions(Fleet).restore(empty, [ROWING], fleet(rules).dump())
    assert s.dump() == fleet(rules).dump()
    assert (s.rules, s.wind, list(s.sails)) == (rules, rules > 1, [4, 4])
    assert s.clone().rules == rules


@pytest.mark.skipif(compiled(), reason="a compiled class does not say how it was declared")
@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.id)
def test_the_file_says_what_the_class_does(game: object) -> None:
    state = game.state  # type: ignore[attr-defined]
    assert declaration(state).fields == functions(state).FIELDS


@pytest.mark.parametrize("game", catalogue().values(), ids=catalogue())
def test_the_number_of_a_step_is_its_place_in_the_list(game: Game[Any]) -> None:
    assert [step.number for step in game.steps] == list(range(len(game.steps)))
    assert len({step.name for step in game.steps}) == len(game.steps)
