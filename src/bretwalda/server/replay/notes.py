"""Notes beside a game: what may be written, where it stands for other eyes, and who may read it.

A note belongs to a step of a viewpoint. While a game is played nobody else reads it; when everything may be seen it
stands in every viewpoint at the moment that it was written at, and its author may share it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bretwalda.engine.journal import commitment
from bretwalda.engine.languages import LANGUAGES
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import viewpoint_of
from bretwalda.store.notes import Edit
from bretwalda.store.notes import Notes as Written

from .messages import Note, NotesFile, PlacedNote
from .moments import Look
from .sources import Source

FORMAT = 1
LONGEST_TITLE = 80  # characters in one language
LONGEST_TEXT = 2_000
MOST_NOTES = 200  # beside one game
MOST_CHARACTERS = 60_000  # of all of them


def placed(seen: Look, notes: Sequence[Note]) -> list[PlacedNote]:
    """Notes where they stand for a viewpoint: its own, and others' where one may look through any eyes."""
    seats = seen.source.told.seats
    steps = [seen.same(viewpoint_of(note.viewpoint, seats), note.step) for note in notes]
    out = [PlacedNote(step, note) for step, note in zip(steps, notes, strict=True) if step is not None]
    return sorted(out, key=lambda one: one.step)


def expect_fits(note: Note) -> None:
    """Refuse what is too long, or cannot be read."""
    for words, most in ((note.title, LONGEST_TITLE), (note.text, LONGEST_TEXT)):
        if any(len(said) > most for said in words.values()):
            raise Refusal("refused-note-long", {"most": str(most)})
    if not {*note.title, *note.text} <= set(LANGUAGES):
        raise Refusal("refused-message")
    if any(not character.isprintable() and character != "\n" for character in all_words(note)):
        raise Refusal("refused-message")


def all_words(note: Note) -> str:
    return "".join((*note.title.values(), *note.text.values()))


def replacing(added: Sequence[Note]) -> Edit:
    """How notes change when some are written: each takes the place of the one at its step."""

    def edit(before: Written) -> Written:
        kept = {(note.viewpoint, note.step): note for note in read(before)}
        for note in added:
            kept[note.viewpoint, note.step] = tidy(note)
        notes = [note for _, note in sorted(kept.items()) if all_words(note)]
        if len(notes) > MOST_NOTES or sum(len(all_words(note)) for note in notes) > MOST_CHARACTERS:
            raise Refusal("refused-notes", {"most": str(MOST_NOTES), "characters": str(MOST_CHARACTERS)})
        return [msgspec.to_builtins(note) for note in notes]

    return edit


def tidy(note: Note) -> Note:
    title, text = ({code: said.strip() for code, said in words.items()} for words in (note.title, note.text))
    return Note(note.viewpoint, note.step, title, text)


def read(stored: Written) -> list[Note]:
    return msgspec.convert(stored, list[Note])


def as_file(source: Source, notes: Sequence[Note]) -> bytes:
    """Notes as a file; the game is named by what its seed was committed to, which is no secret."""
    story = source.told.story
    data = NotesFile(FORMAT, story.game.id, commitment(story.seed), list(notes))
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def from_file(source: Source, data: bytes) -> list[Note]:
    """The notes of a file; those of another game, or at steps that are not there, are refused."""
    try:
        file = msgspec.json.decode(data, type=NotesFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("refused-file-broken", {"detail": str(error)}) from None
    if file.bretwalda_notes != FORMAT:
        raise Refusal("refused-file-format", {"format": str(file.bretwalda_notes)})
    story = source.told.story
    if (file.game, file.commitment) != (story.game.id, commitment(story.seed)):
        raise Refusal("refused-notes-other")
    for note in file.notes:
        expect_fits(note)
    return file.notes
