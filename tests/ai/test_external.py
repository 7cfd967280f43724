"""External bots: the example plays, and whatever a program does wrong is noted and played over."""

from __future__ import annotations

import doctest
import json
import logging
import os
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bretwalda import Game, Refusal, State, game, seeded
from bretwalda.ai import external
from bretwalda.ai.arena.play import play_fixture
from bretwalda.ai.arena.schedule import Fixture
from bretwalda.ai.external import PATIENCE, PROTOCOL, ExternalPlayer
from bretwalda.ai.level import LEVELS, Level
from bretwalda.ai.player import decide_in
from bretwalda.engine.state import NOBODY
from bretwalda.engine.text import LANGUAGES, Texts

from ..example_game import GAME as CORACLES
from ..king_is_dead.positions import hand, position

KING = game("king_is_dead")
DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "bots.md"
EXAMPLE = DOCS / "examples" / "random_bot.py"
FAULTS = ["bot-crashed", "bot-silent", "bot-endless", "bot-unclear", "bot-illegal"]
LONG = 60.0  # seconds: nobody waits so long for a program that works

# What every bot below begins with.
BEGIN = """
import json, os, sys, time
def hear():
    return json.loads(sys.stdin.readline() or "{}")
def say(words):
    print(words, flush=True)
"""
GREET = 'hear(); say("hello test bot")\n'
ANSWER = 'say(hear()["choices"][0])\n'

Seat = Callable[..., ExternalPlayer]


@pytest.fixture(autouse=True)
def quick_substitute(monkeypatch: pytest.MonkeyPatch) -> None:
    """`normal` takes its time in plain Python; how well it plays is not the question here."""
    monkeypatch.setitem(LEVELS, "normal", Level("normal", iterations=20, seconds=60.0))


@pytest.fixture
def seat(tmp_path: Path) -> Iterator[Seat]:
    """Seats a program written in Python; it is sent away after the test."""
    seated: list[ExternalPlayer] = []

    def sit(program: str, seconds: float = LONG, game: Game[Any] = CORACLES) -> ExternalPlayer:
        script = tmp_path / f"bot{len(seated)}.py"
        script.write_text(BEGIN + program)
        seated.append(ExternalPlayer(game, command(script), seconds, seeded("substitute")))
        return seated[-1]

    yield sit
    for player in seated:
        player.close()


def command(script: Path) -> str:
    return shlex.join([sys.executable, str(script)])


def decisions(player: ExternalPlayer, number: int) -> list[int]:
    """Decide again and again in the same position; every answer is legal, whoever gave it."""
    state = CORACLES.new(seed="external")
    out = [decide_in(state, 0, player, seeded(f"eyes {k}")) for k in range(number)]
    assert set(out) <= set(state.options(0))
    return out


def first_choice(state: State, seat: int) -> int:
    return int(state.options(seat)[0])


