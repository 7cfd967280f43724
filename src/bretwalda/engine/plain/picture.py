"""A view as a picture: places and the ways between them with what lies there, and everything else in words below."""

from __future__ import annotations

from html import escape

from ..text import Texts
from .lines import describe, lying, name
from .places import HIGH, WIDE
from .view import PlainView, standing

MARGIN, LINE, LETTER = 20.0, 6.0, 3.6  # distances, in the units in which places are drawn
INK, PAPER, EDGE = "#33261a", "#f5ead0", "#8d6212"


def picture(seen: PlainView, texts: Texts) -> str:
    """The picture, as SVG."""
    drawn = _places(seen, texts) if seen.ways else []
    top = HIGH + 2 * MARGIN if seen.ways else LINE
    lines = describe(seen, texts).splitlines()
    words = [_text(MARGIN / 2, top + k * LINE, line, "start") for k, line in enumerate(lines)]
    size = f"0 0 {WIDE + 2 * MARGIN:g} {top + len(lines) * LINE:g}"
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{paper}{"".join([*drawn, *words])}</svg>'


def _places(seen: PlainView, texts: Texts) -> list[str]:
    at = [(place.x + MARGIN, place.y + MARGIN) for place in seen.places]
    out = [
        f'<path d="M{at[a][0]:g} {at[a][1]:g}L{at[b][0]:g} {at[b][1]:g}" stroke="{EDGE}" stroke-width="0.8"/>'
        for a, b in seen.ways
    ]
    for (x, y), place in zip(at, seen.places, strict=True):
        out.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{PAPER}" stroke="{EDGE}"/>')
        out.append(_text(x, y - LINE, name(place.thing, texts)))
        here = [lying(entry, texts) for entry in standing(seen, place.thing)]
        out += [_text(x, y + LINE * (1.4 + 0.8 * k), words) for k, words in enumerate(here)]
    return out


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{LETTER}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
