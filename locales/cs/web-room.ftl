# Místnost: volby, místa, přidání, čekání na start, nabídka, chat, nastavení, klávesy.

## Volby
options-mode = Co se poletí
options-learning-note = Osm mírných karet a žádné hodiny. Cedulky všechno vysvětlí při hře.
options-level-one-note = Malá loď a krátká cesta. Přibudou přesýpací hodiny, nahlížení do karet a mimozemšťané.
options-level-two-note = Větší loď, horší smůla, lepší výplata. Takhle se hraje nejčastěji.
options-level-three-note = Největší loď a nejdelší cesta. Pro ty, kdo už o pár lodí přišli.
options-level-four-note = Loď ze dvou půlek, jakou nemá nikdo jiný, dlouhá cesta a pojištění pro ty, kdo mají našetřeno.
options-trek-note = Tři lety po sobě, od úrovně I do III, s tituly k získání i obhajobě. Asi hodina a půl.
options-campaign-note = Lety podle chuti jeden za druhým. Kredity zůstávají, tituly nejsou.
options-seats = Místa
options-seats-note = Lidé a boti dohromady.
options-pace = Stavba
options-real-time = Všichni najednou
options-real-time-note = Všichni berou dílky zároveň jako u stolu. Kdo má rychlé ruce, má lepší dílky.
options-turn-by-turn = Po tazích
options-turn-by-turn-note = Každý sáhne jednou, pak hraje další. Klidné tempo pro malé děti, telefony i dlouhé přestávky.
options-sand = Přesýpací hodiny
options-sand-note = Jak dlouho se písek sype, než se hodiny smějí otočit.
options-sand-learning = Výukový let hodiny nemá.
options-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
options-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
options-last-turns = Poslední tahy
options-last-turns-note = Kolik tahů zbývá ostatním, když někdo loď dokončí.
options-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
options-no-limit = Bez omezení
options-more = Další volby
options-aid = Pomoc při stavbě
options-assisted = S pomocí
options-assisted-note = Pole, kam dílek pasuje, svítí; co nepasuje, nejde položit a dozvíš se proč.
options-tabletop = Jako u stolu
options-tabletop-note = Nic nesvítí a chyby se dají přivařit. Najde je až kontrola před startem.
options-credits = Odkryté kredity
options-credits-note = Už za letu všichni vidí, kolik kdo vydělal. Jinak se to spočítá až při výplatě.
options-limit = Čas na rozhodnutí
options-limit-note = Když vyprší, odpoví se za tebe rozumně. Stavba má své vlastní hodiny.
options-public = Ukázat v seznamu
options-public-note = Místnost bude na úvodní stránce a hra mezi záznamy. Jinak ji najde jen ten, kdo má odkaz.
options-private = Jen na odkaz
options-listed = Vidí ji všichni
options-closed-credits = Skryté kredity
options-decision = { $time } na rozhodnutí

## Boti
bot-tier = Dovednost
bot-tier-random = Náhoda
    .note = Něco udělá. Cokoli.
bot-tier-rookie = Nováček
    .note = Zná pravidla, a tím to končí.
bot-tier-trucker = Trucker
    .note = Slušný soupeř po prvních pár letech.
bot-tier-veteran = Veterán
    .note = Dobře staví a počítá s pravděpodobností.
bot-tier-expert = Expert
    .note = Porazit ho dá práci.
bot-taste = Povaha
bot-taste-balanced = Vyvážený
bot-taste-racer = Závodník
bot-taste-hauler = Dopravce
bot-taste-gunner = Střelec
bot-taste-tank = Obrněnec
bot-pace = Tempo
bot-pace-relaxed = Pohodově
bot-pace-steady = Běžně
bot-pace-brisk = Svižně
bot-pace-instant = Okamžitě

## Ty
you-name = Tvé jméno
you-colour = Tvá barva
you-colour-taken = Tuto barvu má { $name }.
you-colour-lent = Tuto barvu má bot { $name } a vymění si ji s tebou.
you-done = Hotovo
colour-red = Červená
colour-yellow = Žlutá
colour-green = Zelená
colour-blue = Modrá
colour-white = Bílá

