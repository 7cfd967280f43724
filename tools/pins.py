"""Pin what is installed: exact versions and hashes of everything, direct and indirect, without any address.

`python -m tools.pins` writes `pins/*.txt` anew with the versions that are pinned now, `--upgrade` with the newest
that `pyproject.toml` allows; `play` and `check` install from these files alone. The page has `web/package-lock.json`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
PINS = PROJECT / "pins"
OLDEST = "3.11"  # Python; the pins hold for newer ones too, and for every system
# Each file and what it is resolved from. The first one binds the others: one version of each package everywhere.
EXTRAS = (
    "learn",
    "pettingzoo",
    "data",
    "openspiel",
    "cluster",
    "report",
    "postgres",
    "push",
)  # all but `train`, which is large
FILES = {
    "dev": ["pyproject.toml", *(f"--extra={name}" for name in EXTRAS), "--group", "dev"],
    "play": ["pyproject.toml", "--group", "build", "--constraint", "pins/dev.txt"],
    "serve": ["pyproject.toml", "--extra=postgres", "--extra=push", "--constraint", "pins/dev.txt"],
    "uv": ["pins/uv.in"],
    "node": ["pins/node.in"],
    "wheels": ["pins/wheels.in", "--constraint", "pins/dev.txt"],
}


def pin(name: str, sources: list[str], upgrade: bool) -> None:
    command = [
        sys.executable, "-m", "uv", "pip", "compile", "--quiet", *sources, "--output-file", f"pins/{name}.txt",
        "--universal", "--python-version", OLDEST, "--generate-hashes", "--no-header", "--no-annotate",
    ]  # fmt: skip
    subprocess.run([*command, *(["--upgrade"] if upgrade else [])], cwd=PROJECT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    for name, sources in FILES.items():
        pin(name, sources, "--upgrade" in sys.argv[1:])


if __name__ == "__main__":
    main()
