"""Find puzzles in games of computers against themselves: `python -m tools.puzzles find GAMES.jsonl --most 24`.

`python -m tools.puzzles reword GAME` says anew what speaks for the answers: after a change of texts or of judgements.

The games are journals, one a line, as `python -m benchmarks.review play` writes them. The puzzles of a game go to
`puzzles.json` in its package. Use the compiled build: put what `python -m tools.compile` prints on the PYTHONPATH.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import bretwalda
from bretwalda.ai.puzzles import Puzzle, puzzles_of, reworded
from bretwalda.engine.journal import decode
from bretwalda.engine.match import Match

GAMES = Path(__file__).parents[1] / "src" / "bretwalda" / "games"  # not the copy that stands beside compiled modules
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def find(
    file: Path,
    most: int = 24,
    first: int = 0,
    last: int = 1_000_000,
    without: Annotated[str, typer.Option(help="verbs that are no answer, such as leave,halt")] = "",
    alike: Annotated[int, typer.Option(help="how many may have answers of the same verb")] = 1_000,
    into: Annotated[Path | None, typer.Option(help="another file than the one in the package")] = None,
) -> None:
    """Find puzzles, and write them as soon as there is one more."""
    found: list[Puzzle] = []
    for number, line in enumerate(file.read_text("utf-8").splitlines()[first:last], first):
        journal = decode(line.encode())
        match = Match.replay(bretwalda.game(journal.game), journal)
        verbs = Counter(puzzle.answer.split()[0] for puzzle in found)
        enough = [verb for verb, times in verbs.items() if times >= alike]
        found_here = puzzles_of(match, f"puzzles {number}", [*without.split(","), *enough])
        puzzle = next(found_here, None)  # one of each game: they shall differ
        if puzzle is not None:
            found.append(puzzle)
            typer.echo(f"{len(found)} game {number}: {puzzle.answer} {puzzle.worth}")
            write(into or file_of(match.game.id), found)
        if len(found) >= most:
            break


@app.command()
def reword(game_id: str) -> None:
    """Say anew why the answers are best; those of which nothing can be said are named."""
    game = bretwalda.game(game_id)
    file = file_of(game_id)
    puzzles = [reworded(game, one) for one in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])]
    for number, puzzle in enumerate(puzzles, 1):
        if not puzzle.solved and not all(puzzle.why.values()):
            typer.echo(f"{number}: {puzzle.answer} is not what a thought prefers")
    write(file, puzzles)


def file_of(game_id: str) -> Path:
    return GAMES / game_id / "puzzles.json"


def write(file: Path, puzzles: list[Puzzle]) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(puzzles), indent=1) + b"\n")


if __name__ == "__main__":
    app()
