# Co se stalo, po jedné větě. $player je jméno, proto přítomný čas: nezná rod.
# `.you` se říká hráči samému, `.by` tomu, kdo to způsobil.

event-flight-set-up = Let { $number } je připraven: loděnice je plná, karty leží na stole.
event-title-drawn = Letí se o titul: { $title }.
event-road-drawn = Drsná štreka pro tento let: { $road }.
event-road-drawn-for = { $player } má drsnou štreku navíc: { $road }.
    .you = Máš drsnou štreku navíc: { $road }.
event-road-drawn-instead = Z karty { $instead } se vyklubala tato: { $road }.
    .you = Z tvé karty { $instead } se vyklubala tato: { $road }.
event-roads-agreed = { $cards ->
    [0] Příští let je pro všechny bez drsných štrek.
    [one] Příští let má pro všechny jednu drsnou štreku.
    [few] Příští let má pro všechny { $cards } drsné štreky.
   *[other] Příští let má pro všechny { $cards } drsných štrek.
}
event-roads-not-agreed = { $cards ->
    [0] O drsných štrekách není shoda, nadále žádné nejsou.
    [one] O drsných štrekách není shoda, zůstává jedna pro všechny.
    [few] O drsných štrekách není shoda, zůstávají { $cards } pro všechny.
   *[other] O drsných štrekách není shoda, zůstává { $cards } pro všechny.
}
event-handicap-taken = { $player } { $cards ->
    [0] letí dál bez hendikepu.
    [one] si bere jako hendikep jednu drsnou štreku.
    [few] si bere jako hendikep { $cards } drsné štreky.
   *[other] si bere jako hendikep { $cards } drsných štrek.
}
    .you = { $cards ->
    [0] Letíš dál bez hendikepu.
    [one] Bereš si jako hendikep jednu drsnou štreku.
    [few] Bereš si jako hendikep { $cards } drsné štreky.
   *[other] Bereš si jako hendikep { $cards } drsných štrek.
}
event-column-died = Ve sloupci { $column } nic nefunguje.
event-result-named = { $by } určuje číslo { $roll }. Sem { $player } dostane vše, co by jinak minulo.
    .you = { $by } určuje číslo { $roll }. Sem dostaneš vše, co by jinak minulo.
    .by = Určuješ číslo { $roll }. Sem { $player } dostane vše, co by jinak minulo.
event-ship-turned = Loď hráče { $player } se obrací.
    .you = Tvá loď se obrací.
event-building-began = Start! Všichni stavějí.
event-tiles-left-out = { $tiles ->
    [one] { $tiles } dílek se naslepo vyřazuje ze hry.
    [few] { $tiles } dílky se naslepo vyřazují ze hry.
   *[other] { $tiles } dílků se naslepo vyřazuje ze hry.
}
event-tile-drawn-hidden = { $player } bere zakrytý dílek.
event-tile-drawn = { $player } odkrývá { $tile-object }.
event-tile-taken = { $player } si vybírá { $tile-object } z odkrytých dílků.
event-reserve-taken = { $player } bere z rezervy { $tile-object }.
event-reserve-raided = { $player } bere { $tile-object } z cizí rezervy ({ $rival }).
    .you = Bereš { $tile-object } z cizí rezervy ({ $rival }).
event-building-halted = { $player } vyhlašuje požární poplach: všichni ostatní přerušují stavbu.
    .you = Vyhlašuješ požární poplach: všichni ostatní přerušují stavbu.
event-building-went-on = Poplach skončil, všichni zase staví.
event-rested = { $player } už nic nepřipojí.
    .you = Už nic nepřipojíš.
event-piles-read = { $player } zná před stavbou všechny balíčky.
    .you = Znáš před stavbou všechny balíčky.
event-marker-laid = { $player } označuje { $square }: { $marker }.
    .you = Označuješ { $square }: { $marker }.
event-marker-lost = { $player } přichází o značku na { $square }: { $marker }.
    .you = Přicházíš o značku na { $square }: { $marker }.
