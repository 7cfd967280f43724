"""Install what the checks need: `python -m tools.install packages`, `python -m tools.install chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.environment import Environment

HOME = Environment(".venv-dev", "dev")


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
    as_root = [] if os.getuid() == 0 else ["sudo"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]):
        subprocess.run([*as_root, "apt-get", "-q", *words], check=True)


if __name__ == "__main__":
    {"packages": install_packages, "chromium": install_chromium}[sys.argv[1]]()
