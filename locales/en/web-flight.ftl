# Launch and flight. Questions speak to you; what happens to others names them.

flight-place = { $level } · card { $past } of { $all }
flight-place-launch = { $level } · launch
flight-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
flight-your-turn = Your turn
flight-your-ship = Your ship
flight-ship-of = { $name }’s ship
flight-card-and-track = Card and flight board
flight-order-and-log = Flight order and log
flight-order = Flight order
flight-log = Log of the flight
flight-launch = Launch
flight-newest = Newest
flight-by-clock = time was up
flight-log-entries = { $count ->
    [0] nothing to tell
    [one] { $count } entry
   *[other] { $count } entries
}
flight-log-parts = { $count ->
    [one] Show { $count } event
   *[other] Show all { $count } events
}
flight-told-humans-lost = { $player } loses { $count ->
    [one] { $count } human
   *[other] { $count } humans
}.
    .you = You lose { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }.
flight-told-tiles-destroyed = { $player } loses { $count ->
    [one] { $count } component: it is destroyed
   *[other] { $count } components: they are destroyed
}.
    .you = You lose { $count ->
        [one] { $count } component: it is destroyed
       *[other] { $count } components: they are destroyed
    }.
flight-told-tiles-fell-off = { $player } loses { $count ->
    [one] { $count } component: it falls off
   *[other] { $count } components: they fall off
}.
    .you = You lose { $count ->
        [one] { $count } component: it falls off
       *[other] { $count } components: they fall off
    }.
flight-told-tiles-removed = { $player } has to take { $count ->
    [one] { $count } component off
   *[other] { $count } components off
}.
    .you = You have to take { $count ->
        [one] { $count } component off
       *[other] { $count } components off
    }.
flight-told-tiles-taken-off = { $player } takes { $count ->
    [one] { $count } component off
   *[other] { $count } components off
}, free of charge.
    .you = You take { $count ->
        [one] { $count } component off
       *[other] { $count } components off
    }, free of charge.
flight-told-tiles-given-up = { $player } gives up { $count ->
    [one] { $count } component
   *[other] { $count } components
}.
    .you = You give up { $count ->
        [one] { $count } component
       *[other] { $count } components
    }.
flight-told-batteries-spent = { $player } gives { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}.
    .you = You give { $count ->
        [one] { $count } battery
       *[other] { $count } batteries
    }.
flight-told-batteries-taken = { $player } has no goods left and gives { $count ->
    [one] a battery instead
   *[other] { $count } batteries instead
}.
    .you = You have no goods left and give { $count ->
        [one] a battery instead
       *[other] { $count } batteries instead
    }.
flight-told-goods-loaded = { $player } loads goods: { $goods }.
    .you = You load goods: { $goods }.
flight-told-goods-lifted = { $player } takes goods out of the holds: { $goods }.
    .you = You take goods out of the holds: { $goods }.
flight-told-goods-moved = { $player } moves goods from hold to hold.
    .you = You move goods from hold to hold.
flight-told-thrown = { $player } throws goods overboard: { $goods }.
    .you = You throw goods overboard: { $goods }.
# After a sentence about what somebody loads.
flight-told-overboard = Thrown overboard: { $goods }.
flight-told-behind = Left behind: { $goods }.
# $names are passed on the way to $place.
flight-moved-back-past = { $player } falls { days-sum } back, past { $names } to { flight-place-number }.
    .you = You fall { days-sum } back, past { $names } to { flight-place-number }.
flight-moved-ahead-past = { $player } flies { days-sum } ahead, past { $names } to { flight-place-number }.
    .you = You fly { days-sum } ahead, past { $names } to { flight-place-number }.
flight-told-goods-lost = { $player } loses goods: { $goods }.
    .you = You lose goods: { $goods }.
# What a card did not do; told when it is over. $name has driven the enemy off.
flight-note-nothing-lost = { $player } has nothing they could take.
    .you = You have nothing they could take.
flight-note-never-reached = { $player } is spared: { $name } drove them off.
    .you = You are spared: { $name } drove them off.
    .by = { $player } is spared: you drove them off.
flight-note-passes = { $player } flies past.
    .you = You fly past.
flight-note-crew = { $player } has a crew of { $crew }; { $wanted } are asked for.
    .you = You have a crew of { $crew }; { $wanted } are asked for.
flight-note-spared = { $player }: nothing happens.
    .you = Nothing happens to you.
flight-undo = Undo
flight-skip = Skip
flight-column = column
flight-row = row

# ---- who, and how they are doing

