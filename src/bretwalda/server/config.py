"""What a server is started with."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from bretwalda.store.database import file_url

from .http.quotas import USUAL, Quotas
from .notices.mail import MailServer


@dataclass(frozen=True)
class Config:
    """Everything a host can choose; docs/server.md explains it."""

    database: str  # its address
    password: str = ""  # empty = everybody may come in
    admin_key: str = ""  # of the page for whoever runs the server; empty = there is none
    mail: MailServer | None = None  # that takes our mail; none = no e-mail
    any_webhook: bool = False  # also to machines in the house, and in the clear
    sends_notices: bool = True  # otherwise what is owed to people stays owed: for a copy that is only looked at
    notice_delay: float = 60.0  # seconds until somebody is told what waits for them
    origins: tuple[str, ...] = ()  # besides the server's own: pages of these addresses may talk to it
    hosts: tuple[str, ...] = ()  # names of the server, besides those of its origins and of the machine
    limited: bool = True  # rate limits and quotas; measurements switch them off
    quotas: Quotas = USUAL
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which computer players think
    warm: bool = True  # start one of them with the server, so that the first who needs it does not wait
    beat: float = 0.25  # seconds between the moments at which computers answer; 0 = as soon as they can
    open_metrics: bool = False  # everybody may read the counts, not only this machine
    waiting_days: int = 7  # after which a table is cleared away at which nobody has begun to play; 0 = never
    archive_days: int = 90  # after which the journal of a game that is over is compressed; 0 = never
    inner: str = ""  # host:port at which other servers on the same database reach this one; empty = there are none
    absence: float = 30.0  # seconds without a connection after which others may let a computer play on


def data_folder(chosen: Path | None) -> Path:
    """Where the server keeps its file: the folder asked for, or the user's."""
    folder = chosen or user_data_path("bretwalda", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def database_address(chosen: str | None, data: Path | None) -> str:
    """The database asked for, or a file in the data folder."""
    return chosen or file_url(data_folder(data) / "bretwalda.sqlite3")
