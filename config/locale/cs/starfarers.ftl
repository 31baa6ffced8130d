# CATAN – Hvězdoplavci

starfarers-name = CATAN – Hvězdoplavci

# Otázky
starfarers-ask-founding-colony = { $mine ->
    [yes] Stavíš kolonii v sektoru Catan.
   *[no] { $seat } staví kolonii v sektoru Catan.
  }
starfarers-ask-founding-spaceport = { $mine ->
    [yes] Měníš jednu kolonii v kosmický přístav.
   *[no] { $seat } mění jednu kolonii v kosmický přístav.
  }
starfarers-ask-founding-ship = { $mine ->
    [yes] Umísťuješ první loď.
   *[no] { $seat } umísťuje první loď.
  }
starfarers-ask-founding-module = { $mine ->
    [yes] Bereš si modul.
   *[no] { $seat } si bere modul.
  }
starfarers-ask-roll = { $mine ->
    [yes] Jsi na řadě s hodem kostkami.
   *[no] { $seat }: na řadě je hod kostkami.
  }
starfarers-ask-relief = { $mine ->
    [yes] Můžeš si vzít kartu z Galaktické pomoci.
   *[no] { $seat } si může vzít kartu z Galaktické pomoci.
  }
starfarers-ask-discard = { $mine ->
    [yes] Vybíráš karty k odhození.
   *[no] { $seat } vybírá karty k odhození.
  }
starfarers-ask-steal = { $mine ->
    [yes] Bereš si kartu od některého hráče.
   *[no] { $seat } si bere kartu od některého hráče.
  }
starfarers-ask-trade = { $mine ->
    [yes] Obchoduješ a stavíš.
   *[no] { $seat } obchoduje a staví.
  }
starfarers-ask-answer = { $mine ->
    [yes] Můžeš odpovědět na nabídku.
   *[no] { $seat } může odpovědět na nabídku.
  }
starfarers-ask-shake = { $mine ->
    [yes] Jsi na řadě s hodem mateřskou lodí.
   *[no] { $seat }: na řadě je hod mateřskou lodí.
  }
starfarers-ask-encounter-gift = { $mine ->
    [yes] Vybíráš dar, 0 až 3 karty.
   *[no] { $seat } vybírá dar, 0 až 3 karty.
  }
starfarers-ask-encounter-yes-no = { $mine ->
    [yes] Odpovídáš ano, nebo ne.
   *[no] { $seat } odpovídá ano, nebo ne.
  }
starfarers-ask-encounter-gain-choice = { $mine ->
    [yes] Bereš si karty z banku.
   *[no] { $seat } si bere karty z banku.
  }
starfarers-ask-encounter-pay = { $mine ->
    [yes] Platíš.
   *[no] { $seat } platí.
  }
starfarers-ask-encounter-module-gain = { $mine ->
    [yes] Můžeš si připojit modul zdarma.
   *[no] { $seat } si může připojit modul zdarma.
  }
starfarers-ask-encounter-module-lose = { $mine ->
    [yes] Přicházíš o modul.
   *[no] { $seat } přichází o modul.
  }
starfarers-ask-encounter-ground-ship = { $mine ->
    [yes] Vybíráš loď, která v tomto tahu zůstane stát.
   *[no] { $seat } vybírá loď, která v tomto tahu zůstane stát.
  }
starfarers-ask-encounter-remove = { $mine ->
    [yes] Vybíráš modul, o který přijdeš.
   *[no] { $seat } vybírá modul, o který přijde.
  }
starfarers-ask-flight = { $mine ->
    [yes] Létáš.
   *[no] { $seat } létá.
  }
starfarers-ask-pause = { $mine ->
    [yes] Tvůj let se přerušil.
   *[no] { $seat }: let se přerušil.
  }
starfarers-ask-pick = { $mine ->
    [yes] Vybíráš si kartu přátelství.
   *[no] { $seat } si vybírá kartu přátelství.
  }
starfarers-ask-place = { $mine ->
    [yes] Umísťuješ obchodní loď zdarma.
   *[no] { $seat } umísťuje obchodní loď zdarma.
  }

