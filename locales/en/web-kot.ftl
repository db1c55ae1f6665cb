# Keep on Trucking on the page: tiles, cards, questions. Its options are in web-room.ftl, its rules in web-rules-kot.ftl.

roads-for-you = It holds for you, but not for everyone.
roads-in-force = Rules of this flight
# What there is to say of a rule, once that is known: on its card, beside its name, beside a ship.
note-dead-zone = The dead column is { $column }.
    .short = { $column }
note-gravitational-anomaly =
    .ship = { $turned ->
       *[yes] rear ahead
    }
note-murphys-law =
    .ship = what misses comes in { $roll }

## Tiles and cards
build-does-cannon-engine = A cannon and an engine: 1 forward, 1 engine strength.
build-does-combined = Two things in one: it counts as both.
build-does-cannon-booster = Up to three joined cannons get +1 (or +½), for a battery.
build-does-engine-booster = Up to three joined engines get +1 each, for a battery.
build-does-shield-booster = A joined shield stops large things too, for a battery.
build-does-reactor-furnace = Burns a block of goods and fills joined batteries.
build-does-catapult = Fires goods from joined holds to three sides.
build-does-stasis-chamber = Four sleepers who replace lost crew of joined cabins.
build-does-plated = { $count ->
    [one] Nothing gets through its plated side.
   *[other] Nothing gets through its { $count } plated sides.
}
build-kind-gadgets = Gadgets
    .more = More gadgets
tile-side-plated = plated
tile-load-sleepers = { $count ->
    [0] nobody asleep
    [one] { $count } sleeper
   *[other] { $count } sleepers
}

card-row-for = for it you get
card-row-choose = Choose
card-row-side-front = Front
card-row-side-right = Right
card-row-side-rear = Rear
card-row-side-left = Left
card-row-most-cannons = Most single cannons
card-row-most-double-cannons = Most double cannons
card-row-most-engines = Most single engines
card-row-most-double-engines = Most double engines
card-row-level-1 = Always
card-row-level-2 = From level II
card-row-level-3 = Level III
card-say-goods-paid = { $count ->
    [one] pay { $count } block of goods of any colour
   *[other] pay { $count } blocks of goods of any colours
}
card-say-batteries-lost = { $count ->
    [one] pay { $count } battery
   *[other] pay { $count } batteries
}
card-say-batteries-gained = { $count ->
    [one] gain { $count } battery
   *[other] gain { $count } batteries
}
card-say-crew-gained = { $count ->
    [one] gain { $count } astronaut
   *[other] gain { $count } astronauts
}
card-say-days-gained = { $days ->
    [one] gain { $days } day
   *[other] gain { $days } days
}
card-say-give-up = give up { $component }
card-say-or = or
card-say-vortex = one side that spares you
card-say-wide-open-space = { $times ->
    [one] { $times } space for each point
   *[other] { $times } spaces for each point
}

## Questions
flight-or = or
flight-crew-gained = { $crew ->
    [one] { $crew } astronaut comes aboard
   *[other] { $crew } astronauts come aboard
}
flight-batteries-gained = { $batteries ->
    [one] { $batteries } battery gained
   *[other] { $batteries } batteries gained
}
flight-alien-cyan = A specialist, with an ability that nobody else in this flight has.

flight-strength-catapults = Catapults can still add { $more }
flight-ask-boost-engines = Boost your engines?
flight-ask-boost-cannons = Boost your cannons?
flight-ask-boost-crew = Boost?
flight-why-boost = A powered booster boosts up to three components, from one to the next. None is boosted twice.
flight-answer-boost-yes = Boost these
    .go = Boost these
flight-answer-boost-no = Choose others
    .go = Choose myself
flight-then-boost-no = You say what each booster boosts.
flight-ask-boost-next = What does the framed booster boost next?
flight-why-boost-next = Up to three components: joined to the booster, or to one that it boosts already.
flight-answer-boost-next-none = That is all
    .go = That is all
flight-go-boost-next = Boost { $square }
flight-ask-fire-catapult = Fire a block, for { $adds } more?
flight-help-fire-catapult = Now { $without } against { $against }.
flight-help-fire-catapult-alone = Cannon strength now: { $without }.
flight-why-fire-catapult = A catapult fires a block from a hold joined to it: +1 if an arrow points forward, otherwise ½.
flight-go-fire-catapult = Fire { $good-object }
flight-answer-fire-catapult-none = Fire nothing
    .go = Fire nothing
