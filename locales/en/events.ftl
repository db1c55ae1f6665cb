# What happened, one sentence each. $player is a name; `.you` is said to that player, `.by` to whoever did it.

event-flight-set-up = Flight { $number } is set up: the yard is full, the cards are laid out.
event-title-drawn = A title to fly for: { $title }.
event-road-drawn = A rough road for this flight: { $road }.
event-road-drawn-for = A rough road for { $player }: { $road }.
    .you = A rough road for you: { $road }.
event-road-drawn-instead = { $instead } turns out to be: { $road }.
    .you = Your { $instead } turns out to be: { $road }.
event-roads-agreed = The next flight has { $cards ->
    [0] no Rough Roads cards
    [one] one Rough Roads card
   *[other] { $cards } Rough Roads cards
} for everyone.
event-roads-not-agreed = No agreement about Rough Roads: { $cards ->
    [0] there are still none
    [one] it stays with one card
   *[other] it stays with { $cards } cards
} for everyone.
event-handicap-taken = { $player } { $cards ->
    [0] flies on without a handicap.
    [one] takes one Rough Roads card as a handicap.
   *[other] takes { $cards } Rough Roads cards as a handicap.
}
    .you = You { $cards ->
    [0] fly on without a handicap.
    [one] take one Rough Roads card as a handicap.
   *[other] take { $cards } Rough Roads cards as a handicap.
}
event-column-died = Nothing works in column { $column }.
event-result-named = { $by } names { $roll } for { $player }: what would miss comes there.
    .you = { $by } names { $roll } for you: what would miss comes there.
    .by = You name { $roll } for { $player }: what would miss comes there.
event-ship-turned = { $player }’s ship turns round.
    .you = Your ship turns round.
event-building-began = Go! Everyone builds.
event-tiles-left-out = { $tiles ->
    [one] One tile is taken out of the game unseen.
   *[other] { $tiles } tiles are taken out of the game unseen.
}
event-tile-drawn-hidden = { $player } takes a face-down tile.
event-tile-drawn = { $player } draws { $tile-object }.
event-tile-taken = { $player } picks { $tile-object } from the face-up tiles.
event-reserve-taken = { $player } takes { $tile-object } out of the reserve.
event-reserve-raided = { $player } takes { $tile-object } out of the reserve of { $rival }.
    .you = You take { $tile-object } out of the reserve of { $rival }.
event-building-halted = { $player } calls a fire drill: all others stop building.
    .you = You call a fire drill: all others stop building.
event-building-went-on = The fire drill is over; everyone builds again.
event-rested = { $player } adds nothing more.
    .you = You add nothing more.
event-piles-read = { $player } has read all piles before building.
    .you = You have read all piles before building.
event-marker-laid = { $player } marks { $square } for { $marker }.
    .you = You mark { $square } for { $marker }.
event-marker-lost = { $player } loses the marker on { $square }: { $marker }.
    .you = You lose the marker on { $square }: { $marker }.
event-tile-lifted = { $player } takes { $tile-object } up again.
event-tile-placed = { $player } adds { $tile-object } at { $square }.
event-tile-reserved = { $player } sets { $tile-object } aside.
event-tile-returned = { $player } throws { $tile-object } back.
event-pile-opened = { $player } reads pile { $pile }.
event-pile-closed = { $player } puts pile { $pile } back.
event-timer-turned = { $player } turns the timer onto space { $space }.
event-sand-ran-out = The sand has run through on space { $space }.
event-time-up = Time is up! Hands off the tiles.
event-building-finished = { $player } has finished and takes starting space { $space }.
    .you = You have finished and take starting space { $space }.
event-rebuilding = { $player } takes the ship back to mend it.
    .you = You take the ship back to mend it.
event-mistake-found = { $player }’s ship has a mistake at { $squares }: { $mistake }.
    .you = Your ship has a mistake at { $squares }: { $mistake }.
event-ship-launched = { $player } takes off.
    .you = You take off.
event-batteries-charged = { $player } charges the battery at { $square }: { $tokens }.
    .you = You charge the battery at { $square }: { $tokens }.
event-humans-boarded = { $humans ->
    [0] { $player } leaves the cabin at { $square } empty.
    [one] { $player } puts { $humans } human into the cabin at { $square }.
   *[other] { $player } puts { $humans } humans into the cabin at { $square }.
}
    .you = { $humans ->
        [0] You leave the cabin at { $square } empty.
        [one] You put { $humans } human into the cabin at { $square }.
       *[other] You put { $humans } humans into the cabin at { $square }.
    }
