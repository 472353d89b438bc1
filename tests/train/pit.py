"""The Pit with numbers to learn from, and an evaluation that knows half of the rules: it counts
gold in hand and forgets that the vault counts twice."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from headframe.core.chances import Standing, common, placed
from headframe.core.options import Options
from headframe.core.vector import SEAT, TABLE, Feature, Number, Row
from headframe.core.weights import in_use
from headframe.train.numbers import numbers
from tests.toy.game import ToyGame
from tests.toy.state import ROUNDS, Pit


class BlindPit(ToyGame):
    NAME: ClassVar[str] = "blindpit"

    def evaluate(self, s: Pit, seat: int) -> float:
        digger = s.diggers[seat]
        return float(self.result(s).scores[seat]) if not s.stack else float(digger.gold)

    def features(self, options: Options) -> list[Feature[Pit]]:
        return [
            Number(TABLE, "rounds", 0, ROUNDS, lambda s, _: s.rounds),
            Number(SEAT, "gold", 0, 50, lambda s, seat: s.diggers[seat].gold),
            Number(SEAT, "life", 0, 9, lambda s, seat: s.diggers[seat].life),
            Row(SEAT, "vault", 3, 0, 50, lambda s, seat: s.diggers[seat].vault),
            Number(SEAT, "hand", 0, 20, lambda s, seat: len(s.diggers[seat].hand)),
            Number(SEAT, "charms", 0, 9, lambda s, seat: len(s.diggers[seat].charms)),
        ]

    def standing(self, s: Pit) -> Standing:
        scores = self.result(s).scores
        signs = [
            {
                "worth": float(scores[seat]),
                "points": float(s.diggers[seat].gold),
                **placed(seat),
            }
            for seat in range(len(scores))
        ]
        return Standing(str(len(scores)), s.rounds / ROUNDS, s.teams, common(signs))


class WeighedPit(ToyGame):
    """Judged by numbers of a file: the one that is being tried, or ``SPOILT``, by which it does not
    pay to lay gold into the vault."""

    NAME: ClassVar[str] = "weighedpit"

    def evaluate(self, s: Pit, seat: int) -> float:
        if not s.stack:
            return float(self.result(s).scores[seat])
        worth, digger = _numbers(in_use(self.NAME)), s.diggers[seat]
        life = worth["things life"] * digger.life
        return worth["gold"] * digger.gold + worth["vault"] * sum(digger.vault) + life


SPOILT: Final = "[worth]\ngold = 1.0\nvault = 0.7\n\n[worth things]\nlife = 1\n"


@cache
def _numbers(file: str) -> dict[str, float]:
    return numbers(Path(file).read_text(encoding="utf-8") if file else SPOILT)
