"""Rex Britannorum: 1 to 3 players, with or without kingdoms that nobody leads."""

from __future__ import annotations

from pathlib import Path

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game, Params
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, features, lines, names, picture, setup, view, why_not
from .board import LONGEST_ROAD_IDS, OBJECTIVES_IDS, RATING_IDS, TRACK_IDS, VERBS
from .player import policy, reasons
from .state import Rex
from .steps import STEPS

VERBS.vocabulary["track"] = TRACK_IDS  # named in the chronicle, never chosen
VERBS.vocabulary["rating"] = RATING_IDS

_KINGDOM, _CARD, _PLACE, _ZONE = ("kingdom", "kingdom"), ("card", "card"), ("place", "place"), ("zone", "zone")
_TRACK, _NUMBER, _OBJECTIVE = ("track", "track"), ("number", "number"), ("objective", "objective")


def together(settings: Settings) -> None:
    """Refuse what makes no sense."""
    if settings["duel"] and settings["players"] != 2:
        raise Refusal("refused-duel-players")
    if settings["players"] == 1 and settings["objectives"] == "late_choice":
        raise Refusal("refused-solo-late-choice")


FIRST_SETTINGS = (
    Setting("players", (1, 2, 3), 3),
    Setting("objectives", tuple(OBJECTIVES_IDS), "early_choice"),
    Setting("random_reinforcements", (False, True), False),
    Setting("duel", (False, True), False),
)


class RexBritannorum(Game[Rex]):
    id = "rex_britannorum"
    rules_version = 2
    state = Rex
    steps = STEPS
    schema = Schema((*FIRST_SETTINGS, Setting("longest_road", tuple(LONGEST_ROAD_IDS), "path")), together)
    beginners = {"objectives": "none"}  # as the rulebook recommends for a first game
    milestones = frozenset({"turn"})
    phases = frozenset({"prompt-recruitment", "prompt-planning", "prompt-claim"})
    verbs = VERBS
    open_log = False  # another's discard pile may not be looked through (rules 13.6)
    chapters = frozenset({"turn"})
    folder = Path(__file__).parent
    named_by_facts = names.KINDS_NAMED_BY_FACTS
    events: dict[str, Params] = {
        "leads": (("seat", "seat"), _KINGDOM),
        "queued": (_KINGDOM, _CARD),
        "drew_card": (_CARD,),
        "dealt": (_OBJECTIVE,),
        "allotted": (_PLACE,),
        "turn": (_NUMBER,),
        "order": (_NUMBER, _KINGDOM, ("sum", "number")),
        "drawn": (_PLACE,),
        "joker_drawn": (_ZONE,),
        "drew": (_KINGDOM,),
        "recruited": (_KINGDOM, _CARD),
        "sent": (_KINGDOM, _CARD, _ZONE),
        "no_battle": (_ZONE,),
        "battle": (_ZONE,),
        "winner": (_KINGDOM, _NUMBER),
        "vassal": (_KINGDOM, _NUMBER),
        "claimed": (_KINGDOM, _PLACE),
        "claimed_joker": (_KINGDOM, _ZONE),
        "joker_used": (_KINGDOM, _PLACE),
        "joker_wasted": (_KINGDOM, _ZONE),
        "joker_lost": (_ZONE,),
        "hired": (_KINGDOM, _CARD, ("other", "kingdom")),
        "joined": (_KINGDOM, _PLACE),
        "reinforced": (_KINGDOM, _CARD),
        "moved": (_KINGDOM, _TRACK, _NUMBER),
        "first": (_KINGDOM, _TRACK),
        "first_lost": (_KINGDOM, _TRACK),
        "threshold": (_KINGDOM, _TRACK, _NUMBER),
        "max": (_KINGDOM, _TRACK),
        "objective": (_KINGDOM, _OBJECTIVE, _NUMBER),
        "score": (_KINGDOM, _NUMBER),
        "crowned": (_KINGDOM,),
        "vacant": (),
        "rated": (_KINGDOM, ("rating", "rating")),
    }
    marks = {"turn": "turn", "battle": "battle", "crowned": "crown", "vacant": "crown"}
    # What it is shown by, asked with and played by: each in a file of its own.
    feature_count = features.FEATURES
    features = staticmethod(features.features)
    audit = staticmethod(audit.audit)
    describe = staticmethod(lines.text)
    picture = staticmethod(picture.svg)
    counsel = staticmethod(policy.counsel)
    speaks_for = staticmethod(reasons.reason)
    reasons = reasons.REASONS
    finding = staticmethod(why_not.why_not)
    hindrances = why_not.HINDRANCES
    prompt = staticmethod(view.prompt)
    view = staticmethod(view.view)

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Rex:
        s = setup.empty(int(settings["players"]), dice)
        s.rules = self.rules_version
        s.objectives = OBJECTIVES_IDS.index(str(settings["objectives"]))
        s.random_reinforcements = bool(settings["random_reinforcements"])
        s.duel = bool(settings["duel"])
        s.group_roads = settings.get("longest_road") == "group"  # by rules 1 always a path
        return setup.begin(s, chronicle)

    def empty(self) -> Rex:
        return setup.empty(1, Dice(0, 0, 0, 0))

    def phrase(self, texts: Texts, kind: str, value: int) -> str:
        """Places, regions and objectives are named by the facts."""
        return names.phrase(texts, kind, value)


class FirstRules(RexBritannorum):
    """By rules 1: the longest road is a path (R6), and the region of N06 has another name (R18)."""

    rules_version = 1
    facts_then = "667480a925f27ec9"
    schema = Schema(FIRST_SETTINGS, together)


GAME = RexBritannorum()
GAME.older = (FirstRules(),)
