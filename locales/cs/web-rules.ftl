# Pravidla vlastními slovy. Stránka je `rules-<id>`: nadpis, `.lead`, pak `.p1`, `.p2` … po řadě.
# Odstavec, který začíná „– “, je položka seznamu.

rules-ui-title = Pravidla
rules-ui-skip = Přejít na stránku
rules-ui-all = Všechna pravidla
rules-ui-search = Hledat v pravidlech
rules-ui-found = { $count ->
    [0] Nic nenalezeno
    [one] { $count } stránka
    [few] { $count } stránky
   *[other] { $count } stránek
}
rules-ui-nothing = O tom tu nic není. Zkus kratší slovo, nebo listuj níže.
rules-ui-here-titles = V této místnosti se za tituly po třech letech platí { $first }, { $second } a { $third } kreditů; za zlatý obhájený v posledním { $gold }.
rules-ui-related = Viz také
rules-ui-lost = Taková stránka tu není. Tady jsou všechny.
rules-ui-why-about = Proč? { $about }
rules-ui-more = Číst pravidlo: { $page }
rules-ui-note = Neoficiální. Pravidla druhého vydání, převyprávěná vlastními slovy.

rules-group-start = Začni tady
rules-group-building = Stavba
rules-group-components = Dílky
rules-group-flight = Let
rules-group-cards = Letové karty
rules-group-trek = Trek a tažení
rules-group-table = U tohoto stolu

## Začni tady

rules-one-minute = Hra v jedné minutě
    .lead = Postav loď z náhradních dílů, proleť s ní vším možným a nech si zaplatit za to, co doletí.
    .p1 = Všichni stavějí zároveň z jedné společné loděnice. Vezmeš dílek, přivaříš ho k lodi nebo ho vrátíš, a bereš další.
    .p2 = Pak lodě letí společně a potkávají jednu letovou kartu za druhou: planety k přistání, opuštěné vraky, nepřátele, meteory.
    .p3 = Motory tě drží vepředu. Děla porážejí nepřátele a sestřelují velké meteory. Před ostatním tě chrání štíty a poctivá stavba. V kajutách bydlí posádka, v kontejnerech se vozí zboží a baterie pohánějí všechno dvojité.
    .p4 = Po poslední kartě jsou peníze za umístění, za nejhezčí loď a za zboží. Každý dílek ztracený po cestě stojí 1 kredit.
    .p5 = Zisk je úspěch. Kdo má u stolu největší zisk, je první.

rules-learning-flight = Výukový let
    .lead = Krátký a laskavý let s malou lodí: tady se hru naučíš nejsnáz.
    .p1 = Stavíš loď úrovně I a máš na to všechen čas světa: žádné přesýpací hodiny, žádná rezerva, žádné nahlížení do karet.
    .p2 = Mimozemšťané s tebou zatím neletí. Podpora života je tu obyčejný spojovací dílek.
    .p3 = Startovní pole se obsazují podle toho, kdo kdy dostaví: kdo je hotový první, stojí první.
    .p4 = Chyba nalezená při kontrole nic nestojí. Jednou si můžeš vzít loď zpět, sundat cokoli kromě startovní kajuty a stavět dál; kdo zatím čeká, posune se dopředu.
    .p5 = Přijde osm karet, od každého druhu jedna: Planety, Opuštěná loď, Opuštěná stanice, Pašeráci, Volný vesmír, Meteorický roj, Bojová zóna a Hvězdný prach.
    .p6 = Všechno ostatní, i výplata, je jako při letu úrovně I.

rules-levels = Úrovně I, II a III
    .lead = Vyšší úroveň znamená větší loď, delší let, těžší karty a lepší výplatu.
    .p1 = – Úroveň I: loď až z 18 dílků, 8 karet, kolo o 18 polích. Za umístění se platí 4, 3, 2, 1, za nejhezčí loď 2 kredity.
    .p2 = – Úroveň II: až 27 dílků, 12 karet, kolo o 24 polích. Za umístění se platí 8, 6, 4, 2, za nejhezčí loď 4 kredity.
    .p3 = – Úroveň III: až 36 dílků, 16 karet, kolo o 34 polích. Za umístění se platí 12, 9, 6, 3, za nejhezčí loď 6 kreditů.
    .p4 = Karty leží ve čtyřech stejných balíčcích. Na úrovni II jsou v každém dvě karty úrovně II a jedna úrovně I, na úrovni III dvě karty úrovně III a po jedné z úrovní II a I.
    .p5 = První karta letu má vždy stejnou úroveň jako let.

rules-players = Kolik vás hraje
    .lead = Spolu letí dvě až pět lodí, lidé a boti v libovolné kombinaci.
    .p1 = Boti hrají podle stejných pravidel a nevědí víc než to, co by na jejich místě bylo vidět tobě.
    .p2 = Startovních polí je tolik, kolik je hráčů: ve třech zůstane pole 4 prázdné.
    .p3 = V treku připadá na každého hráče jeden titul, proto jsou k němu potřeba aspoň dva.
    .p4 = Cvičně můžeš letět i bez soupeřů. S jedinou lodí není co porovnávat: Bojová zóna, Sabotáž, Antimonopolní kontrola i sabotáž Černého dne se přeskočí, stejně jako když v letu zbude poslední loď.

## Stavba

