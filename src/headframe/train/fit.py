"""Fitting a curve of chances: the weights under which the games that were played are likeliest.

The strength of a side is linear in the weights, so there is one best curve and Newton's method
finds it in a few steps.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from headframe.core.chances import KNOTS, Curve, hats
from headframe.train.table import Table

Array = NDArray[np.float64]

RIDGE: Final = 1e-5
"""How much a weight, in units of its sign's spread, must gain to be worth having: curves of few
games stay smooth."""
STEPS: Final = 30
NEVER: Final = -1e9


def fit(table: Table, names: tuple[str, ...]) -> Curve:
    """A curve of these signs."""
    design, mask, wins, weight = _design(table, names)
    spread = np.sqrt((design**2).mean(axis=(0, 1))) + 1e-9
    design = design / spread
    found = np.zeros(design.shape[2])
    for _ in range(STEPS):
        strength = np.where(mask, design @ found, NEVER)
        chance = _shares(strength)
        gradient = np.einsum("psk,ps,p->k", design, wins - chance, weight) - RIDGE * found
        mean = np.einsum("psk,ps->pk", design, chance)
        centred = (design - mean[:, None, :]) * np.sqrt(chance * weight[:, None])[:, :, None]
        flat = centred.reshape(-1, len(found))
        step = np.linalg.solve(flat.T @ flat + RIDGE * np.eye(len(found)), gradient)
        found += step
        if np.abs(step).max() < 1e-6:
            break
    weights = (found / spread).reshape(len(names), len(KNOTS))
    return Curve({name: [float(w) for w in row] for name, row in zip(names, weights, strict=True)})


def _design(table: Table, names: tuple[str, ...]) -> tuple[Array, NDArray[np.bool_], Array, Array]:
    """For each position, side and weight what the weight is multiplied by; the rules' own player is
    a side with no strength of its own."""
    at = [table.names.index(name) for name in names]
    sides = table.side_means(table.signs[:, :, at].astype(float))
    mask = table.sides_in()
    wins = table.side_wins()
    spread = np.array([hats(float(p)) for p in table.progress])
    design = np.einsum("psn,pk->psnk", sides, spread).reshape(*sides.shape[:2], -1)
    if sides.shape[1] == 1:
        design = np.concatenate([design, np.zeros_like(design)], axis=1)
        mask = np.concatenate([mask, np.ones_like(mask)], axis=1)
        wins = np.concatenate([wins, 1.0 - wins], axis=1)
    return design, mask, wins, np.full(len(design), 1.0 / len(design))


def _shares(strength: Array) -> Array:
    powers = np.exp(strength - strength.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares


def chances(table: Table, curve: Curve) -> Array:
    """Of each position and side."""
    names = tuple(curve.weights)
    design, mask, _, _ = _design(table, names)
    weights = np.array([curve.weights[name] for name in names]).reshape(-1)
    return _shares(np.where(mask, design @ weights, NEVER))[:, : table.sides]
