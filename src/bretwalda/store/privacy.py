"""All that the database holds of one person, and how it forgets them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, Connection, Select, delete, func, or_, select, update

from .schema import (
    annotation,
    channel,
    chat,
    game_table,
    learnt,
    owed_notice,
    person,
    rating,
    report,
    result,
    save,
    seat,
    shelved,
    token,
    unfinished,
    wanted_review,
)
from .tables import entries_of

# What goes with a person; of games that others played, too, the person's name goes and the game stays.
OWN = (
    token.c.person, save.c.owner, annotation.c.owner, learnt.c.person, rating.c.person, shelved.c.person,
    report.c.accused, channel.c.person, owed_notice.c.person, wanted_review.c.person,
)  # fmt: skip


def everything(connection: Connection, person_id: str) -> dict[str, Any]:
    """All that is kept of somebody, in their own words and numbers.

    Of games it holds what the person did there, and nothing of what others did or what is still hidden: neither seeds
    nor the places of decisions in a journal, which would count others' secret ones.
    """
    row = connection.execute(select(person).where(person.c.id == person_id)).one()
    return {
        "person": {"name": row.name, "preferences": row.preferences, "has_key": row.key_hash is not None}
        | {"created": row.created, "ignores": len(row.ignored), "sanctions": row.sanctions},
        "devices": _rows(connection, select(token.c.created).where(token.c.person == person_id)),
        "games": _games(connection, person_id),
        "results": _rows(
            connection,
            select(result.c.table_id, result.c.seat, result.c.share, result.c.at).where(result.c.person == person_id),
        ),
        "unfinished": _rows(
            connection,
            select(unfinished.c.table_id, unfinished.c.gave_up, unfinished.c.at).where(
                unfinished.c.person == person_id
            ),
        ),
        "chat": _rows(
            connection,
            select(chat.c.table_id, chat.c.to, chat.c.text, chat.c.at).where(chat.c.person == person_id),
        ),
        "saves": _rows(connection, select(save.c.name, save.c.at).where(save.c.owner == person_id)),
        "notes": _rows(
            connection,
            select(annotation.c.kind, annotation.c.subject, annotation.c.notes, annotation.c.at).where(
                annotation.c.owner == person_id
            ),
        ),
        "learnt": _rows(
            connection,
            select(learnt.c.kind, learnt.c.game, learnt.c.name, learnt.c.well, learnt.c.at).where(
                learnt.c.person == person_id
            ),
        ),
        "reviews": _rows(connection, select(wanted_review.c.at).where(wanted_review.c.person == person_id)),
        "ratings": _rows(connection, select(rating).where(rating.c.person == person_id)),
        "reports": _rows(
            connection,
            select(report.c.table_id, report.c.kind, report.c.words, report.c.at).where(report.c.reporter == person_id),
        ),
        "channels": _rows(
            connection,
            select(channel.c.kind, channel.c.target, channel.c.created).where(channel.c.person == person_id),
        ),
        "notices": _rows(
            connection,
            select(owed_notice.c.table_id, owed_notice.c.kind, owed_notice.c.state, owed_notice.c.due).where(
                owed_notice.c.person == person_id
            ),
        ),
        "put_away": _rows(connection, select(shelved.c.table_id).where(shelved.c.person == person_id)),
    }


def still_needed(connection: Connection, person_id: str) -> int:
    """The tables with other people that somebody still plays at, or has opened and not closed."""
    others = _unfinished(person_id) & game_table.c.id.in_(_with_others(person_id))
    return connection.execute(select(func.count()).select_from(game_table).where(others)).scalar_one()


def forget(connection: Connection, person_id: str) -> int:
    """Forget somebody, unless others still need them; at how many tables they do.

    Unfinished games that they played alone go. Their id stays with the other games: it is nobody's any more.
    """
    if needed := still_needed(connection, person_id):
        return needed
    connection.execute(delete(game_table).where(_unfinished(person_id)))
    name = connection.execute(select(person.c.name).where(person.c.id == person_id)).scalar_one()
    named = game_table.c.id.in_(_taken_part(person_id)) & (game_table.c.name == name)  # usually after its host
    connection.execute(update(game_table).where(named).values(name=""))
    for column in OWN:
        connection.execute(delete(column.table).where(column == person_id))
    connection.execute(delete(unfinished).where(unfinished.c.person == person_id))
    connection.execute(update(chat).where(chat.c.person == person_id).values(name="", text="", mark=""))
    connection.execute(update(seat).where(seat.c.person == person_id).values(name=""))
    for row in connection.execute(select(unfinished.c.table_id, unfinished.c.person, unfinished.c.seats)).all():
        if any(sat["person"] == person_id for sat in row.seats):
            seats = [sat | {"name": ""} if sat["person"] == person_id else sat for sat in row.seats]
            wanted = (unfinished.c.table_id == row.table_id) & (unfinished.c.person == row.person)
            connection.execute(update(unfinished).where(wanted).values(seats=seats))
    _take_words_from_reports(connection, person_id)
    forgotten: dict[str, Any] = {"name": "", "preferences": {}, "key_hash": None, "created": 0}
    forgotten |= {"ignored": [], "sanctions": {}, "notified": False}
    connection.execute(update(person).where(person.c.id == person_id).values(forgotten))
    return 0


def _take_words_from_reports(connection: Connection, person_id: str) -> None:
    """What others have shown to the host stays, without this person's words."""
    connection.execute(update(report).where(report.c.reporter == person_id).values(words=""))
    for row in connection.execute(select(report.c.id, report.c.evidence)).all():
        if any(line["person"] == person_id for line in row.evidence):
            kept = [line for line in row.evidence if line["person"] != person_id]
            connection.execute(update(report).where(report.c.id == row.id).values(evidence=kept))


