"""A game as a moving picture: one SVG in which the map stands still and what has changed takes its turn.

The pictures of its moments are trees that have most in common. What is the same in all of them is drawn once; the rest
is shown for as long as its moment lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import reduce
from itertools import groupby
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from bretwalda.engine.retelling import MOVE
from bretwalda.engine.text import Texts

from .drawing import card
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


def shared(seen: Look, step: int, texts: Texts) -> str:
    """The same as a sheet to share: the map, and what the viewpoint was told up to then."""
    told = seen.source.told
    names = ", ".join(texts.seat(seat) for seat in range(told.seats))
    events = told.events(seen.viewpoint, seen.memory.events, seen.path[step].events)
    lines = [texts.message(told.game.message(event)) for event in events]
    return card(picture(seen, step, texts), texts.say("title"), names, lines)


def film(seen: Look, texts: Texts) -> bytes:
    """The moments that matter most, one after the other, for ever."""
    ElementTree.register_namespace("", SVG)
    pictures = [ElementTree.fromstring(picture(seen, step, texts)) for step in chosen(seen)]
    frame(pictures)
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


def frame(pictures: Sequence[Element]) -> None:
    """Give all pictures one frame, in which each of them fits: a hand below the map makes some of them higher."""
    boxes = [[float(number) for number in picture.get("viewBox", "").split()] for picture in pictures]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    for each in pictures:
        each.attrib.pop("data-map", None)  # may be elsewhere in each of them, and nobody asks for it here
        each.set("viewBox", f"{left:g} {top:g} {right - left:g} {bottom - top:g}")


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
    """Elements that stand for those of all pictures: what all of them have in common, in this order, is there once."""
    written = [[ElementTree.tostring(each) for each in row] for row in pictures]
    out: list[Element] = []
    begins = [0] * len(pictures)
    for shared in reduce(common, written):
        places = [row.index(shared, begin) for row, begin in zip(written, begins, strict=True)]
        out += differing([row[b:e] for row, b, e in zip(pictures, begins, places, strict=True)], times)
        out.append(pictures[0][places[0]])
        begins = [place + 1 for place in places]
    return out + differing([row[begin:] for row, begin in zip(pictures, begins, strict=True)], times)


def common(one: list[bytes], other: list[bytes]) -> list[bytes]:
    """What two rows have in common, in the order of both."""
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    return [each for block in blocks for each in one[block.a : block.a + block.size]]


def differing(rows: Sequence[Sequence[Element]], times: Times) -> list[Element]:
    """What is not the same in all pictures: each thing takes turns by itself where all have as many of them."""
    if len({len(row) for row in rows}) > 1:
        return turns(rows, times)
    return [element for column in zip(*rows, strict=True) for element in one_thing(column, times)]


def one_thing(looks: Sequence[Element], times: Times) -> list[Element]:
    """A thing of all pictures: a group that is only filled differently stays, anything else takes turns."""
    shapes = [(each.tag, sorted(each.items()), len(each) > 0) for each in looks]
    if shapes[0][2] and all(shape == shapes[0] for shape in shapes):
        return [joined(looks, times)]
    return turns([[each] for each in looks], times)


def turns(rows: Sequence[Sequence[Element]], times: Times) -> list[Element]:
    out = []
    numbered = [(b"".join(ElementTree.tostring(each) for each in row), row) for row in rows]
    place = 0
    for _, same in groupby(numbered, key=lambda pair: pair[0]):
        shown = list(same)
        if shown[0][1]:
            out.append(in_turn(shown[0][1], times.animation(place, place + len(shown) - 1)))
        place += len(shown)
    return out


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
