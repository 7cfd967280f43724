"""`bretwalda chaos`: play at a server of its own while everything goes wrong, and prove that nothing is lost."""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, Annotated

import typer

from bretwalda.engine.refusal import Refusal

from .speech import answer, quotable, say, texts
from .storage import WRONG, AsJson

if TYPE_CHECKING:
    from bretwalda.trials.storm import Storm

MOST_SHOWN = 20

Parties = Annotated[int, typer.Option("--parties", min=1, help="chaos-help-parties")]
Postgres = Annotated[bool, typer.Option("--postgres", help="chaos-help-postgres")]


def chaos(
    minutes: Annotated[float, typer.Option("--minutes", min=0.0, help="chaos-help-minutes")] = 10.0,
    servers: Annotated[int, typer.Option("--servers", min=1, help="chaos-help-servers")] = 1,
    parties: Parties = 8,
    seed: Annotated[str, typer.Option("--seed", help="chaos-help-seed")] = "chaos",
    postgres: Postgres = False,
    as_json: AsJson = False,
) -> None:
    """Let faults strike for some minutes; exit code 1 if anything was lost, told, or stood still."""
    expect_able(postgres or servers > 1)
    from bretwalda.trials.chaos import arranged, blow, is_sound

    def tell(seconds: float, fault: str) -> None:
        if not as_json:
            print(f"{seconds:8.1f} s  {texts().say(f'chaos-fault-{dashed(fault)}')}", flush=True)

    with arranged(seed, parties, servers, postgres) as storm:
        blow(storm, minutes, tell)
        sound = is_sound(storm, postgres or servers > 1)
        if as_json:
            answer(figures(storm) | {"sound": sound})
        else:
            report(storm, sound)
    if not sound:
        raise typer.Exit(WRONG)


def expect_able(postgres: bool) -> None:
    """Refuse where servers cannot be treated so, or the database that is asked for is not there."""
    if sys.platform != "linux":
        raise Refusal("refused-chaos-system")
    from bretwalda.trials.cluster import installed

    if postgres and not installed():
        raise Refusal("refused-no-postgres")


def figures(storm: Storm) -> dict[str, object]:
    found = Counter(fault.kind for fault in storm.faults)
    return {
        "struck": dict(storm.struck), "counts": dict(storm.counts), "found": dict(found),
        "take_over": summary(storm.takeovers), "everybody_back": summary(storm.returns),
    }  # fmt: skip


def summary(times: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    return {name: {"median": median(each), "most": max(each)} for name, each in times.items()}


def report(storm: Storm, sound: bool) -> None:
    """What was done, what was found, and the verdict."""
    say("chaos-struck")
    for fault, number in storm.struck.most_common():
        print(f"{number:12,}  {texts().say(f'chaos-fault-{dashed(fault)}')}")
    report_played(storm)
    for key, times in (("chaos-take-over", storm.takeovers), ("chaos-everyone-back", storm.returns)):
        for fault, seconds in times.items():
            name = texts().say(f"chaos-fault-{dashed(fault)}")
            say(key, fault=name, median=f"{median(seconds):.1f}", most=f"{max(seconds):.1f}")
    for error, number in storm.house.errors.most_common(MOST_SHOWN):
        say("chaos-logged", number=number, error=quotable(error))
    report_faults(storm)
    say("chaos-sound" if sound else "chaos-unsound")


def report_played(storm: Storm) -> None:
    say("chaos-played")
    for what, number in sorted(storm.counts.items()):
        print(f"{number:12,}  {texts().say(f'chaos-count-{dashed(what)}')}")


def report_faults(storm: Storm) -> None:
    say("chaos-found")
    found = Counter(fault.kind for fault in storm.faults)
    for kind in storm.KINDS:
        print(f"{found[kind]:12,}  {texts().say(f'chaos-kind-{dashed(kind)}')}")
    for fault in storm.faults[:MOST_SHOWN]:
        print(f"{fault.kind}: {fault.what}")


def dashed(name: str) -> str:
    """What trials name, as it stands in the key of a text."""
    return name.replace("_", "-").replace(" ", "-")
