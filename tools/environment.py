"""A folder with Python and everything pinned that is needed there, installed when the pins have changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.digest import PROJECT, digest

PINS = PROJECT / "pins"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

# What Python has translated once is kept: all that is started here starts many times.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


class Environment:
    """A virtual environment in the project's folder, with its pins and the project itself, plain and editable."""

    def __init__(self, folder: str, pins: str) -> None:
        self.folder = PROJECT / folder
        self.programs = self.folder / SCRIPTS
        self.python = self.programs / "python"
        self._pins = [PINS / "uv.txt", PINS / f"{pins}.txt"]
        self._stamp = self.folder / "pins.sha256"

    def _wanted(self) -> str:
        return digest([*self._pins, PROJECT / "pyproject.toml"], sys.version)

    def is_ready(self) -> bool:
        return self._stamp.exists() and self._stamp.read_text() == self._wanted()

    def create(self) -> None:
        """Python alone, and what installs the rest quickly."""
        if not (self.folder / "pyvenv.cfg").exists():
            subprocess.run([sys.executable, "-m", "venv", str(self.folder)], check=True)
        pip = [str(self.python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(self._pins[0])], check=True, stdout=sys.stderr)

    def fill(self) -> None:
        """All that is pinned, and the project."""
        self.install("--require-hashes", "-r", str(self._pins[1]))
        self.install("--no-deps", "--no-build-isolation", "--editable", str(PROJECT))
        self._stamp.write_text(self._wanted())

    def install(self, *what: str) -> None:
        """Let uv install something."""
        command = [str(self.programs / "uv"), "pip", "install", "-q", "--python", str(self.python), *what]
        subprocess.run(command, check=True, stdout=sys.stderr)

    def bring_npm(self) -> None:
        """Node's package manager, from PyPI where the machine has none."""
        if not shutil.which("npm") and not (self.programs / "npm").exists():
            self.install("--require-hashes", "-r", str(PINS / "node.txt"))

    def paths(self) -> dict[str, str]:
        """The environment's programs behind those of the machine."""
        return {**os.environ, "PATH": os.pathsep.join((os.environ.get("PATH", ""), str(self.programs)))}

    def site_packages(self) -> Path:
        if os.name == "nt":
            return self.folder / "Lib" / "site-packages"
        return self.folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
