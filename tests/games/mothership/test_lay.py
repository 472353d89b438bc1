"""Board and layouts (MS-LAY)."""

from __future__ import annotations

import pytest

from headframe.core.bits import mask_of
from headframe.core.options import BadOption, Options
from headframe.games.mothership.board import DISTANCE, FULL, GRID, NEXT, WITHIN, fields
from headframe.games.mothership.content.layouts import (
    Layout,
    fair,
    ground_faults,
    own_layout,
    piece_faults,
    tile_mask,
    warnings,
)
from tests.games.mothership.table import CONTENT, GAME, at, path, table, unit

OFFICIAL = CONTENT.layouts
FIGURES = CONTENT.figures
PLAYED = [name for name in OFFICIAL if name != "solo"]


def document(**changes: str) -> str:
    fields_ = {
        "seats": "2",
        "stations": "7 0, -7 0",
        "homes": "4 0, -4 0",
        "minerals": "-2 4, 2 -4",
        "gas": "0 0",
        "tiles": "3 2, -3 -2",
        "moons": "-",
        "planetoids": "-",
        **changes,
    }
    return "[layout mine]\n" + "\n".join(f"{key} = {value}" for key, value in fields_.items())


def own(text: str) -> Layout:
    return own_layout(text, FIGURES)


def refused(**changes: str) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.settle({"players": 2, "layout": document(**changes)})
    return str(caught.value)


@pytest.mark.rule("MS-LAY-01")
def test_the_board_has_217_spaces() -> None:
    assert GRID.size == 217
    assert all(max(abs(q), abs(r), abs(q + r)) <= 8 for q, r in GRID.coords)
    assert "MS-LAY-01" in refused(minerals="-2 4, 9 0")


@pytest.mark.rule("MS-LAY-02")
def test_asteroid_tiles_are_seven_spaces_that_do_not_overlap() -> None:
    for layout in OFFICIAL.values():
        assert layout.asteroids().bit_count() == 7 * len(layout.tiles)
        assert len(layout.tiles) <= 10
    assert tile_mask([at((3, 2))], FIGURES.tile_reach) == NEXT[at((3, 2))] | 1 << at((3, 2))
    assert "MS-LAY-02" in refused(tiles="8 -3")
    assert "MS-LAY-02" in refused(tiles="0 3, 1 3")
    eleven = "0 3,0 6,0 -3,0 -6,3 0,-3 0,3 3,-3 -3,3 -6,-3 6,-6 3"
    assert "MS-LAY-02" in refused(tiles=eleven, homes="5 -1, -5 1", gas="-")


@pytest.mark.rule("MS-LAY-03")
def test_tiles_that_touch_form_one_field() -> None:
    touching = fields(tile_mask([at((0, 3)), at((1, 5))], FIGURES.tile_reach))
    assert touching[at((0, 2))] == touching[at((1, 6))] >= 0
    apart = fields(tile_mask([at((0, 3)), at((0, -3))], FIGURES.tile_reach))
    assert apart[at((0, 3))] != apart[at((0, -3))]
    # A ship that is in may cross into the neighbouring tile without another roll.
    t = table(asteroids=[(2, 0), (2, 1)], F0=(2, 0)).dice()
    t.move("F0", (2, 1))
    assert t.s.fight is None
    assert t.where("F0") == (2, 1)


@pytest.mark.rule("MS-LAY-04")
def test_numbers_of_planets() -> None:
    for name in PLAYED:
        layout = OFFICIAL[name]
        minerals = len(layout.homes) + len(layout.minerals)
        assert minerals in (layout.seats + 1, layout.seats + 2)
        assert minerals <= 8 and len(layout.gas) <= 2
    assert "MS-LAY-04" in refused(minerals="-")
    assert "MS-LAY-04" in refused(minerals="-2 4, 2 -4, 0 1")
    assert "MS-LAY-04" in refused(gas="0 0, 0 1, 0 -1")


@pytest.mark.rule("MS-LAY-05")
def test_stations_off_the_edge_and_off_asteroids() -> None:
    for name in PLAYED:
        layout = OFFICIAL[name]
        assert len(layout.stations) == layout.seats
        for station in layout.stations:
            assert DISTANCE[GRID.centre][station] < 8
            assert not layout.asteroids() >> station & 1
    assert "MS-LAY-05" in refused(stations="8 0, -7 0")
    assert "MS-LAY-05" in refused(stations="7 0")
    assert "MS-LAY-05" in refused(tiles="6 0")


