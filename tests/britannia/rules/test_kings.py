"""Rules 15: Bretwalda and King."""

from __future__ import annotations

import pytest

from .scene import armies, asked, awards, england, offered, play, scene, score, step, to_next_turn


def test_15_1_each_nation_votes_with_its_english_areas_in_the_order_of_play() -> None:
    """Welsh with one, Saxons with three, Angles with two; Picts in Scotland have no vote and get none."""
    s = scene(8, "normans", {**england(welsh=1, saxons=3, angles=2), "picts": "alban"}, phase="turn_end")
    for nation in ("welsh", "saxons", "angles"):
        assert (step(s), asked(s)) == ("vote", nation)
        assert offered(s) == {"vote welsh", "vote saxons", "vote angles"}
        if nation != "angles":
            play(s, "vote angles")
    assert int(s.votes[15]) == 4


@pytest.mark.parametrize(("saxons", "angles", "elected"), [(3, 2, True), (2, 2, False)])
def test_15_2_more_than_half_of_the_votes(saxons: int, angles: int, elected: bool) -> None:
    """Four points, or nothing."""
    s = scene(9, "normans", england(saxons=saxons, angles=angles), phase="turn_end")
    play(s, "vote saxons", "vote angles")
    assert awards(s, "saxons", "bretwalda") == ([(None, 4)] if elected else [])
    assert awards(s, "angles", "bretwalda") == []


@pytest.mark.parametrize(
    ("saxons", "angles", "king"),
    [(9, 4, True), (9, 5, False), (4, 2, True), (3, 1, False), (4, 0, True), (3, 0, False)],
)
def test_15_3_four_areas_and_twice_as_many_as_the_next(saxons: int, angles: int, king: bool) -> None:
    """Nobody is asked about it."""
    s = scene(12, "normans", england(saxons=saxons, angles=angles), phase="turn_end")
    assert awards(s, "saxons", "king") == ([(None, 8)] if king else [])
    assert (step(s) == "royal-infantry") == king


def test_15_4_the_king_raises_an_infantry() -> None:
    """In an English area of the nation, none of Wales."""
    s = scene(12, "normans", {"saxons": "york, kent, essex, sussex, devon"}, phase="turn_end")
    assert offered(s) == {"place york", "place kent", "place essex", "place sussex"}
    play(s, "place kent")
    assert armies(s, "saxons")["kent"] == 2
    assert score(s, "saxons") == 8


def test_15_5_no_king_beside_cnut() -> None:
    """If Cnut was crowned at the end of the Danish turn 14, the end of the turn names nobody."""
    s = scene(14, "normans", england(saxons=8, angles=2), phase="turn_end")
    assert awards(s, "saxons", "king") == [(None, 8)]
    s = scene(14, "danes", england(danes=8, angles=2), phase="nation_end", leaders={"cnut": "york"})
    to_next_turn(s)
    assert awards(s, "danes", "king") == [(None, 8)]


@pytest.mark.parametrize(
    ("areas", "alive", "king"),
    [
        ({"saxons": 1, "normans": 6}, ["harold"], "saxons"),
        ({"saxons": 4, "normans": 2}, ["harold", "william"], "saxons"),
        ({"saxons": 4, "normans": 3}, ["harold", "william"], None),
        ({"angles": 9, "saxons": 2, "normans": 2}, ["harold", "william"], None),
        ({"saxons": 9}, [], None),
        ({"danes": 1, "saxons": 5}, ["svein"], "danes"),
    ],
)
def test_15_6_the_king_of_turn_16(areas: dict[str, int], alive: list[str], king: str | None) -> None:
    """One candidate alone wins; several need the usual majority; none, no King."""
    people = england(**areas)
    homes = {"harold": "saxons", "william": "normans", "svein": "danes"}
    leaders = {leader: people[homes[leader]].split(", ")[0] for leader in alive}
    s = scene(16, "normans", people, phase="turn_end", leaders=leaders)
    crowned = [nation for nation in people if awards(s, nation, "king")]
    assert crowned == ([king] if king else [])
    assert s.actor < 0
