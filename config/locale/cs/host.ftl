# Co říká hostitel

error-no-such-table = Stůl { $table } neexistuje.
error-not-seated = U stolu { $table } nesedíte.
error-already-seated = U stolu { $table } už sedíte.
error-table-full = Všechna místa u stolu { $table } jsou obsazená.
error-already-started = Hra u stolu { $table } už začala.
error-not-started = Hra u stolu { $table } ještě nezačala.
error-table-over = Hra u stolu { $table } skončila.
error-not-over = Hra u stolu { $table } ještě neskončila.
error-table-set-aside = Stůl { $table } je odložen a čeká na pomoc: { $why ->
    [state-lost] při změně pravidel se ztratila jeho pozice.
    [nobody-awaited] podle současných pravidel není nikdo na tahu.
    [nothing-legal] podle současných pravidel není možný žádný tah.
    [no-such-game] jeho hra už není nainstalovaná.
   *[other] jeho pozici nelze podle současných pravidel přečíst.
  } Ostatních stolů se to netýká.
error-table-unreadable = Stůl { $table } se hrál podle starších pravidel a už ho nelze zobrazit.
error-too-many-tables = Sedíte u { $most } stolů; víc jich najednou být nemůže.
error-too-many-lobbies = Máte otevřených { $most } stolů, které ještě nezačaly; nejdřív některý spusťte nebo opusťte.
error-too-many-on-server = Na tomto serveru je otevřeno { $most } stolů; víc jich najednou být nemůže.
error-too-many-votes = Dnes už jste se u tohoto stolu ptali { $most }×; zkuste to zítra.
error-too-few-seats = { $seats ->
    [one] Obsazené je jedno místo
    [few] Obsazená jsou { $seats } místa
   *[other] Obsazeno je { $seats } míst
  }; hra potřebuje aspoň { $least }. Počkejte na ostatní, nebo přidejte automatické hráče.
error-no-such-preset = Předvolba „{ $preset }“ neexistuje. Existují: { $known }.
error-host-only = To může změnit jen ten, kdo stůl { $table } otevřel.
error-no-player-there = Na tom místě nesedí automatický hráč.
error-no-person-there = Na tom místě nesedí nikdo jiný, koho by šlo nahradit.
error-nobody-to-ask = U stolu { $table } není nikdo další, koho by bylo možné se zeptat.
error-seat-not-offered = To místo se nenabízí.
error-sat-here = U stolu { $table } už jste seděli; jiné místo tam zaujmout nemůžete.
error-judge-own-table = U stolu { $table } sami sedíte; rozhodnout musí jiný pořadatel.
error-bad-reason = Uveďte prosím důvod dlouhý { $least } až { $most } znaků; přečtou si ho všichni.

error-stale-click = Od zobrazení toho tlačítka se u stolu hrálo dál. Takhle to vypadá teď.
error-stale-answered = Na tu otázku už je odpovězeno. Takhle to u stolu vypadá teď.
error-stale-draft = Nic se nezahrálo: stůl nebo váš koncept se mezitím změnil. Podívejte se znovu a stiskněte ještě jednou.
error-try-again = Tentokrát se to nepovedlo. Zkuste to prosím znovu.

error-nothing-to-undo = Není žádný váš tah, který by šlo vzít zpět.
error-cannot-undo-so-far = Tak daleko hru vrátit nelze.
error-vote-over = To hlasování už skončilo.
error-vote-open-already = U stolu { $table } už takové hlasování běží.
error-vote-outdated = Od zahájení toho hlasování se hrálo dál.
error-own-vote = Toto hlasování jste vyvolali sami; rozhodnou ostatní.
error-not-own-vote = Hlasování může zrušit jen ten, kdo ho vyvolal.

error-draft-too-long = Koncept má nejvýš { $most } kroků. Nejdřív některé potvrďte.
error-order-too-late = Ta otázka už není otevřená; trvalý pokyn se nezměnil.
error-draft-empty = Ve vašem konceptu nic není.
error-draft-ended = Váš koncept ukončuje tah; potvrďte ho, nebo nejdřív vezměte krok zpět.
error-needs-consent = „{ $line }“ hází, odkrývá nebo se někoho ptá a nelze to vzít zpět. Zahraje se, jen když to potvrdíte.
why-nothing-said = Nebyl uveden žádný tah.

error-export-when-finished = Celou hru lze uložit, až skončí. Do té doby je k dispozici záznam bez semínka náhody.
error-export-rebased = U stolu { $table } se během hry změnila pravidla; celý průběh nelze od prvního tahu přehrát.
error-verify-when-finished = Kostky lze ověřit, až hra skončí a semínko náhody se zveřejní. Do té doby ho zaručuje otisk { $hash }.
error-old-rules = Stůl { $table } se hrál podle starších pravidel; jeho tahy nelze přehrát.
error-save-state = Tahy vedou k jiné pozici, než jaká je uložená.
error-nothing-owed = Teď není na tahu žádný automatický hráč.

error-storage-trouble = Databáze to neprovedla. Nic se nezměnilo.
error-storage-busy = Databázi zaměstnává jiný program. Nic se nezměnilo; zkuste to prosím znovu.
error-storage-in-use = { $file } používá jiný běžící Meeplepost. Nejdřív ho zastavte.
error-storage-full = Disk je plný. Nic se nezměnilo.
error-storage-read-only = Do { $file } nelze zapisovat. Nic se nezměnilo.
error-storage-newer = { $file } zapsal novější Meeplepost (databáze verze { $found }, tento zná { $known }). Zůstává, jak je.
error-storage-damaged = { $file } je poškozený, nebo to není databáze Meeplepostu. Zůstává, jak je.
error-storage-missing = { $file } nelze otevřít: chybí soubor nebo jeho složka.
error-storage-exists = { $file } už existuje; nic se nepřepisuje.
error-storage-closed = Meeplepost se právě vypíná. Nic se nezměnilo.
error-storage-conflict = Někdo byl rychlejší. Nic se nezměnilo; zkuste to prosím znovu.

# Automatičtí hráči
player-steady = Rozvážný
player-random = Náhodný

# Předvolby
preset-first-game = první hra
preset-free-choice = volný výběr
preset-surprise = překvapení

# Příkazová řádka
error-file-unwritable = Do „{ $file }“ nelze zapsat.
host-exported = Uloženo jako { $file }.
host-imported = { $file } je teď stůl { $table }.
host-backed-up = Záloha zapsána do { $file }.
host-restored = { $file } je obnoven ze zálohy { $backup }.{ $kept ->
    [none] {""}
   *[other] {" "}Dosavadní databáze zůstává jako { $kept }.
  }
