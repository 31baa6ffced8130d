"""A real `meeplepost play` process, for tests that start and stop one."""

import asyncio
import os
import re
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path

START_S = 60.0


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "LANG": "C", **more}


@asynccontextmanager
async def playing(data: Path, lang: str = "en", **variables: str):
    """A real `meeplepost play` process and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--data", str(data), "--lang", lang,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, env=environment(**variables),
    )  # fmt: skip
    try:
        async with asyncio.timeout(START_S):
            line = (await process.stdout.readline()).decode()
        yield process, re.search(r"http://127\.0\.0\.1:\d+/#key=\S+", line)[0]
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


def socket_of(url: str) -> str:
    """The people's socket behind the address of the page."""
    return url.replace("http://", "ws://").replace("/#key=", "/people?key=")


async def ended(process) -> tuple[int, str, str]:
    async with asyncio.timeout(START_S):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()
