"""Masked PPO in one file: a net learns a game by playing itself, with numpy alone.

    python examples/ppo.py drillers --minutes 5 --out drillers.npz

Every row of the vectorised environment is a game; both seats are the same net, which sees the
table from the seat that acts. The reward is the game's outcome, and on the way the change of the
lead in points. At the end the net meets the bot that plays at random.
"""

from __future__ import annotations

import argparse
import re
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from headframe.arena.intervals import Estimate, wilson
from headframe.research.vector_env import Seen, VectorEnv
from headframe.research.vectors import Observer

Array = NDArray[Any]
DISCOUNT, TRACE = 1.0, 0.97
CLIP, ENTROPY, RATE, EPOCHS, BATCH = 0.2, 0.005, 7e-4, 3, 1024
POINT = 0.02
"""What a point of lead is worth; the game itself is worth 1 or -1."""


class Net:
    """Two layers, and on them what to do and how well one stands."""

    def __init__(self, observer: Observer, hidden: int, chance: np.random.Generator) -> None:
        self.scale = (1 / np.maximum(observer.bounds()[1], 1)).astype(np.float32)
        sizes = [(observer.size, hidden), (hidden, hidden), (hidden, len(observer.table) + 1)]
        self.weights = [
            (chance.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32)
            for size in sizes
        ]
        self.weights[2] *= 0.01
        self.biases = [np.zeros(size[1], np.float32) for size in sizes]
        self.moments = [[np.zeros_like(p), np.zeros_like(p)] for p in self.parameters()]
        self.steps = 0

    def parameters(self) -> list[Array]:
        return [*self.weights, *self.biases]

    def layers(self, observations: Array) -> list[Array]:
        """What goes into each layer, and what comes out of the last."""
        found = [observations * self.scale]
        for at, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            out = found[-1] @ weight + bias
            found.append(np.maximum(out, 0) if at < 2 else out)
        return found

    def judge(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        """The chance of each action, none for what is not legal, and what the seat expects."""
        out = self.layers(observations)[-1]
        return softmax(out[:, :-1], masks), out[:, -1]

    def learn(self, inputs: list[Array], slope: Array) -> None:
        """One step of Adam along the slope of the loss by the last layer's outputs."""
        weights: list[Array] = []
        biases: list[Array] = []
        for at in (2, 1, 0):
            weights.insert(0, inputs[at].T @ slope)
            biases.insert(0, slope.sum(axis=0))
            slope = (slope @ self.weights[at].T) * (inputs[at] > 0)
        slopes = [*weights, *biases]
        size = np.sqrt(sum(float((each * each).sum()) for each in slopes))
        self.steps += 1
        for value, each, (mean, square) in zip(
            self.parameters(), slopes, self.moments, strict=True
        ):
            each = each * min(1.0, 0.5 / (size + 1e-9))
            mean += 0.1 * (each - mean)
            square += 0.001 * (each * each - square)
            corrected = mean / (1 - 0.9**self.steps)
            value -= RATE * corrected / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5)


