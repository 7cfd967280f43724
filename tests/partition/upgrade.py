"""An upgrade with people playing, rehearsed: `python -m tests.partition.upgrade [FOLDER]`.

Two people play at `bretwalda serve --workers 2`. One of its processes is killed, then all are renewed (SIGUSR2), as
after the installation of a new version. Whoever is cut off comes back, as the page does; nothing may be lost. FOLDER
holds the package `bretwalda` of an earlier version, such as the `src` of another clone: it is the one that is renewed.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from sqlalchemy import func, select, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import bretwalda
from bretwalda.store.database import connect
from bretwalda.store.schema import entry
from bretwalda.trials.cluster import Cluster
from bretwalda.trials.people import Browser, Page, play, seated

GONE = (ConnectionClosed, InvalidHandshake, OSError)
A_CLICK = 0.1  # seconds between decisions
PATIENCE = 120.0


class Players:
    """Two people at one table after the other, who come back whenever they are cut off."""

    def __init__(self, port: int) -> None:
        self.people = [Browser(port), Browser(port)]
        for number, browser in enumerate(self.people):
            browser.get("/api/me")
            browser.post("/api/me", {"name": f"player {number}"})
        self.dice = Random("upgrade")
        self._sit_down()
        self.decisions, self.cut_off, self.longest = 0, 0, 0.0

    def _sit_down(self) -> None:
        self.pages = seated(self.people)
        self.table = str(self.pages[0].table["id"])

    def decide(self) -> None:
        """One decision, however long it takes; where a game is over, the first of another."""
        began = monotonic()
        before: int | None = None  # what they had seen when they began to decide
        while before is None or max(page.seq for page in self.pages) == before:  # else it was taken, its answer lost
            before = None
            try:
                for page in self.pages:
                    page.catch_up()
                if self.pages[0].over:
                    self._sit_down()
                before = max(page.seq for page in self.pages)
                play(self.pages, self.dice, 1)
                break
            except GONE:
                self.cut_off += 1
                self._come_back()
        self.decisions += 1
        self.longest = max(self.longest, monotonic() - began)
        sleep(A_CLICK)

    def _come_back(self) -> None:
        until = monotonic() + PATIENCE
        while monotonic() < until:
            for page in self.pages:
                page.close()
            try:
                self.pages = [
                    self._visit(browser, page.seq) for browser, page in zip(self.people, self.pages, strict=True)
                ]
                return
            except GONE:
                sleep(A_CLICK)
        raise TimeoutError

    def _visit(self, browser: Browser, seen: int) -> Page:
        page = browser.visit(self.table)
        assert page.seq >= seen, f"shown {page.seq} after {seen}"
        return page


def main() -> int:
    new = Path(bretwalda.__file__).parents[1]
    old = Path(sys.argv[1]).resolve() if sys.argv[1:] else new
    with TemporaryDirectory(prefix="upgrade") as folder:
        cluster = Cluster(Path(folder), with_disk=False)
        try:
            return rehearse(cluster, Path(folder) / "installed", old, new)
        finally:
            cluster.end()


def rehearse(cluster: Cluster, installed: Path, old: Path, new: Path) -> int:
    """Servers run what is installed: first the old version, then, from the renewal on, the new one."""
    installed.symlink_to(old)
    serve = ["serve", "--workers", "2", "--port", "0", "--database", cluster.url, "--no-browser"]
    first = subprocess.Popen(
        [sys.executable, "-m", "bretwalda", *serve], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(installed)}, cwd=installed.parent,
    )  # fmt: skip
    try:
        assert first.stdout is not None
        found = re.search(rb":(\d+)/", first.stdout.readline())
        assert found is not None
        await_answer(int(found[1]))
        players = Players(int(found[1]))
        for _ in range(10):
            players.decide()
        os.kill(workers(first)[0], signal.SIGKILL)
        for _ in range(20):
            players.decide()
        killed = players.longest
        print(f"killed: {players.cut_off} times cut off, a decision took {killed:.1f} s at most")
        until = monotonic() + PATIENCE
        while len(workers(first)) < 2 and monotonic() < until:
            players.decide()
        installed.unlink()
        installed.symlink_to(new)
        told, going, began, before = migration(cluster), set(workers(first)), monotonic(), players.decisions
        players.cut_off, players.longest = 0, 0.0
        first.send_signal(signal.SIGUSR2)
        while (going & set(workers(first)) or len(workers(first)) < 2) and monotonic() - began < PATIENCE:
            players.decide()
        renewed = not going & set(workers(first))
        print(f"migrated from {told} to {migration(cluster)}")
        print(f"renewed in {monotonic() - began:.1f} s, {players.decisions - before} decisions meanwhile,")
        print(f"{players.cut_off} times cut off, a decision took {players.longest:.1f} s at most")
    finally:
        first.terminate()
        ended = first.wait(30)
    engine = connect(cluster.url)
    with engine.connect() as connection:
        entries = connection.execute(select(func.count()).select_from(entry)).scalar_one()
    engine.dispose()
    print(f"{entries} entries of {players.decisions} decisions, ended with {ended}")
    return 0 if renewed and entries == players.decisions and ended == 0 else 1


def await_answer(port: int) -> None:
    """The address is told before anybody answers there, and on a busy machine that can take a while."""
    until = monotonic() + PATIENCE
    while True:
        try:
            Browser(port).get("/api/games")
            return
        except OSError:
            if monotonic() > until:
                raise


def migration(cluster: Cluster) -> str:
    """The latest that the database has."""
    engine = connect(cluster.url)
    with engine.connect() as connection:
        found = str(connection.execute(text("select version_num from alembic_version")).scalar_one())
    engine.dispose()
    return found


def workers(first: subprocess.Popen[bytes]) -> list[int]:
    """The processes behind the address."""
    children = Path(f"/proc/{first.pid}/task/{first.pid}/children").read_text().split()
    return [int(child) for child in children]


if __name__ == "__main__":
    sys.exit(main())
