# Hrady Burgundska

burgundy-name = Hrady Burgundska

# Otázky
burgundy-ask-turn = { $mine ->
    [yes] Jsi na tahu: použij obě kostky, pak tah ukonči.
   *[no] Na tahu { $seat }: použij obě kostky, pak tah ukonči.
  }
burgundy-ask-choose-estate = { $mine ->
    [yes] Vybíráš panství a pole startovního hradu.
   *[no] { $seat } vybírá panství a pole startovního hradu.
  }
burgundy-ask-choose-castle = { $mine ->
    [yes] Vybíráš pole startovního hradu.
   *[no] { $seat } vybírá pole startovního hradu.
  }
burgundy-ask-effect-sell = { $mine ->
    [yes] Můžeš prodat jeden druh zboží, nebo to vynechat.
   *[no] { $seat } může prodat jeden druh zboží, nebo to vynechat.
  }
burgundy-ask-effect-take = { $mine ->
    [yes] Můžeš získat destičku, nebo to vynechat.
   *[no] { $seat } může získat destičku, nebo to vynechat.
  }
burgundy-ask-effect-place = { $mine ->
    [yes] Můžeš umístit další destičku, nebo to vynechat.
   *[no] { $seat } může umístit další destičku, nebo to vynechat.
  }
burgundy-ask-effect-action = { $mine ->
    [yes] Máš za hrad ještě jednu akci bez kostky.
   *[no] { $seat } má za hrad ještě jednu akci bez kostky.
  }
burgundy-ask-effect-collect-goods = { $mine ->
    [yes] Vybíráš, odkud loď naloží zboží.
   *[no] { $seat } vybírá, odkud loď naloží zboží.
  }

# Brány
burgundy-gate-next-round = Tím kolo končí: padnou kostky dalšího kola.
burgundy-gate-next-phase = Tím fáze končí: rozloží se nové destičky a padnou kostky.
burgundy-gate-first-phase = Po této volbě se rozloží destičky fáze A a padnou kostky.

# Rozhodnutí
burgundy-do-choose-estate = panství { $estate }, hrad na { $hex }
burgundy-do-choose-castle = hrad na { $hex }
burgundy-do-take-tile = vzít: { $tile }, oblast { $depot }{ $die ->
    [none] {""}
   *[other] , kostka { $die }
  }{ $discard ->
    [none] {""}
   *[other] , odhodit: { $discard }
  }
burgundy-do-place-tile = umístit: { $tile } na { $hex }{ $die ->
    [none] {""}
   *[other] , kostka { $die }
  }
burgundy-do-sell-goods = prodat: { $goods }{ $die ->
    [none] {""}
   *[other] , kostka { $die }
  }
burgundy-do-take-workers = vzít dělníky{ $die ->
    [none] {""}
   *[other] , kostka { $die }
  }
burgundy-do-buy-tile = koupit: { $tile }, { $source }{ $discard ->
    [none] {""}
   *[other] , odhodit: { $discard }
  }
burgundy-do-collect-goods = naložit z oblasti { $depots }{ $goods ->
    [none] {""}
   *[other] : { $goods }
  }
burgundy-do-pass = vynechat
burgundy-do-end-turn = ukončit tah

# Záznam hry
burgundy-event-estate-chosen = { $seat }: panství { $estate }, hrad na { $hex }
burgundy-event-phase-started = Začíná fáze { $phase }; { $removed ->
    [0] rozkládají se nové destičky.
    [one] jedna zbylá destička odchází ze hry, rozkládají se nové.
    [few] { $removed } zbylé destičky odcházejí ze hry, rozkládají se nové.
   *[other] { $removed } zbylých destiček odchází ze hry, rozkládají se nové.
  }
burgundy-event-round-started = Fáze { $phase }, { $round }. kolo: pořadí { $order }; na bílé kostce je { $white_die }: do oblasti { $white_die } přichází { $goods }.
burgundy-event-die-used = { $seat }: kostka { $rolled }{ $workers ->
    [0] {""}
    [one] {" "}jako { $value } za 1 dělníka
   *[other] {" "}jako { $value } za { $workers } dělníky
  }
