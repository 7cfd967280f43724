"""What follows from the declaration of a position's fields is written as it is declared today."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.example_game.state import River
from tools import fields as tool

from bretwalda import catalogue, compiled, seeded
from bretwalda.engine.fields import declaration, functions, read, written


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


@pytest.mark.skipif(compiled(), reason="a compiled class does not say how it was declared")
@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.id)
def test_the_file_says_what_the_class_does(game: object) -> None:
    state = game.state  # type: ignore[attr-defined]
    assert declaration(state).fields == functions(state).FIELDS
