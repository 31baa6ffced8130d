# What the cards of the Catan Card Game do: one pattern for each effect of their data.
catan_cards-cards-amount = { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
} { $resource ->
    [brick] brick
    [lumber] lumber
    [wool] wool
    [grain] grain
    [ore] ore
   *[gold] gold
}
catan_cards-cards-or = { $first } or { $last }
catan_cards-cards-and = { $first } and { $last }

# From the numbers printed on a card
catan_cards-is-knight = Knight with { $strength } strength and { $tournament ->
    [one] 1 tournament point
   *[other] { $tournament } tournament points
}.
catan_cards-is-cannon = Strength without tournament points; both players may own cannons.
catan_cards-is-foreign = Put it on a free slot of an enemy { $frame ->
    [red] city
   *[other] settlement or city
}.
catan_cards-is-vp = Worth { $vp ->
    [one] a victory point
   *[other] { $vp } victory points
}; no other effect.
catan_cards-is-commerce = { $commerce ->
    [one] One commerce point
    [3] Three commerce points
   *[other] { $commerce } commerce points
}.
catan_cards-is-points = Pure points; condition of many Trade & Change cards.
catan_cards-is-progress = Your hand limit is one higher.
catan_cards-is-craft = Costs { $count ->
    [3] three
   *[other] { $count }
} craft points (from Dye Works, Art Smithy, Distillery) on top of its resources.
catan_cards-is-limited = One per player.
catan_cards-is-face-up = Lies in the face-up row.

# Conditions
catan_cards-needs = Condition: { $list }.
catan_cards-needs-token = { $token ->
    [knight] knight token
   *[mill] mill token
}
catan_cards-needs-commerce-min = { $count } commerce points
catan_cards-needs-cities-min = { $count ->
    [one] a city
   *[other] { $count } cities
}
catan_cards-needs-citadels-min = { $count ->
    [one] a citadel
   *[other] { $count } citadels
}
catan_cards-needs-wizards-min = { $count ->
    [one] a wizard of yours
   *[other] { $count } wizards of yours
}
catan_cards-needs-opponent-wizards-min = { $count ->
    [one] an enemy wizard
   *[other] { $count } enemy wizards
}
catan_cards-needs-trade-fleets-min = { $count ->
    [one] a trade fleet of yours
   *[other] { $count } trade fleets of yours
}
catan_cards-needs-craft-points-min = { $count } craft points
catan_cards-needs-opponent-strength-max = the opponent has at most { $count } strength
catan_cards-needs-more-tournament-than-opponent = more tournament points than the opponent

