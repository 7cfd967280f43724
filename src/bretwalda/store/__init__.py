"""The store: what outlives the server, in SQLite or PostgreSQL."""
