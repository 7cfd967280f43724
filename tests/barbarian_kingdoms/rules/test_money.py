"""Rules 4: money."""

from __future__ import annotations

import pytest

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import ALL_TOKENS, FACTS, PROVINCE_IDS, RECRUIT, SWAP_IDS
from bretwalda.games.barbarian_kingdoms.steps.hoards import payable
from bretwalda.games.barbarian_kingdoms.steps.money import begin_payment

from ..positions import asked, fight, offered, play, position, purse, stock, told, unit

WORTH = {"b": 1, "s": 2, "g": 3, "d": 5}


def test_4_1_the_tokens() -> None:
    """72 tokens of four kinds."""
    assert [(row["id"], row["value"], row["count"]) for row in FACTS["token"]] == [
        ("bronze", 1, 30), ("silver", 2, 24), ("gold", 3, 17), ("diamond", 5, 1),
    ]  # fmt: skip


def test_4_2_tokens_only_move() -> None:
    """After payments, bribes, plunder and taxes all 72 are still there."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"}, stocks={"boiohaemum": "sg"}, active="franks"
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state, "bbbssg", "b")
    assert sum([*state.stock, *state.down, *state.purse, state.box]) == ALL_TOKENS
    assert purse(state, "franks") == "bsg"
    assert purse(state, "huns") == "bbbbbssssgg"


def test_4_3_treasuries_and_provinces_hold_tokens() -> None:
    """A treasury for each player, tokens in provinces."""
    state = GAME.new(seed="x", players=2)
    assert len(state.purse) == 2
    assert stock(state, "roma") != ""


def test_4_4_payments_lie_face_up() -> None:
    """Everybody sees which tokens were paid; what is free leaves the treasury alone."""
    state = position(purses={"franks": "bg"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert stock(state, "belgica_prima") == "b"
    state = position(active="franks")
    play(state, "invade", "king", "to frisia")
    assert purse(state, "franks") == "bbbssg"


def test_4_4_what_costs_nothing_is_not_paid_for() -> None:
    """A box may make the first warrior free, or a power: he is placed, and nobody is asked for tokens."""
    state = position(active="franks")
    state.action, state.site, state.left = RECRUIT, PROVINCE_IDS.index("belgica_prima"), 1
    begin_payment(state, 0)
    assert unit(state, "belgica_prima") == "franks"
    assert (purse(state, "franks"), told(state, "paid")) == ("bbbssg", [])
    assert asked(state) == "turn"


def test_4_5_the_payer_chooses_among_equal_sets() -> None:
    """Three tremis are one gold, a silver and a bronze, or three bronze."""
    for tokens in ("g", "bs", "bbb"):
        state = position(units={"franks": "sea, sea"}, purses={"franks": "bbbssg"}, active="franks")
        play(state, "recruit", "at belgica_prima")
        assert asked(state) == "paying"
        play(state, f"pay {tokens}")
        assert stock(state, "belgica_prima") == tokens


def test_4_5_without_a_choice_nothing_is_asked() -> None:
    """One set is paid by itself."""
    state = position(purses={"franks": "bg"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert asked(state) == "turn"


def test_4_6_change_with_a_controlled_province() -> None:
    """A silver becomes two bronze, and one of them pays."""
    state = position(purses={"franks": "s"}, stocks={"germania_secunda": "bb"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert (stock(state, "germania_secunda"), stock(state, "belgica_prima")) == ("s", "b")
    assert purse(state, "franks") == "b"


def test_4_6_not_with_a_province_of_others() -> None:
    """Change is made at home only."""
    state = position(units={"franks": "frisia"}, purses={"franks": "g"}, stocks={"frisia": "bb"}, active="franks")
    play(state, "claim", "at frisia")
    assert stock(state, "frisia") == "bbg"


def test_4_6_change_for_a_tax() -> None:
    """Three provinces with two silver: a bronze pair of the treasury makes three tremis possible."""
    state = position(stocks={"dacia": "ss"}, purses={"huns": "bb"})
    play(state, "tax", "collect dacia silver")
    assert (purse(state, "huns"), stock(state, "dacia")) == ("bss", "b")


def test_4_7_fewest_tokens_and_the_choice_among_equals() -> None:
    """Both provinces could change the gold for bronze and silver; three bronze would be one token more."""
    state = position(
        purses={"franks": "g"},
        stocks={"germania_secunda": "bs", "belgica_secunda": "bs", "belgica_prima": "bbb"},
        active="franks",
    )
    play(state, "recruit", "at belgica_prima")
    assert offered(state) == {"change germania_secunda g-bs", "change belgica_secunda g-bs"}
    play(state, "change belgica_secunda g-bs")
    assert (stock(state, "belgica_secunda"), stock(state, "belgica_prima")) == ("g", "bbbb")
    assert purse(state, "franks") == "s"


def test_4_7_two_exchanges_where_one_is_not_enough() -> None:
    """The diamond becomes gold and silver here, the silver two bronze there."""
    state = position(
        purses={"franks": "d"}, stocks={"germania_secunda": "sg", "belgica_secunda": "bb"}, active="franks"
    )
    play(state, "recruit", "at belgica_prima")
    assert stock(state, "germania_secunda") == "d"
    assert stock(state, "belgica_secunda") == "s"
    assert stock(state, "belgica_prima") == "b"
    assert purse(state, "franks") == "bg"


def test_4_8_the_smallest_sum_above() -> None:
    """Without change a silver pays for one tremis, not a gold."""
    state = position(purses={"franks": "sg"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert (stock(state, "belgica_prima"), purse(state, "franks")) == ("s", "g")


def test_4_9_the_largest_sum_below() -> None:
    """Three tremis are due, and two silver give two."""
    state = play(position(stocks={"dacia": "ss"}, purses={"huns": "g"}), "tax")
    assert (purse(state, "huns"), stock(state, "dacia")) == ("sg", "s")


def test_4_10_bribes_are_any_set_of_tokens() -> None:
    """Of two silver and a gold one can give 0, 2, 3, 4, 5 or 7, whatever lies in the provinces."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"},
        purses={"franks": "ssg"},
        stocks={"germania_secunda": "bbbb"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    assert offered(state) == {f"bribe {total}" for total in (0, 2, 3, 4, 5, 7)}


@pytest.mark.parametrize("swap", SWAP_IDS)
def test_4_6_every_exchange_is_of_equal_value(swap: str) -> None:
    """What is given is worth what is taken, and no kind goes both ways."""
    given, taken = swap.split("-")
    assert sum(WORTH[token] for token in given) == sum(WORTH[token] for token in taken)
    assert not set(given) & set(taken)


def test_4_5_what_can_be_paid_exactly() -> None:
    """The quick answer agrees with trying every set of tokens."""
    for hoard in ([0, 3, 2, 0], [1, 0, 3, 1], [2, 1, 0, 1], [0, 0, 4, 1]):
        sums = {
            b + 2 * s + 3 * g + 5 * d
            for b in range(hoard[0] + 1)
            for s in range(hoard[1] + 1)
            for g in range(hoard[2] + 1)
            for d in range(hoard[3] + 1)
        }
        packed = sum(n << 8 * t for t, n in enumerate(hoard))
        assert {total for total in range(30) if payable(packed, total)} == sums
