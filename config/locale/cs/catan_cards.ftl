# Osadníci z Katanu – karetní hra

catan_cards-name = Osadníci z Katanu – karetní hra

# Otázky
catan_cards-ask-before-roll = { $seat } hází: předtím smí přijít Alchymista, Kolo času nebo Kolář.
catan_cards-ask-turn = { $seat } na tahu: stav, hraj karty, obchoduj; pak tah ukonči.
catan_cards-ask-offer = { $seat } má nabídku k výměně.
catan_cards-ask-arrange-regions = { $seat } tajně rozkládá šest počátečních krajin.
catan_cards-ask-start-stack = { $seat } vybírá balíček, ze kterého si vezme počáteční karty.
catan_cards-ask-take-cards = { $seat } vybírá karty z prohlíženého balíčku.
catan_cards-ask-draw = { $seat } dobírá do limitu ruky: svrchu, nebo prohledáním balíčku.
catan_cards-ask-exchange = { $seat } smí vyměnit jednu kartu z ruky.
catan_cards-ask-bury = { $seat } zasouvá přebytečné karty pod balíčky.
catan_cards-ask-bury-other = { $seat } zasouvá jinou kartu z ruky pod týž balíček.
catan_cards-ask-overflow = { $seat } má v ruce příliš karet a zasouvá je pod balíčky.
catan_cards-ask-gain = { $seat } získává suroviny podle výběru.
catan_cards-ask-buy = { $seat } smí nakoupit suroviny.
catan_cards-ask-pay = { $seat } platí suroviny podle výběru.
catan_cards-ask-take = { $seat } bere soupeři suroviny.
catan_cards-ask-give = { $seat } dává soupeři surovinu.
catan_cards-ask-exchange-goods = { $seat } určuje, co se na Velkém trhu vymění.
catan_cards-ask-time-jump-face = { $seat } smí seslat Časový skok proti kostce událostí.
catan_cards-ask-time-jump-card = { $seat } smí seslat Časový skok proti kartě události.
catan_cards-ask-defence = { $seat } smí na událost odpovědět obrannou kartou.
catan_cards-ask-veto = { $seat } smí seslat Kouzelné veto.
catan_cards-ask-target = { $seat } vybírá cíl.
catan_cards-ask-under = { $seat } vybírá balíček, pod který karta půjde.
catan_cards-ask-take-hand = { $seat } prohlíží soupeřovu ruku a smí si vzít kartu.
catan_cards-ask-name = { $seat } jmenuje stavby, o které v Konfliktu jde.
catan_cards-ask-lay = { $seat } pokládá dvě nové krajiny.
catan_cards-ask-swap-regions = { $seat } prohazuje dvě krajiny.
catan_cards-ask-earth-spell = { $seat } vyměňuje krajinu se soupeřem.
catan_cards-ask-replace-region = { $seat } nahrazuje krajinu jinou z balíčku.
catan_cards-ask-eye-stack = { $seat } vybírá balíček pro Kouzelné oko.
catan_cards-ask-draw-stacks = { $seat } vybírá balíčky, ze kterých lízne.
catan_cards-ask-vision = { $seat } vybírá první z prohlížených balíčků.
catan_cards-ask-fetch = { $seat } bere si akční kartu z odkládacího balíčku.
catan_cards-ask-comet-stack = { $seat } vybírá balíček pro Kometu.
catan_cards-ask-comet-hand = { $seat } řadí karty z ruky, které půjdou pod balíček.
catan_cards-ask-move = { $seat } přesouvá jednotku.
catan_cards-ask-swap-cards = { $seat } prohazuje dvě vyložené karty.
catan_cards-ask-steal-book = { $seat } bere knihu kouzel.
catan_cards-ask-duel = { $seat } jmenuje kouzelníky do souboje.
catan_cards-ask-guardian = { $seat } řadí karty událostí.
catan_cards-ask-remove-event = { $seat } vyřazuje kartu události ze hry.

# Otázky na tebe
catan_cards-you-before-roll = Jsi na tahu: hoď kostkami.
catan_cards-you-turn = Jsi na tahu: stav, hraj karty, obchoduj; pak tah ukonči.
catan_cards-you-offer = { $who } ti nabízí výměnu: dostaneš { $give }, dáš { $want }.
catan_cards-you-arrange-regions = Rozlož šest počátečních krajin: horní řadu od západu k východu, pak dolní; co nevybereš, zůstane, jak leží. { $who } je uvidí, až budete hotovi oba.
catan_cards-you-start-stack = Vyber balíček, ze kterého si vezmeš počáteční karty.
catan_cards-you-take-cards = Vyber { $number ->
    [one] kartu, kterou
    [few] { $number } karty, které
   *[other] { $number } karet, které
  } si z { $stack } vezmeš; ostatní zůstanou, jak leží.
