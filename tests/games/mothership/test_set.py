"""Setup (MS-SET)."""

from __future__ import annotations

import pytest

from headframe.core.options import BadOption
from headframe.core.rng import Rng
from headframe.core.view import view
from headframe.games.mothership import setup
from headframe.games.mothership.board import DISTANCE
from headframe.games.mothership.events import StartRolled
from headframe.games.mothership.legal import action_codes as codes
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.placing import START_ROLL
from headframe.games.mothership.units import KIND_NAMES, KINDS, UNITS
from tests.games.mothership.table import CONTENT, GAME, Loaded, Table, at, card, table, unit


def fresh(**options: object) -> MothershipState:
    return GAME.new({"players": 2, **options}, "fresh")  # type: ignore[dict-item]


def placed(s: MothershipState) -> Table:
    """The fleets set as they come."""
    t = Table(s)
    while t.asked[0][1] == "fleet":
        t.do(t.options()[0])
    return t


@pytest.mark.rule("MS-SET-01")
def test_two_to_six_players_or_one() -> None:
    for players in range(2, 7):
        assert GAME.seats(GAME.settle({"players": players})) == players
        assert len(fresh(players=players).hands) == players
    assert GAME.seats(GAME.settle({"mode": "solo"})) == 1
    for players in (1, 7):
        with pytest.raises(BadOption, match="MS-SET-01"):
            GAME.settle({"players": players})


@pytest.mark.rule("MS-SET-02")
def test_a_fleet() -> None:
    t = placed(fresh())
    on_board = [KIND_NAMES[KINDS[u]] for u in range(UNITS) if t.s.at[u] >= 0]
    assert sorted(on_board) == ["Bomber"] * 2 + ["Fighter"] * 3 + ["Mothership", "Station"]
    reserve = [KIND_NAMES[KINDS[u]] for u in range(UNITS) if t.s.at[u] < 0]
    assert reserve == ["Guardian"] * 3


@pytest.mark.rule("MS-SET-03", "MS-SET-04", "MS-SET-05")
def test_what_a_player_starts_with() -> None:
    s = fresh(modules=["developments"])
    assert s.hulls == [12, 12]
    assert s.stations == [16, 16]
    assert s.energy == [5, 5, 5] * 2
    assert s.tech == [0, 0]
    assert s.gas == s.influence == [0, 0]
    t = table(B0=(-6, 0), M1=(0, 0 + 4), asteroids=[]).dice(7)
    t.attack("S1", "B0").skip()
    assert t.s.stations[1] == 12


@pytest.mark.rule("MS-SET-05")
def test_those_who_come_later_start_with_minerals() -> None:
    deathmatch = [[1, 1], [0, 1, 1], [0, 2, 2, 6], [0, 2, 2, 6, 7], [0, 1, 1, 5, 7, 8]]
    for players, amounts in enumerate(deathmatch, start=2):
        s = fresh(players=players)
        turns = [(s.first + place) % players for place in range(players)]
        assert [s.minerals[seat] for seat in turns] == amounts
        # Who plays for Victory Points seldom needs help for coming later: between three the last
        # had the last word too often.
        s = fresh(players=players, mode="vp")
        turns = [(s.first + place) % players for place in range(players)]
        some = {3: [1, 1, 0], 5: [0, 1, 2, 2, 1]}.get(players, [0] * players)
        assert [s.minerals[seat] for seat in turns] == some
    for teams in ("2v2", "2v2-sides", "3v3", "2v2v2"):
        s = fresh(mode="team", teams=teams)
        side = s.setting.side
        assert s.minerals == [int(side[seat] != side[s.first]) for seat in range(len(side))]
    # Alone nobody comes later.
    assert fresh(mode="solo").minerals == [0, 0]


@pytest.mark.rule("MS-SET-06")
def test_two_cards_each_from_72() -> None:
    s = fresh(modules=["artifacts"], players=4)
    assert [len(hand) for hand in s.hands] == [2, 2, 2, 2]
    assert len(s.deck) == 72 - 8
    assert s.discard == []
    counts = sorted([*s.deck, *(title for hand in s.hands for title in hand)])
    assert counts == sorted(n for n, c in enumerate(CONTENT.cards) for _ in range(c.quantity))


@pytest.mark.rule("MS-SET-07")
def test_without_artifacts_four_cards_stay_in_the_box() -> None:
    s = fresh()
    cards = [*s.deck, *(title for hand in s.hands for title in hand)]
    assert len(cards) == 68
    assert card("Recon Droid") not in cards
    assert card("Alien Antiques Roadshow") not in cards


@pytest.mark.rule("MS-SET-08")
def test_the_supply_never_runs_out() -> None:
    t = table(minerals={0: 100_000}).end_turn()
    assert t.s.minerals[0] == 100_001


