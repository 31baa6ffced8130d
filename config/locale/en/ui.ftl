# What the bot says

ui-table = table { $table }
ui-incident = Something went wrong on my side. Nothing is lost; please try again. If it happens again, tell the operator this number: { $number }.
ui-old-button = This button belongs to an older version. Use /board to see how the table stands.
error-which-table = { $count ->
    [0] You do not sit at any running table here.
   *[other] You sit at { $count } tables. Use the command inside the table's thread, or name the table.
  }

# Lobby
ui-join = Join
ui-leave = Leave
ui-add-player = Add automatic player
ui-start = Start
ui-open-table = Open table
ui-opened = Lobby of table { $table } is open. Others can join now.
ui-joined = You sit at table { $table }.
ui-left = You have left table { $table }.
ui-player-added = An automatic player sits down.
ui-started = Table { $table } begins.
ui-option-set = Changed.
ui-pace = Pace
ui-pace-brisk = brisk
ui-pace-day = a move a day
ui-pace-relaxed = relaxed
ui-pace-none = no clock
ui-pace-about-brisk = several moves a day; a reminder after { $hours } h, nothing is played for anybody
ui-pace-about-day = about a move a day; a reminder after { $hours } h, nothing is played for anybody
ui-pace-about-relaxed = a move every few days; a reminder after { $hours } h, nothing is played for anybody
ui-pace-about-none = everybody takes the time they need; no reminders
ui-lobby-about = Table { $table } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  } · { $pace }
ui-lobby-closed = This lobby is closed.
ui-seed-hash = Hash of the dice: { $hash }

# Board
ui-your-move = Your move
ui-mine = My area
ui-zoom = Zoom
ui-rules = Rules
ui-history = History
ui-download = Download
ui-play-again = Play again
ui-verify = Check the dice
ui-awaited = To move: { $who }
ui-answers-awaited = { $count ->
    [one] One answer is awaited.
   *[other] { $count } answers are awaited.
  }
ui-won = Winner: { $who }. Thank you for the game.
ui-table-closed = This table was closed without a result.
ui-seed = Seed of the dice: { $seed }
ui-ping-main = { $who } your turn.
ui-ping-short = { $who } your answer is awaited.
ui-ping-open = { $who } there is an offer for you.
ui-remind = { $who } a small reminder: your move is awaited here since { $when }.
ui-mute = Mute this turn
ui-muted = No more reminders for this turn. Nothing else changes.
ui-answer = Answer
ui-talk-over = This talk is over.
ui-no-answer-now = There is nothing to answer in that way now.
ui-turn-taken-back = (taken back)
ui-undone = Moves were taken back.
ui-undone-by = { $seat }: moves taken back
ui-board-below = The board is further down: { $link }
ui-thread-again = The old thread is gone; the table goes on here.
ui-notice-rules = The rules of this game were improved; the table goes on under the new ones.
ui-notice-aside = This table is set aside and waits for help. The other tables are not affected.
ui-read-card = Read a card ({ $count })
ui-other-picture = Another picture
ui-no-rules = There are no rule entries for this game yet.
ui-missed = { $count ->
    [one] One turn more before these
   *[other] { $count } turns more before these
  }
ui-replay = Step through
ui-replay-at = { $number ->
    [0] before the first move
   *[other] after move { $number } of { $last }
  }
ui-replay-first = Beginning
ui-replay-earlier = Earlier
ui-replay-later = Later
ui-replay-newest = Now
ui-no-history = Nothing has happened yet.

# Panel
ui-since = **Since your last move**
ui-draft = **Your draft**, seen by nobody yet
ui-earlier-steps = … and { $count ->
    [one] one earlier step
   *[other] { $count } earlier steps
  }
