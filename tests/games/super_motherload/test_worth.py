"""The rough guess that bots play by: it must like what is good."""

from __future__ import annotations

from pathlib import Path

import pytest

from headframe.games.super_motherload.evaluate.evaluate import left
from headframe.games.super_motherload.evaluate.weights import OWN, read_weights
from tests.contract.loud import silent
from tests.games.super_motherload.table import GAME, Table, table

ROW = ".G .P .. .. ..\n.. .. .. .. .A"


def worth(t: Table, seat: int = 0) -> float:
    return GAME.evaluate(t.s, seat)


def test_a_finished_game_is_worth_its_score() -> None:
    t = table(ROW, hand="B10 Y25", tiles=["points"])
    t.s.stack.clear()
    assert worth(t) == GAME.result(t.s).scores[0] == 14


def test_minerals_are_better_the_closer_the_card() -> None:
    steps = [worth(table(ROW, on={"red": minerals})) for minerals in ("", "I", "IG", "IGI")]
    assert steps == sorted(steps)
    assert len(set(steps)) == 4


def test_more_than_a_card_costs_is_waste() -> None:
    assert worth(table(ROW, on={"red": "DD"})) == worth(table(ROW, on={"red": "DDD"}))


def test_an_achievement_is_better_taken_than_open_and_better_open_than_not() -> None:
    none = worth(table(ROW, minors="MI2", on={"red": "GG"}))
    t = table(ROW, minors="MI2", on={"red": "GGG"})
    may = worth(t)
    assert none < may < worth(t.take("MI2"))


@pytest.mark.parametrize(
    "more",
    [{"hand": "red blue"}, {"hand": "red", "tokens": 2}, {"hand": "red", "tiles": ["draw 2"]}],
)
def test_cards_tokens_and_tiles_are_good_to_have(more: dict[str, object]) -> None:
    assert worth(table(ROW, hand="red")) < worth(table(ROW, **more))  # type: ignore[arg-type]


def test_a_kept_fossil_counts_its_points_once() -> None:
    gain = worth(table(ROW, tiles=["points"])) - worth(table(ROW))
    assert 2.5 < gain <= 3


def test_actions_are_good_to_have() -> None:
    assert worth(table(ROW, actions=1)) < worth(table(ROW, actions=2))


def test_pilots_count_with_their_points_and_with_what_they_can_do() -> None:
    none, one, two = (worth(table(ROW, bought={"red": number})) for number in (0, 1, 2))
    assert one > none + 1
    assert two > one + 3


def test_the_better_cards_of_a_hand_count_most_and_those_over_the_limit_hardly() -> None:
    four, five, six = (worth(table(ROW, hand="blue " * number)) for number in (4, 5, 6))
    assert five - four > 2 * (six - five) > 0
    assert worth(table(ROW, hand="red R25 blue")) == worth(table(ROW, hand="blue red R25"))


def test_the_way_to_a_major_counts_and_its_last_step_most() -> None:
    gains = [
        worth(table(ROW, majors="MA3", bought=bought)) - worth(table(ROW, bought=bought))
        for bought in ({"red": 1}, {"red": 1, "blue": 1}, {"red": 1, "blue": 1, "wild": 1})
    ]
    assert 0 < gains[0] < gains[1] - gains[0] < gains[2] - gains[1]


def test_what_is_yet_to_be_used_fades_with_the_game_and_with_turns_without_a_tunnel() -> None:
    def gain(depth: int, quiet: int) -> float:
        rich, poor = (table("[A [A [A .A", depth=depth, tokens=tokens) for tokens in (2, 1))
        rich.s.quiet = poor.s.quiet = quiet
        return worth(rich) - worth(poor)

    assert gain(1, 0) > gain(4, 0) > gain(4, 6) > 0


def test_the_game_runs_out_with_the_artifacts() -> None:
    rest = [
        left(table("[] .. ..\n.. .. .A").s),
        left(table("[] .. ..\n.. .. .A", depth=2).s),
        left(table("[] .. .A\n.. .. .A", depth=4).s),
        left(table("[] .. [A\n.. .. .A", depth=4).s),
    ]
    assert rest == sorted(rest, reverse=True)
    assert rest[0] == 1


def test_every_weight_is_checked(tmp_path: Path) -> None:
    def read(folder: Path) -> object:
        return read_weights(folder / OWN.name)

    assert silent(tmp_path, OWN.parent, [OWN.name], read) == []
