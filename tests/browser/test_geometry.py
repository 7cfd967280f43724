"""The map has room on every screen, and nothing asked about is hidden; `tests.browser.geometry` looks at more."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.browser.gallery import SIZES, Gallery, shelf
from tests.browser.geometry import faults

# One for each kind of question; all four games, and one that has no page of its own.
FRAMES = {
    "king": ["layout/king-regions"],
    "rex": ["layout/rex-result"],
    "kingdoms": ["layout/kingdoms-bribery", "layout/kingdoms-contest"],
    "britannia": [
        "britannia/losses",
        "britannia/submission",
        "britannia/stacks",
        "britannia/vote",
        "britannia/attacker-retreat",
    ],
    "plain": ["plain/burying"],
}


def test_there_is_room_for_everything(browser: Browser) -> None:
    """Every game at every size; where there are several questions, each at some of them."""
    wrong = []
    with shelf() as address:
        gallery = Gallery(browser, address)
        for frames in FRAMES.values():
            for number, frame in enumerate(frames):
                gallery.show(frame)
                sizes = SIZES[number :: len(frames)]
                wrong += [f"{frame} {size}: {fault}" for size in sizes for fault in faults(gallery, size)]
        gallery.context.close()
    assert wrong + gallery.complaints == []
