"""The computer player of Barbarian Kingdoms: sound answers to the questions that the rules ask."""

from __future__ import annotations

from collections import Counter

import pytest

from bretwalda import seeded
from bretwalda.ai.advice import suggest
from bretwalda.ai.level import LEVELS, Level
from bretwalda.ai.player import MERELY_TRIED, Computer, decide_in
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import BRIBE, KINGDOM_IDS
from bretwalda.games.barbarian_kingdoms.player.odds import EXACT
from bretwalda.games.barbarian_kingdoms.player.plan import about_to_win
from bretwalda.games.barbarian_kingdoms.player.policy import TRIES_FROM, counsel
from bretwalda.games.barbarian_kingdoms.player.value import WEIGHT_NAMES, WEIGHTS, Judgement, peril, weights
from bretwalda.games.barbarian_kingdoms.state import ACTIVE, Kingdoms

from .positions import FRANKS, SAXONS, VISIGOTHS, asked, play, position

JUDGEMENT = Judgement(weights(WEIGHTS))
NORMAL = LEVELS["normal"]


def best(s: Kingdoms) -> str:
    """What it thinks best."""
    return GAME.verbs.notation(int(counsel().opinions(s, s.actor, seeded("bot"), NORMAL.iterations)[0].choice))


def play_turn(s: Kingdoms) -> Kingdoms:
    """Let it decide for everybody until the turn is over."""
    turn = (s.round, s.turn)
    while s.actor >= 0 and (s.round, s.turn) == turn:
        player = Computer(GAME, LEVELS["normal"], seeded("turn"))
        s.take(s.actor, decide_in(s, int(s.actor), player, seeded("eyes")))
    return s


def chance(s: Kingdoms, kingdom: str) -> float:
    return JUDGEMENT.chances(s)[s.owner[KINGDOM_IDS.index(kingdom)]]


# --- Openings -------------------------------------------------------------------------------------


def test_openings_vary() -> None:
    """No kingdom begins with the same action in nearly all games, though each has a favourite."""
    first: dict[int, Counter[int]] = {}
    for number in range(20):
        s = GAME.new(seed=f"opening {number}", players=3)
        player = Computer(GAME, NORMAL, seeded(f"whims {number}"))
        while s.round == 1 and s.actor >= 0:
            choice = decide_in(s, int(s.actor), player, seeded(f"eyes {number}"))
            if s.step.name == "turn":
                first.setdefault(int(s.active), Counter())[choice] += 1
            s.take(s.actor, choice)
    assert len(first) >= 3
    assert all(max(actions.values()) < 0.9 * actions.total() for actions in first.values() if actions.total() >= 10)


# --- What positions are worth ---------------------------------------------------------------------


def test_every_weight_has_a_name() -> None:
    assert len(WEIGHTS) == len(WEIGHT_NAMES)


@pytest.mark.parametrize("teams", [False, True])
def test_chances_sum_to_one_by_side(teams: bool) -> None:
    s = position(4, teams=teams)
    chances = list(JUDGEMENT.chances(s))
    assert sum(chances) == pytest.approx(2.0 if teams else 1.0)  # partners have the same
    if teams:
        assert all(
            chances[one] == chances[other] for one in range(4) for other in range(4) if s.team(one) == s.team(other)
        )


def test_provinces_money_and_kings_are_worth_something() -> None:
    plain = chance(position(), "franks")
    assert chance(position(units={"franks": "frisia"}, control={"frisia": "franks"}), "franks") > plain
    assert chance(position(purses={"franks": "bbbssgggg"}), "franks") > plain
    assert chance(position(fallen={"franks": "saxons"}), "franks") < plain


def test_a_king_beside_a_stronger_enemy_is_in_peril() -> None:
    units = {"franks": "king frisia", "saxons": "king belgica_secunda, germania_secunda"}
    s = position(units=units, control={"frisia": "franks"}, purses={"saxons": "ggg", "franks": "b"})
    assert peril(s, FRANKS, SAXONS) == 1.0
    assert peril(s, SAXONS, FRANKS) < 1.0
    assert peril(s, FRANKS, VISIGOTHS) == 0.0
    at_sea = position(units={"franks": "king frisia", "saxons": "king sea, sea, sea"}, purses={"franks": "b"})
    assert peril(at_sea, FRANKS, SAXONS) == 1.0


# --- Its turn -------------------------------------------------------------------------------------


