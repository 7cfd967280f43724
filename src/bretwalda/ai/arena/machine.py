"""The machine that games are played on, so that figures can be compared."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import msgspec

from bretwalda import compiled

CPU_FACTS = Path("/proc/cpuinfo")  # where Linux tells the processor's name


class Machine(msgspec.Struct, frozen=True):
    """What a figure depends on besides the program."""

    cpu: str
    cores: int
    system: str
    python: str
    compiled: bool


def this_machine() -> Machine:
    return Machine(
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        compiled=compiled(),
    )


def _cpu() -> str:
    try:
        lines = CPU_FACTS.read_text("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
