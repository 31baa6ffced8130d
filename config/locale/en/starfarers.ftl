# CATAN – Starfarers

starfarers-name = CATAN – Starfarers

# Questions
starfarers-ask-founding-colony = { $mine ->
    [yes] You place a colony in the Catan sector.
   *[no] { $seat } places a colony in the Catan sector.
  }
starfarers-ask-founding-spaceport = { $mine ->
    [yes] You turn a colony into a spaceport.
   *[no] { $seat } turns a colony into a spaceport.
  }
starfarers-ask-founding-ship = { $mine ->
    [yes] You place your first ship.
   *[no] { $seat } places the first ship.
  }
starfarers-ask-founding-module = { $mine ->
    [yes] You take a module.
   *[no] { $seat } takes a module.
  }
starfarers-ask-roll = { $mine ->
    [yes] You are to roll the dice.
   *[no] { $seat } is to roll the dice.
  }
starfarers-ask-relief = { $mine ->
    [yes] You may take a card of Galactic aid.
   *[no] { $seat } may take a card of Galactic aid.
  }
starfarers-ask-discard = { $mine ->
    [yes] You choose the cards to discard.
   *[no] { $seat } chooses the cards to discard.
  }
starfarers-ask-steal = { $mine ->
    [yes] You take a card from somebody.
   *[no] { $seat } takes a card from somebody.
  }
starfarers-ask-trade = { $mine ->
    [yes] You trade and build.
   *[no] { $seat } trades and builds.
  }
starfarers-ask-answer = { $mine ->
    [yes] You may answer the offer.
   *[no] { $seat } may answer the offer.
  }
starfarers-ask-shake = { $mine ->
    [yes] You shake the mothership.
   *[no] { $seat } shakes the mothership.
  }
starfarers-ask-encounter-gift = { $mine ->
    [yes] You choose a gift of 0 to 3 cards.
   *[no] { $seat } chooses a gift of 0 to 3 cards.
  }
starfarers-ask-encounter-yes-no = { $mine ->
    [yes] You answer yes or no.
   *[no] { $seat } answers yes or no.
  }
starfarers-ask-encounter-gain-choice = { $mine ->
    [yes] You take cards from the bank.
   *[no] { $seat } takes cards from the bank.
  }
starfarers-ask-encounter-pay = { $mine ->
    [yes] You pay.
   *[no] { $seat } pays.
  }
starfarers-ask-encounter-module-gain = { $mine ->
    [yes] You may attach a free module.
   *[no] { $seat } may attach a free module.
  }
starfarers-ask-encounter-module-lose = { $mine ->
    [yes] You lose a module.
   *[no] { $seat } loses a module.
  }
starfarers-ask-encounter-ground-ship = { $mine ->
    [yes] You choose the ship that stays this turn.
   *[no] { $seat } chooses the ship that stays this turn.
  }
starfarers-ask-encounter-remove = { $mine ->
    [yes] You choose the module that is removed.
   *[no] { $seat } chooses the module that is removed.
  }
starfarers-ask-flight = { $mine ->
    [yes] You fly.
   *[no] { $seat } flies.
  }
starfarers-ask-pause = { $mine ->
    [yes] Your flight has paused.
   *[no] The flight of { $seat } has paused.
  }
starfarers-ask-pick = { $mine ->
    [yes] You choose a friendship card.
   *[no] { $seat } chooses a friendship card.
  }
starfarers-ask-place = { $mine ->
    [yes] You place a free trade ship.
   *[no] { $seat } places a free trade ship.
  }

# Gates
starfarers-gate-dice = This rolls the dice.
starfarers-gate-balls = This shakes the mothership.
starfarers-gate-steal = This draws a random card from a hand.
starfarers-gate-deal = The deal is carried out, or turns out not to be covered.
starfarers-gate-offer = The others are asked about your offer.
starfarers-gate-encounter = The encounter goes on; what follows cannot be taken back.
starfarers-gate-supply = After this, cards are drawn from the supply pile.
starfarers-gate-sealed = All choices are shown.
starfarers-gate-first-cards = The founding phase ends and the first cards are drawn.
starfarers-gate-space = Something unknown is turned up.

# Decisions
starfarers-do-settle = colony at { $at }
starfarers-do-upgrade = spaceport at { $at }
starfarers-do-launch = { $ship } at { $at }
starfarers-do-attach = attach: { $module }
starfarers-do-roll = roll the dice
starfarers-do-take = take { $cards }
starfarers-do-decline = decline
starfarers-do-discard = discard { $cards }
starfarers-do-steal = take a card from { $who }
starfarers-do-offer = offer { $give } for { $want }{ $who ->
    [none] {""}
   *[other] , to { $who } only
  }
