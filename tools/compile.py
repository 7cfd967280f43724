"""Compile the hot modules with mypyc, all in one group: `python -m tools.compile [FOLDER]`.

What was compiled is kept by a digest of all that goes into it, so that a change of a text, of the page or of a module
that is not compiled costs nothing; and in the person's cache, so that a second clone compiles nothing either.
`assemble()` lays the whole package and its compiled modules side by side, as an installed wheel has them: whoever puts
that folder on the path runs the compiled rules.
"""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from tools.digest import PROJECT, digest


def cache() -> Path:
    """Where programs of this person keep what they can make again."""
    usual = {"darwin": "~/Library/Caches", "win32": os.environ.get("LOCALAPPDATA", "~")}.get(sys.platform, "~/.cache")
    return Path(os.environ.get("XDG_CACHE_HOME") or usual).expanduser() / "bretwalda"


SOURCE = PROJECT / "src"
COMPILED = cache() / "compiled"  # a folder for each digest, with the compiled modules in their packages
ASSEMBLED = PROJECT / "build" / "assembled"  # the whole package with them, a folder for each state of the sources
COMPILER = ("mypy==", "librt==", "setuptools==")  # the pins that what is compiled depends on
KEPT = 8  # of each, those used last: so that going back and forth between branches compiles nothing
LIBRARIES = (".so", ".pyd")  # what a compiled module is called here and on Windows

SHARED = [
    "engine/dice",
    "engine/chronicle",
    "engine/bits",
    "engine/rows",
    "engine/state",
    "engine/playout",
    "engine/observer",
    "engine/batch",
    "engine/counsel",
    "engine/match",
    "ai/search",
    "ai/guided",
    "ai/solver",
    "ai/trial",
    "server/tables/history",
    "server/live/positions",
]
# The rooms of a game that are compiled: a new game needs no change here.
GAME = [
    "board",
    "realm",
    "fields",
    "state",
    "setup",
    "steps",
    "scoring",
    "audit",
    "features",
    "player/odds",
    "player/value",
    "player/chances",
    "player/insight",
    "player/outlook",
    "player/plan",
    "player/trials",
    "player/policy",
]

# It is one extension of many C files, which setuptools would compile one after another.
BUILD = """
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

class SideBySide(build_ext):
    def build_extension(self, ext):
        # Nobody else calls the functions of the group, so that they can be called directly.
        hidden = ["-fvisibility=hidden"] if self.compiler.compiler_type == "unix" else []
        def translate(source):
            return self.compiler.compile(
                [source], output_dir=self.build_temp, include_dirs=ext.include_dirs, macros=ext.define_macros,
                extra_postargs=[*ext.extra_compile_args, *hidden], depends=ext.depends,
            )
        largest_first = sorted(ext.sources, key=lambda source: -len(open(source).read()))
        with ThreadPoolExecutor(cpu_count()) as pool:
            ext.extra_objects = [objects[0] for objects in pool.map(translate, largest_first)]
        ext.sources = []
        super().build_extension(ext)

setup(
    name="bretwalda", package_dir={{"": "src"}}, script_args=["-q", "build_ext", "--inplace"],
    cmdclass={{"build_ext": SideBySide}},
    ext_modules=mypycify({arguments!r}, opt_level={level!r}, debug_level="0", multi_file=True),
)
"""
LEVEL = "2"  # of optimisation; 1 compiles in two thirds of the time, but the rules are a twentieth slower


class CannotCompile(Exception):
    """There is no C compiler, or it has failed."""


def hot_modules(source: Path) -> list[Path]:
    """The files to compile."""
    package = source / "bretwalda"
    files = [package / f"{name}.py" for name in SHARED]
    for folder in sorted((package / "games").iterdir()):
        files += [folder / f"{name}.py" for name in GAME if (folder / f"{name}.py").exists()]
        files += sorted(path for path in (folder / "steps").glob("*.py") if path.name != "__init__.py")
    return files


def imports_of(path: Path) -> Iterator[Path]:
    """The modules of this project that a module imports: their types go into what is compiled."""
    for node in statements(ast.parse(path.read_bytes()).body):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = path.relative_to(SOURCE).parts[: -node.level] if node.level else ()
            base = ".".join((*above, *([node.module] if node.module else [])))
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            place = SOURCE.joinpath(*name.split("."))
            yield from (found for found in (place.with_suffix(".py"), place / "__init__.py") if found.is_file())


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements, those inside others too; `ast.walk` would look into every expression as well."""
    for node in body:
        yield node
        for part in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, part, []))


def inputs() -> list[Path]:
    """All modules that what is compiled depends on."""
    waiting, seen = hot_modules(SOURCE), set[Path]()
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += imports_of(path)
    return sorted(seen)


def state_of_sources() -> str:
    """Everything that what is compiled depends on, as one number: sources, compiler, Python."""
    pins = (PROJECT / "pins" / "play.txt").read_text().splitlines()
    compiler = [pin for pin in pins if pin.startswith(COMPILER)]
    python = (sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")))
    return digest([*inputs(), Path(__file__).resolve()], *compiler, *python)[:16]


def has_compiler() -> bool:
    return sys.platform == "win32" or any(map(shutil.which, ("cc", "gcc", "clang")))


def libraries(folder: Path) -> list[Path]:
    """The compiled modules in a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in LIBRARIES)


def is_compiled() -> bool:
    """Whether the modules as they are now have been compiled already."""
    return (COMPILED / state_of_sources()).is_dir()


def compile_modules() -> Path:
    """The folder with the compiled modules; they are compiled if they are not there yet."""
    wanted = COMPILED / state_of_sources()
    if wanted.is_dir():
        os.utime(wanted)
        return wanted
    if not has_compiler():
        raise CannotCompile("there is no C compiler")
    work = COMPILED.parent / f"compiling-{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    try:
        shutil.copytree(SOURCE, work / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
        files = [str(path.relative_to(work)) for path in hot_modules(work / "src")]
        arguments = ["--follow-imports=silent", "--ignore-missing-imports", *files]
        script = BUILD.format(arguments=arguments, level=LEVEL)
        if subprocess.run([sys.executable, "-c", script], cwd=work, check=False, stdout=sys.stderr).returncode != 0:
            raise CannotCompile("the compiler has failed")
        for library in libraries(work / "src"):
            place = work / "done" / library.relative_to(work / "src")
            place.parent.mkdir(parents=True, exist_ok=True)
            library.rename(place)
        put_in_place(work / "done", wanted)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return wanted


def assemble(into: Path = ASSEMBLED) -> Path:
    """A folder with the whole package as it is now and its compiled modules in their places."""
    modules = compile_modules()
    everything = (SOURCE / "bretwalda").rglob("*")
    files = sorted(path for path in everything if path.is_file() and "__pycache__" not in path.parts)
    wanted = into / digest(files, modules.name)[:16]
    if wanted.is_dir():
        return wanted
    work = PROJECT / "build" / f"assembling-{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SOURCE, work, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(modules, work, dirs_exist_ok=True)
    put_in_place(work, wanted)
    return wanted


def put_in_place(made: Path, wanted: Path) -> None:
    """Put a finished folder into its place in one step, so that nobody sees half of it; forget the oldest."""
    wanted.parent.mkdir(parents=True, exist_ok=True)
    try:
        made.rename(wanted)
    except OSError:
        if not wanted.is_dir():  # otherwise somebody else was quicker
            raise
        shutil.rmtree(made)
    os.utime(wanted)  # it has the age of what it was copied from
    for old in sorted(wanted.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leave nothing half done behind
    print(assemble(*map(Path, sys.argv[1:])))
