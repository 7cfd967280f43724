"""The command line as a process of its own: exit codes, pipes, interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

BRETWALDA = [sys.executable, "-m", "bretwalda"]


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return kept | more


def test_a_command_answers_in_the_language_of_the_environment() -> None:
    done = subprocess.run(
        [*BRETWALDA, "games"], env=environment(LANG="fr_FR.UTF-8"), capture_output=True, check=True, timeout=60
    )
    assert "Le Roi est mort" in done.stdout.decode()
    assert done.stderr == b""


def test_a_refusal_is_one_line_without_a_traceback() -> None:
    done = subprocess.run(
        [*BRETWALDA, "play", "chess"], env=environment(), capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode().startswith("There is no game called “chess”")
    assert done.stderr.count(b"\n") == 1


def test_a_server_with_facts_that_do_not_fit_does_not_start(tmp_path: Path) -> None:
    """The games are read only when somebody needs one; by then it would be too late to say no."""
    (tmp_path / "britannia.toml").write_text("[game", "utf-8")
    command = [*BRETWALDA, "serve", "--facts", str(tmp_path), "--data", str(tmp_path), "--port", "0", "--no-browser"]
    done = subprocess.run(command, env=environment(LANG="fr"), capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    assert "britannia.toml\N{NARROW NO-BREAK SPACE}», ligne 1\N{NARROW NO-BREAK SPACE}: " in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("command", [["games"], ["serve", "--port", "0", "--no-browser"], ["--version"]])
def test_a_folder_of_facts_that_is_not_there_is_refused(command: list[str], tmp_path: Path) -> None:
    """Named by the environment: passed over, the game's own facts would be in use and nobody would notice."""
    wrong = environment(LANG="fr", BRETWALDA_FACTS=str(tmp_path / "my facts"), HOME=str(tmp_path))
    done = subprocess.run([*BRETWALDA, *command], env=wrong, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("La variable d’environnement BRETWALDA_FACTS indique «")
    assert str(tmp_path / "my facts") in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_the_library_refuses_a_folder_of_facts_that_is_not_there(tmp_path: Path) -> None:
    program = "import bretwalda; bretwalda.game('king_is_dead')"
    wrong = environment(BRETWALDA_FACTS=str(tmp_path / "my facts"))
    done = subprocess.run([sys.executable, "-c", program], env=wrong, capture_output=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "refused-facts-variable, variable=BRETWALDA_FACTS" in done.stderr.decode()


def test_a_terminal_without_accents_does_no_harm() -> None:
    latin = environment(LANG="fr", PYTHONIOENCODING="ascii")
    done = subprocess.run([*BRETWALDA, "games"], env=latin, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    done = subprocess.run([*BRETWALDA, "dance"], env=latin, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run(
        [*BRETWALDA, "play", "king_is_dead"], env=environment(), input=b"\xff\xfe\npass\n", capture_output=True,
        check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a choice in this game" in done.stdout


def test_a_reader_that_leaves_early_does_no_harm() -> None:
    """The output goes into a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    for command in (["play", "king_is_dead", "--seats", "random,random"], ["games"]):
        done = subprocess.run(
            [*BRETWALDA, *command], env=environment(), stdout=writing, stderr=subprocess.PIPE, check=False, timeout=60
        )
        assert done.stderr == b""
    os.close(writing)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*BRETWALDA, "games"], env=environment(), stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"The system does not allow it")
    assert done.stderr.count(b"\n") == 1


def test_an_interruption_is_quiet() -> None:
    running = subprocess.Popen(
        [*BRETWALDA, "play", "king_is_dead"], env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert running.stdout is not None
    deadline = time.monotonic() + 60
    while b"Play Assemble" not in running.stdout.readline():
        assert time.monotonic() < deadline
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=60)
    assert (running.returncode, errors) == (130, b"")