flight-crew = { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
}
flight-strength-cannons = Cannon strength { $strength }
flight-strength-engines = Engine strength { $strength }
flight-lost = { $count ->
    [one] { $count } component lost
   *[other] { $count } components lost
}
# $player is the next one ahead.
flight-behind = { $spaces } behind { $player }
    .you = { $spaces } behind you
flight-behind-title = { $spaces ->
    [one] { $spaces } space behind { $player }
   *[other] { $spaces } spaces behind { $player }
}
    .you = { $spaces ->
        [one] { $spaces } space behind you
       *[other] { $spaces } spaces behind you
    }
flight-credits-secret = Credits are secret until payday
flight-credits-hidden = What the others own shows at payday
flight-leads = in the lead
flight-waits = thinking
flight-waits-you = your turn
flight-waits-away = away: the game waits
flight-waiting = Waiting for { $names }
flight-waiting-launch = Not ready for the launch yet: { $names }
flight-waiting-away = The game waits. Not here: { $names }
flight-loads = { $player } loads goods
flight-waiting-some = Waiting for { $count }
flight-asked = { $name }: { $question }
flight-watching-on = You have landed. The others are still out there.
flight-watching-out = You are out of this flight. The others are still out there.
flight-time-left = Time left:
flight-away = away
flight-announced = gives up after this card
flight-left = not flying
flight-left-chose = gave up
flight-left-no-humans = no human left
flight-left-no-engines = no thrust
flight-left-lapped = lapped
flight-handicap = with handicap
flight-stand-in = A bot flies for you
flight-stand-in-help = It does what it thinks best until you take the controls again.
flight-take-back = Take the controls

# ---- cards

flight-cards-left = { $left ->
    [0] No card left
    [one] { $left } card to come
   *[other] { $left } cards to come
}
flight-no-card = No card has been turned up yet.
flight-card-rules = Rules: { $card }

# ---- between cards

flight-ask-fly-on = Ready when you are
flight-first-card = Crew aboard, engines warm.
flight-first-card-nobody = There is nobody aboard: the ship flies the first card and leaves.
flight-unharmed = Not a scratch
flight-earned = Worth the trouble
flight-scratched = That was not free
flight-battered = Still flying, mostly
flight-ahead = Making good time
# We flew ahead, others farther.
flight-overtaken = Forward, but overtaken
flight-passed = It passed you by
flight-declined = You left it to the others
flight-spared-beaten = { $name } drove them off
flight-spared-docked = { $name } was first aboard
flight-spared-landed = The others took all the planets
flight-spared-crew = It asks for a crew of { $wanted }, you have { $crew }
flight-next-card = Next card
flight-watch-on = Watch the others
flight-out = You are out of the flight.
flight-payday-soon = Your payday comes as soon as the others are home.
flight-to-payday = To the payday
flight-last-card-over = The last card is over.
flight-give-up = Give up
flight-fly-on = Fly on after all
flight-give-up-title = Leave the flight?
flight-give-up-now = You land here and now. The others fly on without you.
flight-give-up-later = You leave as soon as this card is resolved. Until then you can change your mind.
flight-give-up-reward = { $titles ->
    [yes] No reward for your place, and none for titles.
    [half] No reward for your place. For titles half your score counts, and a golden one pays no more than silver.
   *[no] No reward for your place or your looks.
}
flight-give-up-goods = Your goods sell for half ({ $value ->
    [one] they are worth { $value } credit now
   *[other] they are worth { $value } credits now
}).
flight-give-up-losses = Components lost so far are still to be paid for.
flight-give-up-rule = The rule about giving up
flight-give-up-sure = Give up
flight-give-up-not = Stay in the flight

# ---- what an answer costs and leads to

flight-nothing-follows = Nothing changes for you.
flight-days-lost = { $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
}
flight-days-gained = { $days ->
    [one] { $days } flight day ahead
   *[other] { $days } flight days ahead
}
flight-credits-gained = { $credits ->
    [one] { $credits } credit gained
   *[other] { $credits } credits gained
}
flight-credits-paid = { $credits ->
    [one] { $credits } credit paid
   *[other] { $credits } credits paid
}
flight-crew-lost = { $crew ->
    [one] { $crew } crew member lost
   *[other] { $crew } crew members lost
}
flight-batteries-spent = { $batteries ->
    [one] { $batteries } battery less
   *[other] { $batteries } batteries less
}
flight-then-shot-down = It is blown to dust.
flight-then-shielded = The shield holds.
flight-then-bounced = It bounces off.
flight-then-lose-tiles = { $count ->
    [one] You lose
   *[other] You lose { $count }:
}
flight-then-more = and { $count } more
flight-then-falling = ({ $count ->
    [one] one of them falls off
   *[other] { $count } of them fall off
})
flight-then-free = { $count ->
    [one] Comes off, free of charge
   *[other] { $count } come off, free of charge
}
flight-then-lose-goods = You lose
flight-then-loaded = Loaded
flight-then-load = You may load
# For whoever comes second where five play.
flight-then-second = { $what } less: somebody was here before you
flight-less-goods = one block
flight-less-crew = one person
flight-less-credits = one credit
flight-then-may-load = Then you may load
flight-then-may-take = Then you may take
flight-then-for-days = for { $days ->
    [one] { $days } day
   *[other] { $days } days
}
flight-then-no-hold = You have no hold: you would lose days for nothing.
flight-then-no-room = You can load none of it: you would lose days for nothing.
flight-held = One moment
    .help = The flight goes on when you have put the hint away.
