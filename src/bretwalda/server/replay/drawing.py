"""Pictures as points, for those who make previews of links: they read no SVG.

The letters are our own (`fonts/`, written by `python -m tools.fonts`): what a machine happens to have installed neither
matters nor is looked for.
"""

from __future__ import annotations

from pathlib import Path

from resvg_py import svg_to_bytes

FONTS = Path(__file__).with_name("fonts")
FAMILY = "Alegreya"
WIDTH, HEIGHT = 1200, 630  # what previews show of a picture without cutting anything off
AROUND = "#e9dcbf"  # beside a picture that is not as wide


def png(picture: str) -> bytes:
    """A picture (SVG) in the middle of a sheet that is always of the same size, and so is the work."""
    sheet = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="100%" height="100%" fill="{AROUND}"/>{picture}</svg>'
    )
    return svg_to_bytes(
        svg_string=sheet,
        skip_system_fonts=True,
        font_dirs=[str(FONTS)],
        font_family=FAMILY,
        serif_family=FAMILY,
    )