starfarers-do-accept = accept
starfarers-do-counter = counter-offer { $give } for { $want }
starfarers-do-close = close with { $who }{ $deal ->
    [counter] {" "}on the counter-offer
   *[other] {""}
  }
starfarers-do-withdraw = withdraw the offer
starfarers-do-bank = bank: { $count }× { $give } for { $take }
starfarers-do-build = build: { $what }{ $at ->
    [none] {""}
   *[other] {" "}at { $at }
  }
starfarers-do-fame = buy a half-medal for goods
starfarers-do-help = take a card each from { $who }
starfarers-do-found = found a colony at { $at }
starfarers-do-end-trade = end trade and building
starfarers-do-shake = shake the mothership
starfarers-do-gift = { $cards ->
    [none] give nothing
   *[other] give { $cards }
  }
starfarers-do-yes = yes
starfarers-do-no = no
starfarers-do-pay = pay { $cards }
starfarers-do-remove = remove: { $module }
starfarers-do-ground = ground the ship at { $ship }
starfarers-do-fly = fly from { $ship } over { $path }
starfarers-do-continue = continue the flight
starfarers-do-stop = stop here
starfarers-do-jump = jump from { $ship } to { $to }
starfarers-do-choose = choose: { $card }
starfarers-do-place = trade ship at { $at }
starfarers-do-end-turn = end the turn

