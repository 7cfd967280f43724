"""Rules 13: who sees what."""

from __future__ import annotations

from collections import Counter

from bretwalda import seeded
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import ALL_TROOPS, CARD_IDS, KINDS, OWN_COLOUR, card, count, total
from bretwalda.games.rex_britannorum.realm import Realm

from ..positions import (
    asked,
    battle,
    finish,
    finish_turn,
    hand,
    objectives,
    offered,
    plan,
    planning,
    play,
    queue,
    realm,
    seen,
    started,
)

HANDS = {"brigantes": "5 3 2", "iceni": "1 2 4 6", "regnenses": "3 4 6"}


def test_13_1_what_lies_open_is_the_same_for_everybody() -> None:
    """Board, tokens, tracks, queues, reinforcements, numbers of cards."""
    state = started()
    for _ in range(3):
        finish_turn(state)
    views = [seen(state, seat) for seat in (None, 0, 1, 2)]
    assert all(view.places == views[0].places and view.jokers == views[0].jokers for view in views)
    assert all(view.reinforcements == views[0].reinforcements for view in views)
    for k in range(3):
        for view in views:
            one, other = view.kingdoms[k], views[0].kingdoms[k]
            assert (one.queue, one.cards, one.deck, one.tracks) == (other.queue, other.cards, other.deck, other.tracks)


def test_13_1_cards_are_open_once_they_are_played() -> None:
    """And it is seen who takes which card."""
    state = battle({"brigantes": "7N 6N", "iceni": "2N 5C", "regnenses": "5S 6S"}, "n04")
    assert [one.card for one in seen(state).kingdoms[1].plays] == ["iceni_2", "iceni_5"]
    play(state, "hire brigantes_7")
    assert seen(state).kingdoms[1].shown == ["brigantes_7"]


def test_13_2_hands_are_secret() -> None:
    """Others see the number of cards, and those they saw being taken."""
    state = started()
    first = asked(state)[0]
    card = queue(state, first)[0]
    play(state, f"recruit {card}")
    for seat in (None, 0, 1, 2):
        view = next(kingdom for kingdom in seen(state, seat).kingdoms if kingdom.id == first)
        own = seat == realm(state, first).seat
        assert (view.hand is not None) == own
        assert view.shown == [card]
        assert view.cards == 4


def test_13_2_a_card_seen_stays_known_until_one_like_it_is_played() -> None:
    """What is imagined holds it; once played it is forgotten."""
    state = planning(HANDS)
    realm(state, "iceni").known = ALL_TROOPS[1] & 0  # nothing is known at first
    realm(state, "iceni").known += 1 << 2 * (7 + 5)  # then a 6
    dice = seeded("imagine")
    for _ in range(20):
        assert "iceni_6" in hand(state.imagine(0, dice), "iceni")
    plan(state, {"brigantes": "5N 3N", "iceni": "6N 1C", "regnenses": "3S 4S"})
    assert seen(state).kingdoms[1].shown == []


def test_13_3_the_order_of_piles_and_bag_is_unknown_to_all() -> None:
    """The same position, imagined, draws other cards and tokens."""
    state = started()
    dice = seeded("imagine")
    seat = int(state.actor)
    kingdom = asked(state)[0]
    drawn: Counter[str] = Counter()
    for _ in range(60):
        imagined = state.imagine(seat, dice)
        before = Counter(hand(imagined, kingdom))
        play(imagined, "draw")
        drawn += Counter(hand(imagined, kingdom)) - before
    assert len(drawn) > 3


def test_13_4_plans_are_secret_until_all_are_shown() -> None:
    """Not even the number of cards planned shows, only who has confirmed; what is imagined has other plans."""
    state = planning(HANDS)
    before = seen(state, 0)
    play(state, "send iceni_1 north", "send iceni_2 north", seat=1)
    assert seen(state, 0) == before
    play(state, "confirm", seat=1)
    assert seen(state, 0) != before
    assert seen(state, 0).kingdoms[1].plays == []
    dice = seeded("imagine")
    plans = {int(realm(state.imagine(0, dice), "iceni").plan) for _ in range(40)}
    assert len(plans) > 10
    assert realm(state.imagine(1, dice), "iceni").plan == realm(state, "iceni").plan


