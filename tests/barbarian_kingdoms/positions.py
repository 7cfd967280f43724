"""Positions of Barbarian Kingdoms in notation: build one, play a few choices, look at what came of it.

Tokens are letters: `bbsg` is two bronze, a silver and a gold one, `d` the diamond. Units are words: `king roma` is the
king in Rome, `roma` a warrior there, `sea` one at sea. A position is always complete, so that it stands up to the
audit: what is not said is filled in, and tokens that are nowhere else are in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import (
    ALL_TOKENS,
    BRIBE,
    KINDS,
    KINGDOM_IDS,
    PROVINCE_IDS,
    TOKEN_IDS,
    ZONE_IDS,
    hoard_of,
    holds,
    value,
)
from bretwalda.games.barbarian_kingdoms.scoring import ENDINGS
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.games.barbarian_kingdoms.view import KingdomsView, KingdomView, ProvinceView, Reckoning

LETTERS = "bsgd"
HUNS, OSTROGOTHS, VANDALS, VISIGOTHS, SAXONS, FRANKS = range(6)  # with six players also their seats


def position(
    players: int = 6,
    configuration: str = "a",
    *,
    teams: bool = False,
    units: Mapping[str, str] | None = None,
    control: Mapping[str, str] | None = None,
    stocks: Mapping[str, str] | None = None,
    down: Mapping[str, str] | None = None,
    purses: Mapping[str, str] | None = None,
    unknown: Mapping[str, str] | None = None,
    fallen: Mapping[str, str] | None = None,
    active: str | None = None,
    rounds: int = 0,
    **settings: object,
) -> Kingdoms:
    """A position at the start of a turn; each seat has the next kingdom in turn order (with two players its pair).

    `units` moves a kingdom's units: its king is in the capital if he is not named. `control` says where control tokens
    lie. `stocks` are face-up and `down` face-down tokens; where nothing is said there are none. `purses` are
    treasuries, by default as at the start; `unknown` are tokens of them that the others have not seen. `fallen` says
    who took whose king.
    """
    state = GAME.new(
        seed="position",
        players=players,
        configuration=configuration,
        teams=teams,
        kingdoms="seats",
        rounds=rounds,
        **settings,
    )
    for at in (0, 2) if players == 2 else ():
        play(state, f"kingdom {KINGDOM_IDS[state.order[at]]}")
    state.chronicle = []
    _set_units(state, dict(units or {}), dict(fallen or {}))
    _set_control(state, dict(control or {}))
    _set_tokens(state, dict(stocks or {}), dict(down or {}), dict(purses or {}), dict(unknown or {}))
    if active is not None:
        state.turn = list(state.order).index(KINGDOM_IDS.index(active))
        state.active = KINGDOM_IDS.index(active)
        state.actor = state.owner[state.active]
    assert GAME.audit(state) == []
    return state


def _set_units(state: Kingdoms, units: Mapping[str, str], fallen: Mapping[str, str]) -> None:
    for kingdom, words in units.items():
        k = KINGDOM_IDS.index(kingdom)
        for unit in filter(None, map(str.strip, words.split(","))):
            zone = ZONE_IDS.index(unit.split()[-1])
            if unit.startswith("king "):
                state.king[k] = zone
                continue
            state.levied[k] += 1
            if ZONE_IDS[zone] == "sea":
                state.sea[k] += 1
            else:
                state.troops[k] |= 1 << zone
    for kingdom, captor in fallen.items():
        state.king[KINGDOM_IDS.index(kingdom)] = -1
        state.captor[KINGDOM_IDS.index(kingdom)] = KINGDOM_IDS.index(captor)


def _set_control(state: Kingdoms, control: Mapping[str, str]) -> None:
    for province, kingdom in control.items():
        state.ruled[KINGDOM_IDS.index(kingdom)] |= 1 << PROVINCE_IDS.index(province)


def _set_tokens(
    state: Kingdoms,
    stocks: Mapping[str, str],
    down: Mapping[str, str],
    purses: Mapping[str, str],
    unknown: Mapping[str, str],
) -> None:
    for p, name in enumerate(PROVINCE_IDS):
        state.stock[p] = _hoard(stocks.get(name, ""))
        state.down[p] = _hoard(down.get(name, ""))
    for kingdom in KINGDOM_IDS:
        seat = state.owner[KINGDOM_IDS.index(kingdom)]
        if seat < 0 or (kingdom not in purses and kingdom not in unknown):
            continue
        seen, hidden = purses.get(kingdom, ""), unknown.get(kingdom, "")
        state.purse[seat] = _hoard(seen + hidden)
        for t, letter in enumerate(LETTERS):
            state.known[seat * KINDS + (1 << t)] = seen.count(letter)
        state.known[seat * KINDS + KINDS - 1] = len(hidden)
    everywhere = sum([*state.stock, *state.down, *state.purse])
    assert holds(ALL_TOKENS, everywhere), "more tokens than there are"
    state.box = ALL_TOKENS - everywhere


def _hoard(letters: str) -> int:
    assert set(letters) <= set(LETTERS)
    return hoard_of([letters.count(letter) for letter in LETTERS])


# --- Playing --------------------------------------------------------------------------------------


def play(state: Kingdoms, *moves: str) -> Kingdoms:
    """Take the choices in turn, each for the seat that is to decide; then audit the position."""
    for move in moves:
        state.choose(state.actor, GAME.verbs.parse(move))
    assert GAME.audit(state) == []
    return state


def bribe(state: Kingdoms, kingdom: str, tokens: str = "") -> None:
    """Choose exactly these tokens as a kingdom's bribe."""
    seat = state.owner[KINGDOM_IDS.index(kingdom)]
    state.choose(seat, BRIBE + value(_hoard(tokens)))
    while state.secret:
        choices = [GAME.verbs.notation(choice) for choice in state.options(seat)]
        if not choices or not choices[0].startswith("count "):
            break
        kind = choices[0].split()[1]
        state.choose(seat, GAME.verbs.parse(f"count {kind} {tokens.count(LETTERS[TOKEN_IDS.index(kind)])}"))
    assert GAME.audit(state) == []


