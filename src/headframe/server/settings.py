"""What a server can be told. Told nothing, it serves this machine and keeps its tables at home."""

from __future__ import annotations

import ipaddress
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec

from headframe.server.private import make_folder

DATA: Final = "HEADFRAME_DATA"
"""The folder for the database; the user's own data folder otherwise."""
DATABASE: Final = "HEADFRAME_DATABASE"
"""A database by URL, e.g. ``postgresql://user@host/name``; a SQLite file otherwise."""
PREFIX: Final = "HEADFRAME_"
ELSEWHERE: Final = ("DATA", "GAMES", "BUILD", "SERVER")
"""Variables of ours that are read by others."""

Most = Annotated[int, msgspec.Meta(ge=1)]
PathPrefix = Annotated[str, msgspec.Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")]
Rate = Annotated[float, msgspec.Meta(gt=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a variable of its own: ``HEADFRAME_MESSAGE_BYTES=1000`` changes it. What is
    written under a setting here is what docs/settings.md says about it (`tools/settings_page`)."""

    database: str = ""
    """The database by URL, e.g. ``postgresql://user@host/name``. Empty: the SQLite file
    ``tables.sqlite`` in the folder of ``HEADFRAME_DATA``, or in the user's own data folder."""
    hosts: str = ""
    """The names under which people reach us (``play.example.org``), with commas. A call under
    another name is refused, for a foreign page can give its own name our address. ``localhost`` and
    plain addresses need not be named."""
    origins: str = ""
    """Pages of other origins (``https://example.org``) that may talk to us, with commas; our own
    page always may."""
    proxies: str = ""
    """The addresses or networks of reverse proxies before us, with commas (``127.0.0.1``). Only
    what these say in ``X-Forwarded-For`` is believed, and they may hold any number of
    connections."""
    path_prefix: PathPrefix = ""
    """Where a proxy passes calls on to us as it got them, and people find us under a path of its
    site (``/headframe``): that path. A proxy that takes it off before needs no setting."""
    metrics_token: str = ""
    """Whoever sends it as ``Authorization: Bearer`` may read ``/metrics``. Empty: nobody may."""
    access_log: bool = False
    """1: a line for every request and every websocket at its end, in the common log format and with
    the seconds it took, to the standard output. What is after a ``?`` and most of a table's id are
    left out: whoever reads the log gains no seat."""
    connections: Most = 800
    """Open connections at most, of all kinds; never more than the system has files for, less some
    for ourselves. Websockets may have nine tenths of them."""
    connections_per_address: Most = 100
    """Of them, from one address (of IPv6: from one /64)."""
    headers_s: Rate = 10.0
    """So long we wait for the head of a request."""
    body_s: Rate = 60.0
    """So long for its body, and for whoever asked to take the answer."""
    sit_s: Rate = 10.0
    """So long for the first message of a websocket."""
    message_bytes: Most = 65_536
    """One message of a websocket at most."""
    body_bytes: Most = 4_000_000
    """The body of one call at most: a record of a long game is about that long."""
    messages_per_second: Rate = 20.0
    """Messages of one websocket, after a burst."""
    burst: Most = 60
    """Messages of one websocket at once."""
    calls_per_second: Rate = 50.0
    """Calls from one address, after a burst."""
    calls_burst: Most = 200
    """Calls from one address at once."""
    chats_per_minute: Rate = 30.0
    """Lines of chat from one address of somebody who sits at a table, after a burst of ten."""
    spectator_chats_per_minute: Rate = 6.0
    """The same for those who only watch, after a burst of three."""
    chats_per_table: Most = 2000
    """Lines of chat kept at one table; after that nobody can say anything there. Spectators may
    fill a tenth of them."""
    acts_per_minute: Rate = 120.0
    """What people at tables of one address do besides answering and talking (take back, agree, let
    a bot play, give standing orders), after a burst of a hundred: a log is never shortened."""
    tables_per_guest: Most = 200
    """Unfinished or imported tables that one address may have begun within a day."""
    queue_messages: Most = 1000
    """What waits for one slow reader at most; then it is dropped."""
    queue_bytes: Most = 4_000_000
    """The same in bytes."""
    snapshot_every: Most = 16
    """After so many answers a position is saved, so that a table opens without a long replay."""
    film_every: Most = 32
    """After so many answers a running game is filmed as far as it has come, so that it can be
    replayed whatever becomes of the rules. Besides, whenever its table leaves memory."""
    stop_s: Seconds = 5.0
    """So long a stop may take to film what was played since then. What is not filmed is shown after
    an update only as far as the new rules lead to the same."""
    storage_s: Rate = 5.0
    """A database that has not answered by then is taken to be down."""
    workers: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Processes that think and replay; 0 = all cores but one, and at least two. One more is kept
    for the bots of those who have none of them."""
    worker_bytes: Annotated[int, msgspec.Meta(ge=128_000_000)] = 512_000_000
    """Memory of one of these at most; a task that needs more fails."""
    bot_seconds: Rate = 60.0
    """So long a bot may think; then an answer is drawn by lot. Like the next five it counts while
    a process is at it, not while it waits for one."""
    hint_seconds: Rate = 20.0
    """So long a hint may take."""
    replay_seconds: Rate = 30.0
    """So long it may take to show a position or a record, or to go on from one."""
    import_seconds: Rate = 60.0
    """So long it may take to play out a record that is brought in."""
    film_seconds: Rate = 120.0
    """So long it may take to make a film of a game, from which it is replayed."""
    review_seconds: Rate = 60.0
    """So long it may take to look back at a few answers of a finished game: a review is made in
    such parts."""
    hints_per_address: Most = 4
    """Hints for one address at once, those that wait included."""
    replays_per_address: Most = 16
    """The same for positions and records, and for films."""
    imports_per_address: Most = 2
    """The same for records that are brought in."""
    reviews_per_address: Most = 1
    """Reviews of finished games for one address at once."""
    review_answers: Most = 5_000
    """A game with more answers is not looked back at."""
    reviews_bytes: Most = 32_000_000
    """Reviews that are kept in memory."""
    import_answers: Most = 20_000
    """A record with more answers is not taken in."""
    import_bytes: Most = 8_000_000
    """All that happened in the game of a record that is brought in, as it is stored."""
    trust_imports: bool = False
    """1: one may also go on from a record of which a part cannot be verified here, as it was played
    under earlier rules. Its positions may then be made by hand, and such a one can be so slow that
    it stops the server: only where you know who can reach it."""
    position_bytes: Most = 1_000_000
    """A position of a finished game; a larger one is not shown."""
    positions_bytes: Most = 32_000_000
    """Positions of finished games that are kept in memory."""
    positions_table_bytes: Most = 8_000_000
    """The same, of one table."""
    idle_s: Rate = 300.0
    """A table that nobody looks at leaves memory after this time."""
    takeover_least_s: Most = 10
    """No table may put a bot on the seat of somebody who is away for less."""
    bot_pause_s: Seconds = 0.0
    """A bot takes at least so long for a move."""
    stand_in_pause_s: Seconds = 2.0
    """The same for a bot that plays because its person asked for it, and for all bots at a table
    where nobody else plays: whoever looks on can follow."""
    pass_least_s: Seconds = 0.5
    """Where several people play, a pass that is given by standing orders comes after a delay, so
    that nobody can tell it from one that was thought of: at least so long,"""
    pass_most_s: Seconds = 1.5
    """and at most so long."""
    prepare_s: float = 2.0
    """So long after the start a first worker reads its program, before anybody waits for it; below
    0: when it is needed."""
    resume_s: Seconds = 86_400.0
    """At the start, bots go on at tables that moved within this time."""

    def names_of(self, setting: str) -> list[str]:
        """A setting that is a list with commas."""
        text: str = getattr(self, setting)
        return [name.strip() for name in text.split(",") if name.strip()]

    def worker_count(self) -> int:
        """As set, or by the machine's processors."""
        return self.workers or max(2, (os.cpu_count() or 2) - 1)


class BadSetting(ValueError):
    """Names the variable and what is wrong with it."""


def from_environment() -> Settings:
    """Raises BadSetting: a limit that is misspelt would be no limit."""
    given: dict[str, str] = {}
    for variable, text in os.environ.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in ELSEWHERE:
            continue
        if name.lower() not in Settings.__struct_fields__ or not name.isupper():
            raise BadSetting(f"{variable}: there is no such setting; see docs/settings.md")
        given[name.lower()] = text
    try:
        settings = msgspec.convert(given, Settings, strict=False)
        for proxy in settings.names_of("proxies"):
            ipaddress.ip_network(proxy)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{PREFIX}…: {error}") from None
    except ValueError as error:
        raise BadSetting(f"{PREFIX}PROXIES: {error}") from None
    return msgspec.structs.replace(settings, database=database_url(settings.database))


def database_url(given: str) -> str:
    """The URL with its async driver; a file in the data folder when none is given."""
    if not given:
        folder = data_folder()
        make_folder(folder)
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    scheme, colon, rest = given.partition(":")
    driver = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
    }.get(scheme)
    if driver is None or not colon:
        raise BadSetting(f"{DATABASE}: {scheme!r} is neither sqlite nor postgresql")
    return f"{driver}:{rest}"


def data_folder() -> Path:
    """Where tables are kept when nobody says otherwise."""
    if given := os.environ.get(DATA):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Headframe"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Headframe"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "headframe"
