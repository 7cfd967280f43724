"""A PostgreSQL of our own, to be stopped and started."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from contextlib import suppress
from glob import glob
from pathlib import Path

USER = "postgres"  # who runs it if we are root: it refuses to be


SIZE = 256 * 1024 * 1024  # bytes of its disk
BALLAST = bytes(4096)


def program(name: str) -> str:
    """Where a program of PostgreSQL is; empty = it is not installed."""
    return shutil.which(name) or max(glob(f"/usr/lib/postgresql/*/bin/{name}"), default="")


def installed() -> bool:
    return bool(program("initdb") and program("pg_ctl"))


class Cluster:
    """A cluster in a folder, with one empty database. Whoever is root gives it a disk of its own, which can be full."""

    def __init__(self, folder: Path, with_disk: bool = True, durable: bool = True) -> None:
        """One that is not `durable` does not wait for the disk: for tests of something else."""
        self._hasty = [] if durable else ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]
        self._folder = folder / "postgres"
        self._folder.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port: int = door.getsockname()[1]
        self.has_disk = with_disk and os.geteuid() == 0 and self._mount()
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER)
            folder.chmod(0o755)
        # Small pieces of its log: a full disk is soon noticed.
        self._run(
            "initdb",
            "--auth=trust",
            "--username=bretwalda",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--wal-segsize=1",
        )
        self.start()
        self.url = f"postgresql://bretwalda@127.0.0.1:{self.port}/postgres"

    def _mount(self) -> bool:
        """A disk of its own, where this may be done: in a container it often may not."""
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(self._folder)]
        return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0

    def start(self) -> None:
        where = [f"-p {self.port}", "-c listen_addresses=127.0.0.1", "-c unix_socket_directories="]
        options = " ".join([*where, *self._hasty])
        self._run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={self._folder / 'log'}")

    def stop(self, mode: str) -> None:
        """`fast` lets nobody finish, `immediate` is a crash."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def end(self) -> None:
        """Leave nothing behind."""
        with suppress(subprocess.CalledProcessError):  # it is stopped already
            self.stop("immediate")
        if self.has_disk:
            subprocess.run(["umount", str(self._folder)], check=True)

    def fill_disk(self) -> None:
        with self._ballast.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(BALLAST):
                pass

    def empty_disk(self) -> None:
        """There is room again; whoever died of the want of it is started again."""
        self._ballast.unlink()
        if self._runs():
            return
        self.start()

    def hang(self) -> None:
        """It takes questions and answers none."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        """To the first process, and all that it has started."""
        for process in self.processes():
            with suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(process, number)

    @property
    def _ballast(self) -> Path:
        return self._folder / "ballast"

    def processes(self) -> list[int]:
        """The first one, and all that it has started."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def _runs(self) -> bool:
        try:
            self._run("pg_ctl", "status")
        except subprocess.CalledProcessError:
            return False
        return True

    def _run(self, name: str, *arguments: str) -> None:
        user = USER if os.geteuid() == 0 else None
        command = [program(name), f"--pgdata={self._folder / 'data'}", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=self._folder)
