"""What is posted for all to see: lobby card, live board, lines, pings, votes, results, the welcome."""
