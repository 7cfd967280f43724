"""Whatever is wrong with a command line: one sentence in the reader's language, exit code 2."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WRONG = {
    "dance": ("There is no command “dance”", "Il n’y a pas de commande « dance »"),
    "--dance": ("There is no option --dance here", "Il n’y a pas d’option --dance ici"),
    "games --dance": ("There is no option --dance here", "Il n’y a pas d’option --dance ici"),
    "games dance": ("Too many arguments", "Trop d’arguments"),
    "games --json=3": ("The option --json is not used like that", "ne s’emploie pas ainsi"),
    "play king_is_dead --seed": ("The option --seed is not used like that", "ne s’emploie pas ainsi"),
    "play": ("GAME is missing", "Il manque GAME"),
    "show": ("FILE|GAME is missing", "Il manque FILE|GAME"),
    "replay": ("FILE is missing", "Il manque FILE"),
    "verify": ("FILE is missing", "Il manque FILE"),
    "serve --limit popcorn=3": ("There is no limit “popcorn”", "Il n’y a pas de limite « popcorn »"),
    "serve --limit people=many": ("“people” must be a whole number", "« people » doit être un nombre entier"),
    "play chess": ("There is no game called “chess”", "Il n’y a pas de jeu « chess »"),
    "show chess": ("neither a save file nor one of the games", "ni une partie sauvegardée ni l’un des jeux"),
    "bench chess": ("There is no game called “chess”", "Il n’y a pas de jeu « chess »"),
    "play king_is_dead --seats me,you": ("“you” cannot sit at a table", "« you » ne peut pas s’asseoir"),
    "play king_is_dead --seats me,": ("“” cannot sit at a table", "«  » ne peut pas s’asseoir"),
    "play king_is_dead --seats you": ("“you” cannot sit at a table", "« you » ne peut pas s’asseoir"),
    "play britannia --seats me,normal": ("2 seats are named", "Places nommées : 2"),
    "play king_is_dead --seats me": ("“players” cannot be “1”", "« players » ne peut pas valoir « 1 »"),
    "play king_is_dead --seats me,me,me,me,me": ("cannot be “5”", "ne peut pas valoir « 5 »"),
    "play king_is_dead --seats me,me --settings players=3": ("2 seats are named", "Places nommées : 2"),
    "play king_is_dead --settings wind=strong": ("no setting “wind”", "pas de réglage « wind »"),
    "play king_is_dead --settings advanced=maybe": ("cannot be “maybe”", "ne peut pas valoir « maybe »"),
    "play king_is_dead --settings advanced": ("cannot be “”", "ne peut pas valoir «  »"),
    f"play king_is_dead --seed {'x' * 201}": ("at most 200 characters", "200 caractères au plus"),
    "play king_is_dead --seed \udcff": ("at most 200 characters", "200 caractères au plus"),
    "show king_is_dead --steps few": ("--steps does not take this value", "--steps n’accepte pas cette valeur"),
    "show king_is_dead --steps -1": ("--steps does not take this value", "--steps n’accepte pas cette valeur"),
    "show king_is_dead --seat 0": ("--seat does not take this value", "--seat n’accepte pas cette valeur"),
    "show king_is_dead --seat 3": ("There is no seat 3", "Il n’y a pas de place 3"),
    "bench --seconds 0": ("more than 0", "dépasser 0"),
    "bench --seconds nan": ("more than 0", "dépasser 0"),
    "bench --seconds inf": ("more than 0", "dépasser 0"),
    "bench --seconds soon": ("--seconds does not take this value", "--seconds n’accepte pas cette valeur"),
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_refused(run: Run, line: str) -> None:
    for language, words in zip(("en", "fr"), WRONG[line], strict=True):
        outcome = run(*line.split(" "), "--lang", language)
        assert outcome.code == 2
        assert outcome.out == ""
        assert len(outcome.err.splitlines()) == 1
        assert words in outcome.err.replace("\u202f", " ")


@pytest.mark.parametrize("arguments", [["--lang", "tlh", "games"], ["games", "--lang=tlh"], ["--lang"]])
def test_an_unknown_language_is_refused_in_english(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.err.startswith("There is no language")


def test_numbers_beyond_a_saved_game_are_refused(run: Run, save: Path) -> None:
    for arguments in (["show", str(save), "--steps", "9999"], ["replay", str(save), "--from", "9999"]):
        outcome = run(*arguments)
        assert outcome.code == 2
        assert "There is no decision 9999 in the file" in outcome.err
    assert run("replay", str(save), "--from", "0").code == 2
    assert run("show", str(save), "--seat", "3").code == 2


@pytest.mark.parametrize("option", [["--seed", "x"], ["--settings", "players=2"]])
def test_a_saved_game_has_settled_its_set_up(run: Run, save: Path, option: list[str]) -> None:
    assert "leave out --settings and --seed" in run("show", str(save), *option).err
    assert "leave out --settings and --seed" in run("play", "--load", str(save), *option).err


def test_a_saved_game_keeps_its_players_and_its_name(run: Run, save: Path) -> None:
    assert (
        "3 seats are named, but the game has 2 players" in run("play", "--load", str(save), "--seats", "me,me,me").err
    )
    assert run("play", "chess", "--load", str(save)).code == 2


def test_what_was_given_is_repeated_briefly_and_harmlessly(run: Run) -> None:
    outcome = run("play", "\x1b[31m" + "x" * 100_000)
    assert outcome.code == 2
    assert len(outcome.err) < 300
    assert "\x1b" not in outcome.err
