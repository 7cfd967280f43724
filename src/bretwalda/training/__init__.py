"""Learning by self-play: the games of batches, what is learnt from them, and the network that learns it."""
