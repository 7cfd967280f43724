"""A view as a picture of the board (SVG)."""

from __future__ import annotations

from xml.sax.saxutils import escape

from bretwalda.engine.atlas import Point
from bretwalda.engine.text import Texts

from .board import FACTS, KINGDOM_IDS, TOKEN_IDS
from .ground import ground
from .lines import headline
from .view import KingdomsView, KingdomView, ProvinceView

INK, PAPER, LAND, WASTE, FOREIGN, SEA = "#33271a", "#f3e7cb", "#e6d6ae", "#cdbf98", "#bfb28d", "#9fbccb"
ROW, LINE = 34, 30
NAME, NAME_LINE = 23, 20  # letters of a province's name, and the height of a line of it
PIECE = 1.55  # how much larger pieces are than they are drawn here
FILL = {row["id"]: row["colour"] for row in FACTS["kingdom"]}
COIN = {"bronze": "#a8642a", "silver": "#b9bec4", "gold": "#d9a520", "diamond": "#9fd8e8"}
LETTER = {"huns": "H", "ostrogoths": "O", "vandals": "V", "visigoths": "W", "saxons": "S", "franks": "F"}
CAPITALS = {row["provinces"][0] for row in FACTS["kingdom"]}
INITIAL = {province: row["id"] for row in FACTS["kingdom"] for province in row["provinces"]}


