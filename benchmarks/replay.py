"""How long it takes to look at a game again: to open a campaign of Britannia, and to go to any of its steps.

    python -m benchmarks.replay            # a table: processor time of one core, on the rules as they run here
    python -m benchmarks.replay --page     # the same in a browser: from the wish to the step that is shown

What is measured is what the server does with a request, from the journal to the bytes that leave: `open` is playing the
whole game through and telling all of its moments and its log; `cached` the same for a game that somebody has just
looked at; `step` one position, at every step of the game; `frames` sixteen of them, which is the most. In the browser
(Chromium, with a built page) `open` ends when the board is there, `jump` goes to a step that is not at hand, `on` to
the next one; both end when the board has been painted. `work` is the processor time of the page's thread for a jump
and its log. Other programs on the machine double the times, but add little to the work: whether one version of the
page is slower than another, it says on any machine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

import msgspec
from playwright.sync_api import CDPSession
from tests.browser.stage import DATABASES, browsing, serving
from tests.prepared import put_table

import bretwalda
from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.server.replay.moments import MOST_FRAMES, Look, frames, look, replay
from bretwalda.server.replay.sources import Source
from bretwalda.trials.people import Browser

ROUNDS = 5
LEAST_DECISIONS = 1_400  # a campaign by chance is shorter than one by people


def campaign() -> Match:
    """A whole campaign, played at random."""
    game = bretwalda.game("britannia")
    for number in range(100):
        match, dice = Match(game, {}, f"campaign {number}"), seeded(f"chance {number}")
        while not match.over:
            seat = match.state.actor
            options = match.state.options(seat)
            match.choose(int(seat), int(options[int(dice.below(len(options)))]))
        if len(match.decisions) >= LEAST_DECISIONS:
            return match
    raise AssertionError("no campaign is long enough")


def seen(told: Retelling) -> Look:
    """A game that is over, through the eyes of the first seat."""
    source = Source("tables", "campaign", "", told, [], [0], True, True, True, True, True)
    return look(source, Viewpoint(0))


def milliseconds(began: float) -> float:
    return 1000 * (process_time() - began)


# From the wish until the frame in which the board shows the step has been painted: the message comes after that. The
# slider is moved, or the arrow pressed, when the page is at rest, as it is for somebody who has seen the step before.
# Then how long it takes until the log, which follows the board, has been painted too.
GO = """async (to) => {
  const slider = document.querySelector('input[type=range]')
  const shown = () => Number(document.querySelector('[data-step]').dataset.step)
  const painted = () => new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    requestAnimationFrame(() => channel.port2.postMessage(0))
  })
  const wanted = to ?? shown() + 1
  await new Promise((rested) => setTimeout(rested, 150))
  await new Promise(requestIdleCallback)
  const log = document.querySelector('[role=log]')
  let written
  const watch = new MutationObserver(() => (written = painted().then(() => performance.now())))
  watch.observe(log, { subtree: true, childList: true, attributes: true })
  const began = performance.now()
  if (to === null) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  else { slider.value = String(to); slider.dispatchEvent(new Event('input', { bubbles: true })) }
  const board = new Promise((done) => {
    if (shown() === wanted) return done(performance.now())
    new MutationObserver(async (_, all) => {
      if (shown() !== wanted) return
      all.disconnect()
      await painted()
      done(performance.now())
    }).observe(document.querySelector('[data-step]'), { attributes: true })
  })
  const drawn = (await board) - began
  await new Promise((rested) => setTimeout(rested, 150))
  watch.disconnect()
  return [drawn, written === undefined ? drawn : (await written) - began]
}"""
JUMPS = 40


def show_table(rows: Sequence[tuple[str, list[float]]]) -> None:
    print("| what | median ms | nine in ten ms | longest ms |")
    print("|---|---|---|---|")
    for name, times in rows:
        most = sorted(times)[len(times) * 9 // 10]
        print(f"| {name} | {median(times):.2f} | {most:.2f} | {max(times):.2f} |")


def worked(devtools: CDPSession) -> float:
    """Milliseconds of processor time that the page's thread has spent on its tasks."""
    told = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(told["TaskDuration"])


def measure_page() -> None:
    """The table of the browser."""
    match, opened, jumps, following, logs, work = campaign(), [], [], [], [], []
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as chromium:
        person = Browser(int(address.rpartition(":")[2]))
        person.get("/api/me")
        seats = [person.cookie] + ["easy"] * (int(match.state.seats) - 1)
        table = put_table(DATABASES[address], match, seats, person.cookie)
        name, _, value = person.cookie.partition("=")
        context = chromium.new_context(reduced_motion="reduce")
        context.add_cookies([{"name": name, "value": value, "url": address}])
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        for _ in range(ROUNDS):
            page.goto(f"{address}/replay/{table}/0")
            page.wait_for_selector("[data-step]")
            opened.append(float(page.evaluate("performance.now()")))
        last = int(page.get_attribute("input[type=range]", "max") or 0)
        for number in range(1, JUMPS + 1):
            before = worked(devtools)
            drawn, written = page.evaluate(GO, (number * 7919) % last)
            work.append(worked(devtools) - before)
            jumps.append(float(drawn))
            logs.append(float(written))
            following.append(float(page.evaluate(GO, None)[0]))
    print(f"{len(match.decisions)} decisions, in Chromium; load {os.getloadavg()[0]:.1f}")
    rows = (("open", opened), ("jump", jumps), ("jump, with the log", logs), ("on", following), ("work", work))
    show_table(rows)


def main() -> None:
    if "--page" in sys.argv[1:]:
        measure_page()
        return
    match = campaign()
    opened, cached, steps, chunks, sizes = [], [], [], [], [0]
    for _ in range(ROUNDS):
        began = process_time()
        looked = seen(Retelling(story_of(match)))
        sizes[0] = len(msgspec.json.encode(replay(looked)))
        opened.append(milliseconds(began))
        began = process_time()
        msgspec.json.encode(replay(looked))
        cached.append(milliseconds(began))
    last = len(looked.path) - 1
    for step in range(last + 1):
        began = process_time()
        msgspec.json.encode(frames(looked, step, step))
        steps.append(milliseconds(began))
    for first in range(0, last - MOST_FRAMES, MOST_FRAMES):
        began = process_time()
        msgspec.json.encode(frames(looked, first, first + MOST_FRAMES - 1))
        chunks.append(milliseconds(began))
    rules = "compiled" if bretwalda.compiled() else "plain"
    print(f"rules {rules}, {len(match.decisions)} decisions, {len(match.events)} lines")
    show_table((("open", opened), ("cached", cached), ("step", steps), (f"{MOST_FRAMES} frames", chunks)))
    print(f"what is sent at the opening: {sizes[0] / 1000:.0f} kB before it is zipped")


if __name__ == "__main__":
    main()
