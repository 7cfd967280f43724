"""Texts in the reader's language: Fluent files, one message id for each thing that can be said."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from . import languages
from .catalogue import Catalogue
from .figures import variables
from .message import Message
from .refusal import Refusal

LANGUAGES = languages.LANGUAGES
COMMON = languages.COMMON
MINUS = "\N{MINUS SIGN}"


def reader_language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the one of the environment, else English."""
    if wanted is not None and wanted not in LANGUAGES:
        raise Refusal("refused-language", {"language": wanted, "allowed": ", ".join(LANGUAGES)})
    if wanted is not None:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return languages.spoken(code)
    return languages.ENGLISH


@cache
def _catalogue(language: str, folder: Path | None, words: str) -> Catalogue:
    """The common texts of a language, those of a game on top, and words of the facts on top of these.

    In folders beside them is what the page can spare. A game that does not speak the language speaks English.
    """
    files: list[Path] = []
    for place in [COMMON] if folder is None else [COMMON, folder]:
        first = languages.written_in(place, language)
        files += [first, *sorted(place.glob(f"*/{first.name}"))]
    return Catalogue(language, files, words)


class Texts:
    """The sentences of one language, for one game or for none; `Game.texts` gives those of a game.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> game.texts("en").name("faction", "welsh"), game.texts("fr").name("faction", "welsh")
    ('Welsh', 'gallois')

    Attributes:
        language: one of `LANGUAGES`, such as `en`.
        players: display names by seat; without them “Player 1” and so on.
    """

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        vocabulary: dict[str, list[str]] | None = None,
        phrase: Callable[[Texts, str, int], str | int] | None = None,
        numbers: Mapping[str, int] | None = None,
        words: str = "",
    ) -> None:
        self.language = language
        self._vocabulary = vocabulary or {}
        self._phrase = phrase
        self._catalogue = _catalogue(language, folder, words)
        self._facts = variables(numbers or {}, self._catalogue.figures, language)
        self.players: Sequence[str] = ()

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._catalogue.keys

    def say(self, key: str, **args: str | int) -> str:
        """The sentence of a key."""
        message = self._catalogue.message(key)
        assert message.value is not None, f"{key} has no text in {self.language}"
        text, errors = self._catalogue.format(message.value, self._facts | args)
        assert not errors, f"{key} in {self.language}: {errors}"
        return text

    def name(self, kind: str, value: str) -> str:
        """The name of a thing, such as a region."""
        if self._named_by_facts(kind, value):
            return str(self._phrased(kind, self._vocabulary[kind].index(value)))
        return self.say(f"{kind}-{value}")

    def forms(self, kind: str, value: str) -> dict[str, str]:
        """The forms that are given with the name of a thing, such as `in the North`."""
        attributes = self._catalogue.message(f"{kind}-{value}").attributes
        return {form: self._catalogue.format(pattern, self._facts)[0] for form, pattern in attributes.items()}

    def decimal(self, tenths: int) -> str:
        """A number with one digit behind the point or comma, if it needs one.

        >>> [Texts(language).decimal(tenths) for language in ("en", "fr") for tenths in (45, -3, 20)]
        ['4.5', '−0.3', '2', '4,5', '−0,3', '2']
        """
        whole, rest = divmod(abs(tenths), 10)
        point = languages.language(self.language).decimal
        return f"{MINUS if tenths < 0 else ''}{whole}{f'{point}{rest}' if rest else ''}"

    def seat(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat] if seat < len(self.players) else self.say("seat", number=seat + 1)

    def message(self, message: Message) -> str:
        """A message as a sentence."""
        args: dict[str, str | int] = {}
        for arg in message.args:
            args |= self._argument(arg.name, arg.kind, arg.value)
        return self.say(message.key, **args)

    def choice(self, word: str, kinds: Sequence[str], ids: Sequence[str]) -> str:
        """A choice as the words of a button."""
        args: dict[str, str | int] = {}
        for kind, value in zip(kinds, ids, strict=True):
            args |= self._argument(kind, kind, self._vocabulary[kind].index(value))
        return self.say(f"choice-{word}", **args)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence; `why` in its details is the key of the refusal behind it."""
        details = dict(refusal.details)
        if "why" in details:
            details["why"] = self.say(details["why"], **details)
        return self.say(refusal.key, **details)

    def _argument(self, name: str, kind: str, value: int) -> dict[str, str | int]:
        """What a sentence may use for an argument: $name, and $name_form for each form of a name."""
        if kind == "number":
            return {name: value}
        if kind == "tenths":
            return {name: self.decimal(value)}
        if kind == "seat":
            return {name: self.seat(value)}
        if kind not in self._vocabulary or self._named_by_facts(kind, self._vocabulary[kind][value]):
            return {name: self._phrased(kind, value)}
        thing = self._vocabulary[kind][value]
        out: dict[str, str | int] = {name: self.say(f"{kind}-{thing}")}
        return out | {f"{name}_{form}": words for form, words in self.forms(kind, thing).items()}

    def _named_by_facts(self, kind: str, value: str) -> bool:
        """Whether a thing has no message of its own: then the game says its name (`Game.named_by_facts`)."""
        return not self.has(f"{kind}-{value}")

    def _phrased(self, kind: str, value: int) -> str | int:
        assert self._phrase is not None
        return self._phrase(self, kind, value)