def six_provinces(purse: str = "ggg", saxons: str = "", active: str = "franks", **stocks: str) -> Kingdoms:
    """The Franks lack one province of seven, and stand in one that they may claim."""
    return position(
        units={"franks": "king belgica_secunda, frisia", "saxons": f"king maxima_caesariensis, {saxons}"},
        control={"thuringia": "franks", "alemannia": "franks", "lugdunensis": "franks"},
        stocks=stocks,
        purses={"franks": purse},
        active=active,
    )


def test_it_claims_the_province_that_wins() -> None:
    s = six_provinces()
    assert best(s) == "claim"
    play_turn(s)
    assert s.actor < 0
    assert s.result()[FRANKS] == 1.0


def test_it_sees_who_wins_next_and_that_only_an_invasion_stops_them() -> None:
    s = six_provinces(saxons="britannia_prima", active="saxons")
    sees, does_not = (counsel().opinions(s, SAXONS, seeded("bot"), effort) for effort in (2_000, 1_000))
    assert GAME.verbs.notation(int(sees[0].choice)) == "invade"
    assert sees[0].value > 0.1
    assert max(opinion.value for opinion in sees[1:]) < 0.01
    assert min(opinion.value for opinion in does_not) > 0.05


def test_a_province_more_or_a_king_more_than_others_may_have_is_about_to_win() -> None:
    assert about_to_win(six_provinces(), FRANKS)
    assert not about_to_win(six_provinces(), SAXONS)
    assert about_to_win(position(3, fallen={"ostrogoths": "franks"}), FRANKS)
    assert not about_to_win(position(3), FRANKS)
    assert about_to_win(position(2, fallen={"ostrogoths": "franks"}), FRANKS), "one king more of a pair"
    assert not about_to_win(position(2), FRANKS)


def test_it_taxes_when_it_cannot_pay_for_that_province() -> None:
    s = six_provinces("b", belgica_secunda="ggg")
    assert best(s) == "tax"


def test_it_contests_the_claim_that_would_win() -> None:
    s = six_provinces(saxons="sea")
    play(s, "claim", "at frisia")
    while asked(s) != "contest":
        s.take(s.actor, s.options(s.actor)[0])
    assert best(s) == "warrior sea"


def test_it_does_not_contest_what_it_must_lose() -> None:
    s = position(
        units={"saxons": "sea", "franks": "king belgica_secunda, germania_secunda, belgica_prima"},
        purses={"franks": "ggggg", "saxons": "b"},
        active="franks",
    )
    play(s, "invade", "king", "to frisia")
    assert asked(s) == "contest"
    assert best(s) == "pass"


# --- Bribes ---------------------------------------------------------------------------------------


def even_battle(saxons: str = "bbbssg", unknown: str = "") -> Kingdoms:
    """A warrior of the Franks against one of the Saxons in a province of nobody's."""
    s = position(
        units={"saxons": "king maxima_caesariensis, frisia", "franks": "king belgica_prima, belgica_secunda"},
        purses={"franks": "bbbssg", "saxons": saxons},
        unknown={"saxons": unknown},
        active="franks",
    )
    play(s, "invade", "warrior belgica_secunda", "to frisia")
    while not s.secret:
        s.take(s.actor, s.options(s.actor)[0])
    return s


def test_bribes_are_mixed() -> None:
    """No single bribe is taken most of the time."""
    s = even_battle()
    player = Computer(GAME, LEVELS["hard"], seeded("bribes"))
    drawn = Counter(decide_in(s, FRANKS, player, seeded(f"eyes {k}")) for k in range(40))
    assert len(drawn) >= 3
    assert max(drawn.values()) < 30


def test_a_bribe_is_drawn_from_the_mixture() -> None:
    """Rare sums are drawn as rarely as they should be, not never: a player may not leave them out."""
    s = even_battle()
    game = counsel().bribe_game(s, ACTIVE, seeded("dice"))
    game.solve(EXACT)
    opinions = [counsel().opinions(s, FRANKS, seeded(f"draw {k}"), NORMAL.iterations) for k in range(60)]
    assert all(int(first.visits) * MERELY_TRIED > int(rest[0].visits) for first, *rest in opinions)
    spent = sum(int(first.choice - BRIBE) for first, *_ in opinions) / 60
    assert abs(spent - game.own.spends()) < 1.5


