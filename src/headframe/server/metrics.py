"""Figures for whoever watches the server. No names, no tables, no tokens."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
_LONG = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60)


class Metrics:
    """One set for each app, so that two apps in one process do not meet."""

    def __init__(self) -> None:
        r = self.registry = CollectorRegistry()
        self.answers = Counter("headframe_answers", "answers taken", registry=r)
        self.refusals = Counter("headframe_refusals", "messages refused", registry=r)
        self.commits = Counter("headframe_commits", "groups committed", registry=r)
        self.dropped = Counter("headframe_dropped", "slow or flooding readers dropped", registry=r)
        self.loads = Counter("headframe_loads", "tables read from the database", registry=r)
        self.replayed = Counter("headframe_replayed", "answers replayed to open them", registry=r)
        self.live_tables = Gauge("headframe_live_tables", "tables in memory", registry=r)
        self.connections = Gauge("headframe_connections", "open websockets", registry=r)
        self.thinking = Gauge("headframe_thinking", "bots thinking now", registry=r)
        self.work_waiting = Gauge("headframe_work_waiting", "tasks without a worker", registry=r)
        self.commit_seconds = Histogram(
            "headframe_commit_seconds", "time of a group", registry=r, buckets=_SHORT
        )
        self.answer_seconds = Histogram(
            "headframe_answer_seconds", "from message to broadcast", registry=r, buckets=_SHORT
        )
        self.load_seconds = Histogram(
            "headframe_load_seconds", "time to open a table", registry=r, buckets=_SHORT
        )
        self.bot_seconds = Histogram(
            "headframe_bot_seconds", "time of a bot's thought", registry=r, buckets=_LONG
        )
        self.work_wait_seconds = Histogram(
            "headframe_work_wait_seconds",
            "from asking for work to a worker's beginning",
            ["kind"],
            registry=r,
            buckets=_LONG,
        )
        self.workers_killed = Counter(
            "headframe_workers_killed", "workers that died or were ended", ["why"], registry=r
        )

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
