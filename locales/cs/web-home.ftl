# Úvodní stránka, nová místnost a stránka, která není.

home-title-first = Postav ji rychle.
home-title-second = Leť s tím, co zbude.
home-lead = Loď z náhradních dílů, balíček smůly a prémie pro toho, kdo dorazí první.
home-fly = Letíme
home-flying = Otevírá se loděnice…
home-fly-note = Výukový let proti třem botům. Asi deset minut, nic se nevyplňuje.
home-quick = Nebo rovnou do letu proti botům:
home-campaign = Tažení
home-as-last = Jako minule: { $mode }{ $people ->
    [0] {""}
    [one] , jeden kamarád
    [few] , { $people } kamarádi
   *[other] , { $people } kamarádů
}{ $bots ->
    [0] {""}
    [one] , jeden bot
    [few] , { $bots } boti
   *[other] , { $bots } botů
}
home-new-room = Nová místnost
home-code = Kód místnosti
home-code-hint = Zadej kód místnosti
home-join = Přidat se
home-code-wrong = Kód má šest písmen a číslic, třeba K7QX2M.
home-replays = Záznamy
home-ship = Loď: { $tiles ->
    [one] { $tiles } dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
}
home-no-name = Kapitán

home-tag-title = Letíš poprvé?
home-tag-text = Takovéhle cedulky ti řeknou, co je důležité, přesně ve chvíli, kdy na tom záleží. Předem číst nic nemusíš.
home-tag-done = Rozumím

home-your-seats = Tvá místa
home-open-rooms = Otevřené místnosti
home-latest-replays = Poslední záznamy
home-back-to-seat = Zpět na své místo
home-forget = Zapomenout toto místo
home-room-of = { $name } a spol.
home-room-nobody = Místnost { $code }
home-no-rooms = Zrovna nikdo nečeká. Otevři místnost a pošli odkaz přátelům.
home-rooms-unreachable = Server neodpovídá. Zkouším to znovu…
home-watch = Dívat se
home-seats-taken = { $all ->
    [one] Obsazeno { $taken } z { $all } místa
    [few] Obsazeno { $taken } ze { $all } míst
   *[other] Obsazeno { $taken } z { $all } míst
}
home-credits = { $name }: { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}

home-footer = Víc o hře
home-footer-fan = Neoficiální fanouškovské zpracování.
home-footer-game = Autorem hry Galaxy Trucker je Vlaada Chvátil a vydává ji Czech Games Edition; s touto stránkou nemá nic společného autor ani vydavatel. Líbí-li se ti, pořiď si tu pravou.
home-footer-rules = Jak se hraje
home-footer-keys = Klávesy

new-title = Nová místnost
new-lead = Vyber, co se poletí. Do startu se dá všechno ještě změnit.
new-you = Ty
new-crew = Kdo letí
new-crew-note = Lidé se přidají přes odkaz, který dostaneš v dalším kroku.
new-seat = Místo { $number }
new-seat-person = Člověk
new-seat-bot = Bot
new-seat-none = Nikdo
new-open = Otevřít místnost
new-opening = Otevírá se…
new-bots-only = Pro dalšího člověka není místo, poletíš proti { $bots ->
    [one] jednomu botovi
    [few] { $bots } botům
   *[other] { $bots } botům
}.
new-alone = Poletíš bez soupeřů: dobrý způsob, jak si vyzkoušet stavbu.
new-invite = { $people ->
    [one] Jedno místo čeká na člověka.
    [few] { $people } místa čekají na lidi.
   *[other] { $people } míst čeká na lidi.
}
new-trek-needs-two = Na trek jsou potřeba aspoň dva hráči.

lost-title = Tady je jen prázdný vesmír.
lost-text = Tahle adresa nikam nevede. Možná v ní chybí písmenko.

# Co o sobě stránka říká, než se spustí skripty; jmenuje to `index.html`.
page-about = Postav vesmírnou loď z náhradních dílů a leť s tím, co z ní zbude. Neoficiální fanouškovské zpracování hry Galaxy Trucker pro lidi a boty.
page-pitch = Postav ji rychle. Leť s tím, co zbude.
page-picture = Vesmírná loď ze smaltovaných dílků se čtyřmi hořícími motory, vedle ní anglicky: Postav ji rychle. Leť s tím, co zbude.
page-scripts = trucker je hra, která běží v prohlížeči: povol prosím této stránce skripty.
