"""Build the documentation into the package: `python -m tools.site`. What has not changed is not built again.

A link that leads nowhere, a page that no menu names and a name of the library that is not there are errors.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.digest import PROJECT, digest
from tools.site_pages import outside

BUILT = PROJECT / "build" / "site"  # as mkdocs.yml says
SITE = PROJECT / "src" / "bretwalda" / "site"
STAMP = PROJECT / "build" / "site.sha256"  # what the site in the package was built from
COMMAND = [sys.executable, "-m", "mkdocs", "build"]  # `--quiet` would forget to count what is wrong
QUIET = {"NO_MKDOCS_2_WARNING": "1"}
# Not needed: maps of the theme's scripts, search in other languages, and what a site of its own address would have.
SURPLUS = ("assets/**/*.map", "assets/javascripts/lunr", "404.html", "sitemap.xml*")


def sources() -> Iterator[Path]:
    """Everything that the site is made of: its pages and settings, and the modules whose docstrings it shows."""
    yield from (PROJECT / "mkdocs.yml", *sorted(outside().values()))
    yield from sorted(path for path in (PROJECT / "docs").rglob("*") if path.is_file())
    for pattern in ("*.py", "engine/*.py", "ai/*.py", "adapters/*.py"):
        yield from sorted((PROJECT / "src" / "bretwalda").glob(pattern))
    yield from sorted((PROJECT / "tools").glob("site*.py"))


def build() -> None:
    """Build the site if it has changed."""
    wanted = digest(sources())
    if (SITE / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return
    done = subprocess.run(COMMAND, cwd=PROJECT, env=os.environ | QUIET, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stderr}The documentation was not built.")
    for pattern in SURPLUS:
        for path in BUILT.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(BUILT, SITE)
    STAMP.write_text(wanted)


if __name__ == "__main__":
    build()