flight-then-pieces = Your ship falls apart: { $count ->
    [one] at least one more component is lost with it
   *[other] at least { $count } more components are lost with it
}
flight-then-hits = It comes at your { $tile }.
flight-then-meets = You meet it like everyone else.
flight-then-compared = You lose the comparison:
flight-then-enough = Enough, whatever the others do
flight-then-up-to-others = If the others have more:
flight-planet-room = room for
flight-planet-nothing = none of it can be loaded
flight-planet-people = { $count ->
    [0] no room for people
    [one] room for one of them
   *[other] room for { $count } of them
}
flight-then-tie = A draw: they leave you alone.
flight-then-fire = They open fire:
flight-then-best-goods = { $count ->
    [one] You lose your most valuable block, or a battery.
   *[other] You lose your { $count } most valuable blocks, then batteries.
}
flight-then-place = { $place ->
    [1] You take the lead.
    [2] You are 2nd then.
    [3] You are 3rd then.
   *[other] You are { $place }th then.
}
flight-then-left-chose = You leave the flight.
flight-then-left-no-humans = Nobody is left to steer: your flight ends here.
flight-then-left-no-engines = No thrust: you leave the flight.
flight-then-left-lapped = You are lapped and leave the flight.
flight-at-payday = at payday
flight-then-mended = { $count ->
    [one] { $count } part comes off in all.
   *[other] { $count } parts come off in all, at best.
}
flight-then-no-cabin = No cabin is left: without a crew the ship leaves after the first card.

# ---- questions

flight-ask-rebuild = Your ship breaks a rule
flight-help-rebuild = In the learning flight that costs nothing. You may take it back to the yard once and mend it.
flight-why-rebuild = Only a ship without mistakes may take off. Marked parts have to go, here or in the yard.
flight-answer-rebuild-yes = Mend it in the yard
    .go = Mend it in the yard
flight-answer-rebuild-no = Take the wrong parts off
    .go = Take the wrong parts off

flight-then-rebuild-yes = You take parts off and build on. Whoever waits moves up.
flight-then-rebuild-no = They come off one by one, free of charge.

flight-ask-remove-mistake = Take a wrong part off
flight-help-remove-mistake = Press one of the marked parts. Sometimes one part less settles several mistakes.
flight-why-remove-mistake = The spot check found parts that break a rule. They come off until the ship is in order.
flight-go-remove-mistake = Take off { $square }

flight-ask-keep-piece = Your ship is in pieces
flight-help-keep-piece = Press the piece you want to fly on with. The rest drifts away.
flight-why-keep-piece = Parts that no connector joins to the rest cannot fly along. You choose which piece is your ship from now on.
flight-answer-piece = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
flight-go-keep-piece = { $count ->
    [one] Fly on with this one
   *[other] Fly on with these { $count }
}

flight-ask-add-late-part = Where do you add { $tile }?
flight-help-add-late-part = Turn it and press a lit square.
flight-why-add-late-part = Your golden title makes you add the reserved parts only now. You pay for each one you do not add.
flight-turn-left = Turn left
flight-turn-right = Turn right
flight-no-spot = It fits nowhere like this. Turn it.
flight-leave-part = Without it:
flight-go-place = Add it at { $square }
flight-go-leave-part = Leave it and pay

flight-ask-place-crew = Who lives in the marked cabin?
flight-help-place-crew = Life support joined to the cabin lets an alien move in.
flight-why-place-crew = A cabin holds two humans, or one alien if it is joined to life support of that colour. One alien of each colour per ship.
flight-answer-humans = { $humans ->
    [0] Nobody
    [one] One human
   *[other] { $humans } humans
}
flight-humans = They steer, and they can be spared.
flight-alien-purple = +2 cannon strength, as long as you have some of your own.
flight-alien-brown = +2 engine strength, as long as you have some of your own.
flight-go-humans = Humans move in
flight-go-alien = Welcome { $alien }

