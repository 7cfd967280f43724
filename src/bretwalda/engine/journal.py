"""The journal is the game: what it was set up with and every decision, as readable JSON."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec
from msgspec import UNSET, UnsetType

from .refusal import Refusal
from .schema import Value

FORMAT = 1
UNDO = "undo"
DICE = "dice"
BACK = "back"
HOUSE = -1  # who takes no seat: in a line of a journal, 0
LARGEST_FILE = 2_000_000  # bytes; a long game is a hundredth of it
LONGEST_SEED = 200  # characters, of a seed that somebody chose


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    """A game from the set-up to where it stands: what a save file holds.

    `Match.journal` writes one down, `encode` makes a file of it, `decode` reads the file, `Match.replay` plays it.

    >>> journal = Journal(game="king_is_dead", rules=1, settings={"players": 2}, seed="hastings", moves=["2 pass"])
    >>> decode(journal.encode()).moves
    ['2 pass']

    Attributes:
        game: the id of the game.
        rules: the version of its rules (`Game.rules_version`).
        settings: what it was set up with.
        seed: what all chance in it comes from.
        moves: lines such as `2 play assemble` (seats count from 1 for people) or `2 undo`; after `0 dice wessex`
            chance comes from another seed, because the game went on from a save; after `0 back 12` only the first
            twelve decisions stand, because somebody alone went back.
        result: each seat's share of the victory, once the game is over.
        facts: the fingerprint of the facts it was played with; without one they were the game's own.
        position: numbers as `State.dump` writes them, where the game began in the middle; only their dice do not count.
        bretwalda: the version of this format.
        commitment: the SHA-256 of the seed, which can be shown while the game runs.
        seal: the SHA-256 of all the rest: a file that was altered is found out.
    """

    game: str
    rules: int
    settings: dict[str, Value] = msgspec.field(name="options")  # as files have called it from the beginning
    seed: str
    moves: list[str] = []
    result: list[float] | None = None
    facts: str = ""
    position: str | UnsetType = UNSET
    bretwalda: int = FORMAT
    commitment: str = ""
    seal: str = ""

    @property
    def practice(self) -> bool:
        """Whether somebody has gone back in it, past what they had come to know: its result is none."""
        return any(move.startswith(f"{HOUSE + 1} {BACK} ") for move in self.moves)

    def sealed(self) -> Journal:
        """A copy with the commitment to its seed and a seal over its contents."""
        copy = msgspec.structs.replace(self, commitment=commitment(self.seed), seal="")
        return msgspec.structs.replace(copy, seal=copy.contents_hash())

    def contents_hash(self) -> str:
        """What the seal must be."""
        contents = msgspec.to_builtins(msgspec.structs.replace(self, seal=""))
        if not self.facts:
            del contents["facts"]  # a file from before there were fingerprints keeps its seal
        return sha256(msgspec.json.encode(contents, order="sorted")).hexdigest()

    def encode(self) -> bytes:
        """The save file: readable JSON, sealed. `decode` reads it."""
        return msgspec.json.format(msgspec.json.encode(self.sealed()), indent=1) + b"\n"


def commitment(seed: str) -> str:
    """What is shown of a seed while the game runs: it binds the dealer and tells the players nothing.

    >>> commitment("hastings")[:16]
    '5543778a2ec70e80'
    """
    return sha256(seed.encode()).hexdigest()


def written_position(numbers: Sequence[int]) -> str | UnsetType:
    """`Journal.position`; without numbers the game begins at its beginning."""
    return " ".join(str(number) for number in numbers) if numbers else UNSET


def decode(data: bytes) -> Journal:
    """Read a save file; anything broken or altered is refused.

    Whether its moves are legal only `Match.replay` can tell; `bretwalda.load` does both.

    >>> decode(b"{}")
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: ... (refused-file-broken, detail=Object missing required field `game`)
    """
    if len(data) > LARGEST_FILE:
        raise Refusal("refused-file-too-large")
    try:
        journal = msgspec.json.decode(data, type=Journal)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("refused-file-broken", {"detail": str(error)}) from None
    if journal.bretwalda != FORMAT:
        raise Refusal("refused-file-format", {"format": str(journal.bretwalda)})
    if journal.commitment != commitment(journal.seed):
        raise Refusal("refused-file-commitment")
    if journal.seal != journal.contents_hash():
        raise Refusal("refused-file-seal")
    return journal


def split_move(line: str) -> tuple[int, str]:
    """A line of a journal as a seat (from 0) and what it chose.

    >>> split_move("2 play assemble")
    (1, 'play assemble')
    """
    number, _, words = line.partition(" ")
    if not number.isascii() or not number.isdigit() or len(number) > 2 or not words:
        raise Refusal("refused-move", {"move": line})
    return int(number) - 1, words
