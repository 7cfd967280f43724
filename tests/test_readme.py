"""The README keeps its promises: its example runs, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_plays_a_game_to_its_end(capsys: object) -> None:
    example = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)[0]
    names: dict[str, object] = {}
    exec(example, names)
    assert sum(names["state"].result()) == 1.0  # type: ignore[attr-defined]


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
