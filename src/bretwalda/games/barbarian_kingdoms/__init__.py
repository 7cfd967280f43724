"""Barbarian Kingdoms: 2 to 6 players, each for a kingdom, for a pair of them or in teams."""

from __future__ import annotations

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game, Series
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, deeds, features, lines, picture, scoring, setup, terminal, view, why_not, wording
from .board import (
    CONFIGURATION_IDS,
    FACTS,
    KINGDOM_IDS,
    MOST_SEATS,
    NONE,
    PAYMENT,
    POWER_IDS,
    ROUND_LIMITS,
    TITLE_IDS,
    TOKEN_IDS,
    VERBS,
)
from .facts_check import RENAMABLE
from .player import beforehand, policy, prospects, reasons, terms
from .scoring import reign
from .state import FIRST_RULES, STEPS, Kingdoms

VERBS.vocabulary["title"] = TITLE_IDS  # named in the chronicle and in views, never chosen
VERBS.vocabulary["power"] = POWER_IDS

ROWS = {(row["players"], row["id"][-1]): row for row in FACTS["configuration"]}
ASSIGNMENTS = ("random", "seats", "inheritance")
TEAM_PLAYERS = (4, 6)
EXPERTS = ("expert", "agreed")  # no row: each player adds a kingdom, or one names those that all have agreed on
SEATS = tuple(range(1, MOST_SEATS + 1))
LAST = 0  # the loser who is not named: the last seat that has not won


def together(settings: Settings) -> None:
    """Refuse settings that make no sense together."""
    players, configuration = int(settings["players"]), str(settings["configuration"])
    if settings["teams"] and players not in TEAM_PLAYERS:
        raise Refusal("refused-kingdoms-teams", {"players": str(players)})
    if configuration not in ("privilege", *EXPERTS) and (players, configuration) not in ROWS:
        raise no_row(players, configuration)
    if settings["own_wars"] and players != 2:
        raise Refusal("refused-kingdoms-own-wars")
    winner, loser = int(settings["winner"]), int(settings["loser"])
    if winner > players or loser > players or winner == loser:
        raise Refusal("refused-kingdoms-last-game", {"players": str(players)})


def no_row(players: int, configuration: str) -> Refusal:
    """The no to a row that the card does not have."""
    rows = ", ".join(letter for number, letter in ROWS if number == players)
    return Refusal("refused-kingdoms-row", {"players": str(players), "row": configuration, "rows": rows})


