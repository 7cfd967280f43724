"""Rules 9: battle."""

from __future__ import annotations

from bretwalda import seeded
from bretwalda.games.britannia.board import CRACKED_BIT, LAND_IDS
from bretwalda.games.britannia.state import Britannia

from .scene import (
    armies,
    asked,
    dice,
    holder,
    leader_at,
    lucky,
    march,
    offered,
    phase,
    play,
    scene,
    step,
    told,
    units,
    whose,
    works,
)

BERNICIA = LAND_IDS.index("bernicia")


def fight(attackers: str, defenders: str, *, at: str = "kent", **more: object) -> Britannia:
    """Danes attack Welsh from Sussex, Essex and so on; the next decision is which battle to fight."""
    s = scene(13, "danes", {"danes": attackers, "welsh": defenders}, **more)  # type: ignore[arg-type]
    for part in attackers.split(","):
        march(s, part.split()[0], at)
    return play(s, "done")


def test_9_1_units_of_two_nations_in_an_area_are_a_battle() -> None:
    """Danes fight the Welsh of their own player; the nation on turn attacks."""
    s = fight("essex 2", "kent")
    assert (step(s), asked(s), offered(s)) == ("battles", "danes", {"fight kent"})
    play(s, "fight kent")
    assert told(s, "battle") == [[11, 3, 8]]


def test_9_2_the_attacker_chooses_the_order_and_fights_all() -> None:
    """Two battles are offered, then the other one; the phase does not end before."""
    s = scene(13, "danes", {"danes": "essex 4", "welsh": "kent, suffolk"})
    march(s, "essex", "kent", units=2)
    march(s, "essex", "suffolk")
    play(s, "done")
    assert offered(s) == {"fight kent", "fight suffolk"}
    done = lucky(s, ["fight suffolk"], lambda now: step(now) == "battles")
    assert offered(done) == {"fight kent"}
    assert phase(done) == "battle"


def test_9_3_every_unit_rolls_one_die() -> None:
    """Three attackers, two defenders and a burh: three dice against two; a fort rolls, a wall does not."""
    s = scene(13, "danes", {"danes": "essex 3", "saxons": "kent 2"}, burhs=["kent"])
    march(s, "essex", "kent")
    mine, theirs = dice(play(s, "done", "fight kent"))
    assert (len(mine), len(theirs)) == (3, 2)
    s = scene(3, "brigantes", {"brigantes": "york 2", "romans": "bernicia"}, walls=["bernicia"], forts=["bernicia"])
    march(s, "york", "bernicia")
    mine, theirs = dice(play(s, "done", "fight bernicia"))
    assert (len(mine), len(theirs)) == (2, 2)


def values_rolled(s: Britannia) -> tuple[set[int], set[int]]:
    """What the dice of the attacker and the defender show in the first round for Kent, over many rounds."""
    mine, theirs = set(), set()
    for k in range(150):
        after = s.copy(seeded(f"{k}"))
        after.chronicle = []
        attack, defence = dice(play(after, "fight kent"))
        mine |= set(attack)
        theirs |= set(defence)
    return mine, theirs


def test_9_4_a_leader_adds_one_to_every_die_of_his_side() -> None:
    """Dice run from 2 to 7 with him, from 1 to 6 without, over many rounds."""
    s = scene(13, "dubliners", {"dubliners": "essex 3", "welsh": "kent 3"}, leaders={"olaf": "essex"})
    march(s, "essex", "kent")
    play(s, "done")
    assert values_rolled(s) == ({2, 3, 4, 5, 6, 7}, {1, 2, 3, 4, 5, 6})


def test_9_4_a_leader_elsewhere_adds_nothing() -> None:
    """Olaf stays in Essex while three others attack Kent, and no die shows a 7."""
    s = scene(13, "dubliners", {"dubliners": "essex, suffolk 3", "welsh": "kent 3"}, leaders={"olaf": "essex"})
    march(s, "suffolk", "essex", "kent")
    play(s, "done")
    assert leader_at(s, "olaf") == "essex"
    assert values_rolled(s)[0] == {1, 2, 3, 4, 5, 6}


