# What the host says

error-no-such-table = There is no table { $table }.
error-not-seated = You do not sit at table { $table }.
error-already-seated = You already sit at table { $table }.
error-table-full = All seats of table { $table } are taken.
error-already-started = Table { $table } has already begun.
error-not-started = Table { $table } has not begun yet.
error-table-over = The game at table { $table } is over.
error-not-over = The game at table { $table } is not over yet.
error-table-set-aside = Table { $table } is set aside and waits for help: { $why ->
    [state-lost] its position was lost when the rules changed.
    [nobody-awaited] under the present rules nobody is to move.
    [nothing-legal] under the present rules there is no possible move.
    [no-such-game] its game is not installed any more.
   *[other] its position cannot be read under the present rules.
  } The other tables are not affected.
error-table-unreadable = Table { $table } was played under older rules and cannot be shown any more.
error-too-many-tables = You sit at { $most } tables; more are not possible at once.
error-too-many-lobbies = You have { $most } open lobbies; start or leave one first.
error-too-many-on-server = This server has { $most } open tables; more are not possible at once.
error-too-many-votes = You have asked { $most } times today at this table; try again tomorrow.
error-too-few-seats = { $seats ->
    [one] One seat is taken
   *[other] { $seats } seats are taken
  }; the game needs at least { $least }. Wait for others or add automatic players.
error-no-such-preset = There is no preset “{ $preset }”. There are: { $known }.
error-host-only = Only the person who opened table { $table } can change that.
error-no-player-there = No automatic player sits there.
error-no-person-there = Nobody else sits there who could be replaced.
error-nobody-to-ask = There is nobody else to ask at table { $table }.
error-seat-not-offered = That seat is not on offer.
error-sat-here = You have sat at table { $table } before; another seat there is not for you.
error-judge-own-table = You sit at table { $table } yourself; another organiser has to decide here.
error-bad-reason = Please give a reason of { $least } to { $most } characters; everybody will read it.

error-stale-click = The table has moved on. This is how it stands.
error-stale-answered = That question has been answered already. This is how the table stands.
error-stale-draft = Nothing was played: the table or your draft has changed meanwhile. Look again and press once more.
error-try-again = That did not work this time. Please try again.

error-nothing-to-undo = There is no move of yours to take back.
error-cannot-undo-so-far = The game cannot be taken back that far.
error-vote-over = That vote is over.
error-vote-open-already = Such a vote is already open at table { $table }.
error-vote-outdated = The game has gone on since that vote was opened.
error-own-vote = You asked for this vote yourself; the others decide.
error-not-own-vote = Only the one who asked can withdraw a vote.

error-draft-too-long = A draft has at most { $most } steps. Commit some of them first.
error-no-such-pace = There is no pace “{ $pace }”. Known: { $known }.
error-nobody-waits = Nothing waits for you here.
error-order-too-late = That question is over; the standing order was not changed.
error-order-through-gate = What rolls, reveals or asks somebody can only be ordered as a line of its own: what comes of it is not known before.
error-order-changed = The table has moved on; this is how it would look now. Nothing was kept yet.
error-order-your-turn = It is your turn already; nothing needs to be prepared.
error-order-not-known = What you can do then is not known yet. A typed line is tried when your turn comes.
error-order-too-long = That is more than an order can hold: at most { $lines } lines of { $moves } moves, { $characters } characters in all.
error-draft-empty = There is nothing in your draft.
error-draft-ended = Your draft ends the turn; commit it, or take back a step first.
error-needs-consent = “{ $line }” rolls, reveals or asks somebody and cannot be taken back. It is played only when you confirm it.
why-nothing-said = No move was named.

error-export-when-finished = The full game can be saved when it is over. Until then there is a saved game without the seed.
error-export-rebased = Table { $table } went through a change of rules; its whole way cannot be re-run from the first move.
error-verify-when-finished = The dice can be checked when the game is over and the seed is published. Until then the seed is fixed by its hash { $hash }.
error-old-rules = Table { $table } was played under older rules; its moves cannot be re-run.
error-save-state = The moves lead to another position than the stored one.
error-nothing-owed = No automatic player has to move now.

error-storage-trouble = The database could not do that. Nothing was changed.
error-storage-busy = The database is busy with another program. Nothing was changed; please try again.
error-storage-in-use = Another Meeplepost is using { $file }. Stop it first.
error-storage-full = The disk is full. Nothing was changed.
error-storage-read-only = { $file } cannot be written. Nothing was changed.
error-storage-newer = { $file } was written by a newer Meeplepost (version { $found } of the database, this one knows { $known }). It was left as it is.
error-storage-damaged = { $file } is damaged or not a Meeplepost database. It was left as it is.
error-storage-missing = { $file } cannot be opened: it or its folder is not there.
error-storage-exists = { $file } exists already; nothing is overwritten.
error-storage-closed = Meeplepost is shutting down. Nothing was changed.
error-storage-conflict = Somebody else was quicker. Nothing was changed; please try again.

# Automatic players
player-steady = Steady
player-random = Random

# Presets of the lobby
preset-first-game = first game
preset-free-choice = free choice
preset-surprise = surprise

# Command line
error-file-unwritable = “{ $file }” cannot be written.
host-exported = Saved as { $file }.
host-imported = { $file } is now table { $table }.
host-backed-up = Backup written to { $file }.
host-restored = { $file } is restored from { $backup }.{ $kept ->
    [none] {""}
   *[other] {" "}The former database is kept as { $kept }.
  }