ui-dropped = ~~{ $line }~~ no longer fits: { $why }
ui-seal-ends = Seal it, and you can still change it until the others are in.
ui-draft-ends = Committing ends your turn.
ui-can-end = Everything is done; you can end the turn.
ui-not-now = Not now:
ui-how = Done how
ui-more = More …
ui-commit-turn = Commit turn
ui-commit-so-far = Commit so far
ui-end-turn = End turn
ui-take-back = Take back
ui-start-over = Start over
ui-back = Back
ui-why-not = Why not …
ui-type-it = Type it
ui-why-title = Why is it not possible?
ui-type-title = Type a move
ui-type-label = Move
ui-type-example = take ship from 4
ui-picture-coming = The picture is being drawn.
ui-played = Played.
ui-played-part = Played in part; left out: { $rest }
ui-next = Next: table { $table }
ui-undo = Undo
ui-gate-roll = **This plays your draft and rolls. Afterwards an undo needs everybody.**
ui-gate-reveal = **This plays your draft and shows something hidden. Afterwards an undo needs everybody.**
ui-gate-ask = **This plays your draft and asks the others. Once somebody has answered, an undo needs their consent.**
ui-roll-now = Roll
ui-reveal-now = Reveal
ui-ask-now = Ask
ui-not-yet = Not yet
ui-everyone = to everyone
ui-form-which = Which one
ui-form-pick = Choose
ui-form-give = **You give:** { $what }
ui-form-want = **You want:** { $what }
ui-form-exactly = **Chosen:** { $what } ({ $count } of { $most })
ui-form-between = **Chosen:** { $what } ({ $count }; from { $least } to { $most })
ui-final = Your answer is final.
ui-answer-with = Answer ({ $count })
ui-nothing-fits = Nothing fits here.
ui-order = Next time
ui-order-ask = Next time: ask me
ui-order-play = Next time: { $what }
ui-order-about = { $about } next time: { $what }
ui-order-given = From the next such question on this is answered for you.
ui-order-none = You will be asked again.
ui-prepare = Prepare a move
ui-prepare-more = Another line
ui-prepare-about = **As if it were your turn now**: the others are imagined to do as little as they can. What you keep is seen by nobody and tried when your turn comes.
ui-prepare-unknown = Your turn comes after something that is not known yet, so its choices cannot be shown. Type what you would like to play, steps with “;”, and what to try instead after “|”: it is tried when your turn comes.
ui-prepare-ends = That is the whole turn.
ui-preparing = **Your order in the making**, seen by nobody
ui-prepared = **Prepared for your next turn**, seen by nobody else
ui-keep-order = Keep as order
ui-otherwise = If it no longer fits
ui-otherwise-ask = if it no longer fits: ask me
ui-otherwise-next = if it no longer fits: next line
ui-order-kept = Kept. It is played as soon as it is your turn, if it still fits.
ui-order-another = Kept. Now the next line, for when this one no longer fits.
ui-order-withdrawn = The order is withdrawn.
ui-order-unfit = **What you prepared no longer fits:**
ui-by-order = by order
ui-clear = Clear
ui-done = Done
ui-seal = Seal
ui-sealed = Sealed. You can change it until the others are in.
ui-may-act = Nobody waits for you, but this is possible now:
ui-commit-answer = Answer
ui-other-place = Another place … ({ $count })
ui-earlier-page = ‹ earlier
ui-later-page = later ›

# Why not
ui-is-legal = “{ $line }” is possible now.
ui-not-possible = “{ $line }” is not possible now
ui-near = Near it and possible
ui-rule = Rule: { $rule }
ui-back-to-turn = Back to my turn
ui-draft-untouched = Your draft is untouched.

# Undo and votes
ui-undo-plan = { $count ->
    [one] This would be taken back:
   *[other] These { $count } moves would be taken back:
  }
ui-undo-asks = { $who } must agree.
ui-undo-anew = Something was rolled or shown since: the dice then fall anew.
ui-undo-now = Take back
ui-undo-ask = Ask the others
ui-leave-it = Leave it
ui-vote-opened = The others are asked.
ui-vote-counted = Counted.
ui-vote-undo = **{ $seat } would like to take back { $count ->
    [one] a move
   *[other] { $count } moves
  }:**
ui-vote-cancel = **{ $seat } asks to close the table without a result.**
ui-vote-replace = **{ $seat } asks to replace an absent player.**
ui-vote-passed = The vote has passed.
ui-vote-refused = The vote was refused.
ui-vote-withdrawn = The vote was withdrawn.
ui-vote-lapsed = The vote is over without a decision.
ui-vote-until = Open until { $when }.
ui-ballot-waiting = has not answered yet
ui-ballot-yes = agrees
ui-ballot-no = does not agree
ui-agree = Agree
ui-keep = Keep it as it is
ui-withdraw = Withdraw

# Other answers
ui-rematch-opened = A new lobby is open: table { $table }.
ui-verified = Everything holds: { $moves } moves, result { $result }, seed hash { $hash }.
ui-saved-game = The whole game with its seed. `meeplepost verify` re-runs it.
ui-running-game = The game so far as you may see it. The seed comes with the result.
ui-turns = { $count ->
    [0] Nobody waits for you. Enjoy the quiet.
    [one] One table waits for you
   *[other] { $count } tables wait for you
  }
ui-since-when = since { $when }
ui-reminder-when = reminder { $when }
ui-and-more = … and { $count } more
ui-nothing-found = Nothing found for “{ $words }”. Try other words, or one of these.
ui-at-table = In your game now (table { $table })
ui-related = Related
ui-also-found = Also found
ui-did-you-mean = Did you mean
ui-source = Source: { $source }
ui-own-ruling = rulings of our own are marked
ui-share = Share
ui-shared-by = shared by { $who }
ui-contents = Contents
ui-search = Search …
ui-search-title = Look something up
ui-search-label = What are you looking for?
ui-chapter = Chapter
ui-entry = Entries:
ui-cards-and-tiles = Cards and tiles
ui-tables = { $count ->
    [0] No open tables on this server
    [one] One open table
   *[other] { $count } open tables
  }
