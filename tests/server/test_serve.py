"""The server as `./x run` starts it."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from headframe.server import main


def test_a_busy_port_is_one_plain_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main("127.0.0.1", port, open_browser=False) == 2
    said = capsys.readouterr().err
    assert f"cannot listen on 127.0.0.1 port {port}" in said
    assert "--port" in said


@pytest.mark.parametrize("port", ["http", "-1", "70000"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    command = [sys.executable, "-m", "headframe.server", "--no-browser", f"--port={port}"]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2
    assert f"invalid port value: '{port}'" in ended.stderr
