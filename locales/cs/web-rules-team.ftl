# Pozemní tým z rozšíření Another Big Expansion vlastními slovy; viz web-rules.ftl. Stránka pro každého člena: .p1 je A, .p2 je B.

rules-group-team = Pozemní tým

rules-support-team = Pozemní tým
    .lead = Osmnáct lidí, kteří zůstávají na zemi a pro někoho pracují. Každý z nich umí dvě věci, A a B.
    .p1 = Člen týmu ti zůstane po celou hru. V prvním letu s tebou umí jen A, od dalšího A i B.
    .p2 = Rozdávání: v prvním letu nemá tým nikdo. Po něm dostane každý tři karty, jednu si tajně nechá a ostatní vrátí; ukážou se všechny naráz. Po druhém letu se vybírá ze dvou, po třetím přijde jediná karta. Tři členové stačí každému.
    .p3 = Hrajete-li jeden nebo dva lety, dají se první tři karty rozdat už před prvním z nich.
    .p4 = Soutěžení: po každém letu kromě posledního se odkryje o kartu víc, než je hráčů. Kdo doletěl, vybírá v pořadí, v jakém doletěl; ostatní dostanou náhodně, co zbylo, a poslední karta jde ze hry.
    .p5 = Před stavbou: plány leží na místě a nikdo neřekl start. Při stavbě: dokud nedostavíš. Po stavbě: když dostavěli všichni a na palubě ještě nic není; nejdřív to, co spravuje chyby, pak kontrola, pak zbytek. To všechno se používá zároveň.
    .p6 = Před letem: všechno je na palubě a žádná karta není odkrytá. Na konci: po poslední kartě, i pro ty, kteří odstoupili. Tady začíná vedoucí hráč a ostatní jdou po něm v pořadí letu. Nikdo nikoho nepředběhne.
    .p7 = Každá schopnost se dá použít jednou za let, není-li řečeno jinak. Co nepotřebuje rozhodnutí, funguje samo.
    .p8 = Bez technologií z Keep on Trucking se Recepční vyřadí. Na trati a ve výukovém letu týmy nejsou.

rules-advertiser = Reklamní agent
    .lead = Vydělává na tipech a na pancéřování, které je vidět.
    .p1 = A, před letem: každému hráči včetně sebe urči umístění, nebo řekni, že nedoletí. Žádné místo nejde dát dvakrát. Po letu dostaneš 2 kredity za každé správné umístění a 1 za každého, kdo podle tvého tipu nedoletěl, i když odstoupíš.
    .p2 = B: pokud doletíš, dostaneš 1 kredit za každou pancéřovanou stranu, která míří ven z lodi. Díra uvnitř lodi není venku. Počítá se i pancéřování od Montéra.

rules-architect = Architekt
    .lead = Myslí za obrys a má rád ceny.
    .p1 = A, při stavbě: jeden dílek smí stát mimo pole tvého plánu, ale v jeho řádcích a sloupcích, nebo na poli, které zavřely kostky. Připojený je jako každý jiný. Druhý takový je chyba.
    .p2 = B: ještě jedna odměna za nejhezčí loď, jednou za let: hned po stavbě, je-li tvoje loď nejhezčí tehdy, jinak na konci, je-li nejhezčí tam, navíc k obvyklé. Stačí i shoda. Cizí schopnosti ji nemění.

rules-assembler = Montér
    .lead = Propojuje, co je daleko od sebe, a zavírá, co je otevřené.
    .p1 = A, po stavbě: dva tvoje dílky jsou spojené, i když se nedotýkají. Dělají pro sebe všechno co spojené dílky, i epidemie tudy projde. S rozbočovačem je spojené všechno kolem něj. Nic to nedrží pohromadě a vetřelci tudy nechodí.
    .p2 = B, po stavbě: všechny otevřené přípojky jednoho dílku, nejvýš tři, se změní v pancéřování.

rules-bureaucrat = Byrokrat
    .lead = Má formulář na náskok a jiný na odměny.
    .p1 = A, před letem: posuň se dopředu o úroveň letu (na II o dvě pole, na III i IIIB o tři) a o jedno pole navíc za každou raketu před tebou.
    .p2 = B, na konci: zvyš nebo sniž odměny za umístění o 4, 3, 2 a 1 a odměnu za nejhezčí loď o 2, každé zvlášť a pro všechny. I když odstoupíš.

rules-buyer = Nákupčí
    .lead = Má v rezervě víc než kdo jiný.
    .p1 = A, při stavbě: do rezervy se ti vejdou tři dílky, a co v ní zůstane, nepočítá se jako ztracené.
    .p2 = B: z tvé rezervy nikdo nic nevezme a co v ní leží, smíš vrátit odkryté na hromadu.

rules-deliveryman = Kurýr
    .lead = Přiveze díly, které nahradí, co je postavené.
    .p1 = A, po stavbě: jeden dílek se změní v dělo, motor, kontejner pro dva nebo kajutu. Strany mu zůstanou a kam míří, řekneš ty. Platí pro něj všechna pravidla stavby a smí spravit chybu.
    .p2 = B, při stavbě: ještě dva díly, a dokud nedostavíš, můžeš si to s nimi rozmyslet.
    .p3 = Od každého druhu je na let jeden díl. I startovní kajuta se může změnit v něco jiného.

rules-hotel-clerk = Recepční
    .lead = Vždycky najde ještě jednu postel.
    .p1 = A: v každé kajutě s mimozemšťanem smí bydlet i jeden člověk. Kdo z nich půjde, když někdo musí, rozhodneš ty.
    .p2 = B: ve spánkové komoře jsou dva ze čtyř vzhůru a ve všem jako lidé v kajutě. Druzí dva spí jako obvykle. Kajutou se komora nestane.

