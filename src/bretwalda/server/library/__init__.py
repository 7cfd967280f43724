"""The library of games: those that somebody has played, what can be counted of them, and ratings among people."""
