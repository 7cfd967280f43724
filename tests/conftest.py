"""What all tests share."""

from __future__ import annotations

import signal

pytest_plugins = ["tests.repeats", "pytester"]

# A shell makes what it starts in the background deaf to Ctrl-C. Some tests send it to their children, who must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)
