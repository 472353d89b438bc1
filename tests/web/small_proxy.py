"""What nginx does for us, for machines without it: `small_proxy PORT UPSTREAM CERTIFICATE KEY`."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import sys

PATH = b"/headframe/"


async def main(port: int, upstream: int, certificate: str, key: str) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, EOFError):
            head = inward(await reader.readuntil(b"\r\n\r\n"))
            inner, outer = await asyncio.open_connection("127.0.0.1", upstream)
            outer.write(head)
            await asyncio.gather(poured(reader, outer), poured(inner, writer))

    async with await asyncio.start_server(serve, "127.0.0.1", port, ssl=context) as server:
        await server.serve_forever()


def inward(head: bytes) -> bytes:
    """A request as the server behind gets it: the path taken off, the caller named."""
    first, *lines = head.rstrip().split(b"\r\n")
    assert PATH in first, first
    if not any(line.lower() == b"upgrade: websocket" for line in lines):
        # One request for each connection, so that every one has its path taken off.
        lines = [line for line in lines if not line.lower().startswith(b"connection:")]
        lines.append(b"Connection: close")
    caller = b"X-Forwarded-For: 127.0.0.1"
    return b"\r\n".join([first.replace(PATH, b"/", 1), caller, *lines, b"", b""])


async def poured(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        while some := await source.read(65_536):
            sink.write(some)
            await sink.drain()
    finally:
        sink.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
