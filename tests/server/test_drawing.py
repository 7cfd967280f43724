"""Pictures as points are the same on every machine: they need no letters but ours."""

from __future__ import annotations

from io import BytesIO

import pytest
from fontTools.ttLib import TTFont
from PIL import Image
from tests.chance import game_of

from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES
from bretwalda.server.replay.drawing import FAMILY, FONTS, HEIGHT, WIDTH, png

NAMES = ["Æthelred", "Łukasz", "Ελένη", "Жанна", "Zoë", "Gruffydd ap Cynan"]


def drawn(svg: str) -> Image.Image:
    return Image.open(BytesIO(png(svg)))


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
