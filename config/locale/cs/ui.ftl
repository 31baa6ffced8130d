# Co říká bot

ui-table = stůl { $table }
ui-incident = Něco se pokazilo u mě. Nic se neztratilo, zkus to prosím znovu. Když se to bude opakovat, řekni správci toto číslo: { $number }.
ui-old-button = Toto tlačítko patří starší verzi. Jak stůl vypadá teď, ukáže /deska.
error-which-table = { $count ->
    [0] Nesedíš tu u žádného rozehraného stolu.
   *[other] Tvých stolů je tu { $count }. Použij příkaz ve vlákně stolu, nebo stůl uveď.
  }

# Čekárna
ui-join = Přisednout
ui-leave = Odejít
ui-add-player = Přidat automatického hráče
ui-start = Začít
ui-open-table = Otevřít stůl
ui-opened = Stůl { $table } čeká na hráče. Ostatní mohou přisednout.
ui-joined = Sedíš u stolu { $table }.
ui-left = Už nesedíš u stolu { $table }.
ui-player-added = Přisedá automatický hráč.
ui-started = Stůl { $table } začíná.
ui-option-set = Změněno.
ui-pace = Tempo
ui-pace-brisk = svižně
ui-pace-day = denně
ui-pace-relaxed = v klidu
ui-pace-none = bez hodin
ui-pace-about-brisk = několik tahů denně; po { $hours } h přijde připomínka, za nikoho se nehraje
ui-pace-about-day = asi tah denně; po { $hours } h přijde připomínka, za nikoho se nehraje
ui-pace-about-relaxed = tah jednou za pár dní; po { $hours } h přijde připomínka, za nikoho se nehraje
ui-pace-about-none = každý má času, kolik potřebuje; bez připomínek
ui-lobby-about = Stůl { $table } · { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
  } · { $pace }
ui-lobby-closed = Tato čekárna je zavřená.
ui-seed-hash = Otisk kostek: { $hash }

# Deska
ui-your-move = Můj tah
ui-mine = Moje část
ui-zoom = Zvětšit
ui-rules = Pravidla
ui-history = Průběh
ui-download = Stáhnout
ui-play-again = Hrát znovu
ui-verify = Ověřit kostky
ui-awaited = Na tahu: { $who }
ui-answers-awaited = { $count ->
    [one] Čeká se na jednu odpověď.
    [few] Čeká se na { $count } odpovědi.
   *[other] Čeká se na { $count } odpovědí.
  }
ui-won = Vítězí { $who }. Díky za hru.
ui-table-closed = Tento stůl byl uzavřen bez výsledku.
ui-seed = Semínko kostek: { $seed }
ui-ping-main = { $who } jsi na tahu.
ui-ping-short = { $who } čeká se na tvou odpověď.
ui-ping-open = { $who } máš tu nabídku.
ui-remind = { $who } jen připomínka: tady se čeká na tvůj tah od { $when }.
ui-mute = V tomto tahu nepřipomínat
ui-muted = V tomto tahu už nic nepřipomenu. Jinak se nic nemění.
ui-answer = Odpovědět
ui-talk-over = Toto jednání skončilo.
ui-no-answer-now = Takhle se teď odpovědět nedá.
ui-turn-taken-back = (vzato zpět)
ui-undone = Tahy byly vzaty zpět.
ui-undone-by = { $seat }: tahy vzaty zpět
ui-board-below = Deska je níž: { $link }
ui-thread-again = Původní vlákno zmizelo; hraje se dál tady.
ui-notice-rules = Pravidla této hry byla zlepšena; stůl pokračuje podle nových.
ui-notice-aside = Tento stůl je odložen a čeká na pomoc. Ostatních stolů se to netýká.
ui-read-card = Přečíst kartu ({ $count })
ui-other-picture = Jiný obrázek
ui-no-rules = K této hře zatím nejsou hesla pravidel.
ui-missed = { $count ->
    [one] Ještě jeden tah předtím
    [few] Ještě { $count } tahy předtím
   *[other] Ještě { $count } tahů předtím
  }
ui-replay = Projít tahy
ui-replay-at = { $number ->
    [0] před prvním tahem
   *[other] po { $number }. tahu z { $last }
  }
ui-replay-first = Začátek
ui-replay-earlier = Dřív
ui-replay-later = Dál
ui-replay-newest = Teď
ui-no-history = Zatím se nic nestalo.

