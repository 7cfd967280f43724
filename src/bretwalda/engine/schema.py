"""The options a game is set up with: players and variants, checked before a table opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product

from .refusal import Refusal

Value = bool | int | str
Options = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One thing to settle before the game: its name, the values it may take, the usual one.

    >>> option = Option("advanced", (False, True), default=False)
    >>> option.parse("yes")
    True

    Attributes:
        name: its id; its words are the message `option-<name>`.
        values: what it may be.
        default: what it is if nobody says anything.
    """

    name: str
    values: tuple[Value, ...]
    default: Value

    def parse(self, text: str) -> Value:
        """The value meant by a word: `3`, `yes`, `artorius_rex`."""
        words = {str(value).lower(): value for value in self.values}
        if set(self.values) == {False, True}:
            words |= {"yes": True, "no": False, "on": True, "off": False}
        if text.lower() not in words:
            raise self.refusal(text)
        return words[text.lower()]

    def check(self, value: object) -> Value:
        """The value if it is one of ours; True is not 1 here."""
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        raise self.refusal(value)

    def refusal(self, value: object) -> Refusal:
        """The no to a value that is none of ours."""
        allowed = ", ".join(str(known).lower() for known in self.values)
        return Refusal("refused-option-value", {"option": self.name, "value": str(value), "allowed": allowed})


@dataclass(frozen=True)
class Schema:
    """All options of a game, and a rule for combinations that make no sense; each game has one as `Game.schema`.

    >>> schema = Schema((Option("players", (2, 3), 2), Option("advanced", (False, True), False)))
    >>> schema.complete({"players": 3})
    {'players': 3, 'advanced': False}
    >>> len(schema.sets())
    4

    Attributes:
        options: each of them, in the order in which they are asked for.
        together: raises a Refusal when values that are fine alone do not go together.
    """

    options: tuple[Option, ...]
    together: Callable[[Options], None] | None = None

    def option(self, name: str) -> Option:
        """One of them by its name; another name is refused."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise Refusal("refused-option-name", {"option": name, "allowed": known})

    def complete(self, given: Mapping[str, object]) -> Options:
        """Check what was given and add the usual values for the rest."""
        for name in given:
            self.option(name)
        chosen: Options = {
            option.name: option.check(given[option.name]) if option.name in given else option.default
            for option in self.options
        }
        if self.together is not None:
            self.together(chosen)
        return chosen

    def carried(self, earlier: Mapping[str, object]) -> Options:
        """What a game by earlier rules was set up with, as far as there still is such a thing, for a new one.

        >>> Schema((Option("players", (2, 3), 2), Option("wind", (1, 2), 1))).carried({"players": 3, "tide": True})
        {'players': 3, 'wind': 1}
        """
        return self.complete({option.name: earlier[option.name] for option in self.options if option.name in earlier})

    def parse(self, words: str) -> Options:
        """Options written as `players=3,advanced=yes`; empty text means the usual ones."""
        given: Options = {}
        for part in filter(None, (part.strip() for part in words.split(","))):
            name, _, value = part.partition("=")
            given[name.strip()] = self.option(name.strip()).parse(value.strip())
        return self.complete(given)

    def sets(self) -> list[Options]:
        """Every combination that makes sense: what the tests and the fuzzer go through."""
        names = [option.name for option in self.options]
        out: list[Options] = []
        for values in product(*(option.values for option in self.options)):
            chosen = dict(zip(names, values, strict=True))
            try:
                out.append(self.complete(chosen))
            except Refusal:
                continue
        return out

    def sample(self) -> list[Options]:
        """A few combinations that show every value with every one of the first option, such as the players.

        >>> Schema((Option("players", (2, 3), 2), Option("luck", (1, 2), 1), Option("wind", (1, 2), 1))).sample()
        ... # doctest: +NORMALIZE_WHITESPACE
        [{'players': 2, 'luck': 1, 'wind': 1}, {'players': 2, 'luck': 2, 'wind': 2},
         {'players': 3, 'luck': 1, 'wind': 1}, {'players': 3, 'luck': 2, 'wind': 2}]
        >>> Schema(()).sample()
        [{}]
        """
        every = self.sets()
        if not self.options:
            return every
        missing = set().union(*map(_pairs, every))
        chosen: list[Options] = []
        while missing:
            chosen.append(max(every, key=lambda options: len(_pairs(options) & missing)))
            missing -= _pairs(chosen[-1])
        return sorted(chosen, key=every.index)


def _pairs(options: Options) -> set[tuple[Value, str, Value]]:
    """Each value together with that of the first option."""
    first = next(iter(options.values()))
    return {(first, name, value) for name, value in options.items()}


def spelled(options: Options) -> str:
    """Options in the form that `Schema.parse` reads.

    >>> spelled({"players": 3, "advanced": True})
    'players=3,advanced=true'
    """
    return ",".join(f"{name}={str(value).lower()}" for name, value in options.items())
