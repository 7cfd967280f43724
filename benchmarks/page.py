"""How quickly the page answers with the map full: from click to glow, and frames while the map is moved.

    python -m benchmarks.page [--json]

Turn 12 of Invasions: Britannia, a game by chance, in headless Chromium beside a real server, all on this machine and
without a graphics card. The page must have been built: `python tools/page.py`. See README.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles

from tests.browser.person import SCREEN, Person
from tests.browser.prepared import sit_down
from tests.browser.stage import browsing, serving

from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.view import view as look

TURN = 12
STACKS = 25  # on the map
OWN = 3  # of the nation that moves
CLICKS = 40
REST = 100  # milliseconds between two clicks
FRAMES = 240
NEARER = 3  # times zoomed in before the map is moved
TARGETS = {"click_to_glow_ms": (60.0, "at most"), "panning_fps": (50.0, "at least")}

# From the click on a stack until the frame in which its targets glow is painted: the timer fires after that.
GLOW = """() => new Promise(done => {
  const stacks = [...document.querySelectorAll('.area.stack')]
  const began = performance.now()
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.area.here')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
  }).observe(document.querySelector('.brit-map'), { subtree: true, attributes: true, childList: true })
  stacks[Math.floor(Math.random() * stacks.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }))
})"""

# The map is dragged in a circle, a step in each frame; the times of the frames.
PAN = """frames => new Promise(done => {
  const canvas = document.querySelector('.brit-map .canvas')
  const { x, y, width, height } = canvas.getBoundingClientRect()
  const at = { x: x + width / 2, y: y + height / 2 }
  canvas.setPointerCapture = () => undefined
  const send = (type, dx, dy) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, bubbles: true, clientX: at.x + dx, clientY: at.y + dy }))
  const times = []
  send('pointerdown', 0, 0)
  const step = now => {
    times.push(now)
    send('pointermove', 80 * Math.sin(times.length / 12), 80 * Math.cos(times.length / 12))
    if (times.length <= frames) return requestAnimationFrame(step)
    send('pointerup', 0, 0)
    done(times)
  }
  requestAnimationFrame(step)
})"""


def full_map(state: Britannia) -> bool:
    """About as full as the map is on turn 12, and several stacks can be picked up."""
    if state.turn != TURN or state.step.name != "movement":
        return False
    view = look(state, None)
    return sum(len(area.stacks) for area in view.areas) >= STACKS and len({band.area for band in view.bands}) >= OWN


def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        person = Person(browser, address, "Bede", "en", SCREEN)
        sit_down(person, full_map)
        page = person.page
        page.locator(".area.stack").first.wait_for()
        page.wait_for_timeout(1000)
        glows = []
        for _ in range(CLICKS):
            glows.append(page.evaluate(GLOW))
            page.keyboard.press("u")
            page.locator(".area.here").wait_for(state="detached")
            page.locator(".area.stack").first.wait_for()
            page.wait_for_timeout(REST)
        for _ in range(NEARER):
            page.locator(".zoom button").first.click()
        page.wait_for_timeout(1000)
        times = page.evaluate(PAN, FRAMES)
        gaps = [after - before for before, after in pairwise(times)]
        return {
            "click_to_glow_ms": round(median(glows), 1),
            "slow_glow_ms": round(quantiles(glows, n=20)[-1], 1),
            "slowest_glow_ms": round(max(glows), 1),
            "panning_fps": round(1000 / mean(gaps), 1),
            "slowest_frame_ms": round(max(gaps), 1),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    found = measure()
    if parser.parse_args().json:
        print(json.dumps(found))
        return
    for name, figure in found.items():
        limit, way = TARGETS.get(name, (None, ""))
        print(f"{name}: {figure:g}" + (f" ({way} {limit:g})" if limit is not None else ""))


if __name__ == "__main__":
    main()
