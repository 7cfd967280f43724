"""The languages there are, and what each needs besides its sentences: numbers as words, a decimal sign, elision.

A language is spoken as soon as its file `text/<language>.toml` is there: whoever translates writes that one last.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

COMMON = Path(__file__).parents[1] / "text"
WEIGHT = re.compile(r"[01](\.[0-9]{0,3})?", re.ASCII)  # of a language that a browser would accept
ENGLISH = "en"  # is always there, and stands in for what a language lacks
LANGUAGES = (ENGLISH, *sorted(file.stem for file in COMMON.glob("*.toml") if file.stem != ENGLISH))

Said = TypeVar("Said")
Pairs = list[tuple[str, str]]


class Elision(msgspec.Struct, forbid_unknown_fields=True):
    """What a small word becomes before a name: with what it ends, and what then stands there."""

    vowels: str
    before_vowel: Pairs
    before_consonant: Pairs

    def before(self, form: str, name: str) -> str:
        """A form with a name in it that has taken the place of another name."""
        pairs = self.before_vowel if name[:1].lower() in self.vowels else self.before_consonant
        for usual, short in pairs:
            form = form.replace(usual + name, short + name)
        return form


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """A file `text/<language>.toml`."""

    decimal: str  # the sign before tenths
    numbers: list[str]  # small ones as words, from 0 on
    ordinals: list[str]  # from the first on
    ordinal: str  # a larger one, with `{}` for its digits
    elision: Elision | None = None

    def number(self, number: int) -> str:
        """A small number as a word, a larger one in digits."""
        return self.numbers[number] if 0 <= number < len(self.numbers) else str(number)

    def in_order(self, number: int) -> str:
        """A number as an ordinal."""
        return self.ordinals[number - 1] if 0 < number <= len(self.ordinals) else self.ordinal.format(number)


@cache
def language(code: str) -> Language:
    """What is particular to a language.

    >>> [language(code).number(7) for code in ("en", "fr")], language("fr").in_order(12)
    (['seven', 'sept'], '12e')
    """
    return msgspec.convert(tomllib.loads((COMMON / f"{code}.toml").read_text("utf-8")), Language)


def spoken(wanted: str | None) -> str:
    """A language that somebody would like, or English where it is not there."""
    return wanted if wanted in LANGUAGES else ENGLISH


def accepted(header: str) -> str:
    """Of the languages that a browser would accept (`Accept-Language`), the one liked best that is there.

    >>> accepted("de;q=0.9, fr-CH, en;q=0.5"), accepted("fr;q=0.3, en-GB;q=0.7"), accepted("fr;q=0"), accepted("")
    ('fr', 'en', 'en', 'en')
    """
    liked: dict[str, float] = {}
    for item in header.split(","):
        tag, *parameters = (part.strip() for part in item.lower().split(";"))
        weight = next((part[2:] for part in parameters if part.startswith("q=")), "1")
        code = tag.partition("-")[0]
        if code in LANGUAGES and WEIGHT.fullmatch(weight) and float(weight) > liked.get(code, 0.0):
            liked[code] = float(weight)
    return max(liked, key=lambda code: liked[code], default=ENGLISH)


def written_in(folder: Path, wanted: str, ending: str = ".ftl", name: str = "") -> Path:
    """A text in a language, or the English one: a game with a package of its own may know fewer languages."""
    path = folder / f"{name}{wanted}{ending}"
    return path if path.exists() else folder / f"{name}{ENGLISH}{ending}"


def in_language(said: Mapping[str, Said], wanted: str) -> Said:
    """What is said in some languages, for a reader: in theirs, else in English, else in any.

    >>> in_language({"fr": "Mur", "en": "Wall"}, "fr"), in_language({"fr": "Mur", "en": "Wall"}, "de")
    ('Mur', 'Wall')
    """
    return next((said[each] for each in (wanted, ENGLISH) if each in said), next(iter(said.values())))
