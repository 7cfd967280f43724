"""The save file: readable, complete, and refused when anything in it was touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bretwalda import Journal, Refusal, decode
from bretwalda.engine.journal import FORMAT, LARGEST_FILE, commitment, split_move

JOURNAL = Journal("coracles", 1, {"players": 2}, "hastings", ["1 row hard", "1 undo"])


def test_a_journal_reads_back() -> None:
    assert decode(JOURNAL.encode()) == JOURNAL.sealed()


def test_the_file_is_readable_text_with_a_line_for_each_move() -> None:
    assert '\n  "1 row hard",\n' in JOURNAL.encode().decode()


def test_the_seed_is_committed_to() -> None:
    assert JOURNAL.sealed().commitment == commitment("hastings") != commitment("Hastings")


def altered(change: Callable[[dict[str, Any]], None]) -> bytes:
    contents = json.loads(JOURNAL.encode())
    change(contents)
    return json.dumps(contents).encode()


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "refused-file-broken"),
        (b"\xff\xfe", "refused-file-broken"),
        (b"[]", "refused-file-broken"),
        (JOURNAL.encode()[:-20], "refused-file-broken"),
        (altered(lambda c: c.update(extra=1)), "refused-file-broken"),
        (altered(lambda c: c.update(moves=[1])), "refused-file-broken"),
        (altered(lambda c: c.update(bretwalda=FORMAT + 1)), "refused-file-format"),
        (altered(lambda c: c.update(seed="stamford")), "refused-file-commitment"),
        (altered(lambda c: c["moves"].append("2 row hard")), "refused-file-seal"),
        (altered(lambda c: c["options"].update(players=3)), "refused-file-seal"),
        (altered(lambda c: c.update(result=[1.0, 0.0])), "refused-file-seal"),
        (altered(lambda c: c.update(seal="")), "refused-file-seal"),
        (b" " * (LARGEST_FILE + 1), "refused-file-too-large"),
    ],
)
def test_a_broken_or_altered_file_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        decode(data)
    assert refused.value.key == key


@given(
    st.binary() | st.text().map(str.encode) | st.recursive(st.none(), st.lists).map(lambda x: json.dumps(x).encode())
)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with pytest.raises(Refusal):
        decode(data)


def test_a_move_is_a_seat_and_words() -> None:
    assert split_move("3 row hard") == (2, "row hard")


@pytest.mark.parametrize("line", ["", "row hard", "1", "1 ", "-1 row hard", "²  row hard", "100 row hard", "x y"])
def test_other_lines_are_refused(line: str) -> None:
    with pytest.raises(Refusal, match="refused-move"):
        split_move(line)
