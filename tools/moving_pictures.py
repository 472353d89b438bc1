"""A short film of each game: `./x pictures --moving [GAME …]`, into `docs/pictures`.

A real game in a real browser, from the middle of one that bots have played: the advice is followed,
the others' turns are played as the director plays them, and what the page looks like is kept as an
animated WebP that is small enough for a README.
"""

from __future__ import annotations

import io
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page

WIDE: Final = 640
LASTS_S: Final = 14.0
BETWEEN_MS: Final = 90
"""At least so long stands a frame."""
MOST_BYTES: Final = 1_500_000
QUALITIES: Final = (70, 55, 40, 30, 20)
WATCHED: Final = (
    'localStorage.setItem(\'headframe-settings\', \'{"speed": "normal", "muted": true}\')'
)


class Frame(NamedTuple):
    picture: Image.Image
    at: float


def filmed(page: Page) -> list[Frame]:
    """Some seconds of play: our answers by the bot's advice, and all that others do."""
    frames: list[Frame] = []
    began = time.monotonic()
    while (at := time.monotonic() - began) < LASTS_S:
        picture = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90)))
        small = picture.convert("RGB").resize((WIDE, WIDE * picture.height // picture.width))
        if frames and small.tobytes() == frames[-1].picture.tobytes():
            page.wait_for_timeout(BETWEEN_MS)
        else:
            frames.append(Frame(small, at))
        _go_on(page)
    frames.append(Frame(frames[-1].picture, LASTS_S))
    return frames


def _go_on(page: Page) -> None:
    """One click towards the next answer, where one is asked for and no scene is on."""
    if page.locator(".theatre .scene, .film").count():
        return
    # In DRILLERS one is soon done: what is to be seen are the turns of the others.
    for name in ("Do that", "Done", "Hint"):
        button = page.get_by_role("button", name=name, exact=True).first
        if button.is_visible() and button.is_enabled():
            button.click(timeout=2000, no_wait_after=True)
            return


def keep(frames: list[Frame], path: Path) -> int:
    """As good as fits; what it weighs."""
    first, *rest = (frame.picture for frame in frames[:-1])
    lasts = [
        max(BETWEEN_MS, round((after.at - frame.at) * 1000)) for frame, after in pairwise(frames)
    ]
    for quality in QUALITIES:
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=lasts,
            loop=0,
            quality=quality,
            method=4,
        )
        if path.stat().st_size < MOST_BYTES:
            return path.stat().st_size
    raise SystemExit(f"pictures: {path.name} is larger than {MOST_BYTES} bytes at any quality")
