# Pravidla rozšíření Keep on Trucking vlastními slovy; viz web-rules.ftl. Úvodní věta drsné štreky nebo odborníka je
# to, co stojí na kartě.

rules-group-kot = Keep on Trucking
rules-group-technology = Nové technologie
rules-group-specialists = Odborníci
rules-group-roads = Drsné štreky

rules-keep-on-trucking = Keep on Trucking
    .lead = Druhá krabice s pěti částmi. Místnost se na každé dohodne zvlášť, jednotlivě i společně.
    .p1 = – Nové technologie: 52 dílků, tyrkysoví mimozemšťané a menší hromada.
    .p2 = – Nové letové karty: devět karet navíc.
    .p3 = – Nové lodě: jiný plán pro každou úroveň.
    .p4 = – Trek: dva tituly, dražší tituly, poloviční skóre pro ty, kdo odstoupili, a dva tituly na hráče, když hrají dva.
    .p5 = – Drsné štreky: karty, které let ztíží, buď všem, nebo těm, kdo pořád vyhrávají.
    .p6 = Ve výukovém letu se nepoužívá nic z toho.

rules-technology = Nové technologie
    .lead = O padesát dva dílků víc, a v loděnici jich je míň.
    .p1 = Nové dílky se zamíchají mezi ostatní a pak se část všech naslepo vyřadí: ve dvou polovina, ve třech třetina, ve čtyřech čtvrtina.
    .p2 = V treku se to dělá jen jednou. Co je pryč, zůstane pryč, takže další lety prozradí, čeho je málo.
    .p3 = Mnohé nové dílky fungují jen ve spojení s jinými: zesilovače, pece, katapulty, spánkové komory, podpora života.

rules-plating = Nezničitelné pancéřování
    .lead = Nýtovaný ocelový pás: co do něj narazí, to se odrazí.
    .p1 = Meteory a střely jakékoli velikosti pancéřované straně neublíží. Ostatní strany dílku jsou zranitelné jako jindy a sabotáž přichází zevnitř.
    .p2 = Při stavbě je pancéřovaná strana prázdná hrana: smí se dotýkat prázdné nebo pancéřované hrany, nikdy přípojky.
    .p3 = Kajutě pancéřovaná strana nedává výhled, což zajímá Kapitána výletní lodi.

rules-cannon-engine = Dělo s motorem
    .lead = Vpředu dělo, vzadu motor, jeden dílek.
    .p1 = Je obojím zároveň a má sílu obou: 1 k motorům a 1 k dělům, protože míří dopředu. Jen s Gravitační anomálií smí mířit dozadu: pak dává ½ k dělům a k motorům nic.
    .p2 = Prázdná musí zůstat obě pole: to před hlavní i to za motorem.

rules-combined = Kombinované dílky
    .lead = Dva druhy kontejnerů nebo kontejnery s bateriemi v jednom dílku.
    .p1 = Počítá se jako obojí a umí obojí.
    .p2 = Červené kostičky patří jen do jeho červených kontejnerů.

rules-cannon-booster = Zesilovač děl
    .lead = Za baterii zesílí až tři děla.
    .p1 = Zapnout ho můžeš, když se počítá síla děl. Každé zesílené dělo přidá 1, pokud míří dopředu, jinak ½.
    .p2 = Dosáhne na děla, se kterými je spojený, a od zesíleného děla na ta, která jsou spojená s ním. Dvojitá děla jen tehdy, když jsou zapnutá.
    .p3 = Zesilovačů může pracovat víc, ale žádné dělo se nezesílí dvakrát. Nejlepší možnost se ti nabídne, můžeš zvolit i jinou.

rules-engine-booster = Zesilovač motorů
    .lead = Za baterii zesílí až tři motory.
    .p1 = Zapnout ho můžeš, když se počítá síla motorů. Každý zesílený motor přidá 1.
    .p2 = Dosáhne na motory, se kterými je spojený, a od zesíleného motoru na ty, které jsou spojené s ním. Dvojité motory jen tehdy, když jsou zapnuté.
    .p3 = Žádný motor se nezesílí dvakrát.

rules-shield-booster = Zesilovač štítů
    .lead = S ním štít zastaví i velké meteory a velké střely.
    .p1 = Když by takový zásah něco zničil, zapni zesilovač a štít, který tu stranu kryje: obvykle dvě baterie.
    .p2 = Štít musí být spojený se zesilovačem nebo s jiným zapnutým a zesíleným štítem; v řetězu smějí být tři.

