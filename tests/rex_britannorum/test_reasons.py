"""Why a choice may be good: the reason is true, and every language has words for it."""

from __future__ import annotations

from bretwalda import seeded
from bretwalda.ai.advice import suggest
from bretwalda.ai.level import LEVELS
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import KINGDOM_IDS, OBJECTIVE_IDS, VERBS
from bretwalda.games.rex_britannorum.state import Rex

from .positions import battle, opened, packed, planning, play, realm, started

HANDS = {"brigantes": "3 5 6", "iceni": "2 4 rome_3", "regnenses": "1 2 7"}
BATTLE = {"brigantes": "7N 6N", "iceni": "2C 3C", "regnenses": "1S 5S"}


def said(s: Rex, words: str, seat: int | None = None) -> str | None:
    """The reason for a choice, in English."""
    found = GAME.reason(s, int(s.actor) if seat is None else seat, [VERBS.parse(words)])
    return None if found is None else GAME.texts("en").message(found)


def test_points_come_first() -> None:
    held = {"brigantes": "n08 n01 n06 n13"}
    s = battle(BATTLE, "n09 n11 n03 n15 c09 s07", held=held)
    assert said(s, "claim n11") == "Lindum (N11) gives first place on the Cities track: 4."
    assert said(s, "claim n09") == "Danum (N09) gives first place on the Road track: 3."
    s.firsts = 7
    realm(s, "brigantes").objectives = 0
    assert said(s, "claim n09") == "Danum (N09) reaches threshold 3 on the Road track: a point."
    assert said(s, "claim n11") == "Lindum (N11) is one more city: 4 in all."


def test_objectives_and_what_grows() -> None:
    s = battle(BATTLE, "n09 n11 n03 n15 c09 s07", held={"brigantes": "n02"})
    realm(s, "brigantes").objectives = 1 << OBJECTIVE_IDS.index("l2")
    assert (said(s, "claim n11") or "").startswith("Lindum (N11) meets a condition of the objective L2")
    assert said(s, "claim n15") == "Petuaria (N15) is in a region not reached before: 2 in all."


def test_a_road_is_as_long_as_the_setting_makes_it() -> None:
    """A side road reaches a mark as a part of a group, and is no part of a path."""
    fork = {"brigantes": "n08 n09 n10 n_start c06 c07 c08 c09"}
    said_of = {}
    for longest_road in ("path", "group"):
        s = battle(BATTLE, "n12 n11 n03 n15 c09 s07", held=fork, longest_road=longest_road)
        realm(s, "brigantes").objectives = 0
        s.firsts = 7
        said_of[longest_road] = said(s, "claim n12")
    assert said_of == {"path": None, "group": "Ratae (N12) reaches threshold 5 on the Road track: a point."}


def test_plans() -> None:
    s = planning(HANDS, tokens="n09 n04 c15 south_joker")
    assert said(s, "send iceni_4 center", 1) == "One location can be won in the Centre: Camulodunum (C15)."
    assert "2 tokens can be won in the North" in (said(s, "send iceni_4 north", 1) or "")
    assert said(s, "send iceni_4 south", 1) == "The joker can be won in the South."
    s = planning(HANDS, tokens="n09 n04 c15")
    assert "the lowest card" in (said(s, "send brigantes_3 south", 0) or "")
    assert said(s, "send brigantes_6 south", 0) is None
    assert "may bring a card" in (said(s, "send iceni_2 south", 1) or "")
    play(s, "send iceni_2 north", "send iceni_4 north", seat=1)
    assert said(s, "confirm", 1) == "Saves the reinforcement or mercenary for a later turn."


def test_cards() -> None:
    s = started()
    own = s.realm[s.kingdom_of(s.actor)]
    colour = KINGDOM_IDS[own.kingdom]
    own.queue, own.deck = packed(colour, "1 2 3"), packed(colour, "5 6")
    assert said(s, f"recruit {colour}_3") == f"{colour.title()} 3 is the highest card in the queue."
    assert said(s, f"recruit {colour}_2") is None
    assert said(s, "draw") is not None
    own.deck = packed(colour, "1 1")
    assert said(s, "draw") is None


def test_the_objective_that_promises_least() -> None:
    s = opened()
    own = realm(s, "brigantes")
    mine = [name for number, name in enumerate(OBJECTIVE_IDS) if own.objectives >> number & 1]
    reasons = [said(s, f"put_away {name}") for name in mine]
    assert len([one for one in reasons if one is not None]) == 1


def test_advice_has_words_in_every_language() -> None:
    dice = seeded("advice")
    keys = set()
    for settings in GAME.schema.sets():
        s = GAME.new(seed="advice", **settings)
        while s.actor >= 0:
            if dice.below(10) == 0 or s.step.name not in ("recruitment", "planning"):
                for advice in suggest(GAME, s, int(s.actor), LEVELS["easy"], dice):
                    assert 0.0 < advice.chance < 1.0
                    assert advice.line == (advice.choice,)
                    assert all(GAME.texts(language).message(advice.reason) for language in LANGUAGES)
                    keys.add(advice.reason.key)
            choices = s.options(s.actor)
            s.take(s.actor, choices[dice.below(len(choices))])
    assert len(keys & {f"reason-{key}" for key in GAME.reasons}) >= 12
