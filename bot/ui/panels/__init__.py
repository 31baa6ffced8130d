"""From legal decisions to something to press: one engine for all games."""