rules-reactor-furnace = Reaktorová pec
    .lead = Spálí kostičku zboží a dobije baterie.
    .p1 = Kdykoli nakládáš, smí každá pec spálit jednu kostičku, z lodi i z nabídky, třeba i takovou, pro kterou nemáš místo.
    .p2 = Jeden dílek s bateriemi spojený s pecí se celý dobije. Jsou-li spojené dva, vybereš si.

rules-catapult = Katapult
    .lead = Střílí kostičky zboží na tři strany, podle svých šipek.
    .p1 = Před startem dostane každý dílek s kontejnery spojený s katapultem jednu modrou kostičku zdarma. Jen jednu, i kdyby byl spojený s více katapulty.
    .p2 = Když se počítá síla děl, smí každý katapult vystřelit jednu kostičku ze spojeného dílku: +1, míří-li některá šipka dopředu, jinak +½.
    .p3 = Může také sestřelit velký meteor všude tam, kam by dosáhlo dělo mířící jako jedna z šipek. I to stojí kostičku.
    .p4 = Není to dělo: nic před ním nemusí zůstat prázdné a zesilovač mu nepomůže.

rules-stasis-chamber = Spánková komora
    .lead = Čtyři spící kosmonauti, kteří zaujmou místa ztracených.
    .p1 = Spáči nejsou posádka: nepočítají se a obětovat je nejde. Vezme-li ti trest všechny ostatní, vezme i spáče.
    .p2 = Kdykoli přijdeš o posádku, můžeš spáče probudit do kajut spojených s komorou, i do startovní: nejvýš dva do kajuty a žádného k mimozemšťanovi.
    .p3 = Nezůstane-li vzhůru nikdo z lidí, může to ještě zachránit tvůj let.

rules-cyan-alien = Tyrkysoví mimozemšťané
    .lead = V kajutě spojené s tyrkysovou podporou života může bydlet odborník.
    .p1 = Platí obvyklá pravidla: na lodi jen jeden, nikdy ve startovní kajutě, a odchází, když přijde o svou podporu života.
    .p2 = Před startem si v pořadí letu každý s tyrkysovým mimozemšťanem vezme jednu ze šesti schopností; každou má jen jeden hráč. Je-li ta vytoužená pryč, můžeš ubytovat kosmonauty.
    .p3 = Schopnost trvá, dokud je mimozemšťan na palubě.

rules-lawyer = Právník
    .lead = Za ztracené dílky platíš polovinu, zaokrouhleno dolů. V soutěži o tituly je o bod méně stejně dobré jako nejlepší skóre.
    .p1 = Sedm ztracených dílků stojí 3 kredity.
    .p2 = Je-li nejlepší skóre 4, stačí na shodu 3 nebo 3½. Skóre 0 nestačí nikdy.
    .p3 = Pomáhá i těm, kdo odstoupili.

rules-manager = Manažer
    .lead = Tvůj hnědý a fialový mimozemšťan přidávají 3 místo 2. Když doletíš, získáš 1, 3 nebo 6 kreditů za jednoho, dva nebo tři mimozemšťany.
    .p1 = Manažer se mezi ně počítá.
    .p2 = Kdo odstoupí, tyto kredity nedostane.

rules-merchant = Obchodník
    .lead = Každá dovezená žlutá a modrá kostička vynese o 1 kredit víc.
    .p1 = I po odstoupení, a tento kredit se nepůlí.
    .p2 = Jedna červená, dvě žluté a tři modré po odstoupení: 7 kreditů za polovinu ze 13 a k tomu 5.

rules-micronavigator = Mikronavigátor
    .lead = Po kartě, na které jiná loď získala nebo ztratila dny, můžeš získat jeden den.
    .p1 = Za kartu jen jeden den, ať se pohnulo lodí kolik chtělo.
    .p2 = Můžeš se tak dostat zpátky před toho, kdo tě právě předstihl.