def gone(pid: int) -> bool:
    """Whether a process has ended; it may take a moment to be noticed."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if (
            Path(f"/proc/{pid}/stat").exists()
            and Path(f"/proc/{pid}/stat").read_text().rsplit(")")[-1].split()[0] == "Z"
        ):
            return True  # ended, and nobody has asked how
        time.sleep(0.01)
    return False


# --- The example and the protocol -----------------------------------------------------------------


def test_the_example_has_twenty_lines_and_needs_nothing_but_python() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 20
    imported = [line.split()[1] for line in EXAMPLE.read_text("utf-8").splitlines() if line.startswith("import ")]
    assert set(imported) <= sys.stdlib_module_names


def test_the_page_shows_the_example_and_its_own_examples_work() -> None:
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in PAGE.read_text("utf-8")
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_names_every_field_and_every_fault(seat: Seat) -> None:
    player = seat(GREET, game=KING)
    state = KING.new(seed="page")
    fields = {*player._greeting(), *player._question(state, int(state.actor))} - {"type"}
    page = PAGE.read_text("utf-8")
    assert all(f"| `{field}` |" in page for field in fields)
    assert all(f"`{key}`" in page for key in FAULTS)
    for number in (external.LONGEST_ANSWER, f"{external.START_SECONDS:.0f} seconds", f'"protocol": {PROTOCOL}'):
        assert (f"{number:,}" if isinstance(number, int) else number) in page


@pytest.mark.parametrize("settings", [{"players": 2, "advanced": False}, {"players": 3, "advanced": True}], ids=str)
def test_the_example_plays_a_game_against_random(settings: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    seating = ("random", f"exec:{command(EXAMPLE)}", "random")[: settings["players"]]
    record = play_fixture(KING, settings, Fixture(0, seating, "deal", "seed"))
    assert sum(record.shares) == 1.0
    assert record.decisions[1] > 5
    assert caplog.records == []  # nobody had to step in


def test_a_bot_gets_all_that_its_seat_may_know(seat: Seat) -> None:
    """Greeting and question are written down by the bot, and answered."""
    player = seat(
        'log = open(sys.argv[0] + ".log", "w")\n'
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    message = json.loads(line)\n"
        '    say("hello" if message["type"] == "hello" else message["choices"][-1])\n',
        game=KING,
    )
    state = position(advanced=True, regions={"devon": "WE"}, order=["devon"])
    imagined = state.imagine(0, seeded("eyes"))
    assert player.decide(imagined, 0) == list(state.options(0))[-1]
    greeting, question = map(json.loads, Path(shlex.split(player.command)[1] + ".log").read_text().splitlines())
    assert (greeting["type"], greeting["protocol"]) == ("hello", PROTOCOL)
    assert (greeting["game"], greeting["rules"]) == ("king_is_dead", KING.rules_version)
    assert set(question) == {"type", "game", "seat", "seconds", "prompt", "choices", "view", "position"}
    assert (question["type"], question["game"], question["seat"], question["seconds"]) == ("decide", KING.id, 0, LONG)
    assert question["prompt"] == "Play a card or pass. The next power struggle is for Devon."
    assert question["choices"] == [KING.verbs.notation(choice) for choice in state.options(0)]
    assert question["view"]["seats"][0]["hand"] == hand(state, 0)
    assert question["view"]["seats"][1]["hand"] is None
    assert KING.restore(question["position"]).dump() == imagined.dump()


def test_a_question_says_nothing_that_is_hidden(seat: Seat) -> None:
    """Positions that the seat cannot tell apart are put to the bot in the same words."""
    state = position(3, advanced=True)
    other = next(s for k in range(50) if list((s := state.imagine(0, seeded(f"{k}"))).hand) != list(state.hand))
    player = seat(GREET, game=KING)
    questions = [player._question(one.imagine(0, seeded("eyes")), 0) for one in (state, other)]
    assert questions[0] == questions[1]
    assert questions[0]["position"] != state.dump()


def test_answers_are_read_like_any_notation(seat: Seat) -> None:
    player = seat(GREET + 'say("  " + hear()["choices"][1].upper() + "\\r")\n')
    assert decisions(player, 1) == [list(CORACLES.new(seed="external").options(0))[1]]
    assert player.faults == {}


def test_a_bot_is_started_with_the_first_decision_and_told_good_bye(seat: Seat, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    player = seat(
        f"open({str(trace)!r}, 'a').write('started ')\n"
        + GREET
        + ANSWER
        + f"""
last = hear()
open({str(trace)!r}, 'a').write(last["type"])
"""
    )
    assert not trace.exists()
    decisions(player, 1)
    player.close()
    assert trace.read_text() == "started goodbye"
    player.close()  # twice does no harm


# --- What can go wrong ----------------------------------------------------------------------------

FAULTY = {
    "ends": (GREET + "hear(); sys.exit(3)", "bot-crashed"),
    "raises": (GREET + "1 / 0", "bot-crashed"),
    "ends within a line": (GREET + 'hear(); print("row", end="")', "bot-crashed"),
    "does not greet": ('hear(); say("good day")', "bot-unclear"),
    "talks nonsense": (GREET + 'hear(); say("castle kingside"); hear()', "bot-unclear"),
    "says nothing": (GREET + 'hear(); say(""); hear()', "bot-unclear"),
    "talks no UTF-8": (
        GREET + 'hear(); sys.stdout.buffer.write(b"\\xff\\n"); sys.stdout.flush(); hear()',
        "bot-unclear",
    ),
    "chooses the impossible": (GREET + 'hear(); say("keep"); hear()', "bot-illegal"),
    "never ends a line": (GREET + 'hear(); say("row " * 1000); hear()', "bot-endless"),
}


@pytest.mark.parametrize("name", FAULTY)
def test_a_fault_is_noted_and_normal_decides(seat: Seat, name: str, caplog: pytest.LogCaptureFixture) -> None:
    program, key = FAULTY[name]
    player = seat(program)
    decisions(player, 1)
    assert player.faults == Counter({key: 1})
    [record] = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert Texts("en").say(key, command=player.command, times=1) in record.getMessage()


def test_a_silent_bot_is_stopped_and_asked_anew_until_patience_ends(seat: Seat, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    player = seat(f"open({str(starts)!r}, 'a').write('x')\n" + GREET + "hear(); time.sleep(1000)", seconds=0.05)
    decisions(player, PATIENCE + 2)
    assert player.faults == Counter({"bot-silent": PATIENCE})
    assert starts.read_text() == "x" * PATIENCE


def test_a_bot_that_does_not_listen_does_not_block_the_game(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question larger than a pipe holds waits in vain; the time limit counts all the same."""
    player = seat(GREET + "time.sleep(1000)", seconds=0.05)
    question = player._question

    def long_question(imagined: State, seat: int) -> dict[str, Any]:
        return question(imagined, seat) | {"padding": "x" * 5_000_000}

    monkeypatch.setattr(player, "_question", long_question)
    decisions(player, 1)
    assert player.faults == Counter({"bot-silent": 1})


