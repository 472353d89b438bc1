"""Films of finished games: every position as it was shown, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from headframe.core.choice import plain
from headframe.core.codec import encode
from headframe.core.film import STATE, Piece, diff, frames_of, packed_film, patched
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from headframe.core.session import Session
from headframe.server import worker_tasks
from headframe.server.entries import ANSWER, UNDO, AnswerBody, Line, To
from headframe.server.film_tasks import (
    FilmPart,
    NoStep,
    Reel,
    film,
    film_continued,
    film_positions,
    piece,
)
from headframe.server.worker_tasks import NotShown, Played
from tests.toy.game import ToyGame

OPTIONS = {"players": 2, "teams": False}
MOST = 1_000_000


def played(seed: str) -> tuple[Session, list[Line]]:
    """A whole game at random, with its log."""
    session = Session(ToyGame(), OPTIONS, seed)
    session.events()
    rng = Rng.seeded(seed, "players")
    log = []
    while not session.over:
        decision = rng.pick(session.state.open_decisions)
        answer = decision.choice.sample(rng)
        session.answer(decision.seat, decision.key, answer)
        step = len(session.answers)
        body = msgspec.json.encode(AnswerBody(step, decision.key, plain(answer))).decode()
        news = msgspec.json.encode([encode(event) for event in session.events()]).decode()
        log.append(Line(step, ANSWER, decision.seat, body, news))
    return session, log


def reel(session: Session, log: list[Line], same: bool) -> Reel:
    part = FilmPart(0, None, session.options, None, session.game.RULES, same)
    return Reel("pit", session.seed, [part], log)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": [1, 2, {"b": 3}]}, {"a": [1, 2, {"b": 4}]}),
        ({"a": 1, "gone": 2}, {"a": 1, "new": None}),
        ({"a": []}, {"a": [1]}),
        ({"a": 0}, {"a": None}),
        ({"a": {"b": {}}}, {"a": []}),
        ([[1], [2]], [[1], [0]]),
        (1, "1"),
    ],
)
def test_a_difference_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    assert patched(old, diff(old, new)) == new
    assert diff(new, new) is None


def test_frames_come_back_as_they_were() -> None:
    frames = [{"n": at, "rest": {"same": [1, 2, 3]}, "odd": [0] * (at % 3)} for at in range(40)]
    assert list(frames_of(packed_film(frames))) == frames


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_film_shows_what_the_rules_would(seed: str) -> None:
    session, log = played(seed)
    made = film(reel(session, log, same=False))
    again = Played("pit", session.options, session.seed, None, log)
    for step in range(0, len(log) + 1, worker_tasks.CHUNK):
        shown = film_positions(made, step, MOST)
        wanted = worker_tasks.positions(again, step, MOST)
        assert list(shown) == list(wanted)
        for at, body in shown.items():
            assert msgspec.json.decode(body) == msgspec.json.decode(wanted[at])
    with pytest.raises(NoStep, match=f"not from 0 to {len(log)}"):
        film_positions(made, len(log) + 1, MOST)


def test_what_is_shown_has_no_secret_of_the_position() -> None:
    session, log = played("one")
    made = film(reel(session, log, same=True))
    for frame in frames_of(made):
        assert STATE in frame, "kept to go on from"
    for body in film_positions(made, 3, MOST).values():
        shown = msgspec.json.decode(body)
        assert STATE not in shown
        # What each seat is shown is what its view showed: the other's hand is a number.
        for seat, seen in enumerate(shown["seats"]):
            for digger in seen["view"]["state"]["diggers"]:
                assert isinstance(digger["hand"], list) == (digger["seat"] == seat)
        assert all(not isinstance(d["hand"], list) for d in shown["view"]["state"]["diggers"])


def test_where_other_rules_lead_elsewhere_the_film_ends() -> None:
    session, log = played("one")
    told = [msgspec.json.decode(line.news or "[]") for line in log]
    at = next(at for at, news in enumerate(told) if any(e["is"] == "Drew" for e in news))
    for event in told[at]:
        if event["is"] == "Drew":
            event["cards"] = [99]
    log[at] = log[at]._replace(news=msgspec.json.encode(told[at]).decode())
    made = film(reel(session, log, same=False))
    assert at in film_positions(made, at, MOST)
    with pytest.raises(NotShown, match="the record has its answers"):
        film_positions(made, at + 1, MOST)
    with pytest.raises(NotShown, match="not kept"):
        film_continued(made, "pit", session.options, None, at + 1, "seed")
    # Under the very same rules nothing has to be compared: what is told may have changed.
    assert len(log) in film_positions(film(reel(session, log, same=True)), len(log), MOST)


def test_only_other_rules_may_fail_without_a_word() -> None:
    session, log = played("one")
    body = msgspec.json.encode(AnswerBody(6, "no such question", 0)).decode()
    log[5] = log[5]._replace(body=body)
    made = film(reel(session, log, same=False))
    assert [frame["step"] for frame in frames_of(made)] == list(range(6))
    with pytest.raises(Refused):
        film(reel(session, log, same=True))


def test_one_goes_on_from_a_frame_as_from_the_game() -> None:
    session, log = played("two")
    made = film(reel(session, log, same=True))
    again = Played("pit", session.options, session.seed, None, log)
    for step in (0, len(log) // 2):
        here = film_continued(made, "pit", session.options, None, step, "a seed")
        assert here == worker_tasks.continued(again, step, "a seed")
    assert film_continued(made, "pit", session.options, None, len(log), "a seed") is None


def cut_into_pieces(session: Session, log: list[Line], size: int) -> list[Piece]:
    """As a server films a running game."""
    pieces: list[Piece] = []
    for end in range(size, len(log) + size, size):
        done = pieces[-1].seq if pieces else 0
        since = [line for line in log[:end] if line.seq > done]
        made = piece(reel(session, since, same=True)._replace(pieces=pieces[-1:]))
        assert made is not None
        pieces.append(made)
    return pieces


@pytest.mark.parametrize("size", [1, 4, 100])
def test_pieces_make_the_film_that_one_would_be(size: int) -> None:
    session, log = played("two")
    pieces = cut_into_pieces(session, log, size)
    whole = film(reel(session, [], same=False)._replace(pieces=pieces))
    assert list(frames_of(whole)) == list(frames_of(film(reel(session, log, same=True))))
    assert piece(reel(session, [], same=True)._replace(pieces=pieces[-1:])) is None


def undo(seq: int, to: int) -> Line:
    return Line(seq, UNDO, 0, msgspec.json.encode(To(to)).decode())


def test_what_was_taken_back_is_in_no_film() -> None:
    """Filmed, taken back beyond the last piece, and played otherwise."""
    session, log = played("two")
    pieces = cut_into_pieces(session, log, 4)[:3]
    other = [line._replace(seq=line.seq + 10) for line in log[5:8]]
    since = [undo(13, 8), undo(14, 5), *other]
    more = piece(reel(session, since, same=True)._replace(pieces=pieces))
    assert more is not None
    assert (more.seq, more.first, more.last) == (18, 6, 8)
    last = undo(19, 7)
    rest = [line._replace(seq=line.seq + 12) for line in log[7:]]
    made = film(reel(session, [last, *rest], same=True)._replace(pieces=[*pieces, more]))
    assert list(frames_of(made)) == list(frames_of(film(reel(session, log, same=True))))


def test_a_film_goes_on_from_a_piece_that_has_only_taken_back() -> None:
    """It had no position, so nothing that came after it was ever filmed (found by the soak)."""
    session, log = played("two")
    pieces = cut_into_pieces(session, log, 4)[:3]
    back = piece(reel(session, [undo(13, 8)], same=True)._replace(pieces=pieces))
    assert back is not None
    rest = [line._replace(seq=line.seq + 5) for line in log[8:]]
    more = piece(reel(session, rest, same=True)._replace(pieces=[back]))
    assert more is not None
    made = film(reel(session, [], same=True)._replace(pieces=[*pieces, back, more]))
    assert list(frames_of(made)) == list(frames_of(film(reel(session, log, same=True))))


def test_a_film_can_go_on_where_a_finished_game_was_taken_back() -> None:
    session, log = played("one")
    whole = Piece(len(log), 0, None, film(reel(session, log, same=True)))
    again = [undo(len(log) + 1, len(log) - 3)]
    again += [line._replace(seq=line.seq + 9) for line in log[-3:]]
    made = film(reel(session, again, same=True)._replace(pieces=[whole]))
    assert list(frames_of(made)) == list(frames_of(whole.body))
