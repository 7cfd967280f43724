"""Completion in the shell: Typer's scripts, said in the reader's language."""

from __future__ import annotations

import os
from pathlib import Path

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import known

from .speech import say

PROGRAM = "bretwalda"
VARIABLE = "_BRETWALDA_COMPLETE"  # the scripts ask through it what could follow
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")


def get_ready() -> None:
    """Let Typer know the shells, if one of them asks."""
    if VARIABLE in os.environ:
        from typer._completion_classes import completion_init

        completion_init()


def show_completion() -> None:
    """Print the script for the shell that called us."""
    from typer._completion_shared import get_completion_script

    print(get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=calling_shell()))


def install_completion() -> None:
    """Put the script where the shell that called us will find it."""
    from typer._completion_shared import install

    shell, path = install(shell=calling_shell(), prog_name=PROGRAM, complete_var=VARIABLE)
    say("completion-installed", shell=shell, path=str(path))


def calling_shell() -> str:
    """The shell among the processes that called us; if there is none, the one a person here usually has."""
    from typer._completion_shared import _get_shell_name

    shell = _get_shell_name() or Path(os.environ.get("SHELL", "")).name
    if shell not in SHELLS:
        raise Refusal("refused-shell", {"shell": shell, "known": ", ".join(SHELLS)})
    return shell


def games_beginning(incomplete: str) -> list[str]:
    """The games whose ids begin like this.

    >>> games_beginning("king")
    ['king_is_dead']
    """
    return [game for game in known() if game.startswith(incomplete)]
