"""What the tests compare with, written down: checksums, recorded games, playthroughs, and frames for the page's tests.

After a change of the rules, the dice, the texts or the server that is meant, write everything down anew with

    python -m tests.record

in the root folder, and read the difference before you commit it. With the ids of games behind it, only these are
written; with `frames`, only the frames; with `examples`, only the positions that show the rules (`tests/worked`). What
is no longer recorded is removed last, when everything else is there.

Recorded games that were released never change: whoever changes the rules that they were played by gives the rules a new
number (`Game.rules_version`). The games of the old number then move into a folder of their own and stay. With `release`
behind it the command marks the recorded games as released; docs/releasing.md says when.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bretwalda import Dice, Event, Game, Match, State, catalogue, seeded
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.schema import Settings, spelled
from bretwalda.engine.text import Texts

from .example_game import GAME as EXAMPLE
from .frames import library as frames
from .tree import of_the_tree

HERE = Path(__file__).parent
CHECKSUMS = HERE / "checksums.json"
RECORDED = HERE / "games"
RELEASED = HERE / "released.json"  # by game and number of the rules: each recorded game's file and its SHA-256
PLAYTHROUGHS = HERE / "playthroughs"

GAMES = 180  # behind the checksums of all set-ups of a game together
GAMES_A_CHECKSUM = 30  # at most
ONE_UNDO_IN = 4  # decisions that could be taken back

# The games told in full: the smallest and the largest way to play each.
TOLD: dict[str, tuple[Game[Any], str]] = {
    "king_is_dead_2_players": (catalogue()["king_is_dead"], "players=2,advanced=no"),
    "king_is_dead_4_players_advanced": (catalogue()["king_is_dead"], "players=4,advanced=yes"),
    "rex_britannorum_solo": (catalogue()["rex_britannorum"], "players=1"),
    "rex_britannorum_3_players": (catalogue()["rex_britannorum"], "players=3,objectives=late_choice"),
    "barbarian_kingdoms_3_players": (catalogue()["barbarian_kingdoms"], "players=3,rounds=20"),
    "britannia_hadrianus": (catalogue()["britannia"], "scenario=hadrianus"),
    "coracles_3_players": (EXAMPLE, "players=3"),
}

# Games that computer players play out, where they plan without a search: the shortest ones.
PLANNED: dict[str, list[str]] = {
    "britannia": ["scenario=hadrianus", "scenario=furor_normanis"],
    "rex_britannorum": ["players=1", "players=2,duel=yes"],
}


def setups(games: Sequence[Game[Any]] | None = None) -> list[tuple[Game[Any], Settings]]:
    """Every setting of every game, the example too, with each number of players or each scenario."""
    chosen = (*catalogue().values(), EXAMPLE) if games is None else games
    return [(game, settings) for game in chosen for settings in sampled(game)]


@cache
def sampled(game: Game[Any]) -> list[Settings]:
    """The set-ups of a game, found once: many of them have to be gone through."""
    return game.schema.sample()


@cache
def shared(game: Game[Any], number: int, most: int) -> int:
    """A number divided among the set-ups of a game, so that one with many does not take all the time."""
    return min(most, number // len(sampled(game)))


def setup_name(game: Game[Any], settings: Settings) -> str:
    """Such as `king_is_dead.players-2.advanced-false`."""
    return ".".join([game.id, *spelled(settings).replace("=", "-").split(",")]) if settings else game.id


def random_choice(state: State, dice: Dice) -> tuple[int, int]:
    """One of the seats that owe a decision, and one of its options."""
    actors = state.actors()
    seat = actors[dice.below(len(actors))]
    options = state.options(seat)
    return int(seat), int(options[dice.below(len(options))])


# --- Checksums ------------------------------------------------------------------------------------


def checksum(game: Game[Any], settings: Settings) -> str:
    """One number for every position, event and result of many random games."""
    digest = sha256()
    for number in range(shared(game, GAMES, GAMES_A_CHECKSUM)):
        match = Match(game, settings, f"checksum {number}")
        dice = seeded(f"choices {number}")
        while not match.over:
            match.choose(*random_choice(match.state, dice))
            digest.update(written(match.state))
        digest.update(repr(match.events).encode())
        digest.update(json.dumps(match.result()).encode())
    return digest.hexdigest()


def computers_checksum(game: Game[Any], settings: Settings) -> str:
    """One number for what computer players decide in a whole game."""
    level = LEVELS["normal"]
    state, dice = game.start(settings, seeded("computers")), seeded("rolled anew")
    players = [Computer(game, level, seeded(f"computer {seat}")) for seat in range(state.seats)]
    digest = sha256()
    while state.actor >= 0:
        seat = int(state.actor)
        choice = decide_in(state, seat, players[seat], dice)
        digest.update(f"{seat} {game.verbs.notation(choice)}\n".encode())
        state.choose(seat, choice)
    return digest.hexdigest()


def position_checksum(state: State) -> str:
    return sha256(written(state)).hexdigest()


def written(state: State) -> bytes:
    """The numbers of a position, as `json.dumps` would write them, in a tenth of the time."""
    return msgspec.json.encode(state.dump()).replace(b",", b", ")


# --- Recorded games -------------------------------------------------------------------------------


def recorded_game(game: Game[Any], settings: Settings) -> Match:
    """A complete random game."""
    match = Match(game, settings, "recorded")
    dice = seeded("recorded choices")
    while not match.over:
        match.choose(*random_choice(match.state, dice))
    return match


def recorded_game_with_undo(game: Game[Any], settings: Settings) -> Match:
    """A complete random game in which players change their minds."""
    match = Match(game, settings, "recorded with undo")
    dice = seeded("recorded choices with undo")
    while not match.over:
        seat, choice = random_choice(match.state, dice)
        match.choose(seat, choice)
        if match.can_undo(seat) and dice.below(ONE_UNDO_IN) == 0:
            match.undo(seat)
    return match


# --- Playthroughs ---------------------------------------------------------------------------------


def playthrough(game: Game[Any], settings: Settings) -> str:
    """A random game told in English: each decision, what came of it, and after each turn what has changed."""
    texts = game.texts("en")
    match = Match(game, settings, "playthrough")
    dice = seeded("playthrough choices")
    lines = [f"{texts.say('title')} ({spelled(settings)}), seed “{match.seed}”", ""]
    lines += _sentences(game, match.events, texts)
    shown = _position(match, texts)
    lines += ["", *(f"  | {line}".rstrip() for line in shown), ""]
    while not match.over:
        told = len(match.events)
        seat, choice = random_choice(match.state, dice)
        match.choose(seat, choice)
        lines.append(f"{len(match.decisions)}. {texts.seat(seat)}: {game.verbs.notation(choice)}")
        lines += _sentences(game, match.events[told:], texts)
        if match.state.actor != seat:
            now = _position(match, texts)
            lines += [f"  | {line}" for line in now if line not in shown]
            shown = now
    lines += ["", *(f"  | {line}".rstrip() for line in shown)]
    shares = ", ".join(f"{texts.seat(seat)} {share:g}" for seat, share in enumerate(match.result() or []))
    return "\n".join([*lines, "", f"Shares: {shares}", ""])


def _sentences(game: Game[Any], events: list[Event], texts: Texts) -> list[str]:
    """The chronicle; what only one seat hears is marked."""
    return [
        f"     {'' if event.seen_by(None) else f'({texts.seat(event.only)} only) '}{texts.message(game.message(event))}"
        for event in events
    ]


def _position(match: Match, texts: Texts) -> list[str]:
    return match.game.describe(match.game.view(match.state, None), texts).splitlines()


# --- Writing down ---------------------------------------------------------------------------------


def main(words: Sequence[str]) -> None:
    if words == ["release"]:
        mark_as_released()
        return
    if words not in (["frames"], ["examples"]):
        known = {game.id: game for game in (*of_the_tree(), EXAMPLE)}
        record_games([known[word] for word in words] or list(known.values()))
    if words in ([], ["frames"]):
        frames.record()
    if words in ([], ["examples"]):
        importlib.import_module("tests.worked").record()  # it reads recorded games


def released() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = json.loads(RELEASED.read_text("utf-8"))
    return found


def folder_of(game: Game[Any], rules: int) -> Path:
    """Where the recorded games of a number are: those of today's rules lie above the others."""
    return RECORDED if rules == game.rules_version else RECORDED / f"rules-{rules}"


