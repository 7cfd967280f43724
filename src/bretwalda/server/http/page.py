"""The built page: its files, and the same page for every deep link."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bretwalda.engine.languages import accepted
from bretwalda.engine.text import Texts

from . import previews

FOLDER = Path(__file__).parents[2] / "static"
ASSETS = "assets/"  # files there have a hash of their contents in their names
A_YEAR = "public, max-age=31536000, immutable"


class PageFiles(StaticFiles):
    """Files of the page; whatever else is asked for is a place in the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "live/", ASSETS)):
                raise
            response = await super().get_response("index.html", scope)
            if link := previews.link_of(path, scope):
                page = (Path(str(self.directory)) / "index.html").read_text("utf-8")
                page = await previews.previewed(page, link, scope)
                response = HTMLResponse(page, headers={"Vary": "Accept-Language"})
        response.headers["Cache-Control"] = A_YEAR if path.startswith(ASSETS) else "no-cache"
        return response


async def say_not_built(request: Request) -> Response:
    """Without the page, say how to get it."""
    texts = Texts(accepted(request.headers.get("accept-language", "")))
    return PlainTextResponse(texts.say("serve-no-page"), 404 if request.url.path != "/" else 200)


def routes() -> list[BaseRoute]:
    if (FOLDER / "index.html").exists():
        return [Mount("/", PageFiles(directory=FOLDER, html=True))]
    return [Route("/{path:path}", say_not_built)]