event-tile-lifted = { $player } znovu zvedá { $tile-object }.
event-tile-placed = { $player } připojuje { $tile-object } na { $square }.
event-tile-reserved = { $player } odkládá do rezervy { $tile-object }.
event-tile-returned = { $player } vrací { $tile-object }.
event-pile-opened = { $player } si čte balíček { $pile }.
event-pile-closed = { $player } vrací balíček { $pile }.
event-timer-turned = { $player } otáčí hodiny na pole { $space }.
event-sand-ran-out = Hodiny na poli { $space } se dosypaly.
event-time-up = Čas vypršel! Ruce pryč od dílků.
event-building-finished = { $player } končí stavbu a zabírá startovní pole { $space }.
    .you = Končíš stavbu a zabíráš startovní pole { $space }.
event-rebuilding = { $player } si bere loď zpět na opravu.
    .you = Bereš si loď zpět na opravu.
event-mistake-found = { $player } má na lodi chybu ({ $squares }): { $mistake }.
    .you = Máš na lodi chybu ({ $squares }): { $mistake }.
event-ship-launched = { $player } startuje.
    .you = Startuješ.
event-batteries-charged = { $player } nabíjí baterii na { $square }: { $tokens }.
    .you = Nabíjíš baterii na { $square }: { $tokens }.
event-humans-boarded = { $humans ->
    [0] { $player } nechává kajutu na { $square } prázdnou.
    [one] { $player } ubytovává { $humans } kosmonauta v kajutě na { $square }.
    [few] { $player } ubytovává { $humans } kosmonauty v kajutě na { $square }.
   *[other] { $player } ubytovává { $humans } kosmonautů v kajutě na { $square }.
}
    .you = { $humans ->
        [0] Necháváš kajutu na { $square } prázdnou.
        [one] Ubytováváš { $humans } kosmonauta v kajutě na { $square }.
        [few] Ubytováváš { $humans } kosmonauty v kajutě na { $square }.
       *[other] Ubytováváš { $humans } kosmonautů v kajutě na { $square }.
    }
event-alien-boarded = { $player } vítá v kajutě na { $square } nového člena posádky: { $alien }.
    .you = Vítáš v kajutě na { $square } nového člena posádky: { $alien }.

event-sleepers-boarded = { $humans ->
    [one] { $player } ukládá { $humans } kosmonauta do spánkové komory na { $square }.
    [few] { $player } ukládá { $humans } kosmonauty do spánkové komory na { $square }.
   *[other] { $player } ukládá { $humans } kosmonautů do spánkové komory na { $square }.
}
    .you = { $humans ->
        [one] Ukládáš { $humans } kosmonauta do spánkové komory na { $square }.
        [few] Ukládáš { $humans } kosmonauty do spánkové komory na { $square }.
       *[other] Ukládáš { $humans } kosmonautů do spánkové komory na { $square }.
    }
event-woken = { $player } probouzí kosmonauta, ten jde na { $square }.
    .you = Probouzíš kosmonauta, ten jde na { $square }.
event-specialist-boarded = { $player } má na palubě odborníka: { $specialist }.
    .you = Máš na palubě odborníka: { $specialist }.
event-specialist-lost = { $player } přichází o odborníka: { $specialist }.
    .you = Přicházíš o odborníka: { $specialist }.
event-spared = { $player } má pokoj. Diplomat tam zůstává.
    .you = Máš pokoj. Diplomat tam zůstává.
event-card-revealed = Karta: { $card }.
event-card-skipped = Letí už jen jedna loď, karta { $card } se přeskakuje.
event-cards-added = { $cards ->
    [one] Teď přijde { $cards } neznámá karta z balíčku { $deck }.
    [few] Teď přijdou { $cards } neznámé karty z balíčku { $deck }.
   *[other] Teď přijde { $cards } neznámých karet z balíčku { $deck }.
}
event-give-up-announced = { $player } po této kartě odstoupí.
    .you = Po této kartě odstoupíš.
event-give-up-withdrawn = { $player } přece jen letí dál.
    .you = Přece jen letíš dál.
