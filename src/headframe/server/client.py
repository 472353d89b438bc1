"""The browser client, when it has been built: one page and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

BUILT: Final = Path(__file__).parent / "client"
YEAR_S: Final = 31_536_000


def handlers(folder: Path) -> list[Any]:
    """The page at / and its assets; none when there is nothing built."""
    page = folder / "index.html"
    if not page.is_file():
        return []

    @get("/", sync_to_thread=True, include_in_schema=False)
    def client() -> Response[bytes]:
        # Asked for anew every time, so that a new build is seen at once.
        headers = {"Cache-Control": "no-cache"}
        return Response(page.read_bytes(), media_type=MediaType.HTML, headers=headers)

    return [client, *_assets(folder)]


def _assets(folder: Path) -> list[Router]:
    assets = folder / "assets"
    if not assets.is_dir():
        return []
    forever = CacheControlHeader(max_age=YEAR_S, immutable=True)
    return [create_static_files_router("/assets", [assets], cache_control=forever)]
