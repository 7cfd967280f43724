"""Rules 11: names that are easily mixed up."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead import GAME


def french(card: str) -> str:
    return GAME.texts("fr").name("card", card)


def test_11_1_assemble_and_muster_are_two_cards() -> None:
    """Assemble is Assemblée, Muster is Rassemblement."""
    assert (french("assemble"), french("muster")) == ("Assemblée", "Rassemblement")


@pytest.mark.parametrize(
    ("card", "name"),
    [("outmanoeuvre", "Déjouer"), ("dispute", "Conflit"), ("quell", "Apaisement"), ("suppress", "Répression")],
)
def test_11_2_french_names_that_do_not_look_like_the_english_ones(card: str, name: str) -> None:
    """Déjouer, Conflit, Apaisement, Répression."""
    assert french(card) == name
