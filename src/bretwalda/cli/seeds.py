"""Seeds given on the command line, or drawn."""

from __future__ import annotations

import secrets

from bretwalda.engine.journal import LONGEST_SEED
from bretwalda.engine.refusal import Refusal


def draw() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def checked(seed: str) -> str:
    """A seed somebody chose: any text of a decent length, but text.

    >>> checked("hastings")
    'hastings'
    """
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Refusal("refused-seed", {"longest": str(LONGEST_SEED)}) from None
    if len(seed) > LONGEST_SEED:
        raise Refusal("refused-seed", {"longest": str(LONGEST_SEED)})
    return seed
