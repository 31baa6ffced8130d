# Co karty karetní hry Catan dělají: jeden vzor na každý účinek jejich dat.
catan_cards-cards-amount = { $resource ->
    [brick] { $count ->
        [1] jedny
        [2] dvoje
        [3] troje
       *[other] { $count }
    } cihly
    [lumber] { $count ->
        [1] jedno dřevo
        [2] dvě dřeva
        [3] tři dřeva
       *[other] { $count } dřev
    }
    [wool] { $count ->
        [1] jednu vlnu
        [2] dvě vlny
        [3] tři vlny
       *[other] { $count } vln
    }
    [grain] { $count ->
        [1] jedno
        [2] dvě
        [3] tři
       *[other] { $count }
    } obilí
    [ore] { $count ->
        [1] jednu rudu
        [2] dvě rudy
        [3] tři rudy
       *[other] { $count } rud
    }
   *[gold] { $count ->
        [1] jedno zlato
        [2] dvě zlata
        [3] tři zlata
       *[other] { $count } zlat
    }
}
catan_cards-cards-or = { $first } nebo { $last }
catan_cards-cards-and = { $first } a { $last }

# Z čísel vytištěných na kartě
catan_cards-is-knight = Rytíř: síla { $strength }, turnaj { $tournament }.
catan_cards-is-cannon = Síla bez turnajových bodů; děla smějí mít oba hráči.
catan_cards-is-foreign = Vylož na volné místo { $frame ->
    [red] soupeřova města
   *[other] soupeřovy vesnice nebo města
}.
catan_cards-is-vp = Má hodnotu { $vp ->
    [one] vítězného bodu
   *[other] { $vp } vítězných bodů
}; jiný účinek nemá.
catan_cards-is-commerce = { $commerce ->
    [1] Jeden obchodní bod
    [3] Tři obchodní body
    [few] { $commerce } obchodní body
   *[other] { $commerce } obchodních bodů
}.
catan_cards-is-points = Jen body; podmínka mnoha karet sady Obchod a obrat.
catan_cards-is-progress = Tvoje ruka smí mít o jednu kartu víc.
catan_cards-is-craft = Kromě surovin stojí { $count ->
    [3] tři obchodní body
    [few] { $count } obchodní body
   *[other] { $count } obchodních bodů
} (z Barvírny, Umělecké kovárny, Palírny).
catan_cards-is-limited = Každý hráč smí mít jednu.
catan_cards-is-face-up = Leží v otevřené řadě.

# Podmínky
catan_cards-needs = Podmínka: { $list }.
catan_cards-needs-token = figurka { $token ->
    [knight] rytíře
   *[mill] mlýna
}
catan_cards-needs-commerce-min = { $count ->
    [one] 1 obchodní bod
    [few] { $count } obchodní body
   *[other] { $count } obchodních bodů
}
catan_cards-needs-cities-min = { $count ->
    [one] město
    [few] { $count } města
   *[other] { $count } měst
}
catan_cards-needs-citadels-min = { $count ->
    [one] citadela
    [few] { $count } citadely
   *[other] { $count } citadel
}
catan_cards-needs-wizards-min = { $count ->
    [one] tvůj kouzelník
    [few] { $count } tvoji kouzelníci
   *[other] { $count } tvých kouzelníků
}
catan_cards-needs-opponent-wizards-min = { $count ->
    [one] soupeřův kouzelník
    [few] { $count } soupeřovi kouzelníci
   *[other] { $count } soupeřových kouzelníků
}
catan_cards-needs-trade-fleets-min = { $count ->
    [one] vlastní obchodní flotila
    [few] { $count } vlastní obchodní flotily
   *[other] { $count } vlastních obchodních flotil
}
catan_cards-needs-craft-points-min = { $count ->
    [one] 1 obchodní bod
    [few] { $count } obchodní body
   *[other] { $count } obchodních bodů
} z řemesel
catan_cards-needs-opponent-strength-max = soupeř má sílu nejvýše { $count }
catan_cards-needs-more-tournament-than-opponent = víc turnajových bodů než soupeř

