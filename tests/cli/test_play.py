"""Playing at the screen: numbers, notation, words, undo, save, load, hot seat, leaving."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bretwalda
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, Player
from bretwalda.cli.seats import Seats, seat_players
from bretwalda.cli.table import Table
from bretwalda.engine.journal import commitment
from bretwalda.engine.state import State

if TYPE_CHECKING:
    from tests.cli.conftest import Run

KING = "king_is_dead"
TWO = ("play", KING, "--seats", "me,me", "--seed", "hastings", "--save", "game.json")


def moves(path: Path) -> list[str]:
    """The moves in a save file without the seats."""
    return [move.partition(" ")[2] for move in bretwalda.load(path).journal().moves]


@pytest.mark.parametrize("seats", ["me,random", "random,me,random", "me,me,me,me"])
@pytest.mark.parametrize("advanced", ["yes", "no"])
def test_a_whole_game_by_numbers(run: Run, tmp_path: Path, seats: str, advanced: str) -> None:
    outcome = run(
        "play", KING, "--seats", seats, "--settings", f"advanced={advanced}", "--save", "game.json",
        typed="2\n1\n" * 500,
    )  # fmt: skip
    assert outcome.code == 0, outcome.err
    match = bretwalda.load(tmp_path / "game.json")
    assert match.over
    assert match.settings == {"players": seats.count(",") + 1, "advanced": advanced == "yes"}
    assert f"The seed was “{match.seed}”." in outcome.out
    assert commitment(match.seed) in outcome.out.splitlines()[0]


def test_a_game_whose_seats_are_settled_takes_a_list_of_them(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "britannia", "--seats", "me,normal,normal,me", "--save", "game.json", typed="quit\n")
    assert outcome.code == 0, outcome.err
    assert bretwalda.load(tmp_path / "game.json").state.seats == 4


def test_a_game_nobody_plays_ends_by_itself(run: Run) -> None:
    outcome = run("play", KING, "--seats", "random,random,random")
    assert outcome.code == 0
    assert "wins" in outcome.out
    assert "> " not in outcome.out


def test_a_seed_settles_the_whole_game(run: Run) -> None:
    games = [run("play", KING, "--seats", "random,random", "--seed", seed).out for seed in ("a", "a", "b")]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_drawn_seed_is_new_every_time(run: Run) -> None:
    assert run("play", KING).out.splitlines()[0] != run("play", KING).out.splitlines()[0]


def test_number_notation_and_words_mean_the_same(run: Run, tmp_path: Path) -> None:
    made = []
    for typed in ("5", "play assemble", "  PLAY   Assemble ", "Play Assemble"):
        run(*TWO, typed=f"{typed}\n")
        made.append(moves(tmp_path / "game.json"))
    assert made == [["play assemble"]] * 4


def test_french_words_are_understood(run: Run, tmp_path: Path) -> None:
    outcome = run(
        *TWO, "--lang", "fr", typed="passer\naide\nannuler\njouer assemblée\nenregistrer autre.json\nquitter\n"
    )
    assert outcome.code == 0
    assert moves(tmp_path / "game.json") == ["pass", "undo", "play assemble"]
    assert moves(tmp_path / "autre.json") == moves(tmp_path / "game.json")
    assert "revenir sur votre dernière décision" in outcome.out
    assert "Au revoir." in outcome.out


def test_nothing_but_a_legal_choice_is_taken(run: Run, tmp_path: Path) -> None:
    outcome = run(*TWO, typed="0\n99\n-1\nregion essex\nfly away\n\n   \n9999999999999999999999\n²\nsave\n\x1b[2J\n")
    assert moves(tmp_path / "game.json") == []
    assert "Number 99 is not on the list." in outcome.out
    assert "That is not possible now." in outcome.out
    assert "“fly away” is not a choice in this game." in outcome.out
    assert "\x1b" not in outcome.out


def test_the_question_is_not_repeated_after_a_mistake(run: Run) -> None:
    assert run(*TWO, typed="99\n").out.count("Play Assemble") == 1
    assert run(*TWO, typed="show\n").out.count("Play Assemble") == 2


def test_undo_takes_back_the_own_decision_only(run: Run, tmp_path: Path) -> None:
    outcome = run(*TWO, typed="undo\nplay assemble\nundo\npass\n")
    assert outcome.out.count("cannot be undone") == 1
    assert moves(tmp_path / "game.json") == ["play assemble", "undo", "pass"]


def test_what_a_machine_has_answered_is_not_taken_back(run: Run) -> None:
    outcome = run("play", KING, "--seed", "hastings", typed="pass\nundo\n")
    assert "cannot be undone" in outcome.out


def test_undone_lines_of_the_chronicle_are_told_again(run: Run) -> None:
    outcome = run(*TWO, typed="play assemble\nundo\nplay assemble\n")
    assert outcome.out.count(" plays Assemble.") == 2


def test_save_and_load_go_on_with_the_same_game(run: Run, tmp_path: Path) -> None:
    run(*TWO, typed="play assemble\nsave other.json\nquit\n")
    assert moves(tmp_path / "other.json") == ["play assemble"]
    outcome = run("play", "--load", "other.json", "--seats", "me,random", "--save", "other.json", typed="1\n" * 500)
    assert outcome.code == 0
    match = bretwalda.load(tmp_path / "other.json")
    assert match.over
    assert match.seed == "hastings"
    assert moves(tmp_path / "other.json")[0] == "play assemble"


def test_a_loaded_game_is_not_told_all_over_again(run: Run, save: Path) -> None:
    outcome = run("play", KING, "--load", str(save))
    assert outcome.code == 0
    assert "plays" not in outcome.out
    assert "wins." in outcome.out


def test_end_of_input_is_a_polite_good_bye(run: Run, tmp_path: Path) -> None:
    outcome = run(*TWO, typed="pass\n")
    assert outcome.code == 0
    assert outcome.out.endswith("Goodbye.\n")
    assert moves(tmp_path / "game.json") == ["pass"]


def test_an_interrupted_game_is_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["pass"])

    def answer(_: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", answer)
    outcome = run(*TWO)
    assert (outcome.code, outcome.err) == (130, "")
    assert moves(tmp_path / "game.json") == ["pass"]


def test_a_hot_seat_shows_each_player_their_own_hand(run: Run) -> None:
    """In the advanced game hands differ: the second question shows the second player's cards."""
    outcome = run("play", KING, "--seats", "me,me", "--settings", "advanced=yes", "--seed", "x", typed="pass\n")
    state = bretwalda.Match(bretwalda.game(KING), {"advanced": True}, "x").state
    game = bretwalda.game(KING)
    hands = [set(game.view(state, seat).seats[seat].hand) for seat in (0, 1)]  # type: ignore[attr-defined]
    first = int(state.actor)
    _, before, after = outcome.out.split("Play a card or pass")
    for own, shown in ((first, before), (1 - first, after)):
        offered = set(re.findall(r"^ *\d+  Play (.+)$", shown, re.MULTILINE))
        playable = hands[own] - {"plot"}  # Plot is never played
        assert offered == {game.texts("en").name("card", card) for card in playable}


