"""What all tests share."""

from __future__ import annotations

import signal
import sys

pytest_plugins = ["tests.repeats", "tests.postgres", "pytester"]

# A shell makes what it starts in the background deaf to Ctrl-C. Some tests send it to their children, who must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

if sys.platform == "win32":  # what sends signals, fills disks or takes permissions away, as only Unix can
    collect_ignore = [
        "ai/test_external.py", "arena/test_workers.py", "cli/test_arena.py", "cli/test_files.py", "cli/test_process.py",
        "cli/test_trials.py", "server/test_durability.py", "server/test_partition.py", "server/test_storm.py",
    ]  # fmt: skip
