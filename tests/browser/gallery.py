"""Recorded positions as the built page draws them, without a server: `python -m tests.browser.gallery FOLDER …`.

Writes a picture of each frame at each size; `--frames`, `--sizes` and `--languages` choose among them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page
from tests.browser.stage import browsing
from tests.frames.library import FOLDER as FRAMES

from bretwalda.engine.registry import game
from bretwalda.server.http.boxes import box_of
from bretwalda.server.http.page import FOLDER as PAGE

STAND_IN = (Path(__file__).parent / "recorded.js").read_text("utf-8")
SIZES = ("1280x720", "1440x900", "1920x1080", "820x1180", "1180x820", "390x844", "844x390")
# When everything has taken its new size, and nothing moves any more.
STILL = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  await Promise.all([document.fonts.ready, ...document.getAnimations()
    .filter(one => one.effect.getTiming().iterations !== Infinity).map(one => one.finished.catch(() => {}))])
}"""


def tables() -> list[str]:
    """The frames in which a page that comes to a table finds a game going on: all kinds of question of all games."""
    files = sorted(FRAMES.glob("*/*.json"))
    return [f"{file.parent.name}/{file.stem}" for file in files if _is_played(file)]


def _is_played(file: Path) -> bool:
    frame = json.loads(file.read_text("utf-8"))
    if f"GET /api/tables/{file.stem}" not in frame["requests"] or not frame["talk"]:
        return False
    greeting = frame["talk"][0]["hear"]
    return any(said["type"] == "Position" and not said["over"] for said in greeting)


class Shelf(SimpleHTTPRequestHandler):
    """The files of the page, the frames, and what games are played with; any other address is the page itself."""

    def do_GET(self) -> None:
        match self.path.split("/"):
            case ["", "api", "games", game_id, "box", _]:
                contents = box_of(game(game_id)).contents
                self.send_response(HTTPStatus.OK)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(contents)))
                self.end_headers()
                self.wfile.write(contents)
            case _:
                super().do_GET()

    def translate_path(self, path: str) -> str:
        bare = path.partition("?")[0]
        if bare.startswith("/frames/"):
            return str(FRAMES / bare.removeprefix("/frames/"))
        file = PAGE / bare.lstrip("/")
        return str(file if file.is_file() else PAGE / "index.html")

    def end_headers(self) -> None:
        kept = "/assets/" in self.path
        self.send_header("Cache-Control", "max-age=3600, immutable" if kept else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: nobody reads it."""


@contextmanager
def shelf() -> Iterator[str]:
    """Where the page and the frames can be had; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Shelf, directory=str(PAGE)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


class Gallery:
    """A browser that shows one recorded position after the other."""

    def __init__(self, browser: Browser, address: str, touch: bool = False) -> None:
        self.address = address
        self.context = browser.new_context(reduced_motion="reduce", has_touch=touch)
        self.context.add_init_script(STAND_IN)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda m: self.complaints.append(m.text) if m.type == "error" else None)

    def show(self, frame: str, **asked: str) -> None:
        """The table of a frame, with the position that its page is told first."""
        asked.setdefault("desk", json.dumps({"advises": False}))
        self.page.goto(f"{self.address}/table/{frame.rpartition('/')[2]}?{urlencode({'frame': frame, **asked})}")
        self.page.locator("[data-seq]").first.wait_for(state="attached")

    def resize(self, size: str) -> None:
        width, height = map(int, size.split("x"))
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        self.page.evaluate(STILL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--frames", nargs="*", default=tables())
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--languages", nargs="*", default=["en"])
    parser.add_argument("--text", default="normal", help="size of the text")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with shelf() as address, browsing() as browser:
        gallery = Gallery(browser, address)
        for frame in wanted.frames:
            for language in wanted.languages:
                gallery.show(frame, language=language, size=wanted.text)
                for size in wanted.sizes:
                    gallery.resize(size)
                    name = f"{frame.replace('/', '-')}-{size}-{language}.png"
                    gallery.page.screenshot(path=wanted.folder / name)


if __name__ == "__main__":
    main()
