"""The sounds in the client are those of the recipes, small, and whole Ogg files."""

from __future__ import annotations

from itertools import pairwise

from tools.sounds.__main__ import TARGET
from tools.sounds.ogg import checksum
from tools.sounds.recipes import RECIPES

MOST_BYTES = 400_000


def test_there_is_a_file_for_every_recipe_and_no_other() -> None:
    wanted = {f"{name}/{sound}.ogg" for name, recipes in RECIPES.items() for sound in recipes}
    assert {file.relative_to(TARGET).as_posix() for file in TARGET.glob("*/*")} == wanted


def test_all_together_they_are_small() -> None:
    assert sum(file.stat().st_size for file in TARGET.glob("*/*.ogg")) < MOST_BYTES


def test_every_page_has_its_checksum() -> None:
    for file in TARGET.glob("*/*.ogg"):
        data = file.read_bytes()
        starts = [at for at in range(len(data)) if data.startswith(b"OggS", at)] + [len(data)]
        for first, end in pairwise(starts):
            page = data[first:end]
            told = int.from_bytes(page[22:26], "little")
            assert checksum(page[:22] + bytes(4) + page[26:]) == told, file
