"""The Pit with numbers to learn from, and an evaluation that knows half of the rules: it counts
gold in hand and forgets that the vault counts twice."""

from __future__ import annotations

from typing import ClassVar

from headframe.core.chances import Standing, common, placed
from headframe.core.options import Options
from headframe.core.vector import SEAT, TABLE, Feature, Number, Row
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
