"""A dishonest player tries every door, in two worlds that they may not tell apart: all that comes back is the same.

Each scene is a table with a game in the middle. In the second world what the dishonest player cannot know is dealt
anew. Both worlds draw the same random numbers, so that whatever is not the same comes from a secret.

    python -m tests.server.dishonest 20     # many scenes: how many answers were compared
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.chance import ChanceGame
from tests.prepared import put_table
from websockets.exceptions import ConnectionClosed

from bretwalda import Game, Match, State, seeded
from bretwalda.engine.match import Rehearsal
from bretwalda.engine.registry import catalogue
from bretwalda.server.config import Config
from bretwalda.server.http import replays
from bretwalda.store.database import file_url

from .conftest import RunningServer
from .people import Browser, Page

SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("king_is_dead", {"players": 3, "advanced": True}),
    ("king_is_dead", {"players": 4, "advanced": True}),
    ("rex_britannorum", {"players": 3}),
    ("barbarian_kingdoms", {"players": 3}),
    ("britannia", {"scenario": "artorius_rex"}),
)
ROLES = ("host", "player", "former player", "spectator", "stranger")
CLOCKS = ("since", "at", "left")  # when something happened is no secret here, and never the same
NUMBERS = (-1, 0, 1, 10**9, 2**63)

Heard = list[str]


class Scene(NamedTuple):
    """A table, and who is dishonest there."""

    game: str
    settings: dict[str, Any]
    number: int  # which of many games by chance
    role: str

    @property
    def name(self) -> str:
        return f"{self.game} {self.settings} {self.number} {self.role}"


def scenes(games: int) -> list[Scene]:
    """So many games of each set-up, each looked at in every role."""
    return [Scene(*setup, number, role) for setup in SETUPS for number in range(games) for role in ROLES]


# The worlds --------------------------------------------------------------------------------------------


class Fate:
    """Random numbers that are the same in every world; each scene has its own."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, scene: str) -> None:
        self._scene = scene
        self._number = 0

    def digest(self) -> str:
        self._number += 1
        return sha256(f"{self._scene} {self._number}".encode()).hexdigest()

    def token_urlsafe(self, size: int | None = None) -> str:
        return self.digest()[: size or 32]

    def token_hex(self, size: int | None = None) -> str:
        return self.digest()

    def choice(self, items: Sequence[Any]) -> Any:
        return items[int(self.digest(), 16) % len(items)]


@contextmanager
def world() -> Iterator[tuple[RunningServer, Fate]]:
    """A server whose random numbers are known: the same in every world."""
    fate, kept = Fate(), {name: getattr(secrets, name) for name in ("token_urlsafe", "token_hex", "choice")}
    try:
        for name in kept:
            setattr(secrets, name, getattr(fate, name))
        # A picture is compared as it is before it becomes points: quicker, and nothing is too small to be seen.
        with TemporaryDirectory() as folder, patch.object(replays, "png", str.encode):
            config = Config(database=file_url(Path(folder) / "world.sqlite3"), limited=False, workers=1)
            server = RunningServer(config)
            try:
                yield server, fate
            finally:
                server.stop()
    finally:
        for name, usual in kept.items():
            setattr(secrets, name, usual)


def otherwise(state: State, seat: int | None) -> State:
    """A position that a seat, or somebody without one, may not tell from this one."""
    if seat is not None:
        return state.imagine(seat, seeded("otherwise"))
    return state.imagine(0, seeded("otherwise")).imagine(1, seeded("otherwise again"))


def game_of(scene: Scene) -> Match:
    """A game by chance, somewhere in its middle, where nobody decides in secret."""
    game: Game[Any] = catalogue()[scene.game]
    played = ChanceGame(game, scene.settings, f"dishonest {scene.number}")
    dice = seeded(f"how far {scene.number}")
    wanted = 5 + int(dice.below(60))
    while len(played.match.decisions) < wanted or played.match.state.secret:
        if played.match.over:
            return game_of(scene._replace(number=scene.number + 1000))
        played.decide()
    return played.match


class Table(NamedTuple):
    """A scene in one of the worlds."""

    id: str
    seed: str
    match: Match  # as it is in the first world
    seat: int | None  # of whoever is dishonest
    dishonest: Browser
    pages: list[Page]  # all stay open: when the server finds out that one is gone is up to chance


