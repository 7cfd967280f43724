"""A view as lines of text, in the reader's language."""

from __future__ import annotations

from bretwalda.engine.columns import NOTHING, aligned
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import CARD_IDS, FACTION_IDS, FACTS, INSTABILITY_DISCS, REGIONS
from .scoring import CRITERIA
from .view import KingView, Reckoning, RegionView


def text(seen: KingView, texts: Texts) -> str:
    """The view as aligned lines in the reader's language."""
    blocks = [
        "\n".join(headline(seen, texts) + alliances(seen, texts)),
        aligned(_region_rows(seen, texts)),
        aligned(_seat_rows(seen, texts)),
        "\n".join(_own_cards(seen, texts)),
    ]
    return "\n\n".join(filter(None, blocks))


def headline(seen: KingView, texts: Texts) -> list[str]:
    """Who has to decide, or how the game ended."""
    if seen.reckoning is not None:
        return [texts.message(message) for message in _reckoned(seen.reckoning)]
    assert seen.actor is not None
    seat = Arg("seat", "seat", seen.actor)
    if seen.card is None:
        lines = [texts.message(Message("view-deciding", (seat,)))]
    else:
        lines = [texts.message(Message("view-resolving", (seat, Arg("card", "card", CARD_IDS.index(seen.card)))))]
    lines.append(
        texts.say("view-struggles", number=seen.struggles, all=REGIONS, unstable=seen.unstable, limit=INSTABILITY_DISCS)
    )
    return lines


def _reckoned(end: Reckoning) -> list[Message]:
    """The end in the words of the chronicle."""
    lines = [Message(f"event-{end.end}")]
    if end.ranking:
        places = zip(("first", "second", "third"), end.ranking, strict=True)
        lines.append(Message("event-ranking", tuple(Arg(name, "faction", FACTION_IDS.index(f)) for name, f in places)))
    if end.plot is not None and end.plot_faction is not None:
        faction = Arg("faction", "faction", FACTION_IDS.index(end.plot_faction))
        lines.append(Message("event-plot_revealed", (Arg("seat", "seat", end.plot), faction)))
    criterion = Arg("criterion", "criterion", CRITERIA.index(end.decided_by))
    return lines + [Message("event-won", (Arg("seat", "seat", seat), criterion)) for seat in end.winners]


def alliances(seen: KingView, texts: Texts) -> list[str]:
    """Who plays with whom, when there are alliances."""
    if len(seen.seats) != FACTS["alliances"]["players"]:
        return []
    names = ("one", "two", "three", "four")
    return [texts.message(Message("view-alliances", tuple(Arg(n, "seat", k) for k, n in enumerate(names))))]


def _by_space(seen: KingView) -> list[RegionView]:
    """The regions in the order of their power struggles."""
    return sorted(seen.regions, key=lambda region: region.space)


def _titles(texts: Texts) -> list[str]:
    return [texts.message(Message("table-faction", (Arg("faction", "faction", f),))) for f in range(len(FACTION_IDS))]


def _region_rows(seen: KingView, texts: Texts) -> list[list[str]]:
    rows = [["", texts.say("table-region"), *_titles(texts), texts.say("table-state")]]
    for region in _by_space(seen):
        numbers = [str(region.followers[f]) if region.control is None else NOTHING for f in FACTION_IDS]
        state = ", ".join(_region_state(seen, region, texts))
        rows.append([str(region.space), texts.name("region", region.id), *numbers, state])
    rows.append(["", texts.say("table-supply"), *(str(seen.supply[f]) for f in FACTION_IDS), ""])
    return rows


def _region_state(seen: KingView, region: RegionView, texts: Texts) -> list[str]:
    words = []
    if region.id == seen.contested:
        words.append(texts.say("state-contested"))
    if region.control == "unstable":
        words.append(texts.say("state-unstable"))
    elif region.control is not None:
        faction = Arg("faction", "faction", FACTION_IDS.index(region.control))
        words.append(texts.message(Message("state-controlled", (faction,))))
    if region.held_by is not None:
        words.append(texts.say("state-held", seat=texts.seat(region.held_by)))
    return words


def _seat_rows(seen: KingView, texts: Texts) -> list[list[str]]:
    words = [texts.say(f"table-{column}") for column in ("cards", "disc", "top")]
    rows = [["", texts.say("table-court"), *_titles(texts), *words]]
    for number, seat in enumerate(seen.seats):
        mark = ">" if number == seen.actor else " "
        court = [str(seat.court[f]) for f in FACTION_IDS]
        disc = texts.say("view-unplayed") if seat.disc else ""
        top = "" if seat.top is None else texts.name("card", seat.top)
        rows.append([mark, texts.seat(number), *court, str(seat.cards), disc, top])
    return rows


def _own_cards(seen: KingView, texts: Texts) -> list[str]:
    if seen.seat is None:
        return []
    own = seen.seats[seen.seat]
    hand = ", ".join(texts.name("card", card) for card in own.hand or [])
    pile = ", ".join(texts.name("card", card) for card in own.pile or [])
    lines = [texts.say("view-hand", cards=hand) if hand else texts.say("view-hand-empty")]
    return [*lines, texts.say("view-pile", cards=pile)] if pile else lines
