"""The files for those who run a server: they can be read, and name options and figures that there are."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from bretwalda.cli.serve import serve
from bretwalda.cli.think import think
from bretwalda.server.metrics import Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"
COMMANDS: dict[str, Callable[..., None]] = {"serve": serve, "think": think}
UNITS = ("bretwalda.service", "bretwalda-think.service")
METRIC = re.compile(r"\bbretwalda_\w+")


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text("utf-8")))


def commands() -> Iterator[list[str]]:
    """All that these files start."""
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    yield json.loads(re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)[0])
    for service in ("games", "thinking"):
        yield documents("compose.yaml")[0]["services"][service]["command"]
    for pod in pods():
        yield pod["containers"][0]["args"]
    for name in UNITS:
        yield shlex.split(unit(name)["Service"]["ExecStart"])[1:]


def pods() -> list[Any]:
    every = documents("kubernetes/bretwalda.yaml")
    return [each["spec"]["template"]["spec"] for each in every if each["kind"] == "Deployment"]


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=True, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / name)
    return parser


def test_what_is_started_has_only_options_that_there_are() -> None:
    started = set()
    for name, *words in commands():
        parameters = inspect.signature(COMMANDS[name], eval_str=True).parameters.values()
        known = {parameter.annotation.__metadata__[0].default for parameter in parameters}  # typer's way with Annotated
        assert "--workers" in known
        assert [word for word in words if word.startswith("--") and word not in known] == []
        started.add(name)
    assert started == {"serve", "think"}


def test_what_is_watched_is_measured() -> None:
    measured = set(re.findall(r"^(bretwalda_\w+?)(?:\{| )", Metrics().page().decode(), re.MULTILINE))
    measured |= set(re.findall(r"^# TYPE (bretwalda_\w+)", Metrics().page().decode(), re.MULTILINE))
    for name in ("alerts.yaml", "dashboard.json"):
        watched = set(METRIC.findall((DEPLOY / "monitoring" / name).read_text("utf-8")))
        assert watched
        assert watched - measured - {"bretwalda_refusals_total", "bretwalda_decisions_total"} == set(), name
    panels = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text("utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_nobody_runs_as_root_or_on_a_root_that_can_be_written_to() -> None:
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.search(r"^USER 10001$", container, re.MULTILINE)
    for service in ("games", "thinking"):
        assert documents("compose.yaml")[0]["services"][service]["read_only"]
    for pod in pods():
        assert pod["securityContext"]["runAsNonRoot"]
        assert pod["containers"][0]["securityContext"]["readOnlyRootFilesystem"]
    for name in UNITS:
        assert unit(name)["Service"]["ProtectSystem"] == "strict"


def test_whoever_has_lost_the_database_is_left_out() -> None:
    assert "health_uri /health" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert pods()[0]["containers"][0]["readinessProbe"]["httpGet"]["path"] == "/health"