def set_up(server: RunningServer, scene: Scene, other_world: bool) -> Table:
    """The table of a scene: everybody has a seat but those who only look on."""
    match = game_of(scene)
    state = match.state
    seat = None if scene.role in ("spectator", "stranger") else int(state.actor)
    if seat is not None and scene.role == "former player":  # a computer plays there: it must not be its turn
        seat = (seat + 1) % int(state.seats)
    begun = otherwise(state, seat) if other_world else state
    seed = f"the seed of {scene.name}"
    played = Match(match.game, match.settings, seed, [int(number) for number in begun.dump()])
    people = [server.person(f"Player {number}") for number in range(int(state.seats))]
    dishonest = people[seat] if seat is not None else server.person("Mallory")
    host = dishonest if scene.role == "host" else people[(seat or 0) - 1]
    away = [seat] if seat is not None and scene.role == "former player" else []
    table = put_table(server.config.database, played, [one.cookie for one in people], host.cookie, away)
    pages = [one.visit(table) for one in people if one is not dishonest]  # nobody can let a computer play for them
    return Table(table, seed, match, seat, dishonest, pages)


# The doors ---------------------------------------------------------------------------------------------


def tried(server: RunningServer, fate: Fate, scene: Scene, other_world: bool) -> Heard:
    """All that a dishonest player hears at every door of a table."""
    fate.begin(scene.name)
    table = set_up(server, scene, other_world)
    heard = over_http(table) + over_socket(table, scene) + with_a_save(table) + by_leaving(table)
    for page in table.pages:
        page.close()
    if any(table.seed in line for line in heard):
        raise AssertionError(f"{scene.name}: the seed was told")
    return heard


def over_http(table: Table) -> Heard:
    """Every address, for this table."""
    paths = ["/api/me", "/api/tables", f"/api/tables/{table.id}", f"/api/tables/{table.id}/file", "/api/saves"]
    paths.append(f"/api/tables/{table.id}/points")
    replay = f"/api/replays/tables/{table.id}"
    paths += [replay, f"{replay}?seat=all", f"{replay}/frames?first=0&last=0", f"{replay}/frames?seat=2&first=0&last=0"]
    paths += [f"{replay}/notes", f"{replay}/notes?seat=all", f"{replay}/notes/file"]
    paths += [f"/api/library{rest}" for rest in ("", "/summary", "/file/json", "/file/csv", "?against=people")]
    heard = [answered(table.dishonest, "GET", path) for path in paths]
    for seat in range(int(table.match.state.seats)):
        hint = {"seq": 0, "seat": seat, "level": "easy"}
        heard.append(answered(table.dishonest, "POST", f"/api/tables/{table.id}/hint", hint))
    return heard


def over_replay(me: Browser, table: str) -> Heard:
    """Every way to look at a game again, through every pair of eyes."""
    path = f"/api/replays/tables/{table}"
    heard: Heard = [
        answered(me, "GET", f"{path}/{door}?step={at}")
        for door in ("picture", "preview")
        for at in ("12", "12&seat=2", "12&seat=all")
    ]
    for seat in ("", *(f"seat={eyes}&" for eyes in ("0", "1", "2", "all"))):
        heard.append(answered(me, "GET", f"{path}?{seat}"))
        for first in (0, 8, 16, 99_999):
            heard.append(answered(me, "GET", f"{path}/frames?{seat}first={first}&last={first}"))
            heard.append(answered(me, "GET", f"{path}/frames?{seat}first={first}&last={first + 7}"))
        heard.append(answered(me, "GET", f"{path}/story?{seat}language=fr"))
        heard += [answered(me, "POST", f"{path}/why?{seat}", {"step": step}) for step in (8, 16)]
        note = {"viewpoint": seat[5:-1] or "1", "step": 8, "title": {"en": "here"}, "text": {}}
        heard.append(answered(me, "POST", f"{path}/notes", note))
        heard.append(answered(me, "POST", f"{path}/notes/share?{seat}", {"shared": True}))
        heard.append(answered(me, "GET", f"{path}/notes?{seat}"))
        heard.append(answered(me, "POST", f"{path}/fork", {"viewpoint": seat[5:-1] or "1", "step": 0}))
    return heard


