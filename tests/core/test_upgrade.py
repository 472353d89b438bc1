"""Data of older releases is brought up to date while it is read."""

from __future__ import annotations

import pytest

from headframe.core.codec import BadData, Decoder, encode
from headframe.core.part import Json
from headframe.core.upgrade import (
    Upgrade,
    added_field,
    changed_field,
    dropped_field,
    renamed_field,
    renamed_part,
)
from tests.toy.state import Digger

NOW: dict[str, Json] = {
    "is": "Digger",
    "seat": 0,
    "gold": 3,
    "life": 2,
    "vault": [1],
    "hand": [4, 5],
    "charms": [],
    "password": 7,
}
STEPS: tuple[Upgrade, ...] = (
    renamed_part("Miner", "Digger"),
    renamed_field("Digger", "coins", "gold"),
    added_field("Digger", "charms", []),
    dropped_field("Digger", "hat"),
    changed_field("Digger", "vault", lambda vault: [vault] if isinstance(vault, int) else vault),
)


def without(*fields: str, **more: Json) -> dict[str, Json]:
    return {**{name: value for name, value in NOW.items() if name not in fields}, **more}


OLD: dict[str, dict[str, Json]] = {
    "another class name": {**NOW, "is": "Miner"},
    "another field name": without("gold", coins=3),
    "a field that is new": without("charms"),
    "a field that is gone": without(hat=True),
    "a value in another form": without(vault=1),
    "all of it": {**without("gold", "charms", coins=3, hat=True, vault=1), "is": "Miner"},
}


@pytest.mark.parametrize("data", OLD.values(), ids=OLD.keys())
def test_old_data_loads_as_todays(data: dict[str, Json]) -> None:
    assert encode(Decoder([Digger], STEPS).value(data, "part")) == NOW


@pytest.mark.parametrize("data", OLD.values(), ids=OLD.keys())
def test_without_steps_it_does_not(data: dict[str, Json]) -> None:
    try:
        made = encode(Decoder([Digger]).value(data, "part"))
    except BadData:
        return
    assert made != NOW


def test_parts_inside_lists_are_reached() -> None:
    made = Decoder([Digger], STEPS).value([OLD["all of it"], NOW], "parts")
    assert encode(made) == [NOW, NOW]


def test_todays_data_is_left_alone() -> None:
    assert encode(Decoder([Digger], STEPS).value(NOW, "part")) == NOW


def test_what_no_step_knows_is_still_refused() -> None:
    with pytest.raises(BadData, match="has no helmet"):
        Decoder([Digger], STEPS).value(without(helmet=1), "part")