event-alien-boarded = { $player } welcomes { $alien-object } in the cabin at { $square }.
    .you = You welcome { $alien-object } in the cabin at { $square }.

event-sleepers-boarded = { $humans ->
    [one] One astronaut of { $player } lies down in the stasis chamber at { $square }.
   *[other] { $humans } astronauts of { $player } lie down in the stasis chamber at { $square }.
}
    .you = { $humans ->
        [one] One astronaut of yours lies down in the stasis chamber at { $square }.
       *[other] { $humans } astronauts of yours lie down in the stasis chamber at { $square }.
    }
event-woken = { $player } wakes an astronaut, who moves to { $square }.
    .you = You wake an astronaut, who moves to { $square }.
event-specialist-boarded = { $player }’s cyan alien: { $specialist }.
    .you = Your cyan alien: { $specialist }.
event-specialist-lost = { $player } has to do without this specialist now: { $specialist }.
    .you = You have to do without this specialist now: { $specialist }.
event-spared = { $player } is left alone. The diplomat stays there.
    .you = You are left alone. The diplomat stays there.
event-card-revealed = The card is { $card }.
event-card-skipped = With one ship left, { $card } passes by.
event-cards-added = { $cards ->
    [one] One unseen card of deck { $deck } comes next.
   *[other] { $cards } unseen cards of deck { $deck } come next.
}
event-give-up-announced = { $player } will give up after this card.
    .you = You will give up after this card.
event-give-up-withdrawn = { $player } flies on after all.
    .you = You fly on after all.
event-left-chose = { $player } gives up and lands.
    .you = You give up and land.
event-left-no-humans = { $player } has no human left to steer and leaves the flight.
    .you = You have no human left to steer and leave the flight.
event-left-no-engines = { $player } has no thrust in open space and leaves the flight.
    .you = You have no thrust in open space and leave the flight.
event-left-lapped = { $player } is more than a lap behind and leaves the flight.
    .you = You are more than a lap behind and leave the flight.
event-left-unpaid = { $player } cannot pay the crew and leaves the flight.
    .you = You cannot pay the crew and leave the flight.

event-rolled = { $player } rolls { $first } and { $second }: { $sum }.
    .you = You roll { $first } and { $second }: { $sum }.
event-rolled-apart = { $player } rolls { $first } and { $second }.
    .you = You roll { $first } and { $second }.
event-die-rolled = { $player } rolls { $die }.
    .you = You roll { $die }.
event-enemy-grew = The enemy is stronger by { $strength }.
event-enemy-grew-for = For { $player }, the enemy is stronger by { $strength }.
    .you = For you, the enemy is stronger by { $strength }.
event-side-named = { $player } names the { $side }.
    .you = You name the { $side }.
event-fired-at = { $player } welcomes { $target } to the lead with the cannon at { $square }.
    .you = You welcome { $target } to the lead with the cannon at { $square }.
event-declared-crew = { $player } has a crew of { $strength }.
    .you = You have a crew of { $strength }.
event-declared-engines = { $player } has engine strength { $strength }.
    .you = You have engine strength { $strength }.
event-declared-cannons = { $player } has cannon strength { $strength }.
    .you = You have cannon strength { $strength }.
event-battery-spent = { $player } gives a battery from { $square }.
    .you = You give a battery from { $square }.
event-battery-eaten = { $player }: the intruder eats a battery at { $square }.
    .you = The intruder eats a battery of yours at { $square }.
event-stranded = { $player }’s ship stands still: without engine strength it leaves the flight after this card.
    .you = Your ship stands still: without engine strength it leaves the flight after this card.
event-powered-free = { $player }’s techie does it without a battery.
    .you = Your techie does it without a battery.
event-panel-used = { $player }’s solar panel at { $square } gives the power.
    .you = Your solar panel at { $square } gives the power.
event-crubots-on = { $player } switches on the crubots at { $squares }.
    .you = You switch on the crubots at { $squares }.
event-thrust = { $player } fires a thruster, its exhaust to the { $side }.
    .you = You fire a thruster, its exhaust to the { $side }.
event-boosted = { $player }’s booster at { $square } boosts { $squares }.
    .you = Your booster at { $square } boosts { $squares }.
event-catapulted = { $player }’s catapult at { $square } fires { $good-object }.
    .you = Your catapult at { $square } fires { $good-object }.
event-burned = { $player }’s furnace at { $square } burns { $good-object }.
    .you = Your furnace at { $square } burns { $good-object }.
event-moved-ahead = { $player } flies { days-sum } ahead.
    .you = You fly { days-sum } ahead.
event-moved-back = { $player } falls { days-sum } back.
    .you = You fall { days-sum } back.