# Panel
ui-since = **Co se stalo od tvého tahu**
ui-draft = **Tvůj návrh**, zatím ho nikdo nevidí
ui-earlier-steps = … a dřívější kroky: { $count }
ui-dropped = ~~{ $line }~~ už nejde: { $why }
ui-seal-ends = Zapečeť to; dokud nejsou všichni, můžeš to ještě změnit.
ui-draft-ends = Tím tvůj tah končí.
ui-can-end = Vše je hotovo, tah můžeš ukončit.
ui-not-now = Teď ne:
ui-how = Jak to provést
ui-more = Další …
ui-commit-turn = Odehrát tah
ui-commit-so-far = Odehrát, co mám
ui-end-turn = Ukončit tah
ui-take-back = Krok zpět
ui-start-over = Znovu
ui-back = Zpět
ui-why-not = Proč ne …
ui-type-it = Napsat
ui-why-title = Proč to nejde?
ui-type-title = Napsat tah
ui-type-label = Tah
ui-type-example = vezmi loď z 4
ui-picture-coming = Obrázek se právě kreslí.
ui-played = Odehráno.
ui-played-part = Odehráno zčásti; vynecháno: { $rest }
ui-next = Další: stůl { $table }
ui-undo = Vzít zpět
ui-gate-roll = **Tím se návrh odehraje a hází se. Vrátit to pak jde jen se souhlasem všech.**
ui-gate-reveal = **Tím se návrh odehraje a ukáže se něco skrytého. Vrátit to pak jde jen se souhlasem všech.**
ui-gate-ask = **Tím se návrh odehraje a odpovídají ostatní. Po první odpovědi to jde vrátit jen s jejich souhlasem.**
ui-roll-now = Hodit
ui-reveal-now = Odhalit
ui-ask-now = Zeptat se
ui-not-yet = Ještě ne
ui-everyone = všem
ui-form-which = Která možnost
ui-form-pick = Vyber
ui-form-give = **Dáváš:** { $what }
ui-form-want = **Chceš:** { $what }
ui-form-exactly = **Vybráno:** { $what } ({ $count } z { $most })
ui-form-between = **Vybráno:** { $what } ({ $count }; od { $least } do { $most })
ui-final = Tvoje odpověď je konečná.
ui-answer-with = Odpovědět ({ $count })
ui-nothing-fits = Nic se sem nehodí.
ui-order = Příště
ui-order-ask = Příště: zeptej se mě
ui-order-play = Příště: { $what }
ui-order-about = { $about } příště: { $what }
ui-order-given = Od příští takové otázky odpovím za tebe.
ui-order-none = Příště se tě zase zeptám.
ui-prepare = Připravit tah
ui-prepare-more = Další řádek
ui-prepare-about = **Jako kdyby byl teď tvůj tah**: ostatní v téhle představě dělají co nejméně. Co si necháš, nikdo nevidí a zkusí se to, až na tebe přijde řada.
ui-prepare-unknown = Před tvým tahem se stane něco, co ještě není známo, a tak nejde ukázat, z čeho budeš vybírat. Napiš, co chceš hrát, kroky odděl „;“ a náhradu za „|“: zkusí se to, až na tebe přijde řada.
ui-prepare-ends = To je celý tah.
ui-preparing = **Rozepsaný pokyn**, nikdo ho nevidí
ui-prepared = **Připraveno na tvůj příští tah**, nikdo jiný to nevidí
ui-keep-order = Nechat jako pokyn
ui-otherwise = Když už to nepůjde
ui-otherwise-ask = když to nepůjde: zeptej se mě
ui-otherwise-next = když to nepůjde: další řádek
ui-order-kept = Necháno. Odehraje se, jakmile budeš na tahu, pokud to ještě půjde.
ui-order-another = Necháno. Teď další řádek pro případ, že tenhle nepůjde.
ui-order-withdrawn = Pokyn je stažen.
ui-order-unfit = **Co máš připravené, už nejde:**
ui-by-order = podle pokynu
ui-clear = Vyprázdnit
ui-done = Hotovo
ui-seal = Zapečetit
ui-sealed = Zapečetěno. Dokud nejsou všichni, můžeš to změnit.
ui-may-act = Nečeká se na tebe, ale teď můžeš:
ui-commit-answer = Odpovědět
ui-other-place = Jiné místo … ({ $count })
ui-earlier-page = ‹ dřívější
ui-later-page = další ›

# Proč ne
ui-is-legal = „{ $line }“ teď jde.
ui-not-possible = „{ $line }“ teď nejde
ui-near = Podobné tahy, které jdou
ui-rule = Pravidlo: { $rule }
ui-back-to-turn = Zpět k mému tahu
ui-draft-untouched = Návrh zůstal, jak byl.

# Vracení a hlasování
ui-undo-plan = Vzalo by se zpět ({ $count }):
ui-undo-asks = Souhlasit musí: { $who }.
ui-undo-anew = Mezitím padly kostky nebo se něco odhalilo: kostky pak padnou znovu.
ui-undo-now = Vzít zpět
ui-undo-ask = Zeptat se ostatních
ui-leave-it = Nechat být
ui-vote-opened = Ptám se ostatních.
ui-vote-counted = Započítáno.
ui-vote-undo = **{ $count ->
    [one] Žádost o vrácení tahu, { $seat }
   *[other] Žádost o vrácení tahů ({ $count }), { $seat }
  }:**
