# The Catan Card Game

catan_cards-name = Catan Card Game

# Questions
catan_cards-ask-before-roll = { $seat } to roll: first an Alchemist, the Wheel of Time or the Cartwright, if at hand.
catan_cards-ask-turn = { $seat } to move: build, play, trade; then end the turn.
catan_cards-ask-offer = { $seat } has a trade offer to answer.
catan_cards-ask-arrange-regions = { $seat } lays out the six starting landscapes, secretly.
catan_cards-ask-start-stack = { $seat } chooses the stack of the starting hand.
catan_cards-ask-take-cards = { $seat } takes cards out of the stack.
catan_cards-ask-draw = { $seat } draws up to the hand limit: the top of a stack, or a search.
catan_cards-ask-exchange = { $seat } may exchange one hand card.
catan_cards-ask-bury = { $seat } puts surplus cards under stacks.
catan_cards-ask-bury-other = { $seat } puts another hand card under the same stack.
catan_cards-ask-overflow = { $seat } holds too many cards and puts some under stacks.
catan_cards-ask-gain = { $seat } receives resources of choice.
catan_cards-ask-buy = { $seat } may buy resources.
catan_cards-ask-pay = { $seat } pays resources of choice.
catan_cards-ask-take = { $seat } takes resources from the opponent.
catan_cards-ask-give = { $seat } gives the opponent a resource.
catan_cards-ask-exchange-goods = { $seat } names what goes each way at the Great Market.
catan_cards-ask-time-jump-face = { $seat } may cast Time Jump against the event die.
catan_cards-ask-time-jump-card = { $seat } may cast Time Jump against the event card.
catan_cards-ask-defence = { $seat } may answer the event with a defence card.
catan_cards-ask-veto = { $seat } may cast Magic Veto.
catan_cards-ask-target = { $seat } chooses a target.
catan_cards-ask-under = { $seat } chooses the stack for a card that goes under it.
catan_cards-ask-take-hand = { $seat } looks at the opponent’s hand and may take a card.
catan_cards-ask-name = { $seat } names the buildings the Conflict is about.
catan_cards-ask-lay = { $seat } lays the two new landscapes.
catan_cards-ask-swap-regions = { $seat } swaps two landscapes.
catan_cards-ask-earth-spell = { $seat } swaps a landscape with the opponent.
catan_cards-ask-replace-region = { $seat } replaces a landscape by one of the stack.
catan_cards-ask-eye-stack = { $seat } chooses the stack for the Magic Eye.
catan_cards-ask-draw-stacks = { $seat } chooses the stacks to draw from.
catan_cards-ask-vision = { $seat } chooses the first of the stacks to look at.
catan_cards-ask-fetch = { $seat } takes an action card from the discard pile.
catan_cards-ask-comet-stack = { $seat } chooses a stack for the Comet.
catan_cards-ask-comet-hand = { $seat } orders the hand that goes under the stack.
catan_cards-ask-move = { $seat } moves a unit.
catan_cards-ask-swap-cards = { $seat } swaps two cards in play.
catan_cards-ask-steal-book = { $seat } takes a spell book.
catan_cards-ask-duel = { $seat } names the wizards of the duel.
catan_cards-ask-guardian = { $seat } arranges the event cards.
catan_cards-ask-remove-event = { $seat } removes an event card from the game.

# Questions to oneself
catan_cards-you-before-roll = Your turn: roll the dice.
catan_cards-you-turn = Your turn: build, play cards, trade; then end it.
catan_cards-you-offer = { $who } offers a trade: you get { $give }, you give { $want }.
catan_cards-you-arrange-regions = Lay out your six starting landscapes: the upper row from west to east, then the lower one; what you do not choose stays as it lies. { $who } sees them when both of you are ready.
catan_cards-you-start-stack = Choose the stack you look through for your starting hand.
catan_cards-you-take-cards = Choose { $number ->
    [one] the card
   *[other] the { $number } cards
  } you take from { $stack }; the others stay as they lie.
catan_cards-you-draw = You hold { $hand } of { $limit } cards: draw the top card of a stack, or search one.
catan_cards-you-exchange = Your hand is full. You may exchange one card: take one from a stack and put another one under it.
catan_cards-you-bury = You hold { $hand } cards, { $limit } are allowed: put one under a stack.
catan_cards-you-bury-other = Put another hand card under { $stack }.
catan_cards-you-overflow = You hold { $hand } cards, { $limit } are allowed: put one under a stack.
catan_cards-you-gain = { $card }: you receive { $number ->
    [one] one resource
   *[other] { $number } resources
  } of your choice.