event-left-chose = { $player } odstupuje z letu a přistává.
    .you = Odstupuješ z letu a přistáváš.
event-left-no-humans = { $player } nemá na palubě žádného kosmonauta, který by řídil, a odstupuje z letu.
    .you = Nemáš na palubě žádného kosmonauta, který by řídil, a odstupuješ z letu.
event-left-no-engines = { $player } nemá ve Volném vesmíru žádný pohon a odstupuje z letu.
    .you = Nemáš ve Volném vesmíru žádný pohon a odstupuješ z letu.
event-left-lapped = { $player } ztrácí víc než celé kolo a odstupuje z letu.
    .you = Ztrácíš víc než celé kolo a odstupuješ z letu.
event-left-unpaid = { $player } nemá na mzdy pro posádku a odstupuje z letu.
    .you = Nemáš na mzdy pro posádku a odstupuješ z letu.

event-rolled = { $player } hází { $first } a { $second }: { $sum }.
    .you = Házíš { $first } a { $second }: { $sum }.
event-rolled-apart = { $player } hází { $first } a { $second }.
    .you = Házíš { $first } a { $second }.
event-die-rolled = { $player } hází { $die }.
    .you = Házíš { $die }.
event-enemy-grew = Nepřítel je silnější o { $strength }.
event-enemy-grew-for = { $player } má proti sobě nepřítele silnějšího o { $strength }.
    .you = Máš proti sobě nepřítele silnějšího o { $strength }.
event-side-named = { $player } volí stranu: { $side }.
    .you = Volíš stranu: { $side }.
event-fired-at = { $player } vítá nového vedoucího ({ $target }) střelou z děla na { $square }.
    .you = Vítáš nového vedoucího ({ $target }) střelou z děla na { $square }.
event-declared-crew = { $player } má v posádce { $strength }.
    .you = Máš v posádce { $strength }.
event-declared-engines = { $player } má sílu motorů { $strength }.
    .you = Máš sílu motorů { $strength }.
event-declared-cannons = { $player } má sílu děl { $strength }.
    .you = Máš sílu děl { $strength }.
event-battery-spent = { $player } dává baterii z { $square }.
    .you = Dáváš baterii z { $square }.
event-battery-eaten = { $player }: vetřelec na { $square } požírá baterii.
    .you = Vetřelec ti na { $square } požírá baterii.
event-stranded = { $player } zůstává stát: bez síly motorů po této kartě z letu odstoupí.
    .you = Zůstáváš stát: bez síly motorů po této kartě z letu odstoupíš.
event-powered-free = { $player } má technika: zapne to bez baterie.
    .you = Tvůj technik to zapne bez baterie.
event-panel-used = { $player }: energii dává solární panel na { $square }.
    .you = Energii dává tvůj solární panel na { $square }.
event-crubots-on = { $player } zapíná roboty na { $squares }.
    .you = Zapínáš roboty na { $squares }.
event-thrust = { $player } zažehuje trysku (výfuk: { $side }).
    .you = Zažehuješ trysku (výfuk: { $side }).
event-boosted = { $player }: zesilovač na { $square } zesiluje { $squares }.
    .you = Tvůj zesilovač na { $square } zesiluje { $squares }.
event-catapulted = { $player } střílí katapultem na { $square } { $good-object }.
    .you = Střílíš katapultem na { $square } { $good-object }.
event-burned = { $player } spaluje v peci na { $square } { $good-object }.
    .you = Spaluješ v peci na { $square } { $good-object }.
event-moved-ahead = { $player } letí o { days-sum } vpřed.
    .you = Letíš o { days-sum } vpřed.
event-moved-back = { $player } ztrácí { days-sum }.
    .you = Ztrácíš { days-sum }.
event-landed = { $player } přistává na planetě { $planet }.
    .you = Přistáváš na planetě { $planet }.
event-docked = { $player } vstupuje na palubu.
    .you = Vstupuješ na palubu.
event-approached = { $player } letí blíž a čelí střelbě.
    .you = Letíš blíž a čelíš střelbě.