rules-techie = Technik
    .lead = Na každé kartě máš po jedné zaplacené baterii další zapnutí zdarma.
    .p1 = Za kartu jen jednou: dva dvojité motory stojí 1 baterii, čtyři stojí 3.
    .p2 = V meteorickém roji může to bezplatné přijít později: teď baterie za dělo, pak štít zadarmo.
    .p3 = Cena v bateriích, třeba na vrakovišti, není zapnutí: platí se celá a nic zdarma po ní nepřijde.

rules-diplomat = Diplomat
    .lead = Jednou se tě nepřítel nebo řádek bojové zóny netýká. Diplomat tam pak zůstane.
    .p1 = Proti nepříteli se rozhoduješ dřív, než určíš svou sílu. Nepřítel není poražen a letí k další lodi.
    .p2 = V bojové zóně se rozhoduješ, až když by tě řádek postihl: to už všichni určili sílu a baterie jsou utracené. Nikdo jiný to místo tebe neodnese.
    .p3 = Mimozemšťan je pryč do konce letu a jeho kajuta je prázdná.

rules-junkyard = Vrakoviště
    .lead = Čtyři obchody, každý pro jednoho hráče: zaplať, co je vlevo, a vezmi si, co je vpravo.
    .p1 = V pořadí letu si každý smí vybrat volný řádek, na který má. Zaplatí a dostane své dřív, než se rozhodne další.
    .p2 = Zbožím platíš v jakýchkoli barvách; chybějící kostičky baterie nenahradí.
    .p3 = Na kusy šrotu a zbloudilé střely se hází hned a zasahují jako všechny ostatní.
    .p4 = Baterie a kosmonauti přijdou tam, kde je místo, i do spánkových komor; co se nevejde, propadne. Přeskupovat se nesmí nic.
    .p5 = Lomítko znamená jedno z obojího. Získané dny tě hned posunou vpřed.

rules-wide-open-space = Širý vesmír
    .lead = Volný vesmír, jen dvakrát tak daleko.
    .p1 = V pořadí letu každý určí sílu motorů a za každý bod letí o dvě volná pole vpřed.
    .p2 = Bez síly musíš odstoupit. Kdo ztrácí celé kolo, to se posoudí, až se pohnou všichni.

rules-meteor-vortex = Meteorický vír
    .lead = Meteory ze všech stran, ale jedna z nich tě ušetří.
    .p1 = V pořadí letu si každý zvolí stranu, kterou ignoruje.
    .p2 = Pak letí meteory jako v Meteorickém roji; ty z tvé strany se tě netýkají.
    .p3 = Na stranu, kterou ignorují všichni, se ani nehází.
    .p4 = Platí strana vytištěná na kartě. Co s meteorem udělá plán lodi, třeba IIA nebo IIIA, na tom nezáleží.

rules-antitrust-check = Antimonopolní kontrola
    .lead = Kdo má něčeho nejvíc, jedno z toho odevzdá.
    .p1 = Jednoduchá děla, dvojitá děla, jednoduché motory, dvojité motory: řádek po řádku. Kdo jich má víc než kdokoli jiný, odevzdá jeden takový dílek podle svého výběru. Při shodě nikdo.
    .p2 = Odevzdaný dílek je ztracený a platí se za něj, ale není zničený a neodpadl. Co držel, to odpadne jako obvykle, ještě než se počítá další řádek.
    .p3 = Dělo s motorem se počítá v obou řádcích. Letí-li jediná loď, karta se přeskočí.

rules-bad-day = Černý den
    .lead = Epidemie; od úrovně II i sabotáž; na úrovni III navíc hvězdný prach.
    .p1 = Řádky se dějí jeden po druhém, každý jako karta toho jména. Řádky nad úrovní letu neplatí.
    .p2 = Letí-li jediná loď, sabotáž se vynechá.

rules-ship-ia = Loď IA
    .lead = Prokletá: každý hod znamená některý její řádek a sloupec.
    .p1 = 2, 3 a 4 jsou jedna řada, 5 a 6 další, pak 7, pak 8 a 9, nakonec 10, 11 a 12. Platí to pro zásahy i pro souřadnice, tedy i pro sabotáž. Kde nic nestojí, tam hod přesto mine.
    .p2 = Řady, které leží vedle sebe, spolu sousedí: ta s 8 a 9 je vedle té s 10, 11 a 12.
    .p3 = Před stavbou určí kostka, která strana plánu je vpředu, pro všechny stejně.

