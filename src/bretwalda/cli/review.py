"""`bretwalda review`: a finished game looked at again: chances, turning points, luck and play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from bretwalda.ai.review import SKETCH, Balance, Review, TurningPoint, advised, review, taken
from bretwalda.ai.spoken import plan_words, reasons
from bretwalda.engine.match import Match
from bretwalda.engine.text import MINUS, Texts

from . import explain, files, words
from .speech import answer, columns, texts

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # signs of a curve


def review_game(
    file: Annotated[Path, typer.Argument(help="help-file")],
    quick: Annotated[bool, typer.Option("--quick", help="help-review-quick")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Look at a finished game again."""
    match = files.read_match(file)
    said = texts(match.game)
    progress = _tell_progress if sys.stderr.isatty() else _tell_nothing
    found = review(match, SKETCH if quick else None, progress=progress)
    if as_json:
        answer(spelled(match, found, said))
    else:
        print("\n".join(sentences(match, found, said)))


def _tell_nothing(done: float) -> None:
    return


def _tell_progress(done: float) -> None:
    """How much is done, in one line that is written over."""
    print(f"\r{done:4.0%}", end="\r" if done < 1.0 else "\r    \r", file=sys.stderr, flush=True)


# --- In words ---


def sentences(match: Match, found: Review, said: Texts) -> list[str]:
    """A review as lines of text."""
    out = [words.heading(match.settings, said), words.verdict(match.state.result(), said), ""]
    out += [said.say("review-curve", number=len(match.decisions))]
    out += columns([(said.seat(seat), bars(found, seat)) for seat in range(len(found.balances))])
    out += ["", said.say("review-balance")]
    for seat, balance in enumerate(found.balances):
        out.append(f"  {_balance(said, seat, balance)}")
    out += ["", said.say("review-turning-points" if found.turning_points else "review-no-turning-points")]
    for point in found.turning_points:
        out += _point(match, point, said)
    return out


def bars(found: Review, seat: int) -> str:
    """The course of a seat's chances as a row of bars."""
    chances = [each[seat] for each in found.chances]
    places = min(WIDTH, len(chances))
    picked = [chances[(len(chances) - 1) * k // max(places - 1, 1)] for k in range(places)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in picked)


def points(change: float) -> str:
    """A change of a chance in points, with its sign.

    >>> points(0.123), points(-0.05), points(0.001)
    ('+12', '−5', '0')
    """
    rounded = round(100 * change)
    return f"+{rounded}" if rounded > 0 else f"{MINUS}{-rounded}" if rounded else "0"


def _balance(said: Texts, seat: int, balance: Balance) -> str:
    return said.say(
        "review-seat",
        player=said.seat(seat),
        start=round(100 * balance.start),
        luck=points(balance.luck),
        play=points(balance.play),
        others=points(balance.others),
        end=round(100 * balance.end),
        mistakes=balance.mistakes,
        decisions=balance.decisions,
    )


def _point(match: Match, point: TurningPoint, said: Texts) -> list[str]:
    choice = plan_words(match.game, taken(match, point), said)
    heading = said.say("review-decision", number=point.decision + 1, player=said.seat(point.seat), choice=choice)
    if point.better is None:
        luck = said.say("review-luck", player=said.seat(point.whose), change=points(point.change))
        return [heading, f"  {luck}"]
    better = plan_words(match.game, advised(match, point), said)
    out = [heading, f"  {said.say('review-better', choice=better, cost=round(-100 * point.change))}"]
    option = point.reason
    return out + ([] if option is None else reasons(match.game, point.seat, option, said))


# --- As data ---


def spelled(match: Match, found: Review, said: Texts) -> dict[str, Any]:
    """A review as data: choices in notation, chances rounded."""
    notation = match.game.verbs.notation
    return {
        "game": match.game.id,
        "result": match.result(),
        "chances": [[round(chance, 4) for chance in each] for each in found.chances],
        "luck": {str(number): [round(change, 4) for change in each] for number, each in found.luck.items()},
        "verdicts": [
            {
                "decision": verdict.decision,
                "seat": verdict.seat + 1,
                "choice": notation(verdict.choice),
                "best": notation(verdict.best),
                "gain": round(verdict.gain, 4),
                "error": round(verdict.error, 4),
                "mistaken": verdict.mistaken,
            }
            for verdict in found.verdicts
        ],
        "turning_points": [
            {
                "decision": point.decision,
                "seat": point.seat + 1,
                "choice": notation(point.choice),
                "better": None if point.better is None else notation(point.better),
                "change": round(point.change, 4),
                "whose": point.whose + 1,
                "why": None if point.why is None else explain.spelled(match.game, point.why, said),
            }
            for point in found.turning_points
        ],
        "balances": [
            {
                "start": round(one.start, 4),
                "luck": round(one.luck, 4),
                "play": round(one.play, 4),
                "others": round(one.others, 4),
                "end": round(one.end, 4),
                "decisions": one.decisions,
                "mistakes": one.mistakes,
            }
            for one in found.balances
        ],
    }