event-turned-back = { $player } ji nechává být a letí dál.
    .you = Necháváš ji být a letíš dál.
event-turned-back-unable = { $player } už na to nemá dost posádky a letí dál.
    .you = Už na to nemáš dost posádky a letíš dál.
event-fastest = { $player } letí nejrychleji a blíží se meteory.
    .you = Letíš nejrychleji a blíží se meteory.
event-enemy-beaten = { $player } poráží nepřítele!
    .you = Porážíš nepřítele!
event-enemy-tied = { $player } má stejnou sílu jako nepřítel: remíza, nic se neděje.
    .you = Máš stejnou sílu jako nepřítel: remíza, nic se neděje.
event-beaten-by-enemy = { $player } s nepřítelem prohrává.
    .you = S nepřítelem prohráváš.
event-weakest-crew = { $player } prohrává porovnání posádek.
    .you = Prohráváš porovnání posádek.
event-weakest-engines = { $player } prohrává porovnání motorů.
    .you = Prohráváš porovnání motorů.
event-weakest-cannons = { $player } prohrává porovnání děl.
    .you = Prohráváš porovnání děl.

event-missed = { $player }: { $projectile } { $from } { $line-in } loď míjí.
    .you = { $projectile } { $from } { $line-in } tě míjí.
event-flew-by = { $player }: { $projectile } { $from } letí kolem lodi.
    .you = { $projectile } { $from } letí kolem tebe.
event-hit = { $player }: { $projectile } { $from } zasahuje { $square }.
    .you = { $projectile } { $from } zasahuje tvou loď na { $square }.
event-bounced = { $player }: { $projectile } { $from } se odráží od { $square }.
    .you = { $projectile } { $from } se odráží od tvé lodi na { $square }.
event-shot-down = { $player } sestřeluje { $projectile-object } { $from } mířící na { $square }.
    .you = Sestřeluješ { $projectile-object } { $from } mířící na { $square }.
event-shielded = { $player } odráží štítem { $projectile-object } { $from } mířící na { $square }.
    .you = Odrážíš štítem { $projectile-object } { $from } mířící na { $square }.
event-came-to-nothing = Nic z toho není.
event-intruder-missed = { $player }: { $intruders ->
    [one] vetřelec loď míjí.
   *[other] oba vetřelci loď míjejí.
}
    .you = { $intruders ->
    [one] Vetřelec tvou loď míjí.
   *[other] Oba vetřelci tvou loď míjejí.
}
event-intruder-turned-away-armed-crew = { $player }: ozbrojená posádka na { $square } { $intruders ->
    [one] vetřelce odhání
   *[other] oba vetřelce odhání
} už u vstupu.
    .you = Tvá ozbrojená posádka na { $square } { $intruders ->
    [one] vetřelce odhání
   *[other] oba vetřelce odhání
} už u vstupu.
event-intruder-turned-away-auto-defense = { $player }: automatická obrana na { $square } { $intruders ->
    [one] vetřelce odhání
   *[other] oba vetřelce odhání
} už u vstupu.
    .you = Tvá automatická obrana na { $square } { $intruders ->
    [one] vetřelce odhání
   *[other] oba vetřelce odhání
} už u vstupu.
event-intruder-entered = { $player }: na { $square } vniká na palubu vetřelec.
    .you = Na { $square } vniká na tvou loď vetřelec.
event-intruder-stepped = { $player }: krok { $step } vede vetřelce na { $square }.
    .you = Krok { $step } vede vetřelce na { $square }.
event-charge-planted = { $player }: v kroku { $step } se na { $square } klade nálož.
    .you = V kroku { $step } se na { $square } klade nálož.
event-intruder-defeated-armed-crew = { $player }: ozbrojená posádka na { $square } poráží vetřelce v kroku { $step }!
    .you = Tvá ozbrojená posádka na { $square } poráží vetřelce v kroku { $step }!
event-intruder-defeated-auto-defense = { $player }: automatická obrana na { $square } poráží vetřelce v kroku { $step }!
    .you = Tvá automatická obrana na { $square } poráží vetřelce v kroku { $step }!
