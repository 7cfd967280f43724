"""Notices to people who are not at the page: ways to reach them, what they are to be told, the server's own key."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("person", sa.Column("notified", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "channel",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.JSON(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("code", sa.Text()),
        sa.Column("guesses", sa.Integer(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channel"),
        sa.UniqueConstraint("secret", name="uq_channel_secret"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_channel_person", ondelete="CASCADE"),
    )
    op.create_index("ix_channel_person", "channel", ["person"])
    op.create_table(
        "owed_notice",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_owed_notice"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_owed_notice_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_owed_notice_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_owed_notice_due", "owed_notice", ["due"])
    op.create_table(
        "server_secret",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_secret"),
    )
