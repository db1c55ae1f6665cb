# Stavba lodí; a části, které má společné s letem.

build-title = Stavba
build-place-trek = { $level } · let { $number }/{ $flights }
build-ship = Loď: { $name }
build-describe = Popsat mou loď
build-rivals = Ostatní hráči a letové karty

# Co loď umí. `.say` se čte nahlas; slovo samo stojí pod číslem.
tally = Co loď umí
tally-engines = Motory
    .say = Síla motorů { $figure }
    .idle = { $words }: dvojitý motor bez baterie nedělá nic
    .about = Jak rychle letíš: ve Volném vesmíru poletíš o tolik polí vpřed a s nulou musíš z letu odstoupit. Přidej motory (po 1) nebo dvojité motory (po 2, za baterii).
tally-cannons = Děla
    .say = Síla děl { $figure }
    .idle = { $words }: dvojité dělo bez baterie nedělá nic
    .about = Jak dobře bojuješ: nepřítele porazíš větší silou, než má on. Přidej děla: dopředu se počítají za 1, jinam za ½; dvojitá dvakrát tolik, za baterii.
tally-crew = Posádka
    .say = Posádka { $figure }
    .about = Lidé na palubě. Některé nálezy chtějí velkou posádku, některé karty ji berou a bez jediného kosmonauta tvůj let končí. Každá kajuta veze dva kosmonauty.
tally-batteries = Baterie
    .say = Baterie { $figure }
    .about = Každé použití štítu, dvojitého motoru nebo dvojitého děla jednu stojí a za letu se nedobíjejí. Přidej dílky s bateriemi, mají po dvou nebo po třech.
tally-cargo = Náklad
    .say = Místa v kontejnerech { $figure }
    .aboard = Zboží { $aboard }, míst v kontejnerech { $all }
    .about = Místo pro zboží, do každého kontejneru jedna kostička; na konci vynese červená 4, žlutá 3, zelená 2, modrá 1. Přidej kontejnery, a pro červené zboží červené: jinam nesmí.
tally-exposed = Otevřené
    .say = Otevřené přípojky { $figure }
    .about = Strany s přípojkou, vedle které není žádný dílek: čím méně, tím lépe. Míří tam malé meteory, Hvězdný prach za každou bere den a za nejméně z nich je odměna. Zavřeš je dílky, které se k nim připojí.
tally-shielded = Štíty
    .about = Kolik ze čtyř stran dokážou tvé štíty krýt před malými meteory a malými střelami, pokaždé za baterii. Štít kryje dvě strany: natoč ho tak, aby kryl nové.
tally-powered = { $words }, s bateriemi o { $powered } víc
tally-no-battery = bez baterie
tally-red = { $words }, z toho pro červené zboží { $red }

ship-round = Přes okraj na druhý konec
ship-numbers = Čísla řádků a sloupců: dvě kostky určí, ve kterém přiletí meteor nebo střela. Nejčastěji padá 7.
ship-dice = Kostky řádků a sloupců: co letí zepředu nebo zezadu, přiletí ve sloupci, který určí obě kostky dohromady. Tomu, co letí z boku, určí první kostka řádek a druhá podle šipek dole sloupec, ve kterém to začíná.

rival-enlarge = Zvětšit loď: { $name }
rival-ship = Loď: { $name }

