"""A PostgreSQL of our own, to be stopped and started."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from glob import glob
from pathlib import Path

USER = "postgres"  # who runs it if we are root: it refuses to be


class Cluster:
    """A cluster in a folder, with one empty database."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "postgres"
        self._folder.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as door:
            self._port = door.getsockname()[1]
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER)
            folder.chmod(0o755)
        self._run("initdb", "--auth=trust", "--username=bretwalda", "--no-sync")
        self.start()
        self.url = f"postgresql://bretwalda@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        where = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        self._run("pg_ctl", "start", "--wait", f"--options={where}", f"--log={self._folder / 'log'}")

    def stop(self, mode: str) -> None:
        """`fast` lets nobody finish, `immediate` is a crash."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def _run(self, program: str, *arguments: str) -> None:
        path = shutil.which(program) or max(glob(f"/usr/lib/postgresql/*/bin/{program}"))
        user = USER if os.geteuid() == 0 else None
        command = [path, f"--pgdata={self._folder / 'data'}", *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd=self._folder)
