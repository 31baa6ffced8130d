# Labels printed in pictures of all games.
picture-final-scores = Final scores
picture-total = Total
picture-rating = Rating
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-free-seat = free seat
picture-nobody-yet = nobody yet
picture-seats-taken = { $taken } of { $seats } seats taken
picture-lobby-started = The game has started
picture-draft = Draft
error-no-such-picture = There is no picture “{ $part }” of this game. There are: { $known }.
error-no-sheet-yet = There is no score sheet yet: the game is not over at this move.
error-cannot-write = “{ $file }” cannot be written.
error-no-such-card = There is no card or tile “{ $card }” in this game.
