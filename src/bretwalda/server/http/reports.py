"""The doors behind which somebody reports a person at a table to the host, or is spared what they say."""

from __future__ import annotations

from starlette.responses import Response

from bretwalda.engine.refusal import Refusal
from bretwalda.store import moderation

from ..messages import Companion
from ..moderation import reports
from ..moderation.messages import Ignored, Ignoring, Report
from .endpoints import Endpoint, RequestContext
from .limits import Limit


async def report(context: RequestContext) -> Response:
    """Tell the host of the server about somebody."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    record = reports.report(found, context.person, context.body)
    await context.services.ledger.admit_report(context.person.id)
    if not await context.services.archive.write(moderation.add_report, record):
        raise Refusal("refused-reported")
    context.services.metrics.reports.inc()
    return Response(status_code=204)


async def ignore(context: RequestContext) -> Response:
    """Be spared what somebody says, at all tables."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    other = reports.whom(found, context.person, context.body.whom)
    await context.services.people.ignore(context.person, other)
    return Response(status_code=204)


async def ignored(context: RequestContext) -> Ignored:
    found = await context.services.people.ignored_by(context.person)
    return Ignored([Companion(called, name) for called, (_, name) in found.items()])


async def hear_again(context: RequestContext) -> Ignored:
    """See what somebody says again."""
    found = await context.services.people.ignored_by(context.person)
    called = context.request.path_params["id"]
    if called not in found:
        raise Refusal("refused-nobody")
    await context.services.people.ignore(context.person, found[called][0], so=False)
    return await ignored(context)


DOORS = (
    Endpoint("POST", "/api/tables/{table}/report", report, Limit(5, 0.05), Report),
    Endpoint("POST", "/api/tables/{table}/ignore", ignore, Limit(20, 0.2), Ignoring),
    Endpoint("GET", "/api/ignored", ignored, Limit(20, 0.5)),
    Endpoint("POST", "/api/ignored/{id}", hear_again, Limit(20, 0.5)),
)
