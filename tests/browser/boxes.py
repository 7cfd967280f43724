"""A changed box of each game played on the page to its end, in both languages, with every text read on the way.

    python -m tests.browser.boxes [--pictures FOLDER] [--language en|fr] [--decisions N] [GAME …]

The server plays with the facts of `examples/boxes`. Whatever the page shows is held to them: paragraphs of the rules
and lines of the log are word for word what the library says with those facts; no sentence has a number of the facts
that come with a game, none is in the other language, none is the key of a message. Names that a box has changed stand
nowhere as they were.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.person import LOCALES, SCREEN, Person
from tests.browser.scripts import SHOWN, UNFOLD
from tests.browser.stage import browsing, serving

from bretwalda.cli.rules import paragraphs
from bretwalda.engine import facts
from bretwalda.engine.figures import figures, variables
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES

ROOT = Path(__file__).parents[2]
BOXES = ROOT / "examples" / "boxes"
# The shortest way to play each, so that all are over soon.
GAMES: dict[str, dict[str, object]] = {
    "king_is_dead": {"players": 2},
    "rex_britannorum": {"players": 2},
    "barbarian_kingdoms": {"players": 3},
    "britannia": {"scenario": "hadrianus"},
}
READ_EVERY = 6  # decisions
APART = 100  # milliseconds between decisions: more than ten a second are refused
MOST = 3_000  # decisions
NAMED = "⟦somebody⟧"  # stands for any player in what is looked for
HEADINGS = {"event-nation_turn"}  # lines of which the page makes a heading in other words
LONG = 16  # characters of a sentence that means something by itself
# All words of a page, also those that are folded, hidden, or for screen readers only.
WORDS = """() => {
  const shown = document.body.cloneNode(true)
  for (const one of shown.querySelectorAll('script, style')) one.remove()
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
  const words = []
  while (walker.nextNode()) words.push(walker.currentNode.data)
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const one of shown.querySelectorAll(`[${name}]`)) words.push(one.getAttribute(name))
  return words.join('\\n')
}"""


class Wrong(Exception):
    """A text that is not what it should be."""


def plain(words: str) -> str:
    """Words without the signs that keep directions of writing apart, and with one kind of space."""
    return " ".join(re.sub(r"[\u2066-\u2069]", "", words).split())


# --- What must not be read ------------------------------------------------------------------------


def catalogues(game: str, language: str) -> Iterator[Path]:
    """All files of texts that this game's pages are made of."""
    folder = catalogue()[game].folder
    for root in (ROOT / "src" / "bretwalda" / "text", ROOT / "web" / "src"):
        for file in sorted(root.rglob(f"*{language}.ftl")):
            if "games" not in file.relative_to(ROOT).parts:
                yield file
    for root in (folder / "text", ROOT / "web" / "src" / "games" / game):
        yield from sorted(root.rglob(f"*{language}.ftl"))


