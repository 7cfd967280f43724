"""What a link to a moment of a game shows where it is pasted: a title, and the picture of the moment.

The tags are in the page itself, because whoever makes previews runs no script. They tell nothing that the address does
not; the picture is that of somebody who looks on, if the table takes such people.
"""

from __future__ import annotations

import re
from html import escape

from starlette.datastructures import URL, QueryParams
from starlette.types import Scope

from ..replay.drawing import HEIGHT, WIDTH

MOMENT = re.compile(r"replay/(?!(?:saves|shared)(?:/|$))([A-Za-z0-9_-]{1,40})(?:/([0-9]{1,5}))?/?", re.ASCII)
SHARED = re.compile(r"replay/shared/([A-Za-z0-9_-]{1,40})(?:/([0-9]{1,5}))?/?", re.ASCII)
EYES = re.compile(r"[0-9]{1,2}|all", re.ASCII)  # whose steps are counted
LARGE = '<meta name="twitter:card" content="summary_large_image" />'  # the picture across the whole preview


def tags(path: str, scope: Scope) -> str:
    """The tags for a place in the page, by its path; empty if it has no preview."""
    table, shared = MOMENT.fullmatch(path), SHARED.fullmatch(path)
    moment = table or shared
    if moment is None:
        return ""
    name, step = moment.groups(default="0")
    here = URL(scope=scope)
    kind = "tables" if table else "shared"
    eyes = QueryParams(here.query).get("seat", "")
    counted = f"step={step}&seat={eyes}" if EYES.fullmatch(eyes) else f"step={step}"
    picture = here.replace(path=f"/api/replays/{kind}/{name}/picture", query=counted)
    told = {
        "og:type": "website",
        "og:site_name": "Bretwalda",
        "og:title": "Bretwalda",
        "og:url": str(here),
        "og:image": str(picture),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    return LARGE + "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items())
