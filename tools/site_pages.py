"""What mkdocs.yml cannot say of the site: pages that lie outside docs/, links to them, and scripts as files."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url
from tools.digest import PROJECT

LINK = re.compile(r"\[(?P<words>[^\]]*)\]\((?P<place>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)  # one without attributes stands in the page itself
SCRIPTS = "assets/javascripts/inline"


def outside() -> dict[str, Path]:
    """The files of the site that lie outside docs/, by their place in it."""
    files = {
        "contributing.md": PROJECT / "CONTRIBUTING.md",
        "changelog.md": PROJECT / "CHANGELOG.md",
        "security.md": PROJECT / "SECURITY.md",
        "benchmarks.md": PROJECT / "benchmarks" / "README.md",
        "style/sign.svg": PROJECT / "web" / "public" / "favicon.svg",
    }
    for path in sorted((PROJECT / "src" / "bretwalda" / "games").glob("*/text/*.md")):
        book, language = path.stem.split(".")  # rules.en, guide.fr
        files[f"{book}/{path.parents[1].name}.{language}.md"] = path
    return files


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, path in outside().items():
        files.append(File.generated(config, place, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as they work in the project, turned into links of the site; to what the site does not show, none."""
    places = {Path(file.abs_src_path): file.src_uri for file in files if file.abs_src_path}
    here = Path(page.file.abs_src_path or "").parent

    def linked(link: re.Match[str]) -> str:
        target = (here / link["place"]).resolve()
        if target in places:
            return f"[{link['words']}]({relpath(places[target], dirname(page.file.src_uri))}{link['anchor'] or ''})"
        return link["words"] if target.exists() else link[0]

    return LINK.sub(linked, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Scripts that stand in the page become files: the server's content policy runs no others."""
    folder = Path(config.site_dir) / SCRIPTS
    folder.mkdir(parents=True, exist_ok=True)

    def file_script(script: re.Match[str]) -> str:
        name = f"{sha256(script[1].encode()).hexdigest()[:8]}.js"
        (folder / name).write_text(script[1], "utf-8")
        return f'<script src="{get_relative_url(f"{SCRIPTS}/{name}", page.url)}"></script>'

    return SCRIPT.sub(file_script, output)
