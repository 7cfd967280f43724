"""The frames of the page's tests are what the server says today."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.frames.library import FOLDER, file_of, found_at, made, serving
from tests.frames.stage import FRAMES
from tests.server.conftest import RunningServer


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with serving() as server:
        yield server


def in_lines(frame: str) -> list[str]:
    """A frame with a line for each value."""
    return json.dumps(json.loads(frame), indent=1).splitlines()


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_is_what_the_server_says(server: RunningServer, name: str) -> None:
    """If it is meant to say something else: `python -m tests.record frames`."""
    says, said = made(name, server, found_at(name)), file_of(name).read_text("utf-8")
    assert in_lines(says) == in_lines(said)  # which says where they differ
    assert says == said


def test_there_is_no_other_frame() -> None:
    kept = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.json")}
    assert kept == set(FRAMES)
