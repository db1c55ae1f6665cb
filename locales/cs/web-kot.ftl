# Keep on Trucking na stránce: dílky, karty, otázky. Volby jsou ve web-room.ftl, pravidla ve web-rules-kot.ftl.

roads-for-you = Platí pro tebe, ale ne pro všechny.
roads-in-force = Pravidla tohoto letu
# What there is to say of a rule, once that is known: on its card, beside its name, beside a ship.
note-dead-zone = Mrtvý je sloupec { $column }.
    .short = { $column }
note-gravitational-anomaly =
    .ship = { $turned ->
       *[yes] zádí napřed
    }
note-murphys-law =
    .ship = co mine, letí na { $roll }

## Dílky a karty
build-does-cannon-engine = Dělo i motor: dopředu síla 1, síla motorů 1.
build-does-combined = Dvě věci v jednom: počítá se jako obojí.
build-does-cannon-booster = Až tři spojená děla: každé +1 (nebo +½), za baterii.
build-does-engine-booster = Až tři spojené motory: každý +1, za baterii.
build-does-shield-booster = Spojený štít zastaví i velké zásahy, za baterii.
build-does-reactor-furnace = Spálí kostičku zboží a dobije spojené baterie.
build-does-catapult = Střílí zboží ze spojených kontejnerů na tři strany.
build-does-stasis-chamber = Čtyři spáči nahradí posádku spojených kajut.
build-does-plated = { $count ->
    [one] Pancéřovanou stranou nic neprojde.
    [few] { $count } pancéřovanými stranami nic neprojde.
   *[other] { $count } pancéřovanými stranami nic neprojde.
}
build-kind-gadgets = Udělátka
    .more = Další udělátka
tile-side-plated = pancéřovaná hrana
tile-load-sleepers = { $count ->
    [0] nikdo nespí
    [one] { $count } spáč
    [few] { $count } spáči
   *[other] { $count } spáčů
}

card-row-for = za to dostaneš
card-row-choose = Zvol si
card-row-side-front = Zepředu
card-row-side-right = Zprava
card-row-side-rear = Zezadu
card-row-side-left = Zleva
card-row-most-cannons = Nejvíc jednoduchých děl
card-row-most-double-cannons = Nejvíc dvojitých děl
card-row-most-engines = Nejvíc jednoduchých motorů
card-row-most-double-engines = Nejvíc dvojitých motorů
card-row-level-1 = Vždy
card-row-level-2 = Od úrovně II
card-row-level-3 = Úroveň III
card-say-goods-paid = { $count ->
    [one] zaplať { $count } kostičku zboží libovolné barvy
    [few] zaplať { $count } kostičky zboží libovolných barev
   *[other] zaplať { $count } kostiček zboží libovolných barev
}
card-say-batteries-lost = { $count ->
    [one] zaplať { $count } baterii
    [few] zaplať { $count } baterie
   *[other] zaplať { $count } baterií
}
card-say-batteries-gained = { $count ->
    [one] získej { $count } baterii
    [few] získej { $count } baterie
   *[other] získej { $count } baterií
}
card-say-crew-gained = { $count ->
    [one] získej { $count } kosmonauta
    [few] získej { $count } kosmonauty
   *[other] získej { $count } kosmonautů
}
card-say-days-gained = { $days ->
    [one] získej { $days } den
    [few] získej { $days } dny
   *[other] získej { $days } dní
}
card-say-give-up = odevzdej { $component }
card-say-or = nebo
card-say-vortex = jednu stranu, která tě ušetří
card-say-wide-open-space = o { $times ->
    [one] { $times } pole za každý bod
    [few] { $times } pole za každý bod
   *[other] { $times } polí za každý bod
}

## Otázky
flight-or = nebo
flight-crew-gained = { $crew ->
    [one] { $crew } kosmonaut na palubu
    [few] { $crew } kosmonauti na palubu
   *[other] { $crew } kosmonautů na palubu
}
flight-batteries-gained = { $batteries ->
    [one] { $batteries } baterie navíc
    [few] { $batteries } baterie navíc
   *[other] { $batteries } baterií navíc
}
flight-alien-cyan = Odborník se schopností, kterou v tomto letu nikdo jiný nemá.