# Brány
starfarers-gate-dice = Tím padnou kostky.
starfarers-gate-balls = Tím se zatřese mateřskou lodí.
starfarers-gate-steal = Tím se z cizí ruky vytáhne náhodná karta.
starfarers-gate-deal = Obchod se provede, nebo se ukáže, že není krytý.
starfarers-gate-offer = Ostatní dostanou tvou nabídku.
starfarers-gate-encounter = Setkání pokračuje a to, co přijde, už nelze vzít zpět.
starfarers-gate-supply = Potom se berou karty z balíčku zásob.
starfarers-gate-sealed = Všechny volby se odkryjí.
starfarers-gate-first-cards = Fáze zakládání končí a berou se první karty.
starfarers-gate-space = Odkryje se něco neznámého.

# Rozhodnutí
starfarers-do-settle = kolonie na { $at }
starfarers-do-upgrade = kosmický přístav na { $at }
starfarers-do-launch = { $ship } na { $at }
starfarers-do-attach = připojit: { $module }
starfarers-do-roll = hodit kostkami
starfarers-do-take = vzít { $cards }
starfarers-do-decline = odmítnout
starfarers-do-discard = odhodit { $cards }
starfarers-do-steal = vzít kartu, komu: { $who }
starfarers-do-offer = nabídnout { $give } za { $want }{ $who ->
    [none] {""}
   *[other] , jen pro: { $who }
  }
starfarers-do-accept = přijmout
starfarers-do-counter = protinabídka: { $give } za { $want }
starfarers-do-close = uzavřít obchod: { $who }{ $deal ->
    [counter] {" "}(protinabídka)
   *[other] {""}
  }
starfarers-do-withdraw = stáhnout nabídku
starfarers-do-bank = bank: { $count }× { $give } za { $take }
starfarers-do-build = postavit: { $what }{ $at ->
    [none] {""}
   *[other] {" "}na { $at }
  }
starfarers-do-fame = koupit půlmedaili za zboží
starfarers-do-help = vzít po kartě, komu: { $who }
starfarers-do-found = založit kolonii na { $at }
starfarers-do-end-trade = ukončit obchodování a stavění
starfarers-do-shake = hodit mateřskou lodí
starfarers-do-gift = { $cards ->
    [none] nedat nic
   *[other] dát { $cards }
  }
starfarers-do-yes = ano
starfarers-do-no = ne
starfarers-do-pay = zaplatit { $cards }
starfarers-do-remove = odebrat: { $module }
starfarers-do-ground = odstavit loď na { $ship }
starfarers-do-fly = let z { $ship } přes { $path }
starfarers-do-continue = pokračovat v letu
starfarers-do-stop = zastavit zde
starfarers-do-jump = skok z { $ship } na { $to }
starfarers-do-choose = vybrat: { $card }
starfarers-do-place = obchodní loď na { $at }
starfarers-do-end-turn = ukončit tah

# Záznam hry
starfarers-event-colony-settled = { $seat }: kolonie na { $at }
starfarers-event-spaceport-built = { $seat }: kosmický přístav na { $at }
starfarers-event-ship-placed = { $seat }: { $ship } na { $at }
starfarers-event-module-attached = { $seat }: připojený modul – { $module }
starfarers-event-module-removed = { $seat }: ztracený modul – { $module }
starfarers-event-cards-drawn = { $seat }: { $amount ->
    [one] 1 karta
    [few] { $amount } karty
   *[other] { $amount } karet
  } z balíčku zásob{ $cards ->
    [none] {""}
   *[other] {" "}– { $cards }
  }
starfarers-event-supply-rebuilt = Vzniká nový balíček zásob, počet karet: { $amount }.
starfarers-event-half-medals-changed = { $seat }: { $change ->
    [one] zisk 1 půlmedaile
    [-1] ztráta 1 půlmedaile
   *[other] půlmedaile { $change }
  }, nyní { $now }
starfarers-event-dice-rolled = { $seat }: na kostkách padlo { $total } ({ $dice })
starfarers-event-produced = { $seat }: výnos { $cards }
starfarers-event-short = Surovina { $resource } v banku nestačí ({ $stock } z { $demand }): nikdo ji nedostane.
starfarers-event-bonus-produced = { $seat }: navíc { $cards } díky kartě Zelenokožců
starfarers-event-relief-taken = { $seat }: { $cards } z Galaktické pomoci
starfarers-event-relief-declined = { $seat }: bez Galaktické pomoci
starfarers-event-choice-sealed = { $seat }: volba je odevzdaná
starfarers-event-discarded = { $seat }: odhozeno { $cards }
starfarers-event-stolen = { $seat }: karta od hráče { $who }{ $resource ->
    [none] {""}
   *[other] {" "}– { $resource }
  }
