"""The King is Dead, second edition: 2 to 4 players, basic and advanced."""

from __future__ import annotations

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, deeds, features, lines, picture, setup, terminal, view, why_not
from .board import FACTION_IDS, VERBS
from .facts_check import RENAMABLE
from .player import insight, policy, prospects, reasons, terms
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
    beginners = {"players": 2, "advanced": False}
    milestones = frozenset({"controlled", "unstable", "invasion"})
    phases = frozenset({"prompt-turn"})
    open_log = False  # of another's discard pile only the top card is seen (rules 10.3)
    partners_confer = False  # rules 9.10
    events = {
        "dealt": "seat card",
        "first_player": "seat",
        "passed": "seat",
        "played": "seat card",
        "spied": "seat other:seat card",
        "no_effect": "card",
        "placed": "number faction region",
        "returned": "faction region",
        "negotiated": "region other:region",
        "held": "seat region",
        "exchanged": "given:followers region taken:followers other:region",
        "marched": "followers region other:region",
        "summoned": "seat faction region",
        "no_summons": "seat",
        "controlled": "faction region",
        "unstable": "region",
        "invasion": "",
        "coronation": "",
        "ranking": "first:faction second:faction third:faction",
        "plot_revealed": "seat faction",
        "won": "seat criterion",
    }
    marks = {"controlled": "battle", "unstable": "battle", "invasion": "crown", "coronation": "crown"}
    packed = {"followers": view.followers}
    renamable = RENAMABLE
    named_rows = {"region": "region"}
    # What it is shown by, asked with and played by: each in a file of its own.
    observer = features.KingObserver(features.LAYOUT)
    insight = insight.KingInsight(insight.LAYOUT)
    audit = staticmethod(audit.audit)
    describe = staticmethod(lines.text)
    picture = staticmethod(picture.svg)
    marks_on_map = staticmethod(terminal.marks)
    entries = staticmethod(terminal.entries)
    colours = staticmethod(terminal.colours)
    counsel = staticmethod(policy.counsel)
    foretell = staticmethod(prospects.foretell)
    deed_names = deeds.DEEDS
    deeds = staticmethod(deeds.deeds)
    speaks_for = staticmethod(reasons.reason)
    reasons = reasons.REASONS
    terms_at = staticmethod(terms.terms_at)
    styles = terms.STYLES
    terms = terms.TERMS
    finding = staticmethod(why_not.why_not)
    hindrances = why_not.HINDRANCES
    paragraph = staticmethod(view.paragraph)
    prompt = staticmethod(view.prompt)
    views = staticmethod(view.views)
    view = staticmethod(view.view)

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> King:
        players, advanced = int(settings["players"]), bool(settings["advanced"])
        return setup.new(players, advanced, self.rules_version, dice, chronicle)

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
