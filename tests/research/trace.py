"""Prints a hash for every moment of a game by chance: what each seat sees, and what is legal.

python -m tests.research.trace GAME OPTIONS-JSON SEED
"""

from __future__ import annotations

import hashlib
import json
import sys

from headframe import registry
from headframe.core.rng import Rng
from headframe.research.vectors import Observer

MOMENTS = 1_500


def main(name: str, options: str, seed: str) -> None:
    observer = Observer(registry.game(name), json.loads(options))
    moment, chance = observer.new(seed), Rng.seeded(seed, "by chance")
    for _ in range(MOMENTS):
        if moment.over:
            break
        told = hashlib.sha256(observer.mask(moment).tobytes())
        for seat in range(observer.seats):
            told.update(observer.observe(moment, seat).tobytes())
        print(told.hexdigest()[:16])
        moment.act(chance.pick(moment.legal()))


if __name__ == "__main__":
    main(*sys.argv[1:4])
