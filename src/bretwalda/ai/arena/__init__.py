"""The arena: tournaments between computer players, on this machine or on a cluster."""
