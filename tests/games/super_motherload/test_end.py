"""SM-END: when the game ends, and who has won."""

from __future__ import annotations

import pytest

from headframe.core.engine import apply
from headframe.games.super_motherload.events.turns import GameEnded
from tests.games.super_motherload.table import GAME, Table, table

LAST = "[] .A .. .. .."


@pytest.mark.rule("SM-END-01")
def test_the_game_ends_after_the_turn_in_which_the_last_artifact_was_covered() -> None:
    t = table(LAST, depth=4, hand="blue yellow", players=3, bag=["action"])
    t.drill("blue", (1, 2))
    assert t.s.stack  # not at once
    t.use("action")
    t.drill("yellow", (1, 3))
    assert t.s.actions == 1
    t.end()
    assert t.s.stack == []
    assert t.s.open_decisions == ()
    assert [event.dug_out for event in t.told(GameEnded)] == [True]


@pytest.mark.rule("SM-END-01")
def test_buys_and_their_actions_still_happen_in_that_turn() -> None:
    t = table("[] .A .P", depth=4, hand="Y10 blue", on={"yellow": "P"}, actions=1, bag=[])
    t.drill("Y10", (1, 2), (1, 3)).onto("yellow")
    assert t.top("yellow") == "PU-Y15"
    assert t.s.actions == 1
    assert t.s.stack


@pytest.mark.rule("SM-END-01")
def test_the_game_goes_on_while_an_artifact_is_left() -> None:
    t = table("[] .A .A .. ..", depth=4, hand="blue yellow", bag=[])
    t.drill("blue", (1, 2)).end()
    assert t.s.turn == 1


@pytest.mark.rule("SM-END-01")
def test_over_is_over() -> None:
    t = table(LAST, depth=4, hand="blue", bag=[])
    t.drill("blue", (1, 2)).end()
    assert t.refused("action", 0, seat=1) == "SM-TURN-08"


def finished(hands: list[str], start: int = 0) -> Table:
    """A finished game in which each player holds these cards."""
    t = table(players=len(hands), start=start, hand="")
    for seat, cards in enumerate(hands):
        player = t.s.players[seat]
        player.hand, player.draw, player.discard = list(t.cards(cards, seat)), [], []
    t.s.stack.clear()
    return t


@pytest.mark.rule("SM-END-02")
def test_points_of_pilots_wherever_they_are() -> None:
    t = table(hand="B10 S1", draw="B15", discard="B20")
    assert GAME.result(t.s).sources[0]["pilots"] == 1 + 3 + 6


@pytest.mark.rule("SM-END-02")
def test_pilots_in_stacks_count_nothing_and_all_else_is_added_up() -> None:
    t = table(
        hand="R25",
        on={"red": "DDD"},
        tiles=["points"],
        minors="MI8",
        majors="MA1",
        bought={"red": 2, "blue": 2},
    )
    t.s.players[0].majors = (t.achievement("MA1")[1],)
    t.s.players[0].minors = (t.achievement("MI8")[1],)
    assert GAME.result(t.s).scores[0] == 10 + 3 + 2 + 3


@pytest.mark.rule("SM-END-03")
def test_most_points_win() -> None:
    result = GAME.result(finished(["B10", "B20", "B15"]).s)
    assert result.scores == (1, 6, 3)
    assert result.places == (3, 1, 2)


@pytest.mark.rule("SM-END-03")
@pytest.mark.parametrize(("start", "places"), [(0, (2, 1)), (1, (1, 2))])
def test_the_start_player_loses_a_tie(start: int, places: tuple[int, int]) -> None:
    assert GAME.result(finished(["B10", "B10"], start).s).places == places


@pytest.mark.rule("SM-END-03")
def test_any_other_tie_is_shared_and_lower_places_are_settled_alike() -> None:
    assert GAME.result(finished(["B10", "B20", "B20"]).s).places == (3, 1, 1)
    assert GAME.result(finished(["B10", "B20", "B10"]).s).places == (3, 1, 2)
    assert GAME.result(finished(["B20", "B20", "B20", "B10"], 1).s).places == (1, 3, 1, 4)


@pytest.mark.rule("SM-END-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_without_a_tunnel_end_the_game(players: int) -> None:
    t = table(players=players)
    for _ in range(6 * players - 1):
        t.end()
    assert t.s.stack
    t.end()
    assert t.s.stack == []
    assert [event.dug_out for event in t.told(GameEnded)] == [False]


@pytest.mark.rule("SM-END-04")
def test_a_tunnel_starts_the_count_anew() -> None:
    t = table(hand="red")
    for _ in range(10):
        t.end()
    t.drill("red", (1, 1)).end()
    assert t.s.quiet == 0
    for _ in range(11):
        t.end()
    assert t.s.stack
    apply(t.s, t.s.turn, "action", 0)
    assert t.s.stack == []
