"""Trials of a whole server: people who play at it while everything goes wrong, and the proof of what they were told."""
