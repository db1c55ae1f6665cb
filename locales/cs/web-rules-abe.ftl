# Pravidla rozšíření Another Big Expansion vlastními slovy; viz web-rules.ftl.

rules-group-abe = Another Big Expansion

rules-another-big-expansion = Another Big Expansion
    .lead = Třetí krabice. Místnost se na každé její části dohodne zvlášť, jednotlivě i s ostatními krabicemi.
    .p1 = – Technologie: 42 dílků osmi druhů, které jiné napájejí, řídí, propojují, budí, hlídají a vyzbrojují.
    .p2 = – Lodě IIB a IIIB: prstenec a plán s dírami.
    .p3 = – Letové karty: další do známých balíčků a balíček IV.
    .p4 = – Úroveň IV, nejdelší let, právě s tímto balíčkem.
    .p5 = – Pátý hráč v každém druhu letu.
    .p6 = Brožura neukazuje každý dílek, kartu a plán. Co bylo třeba doplnit z jiných zdrojů nebo odhadem, to je označené v datových souborech tohoto programu i tady na příslušných stránkách.
    .p7 = Ve výukovém letu se nepoužívá nic z toho.

rules-abe-technology = Dílky třetí krabice
    .lead = O čtyřicet dva dílků víc a hromada podle počtu hráčů.
    .p1 = Všechny dílky se zamíchají a část se naslepo vyřadí: ve dvou 50, ve třech 25, ve čtyřech žádný. I s technologiemi z Keep on Trucking: 75, 50, 25 a v pěti žádný.
    .p2 = Nečeká-li vás let úrovně IV, vyřadí se dalších 25, jen v pěti bez technologií z Keep on Trucking ne. Pryč zůstanou po celou hru.
    .p3 = Každý nový druh je sám za sebe: tryska není motor, stanice robotů není kajuta a solární panel není baterie.
    .p4 = Většina z nich pracuje pro dílky, se kterými je spojená. Rozbočovač takových spojení přidá.
    .p5 = Tři červené kontejnery mají jednu stranu pancéřovanou; jejich přípojky jsou náš odhad; na vytištěných to může být jinak.

rules-solar-panel = Solární panel
    .lead = Na každé kartě jednou napájí jeden dílek, se kterým je spojený.
    .p1 = Nahradí jednu baterii: u dvojitého děla nebo motoru, štítu, zesilovače, trysky nebo stanice robotů. Který dílek to bude, si na každé kartě vybereš znovu.
    .p2 = Energie, kterou nevyužiješ, propadne; s další kartou je zase připravený. Baterie nedobíjí a cenu v bateriích nezaplatí.
    .p3 = Dva panely spojené s jedním štítem ho na jedné kartě zvednou dvakrát.
    .p4 = Že jich je pět, je pravděpodobné, ne jisté.

rules-thruster = Tryska
    .lead = Za baterii po hodu posune to, co na tebe letí, o jednu řadu stranou.
    .p1 = Pole, na která míří její dva výfuky, musí zůstat prázdná. Dílek smí ležet jakkoli otočený.
    .p2 = Když kostky rozhodly, kudy přiletí meteor nebo střela, můžeš zapnout jednu trysku s výfukem kolmo k letu. Jen pro tvou loď se dráha posune o jedna na tu stranu, kam výfuk míří.
    .p3 = Jednou na hod a jen o jednu řadu. Všechno ostatní se posuzuje až v nové dráze: co zasáhne, které dělo může střílet, jestli mine.
    .p4 = Proti vetřelcům funguje, jen když je s ní spojená posádka. Proti tomu, co přichází zevnitř, jako je sabotáž, nepomůže; a motor to není.
    .p5 = Jejich počet a přípojky všech jsou náš odhad; na vytištěných to může být jinak.

