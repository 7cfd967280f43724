"""Verbs and notation: every choice of a game is an int for the machine and a few words for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from .refusal import Refusal


@dataclass(frozen=True)
class Verb:
    """A kind of choice: a word, and for each argument its kind and the words it may be.

    >>> Verb("follower", ("region", "faction"))
    Verb(word='follower', kinds=('region', 'faction'))
    """

    word: str
    kinds: tuple[str, ...] = ()


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


class Verbs:
    """All choices of a game, numbered without gaps in the order of the verbs; each game has one as `Game.verbs`.

    `notation` turns a number into words, `parse` turns words into a number, `choice` takes a number apart.

    >>> verbs = Verbs([Verb("pass"), Verb("go", ("place",))], {"place": ["essex", "kent"]})
    >>> len(verbs), verbs.offset("go")
    (3, 1)
    >>> verbs.notation(2), verbs.parse("go kent")
    ('go kent', 2)
    """

    def __init__(self, verbs: Sequence[Verb], vocabulary: dict[str, list[str]]) -> None:
        self.vocabulary = vocabulary
        self._choices: list[Choice] = []
        self._offsets: dict[str, int] = {}
        for verb in verbs:
            self._offsets[verb.word] = len(self._choices)
            for args in product(*(vocabulary[kind] for kind in verb.kinds)):
                self._choices.append(Choice(verb, args))
        self._notations = [choice.notation for choice in self._choices]
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

    def parse(self, text: str) -> int:
        """The number of a choice given in words; upper case and extra spaces do no harm."""
        if text in self._numbers:  # as the program itself writes it
            return self._numbers[text]
        words = " ".join(text.lower().split())
        if words not in self._numbers:
            raise Refusal("refused-notation", {"text": text})
        return self._numbers[words]
