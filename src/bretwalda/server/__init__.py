"""The server: tables that people and computer players share, over HTTP and WebSockets."""
