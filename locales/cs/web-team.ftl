# Pozemní tým na stránce: karty, výběr, otázky, nástroje. Pravidla jsou ve web-rules-team.ftl.

## Kdy schopnost funguje
ability-when-plan = Před stavbou
ability-when-build = Při stavbě
ability-when-done = Až dostavíš
ability-when-after = Po stavbě
ability-when-before = Před letem
ability-when-flight = Za letu
ability-when-end = Na konci
ability-when-always = Vždy

## Schopnosti, tak krátce jako na kartě
ability-advertiser-a = Tipni si umístění všech. 2 kredity za každé správné, 1 za každého, kdo nedoletí.
    .when = { ability-when-before }
ability-advertiser-b = Když doletíš: 1 kredit za každou pancéřovanou stranu směrem ven.
    .when = { ability-when-end }
ability-architect-a = Jeden dílek smí stát mimo obrys, v řádcích a sloupcích plánu.
    .when = { ability-when-build }
ability-architect-b = Jednou, teď nebo až při výplatě: když žádná loď není hezčí než tvoje, dostaneš za to odměnu.
    .when = { ability-when-after }
ability-assembler-a = Dva tvoje dílky fungují spolu na dálku, jako by byly sousedé.
    .when = { ability-when-after }
ability-assembler-b = Všechny otevřené přípojky jednoho dílku se změní v pancéřování.
    .when = { ability-when-after }
ability-bureaucrat-a = Posuň se o úroveň letu (II je 2) a o 1 za každou raketu před tebou.
    .when = { ability-when-before }
ability-bureaucrat-b = Zvyš nebo sniž odměny pro všechny.
    .when = { ability-when-end }
ability-buyer-a = V rezervě máš místo na tři dílky. Co tam zůstane, není ztracené.
    .when = { ability-when-build }
ability-buyer-b = Z tvé rezervy nikdo nebere a ty z ní smíš dílky vracet na hromadu.
    .when = { ability-when-build }
ability-deliveryman-a = Jeden dílek se změní v dělo, motor, kontejner nebo kajutu.
    .when = { ability-when-after }
ability-deliveryman-b = Ještě dva dílky se smí změnit v jiné, a zase zpátky.
    .when = { ability-when-build }
ability-hotel-clerk-a = V každé kajutě s mimozemšťanem smí bydlet i jeden člověk.
    .when = { ability-when-always }
ability-hotel-clerk-b = Ve spánkové komoře jsou dva ze čtyř vzhůru.
    .when = { ability-when-always }
ability-hypergeometer-a = Jedno dělo a jeden motor nepotřebují prázdné pole.
    .when = { ability-when-build }
ability-hypergeometer-b = Jedno dělo míří za letu, kam řekneš, pokaždé znovu.
    .when = { ability-when-after }
ability-inspector-a = Prohlížej si všechny čtyři balíčky, i když dostavíš.
    .when = { ability-when-build }
ability-inspector-b = Dvacet vteřin s kartami, než kdokoli začne stavět.
    .when = { ability-when-plan }
ability-planner-a = Stavěj ze dvou kusů, když se nakonec potkají.
    .when = { ability-when-build }
ability-planner-b = Označ až pět polí. Každý splněný plán vynese 2 kredity.
    .when = { ability-when-plan }
ability-plumber-a = Dvě trubky: každá drží pohromadě dva dílky, kde ani jeden nemá přípojku.
    .when = { ability-when-build }
ability-plumber-b = Všechny čtyři strany jednoho dílku budou univerzální.
    .when = { ability-when-build }
ability-saboteur-a = Co mají ostatní v rezervě, leží před tebou odkryté.
    .when = { ability-when-build }
ability-saboteur-b = Každému soupeři vezmi člověka a povol jedno spojení: když se zničí jedna strana, zničí se i druhá.
    .when = { ability-when-before }
ability-security-guard-a = Všichni včetně tebe zaplatí 1 kredit za každou otevřenou přípojku.
    .when = { ability-when-before }
