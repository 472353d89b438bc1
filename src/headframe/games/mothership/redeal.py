"""A world that one seat cannot tell from the real one."""

from __future__ import annotations

from headframe.core.rng import Rng
from headframe.games.mothership.state import MothershipState


def redeal(s: MothershipState, seat: int | None, rng: Rng) -> MothershipState:
    """Cards of other hands and the deck, hidden tokens: dealt anew from what is unseen."""
    other = s.copy()
    _cards(other, seat, rng)
    _tokens(other, rng)
    return other


def _cards(s: MothershipState, seat: int | None, rng: Rng) -> None:
    """Every hidden card is one of the deck or of another hand; those seen there stay."""
    fixed: list[list[int]] = [[] for _ in s.hands]
    for viewer, holder, title in s.known:
        if viewer == seat and holder != seat:
            fixed[holder].append(title)
    unseen = s.deck[:]
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            unseen += hand
            for title in fixed[owner]:
                unseen.remove(title)
    # Sorted first: the new world must not depend on what is hidden in the old one.
    unseen.sort()
    rng.shuffle(unseen)
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            wanted = len(hand) - len(fixed[owner])
            hand[:] = fixed[owner] + [unseen.pop() for _ in range(wanted)]
            hand.sort()
    s.deck[:] = sorted(unseen)
    # What others know of hands is not this seat's business; it must fit the new hands.
    s.known = tuple(entry for entry in s.known if entry[0] == seat)


def _tokens(s: MothershipState, rng: Rng) -> None:
    """Tokens that nobody has turned, those out of the game included."""
    hidden = [planet for planet in range(len(s.tokens)) if not s.explored >> planet & 1]
    unseen = sorted([s.tokens[planet] for planet in hidden] + s.spare)
    rng.shuffle(unseen)
    for planet in hidden:
        s.tokens[planet] = unseen.pop()
    s.spare[:] = sorted(unseen)
