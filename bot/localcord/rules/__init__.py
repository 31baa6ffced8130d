"""What Discord refuses: limits and meanings, by area, with its own error codes."""