@cache
def patterns(game: str, language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute, by its key."""
    found: dict[str, ast.Pattern] = {}
    for file in catalogues(game, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
                found |= {entry.id.name + name: value for name, value in parts if value is not None}
    return found


def sentence(pattern: ast.Pattern, known: dict[str, int | str]) -> str | None:
    """What a message says by itself, or with numbers of the facts; None if it needs something else."""
    out: list[str | None] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            out.append(element.value)
        elif isinstance(element.expression, ast.VariableReference) and element.expression.id.name in known:
            out.append(str(known[element.expression.id.name]))
        elif isinstance(element.expression, ast.StringLiteral):
            out.append(element.expression.value)
        elif isinstance(element.expression, ast.SelectExpression):
            chosen = variant(element.expression, known)
            out.append(None if chosen is None else sentence(chosen.value, known))
        else:
            return None
    return None if None in out else plain("".join(part for part in out if part))


def variant(expression: ast.SelectExpression, known: dict[str, int | str]) -> ast.Variant | None:
    """The form that goes with a number of the facts; None if it goes with something else."""
    selector = expression.selector
    number = known.get(selector.id.name) if isinstance(selector, ast.VariableReference) else None
    if number is None:
        return None
    usual = next(each for each in expression.variants if each.default)
    wanted = {str(number), "one" if number == 1 else "other"}
    keys = {
        each.key.name if isinstance(each.key, ast.Identifier) else each.key.value: each for each in expression.variants
    }
    return next((each for key, each in keys.items() if key in wanted), usual)


def numbers(game: str, language: str, of: dict[str, Any]) -> dict[str, int | str]:
    return variables(figures(of), set(figures(of)), language)


@cache
def forbidden(game: str, language: str) -> dict[str, str]:
    """Sentences that nobody may read here, each with the reason."""
    folder = catalogue()[game].folder
    box, ours = facts.in_use(folder), facts.own(folder)
    right = {key: sentence(pattern, numbers(game, language, box)) for key, pattern in patterns(game, language).items()}
    allowed = "\n".join(words for words in right.values() if words)
    found: dict[str, str] = {}
    for key, pattern in patterns(game, language).items():
        words = sentence(pattern, numbers(game, language, ours))
        if words and words != right[key] and len(words) >= LONG and words not in allowed:
            found[words] = f"{key} with the numbers of our facts"
    for other in LANGUAGES:
        for key, pattern in patterns(game, other).items() if other != language else ():
            words = sentence(pattern, numbers(game, other, box))
            if words and len(words) >= LONG and " " in words and words not in allowed:
                found[words] = f"{key} in another language"
    return found


@cache
def renamed(game: str, language: str) -> dict[str, str]:
    """Names as they were and as the box has them, where no other text has the old one."""
    played = catalogue()[game]
    texts = played.texts(language)
    rest = "\n".join(
        words for key, pattern in patterns(game, language).items() if (words := sentence(pattern, {})) is not None
        and key.partition("-")[0] not in (*played.verbs.vocabulary, "lesson")  # with a box there are no lessons
    )  # fmt: skip
    found = {}
    for kind, ids in played.verbs.vocabulary.items():
        for name in ids:
            pattern = patterns(game, language).get(f"{kind}-{name}")
            was = sentence(pattern, {}) if pattern is not None else None
            if was and texts.has(f"{kind}-{name}") and (now := plain(texts.name(kind, name))) != was:
                if was not in now and not re.search(rf"\b{re.escape(was)}\b", rest):
                    found[was] = now
    return found


@cache
def keys(game: str) -> re.Pattern[str]:
    """The keys of all messages."""
    found = {key.partition(".")[0] for key in patterns(game, "en") if "-" in key}
    return re.compile(rf"(?<![\w/#.-])(?:{'|'.join(sorted(map(re.escape, found), key=len, reverse=True))})(?![\w-])")


def read(page: Page, game: str, language: str, where: str) -> None:
    """Hold all words of a page to the facts in use."""
    shown = plain(page.evaluate(WORDS))
    for words, why in forbidden(game, language).items():
        if words in shown:
            raise Wrong(f"{where}: “{words}”: {why}")
    for was, now in renamed(game, language).items():
        if re.search(rf"\b{re.escape(was)}\b", shown):
            raise Wrong(f"{where}: “{was}”, which this box calls “{now}”")
    if found := keys(game).search(shown):
        raise Wrong(f"{where}: the key {found[0]}")
    if found := re.search(r"\{ ?\$|undefined|NaN|\[object", shown):
        raise Wrong(f"{where}: {shown[max(0, found.start() - 40) : found.end() + 40]}")


# --- What must be read ----------------------------------------------------------------------------


def read_rules(page: Page, address: str, game: str, language: str) -> int:
    """Every paragraph of the rules, word for word; how many there are."""
    page.goto(f"{address}/rules/{game}")
    page.locator("article section p[id] > span").first.wait_for()
    shown = page.locator("article section p[id]").evaluate_all(
        "all => all.map(one => [one.id, [...one.children[1].childNodes].filter(part => !part.matches?.('button, .try'))"
        ".map(part => part.textContent).join('')])"
    )
    wanted = {each.number: plain(each.text) for each in paragraphs(catalogue()[game], language) if not each.heading}
    for number, words in shown:
        if plain(words) != wanted[number]:
            raise Wrong(f"rules {number}: “{plain(words)}” instead of “{wanted[number]}”")
    if len(shown) != len([number for number in wanted if number]):
        raise Wrong(f"rules: {len(shown)} paragraphs of {len(wanted)}")
    read(page, game, language, "rules")
    return len(shown)


def read_log(person: Person, game: str, language: str) -> int:
    """Every line of the log, word for word as the library says it, whoever is named in it; how many there are."""
    texts = catalogue()[game].texts(language)
    texts.players = [NAMED] * 8
    last = person.positions()[-1]
    person.wait_until(f"{SHOWN} >= {last['seq']}")
    told: dict[int, dict[str, Any]] = {}  # lines of a later position take the place of those before it
    for position in person.positions():
        kept = {number: line for number, line in told.items() if position["first"] <= number < position["log"]}
        told = kept | {position["log"] + k: line for k, line in enumerate(position["news"])}
    told = {
        number: line for number, line in told.items()
        if line["key"] not in HEADINGS and not any(arg.get("parts") for arg in line["args"])
    }  # fmt: skip
    latest = f"document.querySelector('[role=log] [data-line=\"{max(told)}\"]:not(.fold)')"
    person.wait_until(f"({UNFOLD})().then(() => {latest})")  # lines come one by one
    shown = person.lines()
    for number, line in told.items():
        said = Message(line["key"], tuple(Arg(arg["name"], arg["kind"], arg["value"]) for arg in line["args"]))
        words = re.escape(plain(texts.message(said))).replace(re.escape(NAMED), ".+?")
        if not re.fullmatch(words, plain(shown.get(number, ""))):
            raise Wrong(f"line {number} of the log: “{shown.get(number)}” instead of “{words}”")
    return len(told)


def begin(context: BrowserContext, address: str, game: str) -> str:
    """A table against computers that play at random and at once; its path."""
    context.request.get(f"{address}/api/me")
    players = int(str(GAMES[game].get("players", 4)))
    seats = [{"kind": "me"}, *({"kind": "computer", "level": "random"} for _ in range(players - 1))]
    wish = {"game": game, "settings": GAMES[game], "start": True, "pause": 0.0, "seats": seats}
    answer = context.request.post(f"{address}/api/tables", data=wish, headers={"origin": address})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def play(person: Person, game: str, language: str, pictures: Path | None, most: int) -> int:
    """Play to the end, reading; how many decisions that took. What to choose is said over the page's own line."""
    dice = random.Random(game)
    for decisions in range(most):
        person.catch_up()
        position = person.positions()[-1]
        person.wait_until(f"{SHOWN} >= {position['seq']}")
        if position != person.positions()[-1]:  # computers have gone on meanwhile
            continue
        if position["over"]:
            person.ended.wait_for()
            read(person.page, game, language, "the end")
            return decisions
        if not position["options"]:
            person.wait_past(position["seq"])
            continue
        if decisions % READ_EVERY == 0:
            read(person.page, game, language, f"decision {decisions}")
        if pictures is not None and decisions in (1, 24):
            person.page.screenshot(path=pictures / f"{game}-{language}-{decisions}.png")
        choice = dice.choice(position["options"])["choice"]
        person.wish(type="Decide", seq=position["seq"], seat=position["seat"], choice=choice)
        person.page.wait_for_timeout(APART)
    if most == MOST:
        raise Wrong(f"not over after {MOST} decisions")
    return most


def try_box(browser: Browser, address: str, game: str, language: str, pictures: Path | None, most: int) -> str:
    """One game in one language: its list, its set-up, its rules, and a whole game."""
    person = Person(browser, address, "Ada", language, SCREEN)
    with person.context as context:
        page = person.page
        for path in ("/", f"/new/{game}", "/about"):
            person.go(path)
            page.locator("main").wait_for()
            page.wait_for_load_state("networkidle")
            read(page, game, language, path)
        rules = read_rules(page, address, game, language)
        if pictures is not None:
            page.screenshot(path=pictures / f"{game}-{language}-rules.png")
        person.go(begin(context, address, game))
        person.is_asked()
        decisions = play(person, game, language, pictures, most)
        lines = read_log(person, game, language)
        if pictures is not None:
            page.screenshot(path=pictures / f"{game}-{language}-end.png")
        # Odds are asked for while somebody decides here faster than people can: those of an old position are refused.
        complaints = [each for each in person.complaints if "status of 400" not in each]
        if complaints:
            raise Wrong("; ".join(complaints))
    return (
        f"{decisions} decisions, {rules} paragraphs, {lines} lines of the log word for word; none of"
        f" {len(forbidden(game, language))} sentences and {len(renamed(game, language))} names that would be wrong"
    )


def main() -> None:
    if facts.FOLDER_VARIABLE not in os.environ:  # facts are read when a game is loaded: begin again with the box
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.browser.boxes", *sys.argv[1:]],
            os.environ | {facts.FOLDER_VARIABLE: str(BOXES)},
        )  # fmt: skip
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--language", choices=sorted(LOCALES), action="append")
    parser.add_argument("--pictures", type=Path, help="a folder for what was seen")
    parser.add_argument("--decisions", type=int, default=MOST, help="so many, instead of a whole game")
    wanted = parser.parse_args()
    if wanted.pictures is not None:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as data, serving(Path(data), dict(os.environ)) as address, browsing() as browser:
        for game in wanted.games or GAMES:
            for language in wanted.language or LANGUAGES:
                try:
                    found = try_box(browser, address, game, language, wanted.pictures, wanted.decisions)
                    print(f"{game}, {language}: {found}", flush=True)
                except Exception as failure:
                    print(f"{game}, {language}: WRONG: {failure}", flush=True)
                    wrong += 1
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
