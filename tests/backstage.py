"""A thread of their own for tests with browsers.

Playwright keeps an event loop running in the thread that it is used in; there no other test could start one.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import current_thread
from typing import TypeVar

NAME = "backstage"
Result = TypeVar("Result")

_thread = ThreadPoolExecutor(1, NAME)


def backstage(deed: Callable[[], Result]) -> Result:
    """Do something in that thread, whoever asks for it."""
    if current_thread().name.startswith(NAME):
        return deed()
    return _thread.submit(deed).result()