flight-ask-open-space = How hard do you push?
flight-ask-power-engines = Power the double engines?
flight-ask-power-cannons = Power the double cannons?
flight-ask-fight-smugglers = Fight the smugglers?
flight-ask-fight-slavers = Fight the slavers?
flight-ask-fight-pirates = Fight the pirates?
flight-help-power = Double engines and cannons can also be switched on and off on the ship itself.
flight-help-cells = The charge comes from the lit cell. Press another to change it.
flight-help-weakest-crew = Whoever has the smallest crew { $penalty }.
flight-help-weakest-engines = Whoever has the weakest engines { $penalty }.
flight-help-weakest-cannons = Whoever has the weakest cannons { $penalty }.
flight-help-fate-crew = Everyone but the largest crew { $penalty }.
flight-help-fate-engines = Everyone but the strongest engines { $penalty }.
flight-help-fate-cannons = Everyone but the strongest cannons { $penalty }.
flight-penalty-days = loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}
flight-penalty-crew = loses { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
}
flight-penalty-goods = loses { $count ->
    [one] the most valuable block, or a battery
   *[other] the { $count } most valuable blocks, then batteries
}
flight-penalty-shots = is shot at: { $shots }
flight-penalty-shot = { $projectile-object } { $from }
flight-why-at-stake = At stake: the weakest { $penalty }.
flight-why-at-stake-fate = At stake: everyone but the strongest { $penalty }.
flight-why-power-engines = A double engine adds 2 for a battery, and nothing without. Single engines always count. Rockets skip occupied spaces: a day can be more than one step.
flight-why-power-cannons = A double cannon counts only for a battery. Cannons that do not point ahead count half.
flight-answer-spend = { $batteries ->
    [0] Spend none
    [one] Spend { $batteries } battery
   *[other] Spend { $batteries } batteries
}
flight-answer-own-set = { $batteries ->
    [0] Your choice: none
    [one] Your choice: { $batteries } battery
   *[other] Your choice: { $batteries } batteries
}
flight-strength-beats = Strength { $strength } beats { $against }
flight-strength-ties = Strength { $strength } against { $against }: a draw
flight-strength-loses = Strength { $strength } loses to { $against }
# Nothing that can be done wins.
flight-strength-even = Even with batteries it would be { $most }.
flight-strength-weakest = Strength { $strength }: not enough
flight-go-fight = Fight with { $strength }
flight-go-declare = Go with strength { $strength }
flight-pays = pays a battery

flight-ask-pay-battery = Which cell pays?
flight-help-pay-battery = Press a lit battery component.
flight-why-pay-battery = You may take the charge from any battery component. A lost component takes its charges with it.
flight-go-pay-battery = Take one from { $square }

flight-ask-land = Land on a planet?
flight-help-land = Landing costs { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
}. { $takers ->
    [1] One ship a planet.
   *[other] A planet has room for { $takers } ships; the second finds less.
}
flight-why-land = In flight order everyone may take a free planet. Days are lost afterwards, the last ship first.
flight-planet-hold = you have no hold for it
flight-planet-red = { $special ->
    [0] no red hold for red
   *[other] red holds: { $special }
}
flight-answer-planet = Planet { $planet }
flight-answer-orbit = Stay in orbit
    .go = Stay in orbit
flight-go-land = Land on planet { $planet }

flight-answer-fly-on-yes = Fly on
    .go = Fly on
flight-answer-fly-on-no = Give up
    .go = Give up

flight-ask-board-ship = Board the abandoned ship?
flight-why-board-ship = The first who wants it gives up crew, fixes the wreck and sells it. It costs days as well.
flight-answer-board-ship-yes = Go aboard
    .go = Go aboard
flight-answer-board-ship-no = Leave it
    .go = Leave it

flight-ask-dock-station = Dock at the station?
flight-why-dock-station = The first who wants to and has enough crew may dock. Nobody is lost, but it costs days.
flight-answer-dock-station-yes = Dock
    .go = Dock
flight-answer-dock-station-no = Leave it
    .go = Leave it

flight-ask-reward = They are beaten. Take the reward?
flight-why-take-reward = The reward is yours, but fetching it takes days.
flight-answer-take-reward-yes = Take it
    .go = Take it
flight-answer-take-reward-no = Leave it
    .go = Leave it

# ---- what helps to weigh an answer

# $figures: "Ema 2–4, Hugo 3", what each of the others has or can still have.
flight-others = The others: { $figures }.
# $rewards: "4/3/2/1", credits by place.
flight-worth = Places home pay { $rewards }; you are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} now.
    .gap = { $days ->
        [one] { $name } is { $days } day { $side ->
            [ahead] behind
           *[behind] ahead
        }.
       *[other] { $name } is { $days } days { $side ->
            [ahead] behind
           *[behind] ahead
        }.
    }
