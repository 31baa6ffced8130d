"""Every kind of picture of the Catan Card Game once or more."""

from msgspec.structs import replace

from engine.core.words import words
from engine.games.catan_cards import GAME
from engine.games.catan_cards.places import ref
from engine.games.catan_cards.state import State
from render import hand, lobby, pictures, sheet
from render.contract import Marks, Table
from tests.render.catan_cards import positions
from tests.render.positions import LONG_NAMES, NAMES
from tests.render.scene import Scene

LABEL = {"en": "Table 31", "cs": "Stůl 31"}
CARDS_SHOWN = (
    "knight_bohdan", "samsor", "arsonist", "university", "dye_works", "magic_veto", "plague", "toll_bridge",
)  # fmt: skip


def part(
    name: str, state: State, what: str, lang: str = "en", viewer: int | None = None, marks=None, names=NAMES
) -> Scene:
    view = GAME.view(state, viewer)
    table, marks = Table(names[:2], LABEL[lang], lang), marks or Marks()
    game = pictures.of_game("catan_cards")
    return Scene(
        f"catan_cards-{name}",
        lambda: game.layout(view, what, table, marks).canvas(),
        lambda: pictures.draw("catan_cards", view, what, table, marks),
        "catan_cards",
    )


def final(name: str, lang: str, names=NAMES) -> Scene:
    over = positions.load("base-over")
    result = GAME.result(over)
    status = {"en": f"{over.turn} turns", "cs": f"{over.turn} tahů"}[lang]
    ratings = tuple(8 if place == 1 else -8 for place in result.places)
    data = sheet.Final("catan_cards", title(lang), result, Table(names[:2], LABEL[lang], lang), status, ratings)
    look = pictures.of_game("catan_cards").look
    return Scene(f"catan_cards-{name}", lambda: sheet.paint(data, look), lambda: sheet.draw(data), "catan_cards")


def opened(name: str, lang: str, names=(NAMES[0], None)) -> Scene:
    about, options = {
        "en": ("opened by Anežka · 2 players · about 4 weeks", ("24 h per turn", "Trade & Change", "open")),
        "cs": ("otevírá Anežka · 2 hráči · asi 4 týdny", ("24 h na tah", "Obchod a obrat", "veřejný")),
    }[lang]
    glyphs = ("clock-outline", "cards", "eye")
    pills = tuple(lobby.Option(icon, said) for icon, said in zip(glyphs, options, strict=True))
    data = lobby.Lobby("catan_cards", title(lang), about, pills, names, lang=lang)
    look = pictures.of_game("catan_cards").look
    return Scene(f"catan_cards-{name}", lambda: lobby.paint(data, look), lambda: lobby.draw(data), "catan_cards")


def looked_up(name: str, lang: str) -> Scene:
    about = {"en": "Cards looked up", "cs": "Vyhledané karty"}[lang]
    data = hand.Hand("catan_cards", about, title(lang), CARDS_SHOWN, lang=lang)
    game = pictures.of_game("catan_cards")
    faces = [game.face(card, lang) for card in CARDS_SHOWN]
    return Scene(
        f"catan_cards-{name}", lambda: hand.paint(data, faces, game.look), lambda: hand.draw(data), "catan_cards"
    )


def title(lang: str) -> str:
    return words(lang).say("catan_cards-picture-title")


def large_hand(state: State, seat: int) -> State:
    """More cards than lie side by side."""
    cards = ("knight_bohdan", "arsonist", "town_hall", "fleet_large", "marketplace", "merchants_guild")
    players = list(state.players)
    players[seat] = replace(players[seat], hand=cards)
    return replace(state, players=tuple(players))


def gallery() -> list[Scene]:
    """What docs/gallery shows, in its order. Rings are what events changed, dashes what the engine calls legal."""
    late, turn, rich = (positions.load(name) for name in ("base-late", "base-turn", "all-late"))
    looking, middle = positions.load("all-looking"), positions.load("all-middle")
    looker, mover = looking.tasks[0].seat, "AB"[turn.active]
    drafted, steps = positions.draft(turn)
    taken = next(card.place for card in turn.players[turn.active].cards)
    refused = Marks(targets=positions.targets(turn), refused=ref(turn.active, taken))
    return [
        part("board", late, "board"),
        part("board-since", late, "board", marks=Marks(changed=positions.since())),
        part("board-themes", rich, "board", viewer=1),
        part("board-cs", middle, "board", "cs"),
        part("board-setup", positions.load("base-setup"), "board"),
        part("principality", rich, "principality.A"),
        part("principality-cs", rich, "principality.B", "cs"),
        part("principality-targets", turn, f"turn.{mover}", marks=Marks(targets=positions.targets(turn))),
        part("principality-refused-cs", turn, f"turn.{mover}", "cs", marks=refused),
        part("principality-draft", drafted, f"turn.{mover}", marks=Marks(drafted=steps)),
        part("hand", late, "hand", viewer=0),
        part("hand-cs", large_hand(late, 1), "hand", "cs", viewer=1),
        part("looking", looking, f"turn.{'AB'[looker]}", viewer=looker),
        part("looking-cs", looking, "looking", "cs", viewer=looker),
        part("window", positions.window("plague"), "turn.B", viewer=1),
        part("window-cs", positions.window("arsonist"), "turn.B", "cs", viewer=1),
        part("stacks", rich, "stacks"),
        part("stacks-cs", late, "stacks", "cs"),
        looked_up("cards", "en"),
        looked_up("cards-cs", "cs"),
        opened("lobby", "en"),
        opened("lobby-cs", "cs", NAMES[:2]),
        final("sheet", "en"),
        final("sheet-cs", "cs"),
    ]


def with_long_names() -> list[Scene]:
    """All pictures with names as long as people have them."""
    late, found = positions.load("all-late"), []
    for lang in ("en", "cs"):
        parts = ("board", "principality.A", "principality.B", "hand", "stacks")
        found += [part(f"long-{what}-{lang}", late, what, lang, viewer=1, names=LONG_NAMES) for what in parts]
        found.append(final(f"long-sheet-{lang}", lang, LONG_NAMES))
        found.append(opened(f"long-lobby-{lang}", lang, LONG_NAMES[:2]))
    return found
