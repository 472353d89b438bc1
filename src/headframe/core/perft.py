"""Counting answer sequences: one number that changes when any rule of what is legal changes."""

from __future__ import annotations

from headframe.core.engine import State, act


def perft(s: State, depth: int, limit: int = 100_000) -> int:
    """The number of different answer sequences of this length (shorter if the game ends first).

    >>> from headframe import registry
    >>> s = registry.game("super_motherload").new({"players": 2}, "a game")
    >>> perft(s, 1), len(s.open_decisions[0].choice.listed(100))
    (2, 2)

    Dice and shuffles fall as the state's own generator has them. Every choice met must be listable
    within ``limit``.
    """
    if depth == 0 or not s.open_decisions:
        return 1
    total = 0
    for at, decision in enumerate(s.open_decisions):
        answers = decision.choice.listed(limit)
        if answers is None:
            raise ValueError(f"{decision.key}: more than {limit} answers")
        if depth == 1:
            total += len(answers)
            continue
        for answer in answers:
            child = s.copy()
            act(child, child.open_decisions[at], answer)
            total += perft(child, depth - 1, limit)
    return total