starfarers-event-offer-made = { $seat } nabízí { $give } za { $want }{ $who ->
    [none] {""}
   *[other] , jen pro: { $who }
  }
starfarers-event-offer-withdrawn = { $seat }: nabídka stažena
starfarers-event-offer-accepted = { $seat } přijímá nabídku
starfarers-event-offer-declined = { $seat } odmítá
starfarers-event-offer-countered = { $seat }: protinabídka { $give } za { $want }
starfarers-event-deal-closed = Obchod: { $seat } dává { $give }, { $who } dává { $want }
starfarers-event-deal-failed = Obchod se nekoná ({ $seat } a { $who }): karty chybějí.
starfarers-event-bank-traded = { $seat }: výměna s bankem, { $give } za { $take }
starfarers-event-built = { $seat } staví: { $what }{ $at ->
    [none] {""}
   *[other] {" "}na { $at }
  }
starfarers-event-fame-bought = { $seat }: sláva za zboží
starfarers-event-trade-ended = { $seat }: konec obchodování a stavění
starfarers-event-shaken = { $seat }: kuličky { $balls } – { $speed ->
    [0] setkání
   *[other] rychlost { $speed }
  }
starfarers-event-encounter-met = { $encounter }: { $story }
starfarers-event-encounter-told = { $story }
starfarers-event-gifted = { $seat }: { $cards ->
    [none] žádný dar
   *[other] dar { $cards }
  }
starfarers-event-answered = { $seat }: { $yes ->
    [yes] ano
   *[no] ne
  }
starfarers-event-contested = { $seat } proti hráči { $who } ({ $stat }): { $mine } ({ $balls }) ku { $theirs } ({ $rival_balls }) – { $won ->
    [yes] výhra
   *[no] prohra
  }
starfarers-event-drives-compared = Pohon, { $seat } a { $who }: { $mine } ku { $theirs } – { $won ->
    [yes] únik
   *[no] dostižení
  }
starfarers-event-luck-tried = { $seat }: kuličky { $balls } – { $total }
starfarers-event-gained = { $seat }: z banku { $cards }
starfarers-event-paid = { $seat }: do banku { $cards }
starfarers-event-module-declined = { $seat }: bez modulu
starfarers-event-ship-grounded = { $seat }: loď na { $at } v tomto tahu zůstává stát
starfarers-event-jump-granted = { $seat } smí skočit hyperprostorem
starfarers-event-free-ship-owed = { $seat }: obchodní loď zdarma
starfarers-event-encounter-finished = Byla to karta: { $card }
starfarers-event-encounters-shuffled = Karty setkání se míchají, počet karet: { $amount }.
starfarers-event-ship-flown = { $seat }: { $ship } letí { $origin } – { $path }
starfarers-event-ship-jumped = { $seat }: { $ship } skáče { $origin } – { $at }
starfarers-event-discovered = Objev, { $slot }: { $quadrant }
starfarers-event-explored = Průzkum, { $slot }: { $tokens }
starfarers-event-special-taken = { $seat } osvobozuje { $slot } ({ $special }), planeta dostává číslo { $token }
starfarers-event-flight-paused = { $seat }: let se přerušuje na { $at }, zbývá { $speed }
starfarers-event-colony-founded = { $seat } zakládá kolonii na { $at }
starfarers-event-station-founded = { $seat } zakládá obchodní stanici ({ $people })
starfarers-event-figure-taken = { $seat }: figurka přátelství ({ $people }){ $who ->
    [none] {""}
   *[other] , dosud: { $who }
  }
starfarers-event-card-chosen = { $seat }: karta { $friendship }
starfarers-event-site-closed = { $at } uzavírá neutrální kolonie
starfarers-event-turn-ended = { $seat }: konec tahu
starfarers-event-game-ended = Hra končí, vítězných bodů: { $points }. Pořadí: { $ranking }.

# Proč ne
starfarers-why-not-now = Teď ne, na řadě je { $phase ->
    [roll] hod kostkami
    [relief] rozhodnutí o Galaktické pomoci
    [discard] odhazování karet
    [steal] výběr hráče, kterému vezmeš kartu
    [trade] obchodování a stavění
    [answer] odpověď na nabídku
    [shake] hod mateřskou lodí
    [flight] létání
    [pause] přerušený let
    [pick] výběr karty přátelství
    [place] umístění obchodní lodi zdarma
    [founding-colony] umístění kolonie
    [founding-spaceport] volba kosmického přístavu
    [founding-ship] umístění první lodi
    [founding-module] výběr modulu
   *[other] setkání
  }.