# Účinky karet
catan_cards-does-duel-roll = Hoď kostkou: při { $ok } se jedna soupeřova { $target ->
    [building] stavba
   *[strength_unit] jednotka s vytištěnou silou
} podle tvého výběru vrací vlastníkovi do ruky; při { $backfire } se vrací do ruky jedna tvoje { $target ->
    [building] nechráněná stavba
   *[strength_unit] taková jednotka
}, pokud nějakou máš.
catan_cards-does-look-hand = Prohlédni si soupeřovu ruku.
catan_cards-does-take-hand-card = Vezmi si z ní nejvýše jednu akční kartu nebo jednotku.
catan_cards-does-steal = { $max ->
    [room_of_one_region] Zvol jednu svou krajinu a vezmi soupeři tolik surovin jejího druhu, kolik se na ni ještě vejde.
   *[other] Vezmi soupeři až { $max ->
        [2] dvě suroviny
        [3] tři suroviny
        [few] { $max } suroviny
       *[other] { $max } surovin
    } { $resource ->
        [any] podle výběru
       *[one_type] jednoho druhu
    }.
}
catan_cards-does-give-opponent = Pak mu dej jednu surovinu { $other_type ->
    [yes] jiného druhu
   *[no] podle výběru
}.
catan_cards-does-set-die = { $die ->
    [production] Hraje se před hodem: výnosovou kostkou neházíš, její číslo určíš.
   *[event] Sesílá se před hodem: určíš stranu kostky událostí.
}
catan_cards-does-pay-any = Zaplať právě { $count ->
    [2] dvě libovolné suroviny
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}.
catan_cards-does-gain-any = Získej { $count ->
    [per_city] libovolnou surovinu za každé své město
    [1] libovolnou surovinu
    [2] libovolné dvě suroviny
    [few] libovolné { $count } suroviny
   *[other] libovolných { $count } surovin
}.
catan_cards-does-choose-new-regions = Hraje se s nákupem vesnice: obě nové krajiny vybereš z celého balíčku krajin, ten se pak zamíchá.
catan_cards-does-react = { $do ->
    [exempt_self] Hraje se, když se odkryje { $cards }: událost se tě netýká.
    [veto] Sesílá se, když soupeř hraje akční kartu: ta nemá účinek a jde pod balíček výstavby.
   *[void_and_reroll] Sesílá se, když padne událost nebo je odkryta její karta: událost neplatí a kostkou událostí se hází znovu.
}
catan_cards-does-auto-react = Má-li působit soupeřova karta { $cards }, hodí se kostkou: při { $roll_ok } nemá účinek.
catan_cards-does-trade-rate = { $resource ->
    [neighbour_regions] Smíš měnit dvě suroviny z jedné sousední krajiny za libovolnou jinou.
    [opponent_fleets] Smíš měnit dvě za jednu každou surovinu, pro kterou má soupeř obchodní flotilu jedné suroviny.
   *[other] Smíš měnit { $resource ->
        [brick] dvoje cihly
        [lumber] dvě dřeva
        [wool] dvě vlny
        [grain] dvě obilí
        [ore] dvě rudy
       *[gold] dvě zlata
    } za libovolnou jinou surovinu, kolikrát chceš.
}
catan_cards-does-trade-rate-boost = Tvoje obchodní flotily u tohoto města mění jedna za jednu.
catan_cards-does-protect = { $scope ->
    [neighbour_regions] Suroviny na obou sousedních krajinách Zloděj nepočítá ani nebere.
    [host_regions] Čtyři krajiny kolem tohoto města jsou v bezpečí před { $from_id ->
        [plague] Morem
       *[civil_war] Občanskou válkou
    }.
    [all_regions] Všechny tvoje krajiny jsou v bezpečí před { $from_id ->
        [plague] Morem
       *[civil_war] Občanskou válkou
    }.
    [host_site] Stavby na místech tohoto města jsou v bezpečí před Žhářem, i před tvým vlastním.
    [all_units] Všechny tvoje obchodní flotily, rytíři a děla jsou v bezpečí před Občanskou válkou.
   *[host_site_fleets] Jsou v bezpečí před Občanskou válkou.
}
catan_cards-does-strength-bonus = Každý tvůj rytíř a každé dělo má o { $amount ->
    [1] jeden bod
    [few] { $amount } body
   *[other] { $amount } bodů
} síly víc.
catan_cards-does-die-bonus = Ukáže-li kostka událostí { $face }, dostaneš navíc { $gain } (pokud je na to místo).
catan_cards-does-die-reward = { $face_id ->
    [trade] Máš-li při Obchodním zisku figurku mlýna, vezmeš { $count ->
        [2] dvě suroviny
        [few] { $count } suroviny
       *[other] { $count } surovin
    } místo jedné.
   *[tournament] Vyhraješ-li Rytířský turnaj na kostce událostí, dostaneš { $mode ->
        [add] o surovinu víc
       *[set] { $count ->
            [2] dvě suroviny
            [few] { $count } suroviny
           *[other] { $count } surovin
        } místo jedné
    }.
}
catan_cards-does-market-catchup = Má-li soupeř víc krajin s výnosovým číslem než ty, získáš jednu surovinu druhu, který tyto krajiny dávají.
catan_cards-does-double-production = Sousední { $terrain ->
    [field] pole
    [forest] lesy
    [hills] pahorkatiny
    [pasture] pastviny
    [mountains] hory
   *[gold_river] zlatonosné řeky
} dávají dvojnásobek.
catan_cards-does-search-cost = { $value ->
    [0] Prohledávání balíčků výstavby tě nic nestojí.
   *[other] Prohledání balíčku výstavby tě stojí jednu surovinu místo dvou.
}
catan_cards-does-vp-if = Má hodnotu vítězného bodu, dokud vlastníš aspoň { $fleets ->
    [3] tři obchodní flotily
    [few] { $fleets } obchodní flotily
   *[other] { $fleets } obchodních flotil
}.
catan_cards-does-vp-set-if = Staví se na vesnici; čtyři místa pro zelené a fialové karty a knihy kouzel. Celkem jeden vítězný bod, s kouzelníkem { $vp ->
    [2] dva
   *[other] { $vp }
}.
catan_cards-does-cost-reduction = Tvoje { $filter ->
    [red] městské stavby s cenou { $min_cost } a víc
   *[other] flotily (i kapeři)
} stojí o jednu surovinu podle výběru méně.
catan_cards-does-reveal-draws = Hostitel musí ukázat každou kartu vzatou z balíčku výstavby.
catan_cards-does-gold-as-commerce = Každé zlato na tvých krajinách je obchodní bod.
catan_cards-does-fill-region = { $terrain ->
    [field] Jedno tvoje pole dostane až { $amount ->
        [3] tři
       *[other] { $amount }
    } obilí, kolik se jich na ně vejde.
   *[mountains] Jedny tvoje hory dostanou až { $amount ->
        [3] tři rudy
        [few] { $amount } rudy
       *[other] { $amount } rud
    }, kolik se jich na ně vejde.
}
catan_cards-does-swap-own-regions = Prohoď místa dvou svých krajin, na nichž není výstavba krajiny.
catan_cards-does-dynamic-tournament = Jeho turnajové body se rovnají poslednímu výnosovému hodu.
catan_cards-does-suppress-commerce = Obchodní body tamních karet se nepočítají.
catan_cards-does-remove-if = Zmizí, jakmile má hostitel sílu { $strength }.
catan_cards-does-start-of-turn-choice = Na začátku tahu ohlas surovinu: v tomto tahu ji smíš libovolně přesouvat mezi svými krajinami jejího druhu.
catan_cards-does-craft = Na { $terrain ->
    [pasture] pastvině
    [mountains] horách
   *[field] poli
} u vesnice nebo města: proměň { $resource ->
    [wool] dvě vlny
    [ore] dvě rudy
   *[grain] dvě obilí
} této krajiny v jeden obchodní bod, nebo za bod vezmi soupeři libovolnou surovinu.
catan_cards-does-store = Ulož právě { $capacity ->
    [2] dvě suroviny
    [few] { $capacity } suroviny
   *[other] { $capacity } surovin
} jednoho druhu; jsou v bezpečí před soupeřem i událostmi. Vybráním se sklad vyprázdní.
catan_cards-does-pawn-building = Otoč jednu svou stavbu, která stojí suroviny, lícem dolů a získej zpět její vytištěnou cenu; dokud cenu znovu nezaplatíš, nic nedělá.
catan_cards-does-immune-except = Drak { $card_strength ->
    [4] se 4
   *[other] s { $card_strength }
} body síly, bojí se jen Černého rytíře.
catan_cards-does-forbid = Nikdo nesmí hrát útočné akční karty ani sesílat útočná kouzla.
catan_cards-does-wizard = { $terrain ->
    [any] Smí stát u kterékoli krajiny citadely a mění její
    [field] Stojí u pole citadely a mění jeho
    [forest] Stojí u lesa citadely a mění jeho
    [hills] Stojí u pahorkatiny citadely a mění její
    [mountains] Stojí u hor citadely a mění jejich
   *[pasture] Stojí u pastviny citadely a mění její
} suroviny 1:1 v kouzelnou sílu.
catan_cards-does-arrange-event-top = Prohlédni si { $count ->
    [3] tři vrchní karty
    [few] { $count } vrchní karty
   *[other] { $count } vrchních karet
} událostí; kterékoli dej dospod, ostatní v libovolném pořadí zpět nahoru.
catan_cards-does-draw-top = Lízni vrchní kartu { $stacks ->
    [2] ze dvou
   *[other] z { $stacks }
} různých balíčků výstavby.
catan_cards-does-swap-region-with-opponent = Vyměň krajinu druhu, který máš aspoň dvakrát, za soupeřovu jiného druhu, který má aspoň dvakrát; suroviny jdou s kartou.
catan_cards-does-search-stack = Prohlédni si jeden balíček a vezmi si z něj kartu.
catan_cards-does-bury-hand-card = Jinou kartu z ruky dej pod týž balíček.
catan_cards-does-swap-own-cards = Prohoď místa dvou svých staveb nebo dvou svých jednotek.
catan_cards-does-peek-top = Prohlédni si vrchní karty { $stacks ->
    [4] čtyř
   *[other] { $stacks }
} sousedních balíčků výstavby a vrať je.
catan_cards-does-multiply-strength = Jeden tvůj rytíř nebo drak má do konce příštího soupeřova tahu dvojnásobnou sílu.
catan_cards-does-remove-event-card = Vyřaď z balíčku událostí jednu kartu podle výběru (ne { $except }) do konce hry.
catan_cards-does-wizard-duel = Postav svého kouzelníka proti soupeřovu: hod plus kouzelná síla; poražený jde pod balíček a vítěz získá jeho sílu.
catan_cards-does-bewitch-building = Polož na soupeřovu stavbu; ta ztrácí všechny účinky a body, dokud jejímu vlastníkovi v jeho tahu nepadne otazník.
catan_cards-does-swap-region-with-stack = Vyměň krajinu druhu, který máš aspoň dvakrát, za kteroukoli krajinu z balíčku; počet surovin zůstává.
catan_cards-does-free-city = Proměň jednu svou vesnici v město.
catan_cards-does-empty-region = Zbav jednu soupeřovu krajinu všech surovin.
catan_cards-does-take-discard = Vezmi si do ruky jednu akční kartu z odkládacího balíčku.
catan_cards-does-steal-spell-book = Vezmi knihu kouzel ze soupeřova knížectví a vylož ji ve své citadele.
catan_cards-does-on-build-remove-enemy-unit = Po vyložení jde jedna soupeřova flotila podle tvého výběru pod balíček výstavby.