def mark_as_released() -> None:
    known = released()
    for game in of_the_tree():
        files = sorted(RECORDED.glob(f"{game.id}.*.json"))
        digests = {file.name: sha256(file.read_bytes()).hexdigest() for file in files}
        known.setdefault(game.id, {}).setdefault(str(game.rules_version), digests)
    RELEASED.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def keep_released() -> None:
    """Games of rules that have a new number now are put aside."""
    for game_id, numbers in released().items():
        game = catalogue()[game_id]
        for rules, files in numbers.items():
            folder = folder_of(game, int(rules))
            if folder == RECORDED or (folder.exists() and all((folder / name).exists() for name in files)):
                continue
            folder.mkdir(exist_ok=True)
            for name in files:
                (RECORDED / name).rename(folder / name)
            keep_checksums(folder, list(files))


def keep_checksums(folder: Path, names: Sequence[str]) -> None:
    """The positions in which games of earlier rules ended stay what they were."""
    known: dict[str, dict[str, str]] = json.loads(CHECKSUMS.read_text("utf-8"))
    for name in names:
        known["games of earlier rules"][f"{folder.name}/{name}"] = known["recorded games"].pop(name)
    CHECKSUMS.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def record_games(games: Sequence[Game[Any]]) -> None:
    """Write these games down anew, and leave what is known of the others as it is."""
    keep_released()
    files, finals = recorded_games([game for game in games if game is not EXAMPLE])
    random_games = {setup_name(game, settings): checksum(game, settings) for game, settings in setups(games)}
    computers = {
        setup_name(game, settings): computers_checksum(game, settings)
        for game in games
        for settings in map(game.schema.parse, PLANNED.get(game.id, []))
    }
    files |= {
        PLAYTHROUGHS / f"{name}.txt": playthrough(game, game.schema.parse(words)).encode()
        for name, (game, words) in TOLD.items()
        if game in games
    }
    for file, contents in files.items():
        file.write_bytes(contents)
    write_checksums(games, {"random games": random_games, "recorded games": finals, "computers' games": computers})
    for old in (*RECORDED.glob("*.json"), *PLAYTHROUGHS.glob("*.txt")):
        if old not in files and any(old.name.startswith((f"{game.id}.", f"{game.id}_")) for game in games):
            old.unlink()


def recorded_games(games: Sequence[Game[Any]]) -> tuple[dict[Path, bytes], dict[str, str]]:
    """Two games of every set-up, as files, and the checksums of how they end."""
    files: dict[Path, bytes] = {}
    finals: dict[str, str] = {}
    for game, settings in setups(games):
        name = setup_name(game, settings)
        for file, match in (
            (f"{name}.json", recorded_game(game, settings)),
            (f"{name}.undo.json", recorded_game_with_undo(game, settings)),
        ):
            files[RECORDED / file] = match.journal().encode()
            finals[file] = position_checksum(match.state)
    return files, finals


def write_checksums(games: Sequence[Game[Any]], fresh: dict[str, dict[str, str]]) -> None:
    """Put the checksums of these games into the file, in the place of those that it had."""
    known: dict[str, dict[str, str]] = json.loads(CHECKSUMS.read_text("utf-8"))
    order = [game.id for game in (*of_the_tree(), EXAMPLE)]
    for part, numbers in fresh.items():
        kept = {
            name: value for name, value in known[part].items() if name.partition(".")[0] not in {g.id for g in games}
        }
        known[part] = dict(sorted((kept | numbers).items(), key=lambda item: order.index(item[0].partition(".")[0])))
    CHECKSUMS.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
