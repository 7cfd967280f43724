"""The explanations that are kept in docs/: each names a position that the command below it shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.explanations import FOLDER, SAMPLE, SETTINGS

import bretwalda
from bretwalda.cli.words import question
from bretwalda.engine.journal import decode
from bretwalda.engine.match import Match
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.engine.text import LANGUAGES

ASKED = re.compile(r"^## \S+ \d+\n\n(.+)\n\n`bretwalda show (\S+) --seat (\d+) --step (\d+)`$", re.MULTILINE)


@pytest.mark.parametrize("game_id", SETTINGS)
def test_every_kept_explanation_leads_to_the_position_that_it_explains(game_id: str) -> None:
    game = bretwalda.game(game_id)
    told = Retelling(story_of(Match.replay(game, decode((FOLDER / f"{game_id}.json").read_bytes()))))
    for language in LANGUAGES:
        said = game.texts(language)
        found = ASKED.findall((FOLDER / f"{game_id}.{language}.md").read_text("utf-8"))
        assert len(found) == SAMPLE
        for asked, file, seat, step in found:
            assert Path(file).name == f"{game_id}.json"
            moment = told.path(Viewpoint(int(seat) - 1))[int(step)]
            assert question(game, told.state(moment), int(seat) - 1, said) == asked
