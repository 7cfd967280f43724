"""Web push: a message that only the person's browser can read (RFC 8291), signed with the server's key (RFC 8292).

The messages go through a push service that the browser has chosen. What it may know is that there is one.
"""

from __future__ import annotations

import binascii
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from time import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bretwalda.engine.refusal import Refusal

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096  # bytes of the only record
VALID = 12 * 3600  # seconds of a signature; a day is allowed
KEPT = 24 * 3600  # seconds that a push service keeps a message for a device that is off
HALF = 32  # bytes of each number of a signature


def available() -> bool:
    """Whether the library is installed that does the arithmetic (`bretwalda[push]`)."""
    return find_spec("cryptography") is not None


def new_key() -> str:
    """A key of the server, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text(number.to_bytes(HALF))


def private_key(kept: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(data(kept)), ec.SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    message: bytes, device: bytes, shared: bytes, key: EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the device with this public key and this secret in common; the rest is drawn by lot."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(length: int, salted: bytes, info: bytes, secret: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salted, info).derive(secret)

    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    own = public_bytes(key)
    agreed = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), device))
    secret = derive(32, shared, b"WebPush: info\0" + device + own, agreed)
    cipher = AESGCM(derive(16, salt, b"Content-Encoding: aes128gcm\0", secret))
    nonce = derive(12, salt, b"Content-Encoding: nonce\0", secret)
    head = salt + struct.pack("!LB", RECORD, len(own)) + own
    return head + cipher.encrypt(nonce, message + b"\2", None)  # 2: the last record


def signed(endpoint: str, kept: str, contact: str) -> str:
    """The header that tells a push service who sends."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts, key = urlsplit(endpoint), private_key(kept)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + VALID, "sub": contact}
    said = ".".join(text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    pair = decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{said}.{text(b''.join(number.to_bytes(HALF) for number in pair))}"
    return f"vapid t={token}, k={text(public_bytes(key))}"


def headers(endpoint: str, kept: str, contact: str, topic: str) -> dict[str, str]:
    """All that a push service wants to know; of one topic it keeps the latest message."""
    return {
        "authorization": signed(endpoint, kept, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "normal",
        "topic": topic,
    }


def expect_device(device: str, shared: str) -> None:
    """Refuse what is no key of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(device))
        well = len(data(shared)) == 16
    except (ValueError, binascii.Error):
        well = False
    if not well:
        raise Refusal("refused-message")


def text(binary: bytes) -> str:
    return urlsafe_b64encode(binary).rstrip(b"=").decode()


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))
