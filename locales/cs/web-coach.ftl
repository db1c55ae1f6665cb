# Rady: nadpis a dvě věty ve chvíli, kdy se hodí. Co se těžko vidí, řekneme nejdřív.

coach-ui-label = Rada
coach-ui-done = Rozumím
coach-ui-chapter = { $chapter ->
    [building] Stavba
    [flight] Let
    [payday] Výplata
   *[other] Novinka
}
# $rewards: „4/3/2/1“, kredity podle umístění; $best: za nejhezčí loď; $lost: co stojí každý ztracený dílek.
coach-ui-money = Kredity: za umístění v cíli { $rewards }, za nejhezčí loď { $best }, za každý ztracený dílek −{ $lost } a zboží se prodá.
coach-ui-more = Pravidlo

# Stavba první lodi

coach-go =
    .title = Začíná to startem
    .text = Postav loď z toho, co se najde, proleť s ní osm karet a přivez víc kreditů než ostatní. Čas tu nikdo neměří, ale kdo je hotov první, startuje vepředu.
coach-draw =
    .title = Vezmi si dílek
    .text = Táhni některý ze zakrytých, nebo si vyber z odkrytých. Všichni berou ze stejné loděnice, dobré dílky tu dlouho neleží.
coach-hand =
    .title = Otoč ho a polož
    .text = Svítí pole, kde jeho přípojky pasují k lodi; otáčením (R, kolečko, tlačítka) najdeš další. Dokud si nevezmeš další dílek, můžeš ho přesunout nebo vrátit.
    .touch = Svítí pole, kde jeho přípojky pasují k lodi; otáčením (kulaté šipky) najdeš další. Dokud si nevezmeš další dílek, můžeš ho přesunout nebo vrátit.
coach-misfit =
    .title = Které přípojky k sobě patří
    .text = Jednoduchá patří k jednoduché, dvojitá k dvojité, univerzální ke všem. Hrana bez přípojky smí sousedit jen s jinou hranou bez přípojky.
coach-grow =
    .title = Nech si kam stavět
    .text = Nové dílky patří tam, kam vede otevřená přípojka: na tato pole. Zavřeš-li poslední, loď už se nerozroste, a tak si dvě tři pole nech.
coach-engine =
    .title = Motor
    .text = Motory tě v závodě posouvají vpřed a dovezou tě domů. Tryska míří dozadu a pole těsně za ní musí zůstat prázdné.
coach-cannon =
    .title = Dělo
    .text = Děla zahánějí nepřátele a sestřelují velké meteory, které letí proti hlavni. Dopředu se počítají celá, jinam napůl a pole před hlavní zůstává prázdné.
coach-cabin =
    .title = Pokoj pro dva
    .text = V každé kajutě letí dva kosmonauti. Některé nálezy chtějí velkou posádku, některé karty ji berou a bez jediného kosmonauta tvůj let končí.
coach-power =
    .title = Bez baterie to nejde
    .text = Dvojité motory, dvojitá děla a štíty samy nic nedělají: každé použití stojí baterii. Baterie fungují odkudkoli z lodi, a co utratíš, je pryč.
    .title-battery = Baterie
    .text-battery = Dvojité motory, dvojitá děla a štíty spotřebují při každém použití jednu. Baterie fungují odkudkoli z lodi, a co utratíš, je pryč.
    .title-shield = Štít
    .text-shield = Kryje dvě strany, na kterých leží jeho oblouk, před malými meteory a malými střelami, pokaždé za jednu baterii. Natoč ho tak, aby kryl strany, které ještě kryté nejsou.
coach-cargo =
    .title = Místo pro zboží
    .text = Do každého kontejneru se vejde jedna kostička zboží: červená vynese 4 kredity, žlutá 3, zelená 2, modrá 1. Červené kostičky cestují jen v červených kontejnerech.
coach-exposed =
    .title = Otevřené přípojky
    .text = Přípojkou, vedle které nic není, pronikají malé meteory a hvězdný prach tě za ni zdrží o den. Loď, která jich doveze nejméně, je nejhezčí: { $best } { $best ->
        [one] kredit
        [few] kredity
       *[other] kreditů
    }.
