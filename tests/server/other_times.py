"""Games as another release has them, for servers of `test_update`. Never imported by a test: what
is changed here is changed for the whole process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import ClassVar

from headframe.core.game import CONTENT, RulesChange
from headframe.core.options import Folder, Option
from headframe.games.super_motherload.game import SuperMotherload
from tests.toy import steps
from tests.toy.game import ToyGame
from tests.toy.state import Pit

PACK = "TEST_PACK"
"""The folder of the content that `Yesterday` was released with."""


class Yesterday(SuperMotherload):
    """Super Motherload with a card of another name, before its second version of the rules."""

    RULES: ClassVar[int] = 1
    OPTIONS: ClassVar[tuple[Option, ...]] = (
        *(option for option in SuperMotherload.OPTIONS if option.name != CONTENT),
        Folder(CONTENT, os.environ.get(PACK, ""), "the pack of then"),
    )


class Tomorrow(ToyGame):
    """The Pit, in which one draws two cards."""

    RULES: ClassVar[int] = 2
    CHANGES: ClassVar[Mapping[int, RulesChange]] = {2: RulesChange("PIT-TURN-01")}


_draw_one = steps.draw


def draw_two(s: Pit, seat: int) -> None:
    _draw_one(s, seat)
    if s.bag or s.discard:
        _draw_one(s, seat)


def of_tomorrow() -> Tomorrow:
    steps.draw = draw_two
    return Tomorrow()