rules-building = Stavba lodi
    .lead = Vezmi dílek, prohlédni si ho, použij ho nebo vrať. Všichni najednou, jak rychle kdo chce.
    .p1 = Stavba začne, jakmile ji někdo odstartuje.
    .p2 = V ruce máš vždy jeden dílek: buď tažený naslepo ze zakrytých, nebo vybraný z odkrytých, které leží na očích všem.
    .p3 = Polož ho na volné pole stavební zóny vedle své lodi, kde se spojí aspoň jedna přípojka a všechny strany k sobě pasují. Nebo ho odlož do rezervy. Nebo ho vrať; pak leží odkrytý.
    .p4 = Naposledy položený dílek ještě není přivařený: můžeš ho zvednout, otočit, přesunout i vrátit. Přivaří se, jakmile sáhneš po dalším dílku nebo po balíčku karet.
    .p5 = Zastavět celý plán nemusíš. Skonči, až ti to bude stačit.

rules-turn-by-turn = Stavba po tazích
    .lead = Pro klidné stoly a pomalá spojení: jeden po druhém, za tah jen jedno sáhnutí.
    .p1 = Hráči se střídají v pořadí, v jakém sedí, a přesýpací hodiny se nepoužívají.
    .p2 = Tah je jedno z tohoto:
    .p3 = – vzít dílek a připojit ho, odložit do rezervy nebo vrátit,
    .p4 = – připojit dílek z rezervy,
    .p5 = – přečíst si jeden balíček karet,
    .p6 = – dokončit loď.
    .p7 = Jakmile někdo dostaví, zbývá každému z ostatních deset tahů. Místnost se může dohodnout na 5 až 30 tazích, nebo že omezení nebude.

rules-connectors = Přípojky
    .lead = Přípojky, které se potkají, k sobě musí pasovat; aby dílek držel, stačí spojit jednu.
    .p1 = – Jednoduchá přípojka patří k jednoduché, dvojitá k dvojité.
    .p2 = – Univerzální přípojka, nakreslená třemi čárami, se spojí s jakoukoli přípojkou.
    .p3 = – Jednoduchá s dvojitou se nespojí nikdy.
    .p4 = – Prázdná hrana přípojku nemá. Smí se dotýkat jen jiné prázdné hrany, nikdy přípojky.
    .p5 = Nový dílek musí pasovat ke všem sousedům zároveň. Dvě prázdné hrany si nepřekážejí, ale nic nedrží: aspoň jednou stranou musí být dílek opravdu spojený.
    .p6 = Dva dílky jsou spojené, když se přípojka jednoho dotýká přípojky druhého. Jen ležet vedle sebe nestačí, a na tom rozdílu závisí spousta pravidel.

rules-exposed = Otevřené přípojky
    .lead = Přípojka, vedle které není žádný dílek, je otevřená. Smí se to, jen tam trochu táhne.
    .p1 = Počítají se strany: jednoduchá, dvojitá i univerzální přípojka je jedna otevřená přípojka.
    .p2 = Počítají se i strany obrácené do díry uvnitř lodi nebo k okraji plánu.
    .p3 = Zaplatíš za ně třikrát: pronikají jimi malé meteory, Hvězdný prach si za každou vezme den a odměnu za nejhezčí loď získá ta, která jich má nejméně.
    .p4 = Když o dílek přijdeš, mohou se přípojky jeho sousedů otevřít. Od té chvíle se počítají.

rules-mistakes = Chyby a kontrola lodi
    .lead = Před startem se kontroluje každá loď. Co je proti pravidlům, musí pryč.
    .p1 = – Jednoduchá přípojka proti dvojité nebo přípojka proti prázdné hraně.
    .p2 = – Motor, který nemíří dozadu, nebo dílek těsně za motorem.
    .p3 = – Dílek těsně před hlavní děla.
    .p4 = – Dílek nebo celá část lodi, která není s ničím spojená.
    .p5 = Který z chybných dílků sundáš, určuješ ty, jeden po druhém, dokud není všechno v pořádku; jít může i startovní kajuta. Pokud se loď rozpadne, vybereš část, se kterou poletíš.
    .p6 = Všechno, co takhle sundáš nebo co odpadne, se počítá jako ztracené: při výplatě po 1 kreditu. Jen výukový let odpouští.
    .p7 = Při stavbě s pomocí se dílek, který nepasuje, rovnou odmítne a dozvíš se proč. Hrajete-li jako u stolu, můžeš přivařit i nesmysl a kontrola najde úplně všechno. Za letu už se žádná chyba hledat nemusí.

rules-reserve = Rezerva
    .lead = Dva dílky mohou počkat vedle lodi.
    .p1 = Dílek z ruky nemusíš hned připojit, můžeš si ho odložit. Nikdo jiný ti ho nevezme.
    .p2 = Připojíš ho během stavby, kdy chceš; jeho místo se tím uvolní pro další.
    .p3 = Rozmyslet si to můžeš jen do chvíle, než sáhneš po dalším dílku nebo balíčku. Potom už rezervovaný dílek vrátit nejde.
    .p4 = Co v rezervě zůstane při startu, to se počítá jako ztracený dílek a stojí 1 kredit.
    .p5 = Ve výukovém letu rezerva není.

