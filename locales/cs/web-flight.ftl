# Start a let. Otázky mluví k tobě; co se děje ostatním, to je jmenuje.

flight-place = { $level } · karta { $past }/{ $all }
flight-place-launch = { $level } · start
flight-place-number = { $place }. místo
flight-your-turn = Jsi na tahu
flight-your-ship = Tvá loď
flight-ship-of = Loď: { $name }
flight-card-and-track = Karta a letový plán
flight-order-and-log = Pořadí a deník
flight-order = Pořadí letu
flight-log = Deník letu
flight-launch = Start
flight-newest = Nejnovější
flight-by-clock = vypršel čas
flight-log-entries = { $count ->
    [0] není co psát
    [one] { $count } zápis
    [few] { $count } zápisy
   *[other] { $count } zápisů
}
flight-log-parts = { $count ->
    [one] Ukázat { $count } událost
    [2] Ukázat obě události
    [few] Ukázat všechny { $count } události
   *[other] Ukázat všech { $count } událostí
}
flight-told-humans-lost = { $player } ztrácí { $count ->
    [one] { $count } kosmonauta
    [few] { $count } kosmonauty
   *[other] { $count } kosmonautů
}.
    .you = Ztrácíš { $count ->
        [one] { $count } kosmonauta
        [few] { $count } kosmonauty
       *[other] { $count } kosmonautů
    }.
flight-told-tiles-destroyed = { $player } ztrácí { $count ->
    [one] { $count } dílek: je zničený
    [few] { $count } dílky: jsou zničené
   *[other] { $count } dílků: jsou zničené
}.
    .you = Ztrácíš { $count ->
        [one] { $count } dílek: je zničený
        [few] { $count } dílky: jsou zničené
       *[other] { $count } dílků: jsou zničené
    }.
flight-told-tiles-fell-off = { $player } ztrácí { $count ->
    [one] { $count } dílek: odpadá
    [few] { $count } dílky: odpadají
   *[other] { $count } dílků: odpadají
}.
    .you = Ztrácíš { $count ->
        [one] { $count } dílek: odpadá
        [few] { $count } dílky: odpadají
       *[other] { $count } dílků: odpadají
    }.
