"""External bots: a program of any language plays a seat, one line of JSON in and one line of notation out.

`docs/bots.md` is the protocol. Whatever the program does wrong is noted, and `normal` decides instead.
"""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import signal
import subprocess
import weakref
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.metadata import version
from threading import Thread
from typing import IO, Any, cast

import msgspec

from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

from .level import LEVELS
from .player import Computer, Player

PROTOCOL = 1
START_SECONDS = 30.0  # to answer the greeting: a program may have much to load
LONGEST_ANSWER = 1000  # bytes
PATIENCE = 3  # questions that a program may leave without an answer before it is sent away
FAREWELL_SECONDS = 1.0  # to end by itself

log = logging.getLogger(__name__)


class Fault(Exception):
    """What a program did wrong, as a message key, and what it said."""

    def __init__(self, key: str, said: str = "") -> None:
        super().__init__(key, said)
        self.key = key
        self.said = said


class ExternalPlayer(Player):
    """A seat played by a program; `faults` counts what it did wrong, by message key."""

    def __init__(self, game: Game[Any], command: str, seconds: float, dice: Dice) -> None:
        self.game = game
        self.command = command
        self.seconds = seconds
        self.faults: Counter[str] = Counter()
        self._words = split_command(command)
        self._substitute = Computer(game, LEVELS["normal"], dice)
        self._talk: Conversation | None = None  # begun with the first decision
        self._greeted = False  # whether the program has shown that it knows the protocol
        self._dismissed = False

    def decide(self, imagined: State, seat: int) -> int:
        if self._dismissed:
            return self._substitute.decide(imagined, seat)
        try:
            return self._answer(imagined, seat)
        except Fault as fault:
            self._note(fault)
        except BaseException:  # Ctrl-C: nobody waits for the answer any more
            self._hang_up(0.0)
            raise
        return self._substitute.decide(imagined, seat)

    def close(self) -> None:
        if self._talk is not None:
            self._talk.say(to_line({"type": "goodbye"}))
            self._hang_up(FAREWELL_SECONDS)

    def _answer(self, imagined: State, seat: int) -> int:
        """What the program chooses."""
        if self._talk is None:
            self._talk = Conversation(self._words)
            greeting = self._talk.ask(to_line(self._greeting()), START_SECONDS)
            if greeting.split()[:1] != ["hello"]:
                raise Fault("bot-unclear", greeting)
            self._greeted = True
        said = self._talk.ask(to_line(self._question(imagined, seat)), self.seconds)
        try:
            choice = self.game.verbs.parse(said)
        except Refusal:
            raise Fault("bot-unclear", said) from None
        if choice not in imagined.options(seat):
            raise Fault("bot-illegal", said)
        return choice

    def _greeting(self) -> dict[str, Any]:
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "bretwalda": version("bretwalda"),
            "game": self.game.id,
            "rules": self.game.rules_version,
        }

    def _question(self, imagined: State, seat: int) -> dict[str, Any]:
        """All that the seat may know: its view, its choices, and a position that it cannot tell from the real one."""
        return {
            "type": "decide",
            "game": self.game.id,
            "seat": seat,
            "seconds": self.seconds,
            "prompt": self.game.texts("en").message(self.game.prompt(imagined, seat)),
            "choices": [self.game.verbs.notation(int(choice)) for choice in imagined.options(seat)],
            "view": self.game.view(imagined, seat),
            "position": [int(number) for number in imagined.dump()],
        }

    def _note(self, fault: Fault) -> None:
        """Count and log a fault; a program that has stopped answering is stopped, and in the end sent away."""
        self.faults[fault.key] += 1
        sentence = self.game.texts("en").say(fault.key, command=self.command, times=self.faults[fault.key])
        log.warning("%s %s", sentence, fault.said)
        unanswered = self.faults["bot-silent"] + self.faults["bot-endless"]
        self._dismissed = fault.key == "bot-crashed" or not self._greeted or unanswered >= PATIENCE
        if self._dismissed or fault.key in ("bot-silent", "bot-endless"):
            self._hang_up(0.0)  # what it says now would be taken for the answer to the next question

    def _hang_up(self, seconds: float) -> None:
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end(seconds)


class Conversation:
    """A running program that is asked one thing at a time."""

    def __init__(self, words: list[str]) -> None:
        try:
            # A session of its own: what the program starts ends with it, and Ctrl-C at our screen is ours.
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise Fault("bot-crashed", str(error)) from None
        self._mouth = cast(IO[bytes], process.stdin)
        self._ears = cast(IO[bytes], process.stdout)
        self._stop = weakref.finalize(self, stop, process)  # no program outlives us, even when nobody says good-bye
        # Pipes keep whoever waits at them, so the waiting is done in threads.
        self._waiter = ThreadPoolExecutor(max_workers=1)
        self._clerk = Thread(target=write_down, args=(process.stderr, words[0]), daemon=True)
        self._clerk.start()

    def ask(self, line: bytes, seconds: float) -> str:
        """The answer to a line."""
        try:
            answer = self._waiter.submit(self._exchange, line).result(seconds)
        except TimeoutError:
            raise Fault("bot-silent") from None
        except OSError as error:
            raise Fault("bot-crashed", str(error)) from None
        said = answer.decode(errors="replace").strip()
        if answer.endswith(b"\n"):
            return said
        raise Fault("bot-endless" if len(answer) == LONGEST_ANSWER else "bot-crashed", said)

    def say(self, line: bytes) -> None:
        """A line that needs no answer."""
        self._waiter.submit(self._write, line)

    def end(self, seconds: float) -> None:
        """Let the program end by itself within that many seconds; then stop it."""
        self._waiter.submit(self._mouth.close)
        self._clerk.join(seconds)  # its error stream ends with it
        self._stop()
        self._waiter.shutdown()
        self._clerk.join()
        self._ears.close()

    def _exchange(self, line: bytes) -> bytes:
        self._write(line)
        return self._ears.readline(LONGEST_ANSWER)

    def _write(self, line: bytes) -> None:
        self._mouth.write(line)
        self._mouth.flush()


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a program and what it has started: the group is its own, and nobody else is in it."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):  # all have ended
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


def split_command(command: str) -> list[str]:
    """The words of a command line as a shell would split them; no shell runs it.

    >>> split_command("bretwalda-bot-that-is-not-there --fast")
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: ... (refused-bot-command, command=bretwalda-bot-that-is-not-there --fast)
    """
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark is missing
        words = []
    if not words or shutil.which(words[0]) is None:
        raise Refusal("refused-bot-command", {"command": command})
    return words


def to_line(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def write_down(said: IO[bytes], name: str) -> None:
    """Log what a program says on its error stream."""
    with said:
        for line in iter(lambda: said.readline(LONGEST_ANSWER), b""):
            log.info("%s: %s", name, line.decode(errors="replace").rstrip())