catan_cards-you-buy = { $card }: you may buy up to { $number ->
    [one] one resource
   *[other] { $number } resources
  }.
catan_cards-you-pay = { $card }: pay { $number ->
    [one] one resource
   *[other] { $number } resources
  } of your choice.
catan_cards-you-take = { $card }: take { $step ->
    [one_type] resources of one kind
    [up_to] up to { $number ->
        [one] one resource
       *[other] { $number } resources
      }
   *[other] { $number ->
        [one] one resource
       *[other] { $number } resources
      }
  } from your opponent.
catan_cards-you-give = { $card }: give your opponent one resource.
catan_cards-you-exchange-goods = { $card }: name what you give and what you take.
catan_cards-you-time-jump-face = The event die shows { $card }. Will you answer with Time Jump?
catan_cards-you-time-jump-card = Event card: { $card }. Will you answer with Time Jump?
catan_cards-you-defence = { $card }: will you answer?{ $both ->
    [yes] {" "}{ $who } is asked the same. Until both of you have answered, the table sees only how many are in.
   *[no] {""}
  }
catan_cards-you-veto = { $who } plays { $card }. Will you answer?
catan_cards-you-target = { $card }: { $step ->
    [to_hand] choose the card that goes back to its owner’s hand
    [under] choose the card that goes under a stack
    [ambush] choose the landscape of yours that your opponent fills
    [empty] choose the landscape that is emptied
    [pawn] choose the building you pawn
    [bewitch] choose the building the Witch sits on
    [fill] choose the landscape that is filled
    [city] choose the settlement that becomes a city
    [charge] choose the wizard that is charged
   *[elixir] choose the unit whose strength is doubled
  }.
catan_cards-you-under = { $card } goes under a stack: choose which.
catan_cards-you-take-hand = You see your opponent’s hand. You may take one action card or unit.
catan_cards-you-name = { $card }: name the buildings of your opponent it is about; your opponent gives up one of them.
catan_cards-you-lay = Lay the two new landscapes: which one above, which one below?
catan_cards-you-swap-regions = { $card }: choose two of your landscapes that change places.
catan_cards-you-earth-spell = { $card }: choose one landscape of yours and one of your opponent’s.
catan_cards-you-replace-region = { $card }: choose the landscape you replace, and by which.
catan_cards-you-eye-stack = { $card }: choose the stack you look through.
catan_cards-you-draw-stacks = { $card }: choose the stacks you draw from.
catan_cards-you-vision = { $card }: choose the first of the stacks whose top cards you look at.
catan_cards-you-fetch = { $card }: choose the action card you take from the discard pile.
catan_cards-you-comet-stack = { $card }: choose the stack your hand goes under and your new cards come from.
catan_cards-you-comet-hand = { $card }: in which order does your hand go under { $stack }?
catan_cards-you-move = { $card }: choose the unit you move, and where to.
catan_cards-you-swap-cards = { $card }: choose two of your cards that change places.
catan_cards-you-steal-book = { $card }: choose the spell book you take, and its slot.
catan_cards-you-duel = { $card }: choose your wizard and the one it meets.
catan_cards-you-guardian = { $card }: which event cards stay on top, in which order, and which go to the bottom?
catan_cards-you-remove-event = { $card }: choose the event card that leaves the game.
catan_cards-ui-answer-with = { $kind ->
    [take-hand] Take a card (possible: { $count })
   *[defence] Answer with a card ({ $count ->
        [0] none of yours fits
        [one] one of yours fits
       *[other] { $count } of yours fit
      })
  }

# Gates
catan_cards-gate-dice = The dice are rolled.
catan_cards-gate-cards = You see cards nobody has seen yet.
catan_cards-gate-answers = Both sealed answers are shown.
catan_cards-gate-offer = The other player is asked about the trade.
catan_cards-gate-opponent = The other player has to answer before you go on.

