"""Rules 4: a turn."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import REGION_IDS

from ..positions import all_pass, control, court, hand, offered, pile, play, position, region, seen, supply, told


def test_4_1_play_a_card_or_pass() -> None:
    """On turn a player may pass or play any card in hand."""
    state = position(regions={"essex": "EE"}, hands={0: ["assemble", "negotiate"]})
    assert offered(state) == {"pass", "play assemble", "play negotiate"}


def test_4_1_then_the_next_player_is_on_turn() -> None:
    """One card or one pass, and the turn goes on, round the table."""
    state = position(3, regions={"essex": "EE"}, actor=2)
    play(state, "play english_support", "region devon", "follower essex english")
    assert state.actor == 0
    play(state, "pass")
    assert state.actor == 1


def test_4_1_nobody_else_may_decide() -> None:
    """Who is not on turn is refused."""
    state = position(regions={"essex": "EE"})
    with pytest.raises(Refusal):
        state.choose(1, GAME.verbs.parse("pass"))


def test_4_2_a_played_card_lies_on_top_of_the_own_pile() -> None:
    """The card takes effect and lies face up on the player's own discards."""
    state = position(regions={"essex": "EE"}, piles={0: ["assemble"]})
    play(state, "play english_support", "region devon", "follower essex english")
    assert region(state, "devon") == "EE"
    assert pile(state, 0) == ["assemble", "english_support"]
    assert seen(state).seats[0].top == "english_support"
    assert pile(state, 1) == []


def test_4_3_the_summons_takes_any_follower_of_any_region() -> None:
    """After the card one follower must be taken, of any faction from any region."""
    state = position(regions={"essex": "EE", "moray": "SW"})
    play(state, "play english_support", "region devon")
    assert offered(state) == {
        "follower essex english", "follower moray scottish", "follower moray welsh", "follower devon english",
    }  # fmt: skip
    play(state, "follower moray welsh")
    assert court(state, 0) == "W"
    assert region(state, "moray") == "S"


def test_4_3_the_summons_is_compulsory() -> None:
    """There is no passing it by."""
    state = play(position(regions={"essex": "EE"}), "play english_support", "region devon")
    assert "pass" not in offered(state)
    with pytest.raises(Refusal):
        play(state, "pass")


def test_4_3_a_follower_just_placed_may_be_summoned() -> None:
    """What the card has just placed is as good as any other."""
    state = position(regions={"essex": "EE"})
    play(state, "play english_support", "region devon", "follower devon english")
    assert region(state, "devon") == "E"
    assert court(state, 0) == "E"


def test_4_3_a_follower_just_moved_may_be_summoned() -> None:
    """What the card has just moved is as good as any other."""
    state = position(regions={"essex": "E", "moray": "S"})
    play(state, "play manoeuvre", "follower essex english", "follower moray scottish", "follower moray english")
    assert court(state, 0) == "E"


def test_4_4_the_supply_cannot_be_summoned_from() -> None:
    """With followers in the supply, only those of the map are offered."""
    state = position(regions={"essex": "E", "moray": "S"})
    assert "W" in supply(state)
    play(state, "play manoeuvre", "follower essex english", "follower moray scottish")
    assert offered(state) == {"follower essex scottish", "follower moray english"}


def test_4_5_a_pass_changes_nothing_but_the_turn() -> None:
    """Followers, cards and discs stay as they are."""
    state = position(3, regions={"essex": "EE"})
    before = seen(state)
    play(state, "pass")
    after = seen(state)
    assert (after.actor, after.passes) == (1, 1)
    assert (after.regions, after.supply, after.seats) == (before.regions, before.supply, before.seats)


def test_4_5_a_pass_does_not_bind() -> None:
    """Whoever passed may play a card the next time round."""
    state = position(regions={"essex": "EE"}, hands={0: ["assemble"]})
    play(state, "pass", "play english_support", "region devon", "follower devon english")
    assert offered(state) == {"pass", "play assemble"}


def test_4_6_without_cards_one_can_only_pass() -> None:
    """An empty hand passes."""
    assert offered(position(regions={"essex": "EE"}, hands={0: []})) == {"pass"}


def test_4_6_with_only_plot_one_can_only_pass() -> None:
    """Plot cannot be played, so a hand of Plot alone passes."""
    state = position(advanced=True, regions={"essex": "EE"}, hands={0: ["plot"]})
    assert hand(state, 0) == ["plot"]
    assert offered(state) == {"pass"}


def test_4_7_a_played_card_does_not_come_back() -> None:
    """A card leaves the hand for good; of two Assembles one is left."""
    state = position(regions={"essex": "EEEEEE"})
    for card, left in [("assemble", 1), ("assemble", 0)]:
        play(state, f"play {card}", *["region essex"] * 3, "follower essex english", "pass")
        assert hand(state, 0).count("assemble") == left
    assert "play assemble" not in offered(state)


def test_4_7_nobody_acts_more_than_eight_times() -> None:
    """Eight cards are eight actions, then there is only the pass."""
    state = position(regions={"essex": "EEEEEEEE", "devon": "WWWW"})
    actions = 0
    while offered(state) != {"pass"}:
        play(state, next(move for move in sorted(offered(state)) if move != "pass"))
        actions += 1
        while state.actor == 0 and state.step.name != "turn":
            play(state, min(offered(state)))
        play(state, "pass")
    assert actions == 8
    assert len(pile(state, 0)) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_8_a_row_of_passes_by_all_brings_one_struggle(players: int) -> None:
    """The last pass of the row, and not an earlier one, resolves one struggle."""
    state = position(players, regions={"essex": "EE", "devon": "WW"}, order=["essex", "devon"])
    play(state, *["pass"] * (players - 1))
    assert control(state, "essex") is None
    play(state, "pass")
    assert control(state, "essex") == "english"
    assert [control(state, name) for name in REGION_IDS].count(None) == 7


def test_4_8_a_card_breaks_the_row() -> None:
    """Passes before a card do not count after it."""
    state = position(3, regions={"essex": "EEE"}, order=["essex"])
    play(state, "pass", "pass", "play english_support", "region devon", "follower devon english")
    play(state, "pass", "pass")
    assert control(state, "essex") is None
    play(state, "pass")
    assert control(state, "essex") == "english"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_9_after_a_struggle_the_player_behind_the_last_passer_is_on_turn(players: int) -> None:
    """If seat 2 passed first, seat 1 passed last, and seat 2 goes on."""
    state = position(players, regions={"essex": "EE"}, order=["essex"], actor=1)
    all_pass(state)
    assert state.actor == 1


def test_4_9_the_row_begins_anew_after_a_struggle() -> None:
    """A struggle uses up its passes: the next one needs a whole round again."""
    state = position(3, regions={"essex": "EE", "devon": "WW"}, order=["essex", "devon"])
    all_pass(state)
    play(state, "pass", "pass")
    assert control(state, "devon") is None
    play(state, "pass")
    assert control(state, "devon") == "welsh"
    assert told(state).count("passed") == 6
