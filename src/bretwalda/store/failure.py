"""Storage that fails, as a refusal: whoever asked is told, and nothing has happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError

from bretwalda.engine.refusal import Refusal

UNREADABLE = (ValueError, TypeError, msgspec.ValidationError)  # no JSON, or of other kinds than its columns are for
OF_ONE_STATEMENT = (IntegrityError, DataError, ProgrammingError)  # the database is well: others' work will be done


class StorageFailure(Refusal):
    """The database has not done what it was asked for.

    Of the driver's error only its kind is kept: the message may hold what people wrote.
    """

    def __init__(self, cause: str, down: bool = False, in_doubt: bool = False) -> None:
        super().__init__("refused-storage")
        self.cause = cause
        self.down = down  # locked, full or gone: it would fail others as well
        self.in_doubt = in_doubt  # it failed while it committed: perhaps it has been done


class Lost(StorageFailure):
    """Another server has taken the table over: nothing is written for it here any more."""

    def __init__(self) -> None:
        super().__init__(cause="lost")


class Damage(Refusal):
    """What is stored is not what was written there."""

    def __init__(self, cause: str) -> None:
        super().__init__("refused-damaged")
        self.cause = cause


def failure_of(error: Exception, committing: bool = False) -> Exception:
    """A driver's error as a failure of the storage; any other error as it is."""
    if not isinstance(error, SQLAlchemyError | OSError):
        return error
    if isinstance(error, OF_ONE_STATEMENT) or type(error) is StatementError:
        return StorageFailure(type(error).__name__)
    return StorageFailure(type(error).__name__, down=True, in_doubt=committing)


@contextmanager
def reading() -> Iterator[None]:
    """What goes wrong while something is read: the database fails, or it holds what nobody can read."""
    try:
        yield
    except UNREADABLE as error:
        raise Damage(type(error).__name__) from None
    except (SQLAlchemyError, OSError) as error:
        raise failure_of(error) from None
