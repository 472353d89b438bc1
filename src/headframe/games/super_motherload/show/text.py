"""The table in plain text, as one seat sees it."""

from __future__ import annotations

from headframe.core.speech import ENGLISH, Speech, texts
from headframe.games.super_motherload.content import MINERALS
from headframe.games.super_motherload.content.cards import COLOURS
from headframe.games.super_motherload.scoring import sources
from headframe.games.super_motherload.setup import FirstBoard
from headframe.games.super_motherload.show.labels import words
from headframe.games.super_motherload.show.story import FIELDS, LOCALES
from headframe.games.super_motherload.state import STACKS, Player, SuperMotherloadState, stacks_left
from headframe.games.super_motherload.steps.collect import NextBoard


def table(s: SuperMotherloadState, viewer: int | None) -> str:
    return "\n".join([*boards(s), "", *offers(s), "", *players(s, viewer)])


def boards(s: SuperMotherloadState) -> list[str]:
    lines: list[str] = []
    row = 0
    for number in s.boards:
        lines += drawn(s, number, row)
        row += s.content.sides[number].height
    if s.stack and isinstance(s.stack[-1], (FirstBoard, NextBoard)):
        lines += ["", "to choose from:"]
        for number in s.stack[-1].sides(s):
            lines += drawn(s, number, None)
    lines.append("     . dirt  # rock  r b y steel plates  [] tunnel  A artifact  * bomb")
    return lines


def drawn(s: SuperMotherloadState, number: int, top: int | None) -> list[str]:
    """One side; ``top`` is its first row in play, None for a side that is not."""
    side = s.content.sides[number]
    board = s.content.sheet.board
    columns = " ".join(f"{column:>2}" for column in range(1, side.width + 1))
    lines = [f"-- {side.name} {side.title} " + "-" * 20, f"     {columns}"]
    if side.depth == 1:
        lines.append("     " + "~~ " * side.width + " surface")
    for row, spaces in enumerate(side.rows, start=top or 0):
        shown = [
            "[]" if top is not None and s.dug >> board.cell(row, column) & 1 else space
            for column, space in enumerate(spaces)
        ]
        lines.append(f"{row + 1:>3}  " + " ".join(shown))
    return lines


def offers(s: SuperMotherloadState) -> list[str]:
    lines = ["major achievements:", *(f"  {label(s, 'major', major)}" for major in s.majors)]
    lines += ["minor achievements:", *(f"  {label(s, 'minor', m)}" for m in s.minor_row)]
    lines.append(
        f"bomb tokens {s.supply}, artifact tiles {len(s.tiles)}, "
        f"minor deck {len(s.minor_deck) + len(s.minor_under)}"
    )
    return lines


def players(s: SuperMotherloadState, viewer: int | None) -> list[str]:
    lines: list[str] = []
    for player in s.players:
        turn = f", {s.actions} actions left" if player.seat == s.turn and s.stack else ""
        start = " (start)" if player.seat == s.start else ""
        deck = s.content.decks[player.deck].name
        lines.append(f"seat {player.seat}, {deck}{start}{turn}")
        lines.append(
            f"  hand {len(player.hand)}, draw deck {len(player.draw)}, discard "
            f"{len(player.discard)}, bombs {player.tokens}, artifacts {len(player.tiles)}, "
            f"{public_points(s, player)} points to be seen"
        )
        lines += [f"  {line}" for line in stacks(s, player)]
        if player.seat == viewer:
            lines += [f"  in hand: {label(s, 'card', card)}" for card in player.hand]
            lines += [f"  artifact: {label(s, 'tile', tile)}" for tile in player.tiles]
    return lines


def public_points(s: SuperMotherloadState, player: Player) -> int:
    found = sources(s, player)
    return sum(found.values()) - found["artifacts"]


def stacks(s: SuperMotherloadState, player: Player) -> list[str]:
    lines: list[str] = []
    left = stacks_left(player)
    for stack in range(STACKS):
        if stack not in left:
            lines.append(f"{COLOURS[stack]}: all bought")
            continue
        on = player.minerals[stack * MINERALS : (stack + 1) * MINERALS]
        minerals = "".join(
            mineral.letter * count for mineral, count in zip(s.content.minerals, on, strict=True)
        )
        top = label(s, "card", s.top(player, stack))
        lines.append(f"{COLOURS[stack]}: ${player.money[stack]} {minerals} on {top}")
    return lines


def label(s: SuperMotherloadState, vocabulary: str, number: int) -> str:
    return Speech(texts(LOCALES, ENGLISH), words(s.pack), FIELDS).label(vocabulary, number)