def svg(seen: KingdomsView, texts: Texts) -> str:
    """The view as a picture that stands on its own."""
    lines = headline(seen, texts)
    drawn = ground()
    left, top, width, high = drawn.box
    strip = high + LINE * len(lines) + 20
    height = strip + ROW * len(seen.kingdoms) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'data-map="0 0 {width:g} {high:g}" role="img" style="max-width: 60em" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(texts.say('title') + ': ' + lines[0])}</title>",
        '<defs><pattern id="kingdoms-waste" width="10" height="10" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><rect width="10" height="10" fill="{WASTE}"/>'
        f'<path d="M0 0v10" stroke="{INK}" stroke-opacity="0.35" stroke-width="3"/></pattern></defs>',
        f'<clipPath id="kingdoms-frame"><rect x="{left:g}" y="{top:g}" width="{width:g}" height="{high:g}"/>'
        "</clipPath>",
        "<defs>",
        *(f'<path id="kingdoms-{province}" d="{path}"/>' for province, path in drawn.provinces.items()),
        "</defs>",
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
        f'<g transform="translate({-left:g} {-top:g})"><g clip-path="url(#kingdoms-frame)">',
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{high:g}" fill="{SEA}"/>',
        *_shallows(),
        f'<path d="{drawn.land}" fill="{FOREIGN}" stroke="{INK}" stroke-opacity="0.4"/>',
        *(_land(province) for province in seen.provinces),
        *(f'<path d="{path}" {STRAIT}/>' for path in drawn.straits),
        "</g>",
        *(_province(province, texts) for province in seen.provinces),
        *(_anchored(kingdom) for kingdom in seen.kingdoms),
        "</g>",
        "<g>",
        *(_words(20, high + LINE * (k + 1), line, 22, START) for k, line in enumerate(lines)),
        "</g>",
        *(_kingdom(seen, kingdom, strip + ROW * k, texts) for k, kingdom in enumerate(seen.kingdoms)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


STRAIT = f'fill="none" stroke="{INK}" stroke-width="4" stroke-dasharray="6 8" stroke-opacity="0.6"'
START, BOLD = 'text-anchor="start"', 'font-weight="bold"'


def _words(x: float, y: float, words: str, size: float, style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {style}>{escape(words)}</text>'


# --- The map --------------------------------------------------------------------------------------


def _shallows() -> list[str]:
    """Paler water along the coast."""
    return [
        f'<path d="{ground().coast}" fill="none" stroke="#ffffff" stroke-opacity="0.2" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
        for width in (30, 14)
    ]


def _land(province: ProvinceView) -> str:
    fill = LAND if province.controller is None else FILL[province.controller]
    opacity = 1 if province.controller is None else 0.55
    if not province.passable:
        fill, opacity = "url(#kingdoms-waste)", 1
    outline = f'<use href="#kingdoms-{province.id}" fill='
    return (
        f'{outline}"{LAND}"/>{outline}"{fill}" fill-opacity="{opacity}" '
        f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )


def _province(province: ProvinceView, texts: Texts) -> str:
    """The name of a province, with its port and whatever stands in it."""
    (x, y), lines = ground().names[province.id]
    style = BOLD if province.id in CAPITALS else ""
    style += f' stroke="{PAPER}" stroke-opacity="0.8" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    words = _broken(texts.name("zone", province.id), lines)
    top = y + 8 - NAME_LINE * (len(words) - 1) / 2
    parts = [_words(x, top + NAME_LINE * k, line, NAME, style) for k, line in enumerate(words)]
    if province.id in ground().ports:
        port_x, port_y = ground().ports[province.id]
        parts.append(f'<circle cx="{port_x:g}" cy="{port_y:g}" r="9" fill="#ffffff" stroke="{INK}" stroke-width="3"/>')
    return f"<g>{''.join(parts)}</g>{_placed(ground().stands[province.id], _pieces(province))}"


def _broken(name: str, lines: int) -> list[str]:
    """A name on as many lines as the map has room for, broken between words."""
    words = name.split()
    first = -(-len(words) // 2)
    return [" ".join(words[:first]), " ".join(words[first:])] if lines > 1 and len(words) > 1 else [name]


def _placed(at: Point, pieces: str) -> str:
    """Pieces, drawn around their middle, at their place on the map."""
    return f'<g transform="translate({at[0]:g} {at[1]:g}) scale({PIECE})">{pieces}</g>'


def _pieces(province: ProvinceView) -> str:
    x = y = 0
    parts = []
    if province.id in INITIAL:
        emblem = INITIAL[province.id]
        opacity = 0.35 if province.suspended else 1
        parts.append(
            f'<rect x="{x - 34}" y="{y - 12}" width="18" height="22" rx="3" fill="{FILL[emblem]}" '
            f'stroke="{INK}" opacity="{opacity}"/>' + _letter(x - 25, y + 4, emblem)
        )
    if province.token is not None:
        parts.append(
            f'<circle cx="{x - 25}" cy="{y}" r="11" fill="{FILL[province.token]}" stroke="{INK}" stroke-width="2"/>'
            + _letter(x - 25, y + 5, province.token)
        )
    if province.unit is not None:
        parts.append(_unit(x, y, province.unit.kingdom, province.unit.king))
    if province.face_down:
        parts.append(
            f'<rect x="{x + 16}" y="{y - 7}" width="18" height="14" rx="2" fill="#7a5a34" stroke="{INK}"/>'
            + _words(x + 25, y + 5, "?", 12, 'fill="#ffffff"')
        )
    coins = [token for token in TOKEN_IDS for _ in range(province.tokens[token])]
    parts += [
        f'<circle cx="{x + 20 + 8 * (k % 5)}" cy="{y - 4 + 10 * (k // 5)}" r="6" fill="{COIN[token]}" stroke="{INK}"/>'
        for k, token in enumerate(coins)
    ]
    return "".join(parts)


def _letter(x: float, y: float, kingdom: str) -> str:
    return _words(x, y, LETTER[kingdom], 13, f'fill="#ffffff" {BOLD}')


def _unit(x: float, y: float, kingdom: str, king: bool) -> str:
    """A warrior is a shield, a king a shield with a crown."""
    shield = (
        f'<path d="M{x - 11} {y - 10}h22v12q0 10 -11 15q-11 -5 -11 -15z" fill="{FILL[kingdom]}" '
        f'stroke="{INK}" stroke-width="2"/>' + _letter(x, y + 7, kingdom)
    )
    crown = f'<path d="M{x - 11} {y - 12}v-9l5 4l6 -7l6 7l5 -4v9z" fill="#d9a520" stroke="{INK}"/>' if king else ""
    return shield + crown


def _anchored(kingdom: KingdomView) -> str:
    """Units at sea."""
    units = [True] * (kingdom.king == "sea") + [False] * kingdom.at_sea
    pieces = "".join(_unit(28 * k, 0, kingdom.id, king) for k, king in enumerate(units))
    return _placed(ground().anchorages[kingdom.id], pieces)


# --- The kingdoms ---------------------------------------------------------------------------------


def _kingdom(seen: KingdomsView, kingdom: KingdomView, y: float, texts: Texts) -> str:
    figures = [
        (texts.say("table-provinces"), kingdom.provinces),
        (texts.say("table-warriors"), kingdom.warriors),
        (texts.say("table-tokens"), kingdom.control_tokens),
        (texts.say("table-trophies"), kingdom.trophies),
    ]
    words = "   ".join(f"{name} {number}" for name, number in figures)
    mark = f'<path d="M8 {y + 8}l10 6l-10 6z"/>' if kingdom.id == seen.active else ""
    name = f"{texts.name('kingdom', kingdom.id)} ({texts.seat(kingdom.seat)})"
    return (
        mark
        + f'<rect x="26" y="{y}" width="28" height="26" rx="4" fill="{FILL[kingdom.id]}" stroke="{INK}"/>'
        + _letter(40, y + 19, kingdom.id)
        + _words(66, y + 20, name, 20, START)
        + _words(420, y + 20, words, 18, START)
    )


assert list(FILL) == KINGDOM_IDS
