"""The doors of /api that say who somebody is."""

from __future__ import annotations

from functools import partial

from bretwalda.engine.refusal import Refusal

from ..messages import AboutMe, Key, Me, Password
from ..names import LONGEST_NAME, shown
from ..people import Person
from .endpoints import Endpoint, RequestContext
from .limits import Limit


async def who_am_i(context: RequestContext) -> Me:
    """A newcomer gets to be somebody, unless the password has to come first."""
    if context.known is None and context.services.people.closed:
        raise Refusal("refused-password")
    if context.known is None:
        await context.services.ledger.admit_newcomer(context.address)
        context.known, context.new_token = await context.services.people.add_newcomer()
    return me(context.known)


async def enter(context: RequestContext) -> Me:
    people, count = context.services.people, partial(context.services.ledger.admit_newcomer, context.address)
    context.known, context.new_token = await people.enter(context.body.password, context.token, count)
    return me(context.known)


async def change_me(context: RequestContext) -> Me:
    name = None if context.body.name is None else shown(context.body.name, LONGEST_NAME)
    await context.services.people.change(context.person, name, context.body.preferences)
    return me(context.person)


async def make_key(context: RequestContext) -> Key:
    return Key(await context.services.people.make_key(context.person))


async def carry_on(context: RequestContext) -> Me:
    """Another device: the key says who it is."""
    if context.known is None and context.services.people.closed:
        raise Refusal("refused-password")
    async with context.services.ledger.guess(context.address):
        context.known, context.new_token = await context.services.people.of_key(context.body.key)
    return me(context.known)


def me(person: Person) -> Me:
    return Me(person.name, person.preferences, person.has_key)


DOORS = (
    Endpoint("GET", "/api/me", who_am_i, Limit(60, 2.0), for_strangers=True),
    Endpoint("POST", "/api/me", change_me, Limit(20, 0.5), AboutMe),
    Endpoint("POST", "/api/enter", enter, Limit(10, 0.1), Password, for_strangers=True, for_banned=True, shared=True),
    Endpoint("POST", "/api/key", make_key, Limit(5, 0.05)),
    Endpoint("POST", "/api/carry", carry_on, Limit(10, 0.1), Key, for_strangers=True, for_banned=True, shared=True),
)
