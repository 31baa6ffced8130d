"""One folder per game; the only places where a picture knows which game it shows."""