# Decisions
catan_cards-do-arrange-regions = landscapes: { $regions }
catan_cards-do-choose-stack = stack { $stack }
catan_cards-do-choose-stacks = stacks { $stacks }
catan_cards-do-take-cards = take { $cards }
catan_cards-do-roll = roll the dice
catan_cards-do-declare = Cartwright: { $resource }
catan_cards-do-play-card = play { $card }{ $number ->
    [none] {""}
   *[other] {" "}with { $number }
  }
catan_cards-do-cast = cast { $card }{ $face ->
    [none] {""}
   *[other] {" "}with { $face }
  }
catan_cards-do-build-road = road to the { $side }
catan_cards-do-build-settlement = settlement to the { $side }{ $scout ->
    [none] {""}
   *[other] {" "}with { $scout }
  }
catan_cards-do-build-city = city at { $site }
catan_cards-do-build-citadel = citadel at { $site }
catan_cards-do-place-card = { $card } at { $place }{ $save ->
    [none] {""}
   *[other] , saving { $save }
  }
catan_cards-do-remove-card = remove the card at { $place }
catan_cards-do-activate = use the card at { $place }{ $into ->
    [none] {""}
   *[other] , into { $into }
  }
catan_cards-do-convert = turn { $number } into magic at { $place }
catan_cards-do-craft = craft at { $place }
catan_cards-do-claim = spend a craft point of { $place } for { $resource }
catan_cards-do-load = store two { $resource } at { $place }
catan_cards-do-unload = empty the store at { $place }
catan_cards-do-use-store = pay next from the store at { $place }
catan_cards-do-redeem = redeem the card at { $place }
catan_cards-do-bank-trade = trade { $give } for { $get }{ $region ->
    [none] {""}
   *[other] {" "}from { $region }
  }
catan_cards-do-offer-trade = offer { $give } for { $want }
catan_cards-do-accept = accept the offer
catan_cards-do-decline = decline the offer
catan_cards-do-redistribute = move one from { $origin } to { $into }
catan_cards-do-spare = spare { $places ->
    [none] nothing
   *[other] { $places }
  }
catan_cards-do-end-turn = end the turn
catan_cards-do-draw = draw the top card of { $stack }
catan_cards-do-search = look through { $stack }{ $pay ->
    [none] {""}
   *[other] {" "}for { $pay }
  }
catan_cards-do-bury = put { $card } under { $stack }
catan_cards-do-pass = pass
catan_cards-do-pass-defence = let it happen
catan_cards-do-pass-veto = let it happen
catan_cards-do-pass-time-jump-face = let it happen
catan_cards-do-pass-time-jump-card = let it happen
catan_cards-do-pass-exchange = keep my hand
catan_cards-do-pass-take-hand = take nothing
catan_cards-do-gain = { $resources ->
    [none] receive nothing
   *[other] receive { $resources }
  }
catan_cards-do-take = take { $resources }{ $store ->
    [none] {""}
   *[other] , two of them into the store at { $store }
  }
catan_cards-do-give = give { $resource }
catan_cards-do-pay = pay { $resources }
catan_cards-do-exchange = give { $give }, take { $get }
catan_cards-do-target = choose { $at }
catan_cards-do-name = name { $places }
catan_cards-do-swap = { $one } with { $other }
catan_cards-do-move = { $at } to { $place }
catan_cards-do-lay-regions = above { $upper }, below { $lower }
catan_cards-do-replace = replace { $place } by { $region }
catan_cards-do-arrange-events = on top { $top ->
    [none] nothing
   *[other] { $top }
  }, to the bottom { $bottom ->
    [none] nothing
   *[other] { $bottom }
  }
catan_cards-do-remove-event = remove { $card }
catan_cards-do-arrange-hand = hand in the order { $order }

