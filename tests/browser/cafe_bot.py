"""A small bot of a café: every kind of message and control that the chat page has to show, and nothing else."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from PIL import Image, ImageDraw

ACCENT = 0x6E2A3A
DISHES = ("apple cake", "apricot cake", "bread", "cheese", "dumplings", "egg", "fish soup")
CZECH = {
    "order": "objednat",
    "Order something": "Objednej si něco",
    "dish": "jídlo",
    "What you would like": "Na co máš chuť",
    "small": "malé",
    "large": "velké",
}


def picture(width: int = 640, height: int = 360, label: str = "table plan") -> discord.File:
    """A plain picture of the given size."""
    image = Image.new("RGB", (width, height), "#f6eedf")
    draw = ImageDraw.Draw(image)
    draw.rectangle((width // 8, height // 8, width * 7 // 8, height * 7 // 8), fill="#6e2a3a")
    draw.text((width // 4, height // 2), label, fill="#f6eedf")
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "plan.png", description=f"A {label} of {width} by {height}")


class Translator(app_commands.Translator):
    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        return CZECH.get(string.message) if locale is discord.Locale.czech else None


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>[0-9]+)"):
    """Counts its own presses in its id, so it works after any restart."""

    def __init__(self, n: int) -> None:
        super().__init__(
            ui.Button(label=f"Pressed {n} times", style=discord.ButtonStyle.primary, custom_id=f"count:{n}")
        )
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any) -> CountButton:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(self.n + 1))
        await interaction.response.edit_message(view=view)


class Actions(ui.DynamicItem[ui.Button[Any]], template=r"do:(?P<what>[a-z]+)"):
    """Buttons that do one thing each."""

    def __init__(self, what: str, label: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(ui.Button(label=label or what, style=style, custom_id=f"do:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any) -> Actions:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.what == "form":
            await interaction.response.send_modal(Form())
        elif self.what == "whisper":
            await interaction.response.send_message("Only for your eyes", ephemeral=True)
        # "nothing" gives no answer at all


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick:(?P<kind>one|many)"):
    def __init__(self, kind: str) -> None:
        many = kind == "many"
        select: ui.Select[Any] = ui.Select(
            custom_id=f"pick:{kind}",
            placeholder="Choose two or three" if many else "Choose a dish",
            min_values=2 if many else 1,
            max_values=3 if many else 1,
        )
        for dish in DISHES:
            select.add_option(label=dish, value=dish, description=f"{len(dish)} letters")
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any) -> Pick:
        return cls(match["kind"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(self.item.values)}", ephemeral=True)


class PickPerson(ui.DynamicItem[ui.UserSelect[Any]], template=r"pick:person"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="pick:person", placeholder="Choose a person"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any) -> PickPerson:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Invited: {self.item.values[0].mention}")


class Form(ui.Modal, title="A letter to the cook"):
    wish = ui.Label(
        text="Your wish", description="In your own words", component=ui.TextInput(max_length=80, min_length=3)
    )
    bread = ui.Label(
        text="Bread",
        component=ui.Select(options=[discord.SelectOption(label="white"), discord.SelectOption(label="dark")]),
    )
    sweet = ui.Label(
        text="Sweet",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label="yes"), discord.RadioGroupOption(label="no", default=True)]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        wish, bread, sweet = self.wish.component, self.bread.component, self.sweet.component
        await interaction.response.send_message(f"The cook reads: {wish.value} · {bread.values[0]} · {sweet.value}")


def panel() -> ui.LayoutView:
    """A card with one of everything."""
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay("### Table 7\nOpen until <t:1900000000:R>, waiter **Jan**"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://plan.png", description="The plan of table 7")),
            ui.Separator(),
            ui.Section(ui.TextDisplay("Today: *soup*\n-# from the kitchen"), accessory=Actions("whisper", "Whisper")),
            ui.ActionRow(Pick("one")),
            ui.ActionRow(Pick("many")),
            ui.ActionRow(PickPerson()),
            ui.ActionRow(
                Actions("form", "Write", discord.ButtonStyle.success),
                Actions("nothing", "Nothing", discord.ButtonStyle.danger),
            ),
            accent_colour=ACCENT,
        )
    )
    return view


ROUGH = [
    "<script>window.broken = true</script><img src=x onerror='window.broken = true'>",
    "right to left \u202egnirts desrever\u202c and \u2067isolated\u2069 marks \u200f",
    "W" * 1900,
    "\N{GRINNING FACE}" * 2000,
    "**" * 400 + "[x](javascript:window.broken=true) <javascript:alert(1)>",
    "z\u0336\u0321\u0322" * 300,
]


class CafeBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.up = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton, Actions, Pick, PickPerson)
        await self.tree.set_translator(Translator())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    async def dishes(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{dish}, fresh", value=dish) for dish in DISHES if typed.lower() in dish]

    @tree.command(name=locale_str("order"), description=locale_str("Order something"))
    @app_commands.rename(dish=locale_str("dish"))
    @app_commands.describe(dish=locale_str("What you would like"), size="How much", guest="For whom", count="How many")
    @app_commands.choices(
        size=[
            app_commands.Choice(name=locale_str("small"), value="s"),
            app_commands.Choice(name=locale_str("large"), value="l"),
        ]
    )
    @app_commands.autocomplete(dish=dishes)
    async def order(
        interaction: discord.Interaction,
        dish: str,
        size: str,
        guest: discord.Member | None = None,
        count: app_commands.Range[int, 1, 9] = 1,
    ) -> None:
        whom = f" for {guest.mention}" if guest else ""
        await interaction.response.send_message(f"Ordered: {count} {dish} ({size}){whom}")

    @tree.command(description="A button that counts")
    async def counter(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(CountButton(0))
        await interaction.response.send_message("A counter", view=view)

    @tree.command(name="table", description="A table with all its controls")
    async def table(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel(), file=picture())

    @tree.command(description="Something that only you see")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"A secret for {interaction.user.display_name}", ephemeral=True)

    @tree.command(description="Takes a moment")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(0.6)
        await interaction.followup.send("Done at last")

    @tree.command(description="An old style card")
    async def card(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Menu", description="Soup and **cake**", colour=ACCENT)
        embed.add_field(name="Soup", value="40", inline=True).add_field(name="Cake", value="60", inline=True)
        embed.set_image(url="attachment://plan.png").set_footer(text="Prices in crowns")
        await interaction.response.send_message(embed=embed, file=picture())

    @tree.command(description="Opens a thread with a card in it")
    async def room(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("A room is opened", ephemeral=True)
        thread = await interaction.channel.create_thread(name="Quiet room", type=discord.ChannelType.public_thread)
        await thread.send(view=panel(), file=picture())
        await thread.send(f"{interaction.user.mention} your table is ready")

    @tree.command(description="Things that could break a page")
    async def rough(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(ROUGH[0])
        for text in ROUGH[1:]:
            await interaction.followup.send(text)
        await interaction.followup.send(files=[picture(1, 1, "dot"), picture(5000, 3000, "field")])
