# Another Big Expansion na stránce: dílky, otázky. Volby jsou ve web-room.ftl, pravidla ve web-rules-abe.ftl.

## Dílky
build-does-solar-panel = Na každé kartě jednou napájí jeden spojený dílek.
build-does-thruster = Za baterii uhneš: co na tebe letí, přiletí o řádek nebo sloupec vedle.
build-does-straight-thruster = { build-does-thruster }
build-does-router = Vše, co je k němu připojené, je spojené navzájem.
build-does-mixed-life-support = Ve spojených kajutách může bydlet mimozemšťan kterékoli z obou barev.
build-does-crubot-station = Čtyři roboti: posádka na jednu kartu, za baterii.
build-does-auto-defense = Dvě spojené: síla děl +1.
build-does-armory = Posádka spojená s ní se při porovnání počítá dvakrát.
build-kind-devices = Přístroje
    .more = Další přístroje
tile-state-panel = na této kartě použitý
tile-state-crubots = zapnutá
tile-state-armed = ozbrojená
tile-pair = Dvojice s { $square }: síla děl o 1 větší
tile-reach = Spolupracuje s { $squares }

## Otázky
flight-ask-thrust-coming = { $projectile } { $from } { $line }. Uhneš?
flight-why-thrust = Tryska kolmo k letu posune dráhu o jedna na stranu, kam míří její výfuk: jednou na hod, za baterii nebo panel.
flight-answer-thrust-stay = Zůstat
flight-answer-thrust-left = Posunout o sloupec doleva
flight-answer-thrust-right = Posunout o sloupec doprava
flight-answer-thrust-front = Posunout o řádek dopředu
flight-answer-thrust-rear = Posunout o řádek dozadu
flight-go-thrust-stay = Zůstat
flight-go-thrust-left = Zažehnout levý výfuk
flight-go-thrust-right = Zažehnout pravý výfuk
flight-go-thrust-front = Zažehnout přední výfuk
flight-go-thrust-rear = Zažehnout zadní výfuk
flight-then-thrust-misses = Proletí kolem
# A line off a board whose rim has letters or its own numbers.
line-past = mimo loď
    .in = vedle lodi
flight-then-thrust-meets = Letí na
flight-help-thrust-pair = Oba meteory z dvojice se posunou spolu.
flight-then-panels = { $count ->
    [one] Energii dá solární panel
    [few] Energii dají { $count } solární panely
   *[other] Energii dá { $count } solárních panelů
}
flight-answer-power = { $count ->
    [0] Nic nezapnout
    [one] Zapnout { $count } dílek
    [few] Zapnout { $count } dílky
   *[other] Zapnout { $count } dílků
}
flight-answer-switch-on = { $count ->
    [0] Nechat je vypnuté
    [one] Zapnout { $count } stanici
    [few] Zapnout { $count } stanice
   *[other] Zapnout { $count } stanic
}
flight-go-declare-crew = Jít do toho s posádkou { $strength }
flight-answer-own-power = { $count ->
    [0] Tvá volba: nic
    [one] Tvá volba: { $count } dílek
    [few] Tvá volba: { $count } dílky
   *[other] Tvá volba: { $count } dílků
}
flight-ask-pay-power = Co dá energii?
flight-help-pay-power = Klepni na rozsvícený panel nebo dílek s bateriemi.
flight-why-pay-power = Solární panel může na každé kartě napájet jeden dílek, se kterým je spojený. Baterie je pryč; panel je s další kartou zase připravený.
flight-go-pay-power = Vzít energii z { $square }
flight-ask-switch-on = Zapneš roboty?
flight-help-armed = Ozbrojená posádka se počítá dvakrát: { $crew } platí za { $counts }.
flight-help-switch-on = Stanice se dají zapínat a vypínat i přímo na lodi.
flight-why-switch-on = Čtyři roboti se do konce karty počítají jako posádka, za baterii nebo panel. Spojení se zbrojnicí se počítají dvakrát.
flight-strength-crew = Posádka se počítá za { $strength }
flight-ask-switch-on-for = { $left ->
    [one] Kteří roboti se zapnou?
    [few] Kteří roboti se zapnou? Zbývají { $left } stanice
   *[other] Kteří roboti se zapnou? Zbývá { $left } stanic
}
flight-why-switch-on-for = Roboti doplní posádku, která chybí. Zapnutí zůstanou až do konce karty.
flight-go-switch-on-for = Zapnout { $square }
flight-then-switch-on = { $stations ->
    [one] Se zapnutou stanicí robotů
    [few] Se { $stations } zapnutými stanicemi robotů
   *[other] S { $stations } zapnutými stanicemi robotů
}

## Bez tyrkysových mimozemšťanů
component-mixed-life-support-purple-brown = smíšená podpora života (fialová, hnědá)
    .object = smíšenou podporu života (fialovou, hnědou)

## Karty úrovně IV
flight-ask-board-ship-try = Zkusíš vstoupit na opuštěnou loď?
flight-ask-dock-station-try = Zkusíš se zastavit na stanici?
flight-why-try = Její obrana ještě funguje: kdo to zkusí, na toho střílí a hází si sám. Potom ji ještě můžeš nechat být a žádné dny neztratíš.
flight-careful-try = { $takes ->
    [yes] Opatrný to zkusí: co získáš, má větší cenu než to, co střely nejspíš zničí.
   *[no] Opatrný letí dál: střely nejspíš zničí víc, než kolik získáš.
}
flight-answer-try-yes = Zkusit to
    .go = Zkusit to
