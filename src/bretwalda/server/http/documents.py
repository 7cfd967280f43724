"""The documentation under /docs, where it has been built (`python -m tools.site`)."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .page import A_YEAR

FOLDER = Path(__file__).parents[2] / "site"
NAMED_BY_CONTENTS = re.compile(r"\b[0-9a-f]{8}(\.min)?\.(js|css)$")


class DocumentFiles(StaticFiles):
    """Files of the site: those with a hash of their contents in their names are kept, the others asked for anew."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = A_YEAR if NAMED_BY_CONTENTS.search(path) else "no-cache"
        return response


async def front_door(request: Request) -> Response:
    return RedirectResponse("/docs/")


def routes() -> list[BaseRoute]:
    if not (FOLDER / "index.html").exists():
        return []
    return [Route("/docs", front_door), Mount("/docs", DocumentFiles(directory=FOLDER, html=True))]