ability-security-guard-b = Jednou: všichni ostatní na chvíli přestanou stavět.
    .when = { ability-when-build }
ability-smuggler-a = Každý spojovací dílek a rozbočovač skryje modrou nebo zelenou kostičku.
    .when = { ability-when-flight }
ability-smuggler-b = Skryté kostičky se prodají o 1 dráž.
    .when = { ability-when-end }
ability-stock-boy-a = V každém dílku smí jedna červená kostička do obyčejného kontejneru.
    .when = { ability-when-flight }
ability-stock-boy-b = Když se bere zboží, vybíráš ty, které.
    .when = { ability-when-flight }
ability-swindler-a = Připoj ještě tolik dílků, jaká je úroveň letu: na II dva.
    .when = { ability-when-done }
ability-swindler-b = Plať o 1 méně a dostaň o 1 víc, jednou za kartu.
    .when = { ability-when-flight }
ability-trader-a = Nakup žluté kostičky po 1 kreditu, nejvýš tolik, jaká je úroveň letu.
    .when = { ability-when-before }
ability-trader-b = Posuň cenu jedné barvy o 1, pro všechny.
    .when = { ability-when-end }
ability-welder-a = Dvakrát se smí jednoduchá přípojka potkat s dvojitou.
    .when = { ability-when-build }
ability-welder-b = Až tři otevřené přípojky přestanou být otevřené.
    .when = { ability-when-after }

## Karta člena týmu
member-letter = Schopnost { $letter }
member-used = v tomto letu využitá
member-later = od druhého společného letu
member-later-flight = od letu { $flight }
member-never = v této hře už ne
member-works = funguje
member-open = { $member }: ukázat kartu
member-rules = Pravidla
member-more = { $member }: víc v pravidlech
team-of = { $name }: pozemní tým
team-yours = Tvůj pozemní tým

## Výběr
team-eyebrow = Pozemní tým
team-eyebrow-after = Po letu { $flight } z { $flights } · Pozemní tým
team-heading = Někdo musí zůstat na zemi.
team-help = { $count ->
    [one] Hlásí se jediný člověk. Moc na vybranou není.
    [2] Hlásí se dva lidé. Jednoho si nech, druhý se vrátí neviděn.
    [few] Hlásí se { $count } lidé. Jednoho si nech, ostatní se vrátí neviděni.
   *[other] Hlásí se { $count } lidí. Jednoho si nech, ostatní se vrátí neviděni.
}
team-help-open = Hlásí se u vás všech a vybíráte popořadě. Teď vybíráš ty.
team-keep = Nechat si: { $member }
team-keeps = necháš si
team-key = Klávesa { $key }
team-secret = Tvou volbu nikdo neuvidí, dokud nevyberou všichni.
team-in-turn = A funguje v příštím letu, B až v dalším.
team-in-turn-last = A funguje v příštím letu, který je poslední: B už v této hře ne.
team-when = A funguje od prvního společného letu, B od druhého.
team-around = Kolem stolu
team-reads = vybírá
team-chosen = má vybráno
team-waits = vybírá později
team-gets = dostane, co zbude
team-waiting = { $count ->
    [one] Ještě vybírá { $names }.
    [few] Ještě vybírají { $names }.
   *[other] Ještě vybírají { $names }.
}
team-open = K mání
team-next-flight = Příští let: { $ship }
team-reveal = Noví členové
team-reveal-go = Do loděnice

## Otázky
flight-ask-choose-member = Kdo půjde do tvého pozemního týmu?
flight-why-choose-member = Člen týmu ti zůstane po celou hru. V prvním letu s tebou umí A, od dalšího A i B.
flight-go-choose-member = Nechat si: { $member }
flight-ask-use-ability-before-building = Použiješ některou schopnost ještě před stavbou?
flight-ask-use-ability-mending = Použiješ některou schopnost ještě před kontrolou lodí?
flight-ask-use-ability-after-building = Všichni mají hotovo. Použiješ ještě některou schopnost?
flight-ask-use-ability-before-flight = Použiješ některou schopnost ještě před první kartou?
flight-ask-use-ability-bonuses = Použiješ některou schopnost ještě před odměnami?
flight-ask-use-ability-selling = Použiješ některou schopnost ještě před prodejem zboží?
flight-help-use-ability = Jednu po druhé, v libovolném pořadí. Každá jde za let využít jednou.
flight-why-use-ability = Schopnosti pozemního týmu mají v letu svůj čas. Co teď vynecháš, na to se v tomto letu už nikdo nezeptá.
flight-go-use-ability = Využít: { $ability }
flight-answer-use-ability-none = V tomto letu ne
    .go = Pokračovat bez toho