event-landed = { $player } lands on planet { $planet }.
    .you = You land on planet { $planet }.
event-docked = { $player } goes aboard.
    .you = You go aboard.
event-approached = { $player } goes closer and is shot at.
    .you = You go closer and are shot at.
event-turned-back = { $player } leaves it and flies on.
    .you = You leave it and fly on.
event-turned-back-unable = { $player } has not the crew for it any more and flies on.
    .you = You have not the crew for it any more and fly on.
event-fastest = { $player } flies fastest, and meteors come.
    .you = You fly fastest, and meteors come.
event-enemy-beaten = { $player } beats the enemy!
    .you = You beat the enemy!
event-enemy-tied = { $player } and the enemy are equally strong; nothing happens.
    .you = You and the enemy are equally strong; nothing happens.
event-beaten-by-enemy = { $player } is beaten by the enemy.
    .you = You are beaten by the enemy.
event-weakest-crew = { $player } loses the comparison of crews.
    .you = You lose the comparison of crews.
event-weakest-engines = { $player } loses the comparison of engines.
    .you = You lose the comparison of engines.
event-weakest-cannons = { $player } loses the comparison of cannons.
    .you = You lose the comparison of cannons.

event-missed = { $player }: { $projectile-object } { $from } { $line-in } misses the ship.
    .you = { $projectile-object } { $from } { $line-in } misses you.
event-flew-by = { $player }: { $projectile-object } { $from } flies past the ship.
    .you = { $projectile-object } { $from } flies past you.
event-hit = { $player }: { $projectile-object } { $from } hits { $square }.
    .you = { $projectile-object } { $from } hits your ship at { $square }.
event-bounced = { $player }: { $projectile-object } { $from } bounces off { $square }.
    .you = { $projectile-object } { $from } bounces off your ship at { $square }.
event-shot-down = { $player } shoots { $projectile-object } { $from } before it hits { $square }.
    .you = You shoot { $projectile-object } { $from } before it hits { $square }.
event-shielded = { $player }’s shield stops { $projectile-object } { $from } before { $square }.
    .you = Your shield stops { $projectile-object } { $from } before { $square }.
event-came-to-nothing = Nothing comes of it.
event-intruder-missed = { $player }: { $intruders ->
    [one] the intruder misses the ship.
   *[other] both intruders miss the ship.
}
    .you = { $intruders ->
    [one] The intruder misses your ship.
   *[other] Both intruders miss your ship.
}
event-intruder-turned-away-armed-crew = { $player }’s armed crew at { $square } turns { $intruders ->
    [one] the intruder
   *[other] both intruders
} away at the door.
    .you = Your armed crew at { $square } turns { $intruders ->
    [one] the intruder
   *[other] both intruders
} away at the door.
event-intruder-turned-away-auto-defense = { $player }’s auto-defense at { $square } turns { $intruders ->
    [one] the intruder
   *[other] both intruders
} away at the door.
    .you = Your auto-defense at { $square } turns { $intruders ->
    [one] the intruder
   *[other] both intruders
} away at the door.
event-intruder-entered = { $player }: an intruder comes aboard at { $square }.
    .you = An intruder comes aboard your ship at { $square }.
event-intruder-stepped = { $player }: step { $step } takes the intruder to { $square }.
    .you = Step { $step } takes the intruder to { $square }.
event-charge-planted = { $player }: on step { $step } a charge is planted at { $square }.
    .you = On step { $step } a charge is planted at { $square }.
event-intruder-defeated-armed-crew = { $player }’s armed crew at { $square } defeats the intruder on step { $step }!
    .you = Your armed crew at { $square } defeats the intruder on step { $step }!
event-intruder-defeated-auto-defense = { $player }’s auto-defense at { $square } defeats the intruder on step { $step }!
    .you = Your auto-defense at { $square } defeats the intruder on step { $step }!
event-intruder-left = { $player }: after step { $step } the intruder leaves the ship.
    .you = After step { $step } the intruder leaves your ship.
event-charges-exploded = { $player }: all that was planted goes off at { $squares }.
    .you = All that was planted on your ship goes off at { $squares }.
event-sabotage-missed = { $player }: the saboteurs find nothing at { $column },{ $row }.
    .you = The saboteurs find nothing on your ship at { $column },{ $row }.

event-tile-destroyed = { $player } loses { $tile-object } at { $square }: it is destroyed.
    .you = You lose { $tile-object } at { $square }: it is destroyed.
event-tile-fell-off = { $player } loses { $tile-object } at { $square }: it falls off.
    .you = You lose { $tile-object } at { $square }: it falls off.
