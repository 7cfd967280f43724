"""The settings a game is set up with: players and variants, checked before a table opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import product

from .refusal import Refusal

Value = bool | int | str
Settings = dict[str, Value]


@dataclass(frozen=True)
class Setting:
    """One thing to settle before the game: its name, the values it may take, the usual one.

    >>> setting = Setting("advanced", (False, True), default=False)
    >>> setting.parse("yes")
    True

    Attributes:
        name: its id; its words are the message `setting-<name>`.
        values: what it may be.
        default: what it is if nobody says anything.
        from_last_game: whether only the last game of a series says it, so that nobody is asked (`Game.series`).
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    from_last_game: bool = False

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
        """The no to a value that is not one of ours."""
        allowed = ", ".join(str(known).lower() for known in self.values)
        return Refusal("refused-setting-value", {"setting": self.name, "value": str(value), "allowed": allowed})


@dataclass(frozen=True)
class Schema:
    """All settings of a game, and a rule for combinations that make no sense; each game has one as `Game.schema`.

    >>> schema = Schema((Setting("players", (2, 3), 2), Setting("advanced", (False, True), False)))
    >>> schema.complete({"players": 3})
    {'players': 3, 'advanced': False}
    >>> len(schema.sets())
    4

    Attributes:
        settings: each of them, in the order in which they are asked for.
        together: raises a Refusal when values that are fine alone do not go together.
    """

    settings: tuple[Setting, ...]
    together: Callable[[Settings], None] | None = None

    def setting(self, name: str) -> Setting:
        """One of them by its name; another name is refused."""
        for setting in self.settings:
            if setting.name == name:
                return setting
        known = ", ".join(setting.name for setting in self.settings)
        raise Refusal("refused-setting-name", {"setting": name, "allowed": known})

    def complete(self, given: Mapping[str, object]) -> Settings:
        """Check what was given and add the usual values for the rest."""
        for name in given:
            self.setting(name)
        chosen: Settings = {
            setting.name: setting.check(given[setting.name]) if setting.name in given else setting.default
            for setting in self.settings
        }
        if self.together is not None:
            self.together(chosen)
        return chosen

    def carried(self, earlier: Mapping[str, object]) -> Settings:
        """What a game by earlier rules was set up with, as far as there still is such a thing, for a new one.

        >>> Schema((Setting("players", (2, 3), 2), Setting("wind", (1, 2), 1))).carried({"players": 3, "tide": True})
        {'players': 3, 'wind': 1}
        """
        return self.complete(
            {setting.name: earlier[setting.name] for setting in self.settings if setting.name in earlier}
        )

    def parse(self, words: str) -> Settings:
        """Settings written as `players=3,advanced=yes`; empty text means the usual ones."""
        given: Settings = {}
        for part in filter(None, (part.strip() for part in words.split(","))):
            name, _, value = part.partition("=")
            given[name.strip()] = self.setting(name.strip()).parse(value.strip())
        return self.complete(given)

    def sets(self) -> list[Settings]:
        """Every combination that makes sense: what the tests and the fuzzer go through.

        What only a last game says takes its values in turn, so that all of them occur without a set for each.
        """
        asked = [setting for setting in self.settings if not setting.from_last_game]
        told = [setting for setting in self.settings if setting.from_last_game]
        out: list[Settings] = []
        for values in product(*(setting.values for setting in asked)):
            chosen = {setting.name: value for setting, value in zip(asked, values, strict=True)}
            followed = {setting.name: setting.values[len(out) % len(setting.values)] for setting in told}
            for given in (chosen | followed, chosen):
                try:
                    out.append(self.complete(given))
                    break
                except Refusal:
                    continue
        return out

    def sample(self) -> list[Settings]:
        """A few combinations that show every value with every one of the first setting, such as the players.

        >>> Schema((Setting("players", (2, 3), 2), Setting("luck", (1, 2), 1), Setting("wind", (1, 2), 1))).sample()
        ... # doctest: +NORMALIZE_WHITESPACE
        [{'players': 2, 'luck': 1, 'wind': 1}, {'players': 2, 'luck': 2, 'wind': 2},
         {'players': 3, 'luck': 1, 'wind': 1}, {'players': 3, 'luck': 2, 'wind': 2}]
        >>> Schema(()).sample()
        [{}]
        """
        every = self.sets()
        if not self.settings:
            return every
        shown = [_pairs(settings) for settings in every]
        missing = set().union(*shown)
        chosen: list[int] = []
        while missing:
            chosen.append(max(range(len(every)), key=lambda number: len(shown[number] & missing)))
            missing -= shown[chosen[-1]]
        return [every[number] for number in sorted(chosen)]


def _pairs(settings: Settings) -> set[tuple[Value, str, Value]]:
    """Each value together with that of the first setting."""
    first = next(iter(settings.values()))
    return {(first, name, value) for name, value in settings.items()}


def spelled(settings: Settings) -> str:
    """Settings in the form that `Schema.parse` reads.

    >>> spelled({"players": 3, "advanced": True})
    'players=3,advanced=true'
    """
    return ",".join(f"{name}={str(value).lower()}" for name, value in settings.items())
