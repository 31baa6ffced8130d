"""Refusals in Discord's own shape."""

from bot.localcord.models import Json

MESSAGES = {
    0: "401: Unauthorized",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10011: "Unknown Role",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20016: "This action cannot be performed due to slowmode rate limit.",
    20028: "The resource is being rate limited.",
    30008: "Maximum number of emojis reached (2000)",
    30032: "Maximum number of application commands reached (100)",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50025: "Invalid OAuth2 access token",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50046: "Invalid Asset",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
}

STATUS = {
    10003: 404,
    10004: 404,
    10007: 404,
    10008: 404,
    10011: 404,
    10013: 404,
    10014: 404,
    10015: 404,
    10062: 404,
    10063: 404,
    40005: 413,
    50001: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50021: 403,
    50027: 401,
    20028: 429,
    20016: 429,
}


class ApiError(Exception):
    """A refusal with Discord's status, code and message."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str | None = None, errors: Json | None = None
    ) -> None:
        self.code = code
        self.status = status or STATUS.get(code, 400)
        self.message = message or MESSAGES[code]
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message}")

    def body(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def unauthorized() -> ApiError:
    return ApiError(0, status=401)


def not_found() -> ApiError:
    return ApiError(0, status=404, message="404: Not Found")


Path = tuple[str | int, ...]


class Problems:
    """Everything that is wrong with a form, gathered before it is refused."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def take(self, other: "Problems") -> None:
        """Add what another list of the same form holds."""
        _merge(self._tree, other._tree)

    def __bool__(self) -> bool:
        return bool(self._tree)

    def refuse(self) -> None:
        """Raise if anything was found."""
        if self._tree:
            raise ApiError(50035, errors=self._tree)


def _merge(into: Json, tree: Json) -> None:
    for key, value in tree.items():
        if key == "_errors":
            into.setdefault(key, []).extend(value)
        else:
            _merge(into.setdefault(key, {}), value)


def invalid(path: Path, code: str, message: str) -> ApiError:
    """One problem with a form."""
    problems = Problems()
    problems.add(path, code, message)
    return ApiError(50035, errors=problems._tree)
