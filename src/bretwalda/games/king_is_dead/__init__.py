"""The King is Dead, second edition: 2 to 4 players, basic and advanced."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from bretwalda.engine.chronicle import Event
from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Finding, Game, Params, Reason
from bretwalda.engine.message import Message
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, bot, features, lines, paragraphs, picture, reasons, setup, view, why_not
from .board import FACTION_IDS, VERBS
from .scoring import CRITERIA
from .state import King
from .steps import STEPS

VERBS.vocabulary["criterion"] = CRITERIA  # named in the chronicle, never chosen


class KingIsDead(Game[King]):
    id = "king_is_dead"
    rules_version = 2
    state = King
    steps = STEPS
    schema = Schema((Setting("players", (2, 3, 4), 2), Setting("advanced", (False, True), False)))
    verbs = VERBS
    open_log = False  # of another's discard pile only the top card is seen (rules 10.3)
    folder = Path(__file__).parent
    feature_count = features.FEATURES
    events: dict[str, Params] = {
        "dealt": (("seat", "seat"), ("card", "card")),
        "first_player": (("seat", "seat"),),
        "passed": (("seat", "seat"),),
        "played": (("seat", "seat"), ("card", "card")),
        "spied": (("seat", "seat"), ("other", "seat"), ("card", "card")),
        "no_effect": (("card", "card"),),
        "placed": (("number", "number"), ("faction", "faction"), ("region", "region")),
        "returned": (("faction", "faction"), ("region", "region")),
        "negotiated": (("region", "region"), ("other", "region")),
        "held": (("seat", "seat"), ("region", "region")),
        "exchanged": (("given", "followers"), ("region", "region"), ("taken", "followers"), ("other", "region")),
        "marched": (("followers", "followers"), ("region", "region"), ("other", "region")),
        "summoned": (("seat", "seat"), ("faction", "faction"), ("region", "region")),
        "no_summons": (("seat", "seat"),),
        "controlled": (("faction", "faction"), ("region", "region")),
        "unstable": (("region", "region"),),
        "invasion": (),
        "coronation": (),
        "ranking": (("first", "faction"), ("second", "faction"), ("third", "faction")),
        "plot_revealed": (("seat", "seat"), ("faction", "faction")),
        "won": (("seat", "seat"), ("criterion", "criterion")),
    }
    marks = {"controlled": "battle", "unstable": "battle", "invasion": "crown", "coronation": "crown"}
    packed = {"followers": view.followers}
    reasons = reasons.REASONS
    hindrances = why_not.HINDRANCES

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> King:
        s = setup.new(int(settings["players"]), bool(settings["advanced"]), dice, chronicle)
        s.rules = self.rules_version
        return s

    def view(self, state: King, seat: int | None) -> view.KingView:
        return view.view(state, seat)

    def views(self, state: King, eyes: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        return view.views(state, eyes)

    def prompt(self, state: King, seat: int) -> Message:
        return view.prompt(state)

    def paragraph(self, state: King, seat: int) -> str:
        return paragraphs.paragraph(state)

    def finding(self, state: King, seat: int, thing: str) -> Finding | None:
        return why_not.why_not(state, seat, thing)

    def describe(self, seen: msgspec.Struct, texts: Texts) -> str:
        assert isinstance(seen, view.KingView)
        return lines.text(seen, texts)

    def picture(self, seen: msgspec.Struct, texts: Texts) -> str:
        assert isinstance(seen, view.KingView)
        return picture.svg(seen, texts)

    def counsel(self) -> Counsel:
        return bot.counsel()

    def speaks_for(self, before: King, seat: int, line: Sequence[int]) -> Reason | None:
        return reasons.reason(before, seat, line)

    def features(self, state: King, seat: int) -> list[float]:
        return features.features(state, seat)

    def audit(self, state: King) -> list[str]:
        return audit.audit(state)

    def phrase(self, texts: Texts, kind: str, value: int) -> str:
        """Followers of several factions: `1 Welsh and 2 English`."""
        assert kind == "followers"
        parts = [
            texts.say("followers", number=number, faction=texts.name("faction", faction))
            for faction, number in zip(FACTION_IDS, view.followers(value), strict=True)
            if number
        ]
        return parts[0] if len(parts) == 1 else texts.say("both", one=parts[0], other=parts[1])


class FirstRules(KingIsDead):
    """By rules 1: Quell, Suppress and Muster may be wasted (R5)."""

    rules_version = 1


GAME = KingIsDead()
GAME.older = (FirstRules(),)