flight-then-ability-none = Nic z toho se nevyužije
flight-why-for-ability = Využívá se schopnost a postupně se ptá na vše, co k ní chybí. Dokud neodpovíš na poslední otázku, nic se nestane; když ji necháš být, nic dalšího už taky ne.
flight-for-assembler-a-component = { $ability }: co se spojí na dálku?
    .help = Dva dílky pak fungují spolu, jako by byly sousedé: třeba kajuta a podpora života nebo tryska a posádka.
    .go = Vybrat { $square } ({ $tile })
flight-for-assembler-a-partner = { $ability }: s čím se { $square } spojí?
    .help = Co je s ním spojené už teď, nesvítí. Spojení na dálku nedrží loď pohromadě a nikdo po něm nepřejde.
    .go = Spojit { $first } a { $square }
flight-for-assembler-b-component = { $ability }: co se opancéřuje?
    .help = Všechny otevřené přípojky jednoho dílku se změní v pancéřování, nejvýš tři.
    .go = Opancéřovat { $square } ({ $tile })
flight-for-hypergeometer-b-component = { $ability }: které dělo se bude volně otáčet?
    .help = V tomto letu při každém výstřelu míří, kam chceš.
    .go = Uvolnit { $square } ({ $tile })
flight-for-plumber-a-component = { $ability }: kde povede trubka?
    .help = Drží pohromadě dva sousedy, kde ani jeden nemá přípojku. Vyber jednoho z nich; má-li takového souseda jen jednoho, trubka se hned položí.
    .go = Položit trubku u { $square }
flight-for-plumber-a-partner = { $ability }: kam povede trubka z { $square }?
    .help = Svítí jen sousedé, mezi kterými nejsou přípojky.
    .go = Položit trubku { $first }–{ $square }
flight-for-saboteur-b-component = { $ability }: kde povolíš spojení na lodi hráče { $player }?
    .help = Spojení se povolí: když se zničí dílek na jedné jeho straně, zničí se i ten na druhé. Z té lodi navíc odejde jeden člověk; ze které kajuty, řekne { $player }. Má-li dílek spojení jen jedno, je to ono.
    .go = Povolit spojení dílku { $square }
flight-for-saboteur-b-partner = { $ability }: které spojení dílku { $square } na lodi hráče { $player }?
    .help = Povolí se spojení mezi těmi dvěma: když se jeden zničí, zničí se i druhý.
    .go = Povolit { $first }–{ $square }
    .then = Když se zničí { $first } nebo { $square }, zničí se i ten druhý.
flight-for-welder-a-component = { $ability }: které spojení se svaří?
    .help = Jednoduchá přípojka se s dvojitou potkává víckrát, než kolik smíš svařit. Ostatní místa jsou chyby.
    .go = Vybrat { $square } ({ $tile })
flight-for-welder-a-partner = { $ability }: s čím se { $square } svaří?
    .help = Spojení mezi těmi dvěma drží.
    .go = Svařit { $first }–{ $square }
    .then = Spojení { $first } a { $square } drží.
flight-for-welder-b-component = { $ability }: kde se zavře přípojka?
    .help = Zavřená přípojka už se nepočítá za volnou.
    .go = Zavřít jednu na { $square }
flight-for-welder-b-side = { $ability }: která přípojka dílku { $square } se zavře?
    .go = Zavřít přípojku ({ $side })
