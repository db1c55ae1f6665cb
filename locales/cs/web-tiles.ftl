# Obrázky dílků, lodí a karet pro ty, kdo je poslouchají, a těch pár slov, která jsou na kartách.

tile-name = { $kind }: nahoře { $up }, vpravo { $right }, dole { $down }, vlevo { $left }
tile-laden = { $kind } ({ $load })
tile-with-plating = { $tile } s pancířem
tile-at = { $tile }, sloupec { $column }, řádek { $row }
tile-empty-square = Prázdné pole, sloupec { $column }, řádek { $row }
tile-back = Zakrytý dílek

tile-side-smooth = prázdná hrana
tile-side-one-pipe = jednoduchá přípojka
tile-side-two-pipe = dvojitá přípojka
tile-side-universal = univerzální přípojka

tile-load-humans = { $count ->
    [0] nikdo na palubě
    [one] { $count } kosmonaut
    [few] { $count } kosmonauti
   *[other] { $count } kosmonautů
}
tile-load-batteries = { $count ->
    [0] vybito
    [one] { $count } baterie
    [few] { $count } baterie
   *[other] { $count } baterií
}
tile-load-alien = { $alien }
tile-load-goods = zboží: { $goods }

# `name` je jméno hráče.
tile-ship = { $name }, loď: { $components ->
    [one] { $components } dílek
    [few] { $components } dílky
   *[other] { $components } dílků
}
tile-ship-tally = { $ship }, motory { $engines }, děla { $cannons }, posádka { $crew }, baterie { $batteries }, otevřené přípojky { $exposed }

tile-track = Letový plán, { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}
tile-start = Start
tile-track-start = Tady začíná nové kolo. Kolo má { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}.
tile-start-lap = Start · { $lap }. kolo
tile-rocket = { $name }, pole { $space }
tile-rocket-lap = { $name }, pole { $space }, { $lap }. kolo

tile-dice = Kostky: { $one } a { $two }
tile-dice-rolling = Kostky se kutálejí
tile-timer = Přesýpací hodiny, zbývá { $percent } % písku
tile-hit = { $projectile } { $from }
tile-shielded = Štíty kryjí: { $sides }
tile-shielded-none = Bez štítů

# Levý sloupec karty. Jen krátce.
card-row-planet-1 = Planeta 1
card-row-planet-2 = Planeta 2
card-row-planet-3 = Planeta 3
card-row-planet-4 = Planeta 4
card-row-beaten = Poraženo
card-row-used = Využito
card-had = { $had } ze { $takers }
card-row-give-up = Odevzdej
card-row-gain = Získej
card-row-crew-of = Posádka
card-row-load = Nalož
card-row-strength = Síla
card-row-weaker = Slabší
card-row-stronger = Silnější
card-row-everyone = Všichni
card-row-ahead = Leť vpřed
card-row-for-each = Za každou
card-row-in-each = V každé
card-row-in-order = Popořadě
card-row-one-roll = Jeden hod
card-row-next = Pak
card-row-fastest = Nejrychlejší
card-row-tried = Nejdřív
card-row-destroyed = Nakonec
card-row-where = Kde
card-row-least-crew = Nejméně posádky
card-row-least-engines = Nejslabší motory
card-row-least-cannons = Nejslabší děla

# Znaky na kartách slovy a několik vět, které na nich jsou.
card-say-cards-on-top = { $cards ->
    [one] { $cards } karta z balíčku { $deck }
    [few] { $cards } karty z balíčku { $deck }
   *[other] { $cards } karet z balíčku { $deck }
}
card-say-goods-lost = { $count ->
    [one] ztráta nejdražší kostičky zboží, bez zboží baterie
    [few] ztráta { $count } nejdražších kostiček zboží; za každou chybějící baterie
   *[other] ztráta { $count } nejdražších kostiček zboží; za každou chybějící baterie
}
card-else = nebo
# Za znakem baterie.
card-each = za každou
card-say-fire = { $from }: { $shots }
card-say-light-fire = malá
card-say-heavy-fire = velká
card-say-crew-lost = { $count ->
    [one] ztráta { $count } člena posádky
    [few] ztráta { $count } členů posádky
   *[other] ztráta { $count } členů posádky
}
card-say-crew-needed = { $count ->
    [one] aspoň { $count } člen posádky
    [few] aspoň { $count } členové posádky
   *[other] aspoň { $count } členů posádky
}
card-say-days-lost = { $days ->
    [one] ztráta { $days } dne
    [few] ztráta { $days } dní
   *[other] ztráta { $days } dní
}
card-say-strength = síla děl { $strength }
card-say-engines = síla motorů
card-say-tile-lost = ztráta dílku
card-say-open-space = o jedno volné pole za každý bod
card-say-exposed = otevřenou přípojku
card-say-irradiated = kajutě spojené s panelem nebo nabitým dílkem
card-say-clusters = shluky panelů, rozbočovačů a nabitých dílků, v nichž je baterií a panelů aspoň { $limit }
card-say-epidemic = obsazené kajutě spojené s jinou obsazenou
card-say-sabotage = Kostky určí sloupec, pak řádek. Tři pokusy.
card-say-hit-now = { $hit }, právě teď
card-say-hit-past = { $hit }, už za námi
card-say-taken = obsazeno

card-foot-days = { $days ->
    [one] den
    [few] dny
   *[other] dní
}
card-foot-in-order = Všichni popořadě
card-foot-at-once = Na všechny najednou
card-foot-lines = Řádek po řádku
card-foot-everyone = Týká se všech
card-foot-unasked = Nikdo se neptá

card-number = Karta { $card }: úroveň { $level }, číslo { $number }
card-name = { $card }, { $level }
card-back = Letová karta, { $level }
card-back-unknown = Letová karta, kterou nikdo neviděl
tile-swivels = { $tile }, míří vždy správně
tile-hemmed = { $tile }, nepotřebuje volné pole
