# Nápisy v obrázcích všech her.
picture-final-scores = Konečné pořadí
picture-total = Celkem
picture-rating = Rating
picture-place = { $place }. místo
picture-free-seat = volné místo
picture-nobody-yet = zatím nikdo
picture-seats-taken = Obsazená místa: { $taken } z { $seats }
picture-lobby-started = Hra začala
picture-draft = Návrh
