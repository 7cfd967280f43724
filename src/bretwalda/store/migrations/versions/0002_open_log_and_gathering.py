"""Tables say whether their log is open, and whether they begin by themselves; games that run keep their open log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Added to the table as it is: written anew, SQLite would drop the old one and, with it, every journal.
    op.add_column("game_table", sa.Column("open_log", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("game_table", sa.Column("gathers", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("game_table", "gathers")
    op.drop_column("game_table", "open_log")
