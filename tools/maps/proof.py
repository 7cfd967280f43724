"""A proof of a map: all that the file says, drawn plainly, to be looked at before it is kept."""

from __future__ import annotations

from bretwalda.engine.atlas import Area, Map

FILLS = ["#e3cfa4", "#cfd3a0", "#d9b98f", "#e6dcb8", "#c9c18c", "#dcc3b0"]


def proof(drawn: Map) -> str:
    """The map as a picture (SVG), with names and rooms."""
    coast = "".join(drawn.coast)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {drawn.width:g} {drawn.height:g}" '
        'stroke-linejoin="round" font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle">',
        '<rect width="100%" height="100%" fill="#9dbcc7"/>',
        *(_line(coast, "#f4efe0", width, 0.2) for width in (44, 26, 12)),
        f'<path d="{"".join(drawn.land)}" fill="#b9b79d" stroke="#7d7a66"/>',
        *(f'<path d="{a.path}" fill="{FILLS[k % len(FILLS)]}"/>' for k, a in enumerate(drawn.areas)),
        *(_line(link.path, "#6b5231", 2) for link in drawn.borders),
        *(_line(link.path, "#8c2f1f", 3) for link in (*drawn.straits, *drawn.connections)),
        _line(coast, "#3d2c16", 2.4),
        *map(_words, (*drawn.areas, *drawn.seas)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _line(path: str, colour: str, width: float, opacity: float = 1) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"/>'


def _words(area: Area) -> str:
    x, y = area.label
    room = area.room
    return (
        f'<text x="{x:g}" y="{y + 6:g}" font-size="18">{area.id}</text><rect x="{room.x:g}" y="{room.y:g}" '
        f'width="{room.width:g}" height="{room.height:g}" fill="none" stroke="#3d2c16" stroke-dasharray="3 4"/>'
    )
