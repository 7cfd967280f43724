"""Verbs and notation: every choice of a game is an int for the machine and a few words for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from .refusal import Refusal


@dataclass(frozen=True)
class Verb:
    """A kind of choice: a word, the kinds of its arguments, and what on the board it points at.

    Where nothing else is said a verb without arguments points at a button, one with a single argument at that thing,
    and one with several at something that is called like the verb.

    >>> Verb("pass").target, Verb("play", ("card",)).target, Verb("follower", ("region", "faction")).target
    ('button:pass', 'card:{card}', 'follower:{region}:{faction}')
    >>> Verb("raise", ("unit", "area"), at="unit:{area}:{unit}").target
    'unit:{area}:{unit}'

    Attributes:
        word: what it begins with in notation.
        kinds: of its arguments, in order.
        at: the thing that it points at, with the ids of its arguments in place of their kinds.
        ends_turn: whether the turn of whoever chooses it is over then.
    """

    word: str
    kinds: tuple[str, ...] = ()
    at: str = ""
    ends_turn: bool = False

    @property
    def target(self) -> str:
        """What it points at, `at` or the usual."""
        if self.at:
            return self.at
        if not self.kinds:
            return f"button:{self.word}"
        thing = self.kinds[0] if len(self.kinds) == 1 else self.word
        return ":".join((thing, *(f"{{{kind}}}" for kind in self.kinds)))


@dataclass(frozen=True)
class Choice:
    """What an int means: a verb and its arguments, as ids. `Verbs.choice` gives it.

    >>> Choice(Verb("go", ("place",)), ("kent",)).notation
    'go kent'
    """

    verb: Verb
    args: tuple[str, ...]

    @property
    def notation(self) -> str:
        """The choice in words, as in save files."""
        return " ".join((self.verb.word, *self.args))


class Option(int):
    """A legal choice: the number that a position takes, with its notation. `State.choices` gives them.

    >>> Option(3, "play spy")
    3 'play spy'
    """

    notation: str

    def __new__(cls, number: int, notation: str) -> Option:
        option = super().__new__(cls, number)
        option.notation = notation
        return option

    def __repr__(self) -> str:
        return f"{int(self)} {self.notation!r}"


class Thing(NamedTuple):
    """Something on the board that a choice may point at, taken apart; `Verbs.thing` gives it.

    Attributes:
        kind: the word before the first colon.
        numbers: the places of the other words in their vocabularies; a word that stands for itself has none.
    """

    kind: str
    numbers: list[int]


class Verbs:
    """All choices of a game, numbered without gaps in the order of the verbs; each game has one as `Game.verbs`.

    `notation` turns a number into words, `parse` turns words into a number, `choice` takes a number apart. `points_at`
    says what a choice points at, `thing` takes that apart. Things that no verb names are listed beside the verbs.

    >>> verbs = Verbs([Verb("pass"), Verb("go", ("place",))], {"place": ["essex", "kent"]})
    >>> len(verbs), verbs.offset("go")
    (3, 1)
    >>> verbs.notation(2), verbs.parse("go kent")
    ('go kent', 2)
    """

    def __init__(self, verbs: Sequence[Verb], vocabulary: dict[str, list[str]], things: Sequence[str] = ()) -> None:
        self.verbs = verbs
        self.vocabulary = vocabulary
        self._things: dict[tuple[str, int], list[list[str]]] = {}  # by kind and number of words
        for target in dict.fromkeys((*(verb.target for verb in verbs), *things)):
            pattern = target.split(":")
            self._things.setdefault((pattern[0], len(pattern)), []).append(pattern)
        self.words = {verb.word: verb for verb in verbs}
        self._choices: list[Choice] = []
        self._offsets: dict[str, int] = {}
        for verb in verbs:
            self._offsets[verb.word] = len(self._choices)
            for args in product(*(vocabulary[kind] for kind in verb.kinds)):
                self._choices.append(Choice(verb, args))
        self._notations = [choice.notation for choice in self._choices]
        self._targets = [_target(choice) for choice in self._choices]
        self._numbers = {notation: number for number, notation in enumerate(self._notations)}
        assert len(self._numbers) == len(self._choices), "two choices share a notation"

    def __len__(self) -> int:
        return len(self._choices)

    def offset(self, word: str) -> int:
        """The number of the verb's first choice."""
        return self._offsets[word]

    def choice(self, number: int) -> Choice:
        """What the choice with this number means."""
        return self._choices[number]

    def notation(self, number: int) -> str:
        """The choice in words; `parse` is the way back."""
        return self._notations[number]

    def points_at(self, number: int) -> str:
        """What the choice points at on the board; `thing` takes it apart.

        >>> verbs = Verbs([Verb("pass"), Verb("go", ("place",))], {"place": ["essex", "kent"]})
        >>> verbs.points_at(0), verbs.points_at(2)
        ('button:pass', 'place:kent')
        """
        return self._targets[number]

    def thing(self, text: str) -> Thing | None:
        """What a thing is called, taken apart; None = nothing is called so.

        >>> verbs = Verbs([Verb("pass"), Verb("go", ("place",))], {"place": ["essex", "kent"]}, ["piece:{place}"])
        >>> verbs.thing("piece:kent")
        Thing(kind='piece', numbers=[1])
        >>> verbs.thing("button:pass"), verbs.thing("place:rome")
        (Thing(kind='button', numbers=[]), None)
        """
        words = text.split(":")
        for pattern in self._things.get((words[0], len(words)), ()):
            numbers = self._numbers_in(words, pattern)
            if numbers is not None:
                return Thing(words[0], numbers)
        return None

    def _numbers_in(self, words: list[str], pattern: list[str]) -> list[int] | None:
        """The numbers of a thing that is called as a pattern says; None = it is not."""
        numbers = []
        for word, asked in zip(words, pattern, strict=True):
            if not asked.startswith("{"):
                if word != asked:
                    return None
                continue
            among = self.vocabulary[asked[1:-1]]
            if word not in among:
                return None
            numbers.append(among.index(word))
        return numbers

    def parse(self, text: str) -> int:
        """The number of a choice given in words; upper case and extra spaces do no harm."""
        if text in self._numbers:  # as the program itself writes it
            return self._numbers[text]
        words = " ".join(text.lower().split())
        if words not in self._numbers:
            raise Refusal("refused-notation", {"text": text})
        return self._numbers[words]


def _target(choice: Choice) -> str:
    """What a choice points at."""
    return choice.verb.target.format(**dict(zip(choice.verb.kinds, choice.args, strict=True)))
