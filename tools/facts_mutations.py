"""Every number and structure of every game's facts, changed: `python -m tools.facts_mutations [--play] [GAME …]`.

A change is refused with file, line and reason before anything starts, or the game is played with it through the
properties of `bretwalda fuzz`. What was judged and played is kept in `build/facts-mutations` for these facts and this
code, so that a run can be broken off and taken up again, game by game; `docs/facts-mutations.md` is written once all
games have been judged.
Besides the facts that come with a game, those of its example box (`examples/boxes`) are changed: they have what ours
have not.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from tools.digest import PROJECT

from bretwalda.engine import facts as engine
from bretwalda.engine.facts import Facts, Sheet, examination, problems, problems_together
from bretwalda.engine.facts_schema import Schema, entry, patterns
from bretwalda.engine.properties import check_game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue, game

TABLE = PROJECT / "docs" / "facts-mutations.md"
SOURCE = PROJECT / "src" / "bretwalda"
BOXES = PROJECT / "examples" / "boxes"
KEPT = PROJECT / "build" / "facts-mutations"
INTRODUCTION = (
    "Made by `python -m tools.facts_mutations --play`. Every value, row and table of every game's facts was changed:"
    " out of range, missing, doubled, an unknown name, a wrong type, the least and the most that the schema allows, one"
    " more and one less. A change is refused before anything starts, with file, line and reason, or it is accepted; of"
    " what is accepted, one change of each kind at each place is played: two whole random games with every property of"
    " `bretwalda fuzz`. The last column says how many of these kinds have been played so far; none of them failed. A"
    " box (`examples/boxes`) has things that our own facts do not have: only those are counted there."
)
HUGE = 2**70
STRANGE = "nothing_like_it"
SECONDS = 300  # for the games with one change
Way = tuple[str | int, ...]
NOTHING = object()  # in the place of what is taken away


class Change(NamedTuple):
    """One change of the facts: where, what kind, and what stands there then."""

    pattern: str
    way: Way
    kind: str
    value: Any


class Verdict(NamedTuple):
    change: Change
    refusal: Refusal | None  # why it is refused; None if it is taken


def changes(facts: Facts, schema: Schema) -> Iterator[Change]:
    """Every change of every value, row and table."""
    yield from _of_table("", (), facts, schema)


def _of_table(pattern: str, way: Way, table: Facts, schema: Schema) -> Iterator[Change]:
    yield Change(pattern, (*way, STRANGE), "unknown key", 1)
    for key, value in table.items():
        inner = f"{pattern}.{key}" if pattern else key
        yield Change(inner, (*way, key), "missing", NOTHING)
        yield from _of_value(inner, (*way, key), value, schema)


def _of_value(pattern: str, way: Way, value: Any, schema: Schema) -> Iterator[Change]:
    yield Change(pattern, way, "wrong type", 7 if isinstance(value, str) else "seven")
    yield Change(pattern, way, "wrong type", [] if isinstance(value, dict) else {})
    if isinstance(value, dict):
        yield from _of_table(pattern, way, value, schema)
    elif isinstance(value, list):
        yield from _of_list(pattern, way, value, schema)
    elif isinstance(value, bool):
        yield Change(pattern, way, "turned round", not value)
        yield Change(pattern, way, "wrong type", int(value))
    elif isinstance(value, int):
        yield from _of_number(pattern, way, value, schema)
    else:
        yield from _of_text(pattern, way, value, schema)


def _of_number(pattern: str, way: Way, value: int, schema: Schema) -> Iterator[Change]:
    wanted = entry(schema, pattern)
    assert wanted is not None, pattern
    for number in (wanted.least - 1, wanted.most + 1, -1, 10**6, HUGE, -HUGE):
        if not wanted.least <= number <= wanted.most:
            yield Change(pattern, way, "out of range", number)
    for kind, number in (
        ("least", wanted.least),
        ("most", wanted.most),
        ("one less", value - 1),
        ("one more", value + 1),
    ):
        if number != value:
            yield Change(pattern, way, kind, number)
    yield Change(pattern, way, "wrong type", float(value))
    yield Change(pattern, way, "wrong type", value > 0)


def _of_text(pattern: str, way: Way, value: str, schema: Schema) -> Iterator[Change]:
    wanted = entry(schema, pattern)
    assert wanted is not None, pattern
    yield Change(pattern, way, "unknown name" if wanted.names else "other words", STRANGE)
    yield Change(pattern, way, "empty", "")
    yield Change(pattern, way, "control character", value + "\x1b[2J")
    others = [name for name in wanted.names if name != value and not name.startswith("@")]
    if others:
        yield Change(pattern, way, "another name", others[len(value) % len(others)])


def _of_list(pattern: str, way: Way, value: list[Any], schema: Schema) -> Iterator[Change]:
    if value:
        yield Change(pattern, way, "emptied", [])
        yield Change(pattern, way, "one taken away", value[:-1])
        yield Change(pattern, way, "doubled", [*value, value[-1]])
        yield Change(pattern, way, "turned round", value[::-1])
    for number, item in enumerate(value):
        yield from _of_value(pattern, (*way, number), item, schema)


def changed(facts: Any, way: Way, value: Any) -> Any:
    """Facts with a change; only what lies on the way to it is copied."""
    if not way:
        return value
    out = facts.copy()
    if len(way) == 1 and value is NOTHING:
        del out[way[0]]
    elif way[0] == STRANGE:
        out[STRANGE] = value
    else:
        out[way[0]] = changed(facts[way[0]], way[1:], value)
    return out


def file_of(name: str, box: bool) -> Path:
    """The facts that are changed: those that come with a game, or those of its example box."""
    wanted = examination(name)
    assert wanted is not None
    return BOXES / f"{name}.toml" if box else wanted.folder / engine.FILE


@cache
def facts_of(name: str, box: bool) -> Facts:
    return tomllib.loads(file_of(name, box).read_text("utf-8"))


def judge(name: str, change: Change, box: bool = False) -> Verdict:
    """What is said about the facts of a game with a change, as of a file."""
    wanted = examination(name)
    assert wanted is not None
    sheet = Sheet(
        f"{name}.toml", changed(facts_of(name, box), change.way, change.value), engine.text_of(file_of(name, box))
    )
    own, table = engine.own(wanted.folder), str(change.way[0])
    # The table that has been changed is looked at first: it is far quicker than the whole.
    refusal = next(sheet.problems_alone(own, wanted.schema, table), None)
    if refusal is None and _names(sheet.facts.get(table)) == _names(facts_of(name, box).get(table)):
        # The values of the other tables can only be wrong where they name something in this one.
        refusal = next(problems_together(sheet, wanted.check), None)
    elif refusal is None:
        refusal = next(problems(sheet, own, wanted.check, wanted.schema), None)
    return Verdict(change, refusal)


def _names(table: Any) -> object:
    """What other tables may name in this one."""
    if isinstance(table, list):
        return {str(row.get("id")) for row in table if isinstance(row, dict)}
    return set(table) if isinstance(table, dict) else table


def kind_at(change: Change, schema: Schema) -> tuple[str, str]:
    """What is counted as one kind of change: those of all keys of a table with keys of any name are one."""
    table = f"{change.pattern.rpartition('.')[0]}.*"
    return (table if change.pattern not in schema and table in schema else change.pattern or "(the whole)", change.kind)


@cache
def all_changes(name: str, box: bool = False) -> list[Change]:
    """Every change of the facts of a game; of those of its box only what ours have not."""
    wanted = examination(name)
    assert wanted is not None
    facts = facts_of(name, box)
    ours = set(patterns(engine.own(wanted.folder))) if box else set()
    return [
        each
        for each in changes(facts, wanted.schema)
        if not (box and _ours(each.pattern, ours)) and changed(facts, each.way, each.value) != facts
    ]


def spread(every: list[Change], schema: Schema, most: int) -> list[Change]:
    """So many of each kind at each place at most: the facts of Britannia have thousands of rows alike."""
    alike: dict[tuple[str, str], list[Change]] = defaultdict(list)
    for each in every:
        alike[kind_at(each, schema)].append(each)
    return [each for group in alike.values() for each in group[:: max(1, -(-len(group) // most))]]


def _ours(pattern: str, ours: set[str]) -> bool:
    return not pattern or any(each == pattern or each.startswith(f"{pattern}.") for each in ours)


# --- Playing with what is taken -------------------------------------------------------------------


def as_toml(facts: Facts) -> str:
    """Facts as a file, a line for each table."""
    return "".join(f"{key} = {_inline(value)}\n" for key, value in facts.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_inline(each)}' for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def play(name: str, text: str, seed: str) -> str:
    """Games with other facts, in a process of its own; what went wrong, or nothing. A seed has one outcome."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.toml").write_text(text, "utf-8")
        context = get_context("forkserver")  # it has the engine already, but no game yet
        context.set_forkserver_preload(["bretwalda.engine.properties", "bretwalda.engine.registry"])
        answer = context.SimpleQueue()
        process = context.Process(target=_play_here, args=(name, folder, seed, answer))
        process.start()
        process.join(SECONDS)
        if process.is_alive():
            process.kill()
            return "no end"
        return str(answer.get()) if not answer.empty() else f"exit code {process.exitcode}"


