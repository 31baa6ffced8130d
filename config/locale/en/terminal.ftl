# The command line

verify-ok = Everything holds: { $game }, { $moves } moves, seed, rules and data; result { $result }.
table-you = you
table-welcome = { $game }. Type a move such as “take ship from 4”, or: moves, why <move>, undo, board, log, save FILE, help, quit.
table-help = Moves (several in one line with “;”; what has a best value may be left out):
table-legal = That is possible now.
table-rule = Rule: { $rule }. Near it and possible:
table-more-moves = … and { $count } more; name a verb, for example “moves place”.
table-no-undo = Nothing to take back: the last move was another's, or something has been rolled or revealed since.
table-undone = Taken back: { $move }
table-saved = Saved in { $file }.
table-not-saved = { $file } could not be written: { $why }
table-seed = Seed of the dice: { $seed }
play-ready = Meeplepost is ready: { $url }
    Open this address in a browser. Ctrl-C ends it; everything is kept for next time.
play-saved = Everything is saved. Until next time.
rules-nothing = Nothing found for “{ $words }”. Nearest titles: { $titles }.
rules-others = Also found: { $titles }
rules-unsure = Not sure this is it. Did you mean: { $titles }
rules-foot = Source: { $source } · See also: { $related }