ui-vote-cancel = **{ $seat } žádá o uzavření stolu bez výsledku.**
ui-vote-replace = **{ $seat } žádá o náhradu za nepřítomného hráče.**
ui-vote-passed = Hlasování: přijato.
ui-vote-refused = Hlasování: zamítnuto.
ui-vote-withdrawn = Hlasování: žádost stažena.
ui-vote-lapsed = Hlasování skončilo bez rozhodnutí.
ui-vote-until = Otevřeno do { $when }.
ui-ballot-waiting = zatím bez odpovědi
ui-ballot-yes = souhlas
ui-ballot-no = nesouhlas
ui-agree = Souhlasím
ui-keep = Nechat, jak to je
ui-withdraw = Stáhnout

# Další odpovědi
ui-rematch-opened = Nový stůl čeká na hráče: { $table }.
ui-verified = Vše souhlasí: počet tahů { $moves }, výsledek { $result }, otisk semínka { $hash }.
ui-saved-game = Celá hra i se semínkem. Přehraje ji `meeplepost verify`.
ui-running-game = Dosavadní hra tak, jak ji smíš vidět. Semínko se zveřejní s výsledkem.
ui-turns = { $count ->
    [0] Nikdo na tebe nečeká. Užij si klid.
    [one] Čeká na tebe jeden stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
  }
ui-since-when = od { $when }
ui-reminder-when = připomínka { $when }
ui-and-more = … a další: { $count }
ui-nothing-found = K „{ $words }“ se nic nenašlo. Zkus jiná slova, nebo něco z těchto hesel.
ui-at-table = Teď ve tvé hře (stůl { $table })
ui-related = Souvisí
ui-also-found = Také se našlo
ui-did-you-mean = Nehledáš spíš
ui-source = Zdroj: { $source }
ui-own-ruling = naše vlastní výklady jsou označené
ui-share = Sdílet
ui-shared-by = posílá { $who }
ui-contents = Obsah
ui-search = Hledat …
ui-search-title = Hledání v pravidlech
ui-search-label = Co hledáš?
ui-chapter = Kapitola
ui-entry = Hesla:
ui-cards-and-tiles = Karty a destičky
ui-tables = { $count ->
    [0] Na tomto serveru není žádný otevřený stůl
    [one] Jeden otevřený stůl
    [few] { $count } otevřené stoly
   *[other] { $count } otevřených stolů
  }
ui-state-lobby = čeká na hráče
ui-state-running = hraje se
ui-automatic = automatický hráč
ui-person = u stolu
ui-resigned = Vzdáváš hru u stolu { $table }.
ui-seat-offered = Tvoje místo u stolu { $table } je k převzetí; kdo si sedne, hraje dál.
ui-cancel-asked = Ptám se ostatních, jestli stůl { $table } uzavřít.
ui-language-set = Mluvím s tebou česky.
ui-table-speaks = Stůl { $table } teď mluví česky. Soukromé odpovědi zůstávají v jazyce každého z vás.
ui-observing = Díváš se na stůl { $table }.
ui-settings = Tvoje nastavení
ui-quick-on = Rychlé tahy jsou zapnuté: tah o jednom rozhodnutí se odehraje, jakmile ho vybereš. Vzít zpět jde hned vedle.
ui-quick-off = Rychlé tahy jsou vypnuté: každý tah čeká na „Odehrát tah“.
ui-profile-running = Rozehrané stoly: { $count }
ui-profile-line = odehráno { $played }, vyhráno { $won }, průměr { $mean } bodů
ui-help = **Meeplepost** hostí deskové hry na dálku.
    - `/hraj` otevře stůl; ostatní přisednou a začne se.
    - Ve vlákně stolu stiskni **Můj tah**: vybírej ze seznamů, dívej se na náhled a tah odehraj.
    - `/tah` bere stejné tahy psané, víc jich odděl `;`.
    - `/proč` vysvětlí, proč tah nejde, `/zpět` bere zpět, `/tahy` vypíše stoly, které na tebe čekají.
    - `/pravidla` najde kterékoli pravidlo, `/karta` kartu nebo destičku; obojí jde i v soukromé zprávě.
