"""The reasons that advice gives in Barbarian Kingdoms: true of the board, and the same whatever is hidden."""

from __future__ import annotations

import pytest

from bretwalda.ai.advice import suggest
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Reason
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import PROVINCE_IDS
from bretwalda.games.barbarian_kingdoms.player.reasons import REASONS, menaced, reason, strength
from bretwalda.games.barbarian_kingdoms.state import Kingdoms

from .positions import FRANKS, OSTROGOTHS, SAXONS, VISIGOTHS, play, position


def of(s: Kingdoms, *moves: str) -> Reason | None:
    return reason(s, int(s.actor), [GAME.verbs.parse(move) for move in moves])


def p(name: str) -> int:
    return PROVINCE_IDS.index(name)


def franks(units: str = "king belgica_secunda", **more: str) -> Kingdoms:
    return position(units={"franks": units, **more}, active="franks")


def test_a_claim_says_which_province_it_would_be() -> None:
    s = franks("king belgica_secunda, frisia")
    assert of(s, "claim", "at frisia") == ("claims", [p("frisia"), 4])
    assert of(s, "claim") == ("claims", [p("frisia"), 4])  # the only one there is


def test_a_claim_that_ends_the_game_wins() -> None:
    s = position(
        units={"franks": "king frisia"}, active="franks",
        control={"thuringia": "franks", "alemannia": "franks", "lugdunensis": "franks"},
    )  # fmt: skip
    assert of(s, "claim", "at frisia") == ("wins", [])  # nobody may contest where Clovis stands
    s = position(
        units={"franks": "king belgica_secunda, frisia", "saxons": "sea"}, active="franks",
        control={"thuringia": "franks", "alemannia": "franks", "lugdunensis": "franks"},
    )  # fmt: skip
    assert of(s, "claim", "at frisia") == ("claims_last", [p("frisia")])


def test_an_invasion_says_who_could_contest_it() -> None:
    assert of(franks(), "invade", "king", "to frisia") == ("takes", [p("frisia")])
    crowd = franks(saxons="king maxima_caesariensis, sea")
    assert of(crowd, "invade", "king", "to frisia") == ("takes_contestable", [p("frisia"), 1])


def test_an_attack_says_how_strong_both_are() -> None:
    s = franks("king belgica_secunda, germania_secunda", saxons="king frisia")
    assert of(s, "invade", "king", "to frisia") == ("attacks_king", [p("frisia"), SAXONS, 9, 6])
    s = franks("king belgica_secunda, germania_secunda", saxons="king maxima_caesariensis, frisia, sea")
    assert of(s, "invade", "king", "to frisia") == ("attacks", [p("frisia"), SAXONS, 9, 12])


def test_strength_counts_markers_and_powers() -> None:
    s = position(units={"saxons": "king britannia_prima, britannia_secunda", "ostrogoths": "king apulia"})
    assert strength(s, SAXONS, p("maxima_caesariensis"), holds=True) == 6 + 6 + 2  # a Saxon warrior counts six
    assert strength(s, OSTROGOTHS, p("roma"), holds=True) == 6 + 4  # the walls of Italy
    assert strength(s, VISIGOTHS, p("roma"), holds=False) == 0


def test_recruits_guard_what_an_enemy_can_march_into() -> None:
    s = franks(saxons="king maxima_caesariensis, thuringia")
    assert of(s, "recruit", "at germania_secunda") == ("guards", [p("germania_secunda")])
    assert of(franks(), "recruit", "at germania_secunda") == ("recruits", [p("germania_secunda")])


def test_a_tax_says_what_it_brings() -> None:
    s = position(stocks={"belgica_prima": "ggg", "frisia": "ggg"}, active="franks")
    assert of(s, "tax") == ("taxes", [4])  # three provinces and the fisc
    assert of(position(active="franks"), "tax") == ("taxes", [0])


def test_a_move_may_save_the_king() -> None:
    s = position(
        units={"franks": "king frisia, belgica_secunda", "saxons": "king sea, sea, sea"}, active="franks",
    )  # fmt: skip
    assert menaced(s, FRANKS)
    assert of(s, "manoeuvre", "king", "to germania_secunda", "done") == ("saves_king", [])


def test_a_battle_is_counted_out() -> None:
    s = franks("king belgica_secunda, germania_secunda", saxons="king maxima_caesariensis, sea")
    play(s, "invade", "warrior germania_secunda", "to frisia")
    assert of(s, "pass") == ("lets_pass", [p("frisia"), 6, 9])
    assert of(s, "warrior sea") == ("contests", [p("frisia"), 6, 9])
    play(s, "warrior sea")
    assert of(s, "king") == ("reinforces", [9, 6])
    assert of(s, "pass") == ("holds_back", [3, 6])
    play(s, "pass")
    assert of(s, "bribe 0") == ("bribes_nothing", [3, 6])
    assert of(s, "bribe 2") == ("bribes", [2, 3, 6])


def test_reasons_are_the_same_whatever_is_hidden() -> None:
    """The face-down tokens and the treasuries of others change no word of it."""
    rich = position(
        units={"saxons": "king frisia"}, unknown={"saxons": "gggg"}, down={"burgundia": "g"}, active="franks"
    )
    poor = position(
        units={"saxons": "king frisia"}, unknown={"saxons": "bbbb"}, down={"burgundia": "b"}, active="franks"
    )
    for moves in (["tax"], ["invade", "king", "to frisia"], ["invade", "king", "to lugdunensis"]):
        assert of(rich, *moves) == of(poor, *moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_has_words_in_a_whole_game(language: str) -> None:
    texts = GAME.texts(language)
    s, dice, found = GAME.new(seed="reasons", players=4), seeded("reasons"), set()
    for _ in range(90):
        if s.actor < 0:
            break
        for one in suggest(GAME, s, int(s.actor)):
            assert texts.message(one.reason)
            found.add(one.reason.key)
        options = s.options(s.actor)
        s.take(s.actor, options[dice.below(len(options))])
    assert len(found & {f"reason-{key}" for key in REASONS}) >= 6
