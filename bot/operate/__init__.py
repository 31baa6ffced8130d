"""Running it for real: settings file, token, logs, and the doctor. None of it knows Discord."""