flight-days = { $days ->
    [one] day
   *[other] days
}
flight-key = Press { $key } on the keyboard
# On the answer that is chosen to begin with, and why.
flight-careful = suggested
    .about = Chosen beforehand: it risks little and looks ahead to payday. What is best is for you to say.
flight-careful-power = { $spent ->
    [0] Playing it safe spends nothing: the days would bring you less than what { $batteries ->
        [one] the { $batteries } battery you have can still do
       *[other] the { $batteries } batteries you have can still do
    }.
   *[other] Playing it safe spends what keeps you moving, and more where the days are worth the batteries.
}
flight-careful-compared = { $spent ->
    [0] Playing it safe spends nothing here: either you are spared anyway, or batteries would not change it or save more than they are worth.
   *[other] Playing it safe spends just enough for you to be spared.
}
flight-careful-fight = { $verdict ->
    [beats] { $spent ->
        [0] Playing it safe: you beat their { $against } without a battery.
        [one] Playing it safe: { $spent } battery is enough to beat their { $against }.
       *[other] Playing it safe: { $spent } batteries are enough to beat their { $against }.
    }
    [ties] Playing it safe: you cannot beat their { $against }, but a draw keeps them off you.
    [loses] Playing it safe: against their { $against } your batteries are not enough, or worth more than what they would save, so none is spent.
   *[other] Playing it safe spends what is needed against their { $against }, and no more.
}
flight-careful-board-ship = { $takes ->
    [yes] Playing it safe means going aboard: you can spare { $crew } of your { $have }, and { $credits ->
        [one] { $credits } credit is
       *[other] { $credits } credits are
    } worth more than they and the days.
   *[no] Playing it safe keeps the crew: { $crew } of your { $have } would be gone for { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }. Going aboard pays if you can spare them.
}
flight-careful-dock-station = { $takes ->
    [yes] Playing it safe means docking: what you have room for sells for more than the days are worth.
   *[no] Playing it safe means flying on: what you have room for is not worth the days.
}
flight-careful-take-reward = { $takes ->
    [yes] Playing it safe means taking it: it is worth more to you than the days.
   *[no] Playing it safe means flying on: it is worth less to you than the days.
}
flight-careful-land = { $takes ->
    [yes] Playing it safe means the planet whose goods, as far as you have room, sell for most.
   *[no] Playing it safe means flying on: what you have room for is not worth the days.
}
flight-careful-shoot = { $takes ->
    [yes] Playing it safe stops it: what is left of batteries is worth nothing at payday, and a lost component has to be paid for.
   *[no] Playing it safe lets it hit: a battery can still save more than is lost here.
}
flight-careful-raise-shield = { $takes ->
    [yes] Playing it safe stops it: what is left of batteries is worth nothing at payday, and a lost component has to be paid for.
   *[no] Playing it safe lets it hit: a battery can still save more than is lost here.
}
flight-careful-boost-shield = { $takes ->
    [yes] Playing it safe stops it: what is left of batteries is worth nothing at payday, and a lost component has to be paid for.
   *[no] Playing it safe lets it hit: a battery can still save more than is lost here.
}
flight-careful-lose-crew = { $why ->
    [fullest] Chosen beforehand is a cabin where most are aboard: if one is shot off later, fewer go with it.
    [joined] Chosen beforehand is a cabin joined to another one with crew: there an epidemic would spread.
   *[any] Which cabin you choose makes no difference now.
}
    .aliens = Aliens come last: they make you stronger.
flight-careful-pay-battery = Playing it safe takes it from the component that has most: if one is shot off, less goes with it.
flight-careful-lose-battery = Playing it safe takes it from the component that has most: if one is shot off, less goes with it.
flight-careful-keep-piece = Playing it safe means the piece that brings most at payday: what its goods sell for, and the end of the flight if a human can steer it, less a credit for every component that is lost.
flight-careful-remove-mistake = Playing it safe leaves a ship that somebody can live in, and of those the one that loses the fewest components in all.
flight-careful-place-crew = { $who ->
    [humans] Playing it safe means humans: they can be spared, and they can steer.
   *[alien] Playing it safe means the alien: there are humans enough to steer, and what it brings is worth more than two of them.
}

