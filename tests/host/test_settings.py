"""Small values by name."""


async def test_the_newest_value_counts(host):
    await host.settings.put("person", 1, "pings", "bundle")
    await host.settings.put("person", 1, "lang", "cs")
    await host.settings.put("person", 1, "lang", "en")
    await host.settings.put("server", 1, "lang", "cs")
    assert await host.settings.of("person", 1) == {"pings": "bundle", "lang": "en"}
    assert await host.settings.of("server", 1) == {"lang": "cs"}
    assert await host.settings.of("table", 1) == {}