# Co kdo dělá: slovo nebo dvě vedle jména.
build-status-away = je pryč
build-status-ready = čeká na start
build-status-building = staví
build-status-reading = čte balíček { $pile }
build-status-finished = startuje { $space }.
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
build-start-handicap = Letíš za ztížených podmínek:
build-go = Start!
build-go-help = Kdo si troufá, odstartuje stavbu za všechny.
build-go-bots = Boti čekají na tvůj povel.
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
# Kam může loď ještě růst
build-closed = Loď je uzavřená
build-closed-help = Žádná přípojka nevede na pole, kde by se smělo stavět (za motory a před děly musí být prázdno). Dokonči loď.
build-closed-lift = Žádná přípojka nevede na pole, kde by se smělo stavět (za motory a před děly musí být prázdno). Dokonči loď, nebo zvedni poslední dílek.
build-few = { $count ->
    [one] Stavět jde už jen na { $count } pole
    [few] Stavět jde už jen na { $count } pole
   *[other] Stavět jde už jen na { $count } polí
}
build-hand-last = Nespěchej
build-hand-last-help = Ostatní už mají hotovo a čas neběží. Vezmi si zakrytý nebo odkrytý dílek, nebo loď dokonči.
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
# K čemu je dílek v ruce, jedním krátkým řádkem.
build-does-starting-cabin = Srdce lodi: bydlí tu dva kosmonauti.
build-does-cabin = Veze dva kosmonauty: některé karty chtějí posádku.
build-does-structural = Sám nic neumí, ale spojí skoro všechno.
build-does-structural-few = Sám nic neumí, jen spojuje, co stojí vedle něj.
build-does-engine = Žene loď vpřed: síla motorů 1, vždy.
build-does-double-engine = Síla motorů 2, pokaždé za baterii.
build-does-cannon = Střílí: dopředu síla 1, do ostatních stran ½.
build-does-double-cannon = Dopředu síla 2, jinam 1, pokaždé za baterii.
build-does-battery = Energie pro štíty, dvojité motory a děla.
build-does-cargo = Veze zboží: žlutou za 3, zelenou za 2, modrou za 1. Červenou ne.
build-does-special-cargo = Veze zboží všech barev, i červené, to je za 4 kredity.
build-does-life-support = Ve spojené kajutě pak může bydlet mimozemšťan.
build-does-life-support-idle = Mimozemšťané tu nelétají: jsou to jen přípojky.
build-does-shield = Kryje dvě strany lodi, pokaždé za baterii.
build-fits = { $count ->
    [0] nikam nepasuje
    [one] pasuje na { $count } pole
    [few] pasuje na { $count } pole
   *[other] pasuje na { $count } polí
}
build-fits-using = { $fits }, z toho { $using } jen s pomocí schopnosti
build-uses = Využije se { $ability }: { $count } z { $left } zbývajících
build-fits-turned = { $count ->
    [one] Takhle ne: po otočení pasuje na { $count } pole
    [few] Takhle ne: po otočení pasuje na { $count } pole
   *[other] Takhle ne: po otočení pasuje na { $count } polí
}
    .short = otoč ho
build-fits-nowhere = Nikam nepasuje: zkus některé pole a uvidíš proč
build-fits-closed = Nikam nepasuje: žádná přípojka nevede na volné pole
build-look-unfit = Teď se nikam nehodí
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
build-finished = Hotovo: { $space ->
    [1] startuješ v čele
   *[other] startuješ na { $space }. místě
}
build-wait = Ještě staví: { $names }
build-hurry = Popohnat boty
build-hurry-agree = Pospíší si, až budou souhlasit i: { $names }
build-hurries = Boti si teď pospíší.
build-wait-mending = Čeká se na opravy: { $names }
build-adding = Ještě smíš připojit další dílky.
build-adding-last = Ještě smíš připojit jeden odkrytý dílek.
build-adding-none = Na loď už nic nepasuje.
build-adding-waits = Ostatní čekají na tebe.
build-wait-adding = Ještě připojuje další dílky: { $names }
build-enough = Už nic nepřipojovat
build-mending = Oprav svou loď
build-mending-help = Kliknutím dílek sundáš, další můžeš přidat. Pak stavbu znovu dokonči.
    .touch = Klepnutím dílek sundáš, další můžeš přidat. Pak stavbu znovu dokonči.
