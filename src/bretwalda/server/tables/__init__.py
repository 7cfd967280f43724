"""Tables and their games: who sits there, what is decided, how a game begins and comes back."""