flight-strength-catapults = Katapulty mohou ještě přidat { $more }
flight-ask-boost-engines = Zesílíš motory?
flight-ask-boost-cannons = Zesílíš děla?
flight-ask-boost-crew = Zesílíš?
flight-why-boost = Zapnutý zesilovač zesílí až tři dílky, od jednoho ke druhému. Žádný se nezesílí dvakrát.
flight-answer-boost-yes = Zesílit tyto
    .go = Zesílit tyto
flight-answer-boost-no = Vybrat jiné
    .go = Vybrat jiné
flight-then-boost-no = U každého zesilovače určíš, co zesílí.
flight-ask-boost-next = Co dál zesílí orámovaný zesilovač?
flight-why-boost-next = Až tři dílky: spojené se zesilovačem nebo s tím, co už zesiluje.
flight-answer-boost-next-none = To je všechno
    .go = To je všechno
flight-go-boost-next = Zesílit { $square }
flight-ask-fire-catapult = Vystřelíš kostičku a přidáš { $adds }?
flight-help-fire-catapult = Teď { $without } proti { $against }.
flight-help-fire-catapult-alone = Síla děl je teď { $without }.
flight-why-fire-catapult = Katapult vystřelí kostičku ze spojeného kontejneru: +1, míří-li některá šipka dopředu, jinak ½.
flight-go-fire-catapult = Vystřelit { $good-object }
flight-answer-fire-catapult-none = Nestřílet
    .go = Nestřílet
flight-why-shoot-with-catapult = Katapult, který míří na velký meteor, ho sestřelí jako dělo, za kostičku zboží.
flight-go-shoot-with-catapult = Vystřelit { $good-object }
flight-answer-shoot-with-catapult-none = Nechat zasáhnout
    .go = Nechat zasáhnout
flight-answer-block = { $good } z { $square }
flight-why-boost-shield = Se zapnutým zesilovačem zastaví štít i velké meteory a velké střely.
flight-answer-boost-shield-yes = Zapnout zesílený štít
    .go = Zapnout štít
flight-answer-boost-shield-no = Nechat zasáhnout
    .go = Nechat zasáhnout
flight-ask-refill = Které baterie pec dobije?
flight-why-refill = Pec dobije jeden dílek s bateriemi, se kterým je spojená.
flight-go-refill = Dobít { $square }
flight-furnace = Spálit na { $square }
flight-help-load-burn = Přetahuj kostičky mezi rampou a kontejnery, nebo do pece, která dobije baterie.
flight-ask-wake = Probudíš kosmonauty?
flight-help-wake = Vyber kajuty, do kterých někdo přijde.
flight-why-wake = Po ztrátě smějí spáči zaujmout volná místa v kajutách spojených s jejich komorou. Do kajuty se vejdou dva.
flight-answer-wake-none = Nechat je spát
    .go = Nechat je spát
flight-go-wake = { $count ->
    [one] Probudit jednoho
    [few] Probudit { $count }
   *[other] Probudit { $count }
}
flight-ask-wake-from = Ze které komory se někdo probudí?
flight-why-wake-from = S touto kajutou je spojených víc komor.
flight-go-wake-from = Z komory na { $square }
flight-ask-choose-specialist = V čem je tvůj tyrkysový mimozemšťan dobrý?
flight-why-choose-specialist = V pořadí letu si každý s tyrkysovým mimozemšťanem vezme jednu schopnost. Každou má jen jeden.
flight-go-specialist = Vzít: { $specialist }
flight-answer-no-specialist = Bez tyrkysového
    .go = Vybrat znovu
flight-ask-send-diplomat = Vyšleš diplomata?
flight-why-send-diplomat = Jednou ti nepřítel nebo řádek bojové zóny dá pokoj. Diplomat se nevrátí.
flight-answer-send-diplomat-yes = Vyslat diplomata
    .go = Vyslat diplomata
flight-answer-send-diplomat-no = Čelit tomu
    .go = Čelit tomu
flight-then-send-diplomat = Tohle se tě netýká. O mimozemšťana přijdeš.
flight-ask-gain-days = Využiješ mikronavigátora?
flight-why-gain-days = Jiná loď získala nebo ztratila dny.
flight-answer-gain-days-yes = Letět vpřed
    .go = Letět vpřed
