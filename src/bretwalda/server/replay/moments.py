"""The moments of a game as messages: the one place where a replay's views and lines are put together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import WHOLE, Memory, Moment, Viewpoint, remembered
from bretwalda.engine.state import NOBODY, State

from ..live.positions import line, sentence
from ..messages import Sentence
from .messages import Frame, Frames, Mark, Replay
from .sources import Source

MOST_FRAMES = 16  # in one answer


class Look(NamedTuple):
    """A game through somebody's eyes: the moments that they may see."""

    source: Source
    viewpoint: Viewpoint
    path: list[Moment]
    memory: Memory

    def at(self, step: int) -> Moment:
        """The moment of a step; one that is not there, or no longer remembered, is refused."""
        if not self.memory.step <= step < len(self.path):
            first, last = str(self.memory.step), str(len(self.path) - 1)
            raise Refusal("refused-step", {"step": str(step), "first": first, "last": last})
        return self.path[step]

    def state(self, step: int) -> State:
        return self.source.told.state(self.at(step))

    def same(self, viewpoint: Viewpoint, step: int) -> int | None:
        """The step here at the moment of a step of other eyes; None = there is none, or these eyes must not know."""
        if viewpoint == self.viewpoint:
            return step if self.memory.step <= step < len(self.path) else None
        if not self.source.any_eyes:
            return None
        path = self.source.told.path(viewpoint)
        if not 0 <= step < len(path):
            return None
        found = bisect_left(self.path, path[step].decisions, key=lambda moment: moment.decisions)
        return min(found, len(self.path) - 1)


def look(source: Source, viewpoint: Viewpoint | None) -> Look:
    """A game through eyes that one may have, as far back as they may look."""
    eyes = source.look(viewpoint)
    path = source.told.path(eyes)
    told = source.told
    memory = WHOLE if source.open_log else remembered(path, eyes, told.seats, told.chapters())
    return Look(source, eyes, path, memory)


def replay(seen: Look) -> Replay:
    """All moments, without the positions."""
    source, told = seen.source, seen.source.told
    log: list[Sentence] = []
    lines: list[int] = []
    marks: list[Mark] = []
    before = seen.memory.events
    for step, moment in enumerate(seen.path[seen.memory.step :], seen.memory.step):
        events = told.events(seen.viewpoint, before, moment.events)
        log += [line(told.game, event.key, tuple(event.args)) for event in events]
        lines.append(len(log))
        if kinds := told.marks(events):
            marks.append(Mark(step, kinds))
        before = moment.events
    return Replay(
        kind=source.kind,
        id=source.id,
        name=source.name,
        game=told.game.id,
        seats=source.seats,
        yours=source.own,
        viewpoint=written(seen.viewpoint),
        viewpoints=[written(each) for each in source.viewpoints()],
        over=source.over,
        first=seen.memory.step,
        movers=[moment.seat for moment in seen.path[seen.memory.step :]],
        decisions=[moment.decisions for moment in seen.path] if source.any_eyes else [],
        lines=lines,
        marks=marks,
        log=log,
        can_fork=source.can_fork,
        can_download=source.can_download,
    )


def frames(seen: Look, first: int, last: int) -> Frames:
    """The positions of some steps, not too many at once."""
    if not first <= last < first + MOST_FRAMES:
        raise Refusal("refused-frames", {"most": str(MOST_FRAMES)})
    steps = range(first, last + 1)
    for step in steps:
        seen.at(step)  # nothing is worked out unless all of them are there
    return Frames([frame(seen, step) for step in steps])


def frame(seen: Look, step: int) -> Frame:
    """A position as its viewpoint knew it."""
    game, state, seat = seen.source.told.game, seen.state(step), seen.viewpoint.seat
    eyes: Sequence[int | None] = range(int(state.seats)) if seen.viewpoint.everything else ()
    view, *hands = game.views(state, [seat, *eyes])
    asked = seat is not None and state.owes(seat)
    return Frame(
        step=step,
        view=view,
        hands=hands,
        waiting=[int(each) for each in state.actors()],
        asked=sentence(game.prompt(state, seat)) if asked and seat is not None else None,
        rule=game.paragraph(state, seat) if asked and seat is not None else None,
        result=state.result() if state.actor == NOBODY else None,
    )


def written(viewpoint: Viewpoint) -> str:
    """A viewpoint as `viewpoint_of` reads it.

    >>> written(Viewpoint(1)), written(Viewpoint()), written(Viewpoint(everything=True))
    ('2', '0', 'all')
    """
    if viewpoint.everything:
        return "all"
    return "0" if viewpoint.seat is None else str(viewpoint.seat + 1)
