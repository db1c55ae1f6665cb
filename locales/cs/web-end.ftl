# Výplata, tituly, pořadí. Nadpisy smějí žertovat, řádky a čísla ne.

end-eyebrow = výplata
end-flight-of = let { $number } z { $flights }

# Nadpisy podle toho, jak to dopadlo, vždy tři.
end-head-best-1 = Vyplaceno. Skoro dvakrát.
end-head-best-2 = Lépe to nezvládl nikdo.
end-head-best-3 = Dneska platíš ty.
end-head-fine-1 = Doručeno. Tedy většina.
end-head-fine-2 = Drželo to. Víceméně.
end-head-fine-3 = Převzato i se škrábanci.
end-head-last-1 = Těžká cesta, ale vedla domů.
end-head-last-2 = Otlučeno, dopraveno, jede se dál.
end-head-last-3 = Příští loď bude chytřejší.
end-head-wreck-1 = Ráno jí bylo víc.
end-head-wreck-2 = Ta důležitější půlka doletěla.
end-head-wreck-3 = Některé díly už nejsou součástí balení.
end-head-zero-1 = Hezký okružní let.
end-head-zero-2 = Na nule. Nějakým zázrakem.
end-head-zero-3 = To všechno jen pro ten výhled.
end-head-loss-1 = Drahý způsob cestování.
end-head-loss-2 = Účet doletěl první.
end-head-loss-3 = Letělo to krásně. Až do jisté chvíle.
end-head-out-1 = Doma brzy a po částech.
end-head-out-2 = Krátký let, dobře vyjednaný.
end-head-out-3 = Opatrnost a sklad za rohem.
end-head-stranded-1 = Poslední úsek už letěli jiní.
end-head-stranded-2 = Domů, ale cizím tahem.
end-head-stranded-3 = Konec přišel dřív než cíl.
end-head-watch-1 = Výplatní pásky jsou tady.
end-head-watch-2 = Někdo dostal zaplaceno.
end-head-watch-3 = Počítá se, co doletělo.
end-head-final-won-1 = Přes celou galaxii a před všemi.
end-head-final-won-2 = Pojmenují po tobě parkoviště.
end-head-final-won-3 = { $flights ->
    [1] Jedna loď, jedna legenda.
    [2] Dvě lodě, jedna legenda.
    [3] Tři lodě, jedna legenda.
   *[other] Spousta lodí, jedna legenda.
}
end-head-final-fine-1 = { $flights ->
    [1] Loď je pryč a peníze zbyly.
    [2] Dvě lodě pryč a peníze zbyly.
    [3] Tři lodě pryč a peníze zbyly.
   *[other] Všechny lodě pryč a peníze zbyly.
}
end-head-final-fine-2 = Bohatství, moudrost a lehké popáleniny.
end-head-final-fine-3 = Přiletět, uvidět, inkasovat.
end-head-final-poor-1 = O peníze přece nikdy nešlo.
end-head-final-poor-2 = Historky byly zadarmo.
end-head-final-poor-3 = Bez kreditu, zato se zážitky.
end-head-final-watch = { $mode ->
    [trek] Trek je u konce.
   *[campaign] Tažení je u konce.
}

