"""Every kind of picture of Starfarers once or more."""

from engine.core.words import words
from engine.games.starfarers import GAME
from engine.games.starfarers.decisions import Settle
from engine.games.starfarers.state import State
from render import hand, lobby, pictures, sheet
from render.contract import Marks, Table
from render.games.starfarers.marks import SEAT_LETTERS
from tests.render.positions import LONG_NAMES, NAMES
from tests.render.scene import Scene
from tests.render.starfarers import positions

LABEL = {"en": "Table 87", "cs": "Stůl 87"}
CARDS_SHOWN = (
    "green_fuel", "merchant_ore", "merchant_goods", "scientist_combo", "diplomat_tax", "diplomat_fame",
    "diplomat_help", "diplomat_relief",
)  # fmt: skip


def part(
    name: str, state: State, what: str, lang: str = "en", viewer: int | None = None, marks=None, names=NAMES
) -> Scene:
    view = GAME.view(state, viewer)
    table, marks = Table(names[: len(view.table.players)], LABEL[lang], lang), marks or Marks()
    game = pictures.of_game("starfarers")
    return Scene(
        f"starfarers-{name}",
        lambda: game.layout(view, what, table, marks).canvas(),
        lambda: pictures.draw("starfarers", view, what, table, marks),
        "starfarers",
    )


def final(name: str, lang: str, names=NAMES) -> Scene:
    result = GAME.result(positions.load("four-over"))
    status = {"en": "48 turns", "cs": "48 tahů"}[lang]
    data = sheet.Final("starfarers", title(lang), result, Table(names, LABEL[lang], lang), status, (3, -5, 14, -12))
    look = pictures.of_game("starfarers").look
    return Scene(f"starfarers-{name}", lambda: sheet.paint(data, look), lambda: sheet.draw(data), "starfarers")


def opened(name: str, lang: str, names=(NAMES[0], NAMES[1], None, None)) -> Scene:
    about, options = {
        "en": ("opened by Anežka · 3–4 players · about 5 weeks", ("24 h per turn", "explorer", "open")),
        "cs": ("otevírá Anežka · 3–4 hráči · asi 5 týdnů", ("24 h na tah", "objevitelská", "veřejný")),
    }[lang]
    glyphs = ("clock-outline", "orbit", "eye")
    pills = tuple(lobby.Option(icon, said) for icon, said in zip(glyphs, options, strict=True))
    data = lobby.Lobby("starfarers", title(lang), about, pills, names, automatic=(1,), lang=lang)
    look = pictures.of_game("starfarers").look
    return Scene(f"starfarers-{name}", lambda: lobby.paint(data, look), lambda: lobby.draw(data), "starfarers")


def looked_up(name: str, lang: str) -> Scene:
    about = {"en": "Cards looked up", "cs": "Vyhledané karty"}[lang]
    data = hand.Hand("starfarers", about, title(lang), CARDS_SHOWN, lang=lang)
    game = pictures.of_game("starfarers")
    faces = [game.face(card, lang) for card in CARDS_SHOWN]
    return Scene(
        f"starfarers-{name}", lambda: hand.paint(data, faces, game.look), lambda: hand.draw(data), "starfarers"
    )


def title(lang: str) -> str:
    return words(lang).say("starfarers-picture-title")


def settlements(state: State) -> Marks:
    """Where the seat to move may place a colony."""
    legal = GAME.legal(state, state.table.seat).members()
    return Marks(targets=tuple(one.at for one in legal if isinstance(one, Settle)))


def taken_beside(state: State, at: str) -> str:
    """The nearest place on which somebody else's colony keeps a ship from stopping."""
    others = [p for seat, p in enumerate(state.table.players) if seat != state.table.seat]
    places = [place for player in others for place in (*player.colonies, *player.spaceports)]
    return min(places, key=lambda place: abs(ord(place[0]) - ord(at[0])) + abs(int(place[1:]) - int(at[1:])))


def gallery() -> list[Scene]:
    """What docs/gallery shows, in its order. Rings are what events changed, dashes what the engine calls legal."""
    late, flight, founding = (positions.load(name) for name in ("four-late", "four-flight", "four-founding"))
    three, pause, pick = (positions.load(name) for name in ("three-flight", "three-pause", "four-pick"))
    trader, settler = positions.flying(flight, "trade_ship"), positions.flying(three, "colony_ship")
    drafted, steps = positions.draft(flight, trader)
    refused = Marks(refused=taken_beside(three, settler))
    mover = late.table.seat
    return [
        part("board", late, "board"),
        part("board-since", late, "board", marks=Marks(changed=positions.since())),
        part("board-three-cs", positions.load("three-middle"), "board", "cs"),
        part("board-wild", positions.load("four-wild"), "board"),
        part("board-draft", drafted, "board", marks=Marks(drafted=steps)),
        part("home", founding, "home", marks=settlements(founding)),
        part("home-cs", late, "home", "cs"),
        part("reach", flight, f"map.{trader}", viewer=flight.table.seat),
        part("reach-cs", three, f"turn.{SEAT_LETTERS[three.table.seat]}", "cs", viewer=three.table.seat),
        part("reach-draft", drafted, f"map.{steps[0][1].split(',')[-1]}", marks=Marks(drafted=steps)),
        part("reach-paused", pause, f"map.{pause.table.flight.at}"),
        part("reach-refused-cs", three, f"map.{settler}", "cs", marks=refused),
        part("map", late, "map.G21"),
        part("area", late, f"area.{SEAT_LETTERS[mover]}", viewer=mover),
        part("area-cs", late, "area.C", "cs"),
        part("hand", late, "hand", viewer=0),
        part("hand-cs", late, "hand", "cs", viewer=mover),
        part("friends", pick, "friends"),
        part("friends-cs", late, "friends", "cs"),
        looked_up("cards", "en"),
        looked_up("cards-cs", "cs"),
        opened("lobby", "en"),
        opened("lobby-cs", "cs", NAMES),
        final("sheet", "en"),
        final("sheet-cs", "cs"),
    ]


def with_long_names() -> list[Scene]:
    """All pictures with names as long as people have them."""
    late, three, found = positions.load("four-late"), positions.load("three-middle"), []
    flight = positions.load("four-flight")
    for lang in ("en", "cs"):
        parts = ("board", "home", "friends", "area.A", "area.C", "hand")
        found += [part(f"long-{what}-{lang}", late, what, lang, viewer=2, names=LONG_NAMES) for what in parts]
        at = positions.flying(flight, "trade_ship")
        found.append(part(f"long-reach-{lang}", flight, f"map.{at}", lang, names=LONG_NAMES))
        found.append(part(f"long-three-{lang}", three, "board", lang, names=LONG_NAMES))
        found.append(final(f"long-sheet-{lang}", lang, LONG_NAMES))
        found.append(opened(f"long-lobby-{lang}", lang, LONG_NAMES))
    return found