# Effects of cards
catan_cards-does-duel-roll = Roll: on { $ok } one enemy { $target ->
    [building] building
   *[strength_unit] unit with printed strength
} of your choice goes back to its owner's hand; on { $backfire } one of your own { $target ->
    [building] unprotected buildings
   *[strength_unit] such units
} of your choice comes back to your hand, if you have one.
catan_cards-does-look-hand = See the opponent's hand.
catan_cards-does-take-hand-card = Take up to one action card or unit from it into your hand.
catan_cards-does-steal = { $max ->
    [room_of_one_region] Pick one of your landscapes and take from the opponent as many resources of its type as that landscape still has room for.
   *[other] Take up to { $max } resources { $resource ->
        [any] of your choice
       *[one_type] of one type
    } from the opponent.
}
catan_cards-does-give-opponent = Then give the opponent one resource { $other_type ->
    [yes] of another type
   *[no] of your choice
}.
catan_cards-does-set-die = { $die ->
    [production] Play before rolling: you set the production die instead of rolling it.
   *[event] Cast before rolling: you choose the face of the event die.
}
catan_cards-does-pay-any = Pay exactly { $count } resources of your choice.
catan_cards-does-gain-any = Receive any { $count ->
    [per_city] one resource for each of your cities
    [one] one resource
   *[other] { $count } resources
}.
catan_cards-does-choose-new-regions = Play with a settlement purchase: choose both new landscapes from the whole landscape stack, then shuffle that stack.
catan_cards-does-react = { $do ->
    [exempt_self] Play when { $cards } is revealed: that event does not apply to you.
    [veto] Cast when the opponent plays any action card: it has no effect and goes under a development stack.
   *[void_and_reroll] Cast when an event is rolled or its card revealed: the event is void and the event die is rolled again.
}
catan_cards-does-auto-react = When the opponent's { $cards } would take effect, roll: on { $roll_ok } it has none.
catan_cards-does-trade-rate = { $resource ->
    [neighbour_regions] You may trade two resources taken from one neighbouring landscape for any one other resource.
    [opponent_fleets] You may trade two for one every resource for which the opponent owns a single-resource trade fleet.
   *[other] You may trade two { $resource ->
        [brick] brick
        [lumber] lumber
        [wool] wool
        [grain] grain
        [ore] ore
       *[gold] gold
    } for any one other resource, as often as you like.
}
catan_cards-does-trade-rate-boost = Your trade fleets on this city's slots trade one for one.
catan_cards-does-protect = { $scope ->
    [neighbour_regions] Resources on the two neighbouring landscapes are neither counted nor taken by the Bandit.
    [host_regions] The four landscapes around this city are safe from { $from }.
    [all_regions] All your landscapes are safe from { $from }.
    [host_site] Buildings on the slots of this city are safe from the { $from }, also from your own backfiring one.
    [all_units] All your trade fleets, knights and cannons are safe from { $from }.
   *[host_site_fleets] They are safe from { $from }.
}
catan_cards-does-strength-bonus = Each of your knights and cannons has { $amount ->
    [one] one strength
   *[other] { $amount } strength
} more.
catan_cards-does-die-bonus = When the event die shows { $face }, you also receive { $gain } (as far as there is room).
catan_cards-does-die-reward = { $face_id ->
    [trade] If you hold the mill when { $face } is rolled, you take { $count } resources instead of one.
   *[tournament] When you win the { $face } on the event die, you receive { $mode ->
        [add] one resource more
       *[set] { $count } resources instead of one
    }.
}
catan_cards-does-market-catchup = If the production number is on more of the opponent's landscapes than of yours, receive one resource of a type those opposing landscapes yield.
catan_cards-does-double-production = Neighbouring { $terrain ->
    [field] fields
    [forest] forests
    [hills] hills
    [pasture] pastures
    [mountains] mountains
   *[gold_river] gold rivers
} yield double.
catan_cards-does-search-cost = { $value ->
    [0] Looking through development stacks costs you nothing.
   *[other] Looking through a development stack costs you one resource instead of two.
}
catan_cards-does-vp-if = Worth a victory point while you own at least { $fleets } trade fleets.
catan_cards-does-vp-set-if = Built on a settlement; four slots for green, purple and spell-book cards. One victory point in all, { $vp } while a wizard is present.
catan_cards-does-cost-reduction = { $filter ->
    [red] Your city buildings with a price of { $min_cost } or more cost
   *[other] Your fleets (Privateers too) cost
} one resource of your choice less.
catan_cards-does-reveal-draws = The host must show every card taken from a development stack.
catan_cards-does-gold-as-commerce = Each gold on your landscapes counts as one commerce point.
catan_cards-does-fill-region = { $terrain ->
    [field] One of your fields receives { $amount } grain
   *[mountains] One of your mountains cards receives { $amount } ore
}, as far as it has room.
catan_cards-does-swap-own-regions = Swap the places of two of your landscapes, neither carrying a landscape expansion.
catan_cards-does-dynamic-tournament = His tournament points equal the latest production roll.
catan_cards-does-suppress-commerce = Commerce points of the cards there do not count.
catan_cards-does-remove-if = Gone as soon as the host has { $strength } strength.
catan_cards-does-start-of-turn-choice = Name a resource at the start of your turn: this turn you may shift it freely between your landscapes of that type.
catan_cards-does-craft = On a { $terrain ->
    [pasture] pasture
    [mountains] mountains
   *[field] field
} card next to a settlement or city: turn { $convert } { $resource ->
    [wool] wool
    [ore] ore
   *[grain] grain
} of that landscape into one craft point (a commerce point), or spend one craft point to take any one resource from the opponent.
catan_cards-does-store = Store exactly { $capacity } resources of one kind, safe from the opponent and all events; taking any out empties it.
catan_cards-does-pawn-building = Turn one of your buildings that costs resources face down and get its printed price back; it does nothing until you pay the price again.
catan_cards-does-immune-except = Dragon with { $card_strength } strength, afraid only of the { $cards }.
catan_cards-does-forbid = Nobody may play attack action cards or cast attack spells.
catan_cards-does-wizard = { $terrain ->
    [any] May stand at any landscape
    [field] Stands at a field
    [forest] Stands at a forest
    [hills] Stands at hills
    [mountains] Stands at mountains
   *[pasture] Stands at a pasture
} of a citadel and turns its resources 1:1 into magic.
catan_cards-does-arrange-event-top = Look at the top { $count } event cards; put any of them at the bottom and the rest back on top in any order.
catan_cards-does-draw-top = Draw the top card of each of { $stacks } development stacks.
catan_cards-does-swap-region-with-opponent = Exchange a landscape type you own at least twice for one the opponent owns at least twice; counts travel with the cards.
catan_cards-does-search-stack = Look through one stack and take one card.
catan_cards-does-bury-hand-card = Put one other hand card under that stack.
catan_cards-does-swap-own-cards = Swap the places of two of your buildings or of two of your units.
catan_cards-does-peek-top = Look at the top cards of { $stacks } neighbouring development stacks and put them back.
catan_cards-does-multiply-strength = One of your knights or dragons has double strength until the end of the opponent's next turn.
catan_cards-does-remove-event-card = Remove one event card of your choice (not { $except }) from the event stack for the rest of the game.
catan_cards-does-wizard-duel = Pit one of your wizards against an enemy one: die roll plus magic; the loser goes under a stack and the winner gains the loser's magic.
catan_cards-does-bewitch-building = Put it on an enemy building, which loses all effects and points until its owner rolls a question mark in an own turn.
catan_cards-does-swap-region-with-stack = Exchange a landscape of a type you own at least twice for any landscape of the stack; the count carries over.
catan_cards-does-free-city = Turn one of your settlements into a city.
catan_cards-does-empty-region = Empty one enemy landscape of all resources.
catan_cards-does-take-discard = Take one action card from the discard pile into your hand.
catan_cards-does-steal-spell-book = Take a spell book out of the enemy principality and place it in one of your citadels.
catan_cards-does-on-build-remove-enemy-unit = When built, one enemy fleet of your choice goes under a development stack.

