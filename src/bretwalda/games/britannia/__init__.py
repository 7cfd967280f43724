"""Invasions: Britannia: seventeen nations and four players, from the legions to the Normans."""

from __future__ import annotations

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.schema import Schema, Setting, Settings

from . import audit, deeds, features, lines, picture, setup, terminal, view, why_not
from .board import (
    LEADER_IDS,
    PHASE_IDS,
    PLAYER_IDS,
    REASON_IDS,
    SCENARIO_IDS,
    SOURCE_IDS,
    STATUS_IDS,
    VERBS,
)
from .facts_schema import RENAMABLE
from .player import foresee, policy, prospects, reasons, terms
from .state import Britannia
from .steps.flow import STEPS

# Named in the chronicle and on the page, never chosen.
VERBS.vocabulary |= {
    "leader": LEADER_IDS,
    "source": SOURCE_IDS,
    "reason": REASON_IDS,
    "phase": PHASE_IDS,
    "status": STATUS_IDS,
    "player": PLAYER_IDS,
    "scenario": SCENARIO_IDS,
}

TROOPS = "troops area goal:area"  # who goes from where to where


class InvasionsBritannia(Game[Britannia]):
    id = "britannia"
    rules_version = 2
    state = Britannia
    renamable = RENAMABLE
    named_rows = {"area": "area", "sea": "area"}
    steps = STEPS
    schema = Schema(
        (
            Setting("scenario", tuple(SCENARIO_IDS), SCENARIO_IDS[0]),
            Setting("card_points", (False, True), False),
            Setting("sea_retreat", (False, True), False),
            Setting("welsh_heirs", (False, True), False),
            Setting("half_points", (False, True), False),
            Setting("seas", (8, 6), 8),
            Setting("literal_cost", (False, True), False),
            Setting("variant", (False, True), False),
        )
    )
    beginners = {"scenario": "hadrianus"}  # the shortest: three turns
    milestones = frozenset({"turn", "nation_turn"})
    phases = frozenset({f"prompt-{phase}" for phase in ("hiring", "growth", "movement", "battles", "withdrawal")})
    verbs = VERBS
    events = {
        # Turns and what they bring.
        "turn": "turn:number",
        "nation_turn": "nation",
        "arrived": "nation number unit area",
        "no_pieces": "nation number unit",  # reinforcements beyond the pool
        "leader_came": "nation leader area",
        "leader_left": "nation leader",
        "leader_fell": "nation leader area killer:nation",
        "leader_retreated": "nation leader area",
        "rome_departs": "",
        "dismounted": "number",
        "norman_purse": "points:number",
        "removed": "nation unit area reason",
        # Growth.
        "grew": "nation points:number savings:number",
        "growth_granted": "overlord:nation vassal:nation",
        "growth_refused": "overlord:nation vassal:nation",
        "raised": "nation unit area",
        "savings_lost": "nation points:number",
        # Movement.
        "marched": TROOPS,
        "travelled": TROOPS,  # by road
        "fort_built": "area",
        "consent_granted": "overlord:nation vassal:nation area",
        "consent_refused": "overlord:nation vassal:nation area",
        "withdrew": TROOPS,
        # Submission.
        "submitted": "vassal:nation overlord:nation",
        "defied": "vassal:nation overlord:nation",
        "freed": "vassal:nation overlord:nation",
        "returned": TROOPS,  # armies that may not stay where they are
        # Battle. Dice say how often each value fell, five bits a value, with the leader's bonus.
        "battle": "attacker:nation defender:nation area",
        "round": "area round:number"
        " attacker:nation attacking_foot:dice attacking_horse:dice attacking_guard:dice"
        " defender:nation defending_foot:dice defending_horse:dice defending_guard:dice defending_works:dice",
        "lost": "nation unit area",
        "retreated": TROOPS,
        "won": "nation area",
        "both_gone": "area",
        # Points and crowns.
        "points": "nation points:number source",
        "points_area": "nation points:number source area",
        "voted": "nation candidate:nation votes:number",
        "bretwalda": "nation votes:number cast:number",
        "no_bretwalda": "cast:number",
        "king": "nation",
        "no_king": "",
        "royal_infantry": "nation area",
        "royal_unit": "nation unit area",
        "total": "seat points:number",
        "victory": "seat",
    }
    marks = {"turn": "turn", "nation_turn": "phase", "battle": "battle", "bretwalda": "crown", "king": "crown"}
    packed = {"troops": lines.troops, "dice": view.dice_shown}
    # What it is shown by, asked with and played by: each in a file of its own.
    observer = features.BritanniaObserver(features.LAYOUT)
    audit = staticmethod(audit.audit)
    describe = staticmethod(lines.text)
    picture = staticmethod(picture.svg)
    marks_on_map = staticmethod(terminal.marks)
    entries = staticmethod(terminal.entries)
    odds_in_view = staticmethod(terminal.odds)
    colours = staticmethod(terminal.colours)
    counsel = staticmethod(policy.counsel)
    foretell = staticmethod(prospects.foretell)
    next_count = staticmethod(prospects.next_count)
    deed_names = deeds.DEEDS
    deeds = staticmethod(deeds.deeds)
    speaks_for = staticmethod(reasons.reason)
    reasons = reasons.REASONS
    terms_at = staticmethod(foresee.terms_at)
    foresee = staticmethod(foresee.foresee)
    styles = terms.STYLES
    terms = terms.TERMS
    finding = staticmethod(why_not.why_not)
    hindrances = why_not.HINDRANCES
    prompt = staticmethod(view.prompt)
    points_at = staticmethod(view.points_at)
    phrase = staticmethod(lines.phrase)
    view = staticmethod(view.view)

    def points(self, state: Britannia, /) -> tuple[int, ...]:
        return tuple(int(state.points(seat)) for seat in range(state.seats))

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Britannia:
        s = setup.empty(self.rules_version, dice)
        s.scenario = SCENARIO_IDS.index(str(settings["scenario"]))
        s.halved = bool(settings["half_points"])
        s.six = settings["seas"] == 6
        s.literal = bool(settings["literal_cost"])
        self.settle(s, settings)
        return setup.new(s, chronicle)

    def settle(self, s: Britannia, settings: Settings) -> None:
        """The settings that the first rules did not have."""
        s.by_cards = bool(settings["card_points"])
        s.ships_wait = bool(settings["sea_retreat"])
        s.welsh_heirs = bool(settings["welsh_heirs"])
        s.variant = bool(settings["variant"])

    def empty(self) -> Britannia:
        return setup.empty(self.rules_version, Dice(0, 0, 0, 0))

    def side(self, state: Britannia, /, seat: int) -> str:
        """A colour: its nations come and go."""
        return f"player:{PLAYER_IDS[seat]}"

    def offers(self, state: Britannia, seat: int, thing: str) -> bool:
        """An area stands for its units where these are asked for."""
        targets = {view.points_at(state, int(choice)) for choice in state.options(seat)}
        units = thing.replace("area:", "unit:", 1) + ":"
        return thing in targets or any(target.startswith(units) for target in targets)


class FirstRules(InvasionsBritannia):
    """By rules 1: fewer settings, and those of today as `setup.empty` has them; burhs that roll a die (R17)."""

    rules_version = 1
    facts_then = "3c63f63ab6afde0f"
    schema = Schema(
        (
            Setting("scenario", tuple(SCENARIO_IDS), SCENARIO_IDS[0]),
            Setting("half_points", (True, False), True),
            Setting("seas", (8, 6), 8),
            Setting("literal_cost", (False, True), False),
        )
    )

    def settle(self, s: Britannia, settings: Settings) -> None:
        """They are as `setup.empty` has them."""


GAME = InvasionsBritannia()
GAME.older = (FirstRules(),)
