"""What people learn: puzzles, and what each has learnt."""
