"""Discord's limits, as its documentation states them; tests check our messages and commands against these."""

CUSTOM_ID = 100
BUTTON_LABEL = 80
SHORT_LABEL = 28  # longer choices read better in a list
OPTIONS = 25
OPTION_LABEL = 100
OPTION_DESCRIPTION = 100
OPTION_VALUE = 100
PLACEHOLDER = 150
COMPONENTS = 40  # of a Components V2 message, everything nested counted
TEXT = 4000  # of a Components V2 message in all
CONTENT = 2000
MODAL_TITLE = 45
MODAL_LABEL = 45
THREAD_NAME = 100
AUTOCOMPLETE = 25
CHOICE = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_TOTAL = 4000
GROUP_COMMANDS = 25
GLOBAL_COMMANDS = 100
FIRST_ANSWER_S = 0.8  # a picture that takes longer is announced first: nobody waits a second, Discord waits three
PICTURE_S = 0.2  # a drawing that takes longer, because many are wanted at once, comes after the words
AUTOMATIC_S = 1.0  # automatic players that answer within this time are waited for: one screen instead of two


def cut(text: str, most: int) -> str:
    """The text, shortened with an ellipsis where it is too long."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
