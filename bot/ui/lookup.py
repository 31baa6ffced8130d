"""Looking things up: one entry in full with what belongs to it, the list of all, the form, and sharing."""

from typing import NamedTuple

import discord
from discord import app_commands, ui

from bot.host.live import Live
from bot.host.lookup.entries import Book, Entry, book
from bot.host.lookup.index import Page
from bot.host.lookup.search import Asked, Found, library
from bot.ui.app import App, Reader, table_words
from bot.ui.custom_id import TYPED, Act
from bot.ui.limits import AUTOCOMPLETE, CHOICE, MODAL_LABEL, MODAL_TITLE, OPTIONS, cut
from bot.ui.replies import show
from bot.ui.screens import ACCENT, Button, Line, Option, Pictured, Piece, Row, Screen, Select, Text
from bot.ui.tables import find
from engine.core.errors import MeeplepostError
from engine.core.registry import game as find_game
from engine.core.words import words
from render import pictures
from render.contract import Picture

MOST_RELATED = 5
MOST_OTHERS = 4
MOST_LISTS = 12
_SAID = 100  # of what was typed, so much is said again


class Ask(NamedTuple):
    """One look at an entry: where from, in which language, and what else was found."""

    lang: str
    live: Live | None = None
    others: tuple[Page, ...] = ()
    sure: bool = True
    shared_by: str = ""
    private: bool = False  # a DM: nobody to share it with

    @property
    def table(self) -> int:
        return self.live.id if self.live else 0

    def say(self, key: str, **args: object) -> str:
        return words(self.lang).say(key, **args)


async def context(app: App, interaction: discord.Interaction) -> Live | None:
    """The table of this thread, or the only one where the person plays; asking works without any."""
    try:
        return await find(app, interaction)
    except MeeplepostError:
        return None


async def answer(app: App, interaction: discord.Interaction, reader: Reader, text: str, *, cards: bool) -> Screen:
    """The best entry for some words, with the next best ones; a kind sentence if there is none."""
    return await _answer(app, interaction, reader, text, await context(app, interaction), cards=cards)


async def _answer(
    app: App, interaction: discord.Interaction, reader: Reader, text: str, live: Live | None, *, cards: bool
) -> Screen:
    asked = Asked(reader.lang, live.game.id if live else "", cards)
    found = library().find(text, asked)
    if not found.pages:
        return _nothing(reader, text, library().nearest(text, asked), live)
    return await entry_screen(app, found.pages[0], _ask(interaction, reader, live, found))


def _ask(interaction: discord.Interaction, reader: Reader, live: Live | None, found: Found | None = None) -> Ask:
    others, sure = (found.pages[1:], found.sure) if found else ((), True)
    return Ask(reader.lang, live, others, sure, private=interaction.guild_id is None)


async def suggestions(
    app: App, interaction: discord.Interaction, typed: str, *, cards: bool
) -> list[app_commands.Choice[str]]:
    """Titles in the person's language while they type; a title chosen names exactly one entry."""
    reader = await app.reader(interaction)
    live = await context(app, interaction)
    asked = Asked(reader.lang, live.game.id if live else "", cards)
    pages = library().complete(typed, asked, AUTOCOMPLETE)
    several = len(library().games) > 1
    return [app_commands.Choice(name=_label(page, reader.lang, several), value=page.key) for page in pages]


def _label(page: Page, lang: str, several: bool) -> str:
    title = page.by_lang[lang].title
    return cut(f"{title} · {game_name(page.game, lang)}" if several else title, CHOICE)


def game_name(game_id: str, lang: str) -> str:
    return find_game(game_id).speech(lang).say("name")


