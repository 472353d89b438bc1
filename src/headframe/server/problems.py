"""What goes wrong in a call, as the protocol tells it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from headframe.core.options import BadOption
from headframe.core.record import BadRecord
from headframe.core.replay import Mismatch
from headframe.core.sentence import Field, Said
from headframe.core.speech import Phrase
from headframe.registry import UnknownGame
from headframe.server.database import Conflict, Down
from headframe.server.film_tasks import NoStep
from headframe.server.loading import NoTable
from headframe.server.manager import TableManager
from headframe.server.names import BadName
from headframe.server.scheduler import Crowded, TooLong, Unwanted
from headframe.server.table_state import BrokenTable, NewerRules
from headframe.server.worker import WorkerDied
from headframe.server.worker_process import TooMuchMemory
from headframe.server.worker_tasks import NotShown, TooLarge


class ErrorText(msgspec.Struct):
    """What went wrong: a word for programs, a sentence for people."""

    what: str
    text: str
    clause: str | None = None
    say: Phrase | None = None
    """The same sentence as a phrase, for clients that know it in their language."""


class Error(msgspec.Struct):
    """The body of every answer that is an error."""

    error: ErrorText


class Problem(Said):
    """A call that cannot be done, with the word that programs read and the sentence for people."""

    def __init__(self, status: int, what: str, template: str, /, **fields: Field) -> None:
        super().__init__(template, "", **fields)
        self.status = status
        self.what = what


def answer(status: int, what: str, said: str | Said) -> Response[Error]:
    """An error as an answer to a call."""
    if isinstance(said, Said):
        body = ErrorText(what, str(said.sentence), said.clause or None, said.sentence.phrase())
    else:
        body = ErrorText(what, said)
    return Response(Error(body), status_code=status, media_type=MediaType.JSON)


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: the errors that a call can answer with."""
    always = (429, 500, 503)
    return {
        status: ResponseSpec(Error, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in sorted({*statuses, *always})
    }


KNOWN: Final[dict[type[Exception], tuple[int, str]]] = {
    BadName: (409, "bad-name"),
    BadOption: (400, "bad-option"),
    BadRecord: (400, "bad-record"),
    Mismatch: (422, "false-record"),
    UnknownGame: (404, "no-game"),
    NoTable: (404, "no-table"),
    NewerRules: (409, "newer-rules"),
    BrokenTable: (409, "broken-table"),
    Conflict: (409, "conflict"),
    Down: (503, "storage"),
    Crowded: (429, "busy"),
    TooLong: (503, "too-much-work"),
    TooMuchMemory: (503, "too-much-work"),
    WorkerDied: (503, "too-much-work"),
    Unwanted: (503, "closing"),
    TooLarge: (409, "too-large"),
    NotShown: (409, "not-shown"),
    NoStep: (404, "no-step"),
}


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """Any exception as an answer; one that nobody expected is written down."""
    if isinstance(error, Problem):
        return answer(error.status, error.what, error)
    for kind, (status, what) in KNOWN.items():
        if isinstance(error, kind):
            if isinstance(error, Said):
                return answer(status, what, error)
            text = str(error) or HTTPStatus(status).phrase
            return answer(status, what, "there is no such table" if kind is NoTable else text)
    if isinstance(error, RecursionError):
        return answer(400, "malformed", "too many parts within parts")
    if isinstance(error, ValidationException):
        return answer(400, "malformed", _validation(error))
    if isinstance(error, HTTPException):
        status = HTTPStatus(error.status_code)
        # A body that cannot be read at all comes as a client error with the decoder's reason.
        what = "malformed" if status == 400 else status.phrase.lower().replace(" ", "-")
        response = answer(status, what, status.phrase if status != 400 else error.detail)
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        return response
    manager: TableManager = request.app.state.manager
    manager.report(error)
    return answer(500, "fault", "something went wrong on the server")


def _validation(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{entry.get('key') or 'body'}: {entry.get('message')}"
        for entry in extra
        if isinstance(entry, dict)
    ]
    return "; ".join(found) or error.detail