event-tile-removed = { $player } has to take { $tile-object } at { $square } off.
    .you = You have to take { $tile-object } at { $square } off.
event-tile-taken-off = { $player } takes { $tile-object } at { $square } off, free of charge.
    .you = You take { $tile-object } at { $square } off, free of charge.
event-tile-not-added = { $player } never added { $tile-object } from the reserve: it counts as lost.
    .you = You never added { $tile-object } from the reserve: it counts as lost.
event-tile-given-up = { $player } gives up { $tile-object } at { $square }.
    .you = You give up { $tile-object } at { $square }.

event-board-dealt = { $player } gets ship board { $board }.
    .you = You get ship board { $board }.
event-holes-rolled = The dice show { $first } and { $second }: squares with these numbers are holes.
event-cabin-taken-away = { $player }: the starting cabin at { $square } is taken away.
    .you = Your starting cabin at { $square } is taken away.
event-board-turned = A die is rolled for the ship boards: { $die }. { $quarters ->
    [0] They stay as they are.
    [1] Everyone turns theirs a quarter to the right.
    [2] Everyone turns theirs half round.
   *[other] Everyone turns theirs a quarter to the left.
}
event-junkyard-row = { $player } stops in the junkyard and takes row { $row }.
    .you = You stop in the junkyard and take row { $row }.
event-battery-gained = { $player } puts a new battery on { $square }.
    .you = You put a new battery on { $square }.
event-human-gained = { $player } takes a new human aboard at { $square }.
    .you = You take a new human aboard at { $square }.
event-side-ignored = { $player } flies with the vortex: meteors { $from } pass by.
    .you = You fly with the vortex: meteors { $from } pass by.
event-most-cannons = { $player } has the most cannons ({ $count }).
    .you = You have the most cannons ({ $count }).
event-most-double-cannons = { $player } has the most double cannons ({ $count }).
    .you = You have the most double cannons ({ $count }).
event-most-engines = { $player } has the most engines ({ $count }).
    .you = You have the most engines ({ $count }).
event-most-double-engines = { $player } has the most double engines ({ $count }).
    .you = You have the most double engines ({ $count }).

event-human-lost = { $player } loses a human at { $square }.
    .you = You lose a human at { $square }.
event-alien-lost = { $player } loses { $alien-object } from the cabin at { $square }.
    .you = You lose { $alien-object } from the cabin at { $square }.
event-good-loaded = { $player } loads { $good-object } at { $square }.
    .you = You load { $good-object } at { $square }.
event-good-lifted = { $player } takes { $good-object } out of the hold at { $square }.
    .you = You take { $good-object } out of the hold at { $square }.
event-goods-left = { $player } leaves goods behind: { $goods }.
    .you = You leave goods behind: { $goods }.
event-goods-short = The bank is short of goods for { $player }: { $goods }.
    .you = The bank is short of goods for you: { $goods }.
event-good-lost = { $player } loses { $good-object } from { $square }.
    .you = You lose { $good-object } from { $square }.

event-paid-card = { $player } gains { credits-sum }.
    .you = You gain { credits-sum }.
event-paid-card-cost = { $player } pays { credits-sum }.
    .you = You pay { credits-sum }.
event-paid-finish = { $player } finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}: { credits-sum }.
    .you = You finish { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: { credits-sum }.
event-paid-best-looking = { $player } has the best-looking ship: { credits-sum }.
    .you = You have the best-looking ship: { credits-sum }.
event-paid-title = { $player } earns { credits-sum } as { $title }.
    .you = You earn { credits-sum } as { $title }.
event-paid-sale = { $player } sells goods ({ $goods }) for { credits-sum }.
    .you = You sell goods ({ $goods }) for { credits-sum }.
event-paid-losses = { $player } pays { credits-sum } for { $lost ->
    [one] { $lost } lost component
   *[other] { $lost } lost components
}.
    .you = You pay { credits-sum } for { $lost ->
        [one] { $lost } lost component
       *[other] { $lost } lost components
    }.
event-paid-specialist = { $player } gains { credits-sum }. Thanks to: { $specialist }.
    .you = You gain { credits-sum }. Thanks to: { $specialist }.
event-paid-late-part = { $player } pays { credits-sum } for { $tile-object } that found no place.
    .you = You pay { credits-sum } for { $tile-object } that found no place.
event-paid-debt-forgiven = { $player }’s debt of { credits-sum } is forgiven.
    .you = Your debt of { credits-sum } is forgiven.
event-paid-wages = { $player } pays the crew { credits-sum }.
    .you = You pay the crew { credits-sum }.
event-paid-insurance = { $player } insures the ship for { credits-sum }.
    .you = You insure your ship for { credits-sum }.

event-bet-on-place = { $player } bets on { $target } for { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] fifth
} place.
    .you = You bet on { $target } for { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] fifth
    } place.
