"""Make the light files of letters that the page loads first: `python -m tools.letters`.

Of each face in `web/src/styles/letters.css` only the letters that the style sheet names for it, which are those of our
own texts; `web/tests/letters.test.ts` finds a text with others. Needs `brotli` beside what `./check` installs:

    uv pip install brotli && python -m tools.letters
"""

from __future__ import annotations

import re
import subprocess
import sys

from tools.digest import PROJECT

SHEET = PROJECT / "web" / "src" / "styles" / "letters.css"
WHOLE = PROJECT / "web" / "node_modules" / "@fontsource"
FACE = re.compile(r"url\(\./letters/(.+?)\).*?unicode-range: (.+?);", re.DOTALL)
FEATURES = "kern,liga,lnum,tnum,mark,ccmp,locl"  # that the page uses


def main() -> None:
    for name, letters in FACE.findall(SHEET.read_text("utf-8")):
        [whole] = WHOLE.glob(f"*/files/{name}")
        command = [
            sys.executable, "-m", "fontTools.subset", str(whole), f"--unicodes={letters}", "--flavor=woff2",
            "--no-hinting", f"--layout-features={FEATURES}", f"--output-file={SHEET.parent / 'letters' / name}",
        ]  # fmt: skip
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