def softmax(logits: Array, masks: Array) -> Array:
    logits = np.where(masks > 0, logits, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def draw(chances: Array, chance: np.random.Generator) -> Array:
    """One action a row, each as likely as it is said to be."""
    reached = chances.cumsum(axis=1) > chance.random((len(chances), 1)) * (1 - 1e-6)
    return np.asarray(np.where(reached & (chances > 0), 1, 0).argmax(axis=1))


class Leads:
    """Reads off an observation by how many points the viewer leads."""

    def __init__(self, observer: Observer) -> None:
        found = {p.name: p.at for p in observer.places()}
        said = re.compile(r"(seat|owner)\+(\d+): .*points", re.IGNORECASE)
        self.places = [at for name, at in found.items() if said.fullmatch(name)]

    def of(self, observations: Array) -> Array:
        points = observations[:, self.places].astype(np.float32)
        return np.asarray(points[:, 0] - points[:, 1:].max(axis=1))


def rollout(
    games: VectorEnv, seen: Seen, net: Net, steps: int, chance: np.random.Generator
) -> tuple[Seen, dict[str, Array]]:
    """So many steps of every game, with how much better each went than expected."""
    leads = Leads(games.observer)
    kept: dict[str, list[Array]] = {}
    for _ in range(steps):
        chances, values = net.judge(seen.observations, seen.masks)
        actions = draw(chances, chance)
        taken = {
            "observations": seen.observations.copy(),
            "masks": seen.masks.copy(),
            "seats": seen.seats.copy(),
            "actions": actions,
            "before": np.take_along_axis(chances, actions[:, None], 1)[:, 0],
            "values": values,
            "leads": leads.of(seen.observations),
        }
        seen = games.step(actions)
        taken |= {"rewards": seen.rewards.copy(), "over": seen.over.copy()}
        for name, array in taken.items():
            kept.setdefault(name, []).append(array)
    batch = {name: np.stack(arrays) for name, arrays in kept.items()}
    _, last = net.judge(seen.observations, seen.masks)
    batch["advantages"] = advantages(batch, seen.seats, last, leads.of(seen.observations))
    return seen, batch


def advantages(batch: dict[str, Array], seats: Array, last: Array, lead: Array) -> Array:
    """Generalised advantages, for each seat along its own decisions."""
    steps, rows, players = batch["rewards"].shape
    row = np.arange(rows)
    # Where others act last, what the one who acts expects is what they do not.
    following = np.repeat(-last[:, None] / max(players - 1, 1), players, axis=1)
    following[row, seats] = last
    ahead = np.repeat(-lead[:, None], players, axis=1)
    ahead[row, seats] = lead
    carried, rewards = np.zeros((rows, players)), np.zeros((rows, players))
    found = np.zeros((steps, rows), np.float32)
    for step in reversed(range(steps)):
        over, seat = batch["over"][step], batch["seats"][step]
        following[over], carried[over], ahead[over] = 0, 0, np.nan
        rewards[over] = batch["rewards"][step][over]
        gained = np.nan_to_num(ahead[row, seat] - batch["leads"][step]) * POINT
        surprise = rewards[row, seat] + gained + DISCOUNT * following[row, seat]
        surprise -= batch["values"][step]
        carried[row, seat] = surprise + DISCOUNT * TRACE * carried[row, seat]
        found[step] = carried[row, seat]
        following[row, seat], ahead[row, seat] = batch["values"][step], batch["leads"][step]
        rewards[row, seat] = 0
    return found


def update(net: Net, batch: dict[str, Array], chance: np.random.Generator) -> float:
    """Several passes over the batch; the loss of the values in the last one."""
    flat = {
        name: array.reshape(-1, *array.shape[2:])
        for name, array in batch.items()
        if name not in ("rewards", "over")
    }
    aims = flat["advantages"] + flat["values"]
    better = (flat["advantages"] - flat["advantages"].mean()) / (flat["advantages"].std() + 1e-6)
    loss = 0.0
    for _ in range(EPOCHS):
        order = chance.permutation(len(aims))
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            inputs = net.layers(flat["observations"][part])
            out = inputs.pop()
            chances = softmax(out[:, :-1], flat["masks"][part])
            at = (np.arange(len(part)), flat["actions"][part])
            ratio = chances[at] / flat["before"][part]
            gain = better[part]
            # Past the clip there is nothing more to gain, so the slope ends there.
            live = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            slope = np.zeros_like(out)
            slope[:, :-1] = (ratio * gain * live)[:, None] * chances
            slope[at] -= ratio * gain * live
            logs = np.log(np.maximum(chances, 1e-9))
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            slope[:, :-1] += ENTROPY * chances * (logs + entropy)
            miss = out[:, -1] - aims[part]
            slope[:, -1] = miss
            loss = float((miss * miss).mean())
            net.learn(inputs, (slope / len(part)).astype(np.float32))
    return loss


def against_random(net: Net, game: str, count: int, options: dict[str, Any]) -> Estimate:
    """The share of games that the net wins; it has every second seat, and ties are halves."""
    chance = np.random.default_rng(2)
    won, done = 0.0, 0
    with VectorEnv(game, min(count, 32), seed="against random", **options) as games:
        seen = games.reset()
        own = np.arange(len(seen.seats)) % games.observer.seats
        while done < count:
            chances, _ = net.judge(seen.observations, seen.masks)
            blind = seen.masks / seen.masks.sum(axis=1, keepdims=True)
            mine = (seen.seats == own)[:, None]
            seen = games.step(draw(np.where(mine, chances, blind), chance))
            ended = np.flatnonzero(seen.over)[: count - done]
            won += sum(1 - (1 - float(seen.rewards[row, own[row]])) / 2 for row in ended)
            done += len(ended)
    return wilson(won, count)


def train(
    game: str,
    minutes: float,
    rows: int = 64,
    steps: int = 128,
    hidden: int = 128,
    seed: int = 1,
    rounds: int | None = None,
    **options: Any,
) -> Net:
    """For so long, or so many rounds; the same seed and rounds give the same net."""
    chance = np.random.default_rng(seed)
    begun, number = monotonic(), 0
    with VectorEnv(game, rows, seed=f"ppo {seed}", **options) as games:
        net = Net(games.observer, hidden, chance)
        seen = games.reset()
        while number < rounds if rounds is not None else monotonic() - begun < 60 * minutes:
            seen, batch = rollout(games, seen, net, steps, chance)
            loss = update(net, batch, chance)
            number += 1
            if number % 10 == 0:
                lead = float(batch["leads"].mean())
                spent = monotonic() - begun
                print(f"{number * rows * steps:>9,} steps {spent:5.0f} s", end="  ")
                print(f"loss {loss:.3f} lead {lead:+.2f}", flush=True)
    return net


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["drillers", "super_motherload", "mothership"])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=200, help="against the random bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="a file for the weights")
    asked = parser.parse_args()
    net = train(asked.game, asked.minutes, seed=asked.seed, players=2)
    won = against_random(net, asked.game, asked.games, {"players": 2})
    print(f"won {won.value:.1%} [{won.low:.1%}, {won.high:.1%}] of {asked.games} against random")
    if asked.out:
        np.savez(asked.out, *net.parameters())


if __name__ == "__main__":
    main()
