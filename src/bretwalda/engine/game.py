"""What a game package offers to everything around it: one object, the same for every game."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from . import languages
from .chart import Mark
from .chronicle import Event
from .counsel import Counsel
from .dice import Dice, seeded
from .facts import fingerprint, in_use, own, own_fingerprint
from .fields import functions
from .figures import at_place, figures, filled, with_paragraphs
from .foresight import Foresight, Odds, Said, Term
from .lesson import Lesson, lessons_of
from .message import Arg, Message
from .observer import Insight, Observer, observed
from .plain import audit, features, lines, picture, view
from .plain.places import Places
from .refusal import Refusal
from .schema import Schema, Settings, Value
from .state import NOBODY, State, Step
from .text import LANGUAGES, Texts
from .verbs import Verbs
from .wording import Words, in_place_of, mentions, names, renamed, source

if TYPE_CHECKING:
    from .match import Match

S = TypeVar("S", bound=State)

Reason = tuple[str, list[int]]  # a key of `Game.reasons` and its numbers
Finding = tuple[str, list[int], str]  # a key of `Game.hindrances`, its numbers, and the number of the rule
Policy = Callable[[Any, int], int]  # a position that a seat imagines, and that seat; what it chooses
EDITION_DIGITS = 7  # of a fingerprint: the number has its place in every database


@cache
def params(words: str) -> tuple[tuple[str, str], ...]:
    """The name and the kind of each argument of a message, as `Game.events` writes them."""
    return tuple((name, kind or name) for name, _, kind in (word.partition(":") for word in words.split()))


class Hindrance(NamedTuple):
    """Why something cannot be chosen, and the number of the rule that says so; `Game.why_not` answers with one.

    Attributes:
        message: the reason.
        paragraph: the number of the rule in `text/rules.en.md`.
    """

    message: Message
    paragraph: str


class Series(NamedTuple):
    """The next game of a series, as `Game.series` proposes it.

    Attributes:
        settings: what it is set up with.
        order: for each of its seats the one that its player has now.
    """

    settings: Settings
    order: tuple[int, ...]


class Game(ABC, Generic[S]):
    """A game: its settings, its choices, its positions, and how they are shown.

    Each package in `bretwalda.games` ends with one instance of a subclass, called GAME; `bretwalda.game` finds it.
    `new` and `restore` give positions; `view`, `describe`, `picture` and `features` show one through the eyes of a
    seat; `prompt`, `points_at`, `paragraph` and `why_not` speak about a decision. How positions are shown follows from
    the fields that the game declares; a game overrides whatever it has better words or pictures for.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> game.id, game.rules_version, game.players()
    ('king_is_dead', 2, (2, 3, 4))
    >>> state = game.new(seed="hastings", players=2)
    >>> game.texts("en").message(game.prompt(state, state.actor))
    'Play a card or pass. The next power struggle is for Northumbria.'

    Attributes:
        id: the package's name.
        rules_version: grows when the same choices would lead to another game.
        state: the class of its positions.
        steps: its decisions, by their numbers.
        schema: the settings that it can be set up with.
        verbs: all choices, with their numbers and words.
        events: every event of the chronicle and what its numbers mean, a word for each: its kind, behind a name of its
            own where it has one: `region other:region`.
        marks: the events at which somebody who looks at the game again may want to stop, and what kind of moment each
            is: `turn`, `phase`, `battle`, `crown`.
        reasons: every reason that advice may give, likewise.
        terms: every term of its judgement that an explanation may name (`foresight.py`), likewise; `this` and `that`
            are the amounts of the two choices that are compared, in the units that their kinds say.
        odds_told: every kind of odds that can be told before a decision (`odds`), likewise.
        styles: what each personality of a computer player likes (`ai/style.py`): how much more a term counts for it.
        deed_names: every small achievement that a victory may show (`deeds`); the page has words for them.
        hindrances: every answer to “why can this not be chosen?”, likewise.
        packed: by kind of argument how its number is taken apart, where it is several: they leave as several.
        named_by_facts: kinds of things whose names are no messages: `phrase` says them.
        renamable: kinds of things that other facts may give other names (`words` there).
        named_rows: tables of the facts whose rows have a `name`, by the kind of thing that it names.
        open_log: False where remembering what was played is part of the game, so that a table's log is short.
        chapters: events with which such a log begins anew, for whoever has decided something since.
        partners_confer: False where partners may not talk among themselves while the game is played.
        older: the game by earlier rules, as far as they are kept: a game begun by them goes on by them.
        facts_then: of such a game, the fingerprint of the facts that came with those rules, if they have changed since.
        known_to_break: of such a game, the properties (`properties.py`) that it is known to break: why it is older.
        beginners: what a first game is best set up with; what is not named is as usual.
        milestones: events that head the list of points to go back to: a turn, a nation's turn.
        phases: prompts with which a phase of a turn begins, to which somebody alone may go back.
        places: what pieces stand on, and which of them are neighbours, for the default picture and page.
        insight: what a network is told beside an observation; None = nothing.
    """

    id: str
    rules_version: int
    state: type[S]
    steps: Sequence[Step[S]]
    schema: Schema
    verbs: Verbs
    events: dict[str, str]
    marks: dict[str, str] = {}
    reasons: dict[str, str] = {}
    terms: dict[str, str] = {}
    odds_told: dict[str, str] = {}
    styles: dict[str, dict[str, float]] = {}
    deed_names: tuple[str, ...] = ()
    hindrances: dict[str, str] = {}
    packed: dict[str, Callable[[int], Sequence[int]]] = {}
    named_by_facts: frozenset[str] = frozenset()
    renamable: tuple[str, ...] = ()
    named_rows: dict[str, str] = {}
    open_log: bool = True
    chapters: frozenset[str] = frozenset()
    partners_confer: bool = True
    older: tuple[Game[S], ...] = ()
    facts_then: str = ""
    known_to_break: frozenset[str] = frozenset()
    beginners: dict[str, Value] = {}
    milestones: frozenset[str] = frozenset()
    phases: frozenset[str] = frozenset()
    places: Places | None = None
    insight: Insight | None = None

    def __init_subclass__(cls) -> None:
        """Number the steps that a game declares."""
        super().__init_subclass__()
        for number, step in enumerate(cls.__dict__.get("steps", ())):
            step.number = number

    @cached_property
    def folder(self) -> Path:
        """The package's folder: facts, map and texts."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """A first game that somebody plays along, then chapters; none where there are none, or facts are replaced."""
        return lessons_of(self)

    @abstractmethod
    def start(self, settings: Settings, dice: Dice, chronicle: list[Event] | None = None) -> S:
        """A game ready to play; the settings are complete and checked (`Schema.complete`). `new` does that, too.

        With a list for the chronicle, what happens is told there. From the second version of the rules on the position
        has to be told its own (`State.rules`), before anything is played.
        """

    def lay_out(self, seats: int, dice: Dice, chronicle: list[Event] | None = None) -> S:
        """A position with every row as it begins, at the first step: for `start` to go on from."""
        position: S = functions(self.state).lay_out(self.state(seats, dice))
        position.step = self.steps[0]
        position.rules = self.rules_version
        position.chronicle = chronicle
        return position

    def new(self, seed: str | int = "", **settings: object) -> S:
        """A game ready to play, for use as a library: settings that are not given are the usual ones.

        A seed is any text, or a number, which means the same as its digits.

        >>> import bretwalda
        >>> state = bretwalda.game("king_is_dead").new(seed="hastings", players=3)
        >>> int(state.seats)
        3
        """
        return self.start(self.schema.complete(settings), seeded(str(seed)))

    def play(self, *policies: Policy, seed: str | int = "", **settings: object) -> Match:
        """Play a whole game: each seat has a policy, or one policy has all seats; without any, chance decides.

        A policy is asked for a choice with a position that its seat cannot tell from the real one, and its seat.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> def first(state, seat):
        ...     return state.options(seat)[0]
        >>> match = game.play(first, seed="hastings", players=2)
        >>> match.over, sum(match.result())
        (True, 1.0)
        >>> sum(game.play(first, first, first, players=3).result())
        1.0
        """
        from .match import Match  # which knows what a game is

        match = Match(self, self.schema.complete(settings), str(seed))
        seats, eyes = int(match.state.seats), seeded(f"{seed} imagined")
        if len(policies) not in (0, 1, seats):
            raise Refusal("refused-seats-number", {"seats": str(len(policies)), "players": str(seats)})
        while not match.over:
            seat = int(match.state.actor)
            if not policies:
                options = match.state.options(seat)
                match.choose(seat, options[eyes.below(len(options))])
                continue
            policy = policies[seat % len(policies)]
            match.choose(seat, int(policy(match.state.imagine(seat, eyes), seat)))
        return match

    def players(self) -> tuple[int, ...]:
        """With how many it can be played; a game without that setting has the same seats every time.

        >>> import bretwalda
        >>> bretwalda.game("king_is_dead").players()
        (2, 3, 4)
        """
        for setting in self.schema.settings:
            if setting.name == "players":
                return tuple(int(value) for value in setting.values)
        return (int(self.new().seats),)

    @cached_property
    def _players(self) -> tuple[int, ...]:
        """The same, asked once: a game without that setting has to be laid out for it."""
        return self.players()

    def by_rules(self, version: int) -> Game[S]:
        """The game by the rules of a version: an older one where it was kept, otherwise this one.

        >>> import bretwalda
        >>> bretwalda.game("king_is_dead").by_rules(1).rules_version
        1
        """
        return next((older for older in self.older if older.rules_version == version), self)

    def series(self, settings: Settings, final: S) -> Series | None:
        """How a series goes on after a game that is over; None = the rules know no series."""
        return None

    def empty(self) -> S:
        """A position with nothing in it, for `restore` to fill."""
        return self.state(1, Dice(0, 0, 0, 0))

    def restore(self, dump: list[int]) -> S:
        """The position that `State.dump` wrote down.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> state = game.new(seed="hastings")
        >>> game.restore(state.dump()).dump() == state.dump()
        True

        What is no dump of a position of this game is refused.

        >>> game.restore([2, 0, 1, 2, 3])  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        bretwalda.engine.refusal.Refusal: This is not a position of the game (... (refused-dump, detail=...)
        """
        nothing = self.empty()
        nothing.rules = self.rules_version
        try:
            restored: S = functions(self.state).restore(nothing, self.steps, dump)
            wrong = self._wrong_with(restored, dump)
        except (IndexError, TypeError, ValueError, OverflowError, AttributeError) as error:
            wrong = str(error) or type(error).__name__
        if wrong:
            raise Refusal("refused-dump", {"detail": wrong})
        return restored

    def _wrong_with(self, restored: S, dump: list[int]) -> str:
        """What shows that a position read from a dump is none: numbers left over, seats, the audit; empty is good."""
        if restored.seats not in self._players:
            return f"{restored.seats} seats"
        if not NOBODY <= restored.actor < restored.seats:
            return f"seat {restored.actor} is to decide"
        if restored.dump() != dump:
            return f"{len(dump)} numbers, which are not those of a position"
        return "; ".join(self.audit(restored))

    def view(self, state: S, /, seat: int | None) -> msgspec.Struct:
        """All that a seat may see; None stands for a spectator. Nothing else leaves the server.

        Without more it is what the declared fields say (`engine/plain/view.py`); a game with a class of views of its
        own has it in its `view.py`. `describe` and `picture` show one.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> state = game.new(seed="hastings")
        >>> game.view(state.imagine(0, bretwalda.seeded("another deal")), 0) == game.view(state, 0)
        True
        """
        return view.view(self, state, seat)

    def views(self, state: S, /, eyes: Sequence[int | None]) -> Sequence[msgspec.Struct]:
        """A position through several eyes; a game may put together once what all of them see."""
        return [self.view(state, seat) for seat in eyes]

    def prompt(self, state: S, /, seat: int) -> Message:
        """What a seat that owes a decision is asked; `Texts.message` makes a sentence of it."""
        return Message(f"prompt-{state.step.name}")

    def paragraph(self, state: S, /, seat: int) -> str | None:
        """The number of the rule behind what a seat is asked: the step's, where it does not depend on the position.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> state = game.new(seed="hastings")
        >>> game.paragraph(state, state.actor)
        '4.1'
        """
        return state.step.paragraph or None

    def points_at(self, state: S, /, choice: int) -> str:
        """What a legal choice points at on the page: `region:essex`, `card:spy`, `button:pass`.

        Its verb says so; a game overrides this where it depends on the position. `offers` and `why_not` ask it the
        other way round.
        """
        return self.verbs.points_at(choice)

    def points(self, state: S, /) -> tuple[int, ...]:
        """The points of each seat when a game is over; empty = the game counts none."""
        return ()

    def side(self, state: S, /, seat: int) -> str:
        """What a seat plays for, as everybody knows when a game is over: `kingdom:iceni`; empty = seats are alike.

        Several things stand side by side. Each is named as in `points_at`, and has a text: `kingdom-iceni`.
        """
        return ""

    def why_not(self, state: S, seat: int, thing: str) -> Hindrance | None:
        """Why a seat cannot choose a thing now, named as in `points_at`; None = nothing is known to hinder it.

        An answer may rest on what the seat can see, and on nothing else.
        """
        if state.actor < 0 or self.offers(state, seat, thing):
            return None
        found = self.finding(state, seat, thing)
        if found is None:
            return None
        key, numbers, paragraph = found
        return Hindrance(Message(f"why-{key}", self.args(self.hindrances[key], numbers)), paragraph)

    def offers(self, state: S, seat: int, thing: str) -> bool:
        """Whether one of the seat's choices points at a thing."""
        return thing in {self.points_at(state, int(choice)) for choice in state.options(seat)}

    def finding(self, state: S, /, seat: int, thing: str) -> Finding | None:
        """What hinders a seat from choosing a thing that no choice points at: what a game overrides for `why_not`."""
        return None

    def describe(self, seen: Any, texts: Texts) -> str:
        """A view, as `view` gives it, as a few lines of text; `picture` draws the same."""
        assert isinstance(seen, view.PlainView), "whoever has views of its own describes them"
        return lines.describe(seen, texts)

    def marks_on_map(self, seen: Any, texts: Texts) -> Mapping[str, Mark]:
        """What a terminal writes into each area or beside each place of the map; nothing = it shows no map."""
        return {}

    def entries(self, texts: Texts) -> Mapping[str, Sequence[str]]:
        """What there is to know of things by their names, as lines: borders of a region, what a card does."""
        return {}

    def odds_in_view(self, seen: Any, texts: Texts) -> Sequence[str]:
        """The odds that a view shows by itself, as lines for a terminal; `odds` has all others."""
        return ()

    def colours(self, texts: Texts) -> Mapping[str, str]:
        """Words that a terminal shows in a colour, which says nothing that the word does not say."""
        return {}

    def picture(self, seen: Any, texts: Texts) -> str:
        """A view, as `view` gives it, as a picture (SVG); `describe` says the same in words."""
        assert isinstance(seen, view.PlainView), "whoever has views of its own draws them"
        return picture.picture(seen, texts)

    def counsel(self) -> Counsel:
        """What the game tells the search; without anything it plays out at random."""
        return Counsel()

    def foretell(self, state: S, /, dice: Dice, effort: int) -> Sequence[float]:
        """Each seat's chance of victory in a real position, as a review of a finished game shows it.

        It is what games of computers against themselves have come to (`benchmarks/review.py`). Without anything better
        the position is played out as often as the effort says.
        """
        counsel = self.counsel()
        sums = [0.0] * state.seats
        for _ in range(effort):
            world = dice.fork()
            for seat, chance in enumerate(counsel.play_out(state.redeal(world), world)):
                sums[seat] += chance / effort
        return sums

    def next_count(self, state: S, /) -> int | None:
        """The stage (`Counsel.stage`) at whose end points are counted next; None = the game does not count on the way.

        Where a game is long, puzzles ask who is ahead then (`ai/leads.py`): `points` is told before the end, too.
        """
        return None

    def deeds(self, state: S, /, seat: int) -> Sequence[str]:
        """Small achievements that teach: those of `deed_names` that the victory of a seat in a finished game shows."""
        return ()

    def reason(self, before: S, seat: int, line: Sequence[int]) -> Message | None:
        """What speaks for choices that the seat would take one after the other; None = nothing in particular.

        The position is one that the seat imagines: a reason may rest on what it can see, and on nothing else.
        """
        found = self.speaks_for(before, seat, line)
        return None if found is None else Message(f"reason-{found[0]}", self.args(self.reasons[found[0]], found[1]))

    def speaks_for(self, before: S, seat: int, line: Sequence[int]) -> Reason | None:
        """The same as `reason`, as a key and its numbers: what a game overrides."""
        return None

    def foresee(self, before: S, seat: int, choice: int, dice: Dice, effort: int) -> Foresight | None:
        """What the game's own planner expects of a choice, in its own terms; None = it has no opinion here.

        The position is one that the seat imagines. The terms add up to the opinion that `Counsel.opinions` has of the
        choice, in the game's measure, but for what is common to all choices.
        """
        return None

    def odds(self, state: S, /, seat: int, dice: Dice) -> tuple[Odds, ...]:
        """Odds that can be told before a seat decides, where its view does not show them; the position is imagined."""
        return ()

    def odds_message(self, odds: Odds) -> Message:
        """What odds are about; the texts are in `text/explain`."""
        return Message(f"odds-{odds.key}", self.args(self.odds_told[odds.key], odds.about))

    def terms_at(self, position: S, seat: int, before: S) -> tuple[Term, ...]:
        """How the game judges a position that may come of `before`, in terms of one seat; empty = it does not say."""
        return ()

    def term(self, said: Said) -> Message:
        """A term as a message; the texts are in `text/explain`."""
        return Message(f"term-{said[0]}", self.args(self.terms[said[0]], said[1]))

    @property
    def feature_count(self) -> int:
        """How many numbers `observation` and `features` have."""
        return int(self.observer.size)

    @cached_property
    def observer(self) -> Observer:
        """What writes observations; a game with a `features.py` has one that is compiled."""
        return features.PlainObserver(self)

    def observation(self, state: S, /, seat: int) -> bytes:
        """What a seat may know, a byte for each of `feature_count` numbers; for machine learning.

        One's own seat comes first. `explain` says what each number means; `bretwalda.batch` writes them for many games.

        >>> import bretwalda
        >>> game = bretwalda.game("king_is_dead")
        >>> state = game.new(seed="hastings")
        >>> seen = game.observation(state, state.actor)
        >>> [game.explain(k) for k in range(len(seen)) if seen[k] and "own hand" in game.explain(k)][:2]
        ['own hand: scottish_support', 'own hand: welsh_support']
        """
        state.check_seat(seat)
        return observed(self.observer, state, seat)

    def features(self, state: S, /, seat: int) -> list[float]:
        """The same as a list of floats."""
        if isinstance(self.observer, features.PlainObserver):
            return features.features(self, state, seat)
        return [float(number) for number in self.observation(state, seat)]

    def explain(self, index: int) -> str:
        """What a number of an observation means.

        >>> import bretwalda
        >>> bretwalda.game("king_is_dead").explain(0)
        'followers: moray: scottish'
        """
        return self.observer.layout.explain(index)

    def audit(self, state: S, /) -> list[str]:
        """What is wrong with a position: pieces lost or made, counts that disagree. Empty is good."""
        return audit.audit(self, state)

    def phrase(self, texts: Texts, kind: str, value: int) -> str | int:
        """An argument of a kind that only this game has, or that its facts name, as text."""
        raise AssertionError(f"{self.id} has no words for arguments of kind {kind}")

    def message(self, event: Event) -> Message:
        """An event of the chronicle as a message."""
        return Message(f"event-{event.key}", self.args(self.events[event.key], event.args))

    def args(self, words: str, numbers: Sequence[int]) -> tuple[Arg, ...]:
        """The numbers of a message with their names and kinds."""
        return tuple(
            Arg(name, kind, int(number), tuple(self.packed[kind](int(number))) if kind in self.packed else ())
            for (name, kind), number in zip(params(words), numbers, strict=True)
        )

    @property
    def facts(self) -> str:
        """The fingerprint of the facts in use (docs/facts.md)."""
        used = fingerprint(self.folder)
        return self.own_facts if used == own_fingerprint(self.folder) else used

    @property
    def own_facts(self) -> str:
        """The fingerprint of the facts that come with the game."""
        return self.facts_then or own_fingerprint(self.folder)

    @property
    def edition(self) -> int:
        """A number for the rules together with the facts: the version of the rules, unless the facts are replaced."""
        return self.rules_version if self.facts == self.own_facts else int(self.facts[:EDITION_DIGITS], 16)

    def texts(self, language: str) -> Texts:
        """All texts of this game in one of `LANGUAGES`.

        >>> import bretwalda
        >>> bretwalda.game("king_is_dead").texts("fr").say("title")
        'Le Roi est mort'
        """
        return Texts(language, self._words, self.verbs.vocabulary, self.phrase, self.figures, self.made[language])

    @cached_property
    def made(self) -> dict[str, str]:
        """The words of the facts in use as catalogues, by language."""
        return {language: source(self.wording(language)) for language in LANGUAGES}

    @cached_property
    def figures(self) -> dict[str, int]:
        """The numbers of the facts in use that texts may name (`engine/figures.py`)."""
        return figures(in_use(self.folder))

    def wording(self, language: str) -> Words:
        """Words that the facts in use bring, on top of the game's own: names, and what `reworded` makes of them."""
        ours, used = own(self.folder), in_use(self.folder)
        words = renamed(used, ours, self.folder, language, self.renamable, self.named_rows)
        if words:
            words = mentions(self.folder, language, self.renamable, words) | words
        texts = Texts(language, self._words, self.verbs.vocabulary, self.phrase, self.figures, source(words))
        return words | self.reworded(texts)

    def reworded(self, texts: Texts) -> Words:
        """Texts that are made of the facts in use, where ours would say something else."""
        return {}

    def book(self, name: str, language: str) -> str:
        """A paper of the game, `rules` or `guide`, with the numbers and names of the facts in use."""
        paper = languages.written_in(self._words, language, ".md", f"{name}.").read_text("utf-8")
        ours, used = own(self.folder), in_use(self.folder)
        note = Texts(language).say("facts-others")
        said = filled(paper, self.figures, language, lambda place: at_place(ours, place) != at_place(used, place), note)
        theirs = renamed(used, ours, self.folder, language, self.renamable, self.named_rows)
        if theirs:
            said = in_place_of(names(self.folder, language, self.renamable), theirs, said)
        return with_paragraphs(said, self.paragraphs(self.texts(language))) if name == "rules" else said

    def paragraphs(self, texts: Texts) -> dict[str, str]:
        """Paragraphs of the rules that the facts in use make anew, by their numbers."""
        return {}

    @cached_property
    def _words(self) -> Path:
        """The folder of the texts: one object, whose hash is computed once."""
        return self.folder / "text"
