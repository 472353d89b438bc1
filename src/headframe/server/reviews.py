"""Reviews of finished games: made part by part in the background, kept, shown, stopped.

A part is a few answers, so others' work comes in between, and whoever waits sees how far it is.
The same game is looked at once, however many ask and from whichever table (`record_hash`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from headframe.server import review_tasks
from headframe.server.archive import finished_record
from headframe.server.fair_queue import Kind, Work
from headframe.server.forms import Position, ReviewState
from headframe.server.limits import caller
from headframe.server.loading import stored_table
from headframe.server.manager import TableManager
from headframe.server.problems import KNOWN, Problem, error_responses
from headframe.server.scheduler import Crowded
from headframe.server.tasks import Tasks

PART: Final = 8
"""Answers of a part, or more where the game is long."""
MOST_PARTS: Final = 80
MOST_TOLD: Final = 1_000
"""Tables whose state is remembered."""

DONE: Final = msgspec.json.encode(ReviewState("done")).removesuffix(b"null}")


class Making:
    """A review under way, or why there is none."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.stopped = False
        self.done = 0
        self.steps = 0
        self.error: str | None = None

    def state(self) -> ReviewState:
        """How far it is, as it is told."""
        return ReviewState("failed" if self.error else "making", self.done, self.steps, self.error)


class Reviews:
    """Has reviews made by the workers and keeps those looked at lately."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._tasks = Tasks(manager.report)
        self._making: dict[str, Making] = {}
        """By table; those that failed stay until somebody asks again."""
        self._of: OrderedDict[str, str] = OrderedDict()
        """The hash of a table's record, as far as it is known."""
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        """Reviews by the record's hash, that looked at last at the end."""

    def close(self) -> None:
        """No more reviews are made."""
        self._tasks.cancel()

    def found(self, id_: str) -> bytes | None:
        """The review of a table, if there is one."""
        hash_ = self._of.get(id_)
        if hash_ is None or (kept := self._kept.get(hash_)) is None:
            return None
        self._kept.move_to_end(hash_)
        return kept

    def state(self, id_: str) -> bytes:
        """How far it is, as JSON."""
        if (kept := self.found(id_)) is not None:
            return DONE + kept + b"}"
        making = self._making.get(id_)
        return msgspec.json.encode(making.state() if making else ReviewState("none"))

    async def begin(self, id_: str, address: str) -> None:
        """Unless it is there or under way. Raises Crowded, and Problem while the game runs."""
        if not (await stored_table(self._manager.store, id_)).over:
            raise Problem(409, "not-over", "a game is looked back at once it is over")
        making = self._making.get(id_)
        if self.found(id_) is not None or (making is not None and making.error is None):
            return
        under_way = [each for each in self._making.values() if each.error is None]
        most = self._manager.settings.reviews_per_address
        if sum(each.address == address for each in under_way) >= most:
            raise Crowded(f"at most {most} at once")
        while len(self._making) >= MOST_TOLD:
            del self._making[next(at for at, each in self._making.items() if each.error)]
        made = self._making[id_] = Making(address)
        self._tasks.spawn(self._made(id_, made))

    def stop(self, id_: str, address: str) -> None:
        """By whoever began it."""
        making = self._making.get(id_)
        if making is not None and making.address == address:
            making.stopped = True
            del self._making[id_]

    async def _made(self, id_: str, making: Making) -> None:
        try:
            hash_, review = await self._make(id_, making)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001  (whoever asks is told)
            if not making.stopped:
                known = [what for kind, (_, what) in KNOWN.items() if isinstance(error, kind)]
                if isinstance(error, Problem):
                    known = [error.what]
                elif not known:
                    self._manager.report(error, id_)
                making.error = known[0] if known else "fault"
            return
        self._keep(id_, hash_, review)
        if self._making.get(id_) is making:
            del self._making[id_]

    async def _make(self, id_: str, making: Making) -> tuple[str, bytes]:
        stored = await stored_table(self._manager.store, id_)
        record = await finished_record(self._manager, id_, stored, making.address)
        head: review_tasks.Head = await self._run(id_, making, review_tasks.head, record)
        if (kept := self._kept.get(head.hash)) is not None:
            return head.hash, kept
        most = self._manager.settings.review_answers
        if head.answers > most:
            raise Problem(409, "too-large", "{answers} answers; {most} are looked back at",
                          answers=head.answers, most=most)  # fmt: skip
        making.steps = head.answers
        parts: list[bytes] = []
        for first, last in parts_of(head.answers):
            parts.append(await self._run(id_, making, review_tasks.part, record, first, last))
            making.done = last
        return head.hash, await self._run(id_, making, review_tasks.whole, record, parts)

    async def _run(self, id_: str, making: Making, do: Any, *args: Any) -> Any:
        # Nobody's move waits for it: it comes after all that people and their bots want.
        work = Work(
            Kind.REVIEW,
            making.address,
            id_,
            do,
            *args,
            people=lambda: False,
            wanted=lambda: not making.stopped,
        )
        return await self._manager.scheduler.run(work)

    def _keep(self, id_: str, hash_: str, review: bytes) -> None:
        self._of[id_] = hash_
        self._kept[hash_] = review
        while len(self._of) > MOST_TOLD:
            self._of.popitem(last=False)
        most = self._manager.settings.reviews_bytes
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > most:
            self._kept.popitem(last=False)

    async def line(self, id_: str, step: int, address: str) -> bytes:
        """The better line of a mistake, position by position."""
        if (review := self.found(id_)) is None:
            raise Problem(409, "no-review", "this game was not looked back at yet")
        stored = await stored_table(self._manager.store, id_)
        record = await finished_record(self._manager, id_, stored, address)
        work = Work(Kind.REPLAY, address, id_, review_tasks.line, record, review, step)
        found: bytes = await self._manager.scheduler.run(work)
        return found