flight-answer-gain-days-no = Zůstat
    .go = Zůstat

flight-ask-junkyard = Zastavíš se na vrakovišti?
flight-help-junkyard = Řádek je pro jednoho hráče: nejdřív cena, pak co za ni dostaneš.
flight-why-junkyard = V pořadí letu si každý smí vzít volný řádek, na který má. Platí se a bere hned.
flight-answer-row = Řádek { $row }
flight-go-row = Vzít řádek { $row }
flight-answer-fly-by = Proletět
    .go = Proletět
flight-ask-junkyard-gain = Co z toho?
flight-why-junkyard-gain = Lomítko na kartě znamená jedno z obojího.
flight-answer-gain = { $number ->
    [1] První
   *[other] Druhé
}
flight-go-gain = Vzít toto
flight-ask-pay-good = { $left ->
    [one] Kterou kostičkou zaplatíš?
    [few] Kterými { $left } kostičkami zaplatíš?
   *[other] Kterými { $left } kostičkami zaplatíš?
}
flight-why-pay-good = Tady si barvy volíš ty.
flight-go-pay-good = Zaplatit: { $good }
flight-ask-pay-token = Odkud zaplatíš baterií? (zbývá { $left })
flight-why-pay-token = Cena se platí bateriemi z kteréhokoli dílku.
flight-go-pay-token = Vzít z { $square }

flight-ask-pay-good-from = Ze kterého kontejneru dáš { $good }?
flight-why-pay-good-from = Kostičku této barvy má víc kontejnerů.
flight-go-pay-good-from = Z kontejneru na { $square }
flight-ask-place-battery = { $left ->
    [one] Kam přijde nová baterie?
    [few] { $left } nové baterie: kam přijde další?
   *[other] { $left } nových baterií: kam přijde další?
}
flight-why-place-battery = Nové baterie přijdou tam, kde je místo. Přeskupovat se nesmí nic.
flight-go-place-battery = Na { $square }
flight-ask-place-human = { $left ->
    [one] Kam půjde nový kosmonaut?
    [few] { $left } noví kosmonauti: kam půjde další?
   *[other] { $left } nových kosmonautů: kam půjde další?
}
flight-why-place-human = Do kajuty bez mimozemšťana, nebo spát do komory.
flight-go-place-human = Na { $square }
flight-ask-ignore-side = Kterou stranu ignoruješ?
flight-why-ignore-side = Meteory víru, které letí odtamtud, se tě netýkají.
flight-go-ignore-side = Žádné { $from }
flight-ask-give-up-component = Odevzdej { $component }
flight-why-give-up-component = Nikdo jich nemá víc. Co odevzdáš, o to přijdeš a nakonec za to zaplatíš.
flight-go-give-up-component = Odevzdat { $square }

flight-ask-drop-part = Odhodíš dílky u vadných přípojek?
flight-help-drop-part = Síla motorů je teď { $without }. Každá vadná přípojka ubírá 1.
flight-why-drop-part = Univerzální přípojka spojená s jinou než univerzální je vadná. O odhozené dílky přijdeš.
flight-answer-drop-part-none = Nechat všechno
    .go = Nechat všechno
flight-go-drop-part = Odhodit { $square }
flight-ask-name-result = Číslo pro hráče { $player }
flight-help-name-result = Co by jeho loď minulo, přiletí místo toho v tomto řádku nebo sloupci.
flight-why-name-result = Murphyho zákon: jmenuje ho ten, kdo letí za ním.
flight-go-name-result = Jmenovat { $roll }
flight-ask-name-side = Ze které strany přiletí trosky?
flight-why-name-side = Ze strany jmenované nejčastěji letí na všechny velký meteor.
flight-go-name-side = Jmenovat: { $from }
flight-ask-pay-crew = { $crew ->
    [one] Posádka chce svou mzdu
    [few] Posádka ({ $crew }) chce svou mzdu
   *[other] Posádka ({ $crew }) chce svou mzdu
}
flight-help-pay-crew = Za každého kredit nebo kostičku zboží.
flight-why-pay-crew = Odbory to chtějí před poslední kartou. Kdo nezaplatí, odstupuje z letu.
flight-answer-pay-crew-yes = Zaplatit
    .go = Zaplatit posádce