## Přidání
join-title = Nastup si
join-room = Místnost { $code }
join-sit = Posadit se
join-sitting = Okamžik…
join-watch = Raději se dívat
join-watch-only = Dívat se
join-full-title = Všechna místa jsou obsazená
join-full = Můžeš se dívat, nebo tu počkat: když se místo uvolní, můžeš si sednout.
join-running-title = Už letí
join-running = Hra běží a místa se rozdávají jen před ní. Můžeš se dívat, nebo přijít, až skončí.
join-lost-seat = Tvé původní místo v této místnosti už ti nepatří. Můžeš se posadit znovu.
join-colour-gone = { $name } má rychlejší ruce a barvu „{ $colour }“. Vyber si jinou.
join-here = Kdo tu je

## Čekání na start
lobby-title = Před startem
lobby-invite = Pošli tento odkaz každému, kdo má letět s tebou:
lobby-link = Odkaz do této místnosti
lobby-copy = Kopírovat odkaz
lobby-share = Sdílet
lobby-share-title = Galaxy Trucker, místnost { $code }
lobby-qr = Odkaz jako QR kód
# Následuje příkaz.
lobby-reach-this-machine = Tento odkaz otevře jen tento počítač. Aby ho otevřeli i ostatní ve tvé síti, ukonči trucker a spusť ho s
lobby-reach-network = Otevře ho každý ve tvé síti: pošli odkaz, nebo nech kód vyfotit telefonem.
lobby-copied = Odkaz je zkopírovaný.
lobby-not-copied = Prohlížeč kopírování nedovolil. Označ odkaz a zkopíruj ho ručně.
lobby-code = Nebo jim nadiktuj kód:
lobby-watch-link = Kopírovat odkaz pro diváky
lobby-seats = Místa
lobby-options = Domluveno
lobby-change = Změnit
lobby-options-title = Na čem se domluvíte
lobby-options-note = Kdo už byl připraven, potvrdí to znovu.
lobby-apply = Takhle hrajeme
lobby-host = hostitel
lobby-you = ty
lobby-open = Volné místo
lobby-open-note = pro kohokoli s odkazem
lobby-ready = může letět
lobby-not-ready = ještě se chystá
lobby-away = není tu
lobby-kept = Místo čeká na hráče { $name }: než se vrátí, letí za něj bot
lobby-starts = spouští hru
lobby-more = { $name }: co se dá změnit
lobby-put-bot = Posadit sem bota
lobby-open-seat = Uvolnit místo
lobby-send-away = Vykázat
lobby-hand-over = Udělat hostitelem
lobby-change-bot = Změnit bota
lobby-change-you = Jméno a barva
lobby-start = Start
lobby-say-ready = Můžu letět
lobby-say-not-ready = Ještě moment
lobby-waiting-for-start = Až budou všichni připraveni, spustí hru { $name }.
lobby-wait-open = { $open ->
    [one] Jedno místo je volné: počkej na někoho, nebo tam posaď bota.
    [few] { $open } místa jsou volná: počkej na někoho, nebo tam posaď boty.
   *[other] { $open } míst je volných: počkej na někoho, nebo tam posaď boty.
}
lobby-fill-bots = { $open ->
    [one] Posadit tam bota
    [few] Obsadit je boty
   *[other] Obsadit je boty
}
lobby-wait-ready = Čeká se na: { $names }.
lobby-all-ready = Všichni jsou připraveni.
lobby-watching = { $watching ->
    [one] Dívá se { $watching } člověk
    [few] Dívají se { $watching } lidé
   *[other] Dívá se { $watching } lidí
}
lobby-you-watch = Díváš se. { $open ->
    [one] Jedno místo je volné.
    [few] { $open } místa jsou volná.
   *[other] { $open } míst je volných.
}
lobby-you-watch-full = Díváš se.
lobby-take-seat = Posadit se
lobby-joined = { $name } si přisedá.
lobby-left = { $name } odchází.
lobby-sent-away-confirm = { $name }: vykázat z místnosti?
lobby-sent-away-note = Místo se uvolní. Kdo má odkaz, může se posadit znovu.

