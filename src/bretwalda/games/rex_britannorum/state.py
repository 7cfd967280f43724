"""The movable: kingdoms, tokens, cards and plans, how they are copied, and what a seat could imagine."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.bits import size
from bretwalda.engine.dice import Dice
from bretwalda.engine.fields import HIDDEN, REST, by, since
from bretwalda.engine.rows import NOTHING
from bretwalda.engine.state import NOBODY, State, Step

from . import fields, scoring
from .board import (
    CITY_PLACES,
    DEPLOYMENTS,
    EXTRA,
    IN_ZONE,
    KINGDOMS,
    NONE,
    OF_TYPE,
    OVER,
    OWN_COLOUR,
    PLANNING,
    ROADS,
    TYPES,
    ZONE_TOKENS,
    bit,
    card,
    count,
    kind_at,
    member,
    planned_cards,
    planned_zone,
    total,
    with_planned,
)
from .realm import Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """What carries a game on from one decision to the next; `steps/course.py` has the only one."""

    @abstractmethod
    def go_on(self, s: Rex) -> None:
        """Play until somebody is asked or the game is over."""


@final
@mypyc_attr(acyclic=True)
class Rex(State):
    """A position of Rex Britannorum."""

    course: Course
    # How it was set up.
    objectives: i64 = 0  # EARLY_CHOICE, LATE_CHOICE or NO_OBJECTIVES
    random_reinforcements: bool = False
    duel: bool = False
    group_roads: Annotated[bool, since(2)] = False  # the longest road is a group, no path (R6)
    # The table.
    phase: i64 = 0
    asked: bool = False  # whether somebody owes a decision
    turn: i64 = 0
    rome: i64 = 0  # places allotted to Rome, as bits
    bag: i64 = 0  # tokens not yet drawn, as bits
    tokens: i64 = 0  # tokens on the board, as bits
    reinforcements: i64 = 0  # cards on the table
    firsts: i64 = 0  # tracks whose First has been won, as bits
    ready: i64 = 0  # seats that have taken their secret decision, as bits
    # The phase being played.
    at: i64 = 0  # whose turn it is, as a place in the order
    left: i64 = 0  # cards or tokens still to be taken
    zone: i64 = 0  # being fought over
    winners: i64 = 0  # kingdoms as bits
    vassals: i64 = 0
    strengths: i64 = 0  # sums of the battle, eight bits for each kingdom
    hired: i64 = 0  # kingdoms that have had their power 2 in this battle, as bits
    marked: i64 = 0  # kingdoms that have put a marker on the map this turn, as bits
    realm: Annotated[list[Realm], by(KINGDOMS), HIDDEN]
    # The deployment cards of the foresighted kingdom: card * 2 + end that is up.
    slot: Annotated[vec[i64], by(DEPLOYMENTS)] = NOTHING
    # The kingdoms in the order of the turn, those without a player last.
    order: Annotated[vec[i64], by(REST)] = NOTHING

    def copy(self, dice: Dice) -> Rex:
        return fields.copy(Rex(self.seats, dice), self)

    def dump(self) -> list[int]:
        return fields.dump(self)

    def actors(self) -> vec[i64]:
        """While all decide in secret, everybody who has not done so; otherwise whoever is asked."""
        if self.actor == NOBODY or not self.secret:
            return super().actors()
        out = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            if not self.ready >> seat & 1:
                out = append(out, seat)
        return out

    def owes(self, seat: i64) -> bool:
        if self.actor == NOBODY or not self.secret:
            return super().owes(seat)
        return 0 <= seat < self.seats and not self.ready >> seat & 1

    def take(self, seat: i64, choice: i64) -> None:
        self.asked = False
        self.step.take(self, seat, choice)
        if not self.asked:
            self.course.go_on(self)

    # --- What a seat could imagine ---

    def imagine(self, seat: i64, dice: Dice) -> Rex:
        """Deal anew what the seat has not seen: other hands and draw piles, plans, objectives.

        Everything else lies open, or is known to whoever paid attention: every card was seen when it was played.
        The order of draw piles and of the bag needs no dealing, because it is decided when something is drawn.
        """
        if seat != NOBODY:  # a spectator's eyes
            self.check_seat(seat)
        s = self.copy(dice.fork())
        s.imagine_objectives(seat)
        for k in range(KINGDOMS):
            realm = s.realm[k]
            if realm.seat >= 0 and realm.seat != seat:
                s.imagine_cards(realm)
        return s

    def imagine_objectives(self, seat: i64) -> None:
        """Deal the objectives of the others anew, one of each type, and let them put away one again."""
        over = self.phase == OVER
        for kind in range(TYPES):
            unseen = OF_TYPE[kind]
            for k in range(KINGDOMS):
                realm = self.realm[k]
                if realm.seat == seat:
                    unseen &= ~(realm.objectives | realm.away)
                elif over:
                    unseen &= ~realm.objectives  # shown at the end
            for k in range(KINGDOMS):
                realm = self.realm[k]
                if realm.seat == seat or realm.seat < 0:
                    continue
                dealt = (realm.away if over else realm.objectives | realm.away) & OF_TYPE[kind]
                if dealt == 0:
                    continue
                instead = bit(member(unseen, self.dice.below(size(unseen))))
                unseen &= ~instead
                if realm.away & dealt:
                    realm.away = realm.away & ~dealt | instead
                else:
                    realm.objectives = realm.objectives & ~dealt | instead
        if not over:
            self.imagine_choices(seat)

    def imagine_choices(self, seat: i64) -> None:
        """Which objective the others have put away is as unknown as which they were dealt."""
        for k in range(KINGDOMS):
            realm = self.realm[k]
            if realm.seat != seat and realm.away:
                dealt = realm.objectives | realm.away
                realm.away = bit(member(dealt, self.dice.below(size(dealt))))
                realm.objectives = dealt & ~realm.away

    def imagine_cards(self, realm: Realm) -> None:
        """Deal a hand anew as far as nobody has seen it, and a plan that is still secret with it."""
        if self.phase == PLANNING:
            realm.hand += planned_cards(realm.plan)
            realm.plan = 0
        hidden = realm.hand - realm.known
        if realm.deck:
            pool = realm.deck + hidden
            number = total(hidden)
            left = total(pool)
            hidden = 0
            for k in range(number):
                one = card(kind_at(pool, self.dice.below(left - k)))
                pool -= one
                hidden += one
            realm.hand = realm.known + hidden
            realm.deck = pool
        if self.phase == PLANNING and self.ready >> realm.seat & 1:
            self.imagine_plan(realm)

    def imagine_plan(self, realm: Realm) -> None:
        """A plan that somebody may have confirmed: any cards, and zones the likelier the more there is to win."""
        own = realm.hand & OWN_COLOUR[realm.kingdom]
        for slot in range(EXTRA):
            kind = kind_at(own, self.dice.below(total(own)))
            own -= card(kind)
            realm.hand -= card(kind)
            realm.plan = with_planned(realm.plan, slot, kind, self.promising_zone())
        extras = realm.hand & ~OWN_COLOUR[realm.kingdom]
        if extras == 0 or self.dice.below(2) == 0:
            return
        zone = self.promising_zone()
        if zone == planned_zone(realm.plan, 0) and zone == planned_zone(realm.plan, 1):
            return  # no three cards to one zone
        kind = kind_at(extras, self.dice.below(total(extras)))
        realm.hand -= card(kind)
        realm.plan = with_planned(realm.plan, EXTRA, kind, zone)

    def promising_zone(self) -> i64:
        """A zone by chance, as likely as it has tokens."""
        k = self.dice.below(size(self.tokens))
        zone: i64 = 0
        while k >= size(self.tokens & ZONE_TOKENS[zone]):
            k -= size(self.tokens & ZONE_TOKENS[zone])
            zone += 1
        return zone

    # --- The end ---

    def standing(self) -> list[float]:
        return scoring.shares(self)

    # --- What the rules ask of a position ---

    def kingdom_of(self, seat: i64) -> i64:
        """The kingdom that a seat leads, or NONE before it has chosen one."""
        for k in range(KINGDOMS):
            if self.realm[k].seat == seat:
                return k
        return NONE

    def others_hold(self, kingdom: i64) -> i64:
        """The places where other kingdoms are, as bits."""
        out: i64 = 0
        for k in range(KINGDOMS):
            if k != kingdom:
                out |= self.realm[k].held
        return out

    def strength(self, kingdom: i64) -> i64:
        """The sum of a kingdom in the battle being resolved."""
        return self.strengths >> 8 * kingdom & 255

    def usable(self, realm: Realm, tokens: i64) -> i64:
        """The tokens among these that a kingdom could take: not where it already is, no city without a marker (R2)."""
        out = tokens & ~realm.held
        return out if realm.oppida() else out & ~CITY_PLACES

    def joker_targets(self, realm: Realm) -> i64:
        """Where a joker of the zone being fought over could put a marker (rules 7.6 to 7.8), as bits."""
        roads = ROADS & (self.others_hold(realm.kingdom) | self.rome)
        cities = CITY_PLACES & self.rome if realm.oppida() else 0
        return (roads | cities) & IN_ZONE[self.zone] & ~realm.held

    # --- What many rules do ---

    def ask(self, step: Step[Rex], seat: i64) -> None:
        """Wait for a seat's decision."""
        self.step = step
        self.actor = seat
        self.asked = True

    def ask_all(self, step: Step[Rex]) -> None:
        """Wait for a secret decision of everybody."""
        self.ready = 0
        self.secret = True
        self.ask(step, 0)

    def settle(self, seat: i64) -> None:
        """A seat has taken its secret decision; the last one ends the secrecy."""
        self.ready |= 1 << seat
        waiting = self.actors()
        if len(waiting):
            self.actor = waiting[0]
            self.asked = True
        else:
            self.secret = False
            self.information += 1  # what was secret comes to light, or dice fall

    def draw_card(self, realm: Realm) -> i64:
        """Draw the top card of a draw pile: its kind."""
        self.information += 1
        kind = kind_at(realm.deck, self.dice.below(total(realm.deck)))
        realm.deck -= card(kind)
        return kind

    def draw_tokens(self, number: i64) -> i64:
        """Draw tokens from the bag, or as many as there are."""
        self.information += 1
        drawn: i64 = 0
        left = size(self.bag)
        for _k in range(min(number, left)):
            token = bit(member(self.bag, self.dice.below(left)))
            left -= 1
            self.bag &= ~token
            drawn |= token
        return drawn

    def mark(self, realm: Realm, place: i64) -> None:
        """Put a cube or an oppidum of a kingdom on a place."""
        realm.held |= bit(place)
        self.marked |= 1 << realm.kingdom

    def reinforce(self, realm: Realm, kind: i64) -> None:
        """Give a reinforcement to a kingdom, for all to see."""
        self.reinforcements -= card(kind)
        realm.hand += card(kind)
        realm.known += card(kind)

    def forget_played(self, realm: Realm, kind: i64) -> None:
        """A card was played: one card of its kind less is known to be in the hand."""
        if count(realm.known, kind):
            realm.known -= card(kind)
