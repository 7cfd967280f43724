"""A proof of a map: all that the file says, drawn plainly, to be looked at before it is kept."""

from __future__ import annotations

from bretwalda.engine.atlas import Area, Map, Place, Strait, Terrain

FILLS = ["#e3cfa4", "#cfd3a0", "#d9b98f", "#e6dcb8", "#c9c18c", "#dcc3b0", "#d6c9a8"]
LINE = 18  # from line to line of a name
WATERS = ["#9dbcc7", "#a9c6cd", "#94b4c2"]
HATCH = (
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" fill="#b9b79d"/><path d="M0 0v9" stroke="#98957c" stroke-width="3"/></pattern></defs>'
)


def proof(drawn: Map) -> str:
    """The map as a picture (SVG), with names and rooms."""
    coast = "".join(drawn.coast)
    tints = list(dict.fromkeys(area.tint for area in drawn.areas))
    tint = {area.id: area.tint for area in drawn.areas}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {drawn.width:g} {drawn.height:g}" '
        'stroke-linejoin="round" font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle">',
        HATCH,
        '<rect width="100%" height="100%" fill="#9dbcc7"/>',
        *(_shape(sea.path, WATERS[k % 3], "#6d93a3") for k, sea in enumerate(drawn.seas)),
        *(_line(coast, "#f4efe0", width, 0.2) for width in (44, 26, 12)),
        _shape("".join(drawn.land), "url(#hatch)", "#7d7a66"),
        *(
            _shape(a.path, FILLS[(k if len(tints) == 1 else tints.index(a.tint)) % 7])
            for k, a in enumerate(drawn.areas)
        ),
        *(
            _line(link.path, "#8c2f1f" if tint[link.between[0]] != tint[link.between[1]] else "#6b5231", 2.5)
            for link in drawn.borders
        ),
        _line(coast, "#3d2c16", 2.4),
        *(_line(link.path, "#7a3b1d", 5) for link in drawn.connections),
        *map(_strait, drawn.straits),
        *map(_terrain, drawn.terrain),
        *map(_words, (*drawn.areas, *drawn.seas)),
        *map(_place, drawn.places),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _shape(path: str, fill: str, stroke: str = "none") -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{stroke}"/>'


def _line(path: str, colour: str, width: float, opacity: float = 1) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"/>'


def _strait(strait: Strait) -> str:
    x, y = strait.ship
    return _line(strait.path, "#8c2f1f", 4) + f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="#f4efe0" stroke="#8c2f1f"/>'


def _terrain(terrain: Terrain) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="8" fill="none" stroke="#5c6b3a"/>' for x, y in terrain.at)


def _place(place: Place) -> str:
    x, y = place.at
    name = place.label or (x, y - 14)
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{13 if place.kind == "city" else 9}" fill="#fff" stroke="#3d2c16"/>'
        f'<text x="{name[0]:g}" y="{name[1] + 4:g}" font-size="12">{place.id}</text>'
    )


def _words(area: Area) -> str:
    (x, y), room = area.label, area.room
    words = area.id.split("_") if area.lines > 1 else [area.id.replace("_", " ")]
    top = y + 6 - (len(words) - 1) * LINE / 2
    names = (f'<text x="{x:g}" y="{top + k * LINE:g}" font-size="17">{word}</text>' for k, word in enumerate(words))
    return "".join(names) + (
        f'<rect x="{room.x:g}" y="{room.y:g}" width="{room.width:g}" height="{room.height:g}" '
        'fill="none" stroke="#3d2c16" stroke-dasharray="3 4"/>'
    )