flight-told-tiles-removed = { $player } musí sundat { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}.
    .you = Musíš sundat { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
flight-told-tiles-taken-off = { $player } sundává { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}, zadarmo.
    .you = Sundáváš { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }, zadarmo.
flight-told-tiles-given-up = { $player } odevzdává { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}.
    .you = Odevzdáváš { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }.
flight-told-batteries-spent = { $player } dává { $count ->
    [one] { $count } baterii
    [few] { $count } baterie
   *[other] { $count } baterií
}.
    .you = Dáváš { $count ->
        [one] { $count } baterii
        [few] { $count } baterie
       *[other] { $count } baterií
    }.
flight-told-batteries-taken = { $player } už nemá zboží a místo něj dává { $count ->
    [one] baterii
    [few] { $count } baterie
   *[other] { $count } baterií
}.
    .you = Zboží už nemáš a místo něj dáváš { $count ->
        [one] baterii
        [few] { $count } baterie
       *[other] { $count } baterií
    }.
flight-told-goods-loaded = { $player } nakládá zboží: { $goods }.
    .you = Nakládáš zboží: { $goods }.
flight-told-goods-lifted = { $player } vykládá z kontejnerů: { $goods }.
    .you = Vykládáš z kontejnerů: { $goods }.
flight-told-goods-moved = { $player } překládá zboží mezi kontejnery.
    .you = Překládáš zboží mezi kontejnery.
flight-told-thrown = { $player } vyhazuje zboží z paluby: { $goods }.
    .you = Vyhazuješ zboží z paluby: { $goods }.
# Po větě o tom, co kdo nakládá.
flight-told-overboard = Přes palubu letí: { $goods }.
flight-told-behind = Na místě zůstává: { $goods }.
# $names jsou ti, kdo si s tím, kdo se pohnul, vymění pořadí.
flight-moved-back-past = { $player } ztrácí { days-sum } a klesá na { $place }. místo; nově vpředu: { $names }.
    .you = Ztrácíš { days-sum } a klesáš na { $place }. místo; nově vpředu: { $names }.
flight-moved-ahead-past = { $player } letí o { days-sum } vpřed na { $place }. místo; nově vzadu: { $names }.
    .you = Letíš o { days-sum } vpřed na { $place }. místo; nově vzadu: { $names }.
flight-told-goods-lost = { $player } ztrácí zboží: { $goods }.
    .you = Ztrácíš zboží: { $goods }.
# Co karta neudělala; píše se, když skončila. $name zahnal nepřátele.
flight-note-nothing-lost = { $player } nemá nic, co by šlo vzít.
    .you = Nemáš nic, co by šlo vzít.
flight-note-never-reached = { $player } vyvázne: nepřátele zahání { $name }.
    .you = Vyvázneš: nepřátele zahání { $name }.
    .by = { $player } vyvázne: nepřátele zaháníš ty.
flight-note-passes = { $player } letí kolem.
    .you = Letíš kolem.
flight-note-crew = { $player }: velikost posádky { $crew }, karta chce { $wanted }.
    .you = Máš posádku o velikosti { $crew }, karta chce { $wanted }.
flight-note-spared = { $player }: nic se neděje.
    .you = Tobě se nic neděje.
flight-undo = Zpět
flight-skip = Přeskočit
flight-column = sloupec
flight-row = řádek

# ---- kdo a jak si stojí

flight-crew = { $crew ->
    [one] { $crew } člen posádky
    [few] { $crew } členové posádky
   *[other] { $crew } členů posádky
}
flight-strength-cannons = Síla děl { $strength }
flight-strength-engines = Síla motorů { $strength }
flight-lost = { $count ->
    [one] { $count } ztracený dílek
    [few] { $count } ztracené dílky
   *[other] { $count } ztracených dílků
}
# $player letí nejblíž před tím, o kom se mluví.
flight-behind = { $spaces ->
    [one] { $spaces } pole za: { $player }
    [few] { $spaces } pole za: { $player }
   *[other] { $spaces } polí za: { $player }
}
    .you = { $spaces ->
        [one] { $spaces } pole za tebou
        [few] { $spaces } pole za tebou
       *[other] { $spaces } polí za tebou
    }
flight-behind-title = { $spaces ->
    [one] o { $spaces } pole dál je { $player }
    [few] o { $spaces } pole dál je { $player }
   *[other] o { $spaces } polí dál je { $player }
}
    .you = { $spaces ->
        [one] o { $spaces } pole dál jsi ty
        [few] o { $spaces } pole dál jsi ty
       *[other] o { $spaces } polí dál jsi ty
    }
flight-credits-secret = Kredity jsou až do výplaty tajné
flight-credits-hidden = Co mají ostatní, ukáže výplata
flight-leads = v čele
flight-waits = přemýšlí
flight-waits-you = jsi na tahu
flight-waits-away = je pryč, čeká se
flight-waiting = Čeká se na: { $names }
flight-waiting-launch = Na start se ještě chystá: { $names }
flight-waiting-away = Čeká se. Není tu: { $names }
flight-loads = { $player } nakládá zboží
flight-waiting-some = { $count ->
    [one] Čeká se na { $count } hráče
    [few] Čeká se na { $count } hráče
   *[other] Čeká se na { $count } hráčů
}
flight-asked = { $name }: { $question }
flight-watching-on = Tvůj let skončil. Ostatní jsou ještě na cestě.
flight-watching-out = Z tohoto letu jsi venku. Ostatní ještě letí.
flight-time-left = Zbývá:
flight-away = je pryč
flight-announced = po této kartě odstoupí
flight-left = neletí
flight-left-chose = odstoupení
flight-left-no-humans = bez kosmonautů
flight-left-no-engines = bez pohonu
flight-left-lapped = o kolo zpět
flight-handicap = ztížený let
flight-stand-in = Letí za tebe bot
flight-stand-in-help = Hraje, jak nejlíp umí, dokud si řízení nevezmeš zpátky.
flight-take-back = Převzít řízení

# ---- karty

flight-cards-left = { $left ->
    [0] Žádná karta nezbývá
    [one] Zbývá { $left } karta
    [few] Zbývají { $left } karty
   *[other] Zbývá { $left } karet
}
flight-no-card = Zatím se žádná karta neotočila.
flight-card-rules = Pravidla: { $card }

# ---- mezi kartami

flight-ask-fly-on = Můžeme letět
flight-first-card = Posádka je na palubě, motory se zahřívají.
flight-first-card-nobody = Na palubě nikdo není: loď poletí první kartu a odstoupí.
flight-unharmed = Ani škrábnutí
flight-earned = Stálo to za to
flight-scratched = Zadarmo to nebylo
flight-battered = Pořád letíme. Víceméně.
flight-ahead = Letí to jedna radost
# Letělo se vpřed, ale ostatní dál.
flight-overtaken = Vpřed, ale předlétli tě
flight-passed = Tebe se to netýkalo
flight-declined = Necháváš to ostatním
flight-spared-beaten = Zahání je { $name }
flight-spared-docked = Na palubě je dřív { $name }
flight-spared-landed = Všechny planety obsadili ostatní
flight-spared-crew = Chce to posádku { $wanted }, máš { $crew }
flight-next-card = Další karta
flight-watch-on = Sledovat ostatní
flight-out = V letu už nejsi.
flight-payday-soon = K výplatě dojde, jakmile ostatní doletí.
flight-to-payday = K výplatě
flight-last-card-over = Poslední karta je za námi.
flight-give-up = Odstoupit
flight-fly-on = Letět přece jen dál
flight-give-up-title = Odstoupit z letu?
flight-give-up-now = Přistaneš tady a teď. Ostatní poletí dál bez tebe.
flight-give-up-later = Odstoupíš, jakmile se tato karta dohraje. Do té doby si to můžeš rozmyslet.
flight-give-up-reward = { $titles ->
    [yes] Nedostaneš nic za umístění ani za tituly.
    [half] Nedostaneš nic za umístění. Pro tituly se ti počítá polovina skóre a zlatý vynese jen tolik co stříbrný.
   *[no] Nedostaneš nic za umístění ani za nejhezčí loď.
}
flight-give-up-goods = Zboží se prodá za polovinu ({ $value ->
    [one] teď má cenu { $value } kreditu
    [few] teď má cenu { $value } kreditů
   *[other] teď má cenu { $value } kreditů
}).
flight-give-up-losses = Dosud ztracené dílky se platí i tak.
flight-give-up-rule = Pravidlo o odstoupení
flight-give-up-sure = Odstoupit
flight-give-up-not = Zůstat v letu

# ---- co odpověď stojí a k čemu vede

flight-nothing-follows = Nic se nezmění.
flight-days-lost = { $days ->
    [one] ztráta { $days } letového dne
    [few] ztráta { $days } letových dní
   *[other] ztráta { $days } letových dní
}
flight-days-gained = { $days ->
    [one] { $days } letový den vpřed
    [few] { $days } letové dny vpřed
   *[other] { $days } letových dní vpřed
}
flight-credits-gained = { $credits ->
    [one] zisk { $credits } kreditu
    [few] zisk { $credits } kreditů
   *[other] zisk { $credits } kreditů
}
flight-credits-paid = { $credits ->
    [one] platba { $credits } kreditu
    [few] platba { $credits } kreditů
   *[other] platba { $credits } kreditů
}
flight-crew-lost = { $crew ->
    [one] ztráta { $crew } člena posádky
    [few] ztráta { $crew } členů posádky
   *[other] ztráta { $crew } členů posádky
}
flight-batteries-spent = { $batteries ->
    [one] o { $batteries } baterii méně
    [few] o { $batteries } baterie méně
   *[other] o { $batteries } baterií méně
}
flight-then-shot-down = Rozletí se na prach.
flight-then-shielded = Štít vydrží.
flight-then-bounced = Odrazí se.
flight-then-lose-tiles = { $count ->
    [one] Ztratíš
    [few] Ztratíš { $count } dílky:
   *[other] Ztratíš { $count } dílků:
}
flight-then-more = { $count ->
    [one] a { $count } další
    [few] a { $count } další
   *[other] a { $count } dalších
}
flight-then-falling = ({ $count ->
    [one] jeden odpadne
    [few] { $count } odpadnou
   *[other] { $count } odpadne
})
flight-then-free = { $count ->
    [one] Sundá se zadarmo
    [few] Zadarmo se sundají { $count } dílky
   *[other] Zadarmo se sundá { $count } dílků
}
flight-then-lose-goods = Ztratíš
flight-then-loaded = Naloženo
flight-then-load = Můžeš naložit
# For whoever comes second where five play.
flight-then-second = { $what } méně: někdo tu byl před tebou
flight-less-goods = o kostičku
flight-less-crew = o člověka
flight-less-credits = o kredit
flight-then-may-load = Pak můžeš naložit
flight-then-may-take = Pak si můžeš vzít
flight-then-for-days = za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
flight-then-no-hold = Nemáš žádný kontejner: stálo by tě to dny pro nic za nic.
flight-then-no-room = Nic z toho nemáš kam naložit: stálo by tě to dny pro nic za nic.
flight-held = Okamžik
    .help = Let pokračuje, až nápovědu zavřeš.
flight-then-pieces = Loď se rozpadne: přijdeš { $count ->
    [one] aspoň o jeden další dílek
    [few] aspoň o { $count } další dílky
   *[other] aspoň o { $count } dalších dílků
}
flight-then-hits = Míří to na { $tile-object }.
flight-then-meets = Potká tě to jako všechny ostatní.
flight-then-compared = Prohraješ porovnání:
flight-then-enough = Stačí, ať ostatní udělají cokoli
flight-then-up-to-others = Budou-li mít ostatní víc:
flight-planet-room = místo máš na
flight-planet-nothing = nic z toho nenaložíš
flight-planet-people = { $count ->
    [0] pro lidi nemáš místo
    [one] místo máš pro jednoho
   *[other] místo máš pro { $count }
}
flight-then-tie = Remíza: nechají tě být.
flight-then-fire = Zahájí palbu:
flight-then-best-goods = { $count ->
    [one] Ztratíš nejdražší kostičku, nebo baterii.
    [few] Ztratíš { $count } nejdražší kostičky, pak baterie.
   *[other] Ztratíš { $count } nejdražších kostiček, pak baterie.
}
flight-then-place = { $place ->
    [1] Dostaneš se do vedení.
   *[other] Budeš na { $place }. místě.
}
flight-then-left-chose = Odstupuješ z letu.
flight-then-left-no-humans = Loď už nemá kdo řídit: let pro tebe končí.
flight-then-left-no-engines = Loď nemá pohon: odstupuješ z letu.
flight-then-left-lapped = Vedoucí tě předběhne o kolo a ty odstupuješ z letu.
flight-at-payday = při výplatě
flight-then-mended = { $count ->
    [one] Celkem se sundá { $count } dílek.
    [few] Celkem se v nejlepším případě sundají { $count } dílky.
   *[other] Celkem se v nejlepším případě sundá { $count } dílků.
}
flight-then-no-cabin = Nezbude žádná kajuta: bez posádky loď po první kartě odstoupí.

# ---- otázky

flight-ask-rebuild = Tvá loď porušuje pravidla
flight-help-rebuild = Ve výukovém letu to nic nestojí. Jednou si ji můžeš vzít zpátky do loděnice a opravit.
flight-why-rebuild = Odstartovat smí jen loď bez chyb. Označené dílky musí pryč, ať tady, nebo v loděnici.
flight-answer-rebuild-yes = Opravit ji v loděnici
    .go = Opravit ji v loděnici
flight-answer-rebuild-no = Sundat chybné dílky
    .go = Sundat chybné dílky

flight-then-rebuild-yes = Sundáš, co chceš, a stavíš dál. Kdo čeká, posune se dopředu.
flight-then-rebuild-no = Sundáš je jeden po druhém, zadarmo.

flight-ask-remove-mistake = Sundej chybný dílek
flight-help-remove-mistake = Vyber jeden z označených dílků. Jeden dílek méně někdy vyřeší několik chyb.
flight-why-remove-mistake = Kontrola našla dílky, které porušují pravidla. Sundávají se, dokud není loď v pořádku.
flight-go-remove-mistake = Sundat { $square }

flight-ask-keep-piece = Tvá loď se rozpadla
flight-help-keep-piece = Vyber část, se kterou poletíš dál. Zbytek odpluje.
flight-why-keep-piece = Co už s lodí žádná přípojka nespojuje, dál neletí. Vybíráš, která část je odteď tvá loď.
flight-answer-piece = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
flight-go-keep-piece = { $count ->
    [one] Letět s tímto dílkem
    [few] Letět s těmito { $count } dílky
   *[other] Letět s těmito { $count } dílky
}

flight-ask-add-late-part = Kam připojíš { $tile }?
flight-help-add-late-part = Otoč dílek a vyber rozsvícené pole.
flight-why-add-late-part = Kvůli zlatému titulu připojuješ dílky z rezervy až teď. Za každý, který nepřipojíš, zaplatíš.
flight-turn-left = Doleva
flight-turn-right = Doprava
flight-no-spot = Takhle nikam nepasuje. Zkus ho otočit.
flight-leave-part = Bez něj:
flight-go-place = Připojit na { $square }
flight-go-leave-part = Nechat a zaplatit

flight-ask-place-crew = Kdo bude bydlet v označené kajutě?
flight-help-place-crew = Je-li kajuta spojená s podporou života, může v ní bydlet mimozemšťan.
flight-why-place-crew = Do kajuty se vejdou dva kosmonauti, nebo jeden mimozemšťan, pokud je kajuta spojená s podporou života jeho barvy. Od každé barvy smí být na lodi jen jeden.
flight-answer-humans = { $humans ->
    [0] Nikdo
    [one] Jeden kosmonaut
    [few] { $humans } kosmonauti
   *[other] { $humans } kosmonautů
}
flight-humans = Umějí řídit a dají se postrádat.
flight-alien-purple = +2 k síle děl, máš-li aspoň nějakou vlastní.
flight-alien-brown = +2 k síle motorů, máš-li aspoň nějakou vlastní.
flight-go-humans = Nastěhovat kosmonauty
flight-go-alien = Přivítat { $alien }

flight-ask-open-space = Jak moc na to šlápneš?
flight-ask-power-engines = Zapnout dvojité motory?
flight-ask-power-cannons = Zapnout dvojitá děla?
flight-ask-fight-smugglers = Utkáš se s pašeráky?
flight-ask-fight-slavers = Utkáš se s otrokáři?
flight-ask-fight-pirates = Utkáš se s piráty?
flight-help-power = Dvojité motory a děla můžeš zapínat a vypínat i přímo na lodi.
flight-help-cells = Baterie se vezme z rozsvíceného dílku. Chceš-li jinou, vyber jiný.
flight-help-weakest-crew = Kdo má nejmenší posádku, { $penalty }.
flight-help-weakest-engines = Kdo má nejslabší motory, { $penalty }.
flight-help-weakest-cannons = Kdo má nejslabší děla, { $penalty }.
flight-help-fate-crew = Kdo nemá největší posádku, { $penalty }.
flight-help-fate-engines = Kdo nemá nejsilnější motory, { $penalty }.
flight-help-fate-cannons = Kdo nemá nejsilnější děla, { $penalty }.
flight-penalty-days = ztratí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
flight-penalty-crew = přijde o { $crew ->
    [one] { $crew } člena posádky
    [few] { $crew } členy posádky
   *[other] { $crew } členů posádky
}
flight-penalty-goods = ztratí { $count ->
    [one] nejdražší kostičku, nebo baterii
    [few] { $count } nejdražší kostičky, pak baterie
   *[other] { $count } nejdražších kostiček, pak baterie
}
flight-penalty-shots = dostane palbu: { $shots }
flight-penalty-shot = { $projectile } { $from }
flight-why-at-stake = V sázce je tohle: nejslabší { $penalty }.
flight-why-at-stake-fate = V sázce je tohle: každý kromě nejsilnějšího { $penalty }.
flight-why-power-engines = Dvojitý motor přidá za baterii 2, bez ní nic. Jednoduché motory se počítají vždy. Obsazená políčka rakety přeskakují: den může být víc než jeden krok.
flight-why-power-cannons = Dvojité dělo se počítá jen za baterii. Děla, která nemíří dopředu, mají poloviční sílu.
flight-answer-spend = { $batteries ->
    [0] Bez baterií
    [one] Dát { $batteries } baterii
    [few] Dát { $batteries } baterie
   *[other] Dát { $batteries } baterií
}
flight-answer-own-set = { $batteries ->
    [0] Tvůj výběr: žádná
    [one] Tvůj výběr: { $batteries } baterie
    [few] Tvůj výběr: { $batteries } baterie
   *[other] Tvůj výběr: { $batteries } baterií
}
flight-strength-beats = Síla { $strength } poráží { $against }
flight-strength-ties = Síla { $strength } proti { $against }: remíza
flight-strength-loses = Síla { $strength } nestačí na { $against }
# Nic z toho, co jde udělat, nevyhraje.
flight-strength-even = I s bateriemi by to bylo jen { $most }.
flight-strength-weakest = Síla { $strength }: to nestačí
flight-go-fight = Bojovat silou { $strength }
flight-go-declare = Jít do toho se silou { $strength }
flight-pays = zaplatí baterii

flight-ask-pay-battery = Odkud vezmeš baterii?
flight-help-pay-battery = Vyber rozsvícený dílek s bateriemi.
flight-why-pay-battery = Baterii můžeš vzít z kteréhokoli dílku. Ztracený dílek bere své baterie s sebou.
flight-go-pay-battery = Vzít jednu z { $square }

flight-ask-land = Přistaneš na planetě?
flight-help-land = Přistání stojí { $days ->
    [one] { $days } letový den
    [few] { $days } letové dny
   *[other] { $days } letových dní
}. { $takers ->
    [1] Na každou planetu smí jen jedna loď.
   *[other] Na planetu se vejdou { $takers } lodě; na druhou zbude míň.
}
flight-why-land = Volné planety se obsazují v pořadí letu. Dny se ztrácejí až potom, od poslední lodi.
flight-planet-hold = nemáš kontejner, kam to naložit
flight-planet-red = { $special ->
    [0] červené není kam dát
   *[other] červených míst: { $special }
}
flight-answer-planet = Planeta { $planet }
flight-answer-orbit = Nepřistát
    .go = Nepřistát
flight-go-land = Přistát na planetě { $planet }

flight-answer-fly-on-yes = Letět dál
    .go = Letět dál
flight-answer-fly-on-no = Odstoupit
    .go = Odstoupit

flight-ask-board-ship = Vstoupíš na opuštěnou loď?
flight-why-board-ship = První, kdo chce, obětuje posádku, vrak opraví a prodá. Stojí to i letové dny.
flight-answer-board-ship-yes = Na palubu
    .go = Na palubu
flight-answer-board-ship-no = Nechat ji být
    .go = Nechat ji být

flight-ask-dock-station = Zastavíš se na stanici?
flight-why-dock-station = Zastavit se může první, kdo chce a má dost velkou posádku. O nikoho nepřijde, ale stojí to dny.
flight-answer-dock-station-yes = Zastavit se
    .go = Zastavit se
flight-answer-dock-station-no = Nechat ji být
    .go = Nechat ji být

flight-ask-reward = Jsou poraženi! Vezmeš si odměnu?
flight-why-take-reward = Odměna je tvá, ale než ji vyzvedneš, uběhnou dny.
flight-answer-take-reward-yes = Vzít si ji
    .go = Vzít si ji
flight-answer-take-reward-no = Nechat ji být
    .go = Nechat ji být

# ---- co pomáhá odpověď zvážit

# $figures: „Ema 2–4, Hugo 3“, co každý z ostatních má nebo ještě může mít.
flight-others = Ostatní: { $figures }.
# $rewards: „4/3/2/1“, kredity podle umístění.
flight-worth = Za umístění v cíli je { $rewards }; teď jsi na { $place }. místě.
    .gap = { $side ->
        [ahead] { $name } je { $days } { $days ->
            [one] den
            [few] dny
           *[other] dní
        } za tebou.
       *[behind] { $name } je { $days } { $days ->
            [one] den
            [few] dny
           *[other] dní
        } před tebou.
    }
flight-days = { $days ->
    [one] den
    [few] dny
   *[other] dní
}
flight-key = Na klávesnici stiskni { $key }
# U odpovědi, která je vybraná hned na začátku, a proč.
flight-careful = návrh
    .about = Vybráno předem: málo riskuje a myslí na výplatu. Co je nejlepší, rozhoduješ ty.
flight-careful-power = { $spent ->
    [0] Na jistotu se nic neutratí: dny ti přinesou méně, než co ještě { $batteries ->
        [one] dokáže { $batteries } baterie, kterou máš
        [few] dokážou { $batteries } baterie, které máš
       *[other] dokáže { $batteries } baterií, které máš
    }.
   *[other] Na jistotu se utratí, co loď potřebuje k pohybu, a víc tam, kde dny mají větší cenu než baterie.
}
flight-careful-compared = { $spent ->
    [0] Na jistotu se tu nic neutratí: buď tě to stejně mine, nebo by to baterie nezměnily či zachránily méně, než mají cenu.
   *[other] Na jistotu se utratí právě tolik, aby tě to minulo.
}
flight-careful-fight = { $verdict ->
    [beats] { $spent ->
        [0] Na jistotu: jejich sílu { $against } porazíš i bez baterií.
        [one] Na jistotu: na jejich sílu { $against } stačí { $spent } baterie.
        [few] Na jistotu: na jejich sílu { $against } stačí { $spent } baterie.
       *[other] Na jistotu: na jejich sílu { $against } stačí { $spent } baterií.
    }
    [ties] Na jistotu: jejich sílu { $against } neporazíš, ale při remíze tě nechají být.
    [loses] Na jistotu: proti síle { $against } ti baterie nepomohou, nebo mají větší cenu než to, co by zachránily, tak se jimi neplýtvá.
   *[other] Na jistotu se utratí, kolik je proti síle { $against } třeba, a nic navíc.
}
flight-careful-board-ship = { $takes ->
    [yes] Na jistotu: jít na palubu, z { $have } členů posádky jich { $crew } můžeš postrádat a { $credits ->
        [one] { $credits } kredit má
        [few] { $credits } kredity mají
       *[other] { $credits } kreditů má
    } větší cenu než oni a ztracené dny.
   *[no] Na jistotu se posádka šetří: z { $have } by za { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
       *[other] { $credits } kreditů
    } { $crew ->
        [one] zmizel { $crew } člen
        [few] zmizeli { $crew } členové
       *[other] zmizelo { $crew } členů
    }. Když je můžeš postrádat, vyplatí se jít na palubu.
}
flight-careful-dock-station = { $takes ->
    [yes] Na jistotu: zastavit se, co se ti vejde, prodá se za víc, než mají cenu ztracené dny.
   *[no] Na jistotu: letět dál, co se ti vejde, za ztracené dny nestojí.
}
flight-careful-take-reward = { $takes ->
    [yes] Na jistotu: vzít si ji, má pro tebe větší cenu než ztracené dny.
   *[no] Na jistotu: letět dál, za ztracené dny ti nestojí.
}
flight-careful-land = { $takes ->
    [yes] Na jistotu: planeta, jejíž zboží se ti vejde a prodá za nejvíc.
   *[no] Na jistotu: letět dál, co se ti vejde, za ztracené dny nestojí.
}
flight-careful-shoot = { $takes ->
    [yes] Na jistotu: zastavit to, zbylé baterie při výplatě nemají žádnou cenu, za ztracený dílek se platí.
   *[no] Na jistotu: nechat to dopadnout, baterie ještě může zachránit víc, než se tu ztratí.
}
flight-careful-raise-shield = { $takes ->
    [yes] Na jistotu: zastavit to, zbylé baterie při výplatě nemají žádnou cenu, za ztracený dílek se platí.
   *[no] Na jistotu: nechat to dopadnout, baterie ještě může zachránit víc, než se tu ztratí.
}
flight-careful-boost-shield = { $takes ->
    [yes] Na jistotu: zastavit to, zbylé baterie při výplatě nemají žádnou cenu, za ztracený dílek se platí.
   *[no] Na jistotu: nechat to dopadnout, baterie ještě může zachránit víc, než se tu ztratí.
}
flight-careful-lose-crew = { $why ->
    [fullest] Předem je vybraná kajuta, kde je jich nejvíc: když se později nějaká ustřelí, zmizí s ní méně členů posádky.
    [joined] Předem je vybraná kajuta spojená s jinou obsazenou: tam by se šířila epidemie.
   *[any] Na tom, kterou kajutu vybereš, teď nezáleží.
}
    .aliens = Mimozemšťané přijdou na řadu poslední: dělají loď silnější.
flight-careful-pay-battery = Na jistotu se bere z dílku, kde je baterií nejvíc: když nějaký ustřelí, zmizí s ním méně.
flight-careful-lose-battery = Na jistotu se bere z dílku, kde je baterií nejvíc: když nějaký ustřelí, zmizí s ním méně.
flight-careful-keep-piece = Na jistotu: část, která při výplatě vynese nejvíc: za kolik se prodá její zboží a co přinese konec letu, pokud ji má kdo řídit, méně kredit za každý ztracený dílek.
flight-careful-remove-mistake = Na jistotu: aby zbyla loď, kde může někdo bydlet, a přitom se ztratilo co nejméně dílků.
flight-careful-place-crew = { $who ->
    [humans] Na jistotu: kosmonauti, umějí řídit a dají se postrádat.
   *[alien] Na jistotu: mimozemšťan, řídit má kdo a co přinese, má větší cenu než dva kosmonauti.
}

flight-ask-load-goods = Nalož zboží
flight-help-load = Přetahuj kostičky mezi rampou a kontejnery, nebo vyber kostičku a pak její místo.
flight-help-put = Kam s ní? Vyber rozsvícený kontejner.
flight-help-put-red = Červená smí jen do červeného kontejneru. Vyber rozsvícený.
flight-help-put-red-full = Červená smí jen do červeného kontejneru a ty máš plno. Nejdřív z něj něco vyndej.
flight-help-put-red-none = Červená smí jen do červeného kontejneru a na tvé lodi žádný není. Zůstane tu.
flight-help-put-full = Všechny kontejnery jsou plné. Nejdřív něco vyndej.
flight-put-red = Červená smí jen do červeného kontejneru.
flight-put-full = Tenhle kontejner je plný.
flight-put-not-hold = Zboží patří do kontejnerů.
flight-goods-sold = Zboží se prodává při výplatě.
flight-prices = Červená kostička vynese { $red }, žlutá { $yellow }, zelená { $green }, modrá { $blue }.
flight-why-load-goods = Do každého kontejneru jedna kostička, červené jen do červených. Co máš na lodi, smíš přerovnat nebo vyhodit. Co zůstane na rampě, je pryč.
flight-dock = Rampa
flight-all-aboard = Všechno je na palubě.
flight-free-places = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
flight-left-behind = { $value ->
    [one] za { $value } kredit, zůstane tu
    [few] za { $value } kredity, zůstane tu
   *[other] za { $value } kreditů, zůstane tu
}
flight-hold = Kontejner { $square }
    .short = { $square }
flight-block = { $good }, { $place }
flight-go-load = Hotovo: na palubě zboží za { $value }
flight-load-rearrange = { $value ->
    [one] Přerovnat: o { $value } kredit víc
    [few] Přerovnat: o { $value } kredity víc
   *[other] Přerovnat: o { $value } kreditů víc
}

flight-ask-incoming = { $projectile } { $from } { $line } míří na { $tile-object }
flight-why-shoot = Dělo, které míří proti velkému meteoru, ho sestřelí dřív, než zasáhne loď. Dvojité dělo na to potřebuje baterii.
flight-why-raise-shield = Štít, který kryje tuto stranu, zastaví malé meteory a malé střely, pokaždé za jednu baterii.
flight-answer-shoot-yes = Sestřelit
    .go = Sestřelit
flight-answer-shoot-battery-yes = Sestřelit
    .go = Dát baterii a sestřelit
flight-answer-shoot-no = Ať zasáhne
    .go = Ať zasáhne
flight-answer-raise-shield-yes = Zapnout štít
    .go = Zapnout štít
flight-answer-raise-shield-no = Ať zasáhne
    .go = Ať zasáhne

flight-help-click-ship = Vyber rozsvícený dílek lodi.
# $more: odešel už někdo?
flight-ask-lose-crew = { $more ->
    [yes] { $left ->
        [one] ještě jeden člen posádky musí odejít
        [few] ještě { $left } členové posádky musí odejít
       *[other] ještě { $left } členů posádky musí odejít
    }
   *[no] { $left ->
        [one] jeden člen posádky musí odejít
        [few] { $left } členové posádky musí odejít
       *[other] { $left } členů posádky musí odejít
    }
}
flight-help-several = Označ až { $most }: na lodi, nebo tady. Dalším stisknutím vezmeš ze stejného místa víc.
flight-marked = { $count } z { $all }
flight-go-lose-crew-several = { $count ->
    [0] Označ, kdo odejde
    [one] Odejde jeden z { $most }
    [few] Odejdou { $count } z { $most }
   *[other] Odejde { $count } z { $most }
}
flight-go-lose-battery-several = { $count ->
    [0] Označ baterie
    [one] Dát jednu baterii z { $most }
    [few] Dát { $count } baterie z { $most }
   *[other] Dát { $count } baterií z { $most }
}
flight-help-lose-crew = Vyber kajutu a pak stiskni tlačítko dole.
flight-help-lose-sleeper = Nikdo jiný už nezbývá: vyber spánkovou komoru a pak stiskni tlačítko dole.
# $cause: jedna z dalších; $what: co se kvůli ní musí stát.
flight-ask-because = { $cause }: { $what }
flight-cause-crew = Porovnání posádek
flight-cause-engines = Porovnání motorů
flight-cause-cannons = Porovnání děl
flight-cause-beaten = Porazili tě
flight-cause-ship = Za vrak
flight-why-lose-crew = Vybíráš, koho může loď postrádat. Bez kosmonauta na palubě pro tebe let končí.
flight-go-lose-crew = Z kajuty na { $square }
flight-go-lose-sleeper = Z komory na { $square }
flight-ask-lose-good = Ze kterého kontejneru dáš { $good }?
# $goods: tolik kostiček jedné barvy.
flight-ask-lose-goods = Dáváš { $goods }: ze kterých kontejnerů?
flight-go-lose-good-several = { $count ->
    [0] Označ kostičky
    [one] Dát jednu kostičku z { $most }
    [few] Dát { $count } kostičky z { $most }
   *[other] Dát { $count } kostiček z { $most }
}
flight-why-lose-good = Berou vždy nejdražší kostičky. Na tobě je jen to, odkud.
flight-go-lose-good = Z kontejneru na { $square }
flight-ask-lose-battery = { $left ->
    [one] Zboží došlo: dej baterii
    [few] Zboží došlo: dej { $left } baterie
   *[other] Zboží došlo: dej { $left } baterií
}
flight-why-lose-battery = Když dojde zboží, berou se místo něj baterie.
flight-go-lose-battery = Dát jednu z { $square }

flight-ask-keep-title = Který titul si necháš?
flight-help-keep-title = Máš jich víc, než si smíš nechat. Ostatní dostanou hráči, kteří na ně mají místo.
flight-why-keep-title = Každý letí dál se stejným počtem titulů. Co si necháš, to v dalším letu obhajuješ.
flight-go-keep-title = Nechat si ho
flight-ask-agree-on-roads = Kolik drsných štrek bude mít příští let pro všechny?
flight-help-agree-on-roads = { $now ->
    [0] Zatím žádná není.
    [one] Zatím je { $now }.
    [few] Zatím jsou { $now }.
   *[other] Zatím jich je { $now }.
} Všichni to říkají najednou. Změní se to, jen když všichni, kdo nějaký počet řeknou, řeknou stejný.
flight-why-agree-on-roads = Domluvili jste se, že se před každým letem domluvíte znovu. Bez shody zůstává vše při starém.
flight-answer-agree-on-roads = Jak chtějí ostatní
    .go = Přidat se
flight-go-agree-on-roads = { $cards ->
    [0] Letět bez nich
    [one] Letět s jednou kartou
    [few] Letět s kartami: { $cards }
   *[other] Letět s kartami: { $cards }
}
flight-ask-agree-on-handicap = Kolik drsných štrek si bereš jako hendikep?
flight-help-agree-on-handicap = Platí jen pro tebe, od příštího letu. O tom rozhoduješ jen ty.
flight-why-agree-on-handicap = S hendikepem spolu mohou letět staří mazáci i začátečníci. Kdo nějaké štreky má, má stejné jako ostatní.
flight-answer-agree-on-handicap = { $now ->
    [0] Žádnou, jako dosud
    [one] { $now } kartu, jako dosud
    [few] { $now } karty, jako dosud
   *[other] { $now } karet, jako dosud
}
    .go = Nechat být
flight-go-agree-on-handicap = { $cards ->
    [0] Nevzít si žádnou
    [one] Vzít si { $cards } kartu
    [few] Vzít si { $cards } karty
   *[other] Vzít si { $cards } karet
}
flight-answer-cards = { $cards ->
    [0] Žádná
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
flight-ask-give-title = Kdo dostane titul { $title }?
flight-help-give-title = Může ho dostat jen hráč, který má na titul místo.
flight-why-give-title = Kdo získá titulů víc, než si smí nechat, ostatní rozdá.
flight-go-give-title = Dostane ho { $player }

flight-mistake = { $mistake }: { $places }
flight-square = { $tile } { $square }
flight-square-batteries = { $count ->
    [one] { $count } baterie
    [few] { $count } baterie
   *[other] { $count } baterií
} na { $square }
flight-why-mistake = Kontrola říká: { $mistake }.
flight-say-card = Karta: { $card }.
flight-say-suggested = Předem vybráno: { $answer }.

# ---- co se nám právě děje

flight-now-payday-began = Konec letu. Jsme doma, víceméně.
flight-now-card-revealed = { $card }
flight-now-card-skipped = { $card } se přeskočí
flight-now-cards-added = { $cards ->
    [one] Přijde { $cards } karta z balíčku { $deck }
    [few] Přijdou { $cards } karty z balíčku { $deck }
   *[other] Přijde { $cards } karet z balíčku { $deck }
}
flight-now-rolled = Házíš za všechny: { $roll }
flight-now-rolled-alone = Házíš: { $roll }
flight-dice = { $first } a { $second }
flight-now-declared = Máš { $strength }
flight-now-hit = Zásah!
flight-now-missed = Letí to mimo
flight-now-bounced = Odrazilo se to
flight-now-shot-down = Sestřeleno
flight-now-shielded = Štít drží
flight-now-sabotage-missed = Nic tu není
flight-now-tile-lost = Pryč: { $tile }
flight-now-tile-taken-off = O dílek méně
flight-now-crew-lost = Ztrácíš posádku
flight-now-good-lost = Berou ti zboží
flight-now-battery-spent = O baterii méně
flight-now-moved = { $back ->
    [yes] { $days ->
        [one] O { $days } den zpět
        [few] O { $days } dny zpět
       *[other] O { $days } dní zpět
    }
   *[other] { $days ->
        [one] O { $days } den vpřed
        [few] O { $days } dny vpřed
       *[other] O { $days } dní vpřed
    }
}
flight-now-landed = Přistáváš na planetě { $planet }
flight-now-docked = Vstupuješ na palubu
flight-now-enemy-beaten = Vítězství!
flight-now-enemy-tied = Remíza
flight-now-beaten-by-enemy = Prohráváš
flight-now-weakest = { $measure ->
    [crew] Prohráváš porovnání posádek
    [engines] Prohráváš porovnání motorů
   *[cannons] Prohráváš porovnání děl
}
flight-now-left-flight = Let pro tebe končí
flight-now-paid = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}
flight-now-mistake-found = Tvá loď má chybu
flight-now-give-up-announced = Brzy přistaneš
flight-now-goods-left = Část zboží tu zůstane
flight-now-ship-launched = Motory naplno
flight-now-batteries-charged = Nabíjejí se baterie
flight-now-humans-boarded = Posádky nastupují
flight-now-alien-boarded = Vítej na palubě

# Důvody právě tohoto případu. Kdo může něco zastavit, toho se hra zeptá: když ne, nebylo čím.
flight-why-bounced-smooth = Žádná přípojka tam nevyčnívá.
flight-why-bounced-plated = Pancéřováním nic neprojde.
flight-why-hit-let = Šlo to zastavit, nechat to dopadnout byla tvoje volba.
flight-why-hit-small-meteor = Trefil se do otevřené přípojky a tu stranu nekryl žádný štít s baterií.
flight-why-hit-small-meteor-unknown = Trefil se do otevřené přípojky a žádný štít ho nezastavil.
flight-why-hit-large-meteor = Tím směrem { $line } nemíří žádné dělo, které by mohlo střílet, a nic jiného ho zastavit nemohlo.
flight-why-hit-large-meteor-unknown = Žádné dělo ho { $line } nesestřelilo a nic jiného ho nezastavilo.
flight-why-hit-light-fire = Tu stranu nekryl žádný štít s baterií a prázdná hrana proti střelám nepomůže.
flight-why-hit-light-fire-unknown = Žádný štít ji nezastavil.
flight-why-hit-heavy-fire = Nic z toho, co máš, tam velkou střelu zastavit nemohlo.
flight-why-hit-heavy-fire-unknown = Velká střela, a nic ji nezastavilo.
flight-why-days-stardust = { $days ->
    [one] Máš { $days } otevřenou přípojku: za ni jeden den.
    [few] Máš { $days } otevřené přípojky: za každou jeden den.
   *[other] Máš { $days } otevřených přípojek: za každou jeden den.
}
flight-why-days-planets = Přistání stojí { $days ->
    [one] { $days } den.
    [few] { $days } dny.
   *[other] { $days } dní.
}
flight-why-days-abandoned-ship = Zastávka stojí { $days ->
    [one] { $days } den.
    [few] { $days } dny.
   *[other] { $days } dní.
}
flight-why-days-abandoned-station = Zastávka stojí { $days ->
    [one] { $days } den.
    [few] { $days } dny.
   *[other] { $days } dní.
}
flight-why-days-enemy = Vyzvednout odměnu trvá { $days ->
    [one] { $days } den.
    [few] { $days } dny.
   *[other] { $days } dní.
}
# $others: „Hugo 1, Ema 2 a Ida 5“.
flight-why-weakest = { $measure ->
    [crew] Posádka
    [engines] Síla motorů
   *[cannons] Síla děl
}: ty { $mine }, { $others }.
flight-why-weakest-tie = Při shodě pyká ten, kdo je vpředu.
flight-why-fate = Neúprosný osud: pyká každý kromě nejsilnějšího.
flight-why-fate-tie = Neúprosný osud: pyká každý kromě nejsilnějšího a při shodě je ušetřen jen ten, kdo je nejvíc vzadu.
flight-why-beaten = Tvá děla: { $mine }. Jejich: { $theirs }.
flight-why-lost-sabotage = Sabotéři jsou na lodi s nejmenší posádkou a sem je dovedly kostky.
flight-why-sabotage-fate = Bez sabotérů je jen největší posádka a sem je dovedly kostky.
flight-why-lost-explosive-stuff = Výbuch: na zničeném dílku vedle bylo zboží nebo baterie.
flight-why-lost-cosmic-psychosis = Kosmická psychóza: kostky určily toto místo a v kajutě byl kosmonaut.
flight-why-pierced = Průrazné projektily: letěl dál skrz to, co právě zničil.
flight-why-crew-epidemic = Spojené obydlené kajuty se nakazí navzájem: z každé odchází jeden.
flight-why-crew-abandoned-ship = To je cena za opuštěnou loď.
flight-why-crew-apart = Podpora života je pryč.
flight-why-crew-penalty = Tolik si na této kartě berou.
flight-why-crew-infected-goods = Nakažené zboží: za každou nabízenou kostičku nad počet tvých mimozemšťanů jeden kosmonaut.
flight-why-crew-junkyard = To byla cena na vrakovišti.
flight-why-crew-cruise-captain = Nová díra odkryla přípojku kajuty: se zlatým titulem kvůli tomu někdo odchází.
flight-why-crew-aesthete = Pokud si je nevzala karta, žádá si to tvůj zlatý titul: na obou stranách musí být stejně.
flight-why-aboard = { $crew ->
    [one] S tím, co odpadlo, zmizel { $crew } člen posádky.
    [few] S tím, co odpadlo, zmizeli { $crew } členové posádky.
   *[other] S tím, co odpadlo, zmizelo { $crew } členů posádky.
}
# O co přicházíme, řečeno nám samým.
flight-mine-hit-tile = { $projectile } { $from } zničí { $tile-object } na { $square }.
flight-why-event-crew-lost = Karta si bere posádku; mimozemšťan odchází i tehdy, když přijde o podporu života.
flight-why-event-good-lost = Berou nejdřív to nejdražší zboží.
flight-why-event-beaten-by-enemy = Mají víc síly než tvá děla.
flight-why-event-weakest = Nikdo nemá méně. Při shodě pyká ten, kdo je vpředu.
flight-why-event-mistake-found = Odstartovat smí jen loď bez chyb.
flight-why-tile-destroyed = Něco ho zničilo a nic to nezastavilo.
flight-why-tile-fell-off = Nic ho už k tvé lodi nepojí.
flight-why-lost-metal-fatigue = Únava materiálu: kostky určily místo, a co tam stálo, odpadlo i se vším, co na tom viselo.
flight-why-lost-stardust = Neúprosný osud: hvězdný prach urve vše s otevřenou přípojkou a odpadne i to, co na tom viselo.
flight-why-lost-defective-connectors = Vadné přípojky: odhození byla tvoje volba. Odpadlo i to, co na odhozeném viselo.
flight-why-lost-contraptionist = Není spojený s ničím, čemu slouží, nebo už ani s lodí. Se zlatým titulem takový dílek odpadne.
flight-why-lost-corridorist = Chodba bere s sebou chodbu, se kterou byla spojená: taková je cena zlatého titulu. Odpadne i to, co už nic nedrží.
flight-why-tile-removed = Porušoval pravidla stavby.
flight-why-tile-not-added = Co zůstane v rezervě, počítá se jako ztracené.
flight-why-left-chose = Tvoje volba: dřívější přistání.
flight-why-left-no-humans = Bez kosmonauta loď nemá kdo řídit.
flight-why-left-no-engines = Ve Volném vesmíru se loď bez pohonu nikam nedostane.
flight-why-left-lapped = Vedoucí hráč je před tebou o víc než celé kolo.

## Pátý hráč, pojištění
flight-ask-leave-block = Kterou kostičku necháš ležet?
flight-why-leave-block = Někdo tu byl před tebou, takže na tebe zbývá o kostičku méně.
flight-go-leave-block = Nechat: { $good }
flight-ask-insure = { $credits ->
    [one] Pojistíš loď za { $credits } kredit?
    [few] Pojistíš loď za { $credits } kredity?
   *[other] Pojistíš loď za { $credits } kreditů?
}
flight-why-insure = Rozhodnout se dá jen teď, před první kartou. Kredity jsou v každém případě pryč.
flight-answer-insure-yes = Pojistit
    .go = Pojistit loď
flight-answer-insure-no = Nepojišťovat
    .go = Letět bez pojištění
flight-then-insure-yes = Ztracené dílky: nejvýš { $most ->
    [one] { $most } kredit
    [few] { $most } kredity
   *[other] { $most } kreditů
}.
flight-then-insure-no = Kredit za každý ztracený, bez omezení.