flight-for-hypergeometer-b-side = { $ability }: kam míří dělo na { $square }?
    .go = Namířit ({ $side })
flight-ask-for-ability-part = { $ability }: v co se má dílek změnit?
flight-ask-for-ability-spot = { $ability }: co se změní v { $part }?
flight-ask-for-ability-marker = { $ability }: kam přijde { $marker }?
flight-ask-for-ability-place = { $ability }: kolikátý doletí hráč { $player }?
    .you = { $ability }: kolikátý doletíš ty?
flight-ask-for-ability-finish-bonus = { $ability }: jaké mají být odměny za umístění?
flight-ask-for-ability-looks-bonus = { $ability }: jaká má být odměna za nejhezčí loď?
flight-ask-for-ability-blocks = { $ability }: kolik žlutých kostiček?
flight-ask-for-ability-price = { $ability }: která cena se změní?
flight-nth-planner-b = { $number }. značka z { $of }.
flight-nth-plumber-a = { $number }. trubka z { $of }.
flight-nth-welder-a = { $number }. spojení z { $of }.
flight-nth-welder-b = Zavíráš { $number }. přípojku z { $of } možných.
flight-help-for-ability-click = Vyber rozsvícené pole lodi.
flight-help-for-ability-rival = Loď patří hráči { $player }. Vyber na ní rozsvícené pole.
flight-help-for-ability-spot = Vyber rozsvícené pole; dalším výběrem se díl otočí.
flight-help-for-ability-marker = Vynese, když tam bude stát: { $wanted }.
flight-help-for-ability-place = Každé místo jde dát jen jednou. Správný tip vynese 2 kredity, správně odhadnuté nedoletění 1.
flight-help-for-ability-price = Pro všechny a pro tento let.
flight-help-for-ability-bonus = Pro všechny a pro tento let.
flight-marker-blue-block = modrá kostička
flight-marker-red-block = červená kostička
flight-marker-astronaut = kosmonaut
flight-marker-alien = mimozemšťan
flight-marker-battery = baterie
flight-none-picked = Zatím není vybrané žádné pole
flight-go-for-ability-marker = Označit { $square }
flight-go-for-ability-spot = Změnit { $square } v { $part }
flight-then-spot = Změní se v { $part }.
flight-go-for-ability = Pokračovat
flight-answer-for-ability-square = { $tile } na { $square }
flight-answer-for-ability-empty = Prázdné pole { $square }
flight-answer-for-ability-spot = { $tile } na { $square }, { $side }
flight-answer-for-ability-spot-any = { $tile } na { $square }
flight-points-front = míří dopředu
flight-points-right = míří doprava
flight-points-rear = míří dozadu
flight-points-left = míří doleva
flight-answer-for-ability-place = { $place }. místo
flight-go-for-ability-place = Tipnout { $place }. místo
flight-answer-for-ability-drop = Nedoletí
    .go = Tipnout, že nedoletí
flight-answer-for-ability-raise = Víc
flight-answer-for-ability-lower = Míň
flight-then-raise-finish = +4, +3, +2 a +1 za umístění
flight-then-lower-finish = −4, −3, −2 a −1 za umístění
flight-then-raise-looks = +2 za nejhezčí loď
flight-then-lower-looks = −2 za nejhezčí loď
flight-go-for-ability-raise = Zvýšit
flight-go-for-ability-lower = Snížit
flight-answer-for-ability-blocks = { $count ->
    [0] Žádnou
    [one] { $count } kostičku
    [few] { $count } kostičky
   *[other] { $count } kostiček
}
flight-go-for-ability-blocks = { $count ->
    [0] Nekoupit žádnou
    [one] Koupit { $count } kostičku
    [few] Koupit { $count } kostičky
   *[other] Koupit { $count } kostiček
}
flight-answer-for-ability-dearer = Dražší: { $good }
flight-answer-for-ability-cheaper = Levnější: { $good }
flight-go-for-ability-dearer = Zdražit: { $good }
flight-go-for-ability-cheaper = Zlevnit: { $good }
flight-then-dearer = O 1 kredit víc za každou
flight-then-cheaper = O 1 kredit míň za každou, nejméně však 1
flight-answer-for-ability-none = Nechat být
    .go = Nechat být
