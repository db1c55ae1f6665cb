# What a player is asked.

question-rebuild = { $player }: your ship breaks a rule. Take it back and mend it?
question-remove-mistake = { $player }: which of the wrong components do you take off?
question-keep-piece = { $player }: your ship is in pieces. Which one do you fly on with?
question-add-late-part = { $player }: where do you add { $tile-object } from your reserve?
question-place-crew = { $player }: who lives in the cabin at { $square }?
question-fly-on = { $player }: fly on?
question-power-engines = { $player }: engine strength { $without }. What do you power?
question-power-cannons = { $player }: cannon strength { $without }. What do you power?
question-power-cannons-against = { $player }: cannon strength { $without } against { $against }. What do you power?
question-pay-battery = { $player }: which component gives the battery?
question-land = { $player }: land on a planet for { days-sum }?
question-board-ship = { $player }: give { crew-sum } and { days-sum } for { credits-sum }?
question-dock-station = { $player }: dock for { days-sum } and load goods ({ $goods })?
question-dock-station-crubots = { $player }: switch on crubots ({ $stations }), dock for { days-sum } and load goods ({ $goods })?
question-pay-power = { $player }: what powers { $squares }: a solar panel ({ $panels }) or a battery?
question-thrust = { $player }: { $projectile-object } comes { $from }. Move the ship with a thruster?
question-dodge-intruders = { $player }: intruders are coming. Move the ship with a thruster?
question-switch-on-to-thrust = { $player }: which crubots do you switch on to fire the thruster?
question-post-crubots = { $player }: intruders come aboard at { $square }. Which crubots on their way do you switch on?
question-switch-on = { $player }: the crew counts { $without }. Which crubots do you switch on?
question-switch-on-for = { $player }: which crubots do you switch on? To go: { $left }.
question-take-reward = { $player }: take the reward ({ $reward }) for { days-sum }?
question-load-goods = { $player }: what do you load? Waiting: { $goods }.
question-lift-to-burn = { $player }: everything is put away. Do you lift a block for the furnace?
question-shoot = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Shoot it?
question-shoot-battery = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Shoot it for a battery?
question-raise-shield = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Raise a shield for a battery?
question-raise-shield-free = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Raise a shield? The techie makes it free.
question-also = A second one will hit { $square } at the same moment.
question-also-shield = A second one will hit { $square } at the same moment; one shield stops both.
question-pay-token = { $player }: which component pays a battery? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-lose-crew = { $player }: you lose { crew-sum }. Where is the next one taken from?
question-lose-good = { $player }: from which hold do you give { $good-object }? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-lose-battery = { $player }: no goods left. Which component gives a battery? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-lose-which = { $player }: what do you give up? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-lose-whom = { $player }: who leaves the cabin at { $square }, the alien or the astronaut?
question-stay-awake = { $player }: does the new astronaut stay awake in the stasis chamber at { $square }?
question-boost-engines = { $player }: boost { $squares }, for engine strength { $strength }?
question-boost-cannons = { $player }: boost { $squares }, for cannon strength { $strength }?
question-boost-next = { $player }: what does the booster at { $square } boost next?
question-fire-catapult = { $player }: cannon strength { $without }. Which block does the catapult at { $square } fire for { $adds } more?
question-fire-catapult-against = { $player }: cannon strength { $without } against { $against }. Which block does the catapult at { $square } fire for { $adds } more?
question-shoot-with-catapult = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Which block does a catapult fire at it?
question-boost-shield = { $player }: { $projectile-object } { $from } { $line-in } will hit { $square }. Raise a boosted shield for { $tokens ->
    [one] { $tokens } battery
   *[other] { $tokens } batteries
}?
question-refill = { $player }: which battery component does the furnace at { $square } refill?
question-wake = { $player }: which cabins get an astronaut from stasis?
question-wake-from = { $player }: from which stasis chamber does the astronaut for { $square } come?
question-choose-specialist = { $player }: what is the cyan alien at { $square } good at?
question-send-diplomat = { $player }: send the diplomat, so that this line passes you by?
question-send-diplomat-against = { $player }: send the diplomat to the enemy of strength { $against }?
question-gain-days = { $player }: let the micronavigator gain { days-sum }?
question-drop-part = { $player }: engine strength { $without }. Drop a component with an uneven joint?
question-name-result = { $player }: which row and column do misses hit on { $rival }’s ship?
question-name-side = { $player }: debris ahead. Which side does it come from?
question-pay-crew = { $player }: the crew wants { $crew ->
    [one] { $crew } credit or block
   *[other] { $crew } credits or blocks
} before the last card. Pay, or give up?
question-pay-crew-in-goods = { $player }: which block goes to the crew? { $left ->
    [one] One is still to be paid
   *[other] { $left } are still to be paid
}; done pays the rest in credits.
question-fire-at-leader = { $player }: { $rival } has taken the lead. Fire a cannon?
question-junkyard = { $player }: stop in the junkyard? Which row do you take?
question-junkyard-gain = { $player }: row { $row } lets you choose. What do you take?
question-pay-good = { $player }: which colour of goods do you pay with? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-pay-good-from = { $player }: from which hold do you pay { $good-object }? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-place-battery = { $player }: where does the new battery go? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-place-human = { $player }: where does the new human go? { $left ->
    [one] It is the last one.
   *[other] { $left } in all.
}
question-take-aboard = { $player }: { $crew ->
    [one] somebody wants to come along. Take them aboard?
   *[other] { $crew } people want to come along. How many do you take aboard?
}
question-ignore-side = { $player }: a meteor vortex. From which side shall meteors pass you by?
question-give-up-cannons = { $player }: you have the most cannons. Which one do you give up?
question-give-up-double-cannons = { $player }: you have the most double cannons. Which one do you give up?
question-give-up-engines = { $player }: you have the most engines. Which one do you give up?
question-give-up-double-engines = { $player }: you have the most double engines. Which one do you give up?
question-keep-title = { $player }: which title do you keep?
question-give-title = { $player }: who gets the title of { $title }?
question-agree-on-roads = { $player }: how many Rough Roads cards for everyone in the next flight? { $now ->
    [0] So far none.
   *[other] So far { $now }.
} It changes only if all who name a number name the same.
question-agree-on-handicap = { $player }: how many Rough Roads cards do you take for yourself in the next flight? { $now ->
    [0] So far none.
   *[other] So far { $now }.
}
question-leave-block = { $player }: somebody was here before you, so there is one block less ({ $goods }). Which one do you leave?
question-insure = { $player }: insure the ship for { credits-sum }? Lost components then cost no more than { $most ->
    [one] { $most } credit
   *[other] { $most } credits
}.
question-shots = { $shots ->
    [one] A shot comes first; afterwards you can still leave it.
   *[other] { $shots } shots come first; afterwards you can still leave it.
}
question-nth = ({ $number } of { $of })
question-second = Somebody was here before you: one block less.
question-second-credits = Somebody was here before you: one credit less.

question-choose-member = { $player }: who joins your support team? ({ $members })
question-use-ability = { $player }: use an ability of your support team? ({ $abilities })
question-for-ability-component = { $player }: { $ability }: which component?
question-for-ability-partner = { $player }: { $ability }: which one besides { $square }?
question-for-ability-part = { $player }: { $ability }: what shall a component become?
question-for-ability-spot = { $player }: { $ability }: what becomes { $part }, and which way does it point?
question-for-ability-side = { $player }: { $ability }: which side of { $square }?
question-for-ability-marker = { $player }: { $ability }: where do you put the marker for { $marker }?
question-for-ability-place = { $player }: { $ability }: in which place will { $rival } finish, if at all?
question-for-ability-finish-bonus = { $player }: { $ability }: raise or lower what coming home pays?
question-for-ability-looks-bonus = { $player }: { $ability }: raise or lower what looks pay?
question-for-ability-blocks = { $player }: { $ability }: how many blocks?
question-for-ability-price = { $player }: { $ability }: the price of which colour changes?
