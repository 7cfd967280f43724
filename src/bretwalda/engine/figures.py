"""Numbers of the facts in texts: whoever puts other facts in the place of ours reads their numbers everywhere.

A catalogue names a number by its place, `{ $fact-victory-provinces }`; with `-word` behind it that is “seven”, with
`-Word` “Seven”.
The rules on paper are written for the facts that come with a game and say of each number where it stands:
`seven<!--victory.provinces--> provinces`. A paragraph that rests on facts which no number of it names ends with
`<!--rests on hold, kills-->`: where those are others, it says so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .languages import language

PREFIX = "fact-"
IN_WORDS, AT_FIRST = "-word", "-Word"
MOST_ROWS = 6  # of a list of tables whose numbers have names
MOST_ITEMS = 7  # of a list of numbers

_MENTIONED = re.compile(rf"\${PREFIX}([\w-]+)")
_FIGURE = re.compile(r"([\w-]+)<!--([a-z_]+(?:\.\w+)+)-->")
_NOUN = re.compile(r"<!--([a-z_]+(?:\.\w+)+) ([^|>]+(?:\|[^|>]+)+)-->")
_CATEGORY = re.compile(r"(zero|two|few|many):\s*")
_RESTS = re.compile(r"<!--rests on ([\w., ]+)-->")


def figures(facts: Mapping[str, Any]) -> dict[str, int]:
    """The numbers that texts may name, by their places: those of tables, short lists, and lists of a few rows.

    >>> figures({"victory": {"provinces": 7}, "costs": {"claim": [2, 3]}, "track": [{"id": "road", "first": 3}]})
    {'victory-provinces': 7, 'costs-claim-1': 2, 'costs-claim-2': 3, 'track-road-first': 3}
    """
    return dict(_numbers("", facts))


def _numbers(place: str, value: Any) -> Iterator[tuple[str, int]]:
    inner: list[tuple[str, Any]] = []
    if type(value) is int:
        yield place, value
    elif isinstance(value, Mapping):
        inner = list(value.items())
    elif isinstance(value, list) and len(value) <= MOST_ITEMS and all(type(each) is int for each in value):
        inner = [(str(number), each) for number, each in enumerate(value, 1)]
    elif (
        isinstance(value, list)
        and len(value) <= MOST_ROWS
        and all(isinstance(row, dict) and "id" in row for row in value)
    ):
        inner = [(str(row["id"]), row) for row in value]
    for key, each in inner:
        yield from _numbers(f"{place}-{key}" if place else key, each)


def mentioned(source: str) -> set[str]:
    """The places that a catalogue names."""
    return {place.removesuffix(IN_WORDS).removesuffix(AT_FIRST) for place in _MENTIONED.findall(source)}


def variables(known: Mapping[str, int], places: set[str], code: str) -> dict[str, int | str]:
    """What sentences are given besides their own arguments."""
    out: dict[str, int | str] = {}
    for place in sorted(places & known.keys()):
        out[PREFIX + place] = known[place]
        out[PREFIX + place + IN_WORDS] = language(code).number(known[place])
        out[PREFIX + place + AT_FIRST] = language(code).number(known[place]).capitalize()
    return out


# --- The rules on paper ---------------------------------------------------------------------------


def filled(paper: str, known: Mapping[str, int], code: str, differs: Callable[[str], bool], note: str = "") -> str:
    """A paper with the numbers of the facts in use, and no marks.

    >>> paper = "- **1.1** Seven<!--win.lands--> provinces, two kings<!--win.kings king|kings--> or 4<!--a.b-->."
    >>> filled(paper, {"win-lands": 8, "win-kings": 1, "a-b": 5}, "en", lambda place: False)
    '- **1.1** Eight provinces, one king or 5.'
    """

    def number(written: str, place: str) -> str:
        return _as_written(written, known[place.replace(".", "-")], code)

    def rests(match: re.Match[str]) -> str:
        return f" {note}" if note and any(differs(place.strip()) for place in match[1].split(",")) else ""

    while found := _NOUN.search(paper):
        before = _counted(paper, found)
        noun = form(known[found[1].replace(".", "-")], found[2], code)
        paper = paper[: before.start()] + f"{number(before[1], found[1])} {noun}" + paper[found.end() :]
    paper = _FIGURE.sub(lambda match: number(match[1], match[2]), paper)
    return _RESTS.sub(rests, paper)


def _counted(paper: str, mark: re.Match[str]) -> re.Match[str]:
    """The number before a mark with a noun, and the noun, in the form that our facts ask for."""
    said = (_CATEGORY.sub("", each) for each in mark[2].split("|"))
    forms = "|".join(r"\s+".join(map(re.escape, each.split())) for each in said)
    found = re.search(rf"([\w-]+)\s+(?:{forms})$", paper[: mark.start()])
    assert found is not None, mark[0]
    return found


@cache
def form(number: int, forms: str, code: str) -> str:
    """The form of a noun for a number: `one|other`, with those of other categories of Fluent named between them.

    >>> [form(0, "king|kings", "en"), form(0, "roi|rois", "fr"), form(3, "król|few: króle|królów", "pl")]
    ['kings', 'roi', 'króle']
    """
    one, *between, other = forms.split("|")
    variants = [f"[one] {one}", *(_CATEGORY.sub(r"[\1] ", each) for each in between), f"*[other] {other}"]
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource("form = { $number ->\n " + "\n ".join(variants) + "\n}"))
    pattern = bundle.get_message("form").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"number": number})[0])


def _as_written(written: str, number: int, code: str) -> str:
    """A number in the way another one was written: in digits, as a word, as an ordinal, with a capital letter."""
    if written.isdecimal():
        return str(number)
    spoken = language(code)
    word = spoken.in_order(number) if written.lower() in spoken.ordinals else spoken.number(number)
    return word.capitalize() if written[0].isupper() else word


def with_paragraphs(paper: str, anew: Mapping[str, str]) -> str:
    """A paper with some of its paragraphs made anew.

    >>> with_paragraphs("- **1.1** Old,\\n  and long.\\n- **1.2** Same.\\n", {"1.1": "New."})
    '- **1.1** New.\\n- **1.2** Same.\\n'
    """
    for number, words in anew.items():
        begins = re.compile(rf"^(- \*\*{re.escape(number)}\*\* ).+(?:\n  .+)*", re.MULTILINE)
        paper = begins.sub(lambda match: match[1] + words, paper)  # noqa: B023
    return paper


def at_place(facts: Mapping[str, Any], place: str) -> Any:
    """What stands at a place such as `costs.claim` or `track.road.first`; nothing if there is no such place."""
    here: Any = facts
    for part in place.split("."):
        if isinstance(here, Mapping):
            here = here.get(part)
        elif isinstance(here, list):
            here = next((row for row in here if isinstance(row, Mapping) and row.get("id") == part), None)
        else:
            return None
    return here


def read(written: str, code: str) -> int | None:
    """The number that a word or some digits say; for the tests that hold papers to the facts."""
    if written.isdecimal():
        return int(written)
    for row, first in ((language(code).numbers, 0), (language(code).ordinals, 1)):
        if written.lower() in row:
            return row.index(written.lower()) + first
    return None


def marked(paper: str) -> Iterator[tuple[str, str]]:
    """Every number of a paper that is marked: as it is written, and its place in the facts."""
    for match in _NOUN.finditer(paper):
        yield _counted(paper, match)[1], match[1]
    for match in _FIGURE.finditer(paper):
        yield match[1], match[2]


def rests_on(paper: str) -> set[str]:
    """All places that paragraphs say they rest on."""
    return {place.strip() for match in _RESTS.finditer(paper) for place in match[1].split(",")}
