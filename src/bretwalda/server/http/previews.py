"""What a link to a moment of a game shows where it is pasted: the game, the moment, and a picture of it.

The tags are in the page itself, because whoever makes previews runs no script. They tell nothing that whoever follows
the link is not told without being known; of a game that is closed to strangers they tell nothing at all.
"""

from __future__ import annotations

import asyncio
import re
from html import escape
from typing import NamedTuple
from urllib.parse import urlencode

import h11
import msgspec
from starlette.datastructures import URL, Headers, QueryParams
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Scope

from bretwalda.engine.languages import LANGUAGES, accepted

from ..replay.drawing import HEIGHT, WIDTH
from ..replay.messages import Preview
from .replays import PREVIEW

MOMENT = re.compile(
    r"replay/(?:(shared)/|(?!(?:saves|shared)(?:/|$)))([A-Za-z0-9_-]{1,40})(?:/([0-9]{1,5}))?/?", re.ASCII
)
EYES = re.compile(r"[0-9]{1,2}|all", re.ASCII)  # whose steps are counted
TITLE = "<title>Bretwalda</title>"
PATIENCE = 3.0  # seconds that whoever opens a link may wait for what it shows elsewhere
LARGE = '<meta name="twitter:card" content="summary_large_image" />'  # the picture across the whole preview


class Link(NamedTuple):
    """A link to a moment."""

    door: str  # of the game
    query: dict[str, str]  # which moment, and the language of whoever reads of it


def link_of(path: str, scope: Scope) -> Link | None:
    """The moment that a place in the page leads to, by its path; None = that place has no preview."""
    if (moment := MOMENT.fullmatch(path)) is None:
        return None
    shared, name, step = moment.groups(default="")
    asked = QueryParams(scope["query_string"].decode("latin-1"))
    wanted, eyes = asked.get("lang", ""), asked.get("seat", "")
    language = wanted if wanted in LANGUAGES else accepted(Headers(scope=scope).get("accept-language", ""))
    query = {"step": step or "0"} | ({"seat": eyes} if EYES.fullmatch(eyes) else {}) | {"language": language}
    return Link(f"/api/replays/{shared or 'tables'}/{name}", query)


async def previewed(page: str, link: Link, scope: Scope) -> str:
    """The page with what its link shows, in the reader's language."""
    try:
        async with asyncio.timeout(PATIENCE):
            said = await words(link, scope)
    except (OSError, EOFError, h11.RemoteProtocolError):  # too late, or another server has gone while it answered
        said = None
    said = said or Preview("Bretwalda", "")
    told = {
        "og:type": "website",
        "og:site_name": "Bretwalda",
        "og:title": said.title,
        "og:description": said.text,
        "og:url": str(URL(scope=scope)),
        "og:image": str(URL(scope=scope).replace(path=f"{link.door}/picture", query=urlencode(link.query))),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    tags = LARGE + "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items() if value
    )
    page = page.replace(TITLE, f"<title>{escape(said.title)}</title>", 1)
    return page.replace("</head>", f"{tags}</head>", 1)


async def words(link: Link, scope: Scope) -> Preview | None:
    """What is said of a moment to somebody who is not known; None = nothing, for whatever reason.

    It is asked for like anybody's request, so it is counted like one, and answered by the server that has the table.
    """
    path, query = f"{link.door}/preview", urlencode(link.query).encode()
    *_, kind, name, _ = path.split("/")
    headers = [(key, value) for key, value in scope["headers"] if key != b"cookie"]
    inner = {"path": path, "raw_path": path.encode(), "query_string": query, "headers": headers, "method": "GET"}
    response = await PREVIEW.answer(Request({**scope, **inner, "path_params": {"kind": kind, "id": name}}))
    if response.status_code != 200:
        return None
    if not isinstance(response, StreamingResponse):
        return msgspec.json.decode(response.body, type=Preview)
    pieces = [bytes(piece) async for piece in response.body_iterator if not isinstance(piece, str)]
    return msgspec.json.decode(b"".join(pieces), type=Preview)
