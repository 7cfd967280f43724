"""Advice: ranked options with chances and reasons, in both languages, from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import seeded
from bretwalda.ai.advice import NEARLY, suggest
from bretwalda.ai.level import Level
from bretwalda.engine.message import Message
from bretwalda.engine.state import NOBODY
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.king_is_dead import GAME as KING
from bretwalda.games.king_is_dead.player.reasons import REASONS
from bretwalda.games.king_is_dead.state import King

from ..example_game import GAME as CORACLES
from ..king_is_dead.positions import play, position
from .guessing import GUESSER, Guess, Guessing, Transparent

QUICK = Level("quick", iterations=60, seconds=60.0)
SOLVING = Level("solving", iterations=60, seconds=60.0, positions=10_000)
SIX_DECIDED = {
    "moray": "scottish", "strathclyde": "english", "lancaster": "welsh", "northumbria": "welsh", "gwynedd": "welsh",
    "warwick": "english",
}  # fmt: skip


def said(message: Message | None, language: str = "en") -> str:
    assert message is not None
    return KING.texts(language).message(message)


def reason(state: King, *line: str) -> str:
    """Why the seat to decide would choose so."""
    return said(KING.reason(state, int(state.actor), [KING.verbs.parse(words) for words in line]))


def opening(**settings: int | bool) -> King:
    return KING.new(seed="advice", **settings)


# --- Ranking --------------------------------------------------------------------------------------


def test_options_are_ranked_by_visits_with_chances_from_0_to_1() -> None:
    state = opening()
    advice = suggest(KING, state, int(state.actor), QUICK)
    assert {one.choice for one in advice} == set(state.options(state.actor))
    assert [one.visits for one in advice] == sorted((one.visits for one in advice), reverse=True)
    assert sum(one.visits for one in advice) == QUICK.iterations
    assert all(0.0 <= one.chance <= 1.0 for one in advice)


def test_the_line_begins_with_the_choice_and_stays_in_the_turn() -> None:
    state = opening()
    seat = int(state.actor)
    advice = suggest(KING, state, seat, QUICK)
    assert any(len(one.line) > 1 for one in advice)
    for one in advice:
        assert one.line[0] == one.choice
        after = state.clone()
        for choice in one.line:
            assert after.actor == seat
            after.choose(seat, choice)


def test_a_certain_victory_comes_first() -> None:
    state = position(
        control={**SIX_DECIDED, "essex": "english"}, order=["devon"], regions={"devon": "WWE"},
        courts=["WWSE", "WSSE"], hands={0: ["manoeuvre"], 1: []},
    )  # fmt: skip
    state.passes = 1
    best = suggest(KING, state, 0, SOLVING)[0]
    assert (KING.verbs.notation(best.choice), best.chance) == ("pass", 1.0)
    assert said(best.reason) == "Wins the game."


def test_whoever_owes_no_decision_gets_no_advice() -> None:
    state = opening()
    assert suggest(KING, state, 1 - int(state.actor), QUICK) == []


def test_the_same_question_gets_the_same_answer() -> None:
    state = opening(players=3, advanced=True)
    assert suggest(KING, state, int(state.actor), QUICK) == suggest(KING, state, int(state.actor), QUICK)


def test_advice_changes_nothing() -> None:
    state = opening(advanced=True)
    before = state.dump()
    suggest(KING, state, int(state.actor), QUICK)
    assert state.dump() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_does_not_depend_on_what_is_hidden(players: int) -> None:
    """Positions that the seat cannot tell apart get the same advice, word for word."""
    state = opening(players=players, advanced=True)
    seat = int(state.actor)
    others = [state.imagine(seat, seeded(f"other {k}")) for k in range(3)]
    assert any(list(other.hand) != list(state.hand) for other in others)
    advice = suggest(KING, state, seat, QUICK, seeded("dice"))
    assert all(suggest(KING, other, seat, QUICK, seeded("dice")) == advice for other in others)


# --- Reasons in any game --------------------------------------------------------------------------


def test_a_game_without_reasons_gets_common_ones() -> None:
    state = CORACLES.new(seed="advice")
    advice = suggest(CORACLES, state, 1, QUICK)
    best, *others = advice
    assert best.reason.key == "advice-best"
    for one in others:
        assert (one.reason.key == "advice-close") == (one.chance >= best.chance - NEARLY)
    for language in LANGUAGES:
        assert all(CORACLES.texts(language).message(one.reason) for one in advice)


def test_what_is_much_worse_is_said_to_be() -> None:
    """Whoever could see the card would find five of six guesses weak."""
    game = Guessing(Transparent)
    keys = [one.reason.key for one in suggest(game, game.new(seed="advice", hidden="card"), GUESSER, QUICK)]
    assert keys == ["advice-best"] + ["advice-weak"] * 5


class Foregone(Guess):
    """A position without a choice."""

    def options(self, seat: i64) -> vec[i64]:
        return super().options(seat)[:1]


def test_a_single_option_is_said_to_be_the_only_one() -> None:
    game = Guessing(Foregone)
    assert [one.reason.key for one in suggest(game, game.new(seed="advice"), GUESSER, QUICK)] == ["advice-only"]


# --- Reasons in The King is Dead ------------------------------------------------------------------


def test_takes_the_lead_in_the_contested_region_first() -> None:
    state = position(order=["devon", "warwick"], regions={"devon": "WE", "warwick": "WE"}, courts=["WW", "E"])
    assert (
        reason(state, "play assemble", "region essex", "region devon", "region warwick")
        == "Puts the Welsh ahead in Devon."
    )


def test_keeps_the_lead() -> None:
    state = position(order=["devon"], regions={"devon": "WWE"}, courts=["WW", "E"])
    assert reason(state, "play welsh_support", "region devon") == "Keeps the Welsh ahead in Devon."


def test_breaks_a_rivals_lead() -> None:
    state = position(order=["devon"], regions={"devon": "WEE"}, courts=["WW", "EE"])
    line = ["play assemble", "region essex", "region devon", "region essex"]
    assert reason(state, *line) == "Ends the lead of the English in Devon."


def test_a_summons_from_the_contested_region_counts() -> None:
    state = position(order=["devon"], regions={"devon": "WEE", "moray": "S"}, courts=["", "EE"])
    play(state, "play assemble", "region moray", "region moray", "region moray")
    assert reason(state, "follower devon english") == "Ends the lead of the English in Devon."


def test_makes_a_tie_when_the_invasion_is_welcome() -> None:
    state = position(order=["devon"], regions={"devon": "WWE"}, courts=["SWE", "WW"], hands={0: ["assemble"]})
    line = ["play assemble", "region essex", "region essex", "region devon"]
    assert reason(state, *line) == "Makes a tie in Devon: instability comes nearer, and nobody else has as many sets."


def test_averts_instability_when_the_invasion_is_not_welcome() -> None:
    state = position(
        control={"moray": "unstable"}, order=["devon"], regions={"devon": "WE"}, courts=["SS", "SWE"]
    )  # fmt: skip
    line = ["play assemble", "region essex", "region devon", "region essex"]
    assert reason(state, *line) == "Puts the Welsh ahead in Devon: the tie is broken, instability averted."


def test_completes_a_set() -> None:
    state = position(order=["devon"], regions={"moray": "SS", "essex": "EE"}, courts=["SW", "SSE"])
    play(state, "play assemble", "region moray", "region devon", "region essex")
    assert reason(state, "follower essex english") == "Completes a set of followers."


def test_strengthens_the_court_with_the_likely_first_faction() -> None:
    state = position(
        control={"devon": "welsh", "gwynedd": "welsh", "lancaster": "welsh"}, order=["moray"],
        regions={"essex": "EEWW"}, courts=["SS", "S"],
    )  # fmt: skip
    play(state, "play assemble", "region moray", "region warwick", "region warwick")
    assert reason(state, "follower essex welsh") == "Strengthens the court for the likely leaders: the Welsh."


def test_passing_saves_a_card_where_all_is_well() -> None:
    state = position(order=["devon"], regions={"devon": "WWE"}, courts=["WW", "E"])
    assert reason(state, "pass") == "Saves a card: the Welsh are ahead in Devon anyway."


def test_passing_saves_a_card_where_a_tie_is_welcome() -> None:
    state = position(order=["devon"], regions={"devon": "WE"}, courts=["SWE", ""])
    expected = "Saves a card: Devon is heading for instability anyway, and nobody else has as many sets."
    assert reason(state, "pass") == expected


def test_passing_leaves_the_next_move_to_somebody_else() -> None:
    state = position(order=["devon"], regions={"devon": "WWE"}, courts=["E", "WW"])
    assert reason(state, "pass") == "Leaves the next move to Player 2."


def test_the_last_pass_settles_the_region() -> None:
    state = play(position(order=["devon"], regions={"devon": "WWE"}), "pass")
    assert reason(state, "pass") == "Ends the struggle: the Welsh take control of Devon."
    state = play(position(order=["devon"], regions={"devon": "WE"}), "pass")
    assert reason(state, "pass") == "Ends the struggle in Devon without a winner: the region falls into instability."


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("essex", "devon", "Brings the struggle for Essex forward to space 1 and holds it there."),
        ("devon", "essex", "Puts the struggle for Devon off until space 3 and holds it there."),
    ],
)
def test_negotiating_moves_a_struggle_and_holds_it(first: str, second: str, expected: str) -> None:
    state = position(order=["devon", "moray", "essex"])
    assert reason(state, "play negotiate", f"exchange {first}", f"exchange {second}") == expected


def test_negotiating_without_a_disc_holds_nothing() -> None:
    state = position(order=["devon", "moray", "essex"], discs={0: "moray"})
    line = ["play negotiate", "exchange devon", "exchange essex"]
    assert reason(state, *line) == "Brings the struggle for Essex forward to space 1."


def test_a_victory_is_not_promised_while_somebody_may_hold_plot() -> None:
    decided = {**SIX_DECIDED, "essex": "english"}
    state = position(
        advanced=True,
        control=decided,
        order=["devon"],
        regions={"devon": "WWE"},
        courts=["WWSE", "WSSE"],
        hands={1: []},
    )
    state.passes = 1
    assert reason(state, "pass") == "Ends the struggle: the Welsh take control of Devon."


def test_partners_count_together() -> None:
    state = position(4, order=["devon"], regions={"devon": "WWE"}, courts=["", "E", "WW", "W"])
    assert reason(state, "pass") == "Saves a card: the Welsh are ahead in Devon anyway."


def test_the_first_click_of_a_card_has_no_reason_of_its_own() -> None:
    state = position(order=["devon"], regions={"devon": "WWE"})
    assert KING.reason(state, 0, [KING.verbs.parse("play assemble")]) is None


def reasons_of_random_turns() -> Iterator[Message | None]:
    """What could be said for every turn of some random games."""
    for k, settings in enumerate(KING.schema.sets() * 5):
        state = KING.start(settings, seeded(f"tour {k}"))
        dice = seeded(f"way {k}")
        while state.actor != NOBODY:
            before, seat, line = state.clone(), int(state.actor), list[int]()
            while state.actor == seat:
                choices = state.options(seat)
                line.append(int(choices[dice.below(len(choices))]))
                state.take(seat, line[-1])
            yield KING.reason(before, seat, line)


def test_every_reason_is_given_some_day_and_said_in_both_languages() -> None:
    given = set(filter(None, reasons_of_random_turns()))
    assert {message.key for message in given} == {f"reason-{key}" for key in REASONS}
    for message in given:
        for language in LANGUAGES:
            sentence = said(message, language)
            assert sentence.endswith(".")
            assert sentence[0].isupper()
