# Stavba lodí; a části, které má společné s letem.

build-title = Stavba
build-place-trek = { $level } · let { $number } ze 3
build-ship = Loď: { $name }
build-describe = Popsat mou loď
build-rivals = Ostatní hráči a letové karty

# Co loď umí. `.say` se čte nahlas; slovo samo stojí pod číslem.
tally = Co loď umí
tally-engines = Motory
    .say = Síla motorů { $figure }
tally-cannons = Děla
    .say = Síla děl { $figure }
tally-crew = Posádka
    .say = Posádka { $figure }
tally-batteries = Baterie
    .say = Baterie { $figure }
tally-cargo = Náklad
    .say = Místa v kontejnerech { $figure }
tally-exposed = Otevřené
    .say = Otevřené přípojky { $figure }
tally-shielded = Štíty
tally-powered = { $words }, s bateriemi o { $powered } víc
tally-red = { $words }, pro červené zboží { $red }

rival-enlarge = Zvětšit loď: { $name }
rival-ship = Loď: { $name }

# Co kdo dělá: slovo nebo dvě vedle jména.
build-status-away = je pryč
build-status-ready = čeká na start
build-status-building = staví
build-status-reading = čte balíček { $pile }
build-status-finished = hotovo, start { $space }
build-status-mending = opravuje loď
build-status-late = došel čas
build-status-waits = čeká
build-status-turn = je na tahu
build-status-turn-of = { $turns ->
    [few] je na tahu, zbývají { $turns }
   *[other] je na tahu, zbývá { $turns }
}
build-status-turns = { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
}

# Před startem
build-start = Můžeme stavět?
build-start-free = Všichni stavějí najednou. Čas neběží, honí tě jen ostatní.
build-start-turns = Jeden po druhém, za tah jen jedno sáhnutí. Bez spěchu.
build-start-timer = Všichni stavějí najednou. Písek se sype { $times } × { $clock }.
build-start-bot = bot
build-start-here = je tu
build-start-away = není tu
build-start-titles = Tituly, o které se letí
build-start-holds = { $title }: { $name }
build-start-handicap = Letíš za ztížených podmínek:
build-go = Start!
build-go-help = Kdo si troufá, odstartuje stavbu za všechny.
build-go-watch = Stavbu odstartuje někdo u stolu.
build-before = Zatím se nestaví
build-before-help = Stavba začne, jakmile ji někdo odstartuje.

