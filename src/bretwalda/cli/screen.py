"""What a person who plays sees: lines that break between words, coloured names, and the map."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from bretwalda.engine.chart import Chart

NARROWEST, WIDEST = 40, 120  # characters of a line
GAP = "  "  # between columns


class Screen:
    """The terminal, with the names that have a colour; without colours where it has none, or NO_COLOR is set."""

    def __init__(self, colours: Mapping[str, str] | None = None) -> None:
        self._console = Console(highlight=False, markup=False, soft_wrap=True, emoji=False, file=sys.stdout)
        named = {re.escape(word): colour for word, colour in (colours or {}).items() if colour}
        self._colours = [(rf"(?i:\b{word}\b)", colour) for word, colour in named.items()]

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, self._console.width))

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    def print(self, words: str, style: str = "", hang: int | None = None) -> None:
        """Lines of text, each broken between words; what goes on is indented, as far as its last column."""
        for line in words.split("\n"):
            for part in wrapped(line, self.width, hang):
                text = Text(part, style=style)
                for pattern, colour in self._colours:
                    text.highlight_regex(pattern, colour)
                self._console.print(text, soft_wrap=True)

    def rule(self, title: str) -> None:
        """A line across the screen with a title."""
        self._console.print(Text(f"── {title} ".ljust(self.width, "─"), style="bold"), soft_wrap=True)

    def chart(self, chart: Chart) -> None:
        """A map in characters."""
        for row, line in enumerate(chart.lines):
            text = Text(line)
            for span in chart.spans:
                if span.row == row:
                    text.stylize(span.colour, span.start, span.end)
            self._console.print(text, soft_wrap=True)

    def choices(self, rows: Sequence[tuple[str, str]]) -> None:
        """Numbered choices, each with what it does; short ones side by side."""
        numbers = [f"{number:>{len(str(len(rows)))}}" for number in range(1, len(rows) + 1)]
        if any(effect for _, effect in rows):
            for number, (words, effect) in zip(numbers, rows, strict=True):
                self.print(f"{number}{GAP}{words}", hang=len(number) + len(GAP))
                if effect:
                    self.print(
                        " " * (len(number) + 2 * len(GAP)) + effect, style="dim", hang=len(number) + 2 * len(GAP)
                    )
            return
        cells = [f"{number}{GAP}{words}" for number, (words, _) in zip(numbers, rows, strict=True)]
        for line in in_columns(cells, self.width):
            self.print(line, hang=len(numbers[0]) + len(GAP))


def wrapped(line: str, width: int, hang: int | None = None) -> list[str]:
    """A line in parts that are not too long, broken between words only.

    >>> wrapped("  Essex   borders Kent, Suffolk", 20)
    ['  Essex   borders', '          Kent,', '          Suffolk']
    """
    if len(line) <= width:
        return [line]
    if hang is None:
        gaps = [found.end() for found in re.finditer(r"  +", line)]
        hang = next((gap for gap in reversed(gaps) if gap <= width // 2), 0)
    out, rest = [], line
    while len(rest) > width:
        cut = rest.rfind(" ", len(rest) - len(rest.lstrip()) + 1, width + 1)
        if cut <= 0:  # one word longer than the line
            break
        out.append(rest[:cut].rstrip())
        rest = " " * hang + rest[cut:].lstrip()
    return [*out, rest]


def in_columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells below each other, in as many columns as there is room for when there are many.

    >>> in_columns(["1  a", "2  b", "3  c"], 20)
    ['1  a', '2  b', '3  c']
    """
    longest = max(map(len, cells)) + 2 * len(GAP)
    number = max(1, width // longest) if len(cells) > MANY else 1
    height = -(-len(cells) // number)
    lines = []
    for row in range(height):
        lines.append("".join(cell.ljust(longest) for cell in cells[row::height]).rstrip())
    return lines


MANY = 12  # choices below each other
