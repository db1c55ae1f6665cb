# Another Big Expansion on the page: tiles, questions. Its options are in web-room.ftl, its rules in web-rules-abe.ftl.

## Tiles
build-does-solar-panel = Powers one joined component on each card, once.
build-does-thruster = For a battery, what flies at you arrives one row or column to the side.
build-does-straight-thruster = { build-does-thruster }
build-does-router = Everything attached to it counts as joined together.
build-does-mixed-life-support = Joined cabins may house an alien of either colour.
build-does-crubot-station = Four robots: crew for one card, for a battery.
build-does-auto-defense = Two that are joined: +1 cannon strength.
build-does-armory = Crew joined to it counts twice where crews are compared.
build-kind-devices = Devices
    .more = More devices
tile-state-panel = used on this card
tile-state-crubots = switched on
tile-state-armed = armed
tile-pair = In a pair with { $square }: 1 more cannon strength
tile-reach = Works with { $squares }

## Questions
flight-ask-thrust-coming = { $projectile } { $from } { $line }. Move aside?
flight-why-thrust = A thruster across the way moves the line by one, to the side its exhaust points to: once a roll, for a battery or a panel.
flight-answer-thrust-stay = Stay
flight-answer-thrust-left = Shift it one column to the left
flight-answer-thrust-right = Shift it one column to the right
flight-answer-thrust-front = Shift it one row to the front
flight-answer-thrust-rear = Shift it one row to the rear
flight-go-thrust-stay = Stay
flight-go-thrust-left = Fire the exhaust on the left
flight-go-thrust-right = Fire the exhaust on the right
flight-go-thrust-front = Fire the exhaust at the front
flight-go-thrust-rear = Fire the exhaust at the rear
flight-then-thrust-misses = It flies by
# A line off a board whose rim has letters or its own numbers.
line-past = past the ship
    .in = beside the ship
flight-then-thrust-meets = Flies at
flight-help-thrust-pair = Both meteors of the pair move together.
flight-then-panels = { $count ->
    [one] A solar panel gives power
   *[other] { $count } solar panels give power
}
flight-answer-power = { $count ->
    [0] Power none
    [one] Power { $count } component
   *[other] Power { $count } components
}
flight-answer-switch-on = { $count ->
    [0] Leave them off
    [one] Switch on { $count } station
   *[other] Switch on { $count } stations
}
flight-go-declare-crew = Go with a crew of { $strength }
flight-answer-own-power = { $count ->
    [0] Your choice: none
    [one] Your choice: { $count } component
   *[other] Your choice: { $count } components
}
flight-ask-pay-power = What gives the power?
flight-help-pay-power = Press a lit panel or battery component.
flight-why-pay-power = Once on each card a solar panel gives power to something it is joined to. A battery is gone; the panel is ready again with the next card.
flight-go-pay-power = Take the power from { $square }
flight-ask-switch-on = Switch on the crubots?
flight-help-armed = Armed crew counts double: your { $crew } count { $counts }.
flight-help-switch-on = Stations can also be switched on and off on the ship itself.
flight-why-switch-on = Four crubots count as crew until the card is done, for a battery or a panel. Joined to an armory they count twice.
flight-strength-crew = Crew counts { $strength }
flight-ask-switch-on-for = { $left ->
    [one] Which crubots are switched on?
   *[other] Which crubots are switched on? { $left } stations to go
}
flight-why-switch-on-for = Crubots make up for the crew that is missing. They stay on until the card is done.
flight-go-switch-on-for = Switch on { $square }
flight-then-switch-on = { $stations ->
    [one] With a crubot station switched on
   *[other] With { $stations } crubot stations switched on
}

## Without cyan aliens
component-mixed-life-support-purple-brown = mixed life support (purple, brown)
    .object = mixed life support (purple, brown)

## Cards of deck IV
flight-ask-board-ship-try = Try to board the abandoned ship?
flight-ask-dock-station-try = Try to dock at the station?
flight-why-try = Its defences still work: whoever tries is shot at, with rolls of their own. Afterwards you may still leave it, and lose no days then.
flight-careful-try = { $takes ->
    [yes] Playing it safe means trying: what it brings is worth more than the shots are likely to cost.
   *[no] Playing it safe means flying on: the shots are likely to cost more than it brings.
}
flight-answer-try-yes = Try it
    .go = Try it