def test_9_5_infantry_hits_with_five_and_legions_with_four() -> None:
    """A 5 kills and a 4 does not; a legion's 4 kills."""
    s = fight("essex", "kent")
    hit = lucky(s, ["fight kent"], lambda now: dice(now) == ([5], [1]))
    assert armies(hit, "welsh") == {}
    miss = lucky(s, ["fight kent"], lambda now: dice(now) == ([4], [1]))
    assert armies(miss, "welsh") == {"kent": 1}
    s = scene(3, "romans", {"romans": "essex", "caledonians": "kent"}, forts=["essex"])
    march(s, "essex", "kent")
    hit = lucky(play(s, "done"), ["fight kent"], lambda now: dice(now) == ([4], [1]))
    assert armies(hit, "caledonians") == {}
    miss = lucky(s, ["fight kent"], lambda now: dice(now) == ([3], [1]))
    assert armies(miss, "caledonians") == {"kent": 1}


def test_9_6_legions_and_cavalry_are_hit_by_six_only() -> None:
    """Against a legion a 5 does nothing."""
    s = scene(3, "caledonians", {"caledonians": "essex", "romans": "kent"})
    march(s, "essex", "kent")
    play(s, "done")
    assert armies(lucky(s, ["fight kent"], lambda now: dice(now) == ([5], [1])), "romans") == {"kent": 1}
    assert armies(lucky(s, ["fight kent"], lambda now: dice(now) == ([6], [1])), "romans") == {}
    s = scene(16, "welsh", {"welsh": "essex", "normans": "kent 1c"})
    march(s, "essex", "kent")
    play(s, "done")
    assert armies(lucky(s, ["fight kent"], lambda now: dice(now) == ([5], [1])), "normans") == {"kent": 1}
    assert armies(lucky(s, ["fight kent"], lambda now: dice(now) == ([6], [1])), "normans") == {}


def test_9_7_difficult_terrain_protects_the_defender_only() -> None:
    """In the Downlands the attacker's 5 does nothing, the defender's 5 kills."""
    s = fight("essex", "downlands", at="downlands")
    after = lucky(s, ["fight downlands"], lambda now: dice(now) == ([5], [5]))
    assert armies(after, "welsh") == {"downlands": 1}
    assert armies(after, "danes") == {}
    after = lucky(s, ["fight downlands"], lambda now: dice(now) == ([6], [1]))
    assert armies(after, "welsh") == {}


def test_9_8_losses_are_taken_together() -> None:
    """Both roll a 5: nobody is left, and the area is nobody's."""
    s = lucky(fight("essex", "kent"), ["fight kent"], lambda now: dice(now) == ([5], [5]))
    assert armies(s, "danes") == armies(s, "welsh") == {}
    assert holder(s, "kent") is None


def test_9_9_the_owner_chooses_the_losses() -> None:
    """A 6 against cavalry and infantry: the Normans choose; a 5 takes the infantry without asking."""
    s = scene(16, "welsh", {"welsh": "essex", "normans": "kent 1+1c"})
    march(s, "essex", "kent")
    play(s, "done")
    asked_for = lucky(s, ["fight kent"], lambda now: dice(now)[0] == [6] and step(now) == "losses")
    assert asked(asked_for) == "normans"
    assert offered(asked_for) == {"lose infantry kent", "lose cavalry kent"}
    forced = lucky(s, ["fight kent"], lambda now: dice(now)[0] == [5])
    assert units(forced, "normans", "kent") == {"cavalry": 1}


def test_9_10_forts_die_last() -> None:
    """Three sixes against two legions and a fort: the fort is not among the choices while a legion lives."""
    s = scene(3, "caledonians", {"caledonians": "essex 3", "romans": "kent 2"}, forts=["kent"])
    march(s, "essex", "kent")
    play(s, "done")
    two = lucky(s, ["fight kent"], lambda now: dice(now)[0].count(6) == 2 and max(dice(now)[1]) < 5)
    assert armies(two, "romans") == {}
    assert works(two, "kent") == {"fort"}
    three = lucky(s, ["fight kent"], lambda now: dice(now)[0] == [6, 6, 6])
    assert works(three, "kent") == {"ruin"}


