"""The server of a storm: a process that is killed again and again, and started again on the same data and port."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import IO

from bretwalda.store.database import file_url

ORDINARY = ["setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"]  # even root obeys a file's mode


class House:
    """`bretwalda serve`, with a wrong clock and no limits (`launcher.py`)."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        self.folder = folder
        self.database = database or file_url(folder / "bretwalda.sqlite3")
        self.up = Event()
        self.port = 0
        self.errors: Counter[str] = Counter()  # what it logged as an error, by what happened and why
        self._clock = folder / "clock"
        self.set_clock(0)

    def set_clock(self, milliseconds: int) -> None:
        """Put the clock of the server forward or back, while it runs."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(milliseconds))
        new.replace(self._clock)

    def start(self) -> None:
        serve = ["serve", "--port", str(self.port), "--database", self.database, "--no-browser"]
        command = [sys.executable, "-m", "tests.storm.launcher", str(self._clock), *serve]
        if os.geteuid() == 0 and shutil.which(ORDINARY[0]):
            command = [*ORDINARY, *command]
        pipe, environment = subprocess.PIPE, {**os.environ, "LANG": "en"}
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environment)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        Thread(target=self._read, args=(self.process.stderr,), daemon=True).start()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found, self.errors
        self.port = int(found[1])
        self.up.set()

    def kill(self) -> None:
        """Without a word, wherever it is."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.kill()
        self.start()

    def kill_worker(self) -> bool:
        """End one of the processes in which computers think, if there is one."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)
                return True
        return False

    def _end(self, how: signal.Signals) -> None:
        self.up.clear()
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _read(self, log: IO[str]) -> None:
        """Keep what went wrong; workers may say something after the server is gone."""
        for line in log:
            try:
                said = json.loads(line)
            except ValueError:
                self.errors[line.strip()] += 1
                continue
            if said["level"] == "error":
                why = said.get("cause") or said.get("why") or ""
                self.errors[" ".join([said["event"], why, *said.get("error", []), *said.get("trace", [])])] += 1
