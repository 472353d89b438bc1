"""Waves, noise and envelopes: what the recipes are made of. Samples are floats at 48 kHz."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RATE = 48_000
Wave = npt.NDArray[np.float64]


def times(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def tone(start: float, seconds: float, end: float | None = None, bright: float = 0.3) -> Wave:
    """A sine that glides from one frequency to another, with two overtones."""
    t = times(seconds)
    glide = np.geomspace(start, end or start, len(t))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    wave: Wave = np.sin(phase) + bright * np.sin(2 * phase) + bright**2 * np.sin(3 * phase)
    return wave


def noise(seconds: float, seed: int = 1) -> Wave:
    wave: Wave = np.random.default_rng(seed).uniform(-1, 1, len(times(seconds)))
    return wave


def low(wave: Wave, hertz: float) -> Wave:
    """What lies above is taken away, gently."""
    spectrum = np.fft.rfft(wave)
    at = np.fft.rfftfreq(len(wave), 1 / RATE)
    passed: Wave = np.fft.irfft(spectrum / (1 + (at / hertz) ** 2), len(wave))
    return passed


def high(wave: Wave, hertz: float) -> Wave:
    rest: Wave = wave - low(wave, hertz)
    return rest


def fade(wave: Wave, attack: float = 0.005, decay: float = 4.0) -> Wave:
    """In at once, out like something struck; `decay` is how fast."""
    t = times(len(wave) / RATE)
    length = len(wave) / RATE
    shaped: Wave = wave * np.minimum(1, t / attack) * np.exp(-decay * t / length)
    tail = min(len(wave), int(0.02 * RATE))
    shaped[-tail:] *= np.linspace(1, 0, tail)
    return shaped


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Each with its start in seconds and its strength; the loudest moment comes to 0.8."""
    length = max(int(start * RATE) + len(wave) for start, _, wave in parts)
    whole: Wave = np.zeros(length)
    for start, strength, wave in parts:
        at = int(start * RATE)
        whole[at : at + len(wave)] += strength * wave
    peak = float(np.max(np.abs(whole))) or 1.0
    scaled: Wave = whole * (0.8 / peak)
    return scaled
