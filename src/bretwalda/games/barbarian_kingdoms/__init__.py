"""Barbarian Kingdoms: 2 to 6 players, each for a kingdom, for a pair of them or in teams."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from bretwalda.engine.chronicle import Event
from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Finding, Game, Params, Reason, Series
from bretwalda.engine.message import Message
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, bot, features, lines, picture, reasons, scoring, setup, view, why_not
from .board import (
    CONFIGURATION_IDS,
    FACTS,
    MOST_SEATS,
    NONE,
    PAYMENT,
    POWER_IDS,
    ROUND_LIMITS,
    TITLE_IDS,
    TOKEN_IDS,
    VERBS,
)
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
        rows = ", ".join(letter for number, letter in ROWS if number == players)
        raise Refusal("refused-kingdoms-row", {"players": str(players), "row": configuration, "rows": rows})
    if settings["own_wars"] and players != 2:
        raise Refusal("refused-kingdoms-own-wars")
    winner, loser = int(settings["winner"]), int(settings["loser"])
    if winner > players or loser > players or winner == loser:
        raise Refusal("refused-kingdoms-last-game", {"players": str(players)})


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
    verbs = VERBS
    folder = Path(__file__).parent
    feature_count = features.FEATURES
    events: dict[str, Params] = {
        "configured": (("configuration", "configuration"),),
        "selected": (("seat", "seat"), ("kingdom", "kingdom")),
        "agreed": (("seat", "seat"),),
        "refused": (("seat", "seat"),),
        "plays": (("seat", "seat"), ("kingdom", "kingdom")),
        "leads": (("seat", "seat"), ("kingdom", "kingdom"), ("other", "kingdom")),
        "changed": (("kingdom", "kingdom"), ("zone", "zone"), ("given", "hoard"), ("taken", "hoard")),
        "paid": (("kingdom", "kingdom"), ("tokens", "hoard"), ("zone", "zone")),
        "recruited": (("kingdom", "kingdom"), ("zone", "zone")),
        "collected": (("kingdom", "kingdom"), ("token", "token"), ("zone", "zone")),
        "taxed": (("kingdom", "kingdom"), ("number", "number")),
        "no_taxes": (("kingdom", "kingdom"), ("number", "number")),
        "moved": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "king_moved": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "castled": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "invaded": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "king_invaded": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "claims": (("kingdom", "kingdom"), ("zone", "zone")),
        "contested": (("kingdom", "kingdom"), ("zone", "zone")),
        "not_contested": (("kingdom", "kingdom"),),
        "joined": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "king_joined": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "no_more": (("kingdom", "kingdom"),),
        "bribed": (("kingdom", "kingdom"), ("number", "number"), ("tokens", "hoard")),
        "no_bribes": (("kingdom", "kingdom"), ("foe", "kingdom")),
        "battle_points": (("kingdom", "kingdom"), ("points", "number"), ("foe", "kingdom"), ("other", "number")),
        "battle_won": (("kingdom", "kingdom"), ("zone", "zone")),
        "ransomed": (("kingdom", "kingdom"), ("other", "kingdom"), ("tokens", "hoard")),
        "king_fell": (("kingdom", "kingdom"), ("other", "kingdom")),
        "withdrew": (("kingdom", "kingdom"), ("zone", "zone")),
        "king_withdrew": (("kingdom", "kingdom"), ("zone", "zone")),
        "disbanded": (("kingdom", "kingdom"), ("number", "number")),
        "claimed": (("kingdom", "kingdom"), ("zone", "zone")),
        "token_removed": (("kingdom", "kingdom"), ("zone", "zone")),
        "plundered": (("kingdom", "kingdom"), ("zone", "zone"), ("tokens", "hoard")),
        "plundered_unseen": (("kingdom", "kingdom"), ("zone", "zone")),
        "found": (("token", "token"),),
        "put_to_sea": (("kingdom", "kingdom"), ("zone", "zone")),
        "king_put_to_sea": (("kingdom", "kingdom"), ("zone", "zone")),
        "rounds_over": (("number", "number"),),
        "won_territorial": (("seat", "seat"),),
        "won_military": (("seat", "seat"),),
        "won_rounds": (("seat", "seat"),),
        "reign": (("seat", "seat"), ("number", "number"), ("title", "title")),
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
    reasons = reasons.REASONS
    hindrances = why_not.HINDRANCES
    paragraphs = {
        "privilege": "11.2",
        "selection": "11.5",
        "teaming": "11.6",
        "naming": "11.7",
        "agreement": "11.7",
        "inheritance": "11.3",
        "clemency": "11.4",
        "pair-order": "10.3",
        "turn": "3.1",
        "recruitment": "3.4",
        "more-recruitment": "8.11",
        "moving": "3.7",
        "move-target": "3.8",
        "invasion": "3.12",
        "invasion-target": "3.13",
        "claiming": "3.16",
        "extra-claim": "8.4",
        "changing": "4.7",
        "paying": "4.5",
        "counted-paying": "4.5",
        "collecting": "3.20",
        "contest": "5.3",
        "rally": "5.4",
        "reinforcement": "6.2",
        "bribery": "6.3",
        "bribery-tokens": "6.3",
        "ransom": "8.10",
        "counted-ransom": "8.10",
        "staying": "6.8",
        "evacuation": "6.8",
        "corsairs": "8.7",
    }

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Kingdoms:
        s = self.laid_out(int(settings["players"]), dice, chronicle)
        s.own_wars = bool(settings["own_wars"])
        s.plunders_first = bool(settings["plunder_first"])
        s.tax_change = bool(settings["tax_change"])
        s.winner = int(settings["winner"]) - 1
        s.loser = int(settings["loser"]) - 1
        if settings["loser"] == LAST:
            s.loser = s.seats - (2 if s.winner == s.seats - 1 else 1)
        s.agreed = settings["configuration"] == "agreed"
        return begun(s, settings)

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

    def view(self, state: Kingdoms, seat: int | None) -> view.KingdomsView:
        return view.view(state, seat)

    def prompt(self, state: Kingdoms, seat: int) -> Message:
        return view.prompt(state, seat)

    def points_at(self, state: Kingdoms, choice: int) -> str:
        return view.points_at(state, choice)

    def finding(self, state: Kingdoms, seat: int, thing: str) -> Finding | None:
        return why_not.why_not(state, seat, thing)

    def describe(self, seen: msgspec.Struct, texts: Texts) -> str:
        assert isinstance(seen, view.KingdomsView)
        return lines.text(seen, texts)

    def picture(self, seen: msgspec.Struct, texts: Texts) -> str:
        assert isinstance(seen, view.KingdomsView)
        return picture.svg(seen, texts)

    def counsel(self) -> Counsel:
        return bot.counsel()

    def speaks_for(self, before: Kingdoms, seat: int, line: Sequence[int]) -> Reason | None:
        return reasons.reason(before, seat, line)

    def features(self, state: Kingdoms, seat: int) -> list[float]:
        return features.features(state, seat)

    def audit(self, state: Kingdoms) -> list[str]:
        return audit.audit(state)

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


def begun(s: Kingdoms, settings: Settings) -> Kingdoms:
    """What all rules are set up with."""
    players, letter = int(settings["players"]), str(settings["configuration"])
    s.teams = bool(settings["teams"])
    s.assignment = ASSIGNMENTS.index(str(settings["kingdoms"]))
    s.clemency = settings["first"] == "clemency"
    s.limit = int(settings["rounds"])
    row = ROWS.get((players, letter))
    return setup.begin(s, NONE if row is None else CONFIGURATION_IDS.index(row["id"]), letter in EXPERTS)


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
        )
    )

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Kingdoms:
        return begun(self.laid_out(int(settings["players"]), dice, chronicle), settings)


GAME = BarbarianKingdoms()
GAME.older = (FirstKingdoms(),)
assert list(view.by_kind(0)) == TOKEN_IDS
