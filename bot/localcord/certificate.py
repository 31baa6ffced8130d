"""A certificate for Discord's names that only our own connector trusts; made anew in each run, never written down."""

import ssl

import trustme

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net")


class Certificate:
    """One authority, one certificate."""

    def __init__(self) -> None:
        self._authority = trustme.CA(organization_name="localcord")
        self._issued = self._authority.issue_cert(*NAMES)

    def server(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._issued.configure_cert(context)
        return context

    def client(self) -> ssl.SSLContext:
        """Trusts this one authority and nothing else."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._authority.configure_trust(context)
        return context
