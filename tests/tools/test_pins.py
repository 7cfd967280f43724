"""Two clones on two days are the same program: everything that is installed is pinned, with hashes and no address."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PINS = sorted((ROOT / "pins").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9._-]+)==[^ ]+", re.MULTILINE)


def pinned(name: str) -> set[str]:
    return set(PIN.findall((ROOT / "pins" / f"{name}.txt").read_text("utf-8")))


def names(requirements: list[object]) -> set[str]:
    """The packages that requirements name, as the pins write them."""
    found = (re.match(r"[A-Za-z0-9._-]+", one) for one in requirements if isinstance(one, str))
    return {re.sub(r"[._-]+", "-", match[0]).lower() for match in found if match}


@pytest.mark.parametrize("file", PINS, ids=lambda file: file.stem)
def test_every_pin_is_exact_has_hashes_and_no_address(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    for entry in entries:
        assert PIN.match(entry), entry
        assert "--hash=sha256:" in entry, entry


def test_all_that_pyproject_names_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    runs, groups = project["project"], project["dependency-groups"]
    needed = names(runs["dependencies"])
    assert needed | names(groups["build"]) <= pinned("play")
    pinned_extras = {name: extra for name, extra in runs["optional-dependencies"].items() if name != "train"}
    extras = set[str]().union(*map(names, pinned_extras.values()))  # PyTorch is too large for the check
    assert needed | extras | set[str]().union(*map(names, groups.values())) <= pinned("dev")


def test_what_runs_and_what_is_tested_are_the_same_versions() -> None:
    """On which systems a package is needed may differ: what is developed with may need it on more of them."""
    runs, tested = (
        {pin[0] for pin in PIN.finditer((ROOT / "pins" / f"{name}.txt").read_text("utf-8"))} for name in ("play", "dev")
    )
    assert runs
    assert runs - tested == set()


def test_the_packages_of_the_page_have_hashes_and_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []
