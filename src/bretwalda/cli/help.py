"""`--help` in the reader's language: the `help` of a command or an option is the id of its text."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from bretwalda.engine.refusal import Refusal

from .speech import columns, texts


class HelpfulCommand(TyperCommand):
    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _explained(super().shell_complete(ctx, incomplete))

    def get_help(self, ctx: Any) -> str:
        arguments = [_spelled(param) for param in self.params if param.param_type_name == "argument"]
        return "\n".join([*_heading(self, ctx, arguments), *_parameters(self)])


class HelpfulGroup(TyperGroup):
    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        return _explained(super().shell_complete(ctx, incomplete))

    def get_help(self, ctx: Any) -> str:
        commands = columns([("", name, _text(command.help)) for name, command in self.commands.items()])
        heading = [*_heading(self, ctx, [texts().say("help-command")]), texts().say("help-commands")]
        return "\n".join([*heading, *commands, "", *_parameters(self), "", texts().say("help-exit")])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands and not ctx.resilient_parsing:  # a shell that completes is not complained to
            raise Refusal("refused-command", {"command": cmd_name, "known": ", ".join(self.commands)})
        return self.commands.get(cmd_name)


def _explained(items: list[Any]) -> list[Any]:
    """What could complete a command line, each with its text instead of the text's id."""
    for item in items:
        item.help = _text(item.help)
    return items


def _heading(command: Any, ctx: Any, arguments: list[str]) -> list[str]:
    usage = " ".join([ctx.command_path, *arguments, "[options]"])
    return [texts().say("help-usage", usage=usage), "", _text(command.help), ""]


def _parameters(command: Any) -> list[str]:
    rows = [("", _spelled(param), _explanation(param)) for param in command.params]
    rows.append(("", "--help", texts().say("help-help")))
    return [texts().say("help-parameters"), *columns(rows)]


def _spelled(param: Any) -> str:
    """A parameter as it is written on the command line: `[GAME]`, `--seed SEED`, `--json`."""
    name = param.metavar or param.name.upper()
    if param.param_type_name == "argument":
        return str(name if param.required else f"[{name}]")
    return str(param.opts[0]) if param.is_flag else f"{param.opts[0]} {name}"


def _explanation(param: Any) -> str:
    """What a parameter is for, and what it is without being given: no word where that is nothing at all."""
    usual = param.default() if callable(param.default) else param.default
    if param.is_flag if param.param_type_name == "option" else param.required:
        return _text(param.help)
    if usual is None or usual == "" or usual == [] or usual == ():
        return _text(param.help)
    return texts().say("help-usual", text=_text(param.help), value=str(usual))


def _text(key: str | None) -> str:
    return texts().say(key) if key else ""