catan_cards-you-draw = V ruce máš karet: { $hand }, smíš mít { $limit }. Lízni si vrchní kartu balíčku, nebo některý balíček prohledej.
catan_cards-you-exchange = Ruku máš plnou. Jednu kartu smíš vyměnit: vezmeš si z balíčku jinou a svou pod něj zasuneš.
catan_cards-you-bury = V ruce máš karet: { $hand }, smíš mít { $limit }. Jednu zasuň pod balíček.
catan_cards-you-bury-other = Zasuň pod { $stack } jinou kartu z ruky.
catan_cards-you-overflow = V ruce máš karet: { $hand }, smíš mít { $limit }. Jednu zasuň pod balíček.
catan_cards-you-gain = { $card }: získáš { $number ->
    [one] jednu surovinu
    [few] { $number } suroviny
   *[other] { $number } surovin
  } podle výběru.
catan_cards-you-buy = { $card }: smíš koupit nejvýš { $number ->
    [one] jednu surovinu
    [few] { $number } suroviny
   *[other] { $number } surovin
  }.
catan_cards-you-pay = { $card }: zaplať { $number ->
    [one] jednu surovinu
    [few] { $number } suroviny
   *[other] { $number } surovin
  } podle výběru.
catan_cards-you-take = { $card }: vezmi soupeři { $step ->
    [one_type] suroviny jednoho druhu
    [up_to] nejvýš { $number ->
        [one] jednu surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
      }
   *[other] { $number ->
        [one] jednu surovinu
        [few] { $number } suroviny
       *[other] { $number } surovin
      }
  }.
catan_cards-you-give = { $card }: dej soupeři jednu surovinu.
catan_cards-you-exchange-goods = { $card }: urči, co dáš a co si vezmeš.
catan_cards-you-time-jump-face = Kostka událostí ukazuje: { $card }. Odpovíš Časovým skokem?
catan_cards-you-time-jump-card = Karta události: { $card }. Odpovíš Časovým skokem?
catan_cards-you-defence = { $card }: odpovíš na to?{ $both ->
    [yes] {" "}Stejnou otázku má { $who }. Dokud neodpovíte oba, stůl vidí jen počet odpovědí.
   *[no] {""}
  }
catan_cards-you-veto = { $who } hraje kartu { $card }. Odpovíš na to?
catan_cards-you-target = { $card }: vyber { $step ->
    [to_hand] kartu, která se vrátí vlastníkovi do ruky
    [under] kartu, která půjde pod balíček
    [ambush] svou krajinu, kterou ti soupeř naplní
    [empty] krajinu, která přijde o suroviny
    [pawn] stavbu, kterou zastavíš
    [bewitch] stavbu, na kterou usedne Čarodějnice
    [fill] krajinu, která se naplní
    [city] vesnici, ze které bude město
    [charge] kouzelníka, který se nabije
   *[elixir] jednotku, jejíž síla se zdvojnásobí
  }.