end-lead-paying = { $titles ->
    [0] Nejdřív se rozdělí odměny, pak se prodá zboží a zaplatí ztráty.
   *[other] Rozdělují se tituly, pak se prodá zboží a zaplatí ztráty.
}
end-lead-made = Tvůj zisk: { credits-sum }.
end-lead-lost = Tvá ztráta: { credits-sum }.
end-lead-debt = Končíš s dluhem: { credits-sum }. Odpouští se ti.
end-lead-none = Ani zisk, ani ztráta.
end-lead-rank = { $place ->
    [1] Víc nemá nikdo.
    [2] Druhé místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
    [3] Třetí místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
    [4] { $players ->
        [4] Poslední místo ze 4.
       *[other] Čtvrté místo z { $players }.
    }
   *[other] Poslední místo z { $players }.
}
end-lead-shared = { $place ->
    [1] Víc nemá nikdo, ale někdo má stejně.
    [2] Dělené druhé místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
    [3] Dělené třetí místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
   *[other] Dělené čtvrté místo z { $players }.
}
end-lead-least = Míň nikdo neprodělal.
end-lead-trek-least = Celkem { $total }. Víc nemá nikdo, ale výhra to není.
end-lead-won = { $winners ->
    [one] { $mode ->
        [trek] Celkem { $total }: trek je tvůj.
       *[campaign] Celkem { $total }: tažení je tvoje.
    }
    [few] Celkem { $total } a dělené vítězství.
   *[other] Celkem { $total } a dělené vítězství.
}
end-lead-trek-rank = { $place ->
    [1] Celkem { $total } a vedeš.
    [2] Celkem { $total }, druhé místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
    [3] Celkem { $total }, třetí místo { $players ->
        [5] z 5
       *[other] ze { $players }
    }.
    [4] { $players ->
        [4] Celkem { $total }, poslední místo ze 4.
       *[other] Celkem { $total }, čtvrté místo z { $players }.
    }
   *[other] Celkem { $total }, poslední místo z { $players }.
}
end-lead-trek-shared = { $place ->
    [1] Celkem { $total } a dělené první místo.
    [2] Celkem { $total } a dělené druhé místo.
    [3] Celkem { $total } a dělené třetí místo.
   *[other] Celkem { $total } a dělené čtvrté místo.
}
end-lead-winners = { $count ->
    [one] Nejvíc má { $names }: { credits-sum }.
    [few] Shodně nejvíc mají { $names }: { credits-sum }.
   *[other] Shodně nejvíc mají { $names }: { credits-sum }.
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
end-place = { $place }. místo
end-out-chose = odstoupení
end-out-no-humans = bez kosmonautů
end-out-no-engines = bez pohonu
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
    [1] První místo
    [2] Druhé místo
    [3] Třetí místo
    [4] Čtvrté místo
   *[other] Páté místo
}
end-line-out = Bez dokončení letu
end-left-chose = odstoupení před kartou { $card }
end-left-no-humans = po kartě { $card } nezbyl žádný kosmonaut
end-left-no-engines = bez pohonu ve Volném vesmíru, karta { $card }
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
end-title-best = nejlepší skóre: { $score }
end-title-almost = { $score } platí za nejlepší ({ $best }): právník
end-title-defended = obhájeno, skóre { $score }
end-title-gold = zlato obhájeno, skóre { $score }, dvojitá odměna
end-title-gold-out = zlato obhájeno po odstoupení, skóre { $score }, odměna za stříbro
end-line-sale = Prodané zboží
end-line-sale-half = Zboží za polovinu
end-line-card = Karta
end-line-beaten = Poraženi: { $card }
end-card-number = karta { $number }
end-on-card = { $card }, karta { $number }
end-card-for-crew = karta { $number }, za { crew-sum }
end-line-late-part = Nepřipojený dílek
end-line-insurance = Pojištění
end-line-losses = Ztracené dílky
end-losses-each = { $lost ->
    [one] jeden dílek
    [few] { $lost } dílky po { $each }
   *[other] { $lost } dílků po { $each }
}
end-losses-insured = ztraceno { $lost }, pojištěno
# Člen něčího týmu změnil, kolik se za něco platí.
end-changed = v tomto letu změněno
end-losses-only = ztraceno { $lost }
end-losses-reserve = { $each }, { $unused ->
    [one] jeden zůstal v rezervě
    [few] { $unused } zůstaly v rezervě
   *[other] { $unused } zůstalo v rezervě
}
end-line-debt = Odpuštěný dluh
end-debt-detail = před dalším letem
end-line-untold = Dříve v tomto letu
end-untold-detail = za co, už se neví

# Tituly
end-titles = Tituly
end-scores = Skóre
end-fate-open = Rozhoduje se.
end-fate-kept = Získává ho { $name }.
    .you = Získáváš ho.
