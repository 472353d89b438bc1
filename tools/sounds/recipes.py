"""What things sound like. A set a game; what a set lacks is in `common`."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sounds.synth import Wave, fade, high, low, mix, noise, times, tone


def bell(hertz: float, seconds: float = 0.5) -> Wave:
    return fade(tone(hertz, seconds) + 0.4 * tone(hertz * 2.76, seconds), decay=6)


def chord(*hertz: float, gap: float = 0.09, seconds: float = 0.45) -> Wave:
    return mix(*((n * gap, 1.0, bell(each, seconds)) for n, each in enumerate(hertz)))


def thud(hertz: float = 90, seconds: float = 0.3) -> Wave:
    return fade(tone(hertz, seconds, hertz / 2), decay=6)


def boom(seconds: float, seed: int, depth: float = 60) -> Wave:
    rumble = fade(low(noise(seconds, seed), 300), 0.002, 5)
    crack = fade(high(noise(seconds / 3, seed + 1), 1500), 0.001, 8)
    return mix((0, 1.0, rumble), (0, 0.5, thud(depth * 1.6, seconds)), (0, 0.12, crack))


def grind(seconds: float, hertz: float, seed: int) -> Wave:
    """A motor with teeth: it chops noise."""
    t = times(seconds)
    teeth = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * hertz * t))
    motor = 0.35 * tone(hertz * 2, seconds, hertz * 2.4, 0.6)
    return mix((0, 1.0, fade(low(noise(seconds, seed), 2200) * teeth + motor, 0.04, 1.5)))


def paper(seed: int = 3) -> Wave:
    return mix((0, 1.0, fade(high(noise(0.16, seed), 900), 0.02, 5)), (0.1, 0.25, thud(180, 0.1)))


def clatter(seed: int = 9) -> Wave:
    """Dice on a table."""
    knocks = [(0.0, 1.0), (0.09, 0.8), (0.2, 0.7), (0.27, 0.45), (0.36, 0.3), (0.42, 0.2)]
    knock = fade(low(noise(0.06, seed), 3500), 0.001, 9)
    return mix(*((at, loud, knock + 0 * thud(400, 0.06)) for at, loud in knocks))


def air(seconds: float, seed: int, hertz: float = 900) -> Wave:
    swell = np.sin(np.pi * times(seconds) / seconds) ** 2
    passing: Wave = low(noise(seconds, seed), hertz) * swell
    return mix((0, 1.0, passing))


AROUND = 12.0
"""Seconds of what is heard around. Its end goes over into its beginning: the filter is circular,
and every swell and hum has whole periods."""


def swell(rounds: int, depth: float = 0.5) -> Wave:
    wave: Wave = 1 + depth * np.sin(2 * np.pi * rounds * times(AROUND) / AROUND)
    return wave


def wind(seed: int, hertz: float, rounds: int) -> Wave:
    wave = low(low(noise(AROUND, seed), hertz), hertz)
    blown: Wave = wave / np.max(np.abs(wave)) * swell(rounds)
    return blown


def hum(hertz: float, rounds: int, bright: float = 0.2) -> Wave:
    wave: Wave = tone(hertz, AROUND, bright=bright) * swell(rounds)
    return wave


def cave() -> Wave:
    """Air in the shaft, and water that drips somewhere."""
    drops = ((1.4, 1180), (4.3, 990), (4.6, 1480), (8.1, 1110), (10.2, 1320))
    return mix(
        (0, 1.0, wind(111, 160, 2)),
        (0, 0.12, hum(55, 1)),
        *((at, 0.1, bell(hertz, 0.7)) for at, hertz in drops),
    )


def works() -> Wave:
    """A machine that runs, and hammers far away."""
    blows = (0.9, 1.5, 3.9, 4.5, 6.9, 7.5, 9.9, 10.5)
    return mix(
        (0, 1.0, wind(121, 220, 12)),
        (0, 0.35, hum(50, 24, 0.5)),
        *((at, 0.5, thud(90, 0.3)) for at in blows),
    )


def void() -> Wave:
    """Nothing is heard in space; this is the ship."""
    return mix(
        (0, 0.5, wind(131, 110, 1)),
        (0, 0.5, hum(55, 2, 0.1)),
        (0, 0.3, hum(82.5, 3, 0.1)),
        (0, 0.2, hum(110, 5, 0.1)),
    )


RECIPES: dict[str, dict[str, Callable[[], Wave]]] = {
    "common": {
        "turn": lambda: chord(523, 784),
        "refused": lambda: mix((0, 1.0, thud(150, 0.15)), (0.12, 1.0, thud(115, 0.2))),
        "over": lambda: chord(392, 523, 659, 784, gap=0.14, seconds=0.8),
        "card": paper,
        "won": lambda: chord(659, 784, 988, 1319, gap=0.07),
        "lost": lambda: chord(440, 392, 330, gap=0.12),
        "coin": lambda: chord(1760, 2349, gap=0.05, seconds=0.3),
        "gem": lambda: bell(1568, 0.35),
        "find": lambda: chord(880, 1319, 1175, gap=0.07),
        "hit": lambda: boom(0.5, 21, 80),
        "blast": lambda: boom(1.0, 31),
        "count": lambda: bell(660, 0.12),
    },
    "super_motherload": {
        "around": cave,
        "drill": lambda: grind(0.75, 34, 41),
        "gem": lambda: mix((0, 1.0, bell(1480, 0.3)), (0.05, 0.6, bell(2217, 0.3))),
        "blast": lambda: mix((0, 1.0, boom(1.2, 51, 50)), (0.25, 0.3, clatter(52))),
    },
    "drillers": {
        "around": works,
        "drill": lambda: mix((0, 1.0, grind(0.6, 22, 61)), (0.3, 0.8, boom(0.6, 62, 70))),
        "climb": lambda: mix(*((n * 0.11, 1.0, thud(210 + 30 * (n % 2), 0.1)) for n in range(4))),
        "fuel": lambda: mix((0, 1.0, air(0.5, 71, 1600)), (0, 0.4, tone(160, 0.5, 320, 0.1))),
        "room": lambda: chord(294, 440, 587, gap=0.1, seconds=0.6),
    },
    "mothership": {
        "around": void,
        "fly": lambda: air(0.9, 81, 700),
        "warp": lambda: mix((0, 1.0, fade(tone(180, 0.6, 1400, 0.2), 0.05, 3))),
        "laser": lambda: mix((0, 1.0, fade(tone(2200, 0.28, 240, 0.6), 0.002, 4))),
        "dice": clatter,
        "hit": lambda: mix(
            (0, 1.0, boom(0.6, 91, 70)),
            (0, 0.3, fade(tone(900, 0.3, 200), 0.002, 5)),
        ),
        "blast": lambda: mix((0, 1.0, boom(1.4, 101, 40)), (0.1, 0.3, air(1.0, 102, 2500))),
    },
}