rules-forecast = Nahlížení do karet
    .lead = Tři ze čtyř balíčků letových karet si můžeš při stavbě prohlédnout.
    .p1 = Jakmile k lodi připojíš aspoň jeden dílek, smíš do těchto balíčků nahlížet, jak často chceš, dokud loď nedokončíš.
    .p2 = Jeden balíček čte vždy jen jeden hráč. S balíčkem v ruce nemůžeš brát ani připojovat dílky a otevřením balíčku se tvůj poslední dílek přivaří.
    .p3 = Čtvrtý balíček zůstává tajný. Před letem se všechny čtyři zamíchají dohromady, takže víš, co přijde, ale ne kdy.
    .p4 = Ve výukovém letu se do karet nenahlíží.

rules-timer = Přesýpací hodiny
    .lead = Od úrovně I určuje délku stavby písek.
    .p1 = Písek se začne sypat ve chvíli, kdy někdo odstartuje stavbu. Sype se 90 sekund; místnost se může dohodnout na 30 až 300.
    .p2 = Když se dosype, samo od sebe se nestane nic: stavíte dál, dokud někdo neotočí hodiny na další pole.
    .p3 = Otočit je smí kdokoli, s jednou výjimkou: na poslední pole je smí otočit jen ten, kdo už má loď hotovou.
    .p4 = Když se dosypou tam, musí všichni přestat. Dílek z ruky se vrátí odkrytý do loděnice, nebo zpět do rezervy, pokud byl z ní.
    .p5 = Na úrovni I mají hodiny dvě pole, na úrovni II tři a na úrovni III čtyři. Na úrovni I je tedy jediné otočení zároveň to poslední. Ve výukovém letu ani při stavbě po tazích hodiny nejsou.

rules-finishing = Konec stavby a startovní pole
    .lead = Kdo dostaví, vybere si startovní pole. Kdo dřív přijde, ten si vybírá.
    .p1 = Skončit můžeš kdykoli. Zaber libovolné volné startovní pole; pole 1 je vepředu.
    .p2 = Od té chvíle už nepřidáváš dílky ani nečteš karty, ale hodiny otáčet smíš.
    .p3 = Když vyprší čas, všichni, kdo ještě stavějí, si rozeberou zbylá pole; nejrychlejší má nejlepší.
    .p4 = Přední pole je o několik dní před zadním: na úrovni I o 4, na úrovni II o 6, na úrovni III o 9.
    .p5 = Kdo je vepředu, vybírá si první a dostane víc zaplaceno. Některé nepříjemnosti ale začínají u vedoucího hráče a při shodě v Bojové zóně doplácí ten, kdo je víc vepředu.

## Dílky

rules-starting-cabin = Startovní kajuta
    .lead = Srdce lodi s univerzálními přípojkami na všech čtyřech stranách.
    .p1 = Všechno ostatní je spojené s ní, přímo nebo přes jiné dílky.
    .p2 = Bydlí tu dva kosmonauti. Mimozemšťan nikdy, ani kdyby podpora života byla hned vedle.
    .p3 = Za letu je to dílek jako každý jiný: může dostat zásah, můžeš o ni přijít, zaplatíš za ni a letíš dál s tím, co zbude.

rules-cabin = Kajuta
    .lead = Místo pro dva kosmonauty, nebo pro jednoho mimozemšťana.
    .p1 = Posádku chce Opuštěná loď, ptá se po ní Opuštěná stanice, berou ji Otrokáři a počítá ji Bojová zóna.
    .p2 = Mimozemšťan tu může bydlet, pokud je kajuta spojená s podporou života jeho barvy.
    .p3 = Obsazené kajuty, které jsou spojené, se při Epidemii navzájem nakazí. Radši je drž od sebe.

rules-structural = Spojovací dílek
    .lead = Nic neumí a spojí skoro všechno.
    .p1 = Má hodně přípojek, často univerzálních, a jinak k ničemu není.
    .p2 = Hodí se, když chceš části lodi spojit na dvou místech, aby tě jeden zásah nepřipravil o celé křídlo.

rules-engine = Motor
    .lead = Jeden bod síly motorů, úplně zadarmo.
    .p1 = Musí mířit dozadu a pole těsně za ním musí zůstat prázdné; díra v lodi nebo okraj plánu stačí.
    .p2 = Síla motorů tě ve Volném vesmíru posouvá dopředu a porovnává se v Bojové zóně.
    .p3 = Loď bez motorů se může nechat unášet, ale Volným vesmírem neproletí.

rules-double-engine = Dvojitý motor
    .lead = Dva body síly motorů, pokaždé za baterii.
    .p1 = Staví se jako jednoduchý motor: míří dozadu a těsně za ním nic není.
    .p2 = Bez baterie nedává nic. Kdykoli se síla počítá, znovu se rozhodneš, které dvojité motory zapneš.

rules-cannon = Dělo
    .lead = Jeden bod síly děl, pokud míří dopředu, jinak půl bodu.
    .p1 = Mířit může kamkoli, ale pole těsně před hlavní musí zůstat prázdné.
    .p2 = Velké meteory sestřeluje zadarmo: míří-li dopředu, jen ty, které přilétají zepředu v jeho sloupci; míří-li do boku nebo dozadu, i ty, které z té strany letí v sousedním řádku nebo sloupci.
    .p3 = Dílky dál na stejné přímce střelbě nepřekážejí.
    .p4 = Proti střelám děla nepomohou.

rules-double-cannon = Dvojité dělo
    .lead = Dva body síly děl dopředu, jeden do ostatních stran, pokaždé za baterii.
    .p1 = Pole těsně před hlavněmi musí zůstat prázdné.
    .p2 = Baterii stojí i sestřelení velkého meteoru. Kde stačí jednoduché dělo, neplatí se nic.
    .p3 = Bez baterie nedává nic; jestli ji utratíš, je pokaždé na tobě.