starfarers-why-no-such-cards = Uveď známé suroviny, každou jednou, například „2 ruda,1 palivo“.
starfarers-why-no-such-resource = Suroviny jsou ruda, palivo, karbon, potraviny a zboží.
starfarers-why-no-such-build = Postavit lze kolonizační loď, obchodní loď, kosmický přístav, pohonnou jednotku, palubní dělo a nákladní sekci.
starfarers-why-no-such-module = Moduly jsou pohonná jednotka, palubní dělo a nákladní sekce.
starfarers-why-no-such-friendship = Taková karta přátelství neexistuje.
starfarers-why-no-such-card = Kartu { $friendship } nemáš.
starfarers-why-how-many-cards = Karet musí být { $least ->
    [0] nejvýš { $most }
   *[other] právě { $most }
  }, ne { $have }.
starfarers-why-cards-missing = Tyto karty nemáš: { $cards }.
starfarers-why-bank-lacks = Tyto karty bank nemá: { $cards }.
starfarers-why-hand-empty = Nemáš žádné karty.
starfarers-why-empty-hand = { $who } nemá žádné karty.
starfarers-why-not-another-player = Uveď jiného hráče u tohoto stolu.
starfarers-why-not-a-catan-site = { $at } není kolonizovatelná křižovatka sektoru Catan.
starfarers-why-place-taken = { $at } je obsazeno.
starfarers-why-not-your-colony = Na { $at } nemáš kolonii bez kosmické loděnice.
starfarers-why-not-your-anchorage = { $at } není kotviště žádného z tvých kosmických přístavů.
starfarers-why-anchorage-taken = Na kotvišti { $at } stojí loď.
starfarers-why-no-anchorage = Žádné z tvých kotvišť není volné.
starfarers-why-not-a-free-anchorage = { $at } není žádné z tvých volných kotvišť: { $places }.
starfarers-why-module-not-left = Tento modul teď nelze získat: { $module }.
starfarers-why-module-not-held = Tento modul nemáš: { $module }.
starfarers-why-module-cap = Víc už jich mít nemůžeš, nejvýš { $most }: { $module }.
starfarers-why-module-stock = V zásobě už není: { $module }.
starfarers-why-module-place = Modul nepotřebuje místo: { $module }.
starfarers-why-no-shipyard = Všechny své kosmické loděnice už máš postavené.
starfarers-why-no-colony = Nemáš kolonii, ze které by mohl být přístav.
starfarers-why-no-transporter = Všechny tvoje transportéry jsou na cestách.
starfarers-why-no-piece = Chybí ti figurka: { $what }.
starfarers-why-too-dear = Ještě ti chybí { $cards } ({ $what }).
starfarers-why-build-where = Řekni kde, třeba na některém z těchto míst: { $places }.
starfarers-why-nothing-affordable = Na nic ti karty nestačí.
starfarers-why-bank-same = Bank nemění surovinu za tutéž: { $resource }.
starfarers-why-bank-rate = Bank bere za 1 kartu tolik ({ $resource }): { $rates }.
starfarers-why-bank-too-few = Nemáš { $cards }.
starfarers-why-bank-empty = V banku není { $resource }.
starfarers-why-nothing-to-swap = Na výměnu s bankem máš málo stejných karet.
starfarers-why-card-used = Tato karta už byla v tomto tahu použita: { $friendship }.
starfarers-why-nobody-richer = Nikdo, kdo má víc bodů než ty, nemá žádnou kartu.
starfarers-why-help-how-many = Uveď 1 až { $most } různé hráče.
starfarers-why-help-not-richer = { $who } nemá víc bodů než ty, nebo nemá karty.
starfarers-why-gift-forbidden = Každá strana musí dát aspoň jednu kartu.
starfarers-why-same-on-both-sides = Tatáž surovina nesmí být na obou stranách obchodu.
starfarers-why-too-many-offers = V jednom tahu smí být nejvýš { $most } nabídek.
starfarers-why-too-many-counters = V jednom tahu smí být nejvýš { $most } protinabídek.
starfarers-why-no-offer = Žádná nabídka pro tebe neplatí.
starfarers-why-already-accepted = Tuhle nabídku už bereš.
starfarers-why-nothing-to-decline = Není co odmítnout.
starfarers-why-not-accepted = Nabídka není přijata ({ $who }).
starfarers-why-no-counter = { $who } žádnou protinabídku nemá.
starfarers-why-nobody-accepted = Zatím není žádné přijetí ani protinabídka.
starfarers-why-deal-not-covered = Nemáš to, co po tobě obchody na stole chtějí.
starfarers-why-foreign-anchorage = { $at } je kotviště cizího kosmického přístavu.
starfarers-why-trade-ship-on-site = Obchodní loď nesmí zastavit na kolonizovatelné křižovatce { $at }.
starfarers-why-colony-ship-on-central = Kolonizační loď nesmí zastavit na centrále { $at }.
starfarers-why-docks-full = Všechny doky na { $at } jsou obsazené.
starfarers-why-pods-missing = Stanice na { $at } potřebuje nákladní sekce: { $need }; máš { $have }.
starfarers-why-returns-in-vain = Na { $at } se loď smí vrátit, jen když tam založí kolonii.
starfarers-why-jump-elsewhere = Loď už na { $at } stojí.
starfarers-why-jump-possible-site = Obchodní loď nesmí skočit na { $at }: může se ukázat, že je to kolonizovatelná křižovatka.
starfarers-why-no-jump = Na skok hyperprostorem teď nemáš nárok.
starfarers-why-no-entry = Na { $at } lodě vletět nemohou.
starfarers-why-not-neighbours = { $at } nesousedí s { $origin }.
starfarers-why-too-far = Cesta má kroků { $need }, loď jich má { $have }.
starfarers-why-out-of-reach = { $at } není v dosahu, loď má kroků { $have }.
starfarers-why-already-there = Loď už na { $at } je.
starfarers-why-no-path = Řekni kam, například „leť H5 do H6,G6“.
starfarers-why-which-ship = Řekni, která loď: { $places }.
starfarers-why-no-ship-to-fly = Žádná tvoje loď už v tomto tahu letět nemůže.
starfarers-why-no-ship-there = Na { $at } žádnou loď nemáš.
starfarers-why-not-your-ship = Loď na { $at } není tvoje.
starfarers-why-ship-grounded = Loď na { $at } v tomto tahu nesmí letět.
starfarers-why-ship-flown = Loď na { $at } už v tomto tahu letěla.
starfarers-why-flight-first = Nejdřív je třeba dokončit let přerušený na { $at }.
starfarers-why-path-done = Zadaná cesta tady, na { $at }, končí.
starfarers-why-no-stop-in-reach = V dosahu není místo, kde by šlo zastavit.
starfarers-why-not-a-site = { $at } není kolonizovatelná křižovatka.
starfarers-why-planet-blocked = Planetu u { $at } blokuje { $special }.
starfarers-why-planet-unexplored = Planeta u { $at } ještě není prozkoumaná.
starfarers-why-site-closed = Ve třech hráčích je { $at } uzavřeno.
starfarers-why-not-a-colony-ship = Loď na { $at } není kolonizační.
starfarers-why-no-colony-ship = Na plánu nemáš kolonizační loď.
starfarers-why-found-in-flight = Loď na { $at } smí kolonii založit až ve fázi letu.
starfarers-why-ground-another = Loď na { $at } stojí na cizím kotvišti; vyber jinou.
starfarers-why-card-not-left = Tuto kartu tady nelze získat: { $friendship }.
starfarers-why-duty-open = Tyto lodě ještě musejí odletět, nebo založit kolonii: { $places }.

