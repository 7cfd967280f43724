"""The first tables: people, tables, journals, chat, saves, results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.Column("key_hash", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("key_hash", name="uq_person_key_hash"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("seconds", sa.Integer()),
        sa.Column("deputy", sa.Text(), nullable=False),
        sa.Column("pause", sa.Float(), nullable=False),
        sa.Column("uploaded", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("next", sa.Text()),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_game_table_host"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("code", name="uq_game_table_code"),
    )
    op.create_index("ix_game_table_ended", "game_table", ["ended"])
    op.create_index("ix_game_table_host", "game_table", ["host"])

    op.create_table(
        "save",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("journal", sa.Text(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("uploaded", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_save_owner", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_save"),
    )
    op.create_index("ix_save_owner", "save", ["owner"])

    op.create_table(
        "token",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("gate", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_token_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_token"),
    )
    op.create_index("ix_token_person", "token", ["person"])

    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("to", sa.JSON()),
        sa.Column("readers", sa.JSON()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_chat_person"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("level", sa.Text()),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_result_person"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_result_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result"),
    )
    op.create_index("ix_result_person", "result", ["person"])

    op.create_table(
        "seat",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("level", sa.Text()),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"])


def downgrade() -> None:
    for name in ("seat", "result", "entry", "chat", "token", "save", "game_table", "person"):
        op.drop_table(name)
