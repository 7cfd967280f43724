"""Tables at which hints are allowed, or not."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("hints", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("game_table", "hints")