rules-straight-thruster = Přímá tryska
    .lead = Tryska, jejíž dva výfuky míří na protější strany.
    .p1 = Položená podél lodi pomáhá proti tomu, co letí ze strany, položená napříč proti tomu, co letí zepředu nebo zezadu.
    .p2 = Jinak je jako ostatní trysky. Počet a přípojky jsou náš odhad; na vytištěných to může být jinak.

rules-router = Rozbočovač
    .lead = Co je připojené k rozbočovači, je spojené se vším ostatním, co je k němu připojené.
    .p1 = Rozbočovače, které drží pohromadě, fungují jako jeden. Podpora života, panely, zbrojnice, zesilovače a pece tak dosáhnou dál.
    .p2 = Epidemie také.
    .p3 = Loď drží jako každý jiný dílek, ne lépe: kus, který se odlomí, je pryč.
    .p4 = Jejich přípojky jsou doplněné z jiných zdrojů.

rules-mixed-life-support = Smíšená podpora života
    .lead = Slouží mimozemšťanům dvou barev.
    .p1 = V každé kajutě spojené s ní může bydlet jeden mimozemšťan kterékoli z obou barev. Na lodi je i tak nejvýš jeden od každé barvy a ve startovní kajutě žádný.
    .p2 = Bez tyrkysových mimozemšťanů ve hře jsou oba tyto dílky fialové a hnědé.
    .p3 = Že je druhý tyrkysový a hnědý, je pravděpodobné, ne jisté.

rules-crubot-station = Stanice robotů
    .lead = Čtyři roboti, kteří se za baterii jednu kartu počítají jako posádka.
    .p1 = Zapnutí se až do konce karty počítají za 4 členy posádky: když se posádky porovnávají a když nějakou vyžaduje opuštěná stanice. Umí také zažehnout spojenou trysku proti vetřelcům a spojení se zbrojnicí je zastaví.
    .p2 = Obětovat, vzít ani ztratit je nejde a v jejich stanici nikdo nebydlí. Bez člověka na palubě let stejně končí.
    .p3 = Přípojky všech čtyř stanic jsou náš odhad; na vytištěných to může být jinak.

rules-auto-defense = Automatická obrana
    .lead = Dvě spojené tvoří pár a každý pár zvyšuje sílu děl o 1.
    .p1 = Každá patří nejvýš do jednoho páru. Nejlepší rozdělení se najde samo: čtyři v řadě jsou dva páry, jedna se třemi kolem sebe jeden.
    .p2 = Nepotřebuje baterii ani dělo a sama dělem není: meteor nesestřelí a nic ji nezesílí. Sama i v páru zastaví vetřelce.
    .p3 = Přípojky jedné z deseti jsou náš odhad; na vytištěných to může být jinak.

rules-armory = Zbrojnice
    .lead = Posádka spojená se zbrojnicí je ozbrojená.
    .p1 = Lidé, mimozemšťané a zapnutí roboti v dílcích spojených se zbrojnicí se počítají dvakrát, když se posádky porovnávají: v bojové zóně, při sabotáži a ve smolný den. Zastaví i vetřelce, který do jejich dílku vstoupí; zbrojnice sama ne.
    .p2 = Ne tam, kde je potřeba určitý počet, a ne tam, kde se posádka ztrácí. Dvě zbrojnice nikoho neozbrojí dvakrát.
    .p3 = Jejich počet a přípojky jsou náš odhad; na vytištěných to může být jinak.

rules-abe-adventures = Karty třetí krabice
    .lead = Další karty do balíčků I až III a balíček IV, ve kterém se i staří známí něčemu přiučili.
    .p1 = Balíčky I, II a III dostanou po jednom Nebezpečném sektoru.
    .p2 = S balíčkem IV se létá úroveň IV: v každém ze čtyř balíčků letu jsou dvě jeho karty. Jinde je přivolá Nebezpečný sektor z balíčku III.
    .p3 = Jeho nepřátelé škodí několika způsoby, meteory létají ve dvojicích, opuštěné lodě a stanice střílejí a na některých planetách čekají lidé, kteří s tebou poletí.
    .p4 = Nové jsou Skoro volný vesmír a Únik radiace.
    .p5 = Co karty dělají, stojí v brožuře. Téměř všechna čísla na nich jsou náš odhad, stejně jako jejich počet: na vytištěných to může být jinak.

