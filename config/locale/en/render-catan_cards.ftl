# Labels printed in the pictures of the Catan Card Game, and their alt texts.
catan_cards-picture-title = Catan Card Game
catan_cards-picture-turn = Turn { $turn } · first to { $points }
catan_cards-picture-setup = Set-up · first to { $points }
catan_cards-picture-over = Finished
catan_cards-picture-no-roll = Nothing rolled yet
catan_cards-picture-row = Face up
catan_cards-picture-played = In play now
catan_cards-picture-offer = Offer
catan_cards-picture-hand = Your hand
catan_cards-picture-looking = You look at
catan_cards-picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
catan_cards-picture-kind = { $kind ->
    [action] Action
    [building] Building
    [knight] Knight
    [trade_fleet] Trade fleet
    [privateer] Privateers
    [cannon] Cannon
    [dragon] Dragon
    [wizard] Wizard
    [spell_book] Spell book
    [event] Event card
    [central] Site
   *[other] Unit
}
catan_cards-picture-frame = { $frame ->
    [yellow] yellow
    [green] green
    [red] red, city
    [brown] brown
    [purple] purple
    [road] road
   *[other] supply
}
catan_cards-part-board = Whole table
catan_cards-part-turn = Where you decide
catan_cards-part-hand = Your hand
catan_cards-part-looking = Cards you look at
catan_cards-part-principality = Principality of { $name }
catan_cards-part-stacks = Stacks and open cards
catan_cards-alt-head = Catan Card Game, { $stage }. Awaited: { $names }.
catan_cards-alt-over = Catan Card Game. The game is over.
catan_cards-alt-scores = Points: { $scores }.
catan_cards-alt-sums = { $name }: { $points } points, strength { $strength }, tournament { $tournament }, commerce { $commerce }, hand { $hand } of { $limit }.
catan_cards-alt-middle = Production { $production }, event { $face }; knight: { $knight }, mill: { $mill }; stacks { $stacks }; event cards { $events }.
catan_cards-alt-sites = Sites: { $things }.
catan_cards-alt-cards = Cards: { $things }.
catan_cards-alt-lands = Landscapes: { $things }.
catan_cards-alt-hand = Your hand: { $things }.
catan_cards-alt-looking = You look at: { $things }.
catan_cards-alt-row = Face up: { $things }.
catan_cards-alt-changed = Changed: { $places }.
catan_cards-alt-drafted = Drafted: { $places }.
catan_cards-alt-targets = Possible places: { $places }.
catan_cards-alt-refused = Not possible: { $place }.
catan_cards-alt-at-stack = stack { $stack }
catan_cards-alt-nothing = nothing
