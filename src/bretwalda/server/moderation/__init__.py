"""People who misbehave: reports, what the host decides, and the admin page."""
