"""Small pictures as SVG, written by hand: no library is needed, every machine makes the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from headframe.arena.intervals import Estimate

WIDTH: Final = 640
LEFT: Final = 190
RIGHT: Final = 20
TOP: Final = 34
ROW: Final = 24
HEIGHT: Final = 260
BINS: Final = 24
COLOURS: Final = ("#8a4b14", "#1f6f8b", "#5b8c2a", "#7a3f8f", "#b33a3a", "#56606b", "#c08a1e")
Point = tuple[float, Estimate]
"""Where along, and how much."""


def intervals(title: str, rows: Mapping[str, Estimate], fair: float | None = None) -> str:
    """A point with its 95 % interval for each name."""
    ends = [end for row in rows.values() for end in (row.low, row.high) if abs(end) < float("inf")]
    ends += [row.value for row in rows.values()] + ([] if fair is None else [fair])
    low, high = _span(ends)
    height = TOP + ROW * len(rows) + 30
    found = _axis(low, high, height - 26)
    if fair is not None:
        x = _x(fair, low, high)
        found.append(
            f'<path d="M{x:.1f} {TOP}V{height - 30}" stroke="#777" stroke-dasharray="3 3"/>'
        )
    for at, (name, row) in enumerate(rows.items()):
        y = TOP + ROW * (at + 0.5)
        x, first, last = (_x(end, low, high) for end in (row.value, row.low, row.high))
        found.append(_text(LEFT - 8, y + 4, name, "end"))
        found.append(f'<path d="M{first:.1f} {y}H{last:.1f}" stroke="{COLOURS[0]}"/>')
        found.append(f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="{COLOURS[0]}"/>')
    return _picture(title, height, found)


def histogram(title: str, groups: Mapping[str, Sequence[float]]) -> str:
    """How often each value came, a line for each group."""
    low, high = _span([value for values in groups.values() for value in values])
    counts = {name: _counts(values, low, high) for name, values in groups.items()}
    most = max((max(each) for each in counts.values()), default=1) or 1
    base = TOP + HEIGHT
    found = _axis(low, high, base)
    for at, (name, bins) in enumerate(counts.items()):
        colour = COLOURS[at % len(COLOURS)]
        path = f"M{LEFT} {base}"
        for number, count in enumerate(bins):
            y = base - HEIGHT * count / most
            path += f"V{y:.1f}H{_x(number + 1, 0, BINS):.1f}"
        found.append(f'<path d="{path}V{base}" fill="{colour}" fill-opacity=".12"/>')
        found.append(f'<path d="{path}V{base}" fill="none" stroke="{colour}"/>')
        found.append(_key(at, name))
    return _picture(title, base + 30, found)


def curves(title: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """Shares along the way, each with its interval as a band."""
    base = TOP + HEIGHT
    found = _axis(0.0, 1.0, base)
    for share in (0.0, 0.5, 1.0):
        found.append(_text(LEFT - 8, base - HEIGHT * share + 4, f"{share:.0%}", "end"))
    for at, (name, points) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]

        def line(values: Sequence[tuple[float, float]]) -> str:
            return "L".join(f"{_x(x, 0, 1):.1f} {base - HEIGHT * y:.1f}" for x, y in values)

        upper = [(x, min(1.0, each.high)) for x, each in points]
        lower = [(x, max(0.0, each.low)) for x, each in reversed(points)]
        found.append(f'<path d="M{line(upper + lower)}Z" fill="{colour}" fill-opacity=".15"/>')
        middle = line([(x, each.value) for x, each in points])
        found.append(f'<path d="M{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
        found.append(_key(at, name))
    return _picture(title, base + 30, found)


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12" fill="#333">'
    )
    return "\n".join([head, _text(8, 18, title, "start"), *parts, "</svg>"]) + "\n"


def _axis(low: float, high: float, y: float) -> list[str]:
    found = [f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#999"/>']
    for part in range(5):
        value = low + (high - low) * part / 4
        digits = 0 if high - low >= 20 else 2
        found.append(_text(_x(value, low, high), y + 16, f"{value:.{digits}f}", "middle"))
    return found


def _key(at: int, name: str) -> str:
    y = TOP + 16 * at + 10
    mark = f'<rect x="10" y="{y - 9}" width="10" height="10" fill="{COLOURS[at % len(COLOURS)]}"/>'
    return mark + _text(26, y, name, "start")


def _text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def _x(value: float, low: float, high: float) -> float:
    share = min(1.0, max(0.0, (value - low) / (high - low)))
    return LEFT + (WIDTH - LEFT - RIGHT) * share


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values, default=0.0), max(values, default=1.0)
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def _counts(values: Sequence[float], low: float, high: float) -> list[int]:
    bins = [0] * BINS
    for value in values:
        bins[min(BINS - 1, int(BINS * (value - low) / (high - low)))] += 1
    return bins