flight-why-shoot-with-catapult = A catapult that points at a large meteor shoots it like a cannon, for a block of goods.
flight-go-shoot-with-catapult = Fire { $good-object } at it
flight-answer-shoot-with-catapult-none = Let it hit
    .go = Let it hit
flight-answer-block = { $good } from { $square }
flight-why-boost-shield = With a powered booster, a shield stops large meteors and heavy shots, too.
flight-answer-boost-shield-yes = Raise a boosted shield
    .go = Raise the shield
flight-answer-boost-shield-no = Let it hit
    .go = Let it hit
flight-ask-refill = Which batteries does the furnace fill?
flight-why-refill = A furnace fills one battery component joined to it.
flight-go-refill = Fill { $square }
flight-furnace = Burn it at { $square }
flight-help-load-burn = Drag blocks between dock and holds, or into a furnace, which fills batteries.
flight-ask-wake = Wake astronauts?
flight-help-wake = Click the cabins that get one.
flight-why-wake = After a loss, sleepers may take free places in cabins joined to their chamber. Two fit into a cabin.
flight-answer-wake-none = Let them sleep
    .go = Let them sleep
flight-go-wake = { $count ->
    [one] Wake one
   *[other] Wake { $count }
}
flight-ask-wake-from = From which chamber does somebody wake?
flight-why-wake-from = Several chambers are joined to this cabin.
flight-go-wake-from = From the chamber at { $square }
flight-ask-choose-specialist = What is your cyan alien good at?
flight-why-choose-specialist = Everyone with a cyan alien takes one ability, in flight order. Each is taken once.
flight-go-specialist = Take the { $specialist }
flight-answer-no-specialist = No cyan alien
    .go = Choose again
flight-ask-send-diplomat = Send the diplomat?
flight-why-send-diplomat = Once, an enemy or a line of a combat zone leaves you alone. The diplomat does not come back.
flight-answer-send-diplomat-yes = Send the diplomat
    .go = Send the diplomat
flight-answer-send-diplomat-no = Face it
    .go = Face it
flight-then-send-diplomat = This passes you by. The alien is gone for good.
flight-ask-gain-days = Let the micronavigator gain a day?
flight-why-gain-days = Another ship has gained or lost days.
flight-answer-gain-days-yes = Fly ahead
    .go = Fly ahead
flight-answer-gain-days-no = Stay
    .go = Stay

flight-ask-junkyard = Stop in the junkyard?
flight-help-junkyard = A row is for one player: pay what is first, gain what follows.
flight-why-junkyard = In flight order everyone may take a free row they can pay for. It is paid and collected at once.
flight-answer-row = Row { $row }
flight-go-row = Take row { $row }
flight-answer-fly-by = Fly by
    .go = Fly by
flight-ask-junkyard-gain = Which of them?
flight-why-junkyard-gain = A slash on the card means: one of the two.
flight-answer-gain = { $number ->
    [1] The first
   *[other] The second
}
flight-go-gain = Take this
flight-ask-pay-good = { $left ->
    [one] Pay with which block?
   *[other] Pay with which { $left } blocks?
}
flight-why-pay-good = Here you choose the colours yourself.
flight-go-pay-good = Pay { $good }
flight-ask-pay-token = Which cell pays the price? ({ $left } to go)
flight-why-pay-token = The price is paid in battery tokens, from any component.
flight-go-pay-token = Take it from { $square }

flight-ask-pay-good-from = Which hold gives { $good }?
flight-why-pay-good-from = Several holds have a block of this colour.
flight-go-pay-good-from = From the hold at { $square }
flight-ask-place-battery = { $left ->
    [one] Where does the new battery go?
   *[other] { $left } new batteries: where does the next one go?
}
flight-why-place-battery = New batteries go where there is room. Nothing may be rearranged.
flight-go-place-battery = To { $square }
flight-ask-place-human = { $left ->
    [one] Where does the new astronaut go?
   *[other] { $left } new astronauts: where does the next one go?
}
flight-why-place-human = Into a cabin without an alien, or to sleep in a stasis chamber.
flight-go-place-human = To { $square }
flight-ask-ignore-side = Which side do you ignore?
flight-why-ignore-side = Meteors of the vortex that come from there do not touch you.
flight-go-ignore-side = None { $from }
flight-ask-give-up-component = Give up { $component }
flight-why-give-up-component = Nobody has more of them. What you give up is lost, and paid for at the end.
flight-go-give-up-component = Give up { $square }

