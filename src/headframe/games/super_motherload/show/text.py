"""The table in words, as one seat sees it: lines that can be read aloud from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from headframe.core.speech import SEAT, Phrase, Speech, named, phrase
from headframe.games.super_motherload.content import MINERALS, Content
from headframe.games.super_motherload.content.boards import (
    ARTIFACT,
    BOMB,
    DIRT,
    NOTHING,
    PLATE_COLOURS,
    ROCK,
)
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.scoring import sources
from headframe.games.super_motherload.setup import FirstBoard
from headframe.games.super_motherload.show.labels import words
from headframe.games.super_motherload.state import STACKS, Player, SuperMotherloadState, stacks_left
from headframe.games.super_motherload.steps.collect import NextBoard

NO_ROW = -1


def table(s: SuperMotherloadState, viewer: int | None, speech: Speech) -> list[str]:
    lines = [speech.phrase(line) for line in (*_boards(s), *_offers(s))]
    for player in s.players:
        head, *more = _player(s, player, viewer)
        lines += [speech.phrase(head), *(f"  {speech.phrase(line)}" for line in more)]
    return lines


def _boards(s: SuperMotherloadState) -> Iterator[Phrase]:
    row = 0
    for number in s.boards:
        yield from _side(s, number, row)
        row += s.content.sides[number].height
    if s.stack and isinstance(s.stack[-1], (FirstBoard, NextBoard)):
        for number in s.stack[-1].sides(s):
            yield from _side(s, number, NO_ROW)


def _side(s: SuperMotherloadState, number: int, top: int) -> Iterator[Phrase]:
    """One side; ``top`` is its first row in play, NO_ROW for a side that may be chosen."""
    side, board = s.content.sides[number], s.content.sheet.board
    kind = "board-offered" if top == NO_ROW else "board-first" if side.depth == 1 else "board-next"
    yield phrase(kind, side=named("side", number), columns=side.width)
    for row, spaces in enumerate(side.rows, start=max(top, 0)):
        shown = [
            phrase("ground-tunnel")
            if top != NO_ROW and s.dug >> board.cell(row, column) & 1
            else ground(s.content, space)
            for column, space in enumerate(spaces)
        ]
        yield phrase("board-row", row=row + 1, spaces=runs(shown))


def ground(content: Content, space: str) -> Phrase:
    """What a space is, and what it shows."""
    terrain, shown = space[0], space[1]
    if terrain in PLATE_COLOURS:
        colour = COLOURS[PLATE_COLOURS.index(terrain)]
        soil = phrase("ground-plate", colour=phrase(f"colour-{colour}"))
    else:
        soil = phrase({DIRT: "ground-dirt", ROCK: "ground-rock"}[terrain])
    if shown == NOTHING:
        return soil
    return phrase("ground-with", ground=soil, shown=_shown(content, shown))


def _shown(content: Content, shown: str) -> Phrase:
    if shown == ARTIFACT:
        return phrase("shows-artifact")
    if shown == BOMB:
        return phrase("shows-bomb")
    if shown.isdecimal():
        return phrase("shows-draw", number=int(shown))
    letters = [mineral.letter for mineral in content.minerals]
    return named("mineral", letters.index(shown))


def runs(shown: Sequence[Phrase]) -> list[Phrase]:
    """Equal neighbours are told together, "4 to 6 dirt"."""
    found: list[Phrase] = []
    first = 0
    for column, what in enumerate(shown):
        if column + 1 == len(shown) or shown[column + 1] != what:
            more = column - first
            found.append(
                phrase("board-run", first=first + 1, last=column + 1, more=more, what=what)
            )
            first = column + 1
    return found


def _offers(s: SuperMotherloadState) -> Iterator[Phrase]:
    for major in s.majors:
        yield _stands("offer-major", "major", major, s)
    for minor in s.minor_row:
        yield _stands("offer-minor", "minor", minor, s)
    yield phrase(
        "supply",
        bombs=s.supply,
        tiles=len(s.tiles),
        minors=len(s.minor_deck) + len(s.minor_under),
    )


def _stands(message: str, vocabulary: str, number: int, s: SuperMotherloadState) -> Phrase:
    """A thing by name, with what stands on it."""
    return phrase(message, what=named(vocabulary, number), about=about(s, vocabulary, number))


def about(s: SuperMotherloadState, vocabulary: str, number: int) -> Phrase:
    return words(s.pack)[vocabulary][number]["about"]


def _player(s: SuperMotherloadState, player: Player, viewer: int | None) -> Iterator[Phrase]:
    turn = player.seat == s.turn and bool(s.stack)
    yield phrase(
        "player",
        seat=named(SEAT, player.seat),
        deck=named("deck", player.deck),
        start="yes" if player.seat == s.start else "no",
        turn="yes" if turn else "no",
        actions=s.actions,
    )
    yield phrase(
        "player-has",
        hand=len(player.hand),
        draw=len(player.draw),
        discard=len(player.discard),
        bombs=player.tokens,
        artifacts=len(player.tiles),
        points=public_points(s, player),
    )
    for stack in range(STACKS):
        yield stack_told(s, player, stack, "stack-top")
    if player.seat == viewer:
        for card in player.hand:
            yield _stands("in-hand", "card", card, s)
        for tile in player.tiles:
            yield _stands("artifact-held", "tile", tile, s)


def stack_told(s: SuperMotherloadState, player: Player, stack: int, message: str) -> Phrase:
    if stack not in stacks_left(player):
        return phrase("stack-empty", stack=named("stack", stack))
    on = player.minerals[stack * MINERALS : (stack + 1) * MINERALS]
    top = s.top(player, stack)
    return phrase(
        message,
        stack=named("stack", stack),
        money=player.money[stack],
        cost=s.content.cards[top].cost,
        minerals=minerals(on),
        card=named("card", top),
        about=about(s, "card", top),
    )


def minerals(counts: Sequence[int]) -> list[Phrase]:
    return [
        phrase("some-mineral", number=number, name=named("mineral", kind))
        for kind, number in enumerate(counts)
        if number
    ]


def public_points(s: SuperMotherloadState, player: Player) -> int:
    found = sources(s, player)
    return sum(found.values()) - found["artifacts"]