# Textová deska
starfarers-text-stage = Tah { $turn }, hraje { $seat } · pořadí { $order }
starfarers-text-bank = Bank: { $list } · balíček zásob { $supply }
starfarers-text-dice = Kostky: { $dice }
starfarers-text-balls = Kuličky: { $balls } · rychlost { $speed }
starfarers-text-hidden = { "  " }{ $slot }: lícem dolů, { $stars ->
    [one] 1 hvězda
   *[other] { $stars } hvězdy
  }
starfarers-text-empty = { "  " }{ $slot }: { $quadrant } ({ $at })
starfarers-text-unexplored = { " " }(neprozkoumáno)
starfarers-text-outpost = { "  " }{ $slot }: { $people }, centrála { $at } · stanice { $stations } · figurka { $figure }
starfarers-text-player = { $seat }: { $score } b. · karty { $hand } · půlmedaile { $half } · medaile { $medals }
starfarers-text-modules = { "  " }{ $list }
starfarers-text-pieces = { "  " }kolonie { $colonies } · přístavy { $ports } · { $ships }
starfarers-text-cards = { "  " }přátelství: { $friendship }
starfarers-text-owed = { "  " }obchodní lodě k umístění: { $number }
starfarers-text-hand = { "  " }ruka: { $list }
starfarers-text-offer = { $seat } nabízí { $give } za { $want }
starfarers-text-accepted = Přijímá: { $order }
starfarers-text-counter = { $seat }: protinabídka { $give } za { $want }
starfarers-text-flight = Let přerušen na { $at }, zbývá kroků: { $speed }; cesta dál: { $path ->
    [none] –
   *[other] { $path }
  }
