"""Pictures as points, for those who make previews of links, and for whoever shares how a game ended: they read no SVG.

The letters are our own (`fonts/`, written by `python -m tools.fonts`): what a machine happens to have installed neither
matters nor is looked for.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from resvg_py import svg_to_bytes

FONTS = Path(__file__).with_name("fonts")
FAMILY = "Alegreya"
WIDTH, HEIGHT = 1200, 630  # what previews show of a picture without cutting anything off
MOST_MAP = 780  # of the width for a map that is wider than it is high
MARGIN, FRAME = 36, 3
INK, PAPER, SOFT = "#33271a", "#f3e7cb", "#6a543b"
# Which part of a picture is the map, as x, y, width and height: a game's picture may say so at its root.
MAP = re.compile(r'\bdata-map="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"')
WHOLE = re.compile(r'\bviewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"')
TITLE, NAMES, WORDS = 44, 25, 27  # sizes of letters
LINE = 1.3  # from one line to the next, in letters
MOST_LINES = 2  # what takes more is left out
LETTER = 0.47  # how wide a letter is on average, in its height; a line may become narrower than its place


def png(picture: str) -> bytes:
    return svg_to_bytes(
        svg_string=picture,
        skip_system_fonts=True,
        font_dirs=[str(FONTS)],
        font_family=FAMILY,
        serif_family=FAMILY,
    )


def map_alone(picture: str) -> str:
    """The map of a picture, or all of it if it names none: always as many points, and so always as much work."""
    _, _, wide, high = _part(picture)
    width = round((WIDTH * HEIGHT * wide / high) ** 0.5)
    height = round(width * high / wide)
    return _sheet(width, height, _cropped(picture, 0, 0, width, height))


def card(picture: str, title: str, names: str, lines: Sequence[str]) -> str:
    """A sheet to share, always of the same size: the map, and beside it the game, who plays, and what happened last."""
    _, _, wide, high = _part(picture)
    scale = min((HEIGHT - 2 * MARGIN) / high, MOST_MAP / wide)
    width, height = wide * scale, high * scale
    x, y = WIDTH - MARGIN - width, (HEIGHT - height) / 2
    frame = (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none" stroke="{INK}" '
        f'stroke-width="{FRAME}"/>'
    )
    words = _told(x - 2 * MARGIN, title, names, lines)
    return _sheet(WIDTH, HEIGHT, _cropped(picture, x, y, width, height), frame, words)


def _part(picture: str) -> tuple[float, float, float, float]:
    """The box of what is shown of a picture."""
    found = MAP.search(picture) or WHOLE.search(picture)
    assert found, "a picture has a box"
    x, y, width, height = map(float, found.groups())
    return x, y, width, height


def _cropped(picture: str, x: float, y: float, width: float, height: float) -> str:
    """The part of a picture that is shown, put into a place of a sheet."""
    box = "{:g} {:g} {:g} {:g}".format(*_part(picture))
    placed = f'viewBox="{box}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return WHOLE.sub(placed, picture, count=1)


def _sheet(width: float, height: float, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" font-family="{FAMILY}" '
        f'fill="{INK}"><rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def _told(width: float, title: str, names: str, lines: Sequence[str]) -> str:
    """The words beside a map: the latest line, and as many before it as there is room for, each of them whole."""
    y, out = float(MARGIN), []

    def write(words: str, size: int, style: str) -> None:
        nonlocal y
        for line in _broken(words, width, size):
            y += size * LINE
            out.append(f'<text x="{MARGIN}" y="{y:g}" font-size="{size}" {style}>{escape(line)}</text>')

    write(title, TITLE, 'font-weight="bold"')
    y += 6
    write(names, NAMES, f'font-style="italic" fill="{SOFT}"')
    y += 22
    out.append(f'<rect x="{MARGIN}" y="{y:g}" width="{width:g}" height="2" fill="{SOFT}"/>')
    y += 8
    between = WORDS * (LINE - 1)
    room, kept = HEIGHT - MARGIN - y, list[str]()
    for words in reversed(lines):
        high = len(_broken(words, width, WORDS))
        if kept and high > MOST_LINES:
            continue
        room -= high * WORDS * LINE + between
        if room < 0:
            break
        kept.append(words)
    for words in reversed(kept):
        write(words, WORDS, "")
        y += between
    return "".join(out)


def _broken(words: str, width: float, size: int) -> list[str]:
    return textwrap.wrap(words, max(1, int(width / (size * LETTER))))
