"""A Discord on loopback: REST, gateway, CDN and a chat page for people."""
