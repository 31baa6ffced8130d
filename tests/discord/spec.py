"""The official API description as an oracle: every exchange must fit it, in both directions."""

import json
import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from bot.localcord.rest.app import Exchange

SMALLEST_ID = 1 << 55
VARIABLE = "MEEPLEPOST_DISCORD_SPEC"
BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def path() -> Path | None:
    """Where the description lies, if it is there."""
    given = Path(os.environ.get(VARIABLE, BESIDE))
    return given if given.is_file() else None


class Spec:
    """Checks exchanges against one description."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        self._templates = [(self._pattern(template), template) for template in document["paths"]]
        self._validators: dict[str, Draft202012Validator] = {}
        self._seen: set[object] = set()

    @staticmethod
    def _pattern(template: str) -> re.Pattern[str]:
        return re.compile("^" + re.sub(r"\\{[^}]+\\}", "[^/]+", re.escape(template)) + "$")

    def _operation(self, exchange: Exchange) -> tuple[str, dict[str, Any]] | None:
        """The described operation; names win over parameters."""
        fitting = [template for pattern, template in self._templates if pattern.match(exchange.path)]
        fitting.sort(key=lambda template: template.count("{"))
        for template in fitting:
            operation = self._document["paths"][template].get(exchange.method.lower())
            if operation is not None:
                return template, operation
        return None

    def problems(self, exchanges: Iterable[Exchange]) -> list[str]:
        found: list[str] = []
        for exchange in exchanges:
            path = re.sub(r"[^/]{17,}", "…", exchange.path)  # ids and tokens
            key = (exchange.method, path, exchange.status, shape(exchange.body), shape(exchange.answer))
            if key not in self._seen:
                self._seen.add(key)
                found += self._problems(exchange)
        return found

    def _problems(self, exchange: Exchange) -> list[str]:
        where = f"{exchange.method} {exchange.path} -> {exchange.status}"
        known = self._operation(exchange)
        if known is None:
            return [] if exchange.status == 404 else [f"{where}: not in the description"]
        template, operation = known
        name = f"{exchange.method} {template}"
        found = []
        if exchange.status < 400 and "requestBody" in operation and exchange.body not in (None, {}):
            schema = self._body_schema(operation["requestBody"])
            found += self._check(f"{name} request", schema, as_described(exchange.body), f"{where} request")
        found += self._check_answer(name, operation, exchange, where)
        return found

    @staticmethod
    def _body_schema(body: dict[str, Any]) -> dict[str, Any]:
        content = body["content"]
        return content.get("application/json", next(iter(content.values())))["schema"]

    def _check_answer(self, name: str, operation: dict[str, Any], exchange: Exchange, where: str) -> list[str]:
        responses = operation["responses"]
        described = responses.get(str(exchange.status)) or responses.get(f"{exchange.status // 100}XX")
        if described is None:
            return [f"{where}: this status is not described"]
        described = self._resolved(described)
        if exchange.answer is None or "content" not in described:
            return []
        answer = with_numbers(exchange.answer) if exchange.status >= 400 else exchange.answer
        return self._check(f"{name} {exchange.status}", self._body_schema(described), answer, f"{where} answer")

    def _resolved(self, described: dict[str, Any]) -> dict[str, Any]:
        if "$ref" not in described:
            return described
        node: Any = self._document
        for step in described["$ref"].removeprefix("#/").split("/"):
            node = node[step]
        return node

    def _check(self, name: str, schema: dict[str, Any], value: Any, where: str) -> list[str]:
        if name not in self._validators:
            whole = {"components": self._document["components"], **schema}
            self._validators[name] = Draft202012Validator(whole)
        return [f"{where}: {explain(error)}" for error in self._validators[name].iter_errors(value)]


def shape(value: Any) -> Any:
    """What the description can tell apart: long games say many things in few shapes, and each is checked once."""
    if isinstance(value, dict):
        kinds = {"type": value["type"]} if isinstance(value.get("type"), int) else {}
        return tuple(sorted((key, kinds.get(key, shape(each))) for key, each in value.items()))
    if isinstance(value, list):
        return (len(value) // 25, frozenset(map(shape, value)))
    if isinstance(value, str):
        return (value.isdigit(), value[:0] if len(value) < 100 else "long" if len(value) < 2000 else "longest")
    return type(value).__name__ if not isinstance(value, bool) else value


def explain(error: Any) -> str:
    """The deepest reason of an error."""
    deepest = error
    while deepest.context:
        deepest = max(deepest.context, key=lambda each: (len(each.absolute_path), "required" in each.message))
    place = "/".join(str(step) for step in deepest.absolute_path)
    return f"{place}: {deepest.message[:300]}"


def as_described(body: Any) -> Any:
    """discord.py sends ids as integers where the description asks for strings; Discord takes both."""
    if isinstance(body, dict):
        shape = {key: as_described(value) for key, value in body.items()}
        for entry in shape.get("attachments") or []:
            if isinstance(entry, dict) and "id" in entry:
                entry["id"] = str(entry["id"])
        return shape
    if isinstance(body, list):
        return [as_described(each) for each in body]
    return str(body) if isinstance(body, int) and body >= SMALLEST_ID else body


def with_numbers(answer: Any) -> Any:
    """The description wants numbers as codes of single fields, where Discord's own reference shows words."""
    if not isinstance(answer, dict):
        return answer
    if "_errors" in answer:
        return {"_errors": [each | {"code": 0} for each in answer["_errors"]]}
    return {key: with_numbers(value) for key, value in answer.items()}


@cache
def loaded() -> Spec | None:
    """The description, read once."""
    where = path()
    return None if where is None else Spec(json.loads(where.read_text("utf-8")))


def check(exchanges: list[Exchange]) -> None:
    """Fail with everything that does not fit."""
    spec = loaded()
    if spec is not None:
        found = spec.problems(exchanges)
        assert not found, "\n".join(dict.fromkeys(found))
