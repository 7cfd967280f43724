"""Pictures as points are the same on every machine: they need no letters but ours."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont
from PIL import Image
from tests.chance import game_of

from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES
from bretwalda.server.replay.drawing import FAMILY, FONTS, HEIGHT, WIDTH, card, map_alone, png

NAMES = ["Æthelred", "Łukasz", "Ελένη", "Жанна", "Zoë", "Gruffydd ap Cynan"]


def drawn(svg: str) -> Image.Image:
    return Image.open(BytesIO(png(card(svg, "", "", []))))


@pytest.mark.parametrize("game", ["king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia"])
def test_a_picture_of_any_game_fills_the_sheet_in_letters_that_are_there(game: str) -> None:
    played = game_of(catalogue()[game], {}, "drawn", 60)
    known = [TTFont(path).getBestCmap() for path in sorted(FONTS.glob("*.ttf"))]
    assert len(known) == 3, "upright, slanting and bold"
    for language in LANGUAGES:
        texts = played.game.texts(language)
        texts.players = NAMES
        picture = played.game.picture(played.game.view(played.state, None), texts)
        letters = {ord(letter) for letter in picture if letter.isprintable()}
        assert [chr(one) for one in letters if not all(one in font for font in known)] == []
    assert drawn(picture).size == (WIDTH, HEIGHT)
    assert len(set(drawn(picture).convert("P").tobytes())) > 10, "it is not empty"


@pytest.mark.parametrize("game", ["king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia"])
def test_the_map_alone_has_the_whole_picture_and_as_many_points_as_a_sheet(game: str) -> None:
    played = game_of(catalogue()[game], {}, "drawn", 60)
    picture = played.game.picture(played.game.view(played.state, None), played.game.texts("en"))
    wide, high = Image.open(BytesIO(png(map_alone(picture)))).size
    assert abs(wide * high / (WIDTH * HEIGHT) - 1) < 0.01
    _, _, width, height = map(float, picture.partition('data-map="')[2].partition('"')[0].split())
    assert abs(wide / high - width / height) < 0.01
    assert 0.65 < width / height < 1, "beside it there is room for words"


def test_a_sheet_to_share_ends_with_what_happened_last_and_holds_nothing_that_sticks_out() -> None:
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"></svg>'
    lines = [f"line {number} of what happened" for number in range(40)] + ["very long words " * 12, "Edith wins."]
    sheet = card(picture, "The King is Dead", ", ".join(NAMES), lines)
    told = [(float(row[1]), row[2]) for row in re.finditer(r'<text x="\d+" y="([\d.]+)"[^>]*>([^<]*)<', sheet)]
    assert told[0][1] == "The King is Dead"
    assert told[-1][1] == "Edith wins."
    assert told[-2][1] == "line 39 of what happened", "what would take too much room is left out"
    assert max(y for y, _ in told) < HEIGHT


@pytest.mark.parametrize("look", ["", 'font-weight="bold"', 'font-style="italic"'])
def test_words_are_drawn_without_what_a_machine_has_installed(look: str) -> None:
    before = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text y="15" font-family="Georgia, serif" {look}>'
    )
    seen = [drawn(f"{before}{name}</text></svg>").tobytes() for name in ("", *NAMES)]
    assert len(set(seen)) == len(seen)


def test_our_letters_are_free_and_say_so() -> None:
    assert "SIL Open Font License" in (FONTS / "LICENSE").read_text("utf-8")
    assert {TTFont(path)["name"].getBestFamilyName() for path in FONTS.glob("*.ttf")} == {FAMILY}