coach-engineless =
    .title = Zatím bez motoru
    .text = Loď bez síly motorů daleko nedoletí: dřív nebo později musí z letu odstoupit. Než skončíš, najdi si nějaký motor.
    .title-idle = Motor bez energie
    .text-idle = Dvojitý motor bez baterie nedělá nic a ty žádnou nemáš; bez síly motorů budeš muset z letu odstoupit. Najdi si baterii, nebo jednoduchý motor.
coach-finish =
    .title = Stačí?
    .text = Zaplnit všechna pole nemusíš, a kdo skončí první, startuje vepředu. { coach-ui-money }
    .title-closed = Loď je uzavřená
    .text-closed = Žádná přípojka nevede na volné pole, takže už nejde nic přidat. Poslední dílek jde ještě přesunout, pokud po něm nebyl tažen další; jinak stiskni Hotovo.
    .title-last = Stavíš poslední: nespěchej
    .text-last = Ostatní už mají hotovo a čas nikdo neměří: loď si v klidu prohlédni a pak stiskni Hotovo. { coach-ui-money }

# První let

coach-launch =
    .title = Let začíná
    .text = Karty přicházejí po jedné, celkem osm, a na této dráze závodí tvá raketa s ostatními. { coach-ui-money }
coach-card =
    .title = Tohle je karta
    .text = Jako první se rozhoduje ten, kdo je vepředu, takže než přijde řada na tebe, může být po všem. Stisknutím karty otevřeš její pravidlo.
coach-track =
    .title = Pole je den
    .text = Získané a ztracené dny posunou tvou raketu o tolik prázdných polí. Za umístění po poslední kartě se platí.
coach-meteors =
    .title = Kameny
    .text = Řádek nebo sloupec určí dvě kostky, nejčastěji kolem čísla 7. Malé se odrazí od prázdných hran a štítů, velké musíš sestřelit.
coach-goods =
    .title = Je co nakládat
    .text = Ať si vezmeš cokoli, stojí to letové dny a ostatní tě mohou předstihnout. Červená kostička má cenu 4 kredity, žlutá 3, zelená 2, modrá 1 a každá potřebuje svůj kontejner.
coach-enemy =
    .title = Děla, prosím
    .text = Máš-li větší sílu než oni, vyhraješ; při stejné síle proletí kolem; s menší na to doplatíš. Kdo je porazí, ukončí útok i pro všechny za sebou.
coach-stardust =
    .title = Otevřené přípojky brzdí
    .text = Hvězdný prach tě zdrží o den za každou otevřenou přípojku, tedy takovou, vedle které nic není. Kolik jich máš, vidíš tady.
coach-open-space =
    .title = Plnou parou
    .text = Každý letí vpřed o tolik polí, kolik má síly v motorech. Kdo nemá žádnou, musí z letu odstoupit.
coach-combat =
    .title = Doplatí jen nejslabší
    .text = Porovnávají se tři řádky po sobě a pokaždé to odnese ten, kdo má nejméně. Při shodě ten, kdo je vepředu.
coach-lost =
    .title = A je to pryč
    .text = Každý ztracený dílek stojí na konci { $lost } { $lost ->
        [one] kredit
        [few] kredity
       *[other] kreditů
    } a přijdeš i o to, co na něm bylo. Co pak s ničím spojené není, odpadne.
coach-payday =
    .title = Každý kredit má svůj důvod
    .text = Umístění, nejhezčí loď a zboží vynášejí, ztracené dílky stojí. U každého řádku je napsáno, za co je.

# Později, když se něco objeví poprvé

coach-tabletop =
    .title = Tady tě nikdo nezastaví
    .text = U tohoto stolu drží dílek tam, kam ho přivaříš, ať dobře, nebo špatně. Kontrola před startem najde každou chybu a sundané dílky se počítají jako ztracené.
coach-reserve =
    .title = Schovej si ho
    .text = Dva dílky mohou počkat v rezervě a nikdo ti je nevezme. Co tam zůstane při startu, stojí po 1 kreditu.
coach-forecast =
    .title = Pohled dopředu
    .text = Tři ze čtyř balíčků budoucích karet si smíš přečíst. Stavět při tom nemůžeš a naposledy položený dílek se přivaří.
coach-timer =
    .title = Písek se sype
    .text = Když se písek dosype, stavíte dál, dokud hodiny někdo neotočí, a každé otočení přibližuje konec. Naposledy je smí otočit jen ten, kdo už má hotovo; až se dosypou i pak, čas vypršel.
