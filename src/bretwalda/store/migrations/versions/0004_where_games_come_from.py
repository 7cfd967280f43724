"""Tables and saves say which game they come from, by which rules and facts it is played, and who takes it up again.

A table that waits has no seed any more: it is drawn when the game begins.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Added to the tables as they are: written anew, SQLite would drop the old ones and, with them, every journal.
    for name in ("game_table", "save"):
        op.add_column(name, sa.Column("origin", sa.Text(), nullable=False, server_default=""))
        op.execute(f"update {name} set origin = id")
    op.create_index("ix_game_table_origin", "game_table", ["origin"])
    op.add_column("game_table", sa.Column("facts", sa.Text(), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("position", sa.JSON()))
    op.add_column("game_table", sa.Column("resumes", sa.JSON()))
    op.add_column("save", sa.Column("shown", sa.Integer()))
    op.execute(
        "update game_table set seed = '' where started is null and not exists "
        "(select 1 from entry where entry.table_id = game_table.id)"
    )


def downgrade() -> None:
    op.drop_index("ix_game_table_origin", "game_table")
    for name, column in (
        ("save", "shown"),
        ("save", "origin"),
        ("game_table", "resumes"),
        ("game_table", "position"),
        ("game_table", "facts"),
        ("game_table", "origin"),
    ):
        op.drop_column(name, column)
