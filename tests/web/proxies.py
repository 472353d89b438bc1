"""A proxy with TLS before a server, which takes a path off: nginx where it is installed, with the
configuration that hosts are given, and otherwise a small one of our own that does the same."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.ports import free_port
from tests.server.process import wait_until
from tests.web.hosted import ROOT

PATH = "/headframe/"
SITE = ROOT / "hosting" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@contextlib.contextmanager
def proxied(upstream: int, folder: Path) -> Iterator[str]:
    """Its address, under that path, before a server at that port of ours."""
    certificate, key = self_signed(folder)
    port = free_port()
    front = nginx if NGINX else small_proxy
    with subprocess.Popen(front(port, upstream, certificate, key, folder), cwd=ROOT) as process:
        try:
            wait_until(lambda: listens(port))
            yield f"https://localhost:{port}{PATH}"
        finally:
            process.terminate()


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def self_signed(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2"]
    files = ["-subj", "/CN=localhost", "-out", str(certificate), "-keyout", str(key)]
    subprocess.run([*command, *files], check=True, capture_output=True)
    return certificate, key


def nginx(port: int, upstream: int, certificate: Path, key: Path, folder: Path) -> list[str]:
    site = SITE.read_text(encoding="utf-8")
    for given, ours in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name play.example.org": "server_name localhost",
        "/etc/ssl/play.example.org/fullchain.pem": str(certificate),
        "/etc/ssl/play.example.org/privkey.pem": str(key),
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
    }.items():
        assert site.count(given) == 1, given
        site = site.replace(given, ours)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{site}}}\n"
    )
    command = [str(NGINX), "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(whole)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    return command


def small_proxy(port: int, upstream: int, certificate: Path, key: Path, folder: Path) -> list[str]:
    places = map(str, (port, upstream, certificate, key))
    return [sys.executable, "-m", "tests.web.small_proxy", *places]
