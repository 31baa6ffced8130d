# Věty společné všem hrám

why-not-your-turn = Nejsi na tahu; rozhoduje { $seat }.
why-game-over = Tato hra už skončila.

error-no-such-verb = „{ $word }“ tu není žádný tah. Tahy začínají slovy: { $known }.
error-word-not-understood = Slovu „{ $word }“ za „{ $verb }“ nerozumím.
error-line-incomplete = „{ $verb }“ potřebuje doplnit: { $missing }.
error-line-ambiguous = Hodí se více tahů: { $options }{ $count ->
    [2] {""}
    [3] {""}
    [4] {""}
   *[other] {" "}…
  }
error-line-too-long = Řádek má { $length } znaků; nejvýš smí mít { $most }.
error-no-such-game = Hra „{ $game }“ tu není. Jsou tu: { $known }.
error-no-such-option = Volba „{ $option }“ neexistuje. Existují: { $known }.
error-bad-option-value = „{ $value }“ není hodnota volby { $option }.
error-bad-seats = Tato hra je pro { $least } až { $most } hráče, ne pro { $seats }.
error-no-such-player = Automatický hráč „{ $player }“ neexistuje. Existují: { $known }.
error-too-many-players = Hráčů je uvedeno { $players }, míst je { $seats }.
error-file-missing = Soubor „{ $file }“ neexistuje.
error-file-unreadable = Soubor „{ $file }“ nelze přečíst.
error-file-not-text = „{ $file }“ není textový soubor.
error-file-too-large = „{ $file }“ je na uloženou hru příliš velký.
error-save-first-line = Toto není uložená hra: první řádek není „meeplepost 1“.
error-save-header = Uložená hra je poškozená: řádek { $line } („{ $text }“) není údaj záhlaví.
error-save-missing = Uložená hra není úplná: chybí „{ $name }“.
error-save-value = Uložená hra je poškozená: { $name } má nevhodnou hodnotu.
error-save-row = Uložená hra je poškozená: řádek { $line } („{ $text }“) není tah.
error-save-number = Uložená hra je poškozená: řádek { $line } má mít číslo { $expected }.
error-save-seat = Řádek { $line }: místo { $seat } u tohoto stolu není.
error-save-illegal = Řádek { $line } („{ $text }“) není povolený tah: { $why }
error-save-rules = Hra byla uložena podle pravidel verze { $saved }; tady je verze { $here }.
error-save-data = Hra byla uložena s jinými herními daty, než jsou tato.
error-save-seed = Semínko náhody neodpovídá svému otisku.
error-save-no-seed = Toto je rozehraná hra bez semínka náhody: hráčům se dá ukázat, ale zatím ji nelze přehrát ani ověřit.
error-save-result = Uložený výsledek je { $saved }, hra dává { $here }.
error-save-no-result = Tahy končí dřív než hra.
error-save-undo = Řádek { $line }: není se kam vracet ({ $to }).
error-no-such-position = Hra má { $most } tahů; pozice { $to } neexistuje.
error-no-such-seat = Místo { $seat } neexistuje; místa jsou { $known }.