# What one does with a card in one's turn
catan_cards-does-activate-gain-any = Once in your turn trade { $cost } for any one other resource.
catan_cards-does-activate-shift-between-road-regions = Once in your turn turn one resource of one landscape next to this road into one resource of the other.
catan_cards-does-activate-move-unit = In your turn pay { $cost } to move one of your knights or cannons to a free slot of yours.
catan_cards-does-activate-as-action = From the turn after he was placed: pay { $cost } and use him up as a { $cards }.
catan_cards-does-activate-roll-table = In your turn pay { $magic ->
    [0] { $cost }
   *[other] one magic
} and roll: { $gains } gives any one resource{ $blows ->
    [none] {""}
   *[other] ; on { $blows } it blows up
}. Repeatable.
catan_cards-does-activate-forced-swap = Once in your turn give the opponent one resource (not gold) and take one other resource (not gold) from the opponent.
catan_cards-does-activate-charge-wizard = Once in your turn pay { $cost } to give one of your wizards one magic.

# Effects of events
catan_cards-does-reshuffle-events = Shuffle the event stack anew as at setup.
catan_cards-does-draw-event = Then draw another event card.
catan_cards-does-lose-region = { $scope ->
    [regions_of_cities] Each landscape next to a city loses one resource.
   *[neighbours_of] Each landscape next to a { $cards } loses one resource per such neighbour.
}
catan_cards-does-each-player-removes-unit = Each player puts one own unprotected knight, cannon or fleet under a development stack.
catan_cards-does-token-holder-targets = The holder of the knight names { $pick } enemy buildings (all, if there are fewer); their owner puts one of these under a development stack.
catan_cards-does-gain-any-each = Each player receives any one resource per own { $per ->
    [progress_cards] card with a progress point, at most { $max }
   *[trade_fleets] trade fleet
}.
catan_cards-does-gain-regions-each = Each landscape receives one resource per neighbouring { $cards }.
catan_cards-does-gain-each = Each player receives { $gain }.
catan_cards-does-buy-each = Each player may buy up to { $max } resources for { $price } each.
catan_cards-does-most-trade-fleets-gain = Whoever owns more trade fleets receives any one resource; with an equal number of at least one both do.
catan_cards-does-most-tournament-fill = Whoever has more tournament points may fill one own gold river to { $amount } gold.
catan_cards-does-hand-exchange = Each player with at least { $if_vp_min } victory points puts the whole hand under one development stack and draws up to the hand limit from the top of that stack.
catan_cards-does-charge-all-wizards = Each wizard receives one magic, usable at once.
