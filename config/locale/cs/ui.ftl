# Co říká bot

ui-table = stůl { $table }
ui-incident = Něco se u nás pokazilo. Nic se neztratilo. Bude-li se to opakovat, sdělte správci toto číslo: { $number }.
ui-old-button = Toto tlačítko patří starší verzi. Jak stůl vypadá teď, ukáže /deska.
error-which-table = { $count ->
    [0] Nesedíte tu u žádného rozehraného stolu.
   *[other] Počet vašich stolů je { $count }. Použijte příkaz ve vlákně stolu, nebo stůl uveďte.
  }

# Čekárna
ui-join = Přisednout
ui-leave = Odejít
ui-add-player = Přidat automatického hráče
ui-start = Začít
ui-open-table = Otevřít stůl
ui-opened = Stůl { $table } čeká na hráče. Ostatní mohou přisednout.
ui-joined = Sedíte u stolu { $table }.
ui-left = Už nesedíte u stolu { $table }.
ui-player-added = Přisedl automatický hráč.
ui-started = Stůl { $table } začíná.
ui-option-set = Změněno.
ui-lobby-about = Stůl { $table } · { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
  } · bez hodin
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
ui-won = Vítězství: { $who }
ui-table-closed = Tento stůl byl uzavřen bez výsledku.
ui-seed = Semínko kostek: { $seed }
ui-ping-main = { $who } jste na tahu.
ui-ping-short = { $who } čeká se na vaši odpověď.
ui-ping-open = { $who } máte tu nabídku.
ui-answer = Odpovědět
ui-talk-over = Toto jednání skončilo.
ui-no-answer-now = Takto se teď odpovědět nedá.
ui-turn-taken-back = (vzato zpět)
ui-undone = Tahy byly vzaty zpět.
ui-undone-by = { $seat }: tahy vzaty zpět
ui-board-below = Deska je níž: { $link }
ui-thread-again = Původní vlákno zmizelo; hraje se dál tady.
ui-notice-rules = Pravidla této hry byla zlepšena; stůl pokračuje podle nových.
ui-notice-aside = Tento stůl je odložen a čeká na pomoc. Ostatních stolů se to netýká.
ui-other-picture = Jiný obrázek
ui-no-rules = K této hře zatím nejsou hesla pravidel.
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
ui-since = **Od vašeho posledního tahu**
ui-draft = **Váš návrh**, zatím ho nikdo jiný nevidí
ui-earlier-steps = … a dřívější kroky: { $count }
ui-dropped = ~~{ $line }~~ už nejde: { $why }
ui-draft-ends = Tímto návrhem váš tah končí.
ui-can-end = Vše je hotovo, tah můžete ukončit.
ui-not-now = Teď ne:
ui-how = Jak to provést
ui-more = Další …
ui-commit-turn = Potvrdit tah
ui-commit-so-far = Potvrdit dosavadní
ui-end-turn = Ukončit tah
ui-take-back = Vzít zpět
ui-start-over = Znovu od začátku
ui-back = Zpět
ui-why-not = Proč ne …
ui-type-it = Napsat
ui-why-title = Proč to nejde?
ui-type-title = Napsat tah
ui-type-label = Tah
ui-type-example = vezmi loď z 4
ui-played = Odehráno.
ui-played-part = Odehráno zčásti; vynecháno: { $rest }
ui-next = Další: stůl { $table }
ui-undo = Vzít zpět
ui-gate-roll = **Padnou kostky a nepůjde to vzít zpět:**
ui-gate-reveal = **Odhalí se něco skrytého a nepůjde to vzít zpět:**
ui-gate-ask = **Bude dotázán jiný hráč a nepůjde to vzít zpět:**
ui-roll-now = Hodit
ui-reveal-now = Odhalit
ui-ask-now = Zeptat se
ui-not-yet = Ještě ne
ui-everyone = všem
ui-form-which = Která možnost
ui-form-pick = Vyberte
ui-form-give = **Dáváte:** { $what }
ui-form-want = **Chcete:** { $what }
ui-form-exactly = **Vybráno:** { $what } ({ $count } z { $most })
ui-form-between = **Vybráno:** { $what } ({ $count }; od { $least } do { $most })
ui-final = Vaše odpověď je konečná.
ui-order = Příště
ui-order-ask = Příště: zeptejte se mě
ui-order-play = Příště: { $what }
ui-order-given = Od příští takové otázky se odpoví za vás.
ui-order-none = Příště se vás zase zeptám.
ui-clear = Vyprázdnit
ui-done = Hotovo
ui-seal = Zapečetit
ui-sealed = Zapečetěno. Dokud nejsou všichni, můžete to změnit.
ui-may-act = Nečeká se na vás, ale teď můžete:
ui-commit-answer = Odpovědět
ui-other-place = Jiné místo … ({ $count })
ui-earlier-page = ‹ dřívější
ui-later-page = další ›

