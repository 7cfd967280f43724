"""Text in columns, for views that are printed."""

from __future__ import annotations

NOTHING = "-"  # in a cell that has no number


def aligned(rows: list[list[str]]) -> str:
    """Columns side by side below their titles: numbers to the right, words to the left.

    >>> print(aligned([["region", "followers"], ["Essex", "4"], ["Moray", "12"]]))
    region  followers
    Essex           4
    Moray          12
    """
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [all(map(_is_number, column[1:])) for column in columns]
    lines = []
    for row in rows:
        cells = zip(row, widths, numeric, strict=True)
        lines.append("  ".join(c.rjust(width) if right else c.ljust(width) for c, width, right in cells).rstrip())
    return "\n".join(lines)


def _is_number(cell: str) -> bool:
    return cell in ("", NOTHING) or cell.lstrip("-").isdigit()
