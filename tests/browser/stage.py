"""What the tests of the page need around them: a real server and a real browser."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bretwalda.server.config import database_address
from bretwalda.server.http.page import FOLDER

DATABASES: dict[str, str] = {}  # of the servers that run, by where they listen
ADMIN_KEY = "a key of some length"  # of their admin page

SERVER = """
import socket, sys
from pathlib import Path
from bretwalda.server.app import server
from bretwalda.server.http.quotas import WITHOUT
from bretwalda.server.config import Config, database_address
door = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
config = Config(database_address(None, Path(sys.argv[1])), quotas=WITHOUT, beat=0.0, admin_key=sys.argv[2])
server(config).run(sockets=[door])
"""  # everybody comes from one address, and computers do not let the tests wait
# The suggestions of the address bar are a page of their own, which every new window would load; nobody types there.
# This list takes the place of Playwright's, so what matters of that one here is named again.
WITHOUT = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding",
]  # fmt: skip
CALM = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(WITHOUT)}",
]  # fmt: skip


@contextmanager
def serving(data: Path, environment: dict[str, str] | None = None) -> Iterator[str]:
    """A server on a free port, with an empty house; its address."""
    assert (FOLDER / "index.html").exists(), "there is no page: run `python -m tools.page` first"
    command = [sys.executable, "-c", SERVER, str(data), ADMIN_KEY]
    with (
        (data / "server.log").open("a") as log,  # what it complains of
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as process,
    ):
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            DATABASES[address] = database_address(None, data)
            yield address
        finally:
            process.terminate()


@contextmanager
def browsing() -> Iterator[Browser]:
    """The distribution's Chromium: Playwright need not download its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=CALM)
        yield browser
        browser.close()
