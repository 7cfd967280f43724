"""Facts can be replaced: what does not fit is refused with its place, and no game is mixed up with another."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bretwalda import Match, Refusal, catalogue, decode
from bretwalda.engine import facts, toml_faults
from bretwalda.engine.facts import Sheet, examination, examine
from bretwalda.engine.facts_schema import Schema
from bretwalda.engine.registry import known
from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.games.king_is_dead.facts_check import check as check_king
from bretwalda.games.rex_britannorum.facts_check import check as check_rex

from .tree import of_the_tree

REX, KING = catalogue()["rex_britannorum"], catalogue()["king_is_dead"]
Edit = Callable[[Any], object]


def schema_of(game: Any) -> Schema:
    examined = examination(game.folder.name)
    assert examined is not None
    return examined.schema


def refused(game: Any, check: Callable[[Sheet], None], edit: Edit) -> Refusal:
    """What is said about a game's facts after an edit."""
    original = facts.load(game.folder)
    edited = deepcopy(original)
    edit(edited)
    with pytest.raises(Refusal) as caught:
        examine(Sheet("other.toml", edited), original, check, schema_of(game))
    return caught.value


@pytest.mark.parametrize(("game", "check"), [(REX, check_rex), (KING, check_king)], ids=["rex", "king"])
def test_the_facts_of_a_game_pass_their_own_check(game: Any, check: Callable[[Sheet], None]) -> None:
    own = facts.load(game.folder)
    assert examine(Sheet("own", own), own, check, schema_of(game)) is own


@pytest.mark.parametrize(
    ("key", "place", "edit"),
    [
        ("refused-facts-missing-key", "setup.turns", lambda f: f["setup"].pop("turns")),
        ("refused-facts-unknown-key", "setup.tunrs", lambda f: f["setup"].update(tunrs=7)),
        ("refused-facts-kind", "setup.turns", lambda f: f["setup"].update(turns="seven")),
        ("refused-facts-kind", "place n02.token", lambda f: f["place"][1].update(token=1)),
        ("refused-facts-kind", "roads", lambda f: f.update(roads=[])),
        ("refused-facts-missing-key", "place n02.name", lambda f: f["place"][1].pop("name")),
        ("refused-facts-unknown-name", "roads.connections 1 2", lambda f: f["place"].pop(1)),
        ("refused-facts-number", "place (with token)", lambda f: f["place"][1].update(token=False)),
        ("refused-facts-number", "setup.tokens_per_turn × setup.turns", lambda f: f["setup"].update(tokens_per_turn=6)),
        ("refused-facts-number", "troops.copies (sum)", lambda f: f["troops"].update(copies=[3, 2, 2, 2, 2, 2, 2])),
        ("refused-facts-range", "troops.copies 1", lambda f: f["troops"].update(copies=[4, 0, 2, 2, 2, 2, 2])),
        ("refused-facts-exactly", "kingdom", lambda f: f["kingdom"].reverse()),
        ("refused-facts-unknown-name", "place n02.region", lambda f: f["place"][1].update(region="atlantis")),
        ("refused-facts-unknown-name", "roads.connections 59 2", lambda f: _joined(f, "n01", "n99")),
        ("refused-facts-twice", "place", lambda f: f["place"][1].update(id="n01")),
        ("refused-facts-twice", "roads.connections", lambda f: _joined(f, "n02", "n01")),
        ("refused-facts-against-rules", "roads.connections", lambda f: _joined(f, "n01", "n_rome")),
        ("refused-facts-unreachable", "roads.connections", lambda f: f["roads"]["connections"].remove(["n01", "n02"])),
        ("refused-facts-against-rules", "kingdom iceni.start", lambda f: f["kingdom"][1].update(start="c15")),
        ("refused-facts-against-rules", "link n06_n11.places", lambda f: f["link"][0]["places"].pop(1)),
        ("refused-facts-range", "track road.thresholds", lambda f: f["track"][0].update(thresholds=[3, 3, 5])),
        ("refused-facts-number", "objective", lambda f: f["objective"].pop()),
        ("refused-facts-unknown-name", "objective f1.conditions", lambda f: _condition(f).__setitem__(0, "own")),
        ("refused-facts-number", "objective f1.conditions, control_region", lambda f: _condition(f).append("iceni")),
    ],
)
def test_what_does_not_fit_rex_britannorum_is_refused(key: str, place: str, edit: Edit) -> None:
    refusal = refused(REX, check_rex, edit)
    assert (refusal.key, refusal.details["place"]) == (key, place)
    assert refusal.details["file"] == "other.toml"


def _joined(edited: Any, one: str, other: str) -> None:
    edited["roads"]["connections"].append([one, other])