# Co se s kartou dělá ve vlastním tahu
catan_cards-does-activate-gain-any = Jednou za svůj tah vyměň { $cost } za libovolnou jinou surovinu.
catan_cards-does-activate-shift-between-road-regions = Jednou za svůj tah proměň jednu surovinu krajiny u této cesty v jednu surovinu té druhé.
catan_cards-does-activate-move-unit = Ve svém tahu smíš za { $cost } přesunout svého rytíře nebo dělo na své volné místo.
catan_cards-does-activate-as-action = Od tahu po vyložení: zaplať { $cost } a použij ho jako Černého rytíře; pak ho odlož.
catan_cards-does-activate-roll-table = Ve svém tahu zaplať { $magic ->
    [0] { $cost }
   *[other] jednu kouzelnou sílu
} a hoď: { $gains } dá libovolnou surovinu{ $blows ->
    [none] {""}
   *[other] , při { $blows } stavba vybuchne
}. Lze opakovat.
catan_cards-does-activate-forced-swap = Jednou za svůj tah dej soupeři jednu surovinu (ne zlato) a vezmi mu jinou (ne zlato).
catan_cards-does-activate-charge-wizard = Jednou za svůj tah dej za { $cost } jednomu svému kouzelníkovi jednu kouzelnou sílu.

