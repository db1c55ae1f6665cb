# Pravidla rozšíření Another Big Expansion vlastními slovy; viz web-rules.ftl.

rules-group-abe = Another Big Expansion

rules-another-big-expansion = Another Big Expansion
    .lead = Třetí krabice, ze které se zatím dají hrát tyto části, samy i s ostatními krabicemi.
    .p1 = – Lodě IIB a IIIB: prstenec a plán s dírami.
    .p2 = – Pátý hráč v každém druhu letu.
    .p3 = Brožura neukazuje vše, co je na plánech vytištěné. Co bylo třeba doplnit z jiných zdrojů nebo odhadem, to je v datových souborech tohoto programu označené.
    .p4 = Výukový let žádnou z jejích lodí nepoužívá.

rules-ship-iib = Loď IIB
    .lead = Prstenec: první a poslední sloupec se dotýkají.
    .p1 = Všechno, co se týká sousedů, platí i přes okraj: přípojky, volné přípojky, pole, která zůstanou prázdná, i co drží pohromadě. Za každým okrajem je vidět ještě jednou druhý konec a dílek se tam dá položit.
    .p2 = Zepředu a zezadu určí sloupec dvě kostky, které se nesčítají. Takový zásah plán nikdy nemine.
    .p3 = Ze strany určí řádek jedna kostka; 1 a 6 minou. Druhá kostka řekne, kde let začíná: 1 až 3 v levém ze dvou označených sloupců, 4 až 6 v pravém. Odtud letí, dokud něco nepotká, třeba i přes okraj.
    .p4 = V zásobě smějí být dva dílky.

rules-ship-iiib = Loď IIIB
    .lead = Plán s dírami, které před startem stavby nikdo nezná.
    .p1 = Na povel ke stavbě se hodí dvěma kostkami, jednou pro všechny. Pole s hozeným číslem jsou v tomto letu zavřená.
    .p2 = Dvě stejná čísla zavřou pět polí toho čísla a startovní pole. Startovní kajuty jdou pryč a první dílek se smí položit kamkoli.
    .p3 = V místnostech s nápovědou jsou díry vidět. Bez ní jsou vidět jen čísla a kostky a dílek na díře je chyba.

rules-five-players = Pět hráčů
    .lead = Když vás hraje pět, slouží některé karty dvěma hráčům.
    .p1 = Nepřátele je třeba porazit dvakrát. Druhý vítěz dostane o 1 kredit a o 1 kostičku míň a jednou poražený nepřítel škodí od každého o 1 míň.
    .p2 = Opuštěnou loď nebo stanici lze využít dvakrát, podruhé za o 1 kredit nebo o 1 kostičku míň.
    .p3 = Na jedné planetě smějí přistát dva; druhý dostane o 1 kostičku míň.
    .p4 = Pátý v cíli za to nedostane nic. Všechno ostatní je jako ve čtyřech.
