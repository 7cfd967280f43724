"""Say what is in a release: `python -m tools.release [TAG]` prints its section of CHANGELOG.md.

The tag must be that of the version in the sources, and the section must have its date: otherwise nothing is released.
"""

from __future__ import annotations

import re
import sys

from tools.digest import PROJECT

CHANGELOG = PROJECT / "CHANGELOG.md"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class NotReady(Exception):
    """Why there can be no release."""


def version() -> str:
    """The version in the sources, without loading them."""
    found = VERSION.search((PROJECT / "src" / "bretwalda" / "__init__.py").read_text("utf-8"))
    assert found
    return found[1]


def sections(changelog: str) -> dict[str, tuple[str, str]]:
    """Each version in a changelog, with its date and what has changed.

    >>> sections("# Changelog\\n\\n## [Unreleased]\\n\\n## [0.2.0] - 2027-01-06\\n\\n- Kings.\\n")
    {'Unreleased': ('', ''), '0.2.0': ('2027-01-06', '- Kings.')}
    """
    _, *pieces = re.split(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$", changelog, flags=re.MULTILINE)
    return {
        name: (date or "", text.strip())
        for name, date, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    }


def notes(tag: str, changelog: str) -> str:
    """What has changed in a release."""
    if tag != f"v{version()}":
        raise NotReady(f"The tag is {tag}, but the version in the sources is {version()}.")
    date, text = sections(changelog).get(version(), ("", ""))
    if not date or not text:
        raise NotReady(f"CHANGELOG.md has no section with a date for {version()}.")
    return text


def main() -> None:
    tag = sys.argv[1] if len(sys.argv) > 1 else f"v{version()}"
    try:
        print(notes(tag, CHANGELOG.read_text("utf-8")))
    except NotReady as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
