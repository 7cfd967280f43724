"""Games recorded once are played again for ever: the same moves, positions and results."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from bretwalda import Match, catalogue, decode
from bretwalda.engine.journal import UNDO

from .record import CHECKSUMS, RECORDED, folder_of, position_checksum, released, setup_name, setups
from .tree import of_the_tree

FILES = sorted(RECORDED.glob("*.json"))
OLDER = sorted(RECORDED.glob("rules-*/*.json"))  # by rules that have a new number now


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_plays_as_it_did(file: Path) -> None:
    """Every move is still legal and leads to the same last position, result and file."""
    journal = decode(file.read_bytes())
    match = Match.replay(catalogue()[journal.game], journal)
    assert match.over
    assert match.result() == journal.result
    assert position_checksum(match.state) == json.loads(CHECKSUMS.read_text("utf-8"))["recorded games"][file.name]
    assert match.journal().encode() == file.read_bytes()


@pytest.mark.parametrize("file", OLDER, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_game_of_earlier_rules_plays_as_it_did(file: Path) -> None:
    """By its own rules: every move, the last position, the result and the file."""
    journal = decode(file.read_bytes())
    match = Match.replay(catalogue()[journal.game], journal)
    assert match.game.rules_version == journal.rules == int(file.parent.name.removeprefix("rules-"))
    assert match.over
    assert match.result() == journal.result
    kept = json.loads(CHECKSUMS.read_text("utf-8"))["games of earlier rules"]
    assert position_checksum(match.state) == kept[f"{file.parent.name}/{file.name}"]
    assert match.journal().encode() == file.read_bytes()


def test_every_setup_has_a_recorded_game() -> None:
    """A game or a setting that is added comes with its records (`python -m tests.record`)."""
    names = {setup_name(game, settings) for game, settings in setups(of_the_tree())}
    assert {file.stem.removesuffix(".undo") for file in FILES} == names
    assert len(FILES) == 2 * len(names)


def test_players_change_their_minds_in_some_of_them() -> None:
    changed = [file for file in FILES if any(move.endswith(UNDO) for move in decode(file.read_bytes()).moves)]
    assert changed == [file for file in FILES if file.stem.endswith(".undo")]


@pytest.mark.parametrize(
    ("game_id", "rules"), [(game_id, rules) for game_id, numbers in released().items() for rules in numbers]
)
def test_rules_that_change_a_released_game_get_a_new_number(game_id: str, rules: str) -> None:
    """A table of an earlier release is played on by its own rules, or by none: the number tells."""
    folder = folder_of(catalogue()[game_id], int(rules))
    changed = [
        name
        for name, digest in released()[game_id][rules].items()
        if sha256((folder / name).read_bytes()).hexdigest() != digest
    ]
    assert not changed, f"games by rules {rules} are released and have changed: count up `rules_version` of {game_id}"


def test_every_game_of_today_has_been_released_by_some_rules() -> None:
    assert set(released()) == {game.id for game in of_the_tree()}
