"""`bretwalda explain`: why a computer player decides as it does, or has decided, in a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bretwalda.ai.explain import Explanation, Point, Weighed, explain
from bretwalda.ai.level import level as named_level
from bretwalda.ai.spoken import reasons
from bretwalda.engine.game import Game
from bretwalda.engine.message import Message
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Moment, Retelling, Viewpoint, story_of
from bretwalda.engine.text import Texts

from . import files, words
from .speech import answer, texts


def explain_decision(
    file: Annotated[Path, typer.Argument(help="help-file")],
    *,
    steps: Annotated[int | None, typer.Option("--step", min=0, metavar="N", help="help-explain-step")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help="help-explain-seat")] = None,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="help-explain-level")] = "normal",
    seed: Annotated[str, typer.Option("--seed", help="help-explain-seed")] = "explain",
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Say why a player of a level would decide so; what was decided in the game is explained in its place."""
    told = Retelling(story_of(files.read_match(file)))
    if seat is not None and seat > told.seats:
        raise Refusal("refused-no-seat", {"seat": str(seat)})
    moment = _moment(told, None if seat is None else seat - 1, steps)
    state = told.state(moment)
    decider = int(state.actor) if seat is None else seat - 1
    found = None if decider < 0 else explain(
        told.game, state, decider, named_level(level), seed, _played(told, moment, decider)
    )  # fmt: skip
    if found is None:
        raise Refusal("refused-not-your-turn" if state.actor >= 0 else "refused-over")
    if as_json:
        answer(spelled(told.game, found, texts(told.game)))
    else:
        print("\n".join(sentences(told.game, found, texts(told.game))))


def _moment(told: Retelling, seat: int | None, steps: int | None) -> Moment:
    """One of the moments that the seat knew, counted as in `bretwalda show`; or the latest."""
    path = told.moments if seat is None else told.path(Viewpoint(seat))
    number = len(path) - 1 if steps is None else steps
    if number >= len(path):
        raise Refusal("refused-decision-number", {"number": str(number), "most": str(len(path) - 1)})
    return path[number]


def _played(told: Retelling, moment: Moment, seat: int) -> int | None:
    """What the seat has decided next, if that is what came next."""
    following = told.story.decisions[moment.decisions : moment.decisions + 1]
    return following[0].choice if following and following[0].seat == seat else None


# --- In words ---


def sentences(game: Game[Any], found: Explanation, said: Texts) -> list[str]:
    """An explanation as lines of text."""
    first = found.options[0]
    choice = words.choice(game, first.choice, said)
    out = [said.say("explain-heading", player=said.seat(found.seat), level=found.level, choice=choice)]
    out.append(f"  {said.message(found.verdict)}")
    for place, option in enumerate(found.options):
        out += _option(game, found.seat, option, said, named=place > 0)
    return out


def _option(game: Game[Any], seat: int, option: Weighed, said: Texts, named: bool) -> list[str]:
    """One choice: what it does, what speaks for it and against it, how it goes on."""
    out = []
    if named and option.chance is not None:
        chance = round(100 * option.chance)
        out.append(said.say("explain-option", choice=words.choice(game, option.choice, said), chance=chance))
    return out + reasons(game, seat, option, said)


def spelled(game: Game[Any], found: Explanation, said: Texts) -> dict[str, Any]:
    """An explanation as data: choices in notation, messages with their keys and sentences."""

    def message(one: Message) -> dict[str, Any]:
        return {"key": one.key, "args": [list(arg[:3]) for arg in one.args], "text": said.message(one)}

    def point(one: Point) -> dict[str, Any]:
        return {"other": one.other} | message(one.message)

    return {
        "seat": found.seat + 1,
        "level": found.level,
        "basis": found.basis,
        "verdict": message(found.verdict),
        "options": [
            {
                "choice": game.verbs.notation(option.choice),
                "chance": None if option.chance is None else round(option.chance, 4),
                "visits": option.visits,
                "rather_than": None if option.rival is None else game.verbs.notation(option.rival),
                "does": option.does and message(option.does),
                "notes": [message(one) for one in option.notes],
                "better": [point(one) for one in option.better],
                "worse": [point(one) for one in option.worse],
                "line": [[seat + 1, game.verbs.notation(choice)] for seat, choice in option.line],
            }
            for option in found.options
        ],
    }