def parts_of(answers: int) -> list[tuple[int, int]]:
    """From which answer to which the parts go: few of them, though each plays the game again as
    far as it begins.

    >>> parts_of(20)
    [(0, 8), (8, 16), (16, 20)]
    """
    size = max(PART, -(-answers // MOST_PARTS))
    return [(first, min(first + size, answers)) for first in range(0, answers, size)]


@post(
    "/tables/{table_id:str}/review",
    status_code=200,
    summary="Look back at a finished game, in the background",
    responses=error_responses(400, 404, 409),
)
async def begin_review(
    table_id: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> Response[ReviewState]:
    reviews: Reviews = state.reviews
    await reviews.begin(table_id, state.manager.guest(caller(request)))
    return _told(reviews, table_id)


@get(
    "/tables/{table_id:str}/review",
    summary="How far the review is; the review once it is there",
    responses=error_responses(400, 404),
)
async def show_review(table_id: FromPath[str], state: State) -> Response[ReviewState]:
    return _told(state.reviews, table_id)


@delete(
    "/tables/{table_id:str}/review",
    status_code=200,
    summary="Stop a review that is being made, by whoever began it",
    responses=error_responses(400, 404),
)
async def stop_review(
    table_id: FromPath[str], state: State, request: Request[Any, Any, Any]
) -> Response[ReviewState]:
    reviews: Reviews = state.reviews
    reviews.stop(table_id, state.manager.guest(caller(request)))
    return _told(reviews, table_id)


@get(
    "/tables/{table_id:str}/review/{step:int}",
    summary="The better line of a mistake, position by position",
    responses=error_responses(400, 404, 409),
)
async def show_line(
    table_id: FromPath[str], step: FromPath[int], state: State, request: Request[Any, Any, Any]
) -> Response[list[Position]]:
    reviews: Reviews = state.reviews
    body: Any = await reviews.line(table_id, step, state.manager.guest(caller(request)))
    return Response(body, media_type=MediaType.JSON)


def _told(reviews: Reviews, id_: str) -> Response[ReviewState]:
    body: Any = reviews.state(id_)
    return Response(body, media_type=MediaType.JSON)


HANDLERS = [begin_review, show_review, stop_review, show_line]
