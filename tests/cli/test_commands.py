"""Every command says what it should, in both languages."""

from __future__ import annotations

import json
import platform
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any

import pytest
from tests.chance import ChanceGame, game_of

import bretwalda
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of

if TYPE_CHECKING:
    from tests.cli.conftest import Outcome, Run

COMMANDS = (
    "backup", "restore", "doctor", "games", "play", "show", "replay", "explain", "review", "verify", "arena", "ladder",
    "selfplay", "train", "bench", "fuzz",
)  # fmt: skip


def last_line(outcome: Outcome) -> Any:
    assert outcome.code == 0, outcome.err
    return json.loads(outcome.out.splitlines()[-1])


def test_no_command_starts_the_server_on_its_usual_port(run: Run) -> None:
    """Shown by the port being taken: the server refuses to start, and names it."""
    with socket() as taken:
        with suppress(OSError):  # somebody else has it already, which serves as well
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        outcome = run()
    assert outcome.code == 2
    assert "8000" in outcome.err


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_settles_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert "Le Roi est mort" in run("games").out
    assert "The King is Dead" in run("--lang", "en", "games").out


def test_lang_may_stand_anywhere(run: Run) -> None:
    assert "Le Roi est mort" in run("--lang", "fr", "games").out
    assert "Le Roi est mort" in run("games", "--lang=fr").out


def test_version(run: Run) -> None:
    python = platform.python_version()
    rules, regles = ("compiled", "compilées") if bretwalda.compiled() else ("plain", "non compilées")
    assert run("--version").out == f"bretwalda {bretwalda.__version__} ({rules} rules, Python {python})\n"
    assert (
        run("--version", "--lang", "fr").out
        == f"bretwalda {bretwalda.__version__} (règles {regles}, Python {python})\n"
    )


def test_version_leaves_before_a_command(run: Run) -> None:
    outcome = run("--version", "games")
    assert outcome.code == 0
    assert "king_is_dead" not in outcome.out


