"""A third language, made by a machine out of English: `python -m tests.machine_language TREE` adds it to a copy.

Only texts are added (docs/translating.md), so whatever then speaks it does so without a line of code.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LANGUAGE = "pl"  # with more plural forms than English and French have
ACCENTS = str.maketrans("aceinorsuyzACEINORSUYZ", "áçéïñóřšúýžÁÇÉÏÑÓŘŠÚÝŽ")
BEFORE = re.compile(
    r"[A-Za-z][\w-]* *= ?|\s+\.[\w-]+ *= ?|\s+\*?\[[^\]]*\] ?|\s*"
)  # what stands before words in a line
OUTSIDE = re.compile(r"\{[^{}]*(?:\}|$)|[^{]+")
NUMBERS = 20


def strange(words: str) -> str:
    """Words as the machine says them."""
    return words.translate(ACCENTS)


def catalogue(english: str) -> str:
    """A catalogue with the same ids, arguments and forms."""
    return "\n".join(line if line.startswith("#") else _line(line) for line in english.split("\n"))


def _line(line: str) -> str:
    before = BEFORE.match(line)
    start = before.end() if before else 0
    words = OUTSIDE.sub(lambda part: part[0] if part[0].startswith("{") else strange(part[0]), line[start:])
    return line[:start] + words


def particulars() -> str:
    """What stands in `text/<language>.toml`."""
    numbers = [f"«{number}»" for number in range(NUMBERS)]
    ordinals = [f"«{number}.»" for number in range(1, NUMBERS)]
    return f'decimal = ","\nnumbers = {numbers}\nordinals = {ordinals}\nordinal = "{{}}."\n'


def add_to(tree: Path) -> None:
    """Put the language beside English wherever that is below a folder."""
    for english in [*tree.rglob("text/**/*en.ftl"), *tree.rglob("text/**/*.en.md")]:
        if re.fullmatch(r"(?:.+\.)?en\.(?:ftl|md)", english.name) and "node_modules" not in english.parts:
            other = english.with_name(re.sub(r"en(\.\w+)$", rf"{LANGUAGE}\1", english.name))
            said = english.read_text("utf-8")
            other.write_text(catalogue(said) if english.suffix == ".ftl" else said, "utf-8")
    for english in tree.rglob("bretwalda/text/en.toml"):
        english.with_name(f"{LANGUAGE}.toml").write_text(particulars(), "utf-8")


if __name__ == "__main__":
    add_to(Path(sys.argv[1]))
