"""The map has room on every screen, and nothing asked about is hidden; `tests.browser.geometry` looks at more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.gallery import SIZES, Gallery, shelf
from tests.browser.geometry import faults

# One for each kind of question; all four games, and one that has no page of its own.
FRAMES = (
    "layout/king-regions", "layout/rex-result", "layout/kingdoms-bribery", "layout/kingdoms-contest",
    "britannia/stacks", "britannia/submission", "britannia/vote", "britannia/attacker-retreat", "plain/burying",
)  # fmt: skip


@pytest.fixture(scope="module")
def gallery(browser: Browser) -> Iterator[Gallery]:
    with shelf() as address:
        gallery = Gallery(browser, address)
        yield gallery
        gallery.context.close()


@pytest.mark.parametrize("frame", FRAMES)
def test_there_is_room_for_everything(gallery: Gallery, frame: str) -> None:
    gallery.show(frame)
    wrong = [f"{size}: {fault}" for size in SIZES for fault in faults(gallery, size)]
    assert wrong + gallery.complaints == []
