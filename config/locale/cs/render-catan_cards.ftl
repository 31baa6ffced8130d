# Popisky v obrázcích karetní hry Catan a jejich slovní podoba.
catan_cards-picture-title = Catan – karetní hra
catan_cards-picture-turn = Tah { $turn } · hraje se do { $points }
catan_cards-picture-setup = Příprava · hraje se do { $points }
catan_cards-picture-over = Dohráno
catan_cards-picture-no-roll = Ještě se neházelo
catan_cards-picture-row = Otevřená řada
catan_cards-picture-played = Právě působí
catan_cards-picture-offer = Nabídka
catan_cards-picture-hand = Tvoje ruka
catan_cards-picture-looking = Prohlížíš si
catan_cards-picture-no-cards = Žádné karty tu nejsou.
catan_cards-picture-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
catan_cards-picture-kind = { $kind ->
    [action] Akce
    [building] Stavba
    [knight] Rytíř
    [trade_fleet] Flotila
    [privateer] Kapeři
    [cannon] Dělo
    [dragon] Drak
    [wizard] Kouzelník
    [spell_book] Kniha kouzel
    [event] Karta události
    [central] Sídlo
   *[other] Jednotka
}
catan_cards-picture-frame = { $frame ->
    [yellow] žlutá
    [green] zelená
    [red] červená, město
    [brown] hnědá
    [purple] fialová
    [road] cesta
   *[other] zásoba
}
catan_cards-picture-event-die = Kostka událostí
catan_cards-picture-face = { $face ->
    [bandit] Od 3. kola: kdo má víc než 7 surovin, ztrácí všechnu vlnu a všechno zlato.
    [trade] Držitel figurky mlýna bere soupeři jednu surovinu.
    [tournament] Kdo má víc turnajových bodů, získá jednu surovinu podle výběru.
    [good_year] Oba hráči získají jednu surovinu podle výběru.
   *[question] Odkryje se další karta události.
}
catan_cards-window-caption = { $about ->
    [plague] Vezme ti to
    [civil_war] Přijdeš o jednu z těchto jednotek
    [conflict] { $name } z nich tři jmenuje, o jednu přijdeš
    [veto] Hraje { $name }
   *[other] Než se to stane
}
catan_cards-window-more = a { $count } dalších
catan_cards-window-from = z { $place }
catan_cards-window-risk = { $place }, v ohrožení
catan_cards-window-price = stojí { $count } síly
catan_cards-window-magic = máš { $count }
catan_cards-window-wizards = na volných kouzelnících
catan_cards-window-help = { $kind ->
    [defence] Z ruky tě ochrání: { $card }.
    [veto] { $card } by kartu zrušilo.
   *[other] { $card } by událost zrušil; kostkou událostí se hází znovu.
}
catan_cards-window-sealed = Odpovídá i { $name }; obě odpovědi se ukážou najednou.
catan_cards-window-silence = Bez odpovědi včas platí: nechat být.
catan_cards-part-board = Celý stůl
catan_cards-part-turn = Kde rozhoduješ
catan_cards-part-hand = Tvoje ruka
catan_cards-part-looking = Karty, které si prohlížíš
catan_cards-part-principality = Knížectví: { $name }
catan_cards-part-stacks = Balíčky a otevřené karty
catan_cards-alt-head = Catan – karetní hra, { $stage }. Čeká se na: { $names }.
catan_cards-alt-over = Catan – karetní hra. Je dohráno.
catan_cards-alt-scores = Body: { $scores }.
catan_cards-alt-sums = { $name }: body { $points }, síla { $strength }, turnaj { $tournament }, obchod { $commerce }, ruka { $hand } z { $limit }.
catan_cards-alt-middle = Výnos { $production }, událost { $face }; rytíř: { $knight }, mlýn: { $mill }; balíčky { $stacks }; karty událostí { $events }.
catan_cards-alt-sites = Sídla: { $things }.
catan_cards-alt-cards = Karty: { $things }.
catan_cards-alt-lands = Krajiny: { $things }.
catan_cards-alt-hand = Tvoje ruka: { $things }.
catan_cards-alt-looking = Prohlížíš si: { $things }.
catan_cards-alt-row = Otevřená řada: { $things }.
catan_cards-alt-changed = Změněno: { $places }.
catan_cards-alt-drafted = Navrženo: { $places }.
catan_cards-alt-targets = Možná místa: { $places }.
catan_cards-alt-refused = Nejde: { $place }.
catan_cards-alt-at-stack = balíček { $stack }
catan_cards-alt-nothing = nic
