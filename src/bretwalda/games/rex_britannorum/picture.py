"""A view as a picture of the board (SVG)."""

from __future__ import annotations

from xml.sax.saxutils import escape

from bretwalda.engine.text import Texts

from .board import FACTS, KINGDOM_IDS, TRACK_IDS, ZONE_IDS
from .ground import HEIGHT, WIDTH, ground
from .lines import headline
from .view import KingdomView, PlaceView, RexView

BOLD, ITALIC, START = 'font-weight="bold"', 'font-style="italic"', 'text-anchor="start"'
MAP_HEIGHT = HEIGHT
EDGED = 'stroke="{}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
INK, PAPER, SEA, GOLD, NIGHT, FOREIGN = "#33271a", "#f3e7cb", "#9fbccb", "#d9a520", "#2b2633", "#cdbf98"
FILL = {"brigantes": "#b5352b", "iceni": "#2c5f9e", "regnenses": "#3f7d3a"}
EDGE = {"brigantes": "#6d1913", "iceni": "#173a66", "regnenses": "#1f4a1c"}
LETTER = {"brigantes": "B", "iceni": "I", "regnenses": "R"}  # colour never alone
SOFT = {"north": "#e3bfae", "center": "#bccbe0", "south": "#c3d6b5"}
DEEP = {"north": "#d9b09d", "center": "#adbed6", "south": "#b5cba5"}  # of every other region
REGIONS = {row["id"]: row for row in FACTS["region"]}
PLACES = {row["id"]: row for row in FACTS["place"]}
MARK = 19  # the size of a cube or an oppidum
CITY, ROAD = 22, 15  # from the middle of a place to its edge
PANEL_HEIGHT, CARD_HEIGHT, GAP = 190, 84, 16


