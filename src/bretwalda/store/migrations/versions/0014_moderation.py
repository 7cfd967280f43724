"""Moderation: whom people ignore, reports, what the host decides, and a log of it that only grows."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

STAYS = "the audit log only grows"
POSTGRES = f"""
    CREATE OR REPLACE FUNCTION audit_stays() RETURNS trigger AS $$
    BEGIN RAISE EXCEPTION '{STAYS}'; END
    $$ LANGUAGE plpgsql
"""


def upgrade() -> None:
    op.add_column("person", sa.Column("ignored", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("person", sa.Column("sanctions", sa.JSON(), server_default="{}", nullable=False))
    op.create_table(
        "report",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=False),
        sa.Column("accused", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("evidence", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
        sa.ForeignKeyConstraint(["reporter"], ["person.id"], name="fk_report_reporter"),
        sa.ForeignKeyConstraint(["accused"], ["person.id"], name="fk_report_accused"),
    )
    for column in ("reporter", "accused", "closed"):
        op.create_index(f"ix_report_{column}", "report", [column])
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_table(
        "admin_session",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_admin_session"),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES)
        op.execute(
            "CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_stays()"
        )
    else:
        for change in ("update", "delete"):
            op.execute(
                f"CREATE TRIGGER audit_stays_{change} BEFORE {change} ON audit"
                f" BEGIN SELECT RAISE(ABORT, '{STAYS}'); END"
            )
