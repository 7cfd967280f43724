"""The paragraph of the rules behind each question."""

from __future__ import annotations

PARAGRAPHS = {
    "settlement": "14.6",
    "hiring": "14.16",
    "boudicca": "14.1",
    "arthur": "14.7",
    "leader": "12.4",
    "levy": "14.15",
    "growth-permission": "4.2",
    "growth": "4.5",
    "movement": "5.1",
    "march": "5.4",
    "consent": "13.11",
    "submission": "13.1",
    "surplus": "8.5",
    "battles": "9.2",
    "losses": "9.9",
    "defender-retreat": "10.1",
    "attacker-retreat": "10.4",
    "leader-retreat": "10.10",
    "withdrawal": "11.1",
    "withdrawal-goal": "11.4",
    "overpopulation": "8.6",
    "recall": "14.2",
    "departure": "14.13",
    "vote": "15.1",
    "royal-infantry": "15.4",
}