# Log
starfarers-event-colony-settled = { $seat }: colony at { $at }
starfarers-event-spaceport-built = { $seat }: spaceport at { $at }
starfarers-event-ship-placed = { $seat }: { $ship } at { $at }
starfarers-event-module-attached = { $seat }: module attached – { $module }
starfarers-event-module-removed = { $seat }: module lost – { $module }
starfarers-event-cards-drawn = { $seat } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } from the supply pile{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
starfarers-event-supply-rebuilt = A new supply pile is built: { $amount } cards.
starfarers-event-half-medals-changed = { $seat }: { $change ->
    [one] 1 half-medal gained
    [-1] 1 half-medal lost
   *[other] half-medals { $change }
  }, now { $now }
starfarers-event-dice-rolled = { $seat } rolls { $total } ({ $dice })
starfarers-event-produced = { $seat } receives { $cards }
starfarers-event-short = The bank has too little of { $resource } ({ $stock } for { $demand }): nobody gets any.
starfarers-event-bonus-produced = { $seat }: { $cards } more by the Green Folk’s card
starfarers-event-relief-taken = { $seat } takes { $cards } as Galactic aid
starfarers-event-relief-declined = { $seat } does without Galactic aid
starfarers-event-choice-sealed = { $seat } has chosen
starfarers-event-discarded = { $seat } discards { $cards }
starfarers-event-stolen = { $seat } takes a card from { $who }{ $resource ->
    [none] {""}
   *[other] : { $resource }
  }
starfarers-event-offer-made = { $seat } offers { $give } for { $want }{ $who ->
    [none] {""}
   *[other] , to { $who } only
  }
starfarers-event-offer-withdrawn = { $seat } withdraws the offer
starfarers-event-offer-accepted = { $seat } accepts
starfarers-event-offer-declined = { $seat } declines
starfarers-event-offer-countered = { $seat } counters: { $give } for { $want }
starfarers-event-deal-closed = { $seat } gives { $give } to { $who } for { $want }
starfarers-event-deal-failed = The deal of { $seat } with { $who } fails: the cards are not there.
starfarers-event-bank-traded = { $seat } swaps { $give } for { $take } with the bank
starfarers-event-built = { $seat } builds: { $what }{ $at ->
    [none] {""}
   *[other] {" "}at { $at }
  }
starfarers-event-fame-bought = { $seat } pays goods for fame
starfarers-event-trade-ended = { $seat } ends trade and building
starfarers-event-shaken = { $seat } shakes { $balls }: { $speed ->
    [0] an encounter
   *[other] speed { $speed }
  }
starfarers-event-encounter-met = { $encounter }: { $story }
starfarers-event-encounter-told = { $story }
starfarers-event-gifted = { $seat } gives { $cards ->
    [none] nothing
   *[other] { $cards }
  }
starfarers-event-answered = { $seat }: { $yes ->
    [yes] yes
   *[no] no
  }
starfarers-event-contested = { $seat } against { $who } ({ $stat }): { $mine } ({ $balls }) to { $theirs } ({ $rival_balls }) – { $won ->
    [yes] won
   *[no] lost
  }
starfarers-event-drives-compared = Drives of { $seat } and { $who }: { $mine } to { $theirs } – { $won ->
    [yes] escaped
   *[no] caught
  }
starfarers-event-luck-tried = { $seat } shakes { $balls }: { $total }
starfarers-event-gained = { $seat } takes { $cards } from the bank
starfarers-event-paid = { $seat } returns { $cards } to the bank
starfarers-event-module-declined = { $seat } does without the module
starfarers-event-ship-grounded = { $seat }: the ship at { $at } stays this turn
starfarers-event-jump-granted = { $seat } may make a hyperspace jump
starfarers-event-free-ship-owed = { $seat } gets a free trade ship
starfarers-event-encounter-finished = The card was: { $card }
starfarers-event-encounters-shuffled = The encounters are shuffled: { $amount } cards.
starfarers-event-ship-flown = { $seat }: { $ship } flies { $origin } – { $path }
starfarers-event-ship-jumped = { $seat }: { $ship } jumps { $origin } – { $at }
starfarers-event-discovered = Discovered at { $slot }: { $quadrant }
starfarers-event-explored = Explored at { $slot }: { $tokens }
starfarers-event-special-taken = { $seat } clears { $slot }: { $special } falls, the planet gets { $token }
starfarers-event-flight-paused = { $seat }: the flight pauses at { $at }, { $speed } left
starfarers-event-colony-founded = { $seat } founds a colony at { $at }
starfarers-event-station-founded = { $seat } founds a trade station ({ $people })
starfarers-event-figure-taken = { $seat } takes the friendship figure ({ $people }){ $who ->
    [none] {""}
   *[other] {" "}from { $who }
  }
starfarers-event-card-chosen = { $seat } takes the card { $friendship }
starfarers-event-site-closed = { $at } is closed by a neutral colony
starfarers-event-turn-ended = { $seat } ends the turn
starfarers-event-game-ended = The game is over with { $points } points: { $ranking }.

# Why not
starfarers-why-not-now = Not now: { $phase ->
    [roll] roll the dice
    [relief] Galactic aid is being decided
    [discard] cards are being discarded
    [steal] take a card from somebody
    [trade] trade and build
    [answer] you can only answer offers
    [shake] shake the mothership
    [flight] fly
    [pause] a flight has paused
    [pick] choose a friendship card
    [place] place the free trade ship
    [founding-colony] place a colony
    [founding-spaceport] choose the spaceport
    [founding-ship] place the first ship
    [founding-module] take a module
   *[other] the encounter comes first
  }.
starfarers-why-no-such-cards = Name known resources, each once, such as “2 ore,1 fuel”.
starfarers-why-no-such-resource = The resources are ore, fuel, carbon, food and goods.
starfarers-why-no-such-build = You can build a colony ship, a trade ship, a spaceport, a drive unit, a cannon or a freight pod.
starfarers-why-no-such-module = The modules are drive unit, on-board cannon and freight pod.
starfarers-why-no-such-friendship = There is no friendship card of that name.
starfarers-why-no-such-card = You do not have the card { $friendship }.
starfarers-why-how-many-cards = It must be { $least ->
    [0] at most { $most }
   *[other] exactly { $most }
  } cards, not { $have }.
starfarers-why-cards-missing = You do not hold these cards: { $cards }.
starfarers-why-bank-lacks = The bank does not have these cards: { $cards }.
starfarers-why-hand-empty = You have no cards.
starfarers-why-empty-hand = { $who } has no cards.
starfarers-why-not-another-player = Name another player of this table.
starfarers-why-not-a-catan-site = { $at } is no site of the Catan sector.
starfarers-why-place-taken = { $at } is taken.
starfarers-why-not-your-colony = You have no colony without a shipyard at { $at }.
starfarers-why-not-your-anchorage = { $at } is no anchorage of one of your spaceports.
starfarers-why-anchorage-taken = A ship stands on the anchorage { $at }.
starfarers-why-no-anchorage = None of your anchorages is free.
starfarers-why-not-a-free-anchorage = { $at } is not one of your free anchorages: { $places }.
starfarers-why-module-not-left = This module cannot be had now: { $module }.
starfarers-why-module-not-held = You do not have this module: { $module }.
starfarers-why-module-cap = You have all { $most } already: { $module }.
starfarers-why-module-stock = None is left in stock: { $module }.
starfarers-why-module-place = A module needs no place: { $module }.
starfarers-why-no-shipyard = All your shipyard rings are built.
starfarers-why-no-colony = You have no colony to turn into a spaceport.
starfarers-why-no-transporter = All your transporters are under way.
starfarers-why-no-piece = You have no piece left for it: { $what }.
starfarers-why-too-dear = You still need { $cards } for it: { $what }.
starfarers-why-build-where = Say where, for instance at one of these: { $places }.
starfarers-why-nothing-affordable = You cannot afford anything.
starfarers-why-bank-same = The bank does not swap a resource for itself: { $resource }.
starfarers-why-bank-rate = The bank takes { $rates } of { $resource } for 1.
starfarers-why-bank-too-few = You do not have { $cards }.
starfarers-why-bank-empty = The bank has no { $resource }.
starfarers-why-nothing-to-swap = You hold too few equal cards for the bank.
starfarers-why-card-used = This card was used this turn: { $friendship }.
starfarers-why-nobody-richer = Nobody with more points than you has a card.
starfarers-why-help-how-many = Name one to { $most } different players.
starfarers-why-help-not-richer = { $who } does not have more points than you, or has no cards.
starfarers-why-gift-forbidden = Both sides have to give at least one card.
starfarers-why-same-on-both-sides = A resource cannot be on both sides of a deal.
starfarers-why-too-many-offers = There are at most { $most } offers in a turn.
starfarers-why-too-many-counters = There are at most { $most } counter-offers in a turn.
starfarers-why-no-offer = No offer stands for you.
starfarers-why-already-accepted = You have accepted already.
starfarers-why-nothing-to-decline = There is nothing to decline.
starfarers-why-not-accepted = { $who } has not accepted the offer.
starfarers-why-no-counter = { $who } has made no counter-offer.
starfarers-why-nobody-accepted = Nobody has accepted or countered.
starfarers-why-deal-not-covered = You do not hold what the deals on the table ask of you.
starfarers-why-foreign-anchorage = { $at } is an anchorage of another player’s spaceport.
starfarers-why-trade-ship-on-site = A trade ship may not stop on the site { $at }.
starfarers-why-colony-ship-on-central = A colony ship may not stop on the central { $at }.
starfarers-why-docks-full = All docks at { $at } are taken.
starfarers-why-pods-missing = A station at { $at } needs { $need ->
    [one] 1 freight pod
   *[other] { $need } freight pods
  }; you have { $have }.
starfarers-why-returns-in-vain = The ship may return to { $at } only to found a colony.
starfarers-why-jump-elsewhere = The ship already stands at { $at }.
starfarers-why-jump-possible-site = A trade ship may not jump to { $at }: it may turn out to be a site.
starfarers-why-no-jump = No hyperspace jump is due to you.
starfarers-why-no-entry = Ships cannot enter { $at }.
starfarers-why-not-neighbours = { $at } is not next to { $origin }.
starfarers-why-too-far = The path has { $need } steps, the ship has { $have }.
starfarers-why-out-of-reach = { $at } is further than { $have } steps.
starfarers-why-already-there = The ship is at { $at } already.
starfarers-why-no-path = Say where to, for instance “fly H5 to H6,G6”.
starfarers-why-which-ship = Say which ship: { $places }.
starfarers-why-no-ship-to-fly = No ship of yours can fly any more this turn.
starfarers-why-no-ship-there = You have no ship at { $at }.
starfarers-why-not-your-ship = The ship at { $at } is not yours.
starfarers-why-ship-grounded = The ship at { $at } is grounded this turn.
starfarers-why-ship-flown = The ship at { $at } has flown this turn.
starfarers-why-flight-first = The flight that paused at { $at } comes first.
starfarers-why-path-done = The given path ends here, at { $at }.
starfarers-why-no-stop-in-reach = No place to stop is within reach.
starfarers-why-not-a-site = { $at } is no site for a colony.
starfarers-why-planet-blocked = A planet at { $at } is blocked: { $special }.
starfarers-why-planet-unexplored = A planet at { $at } is not explored yet.
starfarers-why-site-closed = With three players { $at } is closed.
starfarers-why-not-a-colony-ship = The ship at { $at } is no colony ship.
starfarers-why-no-colony-ship = You have no colony ship on the board.
starfarers-why-found-in-flight = The ship at { $at } may found only in the flight phase.
starfarers-why-ground-another = The ship at { $at } stands on a foreign anchorage; choose another one.
starfarers-why-card-not-left = This card is not to be had here: { $friendship }.
starfarers-why-duty-open = These ships still have to leave or found: { $places }.

# Text board
starfarers-text-stage = Turn { $turn } of { $seat } · order { $order }
starfarers-text-bank = Bank: { $list } · supply pile { $supply }
starfarers-text-dice = Dice: { $dice }
starfarers-text-balls = Balls: { $balls } · speed { $speed }
starfarers-text-hidden = { "  " }{ $slot }: face down, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
  }