# Proč ne
ui-is-legal = „{ $line }“ je teď možné.
ui-not-possible = „{ $line }“ teď není možné.
ui-near = Podobné a možné:
ui-rule = Pravidlo: { $rule }
ui-back-to-turn = Zpět k mému tahu
ui-draft-untouched = Váš návrh zůstal, jak byl.

# Vracení a hlasování
ui-undo-plan = Vzalo by se zpět ({ $count }):
ui-undo-asks = Souhlasit musí: { $who }.
ui-undo-anew = Mezitím padly kostky nebo se něco odhalilo: kostky pak padnou znovu.
ui-undo-now = Vzít zpět
ui-undo-ask = Zeptat se ostatních
ui-leave-it = Nechat být
ui-vote-opened = Ostatní jsou dotázáni.
ui-vote-counted = Započítáno.
ui-vote-undo = **{ $seat } žádá o vrácení tahů ({ $count }):**
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
ui-running-game = Dosavadní hra tak, jak ji smíte vidět. Semínko bude zveřejněno s výsledkem.
ui-turns = { $count ->
    [0] Nečeká na vás žádný stůl.
    [one] Čeká na vás jeden stůl
    [few] Čekají na vás { $count } stoly
   *[other] Čeká na vás { $count } stolů
  }
ui-since-when = od { $when }
ui-and-more = … a další: { $count }
ui-nothing-found = K „{ $words }“ se nic nenašlo. Zkuste jiná slova, nebo něco z tohoto.
ui-at-table = Teď ve vaší hře (stůl { $table })
ui-related = Souvisí
ui-also-found = Také se našlo
ui-did-you-mean = Nehledáte spíš
ui-source = Zdroj: { $source }
ui-own-ruling = naše vlastní výklady jsou označené
ui-share = Sdílet
ui-shared-by = posílá { $who }
ui-contents = Obsah
ui-search = Hledat …
ui-search-title = Hledání v pravidlech
ui-search-label = Co hledáte?
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
ui-resigned = Vzdali jste hru u stolu { $table }.
ui-seat-offered = Vaše místo u stolu { $table } je k převzetí; kdo si sedne, hraje dál.
ui-cancel-asked = Ostatní jsou dotázáni, zda stůl { $table } uzavřít.
ui-language-set = Odteď s vámi mluvím česky.
ui-profile-running = Rozehrané stoly: { $count }
ui-profile-line = odehráno { $played }, vyhráno { $won }, průměr { $mean } bodů
ui-help = **Meeplepost** hostí deskové hry na dálku.
    - `/hraj` otevře stůl; ostatní přisednou a začne se.
    - Ve vlákně stolu stiskněte **Můj tah**: vybírejte ze seznamů, dívejte se na náhled, potvrďte.
    - `/tah` bere stejné tahy psané, víc jich oddělte `;`.
    - `/proč` vysvětlí, proč tah nejde, `/zpět` bere zpět, `/tahy` vypíše stoly, které na vás čekají.
    - `/pravidla` najde kterékoli pravidlo, `/karta` kartu nebo destičku; obojí jde i v soukromé zprávě.

# Uvítání místního serveru
ui-welcome = ### Vítejte v Meeplepostu
    Vše tu běží na tomto počítači, nic ho neopouští. Můžete být kýmkoli z lidí vlevo, ve dvou oknech i dvěma najednou.
ui-welcome-steps = 1. Stiskněte dole hru: hned začne stůl proti automatickému hráči.
    2. Vybírejte tahy ze seznamů; obrázek ukazuje, co by udělaly.
    3. **Potvrdit tah** je odehraje. Vše ostatní ukáže `/`.
ui-welcome-play = Hrát: { $game }

# Příkazy
command-play = hraj
command-game = hra
command-seats = místa
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
command-profile = profil
command-person = osoba
about-play = Otevřít stůl: ostatní přisednou, pak začnete
about-play-game = Která hra
about-play-seats = Kolik míst; bez údaje nejméně možných
about-move = Odehrát jeden nebo více tahů
about-move-line = Tah, například „vezmi loď z 4“; více jich s „;“
about-move-now = Odehrát hned (výchozí), nebo vložit do návrhu
about-which-table = Číslo stolu, není-li to stůl tohoto vlákna
about-why = Proč tah teď nejde a co jde
about-why-line = Tah, který byste chtěli udělat
about-undo = Vzít zpět: řekne přesně co, podle potřeby se zeptá ostatních
about-board = Obrázek stolu jen pro vás
about-hand = Vaše vlastní část jen pro vás
about-turns = Všechny stoly, které na vás čekají
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
about-table-resign = Vzdát se místa; pokračuje automatický hráč
about-table-substitute = Nabídnout své místo někomu jinému
about-table-take = Převzít nabízené místo
about-table-cancel = Zeptat se ostatních na uzavření stolu
about-settings = Vaše vlastní nastavení
about-settings-language = Jazyk, kterým s vámi mluvím
about-profile = Výsledky hráče
about-profile-person = Čí; bez údaje vaše
about-game = Tahy hry { $game }
language-auto = podle mého Discordu
language-en = angličtina
language-cs = čeština
