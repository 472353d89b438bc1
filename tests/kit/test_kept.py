"""Content by what it is: what a game uses counts, and what was kept is played with for ever."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from headframe import registry
from headframe.core.codec import encode
from headframe.core.game import CONTENT, KEPT
from headframe.core.options import BadOption, Value
from headframe.core.playout import play_random
from headframe.core.rng import Rng
from headframe.games.drillers import content as drillers
from headframe.games.mothership import content as mothership
from headframe.games.super_motherload import content as super_motherload

PACKS: dict[str, Any] = {
    "super_motherload": super_motherload,
    "drillers": drillers,
    "mothership": mothership,
}


def changed(name: str, folder: Path, file: str, old: str, new: str) -> str:
    """A pack that differs from the built-in one in one place."""
    for each in PACKS[name].FILES:
        shutil.copyfile(PACKS[name].BUILT_IN / each, folder / each)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


def fingerprint(name: str, options: dict[str, Value], folder: str = "") -> str:
    game = registry.game(name)
    return game.content_hash(game.settle({**options, CONTENT: folder}))


FIVE = ("mothership", "layouts.txt", "homes = 3 1, -1 4,", "homes = 3 1, -1 3,")
ARTIFACT = ("mothership", "modules.txt", "| engine-mother | 2", "| engine-mother | 3")
COMMENT = ("mothership", "modules.txt", "# Artifacts, Devel", "# The Artifacts, Devel")
BOARD = ("super_motherload", "boards.txt", "name = Vault Works", "name = Vault Work")
PILOT = ("super_motherload", "pilots.txt", "red = Odessa Fuse", "red = Odessa Fuze")


@pytest.mark.parametrize(
    ("change", "concerned", "free"),
    [
        (FIVE, [{"players": 5}], [{"players": 2}, {"mode": "solo"}, {"mode": "team"}]),
        (ARTIFACT, [{"modules": ["artifacts"]}, {"modules": ["moons"]}], [{}, {"mode": "solo"}]),
        (COMMENT, [], [{}, {"modules": ["moons"]}]),
        (BOARD, [{"players": 3}, {"players": 4}], [{"players": 2}]),
        (
            PILOT,
            [{"players": 2}, {"players": 2, "decks": ["purple", "grey"]}],
            [{"players": 2, "decks": ["green", "grey"]}],
        ),
    ],
    ids=["layout", "artifact", "comment", "board", "pilot"],
)
def test_a_change_concerns_only_the_games_that_use_it(
    change: tuple[str, str, str, str],
    concerned: list[dict[str, Value]],
    free: list[dict[str, Value]],
    tmp_path: Path,
) -> None:
    name = change[0]
    folder = changed(name, tmp_path, *change[1:])
    for options in concerned:
        assert fingerprint(name, options) != fingerprint(name, options, folder), options
    for options in free:
        assert fingerprint(name, options) == fingerprint(name, options, folder), options


def test_a_bot_of_drillers_concerns_solo_games_of_its_level(tmp_path: Path) -> None:
    folder = changed("drillers", tmp_path, "bots.txt", "[bot 2]", "[bot 2]\n# changed below")
    text = (tmp_path / "bots.txt").read_text(encoding="utf-8")
    first, second = text.split("[bot 2]")
    second = second.replace("1    | ", "1    | ", 1).replace("0 move", "1 move", 1)
    (tmp_path / "bots.txt").write_text(f"{first}[bot 2]{second}", encoding="utf-8")
    solo: dict[str, Value] = {"players": 1, "level": 2}
    assert fingerprint("drillers", solo) != fingerprint("drillers", solo, folder)
    others: list[dict[str, Value]] = [{"players": 1, "level": 1}, {"players": 2}]
    for options in others:
        assert fingerprint("drillers", options) == fingerprint("drillers", options, folder)


@pytest.mark.parametrize("name", list(PACKS))
def test_kept_content_plays_the_very_game(name: str) -> None:
    game = registry.game(name)
    own = game.settle({})
    key = game.keep_content(game.content_hash(own), game.content_texts(own))
    kept = game.settle({CONTENT: key})
    assert game.content_hash(kept) == game.content_hash(own)
    states = [game.new(own, "the same"), game.new(kept, "the same")]
    for s in states:
        play_random(s, Rng.seeded("both"), 60)
    # A position saved on one content is read with the other.
    assert encode(game.decoder(kept).state(encode(states[0]))) == encode(states[1])
    assert encode(game.decoder(own).state(encode(states[1]))) == encode(states[0])


@pytest.mark.parametrize("name", list(PACKS))
def test_a_key_that_nobody_kept_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="not known here"):
        registry.game(name).settle({CONTENT: f"{KEPT}{'0' * 64}"})
