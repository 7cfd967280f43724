"""Rex Britannorum: 1 to 3 players, with or without kingdoms that nobody leads."""

from __future__ import annotations

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings

from . import audit, deeds, features, lines, names, picture, setup, terminal, view, why_not, wording
from .board import KINGDOM_IDS, LONGEST_ROAD_IDS, NONE, OBJECTIVES_IDS, RATING_IDS, TRACK_IDS, VERBS
from .facts_check import RENAMABLE
from .player import beforehand, policy, prospects, reasons, terms
from .scoring import points
from .state import Rex
from .steps import STEPS

VERBS.vocabulary["track"] = TRACK_IDS  # named in the chronicle, never chosen
VERBS.vocabulary["rating"] = RATING_IDS


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
    named_by_facts = names.KINDS_NAMED_BY_FACTS
    renamable = RENAMABLE
    reworded = staticmethod(wording.wording)
    paragraphs = staticmethod(wording.paragraphs)
    events = {
        "leads": "seat kingdom",
        "queued": "kingdom card",
        "drew_card": "card",
        "dealt": "objective",
        "allotted": "place",
        "turn": "number",
        "order": "number kingdom sum:number",
        "drawn": "place",
        "joker_drawn": "zone",
        "drew": "kingdom",
        "recruited": "kingdom card",
        "sent": "kingdom card zone",
        "no_battle": "zone",
        "battle": "zone",
        "winner": "kingdom number",
        "vassal": "kingdom number",
        "claimed": "kingdom place",
        "claimed_joker": "kingdom zone",
        "joker_used": "kingdom place",
        "joker_wasted": "kingdom zone",
        "joker_lost": "zone",
        "hired": "kingdom card other:kingdom",
        "joined": "kingdom place",
        "reinforced": "kingdom card",
        "moved": "kingdom track number",
        "first": "kingdom track",
        "first_lost": "kingdom track",
        "threshold": "kingdom track number",
        "max": "kingdom track",
        "objective": "kingdom objective number",
        "score": "kingdom number",
        "crowned": "kingdom",
        "vacant": "",
        "rated": "kingdom rating",
    }
    marks = {"turn": "turn", "battle": "battle", "crowned": "crown", "vacant": "crown"}
    # What it is shown by, asked with and played by: each in a file of its own.
    observer = features.RexObserver(features.LAYOUT)
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
    foresee = staticmethod(terms.foresee)
    odds = staticmethod(beforehand.odds)
    odds_told = beforehand.ODDS
    terms_at = staticmethod(terms.terms_at)
    styles = terms.STYLES
    terms = terms.TERMS
    finding = staticmethod(why_not.why_not)
    hindrances = why_not.HINDRANCES
    prompt = staticmethod(view.prompt)
    phrase = staticmethod(names.phrase)
    view = staticmethod(view.view)

    def points(self, state: Rex, /) -> tuple[int, ...]:
        return tuple(int(points(state.realm[state.kingdom_of(seat)])) for seat in range(state.seats))

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Rex:
        s = setup.empty(int(settings["players"]), dice)
        s.rules = self.rules_version
        s.objectives = OBJECTIVES_IDS.index(str(settings["objectives"]))
        s.random_reinforcements = bool(settings["random_reinforcements"])
        s.duel = bool(settings["duel"])
        s.group_roads = settings.get("longest_road") == "group"  # by rules 1 always a path
        return setup.begin(s, chronicle)

    def side(self, state: Rex, /, seat: int) -> str:
        kingdom = state.kingdom_of(seat)
        return "" if kingdom == NONE else f"kingdom:{KINGDOM_IDS[kingdom]}"

    def empty(self) -> Rex:
        return setup.empty(1, Dice(0, 0, 0, 0))


class FirstRules(RexBritannorum):
    """By rules 1: the longest road is a path (R6), and the region of N06 has another name (R18)."""

    rules_version = 1
    facts_then = "667480a925f27ec9"
    schema = Schema(FIRST_SETTINGS, together)


GAME = RexBritannorum()
GAME.older = (FirstRules(),)
