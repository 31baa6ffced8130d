# Nápisy v obrázcích Hvězdoplavců a jejich slovní popisy.
starfarers-picture-title = Hvězdoplavci
starfarers-picture-turn = Tah { $turn } · { $phase }
starfarers-picture-over = Dohráno
starfarers-picture-bank = Bank
starfarers-picture-supply = zásoby
starfarers-picture-pirate = piráti
starfarers-picture-ice = led
starfarers-picture-site = místo
starfarers-picture-reach = { $ship } na { $at } · rychlost { $speed } · zastávky v dosahu: { $stops }
starfarers-picture-least-reach = { $ship } na { $at } · rychlost aspoň { $speed } · zastávky v dosahu: { $stops }
starfarers-picture-stays = { $ship } na { $at } · v tomto tahu už neletí
starfarers-picture-stop-plain = zastávka
starfarers-picture-stop-found = založení kolonie
starfarers-picture-stop-station = obchodní stanice
starfarers-picture-stop-explore = odkryje neznámé
starfarers-picture-stop-clear = vyčistí planetu
starfarers-picture-beyond = V dosahu dále: { $places }
starfarers-picture-planets = planety
starfarers-picture-chances = z 36
starfarers-picture-holder = držitel
starfarers-picture-hand = Tvoje karty
starfarers-picture-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
starfarers-picture-in-bank = bank { $count }
starfarers-picture-costs = Ceny; světlejší je to, na co karty stačí
starfarers-picture-speed = k rychlosti
starfarers-picture-combat = bojová síla
starfarers-picture-freight = náklad
starfarers-picture-limit = karty, limit { $limit }
starfarers-picture-half-medals = půlmedaile
starfarers-picture-medals = medaile
starfarers-picture-colonies = kolonie
starfarers-picture-spaceports = přístavy
starfarers-picture-ships = lodě
starfarers-picture-left = zbývá v zásobě
starfarers-picture-friendship = Karty přátelství
starfarers-picture-no-cards = Zatím žádné: přináší je obchodní stanice.
starfarers-picture-central = centrála { $at }
starfarers-picture-unknown = zatím neobjeveno
starfarers-picture-figure = figurka: { $name }
starfarers-part-board = Celá mapa
starfarers-part-turn = O čem rozhoduješ
starfarers-part-hand = Tvoje karty
starfarers-part-home = Sektor Catan
starfarers-part-friends = Národy a jejich karty
starfarers-part-area = Mateřská loď: { $name }
starfarers-part-map = { $ship } { $at } ({ $name })
starfarers-alt-head = Hvězdoplavci, { $stage }. Čeká se na: { $names }.
starfarers-alt-over = Hvězdoplavci. Hra skončila.
starfarers-alt-scores = Body: { $scores }.
starfarers-alt-player = { $name }: kolonie { $colonies }; přístavy { $ports }; lodě { $ships }; pohonné jednotky, děla, nákladní sekce { $modules }; karty { $cards }; půlmedaile { $half }.
starfarers-alt-outpost = { $people }, centrála { $at }: stanice { $stations }, figurka { $figure }.
starfarers-alt-system = { $slot }: { $planets }; místa { $sites }.
starfarers-alt-hidden = Lícem dolů: { $slots }.
starfarers-alt-hand = Tvoje karty: { $cards }.
starfarers-alt-able = Stačí na: { $things }.
starfarers-alt-bank = V banku: { $cards }.
starfarers-alt-area = Mateřská loď: { $name }, bodů: { $points }.
starfarers-alt-strength = Rychlost +{ $speed }, bojová síla { $combat }, náklad { $freight }.
starfarers-alt-cards = Karty přátelství: { $cards }.
starfarers-alt-round = Mapa kolem { $at }.
starfarers-alt-stops = Zastávky: { $places }.
starfarers-alt-changed = Změnilo se: { $places }.
starfarers-alt-drafted = V návrhu: { $places }.
starfarers-alt-targets = Možná místa: { $places }.
starfarers-alt-refused = Nejde: { $place }.
starfarers-alt-at-seat = { $thing ->
    [booster] pohonné jednotky
    [cannon] děla
    [freight-pod] nákladní sekce
   *[cards] karty přátelství
  } ({ $name })
starfarers-alt-nothing = nic
# Co karta přátelství dělá, pokud to neříkají ikony.
starfarers-effect-production-bonus = Když ji hod vynese, vezmi si ještě jednu.
starfarers-effect-bank-rate = { $turn ->
    [0] Libovolněkrát za tah.
   *[other] Jednou za tah.
}
starfarers-effect-ship-bonus = Karty se sčítají.
starfarers-effect-hand-limit = Při hodu 7 odhazuješ, jen když máš víc než { $limit } karet.
starfarers-effect-buy-half-medal = Jednou za tah.
starfarers-effect-take-from-leaders = Jednou za tah: po { $cards } náhodné kartě až od { $players } hráčů s více body.
starfarers-effect-relief = Když jiný hod než 7 nic nevynese: { $cards } karta podle volby.
