"""The settings file: every value can be changed, and whatever is wrong is said precisely."""

import re
import tomllib
from importlib import resources
from pathlib import Path

import msgspec
import pytest

from bot.host.limits import default_limits
from bot.operate.settings import BadSettings, RunSettings, default_values, read_settings
from engine.core.words import Speech

EXAMPLE = (resources.files("config") / "example.toml").read_text(encoding="utf-8")


def written(tmp_path, text: str | bytes) -> Path:
    path = tmp_path / "settings.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def every_value() -> list[tuple[str, str, object]]:
    return [(section, name, value) for section, values in default_values().items() for name, value in values.items()]


def test_without_a_file_the_defaults_hold():
    settings = read_settings(None)
    assert settings.host == default_limits()
    assert settings.data == Path("data/discord")
    assert settings.health.port == 0


def test_every_default_is_a_field_and_every_field_has_a_default():
    for section, values in default_values().items():
        fields = msgspec.structs.fields(next(f.type for f in msgspec.structs.fields(RunSettings) if f.name == section))
        assert {field.name for field in fields} == set(values)


def test_the_example_changes_nothing_and_names_everything(tmp_path):
    assert read_settings(written(tmp_path, EXAMPLE)).host == read_settings(None).host
    bare = re.sub(r"^# (?=[a-z_]+ = )", "", EXAMPLE, flags=re.MULTILINE)
    assert tomllib.loads(bare) == default_values()


@pytest.mark.parametrize("section,name,value", every_value())
def test_every_value_can_be_overridden_alone(tmp_path, section, name, value):
    new = {"level": "debug", "form": "json"}.get(name, f"other-{value}" if isinstance(value, str) else value + 1)
    line = f'{name} = "{new}"' if isinstance(new, str) else f"{name} = {new}"
    settings = msgspec.to_builtins(read_settings(written(tmp_path, f"[{section}]\n{line}\n")), enc_hook=str)
    assert settings.pop("folder") == str(tmp_path)
    expected = {key: dict(values) for key, values in default_values().items()}
    expected[section][name] = new
    assert settings == expected


def test_the_data_folder_is_relative_to_the_file(tmp_path):
    assert read_settings(written(tmp_path, '[bot]\ndata = "here"')).data == tmp_path / "here"
    assert read_settings(written(tmp_path, '[bot]\ndata = "/srv/games"')).data == Path("/srv/games")


@pytest.mark.parametrize("text,says", [
    ("[host]\ntables_per_persn = 3", "no setting “host.tables_per_persn”. Did you mean: tables_per_person?"),
    ("[hots]\n", "no setting “hots”. Did you mean: host?"),
    ("[host]\nxyz = 1", "no setting “host.xyz”. Did you mean: draft_steps, "),
    ('[host]\nvote_hours = "48"', "“host.vote_hours” has to be a whole number, not a text."),
    ("[host]\nvote_hours = 4.5", "has to be a whole number, not a number with a fraction."),
    ("[host]\nvote_hours = true", "has to be a whole number, not true or false."),
    ("[host]\nvote_hours = 2026-01-01", "has to be a whole number, not a date or time."),
    ("[host]\nvote_hours = []", "not a list."),
    ("[host.vote_hours]\n", "not a section."),
    ("host = 3", "“host” has to be a section of its own, [host], not a whole number."),
    ("[bot]\ndata = 7", "“bot.data” has to be a text in quotes, not a whole number."),
    ("[host]\nhot_tables = 0", "“host.hot_tables” has to be between 1 and 1000000000."),
    ("[host]\nping_delay_seconds = -1", "between 0 and 86400."),
    ("[health]\nport = 65536", "between 0 and 65535."),
    ('[log]\nlevel = "loud"', "“log.level” can be: debug, info, warning, error."),
    ('[bot]\ntoken = "abc"', "“bot.token” does not belong in the settings file."),
    ('TOKEN = "abc"', "“TOKEN” does not belong in the settings file."),
    ("[host\n", "not valid TOML: look at line 1."),
    ("[host]\nvote_hours = ", "not valid TOML: look at its end."),
    (b"\xff\xfe", "not written in UTF-8."),
    (b"#" * (1 << 21), "too large for a settings file."),
])  # fmt: skip
def test_what_is_wrong_is_said_precisely(tmp_path, text, says):
    with pytest.raises(BadSettings) as refused:
        read_settings(written(tmp_path, text))
    assert says in Speech("core", {}, "en").reason(refused.value)
    assert "{" not in Speech("core", {}, "cs").reason(refused.value)
    assert "abc" not in Speech("core", {}, "en").reason(refused.value)


def test_missing_and_unreadable_files(tmp_path):
    for path, key in ((tmp_path / "none.toml", "settings-missing"), (tmp_path, "settings-unreadable")):
        with pytest.raises(BadSettings, match=key):
            read_settings(path)
