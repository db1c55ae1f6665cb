# Names of things. `.object` is the form after a verb: "takes a cabin".

player = Player { $number }

credits-sum = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
days-sum = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
batteries-sum = { $batteries ->
    [one] { $batteries } battery
   *[other] { $batteries } batteries
}
crew-sum = { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
}

level-learning = learning flight
level-one = level I
level-two = level II
level-three = level III
level-four = level IV

side-front = front
    .from = from the front
side-right = right
    .from = from the right
side-rear = rear
    .from = from the rear
side-left = left
    .from = from the left

line-column = column { $number }
    .in = in column { $number }
line-row = row { $number }
    .in = in row { $number }

# What markers of a plan stand for.
marker-blue-block = a plain container
marker-red-block = a red container
marker-astronaut = a cabin
marker-alien = life support
marker-battery = a solar panel or room for a battery

alien-purple = purple alien
    .object = a purple alien
alien-brown = brown alien
    .object = a brown alien
alien-cyan = cyan alien
    .object = a cyan alien

good-red = red block
    .object = a red block
good-yellow = yellow block
    .object = a yellow block
good-green = green block
    .object = a green block
good-blue = blue block
    .object = a blue block

goods-red = { $count } red
goods-yellow = { $count } yellow
goods-green = { $count } green
goods-blue = { $count } blue
goods-none = none

component-starting-cabin = starting cabin
    .object = a starting cabin
component-cabin = cabin
    .object = a cabin
component-structural = structural module
    .object = a structural module
component-engine = engine
    .object = an engine
component-double-engine = double engine
    .object = a double engine
component-cannon = cannon
    .object = a cannon
component-double-cannon = double cannon
    .object = a double cannon
component-battery = battery ×{ $size }
    .object = a battery ×{ $size }
component-cargo = cargo hold ×{ $size }
    .object = a cargo hold ×{ $size }
component-special-cargo = red cargo hold ×{ $size }
    .object = a red cargo hold ×{ $size }
component-life-support-purple = purple life support
    .object = a purple life support
component-life-support-brown = brown life support
    .object = a brown life support
component-shield = shield generator
    .object = a shield generator
component-life-support-cyan = cyan life support
    .object = a cyan life support
component-cannon-engine = cannon-engine
    .object = a cannon-engine
component-cannon-booster = cannon booster
    .object = a cannon booster
component-engine-booster = engine booster
    .object = an engine booster
component-shield-booster = shield booster
    .object = a shield booster
component-reactor-furnace = reactor furnace
    .object = a reactor furnace
component-catapult = catapult
    .object = a catapult
component-stasis-chamber = stasis chamber
    .object = a stasis chamber
component-solar-panel = solar panel
    .object = a solar panel
component-thruster = thruster
    .object = a thruster
component-straight-thruster = straight thruster
    .object = a straight thruster
component-router = router
    .object = a router
component-mixed-life-support-purple = mixed life support (cyan, purple)
    .object = mixed life support (cyan, purple)
component-mixed-life-support-brown = mixed life support (cyan, brown)
    .object = mixed life support (cyan, brown)
component-crubot-station = crubot station
    .object = a crubot station
component-auto-defense = auto-defense system
    .object = an auto-defense system
component-armory = armory
    .object = an armory
component-combined = { $batteries ->
        [0] { $cargo ->
            [0] red cargo hold ×{ $special }
           *[other] { $special ->
                [0] cargo hold ×{ $cargo }
               *[other] cargo hold ×{ $cargo } with a red one ×{ $special }
            }
        }
       *[other] { $cargo ->
            [0] battery ×{ $batteries } with a red cargo hold ×{ $special }
           *[other] { $special ->
                [0] battery ×{ $batteries } with a cargo hold ×{ $cargo }
               *[other] battery ×{ $batteries } with a cargo hold ×{ $cargo } and a red one ×{ $special }
            }
        }
    }
    .object = a { component-combined }

projectile-small-meteor = small meteor
    .object = a small meteor
projectile-large-meteor = large meteor
    .object = a large meteor
projectile-light-fire = light shot
    .object = a light shot
projectile-heavy-fire = heavy shot
    .object = a heavy shot

mistake-off-board = it sticks out of the building zone
mistake-taken = another component is there already
mistake-not-joined = no connector holds it to the ship
mistake-pipes-differ = a single connector meets a double one
mistake-connector-on-smooth = a connector meets a smooth side
mistake-engine-turned = an engine has to point to the rear
mistake-behind-engine = something stands right behind an engine
mistake-before-barrel = something stands right before a cannon’s barrel
mistake-behind-thruster = something stands where a thruster points

part-cannon = a cannon
part-engine = an engine
part-cargo = a hold for two
part-cabin = a cabin
