"""Notes beside games that are looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "annotation",
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.Column("link", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "kind", "subject", name="pk_annotation"),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_annotation_owner", ondelete="CASCADE"),
        sa.UniqueConstraint("link", name="uq_annotation_link"),
    )


def downgrade() -> None:
    op.drop_table("annotation")
