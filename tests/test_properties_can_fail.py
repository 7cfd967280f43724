"""The checks are worth something: games with one fault each, and each fault is found by its property."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Event, Match, Refusal, seeded
from bretwalda.engine import properties
from bretwalda.engine.game import Finding
from bretwalda.engine.message import Message
from bretwalda.engine.properties import Broken, check_game
from bretwalda.engine.schema import Settings
from bretwalda.engine.verbs import Verbs

from .example_game import Coracles
from .example_game.board import KEEP, NONE, VERBS
from .example_game.state import River
from .example_game.view import RiverView

EVERYWHERE = 10_000  # moments, more than any game has
NOWHERE = 0
HARD = VERBS.parse("row hard")

Found = Callable[["FaultyGame"], None]


class FaultyRiver(River):
    """A position with a fault; a copy has it, too."""


class FaultyGame(Coracles):
    """The example game, played on positions with a fault."""

    def __init__(self, position: type[River] = FaultyRiver) -> None:
        self.position = position
        self.starts = 0

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> River:
        self.starts += 1
        return self.faulty(super().start(settings, dice, chronicle))

    def restore(self, dump: list[int]) -> River:
        return self.faulty(super().restore(dump))

    def faulty(self, s: River) -> River:
        s.__class__ = self.position
        return s


# --- Positions with a fault -----------------------------------------------------------------------


class Stuck(FaultyRiver):
    def options(self, seat: i64) -> vec[i64]:
        return vec[i64]() if self.round == 2 else super().options(seat)


class Disorderly(FaultyRiver):
    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](reversed(super().options(seat)))


class Unwitting(FaultyRiver):
    """Its seats decide at once, and nobody is told that this is secret."""

    def actors(self) -> vec[i64]:
        self.secret = True
        owing = super().actors()
        self.secret = False
        return owing


class Fragile(FaultyRiver):
    def take(self, seat: i64, choice: i64) -> None:
        assert choice != HARD, "hard rowing breaks the boat"
        super().take(seat, choice)


class Needy(FaultyRiver):
    def take(self, seat: i64, choice: i64) -> None:
        assert self.chronicle is not None, "somebody must listen"
        super().take(seat, choice)


class Careless(FaultyRiver):
    def choose(self, seat: i64, choice: i64) -> bool:
        return choice in super().options(seat) and super().choose(seat, choice)


class Resentful(FaultyRiver):
    def choose(self, seat: i64, choice: i64) -> bool:
        try:
            return super().choose(seat, choice)
        except Refusal:
            self.round += 1
            raise


class Modern(FaultyRiver):
    """A copy goes on by other rules."""

    def copy(self, dice: Dice) -> Self:
        copied = super().copy(dice)
        copied.rules = self.rules + 1
        return copied


class Generous(FaultyRiver):
    def result(self) -> list[float]:
        return [1.0] * self.seats


class Endless(FaultyRiver):
    def finished(self) -> bool:
        return False


class Lossy(FaultyRiver):
    def take(self, seat: i64, choice: i64) -> None:
        super().take(seat, choice)
        self.charm[0] = NONE


class Shared(FaultyRiver):
    def copy(self, dice: Dice) -> Self:
        s = super().copy(dice)
        s.boat = self.boat
        return s


class Talkative(FaultyRiver):
    """Says more than its clones do."""

    cloned = False

    def copy(self, dice: Dice) -> Self:
        s = super().copy(dice)
        s.cloned = True
        return s

    def take(self, seat: i64, choice: i64) -> None:
        super().take(seat, choice)
        if not self.cloned:
            self.tell("won", seat)


class Unmarked(FaultyRiver):
    def take(self, seat: i64, choice: i64) -> None:
        before = self.information
        super().take(seat, choice)
        self.information = before


class Indiscreet(FaultyRiver):
    """Betrays in the number of the round which charm a neighbour holds."""

    def take(self, seat: i64, choice: i64) -> None:
        super().take(seat, choice)
        self.round = 3 + self.charm[(seat + 1) % self.seats]


class Foreseeing(FaultyRiver):
    def imagine(self, seat: i64, dice: Dice) -> River:
        s = super().imagine(seat, dice)
        s.dice = self.dice.clone()
        return s


class Confused(FaultyRiver):
    """Deals anew what everybody has seen, where no view shows it."""

    def imagine(self, seat: i64, dice: Dice) -> River:
        s = super().imagine(seat, dice)
        s.called |= 1 << 40  # a charm that no view knows
        return s


class Distracted(FaultyRiver):
    """A seat that has called its charm has forgotten so."""

    def imagine(self, seat: i64, dice: Dice) -> River:
        s = super().imagine(seat, dice)
        if s.charm[seat] == NONE:
            s.charm[seat] = NONE - 1
        return s


class Fateful(FaultyRiver):
    """Goes on with the dice that somebody may have seen fall."""

    def redeal(self, dice: Dice) -> River:
        return self.clone()


class Dealing(FaultyRiver):
    """Deals everybody another charm together with the dice."""

    def redeal(self, dice: Dice) -> River:
        return self.imagine((self.actor + 1) % self.seats, dice)


class Suggestive(FaultyRiver):
    """Leaves out a stroke that depends on a secret charm of another seat."""

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64]([c for c in super().options(seat) if c != self.charm[seat - 1] % 3])


class Insistent(FaultyRiver):
    """Asks some a second time whether they keep their charm: those who have certain ones."""

    def take(self, seat: i64, choice: i64) -> None:
        if choice == KEEP and self.stroke[seat] == NONE and self.charm[seat] % 2:
            self.stroke[seat] = 0
            return
        if choice == KEEP:
            self.stroke[seat] = NONE
        super().take(seat, choice)


class Unimaginable(FaultyRiver):
    def imagine(self, seat: i64, dice: Dice) -> River:
        assert self.round < 3, "too late to imagine anything"
        return super().imagine(seat, dice)


# --- Games with a fault ---------------------------------------------------------------------------


class Whimsical(FaultyGame):
    """Begins each game a little differently."""

    def faulty(self, s: River) -> River:
        s.information = self.starts
        return s


class Aging(FaultyGame):
    """Begins its third game differently; that is the loaded one."""

    def faulty(self, s: River) -> River:
        s.information = max(0, self.starts - 2)
        return s


class Forgetful(FaultyGame):
    def faulty(self, s: River) -> River:
        s.called = 0
        return s


class Misreading(Verbs):
    def parse(self, text: str) -> int:
        return (super().parse(text) + 1) % len(self)


class Illegible(FaultyGame):
    verbs = Misreading([VERBS.choice(VERBS.offset(word)).verb for word in ("row", "keep", "call")], VERBS.vocabulary)


class Transparent(FaultyGame):
    def view(self, state: River, seat: int | None) -> RiverView:
        seen = super().view(state, seat)
        return seen if seat is None else msgspec.structs.replace(seen, charm=str(list(state.charm)))


class Gossiping(FaultyGame):
    def view(self, state: River, seat: int | None) -> RiverView:
        seen = super().view(state, seat)
        return seen if seat is not None else msgspec.structs.replace(seen, charm=str(list(state.charm)))


class Telling(FaultyGame):
    def features(self, state: River, seat: int) -> list[float]:
        return [*super().features(state, seat)[:-1], float(state.charm[(seat + 1) % state.seats])]


class Speechless(FaultyGame):
    def prompt(self, state: River, seat: int) -> Message:
        return Message("prompt-nothing")


class Blind(FaultyGame):
    def features(self, state: River, seat: int) -> list[float]:
        return [0.0 for _ in super().features(state, seat)]


class Untold(FaultyGame):
    """Has an event that rarely happens, and no words for it."""

    events = {**Coracles.events, "drowned": "seat"}


class Unheard(FaultyGame):
    events = {**Coracles.events, "rowed": ""}


class Pointless(FaultyGame):
    def points_at(self, state: River, choice: int) -> str:
        return "button:"


class Unquestionable(FaultyGame):
    def finding(self, state: River, seat: int, thing: str) -> Finding | None:
        _kind, _name = thing.split(":")
        return None


FAULTS: list[tuple[str, FaultyGame, int]] = [
    ("actors_have_options", FaultyGame(Stuck), NOWHERE),
    ("actors_have_options", FaultyGame(Disorderly), NOWHERE),
    ("actors_have_options", FaultyGame(Unwitting), NOWHERE),
    ("listed_choices_can_be_taken", FaultyGame(Fragile), NOWHERE),
    ("listed_choices_can_be_taken", FaultyGame(Needy), EVERYWHERE),
    ("other_choices_are_refused", FaultyGame(Careless), EVERYWHERE),
    ("other_choices_are_refused", FaultyGame(Resentful), EVERYWHERE),
    ("results_are_shares", FaultyGame(Generous), NOWHERE),
    ("games_end", FaultyGame(Endless), NOWHERE),
    ("nothing_is_lost", FaultyGame(Lossy), NOWHERE),
    ("same_choices_same_game", Whimsical(), NOWHERE),
    ("clones_are_equal_and_independent", FaultyGame(Shared), EVERYWHERE),
    ("dumps_restore", Forgetful(), EVERYWHERE),
    ("positions_know_their_rules", FaultyGame(Modern), EVERYWHERE),
    ("saves_load", Aging(), EVERYWHERE),
    ("notation_reads_back", Illegible(), EVERYWHERE),
    ("undo_goes_back_exactly", FaultyGame(Talkative), EVERYWHERE),
    ("surprises_are_information_points", FaultyGame(Unmarked), EVERYWHERE),
    ("surprises_are_information_points", FaultyGame(Indiscreet), EVERYWHERE),
    ("imagining_looks_the_same", Transparent(), EVERYWHERE),
    ("imagining_looks_the_same", Gossiping(), EVERYWHERE),
    ("imagining_looks_the_same", Telling(), EVERYWHERE),
    ("imagining_looks_the_same", FaultyGame(Suggestive), EVERYWHERE),
    ("imagining_looks_the_same", FaultyGame(Foreseeing), EVERYWHERE),
    ("open_fields_are_imagined_as_they_are", FaultyGame(Confused), EVERYWHERE),
    ("open_fields_are_imagined_as_they_are", FaultyGame(Distracted), EVERYWHERE),
    ("sights_follow_from_what_is_told", FaultyGame(Insistent), EVERYWHERE),
    ("other_dice_change_nothing_known", FaultyGame(Fateful), EVERYWHERE),
    ("other_dice_change_nothing_known", FaultyGame(Dealing), EVERYWHERE),
    ("what_is_known_tells_what_is_legal", Blind(), EVERYWHERE),
    ("everything_has_its_message", Untold(), NOWHERE),
    ("questions_are_said", Speechless(), EVERYWHERE),
    ("events_are_said", Unheard(), NOWHERE),
    ("choices_point_at_something", Pointless(), EVERYWHERE),
    ("anything_may_be_asked_about", Unquestionable(), EVERYWHERE),
    ("anybody_can_take_over", FaultyGame(Unimaginable), EVERYWHERE),
]


@pytest.mark.parametrize(
    ("name", "game", "thoroughness"),
    FAULTS,
    ids=[f"{name}-{(game.position if type(game) is FaultyGame else type(game)).__name__}" for name, game, _ in FAULTS],
)
def test_a_fault_is_found(name: str, game: FaultyGame, thoroughness: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(properties, "LONGEST_GAME", 300)
    with pytest.raises(Broken) as caught:
        check_game(game, {"players": 3}, "faults", thoroughness)
    assert caught.value.property == name
    assert caught.value.detail
    assert caught.value.journal is not None


def test_an_undo_that_goes_too_far_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: bool(match.decisions))
    with pytest.raises(Broken) as caught:
        check_game(Coracles(), {"players": 3}, "faults", EVERYWHERE)
    assert caught.value.property == "undo_goes_back_exactly"


def test_every_property_can_fail() -> None:
    checks: list[Any] = [check for check in vars(properties).values() if hasattr(check, "__wrapped__")]
    names = {check.__name__ for check in checks if not hasattr(check, "cache_info")}
    assert names == {name for name, _, _ in FAULTS}


def test_the_evidence_ends_with_the_decision_that_failed() -> None:
    with pytest.raises(Broken) as caught:
        check_game(FaultyGame(Fragile), {"players": 3}, "faults", NOWHERE)
    journal = caught.value.journal
    assert journal is not None
    assert journal.moves[-1].endswith("row hard")
    with pytest.raises(AssertionError, match="hard rowing"):
        Match.replay(FaultyGame(Fragile), journal)


def test_the_example_without_faults_passes() -> None:
    assert check_game(FaultyGame(), {"players": 3}, "faults", EVERYWHERE) > 0
    assert FaultyGame().new(seed="x").imagine(0, seeded("y")).__class__ is FaultyRiver
