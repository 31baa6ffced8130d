# Příkazová řádka

verify-ok = Vše souhlasí: { $game }, počet tahů { $moves }, semínko náhody, pravidla i data; výsledek { $result }.
table-you = ty
table-welcome = { $game }. Napiš tah, například „vezmi loď z 4“, nebo: moves (možné tahy), why <tah> (proč ne), undo (vzít zpět), board (deska), log, save SOUBOR, help, quit.
table-help = Tahy (víc najednou odděl „;“; co má nejlepší hodnotu, lze vynechat):
table-legal = To teď jde.
table-rule = Pravidlo: { $rule }. Podobné tahy, které jdou:
table-more-moves = … a ještě { $count }; uveď sloveso, například „moves place“.
table-no-undo = Není co vzít zpět: poslední tah byl cizí, nebo od té doby padly kostky či se něco odhalilo.
table-undone = Vzato zpět: { $move }
table-saved = Uloženo do { $file }.
table-not-saved = Soubor { $file } se nepodařilo zapsat: { $why }
table-seed = Semínko kostek: { $seed }
play-ready = Meeplepost je připraven: { $url }
    Otevři tuto adresu v prohlížeči. Ctrl-C ho ukončí; vše zůstane na příště.
play-saved = Vše je uloženo. Měj se hezky.
rules-nothing = K „{ $words }“ se nic nenašlo. Nejbližší hesla: { $titles }.
rules-others = Také se našlo: { $titles }
rules-unsure = Možná hledáš něco jiného: { $titles }
rules-foot = Zdroj: { $source } · Viz také: { $related }
