"""Computer players: budgets, handicaps, the tree kept within a turn, and stopping."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, Refusal, State, seeded
from bretwalda.ai.ending import Ends, ends_at_once
from bretwalda.ai.level import LEVELS, Level, level
from bretwalda.ai.player import BREATH, Computer, Thought, decide_in
from bretwalda.engine.counsel import Counsel, Opinion
from bretwalda.engine.state import NOBODY
from bretwalda.games.king_is_dead import GAME as KING

from ..king_is_dead.positions import play, position
from .guessing import GUESSER, SIDES, UNKNOWN, Guess, Guessing, GuessView
from .puzzles import Pennies

STEADY = Level("steady", iterations=4 * BREATH, seconds=600.0)


class Breaths:
    """Counts how often a player looks up from the search, and lets it go on a number of times."""

    def __init__(self, allowed: int = 1_000_000) -> None:
        self.taken = 0
        self.allowed = allowed

    def __call__(self) -> bool:
        self.taken += 1
        return self.taken >= self.allowed


def opening() -> tuple[State, int]:
    state = KING.new(seed="player")
    return state, int(state.actor)


def visits(thoughts: list[Thought]) -> int:
    return sum(thought.visits for thought in thoughts)


def last_pass(*courts: str, passes: int = 1) -> tuple[State, int]:
    """A pass ends the game, and wins it with these courts; whatever else is possible only gives away a follower."""
    state = position(
        control={"moray": "scottish", "strathclyde": "scottish", "lancaster": "welsh", "northumbria": "welsh",
                 "gwynedd": "welsh", "warwick": "english", "essex": "english"},
        order=["devon"],
        regions={"devon": "WWE"},
        courts=list(courts or ("WWSE", "WSSE")),
        hands={0: ["manoeuvre"], 1: []},
    )  # fmt: skip
    state.passes = passes
    return state, 0


class AnyPuzzle:
    """As much of a game as a player needs that knows nothing about it."""

    def counsel(self) -> Counsel:
        return Counsel()


class Opinionated:
    """As much of a game as a player needs that has opinions."""

    def __init__(self, values: dict[int, float]) -> None:
        self.values = values

    def counsel(self) -> Counsel:
        return Opinions(self.values)


class Opinions(Counsel):
    def __init__(self, values: dict[int, float]) -> None:
        super().__init__()
        self.values = values

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        return [Opinion(choice, value) for choice, value in self.values.items()]


# --- Levels ---------------------------------------------------------------------------------------


def test_there_are_six_levels_each_with_a_larger_budget() -> None:
    assert list(LEVELS) == ["random", "easy", "casual", "normal", "hard", "expert"]
    budgets = [(one.iterations, one.seconds, one.positions) for one in LEVELS.values()]
    assert budgets == sorted(budgets)
    assert LEVELS["normal"].seconds <= 1.0
    assert LEVELS["hard"].seconds <= 5.0


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal, match="refused-level"):
        level("genius")


@pytest.mark.parametrize("iterations", [BREATH, 3 * BREATH, 3 * BREATH + 7])
def test_a_level_searches_as_much_as_it_may(iterations: int) -> None:
    state, seat = opening()
    bot = Computer(KING, replace(STEADY, iterations=iterations), seeded("bot"))
    assert visits(bot.think(state, seat)) == iterations


def test_a_level_out_of_time_still_has_something_to_choose_from() -> None:
    state, seat = opening()
    bot = Computer(KING, replace(STEADY, seconds=0.0), seeded("bot"))
    assert visits(bot.think(state, seat)) == BREATH


def test_the_random_level_takes_every_option_and_never_thinks() -> None:
    state, seat = opening()
    breaths = Breaths()
    bot = Computer(KING, LEVELS["random"], seeded("bot"), breaths)
    assert {bot.decide(state, seat) for _ in range(200)} == set(state.options(seat))
    assert breaths.taken == 0


def test_only_the_levels_below_normal_err_and_the_higher_one_less() -> None:
    erring = {name: one.errs for name, one in LEVELS.items() if one.errs}
    assert list(erring) == ["easy", "casual"]
    assert erring["easy"] > erring["casual"]


@pytest.mark.parametrize("name", [name for name, one in LEVELS.items() if one.thinks])
def test_every_level_that_thinks_takes_a_victory_at_hand(name: str) -> None:
    """However much it errs, and without a thought."""
    state, seat = last_pass()
    keen = replace(LEVELS[name], positions=0, errs=100.0)
    breaths = Breaths()
    chosen = {Computer(KING, keen, seeded(f"bot {k}"), breaths).decide(state, seat) for k in range(10)}
    assert chosen == {KING.verbs.parse("pass")}
    assert breaths.taken == 0


def test_every_level_that_thinks_averts_a_defeat_at_hand() -> None:
    """The same position with the courts exchanged: to pass loses at once, a card may still turn it."""
    state, seat = last_pass("WSSE", "WWSE")
    options = [int(option) for option in state.options(seat)]
    lost = KING.verbs.parse("pass")
    assert ends_at_once(state, seat, options, seeded("eyes")) == Ends(lost=(lost,))
    blind = replace(STEADY, errs=100.0)
    chosen = {Computer(KING, blind, seeded(f"bot {k}")).decide(state, seat) for k in range(20)}
    assert chosen == {KING.verbs.parse("play manoeuvre")}


def test_forced_choices_are_followed_to_the_end() -> None:
    """After the pass the other seat has nothing left but to pass as well."""
    state, seat = last_pass(passes=0)
    won = KING.verbs.parse("pass")
    assert ends_at_once(state, seat, [int(option) for option in state.options(seat)], seeded("eyes")).won == (won,)


@pytest.mark.parametrize("hidden", ["die", "card"])
def test_an_end_that_hangs_on_what_is_hidden_is_not_certain(hidden: str) -> None:
    state = Guessing(Guess).new(seed="ends", hidden=hidden)
    options = [int(option) for option in state.options(GUESSER)]
    assert ends_at_once(state.imagine(GUESSER, seeded("x")), GUESSER, options, seeded("eyes")).won == ()


def test_who_errs_takes_what_is_close_and_nothing_far_off() -> None:
    """The better an option, the more often it is taken, and a clear mistake is never made."""
    game: Any = Opinionated({1: 0.50, 2: 0.49, 3: 0.45, 4: 0.05, 5: 0.0})
    state, seat = opening()
    found = Counter(
        Computer(game, replace(STEADY, errs=0.5), seeded(f"bot {k}")).decide(state, seat) for k in range(300)
    )
    assert found[1] > found[3] > 0
    assert found[2] > found[3]
    assert set(found) <= {1, 2, 3}


def test_who_errs_as_much_as_can_be_still_takes_what_is_certain() -> None:
    state, seat = opening()
    blind = replace(STEADY, errs=1e9)
    won: Any = Opinionated({1: 0.9, 2: 1.0, 3: 0.5})
    assert {Computer(won, blind, seeded(f"bot {k}")).decide(state, seat) for k in range(20)} == {2}
    lost: Any = Opinionated({1: 0.0, 2: 0.01, 3: 0.02})
    assert {Computer(lost, blind, seeded(f"bot {k}")).decide(state, seat) for k in range(40)} == {2, 3}


def test_exact_play_is_for_levels_that_may_look_so_far() -> None:
    state, seat = last_pass()
    values = {t.choice: t.value for t in Computer(KING, LEVELS["normal"], seeded("bot")).think(state, seat)}
    assert values[KING.verbs.parse("pass")] == 1.0
    breaths = Breaths()
    Computer(KING, LEVELS["normal"], seeded("bot"), breaths).think(state, seat)
    assert breaths.taken == 0
    Computer(KING, replace(LEVELS["normal"], positions=0, iterations=BREATH), seeded("bot"), breaths).think(state, seat)
    assert breaths.taken == 1


def test_exact_play_leaves_no_trace_of_the_search_before() -> None:
    bot = Computer(KING, replace(STEADY, positions=1000), seeded("bot"))
    bot.think(*opening())
    bot.think(*last_pass())
    assert bot.principal_line() == []


# --- Thinking -------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 3, "advanced": True}, {"players": 4}], ids=str)
def test_the_same_seed_gives_the_same_game(settings: dict[str, Any]) -> None:
    games: list[list[int]] = []
    for _ in range(2):
        state = KING.new(seed="again", **settings)
        bot, eyes = Computer(KING, replace(STEADY, iterations=20), seeded("bot")), seeded("eyes")
        choices: list[int] = []
        while state.actor != NOBODY and len(choices) < 12:
            choices.append(decide_in(state, int(state.actor), bot, eyes))
            state.choose(state.actor, choices[-1])
        games.append(choices)
    assert games[0] == games[1]


def test_thoughts_come_with_the_most_visited_first_and_chances_from_0_to_1() -> None:
    state, seat = opening()
    thoughts = Computer(KING, STEADY, seeded("bot")).think(state, seat)
    assert {t.choice for t in thoughts} == set(state.options(seat))
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)
    assert all(0.0 <= t.value <= 1.0 for t in thoughts)


def test_the_principal_line_can_be_played() -> None:
    state, seat = opening()
    bot = Computer(KING, STEADY, seeded("bot"))
    best = bot.think(state, seat)[0]
    line = bot.principal_line()
    assert line[0] == (seat, best.choice)
    assert len(line) > 1
    for decider, choice in line:
        assert decider == state.actor
        state.choose(decider, choice)


def test_before_thinking_there_is_no_principal_line() -> None:
    assert Computer(KING, STEADY, seeded("bot")).principal_line() == []


def test_the_rest_of_a_turn_is_the_same_seats() -> None:
    state, seat = opening()
    bot = Computer(KING, STEADY, seeded("bot"))
    for thought in bot.think(state, seat):
        after = state.clone()
        after.take(seat, thought.choice)
        for choice in bot.rest_of_turn(state, thought.choice):
            assert after.actor == seat
            after.choose(seat, choice)


def test_a_single_option_needs_no_thought() -> None:
    state = position(hands={0: []})
    breaths = Breaths()
    assert Computer(KING, STEADY, seeded("bot"), breaths).decide(state, 0) == KING.verbs.parse("pass")
    assert breaths.taken == 0


def test_thinking_stops_on_request() -> None:
    state, seat = opening()
    for allowed in (1, 3):
        bot = Computer(KING, replace(STEADY, iterations=1_000_000), seeded("bot"), Breaths(allowed))
        assert visits(bot.think(state, seat)) == allowed * BREATH


# --- The tree kept within a turn ------------------------------------------------------------------


def first_click(bot: Computer) -> tuple[State, int]:
    """Assemble has been played and the first follower placed: the same seat decides on."""
    state = play(position(regions={"essex": "EW", "devon": "WWS"}), "play assemble")
    state.choose(0, bot.decide(state, 0))
    return state, 0


def test_the_next_decision_of_a_turn_goes_on_with_the_same_tree() -> None:
    breaths = Breaths()
    keen = replace(STEADY, iterations=8 * BREATH)
    bot = Computer(KING, keen, seeded("bot"), breaths)
    state, seat = first_click(bot)
    before = breaths.taken
    again = bot.think(state, seat)
    assert breaths.taken - before < 8
    assert visits(again) == keen.iterations - 1  # the visit that made the kept node went no further


def test_what_cannot_be_used_again_is_not_kept() -> None:
    """A tree is large: it is kept for the next decision of a turn, and not while others decide."""
    bot = Computer(KING, STEADY, seeded("bot"))
    first_click(bot)
    assert bot.kept > 0
    bot.forget()
    assert bot.kept == 0
    state, seat = opening()
    while int(state.actor) == seat:
        state.choose(seat, bot.decide(state, seat))
    assert (bot.kept, bot.principal_line()) == (0, [])


def test_a_player_says_whether_its_thought_was_a_whole_one() -> None:
    bot = Computer(KING, STEADY, seeded("bot"))
    state, seat = first_click(bot)
    assert bot.resumed == 0
    kept = bot.kept
    bot.think(state, seat)
    assert bot.resumed == kept > 0
    bot.think(*opening())
    assert bot.resumed == 0


def test_another_position_than_expected_gets_a_new_tree() -> None:
    breaths = Breaths()
    bot = Computer(KING, STEADY, seeded("bot"), breaths)
    first_click(bot)
    before = breaths.taken
    state, seat = opening()
    assert visits(bot.think(state, seat)) == STEADY.iterations
    assert breaths.taken - before == STEADY.iterations // BREATH


class Draw(Guess):
    """First draw a number, openly; then there is the choice of it or of the next one."""

    def options(self, seat: i64) -> vec[i64]:
        if self.number == UNKNOWN or seat != self.actor:
            return super().options(seat)
        return vec[i64](sorted([self.number, (self.number + 1) % SIDES]))

    def take(self, seat: i64, choice: i64) -> None:
        if self.number != UNKNOWN:
            super().take(seat, choice)
            return
        self.number = int(self.dice.below(SIDES))
        self.information += 1

    def imagine(self, seat: i64, dice: Any) -> Guess:
        return self.copy(dice.fork())


class Drawing(Guessing):
    def view(self, state: Guess, seat: int | None) -> GuessView:
        return GuessView(seat, int(state.actor), state.guess, state.number)


def test_options_of_dice_that_fell_otherwise_are_not_taken() -> None:
    """The tree below a draw knows the options after every outcome; only those of the real one count."""
    game = Drawing(Draw)
    for k in range(20):
        state = game.new(seed=f"draw {k}")
        bot = Computer(game, STEADY, seeded(f"bot {k}"))
        state.choose(GUESSER, decide_in(state, GUESSER, bot, seeded(f"eyes {k}")))
        assert {thought.choice for thought in bot.think(state, GUESSER)} == set(state.options(GUESSER))


# --- Secret decisions -----------------------------------------------------------------------------


def heads(state: Pennies, times: int) -> int:
    """How often a player shows heads, each time with other dice."""
    game: Any = AnyPuzzle()
    level = replace(STEADY, iterations=600)
    return sum(Computer(game, level, seeded(f"penny {k}")).decide(state, 0) == 0 for k in range(times))


def test_a_secret_decision_is_mixed_as_the_game_demands() -> None:
    """Two tails are worth half of two heads: heads one time in three cannot be exploited."""
    assert 15 <= heads(Pennies(tails=0.5), 80) <= 38


def test_an_open_decision_is_not_mixed() -> None:
    """Whoever shows the coin first loses either way; the player has a favourite all the same and keeps to it."""
    game: Any = AnyPuzzle()
    level = replace(STEADY, iterations=600)
    state = Pennies(secret=False)
    state.shown[1] = 0
    assert {Computer(game, level, seeded(f"penny {k}")).decide(state, 0) for k in range(20)} == {0}
