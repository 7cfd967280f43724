"""How strong a network is on its own: games against chance, all of them side by side."""

from __future__ import annotations

import numpy as np

from bretwalda.adapters.batch import Batch
from bretwalda.ai.network import Network


def against_chance(network: Network, games: int, seed: str) -> float:
    """The share of victory in that many games against random choices, each seat as often; it takes the best choice."""
    seats = network.about.seats
    shares = [_from_seat(network, seat, -(-games // seats), f"{seed} {seat}") for seat in range(seats)]
    return float(np.mean(shares))


def _from_seat(network: Network, seat: int, games: int, seed: str) -> float:
    """Play a game in every place of a batch; places that are done wait."""
    batch = Batch(network.about.game, games, seed=seed, seat=seat, **network.about.settings)
    paid = np.full(games, np.nan)
    while np.isnan(paid).any():
        chances, _ = network.judge(batch.observations, batch.masks)
        batch.step(np.where(np.isnan(paid), chances.argmax(axis=1), -1))
        over = batch.ends & np.isnan(paid)
        paid[over] = batch.rewards[over, seat]
    most = 2.0 if batch.seats == 1 else float(batch.seats)
    return float(np.mean((paid + 1.0) / most))
