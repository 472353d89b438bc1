"""The chances of a game as the file that it reads, as a page with figures, and as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from headframe.core.chances import Curve
from headframe.kit.chances import COLUMNS, FACTS, KIND, SIGN
from headframe.train.figures import Figures

SIDE: Final = 180
ROOM: Final = 24
ACROSS: Final = 4
"""Of the picture: a panel's side, the room around it, and how many stand in a row."""


def section(table: str, curve: Curve, facts: Mapping[str, str]) -> str:
    """A section of ``chances.txt``."""
    lines = [f"[{KIND} {table}]", "provenance = designed"]
    lines += [f"{fact} = {facts[fact]}" for fact in FACTS]
    lines.append(" | ".join((SIGN, *COLUMNS)))
    for name, weights in curve.weights.items():
        lines.append(" | ".join([name, *(f"{weight:.5g}" for weight in weights)]))
    return "\n".join(lines) + "\n"


def page(title: str, command: Sequence[str], found: Sequence[Figures], picture: str) -> str:
    """In Markdown."""
    lines = [
        f"# {title}: chances",
        "",
        "How far `Game.chances`, on which reviews stand, can be believed. Fitted to games between",
        "equal bots, and measured here on games that it was not fitted to.",
        "",
        "```",
        *command,
        "```",
        "",
        f"![Of the chances told, how many were won]({picture})",
        "",
        "Brier score in each quarter of the game (0 is certain and right; between two 0.25 is a",
        "coin), and behind the stroke that of the best chances from the points alone (where a game",
        "has none, from what is left of Station and Mothership). *off*: the mean distance between",
        "what was told and what was won, in points of a hundred; *most*: that of the worst tenth",
        "of the scale that holds at least a hundredth of all chances, with its standard error.",
        "*reached*: nearer than the points in every quarter, and no tenth off by more than 3.",
        "*games* are those held out; `chances.txt` says how many each curve was fitted to.",
        "",
        "| table | games | 1st quarter | 2nd | 3rd | 4th | off | most | reached |",
        "|---|--:|--:|--:|--:|--:|--:|--:|---|",
    ]
    for each in found:
        quarters = [
            f"{ours:.3f} / {theirs:.3f}"
            for ours, theirs in zip(each.brier, each.by_points, strict=True)
        ]
        worst = max(each.bins, key=lambda one: abs(one.told - one.won) * (one.share >= 0.01))
        off = f"{100 * each.mean_off():.1f}"
        most = f"{100 * each.farthest():.1f} ± {100 * worst.error:.1f}"
        reached = "yes" if each.reached() else "no"
        cells = [each.table, str(each.games), *quarters, off, most, reached]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "At the start, by the place in the order of turns: the chance that is told, and behind the",
        "stroke what these games were won by, in a hundred.",
        "",
    ]
    for each in found:
        shares = ", ".join(f"{100 * told:.1f} / {100 * won:.1f}" for told, won in each.start)
        lines.append(f"- {each.table}: {shares}")
    return "\n".join(lines) + "\n"


def picture(title: str, found: Sequence[Figures]) -> str:
    """An SVG: for each table what was won over what was told; on the diagonal both are the same."""
    step = SIDE + 2 * ROOM
    width = step * min(ACROSS, len(found))
    height = step * -(-len(found) // ACROSS) + ROOM
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="sans-serif" font-size="12">'
        ),
        f"<title>{title}: of the chances told, how many were won</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for number, each in enumerate(found):
        left = step * (number % ACROSS) + ROOM
        top = step * (number // ACROSS) + 2 * ROOM
        lines += [
            f'<g transform="translate({left} {top})">',
            f'<text x="{SIDE / 2}" y="-8" text-anchor="middle">{each.table}</text>',
            f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
            f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#999" stroke-dasharray="4 4"/>',
            f'<text x="{SIDE / 2}" y="{SIDE + 15}" text-anchor="middle" fill="#555">told</text>',
            (
                f'<text x="-6" y="{SIDE / 2}" text-anchor="middle" fill="#555" '
                f'transform="rotate(-90 -6 {SIDE / 2})">won</text>'
            ),
        ]
        for one in each.bins:
            x, y = SIDE * one.told, SIDE * (1 - one.won)
            reach = SIDE * 2 * one.error
            lines += [
                f'<path d="M{x:.1f} {y - reach:.1f}V{y + reach:.1f}" stroke="#8a4b14"/>',
                (
                    f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 8 * one.share**0.5:.1f}" '
                    'fill="#8a4b14" fill-opacity="0.75"/>'
                ),
            ]
        lines.append("</g>")
    return "\n".join([*lines, "</svg>"]) + "\n"
