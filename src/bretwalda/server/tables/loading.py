"""A game from the database: by the rules and facts that it was played with, as far as they are still there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bretwalda.engine.game import Game
from bretwalda.engine.journal import Journal, split_move
from bretwalda.engine.match import numbers_of
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game
from bretwalda.store.failure import Damage
from bretwalda.store.lines import LineRecord
from bretwalda.store.saves import SaveRecord
from bretwalda.store.tables import EntryRecord, TableRecord

from .history import History

UNSEEDED = ""  # the game at a table that waits: nobody is shown it, and it is dealt when it begins


class Recalled(NamedTuple):
    """A game as the database has it."""

    history: History
    outdated: bool  # played by other rules, or with other facts: it can be looked at, and nothing more


def replay_table(record: TableRecord, entries: Sequence[EntryRecord]) -> Recalled:
    """Play a table's journal again. One of other rules goes as far as it is legal by those of today."""
    played = game(record.game).by_rules(record.rules)
    outdated = is_outdated(played, record)
    history = History(played, record.settings, record.seed or UNSEEDED, record.position or ())
    play(history, [(entry.seat, entry.move) for entry in entries], as_far_as_possible=outdated)
    return Recalled(history, outdated)


def replay_journal(journal: Journal) -> History:
    """A journal of our own, played again; likewise."""
    played = game(journal.game).by_rules(journal.rules)
    current = played.rules_version == journal.rules and (journal.facts or played.own_facts) == played.facts
    history = History(played, journal.settings, journal.seed, numbers_of(journal))
    play(history, [split_move(line) for line in journal.moves], as_far_as_possible=not current)
    return history


def kept_journal(record: SaveRecord) -> Journal:
    """The journal of a save; we have written it ourselves."""
    try:
        return msgspec.json.decode(record.journal, type=Journal)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Damage(type(error).__name__) from None


def play(history: History, moves: Sequence[tuple[int, str]], as_far_as_possible: bool) -> None:
    for seat, move in moves:
        try:
            history.add(seat, move)
        except Refusal:
            if as_far_as_possible:
                return
            raise


def is_outdated(today: Game[Any], record: TableRecord | LineRecord) -> bool:
    """Whether a game was begun by rules or with facts that are no longer there.

    Before facts were kept with a table, one number stood for rules and facts together.
    """
    played = today.by_rules(record.rules)
    if record.facts:
        same = record.rules == played.rules_version and record.facts == played.facts
    else:
        same = record.rules == played.edition
    return record.started is not None and not same