burgundy-event-tile-taken = { $seat }: { $tile } z oblasti { $depot }
burgundy-event-tile-bought = { $seat }: nákup za { $price } stříbrné – { $tile } ({ $source })
burgundy-event-tile-discarded = { $seat }: odhozeno – { $tile }
burgundy-event-tile-placed = { $seat }: { $tile } na { $hex }
burgundy-event-region-completed = { $seat }: dokončená oblast o velikosti { $size } ({ $color }), { $area_points } + { $phase_points } b.
burgundy-event-token-won = { $seat }: { $large ->
    [yes] velký
   *[no] malý
  } bonusový žeton ({ $color }), { $points } b.
burgundy-event-animals-scored = { $seat }: { $tile } – { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
burgundy-event-points-scored = { $seat }: { $tile } – { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
burgundy-event-workers-gained = { $seat }: { $workers ->
    [one] 1 dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
  }
burgundy-event-silver-gained = { $seat }: { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
  }
burgundy-event-goods-sold = { $seat }: prodej { $tokens } × { $goods }, { $points } b., { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
  }{ $workers ->
    [0] {""}
    [one] , 1 dělník
    [few] , { $workers } dělníci
   *[other] , { $workers } dělníků
  }
burgundy-event-goods-collected = { $seat }: { $tokens ->
    [none] žádné zboží
   *[other] zboží { $tokens }
  } z oblasti { $depots }
burgundy-event-marker-advanced = { $seat }: značka pořadí na pole { $position }
burgundy-event-effect-lost = { $seat }: { $tile } – účinek propadá ({ $effect })
burgundy-event-effect-declined = { $seat }: vynecháno – { $effect }
burgundy-event-turn-ended = { $seat }: konec tahu
burgundy-event-mines-paid = { $seat }: { $mines ->
    [one] 1 důl
    [few] { $mines } doly
   *[other] { $mines } dolů
  } – { $silver ->
    [one] 1 stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
  }{ $workers ->
    [0] {""}
    [one] , 1 dělník
    [few] , { $workers } dělníci
   *[other] , { $workers } dělníků
  }
burgundy-event-final-scored = { $seat }: zboží { $unsold }, stříbrné { $silver }, dělníci { $workers }, znalosti { $knowledge }; celkem { $total } b.
burgundy-event-game-ended = Konec hry: { $ranking }.

# Proč ne
burgundy-why-estate-first = Nejdřív je třeba vybrat panství a pole startovního hradu.
burgundy-why-estates-are-set = Panství už jsou vybraná.
burgundy-why-estate-not-chosen = V této hře se vybírá panství i pole hradu najednou, například „panství 5 na C2“.
burgundy-why-estate-is-dealt = Panství jsou v této hře dána; vybírá se jen pole hradu, například „hrad na D4“.
burgundy-why-no-such-estate = Panství { $estate } neexistuje; panství mají čísla 1 až 9.
burgundy-why-estate-taken = Panství { $estate } už někdo má; jen panství 1 může mít víc hráčů.
burgundy-why-not-a-castle-hex = { $hex } není na tomto panství pole pro hrad. Pole pro hrady: { $hexes }.
burgundy-why-effect-first = Nejdřív čeká jiný účinek: { $effect }.
burgundy-why-effect-compulsory = Tady nelze vynechat, toto se provést musí: { $effect }.
burgundy-why-effect-other-color = Tímto účinkem nelze získat: { $tile }. Lze: { $colors }.
burgundy-why-nothing-to-pass = Teď není co vynechat.
burgundy-why-nothing-fits = Teď k tomu není co použít.
burgundy-why-no-die-here = Toto se provádí bez kostky.
burgundy-why-die-needed = V tahu je k tomu třeba kostka, například „s 1“.
burgundy-why-no-such-die = Kostka { $number } neexistuje; máš kostky 1 a 2.
burgundy-why-die-used = Kostka { $number } už je použitá.
burgundy-why-dice-spent = Obě kostky jsou použité.
burgundy-why-dice-left = { $number ->
    [one] Jedna kostka ještě není použitá.
   *[other] Obě kostky ještě nejsou použité.
  }
burgundy-why-dice-reach-nothing = Kostky tu na nic nestačí a { $have ->
    [0] dělníky nemáš
    [one] jeden dělník je málo
    [few] { $have } dělníci jsou málo
   *[other] { $have } dělníků je málo
  }.
burgundy-why-not-enough-workers = Na kostce je { $value }, potřeba je { $needed }: to stojí { $need ->
    [one] 1 dělníka
   *[other] { $need } dělníky
  }, máš { $have }.
burgundy-why-no-such-depot = Zásobní oblast { $number } tu není; oblasti mají čísla 1 až 6.
burgundy-why-tile-not-there = Tam taková destička neleží ({ $source }): { $tile }.
burgundy-why-depots-empty = V očíslovaných oblastech není žádná destička.
burgundy-why-discard-needed = Sklad je plný ({ $stored }): řekni, kterou destičku odhodit, například „za { $example }“.
burgundy-why-discard-not-needed = Ve skladu je místo, proto nelze nic odhodit.
burgundy-why-tile-not-stored = Takovou destičku ve skladu nemáš: { $tile }.
burgundy-why-storage-empty = Sklad je prázdný.
burgundy-why-no-place-for-tiles = Žádnou uloženou destičku nelze těmito kostkami umístit.
burgundy-why-no-such-tile = Žádná destička se nejmenuje „{ $name }“.
burgundy-why-no-such-hex = Žádné pole se nejmenuje „{ $name }“; pole jsou od A1 po G4.
burgundy-why-hex-covered = Pole { $hex } už je obsazené ({ $tile }).
burgundy-why-hex-other-color = Na pole { $hex } patří jiný druh destiček ({ $color }), ne tato: { $tile }.
burgundy-why-not-adjacent = Vedle pole { $hex } zatím žádná destička neleží; nová musí s některou sousedit.
burgundy-why-building-twice = Ve městě, do kterého patří pole { $hex }, už taková budova stojí ({ $tile }).
burgundy-why-no-such-goods = Zboží { $number } neexistuje; má čísla 1 až 6.
burgundy-why-goods-not-stored = Takové zboží nemáš: { $goods }.
burgundy-why-nothing-to-sell = Nemáš žádné zboží.
burgundy-why-already-bought = V tomto tahu už jeden nákup byl; víc jich není dovoleno.
burgundy-why-not-enough-silver = Nákup stojí { $need } stříbrné, máš { $have }.
burgundy-why-buy-black-only = Kupovat lze jen z černé oblasti; z očíslovaných až se znalostí 6 na panství.
burgundy-why-black-depot-empty = Není co koupit.
burgundy-why-no-ship-placed = Zboží se nakládá při umístění lodi.
burgundy-why-one-depot-only = Urči právě jednu oblast.
burgundy-why-depots-not-neighbours = Urči jednu oblast, nebo dvě sousední (sousedí i 6 a 1).
burgundy-why-goods-which = Všechno se nevejde; vyber { $number ->
    [one] jeden druh
    [few] { $number } druhy
   *[other] { $number } druhů
  } z těchto: { $offered }.
burgundy-why-goods-how-many = { $number ->
    [0] Žádný nový druh zboží se nevejde, proto žádný neuváděj.
    [one] Vzít je třeba právě jeden druh z těchto: { $offered }.
    [few] Vzít je třeba právě { $number } druhy z těchto: { $offered }.
   *[other] Vzít je třeba právě { $number } druhů z těchto: { $offered }.
  }
burgundy-why-goods-named-twice = Druh zboží je uveden dvakrát.
burgundy-why-goods-not-new = Tento druh už máš: { $goods }. Bere se vždy, uveď jen nové druhy.
burgundy-why-goods-not-there = Takové zboží tam neleží: { $goods }.

# Textová deska
burgundy-text-stage = Fáze { $phase }, { $round }. kolo z 5 · bílá kostka { $white }
burgundy-text-order = Pořadí { $order } · stupnice pořadí { $track }
burgundy-text-goods = zboží { $list }
burgundy-text-black = černá
burgundy-text-next-goods = Zboží do konce fáze: { $list }
burgundy-text-tokens = Zbylé bonusové žetony: { $list }
burgundy-text-color = { $color }
burgundy-text-player = { $seat }: { $score } b. · stříbrné { $silver } · dělníci { $workers } · kostky { $dice }
burgundy-text-stores = { "  " }sklad { $tiles } · zboží { $list } · prodáno { $sold }
burgundy-text-over = Hra skončila.

# Zdroje bodů
burgundy-source-areas = oblasti
burgundy-source-phases = bonus za fázi
burgundy-source-tokens = bonusové žetony
burgundy-source-animals = zvířata
burgundy-source-sales = prodané zboží
burgundy-source-towers = strážní věže
burgundy-source-goods = neprodané zboží
burgundy-source-silver = stříbrné
burgundy-source-workers = dělníci
burgundy-source-knowledge = znalosti
burgundy-stage-phase = fáze { $value }
burgundy-stage-round = { $value }. kolo z 5
burgundy-end-over = hra skončila
burgundy-end-after-last-round = hra končí po 5. kole fáze E
burgundy-end-last-round = odehrálo se poslední kolo
burgundy-by-points = body
burgundy-by-empty-hexes = méně prázdných polí
burgundy-by-turn-order = pozdější pořadí na tahu

# Panel
burgundy-verb-take = Vzít destičku
burgundy-verb-place = Umístit destičku
burgundy-verb-sell = Prodat zboží
burgundy-verb-workers = Vzít dělníky
burgundy-verb-buy = Koupit destičku
burgundy-verb-collect = Naložit zboží
burgundy-verb-pass = Vynechat
burgundy-verb-estate = Vybrat panství
burgundy-verb-castle = Vybrat pole hradu
burgundy-option-estates = Panství
burgundy-option-estates-basic = Všichni na panství 1
burgundy-option-estates-choose = Každý si panství vybere
burgundy-option-estates-random = Panství náhodně
burgundy-option-estates-same-1 = Panství 1, volný hrad
burgundy-option-estates-same-2 = Všichni na panství 2
burgundy-option-estates-same-3 = Všichni na panství 3
burgundy-option-estates-same-4 = Všichni na panství 4
burgundy-option-estates-same-5 = Všichni na panství 5
burgundy-option-estates-same-6 = Všichni na panství 6
burgundy-option-estates-same-7 = Všichni na panství 7
burgundy-option-estates-same-8 = Všichni na panství 8
burgundy-option-estates-same-9 = Všichni na panství 9

# Hledání v pravidlech
burgundy-knowledge-title = Znalost { $number }: { $name }
burgundy-rules-section = pravidla { $section }
burgundy-tile-count = { $count ->
    [one] 1 destička
    [few] { $count } destičky
   *[other] { $count } destiček
  }
burgundy-species-cow = Krávy
burgundy-species-sheep = Ovce
burgundy-species-pig = Prasata
burgundy-species-chicken = Kuřata

# Teď ve hře
burgundy-now-depots = { $count ->
    [one] v oblasti
   *[other] v oblastech
  } { $depots }
burgundy-now-black = v černé oblasti
burgundy-now-placed = { $seat }: { $hexes }
burgundy-now-stored = { $seat }: ve skladu { $count }
burgundy-now-unseen = zatím se neobjevilo { $left } z { $all }
burgundy-now-order = Toto kolo: { $order } · příští, jak to teď stojí: { $next }
burgundy-now-phase = Fáze { $phase }, { $round }. kolo z 5
burgundy-now-bonus = Fáze { $phase }: bonus { $bonus }, oblast o třech polích teď dá bodů { $gives }.
burgundy-now-tokens = Ještě k mání: { $left }
burgundy-now-goods = V zásobních oblastech: { $list }
burgundy-now-sale = Za každý žeton je tady bodů { $points }.
burgundy-now-piles = Zatím se neobjevilo: { $list }, s černým rubem { $black }
