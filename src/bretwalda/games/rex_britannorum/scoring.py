"""Points: the longest road, the other tracks, achievements, objectives, and who is Rex Britannorum (rules 9 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size

from .board import (
    ACHIEVEMENTS,
    CITIES,
    CITY_PLACES,
    CONDITIONS,
    FIRST,
    IN_REGION,
    KINGDOMS,
    MAX,
    MOST_NEXT,
    MOST_POINTS,
    NEXT_ROADS,
    NO_OBJECTIVES,
    NONE,
    OBJECTIVES,
    PART,
    PART_BEGINS,
    PART_NUMBERS,
    PLACES,
    RATING_FROM,
    REGION_COUNT,
    ROAD,
    ROADS,
    THRESHOLD,
    THRESHOLD_REACHED,
    THRESHOLDS,
    TRACK_END,
    TRACK_FIRST,
    TRACK_POINTS,
    TRACKS,
    WAY_BEGINS,
    bit,
    first_of,
)

if TYPE_CHECKING:
    from .realm import Realm
    from .state import Rex

# --- The tracks (rules 9) -------------------------------------------------------------------------


def road_length(s: Rex, held: i64) -> i64:
    """The length of the longest road of a kingdom with these places, as the game was set up (R6)."""
    return largest_group(held) if s.group_roads else longest_path(held)


def longest_path(held: i64) -> i64:
    """The most road places along connections without a break, none of them met twice."""
    roads = held & ROADS
    longest: i64 = 0
    for place in range(PLACES):
        if roads >> place & 1:
            length = _longest_from(place, roads)
            if length > longest:
                longest = length
    return longest


def _longest_from(place: i64, roads: i64) -> i64:
    """The longest path that begins at a place and uses only these."""
    roads &= ~bit(place)
    longest: i64 = 0
    first = place * MOST_NEXT
    for k in range(first, first + MOST_NEXT):
        following = NEXT_ROADS[k]
        if following == NONE:
            break
        if roads >> following & 1:
            length = _longest_from(following, roads)
            if length > longest:
                longest = length
    return longest + 1


def largest_group(held: i64) -> i64:
    """The most road places that hang together, however they branch."""
    roads = held & ROADS
    largest: i64 = 0
    while roads:
        group = _group_around(first_of(roads), roads)
        roads &= ~group
        if size(group) > largest:
            largest = size(group)
    return largest


def _group_around(place: i64, roads: i64) -> i64:
    """All of these places that can be reached from one along connections, as bits."""
    group = bit(place)
    waiting = group
    while waiting:
        place = first_of(waiting)
        waiting &= waiting - 1
        first = place * MOST_NEXT
        for k in range(first, first + MOST_NEXT):
            following = NEXT_ROADS[k]
            if following == NONE:
                break
            if roads >> following & 1 and not group >> following & 1:
                group |= bit(following)
                waiting |= bit(following)
    return group


def regions_entered(held: i64) -> i64:
    """The number of regions with at least one of these places."""
    n: i64 = 0
    for region in range(REGION_COUNT):
        if held & IN_REGION[region]:
            n += 1
    return n


def track_value(s: Rex, held: i64, track: i64) -> i64:
    """Where a kingdom with these places stands on a track; nobody goes beyond its end (R13)."""
    value: i64 = 0
    if track == ROAD:
        value = road_length(s, held)
    elif track == CITIES:
        value = size(held & CITY_PLACES)
    else:
        value = regions_entered(held)
    return value if value < TRACK_END[track] else TRACK_END[track]


def evaluate(s: Rex) -> None:
    """The stakes: move all markers, then hand out First and thresholds."""
    for k in range(KINGDOMS):
        realm = s.realm[k]
        if realm.held:
            _move_markers(s, realm)
    for track in range(TRACKS):
        _win_first(s, track)
        for k in range(KINGDOMS):
            if s.realm[k].seat >= 0:
                _win_thresholds(s, s.realm[k], track)


def _move_markers(s: Rex, realm: Realm) -> None:
    for track in range(TRACKS):
        value = track_value(s, realm.held, track)
        if value != realm.track(track):
            realm.set_track(track, value)
            s.tell("moved", realm.kingdom, track, value)


def _win_first(s: Rex, track: i64) -> None:
    """First goes to all who reach the mark in the first evaluation in which anybody does; it is used up then."""
    if s.firsts >> track & 1:
        return
    for k in range(KINGDOMS):
        realm = s.realm[k]
        if realm.track(track) >= TRACK_FIRST[track]:
            s.firsts |= 1 << track
            s.tell("first" if realm.seat >= 0 else "first_lost", k, track)
            if realm.seat >= 0:
                realm.achieved |= 1 << track * ACHIEVEMENTS + FIRST


def _win_thresholds(s: Rex, realm: Realm, track: i64) -> None:
    for k in range(THRESHOLDS):
        mark = THRESHOLD[track * THRESHOLDS + k]
        won: i64 = 1 << track * ACHIEVEMENTS + THRESHOLD_REACHED + k
        if realm.track(track) >= mark and not realm.achieved & won:
            realm.achieved |= won
            s.tell("threshold", realm.kingdom, track, mark)


# --- The end (rules 10) ---------------------------------------------------------------------------


def highest(s: Rex, track: i64) -> i64:
    """The highest value on a track, of whatever kingdom."""
    out: i64 = 0
    for k in range(KINGDOMS):
        if s.realm[k].track(track) > out:
            out = s.realm[k].track(track)
    return out


def win_max(s: Rex) -> None:
    """Everybody with the highest value on a track gets a point for it."""
    for track in range(TRACKS):
        most = highest(s, track)
        for k in range(KINGDOMS):
            realm = s.realm[k]
            if realm.seat >= 0 and realm.track(track) == most:
                realm.achieved |= 1 << track * ACHIEVEMENTS + MAX
                s.tell("max", k, track)


def condition_met(held: i64, objective: i64, number: i64) -> bool:
    """Whether one condition of an objective is true, whatever the ones above it."""
    at = objective * CONDITIONS + number
    way = WAY_BEGINS[at]
    while way < WAY_BEGINS[at + 1] and not way_met(held, way):
        way += 1
    return way < WAY_BEGINS[at + 1]


def way_met(held: i64, way: i64) -> bool:
    """Whether all parts of one way to meet a condition are true."""
    part = PART_BEGINS[way]
    while part < PART_BEGINS[way + 1]:
        number = size(held & PART[part])
        if number < PART[part + 1] or number > PART[part + 2]:
            return False
        part += PART_NUMBERS
    return True


def objective_points(held: i64, objective: i64) -> i64:
    """A point for each condition that is true together with all above it."""
    points: i64 = 0
    while points < CONDITIONS and condition_met(held, objective, points):
        points += 1
    return points


def points(realm: Realm) -> i64:
    """All points of a kingdom as things stand: achievements and the objectives it keeps."""
    out = size(realm.achieved)
    for objective in range(OBJECTIVES):
        if realm.objectives >> objective & 1:
            out += objective_points(realm.held, objective)
    return out


def rex(s: Rex) -> i64:
    """The kingdom with the highest total, or NONE: a tie leaves the throne vacant."""
    best = NONE
    most: i64 = -1
    for k in range(KINGDOMS):
        if s.realm[k].seat >= 0:
            n = points(s.realm[k])
            if n == most:
                best = NONE
            elif n > most:
                most = n
                best = k
    return best


def most_points(s: Rex) -> i64:
    """The points that a solo player could have at most."""
    return TRACK_POINTS if s.objectives == NO_OBJECTIVES else MOST_POINTS


def rating(score: i64, most: i64) -> i64:
    """What is said of a solo game with so many points of those that could be had.

    The table counts on objectives; without them it is read for the same part of all points (R24).
    """
    score = score * MOST_POINTS // most
    out: i64 = 0
    for k in range(i64(len(RATING_FROM))):
        if score >= RATING_FROM[k]:
            out = k
    return out


def shares(s: Rex) -> list[float]:
    """Each seat's share of the victory. A vacant throne has to be fought for again, so all are equal (R21).

    Alone, the share is the part of all possible points.
    """
    if s.seats == 1:
        return [float(points(s.realm[s.kingdom_of(0)])) / float(most_points(s))]
    winner = rex(s)
    out: list[float] = []
    for seat in range(s.seats):
        if winner == NONE:
            out.append(1.0 / float(s.seats))
        else:
            out.append(1.0 if s.realm[winner].seat == seat else 0.0)
    return out


def scores(s: Rex) -> vec[i64]:
    """The points of each kingdom."""
    out = vec[i64](capacity=KINGDOMS)
    for k in range(KINGDOMS):
        out = append(out, points(s.realm[k]))
    return out


def tell_reckoning(s: Rex) -> None:
    """Note in the chronicle how the game ended."""
    for k in range(KINGDOMS):
        realm = s.realm[k]
        if realm.seat < 0:
            continue
        for objective in range(OBJECTIVES):
            if realm.objectives >> objective & 1:
                s.tell("objective", k, objective, objective_points(realm.held, objective))
        s.tell("score", k, points(realm))
    winner = rex(s)
    if s.seats == 1:
        s.tell("rated", s.kingdom_of(0), rating(points(s.realm[s.kingdom_of(0)]), most_points(s)))
    elif winner == NONE:
        s.tell("vacant")
    else:
        s.tell("crowned", winner)
