"""How quickly stored games come back: a long campaign that is opened, and a server with many tables that is restarted.

    python -m benchmarks.stored [--campaigns N] [--tables N] [--json]

Tables are put into the database as if they had been played there. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from statistics import fmean, median
from time import perf_counter
from typing import Any

from tests.chance import ChanceGame, Place, game_at
from tests.prepared import put_tables

import bretwalda
from bretwalda.engine.match import Match

from .figures import report
from .server import SERVER, Browser, Figures, Heard, make_people, processor_seconds, serving

TARGETS = {"open_ms": 100.0, "restart_s": 2.0, "restart_unnoted_s": 2.0}
DIFFERENT = 5  # games of each kind; more tables are copies of them
WITH_COMPUTERS = 10  # every so many-th table waits for a computer at the restart
AFTERWARDS = 5.0  # seconds after the first answer in which others are asked for


def play(game_id: str, number: int, share: float) -> Match:
    """The beginning of a game by chance: so much of it."""
    game, seed = bretwalda.game(game_id), f"stored {number}"
    whole = ChanceGame(game, {}, seed)
    while not whole.match.over:
        whole.decide()
    return game_at(game, {}, Place(seed, int(len(whole.match.decisions) * share)))


async def wait_for_position(owner: Browser, table: str) -> float:
    """Seconds until somebody who comes to a table sees its position."""
    seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(heard: Heard) -> None:
        assert heard.type != "Refused", heard
        if heard.type == "Position" and not seen.done():
            seen.set_result(None)

    began = perf_counter()
    wire = await owner.connect(table, hear)
    await seen
    assert wire.transport is not None
    took = perf_counter() - began
    wire.transport.abort()
    return took


async def make_newcomer(port: int) -> str:
    """The cookie of somebody new."""
    return (await make_people(port, 1))[0].cookie


def known(port: int, cookie: str) -> Browser:
    browser = Browser(port)
    browser.cookie = cookie
    return browser


def owner_of(database: str) -> str:
    """The cookie of somebody whom a database knows."""
    with serving("-c", SERVER, database) as (port, _):
        return asyncio.run(make_newcomer(port))


# Opening -----------------------------------------------------------------------------------------------


def measure_opening(folder: str, campaigns: int) -> Figures:
    """Campaigns of Invasions: Britannia that come from the database, all but the last few decisions played."""
    database = f"sqlite:///{folder}/campaigns.sqlite3"
    cookie = owner_of(database)
    matches = [play("britannia", number, 0.99) for number in range(campaigns + 1)]
    tables = put_tables(database, matches, [cookie] * 4, cookie, noted=True)  # so that nobody wakes them before

    async def open_each(port: int, process: int) -> Figures:
        owner = known(port, cookie)
        await wait_for_position(owner, tables.pop())  # to warm up
        busy = processor_seconds(process)
        seconds = [await wait_for_position(owner, table) for table in tables]
        return {
            "open_ms": 1000 * median(seconds),
            "open_slowest_ms": 1000 * max(seconds),
            "open_processor_ms": 1000 * (processor_seconds(process) - busy) / campaigns,
            "open_decisions": fmean(len(match.decisions) for match in matches),
        }

    with serving("-c", SERVER, database) as (port, process):
        return asyncio.run(open_each(port, process))


# Restarting --------------------------------------------------------------------------------------------


def measure_restart(folder: str, number: int, noted: bool) -> Figures:
    """Unfinished tables of all games, half played. Not noted, the server has to find out what each waits for."""
    ending = "" if noted else "_unnoted"
    database = f"sqlite:///{folder}/tables{ending}.sqlite3"
    cookie = owner_of(database)
    games: list[str] = [game for game in bretwalda.catalogue() if game != "counting"]
    mine = ""
    for game_id in games:
        different = [play(game_id, one, 0.5) for one in range(DIFFERENT)]
        seats = int(different[0].state.seats)
        copies = [different[one % DIFFERENT] for one in range(number // len(games))]
        computers, without = split(copies)
        put_tables(database, computers, [cookie, *["easy"] * (seats - 1)], cookie, noted=noted)
        mine = put_tables(database, without, [cookie] * seats, cookie, noted=noted)[0]
    began = perf_counter()
    with serving("-c", SERVER, database) as (port, process):
        figures = asyncio.run(time_answers(known(port, cookie), mine, began, process))
    return {f"restart{ending}_{name}": value for name, value in figures.items()}


def split(matches: Sequence[Match]) -> tuple[list[Match], list[Match]]:
    """Those at which a computer sits, and the others."""
    return (
        [match for number, match in enumerate(matches) if number % WITH_COMPUTERS == 0],
        [match for number, match in enumerate(matches) if number % WITH_COMPUTERS],
    )


async def time_answers(owner: Browser, table: str, began: float, process: int) -> Figures:
    """Seconds from the start of the process to the first answers, and the slowest one of those that follow."""
    await owner.ask("GET", "/api/tables")
    first, processor = perf_counter() - began, processor_seconds(process)
    await wait_for_position(owner, table)
    position = perf_counter() - began
    slowest = 0.0
    while perf_counter() - began < first + AFTERWARDS:
        asked = perf_counter()
        await owner.ask("GET", "/api/tables")
        slowest = max(slowest, perf_counter() - asked)
        await asyncio.sleep(0.1)
    return {"s": first, "processor_s": processor, "position_s": position, "slowest_s": slowest}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--campaigns", type=int, default=10)
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures: dict[str, Any] = measure_opening(folder, arguments.campaigns)
        figures |= measure_restart(folder, arguments.tables, noted=True)
        figures |= measure_restart(folder, arguments.tables, noted=False)
    report(figures, TARGETS, arguments.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
