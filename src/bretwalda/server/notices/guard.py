"""Calling an address that somebody else has named: only machines in the open internet, and nothing behind them.

Without this anybody could let the server knock at doors of its own house. A name is resolved once, every address it
leads to is looked at, and the line is opened to the very address that was looked at: a name that leads elsewhere a
moment later (DNS rebinding) changes nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from bretwalda.engine.refusal import Refusal

PORTS = {"https": 443, "http": 80}
PATIENCE = 10.0  # seconds from the first byte to the last
LONGEST_URL = 2_000
MOST_HEARD = 65_536  # bytes of an answer; nothing but its status matters
PIECE = 16_384
NAT64 = IPv6Network("64:ff9b::/96")  # addresses of IPv4, written as IPv6


def is_public(address: str) -> bool:
    """Whether an address, in numbers, is one of the open internet.

    >>> [is_public(each) for each in ("93.184.216.34", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inside = inner_address(found)
        if inside is not None:
            found = inside
        elif found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def inner_address(address: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 leads to."""
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def parsed(url: str, anywhere: bool = False) -> SplitResult:
    """An address that may be called, as it was typed; where it leads is looked at when it is called."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Refusal("refused-url") from None
    allowed = PORTS if anywhere else ("https",)
    clean = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not clean or parts.scheme not in allowed or not host or port == 0 or parts.username is not None:
        raise Refusal("refused-url")
    return parts


async def resolve(host: str, port: int, anywhere: bool) -> str:
    """An address in numbers to call; refused as soon as one of them is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("refused-url-unreachable") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Refusal("refused-url-unreachable")
    if not anywhere and not all(map(is_public, addresses)):
        raise Refusal("refused-url-private")
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool = False) -> int:
    """Send something to an address that somebody has named; the status of the answer."""
    parts = parsed(url, anywhere)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    try:
        async with asyncio.timeout(PATIENCE):
            address = await resolve(host, port, anywhere)
            secured = ssl.create_default_context() if parts.scheme == "https" else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=secured, server_hostname=host if secured else None
            )
            try:
                return await ask(reader, writer, parts, body, headers)
            finally:
                writer.close()
    except (OSError, EOFError, TimeoutError, h11.ProtocolError):
        raise Refusal("refused-url-unreachable") from None


async def ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, parts: SplitResult, body: bytes,
    headers: Mapping[str, str],
) -> int:  # fmt: skip
    line = h11.Connection(h11.CLIENT)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    named = parts.netloc.rpartition("@")[2]
    said = [("host", named), ("content-length", str(len(body))), ("connection", "close"), *headers.items()]
    for event in (h11.Request(method="POST", target=target, headers=said), h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    heard = 0
    while (answer := line.next_event()) is h11.NEED_DATA:
        piece = await reader.read(PIECE)
        heard += len(piece)
        if heard > MOST_HEARD:
            raise EOFError
        line.receive_data(piece)
    if not isinstance(answer, h11.Response):
        raise EOFError
    return answer.status_code