def test_private_lines_of_the_chronicle_stay_private(run: Run) -> None:
    """Each seat is told which special cards it was dealt, and only that."""
    outcome = run("play", KING, "--seats", "me,random", "--settings", "advanced=yes", "--seed", "x")
    match = bretwalda.Match(bretwalda.game(KING), {"advanced": True}, "x")
    said = match.game.texts("en")
    told = [[said.message(match.game.message(e)) for e in match.events if e.only == seat] for seat in (0, 1)]
    assert len(told[0]) == len(told[1]) == 3
    assert all(line in outcome.out for line in told[0])
    assert not any(line in outcome.out for line in told[1])


class Onlooker(Player):
    """Notes what it is shown, and takes the first option."""

    def __init__(self) -> None:
        self.shown: list[State] = []
        self.dismissed = False

    def decide(self, imagined: State, seat: int) -> int:
        self.shown.append(imagined)
        return int(imagined.options(seat)[0])

    def close(self) -> None:
        self.dismissed = True


def test_machines_see_an_imagined_position_only() -> None:
    """The real position never reaches a machine: what it gets has other dice."""
    match = bretwalda.Match(bretwalda.game(KING), {"advanced": True}, "x")
    onlookers = [Onlooker(), Onlooker()]
    seats: Seats = [*onlookers]
    Table(match, seats, None).play()
    assert match.over
    for seat, onlooker in enumerate(onlookers):
        numbers = [number for number, decision in enumerate(match.decisions) if decision.seat == seat]
        assert len(onlooker.shown) == len(numbers)
        for imagined, number in zip(onlooker.shown, numbers, strict=True):
            assert imagined.dice.clone().word() != match.at(number).dice.clone().word()
        assert onlooker.dismissed


@pytest.mark.parametrize("words", ["easy,random", "mcts:5,Random", " EASY , mcts:3,random"])
def test_computer_players_of_every_kind_play_a_whole_game(run: Run, tmp_path: Path, words: str) -> None:
    outcome = run("play", KING, "--seats", words, "--save", "game.json")
    assert outcome.code == 0, outcome.err
    assert bretwalda.load(tmp_path / "game.json").over


@pytest.mark.parametrize("word", ["genius", "mcts:", "mcts:0", "mcts:1e9", "mcts:99999999999", "exec:", ""])
def test_nobody_else_can_sit_at_a_table(run: Run, word: str) -> None:
    outcome = run("play", KING, "--seats", f"me,{word}")
    assert outcome.code == 2
    levels, others = "random, easy, casual, normal, hard, expert", "mcts:N, net:[N:]FILE, py:MODULE:CLASS, exec:COMMAND"
    assert f"these can: me, {levels}, LEVEL-STYLE, {others}." in outcome.err


def test_levels_know_the_game_they_play() -> None:
    game = bretwalda.game(KING)
    person, machine = seat_players("me,hard", game, "x")
    assert person is None
    assert isinstance(machine, Computer)
    assert (machine.game, machine.level) == (game, LEVELS["hard"])


def test_the_number_of_seats_is_the_number_of_players(run: Run) -> None:
    assert "players=4" in run("play", KING, "--seats", "me,random,random,random").out
    assert "players=3" in run("play", KING, "--settings", "players=3").out
