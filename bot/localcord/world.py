"""What a new local Discord begins with."""

from collections.abc import Sequence

from msgspec import Struct

from bot.localcord import permissions
from bot.localcord.models import TEXT, Channel, Guild, Member, Overwrite, Role, User
from bot.localcord.state import State

ACCENTS = (0x4F7CAC, 0xB5651D, 0x5B8C5A, 0x9B5DE5, 0xC44536, 0x2A9D8F, 0xD4A017, 0x6D6875)
BOT_PERMISSIONS = permissions.EVERYONE | permissions.MANAGE_THREADS | permissions.MANAGE_MESSAGES


class Person(Struct, frozen=True):
    username: str
    name: str
    locale: str = "en-US"
    admin: bool = False


class Place(Struct, frozen=True):
    """A text channel; nobody but the bot writes into a quiet one."""

    name: str
    topic: str | None = None
    quiet: bool = False


class World(Struct, frozen=True):
    """One guild with people, channels and the bot."""

    guild: str = "Local server"
    bot: str = "Bot"
    people: Sequence[Person] = (
        Person("anezka", "Anežka", "cs", admin=True),
        Person("tomas", "Tomáš", "cs"),
        Person("ruth", "Ruth", "en-GB"),
        Person("jiri", "Jiří", "cs"),
    )
    places: Sequence[Place] = (Place("welcome"), Place("general"))
    locale: str = "en-US"


def found(state: State, world: World) -> None:
    """Make the world; does nothing where one exists already."""
    if state.guilds:
        return
    people = [_person(state, person, index) for index, person in enumerate(world.people)]
    _name_bot(state, world.bot, people[0].id if people else state.application.id)
    guild = _guild(state, world, people)
    state.add_guild(guild)
    for index, place in enumerate(world.places):
        state.add_channel(_channel(state, guild, place, index))


def _person(state: State, person: Person, index: int) -> User:
    made = User(
        id=state.ids.next(),
        username=person.username,
        global_name=person.name,
        locale=person.locale,
        accent_color=ACCENTS[index % len(ACCENTS)],
    )
    return state.add_user(made)


def _name_bot(state: State, name: str, owner_id: int) -> None:
    state.bot.username = state.application.name = name
    state.application.owner_id = owner_id
    state.save(state.bot)
    state.save(state.application)


def _guild(state: State, world: World, people: list[User]) -> Guild:
    now = state.clock.now()
    guild_id = state.ids.next()
    everyone = Role(guild_id, "@everyone", permissions.EVERYONE)
    admins = Role(state.ids.next(), "Admin", permissions.ADMINISTRATOR, position=2, hoist=True)
    bots = Role(state.ids.next(), world.bot, BOT_PERMISSIONS, position=1, managed=True)
    members = {state.application.id: Member(state.application.id, now, [bots.id])}
    for user, person in zip(people, world.people, strict=True):
        members[user.id] = Member(user.id, now, [admins.id] if person.admin else [])
    return Guild(
        id=guild_id,
        name=world.guild,
        owner_id=people[0].id if people else state.application.id,
        preferred_locale=world.locale,
        roles={role.id: role for role in (everyone, bots, admins)},
        members=members,
    )


def _channel(state: State, guild: Guild, place: Place, position: int) -> Channel:
    quiet = [
        Overwrite(guild.id, 0, deny=permissions.SEND_MESSAGES | permissions.CREATE_PUBLIC_THREADS),
        Overwrite(state.application.id, 1, allow=permissions.SEND_MESSAGES | permissions.CREATE_PUBLIC_THREADS),
    ]
    return Channel(
        id=state.ids.next(),
        type=TEXT,
        name=place.name,
        guild_id=guild.id,
        position=position,
        topic=place.topic,
        overwrites=quiet if place.quiet else [],
    )