flight-then-shots = Shots come first
flight-then-asked-again = Afterwards you are asked once more.
flight-ask-take-aboard = { $crew ->
    [one] Take somebody aboard?
   *[other] Up to { $crew } people want to come along. How many?
}
flight-why-take-aboard = They go into cabins with room and without an alien, or to sleep into a stasis chamber. You need not take any.
flight-answer-aboard = { $crew ->
    [one] { $crew } comes along
   *[other] { $crew } come along
}
flight-go-aboard = { $crew ->
    [one] Take { $crew } aboard
   *[other] Take { $crew } aboard
}
flight-answer-nobody-aboard = Nobody
    .go = Take nobody
flight-help-mostly-open-space = Whoever declares the most meets the meteors of the card; of equals the one who is farther ahead then.
flight-now-approached = You go closer
flight-now-turned-back = You leave it
flight-now-fastest = You are fastest
flight-why-fastest-tie = Of equals the one farther ahead is struck.
flight-why-crew-radiation-leak = Crew joined to a solar panel, or to a battery component with a token in it, loses one.
flight-why-lost-radiation-leak = It hung together with too much power: panels, routers and charged batteries explode together from four tokens and panels on.

## Insurance
flight-insure-lost = lost components
flight-insure-never = Your ship has { $parts ->
    [one] { $parts } component
   *[other] { $parts } components
}. Insurance would pay only from { $count } lost ones on.
flight-insure-even = With and without insurance you pay the same if you lose { $count } components; with more, insurance is cheaper

## Intruders
flight-ask-dodge-intruders = { $count ->
    [one] It wants
   *[other] They want
} to come aboard { $line }. Move aside?
flight-why-dodge-intruders = A thruster beside crew moves the line by one, for a battery or a panel. The way of each answer is drawn on the ship.
flight-ask-switch-on-to-thrust = Which crubots fire the thruster?
flight-why-switch-on-to-thrust = Nobody else is beside it. Crubots that are on can fire it, and stay on until the card is done.
flight-go-switch-on-to-thrust = Switch on { $square }
flight-ask-post-crubots = { $count ->
    [one] Its way leads
   *[other] Their way leads
} through a crubot station. Wake the crubots?
flight-why-post-crubots = Armed crubots that are on stop it, or turn it away at the door. It has not yet taken a step, so a battery that it would eat can still be spent.
flight-answer-crubots-asleep = Crubots asleep
flight-answer-crubots-awake = { $count ->
    [one] Crubots awake
   *[other] Crubots awake: { $square }
}
flight-go-crubots-asleep = Let them sleep
flight-go-crubots-awake = Wake the crubots
flight-then-crubots-awake = Crubots awake:
flight-then-intruder-missed = { $count ->
    [one] It misses
   *[other] They miss
} the ship
flight-then-intruder-turned-away = { $count ->
    [one] Turned away
   *[other] Both turned away
} at the door, no reward
flight-then-intruder-all = { $count ->
    [one] { $steps ->
        [one] It takes its one step
       *[other] It takes all { $steps } steps
    }
   *[other] { $steps ->
        [one] They take their one step
       *[other] They take all { $steps } steps
    }
}
flight-then-intruder-beaten = Beaten on step { $step }
flight-then-intruder-one = One of two beaten, on step { $step }
flight-then-intruder-both = Both beaten, the second on step { $step }
flight-told-batteries-eaten = { $player }: the intruder eats { $count } batteries.
    .you = The intruder eats { $count } of your batteries.
flight-why-eaten = A predator eats all that it meets: crew, goods and batteries.
flight-why-crew-intruders = A predator eats all crew that is not armed, in every component it enters.
flight-why-lost-intruders = A charge lay there. All charges go off when the commando has stopped, beaten or not.
card-row-enters = Enters
card-row-walks = Walks
card-row-eats = Eats
card-row-beaten-each = Each beaten
card-say-hand-left = left hand on the wall
card-say-hand-right = right hand on the wall
card-say-hand-both = two: one by the left hand, one by the right
card-say-eats = all it meets: crew, goods, batteries
card-say-from-front = from the front
card-say-from-right = from the right
card-say-from-rear = from the rear
card-say-from-left = from the left
card-say-steps = { $steps } steps
card-say-steps-charges = { $steps } steps, a charge on step { $charges }
card-foot-intruders = Everyone, their own
