# Labels printed in Burgundy's pictures, and their alt texts.
burgundy-picture-title = Castles of Burgundy
burgundy-picture-goods = goods
burgundy-picture-order = Turn order
burgundy-picture-first = first
burgundy-picture-black = Black depot
burgundy-picture-each = { $price } each
burgundy-picture-bonus = Bonus left
burgundy-picture-won = Bonus won
burgundy-picture-round = Round { $round }/{ $rounds }
burgundy-picture-over = Finished
burgundy-picture-where = Estate { $estate } · Phase { $phase }, round { $round }
burgundy-picture-dice = Dice
burgundy-picture-dice-left = { $left } left
burgundy-picture-storage = Storage
burgundy-picture-store-goods = Goods
burgundy-picture-sold = sold { $tokens }
burgundy-picture-knowledge = Knowledge in force
burgundy-picture-no-knowledge = None yet.
burgundy-picture-coming = Goods to come
burgundy-picture-white-die = White die
burgundy-picture-free-place = free place
burgundy-picture-silver = silver
burgundy-picture-workers = workers
burgundy-picture-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
burgundy-part-board = Whole board
burgundy-part-depots = Depots
burgundy-part-estate = Estate of { $name }
burgundy-part-storage = Storage of { $name }
burgundy-alt-head = Castles of Burgundy, phase { $phase }, round { $round } of { $rounds }.
burgundy-alt-to-move = { $name } to move, dice { $dice }.
burgundy-alt-over = The game is over.
burgundy-alt-scores = Points: { $scores }.
burgundy-alt-depot = Depot { $depot }: { $tiles }{ $goods }.
burgundy-alt-goods = ; goods { $goods }
burgundy-alt-black = Black depot, { $price } silver each: { $tiles }.
burgundy-alt-order = Turn order: { $names }.
burgundy-alt-changed = Changed: { $places }.
burgundy-alt-drafted = Drafted: { $places }.
burgundy-alt-targets = Possible places: { $places }.
burgundy-alt-refused = Not possible: { $place }.
burgundy-alt-estate = Estate { $estate } of { $name }, { $points } points, { $empty } free hexes.
burgundy-alt-purse = { $name }: { $silver } silver, { $workers } workers.
burgundy-alt-storage = Storage: { $tiles }.
burgundy-alt-store-goods = Goods: { $goods }.
burgundy-alt-placed = Tiles: { $tiles }.
burgundy-alt-at-depot = place { $number } of depot { $depot }
burgundy-alt-at-black = place { $number } of the black depot
burgundy-alt-nothing = nothing
burgundy-alt-coming = Goods to come: { $goods }.
# What a tile does, one pattern per effect; amounts come from the tile's data.
burgundy-effect-allow-duplicate-buildings = The same building may stand several times in one city.
burgundy-effect-phase-end-workers-per-mine = At each phase end every mine also gives { $n ->
    [one] 1 worker
   *[other] { $n } workers
}.
burgundy-effect-sale-silver = Each sale pays { $set } silver.
burgundy-effect-sale-workers = Each sale also gives { $add ->
    [one] 1 worker
   *[other] { $add } workers
}.
burgundy-effect-ship-depots = A ship may fetch the goods of { $set } neighbouring depots.
burgundy-effect-buy-from-numbered = Your purchase may also come from any numbered depot.
burgundy-effect-animal-tile-bonus = Every animal tile that scores is worth { $n } VP more.
burgundy-effect-worker-step = Each worker you pay shifts a die by up to { $set }.
burgundy-effect-free-shift = { $when ->
    [take] Taking a tile from a depot: shift the die by { $n } for free.
   *[place] Placing ({ $colors }): shift the die by { $n } for free.
}
burgundy-effect-workers-action-silver = Taking workers also gives { $add } silver.
burgundy-effect-workers-action-amount = Taking workers gives { $set } workers.
burgundy-effect-vp-per-sold-type = End of game: { $n } VP for each goods type you sold.
burgundy-effect-vp-per-sold-good = End of game: { $n } VP for each goods token you sold.
burgundy-effect-vp-per-building = End of game: { $n } VP for each { $building }.
burgundy-effect-vp-per-animal-type = End of game: { $n } VP for each animal species.
burgundy-effect-vp-per-bonus-tile = End of game: { $n } VP for each bonus token.
burgundy-effect-vp = Scores { $n } VP at once.
burgundy-effect-workers = Gives { $n } workers at once.
burgundy-effect-silver = Gives { $n } silver at once.
burgundy-effect-score-animals = Scores all animals of its kind in the pasture.
burgundy-effect-sell = Sell one kind of goods.
burgundy-effect-take = Take a tile from a depot: { $colors }.
burgundy-effect-place = Place another stored tile.
burgundy-effect-action = One more action, any number.
burgundy-effect-collect-goods = Fetches the goods of one depot.
burgundy-effect-advance-order = Moves you up in the turn order.
burgundy-effect-phase-silver = { $n } silver at each phase end.
