# Nápisy v obrázcích všech her.
picture-final-scores = Konečné pořadí
picture-total = Celkem
picture-rating = Rating
picture-place = { $place }. místo
picture-free-seat = volné místo
picture-nobody-yet = zatím nikdo
picture-seats-taken = Obsazená místa: { $taken }/{ $seats }
picture-lobby-started = Hra začala
picture-draft = Návrh
error-no-such-picture = Obrázek „{ $part }“ tahle hra nemá. Má tyto: { $known }.
error-no-sheet-yet = Konečné skóre ještě není: po tomto tahu hra nekončí.
error-cannot-write = Soubor „{ $file }“ se nedá zapsat.
error-no-such-card = Karta ani dílek „{ $card }“ v této hře není.
