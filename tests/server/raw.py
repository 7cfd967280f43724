"""A page that decides itself in what pieces it sends, and whether it reads."""

from __future__ import annotations

import json
import socket

from .people import PATIENCE, Browser, Message

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88


def masked(first: int, payload: bytes, mask: bytes = b"mask") -> bytes:
    """A frame as a browser sends it."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + size + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


def text(kind: str, **fields: object) -> bytes:
    return masked(TEXT, json.dumps({"type": kind} | fields).encode())


class RawPage:
    """A socket at a table."""

    def __init__(self, browser: Browser, table: str, room: int | None = None) -> None:
        """`room`: bytes that the system takes for it while it does not read."""
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if room is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self.socket.connect(("127.0.0.1", browser.port))
        self.port: int = self.socket.getsockname()[1]
        self.socket.sendall(
            f"GET /live/{table} HTTP/1.1\r\nHost: 127.0.0.1:{browser.port}\r\nCookie: {browser.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def send(self, kind: str, **fields: object) -> None:
        self.socket.sendall(text(kind, **fields))

    def frame(self) -> tuple[int, bytes]:
        first, size = self.file.read(2)
        if size >= 126:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return first, self.file.read(size)

    def message(self) -> Message:
        """The next message; frames that are none are left out."""
        while True:
            first, payload = self.frame()
            assert first != CLOSE, payload
            if first == TEXT:
                message: Message = json.loads(payload)
                return message

    def answer(self, ref: int) -> str:
        """The type of the message that answers."""
        while (message := self.message()).get("ref") != ref:
            pass
        return str(message["type"])

    def closing_code(self) -> int:
        """Read the rest, and say with what code the socket was closed."""
        while (frame := self.frame())[0] != CLOSE:
            pass
        return int.from_bytes(frame[1][:2], "big")

    def close(self) -> None:
        self.file.close()
        self.socket.close()
