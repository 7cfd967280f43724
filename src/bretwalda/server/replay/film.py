"""A game as a moving picture: one SVG in which the map stands still and what has changed takes its turn.

The pictures of its moments are trees that have most in common. What is the same in all of them is drawn once; the rest
is shown for as long as its moment lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from bretwalda.engine.retelling import MOVE
from bretwalda.engine.text import Texts

from .moments import Look

MOST_PICTURES = 40
SECONDS = 1.2  # that each is shown
LONGER = 3  # times as long: the last
TURN = "turn"  # the mark
SVG = "http://www.w3.org/2000/svg"


def picture(seen: Look, step: int, texts: Texts) -> str:
    """A moment as the viewpoint knew it."""
    game = seen.source.told.game
    return game.picture(game.view(seen.state(step), seen.viewpoint.seat), texts)


def film(seen: Look, texts: Texts) -> bytes:
    """The moments that matter most, one after the other, for ever."""
    ElementTree.register_namespace("", SVG)
    pictures = [ElementTree.fromstring(picture(seen, step, texts)) for step in chosen(seen)]
    root = merged([[each] for each in pictures], Times(len(pictures)))[0]
    return str(ElementTree.tostring(root, encoding="unicode")).encode()


def chosen(seen: Look) -> list[int]:
    """The steps that are shown: how each turn ended where the game has turns, else how each move did."""
    told, first, last = seen.source.told, seen.memory.step, len(seen.path) - 1
    if TURN in told.game.marks.values():
        steps = [step - 1 for step in told.stops(seen.viewpoint, TURN)]
    else:
        steps = told.stops(seen.viewpoint, MOVE)
    steps = sorted({first, last, *(step for step in steps if step > first)})
    spread = -(-len(steps) // MOST_PICTURES)
    return [*steps[:-1:spread], last]


# Pictures in one -------------------------------------------------------------------------------------------


class Times:
    """When each picture is shown."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.length = SECONDS * (number - 1 + LONGER)

    def animation(self, first: int, last: int) -> Element:
        """Shows what it is put into from one picture to another."""
        begin, end = first * SECONDS / self.length, (last + 1) * SECONDS / self.length
        values, times = ["visible", "hidden"], [0.0, end]
        if first:
            values, times = ["hidden", *values], [0.0, begin, end]
        if last == self.number - 1:
            values, times = values[:-1], times[:-1]
        return Element(
            f"{{{SVG}}}animate",
            {
                "attributeName": "visibility",
                "calcMode": "discrete",
                "values": ";".join(values),
                "keyTimes": ";".join(f"{time:.4f}" for time in times),
                "dur": f"{self.length:.1f}s",
                "repeatCount": "indefinite",
            },
        )


def merged(pictures: Sequence[Sequence[Element]], times: Times) -> list[Element]:
    """Elements that stand for those of all pictures: what they begin and end with in common is there once."""
    written = [[ElementTree.tostring(each) for each in row] for row in pictures]
    shortest = min(len(row) for row in written)
    head = next((k for k in range(shortest) if len({row[k] for row in written}) > 1), shortest)
    tail = next((k for k in range(shortest - head) if len({row[-1 - k] for row in written}) > 1), shortest - head)
    middles = [list(row[head : len(row) - tail]) for row in pictures]
    first = pictures[0]
    return [*first[:head], *differing(middles, times), *first[len(first) - tail :]]


def differing(rows: Sequence[Sequence[Element]], times: Times) -> list[Element]:
    """What is not the same in all pictures: groups that are only filled differently are one, the rest takes turns."""
    if alike(rows):
        return [joined([row[k] for row in rows], times) for k in range(len(rows[0]))]
    out = []
    numbered = [(b"".join(ElementTree.tostring(each) for each in row), row) for row in rows]
    place = 0
    for _, same in groupby(numbered, key=lambda pair: pair[0]):
        shown = list(same)
        out.append(in_turn(shown[0][1], times.animation(place, place + len(shown) - 1)))
        place += len(shown)
    return out


def alike(rows: Sequence[Sequence[Element]]) -> bool:
    """Whether all pictures have the same elements here, with the same attributes, but for what is in them."""
    shapes = [[(each.tag, sorted(each.items()), len(each) > 0) for each in row] for row in rows]
    return all(shape == shapes[0] for shape in shapes) and all(filled for _, _, filled in shapes[0])


def joined(elements: Sequence[Element], times: Times) -> Element:
    out = Element(elements[0].tag, dict(elements[0].items()))
    out.text, out.tail = elements[0].text, elements[0].tail
    out.extend(merged([list(each) for each in elements], times))
    return out


def in_turn(elements: Sequence[Element], animation: Element) -> Element:
    group = Element(f"{{{SVG}}}g", {"visibility": "hidden"})
    group.append(animation)
    group.extend(elements)
    return group
