"""Figures as the benchmarks of the server print them: a table beside what is wanted, or JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

import bretwalda


def report(figures: Mapping[str, float], targets: Mapping[str, float], as_json: bool) -> None:
    """Print what was measured, with the build and the cores that it was measured on."""
    measured = {**figures, "compiled": float(bretwalda.compiled()), "cores": float(os.cpu_count() or 0)}
    if as_json:
        print(json.dumps(measured))
        return
    table = Table("figure", "measured", "target")
    for name, value in measured.items():
        table.add_row(name, f"{value:,.2f}", f"at most {targets[name]:,}" if name in targets else "")
    Console().print(table)
