# Co říká hostitel

error-no-such-table = Stůl { $table } neexistuje.
error-not-seated = U stolu { $table } nesedíš.
error-already-seated = U stolu { $table } už sedíš.
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
error-too-many-tables = Tvých stolů je { $most }; víc jich najednou být nemůže.
error-too-many-lobbies = Tvých stolů, které ještě nezačaly, je { $most }; nejdřív některý spusť nebo opusť.
error-too-many-on-server = Otevřených stolů je na tomto serveru { $most }; víc jich najednou být nemůže.
error-too-many-votes = Víc než { $most }× za den se u jednoho stolu ptát nejde; zkus to zítra.
error-too-few-seats = { $seats ->
    [one] Obsazené je jedno místo
    [few] Obsazená jsou { $seats } místa
   *[other] Obsazeno je { $seats } míst
  }; hra potřebuje aspoň { $least }. Počkej na ostatní, nebo přidej automatické hráče.
error-no-such-preset = Předvolba „{ $preset }“ neexistuje. Existují: { $known }.
error-host-only = To může změnit jen ten, komu stůl { $table } patří.
error-no-player-there = Na tom místě nesedí automatický hráč.
error-no-person-there = Na tom místě nesedí nikdo jiný, koho by šlo nahradit.
error-nobody-to-ask = U stolu { $table } není nikdo další, koho by bylo možné se zeptat.
error-seat-not-offered = To místo se nenabízí.
error-sat-here = U stolu { $table } už bylo jedno místo tvoje; jiné si tam vzít nemůžeš.
error-judge-own-table = U stolu { $table } sedíš i ty; rozhodnout musí jiný pořadatel.
error-bad-reason = Uveď prosím důvod dlouhý { $least } až { $most } znaků; přečtou si ho všichni.

error-stale-click = Hra mezitím pokročila. Takhle to vypadá teď.
error-stale-answered = Na tu otázku už je odpovězeno. Takhle to u stolu vypadá teď.
error-stale-draft = Nic se neodehrálo: stůl nebo tvůj návrh se mezitím změnil. Podívej se znovu a stiskni ještě jednou.
error-try-again = Tentokrát se to nepovedlo. Zkus to prosím znovu.

error-nothing-to-undo = Není žádný tvůj tah, který by šlo vzít zpět.
error-cannot-undo-so-far = Tak daleko hru vrátit nelze.
error-vote-over = To hlasování už skončilo.
error-vote-open-already = U stolu { $table } už takové hlasování běží.
error-vote-outdated = Od zahájení toho hlasování se hrálo dál.
error-own-vote = Tohle hlasování je na tvou žádost; rozhodnou ostatní.
error-not-own-vote = Stáhnout hlasování může jen ten, kdo o ně žádá.

error-draft-too-long = Návrh má nejvýš { $most } kroků. Nejdřív některé odehraj.
error-no-such-pace = Tempo „{ $pace }“ není. Jsou: { $known }.
error-nobody-waits = Tady se na tebe nečeká.
error-order-too-late = Ta otázka už není otevřená; trvalý pokyn se nezměnil.
error-order-through-gate = Hod, odhalení nebo otázka druhým jde připravit jen jako samostatný řádek: co přijde potom, není předem známo.
error-order-changed = Hra mezitím pokročila; takhle by to vypadalo teď. Zatím nic není uložené.
error-order-your-turn = Už jsi na tahu, není co připravovat.
error-order-not-known = Co půjde hrát, zatím není známo. Napsaný řádek se zkusí, až na tebe přijde řada.
error-order-too-long = Tolik se do pokynu nevejde: nejvýš { $lines } řádků po { $moves } tazích, celkem { $characters } znaků.
error-draft-empty = Tvůj návrh je prázdný.
error-draft-ended = Tvůj návrh ukončuje tah; odehraj ho, nebo se nejdřív vrať o krok zpět.
error-needs-consent = „{ $line }“ hází, odkrývá nebo se někoho ptá a nelze to jen tak vzít zpět. Odehraje se, jen když to potvrdíš.
why-nothing-said = Nebyl uveden žádný tah.

error-export-when-finished = Celou hru lze uložit, až skončí. Do té doby je k dispozici záznam bez semínka náhody.
error-export-rebased = U stolu { $table } se během hry změnila pravidla; celý průběh nelze od prvního tahu přehrát.
error-verify-when-finished = Kostky lze ověřit, až hra skončí a semínko náhody se zveřejní. Do té doby ho zaručuje otisk { $hash }.
error-old-rules = Stůl { $table } se hrál podle starších pravidel; jeho tahy nelze přehrát.
error-save-state = Tahy vedou k jiné pozici, než jaká je uložená.
error-nothing-owed = Teď není na tahu žádný automatický hráč.

error-storage-trouble = Databáze to neprovedla. Nic se nezměnilo.
error-storage-busy = Databázi zaměstnává jiný program. Nic se nezměnilo; zkus to prosím znovu.
error-storage-in-use = { $file } používá jiný běžící Meeplepost. Nejdřív ho zastav.
error-storage-full = Disk je plný. Nic se nezměnilo.
error-storage-read-only = Do { $file } nelze zapisovat. Nic se nezměnilo.
error-storage-newer = { $file } zapsal novější Meeplepost (databáze verze { $found }, tento zná { $known }). Zůstává, jak je.
error-storage-damaged = { $file } je poškozený, nebo to není databáze Meeplepostu. Zůstává, jak je.
error-storage-missing = { $file } nelze otevřít: chybí soubor nebo jeho složka.
error-storage-exists = { $file } už existuje; nic se nepřepisuje.
error-storage-closed = Meeplepost se právě vypíná. Nic se nezměnilo.
error-storage-conflict = Někdo byl rychlejší. Nic se nezměnilo; zkus to prosím znovu.

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
