# Záznamy: seznam, přehrávač, lišta pro diváky.

replay-title = Záznam
replay-kept = Od této hry se pravidla změnila. Ukazuje se tak, jak byla tehdy vyprávěna všem; ověřit ji přehráním ani ji vidět očima jednoho hráče už nejde.
replay-list-title = Záznamy
replay-list-lead = Svoje lety i každou dohranou veřejnou hru si můžeš pustit znovu, očima kteréhokoli hráče.
replay-list-own = Tvoje lety
replay-list-public = Veřejné hry
replay-just-now = právě teď
replay-list-none = Zatím není dohraná žádná hra. Ta tvoje může být první.
replay-list-more = Starší hry
replay-file-open = Otevřít soubor
replay-file-lead = Hra, která se tu stáhla nebo nahrála jinde. Stačí ji i přetáhnout na tuto stránku.
replay-file-too-large = Na nahranou hru je tento soubor příliš velký.
replay-file-other-rules = Tahle hra se hrála podle jiných pravidel, než jaká má tento server. Ukázat ji umí jen program s těmi pravidly.
replay-winner = nejvíc kreditů
replay-none = Tady není co přehrát.
replay-all = Všechny záznamy
replay-place = Záznam · { $mode }

replay-controls = Ovládání záznamu
replay-timeline = Časová osa
replay-position = Krok { $at } z { $length }. { $mark }
replay-count = { $at } / { $length }
replay-play = Přehrát
replay-pause = Pauza
replay-again = Od začátku
replay-back = O krok zpět (←)
replay-forward = O krok dál (→)
replay-last = Na začátek této části
replay-next = Na další kartu (N)
replay-jump = Přejít na
replay-mark-building = Stavba
replay-mark-launch = Start
replay-mark-payday = Výplata
replay-mark-card = { $number }. { $card }
replay-mark-flight = { $mark }, let { $flight }
replay-eyes-label = Číma očima
replay-eyes-all = Co vidí všichni
replay-eyes = Co vidí { $name }
replay-share = Sdílet tento okamžik
replay-download = Stáhnout záznam
replay-copied = Odkaz na tento okamžik je zkopírovaný.
replay-not-copied = Prohlížeč kopírování nedovoluje. Vezmi si odkaz z adresního řádku.

replay-players = Všichni v loděnici
replay-hand = V ruce
replay-reserve = Rezerva
replay-finished = startuje { $space }.
replay-reading = čte balíček
replay-reads = { $name } čte: { $cards }.
replay-tiles = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
replay-face-down = { $count ->
    [one] { $count } zakrytý dílek
    [few] { $count } zakryté dílky
   *[other] { $count } zakrytých dílků
}
replay-face-up = { $count ->
    [one] { $count } odkrytý
    [few] { $count } odkryté
   *[other] { $count } odkrytých
}

watch-ship = Loď uprostřed
watch-sit = Posadit se
watch-open = { $count ->
    [one] je volné jedno místo
    [few] jsou volná { $count } místa
   *[other] je volných { $count } míst
}
