"""What is compiled is compiled anew when it must be, and only then."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import compile


def test_all_that_is_compiled_and_what_it_imports_counts() -> None:
    counts = {path.relative_to(compile.SOURCE / "bretwalda").as_posix() for path in compile.inputs()}
    assert {"engine/dice.py", "games/britannia/steps/march.py", "server/tables/history.py"} <= counts  # compiled
    assert {"engine/verbs.py", "engine/game.py", "server/messages.py"} <= counts  # imported by what is compiled
    assert not {"cli/serve.py", "server/app.py", "adapters/openspiel.py", "ai/arena/report.py"} & counts


def test_only_python_counts() -> None:
    """A change of a text, of a map or of the page compiles nothing."""
    assert {path.suffix for path in compile.inputs()} == {".py"}


def test_what_is_there_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile, "COMPILED", tmp_path)
    monkeypatch.setattr(compile, "has_compiler", lambda: False)
    with pytest.raises(compile.CannotCompile):
        compile.compile_modules()
    there = tmp_path / compile.state_of_sources()
    there.mkdir()
    assert compile.is_compiled()
    assert compile.compile_modules() == there


def test_assembled_is_the_package_with_its_compiled_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compile, "COMPILED", tmp_path / "compiled")
    library = compile.COMPILED / compile.state_of_sources() / "bretwalda" / "engine" / "dice.so"
    library.parent.mkdir(parents=True)
    library.write_text("compiled")
    whole = compile.assemble(tmp_path / "whole")
    assert (whole / "bretwalda" / "engine" / "dice.so").read_text() == "compiled"
    assert (whole / "bretwalda" / "games" / "britannia" / "facts.toml").exists()
    assert compile.assemble(tmp_path / "whole") == whole


def test_the_oldest_are_forgotten(tmp_path: Path) -> None:
    """Those that were made first, however old their contents are."""
    for number in range(compile.KEPT + 2):
        made = tmp_path / "made"
        made.mkdir()
        os.utime(made, (-number, -number))
        compile.put_in_place(made, tmp_path / "kept" / str(number))
    assert len(list((tmp_path / "kept").iterdir())) == compile.KEPT
    assert (tmp_path / "kept" / str(compile.KEPT + 1)).exists()
