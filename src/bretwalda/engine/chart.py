"""A game's map in characters, for terminals: borders as lines, and what stands in each area written into it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .atlas import FILE, Map, Point, corners, load_map

TALL = 2.1  # a character is that many times as high as it is wide
# The character for the lines that leave it: up 1, down 2, left 4, right 8.
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
TALLEST, SHORT, FEW = 58, 44, 15  # lines of a map; fewer suffice where few areas are marked
ROAD, WATER = "·", "~"
SEA = ""  # whose what is no area is

SHORTER = (40, 8, 6, 5, 4, 3)  # characters of a name, until there is room for it
BOTH = 5  # characters that have room for the beginning of two words

Grid = list[list[str]]
Room = dict[tuple[int, int], int]


class Mark(NamedTuple):
    """What is written into an area or beside a place.

    Attributes:
        lines: words, one below the other; where there is no room for all of them the first remain.
        colour: of the words, as terminals name it; none is the usual one. It never says what the words do not.
    """

    lines: tuple[str, ...]
    colour: str = ""


class Span(NamedTuple):
    """Coloured words in a drawn map."""

    row: int
    start: int
    end: int
    colour: str


class Chart(NamedTuple):
    lines: list[str]
    spans: list[Span]


def draw(folder: Path, marks: Mapping[str, Mark], widest: int) -> Chart | None:
    """The map of a game, at most that many characters wide; None if it has none, or not these areas and places."""
    if not (folder / FILE).exists():
        return None
    atlas = _atlas(folder)
    known = {area.id for area in (*atlas.areas, *atlas.seas)} | {place.id for place in atlas.places}
    if not set(marks) <= known:
        return None
    tallest = TALLEST if len(marks) > FEW else SHORT
    width = min(widest, round(tallest * TALL * atlas.width / atlas.height))
    bare, rooms = _outlines(folder, width)
    drawing = [list(line) for line in bare]
    spans: list[Span] = []
    scale = width / atlas.width
    for place in atlas.places:
        if place.id in marks:
            _write_at(drawing, spans, place.at, scale, marks[place.id])
    for area in (*atlas.areas, *atlas.seas):
        if area.id in marks:
            middle = (area.label[0] * scale, area.label[1] * scale / TALL)
            _write_inside(drawing, spans, rooms.get(area.id, {}), middle, marks[area.id])
    return _trimmed(["".join(line).rstrip() for line in drawing], spans)


def _trimmed(lines: list[str], spans: list[Span]) -> Chart:
    """A drawing without the empty lines around it, and without what is empty left of it."""
    used = [row for row, line in enumerate(lines) if line]
    first, last = used[0], used[-1]
    left = min(len(line) - len(line.lstrip()) for line in lines if line)
    moved = [Span(span.row - first, span.start - left, span.end - left, span.colour) for span in spans]
    return Chart([line[left:] for line in lines[first : last + 1]], moved)


@lru_cache(maxsize=8)
def _atlas(folder: Path) -> Map:
    return load_map(folder)


@lru_cache(maxsize=8)
def _outlines(folder: Path, width: int) -> tuple[Grid, dict[str, Room]]:
    """The map before anything is written into it, and where in each area there is room for words."""
    atlas = _atlas(folder)
    rows = round(width * atlas.height / atlas.width / TALL)
    scale = atlas.width / width
    owners = [[SEA] * (width + 1) for _ in range(rows + 1)]
    for area in (*atlas.seas, *atlas.areas):
        rings = corners(area.path)
        for row in range(rows + 1):
            for start, end in _inside(rings, row * scale * TALL):
                for column in range(max(0, round(start / scale)), min(width, round(end / scale) - 1) + 1):
                    owners[row][column] = area.id
    seas = {sea.id for sea in atlas.seas}
    if len(seas) == 1:  # a single sea needs no border
        owners = [[SEA if owner in seas else owner for owner in row] for row in owners]
    drawing = [[_line(owners, row, column) for column in range(width)] for row in range(rows)]
    for links, sign in ((atlas.connections, ROAD), (atlas.straits, WATER)):
        for link in links:
            for x, y in _steps(corners(link.path)[0]):
                row, column = min(rows - 1, int(y / scale / TALL)), min(width - 1, int(x / scale))
                if row >= 0 and column >= 0:
                    drawing[row][column] = sign
    return drawing, _rooms(owners, drawing)


def _rooms(owners: Grid, drawing: Grid) -> dict[str, Room]:
    """For each spot of an area how many free ones of the same area begin there."""
    rooms: dict[str, Room] = {}
    for row, line in enumerate(drawing):
        free = 0
        for column in range(len(line) - 1, -1, -1):
            owner = owners[row][column]
            same = column + 1 < len(line) and owners[row][column + 1] == owner
            free = (free if same else 0) + 1 if line[column] == " " else 0
            if free and owner != SEA:
                rooms.setdefault(owner, {})[row, column] = free
    return rooms


def _inside(rings: list[list[Point]], y: float) -> Iterator[tuple[float, float]]:
    """Where a horizontal line runs inside an outline, from and to."""
    crossings = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for ring in rings
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
        if (ay <= y) != (by <= y)
    )
    yield from zip(crossings[::2], crossings[1::2], strict=False)


def _line(owners: Grid, row: int, column: int) -> str:
    """The lines that meet between four spots."""
    one, two = owners[row][column], owners[row][column + 1]
    three, four = owners[row + 1][column], owners[row + 1][column + 1]
    return LINES[(one != two) + 2 * (three != four) + 4 * (one != three) + 8 * (two != four)]


def _steps(line: list[Point]) -> Iterator[Point]:
    """Points along a line, close to each other."""
    for (ax, ay), (bx, by) in pairwise(line):
        number = max(1, int(max(abs(bx - ax), abs(by - ay)) / 6))
        for k in range(number + 1):
            yield ax + (bx - ax) * k / number, ay + (by - ay) * k / number


def _write_at(drawing: Grid, spans: list[Span], at: Point, scale: float, mark: Mark) -> None:
    """Words around a point."""
    words = mark.lines[0]
    row = min(len(drawing) - 1, int(at[1] * scale / TALL))
    start = min(len(drawing[0]) - len(words), max(0, int(at[0] * scale) - len(words) // 2))
    _write(drawing, spans, row, start, words, mark.colour)


def _write_inside(drawing: Grid, spans: list[Span], room: Room, middle: Point, mark: Mark) -> None:
    """Words inside an area, as near to where its name belongs as there is room, and as many as there is room for."""
    for words in _attempts(mark.lines):
        places = [
            places for row in {row for row, _ in room} if (places := _below(room, row, words, middle)) is not None
        ]
        if places:
            _, row, columns = min(places)
            for below, (line, column) in enumerate(zip(words, columns, strict=True)):
                _write(drawing, spans, row + below, column, line, mark.colour)
            return


def _below(room: Room, row: int, words: list[str], middle: Point) -> tuple[float, int, list[int]] | None:
    """Where lines fit one below the other from a row on, each as near as it can be, and how far from the middle.

    They need not begin below each other: few areas are upright.
    """
    far = abs(row + len(words) / 2 - middle[1]) * TALL
    columns = []
    for below, line in enumerate(words):
        found = min(
            (
                (abs(column + len(line) / 2 - middle[0]), column)
                for (other, column), free in room.items()
                if other == row + below and free >= len(line)
            ),
            default=None,
        )
        if found is None:
            return None
        far += found[0] / len(words)
        columns.append(found[1])
    return far, row, columns


def _attempts(lines: tuple[str, ...]) -> Iterator[list[str]]:
    """The words of a mark, shorter and shorter: a shorter name, all in one line, the name alone."""
    name, rest = lines[0], [line for line in lines[1:] if line]
    for number in range(len(rest), 0, -1):
        for longest in SHORTER:
            yield [shortened(name, longest), *rest[:number]]
    if rest:
        yield [f"{shortened(name, SHORTER[-1])} {rest[0]}"]
        yield rest[:1]
    for longest in SHORTER:
        yield [shortened(name, longest)]


def shortened(name: str, longest: int) -> str:
    """A name in so many characters; of several words the last one leaves its initial, which often tells two apart.

    >>> [shortened(name, 8) for name in ("Mercie du Nord", "Mercie du Sud", "Cheshire", "Devon")]
    ['Mercie N', 'Mercie S', 'Cheshire', 'Devon']
    >>> shortened("Mercie du Nord", 4)
    'Merc'
    """
    first, _, last = name.rpartition(" ")
    if len(name) <= longest or not first or longest < BOTH:
        return name[:longest].strip()
    return f"{first.split(' ')[0][: longest - 2]} {last[0]}"


def _write(drawing: Grid, spans: list[Span], row: int, start: int, words: str, colour: str) -> None:
    drawing[row][start : start + len(words)] = list(words)
    if colour:
        spans.append(Span(row, start, start + len(words), colour))