flight-answer-pay-crew-no = Odstoupit
    .go = Odstoupit z letu
flight-then-pay-crew-yes = { $crew ->
    [one] { $crew } kredit nebo kostička
    [few] { $crew } kredity nebo kostičky
   *[other] { $crew } kreditů nebo kostiček
}
flight-then-pay-crew-no = { $crew ->
   *[other] Let pro tebe končí.
}
flight-ask-pay-crew-in-goods = { $left ->
    [one] Zaplatíš kostičkou zboží?
    [few] Zaplatíš kostičkami zboží? Zbývají { $left }
   *[other] Zaplatíš kostičkami zboží? Zbývá { $left }
}
flight-why-pay-crew-in-goods = Co nezaplatíš zbožím, zaplatíš kredity.
flight-go-pay-crew-in-goods = Zaplatit: { $good-object }
flight-answer-pay-crew-in-goods-none = Zbytek v kreditech
    .go = Zbytek v kreditech
flight-ask-fire-at-leader = Vystřelíš? Nově vede { $player }
flight-why-fire-at-leader = Kdo přijde o vedení, smí na nového vedoucího vystřelit z jednoho děla.
flight-answer-fire-at-leader-none = Nestřílet
    .go = Nestřílet
flight-go-fire-at-leader = Vystřelit z { $square }

flight-now-has-most = Máš jich nejvíc
flight-now-junkyard-row = Bereš řádek { $row }
flight-now-spared = Máš pokoj
flight-now-boosted = Zesíleno
flight-now-catapulted = Kostička letí
flight-now-woken = Dobré ráno
flight-why-tile-given-up = Je odevzdaný: ani zničený, ani odpadlý.
flight-why-left-unpaid = Posádka nedostala zaplaceno.
flight-left-unpaid = nezaplacená posádka
flight-then-everybody = To je celá posádka: komu nezbude žádný člověk, ten z letu odstoupí.
flight-then-left-unpaid = Posádka nedostane zaplaceno: let pro tebe končí.

## Kostky, kterými se po kartě hází kvůli drsným štrekům; $told: kdo co hodil
flight-road-column = { $road }, sloupec. { $told }
flight-road-row = { $road }, řádek. { $told }
flight-road-days = { $road }, dny. { $told }
flight-road-idle-metal-fatigue-days = Tolik dní na této kartě žádná loď nezískala ani neztratila.
flight-road-idle-cosmic-psychosis = Ve sloupci { $column } a řádku { $row } nikdo nepřišel o kajutu s člověkem.
flight-road-idle-metal-fatigue = Ve sloupci { $column } a řádku { $row } nic neodpadlo.

## Výplata
end-line-wages = Mzdy
end-specialist-detail = tyrkysový mimozemšťan
end-left-unpaid = nezaplacená posádka před kartou { $card }
end-out-unpaid = nezaplacená posádka
end-handicap-contraptionist = Zesilovače, pece, katapulty, spánkové komory a podpora života, které ničemu neslouží, odpadnou.
end-handicap-aesthete = Nalevo a napravo od sloupce 7 musí být stejně posádky, před startem i po každé kartě.

## Otočené lodě a určená čísla
ship-turned = Letí zádí napřed.
flight-turned = zádí napřed
flight-now-ship-turned = Tvá loď se obrací
flight-instead = To by minulo: přilétá místo toho na { $roll }.

## Co odpovědi znamenají
flight-about = O to tu jde.
flight-have = Máš
flight-help-also = Ve stejnou chvíli hrozí zásah i jinde: { $tile } ({ $square }).
flight-then-face = Útočí na tebe nepřítel o síle { $against }.
flight-then-free-use = Jedno zapnutí je zdarma, díky technikovi.
flight-then-ignore-side = Minou tě:
flight-then-ignore-none = Odtud žádný meteor neletí.
flight-then-no-specialist = Znovu určíš, kdo v kajutě bydlí.
flight-then-name-result = Loď hráče { $player }, dílků ve sloupci: { $column }, v řádku: { $row }.
flight-help-fire-at-leader = Jedna malá střela, v řádku nebo sloupci tvého děla.
