"""What is thought of a choice, in words of the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bretwalda.engine.game import Game
from bretwalda.engine.text import Texts

from .explain import Point, Weighed


def choice_words(game: Game[Any], number: int, texts: Texts) -> str:
    """A choice as the words of its button."""
    meant = game.verbs.choice(number)
    return texts.choice(meant.verb.word, meant.verb.kinds, meant.args)


def plan_words(game: Game[Any], numbers: Sequence[int], texts: Texts) -> str:
    """Choices that belong together."""
    return ", ".join(choice_words(game, number, texts) for number in numbers)


def reasons(game: Game[Any], seat: int, option: Weighed, said: Texts) -> list[str]:
    """What a choice does, what speaks for it beside another, how it goes on."""
    out = [f"  {said.message(message)}" for message in ([option.does] if option.does else []) + [*option.notes]]
    if option.rival is not None and option.better + option.worse:
        out.append(f"  {said.say('explain-rather', choice=choice_words(game, option.rival, said))}")
    out += [f"    {said.say('explain-better', words=point_words(point, said))}" for point in option.better]
    out += [f"    {said.say('explain-worse', words=point_words(point, said))}" for point in option.worse]
    if option.line[1:]:
        out.append(f"  {said.say('explain-plan', words=line_words(game, seat, option, said))}")
    return out


def point_words(point: Point, said: Texts) -> str:
    sentence = said.message(point.message)
    return said.say("explain-other", words=sentence) if point.other else sentence


def line_words(game: Game[Any], seat: int, option: Weighed, said: Texts) -> str:
    """What follows, with the names of the others."""
    parts = []
    for (who, choice), same in groupby(option.line[1:]):
        times = len(list(same))
        spoken = choice_words(game, choice, said)
        if times > 1:
            spoken = said.say("explain-times", choice=spoken, times=times)
        parts.append(spoken if who == seat else said.say("explain-reply", player=said.seat(who), choice=spoken))
    return ", ".join(parts)