rules-battery = Baterie
    .lead = Dvě nebo tři baterie pro dvojité motory, dvojitá děla a štíty.
    .p1 = Všechny se nabijí před startem. V základní hře potom už nikdy; Keep on Trucking má pece a vrakoviště, které je dobít umějí.
    .p2 = Jedna baterie pohání jeden dílek jednou. Blízko u něj být nemusí.
    .p3 = Když máš přijít o zboží, které nemáš, vezmou ti místo něj baterie.
    .p4 = Se ztraceným dílkem přijdeš i o baterie v něm.

rules-cargo = Kontejnery
    .lead = Dva nebo tři kontejnery, každý na jednu kostičku zboží.
    .p1 = Patří do nich žluté, zelené a modré kostičky. Červené ne.
    .p2 = Se zbožím se hýbe jen při nakládání. Se ztraceným dílkem přijdeš i o kostičky v něm.

rules-special-cargo = Červené kontejnery
    .lead = Jeden nebo dva zesílené kontejnery na zboží jakékoli barvy.
    .p1 = Červené kostičky, ty nejdražší, smějí cestovat tady a nikde jinde.
    .p2 = Levnější se sem vejdou také. Až potkáš něco červeného, můžeš je přeložit nebo vyhodit.

rules-life-support = Podpora života a mimozemšťané
    .lead = V kajutě spojené s podporou životních funkcí, krátce podporou života, může bydlet mimozemšťan stejné barvy.
    .p1 = Před startem pro každou takovou kajutu zvolíš: dva kosmonauti, nebo jeden mimozemšťan. Kajuta a podpora musí být opravdu spojené přípojkami.
    .p2 = Na lodi letí nejvýš jeden fialový a jeden hnědý mimozemšťan, ve startovní kajutě žádný.
    .p3 = – Fialový: +2 k síle děl, pokud samotná děla dávají víc než 0.
    .p4 = – Hnědý: +2 k síle motorů, pokud samotné motory dávají víc než 0.
    .p5 = Mimozemšťané patří k posádce: počítají se a můžeš je obětovat. Řídit ale neumějí; bez kosmonauta musíš z letu odstoupit.
    .p6 = Mimozemšťan, jehož kajuta přijde o svou podporu života, loď hned opouští.
    .p7 = Ve výukovém letu mimozemšťané nejsou a podpora života jen spojuje.

rules-shield = Štít
    .lead = Kryje dvě strany celé lodi, pokaždé za baterii.
    .p1 = Zastaví malý meteor nebo malou střelu ze strany, kterou kryje, ať na lodi stojí kdekoli.
    .p2 = Záleží jen na natočení: otoč štíty tak, aby společně kryly to, čeho se bojíš. Na všechny čtyři strany stačí dva.
    .p3 = Proti velkým meteorům a velkým střelám je k ničemu, ledaže mu pomůže zesilovač štítů.

## Let

rules-launch = Start a posádka
    .lead = Kontrola, baterie, posádka; a pak první karta.
    .p1 = Nejdřív se na každé lodi hledají chyby a dílky, které zbyly v rezervě, se počítají jako ztracené.
    .p2 = Každý dílek s bateriemi dostane tolik baterií, kolik jich ukazuje.
    .p3 = Do každé kajuty přijdou dva kosmonauti. V kajutě spojené s podporou života může místo nich bydlet jeden mimozemšťan její barvy; ve startovní kajutě ne.
    .p4 = Od každé barvy smí být na lodi nejvýš jeden mimozemšťan.
    .p5 = Kde je z čeho vybírat, rozhodují se hráči v pořadí letu; kdo je vzadu, vidí, co zvolili ti před ním.

rules-flight-order = Pořadí a letové dny
    .lead = Rakety na letovém plánu ukazují, kdo je vepředu. Jedno pole je jeden letový den.
    .p1 = Raketa nejvíc vepředu patří vedoucímu hráči. „V pořadí“ znamená od něj až k poslednímu.
    .p2 = Když získáš nebo ztratíš dny, posune se tvá raketa o tolik prázdných polí. Pole, na kterém stojí nějaká raketa, třeba i o kolo jinde, se přeskočí a nepočítá.
    .p3 = Ztrácí-li dny na jedné kartě víc hráčů, posune se nejdřív ten, kdo je nejvíc vzadu.
    .p4 = Dráha je okruh bez cíle. Let končí poslední kartou a tvé umístění je dáno tím, kde v tu chvíli jsi.

rules-giving-up = Odstoupení a ztráta kola
    .lead = Někdy se vyplatí přistát dřív. A někdy musíš.
    .p1 = Z letu musíš odstoupit, pokud po vyhodnocení karty
    .p2 = – nemáš na palubě žádného kosmonauta, nebo
    .p3 = – měla tvá loď ve Volném nebo Širém vesmíru sílu motorů 0 nebo méně, nebo
    .p4 = – je vedoucí hráč o víc než celé kolo před tebou.
    .p5 = Uprostřed karty se to neposuzuje: nejdřív ji celou přetrpíš, a třeba z toho ještě vyvázneš.
    .p6 = Před každou kartou můžeš odstoupit i dobrovolně. Ohlásíš-li to během karty, platí to až po ní; po poslední kartě už to nic neznamená.
    .p7 = Pak se tě karty netýkají. Nedostaneš nic za umístění ani za nejhezčí loď, a pokud nejsou domluvená poloviční skóre, ani za tituly. Zboží prodáš za polovinu celkové ceny zaokrouhlenou nahoru a ztracené dílky zaplatíš jako vždy.
    .p8 = Poslední loď letí dál sama. Bojová zóna, Sabotáž, Antimonopolní kontrola i sabotáž Černého dne ji nechají na pokoji.

