"""A view as a picture of the board (SVG)."""

from __future__ import annotations

from xml.sax.saxutils import escape

from bretwalda.engine.text import Texts

from .board import FACTS, KINGDOM_IDS, TOKEN_IDS
from .lines import headline
from .view import KingdomsView, KingdomView, ProvinceView

INK, PAPER, LAND, WASTE = "#33271a", "#f3e7cb", "#e6d6ae", "#cdbf98"
WIDTH, MAP_HEIGHT = 1400, 1000
ROW, LINE = 34, 30
FILL = {row["id"]: row["colour"] for row in FACTS["kingdom"]}
COIN = {"bronze": "#a8642a", "silver": "#b9bec4", "gold": "#d9a520", "diamond": "#9fd8e8"}
LETTER = {"huns": "H", "ostrogoths": "O", "vandals": "V", "visigoths": "W", "saxons": "S", "franks": "F"}
PLACE = {row["id"]: row for row in FACTS["province"]}
CAPITALS = {row["provinces"][0] for row in FACTS["kingdom"]}
INITIAL = {province: row["id"] for row in FACTS["kingdom"] for province in row["provinces"]}


def svg(seen: KingdomsView, texts: Texts) -> str:
    """The view as a picture that stands on its own."""
    lines = headline(seen, texts)
    strip = MAP_HEIGHT + LINE * len(lines) + 20
    height = strip + ROW * len(seen.kingdoms) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'style="max-width: 60em" font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(texts.say('title') + ': ' + lines[0])}</title>",
        '<defs><pattern id="kingdoms-waste" width="10" height="10" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><rect width="10" height="10" fill="{WASTE}"/>'
        f'<path d="M0 0v10" stroke="{INK}" stroke-opacity="0.35" stroke-width="3"/></pattern></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<rect width="{WIDTH}" height="{MAP_HEIGHT}" fill="#9fbccb"/>',
        *(_land(province) for province in seen.provinces),
        *_straits(),
        *(_province(province, texts) for province in seen.provinces),
        *(_anchored(kingdom) for kingdom in seen.kingdoms),
        *(_words(20, MAP_HEIGHT + LINE * (k + 1), line, 22, START) for k, line in enumerate(lines)),
        *(_kingdom(seen, kingdom, strip + ROW * k, texts) for k, kingdom in enumerate(seen.kingdoms)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


START, BOLD = 'text-anchor="start"', 'font-weight="bold"'


def _words(x: float, y: float, words: str, size: float, style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {style}>{escape(words)}</text>'


# --- The map --------------------------------------------------------------------------------------


def _outline(province: str) -> str:
    rings = [[FACTS["corners"][corner] for corner in ring] for ring in PLACE[province]["outline"]]
    return "".join("M" + "L".join(f"{x} {y}" for x, y in ring) + "Z" for ring in rings)


def _land(province: ProvinceView) -> str:
    fill = LAND if province.controller is None else FILL[province.controller]
    opacity = 1 if province.controller is None else 0.55
    if not province.passable:
        fill, opacity = "url(#kingdoms-waste)", 1
    path = _outline(province.id)
    return (
        f'<path d="{path}" fill="{LAND}"/><path d="{path}" fill="{fill}" fill-opacity="{opacity}" '
        f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )


def _straits() -> list[str]:
    out = []
    for row in FACTS["province"]:
        for other in row.get("straits", []):
            if row["id"] < other:
                (x1, y1), (x2, y2) = row["at"], PLACE[other]["at"]
                out.append(
                    f'<path d="M{x1} {y1}L{x2} {y2}" stroke="{INK}" stroke-width="3" stroke-dasharray="4 6" '
                    'stroke-opacity="0.6"/>'
                )
    return out


def _province(province: ProvinceView, texts: Texts) -> str:
    x, y = PLACE[province.id]["at"]
    parts = [_words(x, y - 20, texts.name("zone", province.id), 13, BOLD if province.id in CAPITALS else "")]
    if "port" in PLACE[province.id]:
        port_x, port_y = PLACE[province.id]["port_at"]
        parts.append(f'<circle cx="{port_x}" cy="{port_y}" r="6" fill="#ffffff" stroke="{INK}" stroke-width="2"/>')
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
    x, y = FACTS["anchorage"][kingdom.id]
    units = [True] * (kingdom.king == "sea") + [False] * kingdom.at_sea
    return "".join(_unit(x + 28 * k, y, kingdom.id, king) for k, king in enumerate(units))


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
