"""Computer players do not cheat: they are handed an imagined position, and it shows in what they choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NoReturn

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import bretwalda.cli.table
from bretwalda import Dice, Game, Match, State, seeded
from bretwalda.ai import player
from bretwalda.ai.advice import suggest
from bretwalda.ai.arena.play import play_fixture
from bretwalda.ai.arena.schedule import Fixture
from bretwalda.ai.level import LEVELS, Level
from bretwalda.ai.player import Computer, Player, decide_in
from bretwalda.engine import properties
from bretwalda.engine.chronicle import Event
from bretwalda.engine.properties import check_game
from bretwalda.engine.schema import Settings
from bretwalda.games.king_is_dead import GAME as KING
from bretwalda.games.king_is_dead.state import King

from ..example_game import Coracles
from ..example_game.state import River
from .guessing import GAME as GUESSING
from .guessing import GUESSER, Guess, Guessing, Transparent

QUICK = Level("quick", iterations=25, seconds=60.0)
THOROUGH = Level("thorough", iterations=200, seconds=60.0)
ONE_IN_SIX = 1 / 6
ODD = 0.001  # what happens once in a thousand times by chance is taken to have another cause


# --- Handed an imagined position, and nothing else ------------------------------------------------


class Touched(Exception):
    """Somebody has looked at the real position."""


class Sealed(State):
    """A real position of which nothing can be had but what a seat imagines.

    It is never initialised: whoever reads a field of it, compiled or not, fails as well.
    """

    def __init__(self, real: State) -> None:
        object.__setattr__(self, "real", real)

    def __getattribute__(self, name: str) -> Any:
        if name == "imagine" or name.startswith("__"):
            return object.__getattribute__(self, name)
        raise Touched(name)

    def imagine(self, seat: i64, dice: Dice) -> State:
        real: State = object.__getattribute__(self, "real")
        return real.imagine(seat, dice)

    def options(self, seat: i64) -> vec[i64]:
        raise Touched("options")

    def take(self, seat: i64, choice: i64) -> None:
        raise Touched("take")

    def clone(self) -> NoReturn:
        raise Touched("clone")

    def result(self) -> NoReturn:
        raise Touched("result")

    def dump(self) -> NoReturn:
        raise Touched("dump")


class Peeking(Player):
    """Looks at the position it should not have."""

    def __init__(self, state: State, look: Callable[[State], object]) -> None:
        self.state = state
        self.look = look

    def decide(self, imagined: State, seat: int) -> int:
        self.look(self.state)
        return 0


@pytest.mark.parametrize("settings", KING.schema.sets(), ids=str)
@pytest.mark.parametrize("level", [LEVELS["random"], LEVELS["easy"], QUICK], ids=lambda level: level.name)
def test_a_decision_asks_of_the_real_position_only_to_be_imagined(level: Level, settings: Settings) -> None:
    real = KING.start(settings, seeded("real"))
    seat = int(real.actor)
    choice = decide_in(Sealed(real), seat, Computer(KING, level, seeded("bot")), seeded("eyes"))
    assert choice in real.options(seat)


@pytest.mark.parametrize("settings", KING.schema.sets(), ids=str)
def test_advice_asks_of_the_real_position_only_to_be_imagined(settings: Settings) -> None:
    real = KING.start(settings, seeded("real"))
    seat = int(real.actor)
    assert {advice.choice for advice in suggest(KING, Sealed(real), seat, QUICK)} <= set(real.options(seat))


@pytest.mark.parametrize("look", [State.actors, State.key, lambda s: s.actor, lambda s: s.dice, lambda s: s.clone()])
def test_a_sealed_position_notices_whoever_looks(look: Callable[[State], object]) -> None:
    sealed = Sealed(KING.new(seed="real"))
    with pytest.raises((Touched, AttributeError)):
        decide_in(sealed, 0, Peeking(sealed, look), seeded("eyes"))


class Watched(River):
    """A real position of Coracles that must not be touched while a player thinks."""

    thinking = False

    def __getattribute__(self, name: str) -> Any:
        if Watched.thinking and not name.startswith("__"):
            raise Touched(name)
        return super().__getattribute__(name)

    def imagine(self, seat: i64, dice: Dice) -> River:
        imagined = super().imagine(seat, dice)
        imagined.__class__ = River  # what a seat imagines is its own
        return imagined


class WatchedCoracles(Coracles):
    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> River:
        s = super().start(settings, dice, chronicle)
        s.__class__ = Watched
        return s


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Watch the real position whenever a computer thinks; the list gets what each one is handed."""
    handed: list[State] = []
    decide = Computer.decide

    def watched(self: Computer, imagined: State, seat: int) -> int:
        handed.append(imagined)
        Watched.thinking = True
        try:
            return decide(self, imagined, seat)
        finally:
            Watched.thinking = False

    monkeypatch.setattr(player.Computer, "decide", watched)
    return handed


def in_the_arena(game: Game[Any]) -> None:
    play_fixture(game, {"players": 2}, Fixture(0, ("easy", "easy"), "deal", "seed"))


def at_the_screen(game: Game[Any]) -> None:
    players: Any = [Computer(game, LEVELS["easy"], seeded(f"seat {seat}")) for seat in range(2)]
    bretwalda.cli.table.Table(Match(game, {"players": 2}, "deal"), players, None).play()


@pytest.mark.parametrize("play", [in_the_arena, at_the_screen])
def test_nobody_looks_at_the_real_position_while_thinking(
    watch: list[State], play: Callable[[Game[Any]], None]
) -> None:
    play(WatchedCoracles())
    assert len(watch) > 4
    assert {type(state) for state in watch} == {River}


