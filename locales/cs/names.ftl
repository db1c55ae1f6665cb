# Jména věcí. `.object` je čtvrtý pád: „bere kajutu“.

player = Hráč { $number }

credits-sum = { $credits ->
    [one] { $credits } kredit
    [few] { $credits } kredity
   *[other] { $credits } kreditů
}
days-sum = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
batteries-sum = { $batteries ->
    [one] { $batteries } baterii
    [few] { $batteries } baterie
   *[other] { $batteries } baterií
}
crew-sum = { $crew ->
    [one] { $crew } člena posádky
    [few] { $crew } členy posádky
   *[other] { $crew } členů posádky
}

level-learning = výukový let
level-one = úroveň I
level-two = úroveň II
level-three = úroveň III

side-front = příď
    .from = zepředu
side-right = pravý bok
    .from = zprava
side-rear = záď
    .from = zezadu
side-left = levý bok
    .from = zleva

line-column = sloupec { $number }
    .in = ve sloupci { $number }
line-row = řádek { $number }
    .in = v řádku { $number }

alien-purple = fialový mimozemšťan
    .object = fialového mimozemšťana
alien-brown = hnědý mimozemšťan
    .object = hnědého mimozemšťana
alien-cyan = tyrkysový mimozemšťan
    .object = tyrkysového mimozemšťana

good-red = červená kostička
    .object = červenou kostičku
good-yellow = žlutá kostička
    .object = žlutou kostičku
good-green = zelená kostička
    .object = zelenou kostičku
good-blue = modrá kostička
    .object = modrou kostičku

goods-red = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
goods-yellow = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
goods-green = { $count ->
    [one] { $count } zelená
    [few] { $count } zelené
   *[other] { $count } zelených
}
goods-blue = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
goods-none = nic

specialist-lawyer = právník
specialist-manager = manažer
specialist-merchant = obchodník
specialist-micronavigator = mikronavigátor
specialist-techie = technik
specialist-diplomat = diplomat

road-metal-fatigue = Únava materiálu
road-explosive-stuff = Výbušný náklad
road-paranoid-locals = Paranoidní místní
road-cosmic-psychosis = Kosmická psychóza
road-personalized-cabins = Kajuty na jméno
road-meteoric-inversion = Meteorická inverze
road-remorseless-fate = Neúprosný osud
road-big-baddies = Velcí padouši
road-piercing-projectiles = Průrazné projektily
road-union-ship = Odborová loď
road-bad-luck = Smůla
road-nasty-surprise = Ošklivé překvapení
road-infected-goods = Nakažené zboží
road-defective-connectors = Vadné přípojky
road-space-junk = Vesmírný odpad
road-gravitational-anomaly = Gravitační anomálie
road-dead-zone = Mrtvá zóna
road-abandoned-debris = Opuštěné trosky
road-welcome-to-the-lead = Vítej v čele
road-tough-trip = Náročná cesta
road-murphys-law = Murphyho zákon

component-starting-cabin = startovní kajuta
    .object = startovní kajutu
component-cabin = kajuta
    .object = kajutu
component-structural = spojovací dílek
    .object = spojovací dílek
component-engine = motor
    .object = motor
component-double-engine = dvojitý motor
    .object = dvojitý motor
component-cannon = dělo
    .object = dělo
component-double-cannon = dvojité dělo
    .object = dvojité dělo
component-battery = baterie ×{ $size }
    .object = baterii ×{ $size }
component-cargo = kontejner ×{ $size }
    .object = kontejner ×{ $size }
component-special-cargo = červený kontejner ×{ $size }
    .object = červený kontejner ×{ $size }
component-life-support-purple = fialová podpora života
    .object = fialovou podporu života
component-life-support-brown = hnědá podpora života
    .object = hnědou podporu života
component-shield = štít
    .object = štít
component-life-support-cyan = tyrkysová podpora života
    .object = tyrkysovou podporu života
component-cannon-engine = dělo s motorem
    .object = dělo s motorem
component-cannon-booster = zesilovač děl
    .object = zesilovač děl
component-engine-booster = zesilovač motorů
    .object = zesilovač motorů
component-shield-booster = zesilovač štítů
    .object = zesilovač štítů
component-reactor-furnace = reaktorová pec
    .object = reaktorovou pec
component-catapult = katapult
    .object = katapult
component-stasis-chamber = spánková komora
    .object = spánkovou komoru
component-combined = { $batteries ->
        [0] { $cargo ->
            [0] červený kontejner ×{ $special }
           *[other] { $special ->
                [0] kontejner ×{ $cargo }
               *[other] kontejner ×{ $cargo } s červeným ×{ $special }
            }
        }
       *[other] { $cargo ->
            [0] baterie ×{ $batteries } s červeným kontejnerem ×{ $special }
           *[other] { $special ->
                [0] baterie ×{ $batteries } s kontejnerem ×{ $cargo }
               *[other] baterie ×{ $batteries } s kontejnerem ×{ $cargo } a červeným ×{ $special }
            }
        }
    }
    .object = { $batteries ->
        [0] { $cargo ->
            [0] červený kontejner ×{ $special }
           *[other] { $special ->
                [0] kontejner ×{ $cargo }
               *[other] kontejner ×{ $cargo } s červeným ×{ $special }
            }
        }
       *[other] { $cargo ->
            [0] baterii ×{ $batteries } s červeným kontejnerem ×{ $special }
           *[other] { $special ->
                [0] baterii ×{ $batteries } s kontejnerem ×{ $cargo }
               *[other] baterii ×{ $batteries } s kontejnerem ×{ $cargo } a červeným ×{ $special }
            }
        }
    }

projectile-small-meteor = malý meteor
    .object = malý meteor
projectile-large-meteor = velký meteor
    .object = velký meteor
projectile-light-fire = malá střela
    .object = malou střelu
projectile-heavy-fire = velká střela
    .object = velkou střelu

card-planets = Planety
card-abandoned-ship = Opuštěná loď
card-abandoned-station = Opuštěná stanice
card-smugglers = Pašeráci
card-slavers = Otrokáři
card-pirates = Piráti
card-open-space = Volný vesmír
card-meteor-swarm = Meteorický roj
card-combat-zone = Bojová zóna
card-stardust = Hvězdný prach
card-epidemic = Epidemie
card-sabotage = Sabotáž
card-junkyard = Vrakoviště
card-wide-open-space = Širý vesmír
card-meteor-vortex = Meteorický vír
card-antitrust-check = Antimonopolní kontrola
card-bad-day = Černý den

title-freight-hauler = Král nákladu
title-power-trucker = Pán baterií
title-xenoquartermaster = Xenoubytovatel
title-cruise-captain = Kapitán výletní lodi
title-master-engineer = Mistr konstruktér
title-corridorist = Chodbař
title-contraptionist = Kutil
title-aesthete = Estét

mistake-off-board = vyčnívá ze stavební zóny
mistake-taken = už tam je jiný dílek
mistake-not-joined = žádná přípojka ho k lodi nedrží
mistake-pipes-differ = jednoduchá přípojka je proti dvojité
mistake-connector-on-smooth = přípojka je proti prázdné hraně
mistake-engine-turned = motor musí mířit dozadu
mistake-behind-engine = hned za motorem něco stojí
mistake-before-barrel = hned před hlavní děla něco stojí