def over_socket(table: Table, scene: Scene) -> Heard:
    """Every message that a page can send, with numbers that fit and that do not."""
    page = table.dishonest.connect(table.id)
    table.pages.append(page)
    heard: Heard = []
    if scene.role == "stranger":
        return heard  # whoever does not know the address has no way here
    for since in (0, 1, *NUMBERS):
        heard += asked(page, "Hello", since=since, chat=0)
    for thing in things(table):
        for seat in range(int(table.match.state.seats)):
            heard += asked(page, "AskWhy", seq=page.seq, seat=seat, thing=thing)
    for kind in ("Undo", "Redo", "RestartTurn"):
        for number in (page.seq, page.seq + 1, *NUMBERS):
            heard += asked(page, kind, seq=number, seat=table.seat or 0)
    for to in NUMBERS:
        heard += asked(page, "GoBack", seq=page.seq, seat=table.seat or 0, to=to)
    for seat, choice in illegal(table):
        for number in (page.seq, *NUMBERS):
            heard += asked(page, "Decide", seq=number, seat=seat, choice=choice)
    for seat in range(-1, int(table.match.state.seats) + 1):
        for kind in ("Look", "SetSeat", "Replace"):
            heard += asked(page, kind, seat=seat)
        heard += asked(page, "NameSeat", seat=seat, name="Mallory")
    for kind in ("Start", "Rematch"):
        heard += asked(page, kind)
    return heard + asked(page, "Rematch", series=True)


def with_a_save(table: Table) -> Heard:
    """Keep the game, go on with it without the others, and take away whatever can be had."""
    me = table.dishonest
    heard = [answered(me, "POST", "/api/saves", {"table": table.id, "name": "mine"})]
    for save in me.get("/api/saves")["saves"]:
        heard.append(answered(me, "GET", f"/api/saves/{save['id']}/file"))
        loaded = me.ask("POST", f"/api/saves/{save['id']}/load", b"{}")
        heard.append(neutral(loaded.body.decode()))
        copy = loaded.json["id"]
        heard.append(answered(me, "GET", f"/api/tables/{copy}/file"))
        page = me.visit(copy)
        table.pages.append(page)
        heard += asked(page, "Start")
        for seat in range(int(table.match.state.seats)):
            if seat != table.seat:
                heard += asked(page, "SetSeat", seat=seat)
                heard.append(answered(me, "GET", f"/api/tables/{copy}/file"))
        if table.seat == table.match.state.actor:  # else computers would play on, whenever they like
            heard += asked(page, "Start")
            heard += asked(page, "Hello", since=0, chat=0)
            heard.append(answered(me, "GET", f"/api/tables/{copy}/file"))
    heard += [answered(me, "GET", path) for path in ("/api/saves", "/api/tables")]
    return heard


def by_leaving(table: Table) -> Heard:
    """Go for good, in every way, and see whether the game can be had then."""
    doors = [("POST", "shelve"), ("POST", "close"), ("GET", "file")]
    if table.seat != table.match.state.actor:  # else a computer would play on, whenever it likes
        doors += [("POST", "give-up"), ("GET", "file")]
    return [answered(table.dishonest, method, f"/api/tables/{table.id}/{what}") for method, what in doors]


def things(table: Table) -> list[str]:
    """What a page may ask about: what choices point at, here and there in the list of all of them, and nonsense."""
    game, state = table.match.game, table.match.state
    pointed = {game.points_at(state, int(choice)) for seat in state.actors() for choice in state.options(int(seat))}
    named = {f"{kind}:{name}" for kind, names in game.verbs.vocabulary.items() for name in names[::3]}
    return [*sorted(pointed | named)[::3][:20], "", ":", "region:", "nothing:nowhere"]