flight-ask-drop-part = Drop parts with uneven joints?
flight-help-drop-part = Engine strength now: { $without }. Each such joint takes 1 off.
flight-why-drop-part = A joint of a universal connector with another sort is defective. Parts you drop are lost.
flight-answer-drop-part-none = Keep everything
    .go = Keep everything
flight-go-drop-part = Drop { $square }
flight-ask-name-result = A number for { $player }
flight-help-name-result = What would miss that ship comes in this row or column instead.
flight-why-name-result = Murphy’s Law: whoever flies behind names it.
flight-go-name-result = Name { $roll }
flight-ask-name-side = From which side does the debris come?
flight-why-name-side = A large meteor comes at everyone from the side named most.
flight-go-name-side = Name it: { $from }
flight-ask-pay-crew = { $crew ->
    [one] Your crew wants to be paid
   *[other] Your crew of { $crew } wants to be paid
}
flight-help-pay-crew = A credit or a block of goods for each of them.
flight-why-pay-crew = The union wants it before the last card. Who does not pay gives up the flight.
flight-answer-pay-crew-yes = Pay
    .go = Pay the crew
flight-answer-pay-crew-no = Give up
    .go = Give up the flight
flight-then-pay-crew-yes = { $crew ->
    [one] { $crew } credit or block
   *[other] { $crew } credits or blocks
}
flight-then-pay-crew-no = { $crew ->
   *[other] The flight is over for you.
}
flight-ask-pay-crew-in-goods = { $left ->
    [one] Pay with a block of goods?
   *[other] Pay with blocks of goods? { $left } to go
}
flight-why-pay-crew-in-goods = What is not paid in goods is paid in credits.
flight-go-pay-crew-in-goods = Pay { $good-object }
flight-answer-pay-crew-in-goods-none = The rest in credits
    .go = The rest in credits
flight-ask-fire-at-leader = Fire at { $player }?
flight-why-fire-at-leader = Whoever loses the lead may fire one cannon at the new leader.
flight-answer-fire-at-leader-none = Let them go
    .go = Let them go
flight-go-fire-at-leader = Fire the cannon at { $square }

flight-now-has-most = You have the most
flight-now-junkyard-row = You take row { $row }
flight-now-spared = They leave you alone
flight-now-boosted = Boosted
flight-now-catapulted = A block flies
flight-now-woken = Good morning
flight-why-tile-given-up = It was given up: neither destroyed nor fallen off.
flight-why-left-unpaid = The crew was not paid.
flight-left-unpaid = crew not paid
flight-then-everybody = That is everybody aboard: whoever has no human left leaves the flight.
flight-then-left-unpaid = The crew is not paid: the flight is over for you.

## Dice that Rough Roads roll after a card; $told: who rolls what
flight-road-column = { $road }, column. { $told }
flight-road-row = { $road }, row. { $told }
flight-road-days = { $road }, days. { $told }
flight-road-idle-metal-fatigue-days = No ship has gained or lost so many days by this card.
flight-road-idle-cosmic-psychosis = No cabin with a human is lost in column { $column }, row { $row }.
flight-road-idle-metal-fatigue = Nothing falls off in column { $column }, row { $row }.

## Payday
end-line-wages = Wages
end-specialist-detail = cyan alien
end-left-unpaid = could not pay the crew before card { $card }
end-out-unpaid = crew not paid
end-handicap-contraptionist = Boosters, furnaces, catapults, stasis chambers and life support that serve nothing fall off.
end-handicap-aesthete = Crew left and right of column 7 has to be equal, before launch and after each card.

## Ships that are turned, and numbers that are named
ship-turned = It flies with its rear ahead.
flight-turned = rear ahead
flight-now-ship-turned = Your ship turns round
flight-instead = That would miss: it comes in { $roll } instead.

## What answers mean
flight-about = This is asked about.
flight-have = You have
flight-help-also = At the same moment it comes at your { $tile } ({ $square }), too.
flight-then-face = An enemy of strength { $against } attacks you.
flight-then-free-use = One use of power is free: the Techie.
flight-then-ignore-side = They pass you by:
flight-then-ignore-none = No meteor comes from there.
flight-then-no-specialist = You choose again who lives in this cabin.
flight-then-name-result = { $player }’s ship: { $column } in this column, { $row } in this row.
flight-help-fire-at-leader = One light shot, in the row or column of your cannon.