# Log lines
catan_cards-event-regions-arranged = { $seat }: landscapes { $regions }
catan_cards-event-stack-chosen = { $seat }: stack { $stack }
catan_cards-event-stack-searched = { $seat } looks through { $stack }{ $pay ->
    [none] {""}
   *[other] {" "}for { $pay }
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-cards-taken = { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
  } from { $stack }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-card-buried = { $seat }: { $card ->
    [none] a card
   *[other] { $card }
  } under { $stack }
catan_cards-event-hand-buried = { $seat }: the whole hand ({ $number }) under { $stack }
catan_cards-event-turn-started = Round { $round }: { $seat } to move
catan_cards-event-dice-rolled = { $seat }: production { $production }, event { $face }
catan_cards-event-die-set = { $seat } sets { $number ->
    [0] the event die: { $face }
   *[other] production: { $number }
  }
catan_cards-event-event-voided = { $seat }: Time Jump, { $what } is void; the event die now shows { $face }
catan_cards-event-event-revealed = Event card: { $card }
catan_cards-event-events-shuffled = The event stack is shuffled anew ({ $number } cards)
catan_cards-event-nothing-happened = { $what }: nothing happens
catan_cards-event-resources-gained = { $seat }: + { $resources } ({ $why })
catan_cards-event-resources-lost = { $seat }: − { $resources } ({ $why })
catan_cards-event-resources-taken = { $seat } takes { $resources } from { $who } ({ $why })
catan_cards-event-resources-paid = { $seat } pays { $resources ->
    [none] ⚡{ $magic }
   *[other] { $resources }{ $magic ->
        [0] {""}
       *[other] {" "}⚡{ $magic }
      }
  }
catan_cards-event-central-built = { $seat }: { $card } at { $site }
catan_cards-event-regions-laid = { $seat }: { $upper } above, { $lower } below
catan_cards-event-region-replaced = { $seat }: { $upper } instead of { $lower } at { $place }
catan_cards-event-card-placed = { $seat }: { $card } at { $at }
catan_cards-event-card-played = { $seat } plays { $card }
catan_cards-event-card-vetoed = { $seat }: { $card } is vetoed
catan_cards-event-spell-cast = { $seat } casts { $card }
catan_cards-event-card-used = { $seat } uses { $card }
catan_cards-event-die-rolled = { $seat } rolls { $number } ({ $card })
catan_cards-event-card-left = { $seat }: { $card } goes { $where ->
    [hand] back to the hand
    [row] back to the face-up row
    [under] under a stack
   *[discard] to the discard pile
  }
catan_cards-event-card-pawned = { $seat } pawns { $card }
catan_cards-event-card-redeemed = { $seat } redeems { $card }
catan_cards-event-card-bewitched = { $seat }: a Witch on { $card }
catan_cards-event-witches-left = { $seat }: the Witches leave ({ $number })
catan_cards-event-hand-seen = { $seat } sees the hand of { $who }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-card-stolen = { $seat } takes { $card ->
    [none] a card
   *[other] { $card }
  } from the hand of { $who }
catan_cards-event-card-fetched = { $seat } takes { $card } from the discard pile
catan_cards-event-cards-seen = { $seat } looks at { $number ->
    [one] 1 card
   *[other] { $number } cards
  } ({ $what }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-events-arranged = { $seat }: event cards to the bottom: { $number }
catan_cards-event-event-removed = { $seat } removes { $card } from the game
catan_cards-event-regions-swapped = { $seat }: landscapes { $one } and { $other } change places
catan_cards-event-cards-swapped = { $seat }: { $one } and { $other } change places
catan_cards-event-card-moved = { $seat }: { $card } to { $at }
catan_cards-event-magic-gained = { $seat }: { $card } ⚡+{ $number }
catan_cards-event-wizards-duelled = { $seat }: { $card } { $one } against { $theirs } { $two }
catan_cards-event-strength-doubled = { $seat }: { $card } has double strength
catan_cards-event-craft-made = { $seat }: { $card } has { $number ->
    [one] 1 craft point
   *[other] { $number } craft points
  }
catan_cards-event-craft-spent = { $seat }: { $number } craft points handed in
catan_cards-event-store-named = { $seat } will pay from { $card }
catan_cards-event-withheld = { $seat } spares { $places ->
    [none] nothing
   *[other] { $places }
  }
catan_cards-event-store-loaded = { $seat }: two { $resource } into { $card }
catan_cards-event-store-emptied = { $seat }: { $resources } out of { $card }
catan_cards-event-resource-declared = { $seat }: Cartwright for { $resource }
catan_cards-event-bank-traded = { $seat } trades { $resources } for { $resource }
catan_cards-event-trade-offered = { $seat } offers { $resources } for { $want }
catan_cards-event-trade-done = { $seat } gives { $who } { $resources } for { $want }
catan_cards-event-trade-declined = { $seat } declines the offer
catan_cards-event-resource-shifted = { $seat }: one resource from { $origin } to { $into }
catan_cards-event-buildings-named = { $seat } names { $cards }
catan_cards-event-token-moved = { $who ->
    [none] Nobody holds the { $token } any more
   *[other] { $who } holds the { $token }
  }
catan_cards-event-gate-opened = Together { $points } victory points: action cards may be played from now on
catan_cards-event-passed = { $seat } passes
catan_cards-event-turn-ended = { $seat }: end of turn
catan_cards-event-game-ended = The game is over with { $points } points: { $ranking }.

# Why not
catan_cards-why-answer-first = First answer the question that waits for you.
catan_cards-why-not-offered = That is not among the possible answers.
catan_cards-why-not-asked = Nobody has asked for that now.
catan_cards-why-nothing-now = There is nothing to do this with now.
catan_cards-why-roll-first = Roll the dice first.
catan_cards-why-rolled = The dice have been rolled already.
catan_cards-why-before-roll-only = This is used before the roll only ({ $card }).
catan_cards-why-not-in-hand = You do not hold this card: { $card }.
catan_cards-why-no-action-card = This is not an action card: { $card }. Place it instead.
catan_cards-why-not-for-placing = Action cards are played, not placed ({ $card }).
catan_cards-why-defence-only = This card only answers an event ({ $card }).
catan_cards-why-scout-with-settlement = A Scout is played together with a settlement, for example “settlement east with scout”.
catan_cards-why-no-scout = You hold no Scout.
catan_cards-why-gate-closed = Attack and neutral action cards wait until both players together have had 7 victory points; now there are { $points }.
catan_cards-why-stone = A Philosophers’ Stone is in play: no attack cards and no attack spells.
catan_cards-why-condition = The condition of this card is not met: { $card }.
catan_cards-why-not-enough-magic = That costs { $need } magic; on unlocked wizards you have { $have }.
catan_cards-why-cannot-pay = The price is { $need }; missing: { $missing }.
catan_cards-why-production-set = The production number is set already: { $number }.
catan_cards-why-number-needed = Name the number from 1 to 6, for example “play alchemist with 4”.
catan_cards-why-no-number-here = No number belongs to this card ({ $card }).
catan_cards-why-no-use = It would have no effect now ({ $card }).
catan_cards-why-no-such-book = You have no such spell book in play: { $card }.
catan_cards-why-reaction-only = This spell only answers something ({ $card }).
catan_cards-why-used = It has been used this turn ({ $card }).
catan_cards-why-face-needed = Name the face of the event die, for example “cast wheel of time with tournament”.
catan_cards-why-no-face-here = No face of the die belongs to this spell ({ $card }).
catan_cards-why-no-activation = This card is not used by itself ({ $card }).
catan_cards-why-too-early = Not in the turn it was placed ({ $card }).
catan_cards-why-shift-where = Name one of the two landscapes of the road that has room, for example “use at c to cu”.
catan_cards-why-nothing-into = This card moves nothing ({ $card }).
catan_cards-why-no-cartwright = You have no active Cartwright.
catan_cards-why-declared = The Cartwright’s resource is named already: { $resource }.
catan_cards-why-not-declared = No resource was named for the Cartwright before the roll.
catan_cards-why-not-declared-land = Both must be your landscapes of the named resource: { $resource }.
catan_cards-why-cannot-move = One landscape must have a resource, the other one room.
catan_cards-why-no-such-side = There is no side “{ $side }”; say west or east.
catan_cards-why-road-there = A road lies there already ({ $side }); a settlement comes next.
catan_cards-why-road-first = A road has to lead there first ({ $side }).
catan_cards-why-none-left = No such card is left: { $what }.
catan_cards-why-no-settlement-there = You have no settlement at { $site }.
catan_cards-why-no-citadels = Citadels belong to Wizards & Dragons, which is not played here.
catan_cards-why-citadel-beside = Beside { $site } stands a citadel of yours; they never stand next to each other.
catan_cards-why-wrong-place = This card may not stand at { $place } ({ $card }).
catan_cards-why-place-taken = The place { $place } is taken.
catan_cards-why-one-only = You may have only one of these: { $card }.
catan_cards-why-nothing-saved = No card of yours makes this cheaper ({ $card }).
catan_cards-why-save-which = It costs one resource less: name which, for example “saving wool” ({ $card }).
catan_cards-why-nothing-there = No card of yours stands at { $place }.
catan_cards-why-foreign = This card belongs to the opponent ({ $card }).
catan_cards-why-pawned = This building is pawned ({ $card }).
catan_cards-why-bewitched = A Witch lies on this building ({ $card }).
catan_cards-why-not-removable = Only buildings, units and spell books can be removed ({ $card }).
catan_cards-why-not-pawned = This building is not pawned ({ $card }).
catan_cards-why-no-wizard = This is no wizard ({ $card }).
catan_cards-why-not-that-many = The landscape has only { $have }.
catan_cards-why-magic-full = The wizard has room for { $room } only.
catan_cards-why-no-craft = This is no craft building ({ $card }).
catan_cards-why-craft-too-few = Crafting takes { $need } resources of its landscape; there are { $have }.
catan_cards-why-craft-full = It has three craft points already ({ $card }).
catan_cards-why-no-craft-points = It has no craft points ({ $card }).
catan_cards-why-not-takeable = The opponent does not have it or you have no room: { $resource }.
catan_cards-why-no-such-resource = There is no resource “{ $name }”.
catan_cards-why-no-store = This is no store ({ $card }).
catan_cards-why-store-full = The store is full ({ $card }).
catan_cards-why-store-empty = The store is empty ({ $card }).
catan_cards-why-store-needs-two = A store takes exactly two; of { $resource } you have { $have }.
catan_cards-why-store-named = This store is named for paying already ({ $card }).
catan_cards-why-same-resource = A resource is not traded for itself ({ $resource }).
catan_cards-why-rate = The bank takes { $need } of { $resource } for one; you have { $have }.
catan_cards-why-no-room = You have no room for { $resource }.
catan_cards-why-no-fleet-there = No Large Trade Fleet stands beside { $place }.
catan_cards-why-other-yield = The landscape { $place } yields something else: { $resource }.
catan_cards-why-own-offer = It is for the other player to answer your offer.
catan_cards-why-no-offer = There is no offer.
catan_cards-why-offer-empty = Both sides of an offer name at least one resource.
catan_cards-why-offer-same = The same resource cannot stand on both sides.
catan_cards-why-offer-unpaid = { $seat } does not have that on landscapes.
catan_cards-why-offer-no-room = One of you has no room for what would come.
catan_cards-why-nothing-to-spare = Only landscapes of a kind you have twice and wizards can be spared.

# Text board
catan_cards-text-stage = Round { $round } · production { $production } · event { $face }
catan_cards-text-tokens = Knight: { $knight } · mill: { $mill } · { $points } points win
catan_cards-text-nobody = nobody
catan_cards-text-stacks = Stacks: { $list }
catan_cards-text-supply = Roads { $roads }, settlements { $settlements }, cities { $cities }, landscapes { $landscapes }, events { $events } · face-up: { $row }
catan_cards-text-player = { $seat }: { $points } points · strength { $strength } · tournament { $tournament } · commerce { $commerce } · hand { $hand } of { $limit }
catan_cards-text-hand = { "  " }hand: { $cards }
catan_cards-text-looking = { "  " }you are looking at: { $cards }
catan_cards-text-offer = Offer: { $give } for { $want }
catan_cards-text-over = The game is over.
catan_cards-text-state-pawned = pawned
catan_cards-text-state-witch = bewitched
catan_cards-text-state-used = used
catan_cards-text-state-locked = locked
catan_cards-text-state-elixir = double strength

# Sources of points
catan_cards-source-settlements = settlements
catan_cards-source-cities = cities
catan_cards-source-citadels = citadels
catan_cards-source-buildings = cards
catan_cards-source-knight = knight token
catan_cards-source-mill = mill token
catan_cards-stage-round = round { $value }
catan_cards-stage-phase = { $value ->
    [setup] set-up
    [before_roll] before the roll
    [event] event
    [main] main phase
    [end] end of turn
   *[over] over
  }
catan_cards-end-over = the game is over
catan_cards-end-points = the game ends when somebody has enough victory points
catan_cards-by-points = points
catan_cards-by-active-player = equal points: the player on turn

# Panel
catan_cards-verb-roll = Roll
catan_cards-verb-place = Place a card
catan_cards-verb-play = Play a card
catan_cards-verb-cast = Cast a spell
catan_cards-verb-road = Build a road
catan_cards-verb-settlement = Build a settlement
catan_cards-verb-city = Build a city
catan_cards-verb-citadel = Build a citadel
catan_cards-verb-use = Use a card
catan_cards-verb-trade = Trade with the bank
catan_cards-verb-offer = Offer a trade
catan_cards-verb-accept = Accept
catan_cards-verb-decline = Decline
catan_cards-verb-convert = Charge a wizard
catan_cards-verb-craft = Craft
catan_cards-verb-claim = Spend a craft point
catan_cards-verb-load = Fill a store
catan_cards-verb-unload = Empty a store
catan_cards-verb-store = Pay from a store
catan_cards-verb-redeem = Redeem a building
catan_cards-verb-remove = Remove a card
catan_cards-verb-shift = Move a resource
catan_cards-verb-spare = Spare landscapes
catan_cards-verb-declare = Name a resource
catan_cards-verb-draw = Draw
catan_cards-verb-search = Search a stack
catan_cards-verb-bury = Put under a stack
catan_cards-verb-pick = Take cards
catan_cards-verb-stack = Choose a stack
catan_cards-verb-stacks = Choose stacks
catan_cards-verb-gain = Receive
catan_cards-verb-take = Take
catan_cards-verb-give = Give
catan_cards-verb-pay = Pay
catan_cards-verb-exchange = Exchange
catan_cards-verb-target = Choose a target
catan_cards-verb-name = Name buildings
catan_cards-verb-swap = Swap
catan_cards-verb-move = Move
catan_cards-verb-lay = Lay landscapes
catan_cards-verb-replace = Replace a landscape
catan_cards-verb-arrange = Lay out landscapes
catan_cards-verb-events = Arrange events
catan_cards-verb-strike = Remove an event
catan_cards-verb-order = Order the hand
catan_cards-verb-end = End the turn
catan_cards-verb-pass = Pass
catan_cards-option-sets = Sets
catan_cards-option-sets-base = Base game
catan_cards-option-sets-tc = Trade & Change
catan_cards-option-sets-sp = Science & Progress
catan_cards-option-sets-wd = Wizards & Dragons
catan_cards-option-sets-tc-sp = Trade & Change, Science & Progress
catan_cards-option-sets-tc-wd = Trade & Change, Wizards & Dragons
catan_cards-option-sets-sp-wd = Science & Progress, Wizards & Dragons
catan_cards-option-sets-tc-sp-wd = All three sets (many cards)

# Looking things up
catan_cards-rules-section = rules { $section }
catan_cards-card-kind = { $kind ->
    [action] action card
    [building] building
    [knight] knight
    [trade_fleet] trade fleet
    [privateer] privateer
    [cannon] cannon
    [dragon] dragon
    [wizard] wizard
    [spell_book] spell book
    [central] central card
   *[other] event card
  }
catan_cards-card-stance = { $stance ->
    [attack] attack
    [defence] defence
   *[other] neutral
  }
catan_cards-card-frame = { $frame ->
    [green] green, at any site
    [red] red, at a city
    [brown] brown, at a landscape
    [purple] purple, at a citadel
   *[other] at a road
  }
catan_cards-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
catan_cards-card-price = Price: { $list }.
catan_cards-card-magic = Magic: { $count }.
catan_cards-card-worth = Worth: { $list }.
catan_cards-card-points = { $what ->
    [vp] victory points
    [strength] strength
    [tournament] tournament points
    [commerce] commerce points
   *[other] progress points
  }
catan_cards-now-in-play = { $seat } has { $count } in play
catan_cards-now-row = in the face-up row: { $count }
catan_cards-now-discard = discarded: { $count }
catan_cards-now-played = being carried out: { $count }
catan_cards-now-removed = out of the game: { $count }
catan_cards-now-landscapes = On landscapes: { $list }
catan_cards-now-points = Victory points: { $list }; { $points } win
catan_cards-now-gate = { $open ->
    [true] The gate is open
   *[other] The gate is closed: { $points } of 7 points together
  }
catan_cards-now-hands = Cards in hand and hand limit: { $list }
catan_cards-now-strength = Strength: { $list }; the knight: { $holder }
catan_cards-now-commerce = Commerce points: { $list }; the mill: { $holder }
catan_cards-now-tournament = Tournament points: { $list }
catan_cards-now-supply = In the supply: roads { $roads }, settlements { $settlements }, cities { $cities }
catan_cards-now-events = Cards in the event stack: { $count }
catan_cards-now-stacks = Cards in the stacks: { $list }
