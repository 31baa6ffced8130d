"""A small discord.py bot that uses every kind of interaction; it knows nothing of the server it runs against.

`python -m tests.discord.example_bot` starts it on a local Discord of its own and prints the page's address.
"""

import asyncio
import io
import struct
import zlib
from typing import ClassVar

import discord
from discord import app_commands, ui

from bot.localcord import Localcord


def png(width: int = 2, height: int = 2) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x88" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str = "board.png", width: int = 320, height: int = 200) -> discord.File:
    return discord.File(io.BytesIO(png(width, height)), filename=name, description="A grey board")


class CountButton(ui.DynamicItem[ui.Button], template=r"count:(?P<count>\d+)"):
    """Counts its own presses and survives restarts."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(
            ui.Button(label=f"Pressed {count}", custom_id=f"count:{count}", style=discord.ButtonStyle.primary)
        )

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Pressed {self.count + 1}", view=count_view(self.count + 1))


def count_view(count: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(CountButton(count))
    return view


class BoardView(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.com/rules"))

    @ui.button(label="New picture", custom_id="board:new")
    async def renew(self, interaction: discord.Interaction, _button: ui.Button) -> None:
        embed = discord.Embed(title="New").set_image(url="attachment://new.png")
        await interaction.response.edit_message(embed=embed, attachments=[picture("new.png", 640, 400)])

    @ui.button(label="Work", custom_id="board:work")
    async def work(self, interaction: discord.Interaction, _button: ui.Button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="worked")

    @ui.button(label="Whisper", custom_id="board:whisper")
    async def whisper(self, interaction: discord.Interaction, _button: ui.Button) -> None:
        await interaction.response.send_message("only you", ephemeral=True)

    @ui.button(label="Gone", custom_id="board:gone", disabled=True)
    async def gone(self, interaction: discord.Interaction, _button: ui.Button) -> None:
        raise AssertionError


class Picks(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    async def _tell(self, interaction: discord.Interaction, chosen) -> None:
        await interaction.response.send_message(", ".join(str(each) for each in chosen), ephemeral=True)

    @ui.select(
        custom_id="pick:word",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=word) for word in ("red", "green", "blue")],
    )
    async def word(self, interaction: discord.Interaction, select: ui.Select) -> None:
        await self._tell(interaction, select.values)

    @ui.select(cls=ui.UserSelect, custom_id="pick:user")
    async def user(self, interaction: discord.Interaction, select: ui.UserSelect) -> None:
        await self._tell(interaction, [each.display_name for each in select.values])

    @ui.select(cls=ui.RoleSelect, custom_id="pick:role")
    async def role(self, interaction: discord.Interaction, select: ui.RoleSelect) -> None:
        await self._tell(interaction, [each.name for each in select.values])

    @ui.select(cls=ui.ChannelSelect, custom_id="pick:channel", channel_types=[discord.ChannelType.text])
    async def channel(self, interaction: discord.Interaction, select: ui.ChannelSelect) -> None:
        await self._tell(interaction, [each.name for each in select.values])

    @ui.select(cls=ui.MentionableSelect, custom_id="pick:anyone")
    async def anyone(self, interaction: discord.Interaction, select: ui.MentionableSelect) -> None:
        await self._tell(interaction, [type(each).__name__ for each in select.values])


class Panel(ui.LayoutView):
    """Components V2: what a game's board message is made of."""

    def __init__(self, turn: int = 1, name: str = "board.png") -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="The board"))
        section = ui.Section("Your turn", accessory=ui.Button(label="Move", custom_id="panel:move"))
        row = ui.ActionRow(
            ui.Button(label="Next", custom_id="panel:next"), ui.Button(label="Rules", url="https://example.com")
        )
        pick = ui.ActionRow(
            ui.Select(
                custom_id="panel:pick", options=[discord.SelectOption(label="A"), discord.SelectOption(label="B")]
            )
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"### Turn {turn}"), gallery, ui.Separator(), section, row, pick, accent_color=0x336699
            )
        )


