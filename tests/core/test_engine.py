"""advance and apply: who is asked, what is refused, what runs by itself."""

from __future__ import annotations

import pytest

from headframe.core import engine
from headframe.core.engine import CONCEDE, Frame, advance, apply, ask
from headframe.core.perft import perft
from headframe.core.refusal import Refused, Stuck
from tests.toy import steps
from tests.toy.game import ToyGame
from tests.toy.state import Pit


@pytest.fixture
def pit() -> Pit:
    return ToyGame().new({"players": 3}, "engine")


def test_the_first_seat_is_asked_first(pit: Pit) -> None:
    assert [(d.seat, d.key) for d in pit.open_decisions] == [(0, "action")]


def test_a_seat_that_is_not_asked_is_told_so(pit: Pit) -> None:
    with pytest.raises(Refused, match=r"you have nothing to decide now \[PIT-TURN-01\]"):
        apply(pit, 1, "action", steps.PASS)


def test_a_key_that_is_not_open_is_refused_with_those_that_are(pit: Pit) -> None:
    with pytest.raises(Refused, match="open now: action"):
        apply(pit, 0, "bet", 1)


def test_an_illegal_answer_names_the_clause_of_its_own_case(pit: Pit) -> None:
    pit.dug = 0xFFFF
    ask(pit)
    with pytest.raises(Refused) as refused:
        apply(pit, 0, "action", steps.DIG)
    assert refused.value.refusal.clause == "PIT-DIG-01"


def test_after_the_end_everything_is_refused(pit: Pit) -> None:
    pit.stack.clear()
    advance(pit)
    with pytest.raises(Refused, match="the game is over"):
        apply(pit, 0, "action", steps.PASS)
    with pytest.raises(Refused, match="the game is over"):
        apply(pit, 0, CONCEDE, 1)


def test_giving_up_is_refused_by_a_game_without_a_rule_for_it(pit: Pit) -> None:
    with pytest.raises(Refused, match="no rule for giving up"):
        apply(pit, 2, CONCEDE, 1)


def test_several_seats_decide_at_once_in_any_order(pit: Pit) -> None:
    apply(pit, 0, "action", steps.AUCTION)
    assert [(d.seat, d.key) for d in pit.open_decisions] == [(0, "bid"), (1, "bid"), (2, "bid")]
    apply(pit, 2, "bid", 1)
    assert [d.seat for d in pit.open_decisions] == [0, 1]
    apply(pit, 0, "bid", 0)
    apply(pit, 1, "bid", 0)
    assert len(pit.diggers[2].charms) == 1


def test_an_interrupt_inside_an_interrupt(pit: Pit) -> None:
    pit.diggers[1].hand = [2, 4]
    apply(pit, 0, "action", steps.BLAST)
    apply(pit, 0, "target", 1)
    apply(pit, 1, "duck", 1)
    apply(pit, 0, "aim", 1)
    assert [type(frame).__name__ for frame in pit.stack[-3:]] == ["Turn", "Hit", "Duck"]
    apply(pit, 1, "duck", 0)
    assert pit.diggers[1].life == 2
    assert pit.diggers[1].hand == [4]


def test_a_standing_offer_stands_beside_the_step_at_hand(pit: Pit) -> None:
    pit.diggers[0].charms = [3]
    steps.refresh_offers(pit)
    apply(pit, 0, "action", steps.BET)
    assert [d.key for d in pit.open_decisions] == ["bet", "charm"]
    apply(pit, 0, "charm", 3)
    assert pit.diggers[0].gold == 4
    assert [d.key for d in pit.open_decisions] == ["bet"]


def test_without_an_offer_no_offer_is_asked(pit: Pit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Charm, "ask", None)
    apply(pit, 0, "action", steps.BET)
    assert [d.key for d in pit.open_decisions] == ["bet"]


def test_an_eliminated_seat_is_passed_over(pit: Pit) -> None:
    pit.diggers[1].life = 0
    apply(pit, 0, "action", steps.PASS)
    assert [d.seat for d in pit.open_decisions] == [2]


def test_rules_that_go_in_circles_are_named(pit: Pit, monkeypatch: pytest.MonkeyPatch) -> None:
    class Circle(Frame[Pit]):
        __slots__ = ()

        def run(self, s: Pit) -> None:
            s.stack[-1] = Circle()

    monkeypatch.setattr(engine, "RUN_LIMIT", 50)
    pit.stack.append(Circle())
    with pytest.raises(Stuck, match="Circle"):
        advance(pit)


def test_perft_counts_answer_sequences(pit: Pit) -> None:
    first = pit.open_decisions[0].choice.listed(100)
    assert first is not None
    assert perft(pit, 0) == 1
    assert perft(pit, 1) == len(first)
    one_by_one = 0
    for answer in first:
        child = pit.copy()
        apply(child, 0, "action", answer)
        one_by_one += sum(len(d.choice.listed(10**6) or []) for d in child.open_decisions)
    assert perft(pit, 2, limit=10**6) == one_by_one
    with pytest.raises(ValueError, match="tidy"):
        perft(pit, 2, limit=100)
