"""A view as lines of text, in the reader's language."""

from __future__ import annotations

from bretwalda.engine.columns import NOTHING, aligned
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import KINGDOM_IDS, PROVINCE_IDS, TITLE_IDS, hoard_of
from .view import FIGHTING, ArmyView, KingdomsView, KingdomView, ProvinceView, Reckoning


def text(seen: KingdomsView, texts: Texts) -> str:
    """The view as aligned lines in the reader's language."""
    blocks = [
        "\n".join(headline(seen, texts)),
        aligned(_kingdom_rows(seen, texts)) if seen.kingdoms else "",
        aligned(_province_rows(seen, texts)) if seen.kingdoms else "",
        "\n".join(_treasuries(seen, texts)),
    ]
    return "\n\n".join(filter(None, blocks))


def headline(seen: KingdomsView, texts: Texts) -> list[str]:
    """Who has to decide, the battle that is fought, or how the game ended."""
    if seen.reckoning is not None:
        return [texts.message(message) for message in _reckoned(seen.reckoning)]
    lines = [texts.message(Message("view-deciding", (Arg("seat", "seat", actor),))) for actor in seen.actors]
    if seen.active is None:
        return lines
    turn = (Arg("kingdom", "kingdom", KINGDOM_IDS.index(seen.active)), Arg("round", "number", seen.round))
    lines.append(texts.message(Message("view-turn", turn)))
    if seen.limit:
        lines.append(texts.say("view-limit", number=seen.limit))
    if seen.site is not None and seen.battle is None and seen.action in ("invade", "claim"):
        site = Arg("zone", "zone", PROVINCE_IDS.index(seen.site))
        lines.append(texts.message(Message(f"view-{seen.action}", (turn[0], site))))
    if seen.battle is not None:
        site = Arg("zone", "zone", PROVINCE_IDS.index(seen.battle.province))
        lines.append(texts.message(Message("view-battle", (site,))))
        lines += [_army(army, texts) for army in (seen.battle.active, seen.battle.foe)]
    return lines


def _army(army: ArmyView, texts: Texts) -> str:
    return texts.message(
        Message(
            "view-army",
            (
                Arg("kingdom", "kingdom", KINGDOM_IDS.index(army.kingdom)),
                Arg("king", "number", int(army.king)),
                Arg("warriors", "number", army.warriors),
                Arg("points", "number", army.points),
            ),
        )
    )


def _reckoned(end: Reckoning) -> list[Message]:
    """The end in the words of the chronicle."""
    lines = [Message(f"event-won_{end.end}", (Arg("seat", "seat", seat),)) for seat in end.winners]
    for one in end.ranking:
        title = Arg("title", "title", TITLE_IDS.index(one.title))
        lines.append(
            Message("event-reign", (Arg("seat", "seat", one.seat), Arg("number", "number", one.points), title))
        )
    return lines


def _kingdom_rows(seen: KingdomsView, texts: Texts) -> list[list[str]]:
    titles = ("kingdom", "seat", "king", "warriors", "at_sea", "tokens", "provinces", "trophies")
    rows = [["", *(texts.say(f"table-{title}") for title in titles)]]
    for kingdom in sorted(seen.kingdoms, key=lambda one: seen.order.index(one.id)):
        numbers = (kingdom.warriors, kingdom.at_sea, kingdom.control_tokens, kingdom.provinces, kingdom.trophies)
        rows.append(
            [
                ">" if kingdom.id == seen.active else " ",
                texts.name("kingdom", kingdom.id),
                _player(seen, kingdom, texts),
                _king(kingdom, texts),
                *map(str, numbers),
            ]
        )
    return rows


def _player(seen: KingdomsView, kingdom: KingdomView, texts: Texts) -> str:
    name = texts.seat(kingdom.seat)
    return f"{name} ({'ABC'[kingdom.side]})" if seen.teams else name


def _king(kingdom: KingdomView, texts: Texts) -> str:
    if kingdom.king is None:
        return NOTHING
    return texts.say("table-battle") if kingdom.king == FIGHTING else texts.name("zone", kingdom.king)


def _province_rows(seen: KingdomsView, texts: Texts) -> list[list[str]]:
    rows = [[texts.say(f"table-{title}") for title in ("province", "control", "unit", "treasure")]]
    for province in seen.provinces:
        if province.passable:
            control = _control(province, texts)
            rows.append([texts.name("zone", province.id), control, _unit(province, texts), _treasure(province, texts)])
    return rows


def _control(province: ProvinceView, texts: Texts) -> str:
    if province.suspended:
        return texts.say("table-suspended")
    return NOTHING if province.controller is None else texts.name("kingdom", province.controller)


def _unit(province: ProvinceView, texts: Texts) -> str:
    if province.unit is None:
        return NOTHING
    kingdom = Arg("kingdom", "kingdom", KINGDOM_IDS.index(province.unit.kingdom))
    return texts.message(Message("table-king-of" if province.unit.king else "table-warrior-of", (kingdom,)))


def _treasure(province: ProvinceView, texts: Texts) -> str:
    if province.face_down:
        return texts.say("table-face-down")
    return treasure(province.tokens, texts) if any(province.tokens.values()) else NOTHING


def treasure(tokens: dict[str, int], texts: Texts) -> str:
    """Tokens in words."""
    return texts.message(Message("view-hoard", (Arg("tokens", "hoard", hoard_of(list(tokens.values()))),)))


def _treasuries(seen: KingdomsView, texts: Texts) -> list[str]:
    lines = []
    for number, seat in enumerate(seen.seats):
        if seat.treasury is None or seat.tremis is None:
            continue
        tokens = Arg("tokens", "hoard", hoard_of(list(seat.treasury.values())))
        value = Arg("number", "number", seat.tremis)
        lines.append(texts.message(Message("view-treasury", (Arg("seat", "seat", number), tokens, value))))
    if seen.own_bribe is not None:
        tokens = Arg("tokens", "hoard", hoard_of(list(seen.own_bribe.values())))
        lines.append(texts.message(Message("view-bribe", (tokens,))))
    return lines
