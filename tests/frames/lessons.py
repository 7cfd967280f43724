"""A first game, played along to its end: one for the page's tests; browsers play all (tests/browser/lessons.py)."""

from __future__ import annotations

from collections.abc import Callable

from .stage import Stage, frame


def lesson(game: str) -> Callable[[Stage], None]:
    def learn(stage: Stage) -> None:
        """Ada does what the lesson asks for."""
        ada = stage.server.person("Ada")
        path = f"/api/games/{game}/lessons/first"
        words = stage.requests[f"GET {path}"] = ada.get(path)
        visit = stage.visit(ada, ada.post(path)["id"])
        visit.page.wait_for(lambda: visit.page.seq == words["words"][0]["seq"])
        visit.begin(0)
        tasks = [word for word in words["words"] if word["choice"] is not None]
        turns = [*(word["seq"] for word in tasks[1:]), words["words"][-1]["seq"]]
        for word, then in zip(tasks, turns, strict=True):
            seat = visit.position["seat"]
            visit.ask_and_wait(then, "Decide", seq=word["seq"], seat=seat, choice=word["choice"])

    return learn


frame("lessons/king_is_dead")(lesson("king_is_dead"))
