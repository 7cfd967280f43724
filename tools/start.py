"""What `./play` does: set everything up, once, then run the command line; without arguments it starts the server.

The page opens on plain rules at once. If there is a C compiler, the compiled ones are built meanwhile and take over
by themselves: a server starts anew in its place (docs/server.md). What plays many games waits for them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Thread

from tools import compile, page
from tools.digest import PROJECT
from tools.environment import Environment

HOME = Environment(".venv", "play")
NEEDS_COMPILED = ("arena", "bench", "fuzz")
LASTS = ("play", "serve")  # long enough for the compiled rules to be built meanwhile
ANYWHERE = ("--lang", "--facts")  # flags that take a word and may stand before a command

TEXTS = Path(__file__).parent / "text"  # a file for each language


@cache
def texts() -> dict[str, str]:
    """What is said here, in the language of the environment or else in English."""
    code = os.environ.get("LC_ALL", os.environ.get("LC_MESSAGES", os.environ.get("LANG", "")))[:2].lower()
    file = TEXTS / f"{code}.toml"
    return tomllib.loads((file if file.exists() else TEXTS / "en.toml").read_text("utf-8"))


def say(key: str, **named: object) -> None:
    print(texts()[key].format(**named), file=sys.stderr, flush=True)


def stage(key: str, work: Callable[[], None]) -> None:
    """Do something and say how long it took."""
    begin = time.monotonic()
    work()
    say("seconds", seconds=time.monotonic() - begin, stage=texts()[key])


def set_up() -> None:
    """Everything but the compiled rules."""
    if HOME.is_ready() and page.is_built():
        return
    begin = time.monotonic()
    say("begin")
    if not HOME.is_ready():
        stage("python", HOME.create)
    with ThreadPoolExecutor() as pool:  # installing waits for the network and the disk: two things at a time
        work: list[Future[None]] = []
        if not HOME.is_ready():
            work.append(pool.submit(stage, "packages", HOME.fill))
        if not page.is_built():
            work.append(pool.submit(stage, "page", build_page))
        for part in work:
            part.result()
    say("ready", seconds=time.monotonic() - begin)


def build_page() -> None:
    HOME.bring_npm()
    subprocess.run([HOME.python, "-m", "tools.page"], cwd=PROJECT, check=True, env=HOME.paths())


def path_file() -> Path:
    """The file that puts the compiled rules before the plain ones: Python reads such files by their names in order."""
    return HOME.site_packages() / "__bretwalda_compiled.pth"


def use_compiled(folder: Path) -> None:
    """Let every Python that starts here from now on find the compiled rules."""
    new = path_file().with_suffix(".new")
    new.write_text(f"{folder}\n")
    new.replace(path_file())


class Compiling:
    """The rules being compiled, by a process of its own."""

    LOG = PROJECT / "build" / "compile.log"

    def __init__(self, *courtesy: str) -> None:
        self._begin = time.monotonic()
        self._given_up = False
        self.LOG.parent.mkdir(exist_ok=True)
        command = [*courtesy, str(HOME.python), "-m", "tools.compile", str(HOME.folder / "assembled")]
        with self.LOG.open("w") as log:
            # A group of its own: Ctrl-C is for the server, which we then follow.
            self._process = subprocess.Popen(
                command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )

    def finish(self) -> bool:
        """Wait for the compiled rules and let whatever starts from now on use them; whether there are any."""
        folder, _ = self._process.communicate()
        if self._process.returncode == 0:
            use_compiled(Path(folder.strip()))
            say("compiled", seconds=time.monotonic() - self._begin)
        elif not self._given_up:
            say("failed", log=self.LOG.relative_to(PROJECT))
        return self._process.returncode == 0

    def give_up(self) -> None:
        """Stop it, if it is not done: nobody waits for it any more."""
        if self._process.poll() is None:
            self._given_up = True
            os.killpg(self._process.pid, signal.SIGTERM)


def attend(command: list[str]) -> int:
    """Run a command that lasts while the rules are compiled, and tell a server when they are; its exit code."""
    say("plain")
    with subprocess.Popen(command) as running:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells the command as well, and we end with it
        signal.signal(signal.SIGTERM, lambda *_: running.terminate())
        compiling = Compiling("nice")

        def take_over() -> None:
            if compiling.finish() and command_of(command[1:]) == "serve" and running.poll() is None:
                running.send_signal(signal.SIGUSR2)

        follower = Thread(target=take_over)
        follower.start()
        code = running.wait()
        compiling.give_up()
        follower.join()
    return code if code >= 0 else 128 - code


def command_of(arguments: list[str]) -> str:
    """The command in a command line; flags that take a word may stand before it.

    >>> command_of(["--lang", "fr", "bench"]), command_of(["--lang=fr"]), command_of(["--help"])
    ('bench', 'serve', '--help')
    """
    words = iter(arguments)
    for word in words:
        if word in ANYWHERE:
            next(words, None)
        elif not word.startswith(tuple(f"{flag}=" for flag in ANYWHERE)):
            return word
    return "serve"


def main() -> None:
    arguments = sys.argv[1:]
    try:
        set_up()
    except subprocess.CalledProcessError:
        say("no-set-up")
        sys.exit(1)
    command = [str(HOME.programs / "bretwalda"), *arguments]
    if compile.is_compiled():
        use_compiled(compile.assemble(HOME.folder / "assembled"))
    else:
        path_file().unlink(missing_ok=True)  # those of other sources
        if not compile.has_compiler():
            say("no-compiler")
        elif command_of(arguments) in NEEDS_COMPILED:
            say("wait")
            Compiling().finish()
        elif command_of(arguments) in LASTS:
            sys.exit(attend(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
