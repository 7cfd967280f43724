"""Hidden Rings: two players bury a ring each on one of six holms, then row about and look for the other's."""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Event, Game, State, Step
from bretwalda.engine.fields import OWN, SEATS, bits, by, of
from bretwalda.engine.plain.places import Places
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.schema import Schema, Settings
from bretwalda.engine.state import NOBODY
from bretwalda.engine.verbs import Verb, Verbs

HOLMS = ["iona", "mull", "rum", "skye", "raasay", "coll"]
LANDINGS = (0, 3)  # where the boats lie at first
PLACES = Places("holm", [*zip(HOLMS, HOLMS[1:] + HOLMS[:1], strict=True), ("mull", "raasay")])
VERBS = Verbs([Verb("bury", ("holm",)), Verb("row", ("holm",), ends_turn=True)], {"holm": HOLMS})
BURY, ROW = VERBS.offset("bury"), VERBS.offset("row")


class Sea(State):
    """A position: who may know a field, and what its numbers mean, stands beside it; the page is made from that."""

    turns: i64 = 8  # that are left
    boat: Annotated[vec[i64], by(SEATS), of("holm")] = NOTHING
    searched: Annotated[vec[i64], by(SEATS), bits("holm")] = NOTHING
    ring: Annotated[vec[i64], by(SEATS, fill=-1), of("holm"), OWN] = NOTHING

    def imagine(self, seat: i64, dice: Dice) -> Sea:
        """The other's ring may lie wherever the seat has not looked."""
        s, other = self.copy(dice.fork()), 1 - seat
        if self.ring[other] >= 0 and self.actor != NOBODY:
            free = [h for h in range(len(HOLMS)) if h not in LANDINGS and not self.searched[seat] >> h & 1]
            s.ring[other] = free[s.dice.below(len(free))]
        return s

    def standing(self) -> list[float]:
        found = [self.boat[seat] == self.ring[1 - seat] for seat in range(2)]
        return [float(found[seat]) if any(found) else 0.5 for seat in range(2)]


class Burying(Step[Sea]):
    def options(self, s: Sea, seat: i64) -> vec[i64]:
        return vec[i64](BURY + h for h in range(len(HOLMS)) if h not in LANDINGS)

    def take(self, s: Sea, seat: i64, choice: i64) -> None:
        s.ring[seat] = choice - BURY
        s.tell("buried", seat)
        s.actor, s.step = 1 - seat, ROWING if seat == 1 else BURYING


class Rowing(Step[Sea]):
    def options(self, s: Sea, seat: i64) -> vec[i64]:
        return vec[i64](ROW + h for h in PLACES.neighbours(HOLMS, int(s.boat[seat])))

    def take(self, s: Sea, seat: i64, choice: i64) -> None:
        holm = choice - ROW
        s.boat[seat], s.searched[seat] = holm, s.searched[seat] | 1 << holm
        s.information += 1  # whoever lands learns something, and cannot take it back
        found = s.ring[1 - seat] == holm
        s.tell("found" if found else "rowed", seat, holm)
        s.turns -= 1
        s.actor = NOBODY if found or s.turns == 0 else 1 - seat


BURYING, ROWING = Burying("burying", "1.2"), Rowing("rowing", "1.3")


class HiddenRings(Game[Sea]):
    id, rules_version, state, steps = "holms", 1, Sea, (BURYING, ROWING)
    schema, verbs, places = Schema(()), VERBS, PLACES
    events = {"buried": "seat", "rowed": "seat holm", "found": "seat holm"}

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Sea:
        s = self.lay_out(2, dice, chronicle)
        s.boat = vec[i64](LANDINGS)
        return s


GAME = HiddenRings()
