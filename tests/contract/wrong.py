"""Answers that no game may take, and what it says to them."""

from __future__ import annotations

from collections.abc import Iterator

from headframe.core.choice import Answer
from headframe.core.engine import State, apply
from headframe.core.refusal import Refused
from headframe.core.rng import Rng
from tests.contract.walk import frozen


def refused(s: State, rng: Rng, tries: int) -> Iterator[tuple[str, str]]:
    """Clause and text of the refusals that wrong seats, keys and answers get."""
    wrong: list[tuple[int, str, Answer]] = [(len(s.teams) + 7, "action", 0), (0, "no such key", 0)]
    for decision in s.open_decisions:
        for _ in range(tries):
            answer = decision.choice.sample(rng)
            wrong += [
                (decision.seat, decision.key, bad)
                for bad in mutations(answer, rng)
                if not decision.choice.legal(bad)
            ]
    for seat, key, answer in wrong:
        before = frozen(s)
        try:
            apply(s, seat, key, answer)
        except Refused as error:
            assert frozen(s) == before, f"{key}: a refusal changed the state"
            yield error.refusal.clause, str(error)
        else:
            raise AssertionError(f"{key}: the illegal answer {answer} was taken")


def mutations(answer: Answer, rng: Rng) -> list[Answer]:
    """Answers near a legal one, and far from any."""
    if isinstance(answer, int):
        near: list[Answer] = [answer + 1, answer - 1, answer + rng.below(100), -answer]
        return [*near, 10**9, -1, (), (answer,)]
    bent = list(answer)
    if bent:
        bent[rng.below(len(bent))] += 1 + rng.below(5)
    return [
        tuple(bent),
        tuple(reversed(answer)),
        answer[:-1],
        (*answer, *answer),
        (*answer, 10**9),
        (-1,),
        (),
        answer[0] if answer else 0,
        (0,) * 900,
    ]
