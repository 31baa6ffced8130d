"""Rules and cards: entries from files and card data, a full-text index over them, and search that forgives."""
