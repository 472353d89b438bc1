"""Undo, events, records and the proof of the dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from headframe.core.record import BadRecord, Record, commitment, read, read_answer, write
from headframe.core.refusal import Refused
from headframe.core.replay import Mismatch, steps, verify
from headframe.core.rng import Rng
from headframe.core.session import CannotUndo, Session, dice
from headframe.core.view import shown_event, view
from tests.toy import steps as toy
from tests.toy.game import ToyGame
from tests.toy.state import Pit


@pytest.fixture
def session() -> Session:
    return Session(ToyGame(), {"players": 3}, "session")


def finished(seed: str = "done") -> Session:
    session = Session(ToyGame(), {"players": 3}, seed)
    rng = Rng.seeded(seed, "players")
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session


def test_a_choice_that_showed_nothing_is_taken_back(session: Session) -> None:
    assert session.answer(0, "action", toy.DIG) is False
    assert session.answer(0, "dig", 0) is False
    assert session.can_undo(0)
    session.undo(0)
    session.undo(0)
    assert [d.key for d in session.state.open_decisions] == ["action"]
    assert session.answers == []


def test_a_thrown_die_is_not_taken_back(session: Session) -> None:
    session.answer(0, "action", toy.BET)
    assert session.answer(0, "bet", 1) is True
    assert not session.can_undo(0)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        session.undo(0)


def test_a_drawn_card_is_not_taken_back(session: Session) -> None:
    assert session.answer(0, "action", toy.DRAW) is True


def test_a_passed_turn_is_not_taken_back(session: Session) -> None:
    assert session.answer(0, "action", toy.PASS) is True


def test_a_secret_bid_is_not_taken_back(session: Session) -> None:
    assert session.answer(0, "action", toy.AUCTION) is True
    assert session.answer(1, "bid", 0) is True


def test_nobody_takes_back_what_another_said(session: Session) -> None:
    session.answer(0, "action", toy.DIG)
    with pytest.raises(CannotUndo, match="was not yours"):
        session.undo(1)


def test_a_refused_answer_leaves_no_trace(session: Session) -> None:
    with pytest.raises(Refused):
        session.answer(0, "action", 99)
    assert session.answers == []
    assert not session.can_undo(0)


def test_a_drawn_card_is_told_to_its_owner_and_counted_to_the_rest(session: Session) -> None:
    session.events()
    session.answer(0, "action", toy.DRAW)
    (event,) = session.events()
    assert isinstance(session.state, Pit)
    card = session.state.diggers[0].hand[-1]
    teams = session.state.teams
    assert shown_event(event, 0, teams) == {"is": "Drew", "seat": 0, "cards": [card]}
    hidden = {"is": "Drew", "seat": 0, "cards": {"hidden": 1}}
    assert shown_event(event, 1, teams) == hidden
    assert shown_event(event, None, teams) == hidden
    assert session.events() == []


def test_a_view_holds_ones_own_hand_and_no_other() -> None:
    session = Session(ToyGame(), {"players": 4, "teams": True}, "views")
    assert isinstance(session.state, Pit)
    seen = view(session.state, 1)["state"]
    assert isinstance(seen, dict)
    diggers = seen["diggers"]
    assert isinstance(diggers, list)
    hands = [digger["hand"] for digger in diggers if isinstance(digger, dict)]
    assert hands == [{"hidden": 2}, session.state.diggers[1].hand, {"hidden": 2}, {"hidden": 2}]
    passwords = ["password" in digger for digger in diggers if isinstance(digger, dict)]
    assert passwords == [False, True, False, True]
    assert "rng" not in seen
    assert "supply" not in seen


def test_others_see_that_a_question_is_open_and_not_its_answers(session: Session) -> None:
    public = {"seat": 0, "key": "action", "clause": "PIT-TURN-01"}
    assert view(session.state, 1)["open"] == [public]
    mine = view(session.state, 0)["open"]
    assert isinstance(mine, list)
    assert isinstance(mine[0], dict)
    assert "choice" in mine[0]


def test_the_seed_is_sealed_until_the_end(session: Session) -> None:
    record = session.record()
    assert record.seed is None
    assert record.result is None
    assert record.commitment == commitment("pit", "session")
    with pytest.raises(BadRecord, match="not revealed"):
        verify(ToyGame(), record)


def test_a_secret_seed_is_made_when_none_is_given() -> None:
    seeds = {Session(ToyGame(), {}).seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) == 64 for seed in seeds)


def test_a_finished_game_verifies_after_writing_and_reading() -> None:
    session = finished()
    again = verify(ToyGame(), read(write(session.record())))
    assert again.answers == session.answers


def test_replaying_passes_every_position() -> None:
    session = finished()
    lengths = [len(step.answers) for step in steps(ToyGame(), session.record())]
    assert lengths == list(range(len(session.answers) + 1))


def test_another_seed_than_the_sealed_one_is_found() -> None:
    record = msgspec.structs.replace(finished().record(), seed="another")
    with pytest.raises(Mismatch, match="not the one promised"):
        verify(ToyGame(), record)


def test_an_illegal_answer_is_found_with_its_number() -> None:
    record = finished().record()
    record.answers[3] = (record.answers[3][0], record.answers[3][1], 999_999)
    with pytest.raises(Mismatch, match=rf"answer 4 of {len(record.answers)}"):
        verify(ToyGame(), record)


def test_a_missing_answer_is_found() -> None:
    record = finished().record()
    record.answers.pop()
    with pytest.raises(Mismatch, match="not over"):
        verify(ToyGame(), record)


def test_a_forged_result_is_found() -> None:
    record = finished().record()
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(Mismatch, match="result"):
        verify(ToyGame(), record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": 99}, "rules: version 99"),
        ({"content": "f" * 64}, "content"),
        ({"options": {"players": 9}}, "option players: 9"),
        ({"options": {"player": 2}}, "option player: there is none"),
        ({"seats": ["one"]}, "seats: 1 named, 3 play"),
    ],
)
def test_a_record_of_something_else_is_refused(change: dict[str, object], message: str) -> None:
    record: Record = msgspec.structs.replace(finished().record(), **change)
    with pytest.raises(BadRecord, match=message):
        verify(ToyGame(), record)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"[]",
        b"{}",
        b'{"format": 2}',
        b"\xff\xfe",
        b'{"format": 1, "game": 5}',
        b"[" * 10_000,
    ],
)
def test_broken_files_are_one_clear_error(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read(data)


def test_a_record_of_another_format_says_so() -> None:
    record = msgspec.structs.replace(finished().record(), format=7)
    with pytest.raises(BadRecord, match="format 7"):
        read(write(record))


@pytest.mark.parametrize("raw", [True, "1", None, 1.5, [True], ["a"], [[1]], [0] * 1001, {}])
def test_answers_are_numbers_or_lists_of_them(raw: object) -> None:
    with pytest.raises(BadRecord):
        read_answer(raw)


def test_good_answers_are_read() -> None:
    assert read_answer(3) == 3
    assert read_answer([1, 2]) == (1, 2)


def continued(seed: str = "again") -> Session:
    """A finished game that began in the middle of another."""
    game, origin, rng = ToyGame(), Session(ToyGame(), {"players": 3}, "origin"), Rng.seeded(seed)
    for _ in range(5):
        decision = rng.pick(origin.state.open_decisions)
        origin.answer(decision.seat, decision.key, decision.choice.sample(rng))
    assert isinstance(origin.state, Pit)
    start = game.determinize(origin.state, None, Rng.seeded(seed, "continue"))
    start.rng = dice(seed)
    session = Session(game, {"players": 3}, seed, start=start)
    assert session.record().start is msgspec.UNSET, "it tells everything, so only at the end"
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        session.answer(decision.seat, decision.key, decision.choice.sample(rng))
    return session


def test_a_game_from_a_position_has_a_record_like_any_other() -> None:
    session = continued()
    data = write(session.record())
    again = verify(ToyGame(), read(data))
    assert again.answers == session.answers
    assert write(again.record()) == data
    assert b'"start"' not in write(finished().record())


def test_a_position_is_sealed_with_the_seed() -> None:
    record = continued().record()
    record.start["diggers"][0]["gold"] += 1
    with pytest.raises(Mismatch, match="commitment"):
        verify(ToyGame(), record)
    del record.start["diggers"]
    record.commitment = commitment(record.game, str(record.seed), record.start)
    with pytest.raises(BadRecord, match="start: state: Pit lacks diggers"):
        verify(ToyGame(), record)


def spoil_dice(start: dict[str, Any]) -> None:
    start["rng"]["count"] = 1


def spoil_stack(start: dict[str, Any]) -> None:
    start["stack"] = []


def spoil_teams(start: dict[str, Any]) -> None:
    start["teams"] = {"tuple": [0, 1]}


def spoil_kind(start: dict[str, Any]) -> None:
    start["diggers"] = "three"


@pytest.mark.parametrize("spoil", [spoil_dice, spoil_stack, spoil_teams, spoil_kind])
def test_a_position_that_is_none_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    record = continued().record()
    spoil(record.start)
    record.commitment = commitment(record.game, str(record.seed), record.start)
    with pytest.raises((BadRecord, Mismatch), match=r"start|answer|position"):
        verify(ToyGame(), record)