rules-hypergeometer = Hypergeometr
    .lead = Našel další rozměr a staví v něm.
    .p1 = A, při stavbě: jedno dělo a jeden motor nepotřebují před hlavní ani za výfukem prázdné pole. Druhé takové dělo nebo druhý motor je chyba. Trysek se to netýká.
    .p2 = B, po stavbě: vyber dělo. Za letu míří, kam řekneš, pokaždé znovu, ať kolem něj stojí cokoli. Když se počítá síla, započte se jednou.

rules-inspector = Inspektor
    .lead = Čte, co jiní nesmějí.
    .p1 = A: smíš si prohlížet všechny čtyři balíčky karet, a i když dostavíš, tak dlouho, dokud ještě někdo staví.
    .p2 = B: než začne stavba, máš dvacet vteřin na karty, a při stavbě si je smíš prohlížet dřív, než něco připojíš.

rules-planner = Plánovač
    .lead = Staví ze dvou konců a za splněné plány dostává zaplaceno.
    .p1 = A, při stavbě: loď smí být ze dvou kusů. Oba rostou, dokud se nepotkají, a pak můžeš začít další kus. Až dostavíš, musí být jeden.
    .p2 = B, před stavbou: rozlož až pět značek na pole, žádnou vedle jiné a žádnou vedle startovní kajuty. Dílek, který ke značce patří, vynese po stavbě 2 kredity; dílek, který k ní nepatří, o značku přijde.
    .p3 = Modrá kostička chce obyčejný kontejner, červená červený, kosmonaut kajutu, mimozemšťan podporu života a baterie solární panel nebo místo na baterii.

rules-plumber = Instalatér
    .lead = Vede trubky tam, kde žádné nejsou.
    .p1 = A, při stavbě nebo po ní: dvě trubky, každá přes hranu, na které nemá přípojku ani jeden dílek. Drží jako jakékoli spojení a zůstanou, kde jsou. Trubkou jde připojit i nový dílek. Chyby nespravují.
    .p2 = B, při stavbě: všechny čtyři strany jednoho dílku se změní v univerzální přípojky, ať byly jakékoli. Co má zůstat prázdné, musí zůstat prázdné dál.

rules-saboteur = Sabotér
    .lead = Má přátele na všech ostatních lodích.
    .p1 = A, při stavbě: co mají ostatní v rezervě, leží před tebou jako odkryté dílky.
    .p2 = B, před letem: z každé cizí lodi můžeš vzít jednoho člověka a povolit na ní jedno spojení. Když bude jeden z těch dvou dílků zničen, je zničen i druhý.

rules-security-guard = Hlídač
    .lead = Má píšťalku a blok na pokuty.
    .p1 = A, před letem: všichni včetně tebe zaplatí 1 kredit za každou otevřenou přípojku, pokud ho mají.
    .p2 = B, jednou při stavbě, dokud přesýpací hodiny nejsou na posledním poli: všichni ostatní na patnáct vteřin přestanou stavět. Staví-li se po tazích, vynechají dva tahy.

rules-smuggler = Pašerák
    .lead = Najde místo na zboží tam, kam se nikdo nedívá.
    .p1 = A: každý spojovací dílek a každý rozbočovač skryje jednu modrou nebo zelenou kostičku. Vetřelci ji nenajdou. Když se bere zboží, skryté dávat nemusíš, jakmile nemáš žádnou viditelnou kostičku ani baterii.
    .p2 = B: skryté kostičky se prodají o 1 kredit dráž, ještě než se cokoli dělí dvěma.

rules-stock-boy = Skladník
    .lead = Dává věci, kam nepatří.
    .p1 = A: v každém dílku s kontejnery smí jedna červená kostička ležet v obyčejném kontejneru.
    .p2 = B: když ti někdo bere zboží, řekneš sám, které kostičky nebo baterie půjdou. Co není červené a leží v červeném kontejneru, je skryté, kdykoli se ti to hodí.

rules-swindler = Podvodník
    .lead = Nikdy není úplně hotový a z každé věci udělá kredit.
    .p1 = A, až dostavíš: připoj ještě tolik dílků, jaká je úroveň letu (na II dva), podle obvyklých pravidel. Když dostavěli i všichni ostatní, už nejvýš jeden a jen z odkrytých.
    .p2 = B: za ztracené dílky a za výdaje karet platíš o 1 kredit méně; z odměn za letu, za umístění a za nejhezčí loď dostaneš o 1 víc. Obojí jednou za kartu a z ničeho zůstane nic.

rules-trader = Překupník
    .lead = Nakupuje před letem a po něm mluví do cen.
    .p1 = A, před letem: nakup žluté kostičky po 1 kreditu, nejvýš tolik, jaká je úroveň letu (na II dvě), a kolik se ti vejde.
    .p2 = B, na konci: zvyš nebo sniž cenu jedné barvy o 1 pro všechny, ne pod 1. I když odstoupíš.

rules-welder = Svářeč
    .lead = Spojí i to, co k sobě nepatří.
    .p1 = A, dvakrát při stavbě: jednoduchá přípojka se smí potkat s dvojitou. Do letu se oba sváry dají přesunout na jiná špatná místa. Co je špatně i potom, odpadne.
    .p2 = B, po stavbě: až tři otevřené přípojky přestanou být otevřené: pro hvězdný prach, vzhled, malé meteory i pokuty.