rules-ship-iia = Loď IIA
    .lead = Co letí zepředu nebo zezadu, přiletí dvakrát: i v zrcadlovém sloupci.
    .p1 = K sobě patří 4 a 10, 5 a 9, 6 a 8; 7 zrcadlo nemá. 2, 3, 11 a 12 loď míjejí.
    .p2 = Obojí udeří zároveň. Jeden štít zastaví obojí; velké meteory se sestřelují po jednom a platí se každý výstřel. Letí-li zezadu, může jediné dělo nebo katapult ve sloupci 7 sestřelit oba, ten ve sloupci 6 i ten ve sloupci 8.
    .p3 = Zásahy z boků a souřadnice, třeba při sabotáži, se nezrcadlí. Pozor na čísla: řádek 7 leží na tomto plánu víc vzadu.

rules-ship-iiia = Loď IIIA
    .lead = Co by loď minulo, zahne za roh a zasáhne ji z boku.
    .p1 = Zepředu a zezadu se z 2, 3, 4, 10, 11 nebo 12 stane zásah zleva nebo zprava, v řádku, kam na plánu ukazuje šipka.
    .p2 = Platí všechna pravidla nové strany: tam musí mířit děla i štíty.
    .p3 = Souřadnice, třeba při sabotáži, nikam nezahýbají: takový hod mine.

rules-title-dock = Dražší tituly
    .lead = Změny treku; na každé se místnost dohodne zvlášť.
    .p1 = – Dok titulů: za tituly se platí 3, 6 a 9 kreditů, nebo 4, 8 a 12. Za obhájený zlatý v posledním letu dvojnásobek. Nižší strana se hodí, když hrajete jen s pár částmi krabice; vyšší s Drsnými štrekami nebo se vším kromě nich.
    .p2 = – Poloviční skóre: soutěží i ti, kdo odstoupili, s polovinou skóre a bez zaokrouhlení, je-li větší než 0. Takto obhájený zlatý titul vynese jen tolik co stříbrný.
    .p3 = – Dvojí tituly: dva hráči mají čtyři tituly, každý dva; kdo jich získá víc, dva si nechá a zbytek předá. Každý se posuzuje zvlášť a platí obojí zlatá ztížení.
    .p4 = – Nové tituly najisto: nejdřív se vyloží ty z krabice a na zbylá místa se losuje z ostatních.

rules-contraptionist = Kutil
    .lead = Počítá dílky, které fungují jen díky jiným.
    .p1 = Zesilovače, pece, katapulty a spánkové komory po 1 bodu, jsou-li spojené s tím, čemu slouží. Podpora života jednou za každou barvu, je-li spojená s jinou než startovní kajutou; mimozemšťan v ní být nemusí.
    .p2 = Tento titul se losuje jen s novými technologiemi.
    .p3 = Zlatá strana: takový dílek, který není spojený s ničím, čemu slouží, odpadne, před startem i kdykoli přijdeš o dílek.

rules-aesthete = Estét
    .lead = Počítá dílky, které jsou zrcadlově na obou stranách sloupce 7.
    .p1 = Pole vlevo a jeho zrcadlový obraz vpravo dají 1 bod, stojí-li na obou stejný druh dílku. Na otočení, přípojkách a pancéřování nezáleží, na velikosti a barvě také ne.
    .p2 = Jednoduché a dvojité se liší. Dělo s motorem se hodí k dělu, k motoru i k dalšímu dělu s motorem, ale jen jednou.
    .p3 = Zlatá strana: před startem a po každé kartě přijde plnější strana o posádku tak, aby po obou stranách sloupce 7 zbylo stejně. Spáče můžeš předtím probudit.

rules-rough-roads = Drsné štreky
    .lead = Jedno, dvě nebo tři pravidla navíc pro jeden let: těžké, drsné, šílené.
    .p1 = Losují se před stavbou a všichni je uvidí dřív, než se rozběhne čas. V treku nepřijde žádná dvakrát.
    .p2 = Hendikep jsou karty jen pro některé hráče. Kdo nějaký má, má stejné karty jako ostatní; kdo jich má méně, má ty první. Karta, která má smysl jen pro všechny, se losuje znovu.
    .p3 = V treku se hráči mohou dohodnout, že se budou domlouvat znovu: mezi lety každý řekne, aniž ví, co chtějí ostatní, s kolika kartami mají letět všichni. Změní se to, jen když všichni, kdo řeknou číslo, řeknou totéž. Kolik si kdo vezme jako hendikep, je na něm.
    .p4 = Zdá-li se ti některá karta obzvlášť krutá, chápeš ji správně.

