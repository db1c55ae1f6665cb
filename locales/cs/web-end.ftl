# Výplata, tituly, pořadí. Nadpisy smějí žertovat, řádky a čísla ne.

end-eyebrow = výplata
end-flight = let { $number }

# Nadpisy podle toho, jak to dopadlo, vždy tři.
end-head-best-1 = Vyplaceno. Skoro dvakrát.
end-head-best-2 = Lépe to nezvládl nikdo.
end-head-best-3 = Dneska platíš ty.
end-head-fine-1 = Doručeno. Tedy většina.
end-head-fine-2 = Drželo to. Víceméně.
end-head-fine-3 = Převzato i se škrábanci.
end-head-wreck-1 = Ráno jí bylo víc.
end-head-wreck-2 = Ta důležitější půlka doletěla.
end-head-wreck-3 = Montáž po cestě ztracena.
end-head-zero-1 = Hezký okružní let.
end-head-zero-2 = Na nule. Nějakým zázrakem.
end-head-zero-3 = To všechno jen pro ten výhled.
end-head-loss-1 = Drahý způsob cestování.
end-head-loss-2 = Účet doletěl první.
end-head-loss-3 = Letělo to krásně. Až do jisté chvíle.
end-head-out-1 = Doma brzy a po částech.
end-head-out-2 = Krátký let, dobře vyjednaný.
end-head-out-3 = Opatrnost a sklad za rohem.
end-head-watch-1 = Výplatní pásky jsou tady.
end-head-watch-2 = Někdo dostal zaplaceno.
end-head-watch-3 = Počítá se, co doletělo.
end-head-final-won-1 = Přes celou galaxii a před všemi.
end-head-final-won-2 = Pojmenují po tobě parkoviště.
end-head-final-won-3 = Tři lodě, jedna legenda.
end-head-final-fine-1 = Tři lodě pryč a peníze zbyly.
end-head-final-fine-2 = Bohatství, moudrost a lehké popáleniny.
end-head-final-fine-3 = Přiletět, uvidět, inkasovat.
end-head-final-poor-1 = O peníze přece nikdy nešlo.
end-head-final-poor-2 = Historky byly zadarmo.
end-head-final-poor-3 = Bez peněz, zato zcestovale.
end-head-final-watch = Trek je u konce.

end-lead-paying = Rozdělují se tituly, pak se prodá zboží a zaplatí ztráty.
end-lead-made = Tvůj zisk je { credits-sum }.
end-lead-lost = Tvoje ztráta je { credits-sum }.
end-lead-debt = Zbyl dluh: { credits-sum }. Je odpuštěný.
end-lead-none = Nic navíc, ale ani žádná ztráta.
end-lead-rank = { $place ->
    [1] Víc nemá nikdo.
    [2] Druhé místo ze { $players }.
    [3] Třetí místo ze { $players }.
   *[other] Poslední místo ze { $players }.
}
end-lead-shared = { $place ->
    [1] Víc nemá nikdo, ale stejně někdo ano.
    [2] Dělené druhé místo ze { $players }.
   *[other] Dělené třetí místo ze { $players }.
}
end-lead-trek-rank = { $place ->
    [1] Celkem { $total } a vedeš.
    [2] Celkem { $total }, druhé místo ze { $players }.
    [3] Celkem { $total }, třetí místo ze { $players }.
   *[other] Celkem { $total }, poslední místo ze { $players }.
}
end-lead-trek-shared = { $place ->
    [1] Celkem { $total } a dělené první místo.
    [2] Celkem { $total } a dělené druhé místo.
   *[other] Celkem { $total } a dělené třetí místo.
}
end-lead-winners = { $count ->
    [one] Nejvíc má { $names }: { credits-sum }.
    [few] Nejvíc mají { $names }: každý { credits-sum }.
   *[other] Nejvíc mají { $names }: každý { credits-sum }.
}
end-lead-nobody = Nikdo nevydělal.

# Výplatní pásky
end-slips = Řádek za každý kredit
end-lines = { $name }: řádek za každý kredit
end-wreck = Co z lodi doletělo ({ $name }): { $left ->
    [one] { $left } dílek
    [few] { $left } dílky
   *[other] { $left } dílků
}, ztraceno { $lost }
end-place = { $place }. v cíli
end-out-chose = odstoupení
end-out-no-humans = bez posádky
end-out-no-engines = bez tahu
end-out-lapped = ztráta kola
end-sum = Kredity
end-sum-so-far = Zatím
end-sum-flight = tento let { $credits }
end-richest = nejvíc kreditů
end-unfold = { $name }: ukázat všechny řádky
end-no-lines = Žádný zisk, žádná ztráta.
end-said = { $name }: { credits-sum }.

