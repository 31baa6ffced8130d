"""Small values by name."""

import pytest

from engine.core.errors import BadOption


async def test_values_come_back_as_they_were_put(host):
    await host.settings.put("person", 1, "pings", {"mode": "bundle", "minutes": 30})
    await host.settings.put("person", 1, "lang", "cs")
    await host.settings.put("person", 1, "lang", "en")
    await host.settings.put("server", 1, "lang", "cs")
    assert await host.settings.of("person", 1) == {"pings": {"mode": "bundle", "minutes": 30}, "lang": "en"}
    assert await host.settings.of("server", 1) == {"lang": "cs"}
    assert await host.settings.of("table", 1) == {}


async def test_a_novel_is_no_setting(host):
    with pytest.raises(BadOption):
        await host.settings.put("person", 1, "lang", "x" * 5_000)
    assert await host.settings.of("person", 1) == {}
