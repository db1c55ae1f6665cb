# Na co se hráče ptáme.

question-rebuild = { $player }: tvá loď porušuje pravidla. Vzít ji zpět a opravit?
question-remove-mistake = { $player }: který chybný dílek sundáš?
question-keep-piece = { $player }: tvá loď se rozpadla. Se kterou částí poletíš dál?
question-add-late-part = { $player }: kam připojíš z rezervy { $tile-object }?
question-place-crew = { $player }: kdo bude bydlet v kajutě na { $square }?
question-fly-on = { $player }: letíš dál?
question-power-engines = { $player }: síla motorů { $without }. Co zapneš?
question-power-cannons = { $player }: síla děl { $without }. Co zapneš?
question-power-cannons-against = { $player }: síla děl { $without } proti { $against }. Co zapneš?
question-pay-battery = { $player }: odkud vezmeš baterii?
question-land = { $player }: přistaneš na planetě? Stojí to { days-sum }.
question-board-ship = { $player }: dáš { crew-sum } a { days-sum } za { credits-sum }?
question-dock-station = { $player }: zastavíš se a naložíš zboží ({ $goods })? Stojí to { days-sum }.
question-dock-station-crubots = { $player }: zapneš roboty ({ $stations }), zastavíš se a naložíš zboží ({ $goods })? Stojí to { days-sum }.
question-pay-power = { $player }: co dá energii pro { $squares }: solární panel ({ $panels }), nebo baterie?
question-thrust = { $player }: { $projectile } { $from } se blíží. Uhneš tryskou?
question-dodge-intruders = { $player }: blíží se vetřelci. Uhneš tryskou?
question-switch-on-to-thrust = { $player }: které roboty zapneš, aby trysku zažehli?
question-post-crubots = { $player }: vetřelci vnikají na palubu na { $square }. Které roboty na jejich cestě zapneš?
question-switch-on = { $player }: posádka se počítá za { $without }. Které roboty zapneš?
question-switch-on-for = { $player }: které roboty zapneš? Zbývá: { $left }.
question-take-reward = { $player }: vezmeš si odměnu ({ $reward })? Stojí to { days-sum }.
question-load-goods = { $player }: co naložíš? Čeká: { $goods }.
question-lift-to-burn = { $player }: všechno je naloženo. Spálíš ještě nějakou kostičku v peci?
question-shoot = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Sestřelíš ho?
question-shoot-battery = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Sestřelíš ho za baterii?
question-raise-shield = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Zapneš štít za baterii?
question-raise-shield-free = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Zapneš štít? Technik to zařídí zadarmo.
question-also = Ve stejné chvíli hrozí druhý zásah na { $square }.
question-also-shield = Ve stejné chvíli hrozí druhý zásah na { $square }; jeden štít zastaví oba.
question-pay-token = { $player }: odkud zaplatíš baterii? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-lose-crew = { $player }: ztrácíš { crew-sum }. Odkud odejde další?
question-lose-good = { $player }: ze kterého kontejneru dáš { $good-object }? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-lose-battery = { $player }: zboží došlo. Odkud vezmeš baterii? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-lose-which = { $player }: čeho se vzdáš? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-lose-whom = { $player }: kdo opustí kajutu na { $square }, mimozemšťan, nebo kosmonaut?
question-stay-awake = { $player }: zůstane nový kosmonaut ve spánkové komoře na { $square } vzhůru?
question-boost-engines = { $player }: zesílíš { $squares }? Síla motorů pak bude { $strength }.
question-boost-cannons = { $player }: zesílíš { $squares }? Síla děl pak bude { $strength }.
question-boost-next = { $player }: co dalšího zesílí zesilovač na { $square }?
question-fire-catapult = { $player }: síla děl { $without }. Kterou kostičku vystřelí katapult na { $square }? Přidá { $adds }.
question-fire-catapult-against = { $player }: síla děl { $without } proti { $against }. Kterou kostičku vystřelí katapult na { $square }? Přidá { $adds }.
question-shoot-with-catapult = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Kterou kostičku po něm vystřelí katapult?
question-boost-shield = { $player }: { $projectile } { $from } { $line-in } míří na { $square }. Zapneš zesílený štít za { $tokens ->
    [one] { $tokens } baterii
    [few] { $tokens } baterie
   *[other] { $tokens } baterií
}?
question-refill = { $player }: které baterie dobije pec na { $square }?
question-wake = { $player }: do kterých kajut probudíš spícího kosmonauta?
question-wake-from = { $player }: ze které spánkové komory přijde kosmonaut do kajuty na { $square }?
question-choose-specialist = { $player }: čím je tyrkysový mimozemšťan v kajutě na { $square }?
question-send-diplomat = { $player }: vyšleš diplomata, aby se tě tento řádek netýkal?
question-send-diplomat-against = { $player }: vyšleš diplomata k nepříteli o síle { $against }?
question-gain-days = { $player }: využiješ mikronavigátora? Získáš { days-sum }.
question-drop-part = { $player }: síla motorů { $without }. Odhodíš dílek u vadné přípojky?
question-name-result = { $player }: do kterého řádku a sloupce dostane { $rival } to, co by minulo?
question-name-side = { $player }: kolem plují trosky. Ze které strany přiletí?
question-pay-crew = { $player }: posádka chce před poslední kartou { $crew ->
    [one] { $crew } kredit nebo kostičku
    [few] { $crew } kredity nebo kostičky
   *[other] { $crew } kreditů nebo kostiček
}. Zaplatíš, nebo z letu odstoupíš?
question-pay-crew-in-goods = { $player }: kterou kostičku dostane posádka? { $left ->
    [one] Zbývá zaplatit { $left }
   *[other] Zbývá zaplatit { $left }
}; hotovo znamená zbytek v kreditech.
question-fire-at-leader = { $player }: v čele je teď { $rival }. Vystřelíš z děla?
question-junkyard = { $player }: zastavíš se na vrakovišti? Který řádek si vezmeš?
question-junkyard-gain = { $player }: v řádku { $row } si můžeš vybrat. Co si vezmeš?
question-pay-good = { $player }: kostičkou jaké barvy zaplatíš? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-pay-good-from = { $player }: ze kterého kontejneru zaplatíš { $good-object }? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-place-battery = { $player }: kam dáš novou baterii? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-place-human = { $player }: kam půjde nový kosmonaut? { $left ->
    [one] Je to poslední.
   *[other] Celkem { $left }.
}
question-take-aboard = { $player }: { $crew ->
    [one] jeden člověk chce letět s tebou. Vezmeš ho na palubu?
    [few] { $crew } lidé chtějí letět s tebou. Kolik jich vezmeš na palubu?
   *[other] { $crew } lidí chce letět s tebou. Kolik jich vezmeš na palubu?
}
question-ignore-side = { $player }: meteorický vír. Ze které strany tě mají meteory minout?
question-give-up-cannons = { $player }: máš nejvíc děl. Které odevzdáš?
question-give-up-double-cannons = { $player }: máš nejvíc dvojitých děl. Které odevzdáš?
question-give-up-engines = { $player }: máš nejvíc motorů. Který odevzdáš?
question-give-up-double-engines = { $player }: máš nejvíc dvojitých motorů. Který odevzdáš?
question-keep-title = { $player }: který titul si necháš?
question-give-title = { $player }: komu dáš titul { $title }?
question-agree-on-roads = { $player }: kolik drsných štrek bude mít příští let pro všechny? { $now ->
    [0] Zatím žádná.
   *[other] Zatím { $now }.
} Změní se to, jen když všichni, kdo nějaký počet řeknou, řeknou stejný.
question-agree-on-handicap = { $player }: kolik drsných štrek si na příští let bereš jako hendikep? { $now ->
    [0] Zatím žádnou.
   *[other] Zatím { $now }.
}
question-leave-block = { $player }: někdo tu byl před tebou, takže je tu o kostičku méně ({ $goods }). Kterou necháš ležet?
question-insure = { $player }: pojistíš loď? Stojí to { credits-sum } a ztracené dílky tě pak budou stát nejvýš { $most ->
    [one] { $most } kredit
    [few] { $most } kredity
   *[other] { $most } kreditů
}.
question-shots = { $shots ->
    [one] Nejdřív ale přiletí střela; potom to ještě můžeš nechat být.
    [few] Nejdřív ale přiletí { $shots } střely; potom to ještě můžeš nechat být.
   *[other] Nejdřív ale přiletí { $shots } střel; potom to ještě můžeš nechat být.
}
question-nth = ({ $number } z { $of })
question-second = Někdo tu byl před tebou: o kostičku méně.
question-second-credits = Někdo tu byl před tebou: o kredit méně.

question-choose-member = { $player }: kdo půjde do tvého pozemního týmu? ({ $members })
question-use-ability = { $player }: využiješ schopnost pozemního týmu? ({ $abilities })
question-for-ability-component = { $player }: { $ability }: který dílek?
question-for-ability-partner = { $player }: { $ability }: který další kromě { $square }?
question-for-ability-part = { $player }: { $ability }: v co se má dílek změnit?
question-for-ability-spot = { $player }: { $ability }: který dílek se změní v { $part } a kam bude mířit?
question-for-ability-side = { $player }: { $ability }: která strana { $square }?
question-for-ability-marker = { $player }: { $ability }: kam dáš značku ({ $marker })?
question-for-ability-place = { $player }: { $ability }: kolikátý bude { $rival }, pokud vůbec doletí?
question-for-ability-finish-bonus = { $player }: { $ability }: zvýšit, nebo snížit odměny za umístění?
question-for-ability-looks-bonus = { $player }: { $ability }: zvýšit, nebo snížit odměnu za nejhezčí loď?
question-for-ability-blocks = { $player }: { $ability }: kolik kostiček?
question-for-ability-price = { $player }: { $ability }: cena které barvy se změní?
