"""Which Action Cards may be played now, and why not (MS-CARD-06 to -11)."""

from __future__ import annotations

from headframe.core.choice import Answer
from headframe.core.refusal import Refusal
from headframe.core.sentence import Named
from headframe.games.mothership.legal.aiming import Aim
from headframe.games.mothership.legal.targets import TARGETS
from headframe.games.mothership.state import MothershipState


def playable(s: MothershipState, owner: int, title: int) -> bool:
    """Whether the conditions hold and there is something to name first (MS-CARD-10)."""
    card = s.content.cards[title]
    if card.own and owner != s.turn:
        return False
    return not card.on or TARGETS[card.on[0]](s, Aim(owner, card.value, ())) is not None


def may_hold(s: MothershipState, owner: int, titles: int) -> bool:
    """Whether public information leaves it open that the owner can play one of these titles.

    A card in hand, a copy that is not known to be gone, a legal target (MS-INFO-04, -07).
    """
    if owner < 0 or owner >= s.setting.seats or not s.hands[owner]:
        return False
    titles &= s.live
    while titles:
        title = titles.bit_length() - 1
        titles ^= 1 << title
        if playable(s, owner, title):
            return True
    return False


def in_hand(s: MothershipState, owner: int, titles: int) -> list[int]:
    """The different titles in a hand that can be played now, out of these."""
    found: list[int] = []
    before = -1
    for title in s.hands[owner]:
        if title != before:
            before = title
            if titles >> title & 1 and playable(s, owner, title):
                found.append(title)
    return found


def cancelling(s: MothershipState, owner: int, titles: int) -> list[int]:
    """The different titles in a hand, out of these, that cancel another player's card."""
    return sorted({title for title in s.hands[owner] if titles >> title & 1})


def card_refusal(
    s: MothershipState, owner: int, title: Answer, titles: int, clause: str
) -> Refusal:
    """Why a seat cannot play this title in a window that knows these titles."""
    if not isinstance(title, int) or not 0 <= title < len(s.content.cards):
        return Refusal(clause, "that is not one of the answers")
    card = s.content.cards[title]
    name = Named("card", title, card.title)
    if title not in s.hands[owner]:
        return Refusal("MS-CARD-10", "{card} is not in your hand", card=name)
    if card.own and owner != s.turn:
        return Refusal("MS-CARD-06", "{card} is played in one's own turn only", card=name)
    if not titles >> title & 1:
        return Refusal("MS-CARD-07", "{card} is not played in this window", card=name)
    return Refusal("MS-CARD-10", "{card} has no legal target now", card=name)
