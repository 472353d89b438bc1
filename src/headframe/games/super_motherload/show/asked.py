"""What one decides about: said where it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from headframe.core.bits import bits
from headframe.core.choice import Answer, Place
from headframe.core.engine import Decision
from headframe.core.speech import Phrase, Speech, named, phrase
from headframe.games.super_motherload.content.boards import ARTIFACT, PLATE_COLOURS, ROCK
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.setup import FirstBoard
from headframe.games.super_motherload.show.text import about, minerals, stack_told
from headframe.games.super_motherload.state import SuperMotherloadState
from headframe.games.super_motherload.steps.bomb import Blast
from headframe.games.super_motherload.steps.bonuses import ONE_OF, PutMineral
from headframe.games.super_motherload.steps.buy import Buy
from headframe.games.super_motherload.steps.collect import NextBoard, Stow
from headframe.games.super_motherload.steps.drill import DrillLine
from headframe.games.super_motherload.steps.turn import BOMB, DRAW, Turn


def asked(s: SuperMotherloadState, decision: Decision) -> list[Phrase]:
    frame, player = decision.frame, s.players[decision.seat]
    if isinstance(frame, Turn):
        return [phrase("asked-actions", number=s.actions)]
    if isinstance(frame, Stow):
        found = [_worth(s, "asked-minerals", frame.minerals)]
        if frame.split:
            found.append(phrase("asked-split", mineral=named("mineral", frame.next_kind())))
        return found
    if isinstance(frame, PutMineral):
        return [_worth(s, "asked-minerals", ONE_OF[frame.kind])]
    if isinstance(frame, Buy):
        card = s.top(player, frame.stack)
        return [phrase("asked-card", card=named("card", card), about=about(s, "card", card))]
    if isinstance(frame, DrillLine):
        colours = [phrase(f"colour-{COLOURS[colour]}") for colour in bits(frame.colours)]
        return [phrase("asked-line", length=frame.length, colours=colours)]
    if isinstance(frame, Blast):
        cells = len(s.content.sheet.blasts[frame.pattern].cells(_first(decision)))
        return [phrase("asked-blast", pattern=named("pattern", frame.pattern), length=cells)]
    return []


def _first(decision: Decision) -> int:
    assert isinstance(decision.choice, Place)
    return bits(decision.choice.mask)[0]


def _worth(s: SuperMotherloadState, message: str, counts: Sequence[int]) -> Phrase:
    return phrase(message, minerals=minerals(counts), money=_money(s, counts))


def _money(s: SuperMotherloadState, counts: Sequence[int]) -> int:
    return sum(m.money * n for m, n in zip(s.content.minerals, counts, strict=True))


def outlook(s: SuperMotherloadState, decision: Decision, answer: Answer) -> list[Phrase]:
    choice, player = decision.choice, s.players[decision.seat]
    if not isinstance(answer, int):
        return []  # sets of cards are picked card by card
    if isinstance(choice, Place):
        return [_found(s, choice.shapes.cells(answer))]
    if choice.vocabulary == "stack":
        return [stack_told(s, player, answer, "outlook-stack")]
    if isinstance(decision.frame, (FirstBoard, NextBoard)):
        return [_side(s, answer)]
    if isinstance(decision.frame, Turn):
        if answer == DRAW:
            left = len(player.draw)
            return [phrase("outlook-draw", number=s.content.figures.cards_drawn, left=left)]
        if answer == BOMB:
            return [phrase("outlook-bomb", left=player.tokens)]
    return []


def _found(s: SuperMotherloadState, cells: Sequence[int]) -> Phrase:
    """What a tunnel over these spaces yields."""
    field, mask = s.field, sum(1 << cell for cell in cells)
    counts = [(mask & of).bit_count() for of in field.minerals]
    found = [_worth(s, "found-minerals", counts)] if any(counts) else []
    if artifacts := (mask & field.artifacts).bit_count():
        found.append(phrase("found-artifacts", number=artifacts))
    if tokens := (mask & field.bombs).bit_count():
        found.append(phrase("bonus-bomb", number=tokens))
    if draws := sum(number * (mask & of).bit_count() for number, of in field.draws):
        found.append(phrase("bonus-draw", number=draws))
    return phrase("found", things=found)


def _side(s: SuperMotherloadState, number: int) -> Phrase:
    spaces = [space for row in s.content.sides[number].rows for space in row]
    counts = [sum(each[1] == m.letter for each in spaces) for m in s.content.minerals]
    return phrase(
        "side-has",
        rocks=sum(each[0] == ROCK for each in spaces),
        plates=sum(each[0] in PLATE_COLOURS for each in spaces),
        artifacts=sum(each[1] == ARTIFACT for each in spaces),
        minerals=minerals(counts),
    )


def cells_told(s: SuperMotherloadState, speech: Speech, cells: Sequence[int]) -> str:
    """A line by its row or column; other shapes row by row."""
    board = s.content.sheet.board
    rows: dict[int, list[int]] = {}
    for cell in sorted(cells):
        rows.setdefault(board.row_of(cell) + 1, []).append(board.column_of(cell) + 1)
    columns = {tuple(found) for found in rows.values()}
    if len(rows) > 1 and len(columns) == 1 and len(next(iter(columns))) == 1:
        column = next(iter(columns))[0]
        return speech.say("cells-down", column=column, first=min(rows), last=max(rows))
    return "; ".join(
        speech.say("cells-across", row=row, first=min(found), last=max(found), more=len(found) - 1)
        for row, found in rows.items()
    )
