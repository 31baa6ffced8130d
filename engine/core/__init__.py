"""What all games share: the contract, prompts, legality, events, randomness, notation, saved games."""
