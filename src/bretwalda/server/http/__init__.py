"""What is asked over HTTP, and what guards it."""