@pytest.mark.rule("MS-LAY-06")
def test_planets_on_asteroids_but_never_two_pieces() -> None:
    assert own(document(tiles="0 0")).gas == [at((0, 0))]
    assert "MS-LAY-06" in refused(gas="4 0")


@pytest.mark.rule("MS-LAY-07")
def test_the_fleets_must_fit() -> None:
    assert "MS-LAY-07" in refused(tiles="3 0, 5 1, 7 -2")
    # Stations 3 apart need room for two fleets.
    assert "MS-LAY-07" in refused(stations="6 0, 6 -3", tiles="4 -1, 7 -5", homes="1 1, -4 0")
    # The last alone sets a fleet further out: nobody's room is taken first.
    assert FIGURES.starts.first_reach(2) == FIGURES.fleet_reach


@pytest.mark.rule("MS-LAY-08")
def test_official_layouts_are_roomy_and_near_a_planet() -> None:
    for name in PLAYED:
        layout = OFFICIAL[name]
        assert not [w for w in warnings(layout, FIGURES) if "MS-LAY-08" in str(w)]
        rings = [DISTANCE[GRID.centre][station] for station in layout.stations]
        assert rings == ([6, 7, 7, 7, 7] if name == "5p" else [7] * layout.seats)
    odd = own(document(stations="6 0, -7 0", homes="2 0, -4 0"))
    assert "(6, 0) has no mineral planet at 3 [MS-LAY-08]" in map(str, warnings(odd, FIGURES))
    inner = own(document(stations="5 0, -7 0", homes="2 0, -4 0"))
    assert "(5, 0) is not 6 or 7 from the centre [MS-LAY-08]" in map(str, warnings(inner, FIGURES))


@pytest.mark.rule("MS-LAY-09")
def test_official_layouts_are_fair() -> None:
    for name in ("2p", "3p", "4p", "6p"):
        assert fair(OFFICIAL[name]), name
    five = OFFICIAL["5p"]
    following = five.stations[1:] + five.stations[:1]
    for station, home, tile, after in zip(
        five.stations, five.homes, five.tiles, following, strict=True
    ):
        assert DISTANCE[station][after] == 8
        assert DISTANCE[after][home] == 6
        assert DISTANCE[GRID.centre][home] == 4
        assert DISTANCE[station][tile] == DISTANCE[tile][after] == 4
    lopsided = own(document(minerals="-2 4, 2 -3"))
    assert any("MS-LAY-09" in str(warning) for warning in warnings(lopsided, FIGURES))


@pytest.mark.rule("MS-LAY-10")
def test_the_host_picks_a_layout() -> None:
    assert GAME.new({"players": 6}, "a").setting.bodies.count(1) == 0
    assert GAME.new({"players": 6, "layout": "6p-gas"}, "a").setting.bodies.count(1) == 2
    with pytest.raises(BadOption, match="MS-LAY-10"):
        GAME.settle({"players": 3, "layout": "4p"})
    with pytest.raises(BadOption, match="MS-LAY-10"):
        GAME.settle({"players": 2, "layout": "no layout at all"})
    warned: Options = {"players": 2, "layout": document(minerals="-2 4, 2 -3")}
    assert GAME.settle(warned)
    assert any("MS-LAY-09" in str(warning) for warning in GAME.warnings(warned))
    # A variant is no worse than the official layout but for the gas, which is not alike for all.
    assert [str(told) for told in GAME.warnings({"players": 6, "layout": "6p-gas"})] == [
        "the seats are not alike by any symmetry [MS-LAY-09]"
    ]
    for players in range(2, 7):
        assert GAME.warnings({"players": players}) == []
        assert GAME.warnings({"players": players, "layout": f"{players}p"}) == []
    # Half a turn exchanges the teams, gas included.
    assert GAME.warnings({"mode": "team", "teams": "3v3"}) == []
    assert GAME.warnings({"mode": "solo"}) == []


@pytest.mark.rule("MS-LAY-11")
def test_nothing_is_out_of_reach_for_good() -> None:
    for name in PLAYED:
        layout = OFFICIAL[name]
        assert not ground_faults(layout, FIGURES) and not piece_faults(layout, FIGURES)
        pieces = mask_of([*layout.stations, *(space for space, _ in layout.planets(True))])
        assert GRID.is_connected(FULL & ~pieces)
    # Three planets wall in the corner (8, 0).
    walled = refused(
        stations="5 0, -7 0", homes="7 0, 8 -1", minerals="7 1, -4 0", gas="-", tiles="-"
    )
    assert "MS-LAY-11" in walled
    assert WITHIN[at((0, 0))][1].bit_count() == 7
    assert path((0, 0)) == (at((0, 0)),) and unit("S0") == 0
