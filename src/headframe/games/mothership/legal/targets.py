"""What cards can be used on, by the words that content names (``content.cards.VERBS``)."""

from __future__ import annotations

from typing import Final

from headframe.games.mothership.content.cards import TARGET_WORDS, complete
from headframe.games.mothership.legal import fight_targets, open_targets
from headframe.games.mothership.legal.aiming import Target

TARGETS: Final[dict[str, Target]] = {**open_targets.TARGETS, **fight_targets.TARGETS}
complete(tuple(TARGETS), TARGET_WORDS, "targets of cards")
