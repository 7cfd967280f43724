"""The files for those who run a server: they can be read, and name options and figures that there are.

Where the programs are installed that read them, those say so themselves."""

from __future__ import annotations

import configparser
import inspect
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.install import JUDGES

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


def test_whoever_thinks_is_ended_by_their_server_alone() -> None:
    """systemd would tell all processes at once, and computers that are cut off in a thought decide by lot."""
    for name in UNITS:
        assert unit(name)["Service"]["KillMode"] == "mixed"


def test_whoever_has_lost_the_database_is_left_out() -> None:
    assert "health_uri /health" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert pods()[0]["containers"][0]["readinessProbe"]["httpGet"]["path"] == "/health"


def test_nobody_outside_reads_the_metrics() -> None:
    assert re.search(r"path /metrics\s+respond @counts 403", (DEPLOY / "Caddyfile").read_text("utf-8"))
    every = documents("kubernetes/bretwalda.yaml")
    [ingress] = [each for each in every if each["kind"] == "Ingress"]
    [paths] = [rule["http"]["paths"] for rule in ingress["spec"]["rules"]]
    assert {one["path"]: one["backend"]["service"]["name"] for one in paths} == {"/metrics": "nobody", "/": "bretwalda"}
    [nobody] = [each for each in every if each["kind"] == "Service" and each["metadata"]["name"] == "nobody"]
    assert "selector" not in nobody["spec"]


def judged(program: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """What a program says that is made for such a file."""
    path = f"{JUDGES}/usr/sbin:{JUDGES}/usr/bin:/usr/sbin:/usr/bin:/bin"
    if shutil.which(program, path=path) is None:
        pytest.skip(f"{program} is not installed")
    env = {"PATH": path, "PYTHONPATH": f"{JUDGES}/usr/lib/python3/dist-packages"}
    env |= {"GAMES_HOST": "games.example", "POSTGRES_PASSWORD": "x"}
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, env=env, check=False)


def test_prometheus_takes_the_alerts_and_they_are_raised_when_they_should_be(tmp_path: Path) -> None:
    said = judged("promtool", "test", "rules", Path(__file__).parent / "alerts.yaml")
    assert said.returncode == 0, said.stdout + said.stderr
    panels = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text("utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    rules = [{"record": f"panel:{number}", "expr": expr} for number, expr in enumerate(asked)]
    (tmp_path / "panels.yaml").write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": rules}]}))
    said = judged("promtool", "check", "rules", tmp_path / "panels.yaml")
    assert said.returncode == 0, said.stdout + said.stderr


def test_proxies_take_what_they_are_given(tmp_path: Path) -> None:
    said = judged("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
    assert said.returncode == 0, said.stderr
    documented = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    locations = re.findall(r"For nginx:\n\n```\n(.*?)```", documented, re.DOTALL)[0]
    conf = tmp_path / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds) + "access_log off;\n"
    conf.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ {own} server {{ listen 8080;\n{locations}}} }}\n")
    said = judged("nginx", "-t", "-c", conf)
    assert said.returncode == 0, said.stderr


def test_compose_takes_its_file() -> None:
    said = judged("docker-compose", "-f", DEPLOY / "compose.yaml", "config", "--quiet")
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize("name", UNITS)
def test_systemd_misses_nothing_but_the_program(name: str) -> None:
    said = judged("systemd-analyze", "verify", DEPLOY / name)
    program = shlex.split(unit(name)["Service"]["ExecStart"])[0]
    assert [line for line in said.stderr.splitlines() if f"Command {program} is not executable" not in line] == []
