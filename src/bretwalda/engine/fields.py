"""The fields of a position, declared once: their shapes and who may know them. What is mechanical follows from that.

A subclass of `State` declares what changes in a game as annotated attributes, each with the number it begins with:

    class River(State):
        round: i64 = 1
        boat: Annotated[vec[i64], by(SEATS)] = NOTHING  # strokes from the near bank
        charm: Annotated[vec[i64], by(SEATS, fill=NONE), of("charm"), OWN] = NOTHING  # hidden until it is called

Laying out an empty position, copying it, writing it down as numbers and reading it back are written from the
declaration. `python -m tools.fields` puts them into a `fields.py` beside the game's `state.py`, which is compiled with
it; for a game without that file they are written when they are first needed. From what the numbers mean (`of`, `bits`)
and who may know them a game's default view, text, picture, features and audit are made (`engine/plain`).
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from textwrap import indent
from types import ModuleType
from typing import Any, Final, NamedTuple

from .rows import Reader, filled, mixed

SEATS: Final = -1  # a length: as many as there are seats
MANY: Final = -2  # a length: as many as there happen to be; a dump says how many
REST: Final = -3  # a length: as many as a dump has left, for the last of all fields


class Mark(Enum):
    """What is special about a field. Without such a word everybody may know it, and it tells positions apart."""

    OWN = "own"  # by seat: each seat knows its own part
    HIDDEN = "hidden"  # not for everybody to know: `State.imagine` says who knows what of it
    KEYLESS = "keyless"  # two positions that differ only in this are one to a solver


OWN: Final = Mark.OWN
HIDDEN: Final = Mark.HIDDEN
KEYLESS: Final = Mark.KEYLESS


def by(*lengths: int, fill: int = 0) -> object:
    """The shape of a row, for a declaration: a number for each of these, and what all of them begin with."""
    raise AssertionError("a declaration is read, never run")


def of(kind: str) -> object:
    """What the numbers of a field mean, for a declaration: things of this kind (-1 = none), or seats."""
    raise AssertionError("a declaration is read, never run")


def bits(kind: str) -> object:
    """The same for numbers that are sets: each bit is a thing of this kind."""
    raise AssertionError("a declaration is read, never run")


def since(rules: int) -> object:
    """For a field that came with a version of the rules: dumps by earlier ones are as they were, without it."""
    raise AssertionError("a declaration is read, never run")


class Field(NamedTuple):
    """A declared field.

    Attributes:
        name: the attribute.
        kind: `number`, `flag`, `row`, `handed on` or the name of the class of a part.
        lengths: of a row or a list of parts, as they are written; none of a single number.
        fill: what a row begins with, as it is written.
        marks: what is special about it.
        of: the kind of the things that its numbers name; empty = they are plain numbers.
        sets: whether each of its numbers is a set of such things, as bits.
        since: the first version of the rules that has it; 0 = all have.
    """

    name: str
    kind: str
    lengths: tuple[str, ...] = ()
    fill: str = "0"
    marks: frozenset[Mark] = frozenset()
    of: str = ""
    sets: bool = False
    since: int = 0


@dataclass(frozen=True)
class Declaration:
    """All that is written from: a class with its fields, and the classes of its parts with theirs.

    Attributes:
        name: the class of the position.
        fields: its fields, in order.
        head: what a dump begins with; the other numbers and then the rows follow as they are declared.
        parts: by the name of a part's class its fields; the first one is its number.
    """

    name: str
    fields: tuple[Field, ...]
    head: tuple[str, ...]
    parts: dict[str, tuple[Field, ...]]


HEAD: Final = ("seats", "actor", "secret", "information", "step", "lengths", "dice")
HANDED: Final = "handed on"  # the kind of what is no number: a copy has the same, a dump has none of it
SINGLE: Final = {"i64": "number", "int": "number", "bool": "flag"}
SHARED: Final = ("actor", "secret", "information", "rules", "step")  # what every position has, beside seats and dice


def read(annotations: dict[str, str]) -> tuple[Field, ...]:
    """The fields of a class from its annotations, which are given as they are written."""
    return tuple(_field(name, ast.parse(text, mode="eval").body) for name, text in annotations.items())


def _field(name: str, node: ast.expr) -> Field:
    """One annotation: a single number, or `Annotated` with a shape and marks; anything else is handed on as it is."""
    extras: list[ast.expr] = []
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("Annotated", "Final"):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        node, extras = inner[0], inner[1:]
    marks = frozenset(Mark[extra.id] for extra in extras if isinstance(extra, ast.Name))
    said = {ast.unparse(extra.func): extra for extra in extras if isinstance(extra, ast.Call)}
    meant = said.get("of") or said.get("bits")
    things = str(ast.literal_eval(meant.args[0])) if meant else ""
    version = int(ast.literal_eval(said["since"].args[0])) if "since" in said else 0
    kind = ast.unparse(node)
    if kind in SINGLE:
        return Field(name, SINGLE[kind], marks=marks, of=things, sets="bits" in said, since=version)
    shape = said.get("by")
    if shape is None or not isinstance(node, ast.Subscript):
        return Field(name, HANDED)
    lengths = tuple(ast.unparse(arg) for arg in shape.args)
    fill = next((ast.unparse(word.value) for word in shape.keywords), "0")
    part = ast.unparse(node.slice)
    return Field(name, "row" if part in SINGLE else part, lengths, fill, marks, things, "bits" in said, version)


# --- What is written ------------------------------------------------------------------------------


def written(it: Declaration) -> str:
    """The functions that follow from a declaration, as Python."""
    parts = [function for name, fields in it.parts.items() for function in _part(name, fields)]
    return "\n\n".join([_lay_out(it), _copy(it), _dump(it), _restore(it), *_key(it), *parts, _listed(it)]) + "\n"


def _function(head: str, says: str, *lines: str) -> str:
    return f"def {head}:\n" + indent("\n".join((f'"""{says}"""', *lines)), "    ") + "\n"


def _size(field: Field, seats: str) -> str:
    """How long a row is, as an expression."""
    return " * ".join(seats if length == "SEATS" else length for length in field.lengths)


def _lay_out(it: Declaration) -> str:
    lines = []
    for field in it.fields:
        if field.kind in it.parts:
            lines.append(f"s.{field.name} = [{_called('new', field)}(k) for k in range({_size(field, 's.seats')})]")
        elif field.lengths and not {"MANY", "REST"} & set(field.lengths):
            lines.append(f"s.{field.name} = filled({_size(field, 's.seats')}, {field.fill})")
    says = "Give every row its length, and the number that it begins with."
    return _function(f"lay_out(s: {it.name}) -> {it.name}", says, *lines, "return s")


def _copy(it: Declaration) -> str:
    lines = [f"to.{name} = s.{name}" for name in SHARED]
    for field in it.fields:
        if field.kind in it.parts:
            lines.append(f"to.{field.name} = [{_called('copy', field)}(one) for one in s.{field.name}]")
        else:
            lines.append(f"to.{field.name} = s.{field.name}{'[:]' if field.lengths else ''}")
    says = "Make an empty position equal to another one, but for its seats and its dice."
    return _function(f"copy(to: {it.name}, s: {it.name}) -> {it.name}", says, *lines, "return to")


def _called(what: str, field: Field) -> str:
    return f"{what}_{field.kind.lower()}"


def _told(it: Declaration) -> tuple[list[str], list[Field]]:
    """What a dump begins with, by name, and the fields that follow it: single numbers, the latest last, then rows."""
    head: list[str] = []
    for name in it.head:
        varying = [field.name for field in it.fields if "MANY" in field.lengths]
        head += [f"len {each}" for each in varying] if name == "lengths" else [name]
    single = [field for field in it.fields if field.kind in SINGLE.values() and field.name not in head]
    single.sort(key=lambda field: field.since)
    return head, [*single, *(field for field in it.fields if field.lengths)]


def _number(name: str, flag: bool) -> str:
    return f"1 if s.{name} else 0" if flag else f"s.{name}"


def _dump(it: Declaration) -> str:
    head, rest = _told(it)
    flags = {"secret", *(field.name for field in it.fields if field.kind == "flag")}
    numbers: list[str] = []
    for name in head:
        if name == "dice":
            numbers += ["s.dice.a", "s.dice.b", "s.dice.c", "s.dice.counter"]
        elif name == "step":
            numbers.append("s.step.number")
        elif name.startswith("len "):
            numbers.append(f"len(s.{name[4:]})")
        else:
            numbers.append(_number(name, name in flags))
    numbers += [_number(field.name, field.name in flags) for field in rest if not (field.lengths or field.since)]
    lines = ["out: list[int] = [", *(f"    {number}," for number in numbers), "]"]
    for field in rest:
        if field.kind in it.parts:
            lines += [f"for one in s.{field.name}:", f"    {_called('dump', field)}(one, out)"]
        elif field.lengths:
            lines += _from(field, f"out.extend(s.{field.name})")
        elif field.since:
            lines += _from(field, f"out.append({_number(field.name, field.name in flags)})")
    says = "Every field as a number, one after the other."
    return _function(f"dump(s: {it.name}) -> list[int]", says, *lines, "return out")


def _from(field: Field, line: str) -> list[str]:
    """A line about a field, for the rules that have it."""
    return [f"if s.rules >= {field.since}:", f"    {line}"] if field.since else [line]


def _restore(it: Declaration) -> str:
    head, rest = _told(it)
    flags = {"secret", *(field.name for field in it.fields if field.kind == "flag")}
    lines = ["read = Reader(numbers)"]
    for name in head:
        if name == "dice":
            lines.append("s.dice = read.dice()")
        elif name == "step":
            lines.append("s.step = steps[read.number()]")
        elif name.startswith("len "):
            lines.append(f"{name[4:]} = read.number()")
        else:
            lines.append(f"s.{name} = read.{'flag' if name in flags else 'number'}()")
    for field in rest:
        if field.kind in it.parts:
            lines.append(f"s.{field.name} = []")
            lines.append(f"for k in range({_size(field, 's.seats')}):")
            lines.append(f"    s.{field.name}.append({_called('restore', field)}({_called('new', field)}(k), read))")
        elif field.lengths:
            size = {"MANY": field.name, "REST": "read.left()"}.get(field.lengths[0], _size(field, "s.seats"))
            made = f" if s.rules >= {field.since} else filled({size}, {field.fill})" if field.since else ""
            lines.append(f"s.{field.name} = read.row({size}){made}")
        else:
            lines += _from(field, f"s.{field.name} = read.{field.kind}()")
    signature = f"restore(s: {it.name}, steps: Sequence[Step[{it.name}]], numbers: list[int]) -> {it.name}"
    return _function(signature, "Make an empty position the one that `dump` wrote down.", *lines, "return s")


def _key(it: Declaration) -> list[str]:
    """Only where something is left out of it: otherwise `State.key` says the same."""
    if not any(Mark.KEYLESS in field.marks for field in it.fields):
        return []
    telling = [field for field in it.fields if field.kind != HANDED and Mark.KEYLESS not in field.marks]
    lines = ["out = mixed(s.step.number, s.actor)"]
    for field in telling:
        if field.lengths:
            lines += [f"for n in s.{field.name}:", "    out = mixed(out, n)"]
        else:
            lines.append(f"out = mixed(out, {_number(field.name, field.kind == 'flag')})")
    return [_function(f"key(s: {it.name}) -> i64", "A number that tells positions apart.", *lines, "return out")]


def _part(name: str, fields: tuple[Field, ...]) -> list[str]:
    number, *rest = fields
    word, named = name.lower(), f"one.{number.name} = number"
    copied = [f"to.{field.name} = one.{field.name}" for field in fields]
    told = ", ".join(f"one.{field.name}" for field in rest)
    read = [f"one.{field.name} = read.{field.kind}()" for field in rest]
    return [
        _function(f"new_{word}(number: i64) -> {name}", "One with a number.", f"one = {name}()", named, "return one"),
        _function(f"copy_{word}(one: {name}) -> {name}", "An equal one.", f"to = {name}()", *copied, "return to"),
        _function(f"dump_{word}(one: {name}, out: list[int]) -> None", "Its fields as numbers.", f"out += [{told}]"),
        _function(f"restore_{word}(one: {name}, read: Reader) -> {name}", "As it was.", *read, "return one"),
    ]


def _listed(it: Declaration) -> str:
    """The fields themselves, for whoever asks what there is and who may know it."""
    return "\n".join(("FIELDS: Final[tuple[Field, ...]] = (", *(f"    {_spelled(field)}," for field in it.fields), ")"))


def _spelled(field: Field) -> str:
    """A field as it is made, without what is usual."""
    usual = Field(field.name, field.kind)
    words = [repr(field.name), repr(field.kind)]
    for name, value in field._asdict().items():
        if name == "marks" and value:
            words.append(f"marks=frozenset({{{', '.join(sorted(str(mark) for mark in value))}}})")
        elif value != getattr(usual, name):
            words.append(f"{name}={value!r}")
    return f"Field({', '.join(words)})"


# --- For a class that is there --------------------------------------------------------------------

_FUNCTIONS: Final[dict[type, ModuleType]] = {}  # as far as they have been needed
GAMES: Final = "bretwalda.games."  # those that are compiled
PREAMBLE: Final = "from __future__ import annotations\n"
NEEDED: Final = {"Field": Field, "Final": Final, "Mark": Mark, "Reader": Reader, "filled": filled, "mixed": mixed}


def functions(cls: type[Any]) -> Any:
    """What follows from a class's declaration: the module `fields` beside it, or else one written now."""
    if cls not in _FUNCTIONS:
        _FUNCTIONS[cls] = _functions(cls)
    return _FUNCTIONS[cls]


