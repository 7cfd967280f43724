"""Any game as an OpenSpiel game.

>>> from bretwalda.adapters import openspiel
>>> game = openspiel.load("king_is_dead", players=3, advanced=True)
>>> game.num_players()
3
>>> state = game.new_initial_state()
>>> state.is_chance_node()  # the deal
True
>>> state.apply_action(0)
>>> state.action_to_string(state.legal_actions()[0])
'pass'

Chance is explicit: the game begins with a chance node, the deal, and a decision that rolls dice or
draws is followed by one. Each has `lots` equally likely outcomes (a parameter, 1000 unless told);
a lot seeds the dice, so that no search can look at dice that are not yet rolled. Another `seed` gives
other lots. A secret decision of several seats at once is asked of one after the other.

The observation is the seat's view; the information state adds all that the seat was told and has chosen since
the deal, and what it is asked now. As tensors both are the game's observation, which shows what lies on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.registry import game
from bretwalda.engine.schema import Value
from bretwalda.engine.state import NOBODY

from .rewards import LEAST, most, rewards
from .table import Table

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "The OpenSpiel adapter needs the extra `openspiel`: install `bretwalda[openspiel]`."
    ) from missing

LOTS = 1000
LONGEST = 10_000  # decisions; far above any game, because OpenSpiel wants a limit
OWN_PARAMETERS: dict[str, Value] = {"seed": "", "lots": LOTS}


def load(game_id: str, *, seed: str = "", lots: int = LOTS, **settings: object) -> pyspiel.Game:
    """A game with these settings; `pyspiel.load_game("bretwalda_…")` knows it from then on, too."""
    of = game(game_id)
    complete = of.schema.complete(settings)
    name = register(of)
    return pyspiel.load_game(name, {**complete, "seed": seed, "lots": lots})


def register(of: Game[Any]) -> str:
    """Make a game known to OpenSpiel, once; its name there."""
    name = f"bretwalda_{of.id}"
    if name not in pyspiel.registered_names():
        seats = [int(of.start(settings, seeded("")).seats) for settings in of.schema.sets()]
        # A class of its own, because OpenSpiel lets go of it only after Python has ended.
        pyspiel.register_game(_game_type(of, min(seats), max(seats)), type(name, (SpielGame,), {"of": of}))
    return name


def _game_type(of: Game[Any], fewest: int, most_seats: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"bretwalda_{of.id}",
        long_name=f"Bretwalda: {of.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if fewest > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most_seats,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={setting.name: setting.default for setting in of.schema.settings} | OWN_PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings chosen; each game has a subclass that names it."""

    of: Game[Any]

    def __init__(self, params: dict[str, Value]) -> None:
        of = self.of
        own = {name: params.get(name, usual) for name, usual in OWN_PARAMETERS.items()}
        self.seed = str(own["seed"])
        self.lots = int(own["lots"])
        if self.lots < 1:
            raise ValueError("there must be at least one lot to draw")
        self.settings = of.schema.complete({name: value for name, value in params.items() if name not in own})
        seats = int(of.start(self.settings, seeded("")).seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(of.verbs),
            max_chance_outcomes=self.lots,
            num_players=seats,
            min_utility=LEAST,
            max_utility=most(seats),
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(of, seats, seats), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what one player may know; OpenSpiel's other kinds are not offered."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a seat observes what is public and its own secrets, no more and no less")
        return Observer(self.of, Table.remembered if kind.perfect_recall else Table.seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies it by copying its attributes, so there are few and small ones."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.table: Table | None = None  # None until the deal
        self.rolling: int | None = None  # the choice whose dice are about to be rolled

    def current_player(self) -> int:
        if self.table is None or self.rolling is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.state.actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.state.actors()[0])

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lots = self.get_game().lots
        return [(lot, 1.0 / lots) for lot in range(lots)]

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * int(self.num_players())
        return rewards(self.table.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one."""
        other: SpielState = self.clone()
        if self.table is not None:
            other.table = self.table.imagine(player, seeded(repr(sampler())))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return [int(choice) for choice in self.table.state.options(player)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._deal(action)
        elif self.rolling is not None:
            self.table.state.dice = seeded(f"{self.get_game().seed} {self.move_number()} {action}")
            choice, self.rolling = self.rolling, None
            self._take(choice)
        elif self._rolls_dice(action):
            self.rolling = action
        else:
            self._take(action)

    def _deal(self, lot: int) -> None:
        of: SpielGame = self.get_game()
        events: list[Any] = []
        self.table = Table(of.of, of.of.start(of.settings, seeded(f"{of.seed} {lot}"), events), events)

    def _take(self, choice: int) -> None:
        assert self.table is not None
        self.table.take(int(self.table.state.actors()[0]), choice)

    def _rolls_dice(self, choice: int) -> bool:
        """Whether a choice needs chance to be carried out: try it on a copy."""
        assert self.table is not None
        attempt = self.table.state.clone()
        before = int(attempt.dice.counter)
        attempt.take(attempt.actors()[0], choice)
        return int(attempt.dice.counter) != before

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return str(self.get_game().of.verbs.notation(action))

    def __str__(self) -> str:
        """What a spectator sees."""
        if self.table is None:
            return "before the deal"
        return self.table.seen(None)


class Observer:
    """What a player knows, as numbers and as text, in the form that OpenSpiel's observers have."""

    def __init__(self, of: Game[Any], text: Callable[[Table, int], str]) -> None:
        self.of = of
        self.text = text
        self.tensor = np.zeros(of.feature_count, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.of.observation(state.table.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return "before the deal" if state.table is None else self.text(state.table, player)
