"""The film of a game is one picture that at any time shows what the picture of that moment would, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from tests.chance import game_of

from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import EVERYTHING, Retelling, Viewpoint, story_of
from bretwalda.server.messages import SeatInfo
from bretwalda.server.replay.film import LONGER, SECONDS, SVG, chosen, film, picture
from bretwalda.server.replay.moments import Look, look
from bretwalda.server.replay.sources import Source

GAMES: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 2, "advanced": True},
    "rex_britannorum": {"players": 2},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "artorius_rex"},
}
LARGEST = 2_000_000  # bytes
TURNS = f"{{{SVG}}}animate"


def looked_at(game: str, viewpoint: Viewpoint) -> Look:
    """A game that is over, through some eyes."""
    told = Retelling(story_of(game_of(catalogue()[game], GAMES[game], "a film")))
    seats = [SeatInfo(kind="computer", name=None, level="easy", present=False, away=False)] * told.seats
    return look(Source("tables", "x", "", told, seats, [0], True, True, True, True, True), viewpoint)


def visible(element: Element, time: float) -> Iterator[Element]:
    """What of an element can be seen at a time, without the groups that only take turns."""
    turn = element.find(TURNS)
    if turn is None:
        whole = deepcopy(element)
        for child in list(whole):
            whole.remove(child)
        whole.extend(part for child in element for part in visible(child, time))
        yield whole
        return
    times = [float(word) for word in turn.attrib["keyTimes"].split(";")]
    now = max(k for k, begin in enumerate(times) if begin <= time / float(turn.attrib["dur"].removesuffix("s")))
    if turn.attrib["values"].split(";")[now] == "visible":
        yield from (part for child in element if child is not turn for part in visible(child, time))


def written(picture: Element) -> str:
    picture.attrib.pop("viewBox")  # all have one frame, in which the largest has room
    picture.attrib.pop("data-map", None)
    return ElementTree.canonicalize(ElementTree.tostring(picture))


@pytest.mark.parametrize("viewpoint", [Viewpoint(0), Viewpoint(), EVERYTHING], ids=["own", "spectator", "everything"])
@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_each_of_its_moments_in_turn(game: str, viewpoint: Viewpoint) -> None:
    seen, texts = looked_at(game, viewpoint), catalogue()[game].texts("fr")
    data = film(seen, texts)
    root = ElementTree.fromstring(data)
    assert root.tag == f"{{{SVG}}}svg", "one that any program shows"
    assert len(data) < LARGEST
    left, top, width, height = (float(word) for word in root.attrib["viewBox"].split())
    for number, step in enumerate(chosen(seen)):
        expected = ElementTree.fromstring(picture(seen, step, texts))
        box = [float(word) for word in expected.attrib["viewBox"].split()]
        assert left <= box[0] < box[0] + box[2] <= left + width
        assert top <= box[1] < box[1] + box[3] <= top + height
        (shown,) = visible(root, (number + 0.5) * SECONDS)
        assert written(shown) == written(expected)
    assert number > 5
    whole = {turn.attrib["dur"] for turn in root.iter(TURNS)}
    assert whole == {f"{SECONDS * (number + LONGER):.1f}s"}
