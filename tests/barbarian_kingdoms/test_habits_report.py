"""The report on how Barbarian Kingdoms is played: what it counts, and that it goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tools.kingdoms_habits import LOOKED_AT, PLAYERS, Habits, go_on, play, read, report


def test_a_game_by_chance_misses_victories_and_is_the_same_again() -> None:
    games = [play(3, LOOKED_AT + number, "random", "habits") for number in range(2)]
    assert games == [play(3, LOOKED_AT + number, "random", "habits") for number in range(2)]
    assert all(len(game.first) == 3 and game.rounds > 1 for game in games)
    assert all(0 <= game.missed <= game.sure for game in games)


def test_the_report_counts_each_number_of_players_for_itself() -> None:
    three = [
        Habits(3, n, "normal", "habits", 10 + n, "military" if n else "territorial", {"huns": "invade"}, sure=1,
               missed=n % 2, lost_turns=2, avoidable=n // 3, hopeless=1)
        for n in range(4)
    ]  # fmt: skip
    four = [Habits(4, 0, "normal", "habits", 7, "territorial", {"huns": "tax", "franks": "recruit"})]
    lines = list(report(three + four))
    assert "| sure victories met, missed | 4, 2 | 0, 0 | 0 missed |" in lines
    assert "| last turns of losers: avoidable losses | 1 of 8: 12.5% | – | < 5% |" in lines
    assert "| ends: military | 3 of 4: 75.0% | 0 of 1: 0.0% | ≥ 20% with three |" in lines
    assert "| huns | 4 | invade | 1.00 |" in lines
    assert "| franks | 1 | recruit | 1.00 |" in lines


def test_playing_stops_when_its_time_is_over_and_plays_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "habits.jsonl"
    go_on(file, games=1, level="random", seed="habits", minutes=0)
    assert read(file) == []
    known = [Habits(players, 0, "random", "habits", 9, "military", {}) for players in PLAYERS]
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in known))
    go_on(file, games=1, level="random", seed="habits", minutes=10)
    assert read(file) == known
