"""What a game need not write itself: shown is what the declared fields allow, and nothing else."""

from __future__ import annotations

from typing import Annotated

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Event, Game, State, seeded
from bretwalda.engine.fields import HIDDEN, MANY, OWN, SEATS, bits, by, of
from bretwalda.engine.plain.places import HIGH, WIDE, Places, points
from bretwalda.engine.plain.view import PlainView
from bretwalda.engine.plain.view import view as plain_view
from bretwalda.engine.properties import Broken, check_game
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.state import Step
from bretwalda.engine.verbs import Verb, Verbs

from .example_game import Coracles
from .example_game.state import River

Shown = tuple[str, int | None, str | None, list[int], list[str]]

CITIES = 3
YEARS = 3
NAMES = ["rome", "york", "ravenna"]


class Empire(State):
    """A position with every kind of field."""

    round: i64 = 4
    siege: bool = False
    capital: Annotated[i64, of("city")] = 0
    plan: Annotated[i64, HIDDEN] = 7
    walls: Annotated[vec[i64], by(CITIES)] = NOTHING
    gold: Annotated[vec[i64], by(SEATS)] = NOTHING
    legions: Annotated[vec[i64], by(SEATS, CITIES)] = NOTHING
    harvests: Annotated[vec[i64], by(CITIES, YEARS)] = NOTHING
    spies: Annotated[vec[i64], by(SEATS), bits("city"), OWN] = NOTHING
    spoils: Annotated[vec[i64], by(MANY), of("city")] = NOTHING

    def result(self) -> list[float]:
        return [0.5, 0.5]


class Waiting(Step[Empire]):
    def options(self, s: Empire, seat: i64) -> vec[i64]:
        return vec[i64]([0])

    def take(self, s: Empire, seat: i64, choice: i64) -> None:
        s.actor = -1


class Rome(Game[Empire]):
    id, rules_version, state, steps = "rome", 1, Empire, (Waiting("waiting"),)
    schema, verbs = Schema((Setting("players", (2, 3), 2),)), Verbs([Verb("march", ("city",))], {"city": NAMES})

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Empire:
        return self.lay_out(int(settings["players"]), dice, chronicle)


class PlainCoracles(Coracles):
    """The example of the tests, without what it writes itself."""

    view, describe, picture = Game.view, Game.describe, Game.picture  # type: ignore[assignment]
    features, feature_count, audit = Game.features, Game.feature_count, Game.audit  # type: ignore[assignment]


ROME, CORACLES = Rome(), PlainCoracles()


def empire() -> Empire:
    s = ROME.new()
    s.walls[1], s.gold[0], s.legions[1 * CITIES + 2], s.spies[1] = 5, 9, 3, 0b101
    s.harvests[CITIES], s.harvests[CITIES + 2] = 4, 6
    s.spoils = vec[i64]([2, 2])
    return s


def said(seat: int | None) -> list[Shown]:
    seen = ROME.view(empire(), seat)
    assert isinstance(seen, PlainView)
    return [(entry.field, entry.seat, entry.at, entry.numbers, entry.things) for entry in seen.entries]


OPEN: list[Shown] = [
    ("round", None, None, [4], []),
    ("capital", None, None, [], ["city:rome"]),
    ("walls", None, "city:york", [5], []),
    ("gold", 0, None, [9], []),
    ("gold", 1, None, [0], []),
    ("legions", 1, "city:ravenna", [3], []),
    ("harvests", None, "city:york", [4, 0, 6], []),
    ("spoils", None, None, [], ["city:ravenna", "city:ravenna"]),
]
SPIES: Shown = ("spies", 1, None, [], ["city:rome", "city:ravenna"])


def test_everybody_sees_what_is_open_and_nobody_what_is_hidden() -> None:
    assert said(None) == said(0) == OPEN


def test_a_seat_alone_sees_what_is_its_own() -> None:
    assert said(1) == [*OPEN[:-1], SPIES, OPEN[-1]]