starfarers-text-empty = { "  " }{ $slot }: { $quadrant } ({ $at })
starfarers-text-unexplored = { " " }(unexplored)
starfarers-text-outpost = { "  " }{ $slot }: { $people }, central { $at } · stations { $stations } · figure { $figure }
starfarers-text-player = { $seat }: { $score } points · cards { $hand } · half-medals { $half } · medals { $medals }
starfarers-text-modules = { "  " }{ $list }
starfarers-text-pieces = { "  " }colonies { $colonies } · spaceports { $ports } · { $ships }
starfarers-text-cards = { "  " }friendship: { $friendship }
starfarers-text-owed = { "  " }free trade ships owed: { $number }
starfarers-text-hand = { "  " }hand: { $list }
starfarers-text-offer = { $seat } offers { $give } for { $want }
starfarers-text-accepted = Accepted: { $order }
starfarers-text-counter = { $seat } counters: { $give } for { $want }
starfarers-text-flight = Flight paused at { $at }, { $speed } steps left; path ahead: { $path ->
    [none] –
   *[other] { $path }
  }
starfarers-text-over = The game is over.

# Sources of points
starfarers-source-colonies = colonies
starfarers-source-spaceports = spaceports
starfarers-source-figures = friendship figures
starfarers-source-medals = medals
starfarers-source-half-medals = half-medals
starfarers-stage-turn = turn { $value }
starfarers-stage-phase = { $value ->
    [founding] founding phase
    [roll] production
    [relief] Galactic aid
    [discard] discarding
    [steal] rolling a seven
    [trade] trade and build
    [shake] shaking
    [encounter] encounter
    [flight] flight
   *[over] over
  }