ui-line-full = Řádek je plný: pošli ho takhle, pak pokračuj
ui-which = „{ $line }“ může znamenat víc tahů: vyber si jeden.
ui-help-start = Nikdo na tebe nečeká. `/hraj` otevře stůl.
ui-help-turn = **Jsi na tahu ({ $table }).** Můžeš: { $verbs }.
ui-help-example = Psaním třeba: `/tah { $line }`
ui-help-waiting = **Teď nejsi na tahu ({ $table }).** **Můj tah** ukáže, na koho se čeká, a dovolí připravit tah.
ui-help-watching = **Tady nesedíš ({ $table }).** Hru ukáže `/deska`, dívat se můžeš s `/stůl pozorovat`.
ui-help-over = **Hra už skončila ({ $table }).** `/stůl přehrát` ji ukáže znovu, `/stůl ověřit` zkontroluje kostky.
ui-what-can-i-type = Co můžu psát

# Uvítání místního serveru
ui-welcome = ### Vítej v Meeplepostu
    Tohle je tvůj malý server. Nic z něj neodchází. Můžeš být kýmkoli z lidí vlevo, ve dvou oknech i dvěma najednou.
ui-welcome-steps = 1. Stiskni dole hru: hned začne stůl proti automatickému hráči.
    2. Vybírej tahy ze seznamů; obrázek ukazuje, co by udělaly.
    3. Hotovo? Stiskni **Odehrát tah**. Vše ostatní ukáže `/`.
ui-welcome-play = Hrát: { $game }

# Příkazy
command-play = hraj
command-game = hra
command-seats = místa
command-pace = tempo
command-options = volby
command-what = co
command-observe = pozorovat
command-move = tah
command-line = tah
command-now = hned
command-table = stůl
command-why = proč
command-undo = zpět
command-board = deska
command-hand = moje
command-turns = tahy
command-rules = pravidla
command-words = slova
command-help = pomoc
command-list = seznam
command-info = údaje
command-history = průběh
command-replay = přehrát
command-card = karta
command-card-name = název
command-export = export
command-verify = ověřit
command-text = text
command-resign = vzdát
command-substitute = náhradník
command-take = převzít
command-seat = místo
command-cancel = uzavřít
command-settings = nastavení
command-language = jazyk
command-quick = rychle
command-profile = profil
command-person = osoba
about-play = Otevřít stůl: ostatní přisednou, pak se začne
about-play-game = Která hra
about-play-seats = Kolik míst; bez údaje nejméně možných
about-play-pace = Jak rychle se má hrát; bez údaje asi tah denně
about-play-options = Volby jako jméno=hodnota, více s čárkami; jdou měnit i na kartě
about-move = Odehrát jeden nebo více tahů
about-move-line = Tah, například „vezmi loď z 4“; více jich s „;“
about-move-now = Odehrát hned (výchozí), nebo vložit do návrhu
about-which-table = Číslo stolu, není-li to stůl tohoto vlákna
about-why = Proč tah teď nejde a co jde
about-why-line = Tah, který chceš udělat
about-undo = Vzít zpět: řekne přesně co, podle potřeby se zeptá ostatních
about-board = Obrázek stolu jen pro tebe
about-board-what = Který obrázek: celý stůl, jeden hráč, část desky
about-hand = Tvoje vlastní část jen pro tebe
about-turns = Všechny stoly, které na tebe čekají
about-rules = Najít pravidlo
about-rules-words = Několik slov pravidla
about-help = Co tu umím
about-table = Vše o stole
about-table-list = Otevřené stoly tohoto serveru
about-table-info = Kdo tu sedí, volby, otisk kostek
about-table-history = Poslední tahy
about-table-replay = Projít tahy jeden po druhém, s obrázky
about-table-number = Číslo stolu
about-table-seat = Které místo, počítáno od 1
about-card = Najít kartu nebo destičku
about-card-name = Název karty nebo destičky, nebo pár slov o ní
about-table-export = Hra jako textový soubor
about-table-verify = Přehrát dohranou hru a ověřit kostky
about-table-text = Deska jako text
about-table-observe = Dívat se na stůl: jeho deska a jeho vlákno ve tvém seznamu
about-table-settings = Nastavení stolu; mění ho ten, kdo stůl otevřel
about-table-language = Jazyk, kterým stůl mluví veřejně
about-table-resign = Vzdát se místa; pokračuje automatický hráč
about-table-substitute = Nabídnout své místo někomu jinému
about-table-take = Převzít nabízené místo
about-table-cancel = Zeptat se ostatních na uzavření stolu
about-settings = Tvoje vlastní nastavení
about-settings-language = Jazyk, kterým s tebou mluvím
about-settings-quick = Odehrát tah o jednom rozhodnutí, jakmile ho vybereš
about-profile = Výsledky hráče
about-profile-person = Čí; bez údaje tvoje
about-game = Tahy hry { $game }
language-auto = podle mého Discordu
language-en = angličtina
language-cs = čeština
switch-on = zapnout
switch-off = vypnout
