"""SM-INFO: who knows what, in views, in re-dealt worlds, in what is asked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from headframe.core.codec import encode
from headframe.core.options import Options
from headframe.core.rng import Rng
from headframe.core.view import shown_event, view
from headframe.games.super_motherload.events.cards import Drew, Shuffled
from headframe.games.super_motherload.events.mine import TileFound
from headframe.games.super_motherload.redeal import announced
from tests.games.super_motherload.table import GAME, Table, table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"
SETTLED: Options = GAME.settle({})


@pytest.mark.rule("SM-INFO-01")
def test_what_is_public() -> None:
    t = table(
        ROW, draw="red yellow", discard="blue", tiles=["points"], on={"red": "I"}, minors="MI2"
    )
    for viewer in (None, 0, 1):
        state = t.view(viewer)["state"]
        mine = state["players"][0]
        assert state["boards"] == list(t.s.boards)
        assert state["dug"] == []
        assert mine["minerals"][0] == 1
        assert mine["bought"] == [0, 0, 0, 0]
        assert (mine["tokens"], state["supply"]) == (1, t.s.supply)
        assert mine["discard"] == list(t.cards("blue"))
        assert state["minor_row"] == [t.achievement("MI2")[1]]
        assert (state["actions"], state["quiet"], state["used"]) == (2, 0, [])
        assert state["tiles"] == {"hidden": 15}
        assert state["minor_deck"] == {"hidden": 19}
    seen_by_other = t.view(1)["state"]["players"][0]
    assert seen_by_other["hand"] == {"hidden": 4}
    assert seen_by_other["draw"] == {"hidden": 2}
    assert seen_by_other["tiles"] == {"hidden": 1}


@pytest.mark.rule("SM-INFO-01")
def test_boards_in_the_box_and_all_that_exists_are_in_the_catalogue() -> None:
    known: dict[str, Any] = {**GAME.catalogue(SETTLED)}
    assert [board["name"] for board in known["boards"]] == [
        "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B",
    ]  # fmt: skip
    for kind, number in (("majors", 10), ("minors", 20), ("tiles", 8), ("cards", 84)):
        listed = known[kind]
        assert isinstance(listed, list)
        assert len(listed) == number
    json.dumps(known)


@pytest.mark.rule("SM-INFO-01")
def test_the_sides_to_choose_from_are_shown_to_all() -> None:
    s = GAME.new({"players": 2}, "sides")
    for viewer in (None, 0, 1):
        shown = GAME.text(s, viewer)
        assert "1A Topsoil" in shown
        assert "1B Cobble Field" in shown
    t = table("[] .A ..", depth=2, hand="blue", players=3)
    t.drill("blue", (1, 2))
    assert t.text(1).count("To choose from: board") == 2


@pytest.mark.rule("SM-INFO-02")
def test_hand_and_tiles_are_known_to_the_owner_alone() -> None:
    t = table(ROW, hand="red blue", tiles=["points", "platinum"])
    mine = t.view(0)["state"]["players"][0]
    assert mine["hand"] == list(t.cards("red blue"))
    assert mine["tiles"] == sorted([t.tile("points"), t.tile("platinum")])
    for viewer in (None, 1):
        theirs = t.view(viewer)["state"]["players"][0]
        assert theirs["hand"] == {"hidden": 2}
        assert theirs["tiles"] == {"hidden": 2}
    assert t.text(1).count("In hand:") == 4  # seat 1's own four, none of seat 0
    assert "Platinum Ingot" not in t.text(1)


@pytest.mark.rule("SM-INFO-03")
def test_tiles_in_the_supply_and_the_order_of_decks_are_known_to_nobody() -> None:
    t = table(ROW, draw="red yellow", minors="MI2")
    for viewer in (None, 0, 1):
        state = t.view(viewer)["state"]
        assert state["tiles"] == {"hidden": 16}
        assert state["minor_deck"] == {"hidden": 19}
        assert "rng" not in state


@pytest.mark.rule("SM-INFO-03")
def test_which_minor_comes_next_is_open_but_for_those_put_under() -> None:
    came = set()
    for n in range(40):
        t = table(ROW, hand="Y15", minors="MI1 MI2", minor_deck="MI7 MI8 MI9").dice(n)
        t.put_down("Y15").answer("cycle", 0)
        came.add(t.minors()[0])
        assert t.view(None)["state"]["minor_under"] == [0]
    assert came == {"MI7", "MI8", "MI9"}


@pytest.mark.rule("SM-INFO-04")
def test_what_others_see_asked_depends_on_public_facts_only() -> None:
    asked = []
    for tile in ("points", "draw 2", "platinum"):
        t = table(ROW, draw="red", tiles=[tile])
        asked.append([decision["key"] for decision in t.view(1)["open"]])
    assert asked == [["action"]] * 3
    assert [d["key"] for d in t.view(0)["open"]] == ["action", "tile"]


@pytest.mark.rule("SM-INFO-05")
def test_nothing_withheld_is_sent() -> None:
    t = table(".A .. .. .. .A", hand="blue red", draw="yellow", bag=["platinum"])
    for viewer in (None, 1):
        assert all("choice" not in decision for decision in t.view(viewer)["open"])
    t.drill("blue", (1, 1)).draw()
    for event in [*t.told(Drew), *t.told(TileFound)]:
        for viewer in (None, 1):
            told = shown_event(event, viewer, t.s.teams)
            assert isinstance(told, dict)
            assert "tile" not in told
            assert told.get("cards", {"hidden": 1}) == {"hidden": 1}
    own = shown_event(t.told(TileFound)[0], 0, t.s.teams)
    assert isinstance(own, dict)
    assert own["tile"] == t.tile("platinum")


@pytest.mark.rule("SM-INFO-05")
def test_the_log_tells_no_more_than_the_event() -> None:
    t = table(".A .. .. .. .A", hand="blue red", draw="yellow", bag=["platinum"])
    t.drill("blue", (1, 1)).draw()
    lines: dict[int | None, str] = {}
    for viewer in (None, 0):
        shown = [shown_event(event, viewer, t.s.teams) for event in t.s.events or []]
        lines[viewer] = "\n".join(GAME.story(t.s, told) for told in shown if isinstance(told, dict))
    assert "Platinum" in lines[0]
    assert "Platinum" not in lines[None]
    assert "draws 1 card" in lines[None]


@pytest.mark.rule("SM-INFO-05")
def test_a_refusal_says_nothing_about_what_another_holds() -> None:
    clauses = set()
    for hand, tile in (("red", "points"), ("blue blue wild", "platinum")):
        t = table(ROW, hand=hand, tiles=[tile])
        clauses.add((t.refused("tile", 3, seat=1), t.refused("action", 2, seat=1)))
    assert len(clauses) == 1


def known_after_a_shuffle() -> Table:
    t = table(ROW, hand="red blue", draw="", discard="yellow wild R10 B10")
    return t.draw()


@pytest.mark.rule("SM-INFO-06")
def test_whoever_shuffles_shows_the_hand_of_that_moment() -> None:
    t = known_after_a_shuffle()
    assert t.named(t.me.known) == "red blue"
    assert t.view(1)["state"]["players"][0]["known"] == list(t.cards("red blue"))
    assert t.told(Shuffled)[0].hand == t.cards("red blue")
    t.drill("blue", (1, 5))
    assert t.named(t.s.players[0].known) == "red"  # until played


@pytest.mark.rule("SM-INFO-06")
def test_a_card_bought_to_the_hand_is_known_to_be_there() -> None:
    t = table(ROW, hand="blue yellow", bought={"red": 2}, on={"red": "DP"})
    t.drill("blue", (1, 1)).onto("red")
    assert t.named(t.me.known) == "R20"


@pytest.mark.rule("SM-INFO-06")
def test_a_re_dealt_world_keeps_known_cards_and_deals_the_rest() -> None:
    t = known_after_a_shuffle()
    hands = set()
    for n in range(60):
        world = GAME.determinize(t.s, 1, Rng.seeded(str(n)))
        player = world.players[0]
        assert view(world, 1) == view(t.s, 1)
        assert set(t.cards("red blue")) <= set(player.hand)
        assert sorted(player.hand + player.draw) == sorted(t.me.hand + t.me.draw)
        hands.add(tuple(player.hand))
    assert len(hands) == 6  # any two of the four shuffled cards


@pytest.mark.rule("SM-INFO-06")
def test_with_an_empty_draw_deck_the_hand_follows() -> None:
    t = table(ROW, hand="red blue wild", draw="")
    for n in range(5):
        assert GAME.determinize(t.s, 1, Rng.seeded(str(n))).players[0].hand == t.me.hand


@pytest.mark.rule("SM-INFO-06")
def test_a_re_dealt_world_deals_tiles_anew_but_not_ones_own() -> None:
    t = table(ROW, tiles=["points"])
    t.s.players[1].tiles = (t.tile("platinum"),)
    t.s.tiles.remove(t.tile("platinum"))
    seen = set()
    for n in range(80):
        world = GAME.determinize(t.s, 1, Rng.seeded(str(n)))
        assert world.players[1].tiles == (t.tile("platinum"),)
        tiles = [*world.tiles, *world.players[0].tiles, *world.players[1].tiles]
        assert sorted(tiles) == sorted(kind for kind in range(8) for _ in range(2))
        seen.add(world.players[0].tiles)
    assert len(seen) == 8


@pytest.mark.rule("SM-INFO-06")
@pytest.mark.parametrize("action", ["drill", "bomb"])
def test_whoever_announced_an_action_can_do_it_in_every_world(action: str) -> None:
    # Only red can be drilled here: plates touch the surface. And only red has a pattern.
    plates = "r. r. r. r. r.\n.. .. .. .. .A" if action == "drill" else ROW
    t = table(plates, hand="red", draw="blue blue yellow yellow B10 B15 B20 B25 Y10 Y15 Y20 Y25")
    t.act(action)
    assert announced(t.s) == action
    for n in range(60):
        world = GAME.determinize(t.s, 1, Rng.seeded(str(n)))
        assert world.open_decisions[0].choice.listed(100)
        assert view(world, 1) == view(t.s, 1)
        again = GAME.determinize(world, 1, Rng.seeded(str(n)))
        assert encode(again) == encode(world)
