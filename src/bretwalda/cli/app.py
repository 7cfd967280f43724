"""The application: the list of commands, and Typer's own complaints as refusals."""

from __future__ import annotations

import platform
from functools import cache
from typing import Annotated, Any

import typer
from typer.main import get_command

from bretwalda import __version__, compiled
from bretwalda.engine.refusal import Refusal

from . import anywhere, completion
from .arena import arena
from .backup import backup
from .bench import bench
from .chaos import chaos
from .doctor import doctor
from .explain import explain_decision
from .facts import facts as facts_commands
from .fuzz import fuzz
from .games import games
from .help import HelpfulCommand, HelpfulGroup
from .ladder import ladder
from .play import play
from .replay import replay
from .restore import restore
from .review import review_game
from .rules import rules
from .selfplay import selfplay
from .serve import serve
from .show import show
from .soak import soak
from .speech import say
from .think import think
from .train import train
from .verify import verify

app = typer.Typer(
    cls=HelpfulGroup,
    name="bretwalda",
    help="help-bretwalda",
    add_completion=False,  # Typer's own options speak English only
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    invoke_without_command=True,
)
app.command("serve", cls=HelpfulCommand, help="help-serve")(serve)
app.command("think", cls=HelpfulCommand, help="help-think")(think)
app.command("chaos", cls=HelpfulCommand, help="help-chaos")(chaos)
app.command("soak", cls=HelpfulCommand, help="help-soak")(soak)
app.command("backup", cls=HelpfulCommand, help="help-backup")(backup)
app.command("restore", cls=HelpfulCommand, help="help-restore")(restore)
app.command("doctor", cls=HelpfulCommand, help="help-doctor")(doctor)
app.command("games", cls=HelpfulCommand, help="help-games")(games)
app.command("rules", cls=HelpfulCommand, help="help-rules")(rules)
app.command("play", cls=HelpfulCommand, help="help-play")(play)
app.command("show", cls=HelpfulCommand, help="help-show")(show)
app.command("replay", cls=HelpfulCommand, help="help-replay")(replay)
app.command("explain", cls=HelpfulCommand, help="help-explain")(explain_decision)
app.add_typer(facts_commands, name="facts", help="help-facts-command")
app.command("review", cls=HelpfulCommand, help="help-review")(review_game)
app.command("verify", cls=HelpfulCommand, help="help-verify")(verify)
app.command("arena", cls=HelpfulCommand, help="help-arena")(arena)
app.command("ladder", cls=HelpfulCommand, help="help-ladder")(ladder)
app.command("selfplay", cls=HelpfulCommand, help="help-selfplay")(selfplay)
app.command("train", cls=HelpfulCommand, help="help-train")(train)
app.command("bench", cls=HelpfulCommand, help="help-bench")(bench)
app.command("fuzz", cls=HelpfulCommand, help="help-fuzz")(fuzz)


@app.callback()
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Annotated[str | None, typer.Option(anywhere.LANG, metavar="en|fr", help="help-lang")] = None,
    facts: Annotated[str | None, typer.Option(anywhere.FACTS, metavar="DIR", help="help-facts")] = None,
    installing: Annotated[bool, typer.Option("--install-completion", help="help-install-completion")] = False,
    showing: Annotated[bool, typer.Option("--show-completion", help="help-show-completion")] = False,
) -> None:
    """What comes before a command; `--lang` and `--facts` have been taken off the command line already."""
    answers = {say_version: version, completion.install_completion: installing, completion.show_completion: showing}
    for answer, wanted in answers.items():
        if wanted:
            answer()
            raise typer.Exit
    if context.invoked_subcommand is None:
        serve()


def say_version() -> None:
    """Everything about this installation that a report of a fault should name."""
    key = "version-compiled" if compiled() else "version-plain"
    say(key, version=__version__, python=platform.python_version())


def run(arguments: list[str]) -> int:
    """Run a command line; what Typer finds wrong with it is refused in the reader's language."""
    completion.get_ready()
    try:
        return int(commands()(arguments, prog_name="bretwalda", standalone_mode=False) or 0)
    except typer.TyperException as error:
        raise usage_refusal(error) from None


@cache
def commands() -> Any:
    """The commands as Typer makes them of our functions: that takes longer than most of what they do."""
    return get_command(app)


def usage_refusal(error: Any) -> Refusal:
    """Typer keeps the classes of its complaints to itself, so they are known by name."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Refusal("refused-usage-option", {"option": error.option_name})
    if kind == "BadOptionUsage":
        return Refusal("refused-usage-value", {"option": error.option_name})
    if kind == "MissingParameter":
        param = error.param
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name.upper()
        return Refusal("refused-usage-missing", {"name": name})
    if kind == "BadParameter":
        return Refusal("refused-usage-number", {"option": error.param.opts[-1]})
    return Refusal("refused-usage-words")
