"""Several servers on one PostgreSQL, each reached by people and reaching its database over lines that can be cut."""

from __future__ import annotations

import os
import signal
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Event

from sqlalchemy.engine import make_url

from .cluster import Cluster
from .house import Server
from .lines import Line, Lines

CARELESS = 0.05  # how often somebody is sent to a server that is known to be ill
PATIENCE = 4.0  # seconds after which a page gives a line up


@dataclass
class Member:
    """A server, and its lines."""

    server: Server
    to_database: Line
    to_people: Line
    ill: bool = False

    def pause(self) -> None:
        os.kill(self.server.process, signal.SIGSTOP)

    def cut_off(self) -> None:
        self.to_people.cut()
        self.to_database.cut()

    def go_on(self) -> None:
        os.kill(self.server.process, signal.SIGCONT)


class Fleet:
    """The servers as one house: whoever calls is sent to any of them, mostly to one that is well."""

    def __init__(self, folder: Path, cluster: Cluster, number: int, seed: str) -> None:
        self.database = cluster.url
        self.patience, self.reliable = PATIENCE, False
        self.up = Event()
        self._dice = Random(seed)
        self._lines = Lines()
        self.members: list[Member] = []
        for each in range(number):
            own = folder / f"server{each}"
            own.mkdir()
            to_database = self._lines.lay(cluster.port)
            address = make_url(cluster.url).set(port=to_database.port)
            server = Server(own, address.render_as_string(hide_password=False))
            self.members.append(Member(server, to_database, self._lines.lay(server.port)))

    @property
    def port(self) -> int:
        well = [member for member in self.members if not member.ill]
        if not well or self._dice.random() < CARELESS:
            well = self.members
        return self._dice.choice(well).to_people.port

    @property
    def kills(self) -> int:
        return sum(member.server.kills for member in self.members)

    @property
    def errors(self) -> Counter[str]:
        return sum((member.server.errors for member in self.members), Counter())

    def start(self) -> None:
        for member in self.members:
            member.server.start()
        self.up.set()

    def stop(self) -> None:
        for member in self.members:
            member.server.stop()

    def close(self) -> None:
        for member in self.members:
            if member.server.up.is_set():
                member.go_on()  # whoever was paused could not end
            member.server.close()
        self._lines.close()
