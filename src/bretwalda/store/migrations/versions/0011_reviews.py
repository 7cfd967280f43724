"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "game_review",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_game_review"),
    )


def downgrade() -> None:
    op.drop_table("game_review")
