"""Computer players: when one has to decide, whose turn it is to think, and the processes in which they do."""
