"""Seeds given on the command line, or drawn."""

from __future__ import annotations

import secrets

from bretwalda.engine.refusal import Refusal

LONGEST = 200  # characters


def drawn() -> str:
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
        raise Refusal("refused-seed", {"longest": str(LONGEST)}) from None
    if len(seed) > LONGEST:
        raise Refusal("refused-seed", {"longest": str(LONGEST)})
    return seed
