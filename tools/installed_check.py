"""Try an installed Bretwalda as somebody would who has nothing else: `python -m tools.installed_check [--documented]`.

To be run in the project's folder by the Python that it is installed in, as every wheel is before a release. It must be
compiled and whole: the command line answers, the server shows the page with all its files and plays a game to its end.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.digest import PROJECT

import bretwalda
from bretwalda.trials.people import PATIENCE, Browser

# A file of the page, as HTML, CSS and JavaScript name it.
# A catalogue of texts is named by where its source was; what is fetched is a script.
NAMED = re.compile(r"""["'`(](?:\./|/?assets/)([\w.-]+\.(?!ftl)\w+)["'`)]""")
PACE = 0.06  # seconds for a decision: a server that is not told otherwise refuses whoever is much faster than people
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}

# How a server is asked to end.
if sys.platform == "win32":
    STOP, GROUP = signal.CTRL_BREAK_EVENT, subprocess.CREATE_NEW_PROCESS_GROUP
else:
    STOP, GROUP = signal.SIGTERM, 0


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Say how long something took, if it went well."""
    begin = time.monotonic()
    yield
    print(f"✓ {time.monotonic() - begin:6.1f} s  {name}", flush=True)


def program() -> str:
    """The command as it was installed beside this Python."""
    found = shutil.which("bretwalda", path=sysconfig.get_path("scripts"))
    assert found, "the command is not installed"
    return found


def run_command(*words: str) -> str:
    """What a command says; it must neither fail nor complain."""
    done = subprocess.run([program(), *words], env=ENGLISH, capture_output=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, b""), (words, done)
    return done.stdout.decode()


def try_commands() -> None:
    assert PROJECT / "src" not in Path(bretwalda.__file__).parents, "these are the sources, not an installation"
    assert bretwalda.compiled(), "the rules are not compiled"
    assert run_command("--version").startswith(f"bretwalda {bretwalda.__version__} (compiled rules, Python ")
    listed = run_command("games")
    assert all(game in listed for game in bretwalda.catalogue())


@contextmanager
def server(data: Path) -> Iterator[int]:
    """`bretwalda serve` on a free port, which ends when it is asked to."""
    running = subprocess.Popen(
        [program(), "serve", "--port", "0", "--no-browser", "--data", str(data)],
        env=ENGLISH, stdout=subprocess.PIPE, text=True, creationflags=GROUP,
    )  # fmt: skip
    try:
        assert running.stdout
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", running.stdout.readline())
        assert address, "the server did not say where it is"
        yield int(address[1])
        running.send_signal(STOP)
        code = running.wait(PATIENCE)
        # On Unix a server that has cleared up ends by the very signal, so that whoever sent it knows.
        assert code in (0, -signal.SIGTERM) or sys.platform == "win32", f"the server ended with {code}"
    finally:
        running.kill()
        running.wait()


def fetch_page(browser: Browser) -> int:
    """The page and every file that it names, and those that they name; how many."""
    index = browser.ask("GET", "/")
    assert index.status == 200
    assert b"<div id=" in index.body, "there is no page"
    seen, waiting = set[str](), NAMED.findall(index.body.decode())
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        answer = browser.ask("GET", f"/assets/{name}")
        assert answer.status == 200, f"the page names {name}, which is not there"
        if name.endswith((".js", ".css")):
            waiting += NAMED.findall(answer.body.decode())
    packed = {path.name for path in (Path(bretwalda.__file__).parent / "static" / "assets").iterdir()}
    assert seen == packed, f"packed, but never named: {sorted(packed - seen)}"
    return len(seen)


def play_game(browser: Browser, save: Path) -> int:
    """A whole game of The King is Dead against a computer; how many decisions it took."""
    browser.get("/api/me")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
    page = browser.visit(browser.open_table(seats=seats, start=True))
    dice = Random("an empty environment")
    while not page.over:
        page.wait_for(lambda: page.position is not None and (page.over or bool(page.position["options"])))
        if not page.over:
            time.sleep(PACE)
            page.decide(dice)
    assert page.position is not None
    ending = page.position["over"]
    assert sum(ending["result"]) == 1.0, ending
    save.write_bytes(browser.ask("GET", ending["file"]).body)
    run_command("verify", str(save), "--commitment", page.table["commitment"])
    page.close()
    return page.seq


def main() -> None:
    with stage("commands"):
        try_commands()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as running:
        with stage("server"):
            browser = Browser(running.enter_context(server(Path(folder))))
            assert browser.get("/health")
        with stage("page"):
            files = fetch_page(browser)
            if "--documented" in sys.argv[1:]:  # a wheel that somebody builds from the source archive is not
                assert browser.ask("GET", "/docs/").status == 200, "there is no documentation"
        with stage("game"):
            decisions = play_game(browser, Path(folder) / "game.json")
        with stage("server ended"):
            running.close()
    print(f"{files} files of the page, {decisions} decisions of a game, {bretwalda.__version__}")


if __name__ == "__main__":
    main()
