"""The documents keep their word: lists of modules, figures, pictures, the reference and the site."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tools.compile import GAME, SHARED
from tools.site_doctests import EXAMPLE, fenced
from tools.site_pages import outside

if TYPE_CHECKING:
    import griffe

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bretwalda"
DOCS = ROOT / "docs"
ARCHITECTURE = (DOCS / "architecture.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "benchmarks" / "README.md", *sorted(DOCS.rglob("*.md"))]
CODE = [*ROOT.glob("*.py"), *(path for folder in ("src", "tools") for path in sorted((ROOT / folder).rglob("*.py")))]
PICTURES = DOCS / "screenshots"
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)\s]+)\)")  # with words for those who do not see it
DEFINED = r"^ *(async def |def |function |const |socket\.)?{name}( = )?\("  # in Python, TypeScript or Svelte
HOW_MUCH_FASTER = re.compile(r"\b(\d\d+|twenty|thirty|forty|fifty|sixty)\s+times\s+(as|faster|slower)\b")


def modules(*folders: Path) -> set[str]:
    """The files in folders that a list of them should name."""
    return {path.name for folder in folders for path in folder.glob("*.py") if path.stem != "__init__"}


def listed(text: str) -> set[str]:
    """The files in the first column of the tables of a text."""
    cells = re.findall(r"^\| ([^|]*) \|", text, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([\w/]+\.py)`", cell)}


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"^## {re.escape(heading)}.*?\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def test_every_module_of_the_engine_is_in_the_list() -> None:
    assert listed(section(ARCHITECTURE, "The contract")) == modules(PACKAGE / "engine")


def test_every_module_that_a_game_has_is_in_the_list() -> None:
    games = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "board.py").exists()]
    players = {f"player/{name}" for name in modules(*(folder / "player" for folder in games))}
    assert listed(section(ARCHITECTURE, "A game package")) == modules(*games) | players


def test_the_way_of_a_click_leads_through_functions_that_are_there() -> None:
    """And through fewer than the 24 stations that it once had."""
    found = re.search(r"^\*\*The way of a click\*\*.*?(?=^A computer's)", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    assert found
    rows = re.findall(r"^\| (\d+) \| ([^|]*) \| ([^|]*) \|", found[0], re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) < 24
    for _, file, functions in rows:
        for path in re.findall(r"`([\w./]+\.\w+)`", file):  # the others are any game's
            [place] = [folder / path for folder in (PACKAGE, ROOT / "web" / "src") if (folder / path).exists()]
            for name in re.findall(r"`(?:\w+\.)?(\w+)`", functions):
                assert re.search(DEFINED.format(name=name), place.read_text("utf-8"), re.MULTILINE), (path, name)


def test_every_module_of_the_server_is_in_the_list() -> None:
    server = (DOCS / "server.md").read_text("utf-8")
    files = [path for path in (PACKAGE / "server").rglob("*.py") if path.stem != "__init__"]
    expected = {path.relative_to(PACKAGE / "server").as_posix() for path in files}
    assert listed(section(server, "How it is built")) == expected


def test_the_list_of_compiled_modules_is_the_compilers() -> None:
    of_a_game, of_the_rest = re.findall(
        r"^- of (?:every game|the rest).*?: ((?:`[\w/]+`[,;.]\s+)+)", ARCHITECTURE, re.MULTILINE
    )
    assert re.findall(r"`([\w/]+)`", of_a_game) == GAME
    assert re.findall(r"`([\w/]+)`", of_the_rest) == SHARED


def test_how_much_faster_compiled_rules_are_is_said_once() -> None:
    said = {
        path.relative_to(ROOT).as_posix(): HOW_MUCH_FASTER.findall(path.read_text("utf-8")) for path in (*PAGES, *CODE)
    }
    assert {path: len(figures) for path, figures in said.items() if figures} == {"docs/architecture.md": 1}


def test_the_trap_of_short_shifts_is_explained_once() -> None:
    assert [path.name for path in PAGES for _ in range(path.read_text("utf-8").count("`1 << n`"))] == [
        "CONTRIBUTING.md"
    ]


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    shown = {(path.parent / place).resolve() for path in PAGES for place in PICTURE.findall(path.read_text("utf-8"))}
    assert shown == set(PICTURES.iterdir())


def test_every_picture_is_light() -> None:
    from tests.browser.screenshots import LARGEST

    assert [picture.name for picture in PICTURES.iterdir() if picture.stat().st_size > LARGEST] == []


@cache
def library() -> griffe.Object | griffe.Alias:
    """The package as the reference sees it."""
    import griffe

    return griffe.load("bretwalda", search_paths=[ROOT / "src"])


def test_every_public_name_is_in_the_reference_with_an_example() -> None:
    pages = "".join(path.read_text("utf-8") for path in (DOCS / "api").iterdir())
    referenced = set(re.findall(r"^::: bretwalda\.(\w+)$", pages, re.MULTILINE))
    assert referenced == set(map(str, library().exports or ()))
    docstrings = {name: library()[name].docstring for name in referenced}
    assert [name for name, said in docstrings.items() if said is None or ">>> " not in said.value] == []


def test_every_member_of_a_public_class_says_what_it_is() -> None:
    classes = [library()[name] for name in map(str, library().exports or ()) if library()[name].is_class]
    silent = [
        member.path for each in classes for member in each.members.values()
        if member.is_function and not member.name.startswith("_") and member.docstring is None
    ]  # fmt: skip
    assert silent == []


def test_an_example_becomes_a_block_of_code_up_to_the_next_empty_line() -> None:
    docstring = "Adds.\n\n>>> 1 + 1  # doctest: +SKIP\n2\n\nNothing else."
    assert EXAMPLE.sub(fenced, docstring) == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nNothing else."


def small_site(folder: Path, page: str) -> str:
    """A site of one page, besides those that lie outside docs/; the page as it is served."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(page, "utf-8")
    from mkdocs.commands.build import build  # here, for it takes long to load
    from mkdocs.config import load_config

    settings = load_config(
        str(ROOT / "mkdocs.yml"), docs_dir=str(folder / "docs"), site_dir=str(folder / "site"),
        nav=[{"Start": "index.md"}], plugins=[], extra_css=[], validation={},
    )  # fmt: skip
    build(settings)
    return (folder / "site" / "index.html").read_text("utf-8")


def test_a_page_of_the_site_needs_nothing_that_the_servers_policy_forbids(tmp_path: Path) -> None:
    """No script and no style stands in the page itself, and nothing comes from elsewhere."""
    page = small_site(tmp_path, "# Hello\n")
    assert re.findall(r"<script(?![^>]*\b(?:src=|application/json))[^>]*>", page) == []
    assert "<style" not in page
    sources = re.findall(r'<(?:script|link|img)\b[^>]*\b(?:src|href)="([^"]+)"', page)
    assert any("/inline/" in source for source in sources)
    assert [source for source in sources if "//" in source or not (tmp_path / "site" / source).exists()] == []


def test_links_work_in_the_project_and_on_the_site(tmp_path: Path) -> None:
    """To pages outside docs/ they lead on the site, too; what the site does not show keeps its words alone."""
    page = small_site(tmp_path, f"[how to help]({ROOT}/CONTRIBUTING.md) and [what is built]({ROOT}/hatch_build.py)\n")
    assert '<a href="contributing/">how to help</a> and what is built' in page
    assert "rules/king_is_dead.fr.md" in outside()


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    from mkdocs.exceptions import Abort

    with pytest.raises(Abort):
        small_site(tmp_path, "[gone](gone.md)\n")
