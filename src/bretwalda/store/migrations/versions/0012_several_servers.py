"""Several servers on one database: who is there, whose a table is, what is counted by the hour."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "server_process",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_process"),
    )
    op.create_table(
        "lease",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("process", sa.BigInteger(), nullable=False),
        sa.Column("claim", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lease"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_lease_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "bucket",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("who", "what", name="pk_bucket"),
    )


def downgrade() -> None:
    op.drop_table("bucket")
    op.drop_table("lease")
    op.drop_table("server_process")
