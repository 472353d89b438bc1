"""What the bonus die of a moon gives (MS-MOON-03 to -07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headframe.games.mothership.changes import draw, gain
from headframe.games.mothership.content.cards import complete
from headframe.games.mothership.content.modules import GIFTS
from headframe.games.mothership.fight import ATTACKER
from headframe.games.mothership.rolls import tell_over
from headframe.games.mothership.state import MothershipState
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.developing import FreeBuild, FreeExplore
from headframe.games.mothership.steps.guardians import FreeGuardian


class BonusReward(Step):
    """Reads the die that was thrown; what cannot be taken is lost."""

    __slots__ = ()

    def rest(self, s: MothershipState) -> None:
        assert s.fight is not None
        owner = s.fight.seats[ATTACKER]
        gives, amount = s.content.bonus[s.fight.dice[0][0] - 1]
        s.fight = None
        tell_over(s)
        s.stack.pop()
        REWARDS[gives](s, owner, amount)


def _guardian(s: MothershipState, owner: int, _amount: int) -> None:
    s.stack.append(FreeGuardian(owner))


def _gas(s: MothershipState, owner: int, amount: int) -> None:
    gain(s, owner, 0, amount, 0, "bonus")


def _influence(s: MothershipState, owner: int, amount: int) -> None:
    gain(s, owner, 0, 0, amount, "bonus")


def _card(s: MothershipState, owner: int, amount: int) -> None:
    for _ in range(amount):
        draw(s, owner)


def _build(s: MothershipState, owner: int, _amount: int) -> None:
    s.stack.append(FreeBuild(owner))


def _explore(s: MothershipState, owner: int, _amount: int) -> None:
    s.stack.append(FreeExplore(owner))


REWARDS: Final[dict[str, Callable[[MothershipState, int, int], None]]] = {
    "guardian": _guardian,
    "gas": _gas,
    "influence": _influence,
    "card": _card,
    "build": _build,
    "explore": _explore,
}
complete(tuple(REWARDS), GIFTS, "the bonus die")

BONUS_REWARD: Final = BonusReward()
