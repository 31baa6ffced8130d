"""A Discord on loopback: REST, gateway, CDN and a chat page for people. It imports nothing of the project."""

from bot.localcord.server import Localcord
from bot.localcord.store import Unreadable
from bot.localcord.world import Person, Place, World

__all__ = ["Localcord", "Person", "Place", "Unreadable", "World"]