catan_cards-you-under = { $card } jde pod balíček: vyber, pod který.
catan_cards-you-take-hand = Vidíš soupeřovu ruku. Smíš si vzít jednu akční kartu nebo jednotku.
catan_cards-you-name = { $card }: jmenuj soupeřovy stavby, o které půjde; o jednu z nich soupeř přijde.
catan_cards-you-lay = Polož dvě nové krajiny: která přijde nahoru a která dolů?
catan_cards-you-swap-regions = { $card }: vyber dvě své krajiny, které si vymění místa.
catan_cards-you-earth-spell = { $card }: vyber jednu svou krajinu a jednu soupeřovu.
catan_cards-you-replace-region = { $card }: vyber krajinu, kterou nahradíš, a čím.
catan_cards-you-eye-stack = { $card }: vyber balíček, který si prohlédneš.
catan_cards-you-draw-stacks = { $card }: vyber balíčky, ze kterých si lízneš.
catan_cards-you-vision = { $card }: vyber první z balíčků, jejichž vrchní karty uvidíš.
catan_cards-you-fetch = { $card }: vyber akční kartu, kterou si vezmeš z odkládacího balíčku.
catan_cards-you-comet-stack = { $card }: vyber balíček, pod který půjde tvoje ruka a ze kterého dostaneš nové karty.
catan_cards-you-comet-hand = { $card }: v jakém pořadí půjde tvoje ruka pod { $stack }?
catan_cards-you-move = { $card }: vyber jednotku, kterou přesuneš, a kam.
catan_cards-you-swap-cards = { $card }: vyber dvě své karty, které si vymění místa.
catan_cards-you-steal-book = { $card }: vyber knihu kouzel, kterou si vezmeš, a místo pro ni.
catan_cards-you-duel = { $card }: vyber svého kouzelníka a toho, s kým se utká.
catan_cards-you-guardian = { $card }: které karty událostí zůstanou navrchu, v jakém pořadí, a které půjdou dospod?
catan_cards-you-remove-event = { $card }: vyber kartu události, která opustí hru.
catan_cards-ui-answer-with = { $kind ->
    [take-hand] Vzít kartu (možných: { $count })
   *[defence] Odpovědět kartou ({ $count ->
        [0] žádná tvoje se nehodí
        [one] hodí se jedna tvoje
        [few] hodí se { $count } tvoje
       *[other] hodí se jich { $count }
      })
  }

# Brány
catan_cards-gate-dice = Hodí se kostkami.
catan_cards-gate-cards = Uvidíš karty, které ještě nikdo neviděl.
catan_cards-gate-answers = Odkryjí se obě zapečetěné odpovědi.
catan_cards-gate-offer = Na výměnu odpoví druhý hráč.
catan_cards-gate-opponent = Než budeš pokračovat, musí odpovědět druhý hráč.

# Rozhodnutí
catan_cards-do-arrange-regions = krajiny: { $regions }
catan_cards-do-choose-stack = balíček { $stack }
catan_cards-do-choose-stacks = balíčky { $stacks }
catan_cards-do-take-cards = vzít: { $cards }
catan_cards-do-roll = hodit kostkami
catan_cards-do-declare = Kolář: { $resource }
catan_cards-do-play-card = zahrát: { $card }{ $number ->
    [none] {""}
   *[other] {" "}s číslem { $number }
  }
catan_cards-do-cast = seslat: { $card }{ $face ->
    [none] {""}
   *[other] {" "}– { $face }
  }
catan_cards-do-build-road = cesta: { $side }
catan_cards-do-build-settlement = vesnice: { $side }{ $scout ->
    [none] {""}
   *[other] , { $scout }
  }
catan_cards-do-build-city = město na { $site }
catan_cards-do-build-citadel = citadela na { $site }
catan_cards-do-place-card = { $card } na { $place }{ $save ->
    [none] {""}
   *[other] , ušetřit: { $save }
  }
catan_cards-do-remove-card = odstranit kartu na { $place }
catan_cards-do-activate = použít kartu na { $place }{ $into ->
    [none] {""}
   *[other] , do { $into }
  }
catan_cards-do-convert = proměnit { $number } v kouzelnou sílu na { $place }
catan_cards-do-craft = vyrobit na { $place }
catan_cards-do-claim = uplatnit obchodní bod z { $place }: { $resource }
catan_cards-do-load = uložit dvakrát { $resource } na { $place }
catan_cards-do-unload = vyložit sklad na { $place }
catan_cards-do-use-store = příště platit ze skladu na { $place }
catan_cards-do-redeem = vyplatit kartu na { $place }
catan_cards-do-bank-trade = vyměnit: { $give } → { $get }{ $region ->
    [none] {""}
   *[other] , z { $region }
  }
catan_cards-do-offer-trade = nabídnout { $give } za { $want }
catan_cards-do-accept = přijmout nabídku
catan_cards-do-decline = odmítnout nabídku
catan_cards-do-redistribute = přesunout jednu surovinu z { $origin } do { $into }
catan_cards-do-spare = šetřit: { $places ->
    [none] nic
   *[other] { $places }
  }
catan_cards-do-end-turn = ukončit tah
catan_cards-do-draw = líznout vrchní kartu z { $stack }
catan_cards-do-search = prohledat { $stack }{ $pay ->
    [none] {""}
   *[other] {" "}za { $pay }
  }