# Účinky událostí
catan_cards-does-reshuffle-events = Balíček událostí se zamíchá znovu jako na začátku.
catan_cards-does-draw-event = Pak se otočí další karta.
catan_cards-does-lose-region = { $scope ->
    [regions_of_cities] Každá krajina u města ztrácí jednu surovinu.
   *[neighbours_of] Každá krajina ztrácí jednu surovinu za každý sousední { $cards }.
}
catan_cards-does-each-player-removes-unit = Každý hráč dá jednoho svého nechráněného rytíře, dělo nebo flotilu pod balíček výstavby.
catan_cards-does-token-holder-targets = Držitel figurky rytíře jmenuje { $pick ->
    [3] tři soupeřovy stavby
    [few] { $pick } soupeřovy stavby
   *[other] { $pick } soupeřových staveb
} (všechny, je-li jich méně); jejich vlastník dá jednu z nich pod balíček výstavby.
catan_cards-does-gain-any-each = Každý hráč získá libovolnou surovinu za každou svou { $per ->
    [progress_cards] kartu s bodem pokroku, nejvýše { $max ->
        [2] dvě
       *[other] { $max }
    }
   *[trade_fleets] obchodní flotilu
}.
catan_cards-does-gain-regions-each = Každá krajina dostane jednu surovinu za každý sousední { $cards }.
catan_cards-does-gain-each = Každý hráč dostane { $gain }.
catan_cards-does-buy-each = Každý hráč smí koupit až { $max ->
    [2] dvě suroviny
    [few] { $max } suroviny
   *[other] { $max } surovin
}, každou za { $price }.
catan_cards-does-most-trade-fleets-gain = Kdo má víc obchodních flotil, získá libovolnou surovinu; mají-li oba stejně a aspoň jednu, získají oba.
catan_cards-does-most-tournament-fill = Kdo má víc turnajových bodů, smí doplnit jednu svou zlatonosnou řeku na { $amount ->
    [3] tři zlata
    [few] { $amount } zlata
   *[other] { $amount } zlat
}.
catan_cards-does-hand-exchange = Každý hráč s aspoň { $if_vp_min ->
    [3] třemi
   *[other] { $if_vp_min }
} vítěznými body dá celou ruku pod jeden balíček výstavby a z jeho vrchu dobere do limitu ruky.
catan_cards-does-charge-all-wizards = Každý kouzelník dostane jednu kouzelnou sílu, hned použitelnou.
