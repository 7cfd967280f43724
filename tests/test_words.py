"""What every text keeps to in its language: spaces, quotation marks, elision, agreement, plurals, and the glossaries.

Each rule is a function from a sentence, as it stands in a catalogue, to what is wrong with it; all of them are shown
to find something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, reduce
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from bretwalda.engine.facts import examination
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES

PROJECT = Path(__file__).parents[1]
GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
FOLDERS = (PROJECT / "src/bretwalda", PROJECT / "web/src")
GLOSSARY = PROJECT / "docs/glossary"

VOWEL = "[aàâeéèêëiîïoôuûùœæAÀÂEÉÈÊËIÎÏOÔUÛÙŒÆ]"
NARROW = "\N{NARROW NO-BREAK SPACE}"
# Arguments that are names and may begin with a vowel: nothing that is elided may stand before them.
NAME = r"\{ \$(?:seat|seats|name|names|player|players|leader|leaders|king|card|other|places|winner|loser|game|table)\b"
# Arguments that may be one: a noun behind them needs a selector.
COUNT = (
    r"\{ \$(?:number|points|votes|left|savings|hits|seconds|hours|cards|tokens|sets|units|there|kings|goal|rounds"
    r"|fact-[\w-]+?)\b \}"
)

# Messages whose number is never one: limits, and what the facts of the games fix.
NEVER_ONE = frozenset(
    [
        "puzzle-lead",
        "puzzle-lead-next",
        "reason-claims",
        "why-overrun",
        "why-too_few_to_come_back",
        "why-too_few_to_give",
        "refused-slow-request",
        "brit-doomed-stacking",
        "britannia-mod-tough",
        "home-players-always",
        "home-hours",
        "realm-provinces",
    ]
)

Rule = Callable[[str], list[str]]


def spaces(text: str) -> list[str]:
    """French: a narrow space that does not break before ; : ! ? % » and behind «; no other space there."""
    bare = re.sub(r"Invasions: Britannia|https?:\S+|\b\w+:(?:N|MODULE|CLASSE|COMMANDE)\b", "", text)
    missing, wide = rf"\S*[^\s(\[{NARROW}][;!?»](?=\s|$)|\w+[^{NARROW}\d\s]:(?=\s)|[\d}}]%", r"\S*[ \u00a0][;:!?%»]"
    return re.findall(rf"{missing}|{wide}|«[^{NARROW}]", bare)


def english_spaces(text: str) -> list[str]:
    """English: none."""
    return re.findall(rf"\w+[ \u00a0{NARROW}][;:!?](?=\s|$)|[\d}}][ \u00a0{NARROW}]%", text)


def quotation_marks(text: str) -> list[str]:
    """Apostrophes and quotation marks are printers' ones; a straight one is for what a machine reads."""
    return re.findall(r"\w'\w|\"\w+[^\"\[]*\"", text)


def french_quotation_marks(text: str) -> list[str]:
    return re.findall("[“”]", text)


def english_quotation_marks(text: str) -> list[str]:
    return re.findall("[«»]", text)


def elision(text: str) -> list[str]:
    """French: de, le, la, que, ne, se, je … lose their vowel before another."""
    words = rf"(?<![-\w])(?:[dDlLnNsSjJmMtT]e|[lL]a|[qQ]ue|[jJ]usque|[lL]orsque|[pP]uisque) (?=(?:{VOWEL}|{NAME}))\S+"
    return [found for found in re.findall(words, text) if not re.search(r" (?:onz|oui|ou$)", found)]


def agreement(text: str) -> list[str]:
    """A leader may be two people (Ivar and Halfdan): the name is never the subject of a verb."""
    return re.findall(r"(?:^|[.:;,] |\b(?:[Ww]h\w+|that|if|[Qq]uand|où|que|si) )\{ \$leader \} [a-zé’]+", text)


def plurals(text: str) -> list[str]:
    """A number and a noun in the plural, outside a selector: “1 points”."""
    found = re.findall(COUNT + r" (?:(?:enemy|English|battle|movement|victory) )?[a-zéèê]+s\b", text)
    found = [pair for pair in found if not pair.endswith((" tremis", " shows", " was", " is", " dans"))]
    return [pair for pair in found if not pair.startswith(more_than_one())]


@cache
def more_than_one() -> tuple[str, ...]:
    """Numbers of the facts that are at least two in every box."""
    loaded = [game for game in GAMES if game in catalogue()]
    schemas = [examined.schema for game in loaded if (examined := examination(game)) is not None]
    least = {place: kind.least for schema in schemas for place, kind in schema.items() if kind.type is int}
    return tuple(f"{{ $fact-{place.replace('.', '-')}" for place, number in least.items() if number > 1)


def one_of(words: str) -> Rule:
    """Words that a glossary rules out."""
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])").findall