catan_cards-do-bury = zasunout pod { $stack }: { $card }
catan_cards-do-pass = vynechat
catan_cards-do-pass-defence = nechat být
catan_cards-do-pass-veto = nechat být
catan_cards-do-pass-time-jump-face = nechat být
catan_cards-do-pass-time-jump-card = nechat být
catan_cards-do-pass-exchange = nechat si karty
catan_cards-do-pass-take-hand = nevzít nic
catan_cards-do-gain = { $resources ->
    [none] nezískat nic
   *[other] získat: { $resources }
  }
catan_cards-do-take = vzít: { $resources }{ $store ->
    [none] {""}
   *[other] , dvě z nich do skladu na { $store }
  }
catan_cards-do-give = dát: { $resource }
catan_cards-do-pay = zaplatit: { $resources }
catan_cards-do-exchange = dát: { $give }, vzít: { $get }
catan_cards-do-target = zvolit { $at }
catan_cards-do-name = jmenovat { $places }
catan_cards-do-swap = { $one } s { $other }
catan_cards-do-move = { $at } na { $place }
catan_cards-do-lay-regions = nahoru { $upper }, dolů { $lower }
catan_cards-do-replace = nahradit { $place }: { $region }
catan_cards-do-arrange-events = nahoru { $top ->
    [none] nic
   *[other] { $top }
  }, dospod { $bottom ->
    [none] nic
   *[other] { $bottom }
  }
catan_cards-do-remove-event = vyřadit: { $card }
catan_cards-do-arrange-hand = ruka v pořadí { $order }

# Zápis
catan_cards-event-regions-arranged = { $seat }: krajiny { $regions }
catan_cards-event-stack-chosen = { $seat }: balíček { $stack }
catan_cards-event-stack-searched = { $seat } prohlíží { $stack }{ $pay ->
    [none] {""}
   *[other] , cena { $pay }
  }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-cards-taken = { $seat }: { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
  } z { $stack }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-card-buried = { $seat }: { $card ->
    [none] karta
   *[other] { $card }
  } pod { $stack }
catan_cards-event-hand-buried = { $seat }: celá ruka ({ $number }) pod { $stack }
catan_cards-event-turn-started = Kolo { $round }: na tahu { $seat }
catan_cards-event-dice-rolled = { $seat }: výnos { $production }, událost { $face }
catan_cards-event-die-set = { $seat } určuje { $number ->
    [0] kostku událostí: { $face }
   *[other] výnos: { $number }
  }
catan_cards-event-event-voided = { $seat }: Časový skok ruší { $what }; kostka událostí nyní ukazuje { $face }
catan_cards-event-event-revealed = Karta události: { $card }
catan_cards-event-events-shuffled = Balíček událostí se znovu míchá (karet: { $number })
catan_cards-event-nothing-happened = { $what }: nic se nestane
catan_cards-event-resources-gained = { $seat }: + { $resources } ({ $why })
catan_cards-event-resources-lost = { $seat }: − { $resources } ({ $why })
catan_cards-event-resources-taken = { $seat } bere: { $resources }, přichází o ně { $who } ({ $why })
catan_cards-event-resources-paid = { $seat } platí { $resources ->
    [none] ⚡{ $magic }
   *[other] { $resources }{ $magic ->
        [0] {""}
       *[other] {" "}⚡{ $magic }
      }
  }
catan_cards-event-central-built = { $seat }: { $card } na { $site }
catan_cards-event-regions-laid = { $seat }: { $upper } nahoře, { $lower } dole
catan_cards-event-region-replaced = { $seat }: { $upper } místo { $lower } na { $place }
catan_cards-event-card-placed = { $seat }: { $card } na { $at }
catan_cards-event-card-played = { $seat } hraje { $card }
catan_cards-event-card-vetoed = { $seat }: { $card } – vetováno
catan_cards-event-spell-cast = { $seat } sesílá { $card }
catan_cards-event-card-used = { $seat } používá { $card }
catan_cards-event-die-rolled = { $seat } hází { $number } ({ $card })
catan_cards-event-card-left = { $seat }: { $card } jde { $where ->
    [hand] zpět do ruky
    [row] zpět do otevřené řady
    [under] pod balíček
   *[discard] na odkládací balíček
  }