def _condition(edited: Any) -> Any:
    return edited["objective"][0]["conditions"][0]


@pytest.mark.parametrize(
    ("key", "place", "edit"),
    [
        ("refused-facts-exactly", "card", lambda f: f["card"].pop()),
        ("refused-facts-unknown-name", "region moray.adjacent 1", lambda f: f["region"][0].update(adjacent=["mercia"])),
        ("refused-facts-against-rules", "region moray.adjacent", lambda f: f["region"][0].update(adjacent=["essex"])),
        ("refused-facts-range", "pieces.followers_per_faction", lambda f: f["pieces"].update(followers_per_faction=9)),
        (
            "refused-facts-range",
            "setup.removed_with_two_players",
            lambda f: f["setup"].update(removed_with_two_players=17),
        ),
        ("refused-facts-unknown-name", "card march.op", lambda f: f["card"][9].update(op="marche")),
        ("refused-facts-exactly", "alliances.teams", lambda f: f["alliances"].update(teams=[0, 0, 1, 1])),
    ],
)
def test_what_does_not_fit_the_king_is_dead_is_refused(key: str, place: str, edit: Edit) -> None:
    refusal = refused(KING, check_king, edit)
    assert (refusal.key, refusal.details["place"]) == (key, place)


def test_an_unreachable_region_is_refused() -> None:
    def cut_off(edited: Any) -> None:
        edited["region"][0]["adjacent"] = []
        edited["region"][1]["adjacent"].remove("moray")

    refusal = refused(KING, check_king, cut_off)
    assert (refusal.key, refusal.details["name"]) == ("refused-facts-unreachable", "strathclyde")


# --- Files and folders ----------------------------------------------------------------------------

WITH_FACTS = [game for game in of_the_tree() if (game.folder / "facts.toml").exists()]


@pytest.mark.parametrize("game", WITH_FACTS, ids=lambda game: str(game.id))
def test_every_game_reads_its_facts_where_they_can_be_replaced(game: Any) -> None:
    """Otherwise a replacement would be fingerprinted and not played."""
    assert import_module(f"{type(game).__module__}.board").FACTS is facts.load(game.folder)


def test_all_games_are_known_without_loading_them() -> None:
    assert known() == list(catalogue())


@pytest.mark.parametrize(("name", "key"), [(None, "refused-facts-none"), ("rex.toml", "refused-facts-game")])
def test_a_folder_without_facts_for_a_game_is_refused(tmp_path: Path, name: str | None, key: str) -> None:
    if name is not None:
        (tmp_path / name).write_text("", "utf-8")
    with pytest.raises(Refusal, match=key):
        facts.use_folder(tmp_path, known())


def test_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="refused-facts-folder"):
        facts.use_folder(tmp_path / "none", known())


@pytest.mark.parametrize(
    ("written", "line", "why"),
    [
        (b"turns = = 7", 1, "toml-value"),
        (b"turns = seven", 1, "toml-value"),
        (b"turns = " + b"7" * 5000, 1, "toml-value"),  # Python would not even read it
        (b"# mine\nturns 7", 2, "toml-equals"),
        (b"# mine\n= 7", 2, "toml-statement"),
        (b"[]", 1, "toml-key"),
        (b"turns = 7 8", 1, "toml-rest"),
        (b"[setup]\nturns = [7", 2, "toml-unclosed"),
        (b'[setup]\nname = "Rex\nturns = 7', 2, "toml-unclosed"),
        (b"[setup", 1, "toml-unclosed"),
        (b"turns = 7\nturns = 8\n", 2, "toml-twice"),
        (b"[setup]\n[setup]", 2, "toml-twice"),
        (b"# \x01", 1, "toml-character"),
        (b'name = "\\q"', 1, "toml-backslash"),
        (b"one = 1\ntwo = [" + b"[" * 3000, 2, "toml-deep"),
        (b"one = 1\ntwo = " + b"[" * 60 + b"]" * 60, 2, "toml-deep"),
        (b"one = 1\ntwo = 'caf\xe9'", 2, "toml-letters"),
    ],
)
def test_a_file_that_is_no_toml_is_refused_with_its_line_and_a_reason(
    tmp_path: Path, written: bytes, line: int, why: str
) -> None:
    """In words of ours, in every language: Python's own would be English, and for programmers."""
    file = tmp_path / "rex_britannorum.toml"
    file.write_bytes(written)
    (refusal,) = facts.problems_of(file, "rex_britannorum")
    assert (refusal.key, refusal.details["line"], refusal.details["why"]) == ("refused-facts-toml", str(line), why)
    said = [Texts(language).refusal(refusal) for language in LANGUAGES]
    assert len(set(said)) == len(said)
    assert all(str(file) in sentence and str(line) in sentence for sentence in said)


