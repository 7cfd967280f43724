"""`bretwalda soak`: play for hours at a server of its own that nothing happens to, and see whether it grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .chaos import Parties, Postgres, expect_able, figures, report_faults, report_played
from .speech import answer, say
from .storage import WRONG, AsJson

if TYPE_CHECKING:
    from bretwalda.trials.soak import Sample

MOST_SAMPLES = 12  # that are shown
AN_HOUR = 3600.0


def soak(
    hours: Annotated[float, typer.Option("--hours", min=0.0, help="soak-help-hours")] = 1.0,
    parties: Parties = 8,
    pause: Annotated[float, typer.Option("--pause", min=0.001, help="soak-help-pause")] = 0.005,
    postgres: Postgres = False,
    as_json: AsJson = False,
) -> None:
    """Play, measure now and then, and prove what was played; exit code 1 if anything grows or was lost."""
    expect_able(postgres)
    from bretwalda.trials.chaos import arranged, is_sound
    from bretwalda.trials.soak import soak, verdict

    with arranged("soak", parties, 1, postgres, with_disk=False, pause=pause) as storm:
        samples = soak(storm, AN_HOUR * hours)
        grows, sound = verdict(samples), is_sound(storm, postgres)
        if as_json:
            answer(figures(storm) | {"samples": [each._asdict() for each in samples], "grows": grows, "sound": sound})
        else:
            report_samples(samples)
            report_played(storm)
            report_faults(storm)
            for what in grows:
                say(f"soak-grows-{what}")
            if not grows and sound:
                say("soak-sound")
    if grows or not sound:
        raise typer.Exit(WRONG)


def report_samples(samples: list[Sample]) -> None:
    from bretwalda.trials.soak import bytes_per_entry

    for each in samples[:: max(1, len(samples) // MOST_SAMPLES)]:
        say(
            "soak-sample", seconds=f"{each.seconds:.0f}", memory=f"{each.memory:.1f}",
            descriptors=each.descriptors, entries=each.entries, stored=f"{each.bytes / 1e6:.2f}",
        )  # fmt: skip
    if samples:
        say("soak-entry", bytes=f"{bytes_per_entry(samples[0], samples[-1]):.0f}")