async def entry_screen(app: App, page: Page, ask: Ask) -> Screen:
    """One entry in full."""
    entry = page.by_lang[ask.lang]
    picture = await _picture(app, entry, ask.lang)
    said = entry_words(entry, ask.lang)
    now = await _now(app, entry, ask)
    related = [one for key in entry.see if (one := library().page(f"{page.game}/{key}"))][:MOST_RELATED]
    others = [one for one in ask.others if one not in related and one != page][:MOST_OTHERS]
    pieces: list[Piece] = [Pictured(said, picture.alt) if picture else Text(said)]
    pieces += [Text(f"**{ask.say('ui-at-table', table=str(ask.table))}**\n{now}")] if now else []
    pieces += _titled(ask.say("ui-related"), related, ask)
    pieces += _titled(ask.say("ui-also-found" if ask.sure else "ui-did-you-mean"), others, ask)
    foot = f"-# {ask.say('ui-shared-by', who=ask.shared_by)}" if ask.shared_by else ""
    pieces += [Text(foot)] if foot else [Line(), _foot(page, ask)]
    return Screen(tuple(pieces), picture, ACCENT)


def entry_words(entry: Entry, lang: str) -> str:
    """Title, game and kind, what it does, the rulings, where it comes from."""
    head = " · ".join(filter(None, (game_name(entry.game, lang), entry.kind)))
    mark = words(lang).say("ui-source", source=entry.source)
    if entry.ours:
        mark += f" · {words(lang).say('ui-own-ruling')}"
    effect = f"**{entry.effect}**" if entry.effect else ""
    lines = [f"### {entry.title}", f"-# {head}", effect, entry.text, f"-# {mark}" if entry.source else ""]
    return "\n".join(filter(None, lines))


async def _picture(app: App, entry: Entry, lang: str) -> Picture | None:
    drawn = entry.face and entry.game in pictures.known()
    return await app.studio.portrait(entry.game, entry.face, lang) if drawn else None


async def _now(app: App, entry: Entry, ask: Ask) -> str:
    """How it stands with this at the table, from what everybody sees."""
    live = ask.live
    if live is None or live.game.id != entry.game or live.match is None or live.table.state != "running":
        return ""
    speech = await app.speech(live, ask.lang)
    return live.game.now(live.game.view(live.state, None), entry.id, speech)


def _titled(title: str, pages: list[Page], ask: Ask) -> list[Piece]:
    buttons = tuple(_button(page, ask.lang, ask.table) for page in pages)
    return [Text(f"-# {title}"), buttons] if buttons else []


def _button(page: Page, lang: str, table: int) -> Button:
    return Button(page.by_lang[lang].title, Act("lk", table, arg=page.key))


def _foot(page: Page, ask: Ask) -> Row:
    share = Button(ask.say("ui-share"), Act("ls", ask.table, arg=page.key))
    contents = Button(ask.say("ui-contents"), Act("lc", ask.table, arg=f"{page.game}/{page.by_lang[ask.lang].chapter}"))
    search = Button(ask.say("ui-search"), Act("lf", ask.table))
    back = (Button(ask.say("ui-back-to-turn"), Act("yo", ask.table)),) if ask.table else ()
    return (*(() if ask.private else (share,)), contents, search, *back)


def _nothing(reader: Reader, text: str, near: tuple[Page, ...], live: Live | None) -> Screen:
    typed = discord.utils.escape_mentions(discord.utils.escape_markdown(cut(" ".join(text.split()), _SAID)))
    table = live.id if live else 0
    said = Text(reader.say("ui-nothing-found", words=typed))
    buttons = tuple(_button(page, reader.lang, table) for page in near)
    rows = (Text(f"-# {reader.say('ui-did-you-mean')}"), buttons) if buttons else ()
    return Screen((said, *rows, (Button(reader.say("ui-search"), Act("lf", table)),)), None, ACCENT)


