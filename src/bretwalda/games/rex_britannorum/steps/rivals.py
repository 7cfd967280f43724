"""How kingdoms without a player plan and choose (rules 11)."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.bits import size

from ..board import (
    BEHAVIOUR,
    CITY_PLACES,
    DEPLOYMENTS,
    FORESIGHTED,
    GREEDY,
    JOKER,
    SHOWN,
    ZONE_TOKENS,
    ZONES,
    member,
    value_of,
    with_planned,
)
from ..realm import Realm
from ..state import Rex


def plan_for_rival(s: Rex, realm: Realm) -> None:
    """Turn up two cards and send them off as is the kingdom's way."""
    first = s.draw_card(realm)
    second = s.draw_card(realm)
    behaviour = BEHAVIOUR[realm.kingdom]
    if behaviour == FORESIGHTED:
        plan_with_foresight(s, realm, first, second)
    elif behaviour == GREEDY:
        send(realm, 0, first, richest_zone(s))
        send(realm, 1, second, shown(s, random_deployment(s, DEPLOYMENTS)))
    else:
        plan_impetuously(s, realm, first, second)


def send(realm: Realm, slot: i64, kind: i64, zone: i64) -> None:
    realm.plan = with_planned(realm.plan, slot, kind, zone)


def random_deployment(s: Rex, number: i64) -> i64:
    """One of so many deployment cards, either way up."""
    return s.dice.below(number) * 2 + s.dice.below(2)


def shown(s: Rex, deployment: i64) -> i64:
    """The zone a deployment card sends troops to; one without tokens turns the card round (rules 11.8)."""
    if has_tokens(s, SHOWN[deployment]):
        return SHOWN[deployment]
    if has_tokens(s, SHOWN[deployment ^ 1]):
        return SHOWN[deployment ^ 1]
    return richest_zone(s)  # all tokens lie in the third zone


def has_tokens(s: Rex, zone: i64) -> bool:
    return s.tokens & ZONE_TOKENS[zone] != 0


# --- The impetuous (rules 11.9) -------------------------------------------------------------------


def plan_impetuously(s: Rex, realm: Realm, first: i64, second: i64) -> None:
    """Two different deployment cards by chance, each either way up."""
    one = random_deployment(s, DEPLOYMENTS)
    other = random_deployment(s, DEPLOYMENTS - 1)
    if other >= one - one % 2:
        other += 2  # skip the card that is used
    send(realm, 0, first, shown(s, one))
    send(realm, 1, second, shown(s, other))


# --- The greedy (rules 11.10) ---------------------------------------------------------------------


def richest_zone(s: Rex) -> i64:
    """The zone with most tokens; of equals one with a joker, then with most cities, then the first."""
    best: i64 = 0
    most: i64 = -1
    for zone in range(ZONES):
        tokens = s.tokens & ZONE_TOKENS[zone]
        joker = tokens >> JOKER + zone & 1
        wealth = size(tokens) * 1000 + joker * 100 + size(tokens & CITY_PLACES)
        if wealth > most:
            most = wealth
            best = zone
    return best


# --- The foresighted (rules 11.11 to 11.13) -------------------------------------------------------


def plan_with_foresight(s: Rex, realm: Realm, first: i64, second: i64) -> None:
    """The first card goes to the middle slot, the second beside or to it, as its printed value is."""
    middle: i64 = 1
    beside = middle
    if value_of(second) < value_of(first):
        beside = 0
    elif value_of(second) > value_of(first):
        beside = 2
    turn_if_empty(s, middle)
    turn_if_empty(s, beside)
    send(realm, 0, first, shown(s, s.slot[middle]))
    send(realm, 1, second, shown(s, s.slot[beside]))


def turn_if_empty(s: Rex, slot: i64) -> None:
    """A card that shows a zone without tokens is turned round for good (R10)."""
    deployment = s.slot[slot]
    if not has_tokens(s, SHOWN[deployment]) and has_tokens(s, SHOWN[deployment ^ 1]):
        s.slot[slot] = deployment ^ 1


# --- Taking tokens (rules 11.5) -------------------------------------------------------------------


def random_token(s: Rex, tokens: i64) -> i64:
    """One of the tokens by chance."""
    s.information += 1
    return member(tokens, s.dice.below(size(tokens)))
