"""Other servers on the same database: whose a table is, how people get to it, what they tell each other."""
