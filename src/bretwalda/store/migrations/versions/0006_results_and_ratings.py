"""The library of games: how long each was, who played for which side, stand-ins, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("decisions", sa.Integer()))
    op.add_column("seat", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("result", sa.Column("team", sa.Integer()))
    op.add_column("result", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("result", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "rating",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_rating"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_rating_person", ondelete="CASCADE"),
    )
    # Whoever is away at the end was stood in for; who came back before it nobody knows any more.
    op.execute("update seat set stood_in = away where away")


def downgrade() -> None:
    op.drop_table("rating")
    for name in ("rated", "stood_in", "team"):
        op.drop_column("result", name)
    op.drop_column("seat", "stood_in")
    op.drop_column("game_table", "decisions")