ENGLISH: dict[str, Rule] = {
    "spaces": english_spaces,
    "quotation marks": quotation_marks,
    "guillemets": english_quotation_marks,
    "agreement": agreement,
    "plurals": plurals,
}
FRENCH: dict[str, Rule] = {
    "spaces": spaces,
    "quotation marks": quotation_marks,
    "guillemets": french_quotation_marks,
    "elision": elision,
    "agreement": agreement,
    "plurals": plurals,
}


def catalogues(language: str) -> list[Path]:
    """Every catalogue of a language, of the package and of the page."""
    files = [file for folder in FOLDERS for file in folder.rglob("text/**/*.ftl")]
    return sorted(file for file in files if re.fullmatch(rf"(?:.+\.)?{language}\.ftl", file.name))


def papers(language: str) -> list[Path]:
    """Rules and guides."""
    return sorted(FOLDERS[0].glob(f"games/*/text/*.{language}.md"))


@cache
def sentences(file: Path) -> list[tuple[str, str]]:
    """What a catalogue says, by message: each variant of a selector in its place, by itself."""
    found = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found += [(entry.id.name, text) for pattern in patterns if pattern for text in spoken(pattern)]
    return found


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """The ways in which a pattern may be read, each variant once."""
    ways = [""]
    counted = []  # what a selector looks at is no rule's business
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            pieces = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            counted.append(f"{{ {serialize_expression(element.expression.selector)} }}")
            pieces = [text for variant in element.expression.variants for text in spoken(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            pieces = [element.expression.value]
        else:
            pieces = [f"{{ {serialize_expression(element.expression)} }}"]
        ways = [way + piece for way in ways[:1] for piece in pieces] + [way + pieces[0] for way in ways[1:]]
    for number in counted:
        written = [number, *(number.replace(" }", f"-{word} }}") for word in ("word", "Word"))]
        ways = [reduce(lambda way, each: way.replace(each, "{ 0 }"), written, way) for way in ways]
    yield from ways


def read(paper: Path) -> str:
    """A paper in one line, without its marks."""
    return re.sub(r"[ \n]+", " ", paper.read_text("utf-8").replace("**", ""))


def wrong(language: str, rules: dict[str, Rule]) -> Iterator[str]:
    """What is wrong in the catalogues and papers of a language."""
    said = [(file, key, text) for file in catalogues(language) for key, text in sentences(file)]
    said += [(file, "", read(file)) for file in papers(language)]
    for file, key, text in said:
        for name, rule in rules.items():
            if rule is plurals and (key in NEVER_ONE or key.startswith("term-")):  # terms count tenths
                continue
            yield from (f"{file.relative_to(PROJECT)}, {key}: {name}: {fault}" for fault in rule(text))


def test_english_is_spelled_by_its_rules() -> None:
    assert list(wrong("en", ENGLISH)) == []


def test_french_is_spelled_by_its_rules() -> None:
    assert list(wrong("fr", FRENCH)) == []


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (spaces, "Ketil; 5 infanteries"),
        (spaces, "Ketil ; 5 infanteries"),
        (spaces, "Vers Avalon: elles"),
        (spaces, "« là »"),
        (spaces, "Là\N{NO-BREAK SPACE}: ici"),
        (spaces, "{ $chance }% de chances"),
        (spaces, "{ $chance } % de chances"),
        (english_spaces, "One : two"),
        (english_spaces, "{ $chance } % to win"),
        (quotation_marks, "l'armée"),
        (french_quotation_marks, "“là”"),
        (english_quotation_marks, "«\N{NARROW NO-BREAK SPACE}there"),
        (elision, "la mort de Arthur"),
        (elision, "au tour de { $name }"),
        (elision, "Pour la mort de { $leaders }"),
        (elision, "chances de survie du roi de { $other }"),
        (agreement, "{ $leader } rejoint { $nation_the }."),
        (agreement, "{ $leader } joins { $nation_the }."),
        (agreement, "Choose where { $leader } retreats to."),
        (plurals, "{ $number } points"),
        (plurals, "{ $kings } enemy kings have fallen"),
        (plurals, "{ $fact-overpopulation-units_per_area-word } armies for each area"),
        (one_of("disque|disques"), "le disque est posé"),
    ],
)
def test_each_rule_finds_what_it_is_for(rule: Rule, text: str) -> None:
    assert rule(text) != []


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (spaces, "Là~: «~là~» (là~?)".replace("~", "\N{NARROW NO-BREAK SPACE}")),
        (elision, "la mort d’Arthur, de Harold, de { $number } et de { $area_of }"),
        (agreement, "Les Danois sont rejoints par { $leader }."),
        (plurals, "{ $number } tremis"),
        (plurals, "{ $fact-victory-provinces-word } provinces"),
    ],
)
def test_no_rule_finds_what_is_right(rule: Rule, text: str) -> None:
    assert rule(text) == []


