"""Computer players: search, levels, advice and the arena."""