def test_help_lists_every_command(run: Run) -> None:
    outcome = run("--help")
    assert outcome.code == 0
    assert all(f"\n  {command} " in outcome.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_there_in_both_languages(run: Run, command: str) -> None:
    english, french = run(command, "--help"), run(command, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert f"Usage: bretwalda {command}" in english.out
    assert "show this and exit" in english.out
    assert "afficher cette aide et quitter" in french.out


def test_games_are_listed(run: Run) -> None:
    english, french = run("games").out, run("games", "--lang", "fr").out
    assert "king_is_dead" in english
    assert "The King is Dead" in english
    assert "players=2|3|4" in english
    assert "advanced=false|true  Advanced game" in english
    assert "Le Roi est mort" in french


def test_games_are_never_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    listed = run("games").out
    for game in catalogue().values():
        for setting in game.schema.settings:
            assert all(str(value).lower() in listed for value in setting.values)


def test_help_says_what_is_usual_and_what_exit_codes_mean(run: Run) -> None:
    assert "how many games, with every seating in turn (usually 100)" in run("arena", "--help").out
    assert "(par défaut 0" not in run("serve", "--help", "--lang", "fr").out
    assert "(par défaut 8000" in run("serve", "--help", "--lang", "fr").out
    assert "2 = refused" in run("--help").out


def test_games_as_json(run: Run) -> None:
    games = last_line(run("games", "--json"))["games"]
    (king,) = [game for game in games if game["game"] == "king_is_dead"]
    assert king["settings"]["players"] == {"values": [2, 3, 4], "default": 2}
    assert {game["game"] for game in games} == set(catalogue())


def test_show_plays_random_decisions_from_a_seed(run: Run) -> None:
    first = run("show", "king_is_dead", "--seed", "x", "--steps", "7", "--settings", "players=3,advanced=yes")
    again = run("show", "king_is_dead", "--seed", "x", "--steps", "7", "--settings", "players=3,advanced=yes")
    other = run("show", "king_is_dead", "--seed", "y", "--steps", "7", "--settings", "players=3,advanced=yes")
    assert first.code == 0
    assert "After 7 decisions." in first.out
    assert "players=3,advanced=true" in first.out
    assert first == again != other


def test_show_stops_where_the_game_ends(run: Run) -> None:
    outcome = run("show", "king_is_dead", "--steps", "100000")
    assert outcome.code == 0
    assert "wins." in outcome.out


@pytest.mark.parametrize(("language", "words"), [("en", "Played solo: "), ("fr", "Partie en solo\u202f: ")])
def test_nobody_wins_a_game_that_was_played_alone(run: Run, language: str, words: str) -> None:
    game = ("rex_britannorum", "--settings", "players=1,objectives=none", "--lang", language)
    last = run("show", *game, "--steps", "100000").out.splitlines()[-1]
    assert last.startswith(words)


def test_show_in_french(run: Run) -> None:
    outcome = run("show", "king_is_dead", "--lang", "fr")
    assert "Au début." in outcome.out
    assert "Joueur 1" in outcome.out
    assert "Player" not in outcome.out


def test_show_a_save_at_a_decision_equals_the_game_then(run: Run, save: Path) -> None:
    match = bretwalda.load(save)
    described = match.game.describe(match.game.view(match.at(9), None), match.game.texts("en"))
    outcome = run("show", str(save), "--steps", "9")
    assert "After 9 decisions." in outcome.out
    assert described in outcome.out
    assert described not in run("show", str(save)).out


def test_show_tells_a_seat_its_own_hand_only(run: Run) -> None:
    public = run("show", "king_is_dead", "--settings", "advanced=yes").out
    own = run("show", "king_is_dead", "--settings", "advanced=yes", "--seat", "1").out
    match = bretwalda.game("king_is_dead").start({"players": 2, "advanced": True}, bretwalda.seeded("").fork())
    view = bretwalda.game("king_is_dead").view(match, 0)
    secret = next(card for card in view.seats[0].hand or () if card != "assemble")
    name = bretwalda.game("king_is_dead").texts("en").name("card", secret)
    assert name in own
    assert name not in public


def test_show_draws_a_picture(run: Run, tmp_path: Path) -> None:
    outcome = run("show", "king_is_dead", "--steps", "5", "--svg", "board.svg")
    assert outcome.code == 0, outcome.err
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")


def test_replay_tells_every_decision(run: Run, save: Path) -> None:
    match = bretwalda.load(save)
    outcome = run("replay", str(save))
    assert outcome.code == 0
    for number, decision in enumerate(match.decisions, 1):
        notation = match.game.verbs.notation(decision.choice)
        assert f"{number:4}. Player {decision.seat + 1}: {notation}\n" in outcome.out
    said = match.game.texts("en")
    assert all(said.message(match.game.message(event)) in outcome.out for event in match.events)
    assert outcome.out.rstrip().endswith("wins.")


def test_replay_from_a_decision_in_french(run: Run, save: Path) -> None:
    outcome = run("replay", str(save), "--from", "5", "--lang", "fr")
    assert "   5. Joueur" in outcome.out
    assert "   4. Joueur" not in outcome.out
    assert "gagne" in outcome.out


def test_replay_as_json(run: Run, save: Path) -> None:
    match = bretwalda.load(save)
    told = last_line(run("replay", str(save), "--json"))
    assert told["result"] == match.result()
    notations = [match.game.verbs.notation(decision.choice) for decision in match.decisions]
    assert [line["choice"] for line in told["decisions"]] == notations
    assert sum(len(line["lines"]) for line in told["decisions"]) == len(match.events)
    later = last_line(run("replay", str(save), "--from", "3", "--json"))
    assert [line["choice"] for line in later["decisions"]] == notations[2:]


def game_with_secrets() -> bretwalda.Match:
    """A whole game in which several decide in secret."""
    played = ChanceGame(bretwalda.game("rex_britannorum"), {"players": 2}, "eyes")
    while not played.match.over:
        played.decide()
    return played.match


def test_explain_says_why_what_was_played_was_played(run: Run, save: Path) -> None:
    told = last_line(run("explain", str(save), "--step", "0", "--level", "easy", "--json"))
    played = last_line(run("replay", str(save), "--json"))["decisions"][0]
    assert (told["seat"], told["options"][0]["choice"]) == (played["seat"], played["choice"])
    assert told["options"][0]["rather_than"] == told["options"][1]["choice"]
    spoken = run("explain", str(save), "--step", "0", "--level", "easy", "--lang", "fr")
    assert spoken.code == 0
    assert "plutôt que" in spoken.out


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        (["--step", "999"], "decision"),
        (["--seat", "3"], "seat 3"),
        (["--step", "0", "--level", "genius"], "genius"),
        ([], "over"),
    ],
)
def test_explain_refuses_what_nobody_decides(run: Run, save: Path, line: list[str], refused: str) -> None:
    outcome = run("explain", str(save), *line)
    assert outcome.code == 2
    assert refused in outcome.err


def test_explain_refuses_whoever_has_nothing_to_decide(run: Run, save: Path) -> None:
    decider = last_line(run("explain", str(save), "--step", "0", "--level", "random", "--json"))["seat"]
    assert run("explain", str(save), "--step", "0", "--seat", str(3 - decider)).code == 2


def test_review_tells_a_finished_game_again(run: Run, save: Path) -> None:
    told = last_line(run("review", str(save), "--quick", "--json"))
    assert len(told["chances"]) == len(last_line(run("replay", str(save), "--json"))["decisions"]) + 1
    assert told["chances"][-1] == told["result"]
    assert all(point["seat"] in (1, 2) for point in told["turning_points"])


def test_review_refuses_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="early")
    (tmp_path / "game.json").write_bytes(match.journal().encode())
    outcome = run("review", str(tmp_path / "game.json"), "--lang", "fr")
    assert (outcome.code, outcome.out) == (2, "")
    assert "finie" in outcome.err