def svg(seen: RexView, texts: Texts) -> str:
    """The view as a picture that stands on its own."""
    lines = headline(seen, texts)
    strip = MAP_HEIGHT + 24 + 30 * len(lines)
    hand = strip + PANEL_HEIGHT + GAP
    own = next((kingdom.hand for kingdom in seen.kingdoms if kingdom.hand), [])
    height = hand + (CARD_HEIGHT + GAP if own else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'data-map="0 0 {WIDTH} {MAP_HEIGHT}" role="img" style="max-width: 48em" '
        f'font-family="Georgia, \'DejaVu Serif\', serif" text-anchor="middle" fill="{INK}">',
        f"<title>{escape(texts.say('title') + ': ' + lines[0])}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ead9b4"/>',
        f'<clipPath id="rex-frame"><rect x="6" y="6" width="{WIDTH - 12}" height="{MAP_HEIGHT - 12}" rx="10"/>'
        "</clipPath>",
        f'<g clip-path="url(#rex-frame)"><rect width="{WIDTH}" height="{MAP_HEIGHT}" fill="{SEA}"/>',
        f'<path d="{ground().land}" fill="{FOREIGN}" stroke="{INK}" stroke-opacity="0.4"/>',
        *_shallows(),
        *(_region(region, number) for number, region in enumerate(REGIONS.values())),
        *(f'<path d="{path}" fill="none" stroke="#8a6a3c" stroke-width="6"/>' for path in ground().roads),
        "</g>",
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{MAP_HEIGHT - 12}" rx="10" fill="none" stroke="{INK}" '
        'stroke-width="3"/>',
        *(_name(region) for region in REGIONS.values()),
        *(_place(place) for place in seen.places),
        *(_joker(zone, zone in seen.jokers) for zone in ZONE_IDS),
        *(_words(24, MAP_HEIGHT + 30 + 30 * k, line, 19, START) for k, line in enumerate(lines)),
        *(_panel(seen, number, strip, texts) for number in range(len(seen.kingdoms))),
        *(_card(24 + 70 * k, hand, card) for k, card in enumerate(own)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


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


def _region(row: dict[str, object], number: int) -> str:
    fill = (DEEP if number % 2 else SOFT)[str(row["zone"])]
    return (
        f'<path class="region" data-region="{row["id"]}" d="{ground().regions[str(row["id"])]}" fill="{fill}" '
        f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
    )


def _name(row: dict[str, object]) -> str:
    """The name of a region, golden where a kingdom has its capital."""
    x, y = ground().names[str(row["id"])]
    fief = row["id"] in KINGDOM_IDS
    style = f'fill="{GOLD}" {BOLD} {EDGED.format(INK)}' if fief else f"{ITALIC} {EDGED.format(PAPER)}"
    return _words(x, y + 7, str(row["name"]), 24, style)


def _place(seen: PlaceView) -> str:
    """A road or a city: golden while its token can be won, black when it is Rome's, with the markers on it."""
    row = PLACES[seen.id]
    x, y = ground().places[seen.id]
    fill = GOLD if seen.token else NIGHT if seen.rome else PAPER
    shape = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{CITY}" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        if row["kind"] == "city"
        else f'<rect x="{x - ROAD:g}" y="{y - ROAD:g}" width="{2 * ROAD}" height="{2 * ROAD}" rx="4" '
        f'fill="{fill}" stroke="{INK}" stroke-width="2"/>'
    )
    number = seen.id.upper() if row["token"] else ""
    left = x - (len(seen.held_by) - 1) * MARK / 2
    marks = [_marker(left + MARK * k, y, kingdom, row["kind"]) for k, kingdom in enumerate(seen.held_by)]
    below = y + (CITY if row["kind"] == "city" else ROAD) + 15
    label = _words(x, below, number, 15, f"{BOLD} {EDGED.format(PAPER)}") if number else ""
    return f'<g class="place" data-place="{seen.id}">{shape}{"".join(marks)}{label}</g>'


def _marker(x: float, y: float, kingdom: str, kind: str) -> str:
    """A cube, or an oppidum with its roof."""
    half = MARK / 2
    roof = f" L{x:g},{y - half - 6:g}" if kind == "city" else ""
    return (
        f'<g class="marker {kingdom}"><path d="M{x - half:g},{y + half:g} L{x - half:g},{y - half:g}{roof} '
        f'L{x + half:g},{y - half:g} L{x + half:g},{y + half:g} Z" fill="{FILL[kingdom]}" stroke="{EDGE[kingdom]}" '
        f'stroke-width="1.5"/>' + _words(x, y + 5.5, LETTER[kingdom], 15, f'fill="#ffffff" {BOLD}') + "</g>"
    )


def _joker(zone: str, there: bool) -> str:
    """The sign of a zone, golden while its joker can be won."""
    x, y = ground().signs[zone]
    return (
        f'<g class="joker" data-zone="{zone}"><circle cx="{x}" cy="{y}" r="34" fill="{GOLD if there else SOFT[zone]}" '
        f'stroke="{INK}" stroke-width="3"/>' + _words(x, y + 12, zone[0].upper(), 36, BOLD) + "</g>"
    )


# --- The kingdoms ---------------------------------------------------------------------------------


def _panel(seen: RexView, number: int, top: float, texts: Texts) -> str:
    """A kingdom: who leads it, its tracks and points, its cards; golden when to decide or victorious."""
    kingdom = seen.kingdoms[number]
    width = (WIDTH - 48 - GAP * (len(seen.kingdoms) - 1)) / len(seen.kingdoms)
    x = 24 + number * (width + GAP)
    winner = seen.reckoning is not None and seen.reckoning.rex == kingdom.id
    edge, thick = (GOLD, 5) if kingdom.seat in seen.actors or winner else (INK, 2)
    leader = texts.say("view-nobody") if kingdom.seat is None else texts.seat(kingdom.seat)
    parts = [
        f'<rect x="{x:g}" y="{top:g}" width="{width:g}" height="{PANEL_HEIGHT}" rx="10" fill="{PAPER}" '
        f'stroke="{edge}" stroke-width="{thick}"/>',
        _marker(x + 24, top + 26, kingdom.id, "road"),
        _words(x + 44, top + 32, f"{texts.name('kingdom', kingdom.id)} · {leader}", 18, f"{START} {BOLD}"),
        *_tracks(kingdom, x + 16, top + 62, texts),
        *(_small_card(x + 16 + 34 * k, top + 140, card) for k, card in enumerate(kingdom.queue)),
        *(_small_card(x + 140 + 34 * k, top + 140, play.card) for k, play in enumerate(kingdom.plays)),
    ]
    return f'<g class="kingdom" data-kingdom="{kingdom.id}">{"".join(parts)}</g>'


def _tracks(kingdom: KingdomView, x: float, y: float, texts: Texts) -> list[str]:
    rows = []
    for k, track in enumerate(TRACK_IDS):
        on = kingdom.tracks[track]
        cubes = "•" * (on.first + on.thresholds + on.max)
        rows.append(
            _words(
                x,
                y + 22 * k,
                texts.say("said", player=texts.name("track", track), words=f"{on.value} {cubes}"),
                16,
                START,
            )
        )
    points = kingdom.achievements
    rows.append(
        _words(x, y + 66, texts.say("said", player=texts.say("table-points"), words=str(points)), 16, f"{START} {BOLD}")
    )
    return rows


def _colour(card: str) -> str:
    return FILL.get(card.rpartition("_")[0], NIGHT)


def _small_card(x: float, y: float, card: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="28" height="38" rx="4" fill="{_colour(card)}" stroke="{INK}"/>' + _words(
        x + 14, y + 26, card.rpartition("_")[2], 20, f'fill="#ffffff" {BOLD}'
    )


def _card(x: float, y: float, card: str) -> str:
    return (
        f'<g class="card" data-card="{card}"><rect x="{x:g}" y="{y:g}" width="60" height="{CARD_HEIGHT}" rx="7" '
        f'fill="{_colour(card)}" stroke="{INK}" stroke-width="2"/>'
        + _words(x + 30, y + 54, card.rpartition("_")[2], 38, f'fill="#ffffff" {BOLD}')
        + "</g>"
    )
