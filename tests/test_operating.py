"""The files for those who run a server: they can be read, and name options and figures that there are."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from bretwalda.cli.serve import serve
from bretwalda.server.metrics import Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"
METRIC = re.compile(r"\bbretwalda_\w+")


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((DEPLOY / name).read_text("utf-8")))


def commands() -> Iterator[list[str]]:
    """All that these files start."""
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    yield json.loads(re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)[0])
    yield documents("compose.yaml")[0]["services"]["games"]["command"]
    [deployment] = [each for each in documents("kubernetes/bretwalda.yaml") if each["kind"] == "Deployment"]
    yield deployment["spec"]["template"]["spec"]["containers"][0]["args"]
    yield shlex.split(unit()["Service"]["ExecStart"])[1:]


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=True, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "bretwalda.service")
    return parser


def test_what_is_started_has_only_options_that_there_are() -> None:
    parameters = inspect.signature(serve, eval_str=True).parameters.values()
    known = {parameter.annotation.__metadata__[0].default for parameter in parameters}  # typer's way with Annotated
    assert "--workers" in known
    for command in commands():
        assert command[0] == "serve"
        assert [word for word in command if word.startswith("--") and word not in known] == []


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
    assert documents("compose.yaml")[0]["services"]["games"]["read_only"]
    pod = documents("kubernetes/bretwalda.yaml")[0]["spec"]["template"]["spec"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert pod["containers"][0]["securityContext"]["readOnlyRootFilesystem"]
    assert unit()["Service"]["ProtectSystem"] == "strict"
