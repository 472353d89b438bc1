"""Prints a hash for every state of a random game: run twice, it must print the same.

python -m tests.contract.trace MODULE:CLASS OPTIONS-JSON SEED
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module

from tests.contract.walk import Case, frozen, walk


def main(spec: str, options: str, seed: str) -> None:
    module, _, attribute = spec.partition(":")
    game = getattr(import_module(module), attribute)()
    for s in walk(Case(game, json.loads(options), seed)):
        print(hashlib.sha256(frozen(s).encode()).hexdigest()[:16])


if __name__ == "__main__":
    main(*sys.argv[1:4])
