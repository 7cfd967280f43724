"""The doors of /api that say who somebody is."""

from __future__ import annotations

from functools import partial

from bretwalda.engine.refusal import Refusal

from .doors import Door, Visit
from .limits import Limit
from .messages import AboutMe, Key, Me, Password
from .names import LONGEST_NAME, shown
from .people import Person


async def who_am_i(visit: Visit) -> Me:
    """A newcomer gets to be somebody, unless the password has to come first."""
    if visit.known is None and visit.house.people.closed:
        raise Refusal("refused-password")
    if visit.known is None:
        visit.house.ledger.newcomer(visit.address)
        visit.known, visit.new_token = await visit.house.people.newcomer()
    return me(visit.known)


async def enter(visit: Visit) -> Me:
    people, count = visit.house.people, partial(visit.house.ledger.newcomer, visit.address)
    visit.known, visit.new_token = await people.enter(visit.body.password, visit.token, count)
    return me(visit.known)


async def change_me(visit: Visit) -> Me:
    name = None if visit.body.name is None else shown(visit.body.name, LONGEST_NAME)
    await visit.house.people.change(visit.person, name, visit.body.preferences)
    return me(visit.person)


async def new_key(visit: Visit) -> Key:
    return Key(await visit.house.people.new_key(visit.person))


async def carry_on(visit: Visit) -> Me:
    """Another device: the key says who it is."""
    if visit.known is None and visit.house.people.closed:
        raise Refusal("refused-password")
    with visit.house.ledger.guess(visit.address):
        visit.known, visit.new_token = await visit.house.people.of_key(visit.body.key)
    return me(visit.known)


def me(person: Person) -> Me:
    return Me(person.name, person.preferences, person.has_key)


DOORS = (
    Door("GET", "/api/me", who_am_i, Limit(60, 2.0), for_strangers=True),
    Door("POST", "/api/me", change_me, Limit(20, 0.5), AboutMe),
    Door("POST", "/api/enter", enter, Limit(10, 0.1), Password, for_strangers=True),
    Door("POST", "/api/key", new_key, Limit(5, 0.05)),
    Door("POST", "/api/carry", carry_on, Limit(10, 0.1), Key, for_strangers=True),
)