end-fate-given = Od vítěze ho dostává { $name }.
    .you = Od vítěze ho dostáváš ty.
end-fate-zero = Nikdo nemá ani bod, a tak připadá tomu, kdo je doma první: { $name }.
    .you = Nikdo nemá ani bod, a tak připadá tomu, kdo je doma první: tobě.
end-fate-zero-given = Nikdo nemá ani bod. Připadl tomu, kdo byl doma první, ale ten už získal dost a předal ho dál. Má ho { $name }.
    .you = Nikdo nemá ani bod. Připadl tomu, kdo byl doma první, ale ten už získal dost a předal ho dál. Máš ho ty.
end-fate-dealt = Nikdo nedoletěl. Losem ho dostává { $name }.
    .you = Nikdo nedoletěl. Losem ho dostáváš ty.
# Na účtence toho, kdo má titul, za který se neplatilo.
end-held-zero = nikdo nemá bod; první doma
end-held-zero-given = nikdo nemá bod; předal ho, kdo byl doma první
end-held-given = předaný od vítěze
end-held-dealt = nikdo nedoletěl; přidělený losem
end-held-lost = neobhájený
end-fate-gold = { $name } má obhájeno: titul bude zlatý.
    .you = Máš obhájeno: titul bude zlatý.
end-fate-defended = { $name } má obhájeno.
    .you = Máš obhájeno.
end-fate-legend = Zlatý je z minulého letu a { $name } ho má znovu obhájený: legenda.
    .you = Zlatý je z minulého letu a máš ho znovu obhájený: legenda.
end-fate-gold-out = Zlatý je z minulého letu a { $name } ho má obhájený i po odstoupení: odměna je za stříbrný a legenda se tak nerodí.
    .you = Zlatý je z minulého letu a máš ho obhájený i po odstoupení: odměna je za stříbrný a legenda se tak nerodí.
end-fate-lost = { $name } titul tentokrát nemá obhájený: bez odměny, zůstává stříbrný.
    .you = Tentokrát ho nemáš obhájený: bez odměny, zůstává stříbrný.
end-fate-lost-gold = Zlatý je z minulého letu. { $name } ho tentokrát nemá obhájený: bez odměny, zlato ale zůstává.
    .you = Zlatý je z minulého letu. Tentokrát ho nemáš obhájený: bez odměny, zlato ale zůstává.
end-handicap = { $name } má v příštím letu ztížené podmínky zlatého titulu { $title }.
end-handicap-you = V příštím letu máš ztížené podmínky zlatého titulu { $title }.
end-handicap-freight-hauler = Dva kontejnery vedle sebe zůstanou prázdné.
end-handicap-power-trucker = Dílek s bateriemi spojený s dvojitým motorem, dvojitým dělem, štítem nebo zesilovačem se nenabije.
end-handicap-xenoquartermaster = Podpora života funguje, jen když má každá její spojená přípojka proti sobě stejnou.
end-handicap-cruise-captain = Každá otevřená přípojka kajuty v ní ubírá jedno místo a nově otevřená stojí člena posádky.
end-handicap-master-engineer = Nejdřív musí do rezervy dva nešikovné dílky. Připojí se, až všichni dostaví.
end-handicap-corridorist = Když je zničen dílek chodby, odpadnou i dílky chodby, které jsou s ním spojené.

# Tituly během letu
titles-now = Tituly tohoto treku
titles-score = { $title }: { $score }
titles-scores = Skóre teď:
titles-open = Tituly k získání
titles-held = má ho { $name }
    .you = tvůj
titles-pay-1 = Nejlepší výsledek po tomto letu vynese { credits-sum } a titul k tomu.
titles-pay-2 = V tomto letu každý obhajuje svůj titul: vynese to { credits-sum } a titul bude zlatý.
titles-pay-3 = V tomto letu každý obhajuje svůj titul: stříbrný vynese { credits-sum }, zlatý { $gold }.
titles-counted = Počítá se loď, jak doletí.

