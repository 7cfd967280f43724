"""The computer player: what a position is worth, which plans there are, what speaks for a choice."""
