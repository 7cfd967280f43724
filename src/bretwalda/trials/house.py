"""The server of a storm: a process that is killed again and again, and started again on the same data and port."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import IO, Protocol

from bretwalda.store.database import file_url

from .people import PATIENCE

ENDED = "ended"  # what the launcher says when a server is dead
LAUNCHER = "bretwalda.cli.launcher"
ORDINARY = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"]  # even root obeys a file's mode


class House(Protocol):
    """Where parties go, whatever stands behind it."""

    up: Event
    patience: float  # seconds that an answer may take
    reliable: bool  # whoever gets none in that time is in trouble; otherwise they come again

    @property
    def port(self) -> int:
        """Where to call next."""


class Server:
    """`bretwalda serve`, with a wrong clock and no limits (`cli/launcher.py`)."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.folder = folder
        self.database = database or file_url(folder / "bretwalda.sqlite3")
        self.up = Event()
        self.patience, self.reliable = PATIENCE, True
        self.kills = 0
        with socket.create_server(("127.0.0.1", 0)) as door, socket.create_server(("127.0.0.1", 0)) as inner:
            self.port: int = door.getsockname()[1]
            self.inner = f"127.0.0.1:{inner.getsockname()[1]}"  # where others on the same database reach it
        self.errors: Counter[str] = Counter()  # what it logged as an error, by what happened and why
        self._clock = folder / "clock"
        self.set_clock(0)
        self._launcher = self._launched()

    def _launched(self) -> subprocess.Popen[str]:
        serve = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser", "--inner", self.inner]
        command = [sys.executable, "-m", LAUNCHER, str(self._clock), *serve]
        if os.geteuid() == 0 and shutil.which(ORDINARY[0]):
            command = [*ORDINARY, *command]
        pipe, environment = subprocess.PIPE, {**os.environ, "LANG": "en"}
        launcher = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)
        assert launcher.stderr is not None
        Thread(target=self._read, args=(launcher.stderr,), daemon=True).start()
        return launcher

    def set_clock(self, milliseconds: int) -> None:
        """Put the clock of the server forward or back, while it runs."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(milliseconds))
        new.replace(self._clock)

    def start(self) -> None:
        assert self._launcher.stdin is not None
        self._launcher.stdin.write("\n")
        self._launcher.stdin.flush()
        self.process = int(self._says(r"^(\d+)$"))
        self._says(rf"http://127\.0\.0\.1:{self.port}/")
        self.up.set()

    def kill(self) -> None:
        """Without a word, wherever it is."""
        self.kills += 1
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.kill()
        self.start()

    def kill_worker(self) -> bool:
        """End one of the processes in which computers think, if there is one."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
                return True
        return False

    def close(self) -> None:
        """For good, whatever has happened."""
        if self.up.is_set():
            self.kill()
        assert self._launcher.stdin is not None
        self._launcher.stdin.close()
        self._launcher.wait()

    def _end(self, how: signal.Signals) -> None:
        self.up.clear()
        os.kill(self.process, how)
        self._says(ENDED)

    def _says(self, pattern: str) -> str:
        """Wait until the launcher or the server says something, and give what was looked for in it."""
        assert self._launcher.stdout is not None
        for line in self._launcher.stdout:
            if found := re.search(pattern, line):
                return found[0]
            if line.startswith(ENDED):
                break
        raise AssertionError(self.errors)

    def _read(self, log: IO[str]) -> None:
        """Keep what went wrong."""
        for line in log:
            try:
                said = json.loads(line)
            except ValueError:
                self.errors[line.strip()] += 1
                continue
            if said["level"] == "error":
                why = said.get("cause") or said.get("why") or ""
                self.errors[" ".join([said["event"], why, *said.get("error", []), *said.get("trace", [])])] += 1
