"""The library of games: what each seat played for, and games that ended for somebody without a result."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

OF_CLOSED = """
select game_table.id, game_table.closed, seat.person, seat.level, seat.name, person.name as shown
from game_table join seat on seat.table_id = game_table.id left join person on person.id = seat.person
where game_table.closed is not null and game_table.started is not null order by game_table.id, seat.seat
"""


def upgrade() -> None:
    op.add_column("result", sa.Column("side", sa.Text()))
    unfinished = op.create_table(
        "unfinished",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("gave_up", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_unfinished"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_unfinished_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_unfinished_person", ondelete="CASCADE"),
    )
    op.create_index("ix_unfinished_person", "unfinished", ["person"])
    # Tables that were closed before: who gave up, and who left earlier, nobody knows any more.
    seats: dict[tuple[str, int], list[dict[str, str | None]]] = {}
    for row in op.get_bind().execute(sa.text(OF_CLOSED)):
        name = None if row.person is None else row.name or row.shown
        seats.setdefault((row.id, row.closed), []).append({"person": row.person, "level": row.level, "name": name})
    rows = [
        {"table_id": table, "person": person, "gave_up": False, "seats": sat, "at": at}
        for (table, at), sat in seats.items()
        for person in {seat["person"] for seat in sat} - {None}
    ]
    if rows:
        op.bulk_insert(unfinished, rows)


def downgrade() -> None:
    op.drop_table("unfinished")
    op.drop_column("result", "side")
