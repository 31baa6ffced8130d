"""The drawing kit that all games share: canvas, type, icons, pieces, PNG."""