rules-hazardous-sector = Nebezpečný sektor
    .lead = Další dvě karty jsou z vyššího balíčku a nikdo je neviděl.
    .p1 = Na karty, které ještě přijdou, se položí dvě karty z balíčku o stupeň vyššího. Nic jiného se nestane.
    .p2 = Může mezi nimi být další Nebezpečný sektor. Jeho karty pak přijdou dřív.
    .p3 = Dokud v tom balíčku nějaké karty jsou, není nikdy poslední kartou. Mezi nimi se dá z letu odstoupit jako vždycky.

rules-mostly-open-space = Skoro volný vesmír
    .lead = Leť vpřed jako ve volném vesmíru. Kdo je nejrychlejší, pozná, proč jen skoro.
    .p1 = Popořadě každý ohlásí sílu motorů a letí o tolik polí vpřed. Kdo žádnou nemá, po této kartě z letu odstupuje.
    .p2 = Ten, kdo ohlásil nejvíc, pak hází za meteory z karty, které letí jen na jeho loď. Při shodě je to ten, kdo je teď víc vpředu.
    .p3 = Nikdo nemusí ohlásit všechno, co by mohl. Kdo letí sám, je také nejrychlejší.
    .p4 = V pěti to odnese i druhý nejrychlejší, se stejnými hody, ale bez prvního velkého meteoru.
    .p5 = Které meteory letí, je náš odhad; na vytištěných to může být jinak.

rules-radiation-leak = Únik radiace
    .lead = Nejdřív energie škodí posádce, pak jí příliš mnoho vybuchne.
    .p1 = Každý dílek s bdělou posádkou přijde o jednoho člena, je-li spojený se solárním panelem nebo s bateriovým dílkem, na kterém ještě nějaká baterie je: o jednoho, ať je jich kolem kolik chce. Spící a roboti jsou v bezpečí.
    .p2 = Pak se hledají shluky panelů, rozbočovačů a dílků s bateriemi, které drží pohromadě. Je-li v některém baterií a panelů dohromady aspoň čtyři, je celý shluk zničen i s rozbočovači.
    .p3 = Prázdné bateriové dílky se nepočítají: nezáří a shluk nedrží pohromadě. Může se tedy vyplatit mít některý vybitý.
    .p4 = Rozbočovače spojují, takže radiaci předávají dál.

rules-enemies-of-deck-four = Nepřátelé úrovně IV
    .lead = Střílejí, kradou a unášejí, jedno po druhém.
    .p1 = Koho porazí, ten utrpí všechno, co je na kartě, v pořadí, v jakém to tam je.
    .p2 = Co je před střelami, utrpí hned. Střílí se, až nepřítel zaútočí na všechny, na které mohl, s jedním hodem pro všechny poražené; potom přijde, co je za střelami.
    .p3 = Kdo vyhraje, smí si vzít celou odměnu, kredity i zboží, za uvedené dny. Zboží může nechat být.
    .p4 = Čísla jsou náš odhad; na vytištěných to může být jinak.

rules-meteor-pairs = Dvojice meteorů
    .lead = Jeden hod, velký meteor a po něm malý ve stejné dráze.
    .p1 = Nejdřív se vyřeší velký se vším, co zničí. Potom letí malý, ať byl velký sestřelen, nebo ne, na to, co je v té dráze teď první.
    .p2 = Trysky posunou oba, nebo žádný. Štít se platí za každý, který zastaví.
    .p3 = Kolik dvojic letí a odkud, je náš odhad; na vytištěných to může být jinak.