rules-metal-fatigue = Únava materiálu
    .lead = Po kartě, na které se lodě pohnuly, se hodí kostkou. Každá loď, která se pohnula aspoň o tolik, může přijít o dílek.
    .p1 = Nezáleží na tom, jestli dny získala, nebo ztratila; došlo-li na obojí, počítá se rozdíl.
    .p2 = Jeden hod na sloupec a řádek platí pro všechny; co tam stojí, odpadne.

rules-explosive-stuff = Výbušný náklad
    .lead = Zničený dílek, na kterém je zboží nebo baterie, vezme s sebou osm polí kolem.
    .p1 = Co odpadne nebo se odevzdá, nevybuchuje.
    .p2 = Co výbuch zničí, může vybuchnout také.

rules-paranoid-locals = Paranoidní místní
    .lead = Kdo přistane na planetě, na toho se zepředu střílí: malou střelou, a když nepřistane nikdo jiný, velkou.
    .p1 = Nejdřív se všichni popořadě rozhodnou. Pak přijdou střely.
    .p2 = Teprve potom se nakládá.

rules-cosmic-psychosis = Kosmická psychóza
    .lead = Po každé kartě určí kostky sloupec a řádek. Kajuta s kosmonautem, která tam stojí, je zničena.
    .p1 = Jeden hod platí pro všechny lodě.
    .p2 = S kajutou přijdeš o všechny, kdo v ní jsou.

rules-personalized-cabins = Kajuty na jméno
    .lead = Posádka, která opouští loď, si bere kajutu s sebou. Za ztracené kajuty se neplatí.
    .p1 = Ať odchází z vlastní vůle, nebo musí, přijdeš i o toho, kdo v kajutě zbyl. Nejdřív odejde všechna posádka, pak kajuty.
    .p2 = Taková kajuta není zničená a neodpadla. Spáči se nemají kam probudit.

rules-meteoric-inversion = Meteorická inverze
    .lead = Velké meteory se chovají jako malé a malé jako velké.
    .p1 = Velké tedy zastaví štít a na malé jsou potřeba děla.
    .p2 = Platí to pro meteory odkudkoli: z rojů, vírů i vrakovišť.

rules-remorseless-fate = Neúprosný osud
    .lead = Bojová zóna a sabotáž postihnou všechny kromě nejsilnějšího. Nakažené kajuty se odevzdávají, hvězdný prach urve dílky s otevřenými přípojkami.
    .p1 = Je-li nejsilnějších víc, je ušetřen jen ten, kdo je nejvíc vzadu. Při sabotáži se hází třikrát; zasažená loď už má pokoj.
    .p2 = Hvězdný prach nikoho neposune: místo toho odpadne každý dílek s otevřenou přípojkou. Stejně krutý je i Černý den.

rules-big-baddies = Velcí padouši
    .lead = Nepřátelé jsou silnější o menší ze dvou kostek.
    .p1 = Hází se jednou, když se nepřítel objeví.
    .p2 = Stejnou sílu má pak proti všem, které potká.

rules-piercing-projectiles = Průrazné projektily
    .lead = Co zničí dílek, letí dál a zasáhne další v řadě.
    .p1 = Ještě jednou, potřetí už ne. Platí obvyklá pravidla: malý meteor se od prázdné hrany odrazí.
    .p2 = Pancéřování ho zastaví úplně.

rules-union-ship = Odborová loď
    .lead = Před poslední kartou každý zaplatí za člena posádky kredit nebo kostičku zboží, jinak odstupuje.
    .p1 = Baterie se neberou.
    .p2 = Kdo nemá čím zaplatit, musí odstoupit.

rules-bad-luck = Smůla
    .lead = Když meteor nebo střela nikoho nezasáhne a nikoho nestojí baterii, hází se znovu, nejvýš třikrát.
    .p1 = Odražený zásah je zásah. Sestřelený meteor není.
    .p2 = Kostička vystřelená katapultem se počítá jako baterie.

