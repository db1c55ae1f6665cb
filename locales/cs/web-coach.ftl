# Rady: nadpis a dvě věty ve chvíli, kdy se hodí. Co se těžko vidí, řekneme nejdřív.

coach-ui-label = Rada
coach-ui-done = Rozumím
coach-ui-count = { $number } z { $total }
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
    .text = Jednoduchá patří k jednoduché, dvojitá k dvojité, univerzální ke všem a prázdná hrana jen k prázdné hraně. Pár přípojek si nech otevřených, ať je kde pokračovat.
coach-engine =
    .title = Tvůj první motor
    .text = Motory tě v závodě posouvají vpřed a dovezou tě domů. Tryska míří dozadu a pole těsně za ní musí zůstat prázdné.
coach-cannon =
    .title = Tvé první dělo
    .text = Děla zahánějí nepřátele a sestřelují velké meteory, které letí proti hlavni. Dopředu se počítají celá, jinam napůl a pole před hlavní zůstává prázdné.
coach-cabin =
    .title = Pokoj pro dva
    .text = V každé kajutě letí dva kosmonauti. Některé nálezy chtějí velkou posádku, některé karty ji berou a bez jediného kosmonauta tvůj let končí.
coach-power =
    .title = Bez baterie to nejde
    .text = Dvojité motory, dvojitá děla a štíty samy nic nedělají: každé použití stojí baterii. Baterie fungují odkudkoli z lodi a znovu se už nenabijí.
coach-shield =
    .title = Tvůj první štít
    .text = Kryje dvě strany, na kterých leží jeho oblouk, před malými meteory a malými střelami, pokaždé za jednu baterii. Natoč ho tak, aby kryl strany, které ještě kryté nejsou.
coach-life =
    .title = Zatím tu nikdo nebydlí
    .text = Podpora života je pro mimozemšťany a ti létají až od úrovně I. V tomto letu je to jen dílek s přípojkami.
coach-cargo =
    .title = Místo pro zboží
    .text = Do každého kontejneru se vejde jedna kostička zboží: červená vynese 4 kredity, žlutá 3, zelená 2, modrá 1. Červené kostičky cestují jen v červených kontejnerech.
coach-structural =
    .title = Samé přípojky
    .text = Spojovací dílek sám nic neumí, zato se spojí skoro se vším. Hodí se tam, kam by jiný dílek nepasoval, a dá se od něj stavět dál.
coach-numbers =
    .title = Řádky a sloupce
    .text = Dvě kostky určují, ve kterém řádku nebo sloupci přiletí meteor či střela, a tak nejvíc zásahů míří doprostřed, kolem čísla 7. Dílky dál od středu jsou zasaženy méně často.
coach-exposed =
    .title = Otevřené přípojky
    .text = Přípojkou, vedle které nic není, pronikají malé meteory a v Hvězdném prachu stojí každá den. Loď, která má otevřených přípojek nejméně, získá odměnu.
coach-engineless =
    .title = Zatím bez motoru
    .text = Loď bez síly motorů musí při prvním Volném vesmíru z letu odstoupit. Než skončíš, najdi si nějaký motor.
    .title-idle = Motor bez energie
    .text-idle = Dvojitý motor bez baterie nedělá nic a ty žádnou nemáš; s nulovou silou musíš při prvním Volném vesmíru z letu odstoupit. Najdi si baterii, nebo jednoduchý motor.
coach-finish =
    .title = Stačí?
    .text = Zaplnit všechna pole nemusíš. Kdo skončí první, startuje vepředu, a tam se dřív vybírá a líp vydělává.
    .title-last = Stavíš poslední: nespěchej
    .text-last = Ostatní už mají hotovo, takže tě nikdo nepředběhne a čas tu nikdo neměří. V klidu si loď prohlédni, a až se ti bude líbit, stiskni Hotovo.

# První let

coach-card =
    .title = Tohle je karta
    .text = Karty přicházejí po jedné a jako první se rozhoduje ten, kdo je vepředu, takže než přijde řada na tebe, může být po všem. Název karty otevře její pravidlo.
coach-track =
    .title = Pole je den
    .text = Získané a ztracené dny posunou tvou raketu o tolik prázdných polí. Za umístění po poslední kartě se platí.
coach-meteors =
    .title = Kameny
    .text = Ve kterém řádku nebo sloupci který přiletí, to řeknou kostky. Malé se odrazí od prázdných hran a štítů, velké musíš sestřelit.
coach-goods =
    .title = Je co nakládat
    .text = Ať si vezmeš cokoli, stojí to letové dny a ostatní tě mohou předletět. Červená kostička má cenu 4 kredity, žlutá 3, zelená 2, modrá 1 a každá potřebuje svůj kontejner.
coach-enemy =
    .title = Děla, prosím
    .text = Máš-li větší sílu než oni, vyhraješ; při stejné síle proletí kolem; s menší na to doplatíš. Kdo je porazí, ukončí útok i pro všechny za sebou.
coach-open-space =
    .title = Plnou parou
    .text = Každý letí vpřed o tolik polí, kolik má síly v motorech. Kdo nemá žádnou, musí z letu odstoupit.
coach-combat =
    .title = Doplatí jen nejslabší
    .text = Porovnávají se tři řádky po sobě a pokaždé to odnese ten, kdo má nejméně. Při shodě ten, kdo je vepředu.
coach-lost =
    .title = A je to pryč
    .text = Každý ztracený dílek stojí na konci 1 kredit a přijdeš i o to, co na něm bylo. Co pak s ničím spojené není, odpadne.
coach-payday =
    .title = Každý kredit má svůj důvod
    .text = Umístění, hezká loď a zboží vynášejí, ztracené dílky stojí. U každého řádku je napsáno, za co je.

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
    .text = Obhájíš-li zlatý titul ještě jednou, vynese 12 kreditů. Ztíží ti ale tento let: než začneš stavět, přečti si jak.
