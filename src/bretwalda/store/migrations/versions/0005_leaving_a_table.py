"""Tables that are closed, given up or put out of sight; names of seats; games alone, and practice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # Added to the tables as they are: written anew, SQLite would drop the old ones and, with them, every journal.
    op.add_column("game_table", sa.Column("closed", sa.BigInteger()))
    op.add_column("game_table", sa.Column("ends_if_given_up", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("alone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seat", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "shelved",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_shelved"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_shelved_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_shelved_table_id", ondelete="CASCADE"),
    )
    # Until now nobody could give a seat up: whoever plays in a game that has begun has played in it from the beginning.
    alone = "(select count(distinct person) from seat where seat.table_id = game_table.id) = 1"
    op.execute(f"update game_table set alone = {alone} where started is not null")


def downgrade() -> None:
    op.drop_table("shelved")
    op.drop_column("seat", "name")
    for name in ("practice", "alone", "ends_if_given_up", "closed"):
        op.drop_column("game_table", name)
