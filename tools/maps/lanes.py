"""Where ships can go: `python -m tools.maps.lanes` writes the page's `lanes.json` files.

A map as squares of water and land, so coarse that it weighs little: pieces that travel by sea on the page keep to the
water and follow the coast (`web/src/parts/ways.ts`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import shapely

import bretwalda.games
from bretwalda.engine.atlas import Map, corners, load_map

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = ("barbarian_kingdoms", "britannia")  # those whose pieces go by sea
STEP = 32  # of a square, on the canvas
WATER, LAND = ".#"


def lanes(drawn: Map) -> dict[str, Any]:
    """The rows of squares from above, each from the left."""
    rings = [ring for part in (*drawn.coast, *drawn.land) for ring in corners(part)]
    land = shapely.union_all([shapely.Polygon(ring).buffer(0) for ring in rings])
    shapely.prepare(land)
    columns, rows = (int(side // STEP) for side in (drawn.width, drawn.height))
    middles = [[shapely.Point((k + 0.5) * STEP, (row + 0.5) * STEP) for k in range(columns)] for row in range(rows)]
    return {"step": STEP, "rows": ["".join(LAND if land.contains(at) else WATER for at in row) for row in middles]}


def main() -> None:
    for game in GAMES:
        drawn = load_map(Path(bretwalda.games.__path__[0]) / game)
        (PAGE / game / "lanes.json").write_text(json.dumps(lanes(drawn), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
