"""Build what a release consists of and try it: `python -m tools.package_check`; both are then in `build/package/`.

The wheel must hold the whole package, and work where there is neither a compiler nor node nor anything but Python.
The source archive must hold all that the wheel is made of.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email.message import Message
from email.parser import BytesParser
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tools.compile import LIBRARIES
from tools.digest import PROJECT
from tools.environment import PINS, SCRIPTS
from tools.installed_check import stage

DONE = PROJECT / "build" / "package"
PACKAGE = PROJECT / "src" / "bretwalda"
# One of each kind of file that the package is useless or untyped without.
NEEDED = [
    "py.typed",
    "static/index.html",
    "site/index.html",
    "store/migrations/env.py",
    "text/fr.ftl",
    "games/britannia/facts.toml",
    "games/britannia/map.json",
    "games/britannia/text/rules.en.md",
]
BUILT = ("bretwalda/static/", "bretwalda/site/")  # made on the way: not in the archive
NOT_HERE = ("cc", "gcc", "clang", "cl", "node", "npm")
# What a build depends on, as two numbers: the same in two folders, the same page and compiled rules come out.
STATE = "from tools import compile, digest, page; print(compile.state_of_sources(), digest.digest(page.sources()))"


def build(folder: Path, into: Path, *targets: str, **environment: str) -> None:
    """Build from the sources in a folder, with what is installed here."""
    words = [word for target in targets for word in ("-t", target)]
    ask(folder, "-m", "hatchling", "build", "-d", str(into), *words, **environment)


def ask(folder: Path, *words: str, **environment: str) -> str:
    """What this Python says, run in a folder; if it fails, we do too, and show it."""
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env={**clean_environment(), **environment},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nThis failed: python {' '.join(words)}")
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Without whatever leads Python to other folders."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def files_in(wheel: Path) -> set[str]:
    """The files of the package in a wheel; what is compiled and what describes the wheel are left out."""
    names = ZipFile(wheel).namelist()
    return {name for name in names if not name.endswith(LIBRARIES) and ".dist-info/" not in name}


def sources(folder: Path) -> Iterator[str]:
    """The files of the package in a folder with the sources."""
    for path in (folder / "src" / "bretwalda").rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder / "src").as_posix()


def check_wheel(wheel: Path) -> None:
    names = files_in(wheel)
    assert names == set(sources(PROJECT)), sorted(names ^ set(sources(PROJECT)))
    assert {f"bretwalda/{name}" for name in NEEDED} <= names
    libraries = [name for name in ZipFile(wheel).namelist() if name.endswith(LIBRARIES)]
    assert len(libraries) > 1, "nothing is compiled"
    said = metadata(wheel)
    assert said["Name"] == "bretwalda"
    assert f"-{said['Version']}-" in wheel.name
    assert said["License-Expression"] == "MIT"
    assert said["Description-Content-Type"] == "text/markdown"


def metadata(wheel: Path) -> Message:
    """What the index will say about it; read as strictly as the index reads it."""
    from packaging.metadata import Metadata

    with ZipFile(wheel) as archive:
        (place,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        text = archive.read(place)
    Metadata.from_email(text, validate=True)
    return BytesParser().parsebytes(text)


def check_archive(archive: Path, folder: Path) -> None:
    """Unpack the sources and build from them: all but what takes minutes, whose sources must be the same."""
    with tarfile.open(archive) as packed_sources:
        packed_sources.extractall(folder, filter="data")
    root = only(folder, "bretwalda-*")
    assert state(root) == state(PROJECT), "the archive would build another page or other rules"
    build(root, folder, "wheel", BRETWALDA_BUILD="plain", BRETWALDA_NO_WEB="1")
    built = files_in(only(folder, "*.whl"))
    missing = {name for name in sources(PROJECT) if not name.startswith(BUILT)} - built
    assert not missing, f"not in the archive: {sorted(missing)}"


def state(folder: Path) -> str:
    return ask(folder, "-c", STATE)


def install(wheel: Path, folder: Path) -> Path:
    """Only the wheel and what it asks for, in the versions that are pinned; the folder with its programs."""
    ask(PROJECT, "-m", "uv", "venv", "--python", sys.executable, str(folder))
    pinned = ["--constraint", str(PINS / "play.txt")]
    ask(PROJECT, "-m", "uv", "pip", "install", "--python", str(folder), str(wheel), *pinned)
    return folder / SCRIPTS


def try_out(programs: Path) -> None:
    """Everything that it promises, with nothing else to be found on the path."""
    found = [name for name in NOT_HERE if shutil.which(name, path=str(programs))]
    assert not found, f"this environment is not empty: {found}"
    environment = {**clean_environment(), "PATH": str(programs)}
    done = subprocess.run(
        [programs / "python", "-m", "tools.installed_check", "--documented"], cwd=PROJECT, env=environment, check=False
    )
    if done.returncode != 0:
        sys.exit("The wheel does not work where there is nothing else.")


def main() -> None:
    shutil.rmtree(DONE, ignore_errors=True)
    with stage("documentation"):
        ask(PROJECT, "-m", "tools.site")
    with stage("wheel and source archive built"):
        build(PROJECT, DONE, "sdist", "wheel", BRETWALDA_BUILD="compiled")
    wheel, archive = only(DONE, "*.whl"), only(DONE, "*.tar.gz")
    with TemporaryDirectory() as folder:
        with stage("wheel looked through"):
            check_wheel(wheel)
        with stage("source archive built from"):
            check_archive(archive, Path(folder))
        with stage("wheel installed"):
            programs = install(wheel, Path(folder) / "environment")
        try_out(programs)
    sizes = ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in (wheel, archive))
    print(sizes)


if __name__ == "__main__":
    main()