coach-aliens =
    .title = Neobvyklý host
    .text = V kajutě spojené s podporou života může místo dvou kosmonautů bydlet mimozemšťan její barvy. Fialový přidá 2 k dělům, hnědý 2 k motorům, pokud nejsou na nule.
coach-titles =
    .title = Titul ve hře
    .text = Místo odměny za nejhezčí loď tu jsou tituly: kdo má za titul nejvíc bodů, ten ho získá. Než začneš stavět, přečti si, co který počítá.
coach-handicap =
    .title = Zlato je těžké
    .text = Obhájíš-li zlatý titul ještě jednou, vynese { $gold } kreditů. Ztíží ti ale tento let: než začneš stavět, přečti si jak.

# S krabicí Keep on Trucking

coach-rough-roads =
    .title = Pravidla jen pro tento let
    .text = Přečti si je, než někdo odstartuje stavbu: některá mění, co se vyplatí postavit. Název každého otevře jeho stránku.
coach-title-dock =
    .title = Dražší tituly
    .text = V tomto treku vynášejí tituly víc než obvykle, a každým letem víc. Než začneš stavět, přečti si, co se pro každý počítá.
coach-ship-ia =
    .title = Platí každé číslo
    .text = Čísla se tu o řádky a sloupce dělí, takže každý hod některý z nich znamená; mine tě jen ten, ve kterém nic nestojí. Která strana je vpředu, rozhodla kostka.
coach-ship-iia =
    .title = Všechno přiletí dvakrát
    .text = Co letí zepředu nebo zezadu, přiletí ve dvou sloupcích zároveň, zrcadlově podle středu. Jeden štít zastaví obojí, velké meteory se ale sestřelují po jednom.
coach-ship-iiia =
    .title = Za roh
    .text = Zepředu a zezadu letí nízká a vysoká čísla po mosazných šipkách a zasáhnou tě z boku. Braň si proto i boky.
coach-combined =
    .title = Dva v jednom
    .text = Počítá se jako obojí a umí obojí. Také chce, co chce každý zvlášť: volné pole u hlavně či výfuku, červené zboží jen do červených kontejnerů.
coach-cannon-booster =
    .title = Tvůj první zesilovač
    .text = Za baterii zesílí až tři děla, která jsou s ním spojená jedno za druhým. Každé přidá 1, míří-li dopředu, jinak ½.
    .title-engine = Tvůj první zesilovač
    .text-engine = Za baterii zesílí až tři motory, které jsou s ním spojené jeden za druhým. Každý přidá 1.
    .title-shield = Tvůj první zesilovač
    .text-shield = Za baterii zesílí až tři štíty, které jsou s ním spojené jeden za druhým. Zastaví pak i velké meteory a velké střely.
coach-reactor-furnace =
    .title = Topí zbožím
    .text = Kdykoli nakládáš, smí spálit kostičku a dobít jeden dílek s bateriemi. Ten s ní musí být spojený.
coach-catapult =
    .title = Létající zboží
    .text = Střílí kostičky ze spojených kontejnerů: po velkých meteorech, nebo pro větší sílu děl. Každý takový kontejner dostane před startem modrou kostičku zdarma.
coach-stasis-chamber =
    .title = Čtyři spáči
    .text = Posádka to ještě není, ale zaujmou místa těch, o které přijdeš. Spoj komoru s kajutou, jinak se nikdy neprobudí.
coach-cyan-alien =
    .title = Místo pro odborníka
    .text = V kajutě s ním spojené může letět tyrkysový mimozemšťan se schopností, kterou v tomto letu nikdo jiný nemá. Kdo startuje vepředu, vybírá první.
coach-plating =
    .title = Tudy nic neprojde
    .text = Od pancéřované strany se odrazí meteory i střely jakékoli velikosti. Přípojku nemá, pasuje tedy jen k prázdným hranám: nejlepší je natočit ji ven.
coach-junkyard =
    .title = Výhodné obchody
    .text = Každý řádek je pro jednoho hráče: nejdřív cena, pak co za ni dostane. Kdo letí vepředu, vybírá první a platí hned.