rules-nasty-surprise = Ošklivé překvapení
    .lead = Až všichni dostaví, vystřídá tuto kartu jiná.
    .p1 = Losuje se dřív, než cokoli přijde na palubu.
    .p2 = Karty, na kterých záleží při stavbě, se losují znovu.

rules-infected-goods = Nakažené zboží
    .lead = Když nakládáš, přijdeš o kosmonauta za každou nabízenou kostičku nad počet tvých mimozemšťanů.
    .p1 = Počítají se i kostičky, které necháš být.
    .p2 = Není-li vzhůru dost kosmonautů, přijdeš o spáče.

rules-defective-connectors = Vadné přípojky
    .lead = Každá univerzální přípojka spojená s jinou než univerzální je vadná a ubere 1 ze síly motorů.
    .p1 = Dílky, které takhle drží, můžeš předtím odhodit; odpadnou.
    .p2 = Síla může být i záporná. Ve volném vesmíru pak zůstaneš stát a musíš odstoupit; v bojové zóně se méně než nic počítá jako 0 a je s ní shoda.

rules-space-junk = Vesmírný odpad
    .lead = Co během karty odpadne z lodi, zasáhne lodě za ní jako velký meteor zepředu.
    .p1 = Po kartě, v pořadí letu, jeden meteor za každý dílek. Počítá se i to, co odpadne teď.
    .p2 = Zničené a odevzdané dílky odpadem nejsou. Dokud to neskončí, nikdo neodstupuje.

rules-gravitational-anomaly = Gravitační anomálie
    .lead = Motory smějí mířit i dopředu. Po Volném vesmíru se každá loď obrátí.
    .p1 = Motory mířící dopředu nedávají nic, dokud se loď neobrátí.
    .p2 = Obrací se všechno: děla, štíty i to, kam co zasáhne.
    .p3 = Po Širém vesmíru by se loď obrátila dvakrát, takže zůstane, jak je.

rules-dead-zone = Mrtvá zóna
    .lead = V jednom sloupci, vylosovaném před stavbou, nic nefunguje a nic se neuveze.
    .p1 = Kajuty tam zůstanou prázdné, motory a děla nedávají nic a podpora života ani zesilovače tudy nedosáhnou.
    .p2 = Pravidla stavby, přípojky a pancéřování platí dál. Pro Kutila jsou takové dílky spojovací, pro Estéta jsou, čím jsou.
    .p3 = Hází se, dokud kostky neurčí sloupec lodi. Na lodi IA se čísla o sloupce dělí jako vždy; co lodě IIA a IIIA dělají se zásahy, na tom tu nezáleží.

rules-abandoned-debris = Opuštěné trosky
    .lead = U opuštěné lodi či stanice každý jmenuje stranu. Z té nejčastější letí na všechny velký meteor.
    .p1 = Jmenuje se v pořadí letu.
    .p2 = Při shodě letí jeden z každé takové strany, v pořadí, v jakém byly jmenovány poprvé.

rules-welcome-to-the-lead = Vítej v čele
    .lead = Kdo přijde o vedení, smí z jednoho děla vystřelit na loď, která ho převzala: jedna malá střela.
    .p1 = Letí v řádku nebo sloupci toho děla, ze strany opačné, než kam dělo míří.
    .p2 = Dvojité dělo potřebuje baterii. Katapulty se nepočítají.

rules-tough-trip = Náročná cesta
    .lead = V každém balíčku je o jednu kartu víc, a to úrovně letu.
    .p1 = Let má tedy o čtyři karty víc.
    .p2 = Po Ošklivém překvapení se přidají, než se karty zamíchají.

rules-murphys-law = Murphyho zákon
    .lead = Hráč za tebou jmenuje pro tvou loď číslo. Co by tě minulo, přiletí místo toho v tomto řádku nebo sloupci.
    .p1 = Poslednímu ho jmenuje vedoucí hráč. Děje se to před startem.
    .p2 = Čísla, která na plánu znamenají stejnou řadu, jsou jedno.
    .p3 = Na lodi IIA stačí k zásahu, když něco stojí v jednom ze dvou zrcadlových sloupců; druhá polovina pak proletí kolem a jinam nepřiletí. Jen když jsou oba sloupce prázdné, přiletí ve jmenovaném a v jeho zrcadlovém.
    .p4 = Na lodi IIIA zahýbá za roh i jmenované číslo, jako každé jiné.
