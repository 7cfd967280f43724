"""A view as a picture of the board (SVG)."""

from __future__ import annotations

from itertools import product
from xml.sax.saxutils import escape

from bretwalda.engine.text import Texts

from .board import FACTION_IDS, FACTS, INSTABILITY_DISCS, REGION_IDS
from .lines import alliances, headline
from .outlines import BOARD, outline, spot
from .view import KingView, RegionView, SeatView

BOLD, ITALIC, START = 'font-weight="bold"', 'font-style="italic"', 'text-anchor="start"'
LEFT, WIDTH, MAP_HEIGHT = -50, 1100, int(BOARD.height)
INK, PAPER, GOLD, NIGHT = "#33271a", "#f3e7cb", "#d9a520", "#3b3547"
FILL = {"scottish": "#2c5f9e", "welsh": "#b5352b", "english": "#efc23a"}
EDGE = {"scottish": "#173a66", "welsh": "#6d1913", "english": "#8a6a0c"}
ON_FILL = {"scottish": "#ffffff", "welsh": "#ffffff", "english": "#3a2c05"}
LETTER = {"scottish": "S", "welsh": "W", "english": "E"}  # colour never alone
SOFT = {"scottish": "#8fabd4", "welsh": "#dd9c90", "english": "#f2da86", "unstable": "#a39bb0"}
LAND = ["#e6d6ae", "#dccb9d", "#e9dcb9", "#d8c896"]
HOME_OF = {row["id"]: row["home_of"] for row in FACTS["region"] if "home_of" in row}

CUBE_SIZES = (30, 27, 24, 21, 18, 15, 12, 10, 8)  # the largest that lets all followers of a region fit
CUBE_STEP = 1.15  # from one cube to the next, in cubes
NAME_SIZE, NAME_HEIGHT = 17, 28
DISC = 32
SPILL = 0.6  # the part of a name that must be on land where space is short
CARD_WIDTH, CARD_HEIGHT = 118, 156


