"""What comes out of the bags: one's own draw deck, and the tiles that lie face down."""

from __future__ import annotations

from collections import Counter

from headframe.core.choice import Answer, Place
from headframe.core.engine import Decision
from headframe.core.odds import Odds
from headframe.core.speech import Phrase, named, phrase
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.state import Player, SuperMotherloadState
from headframe.games.super_motherload.steps.turn import DRAW, Turn
from headframe.kit.spreads import at_least_one, per_cent


def odds(s: SuperMotherloadState, decision: Decision, answer: Answer) -> Odds | None:
    player = s.players[decision.seat]
    if isinstance(decision.frame, Turn) and answer == DRAW:
        return _draw(s, player, s.content.figures.cards_drawn)
    if isinstance(decision.choice, Place) and isinstance(answer, int):
        cells = decision.choice.shapes.cells(answer)
        mask = sum(1 << cell for cell in cells)
        if tiles := (mask & s.field.artifacts).bit_count():
            return _tiles(s, player, tiles)
    return None


def _draw(s: SuperMotherloadState, player: Player, number: int) -> Odds | None:
    """Colour by colour: how many there are, and whether one of them comes."""
    left = len(player.draw)
    if not left and not player.discard:
        return None
    sure = min(number, left)
    lines: list[Phrase] = [phrase("odds-deck", left=left)] if left else []
    if number > left:
        lines.append(phrase("odds-shuffled", left=len(player.discard)))
    have = Counter(s.content.cards[card].colour for card in player.draw)
    put_down = Counter(s.content.cards[card].colour for card in player.discard)
    for colour, name in enumerate(COLOURS):
        good, more = have[colour], put_down[colour] if number > left else 0
        if good + more:
            none = 1 - (at_least_one(good, left, sure) if left else 0.0)
            if number > left and player.discard:
                none *= 1 - at_least_one(more, len(player.discard), number - left)
            said = phrase(f"colour-{name}")
            share = per_cent(1 - none)
            lines.append(phrase("odds-colour", colour=said, good=good + more, chance=share))
    return {"chance": None, "settled": True, "lines": lines}


def _tiles(s: SuperMotherloadState, player: Player, number: int) -> Odds:
    """The tiles of others lie face down too: for this player they are all alike."""
    hidden = Counter(s.tiles)
    for other in s.players:
        if other is not player:
            hidden.update(other.tiles)
    left = sum(hidden.values())
    lines = [phrase("odds-tiles", number=number, left=left)]
    for kind, count in sorted(hidden.items()):
        share = per_cent(at_least_one(count, left, number))
        lines.append(phrase("odds-tile", tile=named("tile", kind), good=count, chance=share))
    return {"chance": None, "settled": True, "lines": lines}
