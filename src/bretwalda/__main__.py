"""`python -m bretwalda` is the same as `bretwalda`."""

from .cli import main

main()