event-intruder-left = { $player }: po kroku { $step } vetřelec loď opouští.
    .you = Po kroku { $step } vetřelec tvou loď opouští.
event-charges-exploded = { $player }: všechny nálože vybuchují na { $squares }.
    .you = Všechny nálože na tvé lodi vybuchují na { $squares }.
event-sabotage-missed = { $player }: na { $column },{ $row } sabotéři nic nenacházejí.
    .you = Na { $column },{ $row } sabotéři na tvé lodi nic nenacházejí.

event-tile-destroyed = { $player } ztrácí { $tile-object } na { $square }: dílek je zničen.
    .you = Ztrácíš { $tile-object } na { $square }: dílek je zničen.
event-tile-fell-off = { $player } ztrácí { $tile-object } na { $square }: dílek odpadá.
    .you = Ztrácíš { $tile-object } na { $square }: dílek odpadá.
event-tile-removed = { $player } musí sundat { $tile-object } na { $square }.
    .you = Musíš sundat { $tile-object } na { $square }.
event-tile-taken-off = { $player } sundává { $tile-object } na { $square }, zadarmo.
    .you = Sundáváš { $tile-object } na { $square }, zadarmo.
event-tile-not-added = { $player } nechává v rezervě { $tile-object }: dílek se počítá jako ztracený.
    .you = Necháváš v rezervě { $tile-object }: dílek se počítá jako ztracený.
event-tile-given-up = { $player } odevzdává { $tile-object } na { $square }.
    .you = Odevzdáváš { $tile-object } na { $square }.

event-board-dealt = { $player } dostává plán lodi { $board }.
    .you = Dostáváš plán lodi { $board }.
event-holes-rolled = Na kostkách je { $first } a { $second }: pole s těmito čísly jsou díry.
event-cabin-taken-away = { $player }: výchozí kajuta na { $square } se odebírá.
    .you = Tvá výchozí kajuta na { $square } se odebírá.
event-board-turned = O natočení lodí rozhoduje kostka: { $die }. { $quarters ->
    [0] Zůstávají, jak jsou.
    [1] Všichni otáčejí svou o čtvrt otáčky doprava.
    [2] Všichni otáčejí svou čelem vzad.
   *[other] Všichni otáčejí svou o čtvrt otáčky doleva.
}
event-junkyard-row = { $player } se zastavuje na vrakovišti a bere si řádek { $row }.
    .you = Zastavuješ se na vrakovišti a bereš si řádek { $row }.
event-battery-gained = { $player } dává na { $square } novou baterii.
    .you = Dáváš na { $square } novou baterii.
event-human-gained = { $player } bere na palubu nového kosmonauta: { $square }.
    .you = Bereš na palubu nového kosmonauta: { $square }.
event-side-ignored = { $player } letí s vírem: meteory { $from } loď míjejí.
    .you = Letíš s vírem: meteory { $from } loď míjejí.
event-most-cannons = { $player } má nejvíc děl ({ $count }).
    .you = Máš nejvíc děl ({ $count }).
event-most-double-cannons = { $player } má nejvíc dvojitých děl ({ $count }).
    .you = Máš nejvíc dvojitých děl ({ $count }).
event-most-engines = { $player } má nejvíc motorů ({ $count }).
    .you = Máš nejvíc motorů ({ $count }).
event-most-double-engines = { $player } má nejvíc dvojitých motorů ({ $count }).
    .you = Máš nejvíc dvojitých motorů ({ $count }).

event-human-lost = { $player } ztrácí kosmonauta na { $square }.
    .you = Ztrácíš kosmonauta na { $square }.
event-alien-lost = { $player } ztrácí { $alien-object } z kajuty na { $square }.
    .you = Ztrácíš { $alien-object } z kajuty na { $square }.
event-good-loaded = { $player } nakládá { $good-object } na { $square }.
    .you = Nakládáš { $good-object } na { $square }.
