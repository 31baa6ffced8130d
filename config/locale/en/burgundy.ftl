# The Castles of Burgundy

burgundy-name = The Castles of Burgundy

# Questions
burgundy-ask-turn = { $mine ->
    [yes] Your move: use both dice, then end the turn.
   *[no] { $seat } to move: use both dice, then end the turn.
  }
burgundy-ask-choose-estate = { $mine ->
    [yes] You choose an estate and the hex of its starting castle.
   *[no] { $seat } chooses an estate and the hex of its starting castle.
  }
burgundy-ask-choose-castle = { $mine ->
    [yes] You choose the hex of the starting castle.
   *[no] { $seat } chooses the hex of the starting castle.
  }
burgundy-ask-effect-sell = { $mine ->
    [yes] You may sell one goods type, or pass.
   *[no] { $seat } may sell one goods type, or pass.
  }
burgundy-ask-effect-take = { $mine ->
    [yes] You may take a tile, or pass.
   *[no] { $seat } may take a tile, or pass.
  }
burgundy-ask-effect-place = { $mine ->
    [yes] You may place another tile, or pass.
   *[no] { $seat } may place another tile, or pass.
  }
burgundy-ask-effect-action = { $mine ->
    [yes] You have one more action from the castle, no die needed.
   *[no] { $seat } has one more action from the castle, no die needed.
  }
burgundy-ask-effect-collect-goods = { $mine ->
    [yes] You choose whose goods the ship loads.
   *[no] { $seat } chooses whose goods the ship loads.
  }

# Gates
burgundy-gate-next-round = This ends the round: the dice of the next one are rolled.
burgundy-gate-next-phase = This ends the phase: new tiles are dealt and dice rolled.
burgundy-gate-first-phase = After this choice the tiles of phase A are dealt and dice rolled.

# Decisions
burgundy-do-choose-estate = estate { $estate }, castle at { $hex }
burgundy-do-choose-castle = castle at { $hex }
burgundy-do-take-tile = take { $tile } from { $depot }{ $die ->
    [none] {""}
   *[other] {" "}with die { $die }
  }{ $discard ->
    [none] {""}
   *[other] , giving up { $discard }
  }
burgundy-do-place-tile = place { $tile } at { $hex }{ $die ->
    [none] {""}
   *[other] {" "}with die { $die }
  }
burgundy-do-sell-goods = sell { $goods }{ $die ->
    [none] {""}
   *[other] {" "}with die { $die }
  }
burgundy-do-take-workers = take workers{ $die ->
    [none] {""}
   *[other] {" "}with die { $die }
  }
burgundy-do-buy-tile = buy { $tile } from { $source }{ $discard ->
    [none] {""}
   *[other] , giving up { $discard }
  }
burgundy-do-collect-goods = collect from { $depots }{ $goods ->
    [none] {""}
   *[other] : { $goods }
  }
burgundy-do-pass = pass
burgundy-do-end-turn = end the turn

# Log lines
burgundy-event-estate-chosen = { $seat }: estate { $estate }, castle on { $hex }
burgundy-event-phase-started = Phase { $phase } begins; { $removed ->
    [0] new tiles are dealt.
    [one] one leftover tile leaves the game, new ones are dealt.
   *[other] { $removed } leftover tiles leave the game, new ones are dealt.
  }
burgundy-event-round-started = Phase { $phase }, round { $round }: order { $order }; the white die shows { $white_die }: { $goods } to depot { $white_die }.
burgundy-event-die-used = { $seat }: die { $rolled }{ $workers ->
    [0] {""}
    [one] {" "}as { $value } for 1 worker
   *[other] {" "}as { $value } for { $workers } workers
  }
burgundy-event-tile-taken = { $seat }: { $tile } from depot { $depot }
burgundy-event-tile-bought = { $seat }: { $tile } bought from { $source } for { $price } silver
burgundy-event-tile-discarded = { $seat }: { $tile } given up
burgundy-event-tile-placed = { $seat }: { $tile } on { $hex }
burgundy-event-region-completed = { $seat }: region of { $size } complete ({ $color }), { $area_points } + { $phase_points } points
burgundy-event-token-won = { $seat }: { $large ->
    [yes] large
   *[no] small
  } bonus token for { $color }, { $points } points
burgundy-event-animals-scored = { $seat }: { $tile } score { $points ->
    [one] 1 point
   *[other] { $points } points
  }
burgundy-event-points-scored = { $seat }: { $tile }, { $points } points
burgundy-event-workers-gained = { $seat }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }
burgundy-event-silver-gained = { $seat }: { $silver } silver
burgundy-event-goods-sold = { $seat }: { $tokens } × { $goods } sold, { $points } points, { $silver } silver{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , { $workers } workers
  }