def test_a_bot_that_does_not_greet_in_time_is_sent_away(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.05)
    player = seat("time.sleep(1000)")
    decisions(player, 3)
    assert player.faults == Counter({"bot-silent": 1})


def test_after_a_crash_normal_plays_on(seat: Seat, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    player = seat(f"open({str(starts)!r}, 'a').write('x')\n" + GREET + ANSWER + "sys.exit()")
    decisions(player, 4)
    assert player.faults == Counter({"bot-crashed": 1})
    assert starts.read_text() == "x"


def test_after_a_wrong_answer_the_next_question_is_put_to_the_bot(seat: Seat) -> None:
    player = seat(GREET + 'hear(); say("nonsense")\n' + ANSWER + 'hear(); say("keep")\n' + ANSWER)
    first = first_choice(CORACLES.new(seed="external"), 0)
    chosen = decisions(player, 4)
    assert (chosen[1], chosen[3]) == (first, first)
    assert player.faults == Counter({"bot-unclear": 1, "bot-illegal": 1})


def test_a_whole_game_is_played_out_whatever_the_bot_does(seat: Seat) -> None:
    player = seat(GREET + 'for line in sys.stdin: say("call seal")')
    state, eyes = CORACLES.new(seed="whole"), seeded("eyes")
    while state.actor != NOBODY:
        state.choose(state.actor, decide_in(state, int(state.actor), player, eyes))
    assert sum(state.result()) == 1.0
    assert player.faults


def test_what_a_bot_says_on_its_error_stream_is_logged(seat: Seat, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bretwalda.ai.external")
    player = seat(GREET + 'print("thinking hard", file=sys.stderr)\n' + ANSWER)
    decisions(player, 1)
    player.close()
    assert any("thinking hard" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("words", ["", "   ", "no-such-program-anywhere", "'unfinished"])
def test_a_command_that_cannot_run_is_refused_at_once(words: str) -> None:
    with pytest.raises(Refusal, match="refused-bot-command"):
        ExternalPlayer(KING, words, LONG, seeded("x"))


def test_no_shell_reads_the_command(seat: Seat, tmp_path: Path) -> None:
    script = tmp_path / "echo.py"
    script.write_text(BEGIN + GREET + f"open({str(tmp_path / 'words')!r}, 'w').write(repr(sys.argv[1:]))\n" + ANSWER)
    player = ExternalPlayer(CORACLES, f"{command(script)} '$HOME' ';' '*'", LONG, seeded("x"))
    decisions(player, 1)
    player.close()
    assert (tmp_path / "words").read_text() == "['$HOME', ';', '*']"


# --- Leaving nothing behind -----------------------------------------------------------------------

CHILD = """
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
open(sys.argv[0] + ".pids", "w").write(f"{os.getpid()} {child.pid}")
"""


def pids(player: ExternalPlayer) -> list[int]:
    return [int(pid) for pid in Path(shlex.split(player.command)[1] + ".pids").read_text().split()]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no process groups")
@pytest.mark.parametrize("end", ["time.sleep(1000)", "sys.exit()"])
def test_a_bot_ends_with_all_that_it_has_started(seat: Seat, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    monkeypatch.setattr(external, "FAREWELL_SECONDS", 0.05)
    player = seat(CHILD + GREET + ANSWER + end)
    decisions(player, 1)
    player.close()
    assert all(gone(pid) for pid in pids(player))


@pytest.mark.skipif(os.name != "posix", reason="other systems have no process groups")
def test_a_bot_ends_when_the_wait_for_it_is_interrupted(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seat(CHILD + GREET + ANSWER + "time.sleep(1000)")
    decisions(player, 1)

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(external.Conversation, "ask", interrupted)
    with pytest.raises(KeyboardInterrupt):
        decisions(player, 1)
    assert all(gone(pid) for pid in pids(player))


@pytest.mark.skipif(os.name != "posix", reason="other systems have no process groups")
def test_a_bot_ends_with_the_program_even_when_nobody_closes_it(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(BEGIN + CHILD + GREET + ANSWER + "time.sleep(1000)")
    main = f"""
import bretwalda
from bretwalda.ai.external import ExternalPlayer
game = bretwalda.game("king_is_dead")
state = game.new(seed="x")
ExternalPlayer(game, {command(script)!r}, 60.0, bretwalda.seeded("x")).decide(state, int(state.actor))
"""
    subprocess.run([sys.executable, "-c", main], check=True, timeout=120)
    assert all(gone(int(pid)) for pid in Path(f"{script}.pids").read_text().split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FAULTS)
def test_every_fault_can_be_told(language: str, key: str) -> None:
    once, often = (Texts(language).say(key, command="my bot", times=times) for times in (1, 5))
    assert "my bot" in once
    assert (once == often) == (key == "bot-crashed")  # a program can only end once