def test_13_5_objectives_are_secret_until_the_end() -> None:
    """And what was put away, for ever; what is imagined has others, but never one's own."""
    state = started()
    own = objectives(int(state.realm[0].objectives | state.realm[0].away))
    dice = seeded("imagine")
    imagined = [objectives(int(state.imagine(0, dice).realm[1].objectives)) for _ in range(40)]
    assert len({frozenset(kept) for kept in imagined}) > 5
    assert all(not kept & own for kept in imagined)
    assert seen(state, 0).kingdoms[1].objectives is None
    finish(state)
    end = seen(state, 0)
    assert len(end.kingdoms[1].objectives or []) == 2
    assert end.kingdoms[1].put_away is None
    assert end.kingdoms[0].put_away is not None


def test_13_6_only_the_own_discards_can_be_looked_through() -> None:
    """Those of others are not shown."""
    state = finish_turn(started())
    view = seen(state, 1)
    assert [kingdom.discard is not None for kingdom in view.kingdoms] == [False, True, False]
    assert len(view.kingdoms[1].discard or []) == 2


def test_R22_other_discards_look_the_same() -> None:
    """In two worlds: a card of another's discards lies in the pile instead, and one of the pile in the discards."""
    state = finish_turn(finish_turn(started()))
    other = state.clone()
    one = other.realm[1]
    out, back = next((a, b) for a in range(KINDS) for b in range(KINDS) if a != b and swappable(one, a, b))
    one.discard += card(back) - card(out)
    one.deck += card(out) - card(back)
    assert GAME.audit(other) == []
    assert seen(other, 0) == seen(state, 0)


def swappable(realm: Realm, discarded: int, drawable: int) -> bool:
    return bool(count(realm.discard, discarded) and count(realm.deck, drawable))


def test_R22_a_card_seen_being_taken_is_marked_until_it_is_played() -> None:
    """It is in the hand that all have seen it go to, and nothing is said of it once it is played."""
    state = planning(HANDS)
    realm(state, "iceni").known = card(CARD_IDS.index("iceni_2"))
    assert seen(state, 0).kingdoms[1].shown == ["iceni_2"]
    plan(state, {"brigantes": "5N 3N", "iceni": "1N 2N", "regnenses": "3N 4C"})
    assert seen(state, 0).kingdoms[1].shown == []


def test_R22_the_log_of_a_table_is_short() -> None:
    """It begins anew with a turn of the game; tests/server/test_log.py shows what is put away."""
    assert not GAME.open_log
    assert GAME.chapters == {"turn"}
    assert GAME.chapters <= set(GAME.events)


def test_13_6_what_is_left_can_be_counted() -> None:
    """Whatever is imagined, hand, pile, queue and discards of a kingdom are its 14 cards."""
    state = finish_turn(finish_turn(started()))
    dice = seeded("imagine")
    for _ in range(10):
        imagined = state.imagine(0, dice)
        one = imagined.realm[1]
        everywhere = sum(int(other.hand & OWN_COLOUR[1]) for other in imagined.realm)
        assert one.deck + one.queue + one.discard + everywhere == ALL_TROOPS[1]
        assert total(one.hand) == total(state.realm[1].hand)


def test_13_4_nothing_is_told_while_plans_are_made() -> None:
    """The chronicle is silent until all have confirmed."""
    events: list[object] = []
    state = planning(HANDS, events=events)  # type: ignore[arg-type]
    plan(state, {"iceni": "1N 2N", "regnenses": "3N 4C"})
    assert events == []
    assert offered(state, 1) == set()
    assert GAME.view(state, None).actors == [0]
