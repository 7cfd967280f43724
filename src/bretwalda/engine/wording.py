"""Words that come from the facts in use: names in the place of ours, and texts that a game makes of its facts.

They are messages on top of a game's catalogue, in its own language, Fluent: terminal and page read them alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast

from . import languages
from .facts import Sheet

FORM = ":"  # between a name and one of its forms: `zone-roma:in`

Words = dict[str, str]  # by message, or message and form


def source(words: Mapping[str, str]) -> str:
    """Words as a catalogue.

    >>> print(source({"zone-roma:in": "in {Rome}", "zone-roma": "Rome"}), end="")
    zone-roma = { "Rome" }
        .in = { "in {Rome}" }
    """
    lines: list[str] = []
    for key in sorted(words, key=lambda key: key.split(FORM)):
        message, _, form = key.partition(FORM)
        said = words[key].replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'    .{form} = {{ "{said}" }}' if form else f'{message} = {{ "{said}" }}')
    return "".join(f"{line}\n" for line in lines)


def names(folder: Path, language: str, kinds: Iterable[str]) -> Words:
    """The names that a game's catalogue gives to things of some kinds, with all their forms."""
    resource = FluentResource(languages.written_in(folder / "text", language).read_text("utf-8"))
    wanted = tuple(f"{kind}-" for kind in kinds)
    out: Words = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(wanted):
            _add(out, entry.id.name, entry.value)
            for attribute in entry.attributes:
                _add(out, f"{entry.id.name}{FORM}{attribute.id.name}", attribute.value)
    return out


def _add(out: Words, key: str, pattern: ast.Pattern | None) -> None:
    elements = pattern.elements if pattern is not None else []
    if all(isinstance(element, ast.TextElement) for element in elements):
        out[key] = "".join(element.value for element in elements if isinstance(element, ast.TextElement))


def check_words(sheet: Sheet, folder: Path, kinds: Iterable[str]) -> None:
    """Names in the place of ours are names of things that there are."""
    given = sheet.facts.get("words")
    if not given:
        return
    known = names(folder, languages.ENGLISH, kinds)
    for language, words in given.items():
        sheet.expect_known(f"words.{language}", words, known)


def renamed(
    facts: Mapping[str, Any],
    ours: Mapping[str, Any],
    folder: Path,
    language: str,
    kinds: Iterable[str],
    rows: Mapping[str, str],
) -> Words:
    """What facts call things, by `words` or by the `name` of a row.

    A name that comes in one language only is that of the other, too. A form not given is ours with the new name.
    """
    words: Words = {}
    given = facts.get("words", {})
    others = (other for other in reversed(languages.LANGUAGES) if other != language)  # English before the rest
    for each in (*others, language):
        words |= {key: said for key, said in given.get(each, {}).items() if FORM not in key or each == language}
    for table, kind in rows.items():
        for row, was in zip(facts[table], ours[table], strict=True):
            if row["name"] != was["name"] and f"{kind}-{row['id']}" not in given.get(language, {}):
                words[f"{kind}-{row['id']}"] = row["name"]
    if not words:
        return {}
    known = names(folder, language, kinds)
    for key in list(words):
        if FORM in key:
            words.setdefault(key.partition(FORM)[0], known[key.partition(FORM)[0]])
    for key in known:
        message, _, form = key.partition(FORM)
        if message in words and form:
            words.setdefault(key, elided(known[key].replace(known[message], words[message]), words[message], language))
    return words


def mentions(folder: Path, language: str, kinds: Iterable[str], theirs: Mapping[str, str]) -> Words:
    """Other messages of a game's catalogue that mention a thing by our name, with its other name."""
    ours = names(folder, language, kinds)
    resource = FluentResource(languages.written_in(folder / "text", language).read_text("utf-8"))
    out: Words = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name not in ours:
            said: Words = {}
            _add(said, entry.id.name, entry.value)
            for attribute in entry.attributes:
                _add(said, f"{entry.id.name}{FORM}{attribute.id.name}", attribute.value)
            other = {key: in_place_of(ours, theirs, words) for key, words in said.items()}
            if other != said and len(said) == 1 + len(entry.attributes):  # all of it, or nothing
                out |= other
    return out


def in_place_of(ours: Mapping[str, str], theirs: Mapping[str, str], paper: str) -> str:
    """A paper with other names wherever ours stand, in the form that stands there.

    A single word without a capital may mean anything, and stays.

    >>> forms = {"zone-hibernia": "Hibernie", "zone-hibernia:the": "l’Hibernie"}
    >>> others = {"zone-hibernia": "Scotie", "zone-hibernia:the": "la Scotie"}
    >>> in_place_of(forms, others, "L’Hibernie et la mer ; vers l’Hibernie, en Hibernie.")
    'La Scotie et la mer ; vers la Scotie, en Scotie.'
    """
    pairs: Words = {}
    for key, name in theirs.items():
        was = ours.get(key, name)
        if was != name and (was != was.lower() or " " in was):
            pairs |= {was: name, was[0].upper() + was[1:]: name[0].upper() + name[1:]}
    longest_first = "|".join(re.escape(was) for was in sorted(pairs, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", lambda match: pairs[match[0]], paper) if pairs else paper


def elided(form: str, name: str, language: str) -> str:
    """A form with another name in it, as French says it before a vowel and before a consonant.

    >>> elided("de l’Scotie", "Scotie", "fr"), elided("de Alba", "Alba", "fr"), elided("of Alba", "Alba", "en")
    ('de Scotie', 'd’Alba', 'of Alba')
    """
    elision = languages.language(language).elision
    return form if elision is None else elision.before(form, name)