@pytest.mark.parametrize("play", [in_the_arena, at_the_screen])
def test_a_look_while_thinking_is_noticed(
    watch: list[State], play: Callable[[Game[Any]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same with a game in which nothing is hidden from whoever imagines."""
    monkeypatch.setattr(Watched, "imagine", lambda self, seat, dice: self)
    with pytest.raises(Touched):
        play(WatchedCoracles())


# --- Hidden facts do not change what is chosen ----------------------------------------------------


def advanced_positions(number: int) -> list[tuple[King, int]]:
    """Positions of the advanced game in which there is something to decide, some way into the game."""
    out: list[tuple[King, int]] = []
    for k in range(number):
        state = KING.new(seed=f"hidden {k}", players=2 + k % 3, advanced=True)
        dice = seeded(f"way {k}")
        for _ in range(6 + 5 * k):
            options = state.options(state.actor)
            state.take(state.actor, options[dice.below(len(options))])
        while len(state.options(state.actor)) < 3:
            state.take(state.actor, state.options(state.actor)[0])
        out.append((state, int(state.actor)))
    return out


def with_other_secrets(state: King, seat: int) -> King:
    """The same for the seat, but other cards in the other hands."""
    for k in range(100):
        other = state.imagine(seat, seeded(f"other secrets {k}"))
        if list(other.hand) != list(state.hand):
            return other
    raise AssertionError("nothing is hidden")


def choices(game: Game[Any], state: State, seat: int, level: Level, name: str, number: int) -> Counter[int]:
    """What a computer chooses with so many seeds."""
    found: Counter[int] = Counter()
    for k in range(number):
        bot = Computer(game, level, seeded(f"{name} bot {k}"))
        found[decide_in(state, seat, bot, seeded(f"{name} eyes {k}"))] += 1
    return found


def likeness(one: Counter[int], other: Counter[int]) -> float:
    """How likely two samples are to differ so much by chance (chi-square); rare choices are counted together."""
    common = [choice for choice in one | other if one[choice] + other[choice] >= 10]
    table = [[sample[choice] for choice in common] for sample in (one, other)]
    for row, sample in zip(table, (one, other), strict=True):
        row.append(sample.total() - sum(row))
    columns = [column for column in zip(*table, strict=True) if sum(column)]
    if len(columns) == 1:
        return 1.0
    from scipy.stats import chi2_contingency  # here, for it takes long to load

    return float(chi2_contingency(list(zip(*columns, strict=True))).pvalue)


@pytest.mark.parametrize(("state", "seat"), advanced_positions(6))
def test_the_same_seed_gives_the_same_choice_whatever_is_hidden(state: King, seat: int) -> None:
    other = with_other_secrets(state, seat)
    assert state.imagine(seat, seeded("x")).dump() == other.imagine(seat, seeded("x")).dump()
    assert choices(KING, state, seat, QUICK, "same", 3) == choices(KING, other, seat, QUICK, "same", 3)


@pytest.mark.parametrize(("state", "seat"), advanced_positions(2))
def test_the_distribution_of_choices_does_not_depend_on_what_is_hidden(state: King, seat: int) -> None:
    one = choices(KING, state, seat, QUICK, "one", 60)
    other = choices(KING, with_other_secrets(state, seat), seat, QUICK, "other", 60)
    assert len(one) > 1, "there should be something to compare"
    assert likeness(one, other) > ODD


def held(position: type[Guess], card: int) -> Guess:
    """A position of the card game in which the other seat holds this card."""
    return position(seeded("real"), card)


def test_the_test_of_distributions_notices_a_leak() -> None:
    honest = [choices(GUESSING, held(Guess, card), GUESSER, QUICK, str(card), 60) for card in (1, 4)]
    leaking = [choices(GUESSING, held(Transparent, card), GUESSER, QUICK, str(card), 60) for card in (1, 4)]
    assert likeness(*honest) > ODD > likeness(*leaking)


# --- Nobody foresees a die or knows a hidden card -------------------------------------------------


def right_guesses(game: Guessing, hidden: str, games: int) -> int:
    """How often a computer guesses right."""
    right = 0
    for k in range(games):
        state = game.new(seed=f"deal {k}", hidden=hidden)
        bot = Computer(game, THOROUGH, seeded(f"bot {k}"))
        state.choose(GUESSER, decide_in(state, GUESSER, bot, seeded(f"eyes {k}")))
        right += state.result()[GUESSER] == 1.0
    return right


def chance_of(right: int, games: int, alternative: str) -> float:
    """How likely so many right guesses are by luck alone."""
    from scipy.stats import binomtest  # here, for it takes long to load

    return float(binomtest(right, games, ONE_IN_SIX, alternative=alternative).pvalue)


@pytest.mark.parametrize("hidden", ["die", "card"])
def test_what_cannot_be_known_is_guessed_at_chance_level(hidden: str) -> None:
    games = 200
    assert chance_of(right_guesses(GUESSING, hidden, games), games, "two-sided") > ODD


@pytest.mark.parametrize("hidden", ["die", "card"])
def test_whoever_searches_the_real_position_is_found_out(hidden: str) -> None:
    games = 40
    right = right_guesses(Guessing(Transparent), hidden, games)
    assert chance_of(right, games, "greater") < ODD
    assert right > games * 0.9


@pytest.mark.parametrize("settings", GUESSING.schema.sets(), ids=str)
def test_the_guessing_game_is_sound(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """All properties but those of words: it has none."""
    monkeypatch.setattr(properties, "everything_has_its_message", lambda game: None)
    monkeypatch.setattr(properties, "questions_are_said", lambda game, state: None)
    assert check_game(GUESSING, settings, "sound", thoroughness=10) == 1
