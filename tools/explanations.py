"""Sampled decisions of computer players, each with its explanation: docs/explanations, in both languages.

    python -m tools.explanations              # all games, or those that are named: … tools.explanations britannia

Each game's file is one game of `normal` players, and thirty of its decisions are explained as `bretwalda explain` does.
Use the compiled rules: plain ones are slow.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import bretwalda
from bretwalda import Match, seeded
from bretwalda.ai.entrants import patient
from bretwalda.ai.explain import explain
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.cli.explain import sentences
from bretwalda.cli.words import question
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of

FOLDER = Path(__file__).parents[1] / "docs" / "explanations"
SAMPLE = 30
LEVEL = patient(LEVELS["normal"])
SETTINGS: dict[str, dict[str, Any]] = {
    "king_is_dead": {"players": 3},
    "rex_britannorum": {"players": 3},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {},
}
WORDS = {
    "en": (
        "explained decisions",
        "Thirty decisions of a game that three or four `normal` players have played, each looked at again: what speaks"
        " for what was chosen (+) and against it (−), beside the best other choice. `{command}` says the same; the"
        " command below each heading shows the position as the player saw it.",
        "decision",
    ),
    "fr": (
        "décisions expliquées",
        "Trente décisions d’une partie jouée par trois ou quatre joueurs `normal`, chacune examinée de nouveau : ce qui"
        " parle pour le choix fait (+) et contre lui (−), à côté du meilleur autre choix. `{command}` dit la même"
        " chose ; la commande sous chaque titre montre la position telle que le joueur la voyait.",
        "décision",
    ),
}


class Sample(NamedTuple):
    """A decision of a game that has been played."""

    number: int  # decisions before it
    seat: int
    choice: int


def played(game_id: str) -> Match:
    """A whole game of computer players."""
    game = bretwalda.game(game_id)
    match = Match(game, game.schema.complete(SETTINGS[game_id]), f"explained {game_id}")
    players = [Computer(game, LEVEL, seeded(f"player {seat}")) for seat in range(int(match.state.seats))]
    eyes = seeded("eyes")
    while not match.over:
        seat = int(match.state.actor)
        match.choose(seat, players[seat].decide(match.state.imagine(seat, eyes), seat))
    return match


def sampled(match: Match) -> list[Sample]:
    """Decisions with a choice, of every kind that the rules know, spread over the game."""
    kinds: dict[str, list[Sample]] = defaultdict(list)
    for number, decision in enumerate(match.decisions):
        state = match.at(number)
        if len(state.options(decision.seat)) > 1:
            kinds[state.step.name].append(Sample(number, decision.seat, decision.choice))
    spread = [_spread(found) for found in kinds.values()]
    in_turn = [one for row in zip_longest(*spread) for one in row if one is not None]
    return sorted(in_turn[:SAMPLE])


def _spread(found: list[Sample]) -> list[Sample]:
    """The same in an order in which the first few are far apart."""
    if len(found) < 3:
        return found
    middle = len(found) // 2
    before, after = _spread(found[:middle]), _spread(found[middle + 1 :])
    return [found[middle], *(one for pair in zip_longest(before, after) for one in pair if one is not None)]


def seen(told: Retelling, sample: Sample) -> int:
    """How many decisions the seat knew of before its own: what others decide in secret does not count."""
    path = told.path(Viewpoint(sample.seat))
    return max(step for step, moment in enumerate(path) if moment.decisions <= sample.number)


def page(match: Match, language: str, file: str) -> str:
    """All samples of a game in one language."""
    game, texts = match.game, match.game.texts(language)
    title, about, word = WORDS[language]
    command = f"bretwalda explain {file} --step N"
    out = [f"# {texts.say('plain-named', name=texts.say('title'), value=title)}", ""]
    out += [about.format(command=command), ""]
    told = Retelling(story_of(match))
    for sample in sampled(match):
        state = match.at(sample.number)
        found = explain(game, state, sample.seat, LEVEL, played=sample.choice)
        assert found is not None
        out += [f"## {word.capitalize()} {sample.number}", "", question(game, state, sample.seat, texts), ""]
        out += [f"`bretwalda show {file} --seat {sample.seat + 1} --step {seen(told, sample)}`", ""]
        out += ["```text", *sentences(game, found, texts), "```", ""]
    return "\n".join(out)


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in names or list(SETTINGS):
        match = played(game_id)
        file = f"docs/explanations/{game_id}.json"
        (FOLDER / f"{game_id}.json").write_bytes(match.journal().encode())
        for language in WORDS:
            (FOLDER / f"{game_id}.{language}.md").write_text(page(match, language, file), "utf-8")
        print(game_id, len(match.decisions))


if __name__ == "__main__":
    main(sys.argv[1:])
