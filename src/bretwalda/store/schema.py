"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

# Every constraint has a name, so that later migrations can speak of it.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("key_hash", Text, unique=True),  # of the key to carry on from another device
    Column("created", BigInteger, nullable=False),  # all times are milliseconds since 1970
    Column("ignored", JSON, nullable=False, server_default="[]"),  # people whose chat the person does not want to see
    Column("sanctions", JSON, nullable=False, server_default="{}"),  # by kind: what the host has decided about them
    Column("notified", Boolean, nullable=False, server_default=false()),  # has a channel that is in use
)

token = Table(
    "token",
    metadata,
    Column("hash", Text, primary_key=True),  # of the cookie: whoever reads the database cannot be anybody
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("gate", Text, nullable=False),  # hash of the server's password when it was given; empty without one
    Column("created", BigInteger, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("facts", Text, nullable=False, server_default=""),  # their fingerprint; empty = from before it was kept
    Column("options", JSON, key="settings", nullable=False),  # their first name: a word is not worth a migration
    Column("seed", Text, nullable=False),  # empty until the game begins
    Column("position", JSON(none_as_null=True)),  # where the game begins, if that is in the middle of another
    Column("origin", Text, nullable=False, server_default="", index=True),  # the table whose secrets this one shares
    Column("resumes", JSON(none_as_null=True)),  # who sat where in the saved game that is taken up again
    Column("host", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("open_log", Boolean, nullable=False, server_default=true()),
    Column("gathers", Boolean, nullable=False, server_default=false()),  # begins when all who sit there have come
    Column("seconds", Integer),  # the inactivity limit
    Column("deputy", Text, nullable=False),
    Column("pause", Float, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger, index=True),
    Column("closed", BigInteger),  # without a result: the host closed it, or it was given up
    Column("ends_if_given_up", Boolean, nullable=False, server_default=false()),  # otherwise a computer plays on
    Column("alone", Boolean, nullable=False, server_default=false()),  # one person has played, from the beginning on
    Column("practice", Boolean, nullable=False, server_default=false()),  # somebody alone has gone back in it
    Column("lesson", Boolean, nullable=False, server_default=false()),  # it begins as the game's lesson says
    Column("hints", Boolean),  # whether whoever plays may ask for one; null = only somebody alone
    Column("decisions", Integer),  # that stood when the game ended; none = it goes on, or nobody has counted yet
    Column("next", Text),  # the table of the rematch
    Column("commitment", Text, nullable=False, server_default=""),  # to the seed, when the game began
    # For lists, so that they need no game: noted now and then, true up to the entry `noted`.
    Column("waiting", JSON(none_as_null=True)),  # the seats that owe a decision
    Column("moved", BigInteger),  # since when they have owed it
    Column("noted", Integer),
)

# The journal only grows. Its key is the lock: nobody can take a decision that somebody else has taken already.
entry = Table(
    "entry",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),  # `play assemble`, or `undo`
    Column("at", BigInteger, nullable=False),
)

# Journals of games that ended long ago, compressed (`volumes.py`).
volume = Table(
    "volume",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("journal", LargeBinary, nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("person.id"), index=True),
    Column("level", Text),  # of a computer; neither person nor level = open
    Column("away", Boolean, nullable=False),  # a computer plays for the person
    Column("name", Text, nullable=False, server_default=""),  # of somebody who shares the person's screen
    Column("stood_in", Boolean, nullable=False, server_default=false()),  # a computer has decided for a person
)

# Tables that somebody does not want to see in their list any more.
shelved = Table(
    "shelved",
    metadata,
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("person.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("to", JSON),  # seats that it was said to; none = everybody
    Column("readers", JSON),  # the people who sat there then
    Column("text", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

save = Table(
    "save",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("journal", Text, nullable=False),  # the save file
    Column("seats", JSON, nullable=False),  # who sat where: person, level
    Column("origin", Text, nullable=False, server_default=""),  # the table whose secrets it holds
    Column("shown", Integer),  # how many positions its owner had been shown; none = from before that was kept
    Column("uploaded", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The only row of it is written to see whether the disk takes it.
health = Table(
    "health",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

result = Table(
    "result",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("person.id"), index=True),
    Column("level", Text),
    Column("share", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("team", Integer),  # of which the seat was; none = nobody has asked the game yet
    Column("side", Text),  # what the seat played for (`Game.side`); none = likewise
    Column("stood_in", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),  # the game counts for the person's rating
)

# Games that ended for somebody without a result: they gave up, or the table was closed.
unfinished = Table(
    "unfinished",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("gave_up", Boolean, nullable=False),  # the person; otherwise somebody else ended it
    Column("seats", JSON, nullable=False),  # who sat where then: person, name, level
    Column("at", BigInteger, nullable=False),
)

# What somebody has written beside a game that they look at again.
annotation = Table(
    "annotation",
    metadata,
    Column("owner", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),  # `tables`, `saves`
    Column("subject", Text, primary_key=True),  # the id of the table or the save
    Column("notes", JSON, nullable=False),
    Column("link", Text, unique=True),  # for others; none = it is not shared
    Column("at", BigInteger, nullable=False),
)

# What was found in a game that is over when somebody had it reviewed.
game_review = Table(
    "game_review",
    metadata,
    Column("fingerprint", Text, primary_key=True),  # of its settings, seed and decisions
    Column("found", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Reviews that are being made: one that a server has not finished is made by whichever is asked for it next.
wanted_review = Table(
    "wanted_review",
    metadata,
    Column("fingerprint", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("process", BigInteger, nullable=False),  # the server that makes it
    Column("at", BigInteger, nullable=False),
)

# What somebody has done for the first time: tried a puzzle, a small achievement.
learnt = Table(
    "learnt",
    metadata,
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),  # `puzzle`, `deed`
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),  # of the puzzle or the deed
    Column("well", Boolean, nullable=False),  # a puzzle that was not found at the first try was tried
    Column("at", BigInteger, nullable=False),
)

# How well somebody plays a game among people who wish to know (Glicko-2), as it was after their latest game.
rating = Table(
    "rating",
    metadata,
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The servers that share this database, where it is one that can be shared (docs/decisions/015-several-processes.md).
server_process = Table(
    "server_process",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),  # drawn by lot; its advisory lock has it, too
    Column("address", Text, nullable=False),  # at which other processes reach it
    Column("secret", Text, nullable=False),  # which they know it by
    Column("beat", BigInteger, nullable=False),  # when it last said that it lives, by the database's clock
)

lease = Table(
    "lease",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("process", BigInteger, nullable=False),  # that has the table in its memory; 0 = left to whoever wants it
    Column("claim", BigInteger, nullable=False),  # drawn by lot each time somebody takes it
)

# What somebody has left of something that is counted by the hour, whichever server they come to.
bucket = Table(
    "bucket",
    metadata,
    Column("who", Text, primary_key=True),  # a hash
    Column("what", Text, primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),  # by the database's clock
)

# What somebody has told the host about somebody else, with the chat that they could read.
report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("reporter", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("accused", Text, ForeignKey("person.id"), nullable=False, index=True),
    Column("table_id", Text, nullable=False),  # which may be gone: what matters of it is kept here
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, index=True),  # when the host was done with it
)

# What the host has done on the admin page. The database refuses to change or remove a row.
audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("session", Text, nullable=False),  # the same for all that was done after one entry of the key
    Column("action", Text, nullable=False),
    Column("person", Text),  # about whom; no name, so that whoever is forgotten has none here
    Column("details", JSON, nullable=False),
)

# Whoever has given the key of the admin page lately.
admin_session = Table(
    "admin_session",
    metadata,
    Column("hash", Text, primary_key=True),  # of the cookie
    Column("until", BigInteger, nullable=False),
)

# Ways to tell somebody something who is not at the page.
channel = Table(
    "channel",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # `push`, `mail`, `webhook`
    Column("target", JSON, nullable=False),  # where to
    Column("secret", Text, nullable=False, unique=True),  # for the link to unsubscribe, or to sign what a webhook gets
    Column("code", Text),  # hash of what was sent to an e-mail address that nobody has confirmed yet
    Column("guesses", Integer, nullable=False),  # wrong codes
    Column("failures", Integer, nullable=False),  # in a row
    Column("created", BigInteger, nullable=False),
)

# What somebody is to be told about a table: one thing at a time, and none more before they have been there.
owed_notice = Table(
    "owed_notice",
    metadata,
    Column("person", Text, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, nullable=False),  # `turn`, `invited`, `ended`
    Column("since", BigInteger, nullable=False),  # when it came to that
    Column("state", Text, nullable=False),  # `owed`, `taken` to be told, `told`, `seen`
    Column("due", BigInteger, nullable=False, index=True),  # when it is told, or was
    Column("tries", Integer, nullable=False),
)

# What the server itself has to keep: the key that push services know it by.
server_secret = Table(
    "server_secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