rules-fighting-back = Opuštěné, ale ozbrojené
    .lead = Na kartách úrovně IV se na každého, kdo zkusí opuštěnou loď nebo stanici, nejdřív střílí.
    .p1 = Popořadě každý, kdo by ji mohl využít, řekne, jestli to zkusí. Kdo to zkusí, hází za všechny střely z karty.
    .p2 = Potom ji využije jako obvykle, nebo ji nechá být a žádné dny neztratí. Když už ji využít nemůže, musí ji nechat být.
    .p3 = Pak to smí zkusit další v pořadí, s novými hody.
    .p4 = Čísla jsou náš odhad; na vytištěných to může být jinak.

rules-developed-planets = Vyspělé planety
    .lead = Na některých planetách úrovně IV čekají lidé, kteří s tebou poletí.
    .p1 = Kdo tam přistane, může jich vzít tolik, kolik je uvedeno, nebo míň: do prázdné kajuty, k jinému člověku, do startovní kajuty nebo ke spánku do spánkové komory. K mimozemšťanovi ne a nikdo se kvůli nim nestěhuje.
    .p2 = Kvůli nim nemusíš brát zboží ani kvůli zboží je. Přistání stojí dny tak jako tak a přistát se smí i jen proto, aby nemohl nikdo jiný.
    .p3 = Čísla jsou náš odhad; na vytištěných to může být jinak.

rules-intruders = Vetřelci
    .lead = Někdo vnikne na palubu a jde tvou lodí s rukou na stěně.
    .p1 = Vedoucí hodí jednou na řádek nebo sloupec a každý si poradí s vlastním vetřelcem. Vnikne prvním dílkem v té dráze. Štíty, děla ani pancíř mu nevadí.
    .p2 = Zastaví ho automatická obrana nebo posádka spojená se zbrojnicí. U vstupu se obrátí a odměna není. Na palubě je poražen, jakmile do takového dílku vstoupí, dřív než tam něco provede, a ty dostaneš odměnu.
    .p3 = Jde jen tam, kde dílky drží pohromadě přípojky. Levou rukou zkouší doleva, rovně, doprava a pak zpět; pravou rukou opačně. Dílek, kterým vnikne, je jeho první krok.
    .p4 = Tryska posune dráhu o jedna jako proti meteorům, ale jen když je s ní spojená posádka: lidé, mimozemšťané nebo zapnutí roboti. Než se rozhodneš, vidíš cestu, kterou by šel.
    .p5 = Roboti na jeho cestě, kteří jsou spojeni se zbrojnicí, se dají zapnout, když je dráha daná, ještě před prvním krokem.
    .p6 = Není to meteor ani střela: plány lodí ho nezrcadlí a karty Drsné štreky o nich pro něj neplatí.

rules-predator = Predátor
    .lead = Prožere se lodí.
    .p1 = V každém dílku, do kterého vstoupí, sežere celou posádku, zboží i baterie. Dílky zůstanou. Spáči a roboti mu nechutnají.
    .p2 = Za poraženého jsou uvedené kredity. Jinak po posledním kroku odejde.
    .p3 = Až bude pryč, mohou se probudit spáči. Komu pak nezbyl člověk, po kartě z letu odchází.

rules-commando = Komando
    .lead = Nikomu neublíží, dokud to nebouchne.
    .p1 = V uvedených krocích položí do dílku, ve kterém je, nálož. Kdo ho tam zastaví, zastaví ho dřív, než ji položí.
    .p2 = Když se zastaví, sám nebo poražené, vybuchnou všechny nálože najednou. Pak se ukáže, co z lodi zbylo. Dvě nálože v jednom dílku jsou jedna.
    .p3 = Poražené tu nechá uvedené zboží. Nakládá se potom, do toho, co zbylo.

rules-double-predator = Dva predátoři
    .lead = Dva najednou: jeden levou rukou, druhý pravou.
    .p1 = Vniknou stejným dílkem a pak jde každý svou cestou; u vstupu se obrátí oba. Tryska posune oba.
    .p2 = Stejná stráž může porazit oba. Za každého poraženého jsou uvedené kredity.

