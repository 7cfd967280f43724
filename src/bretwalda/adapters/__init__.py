"""The games in the form that research frameworks expect; each adapter is written once for all games."""
