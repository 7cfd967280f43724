"""No command at all: how to go on."""

from __future__ import annotations

from .speech import columns, say, texts

EXAMPLES = {
    "bretwalda games": "welcome-games",
    "bretwalda play king_is_dead": "welcome-play",
    "bretwalda play king_is_dead --seats me,me,random --options advanced=yes": "welcome-hot-seat",
    "bretwalda show king_is_dead --steps 20 --svg board.svg": "welcome-show",
    "bretwalda --help": "welcome-help",
}


def welcome() -> None:
    """Print what there is to do, by example."""
    say("welcome")
    print()
    for line in columns([("", command, texts().say(key)) for command, key in EXAMPLES.items()]):
        print(line)