flight-ask-load-goods = Load the goods
flight-help-load = Drag blocks between dock and holds, or press one and then its place.
flight-help-put = Where does it go? Press a lit hold.
flight-help-put-red = Red goes only into red holds. Press a lit one.
flight-help-put-red-full = Red goes only into red holds, and yours are full. Take something out of one first.
flight-help-put-red-none = Red goes only into red holds, and your ship has none. It stays behind.
flight-help-put-full = All holds are full. Take something out of one first.
flight-put-red = Red goes only into red holds.
flight-put-full = This hold is full.
flight-put-not-hold = Goods go into holds.
flight-goods-sold = Goods are sold at payday.
flight-prices = Red sells for { $red }, yellow { $yellow }, green { $green }, blue { $blue }.
flight-why-load-goods = One block a container, red ones only in red holds. You may move or drop what you have. What stays on the dock is gone.
flight-dock = Dock
flight-all-aboard = All aboard.
flight-free-places = { $count ->
    [one] { $count } place free
   *[other] { $count } places free
}
flight-left-behind = { $value ->
    [one] worth { $value } credit, left behind
   *[other] worth { $value } credits, left behind
}
flight-hold = Hold { $square }
    .short = { $square }
flight-block = { $good }, { $place }
flight-go-load = Done: goods worth { $value } aboard
flight-load-rearrange = { $value ->
    [one] Rearrange: { $value } credit more
   *[other] Rearrange: { $value } credits more
}

flight-ask-incoming = { $projectile } { $from } { $line }, at your { $tile }
flight-why-shoot = A cannon that points at a large meteor shoots it before it hits. A double cannon needs a battery for that.
flight-why-raise-shield = A shield that covers this side stops small meteors and light shots, for a battery each.
flight-answer-shoot-yes = Shoot it
    .go = Shoot it
flight-answer-shoot-battery-yes = Shoot it
    .go = Spend a battery and shoot
flight-answer-shoot-no = Let it hit
    .go = Let it hit
flight-answer-raise-shield-yes = Raise the shield
    .go = Raise the shield
flight-answer-raise-shield-no = Let it hit
    .go = Let it hit

flight-help-click-ship = Press a lit component of the ship.
# $more: have some gone already?
flight-ask-lose-crew = { $more ->
    [yes] { $left ->
        [one] one more of the crew has to go
       *[other] { $left } more of the crew have to go
    }
   *[no] { $left ->
        [one] one of the crew has to go
       *[other] { $left } of the crew have to go
    }
}
flight-help-several = Mark up to { $most }: on the ship, or here. Press again to take more from the same place.
flight-marked = { $count } of { $all }
flight-go-lose-crew-several = { $count ->
    [0] Mark whom to spare
    [one] One of { $most } goes
   *[other] { $count } of { $most } go
}
flight-go-lose-battery-several = { $count ->
    [0] Mark the batteries
    [one] Give one of { $most } batteries
   *[other] Give { $count } of { $most } batteries
}
flight-help-lose-crew = Press a cabin, then the button below.
flight-help-lose-sleeper = Nobody else is left: press a stasis chamber, then the button below.
# $cause: one of the next; $what: what has to be done for it.
flight-ask-because = { $cause }: { $what }
flight-cause-crew = Crews compared
flight-cause-engines = Engines compared
flight-cause-cannons = Cannons compared
flight-cause-beaten = You are beaten
flight-cause-ship = For the wreck
flight-why-lose-crew = You choose whom the ship can spare. Without a human aboard the flight is over for you.
flight-go-lose-crew = From the cabin at { $square }
flight-go-lose-sleeper = From the chamber at { $square }
flight-ask-lose-good = Which hold gives { $good }?
# $goods: so many blocks of one colour.
flight-ask-lose-goods = You give { $goods }: from which holds?
flight-go-lose-good-several = { $count ->
    [0] Mark the blocks
    [one] Give one of { $most } blocks
   *[other] Give { $count } of { $most } blocks
}
flight-why-lose-good = They take the most valuable blocks first. Only which hold they come from is up to you.
flight-go-lose-good = From the hold at { $square }
flight-ask-lose-battery = { $left ->
    [one] No goods left: give a battery
   *[other] No goods left: give { $left } batteries
}
flight-why-lose-battery = Where goods run out, batteries are taken instead.
flight-go-lose-battery = Give one from { $square }

flight-ask-keep-title = Which title do you keep?
flight-help-keep-title = You won more than you may keep. The others go to players with room for one.
flight-why-keep-title = Everybody flies on with as many titles as the others. What you keep is defended in the next flight.
flight-go-keep-title = Keep it
flight-ask-agree-on-roads = How many Rough Roads cards for everyone in the next flight?
flight-help-agree-on-roads = { $now ->
    [0] So far there are none.
    [one] So far there is { $now }.
   *[other] So far there are { $now }.
} All say it at once. It changes only if all who name a number name the same.
flight-why-agree-on-roads = You have agreed to agree anew before each flight. Without agreement it stays as it is.
flight-answer-agree-on-roads = As the others want
    .go = Go along