# Pořadí
end-standings = Průběžné pořadí
end-ranking = Konečné pořadí
end-ranking-note = { $mode ->
    [trek] Kdo skončí s kredity, něco vyhrál. Kdo jich má nejvíc, vyhrál trek. Při shodě se o vítězství dělí.
   *[campaign] Kdo skončí s kredity, něco vyhrál. Kdo jich má nejvíc, vyhrál tažení. Při shodě se o vítězství dělí.
}
end-to-titles = Tituly a pořadí
end-to-standings = Pořadí a příští let
end-column-player = Hráč
end-column-flight = Let { $level }
end-rank = { $place }.
end-silver = { $title }
end-gold = { $title }, zlatý titul
end-legendary = legendární { $title }
end-champion = { $mode ->
    [trek] vítěz treku
   *[campaign] vítěz tažení
}
end-crowned = Vítěz
end-crowned-who = { $winners ->
    [one] { $mode ->
        [trek] Trek vyhrává { $names }: { credits-sum }.
       *[campaign] Tažení vyhrává { $names }: { credits-sum }.
    }
    [few] O vítězství se dělí { $names }, každý má { credits-sum }.
   *[other] O vítězství se dělí { $names }, každý má { credits-sum }.
}
    .you = { $mode ->
        [trek] Vyhráváš trek: { credits-sum }.
       *[campaign] Vyhráváš tažení: { credits-sum }.
    }
end-crowned-little = { $count ->
    [one] { $names } má taky kredity a trochu vyhrává.
    [few] { $names } mají taky kredity a trochu vyhrávají.
   *[other] { $names } mají taky kredity a trochu vyhrávají.
}

# Kde jsme
end-route-flown = Odletěno
end-route-best = { $names } { $credits }
end-route-next = Příští
end-route-far = Potom
end-route-last = Poslední
end-next-example = Deska je jen příklad: každý dostane dvě půlky náhodou.
end-next-flight = Příště: { $ship }
end-fact-home = za návrat
end-fact-looks = nejhezčí loď
end-fact-timer = { $spaces ->
        [one] políčko
        [few] políčka
       *[other] políček
    } přesýpacích hodin

# Co dál
end-next = Co dál
end-next-level = Dál: let úrovně { $level }
end-next-trek = Dál: trek
end-again = Znovu
end-to-lobby = Ke stolu
end-gathering = Ostatní se scházejí k dalšímu letu: { $mode }. Nespěchej.
end-gathering-host = { $name } svolává všechny k dalšímu letu: { $mode }. Nespěchej.
end-replay = Přehrát záznam
end-replay-short = Záznam
end-copy-link = Zkopírovat odkaz na záznam
end-copied = Zkopírováno.
end-not-copied = Prohlížeč kopírování nedovoluje. Označ text a zkopíruj ho ručně.
end-host-decides = O tom, co bude dál, rozhoduje { $name }.
end-no-host = Hostitel už tu není.
end-to-yard = Do loděnice
end-to-yard-watch = Dál do loděnice
end-yard-waits = Stavba začne, až ji někdo odstartuje.
end-to-team = Vybrat člena týmu
end-team-waits = Najímá se pozemní tým.
end-yard-opened = Loděnice je otevřená: všichni stavějí.
end-waiting = Čeká se na: { $names }.

end-check = Byla to opravdu náhoda? Ověř, že kostky, dílky ani karty nikdo nevybíral.
end-check-how = Hody, dílky i karty vzešly z jednoho tajného čísla, seedu. Server zveřejnil jeho otisk už před hrou, takže se nedal změnit. Teď je číslo odkryté a každý si může ověřit, že k otisku patří.
end-check-commitment = Otisk zveřejněný před hrou
end-check-seed = Seed
end-check-command = Tento příkaz přehraje celou hru znovu a ověří seed, každý krok i výsledek:
end-check-copy = Kopírovat

# ---- víc her v jedné místnosti

scores-title = Skóre této místnosti
scores-games = Hry
scores-wins = Výhry
scores-credits = Kredity
