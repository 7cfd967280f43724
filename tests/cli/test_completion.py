"""The tab key: a real shell completes commands, games and options; others get their scripts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bretwalda.cli.completion import SHELLS
from bretwalda.engine.registry import known

if TYPE_CHECKING:
    from tests.cli.conftest import Run

BRETWALDA = Path(sys.executable).with_name("bretwalda")
needs_bash = pytest.mark.skipif(os.name == "nt" or not shutil.which("bash"), reason="there is no bash to complete in")


def in_bash(script: str, home: Path) -> str:
    """What bash says, started by somebody with this home folder."""
    bash = shutil.which("bash")
    assert bash
    environment = os.environ | {"HOME": str(home), "PATH": f"{BRETWALDA.parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        [bash, "--norc", "-c", f"{script}\ntrue"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout


def tab(words: str) -> str:
    """Bash's own way to ask what could follow the last word."""
    count = words.count(" ")
    return f'COMP_WORDS=({words}); COMP_CWORD={count}; _bretwalda_completion bretwalda; echo "${{COMPREPLY[@]}}"'


@needs_bash
def test_bash_completes_once_it_is_set_up(tmp_path: Path) -> None:
    said = in_bash("bretwalda --install-completion --lang fr", tmp_path)
    assert "bash complétera les commandes" in said
    script = "; ".join(
        ["source ~/.bashrc", tab("bretwalda ver"), tab("bretwalda play king"), tab("bretwalda play --se")]
    )
    assert in_bash(script, tmp_path).splitlines() == ["verify", "king_is_dead", "--seats --settings --seed"]


@needs_bash
def test_bash_hears_no_complaint_about_a_command_that_is_not_there(tmp_path: Path) -> None:
    script = f"source <(bretwalda --show-completion); {tab('bretwalda dance ')}"
    assert "games" in in_bash(script, tmp_path).split()  # as if nothing had been written yet


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_its_script(run: Run, monkeypatch: pytest.MonkeyPatch, shell: str) -> None:
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: shell)
    outcome = run("--show-completion")
    assert outcome.code == 0
    assert "_BRETWALDA_COMPLETE" in outcome.out


def test_without_a_shell_the_usual_one_counts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: None)
    monkeypatch.setenv("SHELL", "/usr/bin/zsh")
    assert run("--show-completion").out.startswith("#compdef bretwalda")


@pytest.mark.parametrize("option", ["--show-completion", "--install-completion"])
def test_a_shell_that_cannot_complete_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    monkeypatch.setattr("typer._completion_shared._get_shell_name", lambda: "tcsh")
    english, french = run(option), run(option, "--lang", "fr")
    assert english.code == french.code == 2
    assert "no completion for the shell “tcsh”" in english.err
    assert "pas de complétion pour le shell « tcsh »" in french.err.replace("\u202f", " ")


@pytest.mark.parametrize("command", ["play", "show", "arena", "ladder", "selfplay", "train", "bench", "fuzz"])
def test_every_command_about_a_game_completes_games(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setenv("_BRETWALDA_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", f"bretwalda {command} ")
    completed = run().out
    assert all(f'"{game}"' in completed for game in known())


def test_what_is_completed_is_explained_in_the_language_of_the_reader(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_BRETWALDA_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "bretwalda ver")
    assert "Check that a saved game" in run().out
    assert "Vérifier qu’une partie" in run("--lang", "fr").out