event-bet-on-drop-out = { $player } bets on { $target } not to finish.
    .you = You bet on { $target } not to finish.
event-finish-bonus-changed = { $player } changes what finishing pays: { credits-sum } for first place now.
    .you = You change what finishing pays: { credits-sum } for first place now.
event-looks-bonus-changed = { $player } changes what the best-looking ship is paid: { credits-sum } now.
    .you = You change what the best-looking ship is paid: { credits-sum } now.
event-price-changed = { $player } changes a price: { $good-object } sells for { credits-sum } now.
    .you = You change a price: { $good-object } sells for { credits-sum } now.

event-title-scored = { $player } scores { $score } for { $title }.
    .you = You score { $score } for { $title }.
event-title-halved = { $player } gave up and counts half for { $title }: { $score }.
    .you = You gave up and count half for { $title }: { $score }.
event-title-taken = { $player } is now { $title }.
    .you = You are now { $title }.
event-title-defended = { $player } defends the title of { $title }.
    .you = You defend the title of { $title }.
event-title-not-defended = { $player } fails to defend the title of { $title }.
    .you = You fail to defend the title of { $title }.
event-gold-title-defended = { $player } defends the golden title of { $title }!
    .you = You defend the golden title of { $title }!
event-gold-title-not-defended = { $player } fails to defend the golden title of { $title }.
    .you = You fail to defend the golden title of { $title }.
event-payday-began = The flight is over. Payday!
event-flight-ended = Flight { $number } is over; everyone shows their credits.

## The support team
event-members-dealt = { $player } is dealt { $cards ->
    [one] { $cards } member of the support team.
   *[other] { $cards } members of the support team to choose from.
}
    .you = You are dealt { $cards ->
    [one] { $cards } member of the support team.
   *[other] { $cards } members of the support team to choose from.
}
event-members-laid = To be hired: { $members }.
event-member-hired = { $player }’s support team: { $member } joins.
    .you = Your support team: { $member } joins.
event-member-left = { $member } leaves the game.
event-ability-used = { $player } has used an ability: { $ability }.
    .you = You have used an ability: { $ability }.
event-paid-member = { $player } gains { credits-sum }. Thanks to: { $member }.
    .you = You gain { credits-sum }. Thanks to: { $member }.
event-paid-member-cost = { $player } pays { credits-sum }. Because of: { $member }.
    .you = You pay { credits-sum }. Because of: { $member }.
event-marked-welded = { $player }’s ship: the joint of { $square } and { $other } is welded.
    .you = Your ship: the joint of { $square } and { $other } is welded.
event-marked-piped = { $player }’s ship: a pipe joins { $square } and { $other }.
    .you = Your ship: a pipe joins { $square } and { $other }.
event-marked-joined = { $player }’s ship: { $square } and { $other } are joined over a distance.
    .you = Your ship: { $square } and { $other } are joined over a distance.
event-marked-loosened = { $player }’s ship: somebody has loosened the joint of { $square } and { $other }.
    .you = Your ship: somebody has loosened the joint of { $square } and { $other }.
event-marked-parted = { $player }’s ship: what joined { $square } and { $other } is taken off.
    .you = Your ship: what joined { $square } and { $other } is taken off.
event-marked-universal = { $player }’s ship: all sides of { $square } are universal connectors now.
    .you = Your ship: all sides of { $square } are universal connectors now.
event-marked-plated = { $player }’s ship: the exposed connectors of { $square } are plated now.
    .you = Your ship: the exposed connectors of { $square } are plated now.
event-marked-capped = { $player }’s ship: a connector of { $square } is exposed no longer ({ $side }).
    .you = Your ship: a connector of { $square } is exposed no longer ({ $side }).
event-marked-became = { $player }’s ship: { $square } is made into { $tile-object }.
    .you = Your ship: { $square } is made into { $tile-object }.
event-marked-restored = { $player }’s ship: { $square } is again what it was.
    .you = Your ship: { $square } is again what it was.
event-marked-swivels = { $player }’s ship: the cannon at { $square } points wherever it is needed.
    .you = Your ship: the cannon at { $square } points wherever you need it.
event-marked-hemmed = { $player }’s ship: { $square } needs no empty square.
    .you = Your ship: { $square } needs no empty square.
event-marked-cleared = { $player }’s ship: { $square } needs its empty square again.
    .you = Your ship: { $square } needs its empty square again.