def test_9_11_a_wall_takes_two_hits_and_is_whole_after_the_battle() -> None:
    """The first hit leaves it standing; a new battle begins with a whole wall."""
    s = scene(3, "brigantes", {"brigantes": "york 3", "romans": ""}, walls=["bernicia"])
    march(s, "york", "bernicia")
    play(s, "done")
    once = lucky(s, ["fight bernicia"], lambda now: sum(value >= 5 for value in dice(now)[0]) == 1)
    assert works(once, "bernicia") == {"wall"}
    assert once.wall_hits == 1
    twice = lucky(s, ["fight bernicia"], lambda now: sum(value >= 5 for value in dice(now)[0]) == 2)
    assert works(twice, "bernicia") == set()
    play(once, "retreat")
    assert works(once, "bernicia") == {"wall"}
    assert whose(once) != "brigantes" or once.wall_hits == 0


def test_9_11_a_submission_ends_a_battle_that_waits_and_its_wall_is_whole() -> None:
    """Half of the Brigantes have left the wall of Bernicia, cracked, to fight on later; in Cumbria they submit."""
    s = scene(3, "brigantes", {"brigantes": "lothian 5, galloway 2"}, walls=["bernicia", "cumbria"])
    march(s, "lothian", "bernicia", units=4)
    march(s, "galloway", "cumbria")
    play(s, "done")

    def cracked(now: Britannia) -> bool:
        return now.works[BERNICIA] & CRACKED_BIT != 0 and step(now) == "submission"

    parted = lucky(s, ["fight bernicia"], cracked)
    play(parted, "defy", "keep infantry lothian", "retreat")
    assert offered(parted) == {"fight bernicia", "fight cumbria"}
    asked_to = lucky(parted, ["fight cumbria"], lambda now: step(now) == "submission")
    play(asked_to, "submit")
    assert works(asked_to, "bernicia") == {"wall"}
    assert not asked_to.works[BERNICIA] & CRACKED_BIT


def test_9_12_a_leader_falls_with_his_last_companion() -> None:
    """Olaf dies with his only army; with one army left he lives."""
    s = scene(13, "welsh", {"welsh": "essex 3", "dubliners": "kent"}, leaders={"olaf": "kent"})
    march(s, "essex", "kent")
    play(s, "done")
    dead = lucky(s, ["fight kent"], lambda now: armies(now, "dubliners") == {})
    assert leader_at(dead, "olaf") is None
    s = scene(13, "welsh", {"welsh": "essex 3", "dubliners": "kent 2"}, leaders={"olaf": "kent"})
    march(s, "essex", "kent")
    play(s, "done")
    alive = lucky(s, ["fight kent"], lambda now: armies(now, "dubliners").get("kent") == 1)
    assert leader_at(alive, "olaf") == "kent"


def test_9_13_submission_then_defender_then_attacker_then_the_next_round() -> None:
    """Welsh with five areas against Romans, nobody hit: they may submit, then retreat, then the Romans may."""
    s = scene(3, "romans", {"romans": "avalon 2", "welsh": "hwicce, gwent, powys, dyfed"}, forts=["avalon"])
    play(s, "move avalon", "go hwicce")
    assert step(s) == "submission"
    play(s, "defy", "done")
    s = lucky(s, ["fight hwicce"], lambda now: max(dice(now)[0]) < 4 and max(dice(now)[1]) < 5)
    assert (step(s), asked(s)) == ("submission", "welsh")
    play(s, "defy")
    assert (step(s), asked(s)) == ("defender-retreat", "welsh")
    play(s, "stand")
    assert (step(s), asked(s)) == ("attacker-retreat", "romans")
    s.chronicle = []
    play(s, "stand")
    assert told(s, "round")[0][1] == 2