flight-go-agree-on-roads = { $cards ->
    [0] Fly without
    [one] Fly with { $cards } card
   *[other] Fly with { $cards } cards
}
flight-ask-agree-on-handicap = How many Rough Roads cards do you take for yourself?
flight-help-agree-on-handicap = They hold for you alone, from the next flight on. You decide that by yourself.
flight-why-agree-on-handicap = With a handicap, old hands and beginners can fly together. Those who have any share the same cards.
flight-answer-agree-on-handicap = { $now ->
    [0] None, as before
    [one] { $now } card, as before
   *[other] { $now } cards, as before
}
    .go = Leave it
flight-go-agree-on-handicap = { $cards ->
    [0] Take none
    [one] Take { $cards } card
   *[other] Take { $cards } cards
}
flight-answer-cards = { $cards ->
    [0] None
    [one] { $cards } card
   *[other] { $cards } cards
}
flight-ask-give-title = Who gets the title { $title }?
flight-help-give-title = Only players with room for a title can have it.
flight-why-give-title = Whoever wins more titles than they may keep gives the others away.
flight-go-give-title = Give it to { $player }

flight-mistake = { $mistake }: { $places }
flight-square = { $tile } { $square }
flight-square-batteries = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
} at { $square }
flight-why-mistake = The spot check says: { $mistake }.
flight-say-card = Card: { $card }.
flight-say-suggested = Chosen beforehand: { $answer }.

# ---- what is happening to us now

flight-now-payday-began = Safely home, more or less
flight-now-card-revealed = { $card }
flight-now-card-skipped = { $card } passes by
flight-now-cards-added = { $cards ->
    [one] A card of deck { $deck } comes next
   *[other] { $cards } cards of deck { $deck } come next
}
flight-now-rolled = You roll { $roll } for everyone
flight-now-rolled-alone = You roll { $roll }
flight-dice = { $first } and { $second }
flight-now-declared = You have { $strength }
flight-now-hit = Hit!
flight-now-missed = It flies past
flight-now-bounced = It bounces off
flight-now-shot-down = Shot down
flight-now-shielded = The shield holds
flight-now-sabotage-missed = Nothing there
flight-now-tile-lost = Gone: { $tile }
flight-now-tile-taken-off = One part less
flight-now-crew-lost = You lose crew
flight-now-good-lost = They take your goods
flight-now-battery-spent = A battery spent
flight-now-moved = { $back ->
    [yes] { $days ->
        [one] { $days } day lost
       *[other] { $days } days lost
    }
   *[other] { $days ->
        [one] { $days } day ahead
       *[other] { $days } days ahead
    }
}
flight-now-landed = You land on planet { $planet }
flight-now-docked = You go aboard
flight-now-enemy-beaten = You win!
flight-now-enemy-tied = A draw
flight-now-beaten-by-enemy = You are beaten
flight-now-weakest = { $measure ->
    [crew] You lose the comparison of crews
    [engines] You lose the comparison of engines
   *[cannons] You lose the comparison of cannons
}
flight-now-left-flight = The flight is over for you
flight-now-paid = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
flight-now-mistake-found = Your ship has a mistake
flight-now-give-up-announced = You will land soon
flight-now-goods-left = Some goods stay behind
flight-now-ship-launched = Engines on
flight-now-batteries-charged = Batteries are charged
flight-now-humans-boarded = Crews go aboard
flight-now-alien-boarded = Welcome aboard

