"""Scoring, ties, and questions that the rulebook answers."""

from __future__ import annotations

import pytest

from headframe.games.drillers.scoring import result, score, sources
from headframe.games.drillers.state import NO_SEAT
from tests.games.drillers.table import (
    E,
    S,
    Table,
    card,
    cards,
    counts,
    names,
    table,
    tile,
)

# Scoring


@pytest.mark.rule("DR-SCORE-01")
def test_tile_points_less_losses() -> None:
    t = table(tiles=(tile(2, 3), tile(6, 0), tile(3, 1)), spent=(tile(2, 3), tile(3, 1)))
    assert sources(t.s, t.me)["tiles"] == (4 - 3) + 25 + (6 - 2)


@pytest.mark.rule("DR-SCORE-02")
def test_mineral_points() -> None:
    for name, points in (("S", 2), ("G", 3), ("Sa", 4), ("E", 5), ("R", 6)):
        for where in ("storage", "market", "overflow"):
            t = table()
            setattr(t.me, where, counts(name))
            assert sources(t.s, t.me)["minerals"] == points
    t = table(overflow="R " * 12)  # two lie beside the zone
    assert sources(t.s, t.me)["minerals"] == 72


@pytest.mark.rule("DR-SCORE-03")
@pytest.mark.parametrize(("purse", "points"), [(0, 0), (4, 0), (5, 1), (14, 2)])
def test_credits_count_in_fives(purse: int, points: int) -> None:
    t = table(credits=purse)
    assert sources(t.s, t.me)["credits"] == points


@pytest.mark.rule("DR-SCORE-04")
def test_milestone_points() -> None:
    t = table()
    t.s.milestones = (0, 1, 0, 0)
    assert sources(t.s, t.me)["milestones"] == 4 + 6 + 18
    assert sources(t.s, t.other)["milestones"] == 5


@pytest.mark.rule("DR-SCORE-05")
def test_refresh_tile_point() -> None:
    t = table()
    assert sources(t.s, t.me)["refresh tile"] == 1
    t.me.refresh = False
    assert sources(t.s, t.me)["refresh tile"] == 0


@pytest.mark.rule("DR-SCORE-06")
@pytest.mark.parametrize(
    ("floor", "loss"), [(0, 0), (1, 0), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)]
)
def test_depth_costs_points(floor: int, loss: int) -> None:
    t = table(floor=floor)
    assert sources(t.s, t.me)["depth"] == -loss


@pytest.mark.rule("DR-SCORE-07")
def test_negative_cards_count_wherever_they_are() -> None:
    for name, points in (
        ("DAMAGE", -3),
        ("CRUTCH", -2),
        ("CLAW", -2),
        ("SPIDER-LEG", -1),
        ("GRABBER", -1),
        ("STOCK-PROPELLER", -1),
        ("MINING-ARM", -1),
        ("TORSO", 0),
        ("VINTAGE-DRILL", 0),
        ("AUTO-DRILL", 0),
    ):
        for where in ("hand", "deck", "discard", "play"):
            t = table(deck="")
            setattr(t.me, where, cards(name))
            assert sources(t.s, t.me)["cards"] == points, (name, where)


@pytest.mark.rule("DR-SCORE-08")
def test_the_rulebooks_example_and_a_negative_total() -> None:
    t = table(deck="DAMAGE DAMAGE CLAW CRUTCH SPIDER-LEG GRABBER", floor=5)
    # 52 points of tiles; S 4, G 6, Sa 4, E 2, R 5 are 8, 18, 16, 10, 30; the final milestone.
    t.me.tiles = (tile(6, 0), tile(4, 0), tile(3, 1), tile(3, 2))
    t.me.market = (3, 3, 3, 2, 3)
    t.me.overflow = (1, 3, 1, 0, 2)
    t.s.milestones = (NO_SEAT, NO_SEAT, NO_SEAT, 0)
    points = sources(t.s, t.me)
    assert points["minerals"] == 8 + 18 + 16 + 10 + 30
    assert (points["tiles"], points["milestones"], points["refresh tile"]) == (52, 18, 1)
    assert (points["depth"], points["cards"]) == (-9, -12)
    assert score(t.s, t.me) == 132
    t = table(deck="DAMAGE DAMAGE", floor=6)
    assert score(t.s, t.me) == 1 - 6 - 11


@pytest.mark.rule("DR-SCORE-09")
def test_ties_go_by_credits_then_fuel_then_are_shared() -> None:
    t = table(2)
    other = t.other
    t.me.hand, t.me.deck = list(other.hand), list(other.deck)

    def places(mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, ...]:
        t.me.credits, t.me.fuel = mine
        other.credits, other.fuel = theirs
        return result(t.s).places

    assert places((4, 1), (3, 9)) == (1, 2)
    assert places((3, 1), (3, 9)) == (2, 1)
    assert places((3, 9), (3, 9)) == (1, 1)
    assert places((5, 0), (4, 9)) == (1, 2)  # a point more


# Questions the rulebook answers, as far as no clause above shows them


@pytest.mark.rule("DR-FAQ-05d")
def test_minerals_of_tiles_never_run_out() -> None:
    t = table(floor=2, drills=2, ground={2: "S " * 13}).excavate()
    assert t.s.ground[10] == 14  # one more than the box has


@pytest.mark.rule("DR-FAQ-11")
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("CLEANING-BREAK", "capacity"),
        ("MINING-DRONE", "capacity"),
        ("REFUELLING-DRONE", "cap"),
        ("ULTRAHOT-FURNACE", "cap"),
    ],
)
def test_free_upgrades_every_time_until_the_maximum(name: str, what: str) -> None:
    t = table(hand=name, fuel=9, deck="", storage="S")
    before = getattr(t.me, what)
    t.play(name)
    assert getattr(t.me, what) == before + 1
    t.pass_turn()
    t.pass_turn()
    t.me.storage = counts("S")
    assert name in names(t.me.hand)
    Table(t.s).play(name)
    assert getattr(t.me, what) == before + 2
    most = {"capacity": 7, "cap": 18}[what]
    t = table(hand=name, fuel=9, deck="", storage="S")
    setattr(t.me, what, most)
    assert getattr(Table(t.s).play(name).me, what) == most
    t = table(hand=name, fuel=9, deck="").burn(name)
    assert getattr(t.me, what) == before  # not for fuel


@pytest.mark.rule("DR-FAQ-12")
def test_current_c_miner_takes_the_top_of_a_column_of_choice() -> None:
    t = table(hand="CURRENT-C-MINER", market="S S E", deck="", fuel=5).play("CURRENT-C-MINER")
    assert t.options == [S, E]
    assert t.refused(1) == "DR-FAQ-12"  # no gold there
    t.say(S)
    assert (t.me.market, t.me.overflow, t.me.credits) == (counts("S E"), counts("S"), 5)
    assert card("CURRENT-C-MINER") in t.me.play