def test_everything_that_the_reader_of_toml_finds_wrong_has_a_reason() -> None:
    """A newer Python may say more: then a file would be refused without one."""
    source = Path(tomllib.__file__).with_name("_parser.py").read_text("utf-8")
    said = re.findall(r"""(?:suffixed_err\(\s*src, \w+, |TOMLDecodeError\(\s*)f?["']([^"'{]+)""", source)
    assert len(said) > 15
    assert [each for each in said if not each.startswith(tuple(begins for begins, _ in toml_faults.REASONS))] == []


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rex_britannorum.toml").mkdir()
    (refusal,) = facts.problems_of(tmp_path / "rex_britannorum.toml", "rex_britannorum")
    assert refusal.key == "refused-facts-unreadable"


def test_files_from_other_editors_are_read(tmp_path: Path) -> None:
    """With a mark before the first letter, and two characters at the end of each line."""
    file = tmp_path / "king_is_dead.toml"
    text = (KING.folder / facts.FILE).read_text("utf-8")
    file.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert facts.problems_of(file, "king_is_dead") == []
    assert facts.fingerprint_of(file) == KING.own_facts


def test_comments_make_no_difference_to_a_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = facts.fingerprint(REX.folder)
    text = (REX.folder / facts.FILE).read_text("utf-8")
    (tmp_path / "rex_britannorum.toml").write_text("# mine\n" + text, "utf-8")
    monkeypatch.setenv(facts.FOLDER_VARIABLE, str(tmp_path))
    assert facts.fingerprint(REX.folder) == own == REX.own_facts
    assert REX.edition == REX.rules_version


def test_other_facts_have_another_fingerprint_and_edition(other_facts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(facts.FOLDER_VARIABLE, str(other_facts))
    assert REX.facts != REX.own_facts
    assert REX.edition not in (REX.rules_version, 0)
    assert KING.facts == KING.own_facts


# --- Games ----------------------------------------------------------------------------------------


def bretwalda(*words: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, where games are not loaded yet."""
    clean = {name: value for name, value in os.environ.items() if name != facts.FOLDER_VARIABLE}
    command = [sys.executable, "-m", "bretwalda", *words]
    return subprocess.run(command, capture_output=True, text=True, env=clean, check=False, timeout=120)


@pytest.fixture
def other_facts(tmp_path: Path) -> Path:
    """A folder with a longer way to First on the road."""
    text = (REX.folder / facts.FILE).read_text("utf-8")
    assert text.count("first = 3") == 1
    (tmp_path / "rex_britannorum.toml").write_text(text.replace("first = 3", "first = 5"), "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ("fuzz", "rex_britannorum", "--games", "2", "--workers", "2"),
        ("bench", "rex_britannorum", "--seconds", "0.01"),
        ("arena", "rex_britannorum", "--seats", "random,random,mcts:3", "--games", "1", "--workers", "1"),
    ],
    ids=["fuzz", "bench", "arena"],
)
def test_commands_take_other_facts(other_facts: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(other_facts)
    done = bretwalda(*words, "--facts", str(other_facts))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "there is no “atlantis”"), ("fr", "il n’y a pas de «\u202fatlantis\u202f»")]
)
def test_a_mistake_is_told_in_the_language_of_the_reader(other_facts: Path, language: str, words: str) -> None:
    file = other_facts / "rex_britannorum.toml"
    file.write_text(file.read_text("utf-8").replace('region = "parisi"', 'region = "atlantis"', 1), "utf-8")
    done = bretwalda("games", "--facts", str(other_facts), "--lang", language)
    assert done.returncode == 2
    assert words in done.stderr
    assert "place n13.region" in done.stderr


def test_a_journal_is_refused_where_other_facts_are_in_use(other_facts: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(Match(REX, {}, "own facts").journal().encode())
    assert decode(file.read_bytes()).facts == REX.own_facts
    assert bretwalda("verify", str(file)).returncode == 0
    done = bretwalda("verify", str(file), "--facts", str(other_facts))
    assert done.returncode == 2
    assert REX.own_facts in done.stderr


def test_a_journal_without_a_fingerprint_was_played_with_the_games_own_facts() -> None:
    journal = Match(REX, {}, "old").journal()
    journal.facts = ""
    assert decode(journal.sealed().encode()).facts == ""
    Match.replay(REX, journal)
    journal.facts = "0123456789abcdef"
    with pytest.raises(Refusal, match="refused-other-facts"):
        Match.replay(REX, journal)