def test_a_flag_is_named_only_while_it_is_raised() -> None:
    s = empire()
    assert not [entry for entry in ROME.view(s, 0).entries if entry.field == "siege"]  # type: ignore[attr-defined]
    s.siege = True
    assert [entry.numbers for entry in ROME.view(s, 0).entries if entry.field == "siege"] == [[]]  # type: ignore[attr-defined]


def test_rows_of_a_kind_make_its_things_places() -> None:
    seen = ROME.view(empire(), None)
    assert isinstance(seen, PlainView)
    assert [place.thing for place in seen.places] == ["city:rome", "city:york", "city:ravenna"]


@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 3}])
def test_a_game_with_the_defaults_keeps_every_property(settings: Settings) -> None:
    for number in range(5):
        assert check_game(CORACLES, settings, f"plain {number}", thoroughness=8) > 0


def test_an_own_field_shown_to_everybody_is_found_out() -> None:
    class Indiscreet(PlainCoracles):
        def view(self, state: River, seat: int | None) -> PlainView:  # type: ignore[override]
            return plain_view(self, state, 0)

    with pytest.raises(Broken, match="imagining_looks_the_same"):
        check_game(Indiscreet(), {"players": 3}, "whisper", thoroughness=50)


def test_features_are_as_many_with_any_number_of_players() -> None:
    counts = {len(ROME.features(ROME.new(players=players), 0)) for players in (2, 3)}
    assert counts == {ROME.feature_count}


def test_features_begin_with_the_own_part_and_hide_that_of_others() -> None:
    s = empire()
    mine, theirs = ROME.features(s, 1), ROME.features(s, 0)
    step_turn_round_siege_capital_walls = 1 + 1 + 1 + 1 + CITIES + CITIES
    gold = slice(step_turn_round_siege_capital_walls, step_turn_round_siege_capital_walls + 3)
    assert (mine[gold], theirs[gold]) == ([0.0, 9.0, 0.0], [9.0, 0.0, 0.0])
    assert (mine[-CITIES:], theirs[-CITIES:]) == ([1.0, 0.0, 1.0], [0.0, 0.0, 0.0])


def test_the_audit_finds_numbers_that_mean_nothing() -> None:
    s = empire()
    assert ROME.audit(s) == []
    s.capital, s.spies[0], s.walls = CITIES, 1 << CITIES, vec[i64]([1])
    assert ROME.audit(s) == ["capital: 3 means no city", "walls: 1 numbers instead of 3", "spies: 8 means no city"]


def test_a_position_is_told_in_words_and_drawn() -> None:
    river = CORACLES.new("words", players=2)
    river.choose(0, 2)
    seen, texts = CORACLES.view(river, 0), CORACLES.texts("en")
    charm = texts.name("charm", CORACLES.verbs.vocabulary["charm"][river.charm[0]])
    words = CORACLES.describe(seen, texts)
    assert words.splitlines() == [
        "Round: 1", f"Player 1: Boat: 0; Charm: {charm}; Stroke: hard", "Player 2: Boat: 0",
    ]  # fmt: skip
    assert all(line in CORACLES.picture(seen, texts) for line in words.splitlines())
    assert CORACLES.describe(seen, CORACLES.texts("fr")).startswith("Tour\u202f: 1\n")


def test_places_are_drawn_within_the_picture_and_neighbours_side_by_side() -> None:
    path = Places("city", [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")]).pairs("abcde")
    at = points(5, path)
    assert at == points(5, path)
    assert all(0 <= x <= WIDE and 0 <= y <= HIGH for x, y in at)
    gaps = {(a, b): (at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2 for a in range(5) for b in range(a)}
    assert max(gaps[max(way), min(way)] for way in path) < gaps[4, 0]


def test_imagining_renews_the_dice_alone_unless_a_game_says_more() -> None:
    s = ROME.new()
    imagined = s.imagine(0, seeded("other"))
    assert isinstance(imagined, Empire)
    assert imagined.dump() != s.dump()
    assert ROME.view(imagined, 0) == ROME.view(s, 0)