def test_a_bribe_does_not_rest_on_tokens_plundered_face_down() -> None:
    """What the rival has found is imagined anew, and the treasuries imagined differ."""
    s = even_battle("b", unknown="ggg")
    game = counsel().bribe_game(s.imagine(FRANKS, seeded("eyes")), ACTIVE, seeded("dice"))
    assert len({int(rival.most()) for rival in game.rivals}) > 1
    known = counsel().bribe_game(even_battle("b"), ACTIVE, seeded("dice"))
    assert len(known.rivals) == 1


def test_more_is_spent_where_a_king_may_fall() -> None:
    def stake(guard: str) -> float:
        s = position(
            units={"saxons": guard, "franks": "king belgica_prima, belgica_secunda, germania_secunda"}, active="franks",
            purses={"franks": "bbbssg", "saxons": "bbbssg"},
        )  # fmt: skip
        play(s, "invade", "warrior belgica_secunda", "to frisia")
        while not s.secret:
            s.take(s.actor, s.options(s.actor)[-1])
        return counsel().planner.stake_of(s)

    assert stake("king frisia") > stake("frisia") > 1.0


# --- Levels ---------------------------------------------------------------------------------------


def test_the_lower_levels_plan_and_the_higher_ones_try_their_plans() -> None:
    s = GAME.new(seed="levels")
    seat = int(s.actor)
    planned = Computer(GAME, LEVELS["normal"], seeded("x")).think(s.imagine(seat, seeded("e")), seat)
    assert {thought.visits for thought in planned} == {1}
    trying = Level("trying", iterations=TRIES_FROM, seconds=60.0)
    tried = Computer(GAME, trying, seeded("x")).think(s.imagine(seat, seeded("e")), seat)
    assert {thought.choice for thought in tried} == {thought.choice for thought in planned}
    assert all(thought.visits >= 4 for thought in tried)


def test_what_is_certain_is_no_matter_of_whim() -> None:
    """A claim that wins at once comes before all that merely promises to win, whatever the draw."""
    s = six_provinces()
    wins = [counsel().opinions(s, s.actor, seeded(f"whim {k}"), NORMAL.iterations)[0] for k in range(20)]
    assert {GAME.verbs.notation(int(opinion.choice)) for opinion in wins} == {"claim"}
    assert {opinion.value for opinion in wins} == {1.0}


@pytest.mark.parametrize("settings", ["2a", "3b", "4a teams", "5c", "6b teams"])
def test_it_plays_every_kind_of_game(settings: str) -> None:
    row, *teams = settings.split()
    s = GAME.new(seed=settings, players=int(row[0]), configuration=row[1], teams=bool(teams), rounds=20)
    players = [Computer(GAME, LEVELS["normal"], seeded(f"{settings} {k}")) for k in range(s.seats)]
    eyes = seeded("eyes")
    for _ in range(60):
        if s.actor < 0:
            break
        seat = int(s.actor)
        s.choose(seat, decide_in(s, seat, players[seat], eyes))
        assert GAME.audit(s) == []


def test_advice_ranks_all_options() -> None:
    s = GAME.new(seed="advice")
    found = suggest(GAME, s, int(s.actor))
    assert {one.choice for one in found} == set(s.options(s.actor))
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


# --- Before the game, and by other settings -------------------------------------------------------


def test_it_agrees_to_what_people_have_named() -> None:
    """Whoever talks the kingdoms over with computers at the table is never held up by them."""
    s = GAME.new(seed="x", players=3, configuration="agreed")
    play(s, "kingdom huns", "kingdom saxons", "kingdom franks")
    for _ in range(2):
        player = Computer(GAME, LEVELS["easy"], seeded("agreement"))
        assert GAME.verbs.notation(decide_in(s, int(s.actor), player, seeded("eyes"))) == "agree"
        play(s, "agree")


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "configuration": "expert", "own_wars": True, "plunder_first": True},
        {"players": 2, "kingdoms": "inheritance", "first": "clemency", "tax_change": False},
        {"players": 6, "configuration": "expert", "teams": True},
        {"players": 4, "configuration": "agreed", "teams": True, "kingdoms": "inheritance"},
    ],
    ids=str,
)
def test_it_answers_whatever_the_settings_ask(settings: dict[str, object]) -> None:
    """From the first question before the game on, for two rounds."""
    s = GAME.new(seed="settings", **settings)
    players = [Computer(GAME, LEVELS["easy"], seeded(f"player {seat}")) for seat in range(s.seats)]
    while s.actor >= 0 and s.round < 3:
        seat = int(s.actor)
        s.choose(seat, decide_in(s, seat, players[seat], seeded("eyes")))
    assert GAME.audit(s) == []