end-line-brought = Z minulých letů
end-line-finish = { $place ->
    [1] První v cíli
    [2] Druhé místo v cíli
    [3] Třetí místo v cíli
   *[other] Čtvrté místo v cíli
}
end-line-out = Bez dokončení letu
end-left-chose = odstoupení před kartou { $card }
end-left-no-humans = po kartě { $card } nezbyl žádný člověk
end-left-no-engines = bez tahu ve volném vesmíru, karta { $card }
end-left-lapped = ztráta celého kola, karta { $card }
end-line-best-looking = Nejhezčí loď
end-looks = { $exposed ->
    [one] { $exposed } otevřená přípojka, nejméně ze všech
    [few] { $exposed } otevřené přípojky, nejméně ze všech
   *[other] { $exposed } otevřených přípojek, nejméně ze všech
}
end-looks-shared = { $exposed ->
    [one] { $exposed } otevřená přípojka, méně nemá nikdo
    [few] { $exposed } otevřené přípojky, méně nemá nikdo
   *[other] { $exposed } otevřených přípojek, méně nemá nikdo
}
end-title-best = nejlepší výsledek: { $score }
end-title-defended = obhájeno, výsledek { $score }
end-title-gold = obhájeno zlato, výsledek { $score }, dvojnásobek
end-line-sale = Prodané zboží
end-line-sale-half = Zboží za polovinu
end-line-card = Karta
end-line-beaten = Výhra: { $card }
end-card-number = karta { $number }
end-card-for-crew = karta { $number }, za { crew-sum }
end-line-late-part = Nepřipojený dílek
end-line-losses = Ztracené dílky
end-losses-each = { $lost } po { $each }
end-losses-reserve = { $each }, { $unused ->
    [one] jeden zůstal v rezervě
    [few] { $unused } zůstaly v rezervě
   *[other] { $unused } zůstalo v rezervě
}
end-line-debt = Odpuštěný dluh
end-debt-detail = před dalším letem
end-line-untold = Dříve v tomto letu
end-untold-detail = za co, už nevíme

# Tituly
end-titles = Tituly
end-scores = Výsledky
end-fate-open = Rozhoduje se.
end-fate-kept = Vyhrává a drží ho { $name }.
end-fate-given = Od vítěze ho dostává { $name }.
end-fate-zero = Nikdo nemá ani bod. Drží ho { $name }.
end-fate-dealt = Nikdo nedoletěl. Losem ho dostává { $name }.
end-fate-gold = { $name } ho obhajuje: titul je zlatý.
end-fate-defended = { $name } ho obhajuje.
end-fate-legend = { $name } obhajuje zlato: legenda.
end-fate-lost = { $name } ho neobhajuje, ale drží ho dál.
end-handicap = { $name } má v příštím letu omezení zlatého titulu { $title }.
end-handicap-you = V příštím letu máš omezení zlatého titulu { $title }.
end-handicap-freight-hauler = Dva kontejnery vedle sebe zůstanou prázdné.
end-handicap-power-trucker = Baterie napojená na dvojitý motor, dvojité dělo nebo štít se nenabije.
end-handicap-xenoquartermaster = Podpora života funguje, jen když všechny její přípojky přesně odpovídají.
end-handicap-cruise-captain = Každá otevřená přípojka ubírá v kajutě jedno místo a nová stojí člena posádky.
end-handicap-master-engineer = Nejdřív musí do rezervy dva nepohodlné dílky. Připojí se, až všichni dostaví.
end-handicap-corridorist = Když je zničen dílek chodby, odpadnou i dílky chodby na něj napojené.

# Pořadí
end-standings = Průběžné pořadí
end-ranking = Konečné pořadí
end-ranking-note = Kdo skončí s kredity, něco vyhrál. Kdo jich má nejvíc, vyhrál trek. Při shodě se o vítězství dělí.
end-column-player = Hráč
end-column-flight = Let { $level }
end-rank = { $place }.
end-silver = { $title }
end-gold = { $title }, zlatý titul
end-legendary = legendární { $title }
end-champion = vítěz treku

# Co dál
end-next = Co dál
end-next-level = Dál: úroveň { $level }
end-next-trek = Dál: trek
end-again = Znovu
end-replay = Přehrát záznam
end-replay-short = Záznam
end-copy-link = Zkopírovat odkaz na záznam
end-copied = Zkopírováno.
end-not-copied = Prohlížeč kopírování nedovolí. Označ text a zkopíruj ho ručně.
end-host-decides = O tom, co bude dál, rozhoduje { $name }.
end-no-host = Hostitel odešel.
end-to-yard = Do loděnice
end-to-yard-watch = Dál do loděnice
end-yard-waits = Další loděnice je připravená. Staví se, až někdo odstartuje.
end-yard-opened = Loděnice je otevřená: všichni stavějí.
end-waiting = Čeká se na: { $names }.

end-check = Seed i kostky jsou teď odkryté. Může je ověřit kdokoliv.
end-check-how = Server před hrou zveřejnil závazek: otisk seedu, ze kterého vzešly dílky, karty i hody. Teď vidíš seed a můžeš porovnat, jestli odpovídá.
end-check-commitment = Závazek zveřejněný před hrou
end-check-seed = Seed
end-check-command = Tento příkaz přehraje celou hru znovu a ověří seed, každý krok i výsledek:
end-check-copy = Kopírovat