class Later(ui.LayoutView):
    """A panel that takes its time to draw."""

    def __init__(self, turn: int, name: str) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"Turn {turn}"))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
        self.add_item(ui.ActionRow(ui.Button(label="Next", custom_id="later:next")))


class Form(ui.Modal, title="About you"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2, max_length=20))
    colour = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="colour", options=[discord.SelectOption(label=word) for word in ("red", "blue")]),
    )
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False))
    pace = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace", options=[discord.RadioGroupOption(label=word, value=word) for word in ("slow", "fast")]
        ),
    )
    games = ui.Label(
        text="Games",
        component=ui.CheckboxGroup(
            custom_id="games",
            min_values=0,
            required=False,
            options=[discord.CheckboxGroupOption(label=word, value=word) for word in ("chess", "go")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        friends = [each.display_name for each in self.friend.component.values]
        parts = [
            self.name.component.value,
            *self.colour.component.values,
            *friends,
            self.pace.component.value,
            *self.games.component.values,
        ]
        await interaction.response.send_message(" ".join(parts), ephemeral=True)


class OldForm(ui.Modal, title="Old form"):
    note = ui.TextInput(label="Note", custom_id="note", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"note: {self.note.value}")


class TickForm(ui.Modal, title="Tick"):
    words = ui.TextDisplay("Read this")
    agree = ui.Label(text="Agree", component=ui.Checkbox(custom_id="agree"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"agreed: {self.agree.component.value}")


class Words(app_commands.Translator):
    """Czech names of some commands."""

    CZECH: ClassVar = {"echo": "ozvena", "text": "slova", "Say it again": "Zopakuj to"}

    async def translate(self, string, locale, context):
        return self.CZECH.get(string.message) if locale is discord.Locale.czech else None


class ExampleBot(discord.Client):
    """Knows the commands of `commands(tree)`."""

    def __init__(self, cord: Localcord, **options) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(connector=cord.connector(), guild_ready_timeout=0.02, max_ratelimit_timeout=30, **options)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[Exception] = []
        self.handled: list[int] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        self.add_dynamic_items(CountButton)
        for view in (BoardView(), Picks()):
            self.add_view(view)
        self.tree.on_error = self.on_tree_error
        await self.tree.sync()

    async def on_tree_error(self, interaction: discord.Interaction, error: Exception) -> None:
        self.errors.append(getattr(error, "original", error))

    async def before_identify_hook(self, shard_id, *, initial: bool = False) -> None:
        """No pause before identifying again."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.handled.append(interaction.id)
        custom_id = (interaction.data or {}).get("custom_id", "")
        if custom_id == "panel:next":
            await interaction.response.edit_message(view=Panel(2, "second.png"), attachments=[picture("second.png")])
        elif custom_id == "later:next":
            await interaction.response.defer()
            await interaction.edit_original_response(view=Later(2, "third.png"), attachments=[picture("third.png")])
        elif custom_id in {"panel:move", "panel:pick"}:
            chosen = interaction.data.get("values", [custom_id])
            await interaction.response.send_message(f"chosen {chosen[0]}", ephemeral=True)
        elif custom_id == "open:old":
            await interaction.response.send_modal(OldForm())


def add_commands(client: ExampleBot) -> None:
    tree = client.tree

    @tree.command(name=app_commands.locale_str("echo"), description=app_commands.locale_str("Say it again"))
    @app_commands.rename(text=app_commands.locale_str("text"))
    async def echo(interaction: discord.Interaction, text: app_commands.Range[str, 1, 200], loud: bool = False) -> None:
        await interaction.response.send_message(text.upper() if loud else text)

    @tree.command(description="Count presses")
    async def count(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Pressed 0", view=count_view(0))

    @tree.command(description="A board with a picture")
    async def board(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Board", description="A grey one", colour=0x336699).set_image(
            url="attachment://board.png"
        )
        embed.add_field(name="Turn", value="1")
        await interaction.response.send_message(embed=embed, file=picture(), view=BoardView())

    @tree.command(description="A panel of Components V2")
    async def panel(interaction: discord.Interaction, quiet: bool = True) -> None:
        await interaction.response.send_message(view=Panel(), file=picture(), ephemeral=quiet)

    @tree.command(description="All selects")
    async def picks(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Pick", view=Picks(), ephemeral=True)

    @tree.command(description="A form with labels")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @tree.command(description="A button that opens the older form")
    async def oldform(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Open", custom_id="open:old"))
        await interaction.response.send_message("Open it", view=view)

    @tree.command(description="A form with a tick box")
    async def tick(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(TickForm())

    @tree.command(description="Thinks, then answers twice")
    async def slow(interaction: discord.Interaction, quiet: bool = False) -> None:
        await interaction.response.defer(ephemeral=quiet, thinking=True)
        await interaction.followup.send("first", file=picture())
        second = await interaction.followup.send("second", ephemeral=quiet, wait=True)
        await second.edit(content="second, changed")
        await interaction.edit_original_response(content="first, changed")

    @tree.command(description="Thinks, then shows a panel")
    async def later(interaction: discord.Interaction, quiet: bool = True) -> None:
        await interaction.response.defer(ephemeral=quiet, thinking=True)
        await interaction.edit_original_response(view=Later(1, "first.png"), attachments=[picture("first.png")])

    @tree.command(description="Thinks and never answers")
    async def forget(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    @tree.command(description="Never answers at all")
    async def ignore(interaction: discord.Interaction) -> None:
        """Says nothing."""

    @tree.command(description="Post into the channel")
    async def post(
        interaction: discord.Interaction, text: str, times: int = 1, nonce: str | None = None, quiet: bool = False
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        for _ in range(times):
            await interaction.channel.send(text, nonce=nonce, silent=quiet)
        await interaction.followup.send("posted")

    @tree.command(description="Start threads")
    async def threads(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A table")
        original = await interaction.original_response()
        message = await interaction.channel.fetch_message(original.id)
        at_message = await message.create_thread(name="At a message", auto_archive_duration=60)
        await at_message.send("hello in the thread")
        alone = await interaction.channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
        secret = await interaction.channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
        await secret.add_user(interaction.user)
        await alone.edit(archived=True)

    @tree.command(description="Write a private letter")
    async def letter(interaction: discord.Interaction) -> None:
        await interaction.user.send("a letter")
        await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="All kinds of options")
    async def options(
        interaction: discord.Interaction,
        who: discord.Member,
        role: discord.Role,
        place: discord.TextChannel,
        number: app_commands.Range[int, 1, 6],
        share: app_commands.Range[float, 0.0, 1.0],
        colour: app_commands.Choice[str] | None = None,
    ) -> None:
        parts = [who.display_name, role.name, place.name, number, share, colour.value if colour else "none"]
        await interaction.response.send_message(" ".join(str(part) for part in parts), ephemeral=True)

    options = app_commands.choices(
        colour=[app_commands.Choice(name="Red", value="red"), app_commands.Choice(name="Blue", value="blue")]
    )(options)

    @tree.command(description="Guess a move")
    async def guess(interaction: discord.Interaction, move: str, number: int | None = None) -> None:
        await interaction.response.send_message(f"guessed {move} {number}", ephemeral=True)

    @guess.autocomplete("move")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        moves = ["take ship", "take mine", "place castle"]
        return [app_commands.Choice(name=move, value=move) for move in moves if current in move]

    group = app_commands.Group(name="table", description="Tables")
    inner = app_commands.Group(name="clock", description="Clocks", parent=group)

    @group.command(description="List them")
    async def list_(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("no tables", ephemeral=True)

    @inner.command(name="set", description="Set a clock")
    async def set_(interaction: discord.Interaction, hours: int) -> None:
        await interaction.response.send_message(f"{hours} hours", ephemeral=True)

    tree.add_command(group)

    @tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def manage(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("managed", ephemeral=True)

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {member.display_name}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)


async def main() -> None:
    async with Localcord() as cord:
        print(cord.url, flush=True)
        async with ExampleBot(cord) as client:
            await client.start(cord.token)


if __name__ == "__main__":
    asyncio.run(main())