rules-double-commando = Dvě komanda
    .lead = Dvě najednou a na konci jedna rána.
    .p1 = Vniknou stejným dílkem a jde každé svou cestou. Nálože obou vybuchnou, až se obě zastaví.
    .p2 = Každé poražené tu nechá uvedené zboží.

rules-predator-commando = Komando s predátorem
    .lead = Komando vyvedlo svého predátora na procházku.
    .p1 = V každém kroku žerou a v uvedených krocích kladou nálože.
    .p2 = Poražení mají cenu obou.

rules-ship-iib = Loď IIB
    .lead = Prstenec: první a poslední sloupec se dotýkají.
    .p1 = Všechno, co se týká sousedů, platí i přes okraj: přípojky, otevřené přípojky, pole, která zůstanou prázdná, i co drží pohromadě. Za každým okrajem je vidět ještě jednou druhý konec a dílek se tam dá položit.
    .p2 = Zepředu a zezadu určí sloupec dvě kostky, které se nesčítají. Takový zásah plán nikdy nemine.
    .p3 = Ze strany určí řádek jedna kostka; 1 a 6 minou. Druhá kostka řekne, kde let začíná: 1 až 3 v levém ze dvou označených sloupců, 4 až 6 v pravém. Odtud letí, dokud něco nepotká, třeba i přes okraj.
    .p4 = V rezervě smějí být dva dílky.

rules-ship-iiib = Loď IIIB
    .lead = Plán s dírami, které před startem stavby nikdo nezná.
    .p1 = Na povel ke stavbě se hodí dvěma kostkami, jednou pro všechny. Pole s hozeným číslem jsou v tomto letu zavřená.
    .p2 = Dvě stejná čísla zavřou pět polí toho čísla a startovní pole. Startovní kajuty jdou pryč a první dílek se smí položit kamkoli.
    .p3 = V místnostech s nápovědou jsou díry vidět. Bez ní jsou vidět jen čísla a kostky a dílek na díře je chyba.

rules-class-iv = Úroveň IV
    .lead = Nejdelší let, na lodích, z nichž žádné dvě nejsou stejné.
    .p1 = Každý dostane náhodně vybranou přední a zadní půlku: dohromady 45 polí.
    .p2 = Písek se sype pětkrát.
    .p3 = Za dokončení je 16, 12, 8 a 4 kredity, za nejhezčí loď 8. Tyto částky, délka okruhu a startovní pole jsou náš odhad podle vzoru ostatních letů.
    .p4 = V každém ze čtyř balíčků letu jsou dvě karty úrovně IV a po jedné z úrovní III, II a I. První karta je úrovně IV. Úroveň IV se proto vždycky létá s letovými kartami této krabice.

rules-insurance = Pojištění
    .lead = Na úrovni IV můžeš před první kartou omezit, co budou stát ztráty.
    .p1 = V pořadí letu každý řekne, zda se za 5 kreditů pojistí. Potom už to nejde.
    .p2 = Pojištěný platí 1 kredit za každý ztracený dílek, ale nikdy víc než 20. Nepojištěný platí bez omezení. Těch 5 kreditů je pryč tak jako tak.
    .p3 = Obě čísla jsou náš odhad; na vytištěných to může být jinak.

rules-five-players = Pět hráčů
    .lead = Když vás hraje pět, slouží některé karty dvěma hráčům.
    .p1 = Nepřátele je třeba porazit dvakrát. Druhý vítěz dostane o 1 kredit a o 1 kostičku míň a jednou poražený nepřítel škodí od každého o 1 míň.
    .p2 = Opuštěnou loď nebo stanici lze využít dvakrát, podruhé za o 1 kredit nebo o 1 kostičku míň.
    .p3 = Na jedné planetě smějí přistát dva; druhý dostane o 1 kostičku míň, a kde se přidávají lidé, i o jednoho člověka míň.
    .p4 = Pátý v cíli za to nedostane nic. Všechno ostatní je jako ve čtyřech.
