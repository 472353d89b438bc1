"""SM-BOMB: tokens and patterns."""

from __future__ import annotations

import pytest

from tests.games.super_motherload.table import table

OPEN = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. .A
"""


@pytest.mark.rule("SM-BOMB-01")
def test_a_bomb_costs_a_token_and_one_red_pilot() -> None:
    t = table(OPEN, hand="red red3 blue", tokens=1)
    supply = t.s.supply
    t.bomb("red", (1, 1), (1, 2))
    assert t.me.tokens == 0
    assert t.s.supply == supply + 1
    assert t.hand() == "red3 blue"
    assert t.discard() == "red"
    assert t.s.actions == 1


@pytest.mark.rule("SM-BOMB-01")
def test_no_bomb_without_a_token_or_a_pattern() -> None:
    t = table(OPEN, hand="red", tokens=0)
    assert "bomb" not in t.actions()
    assert t.refused("action", 3) == "SM-BOMB-01"
    t = table(OPEN, hand="blue wild", tokens=2)
    assert "bomb" not in t.actions()
    assert t.refused("action", 3) == "SM-BOMB-01"


@pytest.mark.rule("SM-BOMB-01")
def test_exactly_one_card_of_the_own_hand() -> None:
    t = table(OPEN, hand="red red3 blue")
    t.act("bomb")
    assert t.refused("bomb-card", t.cards("red red3")) == "SM-BOMB-01"
    assert t.refused("bomb-card", t.cards("blue")[0]) == "SM-BOMB-01"
    assert t.refused("bomb-card", t.cards("R10")[0]) == "SM-BOMB-01"


@pytest.mark.rule("SM-BOMB-02")
def test_the_whole_pattern_in_any_rotation_or_reflection() -> None:
    t = table(".. ..\n.. .A", hand="red3")
    t.act("bomb").answer("bomb-card", t.cards("red3")[0])
    corners = [(1, 1), (1, 2), (2, 1), (2, 2)]
    expected = [{space for space in corners if space != left_out} for left_out in corners]
    assert sorted(sorted(tunnel) for tunnel in t.tunnels()) == sorted(
        sorted(tunnel) for tunnel in expected
    )


@pytest.mark.rule("SM-BOMB-02")
def test_no_space_covered_before() -> None:
    t = table("[] .. ..\n.. .. .A", hand="red3")
    t.act("bomb").answer("bomb-card", t.cards("red3")[0])
    assert all((1, 1) not in tunnel for tunnel in t.tunnels())
    assert t.refused("blast", t.placed("blast", ((1, 1), (1, 2), (2, 1)))) == "SM-BOMB-02"


@pytest.mark.rule("SM-BOMB-03")
def test_a_bombed_card_gives_no_drill_bonus_and_no_length() -> None:
    t = table(OPEN, hand="R10 R15", draw="blue yellow", tokens=1)
    t.bomb("R10", (1, 1), (1, 2), (1, 3))
    assert t.me.tokens == 0  # its drill bonus would be a token
    assert t.s.dug.bit_count() == 3  # the pattern I3, not its one icon
    t = table(OPEN, hand="R15", tokens=1)
    t.act("bomb").answer("bomb-card", t.cards("R15")[0])
    assert {len(tunnel) for tunnel in t.tunnels()} == {4}


@pytest.mark.rule("SM-BOMB-04")
def test_only_a_card_whose_pattern_fits_somewhere() -> None:
    t = table(".. .. .A", hand="red red3 R15")
    t.act("bomb")
    assert t.choices("bomb-card") == list(t.cards("red"))
    assert t.refused("bomb-card", t.cards("R15")[0]) == "SM-BOMB-04"
    t = table(".. .. .A", hand="R15")
    assert "bomb" not in t.actions()
    assert t.refused("action", 3) == "SM-BOMB-04"


@pytest.mark.rule("SM-BOMB-05")
def test_one_connected_space_is_enough() -> None:
    t = table(OPEN, hand="red3")
    t.bomb("red3", (1, 1), (2, 1), (2, 2))
    assert t.s.dug.bit_count() == 3


@pytest.mark.rule("SM-BOMB-05")
def test_a_pattern_that_meets_at_corners_connects_as_a_whole() -> None:
    edits = (("box.txt", "[pattern L3]\nprovenance = designed\n---\n#.\n##", DIAGONAL),)
    t = table(OPEN, hand="red3", edits=edits)
    t.bomb("red3", (1, 1), (2, 2), (3, 3))
    assert t.s.dug.bit_count() == 3


DIAGONAL = "[pattern L3]\nprovenance = designed\n---\n#..\n.#.\n..#"
