"""The report on the balance: shares in parts of the fair one, and games of other facts left out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tools.kingdoms_report import ROWS, Played, go_on, read, report, share_of

from bretwalda.games.barbarian_kingdoms import GAME


def games(*winners: str, rules: int = GAME.rules_version, facts: str = GAME.facts) -> list[Played]:
    return [
        Played("c3a", n, rules, "normal", "balance", facts, [winner], "military", 9 + n, 100)
        for n, winner in enumerate(winners)
    ]


def test_a_share_is_in_parts_of_the_fair_one() -> None:
    row = next(row for row in ROWS if row["id"] == "c3a")
    played = games("saxons", "saxons", "franks", "ostrogoths")
    assert share_of(row, "saxons", played)[:2] == (2, 1.5)
    assert share_of(row, "franks", played)[:2] == (1, 0.75)
    assert share_of(row, "saxons", played)[2] == pytest.approx(1.96 * 0.25 * 3)


def test_the_verdict_names_who_is_outside() -> None:
    text = "\n".join(report(games("saxons", "saxons", "saxons", "franks")))
    assert "- c3a: saxons 2.25" in text
    assert "- c3a: ostrogoths 0.00" in text
    assert "c3a: franks" not in text
    assert "Every kingdom" in "\n".join(report(games("saxons", "franks", "ostrogoths"))).splitlines()[-1]


def test_games_by_the_first_rules_stand_beside_and_are_not_counted() -> None:
    text = "\n".join(report(games("saxons", "franks", "ostrogoths") + games("saxons", "saxons", rules=1)))
    assert "3 games between `normal` computer players under rules 2" in text
    assert "| c3a (2 and 3 games) | saxons | 3.00 | 0.00 | 1.00 |" in text


def test_games_of_other_facts_are_no_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    both = games("saxons") + games("franks", facts="0" * 16)
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in both))
    assert [game.winners for game in read(file)] == [["saxons"]]


def test_playing_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    go_on(file, games=1, level="random", seed="balance", minutes=10)
    whole = read(file)
    assert {game.row for game in whole} == {row["id"] for row in ROWS}
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:2]))
    go_on(file, games=1, level="random", seed="balance", minutes=10)
    assert sorted(read(file), key=lambda game: game.row) == sorted(whole, key=lambda game: game.row)
