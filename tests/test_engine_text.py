"""Sentences: by key, in the reader's language, with names in the forms a language needs."""

from __future__ import annotations

import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event as Signal

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from bretwalda import Event, Refusal
from bretwalda.engine import catalogue
from bretwalda.engine.catalogue import Catalogue
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts, reader_language

from .example_game import GAME
from .example_game.board import CALL


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("name", "value", "language"),
    [
        ("LANG", "fr_FR.UTF-8", "fr"),
        ("LC_ALL", "fr_BE", "fr"),
        ("LC_MESSAGES", "en_GB.UTF-8", "en"),
        ("LANG", "de_DE.UTF-8", "en"),
        ("LANG", "C", "en"),
        ("LANG", "", "en"),
    ],
)
def test_the_environment_chooses_the_language(
    name: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert reader_language() == language


def test_the_stronger_variable_wins_and_the_reader_over_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert reader_language() == "fr"
    assert reader_language("en") == "en"


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(Refusal, match="refused-language"):
        reader_language("la")


def test_players_have_numbers_until_they_have_names() -> None:
    texts = Texts("en")
    assert texts.seat(1) == "Player 2"
    texts.players = ["Offa", "Penda"]
    assert (texts.seat(1), texts.seat(2)) == ("Penda", "Player 3")


def test_a_message_is_said_in_each_language() -> None:
    message = Message("prompt-calling", (Arg("charm", "charm", 1),))
    assert [GAME.texts(language).message(message) for language in ("en", "fr")] == [
        "Do you call the Heron to your boat?",
        "Appelez-vous le Héron à votre barque ?",
    ]


def test_an_event_is_said_with_the_meaning_its_game_declares() -> None:
    event = Event("called", [2, 3], -1)
    assert GAME.texts("en").message(GAME.message(event)) == "Player 3 calls the Seal."


def test_a_choice_is_said_as_the_words_of_a_button() -> None:
    choice = GAME.verbs.choice(CALL)
    assert GAME.texts("fr").choice(choice.verb.word, choice.verb.kinds, choice.args) == "Appeler la Loutre"


def test_a_text_that_is_missing_or_lacks_an_argument_is_our_mistake() -> None:
    with pytest.raises(LookupError):
        Texts("en").say("no-such-text")
    with pytest.raises(AssertionError):
        GAME.texts("en").say("prompt-calling")


def test_an_event_for_one_seat_is_hidden_from_the_others_and_from_spectators() -> None:
    secret, public = Event("dealt", [0], 1), Event("won", [0], -1)
    assert [secret.seen_by(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(public.seen_by(seat) for seat in (0, 1, None))


def test_a_refusal_survives_the_way_between_processes() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal("refused-notation", {"text": "dance"})))
    assert (refusal.key, refusal.details) == ("refused-notation", {"text": "dance"})
    assert Texts("en").refusal(refusal) == "“dance” is not a choice in this game."


CATALOGUE = """
# A term, and messages that use it or each other.
-seal = Seal
    .gender = neuter

swims = { $number ->
    [one] The { -seal } swims.
   *[other] { other-beasts }
}
other-beasts = All beasts swim,
    even the { -seal }.
    .short = Beasts
"""


def test_a_message_is_read_with_all_that_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(CATALOGUE, "utf-8")
    catalogue = Catalogue("en", [tmp_path / "en.ftl"])
    assert catalogue.keys == {"-seal", "swims", "other-beasts"}
    pattern = catalogue.message("swims").value
    assert pattern is not None
    assert catalogue.format(pattern, {"number": 1}) == ("The Seal swims.", [])
    assert catalogue.format(pattern, {"number": 2}) == ("All beasts swim,\neven the Seal.", [])
    assert list(catalogue.message("other-beasts").attributes) == ["short"]


def test_the_first_of_two_messages_with_one_key_counts(tmp_path: Path) -> None:
    files = [tmp_path / "common.ftl", tmp_path / "game.ftl"]
    for number, file in enumerate(files):
        file.write_text(f"pass = Pass {number}\n", "utf-8")
    pattern = Catalogue("en", files).message("pass").value
    assert pattern is not None
    assert Catalogue("en", files).format(pattern, {}) == ("Pass 0", [])


def test_a_message_that_another_thread_is_just_reading_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people want a picture of the same game, the first that the server draws."""
    (file := tmp_path / "en.ftl").write_text("hail = Hail, Bretwalda\n", "utf-8")
    reading, goes_on = Signal(), Signal()

    def slowly(text: str) -> Resource:
        reading.set()
        assert goes_on.wait(10)
        return FluentResource(text)

    monkeypatch.setattr(catalogue, "FluentResource", slowly)
    texts = Catalogue("en", [file])
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(texts.message, "hail")
        assert reading.wait(10)
        second = threads.submit(texts.message, "hail")
        with pytest.raises(TimeoutError):
            second.exception(timeout=0.1)
        goes_on.set()
        assert first.result() is second.result()
