"""How Alembic runs here: in our own process, on the connection that `database.opened` hands over."""

from alembic import context

from bretwalda.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by writing the table anew
)
with context.begin_transaction():
    context.run_migrations()
