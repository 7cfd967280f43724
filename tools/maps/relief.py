"""Mountains for maps on which no rule knows them: `python -m tools.maps.relief` writes the page's `relief.json` files.

From the ridges in `relief.toml`: a row of peaks along each, a little off it by chance that is always the same, on land,
and clear of the names and pieces of the areas, where there would be nothing to see of them.
"""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import shapely

import bretwalda.games
from bretwalda.engine.atlas import Area, corners, load_map

from .canvas import Canvas
from .sheet import read_sheet

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "web" / "src" / "games"
APART = 21.0  # peaks, on the canvas, for hills of height 1 on a map 1000 wide
OFF = 0.35  # of that, aside from the ridge
NAME = (46, 12)  # half of what a name takes


def peaks(game: str, ridges: list[dict[str, Any]]) -> list[tuple[int, int, float]]:
    """Where a mountain stands, and how high; those farther away come first, as they are drawn."""
    sheet = read_sheet(HERE / f"{game}.toml")
    canvas = Canvas(sheet.frame, sheet.swell, sheet.shove)
    drawn = load_map(Path(bretwalda.games.__path__[0]) / game)
    rings = [ring for part in (*drawn.coast, *drawn.land) for ring in corners(part)]
    land = shapely.union_all([shapely.Polygon(ring).buffer(0) for ring in rings])
    taken = shapely.union_all([box for area in drawn.areas for box in _written(area)])
    size = sheet.frame.width / 1000
    dice = random.Random(game)
    found = []
    for ridge in ridges:
        line, apart = canvas.line(ridge["line"]), APART * size * ridge["high"]
        for step in range(max(2, round(line.length / apart) + 1)):
            at = line.interpolate(min(step * apart, line.length))
            x, y = (value + dice.uniform(-OFF, OFF) * apart for value in (at.x, at.y))
            high = ridge["high"] * dice.uniform(0.85, 1.15)
            mountain = shapely.box(x - 0.6 * apart, y - 0.6 * apart, x + 0.6 * apart, y + 0.3 * apart)
            if land.contains(shapely.Point(x, y).buffer(4)) and not taken.intersects(mountain):
                found.append((round(x), round(y), round(high * size, 2)))
    return sorted(found, key=lambda peak: peak[1])


def _written(area: Area) -> list[Any]:
    x, y = area.label
    room = area.room
    return [
        shapely.box(x - NAME[0], y - NAME[1], x + NAME[0], y + NAME[1]),
        shapely.box(room.x, room.y, room.x + room.width, room.y + room.height),
    ]


def main() -> None:
    for game, told in tomllib.loads((HERE / "relief.toml").read_text("utf-8")).items():
        (PAGE / game / "relief.json").write_text(json.dumps(peaks(game, told["ridges"])) + "\n", "utf-8")


if __name__ == "__main__":
    main()
