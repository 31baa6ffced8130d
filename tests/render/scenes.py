"""Every kind of picture once or more: what goldens, labels, palettes and gallery are made from."""

from engine.core.words import words
from engine.games.burgundy import GAME
from engine.games.burgundy.components import BOARDS, COLOR_OF, HEXES, KNOWLEDGE
from engine.games.burgundy.state import State
from render import hand, lobby, pictures, sheet
from render.contract import Marks, Table
from render.games.burgundy.marks import SEAT_LETTERS
from tests.render import positions
from tests.render.catan_cards import scenes as catan_cards
from tests.render.positions import LONG_NAMES, NAMES, TURN
from tests.render.scene import Scene
from tests.render.starfarers import scenes as starfarers


def part(name: str, position: str | State, what: str, lang: str = "en", marks=None, names=NAMES) -> Scene:
    view = GAME.view(positions.load(position) if isinstance(position, str) else position, None)
    label = {"en": "Table 214", "cs": "Stůl 214"}[lang]
    table = Table(names[: len(view.table.players)], label, lang)
    marks = marks or Marks()
    game = pictures.of_game("burgundy")
    return Scene(
        name,
        lambda: game.layout(view, what, table, marks).canvas(),
        lambda: pictures.draw("burgundy", view, what, table, marks),
    )


def final(name: str, lang: str = "en", names=NAMES) -> Scene:
    result = GAME.result(positions.load("four-over"))
    table = Table(names, {"en": "Table 214", "cs": "Stůl 214"}[lang], lang)
    status = {"en": "25 rounds", "cs": "25 kol"}[lang]
    data = sheet.Final("burgundy", title(lang), result, table, status, (-6, 5, -13, 14))
    look = pictures.of_game("burgundy").look
    return Scene(name, lambda: sheet.paint(data, look), lambda: sheet.draw(data))


def opened(name: str, lang: str = "en", names=(NAMES[0], NAMES[1], None, None)) -> Scene:
    about, options = {
        "en": ("opened by Anežka · 2–4 players · about 3 weeks", ("24 h per turn", "random estates", "open")),
        "cs": ("otevírá Anežka · 2–4 hráči · asi 3 týdny", ("24 h na tah", "náhodná panství", "veřejný")),
    }[lang]
    pills = tuple(
        lobby.Option(icon, text) for icon, text in zip(("clock-outline", "castle", "eye"), options, strict=True)
    )
    data = lobby.Lobby("burgundy", title(lang), about, pills, names, automatic=(1,), lang=lang)
    look = pictures.of_game("burgundy").look
    return Scene(name, lambda: lobby.paint(data, look), lambda: lobby.draw(data))


TILES_SHOWN = ("church", "k16", "bank", "cow_3", "ship", "castle", "mine", "k14")


def looked_up(name: str, lang: str = "en") -> Scene:
    about = {"en": "Tiles looked up", "cs": "Vyhledané dílky"}[lang]
    shown = tuple(KNOWLEDGE[int(card[1:3])] if card[1:3].isdigit() else card for card in TILES_SHOWN)
    data = hand.Hand("burgundy", about, title(lang), shown, lang=lang)
    game = pictures.of_game("burgundy")
    faces = [game.face(card, lang) for card in shown]
    return Scene(name, lambda: hand.paint(data, faces, game.look), lambda: hand.draw(data))


def title(lang: str) -> str:
    return words(lang).say("burgundy-picture-title")


def not_here(position: str, tile: str) -> str:
    """A free hex of the tile's colour on which the seat to move may not place it now."""
    state = positions.load(position)
    seat = GAME.prompts(state)[0].seat
    player, possible = state.players[seat], positions.places(state, tile)
    colors = BOARDS[player.board].colors
    free = [label for i, label in enumerate(HEXES) if not player.estate[i] and colors[i] == COLOR_OF[tile]]
    return next(where for label in free if (where := f"{SEAT_LETTERS[seat]}.{label}") not in possible)


def gallery() -> list[Scene]:
    """What docs/gallery shows, in its order."""
    return [*burgundy(), *starfarers.gallery(), *catan_cards.gallery()]


def burgundy() -> list[Scene]:
    """Rings are what events changed, dashes what the engine calls legal."""
    turn = positions.load(TURN)
    mover = SEAT_LETTERS[GAME.prompts(turn)[0].seat]
    since = Marks(changed=positions.since(TURN))
    one, first_step = positions.draft(turn, 1)
    two, both_steps = positions.draft(turn, 2)
    choice = Marks(drafted=first_step, targets=positions.places(one))
    takes = Marks(targets=positions.takes(positions.load("two-late")))
    refusable = next(tile for tile in turn.players[SEAT_LETTERS.index(mover)].storage if positions.places(turn, tile))
    refusal = Marks(targets=positions.places(turn, refusable), refused=not_here(TURN, refusable))
    return [
        part("board", "four-middle", "board"),
        part("board-since", TURN, "board", marks=since),
        part("board-cs", "four-late", "board", "cs"),
        part("board-two", "two-middle", "board"),
        part("board-three", "three-middle", "board"),
        part("depots", "four-middle", "depots"),
        part("depots-targets", "two-late", "depots", marks=takes),
        part("depots-cs", "four-early", "depots", "cs"),
        part("estate", "four-late", "estate.B"),
        part("estate-cs", "four-late", "estate.C", "cs"),
        part("estate-over", "four-over", "estate.D"),
        part("estate-targets", one, f"estate.{mover}", marks=choice),
        part("estate-draft", two, f"estate.{mover}", marks=Marks(drafted=both_steps)),
        part("estate-refused-cs", TURN, f"estate.{mover}", "cs", marks=refusal),
        part("storage", "four-middle", "storage.A"),
        part("storage-cs", "three-middle", "storage.C", "cs"),
        looked_up("tiles"),
        looked_up("tiles-cs", "cs"),
        opened("lobby"),
        opened("lobby-cs", "cs", (NAMES[0], NAMES[1], NAMES[2], NAMES[3])),
        final("sheet"),
        final("sheet-cs", "cs"),
    ]


def every() -> list[Scene]:
    """The gallery, and all pictures with names as long as people have them."""
    found = gallery()
    for lang in ("en", "cs"):
        for what in ("board", "depots", "estate.A", "estate.C", "storage.B"):
            found.append(part(f"long-{what}-{lang}", "four-late", what, lang, names=LONG_NAMES))
        found.append(part(f"long-two-{lang}", "two-late", "board", lang, names=LONG_NAMES))
        found.append(part(f"long-three-{lang}", "three-middle", "board", lang, names=LONG_NAMES))
        found.append(final(f"long-sheet-{lang}", lang, LONG_NAMES))
        found.append(opened(f"long-lobby-{lang}", lang, LONG_NAMES))
    return [*found, *starfarers.with_long_names(), *catan_cards.with_long_names()]
