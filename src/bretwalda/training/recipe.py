"""How a network is trained: its size, how many games, how fast it learns; a recipe for each game."""

from __future__ import annotations

from typing import Any

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """All that a training depends on: the same recipe gives the same network.

    Attributes:
        game: the id of the game.
        settings: of the games that are played.
        seed: of games, choices and first weights.
        hidden: how wide each layer between is.
        games: side by side.
        decisions: in each of them before the network learns, forced ones included.
        guided: updates over which the game's own judgement (`Counsel.chances`) says less and less how positions stand,
            and the network's own values more and more; 0 = nobody tells it anything.
        trace: how much what really came of a choice counts beside what all choices promised, and so for the choices
            before it: 0 = not at all, 1 = alone.
        whim: by how much less a choice may promise and still be taken a third as often as the best, at first; less and
            less to a third of it at the end.
        strays: games in which one of the seats plays at random, so that the network knows what comes of that.
        updates: how often it learns.
        section: updates between two checkpoints; each begins with newly dealt games.
        rounds: how often it goes through the decisions of an update.
        handful: decisions that it learns from at once.
        rate: how fast it learns at first; slower and slower to the end.
        decay: how fast weights that nothing speaks for fade.
        weight: of the values beside the choices.
    """

    game: str
    settings: dict[str, Any] = {}
    seed: str = "training"
    hidden: tuple[int, ...] = (128, 128)
    games: int = 256
    decisions: int = 64
    guided: int = 0
    trace: float = 0.9
    whim: float = 0.06
    strays: int = 0
    updates: int = 1_000
    section: int = 50
    rounds: int = 2
    handful: int = 1_024
    rate: float = 1e-3
    decay: float = 1e-4
    weight: float = 1.0

    def left(self, update: int) -> float:
        """How much of the training is left, from 1 down to nearly 0."""
        return 1.0 - update / self.updates

    def patience(self, update: int) -> float:
        """How much less a choice may promise and still be taken about a third as often as the best."""
        return self.whim * (1.0 + 2.0 * self.left(update)) / 3.0

    def guidance(self, update: int) -> float:
        """How much the game's judgement counts beside the network's own values.

        >>> [Recipe(game="king_is_dead", guided=4).guidance(update) for update in (0, 1, 4, 9)]
        [1.0, 0.75, 0.0, 0.0]
        """
        return max(0.0, 1.0 - update / self.guided) if self.guided else 0.0


RECIPES: dict[str, Recipe] = {
    recipe.game: recipe
    for recipe in (
        Recipe(game="king_is_dead", settings={"players": 2}, updates=120, section=10),
        Recipe(game="rex_britannorum", settings={"players": 2}, games=128),
        Recipe(game="barbarian_kingdoms", settings={"players": 2}, games=128),
        Recipe(game="britannia", games=64),
    )
}


def recipe_for(game_id: str) -> Recipe:
    """The recipe of a game; one without its own gets the usual one.

    >>> recipe_for("king_is_dead").settings
    {'players': 2}
    """
    named_game(game_id)  # refuses one that there is not
    return RECIPES.get(game_id, Recipe(game=game_id))


def small(recipe: Recipe) -> Recipe:
    """The same on a scale at which it takes seconds and learns little: to see that everything works."""
    return msgspec.structs.replace(
        recipe, hidden=(32,), games=8, decisions=40, guided=2, updates=4, section=2, handful=64
    )


def changed(recipe: Recipe, **values: Any) -> Recipe:
    """The same with other values where one is given."""
    given = {name: value for name, value in values.items() if value is not None}
    if given.get("updates", 1) < 1:
        raise Refusal("refused-usage-number", {"option": "--updates"})
    return msgspec.structs.replace(recipe, **given)
