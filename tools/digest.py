"""Tell whether anything has changed: the names and contents of files as one number."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def digest(files: Iterable[Path], *more: str) -> str:
    """Files of the project, and what else matters, as one number."""
    total = sha256("\0".join(more).encode())
    for path in files:
        total.update(f"{path.relative_to(PROJECT).as_posix()}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()
