"""What is said about being told something while no page is open."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Key = Annotated[str, msgspec.Meta(max_length=200)]
Url = Annotated[str, msgspec.Meta(max_length=2000)]


class ChannelInfo(msgspec.Struct):
    """A way to reach me. DELETE /api/notices/<id>: no longer; POST …/test: try it."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    target: str  # an e-mail address, the address of a webhook, or the push service of a browser
    confirmed: bool
    secret: str | None  # with which a webhook's messages are signed


class NoticesInfo(msgspec.Struct):
    """GET /api/notices: how I can be reached here, and how I am; so is the answer of all these doors."""

    push: str | None  # the server's public key; none = not here
    mail: bool
    webhooks: bool
    channels: list[ChannelInfo]


class PushDevice(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/push: a browser that takes messages."""

    endpoint: Url
    p256dh: Key
    auth: Key


class MailAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/mail: a code is sent there."""

    address: Key


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/<id>/confirm: the code that has come."""

    code: Key


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/webhook: an address of a program; it has to answer to a first message."""

    url: Url
