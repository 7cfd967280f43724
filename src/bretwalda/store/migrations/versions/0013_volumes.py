"""Journals of games that ended long ago, compressed."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "volume",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("journal", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_volume"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_volume_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("volume")