event-good-lifted = { $player } vykládá { $good-object } z kontejneru na { $square }.
    .you = Vykládáš { $good-object } z kontejneru na { $square }.
event-goods-left = { $player } nechává zboží být: { $goods }.
    .you = Necháváš zboží být: { $goods }.
event-goods-short = { $player } nedostane všechno, v zásobě chybí zboží: { $goods }.
    .you = Nedostaneš všechno, v zásobě chybí zboží: { $goods }.
event-good-lost = { $player } ztrácí { $good-object } z { $square }.
    .you = Ztrácíš { $good-object } z { $square }.

event-paid-card = { $player } získává { credits-sum }.
    .you = Získáváš { credits-sum }.
event-paid-card-cost = { $player } platí { credits-sum }.
    .you = Platíš { credits-sum }.
event-paid-finish = { $player } dolétá na { $place }. místě: { credits-sum }.
    .you = Dolétáš na { $place }. místě: { credits-sum }.
event-paid-best-looking = { $player } má nejhezčí loď: { credits-sum }.
    .you = Máš nejhezčí loď: { credits-sum }.
event-paid-title = { $player } získává { credits-sum } za titul { $title }.
    .you = Získáváš { credits-sum } za titul { $title }.
event-paid-sale = { $player } prodává zboží ({ $goods }) za { credits-sum }.
    .you = Prodáváš zboží ({ $goods }) za { credits-sum }.
event-paid-losses = { $player } platí { credits-sum } za { $lost ->
    [one] { $lost } ztracený dílek
    [few] { $lost } ztracené dílky
   *[other] { $lost } ztracených dílků
}.
    .you = Platíš { credits-sum } za { $lost ->
        [one] { $lost } ztracený dílek
        [few] { $lost } ztracené dílky
       *[other] { $lost } ztracených dílků
    }.
event-paid-specialist = { $player } získává { credits-sum }. Zásluhu má: { $specialist }.
    .you = Získáváš { credits-sum }. Zásluhu má: { $specialist }.
event-paid-late-part = { $player } platí { credits-sum } za { $tile-object } bez místa na lodi.
    .you = Platíš { credits-sum } za { $tile-object } bez místa na lodi.
event-paid-debt-forgiven = { $player } má odpuštěný dluh: { credits-sum }.
    .you = Máš odpuštěný dluh: { credits-sum }.
event-paid-wages = { $player } platí posádce mzdy: { credits-sum }.
    .you = Platíš posádce mzdy: { credits-sum }.
event-paid-insurance = { $player } pojišťuje loď: { credits-sum }.
    .you = Pojišťuješ loď: { credits-sum }.

event-bet-on-place = { $player } tipuje { $place ->
    [0] 1.
    [1] 2.
    [2] 3.
    [3] 4.
   *[other] 5.
} místo ({ $target }).
    .you = Tipuješ { $place ->
        [0] 1.
        [1] 2.
        [2] 3.
        [3] 4.
       *[other] 5.
    } místo ({ $target }).
event-bet-on-drop-out = { $player } tipuje, kdo nedoletí ({ $target }).
    .you = Tipuješ, kdo nedoletí ({ $target }).
event-finish-bonus-changed = { $player } mění odměny za pořadí v cíli: první místo teď vynese { credits-sum }.
    .you = Měníš odměny za pořadí v cíli: první místo teď vynese { credits-sum }.
event-looks-bonus-changed = { $player } mění odměnu za nejhezčí loď: teď vynese { credits-sum }.
    .you = Měníš odměnu za nejhezčí loď: teď vynese { credits-sum }.
event-price-changed = { $player } mění cenu: za { $good-object } je teď { credits-sum }.
    .you = Měníš cenu: za { $good-object } je teď { credits-sum }.

