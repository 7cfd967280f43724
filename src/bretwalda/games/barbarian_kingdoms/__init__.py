"""Barbarian Kingdoms: 2 to 6 players, each for a kingdom, for a pair of them or in teams."""

from __future__ import annotations

from pathlib import Path

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game, Params, Series
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import audit, features, lines, picture, scoring, setup, view, why_not
from .board import CONFIGURATION_IDS, FACTS, NONE, POWER_IDS, ROUND_LIMITS, TITLE_IDS, TOKEN_IDS, VERBS
from .player import policy, reasons
from .state import STEPS, Kingdoms

VERBS.vocabulary["title"] = TITLE_IDS  # named in the chronicle and in views, never chosen
VERBS.vocabulary["power"] = POWER_IDS

ROWS = {(row["players"], row["id"][-1]): row for row in FACTS["configuration"]}
ASSIGNMENTS = ("random", "seats", "inheritance")
TEAM_PLAYERS = (4, 6)
FEWEST_FOR_EXPERTS, MOST_FOR_EXPERTS = 3, 5  # two players need pairs, and six leave nothing to choose


def together(settings: Settings) -> None:
    """Refuse settings that make no sense together."""
    players, configuration = int(settings["players"]), str(settings["configuration"])
    if settings["teams"] and players not in TEAM_PLAYERS:
        raise Refusal("refused-kingdoms-teams", {"players": str(players)})
    if configuration == "expert":
        if not FEWEST_FOR_EXPERTS <= players <= MOST_FOR_EXPERTS:
            raise Refusal("refused-kingdoms-expert", {"players": str(players)})
        if settings["teams"]:
            raise Refusal("refused-kingdoms-expert-teams")
    elif configuration != "privilege" and (players, configuration) not in ROWS:
        rows = ", ".join(letter for number, letter in ROWS if number == players)
        raise Refusal("refused-kingdoms-row", {"players": str(players), "row": configuration, "rows": rows})


class BarbarianKingdoms(Game[Kingdoms]):
    id = "barbarian_kingdoms"
    rules_version = 1
    state = Kingdoms
    steps = STEPS
    schema = Schema(
        (
            Setting("players", (2, 3, 4, 5, 6), 3),
            Setting("configuration", ("a", "b", "c", "d", "privilege", "expert"), "a"),
            Setting("teams", (False, True), False),
            Setting("kingdoms", ASSIGNMENTS, "random"),
            Setting("first", ("star", "clemency"), "star"),
            Setting("rounds", tuple(ROUND_LIMITS), 0),
        ),
        together,
    )
    beginners = {"players": 3, "configuration": "a"}  # a row that the set-up card marks for beginners
    phases = frozenset({"prompt-turn"})
    verbs = VERBS
    folder = Path(__file__).parent
    events: dict[str, Params] = {
        "configured": (("configuration", "configuration"),),
        "selected": (("seat", "seat"), ("kingdom", "kingdom")),
        "plays": (("seat", "seat"), ("kingdom", "kingdom")),
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
        "contested": (("kingdom", "kingdom"), ("zone", "zone")),
        "not_contested": (("kingdom", "kingdom"),),
        "joined": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "king_joined": (("kingdom", "kingdom"), ("zone", "zone"), ("other", "zone")),
        "no_more": (("kingdom", "kingdom"),),
        "bribed": (("kingdom", "kingdom"), ("number", "number"), ("tokens", "hoard")),
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
    points_at = staticmethod(view.points_at)
    view = staticmethod(view.view)

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> Kingdoms:
        players, letter = int(settings["players"]), str(settings["configuration"])
        row = ROWS.get((players, letter))
        return setup.new(
            players,
            NONE if row is None else CONFIGURATION_IDS.index(row["id"]),
            letter == "expert",
            bool(settings["teams"]),
            ASSIGNMENTS.index(str(settings["kingdoms"])),
            settings["first"] == "clemency",
            int(settings["rounds"]),
            dice,
            chronicle,
        )

    def series(self, settings: Settings, final: Kingdoms) -> Series:
        """All sit in the order of the last ranking; experts go on choosing the kingdoms themselves (rules 11)."""
        configuration = "expert" if settings["configuration"] == "expert" else "privilege"
        counts: Settings = {"configuration": configuration, "kingdoms": "inheritance", "first": "clemency"}
        return Series(settings | counts, tuple(int(seat) for seat in scoring.ranking(final)))

    def phrase(self, texts: Texts, kind: str, value: int) -> str:
        """Tokens of several kinds: `2 bronze, 1 gold`."""
        assert kind == "hoard"
        numbers = view.by_kind(value)
        parts = [texts.say("tokens", number=n, token=texts.name("token", t)) for t, n in numbers.items() if n]
        return ", ".join(parts) if parts else texts.say("tokens-none")


GAME = BarbarianKingdoms()
assert list(view.by_kind(0)) == TOKEN_IDS
