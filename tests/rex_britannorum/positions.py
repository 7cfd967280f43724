"""Positions in words, for the tests of the rules.

Places and tokens are ids (`n09`; a joker is `north_joker`), cards are a value for the own colour or an id (`5`,
`rome_2`, `iceni_7`), and a play is a card and a zone's letter (`5N`, `rome_2:C`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bretwalda import Event, seeded
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    ALL_TOKENS,
    ALL_TROOPS,
    CARD_IDS,
    KINGDOM_IDS,
    OBJECTIVE_IDS,
    OWN_COLOUR,
    PLACE_IDS,
    PLACES,
    PLANNING,
    REINFORCEMENTS,
    ROME,
    ROME_CITIES,
    TRACK_IDS,
    ZONE_IDS,
    card,
)
from bretwalda.games.rex_britannorum.realm import Realm
from bretwalda.games.rex_britannorum.scoring import track_value
from bretwalda.games.rex_britannorum.state import Rex
from bretwalda.games.rex_britannorum.view import RexView, cards

LETTER = {zone[0].upper(): zone for zone in ZONE_IDS}
START = {"brigantes": "n_start", "iceni": "c_start", "regnenses": "s_start"}


# --- Words to numbers and back --------------------------------------------------------------------


def places(words: str) -> int:
    """A set of places or tokens."""
    return sum(1 << _token(word) for word in words.split())


def _token(word: str) -> int:
    if word.endswith("_joker"):
        return int(PLACES) + ZONE_IDS.index(word.removesuffix("_joker"))
    return PLACE_IDS.index(word)


def named(members: int) -> set[str]:
    """A set of places or tokens in words."""
    jokers = {f"{zone}_joker" for z, zone in enumerate(ZONE_IDS) if members >> int(PLACES) + z & 1}
    return {place for number, place in enumerate(PLACE_IDS) if members >> number & 1} | jokers


def _kind(kingdom: str, word: str) -> int:
    return CARD_IDS.index(word if "_" in word else f"{kingdom}_{word}")


def packed(kingdom: str, words: str) -> int:
    """Cards as one number."""
    return sum(int(card(_kind(kingdom, word))) for word in words.split())


# --- Setting up -----------------------------------------------------------------------------------


def opened(
    kingdoms: str = "brigantes iceni regnenses",
    seed: str = "rules",
    events: list[Event] | None = None,
    **settings: object,
) -> Rex:
    """A game after the choice of kingdoms, one for each player."""
    chosen = kingdoms.split()
    state = GAME.start(GAME.schema.complete({"players": len(chosen), **settings}), seeded(seed), events)
    while state.step.name == "kingdom":
        play(state, f"lead {chosen[int(state.actor)]}")
    return state


def started(
    kingdoms: str = "brigantes iceni regnenses",
    seed: str = "rules",
    events: list[Event] | None = None,
    **settings: object,
) -> Rex:
    """A game in which the first card is to be recruited."""
    state = opened(kingdoms, seed, events, **settings)
    while state.step.name == "objective":
        play(state, min(offered(state)))
    return state


def planning(
    hands: Mapping[str, str],
    tokens: str = "n04 n09 n14 n11 c09 s07 center_joker",
    *,
    held: Mapping[str, str] | None = None,
    rome: str = "",
    order: str = "",
    turn: int = 2,
    decks: Mapping[str, str] | None = None,
    reinforcements: str | None = None,
    seed: str = "rules",
    events: list[Event] | None = None,
    **settings: object,
) -> Rex:
    """A position in which the players in `hands` plan; what a kingdom holds beside its start road is in `held`.

    Cards that are not in a hand are in the draw pile; `decks` names the few that are left in it.
    """
    state = started(" ".join(hands), seed, None, **settings)
    state.chronicle = events
    state.turn = turn
    _lay_tokens(state, tokens, rome, held or {})
    for realm in state.realm:
        _give_cards(state, realm, hands.get(_name(realm)), decks or {})
    in_hands = sum(int(realm.hand & OWN_COLOUR[ROME]) for realm in state.realm)
    state.reinforcements = REINFORCEMENTS - in_hands
    if reinforcements is not None:
        state.reinforcements = packed("rome", reinforcements)
    for realm in state.realm:  # a troop card in a foreign hand is missing at home
        foreign = sum(int(other.hand & OWN_COLOUR[realm.kingdom]) for other in state.realm if other is not realm)
        realm.deck -= foreign
    if order:
        rivals = [k for k in state.order if state.realm[k].seat < 0]
        for place, k in enumerate([*(KINGDOM_IDS.index(name) for name in order.split()), *rivals]):
            state.order[place] = k
    state.phase = PLANNING
    state.asked = False
    state.ready = 0
    state.course.go_on(state)
    return state


def _name(realm: Realm) -> str:
    return KINGDOM_IDS[realm.kingdom]


def _lay_tokens(state: Rex, tokens: str, rome: str, held: Mapping[str, str]) -> None:
    """Tokens, Rome's places and markers; the tracks follow."""
    state.tokens = places(tokens)
    occupied = 0
    for realm in state.realm:
        if realm.seat < -1:
            continue
        realm.held = places(f"{START[_name(realm)]} {held.get(_name(realm), '')}")
        occupied |= int(realm.held)
        for track in range(len(TRACK_IDS)):
            realm.set_track(track, track_value(state, realm.held, track))
    state.rome = (int(ROME_CITIES) | places(rome)) & ~occupied
    state.bag = ALL_TOKENS & ~(int(state.tokens) | places(rome) | occupied)