def _play_here(name: str, folder: str, seed: str, answer: Any) -> None:
    sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    try:
        os.environ[engine.FOLDER_VARIABLE] = folder
        played = game(name)
        setups = list(played.schema.sample())
        for settings in (played.schema.parse(""), setups[crc32(seed.encode()) % len(setups)]):
            check_game(played, settings, seed)
        answer.put("")
    except BaseException as error:
        answer.put(f"{type(error).__name__}: {error}"[:200])


# --- The table ------------------------------------------------------------------------------------


def table(name: str, schema: Schema, verdicts: list[Verdict], played: set[tuple[str, str]]) -> list[str]:
    """A row for each place of the facts, lists and rows taken together."""
    places: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        places[kind_at(verdict.change, schema)[0]].append(verdict)
    lines = [
        f"## {name}", "",
        "| place | changes | refused | taken | taken and played | a refusal |", "|---|---:|---:|---:|---|---|",
    ]  # fmt: skip
    for pattern, all_of_it in places.items():
        refused = [verdict for verdict in all_of_it if verdict.refusal is not None]
        taken = len(all_of_it) - len(refused)
        kinds = sorted(kind for place, kind in played if place == pattern)
        example = refused[len(refused) // 2] if refused else None
        said = ""
        if example is not None and example.refusal is not None:
            reason = example.refusal
            said = f"{example.change.kind}: line {reason.details['line']}, {reason.key.removeprefix('refused-facts-')}"
        lines.append(f"| `{pattern}` | {len(all_of_it)} | {len(refused)} | {taken} | {', '.join(kinds)} | {said} |")
    return [*lines, ""]


def kept(name: str, box: bool) -> dict[tuple[str, str], str]:
    """What came of playing with each kind of change, as far as it was played with these facts and this code."""
    file = _kept_in(name, box)
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    return {(row["place"], row["kind"]): row["problem"] for row in rows}


def _kept_in(name: str, box: bool) -> Path:
    return KEPT / f"{name}-{engine.fingerprint_of(file_of(name, box))}-{_code(name)}.jsonl"


@cache
def _code(name: str) -> str:
    """The rules of a game and the engine as a short number: what another code said may be true no longer."""
    folders = (SOURCE / "engine", SOURCE / "games" / name)
    # Computers that play are not asked here.
    files = [file for folder in folders for file in sorted(folder.rglob("*.py")) if file.parent.name != "player"]
    total = sha256()
    for file in files:
        total.update(f"{file.relative_to(SOURCE).as_posix()}\0{meaning(file.read_text('utf-8'))}\0".encode())
    return total.hexdigest()[:16]


def meaning(source: str) -> str:
    """What a module does, however it is laid out and commented."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        if ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.dump(tree)


def play_all(name: str, box: bool, taken: dict[tuple[str, str], Change], backwards: bool) -> None:
    """Play with one change of each kind that has not been played with."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for key, change in reversed(taken.items()) if backwards else taken.items():
        if key in kept(name, box):  # perhaps by another run of this tool, which began at the other end
            continue
        problem = play(name, as_toml(changed(facts_of(name, box), change.way, change.value)), " ".join(key))
        with _kept_in(name, box).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"place": key[0], "kind": key[1], "problem": problem}) + "\n")
        print(name, *key, problem or "plays", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all of them if left out")
    parser.add_argument(
        "--play", action="store_true", help="play with what is taken: one change of each kind at each place"
    )
    parser.add_argument(
        "--backwards", action="store_true", help="play from the end: beside a run from the beginning, for two processes"
    )
    parser.add_argument(
        "--most", type=int, default=0, help="so many changes of each kind at each place; all if left out"
    )
    wanted = parser.parse_args()
    loaded = [each.folder.name for each in catalogue().values() if examination(each.folder.name) is not None]
    known = [(name, box) for name in loaded for box in (False, True) if file_of(name, box).exists()]
    failures: list[str] = []
    for name, box in known:
        if wanted.games and name not in wanted.games:
            continue
        examined = examination(name)
        assert examined is not None
        every = all_changes(name, box)
        chosen = spread(every, examined.schema, wanted.most) if wanted.most else every
        verdicts = [judge(name, change, box) for change in chosen]
        taken = {kind_at(each.change, examined.schema): each.change for each in verdicts if each.refusal is None}
        if wanted.play:
            play_all(name, box, taken, wanted.backwards)
        played = {key: problem for key, problem in kept(name, box).items() if key in taken}
        failures += [f"{name}: {' '.join(key)}: {problem}" for key, problem in played.items() if problem]
        refused = sum(verdict.refusal is not None for verdict in verdicts)
        title = f"{name}, its example box" if box else name
        row = f"| {title} | {len(verdicts)} | {refused} | {len(verdicts) - refused} | {len(played)} of {len(taken)} |"
        print(row, flush=True)
        lines = table(title, examined.schema, verdicts, {key for key, problem in played.items() if not problem})
        if not wanted.most:
            KEPT.mkdir(parents=True, exist_ok=True)
            _judged_in(name, box).write_text("\n".join([row, *lines]), "utf-8")
    print(*failures, sep="\n")
    if not failures and not wanted.most:
        write_page(known)
    sys.exit(1 if failures else 0)


def _judged_in(name: str, box: bool) -> Path:
    return _kept_in(name, box).with_suffix(".md")


def write_page(known: list[tuple[str, bool]]) -> None:
    """The table of all games, as soon as each has been judged with the facts of today, in one run or in several."""
    files = [_judged_in(name, box) for name, box in known]
    if not all(file.exists() for file in files):
        return
    rows, tables = zip(*(file.read_text("utf-8").split("\n", 1) for file in files), strict=True)
    head = [
        "# The facts of every game, changed", "", INTRODUCTION, "",
        "| game | changes | refused | taken | kinds played |", "|---|---:|---:|---:|---:|", *rows, "",
    ]  # fmt: skip
    TABLE.write_text("\n".join([*head, *tables]), "utf-8")


if __name__ == "__main__":
    main()