## Nabídka
menu-title = Nabídka
menu-open = Nabídka
menu-players = Hráči
menu-here = je tu
menu-away = bez spojení
menu-bot = bot
menu-stand-in = zaskakuje bot
menu-stand-in-you = hraje za tebe bot
menu-put-stand-in = Ať hraje bot
menu-take-back = Vzít si místo zpět
menu-mute = Ztlumit: { $name }
menu-unmute = Zrušit ztlumení: { $name }
menu-hand-over = Hostitelem bude { $name }
menu-host-now = Hostitelem je teď { $name }.
room-host-you = Hostitelem jsi teď ty: spouštíš hry a rozhoduješ o místech.
room-bot-plays = Za hráče { $name } teď hraje bot.
room-plays-again = { $name } hraje zase místo bota.
room-away = { $name } je bez spojení.
room-back = { $name } je zpátky.
room-away-short = pryč, { $minutes ->
    [0] před chvilkou
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
room-away-for = { $minutes ->
    [0] { $name } je právě bez spojení.
    [one] { $name } je pryč už minutu.
    [few] { $name } je pryč už { $minutes } minuty.
   *[other] { $name } je pryč už { $minutes } minut.
}
room-host-may = { $name } jako hostitel může nechat hrát bota.
room-ready-again = { $name } mění, na čem jste domluveni. Podívej se na to a dej znovu vědět, že můžeme začít.
room-undone = { $name } bere krok zpět, a proto tvá otázka zmizela. Vrátí se, až na ni zase dojde.
menu-copy-watch = Kopírovat odkaz pro diváky
menu-copy-room = Kopírovat odkaz do místnosti
menu-rules = Pravidla
menu-keys = Klávesy
menu-chat = Chat
menu-settings = Nastavení
menu-language = Jazyk
menu-home = Domů
menu-home-note = Místo ti zůstane.
menu-home-note-watching = Jen se díváš, o nic nepřijdeš.
menu-leave = Odejít ze hry
menu-leave-title = Odejít ze hry?
menu-leave-game = Místo tebe poletí bot. Dokud hra běží, můžeš se v tomto prohlížeči vrátit a převzít řízení.
menu-leave-lobby = Tvé místo se uvolní pro někoho jiného.
menu-leave-do = Odejít
menu-leave-stay = Zůstat
menu-watching = Díváš se
menu-watch-count = { $watching ->
    [one] { $watching } divák
    [few] { $watching } diváci
   *[other] { $watching } diváků
}
menu-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}

## Chat
chat-title = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-write = Zpráva
chat-send = Odeslat
chat-said = { $name }: { $text }
chat-you-watch = Diváci mohou číst, psát ne.
chat-muted = Ztlumeno: { $names }
chat-unmute = Zrušit ztlumení
chat-just-you = Jsou tu s tebou jen boti. Čtou, ale neodpovídají.

## Nastavení
settings-title = Nastavení
settings-language = Jazyk
settings-name = Tvé jméno
settings-name-note = Jak ti budou říkat ostatní. Pamatuje si ho tento prohlížeč.
settings-sound = Zvuky
settings-sound-note = Krátké a suché, dřevo a kov. Žádná hudba.
settings-sound-test = Poslechnout
settings-volume = Hlasitost
settings-notify = Upozornění
settings-notify-note = Když jsi na tahu a díváš se jinam. Prohlížeč se tě zeptá.
settings-notify-forbidden = Prohlížeč této stránce upozornění zakazuje. Nejdřív je povol v jeho nastavení.
settings-notify-none = Tento prohlížeč této stránce upozornění nedovolí. Že jsi na tahu, poznáš aspoň podle názvu stránky.
settings-calm = Klidný pohyb
settings-calm-note = Nic nelétá, nekutálí se a neodplouvá, věci se prostě změní.
settings-calm-system = Tvůj systém si to už přeje.
settings-speed = Rychlost letu
settings-speed-note = Jak rychle se ukazují karty, kostky a zásahy.
settings-speed-instant = hned
settings-coach = Vysvětlující cedulky
settings-coach-note = Papírové cedulky ve chvíli, kdy se něco stane poprvé.
settings-coach-again = Ukázat všechny znovu
settings-coach-reset = Všechny cedulky se ukážou znovu.