def svg(seen: KingView, texts: Texts) -> str:
    """The view as a picture that stands on its own."""
    lines = headline(seen, texts) + alliances(seen, texts)
    strip = MAP_HEIGHT + 24 + 30 * len(lines)
    own = [] if seen.seat is None else seen.seats[seen.seat].hand or []
    hand = strip + PANEL_HEIGHT + 24
    height = hand + (HAND_HEIGHT + 24 if own else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{LEFT} 0 {WIDTH} {height}" '
        f'data-map="{LEFT} 0 {WIDTH} {MAP_HEIGHT}" role="img" style="max-width: 48em" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(texts.say('title') + ': ' + lines[0])}</title>",
        _sea(height),
        _title(texts),
        _foreign_land(),
        _france(seen),
        *(_land(seen, region) for region in sorted(seen.regions, key=lambda region: _is_picked(seen, region))),
        *(_region(region, texts) for region in seen.regions),
        _supply(seen, texts),
        *(_region_card(seen, region, texts) for region in seen.regions),
        *(_line(LEFT + 30, MAP_HEIGHT + 30 + 30 * k, line, 22 if k == 0 else 19) for k, line in enumerate(lines)),
        *(_panel(seen, number, strip, texts) for number in range(len(seen.seats))),
        *(_hand_card(k, card, hand, texts) for k, card in enumerate(own)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _words(x: float, y: float, words: str, size: float, style: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {style}>{escape(words)}</text>'


def _on(faction: str) -> str:
    """The style of a letter on a faction's colour."""
    return f'fill="{ON_FILL[faction]}" {BOLD}'


def _line(x: float, y: float, words: str, size: float) -> str:
    return _words(x, y, words, size, f"{START} {BOLD}" if size > 20 else START)


def _sea(height: float) -> str:
    """The sheet, the sea in its frame, and shallows along the coast; the outlines are kept for later use."""
    outlines = "".join(f'<path id="king-{area.id}" d="{area.path}"/>' for area in BOARD.areas)
    shallows = "".join(
        f'<use href="#king-coast" fill="none" stroke="#ffffff" stroke-opacity="{opacity}" stroke-width="{width}" '
        'stroke-linejoin="round"/>'
        for width, opacity in ((28, 0.18), (14, 0.25))
    )
    frame = f'<rect x="{LEFT + 18}" y="18" width="{WIDTH - 36}" height="{MAP_HEIGHT - 30}" rx="7"'
    return (
        f'<defs>{outlines}<path id="king-coast" d="{"".join(BOARD.coast)}"/>'
        f'<clipPath id="king-frame">{frame}/></clipPath></defs>'
        f'<rect x="{LEFT}" y="0" width="{WIDTH}" height="{height}" fill="#ead9b4"/>'
        f'<rect x="{LEFT + 12}" y="12" width="{WIDTH - 24}" height="{MAP_HEIGHT - 18}" rx="10" '
        f'fill="#9fbccb" stroke="{INK}" stroke-width="3"/>'
        f'{frame} fill="none" stroke="{PAPER}" stroke-width="2"/>{shallows}'
    )


def _foreign_land() -> str:
    """Ireland and the continent, up to the frame."""
    return (
        f'<path d="{"".join(BOARD.land)}" clip-path="url(#king-frame)" fill="#cdbf98" stroke="{INK}" '
        'stroke-opacity="0.5" stroke-width="1.5" stroke-linejoin="round"/>'
    )


def _title(texts: Texts) -> str:
    return _words(800, 78, texts.say("title"), 40, f"{BOLD} {ITALIC}")


def _france(seen: KingView) -> str:
    """France, where the instability discs wait."""
    x, y = FACTS["board"]["france"]["x"], FACTS["board"]["france"]["y"]
    waiting = range(INSTABILITY_DISCS - seen.unstable)
    discs = "".join(_instability_disc(x - 46 + 46 * k, y + 24, 20) for k in waiting)
    return _words(x, y + 70, "France", 17, ITALIC) + discs


# --- Regions and what lies on them ----------------------------------------------------------------


def _is_picked(seen: KingView, region: RegionView) -> bool:
    """Whether the card being resolved has to do with the region."""
    return any(words.split()[1] == region.id for words in seen.picked)


def _land(seen: KingView, region: RegionView) -> str:
    fill = SOFT[region.control] if region.control else LAND[REGION_IDS.index(region.id) % len(LAND)]
    edge, width = (GOLD, 8) if _is_picked(seen, region) else (INK, 2.5)
    return (
        f'<use href="#king-{region.id}" fill="{fill}" stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"/>'
    )


def _region(region: RegionView, texts: Texts) -> str:
    """A region's name, and below it the followers or the disc that decided it."""
    name = texts.name("region", region.id)
    wide = len(name) * NAME_SIZE * 0.62 + (24 if region.id in HOME_OF else 0)
    if region.control is None:
        x, y, size, rows = _fitted(region, wide)
        parts = _cubes(x, y + NAME_HEIGHT, size, rows)
    else:
        found = spot(region.id, wide * SPILL, NAME_HEIGHT, 2 * DISC, 2 * DISC)
        assert found is not None, "the outlines leave room for a disc"
        x, y = found
        disc = x, y + NAME_HEIGHT + DISC, DISC
        parts = [_instability_disc(*disc) if region.control == "unstable" else _control_disc(*disc, region.control)]
    parts.insert(0, _region_name(region.id, name, x, y + 20))
    return f'<g class="region" data-region="{region.id}">{"".join(parts)}</g>'


def _region_name(region: str, name: str, x: float, y: float) -> str:
    halo = f'{BOLD} stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    if region not in HOME_OF:
        return _words(x, y, name, NAME_SIZE, halo)
    shield = _shield(x - len(name) * NAME_SIZE * 0.31 - 8, y - 7, HOME_OF[region])
    return shield + _words(x + 10, y, name, NAME_SIZE, halo)


def _shield(x: float, y: float, faction: str) -> str:
    """The mark of a faction's home."""
    return (
        f'<path d="M{x - 9:g},{y - 10:g} h18 v9 q0,8 -9,13 q-9,-5 -9,-13 Z" fill="{FILL[faction]}" '
        f'stroke="{EDGE[faction]}" stroke-width="1.5"/>' + _words(x, y + 5, LETTER[faction], 13, _on(faction))
    )


def _fitted(region: RegionView, wide: float) -> tuple[float, float, float, list[tuple[str, int]]]:
    """Where a region's name goes, how large its cubes are, and their rows: as large as the outline permits."""
    longest = max(1, *region.followers.values())
    for size, name in product(CUBE_SIZES, (wide, wide * SPILL)):
        for columns in range(longest, 0, -1):
            rows = _wrapped(region.followers, columns)
            step = size * CUBE_STEP
            found = spot(region.id, name, NAME_HEIGHT, columns * step, len(rows) * step)
            if found is not None:
                return *found, size, rows
    raise AssertionError(f"no room for the followers of {region}")


def _wrapped(followers: dict[str, int], columns: int) -> list[tuple[str, int]]:
    """Rows of cubes: a new one for each faction, and no longer than the columns."""
    rows: list[tuple[str, int]] = []
    for faction, number in followers.items():
        full, rest = divmod(number, columns)
        rows += [(faction, columns)] * full + [(faction, rest)] * (rest > 0)
    return rows


def _cubes(x: float, top: float, size: float, rows: list[tuple[str, int]]) -> list[str]:
    step = size * CUBE_STEP
    return [
        _cube(x + (k - (number - 1) / 2) * step, top + row * step + size / 2, size, faction)
        for row, (faction, number) in enumerate(rows)
        for k in range(number)
    ]


def _cube(x: float, y: float, size: float, faction: str) -> str:
    half = size / 2
    return (
        f'<g class="follower {faction}"><rect x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}" '
        f'rx="{size / 7:g}" fill="{FILL[faction]}" stroke="{EDGE[faction]}" stroke-width="{size / 16:g}"/>'
        f'<path d="M{x - half * 0.8:g},{y - half * 0.72:g} H{x + half * 0.8:g}" stroke="#ffffff" '
        f'stroke-opacity="0.5" stroke-width="{size / 12:g}" stroke-linecap="round"/>'
        + _words(x, y + size * 0.28, LETTER[faction], size * 0.68, _on(faction))
        + "</g>"
    )


def _control_disc(x: float, y: float, radius: float, faction: str) -> str:
    return (
        f'<g class="control {faction}"><circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{FILL[faction]}" '
        f'stroke="{EDGE[faction]}" stroke-width="3"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.78:g}" fill="none" stroke="{ON_FILL[faction]}" '
        'stroke-opacity="0.7" stroke-width="2"/>' + _words(x, y + 11, LETTER[faction], 30, _on(faction)) + "</g>"
    )


def _instability_disc(x: float, y: float, radius: float) -> str:
    r = radius
    bolt = f"M{x + r * 0.2:g},{y - r * 0.62:g} L{x - r * 0.38:g},{y + r * 0.1:g} H{x - r * 0.02:g} "
    bolt += f"L{x - r * 0.2:g},{y + r * 0.64:g} L{x + r * 0.4:g},{y - r * 0.14:g} H{x + r * 0.04:g} Z"
    return (
        f'<g class="instability"><circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{NIGHT}" stroke="#17131f" '
        f'stroke-width="2"/><path d="{bolt}" fill="{PAPER}"/></g>'
    )


# --- Region cards and supply ----------------------------------------------------------------------


def _region_card(seen: KingView, region: RegionView, texts: Texts) -> str:
    """A region card on its numbered space: dark once its struggle is over, golden while contested."""
    space = FACTS["board"]["spaces"][region.space - 1]
    x, y = space["x"], space["y"]
    contested = region.id == seen.contested
    done = region.control is not None
    fill, ink = (NIGHT, PAPER) if done else (PAPER, INK)
    edge, width = (GOLD, 6) if contested else (INK, 2)
    parts = [
        f'<rect x="{x - CARD_WIDTH / 2:g}" y="{y - CARD_HEIGHT / 2:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'rx="9" fill="{fill}" stroke="{edge}" stroke-width="{width}"/>',
        _silhouette(region.id, x, y - 6, "#6d6580" if done else "#b9a878"),
        _words(x, y + 66, texts.name("region", region.id), 15, f'fill="{ink}" {BOLD}'),
        f'<circle cx="{x}" cy="{y - CARD_HEIGHT / 2:g}" r="18" fill="{GOLD if contested else PAPER}" '
        f'stroke="{INK}" stroke-width="2"/>',
        _words(x, y - CARD_HEIGHT / 2 + 7, str(region.space), 20, BOLD),
    ]
    if contested:
        parts.append(_words(x, y + CARD_HEIGHT / 2 + 22, texts.say("state-contested"), 17, ITALIC))
    if region.held_by is not None:
        parts.append(_negotiation_disc(x, y - 4, region.held_by, 19))
    return f'<g class="region-card" data-region="{region.id}">{"".join(parts)}</g>'


def _silhouette(region: str, x: float, y: float, colour: str) -> str:
    """The outline of a region, small, around a point."""
    corners = [corner for ring in outline(region) for corner in ring]
    xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
    scale = min(92 / (max(xs) - min(xs)), 92 / (max(ys) - min(ys)))
    left, top = x - (max(xs) + min(xs)) / 2 * scale, y - (max(ys) + min(ys)) / 2 * scale
    return (
        f'<use href="#king-{region}" fill="{colour}" transform="translate({left:.1f} {top:.1f}) scale({scale:.3f})"/>'
    )


def _negotiation_disc(x: float, y: float, seat: int, radius: float) -> str:
    return (
        f'<g class="negotiation"><circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="#4d7a4a" stroke="#22401f" '
        f'stroke-width="2.5"/>'
        + _words(x, y + radius * 0.38, str(seat + 1), radius * 1.1, f'fill="#ffffff" {BOLD}')
        + "</g>"
    )


def _supply(seen: KingView, texts: Texts) -> str:
    x, y = FACTS["board"]["supply"]["x"], FACTS["board"]["supply"]["y"]
    parts = [
        f'<rect x="{x - 88}" y="{y - 72}" width="176" height="150" rx="10" fill="{PAPER}" fill-opacity="0.9" '
        f'stroke="{INK}" stroke-width="2"/>',
        _words(x, y - 46, texts.say("table-supply"), 19, BOLD),
    ]
    for k, faction in enumerate(FACTION_IDS):
        row = y - 20 + 36 * k
        parts.append(_cube(x - 34, row, 28, faction))
        parts.append(_words(x + 24, row + 9, f"× {seen.supply[faction]}", 25))
    return f'<g class="supply">{"".join(parts)}</g>'


# --- The players ----------------------------------------------------------------------------------

PANEL_HEIGHT, PANEL_GAP, HAND_HEIGHT = 214, 16, 84


def _panel(seen: KingView, number: int, top: float, texts: Texts) -> str:
    """A player: court, cards left, latest card; golden when to decide or victorious."""
    seat = seen.seats[number]
    width = (WIDTH - 48 - PANEL_GAP * (len(seen.seats) - 1)) / len(seen.seats)
    x = LEFT + 24 + number * (width + PANEL_GAP)
    winner = seen.reckoning is not None and number in seen.reckoning.winners
    edge, thick = (GOLD, 5) if number == seen.actor or winner else (INK, 2)
    parts = [
        f'<rect x="{x:g}" y="{top:g}" width="{width:g}" height="{PANEL_HEIGHT}" rx="10" fill="{PAPER}" '
        f'stroke="{edge}" stroke-width="{thick}"/>',
        _words(x + 16, top + 32, texts.seat(number), 21, f"{START} {BOLD}"),
        *_court(seat, x + 28, top + 62, 19 if len(seen.seats) == 4 else 23),
        *_cards_left(seat, x + 16, top + 140),
    ]
    if winner:
        parts.append(_crown(x + width - 60, top + 14))
    if seat.disc:
        parts.append(_negotiation_disc(x + width - 26, top + 26, number, 14))
    if seat.top is not None:
        parts += [
            _card(x + 16, top + 176, PAPER),
            _words(x + 42, top + 195, texts.name("card", seat.top), 17, START),
        ]
    return f'<g class="seat" data-seat="{number + 1}">{"".join(parts)}</g>'


def _court(seat: SeatView, x: float, y: float, size: float) -> list[str]:
    rows = enumerate(seat.court.items())
    return [
        _cube(x + size * CUBE_STEP * k, y + 28 * row, size, faction) for row, (faction, n) in rows for k in range(n)
    ]


def _cards_left(seat: SeatView, x: float, y: float) -> list[str]:
    """The backs of the cards in hand, and their number."""
    backs = [_card(x + 20 * k, y, NIGHT) for k in range(seat.cards)]
    return [*backs, _words(x + 20 * seat.cards + (6 if backs else 0), y + 20, str(seat.cards), 19, START)]


def _card(x: float, y: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="17" height="26" rx="3" fill="{fill}" stroke="{INK}"/>'


def _crown(x: float, y: float) -> str:
    return (
        f'<path class="crown" d="M{x - 16:g},{y + 22:g} L{x - 18:g},{y:g} L{x - 8:g},{y + 10:g} L{x:g},{y - 6:g} '
        f'L{x + 8:g},{y + 10:g} L{x + 18:g},{y:g} L{x + 16:g},{y + 22:g} Z" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
    )


def _hand_card(place: int, card: str, top: float, texts: Texts) -> str:
    """A card of one's own hand."""
    x = LEFT + 24 + place * 132
    words = texts.name("card", card).split()
    first = top + HAND_HEIGHT / 2 + 6 - 11 * (len(words) - 1)
    return (
        f'<g class="card" data-card="{card}"><rect x="{x:g}" y="{top:g}" width="124" height="{HAND_HEIGHT}" rx="8" '
        f'fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        + "".join(_words(x + 62, first + 22 * k, word, 16) for k, word in enumerate(words))
        + "</g>"
    )