burgundy-event-goods-collected = { $seat }: { $tokens ->
    [none] no goods
   *[other] goods { $tokens }
  } from depot { $depots }
burgundy-event-marker-advanced = { $seat }: order marker to space { $position }
burgundy-event-effect-lost = { $seat }: { $tile } without effect ({ $effect })
burgundy-event-effect-declined = { $seat }: passed ({ $effect })
burgundy-event-turn-ended = { $seat }: end of turn
burgundy-event-mines-paid = { $seat }: { $mines ->
    [one] 1 mine pays
   *[other] { $mines } mines pay
  } { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and 1 worker
   *[other] {" "}and { $workers } workers
  }
burgundy-event-final-scored = { $seat }: goods { $unsold }, silver { $silver }, workers { $workers }, knowledge { $knowledge }; { $total } points in all
burgundy-event-game-ended = The game is over: { $ranking }.

# Why not
burgundy-why-estate-first = First the estate and its starting castle have to be chosen.
burgundy-why-estates-are-set = The estates are chosen already.
burgundy-why-estate-not-chosen = In this game you choose an estate and a castle hex together, for example “estate 5 at C2”.
burgundy-why-estate-is-dealt = The estates are given in this game; you only choose the castle hex, for example “castle at D4”.
burgundy-why-no-such-estate = There is no estate { $estate }; they are numbered 1 to 9.
burgundy-why-estate-taken = Estate { $estate } is taken; only estate 1 may be played by several.
burgundy-why-not-a-castle-hex = { $hex } is not a castle hex of this estate. Castle hexes: { $hexes }.
burgundy-why-effect-first = An effect waits for you first: { $effect }.
burgundy-why-effect-compulsory = You cannot pass here; this must be done: { $effect }.
burgundy-why-effect-other-color = This effect takes no tile of that kind ({ $tile }), but: { $colors }.
burgundy-why-nothing-to-pass = There is nothing to pass on now.
burgundy-why-nothing-fits = There is nothing to do this with now.
burgundy-why-no-die-here = This is done without a die.
burgundy-why-die-needed = In your turn this takes a die, for example “with 1”.
burgundy-why-no-such-die = There is no die { $number }; you have dice 1 and 2.
burgundy-why-die-used = Die { $number } is used already.
burgundy-why-dice-spent = Both dice are used.
burgundy-why-dice-left = { $number ->
    [one] One die is still unused.
   *[other] Both dice are still unused.
  }
burgundy-why-dice-reach-nothing = Your dice reach nothing there, and { $have ->
    [0] you have no workers
    [one] one worker is not enough
   *[other] { $have } workers are not enough
  }.
burgundy-why-not-enough-workers = The die shows { $value } and { $needed } is needed: that costs { $need ->
    [one] 1 worker
   *[other] { $need } workers
  }, you have { $have }.
burgundy-why-no-such-depot = There is no depot { $number } here; they are numbered 1 to 6.
burgundy-why-tile-not-there = There is no such tile in { $source }: { $tile }.
burgundy-why-depots-empty = No numbered depot holds a tile.
burgundy-why-discard-needed = Your storage is full ({ $stored }): name a tile to give up, for example “for { $example }”.
burgundy-why-discard-not-needed = Your storage has room, so nothing may be given up.
burgundy-why-tile-not-stored = There is no such tile in your storage: { $tile }.
burgundy-why-storage-empty = Your storage is empty.
burgundy-why-no-place-for-tiles = None of your stored tiles can be placed with these dice.
burgundy-why-no-such-tile = No tile is called “{ $name }”.
burgundy-why-no-such-hex = No hex is called “{ $name }”; they run from A1 to G4.
burgundy-why-hex-covered = { $hex } is covered already ({ $tile }).
burgundy-why-hex-other-color = { $hex } takes another kind of tile ({ $color }), not this one: { $tile }.
burgundy-why-not-adjacent = { $hex } has no neighbouring tile yet; a new tile must touch one.
burgundy-why-building-twice = The city of { $hex } already has this building ({ $tile }).
burgundy-why-no-such-goods = There are no goods { $number }; they are numbered 1 to 6.
burgundy-why-goods-not-stored = You store no { $goods }.
burgundy-why-nothing-to-sell = You have no goods to sell.
burgundy-why-already-bought = You have bought a tile this turn; one purchase a turn is allowed.
burgundy-why-not-enough-silver = A purchase costs { $need } silver, you have { $have }.
burgundy-why-buy-black-only = You buy from the black depot only, unless knowledge tile 6 lies on your estate.
burgundy-why-black-depot-empty = There is nothing to buy.
burgundy-why-no-ship-placed = Goods are collected when you place a ship.
burgundy-why-one-depot-only = Name exactly one depot.
burgundy-why-depots-not-neighbours = Name one depot or two neighbouring ones (6 and 1 are neighbours too).
burgundy-why-goods-which = Not everything fits; { $number ->
    [one] name one of these
   *[other] name { $number } of these
  }: { $offered }.
