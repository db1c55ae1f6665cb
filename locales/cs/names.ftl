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
level-four = úroveň IV

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

# What markers of a plan stand for.
marker-blue-block = obyčejný kontejner
marker-red-block = červený kontejner
marker-astronaut = kajuta
marker-alien = podpora života
marker-battery = solární panel nebo místo na baterii

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
component-solar-panel = solární panel
    .object = solární panel
component-thruster = tryska
    .object = trysku
component-straight-thruster = přímá tryska
    .object = přímou trysku
component-router = rozbočovač
    .object = rozbočovač
component-mixed-life-support-purple = smíšená podpora života (tyrkysová, fialová)
    .object = smíšenou podporu života (tyrkysovou, fialovou)
component-mixed-life-support-brown = smíšená podpora života (tyrkysová, hnědá)
    .object = smíšenou podporu života (tyrkysovou, hnědou)
component-crubot-station = stanice robotů
    .object = stanici robotů
component-auto-defense = automatická obrana
    .object = automatickou obranu
component-armory = zbrojnice
    .object = zbrojnici
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

mistake-off-board = vyčnívá ze stavební zóny
mistake-taken = už tam je jiný dílek
mistake-not-joined = žádná přípojka ho k lodi nedrží
mistake-pipes-differ = jednoduchá přípojka je proti dvojité
mistake-connector-on-smooth = přípojka je proti prázdné hraně
mistake-engine-turned = motor musí mířit dozadu
mistake-behind-engine = hned za motorem něco stojí
mistake-before-barrel = hned před hlavní děla něco stojí
mistake-behind-thruster = něco stojí tam, kam míří tryska

part-cannon = dělo
part-engine = motor
part-cargo = kontejner pro dva
part-cabin = kajutu
