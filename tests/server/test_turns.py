"""Whose computer thinks next: nobody gets more of the machine by asking for more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bretwalda.server.computers.turns import LEAST_SHARE, Interest, NobodyWaits, Request, Turns


class Thinkers:
    """Thoughts that end when they are told to, and the order in which they began."""

    def __init__(self, desks: int) -> None:
        self.turns = Turns(desks)
        self.began: list[str] = []
        self.shares: dict[str, float] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(
        self, person: str, table: str, quick: bool = False, interest: Callable[[], Interest] = lambda: Interest.WATCHED
    ) -> None:
        request = Request(person, table, quick, interest)
        self._ends[table] = asyncio.Event()
        self._tasks[table] = asyncio.create_task(self._think(request))
        await asyncio.sleep(0)  # it has asked
        await asyncio.sleep(0)  # and begun, if there was a desk

    async def end(self, table: str) -> None:
        """A thought ends, and the next begins."""
        self._ends[table].set()
        await asyncio.gather(self._tasks[table], return_exceptions=True)
        await asyncio.sleep(0)

    async def end_all(self) -> None:
        for event in self._ends.values():
            event.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def give_up(self, table: str) -> None:
        self._tasks[table].cancel()
        await asyncio.gather(self._tasks[table], return_exceptions=True)

    def outcome(self, table: str) -> BaseException | None:
        return self._tasks[table].exception()

    async def _think(self, request: Request) -> None:
        async with self.turns.take_turn(request) as share:
            self.began.append(request.table)
            self.shares[request.table] = share
            await self._ends[request.table].wait()


def with_desks(number: int, story: Callable[[Thinkers], Awaitable[None]]) -> Thinkers:
    async def tell() -> Thinkers:
        thinkers = Thinkers(number)
        await story(thinkers)
        await thinkers.end_all()
        return thinkers

    return asyncio.run(tell())


def test_whoever_asks_once_does_not_wait_for_all_that_another_asks() -> None:
    async def story(thinkers: Thinkers) -> None:
        for number in range(50):
            await thinkers.ask("Mallory", f"mallory {number}")
        await thinkers.ask("Edith", "edith")
        await thinkers.end("mallory 0")

    assert with_desks(1, story).began[:2] == ["mallory 0", "edith"]


def test_people_take_turns_and_so_do_the_tables_of_each() -> None:
    async def story(thinkers: Thinkers) -> None:
        for table in ("a1", "a2", "a3", "b1", "b2", "c1"):
            await thinkers.ask(table[0], table)

    assert with_desks(1, story).began == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_where_somebody_looks_on_comes_first() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.ask("Edith", "first")
        await thinkers.ask("Harald", "left alone", interest=lambda: Interest.PLAYED)
        await thinkers.ask("Edith", "looked at")

    assert with_desks(1, story).began == ["first", "looked at", "left alone"]


def test_a_quick_thought_never_waits_for_a_long_one_that_has_begun() -> None:
    async def story(thinkers: Thinkers) -> None:
        for number in range(5):
            await thinkers.ask("Mallory", f"long {number}")
        await thinkers.ask("Edith", "quick", quick=True)
        assert thinkers.began == ["long 0", "long 1", "quick"]

    with_desks(2, story)


def test_a_free_desk_takes_quick_thoughts_as_well() -> None:
    async def story(thinkers: Thinkers) -> None:
        for number in range(4):
            await thinkers.ask("Edith", f"{number}", quick=True)
        assert thinkers.began == ["0", "1", "2"]

    with_desks(2, story)


def test_a_thought_that_nobody_waits_for_any_more_is_not_begun() -> None:
    interest = Interest.WATCHED

    async def story(thinkers: Thinkers) -> None:
        nonlocal interest
        await thinkers.ask("Edith", "first")
        await thinkers.ask("Mallory", "abandoned", interest=lambda: interest)
        interest = Interest.NONE
        await thinkers.end("first")
        await thinkers.end("abandoned")
        assert isinstance(thinkers.outcome("abandoned"), NobodyWaits)

    assert with_desks(1, story).began == ["first"]


def test_alone_a_thought_has_its_whole_budget() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.ask("Edith", "only")

    assert with_desks(1, story).shares == {"only": 1.0}


def test_budgets_fall_with_the_people_who_wait_and_with_what_each_of_them_asks() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.ask("Mallory", "m1")
        await thinkers.ask("Mallory", "m2")
        await thinkers.ask("Edith", "e1")
        await thinkers.end("m1")  # Edith, with half of the desk: Mallory still waits
        await thinkers.ask("Mallory", "m3")
        await thinkers.end("e1")
        await thinkers.end("m2")

    assert with_desks(1, story).shares == {"m1": 1.0, "e1": 1 / 2, "m2": 1 / 2, "m3": 1.0}


def test_quick_thoughts_lose_nothing_by_long_ones() -> None:
    async def story(thinkers: Thinkers) -> None:
        for number in range(50):
            await thinkers.ask("Mallory", f"{number}")
        await thinkers.ask("Edith", "quick", quick=True)

    assert with_desks(1, story).shares["quick"] == 1.0


def test_however_many_wait_a_part_of_the_budget_is_left() -> None:
    async def story(thinkers: Thinkers) -> None:
        for number in range(50):
            await thinkers.ask("Mallory", f"{number}")

    assert min(with_desks(1, story).shares.values()) == LEAST_SHARE


@pytest.mark.parametrize("table", ["thinks", "waits"])
def test_whoever_gives_up_leaves_the_desk_to_the_next(table: str) -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.ask("Edith", "thinks")
        await thinkers.ask("Harald", "waits")
        await thinkers.give_up(table)
        await thinkers.ask("Gytha", "next")
        await thinkers.end("thinks")
        await thinkers.end("waits")
        assert thinkers.began[-1] == "next"
        assert thinkers.turns.waiting == 0

    with_desks(1, story)


def test_whoever_gives_up_at_the_moment_of_their_turn_leaves_the_desk_to_the_next() -> None:
    async def story(thinkers: Thinkers) -> None:
        async with thinkers.turns.take_turn(Request("Edith", "thinks", False, lambda: Interest.WATCHED)):
            await thinkers.ask("Harald", "waits")
        await thinkers.give_up("waits")  # the desk is given already, and not taken yet
        assert thinkers.began == []
        await thinkers.ask("Gytha", "next")
        assert thinkers.began == ["next"]

    with_desks(1, story)


def test_whoever_is_just_giving_up_is_passed_over() -> None:
    async def story(thinkers: Thinkers) -> None:
        async with thinkers.turns.take_turn(Request("Edith", "thinks", False, lambda: Interest.WATCHED)):
            await thinkers.ask("Harald", "waits")
            thinkers._tasks["waits"].cancel()  # it will hear of it in a moment
        await thinkers.ask("Gytha", "next")
        assert thinkers.began == ["next"]
        assert thinkers.turns.waiting == 0

    with_desks(1, story)