burgundy-why-goods-how-many = { $number ->
    [0] No new goods type fits, so none may be named.
    [one] Exactly one of these must be taken: { $offered }.
   *[other] Exactly { $number } of these must be taken: { $offered }.
  }
burgundy-why-goods-named-twice = A goods type is named twice.
burgundy-why-goods-not-new = You store { $goods } already; they are taken anyway, so name new types only.
burgundy-why-goods-not-there = There are no { $goods } there.

# Text board
burgundy-text-stage = Phase { $phase }, round { $round } of 5 · white die { $white }
burgundy-text-order = Turn order { $order } · order track { $track }
burgundy-text-goods = goods { $list }
burgundy-text-black = black
burgundy-text-next-goods = Goods to come this phase: { $list }
burgundy-text-tokens = Bonus tokens left: { $list }
burgundy-text-color = { $color }
burgundy-text-player = { $seat }: { $score } points · silver { $silver } · workers { $workers } · dice { $dice }
burgundy-text-stores = { "  " }storage { $tiles } · goods { $list } · sold { $sold }
burgundy-text-over = The game is over.

# Sources of points
burgundy-source-areas = regions
burgundy-source-phases = phase bonus
burgundy-source-tokens = bonus tokens
burgundy-source-animals = animals
burgundy-source-sales = goods sold
burgundy-source-towers = watchtowers
burgundy-source-goods = unsold goods
burgundy-source-silver = silver
burgundy-source-workers = workers
burgundy-source-knowledge = knowledge
burgundy-stage-phase = phase { $value }
burgundy-stage-round = round { $value } of 5
burgundy-end-over = the game is over
burgundy-end-after-last-round = the game ends after round 5 of phase E
burgundy-end-last-round = the last round was played
burgundy-by-points = points
burgundy-by-empty-hexes = fewest empty hexes
burgundy-by-turn-order = later in turn order

# Panel
burgundy-verb-take = Take a tile
burgundy-verb-place = Place a tile
burgundy-verb-sell = Sell goods
burgundy-verb-workers = Take workers
burgundy-verb-buy = Buy a tile
burgundy-verb-collect = Load goods
burgundy-verb-pass = Pass
burgundy-verb-estate = Choose an estate
burgundy-verb-castle = Choose the castle hex
burgundy-option-estates = Estates
burgundy-option-estates-basic = Everybody on estate 1
burgundy-option-estates-choose = Everybody chooses an estate
burgundy-option-estates-random = Estates dealt at random
burgundy-option-estates-same-1 = Estate 1, free castle
burgundy-option-estates-same-2 = All on estate 2
burgundy-option-estates-same-3 = All on estate 3
burgundy-option-estates-same-4 = All on estate 4
burgundy-option-estates-same-5 = All on estate 5
burgundy-option-estates-same-6 = All on estate 6
burgundy-option-estates-same-7 = All on estate 7
burgundy-option-estates-same-8 = All on estate 8
burgundy-option-estates-same-9 = All on estate 9

# Looking things up
burgundy-knowledge-title = Knowledge { $number }: { $name }
burgundy-rules-section = rules { $section }
burgundy-tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
burgundy-species-cow = Cows
burgundy-species-sheep = Sheep
burgundy-species-pig = Pigs
burgundy-species-chicken = Chickens

# In your game now
burgundy-now-depots = in { $count ->
    [one] depot
   *[other] depots
  } { $depots }
burgundy-now-black = in the black depot
burgundy-now-placed = { $seat }: { $hexes }
burgundy-now-stored = { $seat }: { $count } in storage
burgundy-now-unseen = { $left } of { $all } not seen yet
burgundy-now-order = This round: { $order } · next round as it stands: { $next }
burgundy-now-phase = Phase { $phase }, round { $round } of 5
burgundy-now-bonus = Phase { $phase }: bonus { $bonus }, so a region of three gives { $gives } points now.
burgundy-now-tokens = Still to be had: { $left }
burgundy-now-goods = In the depots: { $list }
burgundy-now-sale = { $points } points for each token here
burgundy-now-piles = Not seen yet: { $list }, black backs { $black }
