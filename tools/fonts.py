"""The letters of pictures that are drawn without a browser, from the page's own (`web/node_modules`, Alegreya, OFL).

`python -m tools.fonts` writes `src/bretwalda/server/replay/fonts` anew: for each style one file with the alphabets that
names of people are most often written in, and with figures of the height of capitals as the page has them.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

PROJECT = Path(__file__).resolve().parents[1]
SOURCE = PROJECT / "web/node_modules/@fontsource/alegreya"
TARGET = PROJECT / "src/bretwalda/server/replay/fonts"
STYLES = {"regular": "400-normal", "italic": "400-italic", "bold": "700-normal"}
ALPHABETS = ("latin", "latin-ext", "greek", "cyrillic")
LINING = "lnum"


def write(style: str, files: str, folder: Path) -> None:
    """One style, its alphabets together."""
    parts = []
    for alphabet in ALPHABETS:
        font = TTFont(SOURCE / f"files/alegreya-{alphabet}-{files}.woff")
        font.flavor = None  # whoever draws pictures reads no web fonts
        line_up_figures(font)
        for table in ("GSUB", "GDEF", "GPOS"):
            if table in font and alphabet != ALPHABETS[0]:
                del font[table]  # those of different alphabets cannot be joined
        parts.append(str(folder / f"{alphabet}.ttf"))
        font.save(parts[-1])
    Merger().merge(parts).save(TARGET / f"alegreya-{style}.ttf")


def line_up_figures(font: TTFont) -> None:
    """Figures as high as capitals: what a page asks for with `lining-nums`."""
    if "GSUB" not in font:
        return
    rules = font["GSUB"].table
    lookups = {
        index
        for each in rules.FeatureList.FeatureRecord
        if each.FeatureTag == LINING
        for index in each.Feature.LookupListIndex
    }
    lining: dict[str, str] = {}
    for index in lookups:
        for rule in rules.LookupList.Lookup[index].SubTable:
            lining |= getattr(rule, "ExtSubTable", rule).mapping
    for table in font["cmap"].tables:
        table.cmap.update({code: lining.get(name, name) for code, name in table.cmap.items()})


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    shutil.copy(SOURCE / "LICENSE", TARGET / "LICENSE")
    with TemporaryDirectory() as folder:
        for style, files in STYLES.items():
            write(style, files, Path(folder))


if __name__ == "__main__":
    main()
