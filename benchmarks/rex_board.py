"""Prints the board of Rex Britannorum as a C++ header, made from the game's facts."""

from __future__ import annotations

from collections.abc import Iterable

from bretwalda.games.rex_britannorum import board


def header() -> str:
    """The constants that cpp/rex.cpp plays with."""
    places, objectives = len(board.PLACE_IDS), len(board.OBJECTIVE_IDS)
    roads = [list(board.NEXT_ROADS)[k * board.MOST_NEXT : (k + 1) * board.MOST_NEXT] for k in range(places)]
    conditions = [
        "{{" + ", ".join(_condition(_ways(3 * objective + k)) for k in range(3)) + "}}"
        for objective in range(objectives)
    ]
    thresholds = [_row(board.FACTS["track"][t]["thresholds"]) for t in range(3)]
    lines = [
        "// Made from facts.toml by benchmarks/rex_board.py.",
        "#include <array>",
        "#include <cstdint>",
        f"constexpr int kPlaces = {places};",
        f"constexpr int kTokens = {places + 3};",
        f"constexpr int kObjectives = {objectives};",
        f"constexpr int kTurns = {board.TURNS};",
        f"constexpr int kTokensPerTurn = {board.TOKENS_PER_TURN};",
        f"constexpr uint64_t kAllTokens = {_set(board.ALL_TOKENS)};",
        f"constexpr uint64_t kRoads = {_set(board.ROADS)};",
        f"constexpr uint64_t kCities = {_set(board.CITY_PLACES)};",
        f"constexpr uint64_t kRomeCities = {_set(board.ROME_CITIES)};",
        f"constexpr std::array<uint64_t, 3> kInZone = {_sets(board.IN_ZONE)};",
        f"constexpr std::array<uint64_t, 3> kZoneTokens = {_sets(board.ZONE_TOKENS)};",
        f"constexpr std::array<uint64_t, {len(board.REGION_IDS)}> kInRegion = {_sets(board.IN_REGION)};",
        f"constexpr std::array<uint64_t, 3> kOfType = {_sets(board.OF_TYPE)};",
        f"constexpr std::array<int, 3> kStart = {_row(board.START)};",
        f"constexpr std::array<int8_t, 7> kTroops = {_row(board.FACTS['troops']['copies'])};",
        f"constexpr std::array<int8_t, 7> kReinforcements = {_row(board.FACTS['reinforcements']['copies'])};",
        f"constexpr std::array<int8_t, 3> kTrackStart = {_row(board.TRACK_START)};",
        f"constexpr std::array<int, 3> kTrackEnd = {_row(board.TRACK_END)};",
        f"constexpr std::array<int, 3> kTrackFirst = {_row(board.TRACK_FIRST)};",
        f"constexpr std::array<std::array<int, 3>, 3> kThreshold = {{{{{', '.join(thresholds)}}}}};",
        f"constexpr std::array<std::array<int, {board.MOST_NEXT}>, kPlaces> kNext = {{{{"
        f"{', '.join(map(_row, roads))}}}}};",
        "struct Condition { uint64_t one; int of_one; uint64_t other; int of_other; };",
        f"constexpr std::array<std::array<Condition, 3>, kObjectives> kConditions = {{{{{', '.join(conditions)}}}}};",
    ]
    return "\n".join(lines) + "\n"


def _ways(condition: int) -> list[int]:
    """The two sets of a condition, and how many of each are needed: ours have no more ways, each of one part."""
    ways = range(board.WAY_BEGINS[condition], board.WAY_BEGINS[condition + 1])
    sets = [[int(board.PART[board.PART_BEGINS[way] + k]) for k in range(2)] for way in ways]
    return [number for pair in [*sets, [0, 1]][:2] for number in pair]


def _set(members: int) -> str:
    return f"{int(members)}ULL"


def _sets(sets: Iterable[int]) -> str:
    return "{{" + ", ".join(map(_set, sets)) + "}}"


def _row(numbers: Iterable[int]) -> str:
    return "{{" + ", ".join(str(int(number)) for number in numbers) + "}}"


def _condition(numbers: list[int]) -> str:
    one, of_one, other, of_other = numbers
    return f"Condition{{{_set(one)}, {of_one}, {_set(other)}, {of_other}}}"


if __name__ == "__main__":
    print(header(), end="")
