"""Draw a game's map: `python -m tools.maps king_is_dead --land land-10m.json`; see docs/maps.md."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import bretwalda.games
from bretwalda.engine.atlas import FILE

from .canvas import Canvas
from .coastline import land_on
from .drawing import draw
from .gazetteer import misplaced
from .proof import proof
from .roads import tangled
from .room import cramped
from .sheet import read_facts, read_sheet
from .straits import misled
from .survey import misdrawn, survey
from .waters import misparted


def main(
    game: Annotated[str, typer.Argument(help="A game with a sheet in tools/maps.")],
    land: Annotated[Path, typer.Option(help="land-10m.json of the npm package world-atlas.")],
    look: Annotated[Path | None, typer.Option(help="Also write a picture (SVG) to look at.")] = None,
) -> None:
    """Draw a game's map and keep it, if its borders are those of the rules and its areas have room."""
    sheet = read_sheet(Path(__file__).with_name(f"{game}.toml"))
    folder = Path(bretwalda.games.__path__[0]) / game
    facts = read_facts(folder / "facts.toml", sheet.rules)
    canvas = Canvas(sheet.frame, sheet.swell, sheet.shove)
    found = survey(sheet, canvas, facts, land_on(canvas, land, sheet.grain.coast, sheet.grain.inlet))
    drawn = draw(sheet, canvas, facts, found)
    if look is not None:
        look.write_text(proof(drawn), "utf-8")
    wrong = [
        *misdrawn(found.areas, facts, sheet.grain.shortest_border),
        *misparted(found.areas, found.seas, facts, sheet.grain.shortest_border),
        *misled(drawn.straits, found.areas),
        *cramped(drawn.areas, sheet.room),
        *misplaced(drawn.places, found.areas, sheet.naming.apart if sheet.naming else 0),
        *tangled(drawn.connections, drawn.places, sheet.naming.mark if sheet.naming else 0),
        *cramped(drawn.seas, sheet.sea_room or sheet.room),
    ]
    if wrong:
        raise SystemExit("\n".join(wrong))
    (folder / FILE).write_bytes(msgspec.json.encode(drawn) + b"\n")


if __name__ == "__main__":
    typer.run(main)