# Hodiny a tahy
build-timer-label = { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
build-timer-say = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
build-timer-through = Hodiny se dosypaly.
build-timer-spaces = Hodiny stojí na poli { $space } ze { $spaces }
build-timer-last = naposledy
build-flip = Otočit
build-flip-later = Otočit v 0:00
build-flip-finished = Nejdřív dostav
build-time-up = Čas vypršel
build-time-up-help = Vyber si startovní pole: kdo je první, vezme si to nejlepší.
build-turn-yours = Jsi na tahu
build-turn-of = Na tahu je { $name }
build-turn-wait = Za tah se sahá jen jednou: vzít dílek a položit ho, odložit nebo vrátit.
build-turns-left = { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
}
build-no-turns = Tahy došly
build-no-turns-help = Dokonči loď a vyber si startovní pole.

# Ruka
build-hand = V ruce
build-hand-empty = Ruka je prázdná
build-hand-empty-help = Vezmi si zakrytý dílek z hromádky, nebo kterýkoli odkrytý.
build-hands-full = Máš plné ruce karet
build-hands-full-help = Vrať je, a můžeš stavět dál.
build-stand-in = Staví za tebe bot
build-stand-in-help = Staví po svém, dokud to od něj nepřevezmeš.
build-drawing = Bereš dílek…
build-turn = Otočit
build-turn-left = Otočit doleva
build-turn-right = Otočit doprava
build-aside = Odložit
build-back = Vrátit
build-back-title = Vrátit do loděnice
build-undo = Zpět
build-undo-place = Zpět: { $tile } na { $square }
build-undo-aside = Zpět: { $tile } do rezervy
build-undo-back = Zpět: { $tile } do loděnice
build-undo-scrap = Zpět: { $tile } z lodi
build-fits = { $count ->
    [0] nikam nepasuje
    [one] pasuje na { $count } pole
    [few] pasuje na { $count } pole
   *[other] pasuje na { $count } polí
}
build-fits-turned = { $count ->
    [one] Takhle ne: po otočení pasuje na { $count } pole
    [few] Takhle ne: po otočení pasuje na { $count } pole
   *[other] Takhle ne: po otočení pasuje na { $count } polí
}
    .short = otoč ho
build-fits-nowhere = Nikam nepasuje, ať ho otočíš jakkoli
build-fits-here = Sem pasuje
build-loose = Ještě není přivařený: můžeš ho zase zvednout
build-say-in-hand = V ruce: { $tile }. { $fits }
build-say-turned = { $quarters ->
    [0] Neotočený.
    [1] Otočený o čtvrt doprava.
    [2] Otočený o půl.
   *[other] Otočený o čtvrt doleva.
} { $fits }
build-reserve = Rezerva
build-reserve-word = rezerva
build-reserve-empty = prázdné místo
build-reserve-place = Rezerva { $place }: { $what }.

# Po dokončení a při opravě
build-finished = Hotovo: startuješ z pole { $space }
build-wait = Ještě staví: { $names }
build-wait-mending = Čeká se na opravy: { $names }
build-mending = Oprav svou loď
build-mending-help = Kliknutím dílek sundáš, další můžeš přidat. Pak stavbu znovu dokonči.
build-watching = Jen se díváš
build-watching-help = Vyber si po straně loď, kterou chceš vidět zblízka.
build-finish = Hotovo
build-finish-where = Odkud odstartuješ?
build-finish-help = U většiny karet je lepší být vepředu a vybrané pole ti už nikdo nevezme.
build-finish-taken = stojí tu { $name }
build-finish-ahead = { $days ->
    [0] poslední startovní pole
    [one] { $days } den před posledním polem
    [few] { $days } dny před posledním polem
   *[other] { $days } dní před posledním polem
}

# Loděnice
build-yard = Loděnice
build-face-down = { $count ->
    [one] { $count } zakrytý
    [few] { $count } zakryté
   *[other] { $count } zakrytých
}
build-face-up = { $count ->
    [one] { $count } odkrytý dílek
    [few] { $count } odkryté dílky
   *[other] { $count } odkrytých dílků
}
build-pile-draw = Klikni, nebo přetáhni na loď
build-pile-return = Máš plnou ruku: tady můžeš dílek vrátit
build-pile-done = Tvá loď je hotová
build-pile-watch = Dílky, které ještě nikdo neviděl
build-show-kinds = Ukázat druhy
build-all = Vše { $count }
build-chip = { $kind }, { $count }
build-nothing-face-up = Odkrytý zatím není žádný dílek. Co kdo vrátí, to si může vzít každý.
build-taken-by-other = { $tile }: někdo byl rychlejší.
build-none-of-kind = Odkrytý dílek tohoto druhu tu není.
build-kind-cannons = Děla
build-kind-engines = Motory
build-kind-batteries = Baterie
build-kind-cabins = Kajuty
build-kind-cargo = Kontejnery
build-kind-special = Červené kontejnery
build-kind-shields = Štíty
build-kind-life = Podpora života
build-kind-structural = Spojovací dílky

# Letové karty
build-forecast = Letové karty
build-pile = Balíček { $pile }
build-pile-read = přečtený
build-pile-with = má { $name }
build-pile-title = Prohlédnout karty: potkáš je za letu
build-pile-unknown = tajný
build-pile-secret = Čtvrtý balíček zůstává tajný
build-reading = Letové karty, balíček { $pile }
build-reading-help = Dokud čteš, nemůžeš stavět. Před letem se všechny čtyři balíčky zamíchají dohromady.
build-reading-close = Vrátit
build-notes = { $count ->
    [one] { $count } přečtená karta
    [few] { $count } přečtené karty
   *[other] { $count } přečtených karet
}
build-notes-title = Karty, které znáš