## Klávesy
keys-title = Klávesy
keys-note = Všechno jde i bez myši. Tabulátor přechází mezi částmi, šipky se pohybují uvnitř.
keys-everywhere = Všude
keys-build = Při stavbě
keys-flight = Za letu
keys-replay = V záznamech
keys-replay-play = přehrát, zastavit
keys-replay-step = krok zpět, krok dál
keys-replay-card = na další kartu
keys-replay-last = na začátek této karty, nebo na předchozí
keys-replay-ends = na začátek, na konec
keys-arrows = pohyb po lodi nebo v loděnici
keys-enter = položit, vzít, potvrdit
keys-space = vzít zakrytý dílek; přeskočit, co se právě ukazuje
keys-rotate = otočit doprava, doleva (stačí i kolečko, pravé tlačítko nebo klepnutí dvěma prsty)
keys-return = vrátit dílek do loděnice
keys-reserve = odložit dílek do rezervy
keys-numbers-build = přečíst si balíček karet
keys-numbers-flight = vybrat odpověď
keys-finish = dokončit loď
keys-flip = otočit přesýpací hodiny
keys-log = přejít k deníku letu
keys-card = ukázat kartu velkou
keys-rival = podívat se na loď dalšího soupeře
keys-undo = vzít zpět svůj poslední krok
keys-help = tyto klávesy
keys-escape = zavřít, co je otevřené
keys-rules = Přečíst si pravidla
key-arrows = šipky
key-enter = Enter
key-space = mezerník
key-shift = Shift
key-ctrl = Ctrl
key-escape = Esc
key-home = Home
key-end = End
key-page-down = PgDn
key-page-up = PgUp

## Spojení
ended-elsewhere = Hraješ v jiném okně
ended-elsewhere-note = Tvé místo je otevřené tam. Když budeš pokračovat tady, tamto okno skončí.
ended-play-here = Hrát raději tady
ended-dismissed = V této místnosti už nejsi
ended-dismissed-note = Máš za sebou odchod. Pokud hra ještě běží, místo na tebe čeká.
ended-sent-away = Hostitel tě poslal pryč
ended-sent-away-note = Tvé místo je teď volné pro někoho jiného. Můžeš se dívat, nebo si { $minutes ->
    [one] za { $minutes } minutu
    [few] za { $minutes } minuty
   *[other] za { $minutes } minut
} sednout znovu.
ended-come-back = Vrátit se
ended-unknown = Taková místnost tu není
ended-unknown-note = Kód { $code } nemá žádná místnost. Zkontroluj ho; dlouho nepoužité místnosti se uklízejí.
ended-other = Spojení skončilo
ended-reload = Načíst stránku znovu
ended-watch = Dívat se
ended-home = Domů
connection-connecting = Připojuji se…
connection-stand-in = Hraje za tebe bot.
connection-take-back = Převzít řízení
connection-taken-back = Zase hraješ ty.

## Upozornění
notify-your-turn = Jsi na tahu
notify-body = V místnosti { $room } se čeká na tebe.

## Názvy stránky
page-new = Nová místnost
page-room = Místnost { $code }
page-watch = Sleduješ { $code }
page-replays = Záznamy
page-replay = Záznam
page-rules = Pravidla
page-lost = Tady nic není