def contents_screen(reader: Reader, game_id: str, chapter: str, table: int) -> Screen:
    """All entries of a game: a list of chapters, and the entries of one of them."""
    found = book(game_id, reader.lang)
    if not found.entries:
        return Screen((Text(reader.say("ui-no-rules")),))
    chapters = _chapters(found, reader)
    chosen = chapter if chapter in chapters else next(iter(chapters))
    options = tuple(Option(title, f"{game_id}/{key}", chosen=key == chosen) for key, title in chapters.items())
    entries = [one for one in found.entries.values() if one.chapter == chosen]
    lists = [entries[at : at + OPTIONS] for at in range(0, len(entries), OPTIONS)][:MOST_LISTS]
    title = f"### {found.title}"
    if table:
        title += f"\n-# {table_words(table, reader.lang)}"
    picks = [_entries(reader, part, table, number) for number, part in enumerate(lists)]
    chapter_list = Select(reader.say("ui-chapter"), Act("lc", table), options[:OPTIONS])
    return Screen(
        (Text(title), chapter_list, *picks, (Button(reader.say("ui-search"), Act("lf", table)),)), None, ACCENT
    )


def _chapters(found: Book, reader: Reader) -> dict[str, str]:
    """Titles of chapters that hold something; cards nobody wrote about are the last."""
    used = dict.fromkeys(one.chapter for one in found.entries.values())
    return {key: found.chapters.get(key) or reader.say("ui-cards-and-tiles") for key in used}


def _entries(reader: Reader, entries: list[Entry], table: int, number: int) -> Select:
    about = f"{entries[0].title} … {entries[-1].title}" if len(entries) > 1 else entries[0].title
    options = tuple(Option(one.title, one.key, description=one.effect or one.text) for one in entries)
    return Select(f"{reader.say('ui-entry')} {about}", Act("lk", table, mark=str(number)), options)


# -- presses ---------------------------------------------------------------------------------------------------------


async def _table(app: App, act: Act) -> Live | None:
    return await app.host.desk.live(act.table) if act.table else None


async def rules(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    """The Rules button of a table, and the rule a refusal names."""
    live = await app.host.desk.live(act.table)
    page = library().page(f"{live.game.id}/{values[0] if values else act.arg}")

    async def made() -> Screen:
        if page is None:
            return contents_screen(reader, live.game.id, "", live.id)
        return await entry_screen(app, page, _ask(interaction, reader, live))

    await show(interaction, made())


async def entry(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    """A title was pressed or picked from a list."""
    page = library().page(values[0] if values else act.arg)

    async def made() -> Screen:
        if page is None:  # the entry was renamed since the button was posted
            return _nothing(reader, act.arg, library().nearest(act.arg, Asked(reader.lang)), None)
        return await entry_screen(app, page, _ask(interaction, reader, await _table(app, act)))

    await show(interaction, made())


async def contents(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    del app
    game_id, _, chapter = (values[0] if values else act.arg).partition("/")

    async def made() -> Screen:
        return contents_screen(reader, game_id, chapter, act.table)

    await show(interaction, made())


async def share(app: App, interaction: discord.Interaction, reader: Reader, act: Act, _: list[str]) -> None:
    """The entry for everybody here, in the table's language where there is a table. Nobody is pinged."""
    page = library().page(act.arg)
    if page is None:
        await entry(app, interaction, reader, act, [])
        return
    live = await _table(app, act)
    who = discord.utils.escape_mentions(discord.utils.escape_markdown(reader.person.name))
    ask = Ask(live.table.lang if live else reader.lang, live, shared_by=who)
    await show(interaction, entry_screen(app, page, ask), public=True)


async def form(app: App, interaction: discord.Interaction, reader: Reader, act: Act, values: list[str]) -> None:
    """A form for words to look up; sent, it is answered like the command."""
    if interaction.type is discord.InteractionType.modal_submit:
        await show(interaction, _answer(app, interaction, reader, values[0], await _table(app, act), cards=False))
        return
    opened = ui.Modal(title=cut(reader.say("ui-search-title"), MODAL_TITLE), custom_id=act.text(), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=TYPED, max_length=400)
    opened.add_item(ui.Label(text=cut(reader.say("ui-search-label"), MODAL_LABEL), component=field))
    await interaction.response.send_modal(opened)
    opened.stop()  # routed by its id, so it also works after a restart
