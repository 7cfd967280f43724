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
        decisions: in each of them before the network learns.
        taught: updates at the beginning in which the game's own judgement takes the decisions, so that there is much to
            learn from at once; 0 = nobody shows it anything.
        shown: iterations of that search.
        walks: of the search with the network that later decisions come from.
        opening: decisions of a game that are drawn by how often the search came to them; later ones are the best.
        noise: how much of the network's liking at the root is replaced by chance, so that everything is tried at times.
        updates: how often it learns.
        section: updates between two checkpoints; each begins with newly dealt games.
        kept: positions that are remembered, the latest.
        handful: positions that it learns from at once.
        handfuls: in an update.
        rate: how fast it learns at first; slower and slower to the end.
        decay: how fast weights that nothing speaks for fade.
        weight: of the values beside the choices.
    """

    game: str
    settings: dict[str, Any] = {}
    seed: str = "training"
    hidden: tuple[int, ...] = (128, 128)
    games: int = 128
    decisions: int = 16
    taught: int = 40
    shown: int = 150
    walks: int = 32
    opening: int = 20
    noise: float = 0.25
    updates: int = 600
    section: int = 50
    kept: int = 100_000
    handful: int = 512
    handfuls: int = 32
    rate: float = 1e-3
    decay: float = 1e-4
    weight: float = 1.0

    def left(self, update: int) -> float:
        """How much of the training is left, from 1 down to nearly 0."""
        return 1.0 - update / self.updates


RECIPES: dict[str, Recipe] = {
    recipe.game: recipe
    for recipe in (
        Recipe(game="king_is_dead", settings={"players": 2}),
        Recipe(game="rex_britannorum", settings={"players": 2}, games=64, updates=200, section=20),
        Recipe(game="barbarian_kingdoms", settings={"players": 2}, games=64, walks=16, updates=200, section=20),
        Recipe(game="britannia", games=32, taught=10, shown=16, walks=8, updates=100, section=20, kept=50_000),
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
        recipe,
        hidden=(32,),
        games=8,
        decisions=40,
        taught=1,
        shown=8,
        walks=8,
        updates=4,
        section=2,
        handful=32,
        handfuls=4,
        kept=1_000,
    )


def changed(recipe: Recipe, **values: Any) -> Recipe:
    """The same with other values where one is given."""
    given = {name: value for name, value in values.items() if value is not None}
    if given.get("updates", 1) < 1:
        raise Refusal("refused-usage-number", {"option": "--updates"})
    return msgspec.structs.replace(recipe, **given)
