"""Refusals: an illegal answer is answered with the clause that forbids it."""

from __future__ import annotations

from headframe.core.sentence import Field, Sentence


class Refusal:
    """The clause of the rules ledger, and a sentence about this case.

    >>> print(Refusal("SM-DRILL-04", "a line does not turn a corner"))
    a line does not turn a corner [SM-DRILL-04]
    """

    __slots__ = ("clause", "sentence")

    def __init__(self, clause: str, template: str, /, **fields: Field) -> None:
        self.clause = clause
        self.sentence = Sentence(template, **fields)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.sentence)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]"


class Refused(Exception):
    """Raised by ``apply``; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Stuck(RuntimeError):
    """The rules went round in circles: a fault of the game, never of a player."""