## Volby s Keep on Trucking
campaign-kind-i = malá
campaign-kind-ia = prokletá
campaign-kind-ii = větší
campaign-kind-iia = zrcadlová
campaign-kind-iib = prstenec
campaign-kind-iii = velká
campaign-kind-iiia = za rohem
campaign-kind-iiib = s dírami
campaign-kind-iv = dvě půlky
extras-title = Rozšíření
extras-none = nic z toho
extras-note = Keep on Trucking: další dílky, karty a lodě. Vyberte si, co chcete.
extras-rules = Co v tom je?
extras-learning = Výukový let se hraje jen se základní krabicí.
extras-technology = Technologie z Keep on Trucking
extras-technology-note = 52 dílků, třeba zesilovače, katapulty a pancéřované kajuty, a tyrkysoví odborníci. { $seats ->
    [3] Třetina
    [4] Čtvrtina
   *[other] Polovina
} všech dílků se naslepo vyřadí.
extras-technology-note-abe = 52 dílků, třeba zesilovače, katapulty a pancéřované kajuty, a tyrkysoví odborníci.
extras-adventures = Letové karty z Keep on Trucking
extras-adventures-note = Devět karet navíc: vrakoviště, vír a dny, kdy se nic nedaří.
extras-ship = Loď { $ship }
extras-ship-ia-note = Prokletá: každý hod znamená některou její řadu. Kostka určí, která strana je vpředu.
extras-ship-iia-note = Co letí zepředu nebo zezadu, přiletí dvakrát, zrcadlově.
extras-ship-iiia-note = Co by loď minulo, zahne za roh a zasáhne ji z boku.
extras-ship-iib-note = Prstenec: první a poslední sloupec se dotýkají a kostky čte po svém.
extras-ship-iiib-note = Pole mají čísla. Na začátku stavby se hodí dvěma kostkami a pole s těmi čísly vypadnou.
extras-abe = Another Big Expansion
extras-abe-technology = Technologie z Another Big Expansion
extras-abe-technology-note = 42 dílků: solární panely, trysky, rozbočovače, smíšená podpora života, roboti, automatická obrana, zbrojnice a pancéřované kontejnery. Čím méně hráčů, tím víc dílků se naslepo vyřadí.
extras-abe-adventures = Letové karty z Another Big Expansion
extras-abe-adventures-note = V každém balíčku karta navíc, která přivolá karty z dalšího, až po balíček IV, se kterým se létá úroveň IV.
extras-intruders = Vetřelci
extras-intruders-note = Predátoři a komanda vnikají na lodě: v každém balíčku tři karty navíc. Zastaví je nové dílky.
extras-team = Pozemní tým
extras-team-none = Žádný
    .note = Lidé na zemi, kteří pomáhají stavět, prodávat a sabotovat: každý si najme až tři, po každém letu jednoho.
extras-team-dealt = Rozdává se po každém letu
    .note = Po letu dostane každý pár karet a jednu si tajně nechá.
extras-team-dealt-first = Rozdává se už před prvním letem
    .note = Pro krátké hry: každý si vybere ze tří dřív, než kdo letěl, a pak po každém letu znovu.
extras-team-contested = Vybírá se v pořadí z cíle
    .note = Po letu vybírají všichni z týchž odkrytých karet, v pořadí, v jakém doletěli. Pro stejně zkušené hráče.
extras-titles = Nové tituly
extras-titles-note = Mezi losovanými tituly jsou Kutil a Estét.
extras-titles-note-one = Mezi losovanými tituly je Estét. Kutil potřebuje nové technologie.
extras-titles-first = Nové tituly najisto
extras-titles-first-note = Vyloží se jako první a na zbylá místa se losuje z ostatních.
extras-half = Poloviční skóre
extras-half-note = O tituly soutěží i ti, kdo odstoupili, s polovinou skóre.
extras-double = Dvojí tituly
extras-double-note = Čtyři tituly pro vás dva, každý má dva.
extras-dock = Dok titulů
extras-dock-note = Kolik se za titul platí po letech I, II a III. Titul obhájený v letu II zezlátne; za zlatý obhájený v letu III se platí dvojnásobek.
extras-dock-none = Jako obvykle: 2, 4, 6
extras-dock-low = Dok titulů: 3, 6, 9
extras-dock-high = Dok titulů: 4, 8, 12
extras-roads = Drsné štreky
extras-roads-note = Zvláštní pravidla pro každý let. Pro ty, kterým je létání moc lehké.
extras-roads-0 = Žádné
extras-roads-1 = Těžké: 1 karta
extras-roads-2 = Drsné: 2 karty
extras-roads-3 = Šílené: 3 karty
extras-handicap = Hendikepy
extras-handicap-note = Drsné štreky jen pro některé hráče, aby spolu mohli letět staří mazáci i začátečníci. Všichni, kdo je mají, mají tytéž karty.
extras-roads-anew = Domluvit se znovu před každým letem
extras-roads-anew-note = Mezi lety každý řekne, kolik drsných štrek má být pro všechny a kolik si jich bere jako hendikep.
extras-cards = { $cards ->
    [0] Žádná
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
