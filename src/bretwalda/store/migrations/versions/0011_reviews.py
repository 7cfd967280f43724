"""Reviews of finished games, and what people have learnt."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "game_review",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_game_review"),
    )
    op.create_table(
        "learnt",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("well", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", "game", "name", name="pk_learnt"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_learnt_person", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("learnt")
    op.drop_table("game_review")
