"""A table at this screen: shows each person what that seat may see, asks, and moves the machine's players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bretwalda.ai.lineup import Lineup
from bretwalda.engine import chart
from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal

from . import asking, files, rules, words
from .screen import Screen
from .seats import Seats
from .speech import sentence, texts

MAP_WIDTH = 110  # characters, where there is room
LATEST = 20  # lines of the log that are told again
MOST_NEWS = 40  # lines of what has happened: a computer's turn may have hundreds, and the end of it matters most


class Quit(Exception):
    """A person leaves the table."""


class Table:
    """One game, from where it stands to its end or until somebody leaves."""

    def __init__(self, match: Match, players: Seats, autosave: Path | None) -> None:
        self.match = match
        self.lineup = Lineup(players)
        self.autosave = autosave
        self.texts = texts(match.game)
        self.screen = Screen(match.game.colours(self.texts))
        # How much of the chronicle each seat has read; nobody is told a saved game all over again.
        self._told = [len(match.events) if match.decisions else 0] * len(players)
        self._before = list(
            self._told
        )  # the same, the time before: so far back goes the log of a game with a short one
        self._eyes = seeded(f"{match.seed} imagined")  # for what the machine's players are shown
        self._shown = (-1, -1)  # seat and length of the chronicle when a position was last shown
        self._asked = False  # whether the question is on the screen
        self._seat = 0  # who is asked
        self._explained: dict[int, set[int]] = {}  # by seat: the choices whose effect has been told
        commands: dict[str, Callable[[str], None]] = {
            "hint": self._hint, "odds": self._odds, "why": self._why, "look": self._look, "rules": self._rules,
            "log": self._log, "map": self._map, "show": self._show, "undo": self._undo, "save": self._save,
            "help": self._help, "quit": self._quit,
        }  # fmt: skip
        # The English words work in every language, the reader's own as well.
        own = [words.folded(self.texts.say(f"play-word-{word}")) for word in commands]
        self._commands = commands | dict(zip(own, commands.values(), strict=True))

    def play(self) -> None:
        """Play until the game is over or a person leaves; whatever happens, the game is saved."""
        # Of the settings what is not as usual: somebody has typed it.
        usual = {setting.name: setting.default for setting in self.match.game.schema.settings}
        unusual = {name: value for name, value in self.match.settings.items() if usual.get(name) != value}
        self.screen.print(words.heading(unusual, self.texts).replace(",", ", "), style="bold")
        self._keep()
        try:
            if any(self.lineup.player(seat) is None for seat in range(self.match.state.seats)):
                self.screen.print(self.texts.say("play-begin"))
            while not self.match.over:
                self._take_turn(int(self.match.state.actor))
            self._finish()
        except Quit:
            self.screen.print(self.texts.say("play-quit"))
        finally:
            self._keep()
            self.lineup.close()

    def _keep(self) -> None:
        if self.autosave is not None:
            files.write_journal(self.autosave, self.match.journal())

    def _take_turn(self, seat: int) -> None:
        if self.lineup.player(seat) is None:
            self._ask(seat)
        else:
            self.match.choose(seat, self.lineup.decide_in(self.match.state, seat, self._eyes))

    # --- asking a person ---

    def _ask(self, seat: int) -> None:
        """Put the question, unless it is on the screen, and do what the answer says."""
        self._seat = seat
        game = self.match.game
        choices = [int(choice) for choice in self.match.state.options(seat)]
        spoken = [words.choice(game, choice, self.texts) for choice in choices]
        if not self._asked:
            self._keep()
            self._inform(seat)
            self.screen.print("")
            self.screen.print(words.question(game, self.match.state, seat, self.texts), style="bold")
            self.screen.choices(list(zip(spoken, map(self._news_of_effect, choices), strict=True)))
            self._asked = True
        answers = {words.folded(said): choice for said, choice in zip(spoken, choices, strict=True)}
        answers |= {words.folded(game.verbs.notation(choice)): choice for choice in choices}
        answers |= {str(number): choice for number, choice in enumerate(choices, 1)}
        try:
            self._obey(seat, self._read_line(), answers)
        except Refusal as refusal:
            self.screen.print(sentence(refusal))

    def _news_of_effect(self, choice: int) -> str:
        """What a choice does, the first time that the seat is offered it; `look` tells it again."""
        known = self._explained.setdefault(self._seat, set())
        if choice in known:
            return ""
        known.add(choice)
        return words.effect(self.match.game, choice, self.texts)

    def _inform(self, seat: int) -> None:
        """What has happened since the seat last looked; the position at the beginning of a turn, or when asked for."""
        decisions = self.match.decisions
        goes_on = bool(decisions) and decisions[-1].seat == seat and self._shown[0] == seat
        if not goes_on:
            self.screen.rule(self.texts.say("play-turn-of", player=self.texts.seat(seat)))
        self._tell(seat, self._told[seat], MOST_NEWS)
        if self._told[seat] != len(self.match.events) and not goes_on:
            self._before[seat] = self._told[seat]
        self._told[seat] = len(self.match.events)
        moment = (seat, len(self.match.events))
        if moment == self._shown:
            return
        if not goes_on:
            self._draw(seat)
        self._shown = moment

    def _draw(self, seat: int | None) -> None:
        """The map and the position as a seat sees them."""
        self._draw_map(seat)
        game = self.match.game
        self.screen.print(game.describe(game.view(self.match.state, seat), self.texts))

    def _draw_map(self, seat: int | None) -> bool:
        game = self.match.game
        marks = game.marks_on_map(game.view(self.match.state, seat), self.texts)
        drawn = chart.draw(game.folder, marks, min(MAP_WIDTH, self.screen.width)) if marks else None
        if drawn is None:
            return False
        self.screen.chart(drawn)
        self.screen.print(self.texts.say("map-legend"), style="dim")
        self.screen.print("")
        return True

    def _tell(self, seat: int | None, start: int, most: int | None = None) -> None:
        news = [event for event in self.match.events[start:] if event.seen_by(seat)]
        if most is not None and len(news) > most:
            self.screen.print(self.texts.say("play-earlier", earlier=len(news) - most, all=len(news)), style="dim")
            news = news[-most:]
        for line in words.chronicle(self.match.game, news, self.texts):
            self.screen.print(line, hang=2)

    def _read_line(self) -> str:
        try:
            return " ".join(input("> ").split())
        except EOFError:
            print()
            raise Quit from None

    def _obey(self, seat: int, line: str, answers: dict[str, int]) -> None:
        """An answer is a number, a notation or the words of a choice; else it is a command."""
        if words.folded(line) in answers:
            self._choose(seat, answers[words.folded(line)])
            return
        if line.isdigit():
            raise Refusal("refused-number", {"number": line})
        word, _, rest = line.partition(" ")
        if words.folded(word) in self._commands:
            self._commands[words.folded(word)](rest)
        elif line:
            self._choose(seat, self.match.game.verbs.parse(line))

    def _choose(self, seat: int, choice: int) -> None:
        self.match.choose(seat, choice)
        self._asked = False

    # --- the commands ---

    def _hint(self, _: str) -> None:
        """What the seat could choose, as the machine sees it from there."""
        for line in asking.hint(self.match.game, self.match.state, self._seat, self.texts):
            self.screen.print(line, hang=4)

    def _odds(self, _: str) -> None:
        """How likely each battle, zone or bribe succeeds that the seat decides about now."""
        for line in asking.odds(self.match.game, self.match.state, self._seat, self.texts):
            self.screen.print(line, hang=4)

    def _why(self, thing: str) -> None:
        """Why something cannot be chosen; without a word, why a machine's player did what it did last."""
        if thing:
            lines = asking.why_not(self.match.game, self.match.state, self._seat, thing, self.texts)
        else:
            lines = asking.why(self.match, self.lineup, self._seat, self.texts)
        for line in lines:
            self.screen.print(line, hang=4)

    def _look(self, thing: str) -> None:
        """What there is to know of a thing; without a word, of all of them."""
        entries = self.match.game.entries(self.texts)
        found = {name: lines for name, lines in entries.items() if words.folded(thing) in words.folded(name)}
        exact = {name: lines for name, lines in found.items() if words.folded(name) == words.folded(thing)}
        if not found:
            raise Refusal("refused-nothing-known", {"thing": thing})
        for name, lines in (exact or found).items():
            self.screen.print(self.texts.say("look-entry", name=name, words=" ".join(lines)), hang=2)

    def _rules(self, wanted: str) -> None:
        """The paragraph behind the question and the chapters; or what was asked for."""
        game, language = self.match.game, self.texts.language
        if wanted:
            rules.show(self.screen, game, rules.find(game, language, wanted))
            return
        behind = game.paragraph(self.match.state, self._seat)
        if behind is not None:
            rules.show(self.screen, game, rules.find(game, language, behind))
        for chapter in rules.contents(game, language):
            self.screen.print(f"  {chapter.text}")
        self.screen.print(self.texts.say("play-rules"), style="dim")

    def _log(self, wanted: str) -> None:
        """The latest lines of the log, as far back as this game lets its players look."""
        if wanted and not (wanted.isdecimal() and len(wanted) < 6 and int(wanted)):
            raise Refusal("refused-log-length", {"wanted": wanted})
        number = int(wanted or LATEST)
        start = 0 if self.match.game.open_log else self._before[self._seat]
        heard = [event for event in self.match.events[start:] if event.seen_by(self._seat)]
        for line in words.chronicle(self.match.game, heard[-number:], self.texts):
            self.screen.print(line, hang=2)

    def _map(self, _: str) -> None:
        if not self._draw_map(self._seat):
            raise Refusal("refused-no-map")

    def _undo(self, _: str) -> None:
        """The latest decision is taken back by whoever took it, if that is a person."""
        decisions = self.match.decisions
        if not decisions or self.lineup.player(decisions[-1].seat) is not None:
            raise Refusal("refused-undo")
        self.match.undo(decisions[-1].seat)
        self._told = [min(told, len(self.match.events)) for told in self._told]
        self._asked = False

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.autosave
        if path is None:
            raise Refusal("refused-save-name")
        files.write_journal(path, self.match.journal())
        self.screen.print(self.texts.say("play-saved", file=str(path)))

    def _show(self, _: str) -> None:
        """The whole position and the question again."""
        self._shown = (-1, -1)
        self._asked = False
        self._explained.pop(self._seat, None)

    def _help(self, _: str) -> None:
        self.screen.print(self.texts.say("play-help"))

    def _quit(self, _: str) -> None:
        raise Quit

    # --- the end ---

    def _finish(self) -> None:
        """The rest of the chronicle, the last position, the result, and the seed that was kept back."""
        people = [seat for seat in range(self.match.state.seats) if self.lineup.player(seat) is None]
        viewer = people[0] if len(people) == 1 else None
        self._tell(viewer, max((self._told[seat] for seat in people), default=0))
        self._draw_map(viewer)
        self.screen.print(words.position(self.match.game, self.match.state, viewer, self.texts))
        self.screen.print(self.texts.say("play-seed", seed=self.match.seed))
