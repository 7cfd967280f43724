"""The doors behind which somebody says how to be reached while no page of theirs is open."""

from __future__ import annotations

from starlette.responses import Response

from ..notices.messages import MailAddress, MailCode, NoticesInfo, PushDevice, Webhook
from .endpoints import Endpoint, RequestContext
from .limits import Limit


async def info(context: RequestContext) -> NoticesInfo:
    return await context.services.channels.info(context.person)


async def add_push(context: RequestContext) -> NoticesInfo:
    await context.services.channels.add_push(context.person, context.body)
    return await info(context)


async def add_mail(context: RequestContext) -> NoticesInfo:
    await context.services.channels.add_mail(context.person, context.body.address, context.address)
    return await info(context)


async def confirm(context: RequestContext) -> NoticesInfo:
    await context.services.channels.confirm(context.person, context.request.path_params["id"], context.body.code)
    return await info(context)


async def add_webhook(context: RequestContext) -> NoticesInfo:
    await context.services.channels.add_webhook(context.person, context.body.url)
    return await info(context)


async def try_out(context: RequestContext) -> NoticesInfo:
    await context.services.channels.try_out(context.person, context.request.path_params["id"])
    return await info(context)


async def remove(context: RequestContext) -> NoticesInfo:
    await context.services.channels.remove(context.person, context.request.path_params["id"])
    return await info(context)


async def unsubscribe(context: RequestContext) -> Response:
    """No more e-mails; mail programs call this by themselves when somebody says so there."""
    await context.services.channels.unsubscribe(context.request.path_params["secret"])
    return Response(status_code=204)


DOORS = (
    Endpoint("GET", "/api/notices", info, Limit(20, 0.5)),
    Endpoint("POST", "/api/notices/push", add_push, Limit(5, 0.05), PushDevice),
    Endpoint("POST", "/api/notices/mail", add_mail, Limit(10, 0.05), MailAddress),
    Endpoint("POST", "/api/notices/webhook", add_webhook, Limit(5, 0.02), Webhook),
    Endpoint("POST", "/api/notices/{id}/confirm", confirm, Limit(10, 0.1), MailCode),
    Endpoint("POST", "/api/notices/{id}/test", try_out, Limit(5, 0.05)),
    Endpoint("DELETE", "/api/notices/{id}", remove, Limit(20, 0.5)),
    Endpoint("POST", "/unsubscribe/{secret}", unsubscribe, Limit(20, 0.2), for_strangers=True, for_banned=True),
)
