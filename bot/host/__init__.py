"""Use cases without Discord: everything a table needs from its lobby to its final score."""