def _unfinished(person_id: str) -> ColumnElement[bool]:
    """Tables of somebody at which a game waits or goes on."""
    seated = select(seat.c.table_id).where(seat.c.person == person_id)
    own = or_(game_table.c.host == person_id, game_table.c.id.in_(seated))
    return own & game_table.c.ended.is_(None) & game_table.c.closed.is_(None)


def _taken_part(person_id: str) -> CompoundSelect[Any]:
    """Tables at which somebody has ever sat, or that they opened."""
    opened = select(game_table.c.id).where(game_table.c.host == person_id)
    seated = select(seat.c.table_id).where(seat.c.person == person_id)
    left = select(unfinished.c.table_id).where(unfinished.c.person == person_id)
    return opened.union(seated, left)


def _with_others(person_id: str) -> Select[Any]:
    """Tables at which somebody else sits, or that somebody else has opened."""
    seated = select(seat.c.table_id).where(seat.c.person.is_not(None), seat.c.person != person_id)
    return select(game_table.c.id).where(or_(game_table.c.id.in_(seated), game_table.c.host != person_id))


def _games(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The tables at which somebody sits or that they opened, with their own decisions."""
    seated = select(seat.c.table_id).where(seat.c.person == person_id)
    table = game_table.c
    columns = (table.id, table.name, table.game, table.settings, table.created, table.started, table.ended)
    found = _rows(connection, select(*columns).where(or_(table.host == person_id, table.id.in_(seated))))
    for one in found:
        own = select(seat.c.seat).where(seat.c.table_id == one["id"], seat.c.person == person_id)
        one["seats"] = list(connection.execute(own.order_by(seat.c.seat)).scalars())
        decided = [each for each in entries_of(connection, one["id"]) if each.seat in one["seats"]]
        one["decisions"] = [{"seat": each.seat, "move": each.move, "at": each.at} for each in decided]
    return found


def _rows(connection: Connection, wanted: Any) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in connection.execute(wanted).mappings()]