# The reasons of this very case. Whoever can stop something is asked: if not, nothing could.
flight-why-bounced-smooth = No connector sticks out there.
flight-why-bounced-plated = Nothing gets through its plating.
flight-why-hit-let = You could have stopped it, but let it hit.
flight-why-hit-small-meteor = An exposed connector faced it, and no shield with power covered that side.
flight-why-hit-small-meteor-unknown = An exposed connector faced it, and no shield stopped it.
flight-why-hit-large-meteor = No cannon that could fire points that way { $line }, and nothing else could stop it.
flight-why-hit-large-meteor-unknown = No cannon shot it { $line }, and nothing else stopped it.
flight-why-hit-light-fire = No shield with power covered that side, and a smooth side is no help against shots.
flight-why-hit-light-fire-unknown = No shield stopped it.
flight-why-hit-heavy-fire = Nothing you have could stop a heavy shot there.
flight-why-hit-heavy-fire-unknown = A heavy shot, and nothing stopped it.
flight-why-days-stardust = { $days ->
    [one] { $days } of your connectors is exposed: a day for it.
   *[other] { $days } of your connectors are exposed: a day for each.
}
flight-why-days-planets = Landing takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
flight-why-days-abandoned-ship = Going aboard takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
flight-why-days-abandoned-station = Going aboard takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
flight-why-days-enemy = Fetching the reward takes { $days ->
    [one] { $days } day.
   *[other] { $days } days.
}
# $others: "Hugo 1, Ema 2 and Ida 5".
flight-why-weakest = { $measure ->
    [crew] Crew
    [engines] Engine strength
   *[cannons] Cannon strength
}: you { $mine }, { $others }.
flight-why-weakest-tie = Among equals the one in front pays.
flight-why-fate = Remorseless Fate: all but the strongest suffer.
flight-why-fate-tie = Remorseless Fate: all but the strongest suffer, and of equals only the one farthest behind is spared.
flight-why-beaten = Your cannons: { $mine }. Theirs: { $theirs }.
flight-why-lost-sabotage = The smallest crew has the saboteurs aboard, and the dice led them there.
flight-why-sabotage-fate = Only the largest crew is free of saboteurs, and the dice led them there.
flight-why-lost-explosive-stuff = An explosion: what was destroyed beside it had goods or batteries aboard.
flight-why-lost-cosmic-psychosis = Cosmic Psychosis: the dice named this place, and a human lived there.
flight-why-pierced = Piercing Projectiles: it flew on through what it had just destroyed.
flight-why-crew-epidemic = Joined cabins with crew in them infect each other: one from each goes.
flight-why-crew-abandoned-ship = You gave them up for the ship.
flight-why-crew-apart = Its life support is gone.
flight-why-crew-penalty = That is the price of it on this card.
flight-why-crew-infected-goods = Infected Goods: a human for every block on offer beyond the number of your aliens.
flight-why-crew-junkyard = That was the price in the junkyard.
flight-why-crew-cruise-captain = A new hole exposes a connector of the cabin: your golden title makes somebody leave for that.
flight-why-crew-aesthete = Both sides have to have as many: your golden title asks for that, if no card has taken them.
flight-why-aboard = { $crew ->
    [one] { $crew } crew member was aboard what came off.
   *[other] { $crew } crew members were aboard what came off.
}
# What we have lost, told to ourselves.
flight-mine-hit-tile = { $projectile-object } { $from } destroys your { $tile } at { $square }.
flight-why-event-crew-lost = The card takes crew; aliens also leave when their life support is gone.
flight-why-event-good-lost = They take the most valuable goods first.
flight-why-event-beaten-by-enemy = They are stronger than what you brought against them.
flight-why-event-weakest = Nobody has less. Among equals the one in front pays.
flight-why-event-mistake-found = Only a ship without mistakes may take off.
flight-why-tile-destroyed = Something destroyed it that could not be stopped, or was not.
flight-why-tile-fell-off = Nothing joins it to your ship any more.
flight-why-lost-metal-fatigue = Metal Fatigue: the dice named a place, and what stood there fell off with everything that hung on it.
flight-why-lost-stardust = Remorseless Fate: stardust tears off what has an exposed connector, and what hung on it goes, too.
flight-why-lost-defective-connectors = Defective Connectors: you dropped it, or it hung on what you dropped.
flight-why-lost-contraptionist = It is joined to nothing that it serves, or to your ship no more. With your golden title that is the end of it.
flight-why-lost-corridorist = Corridor goes with the corridor it was joined to: that is the price of your golden title. What nothing holds any more goes, too.
flight-why-tile-removed = It broke a rule of building.
flight-why-tile-not-added = What stays in the reserve counts as lost.
flight-why-left-chose = You gave up, and landed early.
flight-why-left-no-humans = Without a human nobody steers the ship.
flight-why-left-no-engines = In open space a ship without thrust goes nowhere.
flight-why-left-lapped = The leader is more than a lap ahead of you.

## A fifth player, insurance
flight-ask-leave-block = Which block do you leave behind?
flight-why-leave-block = Somebody was here before you, so there is one block less for you.
flight-go-leave-block = Leave { $good }
flight-ask-insure = { $credits ->
    [one] Insure the ship for { $credits } credit?
   *[other] Insure the ship for { $credits } credits?
}
flight-why-insure = It can be decided only now, before the first card. The credits are gone in any case.
flight-answer-insure-yes = Insure
    .go = Insure the ship
flight-answer-insure-no = Do not insure
    .go = Fly without insurance
flight-then-insure-yes = Lost components: { $most ->
    [one] { $most } credit
   *[other] { $most } credits
} at most.
flight-then-insure-no = A credit for each lost one, no limit.
