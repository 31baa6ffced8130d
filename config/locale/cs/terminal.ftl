# Příkazová řádka

verify-ok = Vše souhlasí: { $game }, počet tahů { $moves }, semínko náhody, pravidla i data; výsledek { $result }.
table-you = vy
table-welcome = { $game }. Napište tah, například „vezmi loď z 4“, nebo: moves (možné tahy), why <tah> (proč ne), undo (vzít zpět), board (deska), log, save SOUBOR, help, quit.
table-help = Tahy (víc najednou oddělte „;“; co má nejlepší hodnotu, lze vynechat):
table-legal = To je teď možné.
table-rule = Pravidlo: { $rule }. Podobné a možné tahy:
table-more-moves = … a ještě { $count }; uveďte sloveso, například „moves place“.
table-no-undo = Není co vzít zpět: poslední tah byl cizí, nebo od té doby padly kostky či se něco odhalilo.
table-undone = Vzato zpět: { $move }
table-saved = Uloženo do { $file }.
table-not-saved = Soubor { $file } se nepodařilo zapsat: { $why }
table-seed = Semínko kostek: { $seed }
play-ready = Meeplepost je připraven: { $url }
    Otevřete tuto adresu v prohlížeči. Ctrl-C ho ukončí; vše zůstane na příště.
play-saved = Vše je uloženo. Na shledanou.
rules-nothing = K „{ $words }“ se nic nenašlo. Nejbližší hesla: { $titles }.
rules-others = Také se našlo: { $titles }
rules-unsure = Možná jste mysleli něco jiného: { $titles }
rules-foot = Zdroj: { $source } · Viz také: { $related }
