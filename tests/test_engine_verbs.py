"""Notation: every choice is a number for the machine and a few words for people."""

from __future__ import annotations

import pytest

from bretwalda import Refusal, catalogue
from bretwalda.engine.verbs import Verb, Verbs

VERBS = Verbs(
    [Verb("pass"), Verb("go", ("place",)), Verb("move", ("place", "piece"))],
    {"place": ["essex", "kent"], "piece": ["king", "thane", "ceorl"]},
)


def test_choices_are_numbered_without_gaps_in_the_order_of_the_verbs() -> None:
    assert [VERBS.notation(number) for number in range(len(VERBS))] == [
        "pass", "go essex", "go kent",
        "move essex king", "move essex thane", "move essex ceorl",
        "move kent king", "move kent thane", "move kent ceorl",
    ]  # fmt: skip
    assert [VERBS.offset(word) for word in ("pass", "go", "move")] == [0, 1, 3]


def test_a_choice_knows_its_verb_and_arguments() -> None:
    assert VERBS.choice(7).verb.kinds == ("place", "piece")
    assert VERBS.choice(7).args == ("kent", "thane")


def test_case_and_spaces_do_no_harm() -> None:
    assert VERBS.parse("  Move\tKENT   thane ") == 7


@pytest.mark.parametrize("text", ["", "go", "go wessex", "pass kent", "move kent", "1", "go kent king"])
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="refused-notation"):
        VERBS.parse(text)


def test_two_choices_with_one_notation_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        Verbs([Verb("go", ("place",)), Verb("go kent")], {"place": ["kent"]})


@pytest.mark.parametrize("game_id", catalogue())
def test_all_notations_of_a_game_read_back(game_id: str) -> None:
    verbs = catalogue()[game_id].verbs
    assert [verbs.parse(verbs.notation(number)) for number in range(len(verbs))] == list(range(len(verbs)))
