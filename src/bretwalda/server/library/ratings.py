"""Ratings among people (Glicko-2): a game is a rating period, in which each met everybody of the other sides.

The calculation is that of Mark Glickman's paper, from the library `glicko2-py`. Whoever has not played for a while
is less surely known: each month without a game is a period in which they did not compete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from glicko2.math.algorithm import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi
from msgspec.structs import replace

from bretwalda.store.results import Rate, RatingRecord, ResultRecord

UNKNOWN = (1500.0, 350.0, 0.06)  # rating, deviation and volatility of whoever has not been rated yet
A_MONTH = 30 * 24 * 3600 * 1000  # milliseconds
MOST_MONTHS = 120  # by then nobody knows anything any more


def rating_of(game: str, results: Sequence[ResultRecord]) -> Rate:
    """How the ratings change that a result concerns."""
    met = {one.person: one for one in results if one.rated and one.person is not None}

    def rate(before: Mapping[str, RatingRecord]) -> list[RatingRecord]:
        known = {
            person: rested(before.get(person) or unknown(person, game, one.at), one.at) for person, one in met.items()
        }
        return [
            rated(
                known[person],
                [(known[each], score(one, other)) for each, other in met.items() if other.team != one.team],
            )
            for person, one in met.items()
        ]

    return rate


def unknown(person: str, game: str, at: int) -> RatingRecord:
    """Somebody who has not been rated yet."""
    return RatingRecord(person, game, *UNKNOWN, games=0, at=at)


def rated(player: RatingRecord, met: Sequence[tuple[RatingRecord, float]]) -> RatingRecord:
    """A player after a game against others, with a score against each: 1, 0 or a half."""
    opponents = [(rating_to_mu(other.rating), rd_to_phi(other.deviation), against) for other, against in met]
    after = update_rating(rating_to_mu(player.rating), rd_to_phi(player.deviation), player.volatility, opponents)
    rating, deviation = mu_to_rating(after.mu), phi_to_rd(after.phi)
    return RatingRecord(player.person, player.game, rating, deviation, after.sigma, player.games + 1, player.at)


def rested(player: RatingRecord, at: int) -> RatingRecord:
    """A player as they come to a game: the longer they have not played, the less surely known."""
    phi = rd_to_phi(player.deviation)
    for _ in range(min(MOST_MONTHS, (at - player.at) // A_MONTH)):
        phi = update_rating(rating_to_mu(player.rating), phi, player.volatility, []).phi
    return replace(player, deviation=min(phi_to_rd(phi), UNKNOWN[1]), at=at)


def score(one: ResultRecord, other: ResultRecord) -> float:
    """1 for whoever has the greater share of the victory."""
    return 0.5 if one.share == other.share else float(one.share > other.share)