starfarers-end-over = the game is over
starfarers-end-at-points = the game ends when somebody has 15 points in the own turn
starfarers-end-points-reached = 15 points were reached
starfarers-by-points = points

# Panel
starfarers-verb-roll = Roll the dice
starfarers-verb-fly = Fly
starfarers-verb-continue = Continue the flight
starfarers-verb-found = Found a colony
starfarers-verb-stop = Stop here
starfarers-verb-jump = Hyperspace jump
starfarers-verb-build = Build
starfarers-verb-bank = Trade with the bank
starfarers-verb-offer = Offer a trade
starfarers-verb-close = Close a deal
starfarers-verb-withdraw = Withdraw the offer
starfarers-verb-accept = Accept
starfarers-verb-counter = Counter …
starfarers-verb-decline = Decline
starfarers-verb-fame = Buy a half-medal
starfarers-verb-help = Take cards from the leaders
starfarers-verb-done = End trade and building
starfarers-verb-shake = Shake the mothership
starfarers-verb-gift = Give a gift
starfarers-verb-yes = Yes
starfarers-verb-no = No
starfarers-verb-pay = Pay
starfarers-verb-take = Take cards
starfarers-verb-discard = Discard cards
starfarers-verb-steal = Take a card from a player
starfarers-verb-attach = Attach a module
starfarers-verb-remove = Remove a module
starfarers-verb-ground = Ground a ship
starfarers-verb-choose = Choose a friendship card
starfarers-verb-place = Place the free trade ship
starfarers-verb-settle = Place a colony
starfarers-verb-spaceport = Choose the spaceport
starfarers-verb-launch = Place the first ship
starfarers-verb-end = End the turn
starfarers-option-setup = Set-up
starfarers-option-setup-beginner = Beginner set-up
starfarers-option-setup-strategic = Strategic variant
starfarers-option-setup-explorer = Explorer variant
starfarers-option-setup-wild_space = Wild space
starfarers-option-colours = Starting places
starfarers-option-colours-seats = Starting places by seat
starfarers-option-colours-random = Starting places at random
starfarers-option-encounters = Encounters
starfarers-option-encounters-standard = Standard
starfarers-option-encounters-more = More often

# Looking things up
starfarers-rules-section = rules { $section }
starfarers-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
starfarers-now-left = { $left } of { $all } still at the outpost
starfarers-now-hands = Cards in hand: { $list }
starfarers-now-supply = Cards in the supply pile: { $cards }
starfarers-now-bank = In the bank: { $list }
starfarers-now-modules = Drive units / cannons / freight pods: { $list }
