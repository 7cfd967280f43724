"""Reviews that are being made outlive the server that makes them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "wanted_review",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("process", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_wanted_review"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_wanted_review_person", ondelete="CASCADE"),
    )
    op.create_index("ix_wanted_review_person", "wanted_review", ["person"])
