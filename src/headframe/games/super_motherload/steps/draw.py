"""Cards drawn and put down, and how every action begins (SM-DRAW, SM-TURN)."""

from __future__ import annotations

from headframe.games.super_motherload.events.cards import BonusLost, Drew, Shuffled
from headframe.games.super_motherload.events.turns import ActionBegan
from headframe.games.super_motherload.state import Player, SuperMotherloadState
from headframe.games.super_motherload.steps.achievements import judge_minors
from headframe.kit.deck import put_in
from headframe.kit.tuples import without


def draw_cards(s: SuperMotherloadState, player: Player, number: int, source: str) -> None:
    """Draw card by card, as far as there are cards (SM-DRAW-04). ``source`` is one of
    ``events.codes.SOURCES``."""
    bag, hand, rng = player.draw, player.hand, s.rng
    drawn: list[int] | None = None if s.events is None else []
    while number:
        if not bag:
            if not player.discard:
                break
            bag.extend(player.discard)
            bag.sort()
            player.discard.clear()
            # All cards owned, less those just shuffled: now everybody knows this hand.
            player.known = tuple(hand)
            if s.events is not None:
                if drawn:
                    s.events.append(Drew(player.seat, tuple(drawn), source))
                    drawn = []
                s.events.append(Shuffled(player.seat, len(bag), player.known))
        card = bag.pop(rng.below(len(bag)))
        put_in(hand, card)
        number -= 1
        if drawn is not None:
            drawn.append(card)
    if s.events is not None:
        if drawn:
            s.events.append(Drew(player.seat, tuple(drawn), source))
        if number:
            s.events.append(BonusLost(player.seat, f"draw {number}"))


def put_down(player: Player, cards: tuple[int, ...]) -> None:
    """Cards from the hand to the discard area, in the sight of all."""
    for card in cards:
        player.hand.remove(card)
        if player.known:
            player.known = without(player.known, card)
        player.discard.append(card)


def begin_action(s: SuperMotherloadState, action: str, cards: tuple[int, ...]) -> None:
    """From here on the goals of the action before can no longer be taken (SM-ACH-08)."""
    s.actions -= 1
    if s.events is not None:
        s.events.append(ActionBegan(s.turn, action, cards))
    if cards:
        put_down(s.players[s.turn], cards)
    if s.met or s.lapsed:
        s.met = s.lapsed = 0
        judge_minors(s)