rules-strength = Počítání síly
    .lead = Motory a děla se sčítají znovu pokaždé, když se karta zeptá.
    .p1 = – Motor 1, dvojitý motor 2 za baterii.
    .p2 = – Dělo mířící dopředu 1, dvojité 2 za baterii. Kamkoli jinam: polovina.
    .p3 = – Hnědý mimozemšťan +2 k motorům, fialový +2 k dělům; nic, pokud je síla bez něj 0.
    .p4 = Poloviny se nezaokrouhlují: 4½ porazí 4 a 5½ na 6 nestačí.
    .p5 = Do kterých dvojitých dílků dáš baterii, rozhoduješ ty, a kterýkoli můžeš nechat vypnutý. Jednoduché dílky a mimozemšťané se počítají vždycky; schovat je, aby loď vypadala slabší, nejde.

rules-hits = Meteory a střely
    .lead = Něco přilétá z jedné strany v jednom řádku nebo sloupci. Ve kterém, to řeknou kostky.
    .p1 = Součet dvou kostek je sloupec pro to, co letí zepředu nebo zezadu, a řádek pro to, co letí zleva nebo zprava. Ohrožený je první dílek, který stojí v cestě; nestojí-li tam žádný, loď to mine.
    .p2 = – Malý meteor: od prázdné hrany se odrazí. Míří-li na otevřenou přípojku, dílek zničí, ledaže dáš baterii do štítu, který tu stranu kryje.
    .p3 = – Velký meteor: musí ho sestřelit dělo, které míří proti němu. Letí-li zepředu, musí stát ve stejném sloupci; letí-li zleva, zprava nebo zezadu, stačí i sousední řádek nebo sloupec. Dvojité dělo stojí baterii. Samotný štít nepomůže.
    .p4 = – Malá střela: zastaví ji jen štít, který tu stranu kryje, za baterii. Prázdná hrana nepomůže.
    .p5 = – Velká střela: nic ze základní hry ji nezastaví.
    .p6 = – S Keep on Trucking se to všechno odrazí od pancéřované strany. Zesílený štít zastaví i velké meteory a velké střely a katapult sestřelí velký meteor jako dělo.
    .p7 = Co nic nezastaví, to dílek zničí. Bránit se nikdy nemusíš.

rules-losses = Ztráta dílků, posádky a zboží
    .lead = Jeden zásah bere jeden dílek; co na něm visí, může jít s ním.
    .p1 = Zničený dílek je pryč se vším, co na něm bylo: s posádkou, bateriemi i zbožím.
    .p2 = Co pak už není s lodí spojené, odpadne. Zbude-li víc částí, vybereš si tu, se kterou poletíš dál.
    .p3 = Každý ztracený dílek stojí při výplatě 1 kredit, ať byl zničen, nebo odpadl.
    .p4 = Když ztrácíš posádku, určíš, koho a ze které kajuty. Bez kosmonauta na palubě musíš po kartě odstoupit.
    .p5 = Když ztrácíš zboží, jde nejdřív to nejdražší; u stejně drahého vybíráš kontejner. Je-li zboží málo, doplatí se bateriemi. Kdo nemá ani ty, už o nic nepřijde.
    .p6 = U každé takové volby je předem vybraná rozumná možnost.

rules-goods = Zboží
    .lead = Čtyři barvy, čtyři ceny.
    .p1 = – Červené 4 kredity, žluté 3, zelené 2, modré 1.
    .p2 = Do kontejneru se vejde jedna kostička. Červené patří jen do červených kontejnerů, ostatní kamkoli.
    .p3 = Při nakládání můžeš i přerovnat nebo vyhodit to, co už vezeš. Jindy ne.
    .p4 = Zásoba není bezedná: je v ní 12 červených, 17 žlutých, 13 zelených a 14 modrých kostiček; s novými technologiemi je jich o 20 víc, hlavně modrých. Nakládá se v pořadí letu a co ti vepředu vyhodí, to si mohou naložit ti za nimi.
    .p5 = Když v zásobě žádná z těch kostiček není, nic nenaložíš, nic nepřerovnáš, a dny přesto ztratíš.

rules-payday = Výplata
    .lead = Po poslední kartě má každý kredit svůj důvod.
    .p1 = – Umístění: na úrovni I a ve výukovém letu 4, 3, 2, 1, na úrovni II 8, 6, 4, 2, na úrovni III 12, 9, 6, 3 a ve třídě IV 16, 12, 8, 4 kredity.
    .p2 = – Nejhezčí loď, tedy ta, která má nejméně otevřených přípojek: 2, 4 nebo 6 kreditů podle úrovně, ve třídě IV 8, při shodě pro všechny. V treku jsou místo toho tituly.
    .p3 = – Zboží, prodané za plnou cenu.
    .p4 = – Minus 1 kredit za každý dílek ztracený za letu, při kontrole nebo ponechaný v rezervě.
    .p5 = Kdo z letu odstoupil, nemá umístění, o nejhezčí loď nesoutěží a zboží prodá za polovinu celkové ceny, zaokrouhlenou nahoru.
    .p6 = Kdo má aspoň 1 kredit, může být spokojený; kdo jich má nejvíc, je první. Do té doby jsou kredity tajné, pokud se nehraje s odkrytými.