def illegal(table: Table) -> list[tuple[int, int]]:
    """Choices that no seat of the dishonest player may take."""
    state, most = table.match.state, len(table.match.game.verbs)
    own = [] if table.seat is None else [int(choice) for choice in state.options(table.seat)]
    choices = sorted({-1, most, *range(0, most, 1 + most // 6)})
    return [
        (seat, choice)
        for seat in range(-1, int(state.seats) + 1)
        for choice in choices
        if seat != table.seat or choice not in own
    ]


def answered(browser: Browser, method: str, path: str, body: object = None) -> str:
    answer = browser.ask(method, path, None if body is None else json.dumps(body).encode())
    headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
    return f"{method} {answer.status} {sorted(headers.items())} {neutral(answer.body.decode())}"


def asked(page: Page, kind: str, **fields: Any) -> Heard:
    """Send something, and write down all that comes before the next sign of life."""
    before = len(page.heard)
    with suppress(ConnectionClosed):
        page.send(kind, **fields)
        page.catch_up()
    return [neutral(json.dumps(message)) for message in page.heard[before:]]


def neutral(text: str) -> str:
    """What was told, but for the time of day: it has the same length at any time."""
    try:
        told = json.loads(text)
    except ValueError:
        return text
    return json.dumps(without_clocks(told), sort_keys=True)


def without_clocks(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: 0 if name in CLOCKS else without_clocks(value) for name, value in thing.items()}
    if isinstance(thing, list):
        return [without_clocks(one) for one in thing]
    return thing


# Looking back ------------------------------------------------------------------------------------------


def replay_scenes(games: int) -> list[Scene]:
    return [
        Scene(*setup, number, role) for setup in SETUPS for number in range(games) for role in ("player", "spectator")
    ]


def looked_back(server: RunningServer, fate: Fate, scene: Scene, other_world: bool) -> Heard:
    """All that somebody hears who looks at a game again that others are playing."""
    fate.begin(scene.name)
    match = game_of(scene)
    state = match.state
    seat = None if scene.role == "spectator" else int(state.actor)
    seed = f"the seed of {scene.name}"
    worlds = [
        Match(match.game, match.settings, seed, [int(number) for number in begun.dump()])
        for begun in (state, otherwise(state, seat))
    ]
    play_alike(worlds[0], worlds[1], seat)
    people = [server.person(f"Player {number}") for number in range(int(state.seats))]
    dishonest = server.person("Mallory") if seat is None else people[seat]
    table = put_table(server.config.database, worlds[other_world], [one.cookie for one in people], people[0].cookie)
    heard = [*over_replay(dishonest, table), answered(dishonest, "GET", f"/api/replays/tables/{table}/film")]
    kept = answered(dishonest, "POST", "/api/saves", {"table": table, "name": "mine"})
    for save in dishonest.get("/api/saves")["saves"]:
        replay = f"/api/replays/saves/{save['id']}"
        paths = (replay, f"{replay}?seat=2", f"{replay}?seat=all", f"{replay}/frames?first=0&last=7", f"{replay}/story")
        heard += [answered(dishonest, "GET", path) for path in paths]
    return [*heard, kept]


def play_alike(one: Match, other: Match, seat: int | None, decisions: int = 24) -> None:
    """Go on in both worlds with decisions that the seat may not tell apart: what it is shown and told is the same."""
    dice = seeded("alike")
    for _ in range(decisions):
        actor = int(one.state.actor)
        options = [int(choice) for choice in one.state.options(actor)] if actor >= 0 else []
        options = options[(start := int(dice.below(max(1, len(options))))) :] + options[:start]
        for choice in options:
            if choice in list(other.state.options(actor)):
                [here], [there] = one.rehearse(actor, [choice]), other.rehearse(actor, [choice])
                if all(seen(one.game, each, seat) == seen(one.game, here, seat) for each in (here, there)):
                    one.adopt(here)
                    other.adopt(there)
                    break
        else:
            return


def seen(game: Game[Any], rehearsal: Rehearsal, seat: int | None) -> Any:
    """What a seat may see of a decision; a game that is over tells everything."""
    after = rehearsal.after
    told = [(event.key, list(event.args)) for event in rehearsal.told if event.seen_by(seat)]
    assert rehearsal.result is None, "the game is over"
    return game.view(after, seat), told, [int(actor) for actor in after.actors()]


# Sealed decisions --------------------------------------------------------------------------------------

SEALED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rex_britannorum", {"players": 3, "objectives": "none"}),
    ("barbarian_kingdoms", {"players": 3}),
)


def sealed_scenes(games: int) -> list[Scene]:
    return [
        Scene(*setup, number, role) for setup in SEALED for number in range(games) for role in ("player", "spectator")
    ]


def sealed_game(scene: Scene) -> Match:
    """A game in which several decide in secret, and the last of them in two ways of different length."""
    for number in count(scene.number * 100):
        played = ChanceGame(catalogue()[scene.game], scene.settings, f"sealed {number}")
        while not played.match.over:
            if len(played.match.state.actors()) > 1 and shortest_and_longest(played.match.state)[0]:
                return played.match
            played.decide()
    raise AssertionError


def shortest_and_longest(state: State) -> tuple[list[int], list[int]]:
    """Two ways in which the last of those who decide in secret may do so; none if all are equally long."""
    seat, dice = int(state.actors()[-1]), seeded("ways")
    ways: dict[int, list[int]] = {}
    for _ in range(30):
        trial, way = state.clone(), []
        while seat in list(trial.actors()) and trial.information == state.information:
            options = trial.options(seat)
            way.append(int(options[int(dice.below(len(options)))]))
            trial.take(seat, way[-1])
        ways[len(way)] = way
    return (ways[min(ways)], ways[max(ways)]) if len(ways) > 1 else ([], [])


def sealed(server: RunningServer, fate: Fate, scene: Scene, other_world: bool) -> Heard:
    """All that somebody hears while another decides in secret: briefly in one world, at length in the other."""
    fate.begin(scene.name)
    match = sealed_game(scene)
    people = [server.person(f"Player {number}") for number in range(int(match.state.seats))]
    table = put_table(server.config.database, match, [one.cookie for one in people], people[0].cookie)
    seat = int(match.state.actors()[-1])
    dishonest = people[int(match.state.actors()[0])] if scene.role == "player" else server.person("Mallory")
    page, other = dishonest.visit(table), people[seat].visit(table)
    page.catch_up()
    before = len(page.heard)
    heard: Heard = []
    for _ in range(2):
        for choice in shortest_and_longest(match.state)[other_world]:
            other.do("Decide", seq=other.seq, seat=seat, choice=choice)
            other.catch_up()
        heard += asked(page, "Ping")
        heard += asked(page, "Hello", since=page.seq, chat=0) + asked(page, "Hello", since=0, chat=0)
        heard += [answered(dishonest, "GET", path) for path in ("/api/tables", f"/api/tables/{table}")]
        heard.append(answered(dishonest, "POST", "/api/saves", {"table": table, "name": ""}))
        heard += over_replay(dishonest, table)
        while other.position is not None and other.position["can_undo"]:
            other.do("Undo", seq=other.seq, seat=seat)
            other.catch_up()
        heard += asked(page, "Ping")
    heard += [neutral(json.dumps(message)) for message in page.heard[before:]]
    page.close()
    other.close()
    return heard


# Both worlds -------------------------------------------------------------------------------------------


def difference(one: Heard, other: Heard) -> str:
    """The first thing that was not told alike; empty if all was."""
    for number, (said, otherwise_said) in enumerate(zip(one, other, strict=False)):
        if said != otherwise_said:
            at = next(k for k, (a, b) in enumerate(zip(said, otherwise_said, strict=False)) if a != b)
            return f"answer {number}: {said[:60]} … {said[at - 60 : at + 40]} / {otherwise_said[at - 60 : at + 40]}"
    return "" if len(one) == len(other) else f"{len(one)} answers / {len(other)}"


Attempt = Callable[[RunningServer, Fate, Scene, bool], Heard]


def compared(attempt: Attempt, at: Sequence[Scene]) -> Iterator[tuple[Scene, int, str]]:
    """Each scene, how many answers were compared, and what was different."""
    heard: list[list[Heard]] = []
    for other_world in (False, True):
        with world() as (server, fate):
            heard.append([attempt(server, fate, scene, other_world) for scene in at])
    for scene, one, other in zip(at, *heard, strict=True):
        yield scene, len(one), difference(one, other)


def main() -> None:
    answers = faults = 0
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    attempts = ((tried, scenes), (looked_back, replay_scenes), (sealed, sealed_scenes))
    for scene, number, different in chain.from_iterable(compared(deed, each(games)) for deed, each in attempts):
        answers += number
        faults += bool(different)
        print(f"{'✗' if different else '✓'} {scene.name}: {number} answers {different}")
    print(f"{answers} answers compared, {faults} scenes with a difference")
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
