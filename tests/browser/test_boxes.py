"""A changed box on the page: what is shown follows its facts. `python -m tests.browser.boxes` plays whole games."""

from __future__ import annotations

import subprocess
import sys


def test_a_changed_box_is_read_right_on_the_page() -> None:
    """Rules, set-up, cards, board and log of the first decisions; facts are read once, so another process plays."""
    command = [sys.executable, "-m", "tests.browser.boxes", "--language", "fr", "--decisions", "8", "king_is_dead"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "king_is_dead, fr: 8 decisions" in done.stdout
