"""`bretwalda serve`, and `bretwalda` without a command: start the server and open the page."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from dataclasses import replace
from typing import Annotated

import typer

from bretwalda.engine.facts import FOLDER_VARIABLE
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue

from . import renewal
from .speech import say
from .storage import Data, Database, address
from .workers import Workers, attend, is_worker

HOST, PORT = "127.0.0.1", 8000
WAITING_DAYS = 7
ARCHIVE_DAYS = 90
BACKLOG = 2048
ANYWHERE = ("0.0.0.0", "::", "")  # where one can listen, and nobody can call
PASSWORD = "BRETWALDA_PASSWORD"
ADMIN_KEY = "BRETWALDA_ADMIN_KEY"
SMTP = "BRETWALDA_SMTP"


def serve(
    host: Annotated[str, typer.Option("--host", help="serve-help-host")] = HOST,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="serve-help-port")] = PORT,
    database: Database = None,
    data: Data = None,
    password: Annotated[str | None, typer.Option("--password", help="serve-help-password")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="serve-help-origin")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N", help="serve-help-limit")] = None,
    waiting_days: Annotated[int, typer.Option("--waiting-days", min=0, help="serve-help-waiting-days")] = WAITING_DAYS,
    archive_days: Annotated[int, typer.Option("--archive-days", min=0, help="serve-help-archive-days")] = ARCHIVE_DAYS,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="serve-help-open-metrics")] = False,
    smtp: Annotated[str | None, typer.Option("--smtp", metavar="URL", help="serve-help-smtp")] = None,
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="serve-help-mail-from")] = "",
    no_notices: Annotated[bool, typer.Option("--no-notices", help="serve-help-no-notices")] = False,
    any_webhook: Annotated[bool, typer.Option("--any-webhook", help="serve-help-any-webhook")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="serve-help-workers")] = 1,
    inner: Annotated[str, typer.Option("--inner", metavar="HOST[:PORT]", help="serve-help-inner")] = HOST,
    desks: Annotated[int | None, typer.Option("--desks", min=0, help="serve-help-desks")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="serve-help-no-browser")] = False,
) -> None:
    """Serve tables until Ctrl-C."""
    # The server's libraries take a moment to load: the other commands do not wait for them.
    from bretwalda.server import logs
    from bretwalda.server.app import server
    from bretwalda.server.config import Config
    from bretwalda.server.http import quotas
    from bretwalda.server.notices.mail import mail_server
    from bretwalda.store.database import can_be_shared, open_database
    from bretwalda.store.owner import owned

    if os.environ.get(FOLDER_VARIABLE):
        catalogue()  # games are read when they are first needed: refuse facts that do not fit before anything starts

    config = Config(
        database=address(database, data),
        password=password if password is not None else os.environ.get(PASSWORD, ""),
        admin_key=admin_key(),
        mail=mail_server(smtp if smtp is not None else os.environ.get(SMTP, ""), mail_from, tuple(origin or ())),
        sends_notices=not no_notices,
        any_webhook=any_webhook,
        origins=tuple(origin or ()),
        hosts=(host,),
        quotas=quotas.with_wishes(limit or ()),
        waiting_days=waiting_days,
        archive_days=archive_days,
        open_metrics=open_metrics,
    )
    open_database(config.database).dispose()  # refuse a database that cannot be used before anything starts
    shared = can_be_shared(config.database)
    if shared and sys.platform == "win32":  # whose event loop the driver cannot listen in
        raise Refusal("refused-database-windows")
    if workers > 1 and not shared:
        raise Refusal("refused-workers")
    if desks == 0 and not shared:
        raise Refusal("refused-desks")
    with owned(config.database):
        door = renewal.inherit()
        if door is None:
            door = listening(host, port)
            announce(f"http://{host if ':' not in host else f'[{host}]'}:{door.getsockname()[1]}/", no_browser)
        logs.set_up()
        if workers > 1 and not is_worker():
            Workers(workers, door).run()
            return
        doors = [door]
        config = replace(config, workers=max(1, config.workers // workers) if desks is None else desks)
        if shared:
            doors.append(inner_door(inner))
            config = replace(config, inner=address_of(doors[1]))
        started = server(config)
        if is_worker():
            attend(started)
        renewal.run(started, doors)


def admin_key() -> str:
    """The key of the admin page, which is never on a command line; a short one would be guessed."""
    from bretwalda.server.moderation.desk import SHORTEST_KEY

    key = os.environ.get(ADMIN_KEY, "")
    if key and len(key) < SHORTEST_KEY:
        raise Refusal("refused-admin-key-short", {"name": ADMIN_KEY, "least": str(SHORTEST_KEY)})
    return key


def inner_door(wish: str) -> socket.socket:
    """Where other servers on the same database come in: an address of this machine that they can reach."""
    host, colon, port = wish.rpartition(":") if wish.count(":") == 1 or "]" in wish else (wish, "", "")
    if colon and not port.isdigit():
        raise Refusal("refused-address", {"host": host, "port": port})
    if host.strip("[]") in ANYWHERE:
        raise Refusal("refused-inner", {"host": host})
    return listening(host.strip("[]"), int(port or 0))


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def announce(address: str, no_browser: bool) -> None:
    """Say where the page is, and open it."""
    say("serve-address", address=address)
    say("serve-stop")
    sys.stdout.flush()
    if not no_browser and has_browser():
        webbrowser.open(address)


def listening(host: str, port: int) -> socket.socket:
    """The socket on which the server listens."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(BACKLOG)  # whoever comes before the server is ready waits a moment
    except OSError:
        raise Refusal("refused-address", {"host": host, "port": str(port)}) from None
    return door


def has_browser() -> bool:
    """Whether there is a screen to open a page on; a browser inside the terminal would be in the way."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and bool(screen or sys.platform in ("darwin", "win32"))