## Letové karty

rules-planets = Planety
    .lead = Zboží pro každého, na koho zbude volná planeta. Platí se letovými dny.
    .p1 = V pořadí může každý přistát na jedné planetě, která je ještě volná, nebo letět dál. Na planetu se vejde jedna loď.
    .p2 = Kdo přistál, naloží v pořadí letu její zboží.
    .p3 = Pak každý z nich ztratí uvedený počet dní; začíná ten, kdo je nejvíc vzadu.
    .p4 = Přistát smíš i jen proto, aby na planetu nemohl nikdo jiný, nebo když pro zboží nemáš místo. Dny to stojí stejně.

rules-abandoned-ship = Opuštěná loď
    .lead = Část tvé posádky vrak převezme a zaplatí ti za něj.
    .p1 = V pořadí se rozhoduje každý, kdo má dost posádky. Loď získá první, kdo kývne; na ostatní už se nedostane.
    .p2 = Odevzdej tolik členů posádky, kolik karta ukazuje, kosmonautů nebo mimozemšťanů, vezmi si kredity a ztrať uvedené dny.
    .p3 = Pozor na posledního kosmonauta: bez něj musíš po této kartě odstoupit.

rules-abandoned-station = Opuštěná stanice
    .lead = Velká posádka ji prohledá a najde zboží.
    .p1 = V pořadí se rozhoduje každý, kdo má aspoň tolik členů posádky, kolik karta ukazuje; mimozemšťané se počítají. Zastaví se první, kdo kývne; na ostatní už se nedostane.
    .p2 = Nalož zboží a ztrať uvedené dny. O nikoho z posádky nepřijdeš.

rules-smugglers = Pašeráci
    .lead = Slabším berou zboží. Kdo je porazí, může si vzít jejich.
    .p1 = Útočí v pořadí od vedoucího hráče, dokud je někdo neporazí. Porovnej svou sílu děl s jejich.
    .p2 = – Máš víc: jsou poraženi za všechny. Můžeš naložit jejich zboží a ztratit dny, nebo nechat obojí být.
    .p3 = – Máš stejně: nic se ti nestane a oni letí k další lodi.
    .p4 = – Máš méně: vezmou ti tolik kostiček, kolik karta ukazuje, od nejdražších; když dojdou, berou baterie. Pak letí dál.

rules-slavers = Otrokáři
    .lead = Jdou po tvé posádce.
    .p1 = Útočí v pořadí od vedoucího hráče, dokud je někdo neporazí. Porovnej svou sílu děl s jejich.
    .p2 = – Máš víc: jsou poraženi za všechny. Můžeš si vzít kredity a ztratit dny, nebo nechat obojí být.
    .p3 = – Máš stejně: nic se ti nestane a oni letí k další lodi.
    .p4 = – Máš méně: ztratíš tolik členů posádky, kolik karta ukazuje, nebo všechny, máš-li jich méně. Vybereš, kdo půjde, ať kosmonaut, nebo mimozemšťan. Pak letí dál.
    .p5 = Nezbude-li ti žádný kosmonaut, musíš po této kartě odstoupit.

rules-pirates = Piráti
    .lead = Střílejí po všech, které porazí.
    .p1 = Útočí v pořadí od vedoucího hráče, dokud je někdo neporazí. Porovnej svou sílu děl s jejich.
    .p2 = – Máš víc: jsou poraženi. Můžeš si vzít kredity a ztratit dny, nebo nechat obojí být. Lodě za tebou jsou v bezpečí.
    .p3 = – Máš stejně: nic se ti nestane a oni letí k další lodi.
    .p4 = – Máš méně: budou po tobě střílet.
    .p5 = Po útoku přiletí jedna střela za druhou, i kdyby piráty mezitím někdo porazil. Hází ten, koho porazili prvního, a každý hod platí pro všechny poražené.

rules-open-space = Volný vesmír
    .lead = Nic nepřekáží: motory naplno.
    .p1 = V pořadí od vedoucího hráče si každý spočítá sílu motorů, rozhodne se o bateriích a hned letí o tolik prázdných polí vpřed.
    .p2 = Každý letí právě jednou, i když ho mezitím někdo předstihne.
    .p3 = Se silou 0 musíš po této kartě odstoupit. Samotný hnědý mimozemšťan nepomůže.

rules-meteor-swarm = Meteorický roj
    .lead = Jeden kámen za druhým, pro všechny najednou.
    .p1 = Meteory přilétají v pořadí, v jakém jsou na kartě, každý ze své strany.
    .p2 = Za každý hodí vedoucí hráč dvěma kostkami. Stejný řádek nebo sloupec pak platí pro všechny lodě, ale každý řeší svůj vlastní meteor.
    .p3 = Malé se odrazí od prázdné hrany nebo od štítu. Velké je třeba sestřelit.