flight-then-shots = Nejdřív přiletí
flight-then-asked-again = Potom se rozhodneš znovu.
flight-ask-take-aboard = { $crew ->
    [one] Vezmeš někoho na palubu?
    [few] Až { $crew } lidé chtějí letět s tebou. Kolik jich vezmeš?
   *[other] Až { $crew } lidí chce letět s tebou. Kolik jich vezmeš?
}
flight-why-take-aboard = Patří do kajut s volným místem a bez mimozemšťana, nebo ke spánku do spánkové komory. Nemusíš vzít nikoho.
flight-answer-aboard = { $crew ->
    [one] Poletí { $crew }
    [few] Poletí { $crew }
   *[other] Poletí { $crew }
}
flight-go-aboard = { $crew ->
    [one] Vzít { $crew } na palubu
    [few] Vzít { $crew } na palubu
   *[other] Vzít { $crew } na palubu
}
flight-answer-nobody-aboard = Nikdo
    .go = Nikoho nebrat
flight-help-mostly-open-space = Na toho, kdo ohlásí největší sílu, letí meteory z karty; při shodě na toho, kdo je pak víc vpředu.
flight-now-approached = Letíš blíž
flight-now-turned-back = Necháváš ji být
flight-now-fastest = Letíš nejrychleji
flight-why-fastest-tie = Při shodě to odnese ten, kdo je víc vpředu.
flight-why-crew-radiation-leak = Posádka spojená se solárním panelem nebo s nabitým bateriovým dílkem přijde o jednoho.
flight-why-lost-radiation-leak = Drželo to pohromadě s příliš velkou energií: panely, rozbočovače a nabité bateriové dílky vybuchnou společně, když baterií a panelů je dohromady aspoň čtyři.

## Pojištění
flight-insure-lost = ztracené dílky
flight-insure-never = Tvá loď má dílků jen { $parts }. Pojištění by se vyplatilo, až kdyby jich bylo ztraceno aspoň { $count }.
flight-insure-even = S pojištěním i bez něj zaplatíš stejně, když ztratíš tolik dílků: { $count }; při větší ztrátě je levnější pojištění

## Vetřelci
flight-ask-dodge-intruders = { $count ->
    [one] Chce
   *[other] Chtějí
} na palubu { $line }. Uhneš?
flight-why-dodge-intruders = Tryska vedle posádky posune dráhu o jedna, za baterii nebo panel. Cesta každé odpovědi je nakreslená na lodi.
flight-ask-switch-on-to-thrust = Kteří roboti trysku zažehnou?
flight-why-switch-on-to-thrust = Nikdo jiný u ní není. Zapnutí roboti ji zažehnou a zůstanou zapnutí až do konce karty.
flight-go-switch-on-to-thrust = Zapnout { $square }
flight-ask-post-crubots = { $count ->
    [one] Jeho cesta vede
   *[other] Jejich cesta vede
} stanicí robotů. Probudíš je?
flight-why-post-crubots = Zapnutí ozbrojení roboti ho zastaví, u vstupu ho odeženou. Ještě neudělal ani krok, takže se dá utratit i baterie, kterou by sežral.
flight-answer-crubots-asleep = Roboti spí
flight-answer-crubots-awake = { $count ->
    [one] Roboti bdí
   *[other] Roboti bdí: { $square }
}
flight-go-crubots-asleep = Nechat je spát
flight-go-crubots-awake = Probudit roboty
flight-then-crubots-awake = Roboti bdí:
flight-then-intruder-missed = { $count ->
    [one] Loď mine
   *[other] Loď minou
}
flight-then-intruder-turned-away = { $count ->
    [one] Odehnán
   *[other] Odehnáni
} u vstupu, bez odměny
flight-then-intruder-all = { $count ->
    [one] Udělá
   *[other] Udělají
} { $steps ->
    [one] svůj jediný krok
    [few] všechny { $steps } kroky
   *[other] všech { $steps } kroků
}
flight-then-intruder-beaten = Poražen v kroku { $step }
flight-then-intruder-one = Jeden ze dvou poražen, v kroku { $step }
flight-then-intruder-both = Oba poraženi, druhý v kroku { $step }
flight-told-batteries-eaten = { $player }: vetřelec požírá baterie, celkem { $count }.
    .you = Vetřelec ti požírá baterie, celkem { $count }.
flight-why-eaten = Predátor sežere všechno, co potká: posádku, zboží i baterie.
flight-why-crew-intruders = Predátor v každém dílku, do kterého vstoupí, sežere celou neozbrojenou posádku.
flight-why-lost-intruders = Ležela tam nálož. Všechny vybuchnou, jakmile se komando zastaví, ať poražené, nebo ne.
card-row-enters = Vniká
card-row-walks = Jde
card-row-eats = Žere
card-row-beaten-each = Za každého
card-say-hand-left = levou rukou při stěně
card-say-hand-right = pravou rukou při stěně
card-say-hand-both = dva: jeden levou rukou, druhý pravou
card-say-eats = vše, co potká: posádku, zboží, baterie
card-say-from-front = zepředu
card-say-from-right = zprava
card-say-from-rear = zezadu
card-say-from-left = zleva
card-say-steps = kroků: { $steps }
card-say-steps-charges = kroků: { $steps }, nálož v kroku { $charges }
card-foot-intruders = Každý má svého
