"""Examples in docstrings as blocks of code on the site, an extension of Griffe: there they stand without a fence."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!$).*)*", re.MULTILINE)  # up to the next empty line
FLAG = re.compile(r"\s*# doctest: .*")  # a note to the tests, not to the reader


class Doctests(griffe.Extension):
    """Puts a fence around every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(fenced, obj.docstring.value)


def fenced(example: re.Match[str]) -> str:
    """An example as Markdown."""
    return f"```pycon\n{FLAG.sub('', example[0])}\n```"
