"""Several server processes behind one socket: the first starts them, replaces whoever dies, and ends them.

On SIGUSR2 they are renewed one after the other: the new one is ready before the old one is told to go, so that people
keep playing, and tables are handed over. Each has the socket from the first, and notices by a pipe when that one dies.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

from bretwalda.server.logs import LOGGER

from .renewal import INHERITED

if TYPE_CHECKING:
    import uvicorn

WORKER = "BRETWALDA_WORKER"  # the descriptor to which a worker says that it is ready
READY = b"."
STARTING = 60.0  # seconds that a worker may take until it is ready
ENDING = 15.0  # seconds that it may take to end
PAUSE = 0.1
BREATH = 1.0  # seconds before whoever has died is replaced: it may die again at once

log = logging.getLogger(LOGGER)


class Workers:
    """The processes, as their first one sees them."""

    def __init__(self, number: int, door: socket.socket, command: tuple[str, ...] = ()) -> None:
        self._number = number
        self._door = door
        self._command = command or (sys.executable, "-m", "bretwalda", *sys.argv[1:])
        self._running: list[subprocess.Popen[bytes]] = []
        self._ending = self._renewing = False

    def run(self) -> None:
        """Until somebody ends it."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        if hasattr(signal, "SIGUSR2"):
            signal.signal(signal.SIGUSR2, self._renew)
        try:
            while not self._ending:
                self._fill()
                if self._renewing:
                    self._renewing = False
                    self._renew_all()
                sleep(PAUSE)
        finally:
            self._stop(self._running)

    def _end(self, *_: object) -> None:
        self._ending = True

    def _renew(self, *_: object) -> None:
        self._renewing = True

    def _fill(self) -> None:
        """Have as many as were asked for."""
        dead = [worker for worker in self._running if worker.poll() is not None]
        self._running = [worker for worker in self._running if worker not in dead]
        for worker in dead:  # told here alone: it may have had no time to say why
            log.error("server process ended", extra={"server": worker.pid, "code": worker.returncode})
        if dead:
            sleep(BREATH)
        self._running += [self._start() for _ in range(self._number - len(self._running))]

    def _renew_all(self) -> None:
        for old in list(self._running):
            new = self._start(patient=True)
            if new.poll() is not None:  # it cannot start: the old ones go on
                log.error("server process not renewed", extra={"code": new.returncode})
                return
            self._running.append(new)
            self._stop([old])
            self._running.remove(old)

    def _start(self, patient: bool = False) -> subprocess.Popen[bytes]:
        """Another one; patiently, when it is ready, or has failed to be."""
        said, says = os.pipe()
        environment = os.environ | {INHERITED: str(self._door.fileno()), WORKER: str(says)}
        doors = (self._door.fileno(), says)
        worker = subprocess.Popen(self._command, stdin=subprocess.PIPE, env=environment, pass_fds=doors)
        os.close(says)
        if patient:
            os.set_blocking(said, False)
            until = monotonic() + STARTING
            while worker.poll() is None and not heard(said) and monotonic() < until:
                sleep(PAUSE)
        os.close(said)
        return worker

    def _stop(self, workers: list[subprocess.Popen[bytes]]) -> None:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            try:
                worker.wait(ENDING)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()


def heard(pipe: int) -> bool:
    """Whether a worker has said that it is ready."""
    try:
        return os.read(pipe, 1) == READY
    except BlockingIOError:
        return False


def is_worker() -> bool:
    return WORKER in os.environ


def attend(server: uvicorn.Server) -> None:
    """In a worker: say when it is ready, and end with the first process."""
    pipe = int(os.environ.pop(WORKER))

    def say() -> None:
        while not server.started:
            sleep(PAUSE)
        with suppress(OSError):  # nobody listens any more
            os.write(pipe, READY)
        os.close(pipe)

    def watch() -> None:
        sys.stdin.read()  # ends when the first process does, however that ends
        server.should_exit = True

    for work in (say, watch):
        Thread(target=work, daemon=True).start()
