"""One module per command: `arguments` describes it, `run` does it and returns the exit status."""
