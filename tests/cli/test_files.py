"""Broken, altered and impossible files are refused in one sentence."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import bretwalda
from bretwalda.engine.journal import LARGEST_FILE, Journal, commitment

if TYPE_CHECKING:
    from tests.cli.conftest import Outcome, Run

READERS = (["verify"], ["replay"], ["show"], ["play", "--load"])


def refused(outcome: Outcome, words: str = "") -> None:
    """One sentence on stderr, exit code 2."""
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 1
    assert outcome.err.rstrip().endswith((".", ")"))
    assert words in outcome.err


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "contents",
    [
        b"", b"{}", b"[]", b"null", b"\xff\xfe\x00", b"{" * 100_000, b"[" * 100_000,
        b'{"game": "king_is_dead", "rules": 1, "options": {"players": ' + b"9" * 5000 + b'}, "seed": ""}',
        b'{"game": "king_is_dead", "rules": 1, "options": {}, "seed": "\\ud800"}',
        b'{"game": "king_is_dead", "rules": 1, "options": {}, "seed": "", "bretwalda": 99}',
        b'{"game": "king_is_dead", "rules": 1, "options": {}, "seed": "", "extra": 1}',
        b" " * (LARGEST_FILE + 1),
    ],
    ids=lambda contents: repr(contents[:12]) + str(len(contents)),
)  # fmt: skip
def test_what_is_no_save_file_is_refused(run: Run, tmp_path: Path, language: str, contents: bytes) -> None:
    (tmp_path / "game.json").write_bytes(contents)
    refused(run("verify", "game.json", "--lang", language))


@pytest.mark.parametrize("reader", READERS, ids=" ".join)
@pytest.mark.parametrize("name", ["missing.json", ".", "/dev/null", "", "x" * 5000, "\udcff"])
def test_what_is_no_file_is_refused(run: Run, reader: list[str], name: str) -> None:
    refused(run(*reader, name))


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads every file")
def test_a_file_that_may_not_be_read_is_refused(run: Run, save: Path) -> None:
    save.chmod(0)
    refused(run("verify", str(save)), "cannot be read")


def test_a_pipe_is_not_waited_for(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused(run("verify", "pipe"), "is not a file")


def altered(save: Path, change: Callable[[Journal], Journal], sealed: bool) -> None:
    """Change a save file, with or without making its seal and commitment fit again."""
    journal = change(msgspec.json.decode(save.read_bytes(), type=Journal))
    save.write_bytes(journal.encode() if sealed else msgspec.json.encode(journal))


def with_other_move(journal: Journal) -> Journal:
    """There is no Spy in the basic game."""
    return msgspec.structs.replace(journal, moves=["1 play spy", *journal.moves[1:]])


def with_nonsense(move: str) -> Callable[[Journal], Journal]:
    return lambda journal: msgspec.structs.replace(journal, moves=[move, *journal.moves[1:]])


def with_other_seed(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, seed="another")


def with_other_result(journal: Journal) -> Journal:
    assert journal.result is not None
    return msgspec.structs.replace(journal, result=journal.result[::-1])


def without_result(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, result=None)


def with_early_result(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, moves=journal.moves[:3])


def with_one_move_too_many(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, moves=[*journal.moves, "1 pass"])


def of_other_rules(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, rules=99)


def of_other_game(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, game="chess")


def with_bad_setting(journal: Journal) -> Journal:
    return msgspec.structs.replace(journal, settings={"players": 9})


CHANGES = [
    with_other_move, with_other_seed, with_other_result, without_result, with_early_result, with_one_move_too_many,
    of_other_rules, of_other_game, with_bad_setting,
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_any_alteration_breaks_the_seal(run: Run, save: Path, change: Callable[[Journal], Journal]) -> None:
    altered(save, change, sealed=False)
    refused(run("verify", str(save)), "altered")


@pytest.mark.parametrize("reader", READERS, ids=" ".join)
def test_no_command_goes_on_with_an_altered_file(run: Run, save: Path, reader: list[str]) -> None:
    altered(save, with_other_move, sealed=False)
    refused(run(*reader, str(save)), "altered")
    altered(save, with_other_move, sealed=True)
    refused(run(*reader, str(save)), "Move 1 of the file")


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_new_seal_does_not_help(run: Run, save: Path, change: Callable[[Journal], Journal], language: str) -> None:
    """The rules find what the seal no longer tells."""
    altered(save, change, sealed=True)
    refused(run("verify", str(save), "--lang", language))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("{first} fly away", "“fly away” is not a choice in this game."),
        ("9 pass", "There is no seat 9 at this table."),
        ("{other} pass", "It is not this player’s turn to decide."),
        ("{first} region essex", "That is not possible now."),
        ("{first} undo", "That cannot be undone"),
        ("pass", "“pass” is not a move"),
        ("{first} \x1b[31mred", "·[31mred"),
        ("", "“” is not a move"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(run: Run, save: Path, move: str, why: str) -> None:
    first = bretwalda.load(save).decisions[0].seat
    altered(save, with_nonsense(move.format(first=first + 1, other=2 - first)), sealed=True)
    outcome = run("verify", str(save))
    refused(outcome, "Move 1 of the file")
    assert why in outcome.err
    assert "\x1b" not in outcome.err


def test_verify_ticks_every_check(run: Run, save: Path) -> None:
    promised = commitment("hastings")
    outcome = run("verify", str(save), "--commitment", promised.upper())
    assert outcome.code == 0
    assert [line[0] for line in outcome.out.splitlines()] == ["✓"] * 5
    assert promised in outcome.out
    assert "wins." in outcome.out


def test_verify_in_french(run: Run, save: Path) -> None:
    assert "tous conformes aux règles" in run("verify", str(save), "--lang", "fr").out


def test_verify_a_game_that_is_not_over(run: Run) -> None:
    run("play", "king_is_dead", "--save", "open.json", typed="pass\n")
    outcome = run("verify", "open.json")
    assert outcome.code == 0
    assert "not over yet" in outcome.out


def test_another_commitment_is_refused(run: Run, save: Path) -> None:
    """A file with another seed can be sound in itself, but not what was promised."""
    promised = commitment("hastings")
    run("play", "king_is_dead", "--seats", "random,random", "--seed", "another", "--save", "another.json")
    assert run("verify", "another.json").code == 0
    refused(run("verify", "another.json", "--commitment", promised), "another seed")


def test_verify_as_json(run: Run, save: Path) -> None:
    told = json.loads(run("verify", str(save), "--json").out)
    match = bretwalda.load(save)
    assert told == {
        "valid": True, "game": "king_is_dead", "decisions": len(match.decisions), "result": match.result(),
        "practice": False,
    }  # fmt: skip
    altered(save, with_other_result, sealed=True)
    outcome = run("verify", str(save), "--json")
    refused(outcome)
    told = json.loads(outcome.out)
    assert (told["valid"], told["refused"]) == (False, "refused-journal-result")
    assert told["why"] == outcome.err.strip()


def test_another_kind_of_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    refused(run("play", "king_is_dead", "--save", "diary.txt"), "will not be overwritten")
    assert "will not be overwritten" in run("play", "king_is_dead", typed="save diary.txt\n").out
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


@pytest.mark.parametrize("name", ["no/such/folder.json", "x" * 5000])
def test_where_nothing_can_be_written_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    refused(run("play", "king_is_dead", "--save", name), "cannot be written")
    refused(run("show", "king_is_dead", "--svg", name), "cannot be written")
    assert "cannot be written" in " ".join(run("play", "king_is_dead", typed=f"save {name}\n").out.split())
    assert list(tmp_path.iterdir()) == []
