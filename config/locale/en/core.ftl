# Sentences all games share

why-not-your-turn = It is not your turn; { $seat } is to decide.
why-game-over = This game is over.

error-no-such-verb = “{ $word }” is no move here. Moves begin with: { $known }.
error-word-not-understood = I do not understand “{ $word }” after “{ $verb }”.
error-line-incomplete = “{ $verb }” needs more: { $missing }.
error-line-ambiguous = Several moves fit: { $options }{ $count ->
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}…
  }
error-line-too-long = That line has { $length } characters; { $most } are the most.
error-no-such-game = There is no game called “{ $game }”. There are: { $known }.
error-no-such-option = There is no option “{ $option }”. There are: { $known }.
error-bad-option-value = “{ $value }” is no value for { $option }.
error-bad-seats = This game is for { $least } to { $most } seats, not { $seats }.
error-no-such-player = There is no automatic player called “{ $player }”. There are: { $known }.
error-too-many-players = { $players } players are named for { $seats } seats.
error-file-missing = There is no file “{ $file }”.
error-file-unreadable = “{ $file }” cannot be read.
error-file-not-text = “{ $file }” is not a text file.
error-file-too-large = “{ $file }” is too large for a saved game.
error-save-first-line = This is not a saved game: its first line is not “meeplepost 1”.
error-save-header = The saved game is damaged: line { $line } (“{ $text }”) is no heading.
error-save-missing = The saved game is incomplete: “{ $name }” is missing.
error-save-value = The saved game is damaged: { $name } has a value that does not fit.
error-save-row = The saved game is damaged: line { $line } (“{ $text }”) is no move.
error-save-number = The saved game is damaged: line { $line } should have number { $expected }.
error-save-seat = Line { $line }: there is no seat { $seat } at this table.
error-save-illegal = Line { $line } (“{ $text }”) is not legal: { $why }
error-save-rules = This game was saved under rules { $saved }; this is version { $here }.
error-save-data = This game was saved with other game data than these.
error-save-seed = The seed does not match its hash.
error-save-no-seed = This is a running game without its seed: it can be shown to its players, but not re-run or checked yet.
error-save-result = The saved result is { $saved }, the game gives { $here }.
error-save-no-result = The moves end before the game does.
error-save-undo = Line { $line }: there is nothing to take back to { $to }.
error-no-such-position = The game has { $most } moves; there is no position { $to }.
error-no-such-seat = There is no seat { $seat }; seats are { $known }.
