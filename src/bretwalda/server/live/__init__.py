"""Pages that are connected: what they say, and what each is shown."""
