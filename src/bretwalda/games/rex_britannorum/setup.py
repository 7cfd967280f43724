"""Setting up the game (rules 3), and setting a position up again from its dump."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from .board import ALL_TOKENS, DEPLOYMENTS, KINGDOMS, NOBODYS, REINFORCEMENTS, ROME_CITIES
from .state import Realm, Rex
from .steps import STEPS
from .steps.course import COURSE
from .steps.opening import KINGDOM


def new(
    seats: i64, objectives: i64, random_reinforcements: bool, duel: bool, dice: Dice, chronicle: list[Event] | None
) -> Rex:
    """A game ready to play: the first decision is who leads which kingdom."""
    slot = vec[i64](capacity=DEPLOYMENTS)
    for k in range(DEPLOYMENTS):
        slot = append(slot, k * 2)
    realm = [Realm(0, NOBODYS), Realm(1, NOBODYS), Realm(2, NOBODYS)]
    s = Rex(seats, dice, KINGDOM, COURSE, realm, vec[i64](), slot)
    s.objectives = objectives
    s.random_reinforcements = random_reinforcements
    s.duel = duel
    s.rome = ROME_CITIES
    s.bag = ALL_TOKENS
    s.reinforcements = REINFORCEMENTS
    s.chronicle = chronicle
    COURSE.go_on(s)
    return s


def restore(dump: list[int]) -> Rex:
    """The position that `Rex.dump` wrote down."""
    (
        seats, actor, secret, information, step, a, b, c, counter, objectives, random_reinforcements, duel,
        phase, asked, turn, rome, bag, tokens, reinforcements, firsts, ready, at, left, zone, winners, vassals,
        strengths, hired, marked,
    ) = dump[:29]  # fmt: skip
    realm: list[Realm] = []
    start = 29
    for k in range(KINGDOMS):
        realm.append(restored_realm(k, dump[start : start + 14]))
        start += 14
    slot = vec[i64](dump[start : start + int(DEPLOYMENTS)])
    order = vec[i64](dump[start + int(DEPLOYMENTS) :])
    s = Rex(seats, Dice(a, b, c, counter), STEPS[step], COURSE, realm, order, slot)
    s.actor = actor
    s.secret = secret == 1
    s.information = information
    s.objectives = objectives
    s.random_reinforcements = random_reinforcements == 1
    s.duel = duel == 1
    s.phase = phase
    s.asked = asked == 1
    s.turn = turn
    s.rome = rome
    s.bag = bag
    s.tokens = tokens
    s.reinforcements = reinforcements
    s.firsts = firsts
    s.ready = ready
    s.at = at
    s.left = left
    s.zone = zone
    s.winners = winners
    s.vassals = vassals
    s.strengths = strengths
    s.hired = hired
    s.marked = marked
    return s


def restored_realm(kingdom: i64, dump: list[int]) -> Realm:
    (
        seat, held, deck, queue, hand, known, discard, plan, objectives, away, tracks, achieved, claimed, gained,
    ) = dump  # fmt: skip
    realm = Realm(kingdom, seat)
    realm.held = held
    realm.deck = deck
    realm.queue = queue
    realm.hand = hand
    realm.known = known
    realm.discard = discard
    realm.plan = plan
    realm.objectives = objectives
    realm.away = away
    realm.tracks = tracks
    realm.achieved = achieved
    realm.claimed = claimed
    realm.gained = gained
    return realm
