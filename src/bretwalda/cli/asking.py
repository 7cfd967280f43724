"""What a person at this screen asks: a hint, odds, why a player did something, why a thing cannot be chosen.

Every answer rests on what the seat that asks may know, and on nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bretwalda.ai.advice import suggest
from bretwalda.ai.explain import explain
from bretwalda.ai.lineup import Lineup
from bretwalda.ai.player import Computer
from bretwalda.engine.dice import seeded
from bretwalda.engine.foresight import Odds
from bretwalda.engine.game import Game
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.engine.state import State
from bretwalda.engine.text import Texts
from bretwalda.engine.witness import seen_choice

from . import words
from .explain import sentences

BEST = 3  # choices that a hint names
FARTHEST = 60  # moments back in which a deed of a machine's player is looked for


def hint(game: Game[Any], state: State, seat: int, texts: Texts) -> list[str]:
    """The best choices, each with its chance and a reason, and what would follow."""
    out = []
    for place, advice in enumerate(suggest(game, state, seat)[:BEST], 1):
        chance = round(100 * advice.chance)
        said = words.choice(game, advice.choice, texts)
        reason = texts.message(advice.reason)
        out.append(texts.say("play-advice", place=place, choice=said, chance=chance, reason=reason))
        if place == 1 and advice.line[1:]:
            rest = ", ".join(words.choice(game, choice, texts) for choice in advice.line[1:])
            out.append("    " + texts.say("explain-plan", words=rest))
    paragraph = game.paragraph(state, seat)
    if paragraph:
        out.append(texts.say("play-paragraph", paragraph=paragraph))
    return out


def odds(game: Game[Any], state: State, seat: int, texts: Texts) -> list[str]:
    """How likely what is about to be decided succeeds; what the seat does not know is imagined."""
    dice = seeded(f"odds {state.information}")
    told = [_odds_line(game, each, texts) for each in game.odds(state.imagine(seat, dice), seat, dice)]
    if told:
        told.append(texts.say("play-odds-from"))
    told += game.odds_in_view(game.view(state, seat), texts)
    if not told:
        raise Refusal("refused-no-odds")
    return told


def _odds_line(game: Game[Any], found: Odds, texts: Texts) -> str:
    """What it is about, then its chance, or one for each card or sum that could be put in."""
    about = texts.message(game.odds_message(found))
    if found.choice is not None:
        about = texts.say("play-odds-choice", choice=words.choice(game, found.choice, texts), about=about)
    chances = []
    for amount, likely in found.chances:
        chance = round(100 * likely)
        if amount is not None:
            chances.append(texts.say("play-odds-with", amount=amount, chance=chance))
        elif len(found.chances) > 1:
            chances.append(texts.say("play-odds-so-far", chance=chance))
        else:
            chances.append(texts.say("play-odds-percent", chance=chance))
    return texts.say("play-odds", about=about, chances=", ".join(chances))


def why_not(game: Game[Any], state: State, seat: int, thing: str, texts: Texts) -> list[str]:
    """Why a thing cannot be chosen now, and the paragraph that says so."""
    wanted = words.folded(thing)
    offered = False
    for number in range(len(game.verbs)):
        said, notation = words.folded(words.choice(game, number, texts)), words.folded(game.verbs.notation(number))
        if not (wanted == notation or wanted in notation.split() or wanted in said):
            continue
        pointed = game.verbs.points_at(number)
        if game.offers(state, seat, pointed):
            offered = True
            continue
        found = game.why_not(state, seat, pointed)
        if found is not None:
            return [texts.message(found.message), texts.say("play-paragraph", paragraph=found.paragraph)]
    if offered:
        raise Refusal("refused-can-be-chosen", {"thing": thing})
    raise Refusal("refused-nothing-hinders", {"thing": thing})


def why(match: Match, lineup: Lineup, reader: int, texts: Texts) -> list[str]:
    """Why a machine's player did the last thing that the reader has seen it do."""
    told = Retelling(story_of(match))
    viewpoint = Viewpoint(reader)
    path = told.path(viewpoint)
    dice = seeded(f"{match.seed} why")
    for step in range(len(path) - 1, max(0, len(path) - FARTHEST), -1):
        after, before = path[step], path[step - 1]
        player = lineup.player(after.seat)
        if not isinstance(player, Computer) or len(told.state(before).options(after.seat)) < 2:
            continue
        found = seen_choice(told, viewpoint, before, after, dice)
        if found is None:
            continue
        answer = explain(match.game, found[0], after.seat, player.level, "why", found[1])
        if answer is not None:
            return sentences(match.game, replace(answer, options=answer.options[:1]), texts)
    raise Refusal("refused-no-deed-seen")
