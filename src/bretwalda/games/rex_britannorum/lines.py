"""A view as lines of text, in the reader's language."""

from __future__ import annotations

from bretwalda.engine.columns import aligned
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from . import names
from .board import FACTS, KINGDOM_IDS, OBJECTIVE_IDS, RATING_IDS, TRACK_IDS, ZONE_IDS
from .view import KingdomView, PlaceView, Reckoning, RexView

REGION_ZONE = {row["id"]: row["zone"] for row in FACTS["region"]}
PLACE_ZONE = {row["id"]: REGION_ZONE[row["region"]] for row in FACTS["place"]}


def text(seen: RexView, texts: Texts) -> str:
    """The view as aligned lines in the reader's language."""
    blocks = [
        "\n".join(headline(seen, texts) + _to_be_won(seen, texts)),
        aligned(_kingdom_rows(seen, texts)),
        "\n".join(_map(seen, texts)),
        "\n".join(_cards(seen, texts)),
        "\n".join(_own(seen, texts)),
    ]
    return "\n\n".join(filter(None, blocks))


def headline(seen: RexView, texts: Texts) -> list[str]:
    """Which turn it is and who has to decide, or how the game ended."""
    if seen.reckoning is not None:
        return [texts.message(message) for message in _reckoned(seen.reckoning)]
    lines = [texts.say("view-turn", turn=seen.turn, turns=seen.turns)] if seen.turn else []
    if seen.firsts_won:
        lines.append(texts.say("view-firsts", tracks=", ".join(texts.name("track", each) for each in seen.firsts_won)))
    if seen.longest_road == "group":
        lines.append(texts.say("view-group-roads"))
    lines.append(texts.say("view-deciding", seats=", ".join(map(texts.seat, seen.actors))))
    if seen.battle is not None and seen.battle.strengths:
        sums = [f"{texts.name('kingdom', name)} {number}" for name, number in seen.battle.strengths.items()]
        lines.append(_in_zone("view-battle", seen.battle.zone, texts, strengths=", ".join(sums)))
    return lines


def _reckoned(end: Reckoning) -> list[Message]:
    """The end in the words of the chronicle."""
    lines = []
    for score in end.scores:
        kingdom = _kingdom_arg(score.kingdom)
        for objective, points in score.objectives.items():
            number = Arg("number", "number", points)
            args = (kingdom, Arg("objective", "objective", OBJECTIVE_IDS.index(objective)), number)
            lines.append(Message("event-objective", args))
        lines.append(Message("event-score", (kingdom, Arg("number", "number", score.total))))
    if end.rating is not None:
        rating = Arg("rating", "rating", RATING_IDS.index(end.rating))
        return [*lines, Message("event-rated", (_kingdom_arg(end.scores[0].kingdom), rating))]
    if end.rex is None:
        return [*lines, Message("event-vacant")]
    return [*lines, Message("event-crowned", (_kingdom_arg(end.rex),))]


def _kingdom_arg(kingdom: str) -> Arg:
    return Arg("kingdom", "kingdom", KINGDOM_IDS.index(kingdom))


def _in_zone(key: str, zone: str, texts: Texts, **args: str) -> str:
    """A sentence about a zone."""
    forms = {f"zone_{form}": words for form, words in texts.forms("zone", zone).items()}
    return texts.say(key, **forms, **args)


def _to_be_won(seen: RexView, texts: Texts) -> list[str]:
    """The tokens on the board, zone by zone."""
    lines = []
    for zone in ZONE_IDS:
        tokens = [names.place(place.id) for place in seen.places if place.token and PLACE_ZONE[place.id] == zone]
        tokens += [texts.say("view-joker")] * (zone in seen.jokers)
        if tokens:
            lines.append(_in_zone("view-tokens", zone, texts, tokens=", ".join(tokens)))
    return lines


def _kingdom_rows(seen: RexView, texts: Texts) -> list[list[str]]:
    tracks = [texts.name("track", track) for track in TRACK_IDS]
    words = [texts.say(f"table-{column}") for column in ("points", "oppida", "cards", "deck", "queue")]
    rows = [["", texts.say("table-kingdom"), texts.say("table-leader"), *tracks, *words]]
    in_order = sorted(seen.kingdoms, key=lambda kingdom: [*seen.order, kingdom.id].index(kingdom.id))
    for kingdom in in_order:
        mark = ">" if kingdom.seat in seen.actors else " "
        values = [str(kingdom.tracks[track].value) for track in TRACK_IDS]
        numbers = [str(kingdom.achievements), str(kingdom.oppida), str(kingdom.cards), str(kingdom.deck)]
        queue = " ".join(card.rpartition("_")[2] for card in kingdom.queue)
        rows.append([mark, texts.name("kingdom", kingdom.id), _leader(kingdom, texts), *values, *numbers, queue])
    return rows


def _leader(kingdom: KingdomView, texts: Texts) -> str:
    if kingdom.seat is None:
        return texts.say("view-absent" if kingdom.absent else "view-nobody")
    ready = f" ({texts.say('view-ready')})" if kingdom.ready else ""
    return texts.seat(kingdom.seat) + ready


def _map(seen: RexView, texts: Texts) -> list[str]:
    """Who is where."""
    lines = [texts.say("view-rome", places=_listed([place for place in seen.places if place.rome]))]
    for kingdom in KINGDOM_IDS:
        held = [place for place in seen.places if kingdom in place.held_by]
        if held:
            lines.append(texts.say("view-holds", kingdom=texts.name("kingdom", kingdom), places=_listed(held)))
    return lines


def _listed(places: list[PlaceView]) -> str:
    return ", ".join(names.place(place.id) for place in places)


def _cards(seen: RexView, texts: Texts) -> list[str]:
    """Cards that lie open or have been seen."""
    if seen.reinforcements is None:
        lines = [texts.say("view-reinforcements-hidden", number=seen.reinforcements_left)]
    else:
        lines = [texts.say("view-reinforcements", cards=_named(seen.reinforcements, texts))]
    for kingdom in seen.kingdoms:
        name = texts.name("kingdom", kingdom.id)
        if kingdom.slots is not None:
            zones = ", ".join(texts.name("zone", slot.zone) for slot in kingdom.slots)
            lines.append(texts.say("view-slots", kingdom=name, zones=zones))
        if kingdom.plays:
            plays = [f"{texts.name('card', p.card)} ({texts.name('zone', p.zone)})" for p in kingdom.plays]
            lines.append(texts.say("view-plays", kingdom=name, plays=", ".join(plays)))
        if kingdom.shown and kingdom.seat != seen.seat:
            lines.append(texts.say("view-shown", kingdom=name, cards=_named(kingdom.shown, texts)))
    return lines


def _named(cards: list[str], texts: Texts) -> str:
    return ", ".join(texts.name("card", card) for card in cards) or "-"


def _own(seen: RexView, texts: Texts) -> list[str]:
    """One's own hand and objectives."""
    own = next((kingdom for kingdom in seen.kingdoms if kingdom.hand is not None), None)
    if own is None or own.hand is None:
        return []
    lines = [texts.say("view-hand", cards=_named(own.hand, texts)) if own.hand else texts.say("view-hand-empty")]
    for objective in own.objectives or []:
        name = texts.name("objective", objective.id)
        lines.append(texts.say("view-objective", objective=name, points=objective.points))
    if own.put_away is not None:
        lines.append(texts.say("view-put-away", objective=texts.name("objective", own.put_away)))
    return lines