def entries(game: str) -> list[list[str]]:
    """The rows of a glossary: the rulebook's word, ours in English and French, and what we never call it in either."""
    lines = (GLOSSARY / f"{game}.md").read_text("utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")][2:]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_glossary_with_both_languages(game: str) -> None:
    rows = entries(game)
    assert len(rows) >= 20
    assert all(len(row) == 5 and all(row[:3]) for row in rows)


@pytest.mark.parametrize(("language", "column"), [("en", 3), ("fr", 4)])
@pytest.mark.parametrize("game", GAMES)
def test_no_text_uses_a_word_that_the_glossary_rules_out(game: str, language: str, column: int) -> None:
    banned = [word.strip() for row in entries(game) for word in row[column].split(",") if word.strip()]
    assert banned
    rule = one_of("|".join(map(re.escape, banned)))
    files = [file for file in catalogues(language) if f"games/{game}/" in file.as_posix()]
    said = [(key, text) for file in files for key, text in sentences(file)]
    said += [(file.name, read(file)) for file in papers(language) if game in file.parts]
    assert [(where, fault) for where, text in said for fault in rule(text)] == []


@pytest.mark.parametrize(("language", "column"), [("en", 3), ("fr", 4)])
def test_page_and_terminal_call_a_thing_by_one_name(language: str, column: int) -> None:
    """A hint is no advice in the terminal, and a setting no parameter: texts that belong to no single game."""
    banned = [word.strip() for row in entries("everywhere") for word in row[column].split(",") if word.strip()]
    assert len(banned) >= 10
    rule = one_of("|".join(map(re.escape, banned)))
    files = [file for file in catalogues(language) if "/games/" not in file.as_posix()]
    assert len(files) >= 10
    said = [(key, text) for file in files for key, text in sentences(file)]
    assert [(where, fault) for where, text in said for fault in rule(text)] == []


# Sentences and words that were there once, and that nobody would write who speaks the language.
GONE = {
    "en": (
        "it is looked", "look who has won", "[Ww]hosever", "before the eyes", "told afresh", "Who can pay exactly",
        "who has lost the king", "tremis of the bribe are open", "sum cannot come out", "bears it in its name",
        "Chance names", "Who plays alone", "no turn order to find", "highest sum is the winner", "Taking is a duty",
        "Center",
    ),
    "fr": (
        "Plus de conseils", "Refaire le tour", "chez soi", "regard sur la victoire", "on regarde qui",
        "racontées à neuf", "serait une passe", "de si loin qu’ils", "ne l’est plus par", "jouent sans joueur",
        "pas d’ordre à établir", "somme est le vainqueur", "passe avant qui", "Regnenses, l’", "croissent de",
        "[Cc]liquez (?!sur|dessus|ici|pour|avec|une|deux|n’importe)", "province numéro", "elle revient à",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", GONE)
def test_what_had_to_go_is_gone(language: str) -> None:
    rule = re.compile("|".join(GONE[language])).findall
    said = [(file.name, text) for file in catalogues(language) for _, text in sentences(file)]
    said += [(file.name, read(file)) for file in papers(language)]
    assert [(where, fault) for where, text in said for fault in rule(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_hints_name_no_values_that_only_a_machine_knows(game: str) -> None:
    """A hint of a setting says “étoile”, not “star”: the values themselves are English."""
    played, texts = catalogue()[game], catalogue()[game].texts("fr")
    values = {str(value) for setting in played.schema.settings for value in setting.values if isinstance(value, str)}
    values = {value for value in values if len(value) > 1}
    for setting in played.schema.settings:
        hint = texts.forms("setting", setting.name)["hint"]
        assert [value for value in values if re.search(rf"\b{value}\b", hint)] == [], setting.name


def test_no_code_puts_a_colon_between_texts() -> None:
    """French has a space before it: `pair` and `semicolon` of the page's catalogue are for that."""
    between = re.compile(r"\}: \$\{|join\(['\"]; ['\"]\)|\{[^{}]*(?:say|name|seat|message)\([^{}]*\)\}: ")
    files = [file for ending in ("svelte", "ts") for file in (PROJECT / "web/src").rglob(f"*.{ending}")]
    found = [(file.name, each) for file in files for each in between.findall(file.read_text("utf-8"))]
    assert found == []
    spoken = re.compile(r"\{texts\.[^{}]*\}: \{")
    files = [*(PROJECT / "src/bretwalda/games").rglob("*.py"), *(PROJECT / "src/bretwalda/cli").glob("*.py")]
    assert [file.name for file in files if spoken.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_messages_of_english(language: str) -> None:
    """Of the whole package and of the page."""
    for english in catalogues("en"):
        other = english.with_name(re.sub(r"en\.ftl$", f"{language}.ftl", english.name))
        assert other.exists(), f"{other.relative_to(PROJECT)} is missing"
        assert {key for key, _ in sentences(other)} == {key for key, _ in sentences(english)}, other.name