coach-hazardous-sector =
    .title = Hlouběji
    .text = Další dvě karty jsou z vyššího balíčku a nikdo je neviděl. Před každou z nich se dá z letu odstoupit.
coach-mostly-open-space =
    .title = Ne tak rychle
    .text = Každý letí vpřed podle síly motorů. Ale na toho, kdo ohlásí nejvíc, letí meteory z karty, a jen na něj.
coach-radiation-leak =
    .title = Energie, která uniká
    .text = Posádka spojená s panely nebo nabitými bateriovými dílky přijde o jednoho. Pak vybuchnou shluky, ve kterých je baterií a panelů dohromady aspoň čtyři.
coach-meteor-pairs =
    .title = Dva za sebou
    .text = Každý řádek je jeden hod: velký meteor a za ním malý ve stejné dráze. Přiletí, ať byl velký sestřelen, nebo ne.
coach-fighting-back =
    .title = Je někdo doma?
    .text = Kdo to zkusí, na toho se nejdřív střílí; potom to může nechat být. Pak to smí zkusit další v pořadí.
coach-developed-planets =
    .title = Spolucestující
    .text = Na některých planetách chtějí lidé letět s tebou. Vezmi jich tolik, kolik máš míst, nebo míň.
coach-enemies-of-deck-four =
    .title = Jedno za druhým
    .text = Poražený utrpí všechno v tomto řádku zleva doprava. Vítěz bere celou odměnu.
coach-ship-iib =
    .title = Přes okraj
    .text = První a poslední sloupec se dotýkají: dílky musí pasovat i přes šev. Za každým okrajem vidíš ještě jednou druhý konec a smíš tam stavět.
coach-ship-iiib =
    .title = Pole, která vypadnou
    .text = Na začátku stavby se házelo dvěma kostkami a pole s těmito čísly jsou v tomto letu zavřená. Padla-li dvě stejná čísla, nemá nikdo startovní kajutu a první dílek smí ležet kdekoli.
coach-class-iv =
    .title = Dvě půlky
    .text = Každý dostal náhodou jednu přední a jednu zadní půlku: stýkají se na čárkované čáře a staví se přes ni jako na jedné desce. Před první kartou půjde loď pojistit.
coach-solar-panel =
    .title = Energie ze slunce
    .text = Na každé kartě jednou napájí spojený dílek jako baterie. Spoj ho proto s dvojitými děly, dvojitými motory nebo štíty.
coach-thruster =
    .title = Krok stranou
    .text = Po hodu může za baterii to, co na tebe letí, přiletět o řádek či sloupec vedle, na tu stranu, kam míří výfuk. Obě pole u výfuků musí zůstat prázdná.
coach-router =
    .title = Blízko i zdálky
    .text = Co je připojené k rozbočovači, je spojené se vším ostatním u něj: panely, podpora života, zbrojnice. Po něm se šíří i nemoc.
coach-crubot-station =
    .title = Posádka, která spí
    .text = Za baterii se tito čtyři do konce karty počítají jako posádka. Vzít ti je nikdo nemůže.
coach-auto-defense =
    .title = Lepší ve dvou
    .text = Dvě spojené zvyšují sílu děl o 1, a to bez baterií. I sama zastaví vetřelce.
coach-intruders =
    .title = Někdo vniká na palubu
    .text = Vejde prvním dílkem v dráze a jde od dílku k dílku, jednu ruku na stěně. Zastaví ho automatická obrana a posádka vedle zbrojnice, nejlépe uvnitř: u vstupu odměna není.
coach-armory =
    .title = Ozbrojená posádka
    .text = Posádka v dílcích spojených se zbrojnicí se při porovnání počítá dvakrát. Tam, kde je potřeba určitý počet, nepomůže.
coach-support-team =
    .title = Tvůj první zaměstnanec
    .text = Odteď ti po celou hru pomáhá někdo na zemi. A funguje už v příštím letu, B až v dalším.
coach-tools =
    .title = Někdo umí pomoct
    .text = Co tady svítí, to teď umí tvůj pozemní tým. Vyber to a potom rozsvícené pole lodi; dalším stiskem to zase odložíš.
coach-abilities =
    .title = Slovo má pozemní tým
    .text = Tyhle schopnosti jdou využít právě teď, jednou za let. Na co teď nedojde, na to se už nikdo nezeptá, a nic to nestojí.
