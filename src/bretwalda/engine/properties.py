"""The properties every game passes: one small check each, and random games that are put through all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any, ParamSpec

from .chronicle import Event
from .dice import Dice, seeded
from .fields import HIDDEN, OWN, fields_of
from .game import Game
from .journal import Journal, decode
from .match import Match
from .message import Message
from .plain.view import SEAT
from .plain.view import fields as shown_fields
from .recall import chosen, information_state
from .refusal import Refusal
from .schema import Settings
from .state import NOBODY, State
from .text import LANGUAGES
from .worlds import telling_sights

LONGEST_GAME = 20_000  # decisions; a game that takes more is taken to be endless

MOST_REFUSALS = 300  # choices tried in vain in one position, more or less

KINDS = ("", "button", "region", "card", "unit", "seat")  # of things on a board, whether this game has them or not
RESTS = ("", ":", "::", ":nowhere", ":0", ":-1", ":done", ":nowhere:nowhere", "x" * 8_000)  # of their names

AnyGame = Game[Any]
P = ParamSpec("P")


class Broken(Exception):
    """A property that does not hold: its name, what was expected and found, and the game that shows it."""

    def __init__(self, property_name: str, detail: str, journal: Journal | None = None) -> None:
        super().__init__(f"{property_name}: {detail}")
        self.property = property_name
        self.detail = detail
        self.journal = journal

    def __reduce__(self) -> tuple[type[Broken], tuple[str, str, Journal | None]]:
        return Broken, (self.property, self.detail, self.journal)


class Fault(Exception):
    """What a check found; the check's name is added to it."""