def fight(state: Kingdoms, active: str = "", foe: str = "") -> Kingdoms:
    """Reveal both bribes."""
    one, other = KINGDOM_IDS[state.active], KINGDOM_IDS[state.foe]
    bribe(state, one, active)
    bribe(state, other, foe)
    assert GAME.audit(state) == []
    return state


# --- Looking --------------------------------------------------------------------------------------


def offered(state: Kingdoms, seat: int | None = None) -> set[str]:
    """What a seat may choose, by default the one that is to decide."""
    return {GAME.verbs.notation(choice) for choice in state.options(state.actor if seat is None else seat)}


def asked(state: Kingdoms) -> str:
    """The decision that is owed."""
    return state.step.name


def seen(state: Kingdoms, seat: int | None = None) -> KingdomsView:
    """The position as a seat sees it, or as everybody does."""
    return GAME.view(state, seat)


def province(state: Kingdoms, name: str) -> ProvinceView:
    return seen(state).provinces[PROVINCE_IDS.index(name)]


def kingdom(state: Kingdoms, name: str) -> KingdomView:
    return next(one for one in seen(state).kingdoms if one.id == name)


def unit(state: Kingdoms, name: str) -> str | None:
    """Who stands in a province: `huns`, or `king huns`."""
    here = province(state, name).unit
    return None if here is None else f"king {here.kingdom}" if here.king else here.kingdom


def controller(state: Kingdoms, name: str) -> str | None:
    return province(state, name).controller


def stock(state: Kingdoms, name: str) -> str:
    """The face-up tokens of a province."""
    return _letters(province(state, name).tokens)


def purse(state: Kingdoms, name: str) -> str:
    """The treasury of the player who has a kingdom."""
    seat = int(state.owner[KINGDOM_IDS.index(name)])
    return _letters(seen(state, seat).seats[seat].treasury or {})


def _letters(tokens: Mapping[str, int]) -> str:
    return "".join(letter * tokens.get(kind, 0) for letter, kind in zip(LETTERS, TOKEN_IDS, strict=True))


def known(state: Kingdoms, name: str) -> dict[str, int]:
    """What the others know of a treasury: how many of its tokens are one of some kinds, such as `bs`."""
    base = int(state.owner[KINGDOM_IDS.index(name)]) * int(KINDS)
    sets = {"".join(letter for t, letter in enumerate(LETTERS) if kinds >> t & 1): kinds for kinds in range(1, KINDS)}
    return {kinds: int(state.known[base + bits]) for kinds, bits in sets.items() if state.known[base + bits]}


def told(state: Kingdoms, key: str) -> list[list[int]]:
    """What the events of a kind said since the position was built."""
    return [list(map(int, event.args)) for event in state.chronicle or [] if event.key == key]


def reckoning(state: Kingdoms) -> Reckoning:
    """How the game ended; it must have."""
    out = seen(state).reckoning
    assert out is not None
    assert out.end == ENDINGS[state.ended]
    assert state.result() == [1 / len(out.winners) if p in out.winners else 0 for p in range(state.seats)]
    return out


def neutral_provinces(names: Sequence[str] = PROVINCE_IDS) -> list[str]:
    """The provinces without an emblem."""
    state = GAME.new(seed="map", players=6)
    return [name for name in names if state.down[PROVINCE_IDS.index(name)]]
