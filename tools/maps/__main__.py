"""Draw a game's map: `python -m tools.maps king_is_dead --land land-10m.json`; see docs/maps.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import bretwalda
from bretwalda.engine.atlas import FILE

from .canvas import Canvas
from .coastline import land_on
from .drawing import draw
from .proof import proof
from .room import cramped
from .sheet import read_neighbours, read_sheet
from .survey import misdrawn, survey


def main(
    game: Annotated[str, typer.Argument(help="A game with a sheet in tools/maps.")],
    land: Annotated[Path, typer.Option(help="land-10m.json of the npm package world-atlas.")],
    look: Annotated[Path | None, typer.Option(help="Also write a picture (SVG) to look at.")] = None,
) -> None:
    """Draw a game's map and keep it, if its borders are those of the rules and its areas have room."""
    sheet = read_sheet(Path(__file__).with_name(f"{game}.toml"))
    folder = bretwalda.game(game).folder
    rules = read_neighbours(folder / "facts.toml", sheet.rules)
    canvas = Canvas(sheet.frame)
    found = survey(sheet, canvas, land_on(canvas, land, sheet.grain.coast))
    drawn = draw(sheet, rules, found)
    if look is not None:
        look.write_text(proof(drawn), "utf-8")
    wrong = misdrawn(found.areas, rules, sheet.grain.shortest_border) + cramped(drawn, sheet.room)
    if wrong:
        raise SystemExit("\n".join(wrong))
    (folder / FILE).write_bytes(msgspec.json.encode(drawn) + b"\n")


if __name__ == "__main__":
    typer.run(main)
