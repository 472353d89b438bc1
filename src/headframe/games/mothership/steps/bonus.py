"""What the bonus die of a moon gives (MS-MOON-03 to -07)."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.changes import draw, gain
from headframe.games.mothership.content import BONUS
from headframe.games.mothership.fight import ATTACKER
from headframe.games.mothership.state import War
from headframe.games.mothership.steps.base import Step
from headframe.games.mothership.steps.developing import FreeBuild, FreeExplore
from headframe.games.mothership.steps.guardians import FreeGuardian


class BonusReward(Step):
    """Reads the die that was thrown; what cannot be taken is lost."""

    __slots__ = ()

    def rest(self, s: War) -> None:
        assert s.fight is not None
        owner = s.fight.seats[ATTACKER]
        gives, amount = BONUS[s.fight.dice[0][0] - 1]
        s.fight = None
        s.stack.pop()
        if gives == "guardian":
            s.stack.append(FreeGuardian(owner))
        elif gives == "gas":
            gain(s, owner, 0, amount, 0, "bonus")
        elif gives == "influence":
            gain(s, owner, 0, 0, amount, "bonus")
        elif gives == "card":
            draw(s, owner)
        elif gives == "build":
            s.stack.append(FreeBuild(owner))
        else:
            s.stack.append(FreeExplore(owner))


BONUS_REWARD: Final = BonusReward()
