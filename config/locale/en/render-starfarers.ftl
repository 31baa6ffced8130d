# Labels printed in Starfarers' pictures, and their alt texts.
starfarers-picture-title = Starfarers
starfarers-picture-turn = Turn { $turn } · { $phase }
starfarers-picture-over = Finished
starfarers-picture-bank = Bank
starfarers-picture-supply = supply
starfarers-picture-pirate = pirates
starfarers-picture-ice = ice
starfarers-picture-site = site
starfarers-picture-reach = { $ship } at { $at } · speed { $speed } · { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
} in reach
starfarers-picture-least-reach = { $ship } at { $at } · speed at least { $speed } · { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
} in reach
starfarers-picture-stays = { $ship } at { $at } · stays where it is this turn
starfarers-picture-stop-plain = stop
starfarers-picture-stop-found = found a colony
starfarers-picture-stop-station = trade station
starfarers-picture-stop-explore = turns something up
starfarers-picture-stop-clear = clears the planet
starfarers-picture-beyond = Also in reach: { $places }
starfarers-picture-planets = planets
starfarers-picture-chances = of 36
starfarers-picture-holder = held by
starfarers-picture-hand = Your cards
starfarers-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
starfarers-picture-in-bank = bank { $count }
starfarers-picture-costs = Costs; lighter is what these cards pay for
starfarers-picture-speed = to the speed
starfarers-picture-combat = combat strength
starfarers-picture-freight = freight
starfarers-picture-limit = cards, limit { $limit }
starfarers-picture-half-medals = half-medals
starfarers-picture-medals = medals
starfarers-picture-colonies = colonies
starfarers-picture-spaceports = spaceports
starfarers-picture-ships = ships
starfarers-picture-left = still in supply
starfarers-picture-friendship = Friendship cards
starfarers-picture-no-cards = None yet: a trade station brings one.
starfarers-picture-central = central { $at }
starfarers-picture-unknown = not found yet
starfarers-picture-figure = figure: { $name }
starfarers-part-board = Whole map
starfarers-part-turn = Where you decide
starfarers-part-hand = Your cards
starfarers-part-home = Catan sector
starfarers-part-friends = Peoples and their cards
starfarers-part-area = Mothership of { $name }
starfarers-part-map = { $ship } { $at } ({ $name })
starfarers-alt-head = Starfarers, { $stage }. Awaited: { $names }.
starfarers-alt-over = Starfarers. The game is over.
starfarers-alt-scores = Points: { $scores }.
starfarers-alt-player = { $name }: colonies { $colonies }; spaceports { $ports }; ships { $ships }; drive units, cannons, freight pods { $modules }; cards { $cards }; half-medals { $half }.
starfarers-alt-outpost = { $people }, central { $at }: stations of { $stations }, figure { $figure }.
starfarers-alt-system = { $slot }: { $planets }; sites { $sites }.
starfarers-alt-hidden = Face down: { $slots }.
starfarers-alt-hand = Your cards: { $cards }.
starfarers-alt-able = They pay for: { $things }.
starfarers-alt-bank = In the bank: { $cards }.
starfarers-alt-area = Mothership of { $name }, { $points } points.
starfarers-alt-strength = Speed +{ $speed }, combat strength { $combat }, freight { $freight }.
starfarers-alt-cards = Friendship cards: { $cards }.
starfarers-alt-round = The map round { $at }.
starfarers-alt-stops = Stops: { $places }.
starfarers-alt-changed = Changed: { $places }.
starfarers-alt-drafted = Drafted: { $places }.
starfarers-alt-targets = Possible places: { $places }.
starfarers-alt-refused = Not possible: { $place }.
starfarers-alt-at-seat = { $thing ->
    [booster] boosters
    [cannon] cannons
    [freight-pod] freight pods
   *[cards] friendship cards
  } ({ $name })
starfarers-alt-nothing = nothing
# What a friendship card does, as far as its icons do not say it.
starfarers-effect-production-bonus = When a roll brings it, take one more.
starfarers-effect-bank-rate = { $turn ->
    [0] As often as you like.
   *[other] Once per turn.
}
starfarers-effect-ship-bonus = Copies add up.
starfarers-effect-hand-limit = On a 7 you discard only with more than { $limit } cards.
starfarers-effect-buy-half-medal = Once per turn.
starfarers-effect-take-from-leaders = Once per turn: { $cards } random card from each of up to { $players } players with more points.
starfarers-effect-relief = If a roll other than 7 gives you nothing: { $cards } card of your choice.
