"""Coracles, a small race across a river: the example of `docs/adding-a-game.md`, played by the tests.

Each round everybody chooses in secret how hard to row; whoever rows like nobody else moves, and the
current may carry the others back. Then the hindmost may call a charm that nobody else has seen.
"""

from __future__ import annotations

from pathlib import Path

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.message import Message
from bretwalda.engine.schema import Schema, Setting, Settings
from bretwalda.engine.text import Texts

from . import setup, view
from .board import FACTS, RIVER, VERBS
from .state import River
from .steps import ROWING, STEPS
from .view import RiverView


class Coracles(Game[River]):
    id = "coracles"
    rules_version = 1
    state = River
    steps = STEPS
    schema = Schema((Setting("players", tuple(FACTS["players"]), 2),))
    verbs = VERBS
    folder = Path(__file__).parent
    feature_count = view.FEATURES
    events = {
        "dealt": "charm",
        "rowed": "seat stroke",
        "collided": "seat stroke",
        "drifted": "seat stroke",
        "called": "seat charm",
        "won": "seat",
    }

    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> River:
        return setup.new(int(settings["players"]), dice, chronicle)

    def restore(self, dump: list[int]) -> River:
        position = super().restore(dump)
        position.secret = position.step is ROWING  # no part of a dump
        return position

    def view(self, state: River, seat: int | None) -> view.RiverView:
        return view.view(state, seat)

    def prompt(self, state: River, seat: int) -> Message:
        return view.prompt(state, seat)

    def describe(self, seen: RiverView, texts: Texts) -> str:
        return "\n".join(
            f"{'~' * boat.way}({seat + 1}){'~' * int(RIVER - boat.way)}| {texts.seat(seat)}"
            for seat, boat in enumerate(seen.boats)
        )

    def picture(self, seen: RiverView, texts: Texts) -> str:
        boats = [f'<circle cx="{10 * boat.way + 5}" cy="{10 * row + 5}" r="4"/>' for row, boat in enumerate(seen.boats)]
        size = f"0 0 {10 * int(RIVER) + 10} {10 * len(boats)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(boats)}</svg>'

    def features(self, state: River, seat: int) -> list[float]:
        return view.features(state, seat)

    def audit(self, state: River) -> list[str]:
        return view.audit(state)


GAME = Coracles()
