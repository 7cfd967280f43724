"""Whether the page has room for a game: what is wrong with recorded positions as the built page draws them.

`python -m tests.browser.geometry [FRAME…]` looks at all of them, at every size and in both languages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.gallery import SIZES, Gallery, shelf, tables
from tests.browser.stage import browsing

MEASURE = (Path(__file__).parent / "geometry.js").read_text("utf-8").partition("\n")[2]
SMALL = ("390x844", "844x390")  # phones
DESKTOP = "1440x900"
SHARE = 55.0  # per cent of the window in which nothing but the map is seen
SHARE_SMALL = 45.0
LETTERS = 11.0  # pixels of the names on the map
LETTERS_SMALL = 9.0
COUNTERS = 28.0  # pixels of a piece at the usual zoom of a desktop
HIDDEN_NAME = 0.3  # of a name that a piece may lie on
HIDDEN_NAME_SMALL = 0.7  # on a phone names are written across the pieces


def faults(gallery: Gallery, size: str) -> Iterator[str]:
    """What is wrong with the table in sight at this size."""
    small = size in SMALL
    gallery.resize(size)
    seen: dict[str, Any] = gallery.page.evaluate(MEASURE, HIDDEN_NAME_SMALL if small else HIDDEN_NAME)
    least = SHARE_SMALL if small else SHARE
    if seen["share"] < least:
        yield f"the map has {seen['share']} % of the window, not {least}"
    yield from (f"hidden: {what}" for what in seen["hidden"])
    yield from (f"cut off: {what}" for what in seen["cut"])
    yield from (f"on top of each other: {what}" for what in seen["overlaps"])
    letters = LETTERS_SMALL if small else LETTERS
    if seen["letters"] is not None and seen["letters"] < letters:
        yield f"letters of {seen['letters']} pixels, not {letters}"
    if size == DESKTOP and seen["counters"] is not None and seen["counters"] < COUNTERS:
        yield f"a piece of {seen['counters']} pixels, not {COUNTERS}"


def main(*frames: str) -> None:
    wrong = 0
    with shelf() as address, browsing() as browser:
        gallery = Gallery(browser, address)
        for frame in frames or tables():
            for language in ("en", "fr"):
                gallery.show(frame, language=language)
                for size in SIZES:
                    for fault in faults(gallery, size):
                        print(f"{frame} {size} {language}: {fault}")
                        wrong += 1
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
