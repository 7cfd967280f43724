"""E-mail by the host's own mail server; it is spoken to in a thread, because the library waits."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from bretwalda.engine.refusal import Refusal

PATIENCE = 15.0  # seconds
LONGEST = 254  # characters of an address
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
PORTS = {"smtps": 465, "smtp": 587}


class Undeliverable(Exception):
    """The mail server says that this address takes no mail."""


@dataclass(frozen=True)
class MailServer:
    """A mail server that takes our mail: `smtps://user:password@host`, or `smtp://…`, which is secured by STARTTLS."""

    url: str
    sender: str

    async def send(self, address: str, subject: str, body: str, unsubscribe: str) -> None:
        """Send a mail; an empty `unsubscribe` = one that was asked for a moment ago."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(body)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        parts = urlsplit(self.url)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        secured = ssl.create_default_context()
        try:
            with (
                smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=secured)
                if parts.scheme == "smtps"
                else smtplib.SMTP(host, port, timeout=PATIENCE)
            ) as server:
                if parts.scheme == "smtp" and not is_this_machine(host):
                    server.starttls(context=secured)
                if parts.username:
                    server.login(unquote(parts.username), unquote(parts.password or ""))
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= 500 for code, _ in refused.recipients.values()):
                raise Undeliverable from None
            raise OSError("refused for now") from None
        except smtplib.SMTPException as error:
            raise OSError(type(error).__name__) from None


def mail_server(url: str, sender: str, origins: tuple[str, ...]) -> MailServer | None:
    """What a host has chosen; mails need an address to lead back to."""
    if not url and not sender:
        return None
    try:
        parts = urlsplit(url)
        known = parts.scheme in PORTS and parts.hostname and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise Refusal("refused-smtp")
    if not ADDRESS.fullmatch(sender):
        raise Refusal("refused-mail-from")
    if not origins:
        raise Refusal("refused-mail-origin")
    return MailServer(url, sender)


def expect_address(address: str) -> str:
    """An e-mail address as somebody typed it, or a refusal."""
    typed = address.strip()
    if len(typed) > LONGEST or not ADDRESS.fullmatch(typed):
        raise Refusal("refused-mail-address")
    return typed


def is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
