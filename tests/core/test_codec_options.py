"""Saved states and options: bad data gets one clear message."""

from __future__ import annotations

import json

import pytest

from headframe.core.codec import BadData, encode
from headframe.core.options import BadOption, Flag, OneOf, SomeOf, Text, Value, Whole, settle
from headframe.core.part import Json, Part, check_declared
from tests.toy.game import ToyGame


@pytest.fixture
def saved() -> dict[str, Json]:
    data = encode(ToyGame().new({"players": 2}, "saved"))
    assert isinstance(data, dict)
    return data


def test_a_state_is_plain_readable_json(saved: dict[str, Json]) -> None:
    text = json.dumps(saved)
    assert '"is": "Digger"' in text
    assert "words" not in saved["rng"]  # type: ignore[operator]


@pytest.mark.parametrize("value", [{1, 2}, 1.5, object(), b"bytes"])
def test_what_would_break_determinism_is_not_saved(value: object) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        encode([value])


def test_a_missing_field_is_named(saved: dict[str, Json]) -> None:
    del saved["cart"]
    with pytest.raises(BadData, match="Pit lacks cart"):
        ToyGame().decoder().state(saved)


def test_a_surplus_field_is_named(saved: dict[str, Json]) -> None:
    saved["luck"] = 7
    with pytest.raises(BadData, match="Pit has no luck"):
        ToyGame().decoder().state(saved)


def test_an_unknown_part_is_named_with_its_place(saved: dict[str, Json]) -> None:
    saved["stack"] = [{"is": "Backdoor"}]
    with pytest.raises(BadData, match=r"state\.stack\[0\]: unknown part 'Backdoor'"):
        ToyGame().decoder().state(saved)


@pytest.mark.parametrize("data", [None, 3, [], {"is": "Digger"}, {"cart": 4}, {"is": ["x"]}])
def test_what_is_no_state_is_refused(data: Json) -> None:
    with pytest.raises(BadData):
        ToyGame().decoder().state(data)


def test_parts_that_do_not_fit_together_are_refused(saved: dict[str, Json]) -> None:
    saved["diggers"] = []
    with pytest.raises(BadData, match="do not fit together"):
        ToyGame().decoder().state(saved)


def test_mappings_and_tuples_come_back_as_they_were() -> None:
    value = {3: (1, [2, None]), "a": {}}
    assert ToyGame().decoder().value(json.loads(json.dumps(encode(value))), "x") == value


def test_a_class_without_slots_is_an_error() -> None:
    class Loose(Part):
        pass

    with pytest.raises(TypeError, match="lacks __slots__"):
        check_declared(Loose)


def test_an_audience_for_nothing_is_an_error() -> None:
    from headframe.core.part import ALL

    class Odd(Part):
        __slots__ = ("a",)
        AUDIENCES = {"a": ALL, "b": ALL}  # noqa: RUF012

    with pytest.raises(TypeError, match="b declared but not a field"):
        check_declared(Odd)


KNOWN = (
    Whole("players", 2, 2, 4, "how many", "SM-SET-01"),
    Whole("rounds", None, 1, 9, "how long"),
    OneOf("mode", "race", ("race", "duel"), "which"),
    SomeOf("modules", [], ("moons", "artifacts"), "more"),
    SomeOf("decks", [], ("red", "blue"), "decks", repeat=True),
    Flag("teams", False, "pairs"),
    Text("layout", "", "a drawing"),
)


def test_what_is_not_given_has_its_default() -> None:
    settled = settle(KNOWN, {})
    assert settled == {
        "players": 2,
        "rounds": None,
        "mode": "race",
        "modules": [],
        "decks": [],
        "teams": False,
        "layout": "",
    }


def test_text_from_a_command_line_is_read() -> None:
    given: dict[str, Value] = {"players": "3", "modules": "moons, artifacts", "teams": "on"}
    settled = settle(KNOWN, given)
    assert settled["players"] == 3
    assert settled["modules"] == ["moons", "artifacts"]
    assert settled["teams"] is True
    assert settle(KNOWN, {"decks": ["red", "red"]})["decks"] == ["red", "red"]
    assert settle(KNOWN, {"teams": "off"})["teams"] is False


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 5}, r"option players: 5 is not a whole number from 2 to 4 \[SM-SET-01\]"),
        ({"players": True}, "option players: True"),
        ({"players": "many"}, "option players: 'many'"),
        ({"players": None}, "option players: None"),
        ({"mode": "war"}, "option mode: 'war' is not one of race, duel"),
        ({"modules": ["moons", "moons"]}, "without repetition"),
        ({"modules": "suns"}, "option modules"),
        ({"teams": 1}, "option teams: 1 is not on or off"),
        ({"layout": 3}, "option layout"),
        ({"layout": "x" * 5000}, "option layout"),
        ({"colour": 1}, "option colour: there is none; known are players"),
    ],
)
def test_a_wrong_option_is_named(given: dict[str, Value], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        settle(KNOWN, given)


def test_options_that_do_not_go_together() -> None:
    with pytest.raises(BadOption, match="pairs need four players"):
        ToyGame().new({"players": 2, "teams": True}, "x")