def fields_of(cls: type[Any]) -> tuple[Field, ...]:
    """The fields that a class declares; of one that declares nothing none."""
    return functions(cls).FIELDS if _declaring(cls) is not None else ()


def _declaring(cls: type[Any]) -> type[Any] | None:
    """The class that declares the fields: this one, or one that it is made from."""
    ours = [base for base in cls.__mro__ if base.__module__ not in ("bretwalda.engine.state", "builtins")]
    return next((base for base in ours if vars(base).get("__annotations__") or _beside(base)), None)


def _functions(cls: type[Any]) -> ModuleType:
    declaring = _declaring(cls)
    assert declaring is not None, f"{cls.__name__} declares no fields, and does not say how it is copied"
    if found := _beside(declaring):
        return import_module(found)
    home = vars(sys.modules[declaring.__module__])
    out = ModuleType(f"{declaring.__module__}.fields")
    out.__dict__.update({**home, **NEEDED})
    exec(PREAMBLE + written(declaration(declaring)), out.__dict__)  # as `dataclasses` does it
    return out


def _beside(cls: type[Any]) -> str | None:
    """The name of the module `fields` beside a class, if there is one."""
    name = f"{sys.modules[cls.__module__].__package__}.fields"
    return name if cls.__module__.startswith(GAMES) and find_spec(name) is not None else None


def declaration(cls: type[Any]) -> Declaration:
    """The declaration of a class that is not compiled."""
    fields = read(vars(cls)["__annotations__"])
    home = vars(sys.modules[cls.__module__])
    kinds = {field.kind for field in fields if field.lengths and field.kind != "row"}
    parts = {kind: read(vars(home[kind])["__annotations__"]) for kind in kinds}
    return Declaration(cls.__name__, fields, home.get("HEAD", HEAD), parts)
