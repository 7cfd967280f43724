"""A table at this screen: shows each person what that seat may see, asks, and moves the machine's players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bretwalda.ai.lineup import Lineup
from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal

from . import files, words
from .seats import Seats
from .speech import columns, console, sentence, texts


class Quit(Exception):
    """A person leaves the table."""


class Table:
    """One game, from where it stands to its end or until somebody leaves."""

    def __init__(self, match: Match, players: Seats, autosave: Path | None) -> None:
        self.match = match
        self.lineup = Lineup(players)
        self.autosave = autosave
        self.texts = texts(match.game)
        # How much of the chronicle each seat has read; nobody is told a saved game all over again.
        self._told = [len(match.events) if match.decisions else 0] * len(players)
        self._eyes = seeded(f"{match.seed} imagined")  # for what the machine's players are shown
        self._shown = (-1, -1)  # seat and length of the chronicle when a position was last shown
        self._asked = False  # whether the question is on the screen
        commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo, "save": self._save, "show": self._show, "help": self._help, "quit": self._quit,
        }  # fmt: skip
        # The English words work in every language, the reader's own as well.
        own = [self.texts.say(f"play-word-{word}") for word in commands]
        self._commands = commands | dict(zip(own, commands.values(), strict=True))

    def play(self) -> None:
        """Play until the game is over or a person leaves; whatever happens, the game is saved."""
        print(words.heading(self.match.settings, self.texts))
        self._keep()
        try:
            while not self.match.over:
                self._take_turn(int(self.match.state.actor))
            self._finish()
        except Quit:
            print(self.texts.say("play-quit"))
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
        choices = [int(choice) for choice in self.match.state.options(seat)]
        rows = [
            (str(number), self.match.game.verbs.notation(choice), words.choice(self.match.game, choice, self.texts))
            for number, choice in enumerate(choices, 1)
        ]
        if not self._asked:
            self._keep()
            self._inform(seat)
            console().print(words.question(self.match.game, self.match.state, seat, self.texts), style="bold")
            print(*columns(rows), sep="\n")
            self._asked = True
        answers = {word.lower(): choice for row, choice in zip(rows, choices, strict=True) for word in row}
        try:
            self._obey(seat, self._read_line(), answers)
        except Refusal as refusal:
            print(sentence(refusal))

    def _inform(self, seat: int) -> None:
        """What has happened since the seat last looked, and the position if that has changed."""
        self._tell(seat, self._told[seat])
        self._told[seat] = len(self.match.events)
        moment = (seat, len(self.match.events))
        if moment != self._shown:
            self._shown = moment
            print(self.match.game.describe(self.match.game.view(self.match.state, seat), self.texts))

    def _tell(self, seat: int | None, start: int) -> None:
        news = [event for event in self.match.events[start:] if event.seen_by(seat)]
        for line in words.chronicle(self.match.game, news, self.texts):
            print(line)

    def _read_line(self) -> str:
        try:
            return " ".join(input("> ").split())
        except EOFError:
            print()
            raise Quit from None

    def _obey(self, seat: int, line: str, answers: dict[str, int]) -> None:
        """An answer is a number, a notation or the words of a choice; else it is a command."""
        if line.lower() in answers:
            self._choose(seat, answers[line.lower()])
            return
        if line.isdigit():
            raise Refusal("refused-number", {"number": line})
        word, _, rest = line.partition(" ")
        if word.lower() in self._commands:
            self._commands[word.lower()](rest)
        elif line:
            self._choose(seat, self.match.game.verbs.parse(line))

    def _choose(self, seat: int, choice: int) -> None:
        self.match.choose(seat, choice)
        self._asked = False

    # --- the commands ---

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
        print(self.texts.say("play-saved", file=str(path)))

    def _show(self, _: str) -> None:
        self._shown = (-1, -1)
        self._asked = False

    def _help(self, _: str) -> None:
        print(self.texts.say("play-help"))

    def _quit(self, _: str) -> None:
        raise Quit

    # --- the end ---

    def _finish(self) -> None:
        """The rest of the chronicle, the last position, the result, and the seed that was kept back."""
        people = [seat for seat in range(self.match.state.seats) if self.lineup.player(seat) is None]
        viewer = people[0] if len(people) == 1 else None
        self._tell(viewer, max((self._told[seat] for seat in people), default=0))
        print(words.position(self.match.game, self.match.state, viewer, self.texts))
        print(self.texts.say("play-seed", seed=self.match.seed))