def test_replay_tells_a_game_through_one_pair_of_eyes(run: Run, tmp_path: Path) -> None:
    """What others decided in secret is one step, and only one's own decisions are named."""
    match = game_with_secrets()
    (tmp_path / "game.json").write_bytes(match.journal().encode())
    told = last_line(run("replay", "game.json", "--seat", "2", "--json"))
    everything = last_line(run("replay", "game.json", "--json"))
    assert len(told["decisions"]) < len(everything["decisions"]) == len(match.decisions)
    assert {line["seat"] for line in told["decisions"] if line["choice"]} == {2}
    assert sum(len(line["lines"]) for line in told["decisions"]) == len([e for e in match.events if e.seen_by(1)])
    assert (told["seed"], everything["seed"]) == (None, "eyes")
    turns = last_line(run("replay", "game.json", "--seat", "2", "--by", "turn", "--json"))["decisions"]
    assert "Turn 2." in turns[1]["lines"]
    assert sum(len(line["lines"]) for line in turns) == len([e for e in match.events if e.seen_by(1)])
    assert "century" in run("replay", "game.json", "--by", "century").err
    assert run("replay", "game.json", "--seat", "3").code == 2


@pytest.mark.parametrize("game", ["king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia"])
def test_the_terminal_goes_the_same_ways_through_every_game_as_the_page(run: Run, tmp_path: Path, game: str) -> None:
    """By decisions, moves and all that the game marks, and to any step, as a seat knew it, in both languages."""
    match = game_of(bretwalda.game(game), {"scenario": "artorius_rex"} if game == "britannia" else {}, "ways")
    (tmp_path / "game.json").write_bytes(match.journal().encode())
    told, eyes = Retelling(story_of(match)), Viewpoint(1)
    for by in ("decision", "move", *dict.fromkeys(match.game.marks.values())):
        found = last_line(run("replay", "game.json", "--seat", "2", "--by", by, "--json"))["decisions"]
        assert [line["number"] for line in found] == [step for step in told.stops(eyes, by) if step > 0]
    path = told.path(eyes)
    for language in ("en", "fr"):
        for step in (0, len(path) // 3, len(path) - 1):
            outcome = run("show", "game.json", "--step", str(step), "--seat", "2", "--lang", language)
            seen = match.game.view(told.state(path[step]), 1)
            assert match.game.describe(seen, match.game.texts(language)) in outcome.out


def test_show_goes_to_a_step_that_a_seat_knew_of(run: Run, tmp_path: Path) -> None:
    match = game_with_secrets()
    (tmp_path / "game.json").write_bytes(match.journal().encode())
    told = Retelling(story_of(match))
    step = len(told.path(Viewpoint(1))) // 2
    outcome = run("show", "game.json", "--step", str(step), "--seat", "2")
    seen = match.game.view(told.state(told.path(Viewpoint(1))[step]), 1)
    assert match.game.describe(seen, match.game.texts("en")) in outcome.out


def test_replay_leaves_out_what_was_taken_back(run: Run, tmp_path: Path) -> None:
    match = bretwalda.Match(bretwalda.game("king_is_dead"), {}, "hastings")
    seat = int(match.state.actor)
    match.choose(seat, match.game.verbs.parse("play assemble"))
    match.undo(seat)
    match.choose(seat, match.game.verbs.parse("pass"))
    (tmp_path / "game.json").write_bytes(match.journal().encode())
    decisions = last_line(run("replay", "game.json", "--json"))["decisions"]
    assert [line["choice"] for line in decisions] == ["pass"]


def test_bench_measures_every_set_of_settings(run: Run) -> None:
    outcome = run("bench", "king_is_dead", "--seconds", "0.02", "--search", "--json")
    measures = last_line(outcome)["games"]
    assert [m["settings"] for m in measures] == bretwalda.game("king_is_dead").schema.sets()
    for measure in measures:
        assert list(measure) == [
            "game", "settings", "decisions_per_s", "playouts_per_s", "clone_us", "imagine_us", "compiled",
            "search_iterations_per_s", "counsel_iterations_per_s",
        ]  # fmt: skip
        assert measure["compiled"] is bretwalda.compiled()
        assert measure["decisions_per_s"] > measure["playouts_per_s"] > 0
        assert measure["clone_us"] > 0
        assert measure["imagine_us"] > 0
        assert measure["search_iterations_per_s"] > 0
        assert measure["counsel_iterations_per_s"] > 0


def test_bench_prints_a_table_and_measures_the_search_only_if_asked_to(run: Run) -> None:
    outcome = run("bench", "king_is_dead", "--seconds", "0.02", "--lang", "fr")
    assert outcome.code == 0
    assert "décisions/s" in outcome.out
    assert "advanced=false" in outcome.out
    assert "itérations/s" not in outcome.out
