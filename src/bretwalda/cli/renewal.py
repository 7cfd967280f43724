"""Start anew in place: on SIGUSR2 a server ends properly, and a new one takes over its process and its socket.

So a new version, or rules that have been compiled meanwhile, take over while people play. Whoever comes in between
waits a moment at the socket, which is never closed; pages that were connected come back by themselves. (The usual
signal for that, SIGHUP, also comes from a terminal that is closed: then the server should end.)
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn

INHERITED = "BRETWALDA_SOCKET"  # the number of the socket that was left to this process


def inherit() -> socket.socket | None:
    """The socket of the server whose place this one takes."""
    number = os.environ.pop(INHERITED, None)
    return None if number is None else socket.socket(fileno=int(number))


def run(server: uvicorn.Server, doors: Sequence[socket.socket]) -> None:
    """Run a server until it is told to stop; or to start anew, then this does not return, and the first door stays."""
    renewed = False

    def renew(*_: object) -> None:
        nonlocal renewed
        renewed = server.should_exit = True

    kept = doors[0].dup()  # the server closes its own
    if hasattr(signal, "SIGUSR2"):
        signal.signal(signal.SIGUSR2, renew)
    server.run(sockets=list(doors))
    if renewed:
        kept.set_inheritable(True)
        os.environ[INHERITED] = str(kept.fileno())
        os.execv(sys.executable, [sys.executable, "-m", "bretwalda", *sys.argv[1:]])