@pytest.mark.rule("MS-SET-09")
def test_the_highest_die_starts_and_ties_roll_again() -> None:
    s = setup.set_up(GAME.settle({"players": 3}), Rng.seeded("a"))
    s.rng = Loaded(s.rng.key, s.rng.count, (12, 3, 12, 4, 9))
    s.events = []
    START_ROLL.rest(s)
    assert s.first == s.turn == 2
    rolls = [event.numbers for event in s.events if isinstance(event, StartRolled)]
    assert rolls == [(12, 3, 12), (4, 0, 9)]


@pytest.mark.rule("MS-SET-10")
def test_turns_go_round_in_the_same_order() -> None:
    t = table(players=4, turn=2)
    seen = []
    for _ in range(8):
        seen.append(t.s.turn)
        t.end_turn()
    assert seen == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("MS-SET-11")
def test_fleets_are_placed_in_turn_order_within_two() -> None:
    t = Table(fresh(players=3))
    first = t.s.first
    seats = []
    while t.asked[0][1] == "fleet":
        seat = t.asked[0][0]
        seats.append(seat)
        station = t.s.at[seat * UNITS]
        for space in t.options():
            assert isinstance(space, int)
            assert 1 <= DISTANCE[station][space] <= 2
            assert t.s.on[space] == -1
        assert t.refused(at((0, 1))) == "MS-SET-11"
        taken = t.options()[0]
        t.do(taken)
        if t.asked[0] == (seat, "fleet"):
            assert t.refused(taken) == "MS-TERM-04"
    order = [(first + n) % 3 for n in range(3)]
    assert seats == [seat for seat in order for _ in range(6)]
    # What was placed is public for all who come later.
    assert view(t.s, None)["state"]["at"] == t.s.at


@pytest.mark.rule("MS-SET-11")
@pytest.mark.parametrize("setup", ["balanced", "printed"])
@pytest.mark.parametrize(
    ("players", "reach"),
    [(2, [2, 4]), (3, [2] * 3), (6, [2] * 6)],
)
def test_the_second_of_two_sets_the_fleet_further_out(
    setup: str, players: int, reach: list[int]
) -> None:
    """A house rule: between strong players the first of two would win three games of five."""
    t = Table(fresh(players=players, setup=setup))
    farthest = dict.fromkeys([(t.s.first + place) % players for place in range(players)], 0)
    while t.asked[0][1] == "fleet":
        seat = t.asked[0][0]
        station = t.s.at[seat * UNITS]
        found = [DISTANCE[station][at] for at in t.options() if isinstance(at, int)]
        farthest[seat] = max(*found, farthest[seat])
        taken = t.s.occupied | t.s.setting.asteroids
        far = [space for space, away in enumerate(DISTANCE[station]) if away == 5]
        assert t.refused(next(at for at in far if not taken >> at & 1)) == "MS-SET-11"
        t.do(t.options()[0])
    assert list(farthest.values()) == (reach if setup == "balanced" else [2] * players)


@pytest.mark.rule("MS-SET-12")
def test_no_fleet_on_asteroids() -> None:
    layout = """[layout rough]
    seats = 2
    stations = 7 0, -7 0
    homes = 4 0, -4 0
    minerals = 0 0
    gas = -
    tiles = 5 2, -5 -2
    moons = -
    planetoids = -"""
    t = Table(fresh(layout=layout))
    rocky = at((6, 1)) if t.asked[0][0] == 0 else at((-6, -1))
    assert t.s.setting.asteroids >> rocky & 1
    assert rocky not in t.options()
    assert t.refused(rocky) == "MS-SET-12"


@pytest.mark.rule("MS-SET-13")
def test_planets_start_neutral() -> None:
    assert set(fresh(players=5).holder) == {-1}
    assert set(GAME.new({"mode": "solo"}, "x").holder) == {0}


@pytest.mark.rule("MS-SET-14")
def test_only_guardians_are_limited_by_their_pieces() -> None:
    # A seat may hold all planets, and more Energy than 21 cubes.
    t = table(options={"modules": ["developments"]}, holders={(4, 0): 0, (-4, 0): 0, (0, 0): 0})
    assert t.s.holder.count(0) == 3
    t = table(
        tech={0: 1 << 24 | 1 << 26}, minerals={0: 9}, G0=(6, 1), G0b=(5, 1), G0c=(4, 1), F0=(3, 1)
    )
    assert t.refused(codes.DEPLOY + unit("F0"), "action") == "MS-GC-02"


def test_to_set_a_fleet_is_a_turn_of_its_own() -> None:
    """Bots look to the end of a turn. While all of this was the first one's first turn, they set
    their fleets against that seat alone."""
    t = Table(fresh(players=4))
    turns: dict[object, int] = {}
    while t.asked[0][1] == "fleet":
        assert turns.setdefault(t.s.current_turn(), t.asked[0][0]) == t.asked[0][0]
        t.do(t.options()[0])
    assert len(turns) == 4
    assert t.s.current_turn() == t.s.first not in turns
