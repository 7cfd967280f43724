"""Waters: what is not land, parted into seas; a sea goes on a little way below the coast."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import shapely

from .borders import curved
from .canvas import GRID, Canvas
from .coastline import pieces, without_lakes
from .seams import edges, lengths
from .sheet import Facts, Sheet

BELOW = 14.0  # how far seas go on below the coast: the land drawn above them has the finer line
COARSE = 4.0  # what their inner edge may deviate; nobody sees it


def flood(sheet: Sheet, canvas: Canvas, land: Sequence[Any]) -> dict[str, Any]:
    """The seas of a sheet."""
    if not sheet.sea:
        return {}
    dry = shapely.union_all([inner for piece in land for inner in pieces(piece.buffer(-BELOW).simplify(COARSE))])
    partings = [curved(canvas.line(line), GRID) for line in sheet.parting]
    dry_edges = [without_lakes(piece).exterior for piece in pieces(dry)]
    # Land ends at the canvas's bleed, so seas end before: none flows round between the two.
    frame = canvas.rectangle().buffer(-BELOW - 1, join_style="mitre")
    net = shapely.union_all([frame.exterior, *dry_edges, *partings], grid_size=GRID)
    wet = [face for face in shapely.get_parts(shapely.polygonize([net])) if not dry.contains(face.point_on_surface())]
    found = {sea.id: [face for face in wet if face.contains(canvas.point(sea.at))] for sea in sheet.sea}
    for a, b in combinations(found, 2):
        if found[a] == found[b]:
            raise SystemExit(f"no parting between {a} and {b}")
    return {sea: faces[0] for sea, faces in found.items()}


def shores(areas: dict[str, Any], seas: dict[str, Any]) -> dict[frozenset[str], float]:
    """How much of the coast of each area lies on each sea; a coast on no sea is left out."""
    names = list(areas)
    found: dict[frozenset[str], float] = defaultdict(float)
    for who, parts in edges(list(areas.values())).items():
        if len(who) > 1:
            continue
        middles = shapely.line_interpolate_point(parts, 0.5, normalized=True)
        for sea, shape in seas.items():
            shapely.prepare(shape)
            length = float(shapely.length(parts)[shapely.contains(shape, middles)].sum())
            if length > 0:
                found[frozenset((names[who[0]], sea))] += length
    return found


def misparted(areas: dict[str, Any], seas: dict[str, Any], facts: Facts, shortest: float) -> list[str]:
    """Where coasts and seas are not those of the rules."""
    wrong = []
    drawn = shores(areas, seas)
    numbers = lengths(list(seas.values()))
    meeting = {frozenset((list(seas)[a], list(seas)[b])): length for (a, b), length in numbers.items()}
    for kind, found, wanted in (("coast", drawn, facts.shores), ("water", meeting, facts.seas)):
        if not seas:
            continue
        for pair in sorted(set(found) | wanted, key=sorted):
            length = found.get(pair, 0)
            one, other = sorted(pair)
            if pair not in wanted:
                wrong.append(f"{one} and {other} must not meet, but do along {length:.0f} of {kind}")
            elif length < shortest:
                wrong.append(f"{one} and {other} must meet along {shortest:g} of {kind}, not {length:.0f}")
    return wrong