def _give_cards(state: Rex, realm: Realm, hand: str | None, decks: Mapping[str, str]) -> None:
    realm.queue = realm.known = realm.discard = realm.plan = 0
    realm.hand = 0 if hand is None else packed(_name(realm), hand)
    realm.known = realm.hand & ~OWN_COLOUR[realm.kingdom]
    if realm.seat < -1:
        return
    rest = ALL_TROOPS[realm.kingdom] - (realm.hand & OWN_COLOUR[realm.kingdom])
    realm.deck = rest
    if _name(realm) in decks:
        realm.deck = packed(_name(realm), decks[_name(realm)])
        realm.discard = rest - realm.deck


def battle(plans: Mapping[str, str], tokens: str = "n04 n09 n14 n11 c09 s07 center_joker", **position: object) -> Rex:
    """The position after everybody has planned and confirmed: the first decision of the battles is owed."""
    hands = {kingdom: " ".join(_split(kingdom, word)[0] for word in words.split()) for kingdom, words in plans.items()}
    state = planning(hands, tokens, **position)  # type: ignore[arg-type]
    plan(state, plans)
    return state


def plan(state: Rex, plans: Mapping[str, str]) -> Rex:
    """Send the cards and confirm."""
    for kingdom, words in plans.items():
        seat = int(state.realm[KINGDOM_IDS.index(kingdom)].seat)
        for word in words.split():
            name, zone = _split(kingdom, word)
            play(state, f"send {name} {zone}", seat=seat)
        play(state, "confirm", seat=seat)
    return state


def _split(kingdom: str, word: str) -> tuple[str, str]:
    """`5N` as a card and a zone."""
    name = word[:-1].rstrip(":")
    return (name if "_" in name else f"{kingdom}_{name}"), LETTER[word[-1]]


# --- Playing and looking --------------------------------------------------------------------------


def play(state: Rex, *moves: str, seat: int | None = None) -> Rex:
    """Take choices one after the other, for the seat or for whoever is asked."""
    for words in moves:
        state.choose(int(state.actor) if seat is None else seat, GAME.verbs.parse(words))
    return state


def finish_turn(state: Rex, turn: int | None = None) -> Rex:
    """Decline and take whatever comes first until this turn, or the one given, is over."""
    turn = int(state.turn) if turn is None else turn
    while state.actor >= 0 and state.turn == turn:
        state.take(state.actor, state.options(state.actor)[0])
    return state


def finish(state: Rex) -> Rex:
    """Play on to the end, always the first choice."""
    while state.actor >= 0:
        state.take(state.actor, state.options(state.actor)[0])
    return state


def offered(state: Rex, seat: int | None = None) -> set[str]:
    """The choices of a seat, or of whoever is asked."""
    return {GAME.verbs.notation(int(choice)) for choice in state.options(state.actor if seat is None else seat)}


def asked(state: Rex) -> tuple[str, str]:
    """Who is asked what: a kingdom and a step."""
    kingdom = state.kingdom_of(state.actor)
    return KINGDOM_IDS[kingdom], state.step.name


def realm(state: Rex, kingdom: str) -> Realm:
    return state.realm[KINGDOM_IDS.index(kingdom)]


def held(state: Rex, kingdom: str) -> set[str]:
    """Where a kingdom is, its start road left out."""
    return named(int(realm(state, kingdom).held)) - {START[kingdom]}


def rome(state: Rex) -> set[str]:
    """What is allotted to Rome, the cities it has from the start left out."""
    return named(int(state.rome)) - {"n_rome", "c_rome", "s_rome"}


def hand(state: Rex, kingdom: str) -> list[str]:
    return cards(realm(state, kingdom).hand)


def queue(state: Rex, kingdom: str) -> list[str]:
    return cards(realm(state, kingdom).queue)


def kingdoms(members: int) -> set[str]:
    """A set of kingdoms in words."""
    return {name for k, name in enumerate(KINGDOM_IDS) if members >> k & 1}


def objectives(members: int) -> set[str]:
    return {name for number, name in enumerate(OBJECTIVE_IDS) if members >> number & 1}


def seen(state: Rex, seat: int | None = None) -> RexView:
    return GAME.view(state, seat)


def told(events: Iterable[Event], key: str) -> list[list[int]]:
    """The numbers of all events of a kind."""
    return [[int(number) for number in event.args] for event in events if event.key == key]


def on_paper(number: str, language: str) -> str:
    """A paragraph of the rules, as one line without emphasis."""
    text = GAME.book("rules", language)
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.+(?:\n  .+)*)", text, re.MULTILINE)
    assert found is not None
    return re.sub(r"[ \n]+", " ", found[1].replace("*", ""))


def tracks(state: Rex, kingdom: str) -> tuple[int, int, int]:
    """Road, cities, regions."""
    values = [int(realm(state, kingdom).track(track)) for track in range(3)]
    return values[0], values[1], values[2]


def set_tracks(state: Rex, kingdom: str, road: int, cities: int, regions: int) -> None:
    for track, value in enumerate((road, cities, regions)):
        realm(state, kingdom).set_track(track, value)
