"""The browser client, when it has been built: one page and its files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
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
    return [files("/assets", assets, CacheControlHeader(max_age=YEAR_S, immutable=True))]


def files(path: str, folder: Path, cache: CacheControlHeader) -> Router:
    """The files of a folder, under this path."""
    return create_static_files_router(path, [folder], cache_control=cache, before_request=_named)


def _named(request: Request[Any, Any, Any]) -> None:
    """What cannot be a name of a file of ours is not asked of the file system."""
    if not _NAME.fullmatch(request.scope["path"]):
        raise NotFoundException


_NAME: Final = re.compile(r"(/[\w-]{1,100})+/[\w-]{1,100}(\.[\w-]{1,100})*", re.ASCII)