def prop(check: Callable[P, None]) -> Callable[P, None]:
    """Report whatever goes wrong in a check, a crash of the game too, as that property broken."""

    @wraps(check)
    def named(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            check(*args, **kwargs)
        except Broken:
            raise  # a check within a check has its own name
        except Fault as fault:
            raise Broken(check.__name__, str(fault)) from None
        except Exception as error:
            raise Broken(check.__name__, f"{type(error).__name__}: {error}") from error

    return named


# --- 1. Decisions ---------------------------------------------------------------------------------


@prop
def actors_have_options(game: AnyGame, state: State) -> None:
    """Whoever owes a decision has options: ascending, each one once, all of them the game's."""
    actors = list(state.actors())
    if (state.actor == NOBODY) != (not actors) or (actors and state.actor != actors[0]):
        raise Fault(f"the actor is {state.actor}, the actors are {actors}")
    if len(actors) > 1 and not state.secret:
        raise Fault(f"seats {actors} decide at once, but not in secret")
    for seat in actors:
        options = list(state.options(seat))
        if not options:
            raise Fault(f"seat {seat + 1} owes a decision and has no options")
        if options != sorted(set(options)) or options[0] < 0 or options[-1] >= len(game.verbs):
            raise Fault(f"the options of seat {seat + 1} are not ascending or not the game's: {options}")


@prop
def listed_choices_can_be_taken(game: AnyGame, state: State) -> None:
    """Every option can be taken, and the game goes on or is over after it."""
    for seat in state.actors():
        for choice in state.options(seat):
            after = state.clone()
            after.choose(seat, choice)
            actors_have_options(game, after)


@prop
def other_choices_are_refused(game: AnyGame, state: State) -> None:
    """Whatever is not listed is refused and changes nothing.

    Of a game with very many choices those next to the listed ones are tried, and the others here and there.
    """
    tried = state.clone()
    before = tried.dump()
    spread = range(-1, len(game.verbs) + 1, 1 + len(game.verbs) // MOST_REFUSALS)
    nearby = [choice + step for choice in _owed(state) for step in (-1, 1)]
    everything = sorted({*spread, *nearby, len(game.verbs)})
    for seat in range(-1, state.seats + 1):
        options = list(tried.options(seat))
        # A seat that owes nothing is refused for that alone, so a few choices tell as much as all.
        for choice in everything if options else (0, *_owed(state)[:1]):
            if choice not in options and not _refuses(tried, seat, choice):
                raise Fault(f"seat {seat + 1} could take {choice}, which is not listed")
    if tried.dump() != before:
        raise Fault(f"a refused choice changed the position: {_difference(before, tried.dump())}")


def _owed(state: State) -> list[int]:
    """All that somebody may choose now."""
    return [int(choice) for seat in state.actors() for choice in state.options(seat)]


def _refuses(state: State, seat: int, choice: int) -> bool:
    try:
        state.choose(seat, choice)
    except Refusal:
        return True
    return False


# --- 2. The end -----------------------------------------------------------------------------------


@prop
def results_are_shares(state: State) -> None:
    """A finished game gives each seat a share from 0 to 1; more than one seat share exactly 1."""
    shares = state.result()
    if len(shares) != state.seats or not all(0.0 <= share <= 1.0 for share in shares):
        raise Fault(f"not a share for each of {state.seats} seats: {shares}")
    if state.seats > 1 and abs(sum(shares) - 1.0) > 1e-9:
        raise Fault(f"the shares sum to {sum(shares)}: {shares}")


@prop
def games_end(decisions: int) -> None:
    """No game goes on for ever."""
    if decisions >= LONGEST_GAME:
        raise Fault(f"not over after {decisions} decisions")


# --- 3. Conservation ------------------------------------------------------------------------------


@prop
def nothing_is_lost(game: AnyGame, state: State) -> None:
    """Pieces, cards and coins are conserved: the game's own audit finds nothing."""
    wrong = game.audit(state)
    if wrong:
        raise Fault("; ".join(wrong))


# --- 4. The same game again -----------------------------------------------------------------------


@prop
def same_choices_same_game(first: Rehearsal, second: Match) -> None:
    """The same seed and choices give the same position, chronicle and result."""
    _same_game(first.state, first.events, second.state, second.events)


# --- 5. Copies ------------------------------------------------------------------------------------


@prop
def clones_are_equal_and_independent(state: State, dice: Dice) -> None:
    """A clone is equal, goes on equally, and neither touches the other."""
    before = state.dump()
    first, second = state.clone(), state.clone()
    if first.dump() != before:
        raise Fault(f"the clone differs: {_difference(before, first.dump())}")
    play_on(first, dice.clone())
    if state.dump() != before or second.dump() != before:
        raise Fault("playing on a clone changed the original or another clone")
    play_on(second, dice.clone())
    if first.dump() != second.dump():
        raise Fault(f"two clones went different ways: {_difference(first.dump(), second.dump())}")


@prop
def dumps_restore(game: AnyGame, state: State, dice: Dice) -> None:
    """A position set up from its dump is equal and goes on equally."""
    before = state.dump()
    restored, clone = game.restore(before), state.clone()
    if restored.dump() != before:
        raise Fault(f"the restored position differs: {_difference(before, restored.dump())}")
    play_on(restored, dice.clone())
    play_on(clone, dice.clone())
    if restored.dump() != clone.dump():
        raise Fault(f"the restored position went another way: {_difference(clone.dump(), restored.dump())}")


@prop
def positions_know_their_rules(game: AnyGame, state: State, dice: Dice) -> None:
    """A position says by which version of the rules it is played, and so does whatever is made from it."""
    made = [state, state.clone(), state.redeal(dice), game.restore(state.dump())]
    made += [state.imagine(seat, dice) for seat in range(state.seats)]
    for position in made:
        if position.rules != game.rules_version:
            raise Fault(f"by rules {position.rules} instead of {game.rules_version}")


@prop
def saves_load(match: Match) -> None:
    """A save file loads to an equal game, and saving that gives the same file."""
    saved = match.journal().encode()
    loaded = Match.replay(match.game, decode(saved))
    _same_game(match.state, match.events, loaded.state, loaded.events)
    if loaded.journal().encode() != saved:
        raise Fault("saving the loaded game gives another file")


# --- 6. Notation ----------------------------------------------------------------------------------


@prop
def notation_reads_back(game: AnyGame, state: State) -> None:
    """The notation of every option parses to that option."""
    for choice in _owed(state):
        notation = game.verbs.notation(choice)
        if game.verbs.parse(notation) != choice:
            raise Fault(f"{notation!r} is the notation of {choice} but reads as {game.verbs.parse(notation)}")


# --- 7. Undo --------------------------------------------------------------------------------------


@prop
def undo_goes_back_exactly(match: Match, told: list[int]) -> None:
    """Undo restores position and chronicle, down to the last information point or another's decision, no further.

    `told` is the number of events after each number of decisions.
    """
    before, events = match.state.dump(), _told(match.events)
    for seat in range(match.state.seats):
        taken_back: list[int] = []
        while (number := _may_be_undone(match, seat)) is not None:
            taken_back.append(match.decisions[number].choice)
            expected = match.at(number)
            for decision in match.decisions[number + 1 :]:
                expected.take(decision.seat, decision.choice)
            match.undo(seat)
            if match.state.dump() != expected.dump():
                raise Fault(f"undo changed the position: {_difference(expected.dump(), match.state.dump())}")
            if _told(match.events) != events[: told[number]]:
                raise Fault("undo left another chronicle")
        if match.can_undo(seat):
            raise Fault(f"seat {seat + 1} may undo an information point or another's decision")
        for choice in reversed(taken_back):
            match.choose(seat, choice)
        if match.state.dump() != before or _told(match.events) != events:
            raise Fault("the same choices after an undo lead elsewhere")


def _may_be_undone(match: Match, seat: int) -> int | None:
    """The seat's latest decision, asked of the positions themselves: nothing came to light since, and others have
    decided only in the secrecy in which it was taken."""
    last = len(match.decisions)
    own = [number for number, decision in enumerate(match.decisions) if decision.seat == seat]
    if not own or match.at(last).information != match.at(own[-1]).information:
        return None
    if own[-1] < last - 1 and not all(match.at(number).secret for number in range(own[-1], last)):
        return None
    return own[-1]


@prop
def surprises_are_information_points(game: AnyGame, state: State, dice: Dice) -> None:
    """What can be undone rolls no die and shows the seat nothing that it could not know before."""
    chance = _stream(state)
    for seat in state.actors():
        options = state.options(seat)
        for choice in options:
            after = state.clone()
            if not after.choose(seat, choice) and _stream(after) != chance:
                raise Fault(f"{game.verbs.notation(choice)} used dice and could be undone")
        choice = options[dice.below(len(options))]
        real, imagined = state.clone(), state.imagine(seat, dice)
        informed = real.choose(seat, choice)
        imagined.choose(seat, choice)
        if not informed and game.view(real, seat) != game.view(imagined, seat):
            raise Fault(f"{game.verbs.notation(choice)} revealed something and could be undone")


def _stream(state: State) -> tuple[int, int, int, int]:
    """Where the dice stand."""
    dice = state.dice
    return dice.a, dice.b, dice.c, dice.counter


# --- 8. Secrets -----------------------------------------------------------------------------------


@prop
def imagining_looks_the_same(game: AnyGame, state: State, dice: Dice) -> None:
    """What a seat imagines looks to it, and to a spectator, like what is; and nobody foresees the dice."""
    before, public = state.dump(), game.view(state, None)
    for seat in range(state.seats):
        imagined = state.imagine(seat, dice)
        if game.view(imagined, seat) != game.view(state, seat):
            raise Fault(f"seat {seat + 1} sees more than it knows")
        if game.view(imagined, None) != public:
            raise Fault(f"a spectator sees what seat {seat + 1} does not know")
        if list(imagined.options(seat)) != list(state.options(seat)):
            raise Fault(f"the options of seat {seat + 1} tell more than it knows")
        features = game.features(state, seat)
        if len(features) != game.feature_count:
            raise Fault(f"{len(features)} features instead of {game.feature_count}")
        if game.features(imagined, seat) != features:
            raise Fault(f"the features of seat {seat + 1} tell more than it knows")
        if _stream(imagined) == _stream(state):
            raise Fault(f"seat {seat + 1} imagines the dice that will fall")
        nothing_is_lost(game, imagined)
    if state.dump() != before:
        raise Fault("imagining changed the position")


@prop
def open_fields_are_imagined_as_they_are(state: State, dice: Dice) -> None:
    """A field that is declared open is the same whoever imagines it, and of an own one the seat's own part."""
    for seat in range(state.seats):
        imagined = state.imagine(seat, dice)
        for field in fields_of(type(state)):
            real, thought = getattr(state, field.name), getattr(imagined, field.name)
            if OWN in field.marks:
                if _part(thought, seat, state) != _part(real, seat, state):
                    raise Fault(f"{field.name} is a seat's own, but seat {seat + 1} does not know its part")
            elif HIDDEN not in field.marks and thought != real:
                raise Fault(f"{field.name} is open, but seat {seat + 1} does not know it")


def _part(row: Sequence[int], seat: int, state: State) -> list[int]:
    """A seat's part of a row by seats."""
    size = len(row) // int(state.seats)
    return list(row[seat * size : (seat + 1) * size])


@prop
def other_dice_change_nothing_known(game: AnyGame, state: State, dice: Dice) -> None:
    """A game that goes on with other dice looks to everybody as it did, and what chance brings is new."""
    before = state.dump()
    renewed = state.redeal(dice)
    for seat in [*range(state.seats), None]:
        if game.view(renewed, seat) != game.view(state, seat):
            raise Fault(f"with other dice {'a spectator' if seat is None else f'seat {seat + 1}'} sees something else")
    if [list(renewed.options(seat)) for seat in range(state.seats)] != [
        list(state.options(seat)) for seat in range(state.seats)
    ]:
        raise Fault("with other dice somebody has other options")
    if _stream(renewed) == _stream(state):
        raise Fault("the dice are the same")
    nothing_is_lost(game, renewed)
    if state.dump() != before:
        raise Fault("the position itself was changed")


@prop
def sights_follow_from_what_is_told(game: AnyGame, state: State, dice: Dice) -> None:
    """Two worlds that a reader cannot tell apart stay so until something is told or shown in them that differs.

    Names of steps, who is asked and how often, what can be undone: whatever a reader is shown on the way is part of it
    (`worlds.py`). A question that is put only to those who have a choice is found by this.
    """
    for reader in [*range(state.seats), None]:
        sights = telling_sights(game, state, reader, dice)
        if sights is not None:
            who = "a spectator" if reader is None else f"seat {reader + 1}"
            raise Fault(f"{who} can tell by what is asked ({' → '.join(sights)}) what it may not know")


Answers = dict[tuple[int, str | bytes], list[int]]  # by seat and what it knew: its options then


@prop
def what_is_known_tells_what_is_legal(
    game: AnyGame, state: State, seat: int, memory: list[Event], before: Answers
) -> None:
    """A seat that forgets nothing meets no question twice, and an observation goes with one set of options.

    `memory` has all events and everybody's own choices, `before` what was found at earlier decisions of the same game.
    """
    options = [int(choice) for choice in state.options(seat)]
    known = information_state(game, state, seat, memory)
    if (seat, known) in before:
        raise Fault(f"seat {seat + 1} cannot tell {state.step.name} from an earlier decision of its own")
    before[seat, known] = options
    if before.setdefault((seat, game.observation(state, seat)), options) != options:
        raise Fault(f"seat {seat + 1} observes the same at {state.step.name} as before, but has other options")


def check_memory(rehearsal: Rehearsal, moments: set[int]) -> None:
    """Play a rehearsed game again for what its seats know, at some moments and right after each."""
    memory: list[Event] = []
    state = rehearsal.game.start(rehearsal.settings, seeded(rehearsal.seed), memory)
    before: Answers = {}
    for number, (seat, choice) in enumerate(rehearsal.decisions):
        if number in moments or number - 1 in moments:
            what_is_known_tells_what_is_legal(rehearsal.game, state, seat, memory, before)
        memory.append(chosen(seat, choice))
        state.take(seat, choice)


# --- 9. Words and places --------------------------------------------------------------------------


NOT_NAMED = {SEAT, "number", "tenths"}  # kinds of argument that need no message of their own


@lru_cache
def owed(game: AnyGame) -> frozenset[str]:
    """The messages that a game must have in every language, whatever it is."""
    unnamed = NOT_NAMED | game.named_by_facts
    return frozenset(
        {"title", "summary"}
        | {f"setting-{setting.name}" for setting in game.schema.settings}
        | {f"prompt-{step.name}" for step in game.steps}
        | {f"choice-{word}" for word in game.verbs.words}
        | {f"event-{key}" for key in game.events}
        | {f"reason-{key}" for key in game.reasons}
        | {f"why-{key}" for key in game.hindrances}
        | {word.text for lesson in game.lessons for word in lesson.words}
        | {f"lesson-{lesson.id}" for lesson in game.lessons[1:]}
        | {f"{kind}-{name}" for kind, ids in game.verbs.vocabulary.items() if kind not in unnamed for name in ids}
        | {f"field-{field.name}" for field in (shown_fields(game) if type(game).view is Game.view else [])}
    )


@prop
@lru_cache
def everything_has_its_message(game: AnyGame) -> None:
    """Whatever a page or a screen may ask for is there in every language, with a hint for each setting."""
    for language in LANGUAGES:
        texts = game.texts(language)
        missing = sorted(key for key in owed(game) if not texts.has(key))
        missing += [
            f"setting-{setting.name}.hint"
            for setting in game.schema.settings
            if f"setting-{setting.name}" not in missing and "hint" not in texts.forms("setting", setting.name)
        ]
        if missing:
            raise Fault(f"{language}.ftl lacks {', '.join(missing)}")


@prop
def events_are_said(game: AnyGame, news: list[Event]) -> None:
    """Whatever happens has its words in every language."""
    for event in news:
        _say_event(game, event.key, tuple(event.args))


@prop
def questions_are_said(game: AnyGame, state: State) -> None:
    """Every prompt and every choice has its words in every language."""
    for seat in state.actors():
        _say(game, game.prompt(state, seat))
        for choice in state.options(seat):
            _say_choice(game, choice)


# Saying is slow and games repeat themselves, so what has been said well once is not said again.


@lru_cache(maxsize=1 << 17)
def _say(game: AnyGame, message: Message) -> None:
    for language in LANGUAGES:
        _expect_words(game.texts(language).message(message), message.key, language)


@lru_cache(maxsize=1 << 17)
def _say_event(game: AnyGame, key: str, args: tuple[int, ...]) -> None:
    _say(game, game.message(Event(key, list(args), NOBODY)))


@lru_cache(maxsize=1 << 17)
def _say_choice(game: AnyGame, choice: int) -> None:
    words = game.verbs.choice(choice)
    for language in LANGUAGES:
        text = game.texts(language).choice(words.verb.word, words.verb.kinds, words.args)
        _expect_words(text, words.notation, language)


def _expect_words(text: str, key: str, language: str) -> None:
    if not text.strip() or "{" in text:
        raise Fault(f"{key} has no words in {language}: {text!r}")


@prop
def choices_point_at_something(game: AnyGame, state: State) -> None:
    """Every choice points at something on the board or at a button, as `kind:id`."""
    for choice in _owed(state):
        kind, _, thing = game.points_at(state, choice).partition(":")
        if not kind or not thing:
            raise Fault(f"{game.verbs.notation(choice)} points at {game.points_at(state, choice)!r}")


@prop
def anything_may_be_asked_about(game: AnyGame, state: State) -> None:
    """`why_not` has an answer, or none, to whatever a page may send: half a name, a wrong one, no end of one."""
    named = {game.points_at(state, choice) for choice in _owed(state)}
    kinds = sorted({*KINDS, *(thing.partition(":")[0] for thing in named)})
    hostile = [f"{kind}{rest}" for kind in kinds for rest in RESTS]
    for seat in range(state.seats):
        for thing in (*hostile, *(f"{thing}:{thing}" for thing in sorted(named))):
            found = game.why_not(state, seat, thing)
            if found is not None:
                _say(game, found.message)


# --- 10. Taking over ------------------------------------------------------------------------------


@prop
def anybody_can_take_over(state: State, dice: Dice) -> None:
    """From here on one seat is played by somebody who sees only what it may see, and the game still ends."""
    taken_over = dice.below(state.seats)
    playing = state.clone()
    for _ in range(LONGEST_GAME):
        actors = playing.actors()
        if not len(actors):
            results_are_shares(playing)
            return
        seat = actors[dice.below(len(actors))]
        known = playing.imagine(seat, dice) if seat == taken_over else playing
        options = known.options(seat)
        playing.choose(seat, options[dice.below(len(options))])
    raise Fault(f"not over after {LONGEST_GAME} more decisions")


# --- A random game under all of them --------------------------------------------------------------


class Rehearsal:
    """A random game played once without ado, before it is played again under all the checks."""

    def __init__(self, game: AnyGame, settings: Settings, seed: str) -> None:
        self.game = game
        self.settings = game.schema.complete(settings)
        self.seed = seed
        self.decisions: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.state: State = game.start(self.settings, seeded(seed), self.events)

    def play(self, dice: Dice) -> None:
        """Play to the end."""
        while self.state.actor != NOBODY:
            games_end(len(self.decisions))
            actors_have_options(self.game, self.state)
            actors = self.state.actors()
            seat = actors[dice.below(len(actors))]
            choices = self.state.options(seat)
            self.take(seat, choices[dice.below(len(choices))])

    def take(self, seat: int, choice: int) -> None:
        self.decisions.append((seat, choice))
        try:
            self.state.take(seat, choice)
        except Exception as error:
            detail = f"{self.game.verbs.notation(choice)}: {type(error).__name__}: {error}"
            raise Broken(listed_choices_can_be_taken.__name__, detail) from error

    def journal(self, decisions: int) -> Journal:
        """The game up to a decision, as evidence."""
        moves = [f"{seat + 1} {self.game.verbs.notation(choice)}" for seat, choice in self.decisions[:decisions]]
        return Journal(self.game.id, self.game.rules_version, self.settings, self.seed, moves, facts=self.game.facts)


def check_game(game: AnyGame, settings: Settings, seed: str, thoroughness: int = 1) -> int:
    """Play one random game twice and check every property; the number of decisions it took.

    The quick checks run at every decision, the others at as many random moments as `thoroughness`
    says, at all of them when the game is not longer than that.
    """
    dice = seeded(f"{seed} choices")
    rehearsal = Rehearsal(game, settings, seed)
    try:
        everything_has_its_message(game)
        rehearsal.play(dice)
    except Broken as broken:
        broken.journal = rehearsal.journal(len(rehearsal.decisions))
        raise
    length = len(rehearsal.decisions)
    moments = set(range(length + 1))
    if thoroughness <= length:
        moments = {int(dice.below(length + 1)) for _ in range(thoroughness)}
    match = Match(game, settings, seed)
    try:
        perform(match, rehearsal, moments, dice)
        check_memory(rehearsal, moments)
    except Broken as broken:
        broken.journal = rehearsal.journal(len(match.decisions))
        raise
    return length


def perform(match: Match, rehearsal: Rehearsal, moments: set[int], dice: Dice) -> None:
    """Play a rehearsed game again, with all the checks."""
    told: list[int] = []
    for number in range(len(rehearsal.decisions) + 1):
        nothing_is_lost(match.game, match.state)
        events_are_said(match.game, match.events[told[-1] if told else 0 :])
        told.append(len(match.events))
        if number in moments:
            check_moment(match, told, dice)
        if number < len(rehearsal.decisions):
            choose_again(match, *rehearsal.decisions[number])
    results_are_shares(match.state)
    same_choices_same_game(rehearsal, match)


def choose_again(match: Match, seat: int, choice: int) -> None:
    """Take a decision that was possible in the rehearsal."""
    try:
        match.choose(seat, choice)
    except Exception as error:
        detail = f"{match.game.verbs.notation(choice)} was possible before: {type(error).__name__}: {error}"
        raise Broken(same_choices_same_game.__name__, detail) from error


def check_moment(match: Match, told: list[int], dice: Dice) -> None:
    """The checks that take their time."""
    game, state = match.game, match.state
    listed_choices_can_be_taken(game, state)
    other_choices_are_refused(game, state)
    clones_are_equal_and_independent(state, dice)
    dumps_restore(game, state, dice)
    positions_know_their_rules(game, state, dice)
    notation_reads_back(game, state)
    questions_are_said(game, state)
    choices_point_at_something(game, state)
    anything_may_be_asked_about(game, state)
    open_fields_are_imagined_as_they_are(state, dice)
    imagining_looks_the_same(game, state, dice)
    other_dice_change_nothing_known(game, state, dice)
    surprises_are_information_points(game, state, dice)
    if sights_follow_from_what_is_told.__name__ not in game.known_to_break:
        sights_follow_from_what_is_told(game, state, dice)
    anybody_can_take_over(state, dice)
    undo_goes_back_exactly(match, told)
    saves_load(match)


def play_on(state: State, dice: Dice) -> None:
    """Play to the end with random choices, in random order where several decide at once."""
    for _ in range(LONGEST_GAME):
        actors = state.actors()
        if not len(actors):
            return
        seat = actors[dice.below(len(actors))]
        options = state.options(seat)
        state.take(seat, options[dice.below(len(options))])
    raise Fault(f"not over after {LONGEST_GAME} decisions")


# --- Comparing ------------------------------------------------------------------------------------


def _told(events: list[Event]) -> list[tuple[str, list[int], int]]:
    """Events in a form that can be compared."""
    return [(event.key, list(event.args), event.only) for event in events]


def _same_game(one: State, events: list[Event], other: State, others_events: list[Event]) -> None:
    if one.dump() != other.dump():
        raise Fault(f"the positions differ: {_difference(one.dump(), other.dump())}")
    if _told(events) != _told(others_events):
        raise Fault("the chronicles differ")
    if one.actor == NOBODY and one.result() != other.result():
        raise Fault(f"the results differ: {one.result()} and {other.result()}")


def _difference(expected: list[int], found: list[int]) -> str:
    """The first difference of two dumps."""
    if len(expected) != len(found):
        return f"{len(expected)} numbers expected, {len(found)} found"
    at = next(k for k, (one, other) in enumerate(zip(expected, found, strict=True)) if one != other)
    return f"number {at} of the dump is {found[at]} instead of {expected[at]}"