catan_cards-event-card-pawned = { $seat } zastavuje { $card }
catan_cards-event-card-redeemed = { $seat } vyplácí { $card }
catan_cards-event-card-bewitched = { $seat }: Čarodějnice na kartě { $card }
catan_cards-event-witches-left = { $seat }: Čarodějnice odcházejí ({ $number })
catan_cards-event-hand-seen = { $seat } vidí ruku, kterou má { $who }{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-card-stolen = { $seat } bere z ruky { $card ->
    [none] kartu
   *[other] { $card }
  }, přichází o ni { $who }
catan_cards-event-card-fetched = { $seat } bere z odkládacího balíčku { $card }
catan_cards-event-cards-seen = { $seat } si prohlíží { $number ->
    [one] 1 kartu
    [few] { $number } karty
   *[other] { $number } karet
  } ({ $what }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
catan_cards-event-events-arranged = { $seat }: karet událostí dospod: { $number }
catan_cards-event-event-removed = { $seat } vyřazuje ze hry { $card }
catan_cards-event-regions-swapped = { $seat }: krajiny { $one } a { $other } si mění místa
catan_cards-event-cards-swapped = { $seat }: { $one } a { $other } si mění místa
catan_cards-event-card-moved = { $seat }: { $card } na { $at }
catan_cards-event-magic-gained = { $seat }: { $card } ⚡+{ $number }
catan_cards-event-wizards-duelled = { $seat }: { $card } { $one } proti { $theirs } { $two }
catan_cards-event-strength-doubled = { $seat }: { $card } má dvojnásobnou sílu
catan_cards-event-craft-made = { $seat }: { $card } má { $number ->
    [one] 1 obchodní bod
    [few] { $number } obchodní body
   *[other] { $number } obchodních bodů
  }
catan_cards-event-craft-spent = { $seat }: odevzdané obchodní body: { $number }
catan_cards-event-store-named = { $seat } zaplatí z karty { $card }
catan_cards-event-withheld = { $seat } šetří { $places ->
    [none] nic
   *[other] { $places }
  }
catan_cards-event-store-loaded = { $seat }: 2× { $resource } do karty { $card }
catan_cards-event-store-emptied = { $seat }: { $resources } z karty { $card }
catan_cards-event-resource-declared = { $seat }: Kolář, surovina: { $resource }
catan_cards-event-bank-traded = { $seat } mění { $resources } za: { $resource }
catan_cards-event-trade-offered = { $seat } nabízí { $resources } za { $want }
catan_cards-event-trade-done = { $seat } dává { $resources } za { $want }, protistrana { $who }
catan_cards-event-trade-declined = { $seat } odmítá nabídku
catan_cards-event-resource-shifted = { $seat }: jedna surovina z { $origin } do { $into }
catan_cards-event-buildings-named = { $seat } jmenuje: { $cards }
catan_cards-event-token-moved = { $who ->
    [none] { $token }: nikdo
   *[other] { $token }: { $who }
  }
catan_cards-event-gate-opened = Dohromady { $points } vítězných bodů: od teď se smějí hrát akční karty
catan_cards-event-passed = { $seat } vynechává
catan_cards-event-turn-ended = { $seat }: konec tahu
catan_cards-event-game-ended = Hra končí, vítězných bodů: { $points }. Pořadí: { $ranking }.

# Proč ne
catan_cards-why-answer-first = Nejdřív odpověz na otázku, která na tebe čeká.
catan_cards-why-not-offered = To mezi možnými odpověďmi není.
catan_cards-why-not-asked = Na to se teď nikdo neptá.
catan_cards-why-nothing-now = Teď není s čím to udělat.
catan_cards-why-roll-first = Nejdřív hoď kostkami.
catan_cards-why-rolled = Kostky už padly.
catan_cards-why-before-roll-only = To se používá jen před hodem ({ $card }).
catan_cards-why-not-in-hand = Tuto kartu nemáš: { $card }.
catan_cards-why-no-action-card = To není akční karta: { $card }. Vylož ji na místo.
catan_cards-why-not-for-placing = Akční karty se hrají, nevykládají ({ $card }).
catan_cards-why-defence-only = Tato karta jen odpovídá na událost ({ $card }).
catan_cards-why-scout-with-settlement = Vyzvědač se hraje s nákupem vesnice, například „vesnice východ s vyzvědač“.
catan_cards-why-no-scout = Vyzvědače nemáš.
catan_cards-why-gate-closed = Útočné a neutrální akční karty smějí přijít, až hráči dohromady dosáhnou 7 vítězných bodů; teď mají { $points }.
catan_cards-why-stone = Ve hře je Kámen mudrců: žádné útočné karty ani útočná kouzla.
catan_cards-why-condition = Podmínka této karty není splněna: { $card }.
catan_cards-why-not-enough-magic = Stojí to { $need } kouzelné síly; na volných kouzelnících máš { $have }.
catan_cards-why-cannot-pay = Cena je { $need }; chybí: { $missing }.
catan_cards-why-production-set = Výnosové číslo už je určeno: { $number }.
catan_cards-why-number-needed = Řekni číslo od 1 do 6, například „zahraj alchymista s 4“.
catan_cards-why-no-number-here = K této kartě žádné číslo nepatří ({ $card }).
catan_cards-why-no-use = Teď by to nemělo žádný účinek ({ $card }).
catan_cards-why-no-such-book = Takovou knihu kouzel vyloženou nemáš: { $card }.
catan_cards-why-reaction-only = Tímto kouzlem se jen odpovídá ({ $card }).
catan_cards-why-used = V tomto tahu už byla použita ({ $card }).
catan_cards-why-face-needed = Řekni stranu kostky událostí, například „kouzlo kolo času s tournament“.
catan_cards-why-no-face-here = K tomuto kouzlu žádná strana kostky nepatří ({ $card }).
catan_cards-why-no-activation = Tato karta se sama nepoužívá ({ $card }).
catan_cards-why-too-early = V tahu, kdy byla vyložena, ještě ne ({ $card }).
catan_cards-why-shift-where = Řekni jednu ze dvou krajin u cesty, kde je místo, například „použij na c do cu“.
catan_cards-why-nothing-into = Tato karta nic nepřesouvá ({ $card }).
catan_cards-why-no-cartwright = Činného Koláře nemáš.
catan_cards-why-declared = Kolářova surovina už je ohlášena: { $resource }.
catan_cards-why-not-declared = Před hodem nebyla Kolářovi ohlášena žádná surovina.
catan_cards-why-not-declared-land = Musí jít o tvoje dvě krajiny ohlášené suroviny: { $resource }.
catan_cards-why-cannot-move = Jedna krajina musí mít surovinu a druhá místo.
catan_cards-why-no-such-side = Strana „{ $side }“ není; řekni západ, nebo východ.
catan_cards-why-road-there = Tam už cesta leží ({ $side }); na řadě je vesnice.
catan_cards-why-road-first = Nejdřív tam musí vést cesta ({ $side }).
catan_cards-why-none-left = Už žádná karta nezbývá: { $what }.
catan_cards-why-no-settlement-there = Na { $site } žádnou vesnici nemáš.
catan_cards-why-no-citadels = Citadely patří k sadě Čarodějové a draci, která se tu nehraje.
catan_cards-why-citadel-beside = Vedle { $site } už tvoje citadela stojí; dvě vedle sebe být nesmějí.
catan_cards-why-wrong-place = Na { $place } tato karta stát nesmí ({ $card }).
catan_cards-why-place-taken = Místo { $place } je obsazené.
catan_cards-why-one-only = Tuto kartu smíš mít jen jednu: { $card }.
catan_cards-why-nothing-saved = Žádná tvoje karta cenu nesnižuje ({ $card }).
catan_cards-why-save-which = Stojí o surovinu méně: řekni kterou, například „ušetři vlnu“ ({ $card }).
catan_cards-why-nothing-there = Na { $place } žádná tvoje karta nestojí.
catan_cards-why-foreign = Tato karta patří soupeři ({ $card }).
catan_cards-why-pawned = Tato stavba je zastavená ({ $card }).
catan_cards-why-bewitched = Na této stavbě leží Čarodějnice ({ $card }).
catan_cards-why-not-removable = Odstranit lze jen stavby, jednotky a knihy kouzel ({ $card }).
catan_cards-why-not-pawned = Tato stavba zastavená není ({ $card }).
catan_cards-why-no-wizard = To není kouzelník ({ $card }).
catan_cards-why-not-that-many = Krajina má jen { $have }.
catan_cards-why-magic-full = Kouzelník má místo jen na { $room }.
catan_cards-why-no-craft = To není řemeslná stavba ({ $card }).
catan_cards-why-craft-too-few = Výroba spotřebuje { $need } suroviny z krajiny; je tam { $have }.
catan_cards-why-craft-full = Už má tři obchodní body ({ $card }).
catan_cards-why-no-craft-points = Nemá žádné obchodní body ({ $card }).
catan_cards-why-not-takeable = Soupeř tu surovinu nemá, nebo na ni nemáš místo: { $resource }.
catan_cards-why-no-such-resource = Surovina „{ $name }“ není.
catan_cards-why-no-store = To není sklad ({ $card }).
catan_cards-why-store-full = Sklad je plný ({ $card }).
catan_cards-why-store-empty = Sklad je prázdný ({ $card }).
catan_cards-why-store-needs-two = Do skladu patří právě dvě stejné suroviny; { $resource }: máš { $have }.
catan_cards-why-store-named = Tento sklad už je k placení určen ({ $card }).
catan_cards-why-same-resource = Surovina se nemění sama za sebe ({ $resource }).
catan_cards-why-rate = Banka bere za jednu { $need } ({ $resource }); máš { $have }.
catan_cards-why-no-room = Na tuto surovinu nemáš místo: { $resource }.
catan_cards-why-no-fleet-there = Vedle { $place } Velká obchodní flotila nestojí.
catan_cards-why-other-yield = Krajina { $place } dává něco jiného: { $resource }.
catan_cards-why-own-offer = Na tvoji nabídku odpovídá druhý hráč.
catan_cards-why-no-offer = Žádná nabídka není.
catan_cards-why-offer-empty = Na obou stranách nabídky musí být aspoň jedna surovina.
catan_cards-why-offer-same = Na obou stranách nemůže být táž surovina.
catan_cards-why-offer-unpaid = { $seat } to na krajinách nemá.
catan_cards-why-offer-no-room = Jeden z vás nemá na suroviny místo.
catan_cards-why-nothing-to-spare = Šetřit lze jen krajiny, které máš aspoň dvakrát, a kouzelníky.

# Textový plán
catan_cards-text-stage = Kolo { $round } · výnos { $production } · událost { $face }
catan_cards-text-tokens = Rytíř: { $knight } · mlýn: { $mill } · vyhrává { $points } bodů
catan_cards-text-nobody = nikdo
catan_cards-text-stacks = Balíčky: { $list }
catan_cards-text-supply = Cesty { $roads }, vesnice { $settlements }, města { $cities }, krajiny { $landscapes }, události { $events } · otevřená řada: { $row }
catan_cards-text-player = { $seat }: { $points } bodů · síla { $strength } · turnaj { $tournament } · obchod { $commerce } · ruka { $hand } z { $limit }
catan_cards-text-hand = { "  " }ruka: { $cards }
catan_cards-text-looking = { "  " }prohlížíš si: { $cards }
catan_cards-text-offer = Nabídka: { $give } za { $want }
catan_cards-text-over = Hra skončila.
catan_cards-text-state-pawned = zastaveno
catan_cards-text-state-witch = očarováno
catan_cards-text-state-used = použito
catan_cards-text-state-locked = zamčeno
catan_cards-text-state-elixir = dvojnásobná síla

# Zdroje bodů
catan_cards-source-settlements = vesnice
catan_cards-source-cities = města
catan_cards-source-citadels = citadely
catan_cards-source-buildings = karty
catan_cards-source-knight = figurka rytíře
catan_cards-source-mill = figurka mlýna
catan_cards-stage-round = kolo { $value }
catan_cards-stage-phase = { $value ->
    [setup] příprava
    [before_roll] před hodem
    [event] událost
    [main] hlavní část
    [end] konec tahu
   *[over] konec
  }
catan_cards-end-over = hra skončila
catan_cards-end-points = hra končí, jakmile má někdo dost vítězných bodů
catan_cards-by-points = body
catan_cards-by-active-player = rovnost bodů: hráč na tahu

# Panel
catan_cards-verb-roll = Hodit
catan_cards-verb-place = Vyložit kartu
catan_cards-verb-play = Zahrát kartu
catan_cards-verb-cast = Seslat kouzlo
catan_cards-verb-road = Postavit cestu
catan_cards-verb-settlement = Postavit vesnici
catan_cards-verb-city = Postavit město
catan_cards-verb-citadel = Postavit citadelu
catan_cards-verb-use = Použít kartu
catan_cards-verb-trade = Vyměnit s bankou
catan_cards-verb-offer = Nabídnout výměnu
catan_cards-verb-accept = Přijmout
catan_cards-verb-decline = Odmítnout
catan_cards-verb-convert = Nabít kouzelníka
catan_cards-verb-craft = Vyrobit
catan_cards-verb-claim = Uplatnit obchodní bod
catan_cards-verb-load = Naplnit sklad
catan_cards-verb-unload = Vyložit sklad
catan_cards-verb-store = Platit ze skladu
catan_cards-verb-redeem = Vyplatit stavbu
catan_cards-verb-remove = Odstranit kartu
catan_cards-verb-shift = Přesunout surovinu
catan_cards-verb-spare = Šetřit krajiny
catan_cards-verb-declare = Ohlásit surovinu
catan_cards-verb-draw = Líznout
catan_cards-verb-search = Prohledat balíček
catan_cards-verb-bury = Zasunout pod balíček
catan_cards-verb-pick = Vzít karty
catan_cards-verb-stack = Zvolit balíček
catan_cards-verb-stacks = Zvolit balíčky
catan_cards-verb-gain = Získat
catan_cards-verb-take = Vzít
catan_cards-verb-give = Dát
catan_cards-verb-pay = Zaplatit
catan_cards-verb-exchange = Vyměnit zboží
catan_cards-verb-target = Zvolit cíl
catan_cards-verb-name = Jmenovat stavby
catan_cards-verb-swap = Prohodit
catan_cards-verb-move = Přesunout
catan_cards-verb-lay = Položit krajiny
catan_cards-verb-replace = Nahradit krajinu
catan_cards-verb-arrange = Rozložit krajiny
catan_cards-verb-events = Seřadit události
catan_cards-verb-strike = Vyřadit událost
catan_cards-verb-order = Seřadit ruku
catan_cards-verb-end = Ukončit tah
catan_cards-verb-pass = Vynechat
catan_cards-option-sets = Sady
catan_cards-option-sets-base = Základní hra
catan_cards-option-sets-tc = Obchod a obrat
catan_cards-option-sets-sp = Věda a pokrok
catan_cards-option-sets-wd = Čarodějové a draci
catan_cards-option-sets-tc-sp = Obchod a obrat, Věda a pokrok
catan_cards-option-sets-tc-wd = Obchod a obrat, Čarodějové a draci
catan_cards-option-sets-sp-wd = Věda a pokrok, Čarodějové a draci
catan_cards-option-sets-tc-sp-wd = Všechny tři sady (mnoho karet)

# Vyhledávání
catan_cards-rules-section = pravidla { $section }
catan_cards-card-kind = { $kind ->
    [action] akční karta
    [building] stavba
    [knight] rytíř
    [trade_fleet] obchodní flotila
    [privateer] kapeři
    [cannon] dělo
    [dragon] drak
    [wizard] kouzelník
    [spell_book] kniha kouzel
    [central] centrální karta
   *[other] karta události
  }
catan_cards-card-stance = { $stance ->
    [attack] útok
    [defence] obrana
   *[other] neutrální
  }
catan_cards-card-frame = { $frame ->
    [green] zelená, u každého sídla
    [red] červená, u města
    [brown] hnědá, u krajiny
    [purple] fialová, u citadely
   *[other] u cesty
  }
catan_cards-card-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
  }
catan_cards-card-price = Cena: { $list }.
catan_cards-card-magic = Kouzelná síla: { $count }.
catan_cards-card-worth = Body: { $list }.
catan_cards-card-points = { $what ->
    [vp] vítězné body
    [strength] síla
    [tournament] turnajové body
    [commerce] obchodní body
   *[other] body pokroku
  }
catan_cards-now-in-play = { $seat } má ve hře: { $count }
catan_cards-now-row = v otevřené řadě: { $count }
catan_cards-now-discard = odloženo: { $count }
catan_cards-now-played = právě působí: { $count }
catan_cards-now-removed = vyřazeno ze hry: { $count }
catan_cards-now-landscapes = Na krajinách: { $list }
catan_cards-now-points = Vítězné body: { $list }; hraje se do { $points }
catan_cards-now-gate = { $open ->
    [true] Brána je otevřená
   *[other] Brána je zavřená: dohromady { $points } ze 7 bodů
  }
catan_cards-now-hands = Karty v ruce a limit ruky: { $list }
catan_cards-now-strength = Síla: { $list }; rytíř: { $holder }
catan_cards-now-commerce = Obchodní body: { $list }; mlýn: { $holder }
catan_cards-now-tournament = Turnajové body: { $list }
catan_cards-now-supply = V zásobě: cesty { $roads }, vesnice { $settlements }, města { $cities }
catan_cards-now-events = Karet v balíčku událostí: { $count }
catan_cards-now-stacks = Karty v balíčcích: { $list }
