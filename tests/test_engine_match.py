"""A game being played: who may decide, what may be undone, and the way back to any moment."""

from __future__ import annotations

import msgspec
import pytest

from bretwalda import Match, Refusal, catalogue, decode, game, seeded
from bretwalda.engine.match import SNAPSHOT_EVERY

from .example_game import GAME
from .example_game.state import River
from .record import random_choice


def coracles(*moves: str, seed: str = "match") -> Match:
    """A game of three after some moves, each a seat (from 1) and a notation."""
    match = Match(GAME, {"players": 3}, seed)
    for move in moves:
        seat, _, words = move.partition(" ")
        match.choose(int(seat) - 1, GAME.verbs.parse(words))
    return match


def test_seats_that_decide_at_once_do_so_in_any_order() -> None:
    match = coracles("2 row hard")
    assert list(match.state.actors()) == [0, 2]
    assert list(match.state.options(1)) == []
    assert coracles("2 row hard", "1 row gentle", "3 row steady").state.dump() == (
        coracles("3 row steady", "1 row gentle", "2 row hard").state.dump()
    )


@pytest.mark.parametrize(
    ("seat", "words", "key"),
    [
        (1, "row gentle", "refused-not-your-turn"),
        (0, "keep", "refused-illegal"),
        (3, "row gentle", "refused-no-seat"),
        (-1, "row gentle", "refused-no-seat"),
    ],
)
def test_what_is_not_offered_is_refused(seat: int, words: str, key: str) -> None:
    match = coracles("2 row hard")
    before = match.state.dump()
    with pytest.raises(Refusal) as refused:
        match.choose(seat, GAME.verbs.parse(words))
    assert refused.value.key == key
    assert match.state.dump() == before
    assert match.journal().moves == ["2 row hard"]


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_what_was_rehearsed_happens_as_if_it_were_chosen_anew(name: str) -> None:
    """Dice, chronicle, journal and what can be undone are the same, and until then nothing has happened."""
    rehearsed, chosen = Match(game(name), {}, "rehearsed"), Match(game(name), {}, "rehearsed")
    dice = seeded("choices")
    while not chosen.over and len(chosen.decisions) < 3 * SNAPSHOT_EVERY:
        seat, choice = random_choice(chosen.state, dice)
        before, events = rehearsed.state.dump(), len(rehearsed.events)
        [rehearsal] = rehearsed.rehearse(seat, [choice])
        assert (rehearsed.state.dump(), len(rehearsed.events)) == (before, events)
        rehearsed.adopt(rehearsal)
        chosen.choose(seat, choice)
        assert rehearsed.state.dump() == chosen.state.dump()
    assert rehearsed.entries == chosen.entries
    assert list(map(repr, rehearsed.events)) == list(map(repr, chosen.events))
    assert rehearsed.journal().encode() == chosen.journal().encode()
    assert rehearsed.at(SNAPSHOT_EVERY + 1).dump() == chosen.at(SNAPSHOT_EVERY + 1).dump()


def test_a_rehearsal_of_another_position_does_not_happen() -> None:
    match = coracles()
    early, late = match.rehearse(0, [GAME.verbs.parse("row hard")]), match.rehearse(1, [GAME.verbs.parse("row gentle")])
    match.adopt(late[0])
    with pytest.raises(AssertionError, match="another position"):
        match.adopt(early[0])


def test_several_decisions_are_rehearsed_one_after_the_other() -> None:
    match = Match(game("king_is_dead"), {"players": 2}, "hastings")
    seat, verbs = int(match.state.actor), match.game.verbs
    assemble, region = verbs.parse("play assemble"), verbs.parse("region moray")
    first, second = match.rehearse(seat, [assemble, region])
    assert second.before is first.after
    with pytest.raises(Refusal, match="refused-illegal"):
        match.rehearse(seat, [assemble, verbs.parse("pass")])
    match.adopt(first)
    match.adopt(second)
    assert match.journal().moves == ["2 play assemble", "2 region moray"]
    assert match.undo(seat).choice == second.decision.choice


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    match = finished(Match(GAME, {"players": 2}, "over"))
    with pytest.raises(Refusal, match="refused-over"):
        match.choose(0, 0)


def finished(match: Match) -> Match:
    dice = seeded("choices")
    while not match.over:
        match.choose(*random_choice(match.state, dice))
    return match


def test_a_secret_choice_can_be_taken_back_until_it_is_revealed() -> None:
    match = coracles("2 row hard")
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.choose(0, GAME.verbs.parse("row gentle"))
    assert match.can_undo(1)
    assert match.undo(1)[:2] == (1, GAME.verbs.parse("row hard"))
    assert match.state.dump() == coracles("1 row gentle").state.dump()
    assert [decision.seat for decision in match.decisions] == [0]
    match.choose(1, GAME.verbs.parse("row gentle"))
    match.choose(2, GAME.verbs.parse("row hard"))
    assert not any(match.can_undo(seat) for seat in range(3))
    assert Match.replay(GAME, match.journal()).state.dump() == match.state.dump()


def test_an_open_choice_cannot_be_taken_back_behind_a_secret_one() -> None:
    match = coracles("1 row hard", "2 row gentle", "3 row gentle")
    caller = int(match.state.actor)
    match.choose(caller, GAME.verbs.parse("keep"))
    assert match.can_undo(caller)
    match.choose((caller + 1) % 3, GAME.verbs.parse("row hard"))
    assert not match.can_undo(caller)


def test_a_die_or_a_reveal_cannot_be_taken_back() -> None:
    match = coracles("1 row hard", "2 row gentle", "3 row gentle")
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(Refusal, match="refused-undo"):
        match.undo(2)