class BarbarianKingdoms(Game[Kingdoms]):
    id = "barbarian_kingdoms"
    rules_version = 2
    state = Kingdoms
    steps = STEPS
    schema = Schema(
        (
            Setting("players", (2, 3, 4, 5, 6), 3),
            Setting("configuration", ("a", "b", "c", "d", "privilege", *EXPERTS), "a"),
            Setting("teams", (False, True), False),
            Setting("kingdoms", ASSIGNMENTS, "random"),
            Setting("first", ("star", "clemency"), "star"),
            Setting("rounds", tuple(ROUND_LIMITS), 0),
            Setting("own_wars", (False, True), False),
            Setting("plunder_first", (False, True), False),
            Setting("tax_change", (True, False), True),
            Setting("winner", SEATS, 1, from_last_game=True),
            Setting("loser", (LAST, *SEATS), LAST, from_last_game=True),
        ),
        together,
    )
    beginners = {"players": 3, "configuration": "a"}  # a row that the set-up card marks for beginners
    phases = frozenset({"prompt-turn"})
    verbs = VERBS
    events = {
        "configured": "configuration",
        "selected": "seat kingdom",
        "agreed": "seat",
        "refused": "seat",
        "plays": "seat kingdom",
        "leads": "seat kingdom other:kingdom",
        "changed": "kingdom zone given:hoard taken:hoard",
        "paid": "kingdom tokens:hoard zone",
        "recruited": "kingdom zone",
        "collected": "kingdom token zone",
        "taxed": "kingdom number",
        "no_taxes": "kingdom number",
        "moved": "kingdom zone other:zone",
        "king_moved": "kingdom zone other:zone",
        "castled": "kingdom zone other:zone",
        "invaded": "kingdom zone other:zone",
        "king_invaded": "kingdom zone other:zone",
        "claims": "kingdom zone",
        "contested": "kingdom zone",
        "not_contested": "kingdom",
        "joined": "kingdom zone other:zone",
        "king_joined": "kingdom zone other:zone",
        "no_more": "kingdom",
        "bribed": "kingdom number tokens:hoard",
        "no_bribes": "kingdom foe:kingdom",
        "battle_points": "kingdom points:number foe:kingdom other:number",
        "battle_won": "kingdom zone",
        "ransomed": "kingdom other:kingdom tokens:hoard",
        "king_fell": "kingdom other:kingdom",
        "withdrew": "kingdom zone",
        "king_withdrew": "kingdom zone",
        "disbanded": "kingdom number",
        "claimed": "kingdom zone",
        "token_removed": "kingdom zone",
        "plundered": "kingdom zone tokens:hoard",
        "plundered_unseen": "kingdom zone",
        "found": "token",
        "put_to_sea": "kingdom zone",
        "king_put_to_sea": "kingdom zone",
        "rounds_over": "number",
        "won_territorial": "seat",
        "won_military": "seat",
        "won_rounds": "seat",
        "reign": "seat number title",
    }
    marks = {
        "battle_won": "battle",
        "king_fell": "crown",
        "won_territorial": "crown",
        "won_military": "crown",
        "won_rounds": "crown",
    }
    packed = {"hoard": lambda hoard: list(view.by_kind(hoard).values())}
    named_by_facts = frozenset({"payment"})
    renamable = RENAMABLE
    named_rows = {"province": "zone"}
    reworded = staticmethod(wording.wording)
    paragraphs = staticmethod(wording.paragraphs)
    # What it is shown by, asked with and played by: each in a file of its own.
    observer = features.KingdomsObserver(features.LAYOUT)
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
    points_at = staticmethod(view.points_at)
    view = staticmethod(view.view)

    def points(self, state: Kingdoms, /) -> tuple[int, ...]:
        """The reign scores (R27), which measure how well everybody has done however the game has ended."""
        return tuple(int(reign(state, seat)) for seat in range(state.seats))

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Kingdoms:
        s = self.lay_out(int(settings["players"]), dice, chronicle)
        s.own_wars = bool(settings["own_wars"])
        s.plunders_first = bool(settings["plunder_first"])
        s.tax_change = bool(settings["tax_change"])
        s.winner = int(settings["winner"]) - 1
        s.loser = int(settings["loser"]) - 1
        if settings["loser"] == LAST:
            s.loser = s.seats - (2 if s.winner == s.seats - 1 else 1)
        s.agreed = settings["configuration"] == "agreed"
        return set_up(s, settings)

    def series(self, settings: Settings, final: Kingdoms) -> Series:
        """All sit by descending reign score, and it is told who has won; experts go on as experts (rules 11)."""
        experts = settings["configuration"] in EXPERTS
        order = [int(seat) for seat in scoring.by_reign(final)]
        ranking = [int(seat) for seat in scoring.ranking(final)]
        following: Settings = {
            "configuration": settings["configuration"] if experts else "privilege",
            "kingdoms": "inheritance",
            "first": "clemency",
            "winner": order.index(ranking[0]) + 1,
            "loser": order.index(ranking[-1]) + 1,
        }
        return Series(settings | following, tuple(order))

    def phrase(self, texts: Texts, kind: str, value: int) -> str:
        """Tokens of several kinds: `2 bronze, 1 gold`."""
        assert kind in ("hoard", "payment")
        numbers = view.by_kind(value if kind == "hoard" else PAYMENT[value])
        parts = [
            texts.say("tokens", number=n, token=texts.name("token", t), token_of=texts.forms("token", t)["of"])
            for t, n in numbers.items()
            if n
        ]
        return ", ".join(parts) if parts else texts.say("tokens-none")

    def side(self, state: Kingdoms, /, seat: int) -> str:
        """Its kingdom, or both of a pair."""
        return " ".join(
            f"kingdom:{name}" for name, owner in zip(KINGDOM_IDS, state.owner, strict=True) if owner == seat
        )


def set_up(s: Kingdoms, settings: Settings) -> Kingdoms:
    """What all rules are set up with."""
    players, letter = int(settings["players"]), str(settings["configuration"])
    s.teams = bool(settings["teams"])
    s.assignment = ASSIGNMENTS.index(str(settings["kingdoms"]))
    s.clemency = settings["first"] == "clemency"
    s.limit = int(settings["rounds"])
    row = ROWS.get((players, letter))
    return setup.begin(s, NONE if row is None else CONFIGURATION_IDS.index(row["id"]), letter in EXPERTS)


def together_at_first(settings: Settings) -> None:
    """What the first rules refused besides: experts were three to five, without teams."""
    players, configuration = int(settings["players"]), str(settings["configuration"])
    experts = configuration == "expert" and players in (3, 4, 5) and not settings["teams"]
    if settings["teams"] and players not in TEAM_PLAYERS:
        raise Refusal("refused-kingdoms-teams", {"players": str(players)})
    if configuration != "privilege" and not experts and (players, configuration) not in ROWS:
        raise no_row(players, configuration)


class FirstKingdoms(BarbarianKingdoms):
    """By rules 1: payments are asked for only where there is a choice (12.6), and a pair plays clockwise (R32)."""

    rules_version = int(FIRST_RULES)
    known_to_break = frozenset({"sights_follow_from_what_is_told"})
    schema = Schema(
        (
            Setting("players", (2, 3, 4, 5, 6), 3),
            Setting("configuration", ("a", "b", "c", "d", "privilege", "expert"), "a"),
            Setting("teams", (False, True), False),
            Setting("kingdoms", ASSIGNMENTS, "random"),
            Setting("first", ("star", "clemency"), "star"),
            Setting("rounds", tuple(ROUND_LIMITS), 0),
        ),
        together_at_first,
    )

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Kingdoms:
        return set_up(self.lay_out(int(settings["players"]), dice, chronicle), settings)


GAME = BarbarianKingdoms()
GAME.older = (FirstKingdoms(),)
assert list(view.by_kind(0)) == TOKEN_IDS
