# Co čte provozovatel: run, play, doctor

error-settings-missing = Soubor s nastavením „{ $file }“ neexistuje.
error-settings-unreadable = Soubor s nastavením „{ $file }“ nelze přečíst.
error-settings-too-large = „{ $file }“ je na soubor s nastavením příliš velký.
error-settings-not-text = Soubor s nastavením „{ $file }“ není v UTF-8.
error-settings-not-toml = Soubor s nastavením „{ $file }“ není platný TOML: podívej se na { $line ->
    [end] jeho konec
   *[other] řádek { $line }
  }.
error-settings-unknown = Nastavení „{ $setting }“ neexistuje. Nemělo to být: { $known }?
error-settings-kind = Nastavení „{ $setting }“ má být { $wanted ->
    [number] celé číslo
    [fraction] číslo
    [text] text v uvozovkách
    [switch] true nebo false
    [list] seznam v hranatých závorkách
    [section] samostatný oddíl [{ $setting }]
   *[other] něco jiného
  }, ne { $found ->
    [number] celé číslo
    [fraction] desetinné číslo
    [text] text
    [switch] true nebo false
    [list] seznam
    [section] oddíl
   *[other] datum nebo čas
  }.
error-settings-choice = Nastavení „{ $setting }“ může být: { $known }.
error-settings-range = Nastavení „{ $setting }“ musí být od { $least } do { $most }.
error-settings-token = „{ $setting }“ do souboru s nastavením nepatří. Token dej do proměnné MEEPLEPOST_TOKEN nebo do vlastního souboru (--token-file); pokud mohl soubor s nastavením číst někdo jiný, vytvoř nejdřív nový token.

error-token-missing = Chybí token. Dej ho do proměnné { $variable } nebo do souboru, který můžeš číst jen ty (--token-file). Hrát bez Discordu: meeplepost play.
error-token-local = To je token místního Discordu z „meeplepost play“. Skutečný najdeš na stránce své aplikace u Discordu.
error-token-form = Tohle nevypadá jako token discordového bota: má tři části oddělené tečkami. Zkopíruj ho znovu ze stránky své aplikace.
error-token-not-local = Místní Discord má token, který si sám nevytvořil; nepoužije se. Začni s prázdnou složkou dat.
error-token-file-missing = Soubor s tokenem „{ $file }“ neexistuje.
error-token-file-unreadable = Soubor s tokenem „{ $file }“ nelze přečíst.
error-token-file-open = Soubor s tokenem „{ $file }“ mohou číst i jiní, nebo patří někomu jinému. Ať je jen tvůj: chmod 600. Pokud ho mohl někdo přečíst, vytvoř nový token.

error-other-world = Stoly v této složce patří { $world ->
    [discord] místnímu Discordu z „meeplepost play“. Dej příkazu „run“ vlastní složku
   *[other] skutečnému Discordu. Dej příkazu „play“ vlastní složku
  }.
error-login-refused = Discord token odmítá. Zkopíruj ho znovu ze stránky své aplikace; možná byl mezitím vyměněn.
error-discord-unreachable = Discord není dostupný ({ $why }). Vše je uloženo; zkus to později.
error-discord-closed = Discord spojení natrvalo ukončil (kód { $code }). Vše je uloženo.
error-port-taken = Na portu { $port } tohoto počítače už něco běží. Zvol jiný.
error-local-data = „{ $file }“ používá jiný „meeplepost play“, nebo je soubor poškozený. Zastav ten druhý, nebo zvol jinou složku pomocí --data.

doctor-state-ok = v pořádku
doctor-state-note = poznámka
doctor-state-wrong = CHYBA
doctor-end = { $count ->
    [0] Všechno je v pořádku.
    [one] Jedna věc není v pořádku.
    [few] { $count } věci nejsou v pořádku.
   *[other] { $count } věcí není v pořádku.
  }
doctor-settings = { $file ->
    [none] Platí výchozí nastavení; soubor s nastavením není
   *[other] Nastavení ze souboru { $file } je platné
  }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } je příliš starý; vyhovuje { $least } až { $most }.
doctor-python-new = Python { $version } je novější, než s čím to bylo vyzkoušeno ({ $least } až { $most }).
doctor-libraries = discord.py { $discord }, Pillow { $pillow }.
doctor-fonts = Písma a ikony lze kreslit.
doctor-fonts-missing = Písma nebo ikony nelze kreslit. Nainstaluj znovu závislosti (requirements.lock).
doctor-folder = Do složky dat { $folder } lze zapisovat.
doctor-folder-new = Složka dat { $folder } ještě neexistuje; vznikne při prvním spuštění.
doctor-folder-open = Do složky dat { $folder }, kde jsou uložené i skryté karty, vidí každý na tomto počítači: pomůže chmod 700.
doctor-folder-closed = Do { $folder } tento uživatel nemůže zapisovat.
doctor-room = Na disku je volných { $free } MB.
doctor-room-little = Na disku je volných jen { $free } MB. Brzy uvolni místo.
doctor-room-none = Na disku je volných jen { $free } MB: žádný tah by se neuložil. Nejdřív uvolni místo.
doctor-database = Databáze je v pořádku (verze { $version }).
doctor-database-older = Databáze je v pořádku. Má verzi { $version } a při příštím spuštění se převede na { $known }; nejdřív si udělej zálohu.
doctor-database-in-use = Databáze je v pořádku (verze { $version }) a právě nad ní běží bot.
doctor-database-new = Databáze ještě neexistuje; vznikne při prvním spuštění.
doctor-token = Token má správný tvar.
doctor-online = Discord zná bota pod jménem { $bot }. Pozvi ho odkazem: { $invite }
doctor-endpoint = Aplikace má nastavenou Interactions Endpoint URL; u Discordu ji odstraň, jinak bot nic neuslyší.
doctor-no-server = Bot zatím není na žádném serveru.
doctor-allowed = { $server }: bot smí všechno, co potřebuje.
doctor-not-allowed = { $server }: botovi chybí { $missing }. Dej tato oprávnění jeho roli, nebo ho pozvi znovu.