def test_undo_restores_position_and_chronicle_and_is_written_down() -> None:
    match = coracles("1 row hard", "2 row gentle", "3 row gentle")
    before, told = match.state.dump(), len(match.events)
    caller = int(match.state.actor)
    match.choose(caller, match.state.options(caller)[1])
    assert len(match.events) > told
    match.undo(caller)
    assert match.state.dump() == before
    assert len(match.events) == told
    assert match.journal().moves[-1] == f"{caller + 1} undo"
    assert len(match.decisions) == 3


def test_the_chronicle_goes_on_after_an_undo() -> None:
    match = coracles("2 row hard")
    match.undo(1)
    match = Match.replay(GAME, match.journal())
    for seat, words in ((0, "row hard"), (1, "row gentle"), (2, "row gentle")):
        match.choose(seat, GAME.verbs.parse(words))
    assert [event.key for event in match.events].count("rowed") == 1


def test_every_moment_of_a_long_game_can_be_seen_again() -> None:
    king = game("king_is_dead")
    match, dice, dumps = Match(king, {"players": 4}, "long"), seeded("choices"), []
    while not match.over:
        dumps.append(match.state.dump())
        match.choose(*random_choice(match.state, dice))
    dumps.append(match.state.dump())
    assert len(dumps) > 2 * SNAPSHOT_EVERY
    assert [match.at(number).dump() for number in range(len(dumps))] == dumps


def test_a_finished_game_keeps_its_result() -> None:
    match = finished(Match(GAME, {"players": 2}, "over"))
    assert match.journal().result == match.state.result()
    assert Match.replay(GAME, match.journal()).result() == match.result()


def test_a_journal_with_a_wrong_result_is_refused() -> None:
    journal = finished(Match(GAME, {"players": 2}, "over")).journal()
    journal.result = [0.25, 0.75]
    with pytest.raises(Refusal, match="refused-journal-result"):
        Match.replay(GAME, journal)


def test_a_result_before_the_end_is_refused() -> None:
    journal = coracles("2 row hard").journal()
    journal.result = [1.0, 0.0, 0.0]
    with pytest.raises(Refusal, match="refused-journal-result"):
        Match.replay(GAME, journal)


@pytest.mark.parametrize("move", ["2 row hard", "1 call otter", "1 dance", "9 row hard", "1 undo", "row hard"])
def test_a_move_against_the_rules_is_refused_with_its_line(move: str) -> None:
    journal = coracles("2 row hard").journal()
    journal.moves.append(move)
    with pytest.raises(Refusal) as refused:
        Match.replay(GAME, journal)
    assert refused.value.key == "refused-journal-line"
    assert refused.value.details["line"] == "2"


def test_a_journal_of_another_game_or_other_rules_is_refused() -> None:
    journal = coracles().journal()
    with pytest.raises(Refusal, match="refused-other-game"):
        Match.replay(game("king_is_dead"), journal)
    journal.rules += 1
    with pytest.raises(Refusal, match="refused-other-rules"):
        Match.replay(GAME, journal)


def test_a_game_goes_on_with_other_dice() -> None:
    match = coracles("1 row hard", "2 row gentle")
    known = match.state.dump()
    match.renew("stamford")
    assert match.journal().moves[-1] == "0 dice stamford"
    assert not match.can_undo(0)  # nothing before it can be taken back
    assert known != match.state.dump()  # the dice
    again = Match.replay(GAME, decode(match.journal().encode()))
    assert again.state.dump() == match.state.dump()
    finished(match)
    assert Match.replay(GAME, match.journal()).state.dump() == match.state.dump()
    assert [told.state.dump() for told in match.retold()][-1] == match.state.dump()


def test_what_is_decided_after_other_dice_can_be_taken_back() -> None:
    match = coracles("1 row hard")
    match.renew("stamford")
    before = match.state.dump()
    match.choose(1, GAME.verbs.parse("row gentle"))
    match.undo(1)
    assert match.state.dump() == before
    assert match.journal().moves[-3:] == ["0 dice stamford", "2 row gentle", "2 undo"]


def test_a_game_begins_in_the_middle_of_another() -> None:
    dealt = coracles("1 row hard").state.imagine(0, seeded("redrawn"))
    match = Match(GAME, {"players": 3}, "middle", [int(number) for number in dealt.dump()])
    assert isinstance(match.state, River)
    assert isinstance(dealt, River)
    assert GAME.view(match.state, 0) == GAME.view(dealt, 0)
    journal = decode(finished(match).journal().encode())
    assert Match.replay(GAME, journal).state.dump() == match.state.dump()


@pytest.mark.parametrize("position", ["x", "1", "1 2 3", "-1 " * 40])
def test_a_position_that_is_none_is_refused(position: str) -> None:
    journal = msgspec.structs.replace(coracles().journal(), position=position)
    with pytest.raises(Refusal, match="refused-position"):
        Match.replay(GAME, journal)


def test_a_position_with_other_seats_is_refused() -> None:
    position = " ".join(str(number) for number in Match(GAME, {"players": 2}, "two").state.dump())
    journal = msgspec.structs.replace(coracles().journal(), position=position)
    with pytest.raises(Refusal, match="refused-position"):
        Match.replay(GAME, journal)


def test_undo_leaves_what_is_long_past_alone() -> None:
    match = finished(Match(game("king_is_dead"), {"players": 4}, "long"))
    untouched = match.untouched_by_undo(0)
    played_again = len(match.events) - untouched
    assert 0 < played_again < untouched
