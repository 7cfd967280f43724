"""How the page does on a phone: what is loaded, when something is painted, and how long it keeps a finger waiting.

    python -m benchmarks.phone [--json]

The home page and a table of each game in headless Chromium with a phone's window, a processor four times slower than
this one, and fingers; beside a real server on this machine. The page must have been built. See README.md beside
this file.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState
from tests.browser.person import PHONE
from tests.browser.scripts import CHOOSE_MYSELF
from tests.browser.stage import browsing, serving

SLOWER = 4
GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
TAPS = 12
REST = 400  # milliseconds between two taps
QUIET = 1500  # milliseconds after which a page has loaded
TARGETS = {"first_paint_ms": 2000.0, "longest_task_ms": 200.0, "requests": 15.0}
MOST_KB = {"home": 300.0, "table": 400.0}

# Every task that kept the page busy for more than a twentieth of a second, with its beginning.
WATCH = """() => {
  window.tasks = []
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => [one.startTime, one.duration])))
    .observe({ type: 'longtask', buffered: true })
}"""
LOADED = """() => {
  const all = ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
  return {
    first_paint_ms: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    requests: new Set(all.map(one => one.name)).size,
    kb: [...new Map(all.map(one => [one.name, one.encodedBodySize])).values()].reduce((a, b) => a + b, 0) / 1000,
  }
}"""
LONGEST = "since => Math.max(0, ...window.tasks.filter(([start]) => start >= since).map(([, long]) => long))"
# Something that can be chosen and is in sight; a place on the map by a point of it that nothing lies on.
TARGET = """step => {
  const spots = [...document.querySelectorAll('[data-target]')].flatMap(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    for (const [i, j] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
      const at = [x + i * width, y + j * height]
      const top = document.elementFromPoint(...at)
      if (top && (one === top || one.contains(top))) return [at]
    }
    return []
  })
  return spots[step % spots.length]
}"""


def opened(browser: Browser, known: StorageState | None = None) -> Page:
    """A phone that has never been here; whoever holds it may be known already."""
    context = browser.new_context(
        viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB", service_workers="block", device_scale_factor=2,
        storage_state=known,
    )  # fmt: skip
    context.add_init_script(CHOOSE_MYSELF)
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def rounded(figures: dict[str, Any]) -> dict[str, float]:
    return {name: round(figure, 1) for name, figure in figures.items()}


def home(browser: Browser, address: str) -> dict[str, float]:
    """The home page: nobody has been here before."""
    page = opened(browser)
    page.goto(address)
    page.locator(".game").first.wait_for()
    page.wait_for_timeout(QUIET)
    found = page.evaluate(LOADED)
    page.context.close()
    return rounded(found)


def table(browser: Browser, address: str, game: str) -> dict[str, float]:
    """A table that is opened by its address, and some decisions there."""
    host = opened(browser)
    host.goto(f"{address}/")
    host.locator(f".game:has(a[href='/new/{game}']) button", has_text="Play now").first.tap()
    host.locator("[data-seq]").wait_for(state="attached", timeout=60_000)
    page = opened(browser, host.context.storage_state())
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    where = host.url
    host.context.close()
    page.goto(where)
    page.locator("[data-seq]").wait_for(state="attached", timeout=60_000)
    page.wait_for_timeout(QUIET)
    found = page.evaluate(LOADED)
    since = page.evaluate("() => performance.now()")
    for step in range(TAPS):
        page.locator("[data-target]").or_(page.locator("dialog ol.steps")).first.wait_for(
            state="attached", timeout=60_000
        )
        spot = page.evaluate(TARGET, 5 * step)
        if spot:
            page.touchscreen.tap(*spot)
        page.wait_for_timeout(REST)
    found["longest_task_ms"] = page.evaluate(LONGEST, since)
    assert any('"Decide"' in frame for frame in sent), f"{game}: a page that has nothing to do keeps nobody waiting"
    page.context.close()
    return rounded(found)


def measure() -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        return {"home": home(browser, address), **{game: table(browser, address, game) for game in GAMES}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measure()
    if wanted.json:
        print(json.dumps(found))
        return
    for page, figures in found.items():
        for name, figure in figures.items():
            limit = MOST_KB["home" if page == "home" else "table"] if name == "kb" else TARGETS[name]
            print(f"{page} {name}: {figure:g} (at most {limit:g})")


if __name__ == "__main__":
    main()