event-title-scored = { $player } má za titul { $title } { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
    .you = Máš za titul { $title } { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
event-title-halved = { $player } let nedokončuje a za titul { $title } počítá polovinu: { $score }.
    .you = Let nedokončuješ a za titul { $title } počítáš polovinu: { $score }.
event-title-taken = { $player } teď drží titul { $title }.
    .you = Teď držíš titul { $title }.
event-title-defended = { $player } má obhájený titul { $title }.
    .you = Máš obhájený titul { $title }.
event-title-not-defended = { $player } nezvládá obhajobu titulu { $title }.
    .you = Nezvládáš obhajobu titulu { $title }.
event-gold-title-defended = { $player } má obhájený zlatý titul { $title }!
    .you = Máš obhájený zlatý titul { $title }!
event-gold-title-not-defended = { $player } nezvládá obhajobu zlatého titulu { $title }.
    .you = Nezvládáš obhajobu zlatého titulu { $title }.
event-payday-began = Let skončil. Výplata!
event-flight-ended = Let { $number } končí, všichni ukazují své kredity.

## Pozemní tým
event-members-dealt = { $player } dostává { $cards ->
    [one] { $cards } kartu pozemního týmu.
    [few] { $cards } karty pozemního týmu na výběr.
   *[other] { $cards } karet pozemního týmu na výběr.
}
    .you = Dostáváš { $cards ->
    [one] { $cards } kartu pozemního týmu.
    [few] { $cards } karty pozemního týmu na výběr.
   *[other] { $cards } karet pozemního týmu na výběr.
}
event-members-laid = K mání jsou: { $members }.
event-member-hired = { $player }, nový člen pozemního týmu: { $member }.
    .you = Tvůj nový člen pozemního týmu: { $member }.
event-member-left = Ze hry odchází: { $member }.
event-ability-used = { $player } využívá schopnost: { $ability }.
    .you = Využíváš schopnost: { $ability }.
event-paid-member = { $player } získává { credits-sum }. Zásluhu má: { $member }.
    .you = Získáváš { credits-sum }. Zásluhu má: { $member }.
event-paid-member-cost = { $player } platí { credits-sum }. Důvod: { $member }.
    .you = Platíš { credits-sum }. Důvod: { $member }.
event-marked-welded = { $player }: { $square } a { $other } spojuje svár.
    .you = Tvoje loď: { $square } a { $other } spojuje svár.
event-marked-piped = { $player }: { $square } a { $other } spojuje trubka.
    .you = Tvoje loď: { $square } a { $other } spojuje trubka.
event-marked-joined = { $player }: { $square } a { $other } jsou spojené na dálku.
    .you = Tvoje loď: { $square } a { $other } jsou spojené na dálku.
event-marked-loosened = { $player }: někdo povolil spojení mezi { $square } a { $other }.
    .you = Tvoje loď: někdo povolil spojení mezi { $square } a { $other }.
event-marked-parted = { $player }: co spojovalo { $square } a { $other }, je pryč.
    .you = Tvoje loď: co spojovalo { $square } a { $other }, je pryč.
event-marked-universal = { $player }: { $square } má na všech stranách univerzální přípojky.
    .you = Tvoje loď: { $square } má na všech stranách univerzální přípojky.
event-marked-plated = { $player }: otevřené přípojky na { $square } jsou teď pancéřované.
    .you = Tvoje loď: otevřené přípojky na { $square } jsou teď pancéřované.
event-marked-capped = { $player }: přípojka na { $square } už není volná ({ $side }).
    .you = Tvoje loď: přípojka na { $square } už není volná ({ $side }).
event-marked-became = { $player }: { $square } se mění v { $tile-object }.
    .you = Tvoje loď: { $square } se mění v { $tile-object }.
event-marked-restored = { $player }: { $square } je zase tím, čím bylo.
    .you = Tvoje loď: { $square } je zase tím, čím bylo.
event-marked-swivels = { $player }: dělo na { $square } míří, kam je potřeba.
    .you = Tvoje loď: dělo na { $square } míří, kam je potřeba.
event-marked-hemmed = { $player }: { $square } nepotřebuje prázdné pole.
    .you = Tvoje loď: { $square } nepotřebuje prázdné pole.
event-marked-cleared = { $player }: { $square } zase potřebuje prázdné pole.
    .you = Tvoje loď: { $square } zase potřebuje prázdné pole.
