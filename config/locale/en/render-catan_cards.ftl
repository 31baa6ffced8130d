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
catan_cards-picture-no-cards = There are no cards here.
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
catan_cards-picture-event-die = Event die
catan_cards-picture-face = { $face ->
    [bandit] From round 3 on, whoever has more than 7 resources loses all wool and all gold.
    [trade] The holder of the mill takes one resource from the other player.
    [tournament] Whoever has more tournament points receives one resource of choice.
    [good_year] Both players receive one resource of choice.
   *[question] The next event card is revealed.
}
catan_cards-window-caption = { $about ->
    [plague] It would take from you
    [civil_war] It would cost you one of these units
    [conflict] { $name } would name three of these; you would give up one
    [veto] Played by { $name }
   *[other] Before it happens
}
catan_cards-window-more = and { $count } more
catan_cards-window-from = from { $place }
catan_cards-window-risk = { $place }, could be hit
catan_cards-window-price = costs { $count } magic
catan_cards-window-magic = you have { $count }
catan_cards-window-wizards = on unlocked wizards
catan_cards-window-help = { $kind ->
    [defence] Protects you, played from the hand: { $card }.
    [veto] { $card } would cancel the card.
   *[other] { $card } would cancel the event; the event die is rolled again.
}
catan_cards-window-sealed = { $name } answers too; both answers are shown together.
catan_cards-window-silence = No answer in time counts as: let it happen.
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
