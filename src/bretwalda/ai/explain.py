"""Why a computer player decides as it does: the terms of its own judgement that tell two choices apart.

A game that plans for itself says what it expects of a choice, term by term (`Game.foresee`). Where choices were tried
out or searched, the same worlds are played on after each of them, and the positions that they lead to are judged term
by term (`Game.terms_at`). The terms that differ most are the reasons. All of it rests on an imagined position, so an
explanation says nothing that its seat could not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.foresight import Foresight, Term, averaged
from bretwalda.engine.game import Game, params
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import State

from .ending import Ends, ends_at_once
from .entrants import patient
from .level import LEVELS, Level
from .player import PLANNED, SEARCHED, SOLVED, TRIED, Computer, Thought

TOP = 3  # choices that are explained
TRIALS, PLAY_OUTS = 32, 160  # worlds in which a choice is played on, by the planner or by the search
OFTEN_SEEN = 12  # visits of a search that make a reply likely enough to be named
MOST_REPLIES = 6
MOST_FOR, MOST_AGAINST = 3, 2  # terms that are named
OVERLOOKED = 0.0005  # a chance of victory: of what has less the planner has no plan, and it is no alternative
THOUGHT = 0.7  # of the time, about; then the reasons are looked for
DECISIVE = 0.15  # of the largest difference: what is smaller decides nothing
CERTAIN, FORCED, RANDOM = "certain", "forced", "random"  # what a choice rests on without a thought

WINS = Message("explain-wins")

Decision = tuple[int, int]  # (seat, choice)
Report = Callable[[float], None]  # how much of it is done, from 0 to 1


def unheard(done: float) -> None:
    """Nobody wants to know how far it has come."""


class Difference(NamedTuple):
    """A term of two choices: what it is worth more in the first, and what it is in each, if it is there."""

    worth: float
    this: Term | None
    that: Term | None

    @property
    def name(self) -> tuple[str, tuple[int, ...]]:
        either = self.this or self.that
        assert either is not None
        return either.name


class Point(NamedTuple):
    """Something in which two choices differ.

    Attributes:
        message: what it is.
        other: it is said of the other choice alone.
    """

    message: Message
    other: bool


@dataclass(frozen=True)
class Weighed:
    """One choice, and what speaks for it and against it beside another.

    Attributes:
        choice: the choice.
        chance: of victory, from 0 to 1, as the player judges it; None = it has not thought about it.
        visits: how often it was looked at, or in how many worlds it was tried.
        rival: the choice that it is compared with: the best other one; None = there is none.
        does: what it does, if there is a word for that.
        better: where it is better than the other, what counts most first.
        worse: where it is worse.
        notes: what it counts on.
        line: the choice, the rest of the plan, and what the others are expected to reply.
    """

    choice: int
    chance: float | None
    visits: int
    rival: int | None
    does: Message | None
    better: tuple[Point, ...]
    worse: tuple[Point, ...]
    notes: tuple[Message, ...]
    line: tuple[Decision, ...]


@dataclass(frozen=True)
class Explanation:
    """Why a player decides so; `explain` gives it.

    Attributes:
        seat: whose decision it is, and from whose knowledge it is explained.
        level: the name of the level that is explained.
        basis: what the decision rests on: `planned`, `tried`, `searched`, `solved`, or without a thought `certain`,
            `forced`, `random`.
        verdict: the same as a sentence, with the chances of the first two.
        options: the choice, then the best others.
    """

    seat: int
    level: str
    basis: str
    verdict: Message
    options: tuple[Weighed, ...]


def explain(
    game: Game[Any],
    state: State,
    seat: int,
    level: Level = LEVELS["normal"],
    seed: str = "explain",
    played: int | None = None,
    in_time: bool = False,
    report: Report = unheard,
    beside: int | None = None,
) -> Explanation | None:
    """Why a player of a level would decide so, or why it has played what it has; None = the seat owes no decision.

    The same question gets the same answer, unless it must be found within the seconds of the level (`in_time`). Now and
    then `report` is told how far it has come. Whoever knows what was played gets that explained, beside the best other;
    if the player does not even look at it, the choice that it would take. It may be compared with a choice of one's own
    (`beside`) in place of the best other.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> found = explain(game, game.new(seed="hastings"), 1, LEVELS["easy"])
    >>> found.basis, found.options[0].rival == found.options[1].choice
    ('searched', True)
    """
    dice = seeded(seed)
    imagined = state.imagine(seat, dice)
    options = [int(choice) for choice in imagined.options(seat)]
    if not options:
        return None
    return _Explainer(game, imagined, seat, level if in_time else patient(level), dice, report).explain(
        options, played, beside
    )


class _Expectation(NamedTuple):
    """What comes of a choice; where worlds were played on, also each half of them: what both show is no accident."""

    foresight: Foresight
    halves: tuple[tuple[Term, ...], ...] = ()


class _Explainer:
    """One position and one player who has thought about it."""

    def __init__(self, game: Game[Any], imagined: State, seat: int, level: Level, dice: Dice, report: Report) -> None:
        self.game = game
        self.imagined = imagined
        self.seat = seat
        self.level = level
        self.dice = dice
        self.report = report
        self.began = monotonic()
        self.computer = Computer(game, level, dice.fork(), self._look_up)

    def explain(self, options: list[int], played: int | None, beside: int | None) -> Explanation:
        if len(options) == 1:
            return self._without_thought(FORCED, Message("advice-only"), options[0])
        if not self.level.thinks:
            return self._without_thought(RANDOM, Message("explain-random"), options[0] if played is None else played)
        ends = Ends() if self.imagined.secret else ends_at_once(self.imagined, self.seat, options, self.dice.fork())
        if ends.won and played in (None, *ends.won):
            return self._without_thought(CERTAIN, WINS, ends.won[0] if played is None else played)
        thoughts = self.computer.think(self.imagined, self.seat)
        safe = [thought for thought in thoughts if thought.choice not in ends.lost]
        thoughts = safe or thoughts
        if self.level.style:
            liked = self.computer.in_style(self.imagined, self.seat, thoughts)[0].choice
            thoughts = sorted(thoughts, key=lambda thought: thought.choice != liked)
        if len(thoughts) == 1:
            return self._without_thought(CERTAIN, Message("explain-averts"), thoughts[0].choice)
        ranked = self._ranked(thoughts, played, beside)
        foresights = []
        for place, thought in enumerate(ranked):
            self.report(THOUGHT + (1.0 - THOUGHT) * place / len(ranked))
            foresights.append(self._foresee(thought))
        weighed = []
        for place, thought in enumerate(ranked):
            rival = 1 if place == 0 else 0
            weighed.append(self._weigh(thought, ranked[rival], foresights[place], foresights[rival]))
        verdict = self._verdict(ranked, thoughts)
        return Explanation(self.seat, self.level.name, self.computer.basis, verdict, tuple(weighed))

    def _look_up(self) -> bool:
        """Asked now and then while it thinks, which never ends for that."""
        self.report(THOUGHT * min(1.0, (monotonic() - self.began) / self.level.seconds))
        return False

    @property
    def _searches(self) -> bool:
        return self.computer.basis == SEARCHED

    def _without_thought(self, basis: str, verdict: Message, choice: int) -> Explanation:
        chance = 1.0 if verdict == WINS else None
        does = None if basis == FORCED else self._does([choice])  # where there is no choice nothing speaks for it
        only = Weighed(choice, chance, 0, None, does, (), (), (), ((self.seat, choice),))
        return Explanation(self.seat, self.level.name, basis, verdict, (only,))

    def _ranked(self, thoughts: list[Thought], played: int | None, beside: int | None) -> list[Thought]:
        """The choice to explain, then the best others."""
        chosen = [thought for thought in thoughts if thought.choice == played]
        looked_at = [thought for thought in thoughts if thought.value >= OVERLOOKED or thought is thoughts[0]]
        others = looked_at if len(looked_at) > 1 else thoughts
        others = sorted(others, key=lambda thought: thought.choice != beside)
        return (chosen + [thought for thought in others if thought not in chosen])[:TOP]

    # --- What comes of a choice ---

    def _foresee(self, thought: Thought) -> _Expectation:
        basis, counsel = self.computer.basis, self.computer.counsel
        effort = self.level.iterations
        if basis in (PLANNED, TRIED):
            found = self.game.foresee(self.imagined, self.seat, thought.choice, self._same_dice(), effort)
            planned = found if found is not None else Foresight(())
            if basis == PLANNED:
                return _Expectation(planned)

            def try_out(state: State, dice: Dice) -> None:
                counsel.try_out(state, self.seat, dice, effort)

            return self._played_on(thought.choice, try_out, TRIALS, planned.plan)
        if basis == SEARCHED:

            def as_searched(state: State, dice: Dice) -> None:
                self.computer.go_on(self.imagined, state, thought.choice, dice)
                counsel.play_out(state, dice)

            return self._played_on(thought.choice, as_searched, PLAY_OUTS)
        return _Expectation(Foresight(()))

    def _same_dice(self) -> Dice:
        """The same luck for every choice."""
        return self.dice.clone()

    def _played_on(
        self, choice: int, play_on: Callable[[State, Dice], None], worlds: int, plan: tuple[int, ...] = ()
    ) -> _Expectation:
        """The mean of the terms where a choice leads to, in worlds that are the same for every choice."""
        luck = self._same_dice()
        ends = []
        for _ in range(worlds):
            world = luck.fork()
            state = self.imagined.imagine(self.seat, world.clone())
            state.take(self.seat, choice)
            play_on(state, world.clone())
            ends.append(self.game.terms_at(state, self.seat, self.imagined))
        middle = worlds // 2
        return _Expectation(Foresight(_mean(ends), plan), (_mean(ends[:middle]), _mean(ends[middle:])))

    # --- What is said of it ---

    def _weigh(self, thought: Thought, other: Thought, one: _Expectation, two: _Expectation) -> Weighed:
        this = one.foresight
        gains = _sure(differences(this.terms, two.foresight.terms), one, two)
        most = max((abs(gain.worth) for gain in gains), default=0.0)
        told = [gain for gain in gains if abs(gain.worth) >= DECISIVE * most > 0.0 and not _misleads(gain)]
        points = [(gain.worth, point) for gain in told if (point := self._point(gain.this, gain.that))]
        line = self._line(thought, this)
        own = [choice for seat, choice in line if seat == self.seat]
        return Weighed(
            thought.choice,
            thought.value,
            thought.visits,
            other.choice,
            self._does(own if self._searches else [thought.choice]),
            tuple(point for worth, point in points if worth > 0.0)[:MOST_FOR],
            tuple(point for worth, point in points if worth < 0.0)[:MOST_AGAINST],
            tuple(self.game.term(said) for said in this.notes),
            line,
        )

    def _point(self, one: Term | None, two: Term | None) -> Point | None:
        """How a difference is put: both amounts, or what only one of the choices has; None = both read the same."""
        either = one or two
        assert either is not None
        if (one is None or two is None) and either.alone is not None:
            return Point(self.game.term(either.alone), other=one is None)
        units = {name: 10 if kind == "tenths" else 1 for name, kind in params(self.game.terms[either.key])}
        amounts = []
        for name, term in (("this", one), ("that", two)):
            if name in units:
                amounts.append(round(units[name] * term.amount) if term else 0)
        if len(amounts) == 2 and amounts[0] == amounts[1]:
            return None
        return Point(self.game.term((either.key, (*either.about, *amounts))), other=False)

    def _does(self, line: list[int]) -> Message | None:
        return self.game.reason(self.imagined, self.seat, line)

    def _line(self, thought: Thought, foresight: Foresight) -> tuple[Decision, ...]:
        """The choice and what is expected to follow, as far as it is possible in the imagined position."""
        rest = [(self.seat, choice) for choice in foresight.plan]
        if self._searches:
            rest = self.computer.expected(self.imagined, thought.choice, OFTEN_SEEN)
        state = self.imagined.clone()
        state.take(self.seat, thought.choice)
        return ((self.seat, thought.choice), *_follow(state, rest)[:MOST_REPLIES])

    def _verdict(self, ranked: list[Thought], thoughts: list[Thought]) -> Message:
        """How it was decided, with the chances of the first two in percent."""
        chosen, other, best = ranked[0], ranked[1], thoughts[0]
        numbers = [("this", chosen.value), ("that", other.value)]
        chances = tuple(Arg(name, "number", round(100 * value)) for name, value in numbers)
        basis = self.computer.basis
        if basis == SOLVED:
            return Message("explain-solved", chances)
        even = chances[0].value == chances[1].value
        if self.imagined.secret and chosen.choice != best.choice:
            return Message("explain-mixed", chances)
        if self.level.style and chosen.choice == best.choice and chosen.value < max(t.value for t in thoughts):
            return Message("explain-liked", chances)
        if chosen.choice != best.choice and not even:
            return Message("explain-erred" if self.level.errs else "explain-again", chances)
        if basis == TRIED and chosen.visits > 1:
            return Message("explain-tried", (Arg("worlds", "number", chosen.visits), *chances))
        if self._searches:
            looked = (Arg("visits", "number", chosen.visits), Arg("all", "number", sum(t.visits for t in thoughts)))
            return Message("explain-searched", (*looked, *chances))
        return Message("explain-even" if even else "explain-planned", chances)


def differences(these: tuple[Term, ...], those: tuple[Term, ...]) -> list[Difference]:
    """Each term with its worth in the first choice beyond that in the second, the largest difference first.

    >>> ours, theirs = (Term("kept", (1,), 3.0), Term("money", (), 1.0)), (Term("money", (), 1.5),)
    >>> [(found.worth, found.name[0], found.that is None) for found in differences(ours, theirs)]
    [(3.0, 'kept', True), (-0.5, 'money', False)]
    """
    one, two = ({term.name: term for term in terms} for terms in (these, those))
    found = []
    for name in dict.fromkeys((*one, *two)):
        this, that = one.get(name), two.get(name)
        found.append(Difference((this.worth if this else 0.0) - (that.worth if that else 0.0), this, that))
    return sorted(found, key=lambda difference: -abs(difference.worth))


def _misleads(gain: Difference) -> bool:
    """Whether the amounts would say the contrary: a term is not always worth as much for each that it counts.

    >>> one, two = Term("claims", (), 0.6, 1.0), Term("claims", (), 0.3, 2.0)
    >>> [_misleads(found) for found in differences((one,), (two,))]
    [True]
    """
    this, that = gain.this, gain.that
    if this is None or that is None:
        return False
    the_more_the_better = min(this.worth * this.amount, that.worth * that.amount) > 0.0
    return the_more_the_better and (this.amount - that.amount) * gain.worth < 0.0


def _sure(gains: list[Difference], one: _Expectation, two: _Expectation) -> list[Difference]:
    """Those that both halves of the worlds show, if worlds were played on."""
    halves = []
    for these, those in zip(one.halves, two.halves, strict=False):  # an option that was not tried has none
        halves.append({found.name: found.worth for found in differences(these, those)})
    return [gain for gain in gains if all(half.get(gain.name, 0.0) * gain.worth > 0.0 for half in halves)]


def _mean(ends: list[tuple[Term, ...]]) -> tuple[Term, ...]:
    return averaged([(1.0 / len(ends), terms) for terms in ends])


def _follow(state: State, line: list[Decision]) -> tuple[Decision, ...]:
    """Take decisions one after the other as far as they are possible; those that were."""
    taken = []
    for seat, choice in line:
        if choice not in state.options(seat):
            break
        state.take(seat, choice)
        taken.append((seat, choice))
    return tuple(taken)
