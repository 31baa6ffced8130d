"""How an unmodified discord.py comes here: every name is this machine, and only our certificate is trusted."""

import socket
import ssl

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

LOOPBACK = "127.0.0.1"


class LoopbackResolver(AbstractResolver):
    """Whatever the name, the answer is our port on 127.0.0.1."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        del port, family  # whatever was asked for, this is where it goes
        return [
            ResolveResult(
                hostname=host,
                host=LOOPBACK,
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """Nothing is open."""


def connector(port: int, context: ssl.SSLContext) -> aiohttp.TCPConnector:
    """For `discord.Client(connector=...)`; call it within a running loop."""
    return aiohttp.TCPConnector(limit=0, resolver=LoopbackResolver(port), ssl=context)