build-watching = Jen se díváš
build-watching-help = Vyber si po straně loď, kterou chceš vidět zblízka.
build-finish = Hotovo
build-finish-where = Odkud odstartuješ?
build-finish-sure = Dokončit stavbu?
build-finish-only = { $space ->
    [1] Odstartuješ v čele.
   *[other] Odstartuješ na { $space }. místě.
} Loď už zůstane taková, jaká je teď.
build-finish-here = Hotovo, start odtud: { $where }
build-finish-unbuilt = { $count ->
    [one] Stavět by ještě šlo na { $count } pole.
    [few] Stavět by ještě šlo na { $count } pole.
   *[other] Stavět by ještě šlo na { $count } polí.
}
build-lack-one_piece = { $count ->
    [one] Loď je ve dvou kusech: pokud je nespojíš, přijdeš před letem o { $count } dílek.
    [few] Loď je ve dvou kusech: pokud je nespojíš, přijdeš před letem o { $count } dílky.
   *[other] Loď je ve dvou kusech: pokud je nespojíš, přijdeš před letem o { $count } dílků.
}
build-lack-engines = Síla motorů je nula: v prvním Volném vesmíru musíš z letu odstoupit.
build-lack-cabins = Žádná kajuta kromě startovní: velikost posádky { $crew }.
build-lack-cannons = Žádné dělo: velké meteory a nepřátelé s tebou budou mít lehkou práci.
build-lack-holds = Žádný kontejner: nenaložíš žádné zboží.
build-lack-batteries = Žádné baterie, a bez nich nefunguje: { $components }.
build-lack-partners = Není připojeno k ničemu, s čím funguje: { $components }.
build-finish-reserve = { $count ->
    [one] V rezervě čeká dílek. Když tam zůstane, zaplatíš { $credits ->
        [one] { $credits } kredit.
        [few] { $credits } kredity.
       *[other] { $credits } kreditů.
    }
    [few] V rezervě čekají { $count } dílky. Když tam zůstanou, zaplatíš { $credits ->
        [one] { $credits } kredit.
        [few] { $credits } kredity.
       *[other] { $credits } kreditů.
    }
   *[other] V rezervě čeká { $count } dílků. Když tam zůstanou, zaplatíš { $credits ->
        [one] { $credits } kredit.
        [few] { $credits } kredity.
       *[other] { $credits } kreditů.
    }
}
build-finish-not = Stavět dál
build-finish-help = U většiny karet je lepší být vepředu a vybrané pole ti už nikdo nevezme.
build-finish-taken = stojí tu { $name }
build-finish-beaten = { $name } má pole { $space } dřív. Vyber si jiné.
build-finish-ahead = { $days ->
    [0] poslední startovní pole
    [one] { $days } pole před posledním
    [few] { $days } pole před posledním
   *[other] { $days } polí před posledním
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
    .touch = Klepni, nebo přetáhni na loď
# It lies spread over the ship.
build-pile-spread = Kliknutím si jeden vezmeš
    .touch = Klepnutím si jeden vezmeš
build-pile-return = Máš plnou ruku: tady můžeš dílek vrátit
build-pile-done = Tvá loď je hotová
build-pile-closed = Loď je uzavřená: nic nepasuje
build-pile-watch = Dílky, které ještě nikdo neviděl
build-spread = Rozložit odkryté dílky
build-gather = Zpět k lodi
build-show-kinds = Ukázat druhy
build-all = Vše { $count }
build-chip = { $kind }, { $count }
build-nothing-face-up = Odkrytý teď není žádný dílek. Co kdo vrátí, to si může vzít každý.
build-taken-by-other = { $tile }: někdo byl rychlejší.
build-none-of-kind = { $kind }: odkrytý teď není žádný dílek. Jakmile nějaký bude, objeví se tady.
build-unfit = { $tile } (teď se nikam nehodí)
build-unfit-note = Ztlumené dílky se teď nikam nehodí.
build-kind-cannons = Děla
    .more = Další děla
build-kind-engines = Motory
    .more = Další motory
build-kind-batteries = Baterie
    .more = Další baterie
build-kind-cabins = Kajuty
    .more = Další kajuty
build-kind-cargo = Kontejnery
    .more = Další kontejnery
build-kind-special = Červené kontejnery
    .more = Další červené kontejnery
build-kind-shields = Štíty
    .more = Další štíty
build-kind-life = Podpora života
    .more = Další podpora života
build-kind-structural = Spojovací dílky
    .more = Další spojovací dílky

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

# Dice that close squares
build-holes = Padlo { $first } a { $second }.
    .help = Pole s těmito čísly jsou zavřená, a to pro všechny.
build-holes-bare = Dvě stejná čísla: mizí i startovní kajuta.
    .help = Nemá ji nikdo. První dílek smíš dát na kterékoli otevřené pole.

# A ring
build-round = Za okrajem
