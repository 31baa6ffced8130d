# Nápisy v obrázcích Hradů Burgundska a jejich textové popisy.
burgundy-picture-title = Hrady Burgundska
burgundy-picture-goods = zboží
burgundy-picture-order = Pořadí tahů
burgundy-picture-first = první
burgundy-picture-black = Černá oblast
burgundy-picture-each = po { $price }
burgundy-picture-bonus = Zbylé bonusy
burgundy-picture-won = Získané bonusy
burgundy-picture-round = Kolo { $round }/{ $rounds }
burgundy-picture-over = Konec hry
burgundy-picture-where = Panství č. { $estate } · fáze { $phase }, kolo { $round }
burgundy-picture-dice = Kostky
burgundy-picture-dice-left = zbývá { $left }
burgundy-picture-storage = Sklad dílků
burgundy-picture-store-goods = Zboží
burgundy-picture-sold = prodáno { $tokens }
burgundy-picture-knowledge = Platné znalosti
burgundy-picture-no-knowledge = Zatím žádné.
burgundy-picture-coming = Zboží dalších kol
burgundy-picture-white-die = Bílá kostka
burgundy-picture-free-place = volné místo
burgundy-picture-silver = stříbrné
burgundy-picture-workers = dělníci
burgundy-picture-tiles = { $count ->
    [one] 1 dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
burgundy-part-board = Celá deska
burgundy-part-depots = Zásobní oblasti
burgundy-part-estate = Panství: { $name }
burgundy-part-storage = Sklad: { $name }
burgundy-alt-head = Hrady Burgundska, fáze { $phase }, kolo { $round } z { $rounds }.
burgundy-alt-to-move = Na tahu: { $name }, kostky { $dice }.
burgundy-alt-over = Hra skončila.
burgundy-alt-scores = Body: { $scores }.
burgundy-alt-depot = Oblast { $depot }: { $tiles }{ $goods }.
burgundy-alt-goods = ; zboží { $goods }
burgundy-alt-black = Černá oblast, po { $price } stříbrných: { $tiles }.
burgundy-alt-order = Pořadí tahů: { $names }.
burgundy-alt-changed = Změny: { $places }.
burgundy-alt-drafted = V návrhu: { $places }.
burgundy-alt-targets = Možná místa: { $places }.
burgundy-alt-refused = Nejde: { $place }.
burgundy-alt-estate = Panství č. { $estate }, { $name }, bodů: { $points }, volných polí: { $empty }.
burgundy-alt-purse = { $name }: stříbrných { $silver }, dělníků { $workers }.
burgundy-alt-storage = Sklad: { $tiles }.
burgundy-alt-store-goods = Zboží: { $goods }.
burgundy-alt-placed = Dílky: { $tiles }.
burgundy-alt-at-depot = { $number }. místo oblasti { $depot }
burgundy-alt-at-black = { $number }. místo černé oblasti
burgundy-alt-nothing = nic
burgundy-alt-coming = Zboží dalších kol: { $goods }.
# Co dílek dělá, jeden vzor pro každý účinek; počty jsou z dat dílku.
burgundy-effect-allow-duplicate-buildings = V jednom městě smí stát stejná budova vícekrát.
burgundy-effect-phase-end-workers-per-mine = Na konci fáze dá každý důl navíc { $n ->
    [one] 1 dělníka
    [few] { $n } dělníky
   *[other] { $n } dělníků
}.
burgundy-effect-sale-silver = Každý prodej vynese { $set ->
    [one] { $set } stříbrný
    [few] { $set } stříbrné
   *[other] { $set } stříbrných
}.
burgundy-effect-sale-workers = Každý prodej dá navíc { $add ->
    [one] 1 dělníka
    [few] { $add } dělníky
   *[other] { $add } dělníků
}.
burgundy-effect-ship-depots = Loď smí vyzvednout zboží ze { $set } sousedních oblastí.
burgundy-effect-buy-from-numbered = Nakupovat lze i z očíslovaných oblastí.
burgundy-effect-animal-tile-bonus = Každá bodovaná destička zvířat dá o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} víc.
burgundy-effect-worker-step = Každý zaplacený dělník posune kostku až o { $set }.
burgundy-effect-free-shift = { $when ->
    [take] Braní destičky z oblasti: posun kostky o { $n } zdarma.
   *[place] Umístění ({ $colors }): posun kostky o { $n } zdarma.
}
burgundy-effect-workers-action-silver = Braní dělníků dá navíc { $add ->
    [one] { $add } stříbrný
    [few] { $add } stříbrné
   *[other] { $add } stříbrných
}.
burgundy-effect-workers-action-amount = Braní dělníků dá { $set ->
    [one] { $set } dělníka
    [few] { $set } dělníky
   *[other] { $set } dělníků
}.
burgundy-effect-vp-per-sold-type = Konec hry: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za každý prodaný druh zboží.
burgundy-effect-vp-per-sold-good = Konec hry: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za každé prodané zboží.
burgundy-effect-vp-per-building = Konec hry: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za budovu ({ $building }).
burgundy-effect-vp-per-animal-type = Konec hry: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za každý druh zvířat.
burgundy-effect-vp-per-bonus-tile = Konec hry: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
} za každý bonusový žeton.
burgundy-effect-vp = Hned přinese { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}.
burgundy-effect-workers = Hned dá { $n ->
    [one] { $n } dělníka
    [few] { $n } dělníky
   *[other] { $n } dělníků
}.
burgundy-effect-silver = Hned dá { $n ->
    [one] { $n } stříbrný
    [few] { $n } stříbrné
   *[other] { $n } stříbrných
}.
burgundy-effect-score-animals = Boduje všechna zvířata svého druhu na pastvině.
burgundy-effect-sell = Prodej jednoho druhu zboží.
burgundy-effect-take = Destička z oblasti: { $colors }.
burgundy-effect-place = Umístění další destičky ze skladu.
burgundy-effect-action = Akce navíc s libovolným číslem.
burgundy-effect-collect-goods = Vyzvedne zboží z jedné oblasti.
burgundy-effect-advance-order = Posune tě v pořadí tahů.
burgundy-effect-phase-silver = Na konci fáze dá { $n ->
    [one] { $n } stříbrný
    [few] { $n } stříbrné
   *[other] { $n } stříbrných
}.
