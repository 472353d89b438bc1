"""The balance report as a document."""

from __future__ import annotations

from headframe.arena.balance import BalanceReport, table_balance
from headframe.arena.job import Played
from headframe.arena.markdown import balance_markdown
from headframe.arena.runs import How, balance_command, run_balance
from headframe.core.part import Json

WORDS: dict[str, Json] = {
    "card": {"3": {"name": "Pickaxe"}, "4": {"name": "Shovel"}, "5": {"name": "Lamp"}}
}


def played(deal: int, tally: dict[str, list[int]], places: list[int]) -> Played:
    return Played(
        key=str(deal),
        deal=deal,
        bots=["greedy"] * 2,
        teams=[0, 1],
        places=places,
        scores=[9, 3],
        sources=[{"gold": 9}, {"gold": 3}],
        labels=["red", "blue"],
        answers=10,
        turns=4,
        answered=[5, 5],
        tally=tally,
        seconds=[0.5] * 2,
        slowest=[0.2] * 2,
    )


def report() -> BalanceReport:
    tally = {
        "CardBought": [2, 1, 0],
        "CardBought.card=3": [2, 0, 0],
        "CardBought.card=4": [0, 1, 0],
        "Drew": [5, 5, 0],
        "Drew.card=3": [5, 5, 0],
        "Moved.space=7": [1, 0, 0],
        "TokenGained": [1, 0, 0],
    }
    games = [played(deal, tally, [1, 2]) for deal in range(20)]
    table = table_balance({"players": 2}, "greedy", games, WORDS)
    command = balance_command("toy", "greedy", 20, [2], How(options=("a=b",), seed="s"))
    return BalanceReport(game="toy", bot="greedy", seed="s", command=command, tables=[table])


def test_it_says_how_it_was_made() -> None:
    text = balance_markdown(report())
    command = "headframe arena balance toy greedy --games 20 --players 2 --option a=b --seed s"
    assert f"```\n{command}\n```" in text


def test_a_seed_of_several_words_can_be_typed_again() -> None:
    assert balance_command("toy", "greedy", 5, [], How(seed="first shift")).endswith(
        "--seed 'first shift'"
    )


def test_what_stands_out_is_bold() -> None:
    text = balance_markdown(report())
    assert "| seat 0 | **100.0% [83.9%, 100.0%]** | 9.0 ± 0.0 |" in text
    assert "| blue | **0.0% [0.0%, 16.1%]** | 3.0 ± 0.0 |" in text
    assert "| gold | 6.0 ± 1.0 | 9.0 |" in text


def test_things_are_grouped_by_event() -> None:
    text = balance_markdown(report())
    bought = text.partition("### Card bought: card")[2].partition("###")[0]
    assert "| Pickaxe | 2.00 | **100% ± 8%** |" in bought
    assert "| Shovel | 1.00 | **0% ± 8%** |" in bought
    assert "Never: Lamp." in bought
    assert "| Token gained | 1.00 |" in text.partition("### Other events")[2]


def test_equal_things_are_one_row_whichever_of_them_a_table_saw() -> None:
    words: dict[str, Json] = {"card": {"1": {"name": "Lamp"}, "2": {"name": "Lamp"}}}
    tables = [
        table_balance(
            {"players": 2},
            "greedy",
            [played(deal, {"CardBought.card=" + card: [1, 0, 0]}, [1, 2]) for deal in range(2)],
            words,
        )
        for card in "21"
    ]
    found = BalanceReport(game="toy", bot="greedy", seed="s", command="", tables=tables)
    assert balance_markdown(found).count("| Lamp |") == 1


def test_bookkeeping_is_only_counted() -> None:
    text = balance_markdown(report())
    assert "Drew 10.0" in text.partition("### Only counted")[2]
    assert "### Drew" not in text
    assert "### Moved" not in text


def test_numbers_of_players_stand_side_by_side() -> None:
    found, _ = run_balance("tests.toy.game:ToyGame", "random", 3)
    text = balance_markdown(found)
    assert "2p a game | 2p won | 3p a game | 3p won | 4p a game | 4p won" in text
    assert text.count("## 3 players") == 1


def test_a_mode_with_one_seat_is_one_table() -> None:
    found, tables = run_balance("mothership", "random", 1, how=How(options=("mode=solo",)))
    assert len(tables) == 1
    assert "the rules' player" in balance_markdown(found)