starfarers-text-over = Hra skončila.

# Zdroje bodů
starfarers-source-colonies = kolonie
starfarers-source-spaceports = kosmické přístavy
starfarers-source-figures = figurky přátelství
starfarers-source-medals = medaile
starfarers-source-half-medals = půlmedaile
starfarers-stage-turn = tah { $value }
starfarers-stage-phase = { $value ->
    [founding] fáze zakládání
    [roll] fáze výnosů
    [relief] Galaktická pomoc
    [discard] odhazování
    [steal] padla sedmička
    [trade] obchodování a stavění
    [shake] hod mateřskou lodí
    [encounter] setkání
    [flight] fáze letu
   *[over] konec
  }
starfarers-end-over = hra skončila
starfarers-end-at-points = hra končí, když má někdo ve svém tahu 15 bodů
starfarers-end-points-reached = bylo dosaženo 15 bodů
starfarers-by-points = body

# Panel
starfarers-verb-roll = Hodit kostkami
starfarers-verb-fly = Letět
starfarers-verb-continue = Pokračovat v letu
starfarers-verb-found = Založit kolonii
starfarers-verb-stop = Zastavit zde
starfarers-verb-jump = Skok hyperprostorem
starfarers-verb-build = Stavět
starfarers-verb-bank = Vyměnit s bankem
starfarers-verb-offer = Nabídnout
starfarers-verb-close = Vyměnit
starfarers-verb-withdraw = Stáhnout
starfarers-verb-accept = Beru
starfarers-verb-counter = Jiný návrh …
starfarers-verb-decline = Nechci
starfarers-verb-fame = Koupit půlmedaili
starfarers-verb-help = Vzít karty vedoucím
starfarers-verb-done = Ukončit obchodování a stavění
starfarers-verb-shake = Hodit mateřskou lodí
starfarers-verb-gift = Dát dar
starfarers-verb-yes = Ano
starfarers-verb-no = Ne
starfarers-verb-pay = Zaplatit
starfarers-verb-take = Vzít karty
starfarers-verb-discard = Odhodit karty
starfarers-verb-steal = Vzít kartu hráči
starfarers-verb-attach = Připojit modul
starfarers-verb-remove = Odebrat modul
starfarers-verb-ground = Odstavit loď
starfarers-verb-choose = Vybrat kartu přátelství
starfarers-verb-place = Umístit obchodní loď zdarma
starfarers-verb-settle = Umístit kolonii
starfarers-verb-spaceport = Zvolit kosmický přístav
starfarers-verb-launch = Umístit první loď
starfarers-verb-end = Ukončit tah
starfarers-option-setup = Sestavení plánu
starfarers-option-setup-beginner = Sestavení pro začátečníky
starfarers-option-setup-strategic = Strategická varianta
starfarers-option-setup-explorer = Objevitelská varianta
starfarers-option-setup-wild_space = Divoký vesmír
starfarers-option-colours = Výchozí místa
starfarers-option-colours-seats = Výchozí místa podle pořadí
starfarers-option-colours-random = Výchozí místa náhodně
starfarers-option-encounters = Setkání
starfarers-option-encounters-standard = Obvykle často
starfarers-option-encounters-more = Častěji

# Hledání v pravidlech
starfarers-rules-section = pravidla { $section }
starfarers-card-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
starfarers-now-left = u výspy zbývá { $left } z { $all }
starfarers-now-hands = Karet v ruce: { $list }
starfarers-now-supply = Karet v balíčku zásob: { $cards }
starfarers-now-bank = V banku: { $list }
starfarers-now-modules = Pohonné jednotky / děla / nákladní sekce: { $list }
