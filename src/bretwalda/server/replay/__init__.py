"""Games looked at again: moments of tables and saves, through eyes that may see them."""
