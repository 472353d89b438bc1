"""Tokens: opaque, random, kept only as hashes; and so are addresses."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_ID = re.compile(f"[{_SIGNS}]{{16}}")


def new_token() -> str:
    """Opens a seat, or makes somebody the host."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """As we keep a token: who reads the database cannot sit down with it."""
    # A token has 192 random bits: nothing to guess, so a fast hash is enough.
    return hashlib.sha256(b"headframe token\0" + token.encode()).hexdigest()


def hashed_address(salt: str, address: str) -> str:
    """Addresses are few enough to try them all, but not with a salt that nobody knows."""
    return hmac.new(salt.encode(), address.encode(), "sha256").hexdigest()


def again_table_id(salt: str, table: str) -> str:
    """Of the one rematch that a table has: found by all processes, guessed by nobody."""
    drawn = hmac.new(salt.encode(), b"again\0" + table.encode(), "sha256").digest()
    return "".join(_SIGNS[byte % len(_SIGNS)] for byte in drawn[:16])


def new_table_id() -> str:
    """Whoever knows it may watch, and take an open seat: 80 random bits, easily read aloud."""
    return "".join(secrets.choice(_SIGNS) for _ in range(16))
