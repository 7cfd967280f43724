"""Checks of a game in a package of its own, which is installed beside Bretwalda: `python -m tests.outside GAME`.

Its own tests, the shared ones that hold for every game, a game by computer players, and one on a real server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import bretwalda
from bretwalda import Game
from bretwalda.engine.text import LANGUAGES
from bretwalda.server.config import Config
from bretwalda.store.database import file_url

from .record import computers_checksum
from .server.conftest import RunningServer

HERE = Path(__file__).parent
QUIETLY = ["-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
SHARED = ["test_properties.py", "test_texts.py", "test_rules_on_paper.py", "adapters"]


def run_tests(game: Game[Any]) -> bool:
    """Whether the game's own tests pass, and those of all games."""
    own = pytest.main([*QUIETLY, str(game.folder.parent / "tests")])
    shared = pytest.main([*QUIETLY, "-k", game.id, *(str(HERE / name) for name in SHARED)])
    return own == shared == pytest.ExitCode.OK


def play_on_a_server(game: Game[Any]) -> None:
    """What a page does: read what the server says of the game, open a table with computers, and play to the end."""
    with TemporaryDirectory() as folder:
        database = file_url(Path(folder) / "outside.sqlite3")
        server = RunningServer(Config(database, limited=False, workers=1, warm=False, beat=0.0))
        try:
            ada = server.person("Ada")
            info = next(one for one in ada.get("/api/games")["games"] if one["id"] == game.id)
            for language in LANGUAGES:
                assert "title = " in ada.get(f"/api/games/{game.id}/text/{language}.ftl")
                for book in info["books"]:
                    assert ada.get(f"/api/games/{game.id}/text/{book}.{language}.md").startswith("# ")
            computers = [{"kind": "computer", "level": "easy"}] * (info["players"][0] - 1)
            page = ada.visit(ada.open_table(game=game.id, seats=[{"kind": "me"}, *computers], start=True))
            dice = Random(game.id)
            page.wait_for(lambda: page.position is not None)
            while not page.over:
                page.wait_for(lambda: page.over or bool(page.position and page.position["options"]))
                if not page.over:
                    page.decide(dice)
            page.close()
        finally:
            server.stop()


def main(game_id: str) -> int:
    game = bretwalda.game(game_id)
    if not run_tests(game):
        return 1
    for settings in game.schema.sample():
        computers_checksum(game, settings)
    print(f"{game_id}: computer players play it to the end")
    play_on_a_server(game)
    print(f"{game_id}: a person plays it on a server to the end")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
