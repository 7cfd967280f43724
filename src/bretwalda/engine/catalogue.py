"""Fluent files of one language, message by message: each is read when it is first asked for.

To understand all files of a language takes longer than most commands, and most commands need few messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry
from fluent.runtime.resolver import Pattern, TextElement

from .figures import mentioned

HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # nothing else begins with a name at the edge of a line
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to a term, or to another message


class Catalogue:
    """The messages of some files, and of a text on top; where two have the same key, the first one counts."""

    def __init__(self, language: str, files: Iterable[Path], on_top: str = "") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._read_already: set[str] = set()
        self._reading = Lock()  # pictures are drawn by several threads
        self.figures: set[str] = set()  # numbers of the facts that the messages name
        for text in filter(None, (on_top, *(file.read_text("utf-8") for file in files))):
            self.figures |= mentioned(text)
            heads = list(HEAD.finditer(text))
            ends = [*(head.start() for head in heads[1:]), len(text)]
            for head, end in zip(heads, ends, strict=True):
                self._unread.setdefault(head[1], text[head.start() : end])
        self.keys = frozenset(self._unread)

    def message(self, key: str) -> Entry:
        if key not in self._read_already:
            with self._reading:
                self._read(key)
            self._read_already.add(key)
        return self._bundle.get_message(key)

    def format(self, pattern: Pattern, args: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """A pattern of a message, filled in; and what was wrong with it."""
        if isinstance(pattern, TextElement):  # most names: there is nothing to fill in, and no need to prepare for it
            return pattern.value, []
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _read(self, key: str) -> None:
        """Read a message, and whatever it refers to."""
        text = self._unread.pop(key, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for name in REFERENCE.findall(text):
            self._read(name)