rules-combat-zone = Bojová zóna
    .lead = Tři porovnání a pokaždé doplatí ten nejslabší.
    .p1 = Každý řádek karty říká, co se porovnává, jestli posádka, motory, nebo děla, a co se stane tomu, kdo má nejméně. Řádky jdou po sobě a na každé kartě jsou jiné.
    .p2 = Sílu motorů a děl hlásí hráči v pořadí od vedoucího a podle chuti utrácejí baterie. Kdo je vzadu, tedy ví, kolik potřebuje.
    .p3 = Je-li nejslabších víc, doplatí jen ten, kdo je nejvíc vepředu. Řádek může změnit pořadí, a tím i příští shodu.
    .p4 = Přijít můžeš o dny, posádku nebo zboží, nebo se po tobě střílí; kostkami pak hází ten, kdo je pod palbou.
    .p5 = Zůstáváš až do posledního řádku, i bez kosmonauta na palubě. Letí-li už jen jedna loď, karta se přeskočí.

rules-stardust = Hvězdný prach
    .lead = Každá otevřená přípojka tě brzdí.
    .p1 = Každá loď ztratí den za každou otevřenou přípojku; začíná ta nejvíc vzadu.
    .p2 = Teď už se s tím nedá nic dělat. Rozhoduje se o tom při stavbě a potom každým ztraceným dílkem.

rules-epidemic = Epidemie
    .lead = Nákaza se šíří mezi spojenými kajutami.
    .p1 = Každá obsazená kajuta spojená s jinou obsazenou kajutou přijde o jednoho člena posádky, kosmonauta nebo mimozemšťana. Startovní kajuta je také kajuta.
    .p2 = Posuzuje se to najednou, než kdokoli odejde. Jedna kajuta nikdy neztratí víc než jednoho.
    .p3 = Kajutám, které spolu jen sousedí a spojené nejsou, nic nehrozí; stejně tak sousedům prázdné kajuty.

rules-sabotage = Sabotáž
    .lead = Kde hlídá málo lidí, tam se někdo vrtal ve šroubech.
    .p1 = Postihne nejmenší posádku; při shodě jen toho, kdo je nejvíc vepředu.
    .p2 = Ten hodí na sloupec a potom na řádek. Dílek na tom místě je zničen; nic ho neochrání.
    .p3 = Když tam žádný není, hází se znovu, celkem nejvýš třikrát. Po třetím neúspěchu se nestane nic.
    .p4 = Letí-li už jen jedna loď, karta se přeskočí.

## Trek

rules-trek = Transgalaktický trek
    .lead = Tři lety, úroveň I, II a III, a titul, se kterým se proslavíš.
    .p1 = Na každý let stavíš novou loď. Kredity a titul ti zůstávají; dluh se před dalším letem odpouští. Karty z letu se už nevracejí.
    .p2 = Vylosuje se tolik titulů, kolik je hráčů. Nahrazují odměnu za nejhezčí loď a soutěží o ně jen ti, kdo let dokončí, pokud nejsou domluvená poloviční skóre.
    .p3 = – První let: za každý titul získají všichni s nejlepším skóre 2 kredity. Titul dostane jeden z nich, ten nejvíc vepředu. Mají-li všichni 0, připadne vedoucímu hráči a neplatí se nic.
    .p4 = Kdo získal titulů víc, jeden si nechá a ostatní rozdá hráčům, kteří žádný nemají; dřív rozhoduje ten, kdo doletěl víc vepředu. Nedoletí-li nikdo, tituly se rozlosují. Každý má pak jeden titul a ten mu zůstane.
    .p5 = – Druhý let: počítá se jen tvůj titul. Pokud za něj nikdo z těch, kdo doletěli, neměl víc, je obhájený: 4 kredity a obrátí se zlatou stranou nahoru.
    .p6 = – Třetí let: obhájený stříbrný titul vynese 6 kreditů, zlatý 12. Se zlatým se ale letí za ztížených podmínek, s každým za jiných.
    .p7 = Po třetím letu vítězí, kdo má nejvíc kreditů; při shodě se o vítězství dělíte.
    .p8 = S Keep on Trucking mohou tituly vynášet víc, kdo odstoupí, může mít poloviční skóre, a když hrají dva, může mít každý dva tituly.

rules-campaign = Tažení
    .lead = Lety, na kterých se stůl dohodne, jeden za druhým a s jednou kasou.
    .p1 = Před prvním letem se dohodnete na jednom až osmi letech kterýchkoli úrovní v jakémkoli pořadí: s jakou lodí se který poletí, s čím z krabic a s kolika drsnými štrekami. Doporučují se tři, úrovně II, III a IV.
    .p2 = Každý je celý let své úrovně, s novou lodí a plnou hromadou. Dílky vyřazené před prvním letem se do konce nevrátí.
    .p3 = Kredity ti zůstávají. Dluh se před dalším letem odpouští, jen po posledním ne.
    .p4 = Tituly nejsou: po každém letu se platí za nejhezčí loď.
    .p5 = Karty z letu se už nevracejí. Jen kdyby balíček nestačil na hromádky dalšího letu a dvě karty navíc, přijdou jeho staré karty zpátky.
    .p6 = Když jste se tak dohodli, před každým dalším letem znovu řeknete, s kolika drsnými štrekami poletíte.
    .p7 = Kdo má po posledním letu nejvíc kreditů, vyhrál; při shodě se o vítězství dělíte. Kdo má aspoň jeden kredit, taky trochu vyhrál.

