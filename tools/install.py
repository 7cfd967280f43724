"""Install what the checks need: `python -m tools.install packages`, `… chromium`, `… postgresql`, `… judges`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.environment import Environment

HOME = Environment(".venv-dev", "dev")
JUDGES = HOME.folder / "judges"


def install_packages() -> None:
    """All of Python and Node that is pinned; the packages of the page are installed when it is built."""
    if not HOME.is_ready():
        HOME.create()
        HOME.fill()
    HOME.bring_npm()


def install_chromium() -> None:
    """The distribution's, on Debian and its kin: Playwright's own would be another download."""
    if shutil.which("chromium-headless-shell"):
        return
    install_from_distribution("chromium-headless-shell")


def install_postgresql() -> None:
    """The distribution's. Where there is none to be had, the tests that need it are skipped, and the check says so."""
    if os.name != "posix":
        print("note: there is no PostgreSQL for the tests on this system: what needs it is skipped.")
        return
    if shutil.which("initdb") or glob("/usr/lib/postgresql/*/bin/initdb"):
        return
    try:
        install_from_distribution("postgresql")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"note: PostgreSQL is missing and could not be installed ({error}): what needs it is skipped.")


def install_judges() -> None:
    """The programs that the files of `deploy/` are written for, to judge them.

    The distribution's, unpacked where the tests alone find them: installed, they would begin to serve. Where there are
    none to be had, those tests are skipped.
    """
    if JUDGES.exists():
        return
    try:
        simulated = ["apt-get", "install", "--simulate", "--no-install-recommends", "docker-compose"]
        said = subprocess.run(simulated, capture_output=True, text=True, check=True).stdout
        modules = re.findall(r"^Inst (\S+)", said, re.MULTILINE)  # in which it is written
        with TemporaryDirectory() as name:
            folder = Path(name)
            packages = ["caddy", "nginx", "prometheus", *modules]
            subprocess.run(["apt-get", "-q", "download", *packages], cwd=folder, check=True)
            for package in folder.glob("*.deb"):
                subprocess.run(["dpkg", "--extract", package, folder / "unpacked"], check=True)
            shutil.move(folder / "unpacked", JUDGES)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"note: what judges the files of deploy/ could not be had ({error}): it is skipped.")


def install_from_distribution(package: str) -> None:
    """On Debian and its kin."""
    as_root = [] if os.getuid() == 0 else ["sudo"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
        subprocess.run([*as_root, "apt-get", "-q", *words], check=True)


if __name__ == "__main__":
    {
        "packages": install_packages,
        "chromium": install_chromium,
        "postgresql": install_postgresql,
        "judges": install_judges,
    }[sys.argv[1]]()
