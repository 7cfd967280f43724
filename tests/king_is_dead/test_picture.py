"""The board as a picture and as lines of text: everything public is on it, nothing secret."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from bretwalda import game, seeded
from bretwalda.engine.atlas import Point, corners, load_map
from bretwalda.games.king_is_dead.board import FACTION_IDS, REGION_IDS
from bretwalda.games.king_is_dead.view import KingView

KING = game("king_is_dead")
SVG = "{http://www.w3.org/2000/svg}"
OPTION_SETS = KING.schema.sets()
EVERY_OPTION_SET = pytest.mark.parametrize("number", range(len(OPTION_SETS)))


@cache
def positions(number: int) -> list[Any]:
    """The positions of a random game, the last one over."""
    state = KING.new(seed=f"picture {number}", **OPTION_SETS[number])
    dice = seeded(f"picture {number}")
    out = [state.clone()]
    while state.actor >= 0:
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options))])
        out.append(state.clone())
    return out


def view(state: Any, seat: int | None) -> KingView:
    seen = KING.view(state, seat)
    assert isinstance(seen, KingView)
    return seen


def picture_of(state: Any, seat: int | None = None) -> str:
    return KING.picture(view(state, seat), KING.texts("en"))


def drawn(state: Any, seat: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(picture_of(state, seat))


def group(picture: ElementTree.Element, css: str, key: str, value: str) -> ElementTree.Element:
    found = picture.findall(f".//{SVG}g[@class='{css}'][@data-{key}='{value}']")
    assert len(found) == 1
    return found[0]


def cubes(element: ElementTree.Element) -> dict[str, int]:
    return {f: len(element.findall(f".//{SVG}g[@class='follower {f}']")) for f in FACTION_IDS}


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@EVERY_OPTION_SET
def test_the_picture_shows_all_that_is_public(number: int) -> None:
    for state in positions(number)[::7] + positions(number)[-1:]:
        seen = view(state, None)
        picture = drawn(state)
        for region in seen.regions:
            here = group(picture, "region", "region", region.id)
            assert region.id.capitalize() in words(here)
            assert cubes(here) == region.followers
            discs = [g.get("class") for g in here.iter(f"{SVG}g") if g.get("class", "").split()[0] != "follower"][1:]
            kind = "instability" if region.control == "unstable" else f"control {region.control}"
            assert discs == ([] if region.control is None else [kind])
            assert str(region.space) in words(group(picture, "region-card", "region", region.id))
        for seat, player in enumerate(seen.seats):
            panel = group(picture, "seat", "seat", str(seat + 1))
            assert cubes(panel) == player.court
            assert str(player.cards) in words(panel)
        supply = words(picture.findall(f".//{SVG}g[@class='supply']")[0])
        assert [word for word in supply if "×" in word] == [f"× {seen.supply[f]}" for f in FACTION_IDS]


@EVERY_OPTION_SET
def test_different_positions_have_different_pictures(number: int) -> None:
    pictures = [picture_of(state) for state in positions(number)[:30]]
    views = [view(state, None) for state in positions(number)[:30]]
    for (seen, picture), (other_seen, other_picture) in combinations(zip(views, pictures, strict=True), 2):
        if (seen.regions, seen.seats) != (other_seen.regions, other_seen.seats):
            assert picture != other_picture


@EVERY_OPTION_SET
def test_pictures_and_lines_show_nothing_secret(number: int) -> None:
    """A position that a seat cannot tell from this one looks the same to it, and to a spectator."""
    texts = KING.texts("en")
    for state in positions(number)[:-1:31]:
        for seat in range(state.seats):
            imagined = state.imagine(seat, seeded("imagine"))
            for viewer in (None, seat):
                assert picture_of(imagined, viewer) == picture_of(state, viewer)
                lines = KING.describe(view(state, viewer), texts)
                assert KING.describe(view(imagined, viewer), texts) == lines


@EVERY_OPTION_SET
def test_a_notebook_shows_the_public_picture(number: int) -> None:
    state = positions(number)[20]
    assert state._repr_svg_() == picture_of(state)


def test_own_cards_are_drawn_for_their_owner_only() -> None:
    state = KING.new(seed="picture", players=3, advanced=True)
    for viewer, hand in ((1, view(state, 1).seats[1].hand), (None, [])):
        cards = [g.get("data-card") for g in drawn(state, viewer).iter(f"{SVG}g") if g.get("class") == "card"]
        assert cards == hand


def test_lines_name_the_own_hand_to_its_owner_only() -> None:
    state = KING.new(seed="picture", players=2, advanced=True)
    texts = KING.texts("fr")
    held = [texts.name("card", card) for card in view(state, 0).seats[0].hand or []]
    own = KING.describe(view(state, 0), texts)
    assert f"Votre main\u202f: {', '.join(held)}." in own.splitlines()
    for viewer in (None, 1):
        seen = KING.describe(view(state, viewer), texts)
        assert not [card for card in held[5:] if card in seen]  # the three special cards


def test_lines_stand_in_columns() -> None:
    state = KING.new(seed="picture", players=2)
    lines = KING.describe(view(state, None), KING.texts("en")).splitlines()
    header = next(line for line in lines if "Region" in line)
    table = lines[lines.index(header) : lines.index(header) + 10]
    for title in ("Scottish", "Welsh", "English"):
        end = header.index(title) + len(title)
        assert all(line[end - 1].isdigit() and line[end : end + 1] in ("", " ") for line in table[1:])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lines_end_with_the_reckoning(language: str) -> None:
    for number in range(len(OPTION_SETS)):
        state = positions(number)[-1]
        texts = KING.texts(language)
        seen = view(state, None)
        assert seen.reckoning is not None
        lines = KING.describe(seen, texts)
        assert texts.say(f"event-{seen.reckoning.end}") in lines
        assert texts.name("criterion", seen.reckoning.decided_by) in lines
        assert all(texts.seat(seat) in lines for seat in seen.reckoning.winners)


def crowded(region: int, numbers: tuple[int, int, int]) -> Any:
    """A position with so many followers in a region, taken from the supply."""
    state = KING.new(seed="crowd", players=3)
    for f, number in enumerate(numbers):
        state.followers[region * 3 + f] = number
    return state


@pytest.mark.parametrize("numbers", [(1, 1, 1), (6, 5, 4), (12, 0, 3), (18, 18, 18)])
@pytest.mark.parametrize("region", range(len(REGION_IDS)), ids=REGION_IDS)
def test_followers_stay_inside_their_region(region: int, numbers: tuple[int, int, int]) -> None:
    """However many there are, no cube crosses the outline or lies on another."""
    here = group(drawn(crowded(region, numbers)), "region", "region", REGION_IDS[region])
    boxes = [[float(rect.get(key, "")) for key in ("x", "y", "width")] for rect in here.iter(f"{SVG}rect")]
    assert len(boxes) == sum(numbers)
    outline = max(corners(load_map(KING.folder).area(REGION_IDS[region]).path), key=len)  # the mainland
    for x, y, size in boxes:
        assert all(inside(outline, px, py) for px in (x, x + size) for py in (y, y + size))
    for (x, y, size), (other_x, other_y, _) in combinations(boxes, 2):
        assert abs(x - other_x) >= size or abs(y - other_y) >= size


def inside(outline: list[Point], x: float, y: float) -> bool:
    """Whether a point lies within an outline (even-odd rule)."""
    crossings = 0
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 < y) != (y2 < y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1