ui-state-lobby = lobby
ui-state-running = running
ui-automatic = automatic player
ui-person = at the table
ui-resigned = You have resigned from table { $table }.
ui-seat-offered = Your seat at table { $table } is on offer; whoever takes it plays on.
ui-cancel-asked = The others are asked whether table { $table } should be closed.
ui-language-set = I speak English with you.
ui-table-speaks = Table { $table } speaks English from now on. Private answers stay in each person's own language.
ui-observing = You are watching table { $table }.
ui-settings = Your settings
ui-quick-on = Quick turns are on: a turn of one decision is played as soon as you pick it. Undo stands beside the answer.
ui-quick-off = Quick turns are off: every turn waits for “Commit turn”.
ui-profile-running = Running tables: { $count }
ui-profile-line = { $played } played, { $won } won, { $mean } points on average
ui-help = **Meeplepost** hosts board games by post.
    - `/play` opens a lobby; others press Join, then Start.
    - In the table's thread press **Your move**: choose from the lists, look at the preview, commit.
    - `/move` takes the same moves typed, several with `;` between them.
    - `/why` explains why a move is not possible, `/undo` takes back, `/turns` lists tables that wait for you.
    - `/rules` looks up any rule, `/card` any card or tile; both also work in a private message to me.
ui-line-full = The line is full: send it like this, then go on
ui-which = “{ $line }” can mean several moves: choose one of them.
ui-help-start = Nobody waits for you. `/play` opens a table.
ui-help-turn = **It is your turn at { $table }.** You can: { $verbs }.
ui-help-example = Typed, for example: `/move { $line }`
ui-help-waiting = **At { $table } it is not your turn.** **Your move** shows who is awaited, and lets you prepare a move.
ui-help-watching = **You do not sit at { $table }.** `/board` shows it, `/table observe` lets you watch.
ui-help-over = **This was { $table }.** `/table replay` shows the game again, `/table verify` checks the dice.
ui-what-can-i-type = What can I type

# Welcome of the local server
ui-welcome = ### Welcome to Meeplepost
    This is a small server of your own. Nothing leaves this machine. You can be any of the people on the left, also two at once in two windows.
ui-welcome-steps = 1. Press a game below: a table against an automatic player begins at once.
    2. Choose your moves from the lists; the picture shows what they would do.
    3. **Commit turn** plays them. Type `/` to see everything else.
ui-welcome-play = Play { $game }

# Commands
command-play = play
command-game = game
command-seats = seats
command-pace = pace
command-options = options
command-what = what
command-observe = observe
command-move = move
command-line = move
command-now = now
command-table = table
command-why = why
command-undo = undo
command-board = board
command-hand = hand
command-turns = turns
command-rules = rules
command-words = words
command-help = help
command-list = list
command-info = info
command-history = history
command-replay = replay
command-card = card
command-card-name = name
command-export = export
command-verify = verify
command-text = text
command-resign = resign
command-substitute = substitute
command-take = take
command-seat = seat
command-cancel = cancel
command-settings = settings
command-language = language
command-quick = quick
command-profile = profile
command-person = person
about-play = Open a table: others join, then you start
about-play-game = Which game
about-play-seats = How many seats; the fewest if left out
about-play-pace = How quickly it is meant to go; about a move a day if left out
about-play-options = Options as name=value, several with commas; also on the card afterwards
about-move = Play one or several moves
about-move-line = The move, for example “take ship from 4”; several with “;”
about-move-now = Play at once (default), or put it into the draft
about-which-table = Number of the table, if not the one of this thread
about-why = Why a move is not possible now, and what is
about-why-line = The move you would like to make
about-undo = Take back: says exactly what, asks the others where needed
about-board = The picture of the table, for you alone
about-board-what = Which picture: the whole table, one player, a part of the board
about-hand = Your own area, for you alone
about-turns = All tables that wait for you
about-rules = Look up a rule
about-rules-words = Some words of the rule
about-help = What I can do here
about-table = Everything about a table
about-table-list = Open tables of this server
about-table-info = Who sits here, options, hash of the dice
about-table-history = The last moves
about-table-replay = Step through the moves, with pictures
about-table-number = Number of the table
about-table-seat = Which seat, counted from 1
about-card = Look up a card or tile
about-card-name = Name of the card or tile, or some words about it
about-table-export = The game as a text file
about-table-verify = Re-run a finished game and check the dice
about-table-text = The board as text
about-table-observe = Watch a table: its board, and its thread in your list
about-table-settings = Settings of the table, by whoever opened it
about-table-language = The language the table speaks in public
about-table-resign = Give up your seat; an automatic player goes on
about-table-substitute = Offer your seat to somebody else
about-table-take = Take a seat that is on offer
about-table-cancel = Ask the others to close the table
about-settings = Your own settings
about-settings-language = The language I speak with you
about-settings-quick = Play a turn of one decision as soon as it is picked
about-profile = Results of a person
about-profile-person = Whose; yours if left out
about-game = Moves of { $game }
language-auto = as my Discord
language-en = English
language-cs = Czech
switch-on = on
switch-off = off
