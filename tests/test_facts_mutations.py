"""Facts that somebody has changed are refused with file, line and reason, or they are taken: nothing else happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.tree import of_the_tree
from tools.facts_mutations import TABLE, all_changes, as_toml, changed, judge, meaning, play

from bretwalda import Refusal
from bretwalda.engine import facts
from bretwalda.engine.facts import Sheet, examination, problems_of
from bretwalda.engine.facts_schema import entry, patterns
from bretwalda.engine.registry import catalogue
from bretwalda.engine.toml_lines import lines

GAMES = [game.folder.name for game in of_the_tree() if examination(game.folder.name) is not None]
SAMPLE = 150  # changes of each game; `python -m tools.facts_mutations` makes all of them


@pytest.mark.parametrize("name", GAMES)
def test_every_value_has_its_entry_in_the_schema(name: str) -> None:
    wanted = examination(name)
    assert wanted is not None
    assert {pattern for pattern in patterns(facts.own(wanted.folder)) if entry(wanted.schema, pattern) is None} == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_change_is_refused_with_its_line_or_taken(name: str) -> None:
    """A sample of all changes, spread over the whole file; what is out of range or of a wrong type is never taken."""
    every = all_changes(name)
    for change in every[:: max(1, len(every) // SAMPLE)]:
        refusal = judge(name, change).refusal
        if refusal is None:
            assert change.kind not in ("out of range", "wrong type", "unknown key", "unknown name", "control character")
        else:
            assert int(refusal.details["line"]) >= 1
            assert refusal.details["place"]


@pytest.mark.parametrize("name", GAMES)
def test_the_short_way_to_a_verdict_ends_where_the_long_one_does(name: str) -> None:
    """Tables that a change cannot make wrong are not looked at again."""
    wanted = examination(name)
    assert wanted is not None
    own = facts.own(wanted.folder)
    every = all_changes(name)
    for change in every[:: max(1, len(every) // 40)]:
        file = f"{name}.toml"
        sheet = Sheet(file, changed(own, change.way, change.value), facts.text_of(wanted.folder / facts.FILE))
        long = next(facts.problems(sheet, own, wanted.check, wanted.schema), None)
        assert (judge(name, change).refusal is None) == (long is None), change


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_all_changes_of_these_facts(name: str) -> None:
    """Facts that have grown since `python -m tools.facts_mutations --play` wrote it have more."""
    row = re.search(rf"^\| {name} \| (\d+) \| .+ \| (\d+) of (\d+) \|$", TABLE.read_text("utf-8"), re.MULTILINE)
    assert row is not None
    assert int(row[1]) == len(all_changes(name))
    assert row[2] == row[3]  # of each kind that is taken, one was played


@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_a_value_is_where_it_stands(name: str) -> None:
    """Numbers out of all ranges, for they are refused by themselves."""
    file = catalogue()[name].folder / facts.FILE
    text = file.read_text("utf-8")
    found, written = lines(text), text.split("\n")
    numbers = [change for change in all_changes(name) if change.kind == "out of range" and change.value == 2**70]
    for change in numbers[:: max(1, len(numbers) // 20)]:
        refusal = judge(name, change).refusal
        assert refusal is not None
        line = int(refusal.details["line"])
        value = facts.own(file.parent)
        for step in change.way:
            value = value[step]  # type: ignore[index]
        assert line == found[change.way]
        assert str(value) in written[line - 1]


@pytest.mark.parametrize(
    ("game", "place", "value", "line"),
    [
        ("king_is_dead", "setup.removed_with_two_players", 17, "removed_with_two_players = 2"),
        ("king_is_dead", "pieces.instability_discs", 0, "instability_discs = 3"),
        ("king_is_dead", "setup.home_followers", 5, "home_followers = 2"),
        ("king_is_dead", "alliances.players", 3, "players = 4"),
        ("rex_britannorum", "setup.hand", -2, "hand = 3"),
        ("rex_britannorum", "turn.winner_tokens", 0, "winner_tokens = 3"),
        ("rex_britannorum", "pieces.oppida_per_kingdom", 0, "oppida_per_kingdom = 10"),
        ("barbarian_kingdoms", "battle.king", -6, "king = 6"),
        ("barbarian_kingdoms", "battle.warrior", 0, "warrior = 3"),
        ("barbarian_kingdoms", "costs.least_claim", 60, "least_claim = 1"),
    ],
)
def test_what_was_taken_once_is_refused(tmp_path: Path, game: str, place: str, value: int, line: str) -> None:
    """Files that fuzzing failed with, or that played on in silence."""
    text = (catalogue()[game].folder / facts.FILE).read_text("utf-8")
    table, key = place.split(".")
    begins = text.index(f"[{table}]")
    at = text.index(f"{key} = ", begins)
    file = tmp_path / f"{game}.toml"
    file.write_text(text[:at] + f"{key} = {value} #" + text[at:], "utf-8")
    (refusal,) = problems_of(file, game)
    assert refusal.details["place"].startswith(place)
    assert line in text.split("\n")[int(refusal.details["line"]) - 1]


@pytest.mark.parametrize(("track", "start"), [(0, 2), (0, 0), (1, 1), (2, 2)])
def test_a_track_begins_with_what_the_start_road_is_worth(track: int, start: int) -> None:
    """Markers that stood elsewhere would not say what is on the map."""
    own = facts.own(catalogue()["rex_britannorum"].folder)
    wanted = examination("rex_britannorum")
    assert wanted is not None
    with pytest.raises(Refusal, match="refused-facts-number"):
        facts.examine(
            facts.Sheet("other.toml", changed(own, ("track", track, "start"), start)), own, wanted.check, wanted.schema
        )


def test_two_tiles_on_one_province_are_refused() -> None:
    own = facts.own(catalogue()["barbarian_kingdoms"].folder)
    doubled = changed(own, ("domination", "huns"), own["domination"]["franks"])
    wanted = examination("barbarian_kingdoms")
    assert wanted is not None
    with pytest.raises(Refusal, match="refused-facts-twice"):
        facts.examine(facts.Sheet("other.toml", doubled), own, wanted.check, wanted.schema)


def test_a_bond_may_outlive_the_turns_in_which_it_is_made() -> None:
    """The Brigantes are vassals of the Angles to the end, though they may submit until turn 15 only."""
    own = facts.own(catalogue()["britannia"].folder)
    shorter = changed(own, ("submission", 4, "turns"), own["submission"][4]["turns"][:-1])
    assert play("britannia", as_toml(shorter), "submission.turns one taken away") == ""


@pytest.mark.parametrize("name", GAMES)
def test_facts_survive_being_written_down(name: str, tmp_path: Path) -> None:
    """Otherwise games with a change would be played with something else."""
    own = facts.own(catalogue()[name].folder)
    file = tmp_path / f"{name}.toml"
    file.write_text(as_toml(own), "utf-8")
    assert facts.fingerprint_of(file) == facts.own_fingerprint(catalogue()[name].folder)


def test_what_was_played_is_forgotten_when_the_code_does_something_else() -> None:
    """A comment, a docstring or a line break does not count."""
    written = 'def dice() -> int:\n    """One."""\n    return 6  # sides\n'
    again = 'def dice() -> int:\n    """Two\n    lines."""\n\n    return (\n        6\n    )\n'
    assert meaning(written) == meaning(again)
    assert meaning(written) != meaning(written.replace("6", "5"))
