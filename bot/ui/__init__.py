"""The only place that knows discord.py: client, commands, panels, cards, the sender of the outbox."""