rules-freight-hauler = Král nákladu
    .lead = Počítá dílky s kontejnery, ve kterých něco je.
    .p1 = Každý dílek s kontejnery, červený nebo ne, dá 1 bod, pokud v něm na konci leží aspoň jedna kostička.
    .p2 = Jedna kostička platí stejně jako tři, takže je při nakládání rozděl.
    .p3 = Zlatý: dva dílky s kontejnery vedle sebe, spojené nebo ne, nesmějí vézt nic. Když o jeden přijdeš, druhý zase funguje.

rules-power-trucker = Pán baterií
    .lead = Počítá dílky, které potřebují baterie.
    .p1 = Dvojité motory, dvojitá děla, štíty a zesilovače dají po 1 bodu. Samotné baterie ne.
    .p2 = Zapínat je nemusíš, jen musejí doletět.
    .p3 = Zlatý: dílek s bateriemi spojený s některým z nich se nenabije, ani před startem, ani z pece.

rules-xenoquartermaster = Xenoubytovatel
    .lead = Počítá, jak daleko to mají tvoji mimozemšťané k sousedům.
    .p1 = Za každého mimozemšťana spočítej kroky do nejbližší jiné kajuty; chodí se z dílku na dílek přes spojené přípojky. Kajuta spojená přímo s tou jeho je vzdálená 1 krok.
    .p2 = Sousedem je i prázdná kajuta a startovní kajuta. Mimozemšťan, který se do žádné jiné kajuty nedostane, dá 0.
    .p3 = Zlatý: podpora života funguje, jen když má každá její spojená přípojka proti sobě stejnou: jednoduchá jednoduchou, dvojitá dvojitou, univerzální univerzální.

rules-cruise-captain = Kapitán výletní lodi
    .lead = Počítá kajuty s výhledem.
    .p1 = Obsazená kajuta dá 1 bod, pokud aspoň vedle jedné z jejích prázdných hran není žádný dílek. Stačí i díra uvnitř lodi, třeba čerstvě prostřelená.
    .p2 = Startovní kajuta prázdnou hranu nemá, a proto se nepočítá nikdy.
    .p3 = Zlatý: každá otevřená přípojka ubírá kajutě jedno místo. S jednou se do ní vejde jeden kosmonaut a žádný mimozemšťan, s více nikdo.
    .p4 = Zlatý za letu: každá nově otevřená přípojka připraví kajutu o jednoho člena posádky, i kdyby v ní místo bylo.

rules-master-engineer = Mistr konstruktér
    .lead = Počítá dílky.
    .p1 = Každý dílek, který na lodi na konci letu zůstal, dá 1 bod.
    .p2 = Zlatý: než cokoli připojíš, odlož si do rezervy dva dílky, které mají dohromady přípojky aspoň na pěti stranách. Během stavby tam zůstanou.
    .p3 = Až budou všichni hotovi, připojíš je, v libovolném pořadí. Pasovat musejí, i když hrajete jako u stolu.
    .p4 = Který nepřipojíš, ten se vrátí a zaplatíš 1 kredit za každou jeho stranu s přípojkou. Jako ztracený se nepočítá.

rules-corridorist = Chodbař
    .lead = Počítá tvou nejdelší chodbu.
    .p1 = Chodba je dílek s přípojkami jen na jedné nebo dvou stranách. Tvé skóre je nejdelší řetěz takových dílků, spojených jeden s druhým.
    .p2 = Zlatý: když je dílek chodby zničen, odpadnou s ním dílky chodby, které jsou s ním spojené.
    .p3 = Je to jen jeden krok: co odpadne, už další chodbu s sebou nestrhne. Odpadne jen to, co pak nic nedrží.

## U tohoto stolu

rules-options = Na čem se místnost dohodne
    .lead = Obvyklé nastavení je připravené. Před hrou ho může hostitel změnit.
    .p1 = – Stavba s pomocí: pole, kam dílek pasuje, svítí a ostatní řeknou, proč ne. Jako u stolu: bez pomoci, chyby přivařit jde a najde je kontrola.
    .p2 = – Tempo: všichni najednou s přesýpacími hodinami, nebo po tazích.
    .p3 = – Písek: 30 až 300 sekund na jedno přesypání, obvykle 90.
    .p4 = – Odkryté kredity: za letu každý vidí peníze všech. Jinak se ukážou až na konci.
    .p5 = – Čas na rozhodnutí: 15 až 600 sekund, nebo bez omezení. Když vyprší, odpoví se za tebe rozumně. Boti limit nemají, a dokud se sype písek, je limitem on.
    .p6 = Svůj poslední krok můžeš vzít zpět, dokud nic neodhalil a nikdo jiný nehrál.

rules-keys = Klávesy
    .lead = Všechno jde ovládat z klávesnice.
    .p1 = – Šipky: pohyb po lodi nebo v loděnici. Enter: vzít, položit, potvrdit.
    .p2 = – Mezerník: vzít zakrytý dílek; za letu přeskočit, co se právě hýbe.
    .p3 = – R, Shift+R: otočit dílek doprava, doleva. Jde to i kolečkem myši, pravým tlačítkem a klepnutím dvěma prsty.
    .p4 = – Q: vrátit dílek. E: odložit ho do rezervy.
    .p5 = – 1, 2, 3: přečíst si balíček karet nebo zvolit odpověď.
    .p6 = – F: dokončit loď. T: otočit hodiny.
    .p7 = – L: deník letu. C: karta ve velkém. V: loď dalšího soupeře.
    .p8 = – U nebo Ctrl+Z: krok zpět. ?: pravidla a klávesy. Escape: zavřít.
