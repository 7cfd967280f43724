"""The page's types are those of the protocol and of the games' views."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import typescript


@pytest.mark.parametrize("path", typescript.files(), ids=lambda path: path.name)
def test_the_generated_file_is_current(path: Path) -> None:
    assert path.read_text("utf-8") == typescript.files()[path], "run python tools/typescript.py"


def test_every_kind_of_type_is_spelled() -> None:
    text = typescript.files()[typescript.SOURCES / "messages.ts"]
    assert 'kind: "computer" | "open" | "person";' in text
    assert "settings: Record<string, boolean | number | string>;" in text
    assert "to?: number[] | null;" in text
    assert "view: unknown;" in text