flight-answer-for-ability-marker-none = Tuhle značku nepoužít
    .go = Nepoužít

## V loděnici
tool-bar = Co teď umí tvůj pozemní tým
tool-pipe = Položit trubku
    .short = Trubka
    .help = Vyber rozsvícený dílek. Může-li trubka vést na víc stran, řekni kam; už tam zůstane.
tool-universal = Všechny strany univerzální
    .short = Univerzální
    .help = Vyber rozsvícený dílek: všechny jeho čtyři strany budou mít univerzální přípojky.
tool-place-universal = Připojit s univerzálními stranami
    .short = Přidat univ.
    .help = Vyber rozsvícené pole: dílek z ruky tam přijde s univerzálními přípojkami na všech stranách.
tool-deliver = Změnit dílek v jiný
    .short = Změnit
    .help = Vyber rozsvícený dílek a řekni, v co se změní a kam bude mířit.
tool-take-back = Vzít díl zase zpátky
    .short = Zpátky
    .help = Vyber rozsvícený dílek: bude zase tím, čím byl.
tool-take-from = Vzít ze soupeřovy rezervy
    .short = Vzít
    .help = Co mají ostatní v rezervě, leží před tebou odkryté.
tool-halt = Zastavit všechny ostatní
    .short = Zastavit
    .help = Všichni ostatní na chvíli přestanou stavět. Jde to jednou.
tool-left = zbývá použití: { $left } z { $of }
tool-pick-square = Co s { $square }?
tool-pick-from = Komu vezmeš dílek?
tool-option-pipe = Směrem k { $other } ({ $side })
tool-option-deliver = { $part }, { $side }
tool-option-deliver-any = { $part }
tool-option-turn = Otočený { $quarters ->
    [0] jako na obrázku
    [1] o čtvrt doprava
    [2] o půl
   *[3] o čtvrt doleva
}
tool-option-from = { $player }: { $tile }
tool-leave = Nechat být
tool-armed = { $tool }. { $count ->
    [one] Svítí { $count } pole.
    [few] Svítí { $count } pole.
   *[other] Svítí { $count } polí.
}
tool-not = Teď ne

## Na konci
end-member-detail = pozemní tým

## Zboží, kajuty a komory
flight-ask-lose-which = { $left ->
    [one] Čeho se vzdáš?
    [few] Čeho se vzdáš? Celkem { $left }
   *[other] Čeho se vzdáš? Celkem { $left }
}
flight-why-lose-which = Pracuje pro tebe někdo, díky komu vybíráš ty, co se odevzdá. Skryté dávat nemusíš, jakmile nezbývá nic viditelného ani baterie.
flight-answer-lose-which-battery = Baterie
flight-go-lose-which = Odevzdat: { $what }
flight-answer-lose-which-none = To je všechno
    .go = To je všechno
flight-ask-lose-whom = Kdo odejde z kajuty?
flight-why-lose-whom = Bydlí tam spolu mimozemšťan a člověk: kdo z nich půjde, rozhoduješ ty.
flight-answer-lose-whom-human = Člověk
    .object = člověk
flight-go-lose-whom = Odejde: { $whom }
flight-ask-stay-awake = Zůstane nově příchozí vzhůru?
flight-why-stay-awake = Dvě místa v komoře jsou pro ty, kteří jsou vzhůru: počítají se jako posádka a jako posádka se dají ztratit. Kdo spí, je v bezpečí.
flight-answer-stay-awake-yes = Vzhůru
    .go = Zůstat vzhůru
flight-answer-stay-awake-no = Spát
    .go = Uložit ke spánku

## Co je v plánu a kdo musí čekat
ship-marker = { $square } je pro: { $wanted }
build-halted = { $name } zastavuje všechny ostatní
build-halted-help = Nepotrvá to dlouho. Pak se staví dál.
