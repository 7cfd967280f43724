"""A view as a picture of the board (SVG): the map, every stack, and the books of the nations."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from bretwalda.engine.atlas import Area, Map, load_map
from bretwalda.engine.text import Texts

from .board import DIFFICULT, FACTS, LAND_IDS, NATION_IDS
from .lines import headline
from .view import AreaView, BritanniaView, StackView

INK, PAPER, SEA, GOLD, EMBER = "#33271a", "#f3e7cb", "#9fbccb", "#d9a520", "#d9622b"
CLEAR, ROUGH, FOREIGN = "#e6d6ae", "#c3b48c", "#cdbf98"
BOLD, ITALIC, START = 'font-weight="bold"', 'font-style="italic"', 'text-anchor="start"'
# Every nation in a shade of its player: yellow, blue, red, green.
FILL = {
    "romans": "#e0b01c", "romano_british": "#f0d060", "scots": "#c8921a", "dubliners": "#e8c98a",
    "norwegians": "#b07d12",
    "belgae": "#5a8fd0", "picts": "#2f5fa8", "angles": "#88b4e8", "normans": "#1d3f78",
    "brigantes": "#d0604c", "irish": "#e89a88", "norsemen": "#96301f", "saxons": "#b9402c",
    "welsh": "#4f9a52", "caledonians": "#8cc28e", "danes": "#2d6b35", "jutes": "#6fae3c",
}  # fmt: skip
DARK = {"picts", "normans", "norsemen", "saxons", "danes", "brigantes", "norwegians", "belgae", "welsh"}
SYMBOL = {
    "infantry": "i", "cavalry": "c", "legion": "L", "elite_legion": "E", "auxilia": "a", "berserk": "b", "huskarl": "h",
    "elite": "e",
}  # fmt: skip  # colour never alone
# Outlines around their middle: letters that not everybody has would not do.
WORK_FILL = "#a89878"
WORK_SHAPE = {
    "fort": "M-11-11h22v22h-22zM-5-5h10v10h-10z",
    "ruin": "M-11-11h22v22h-22zM-11 11l22-22M-11 0l11-11M0 11l11-11",
    "burh": "M0-14l14 14-14 14-14-14zM0-6l6 6-6 6-6-6z",
    "wall": "M-14-5h28v10h-28z",
    "motte": "M0-12l13 23h-26z",
}

RIVER = "#3f7fb0"
RIVERS = [sorted(pair) for pair in FACTS["river"]["between"]]
COUNTER = 34  # a stack's counter
LINE = 34
USUAL_LINES = 4  # above the map: it stands still when a battle begins
PANEL = 420  # the books, to the right of the map


@cache
def board() -> Map:
    """The map, read once."""
    return load_map(Path(__file__).parent)


def svg(seen: BritanniaView, texts: Texts) -> str:
    """The view as a picture that stands on its own."""
    drawn = board()
    lines = headline(seen, texts)
    top = 40 + LINE * max(len(lines), USUAL_LINES)
    width, height = drawn.width + PANEL, drawn.height + top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'data-map="0 {top} {drawn.width:g} {drawn.height:g}" role="img" style="max-width: 60em" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(texts.say('title') + ': ' + lines[0])}</title>",
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
        "<g>",
        *(_line(30, 44 + LINE * k, words, 28 if k == 0 else 24) for k, words in enumerate(lines)),
        "</g>",
        f'<g transform="translate(0 {top})"><clipPath id="britannia-frame"><rect width="{drawn.width:g}" '
        f'height="{drawn.height:g}"/></clipPath><g clip-path="url(#britannia-frame)">',
        f'<rect width="{drawn.width:g}" height="{drawn.height:g}" fill="{SEA}"/>',
        *(_sea(area, texts) for area in drawn.seas),
        f'<path d="{"".join(drawn.land)}" fill="{FOREIGN}" stroke="{INK}" stroke-opacity="0.4"/>',
        *(_land(drawn.area(area.id), area) for area in _quiet_first(seen)),
        *(_river(border.path) for border in drawn.borders if seen.variant and sorted(border.between) in RIVERS),
        *(
            f'<path d="{way.path}" fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="8 8"/>'
            for way in drawn.straits
        ),
        *(_contents(drawn.area(area.id), area, texts) for area in seen.areas),
        "</g></g>",
        *(_books(seen, drawn.width + 24, top + 30, texts)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _words(x: float, y: float, words: str, size: float, style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {style}>{escape(words)}</text>'


def _line(x: float, y: float, words: str, size: float) -> str:
    return _words(x, y, words, size, f"{START} {BOLD}" if size > 24 else START)


def _quiet_first(seen: BritanniaView) -> list[AreaView]:
    """The land areas, those with a battle last: their outlines should lie on top."""
    return sorted((area for area in seen.areas if area.id in LAND_IDS), key=lambda area: area.battle)


def _sea(area: Area, texts: Texts) -> str:
    outline = f'<path d="{area.path}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="2"/>'
    return outline + _words(*area.label, texts.name("area", area.id), 22, ITALIC)


def _land(outline: Area, area: AreaView) -> str:
    """An area in the colour of its ground, washed over with that of its holder."""
    ground = ROUGH if DIFFICULT >> LAND_IDS.index(area.id) & 1 else CLEAR
    edge, width = (EMBER, 9) if area.battle else (INK, 2.5)
    shape = f'<path d="{outline.path}" fill="{ground}" stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"/>'
    if area.holder is None:
        return shape
    return shape + f'<path d="{outline.path}" fill="{FILL[area.holder]}" fill-opacity="0.35"/>'


def _river(path: str) -> str:
    """A major river: a border that is hard to cross, in the variant."""
    return f'<path class="river" d="{path}" fill="none" stroke="{RIVER}" stroke-width="9" stroke-linecap="round"/>'


def _contents(outline: Area, area: AreaView, texts: Texts) -> str:
    """The name of an area and what stands in it, side by side in its room."""
    room = outline.room
    pieces: list[str | StackView] = [*area.works, *area.stacks]
    step = min(COUNTER + 6, room.width / max(1, len(pieces)))
    first = room.x + room.width / 2 - step * (len(pieces) - 1) / 2
    y = room.y + min(room.height, COUNTER) / 2
    parts = [f'<g class="area" data-area="{area.id}">']
    if area.id in LAND_IDS:
        parts.append(_name(outline, texts))
    for k, piece in enumerate(pieces):
        parts.append(
            _work(first + step * k, y, piece) if isinstance(piece, str) else _stack(first + step * k, y, piece, texts)
        )
    return "".join([*parts, "</g>"])


def _name(outline: Area, texts: Texts) -> str:
    """The name of an area, one of several words on two lines."""
    x, y = outline.label
    lines = texts.name("area", outline.id).split(" ", 1)
    return "".join(_words(x, y + 18 * (k - len(lines) + 1), words, 19, BOLD) for k, words in enumerate(lines))


def _work(x: float, y: float, work: str) -> str:
    shape = f'<path d="{WORK_SHAPE[work]}" fill="{WORK_FILL}" fill-rule="evenodd" stroke="{INK}" stroke-width="2.5"/>'
    return f'<g class="{work}" transform="translate({x:g} {y:g})">{shape}</g>'


def _stack(x: float, y: float, stack: StackView, texts: Texts) -> str:
    """A counter with the numbers of its units, and the leader's name below."""
    ink = "#ffffff" if stack.nation in DARK else INK
    units = "".join(f"{number}{SYMBOL[unit]}" for unit, number in stack.units.items())
    half = COUNTER / 2
    edge, thick = (GOLD, 4) if stack.leader else (INK, 1.5)
    parts = [
        f'<g class="stack" data-nation="{stack.nation}"><title>{escape(texts.name("nation", stack.nation))}</title>',
        f'<rect x="{x - half:g}" y="{y - half:g}" width="{COUNTER}" height="{COUNTER}" rx="4" '
        f'fill="{FILL[stack.nation]}" stroke="{edge}" stroke-width="{thick}"/>',
        _words(x, y + 6, units, 17 if len(units) < 4 else 12, f'fill="{ink}" {BOLD}'),
    ]
    if stack.leader:
        parts.append(_words(x, y + half + 15, texts.name("leader", stack.leader), 14, ITALIC))
    return "".join([*parts, "</g>"])


def _books(seen: BritanniaView, x: float, top: float, texts: Texts) -> list[str]:
    """The nations in the order of play with their points."""
    parts = []
    in_play = [nation for nation in seen.nations if not nation.out]
    for k, nation in enumerate(sorted(in_play, key=lambda nation: NATION_IDS.index(nation.id))):
        y = top + 46 * k
        style = f"{START} {BOLD}" if nation.id == seen.nation else START
        parts.append(
            f'<g class="nation" data-nation="{nation.id}"><rect x="{x:g}" y="{y - 22:g}" width="30" height="30" rx="4" '
            f'fill="{FILL[nation.id]}" stroke="{INK}"/>'
            + _words(x + 44, y, texts.name("nation", nation.id), 24, style)
            + _words(x + PANEL - 70, y, str(nation.score), 24, f'text-anchor="end" {BOLD}')
            + "</g>"
        )
    return parts
