# Pictures of tiles, ships and cards for those who hear them, and the few words written on cards.

tile-name = { $kind }: up { $up }, right { $right }, down { $down }, left { $left }
tile-laden = { $kind } with { $load }
tile-with-plating = { $tile } with plating
tile-at = { $tile }, column { $column }, row { $row }
tile-empty-square = Empty square, column { $column }, row { $row }
tile-back = Face-down component

tile-side-smooth = smooth
tile-side-one-pipe = single
tile-side-two-pipe = double
tile-side-universal = universal

tile-load-humans = { $count ->
    [0] nobody aboard
    [one] { $count } astronaut
   *[other] { $count } astronauts
}
tile-load-batteries = { $count ->
    [0] no batteries left
    [one] { $count } battery
   *[other] { $count } batteries
}
tile-load-alien = { $alien-object }
tile-load-goods = goods: { $goods }

# `name` is a player's name.
tile-ship = { $name }'s ship: { $components ->
    [one] { $components } component
   *[other] { $components } components
}
tile-ship-tally = { $ship }, engines { $engines }, cannons { $cannons }, crew { $crew }, batteries { $batteries }, exposed connectors { $exposed }

tile-track = Flight board, { $spaces } spaces
tile-start = Start
tile-track-start = A new lap begins here. A lap has { $spaces } spaces.
tile-start-lap = Start · lap { $lap }
tile-rocket = { $name }, space { $space }
tile-rocket-lap = { $name }, space { $space }, lap { $lap }

tile-dice = Dice: { $one } and { $two }
tile-dice-rolling = The dice are rolling
tile-timer = Sand timer, { $percent } % of the sand left
tile-hit = { $projectile } { $from }
tile-shielded = Shields cover: { $sides }
tile-shielded-none = No shields

# The left column of a card. Keep these short.
card-row-planet-1 = Planet 1
card-row-planet-2 = Planet 2
card-row-planet-3 = Planet 3
card-row-planet-4 = Planet 4
card-row-beaten = Beaten
card-row-used = Used
card-had = { $had } of { $takers }
card-row-give-up = Give up
card-row-gain = Gain
card-row-crew-of = Crew of
card-row-load = Load
card-row-strength = Strength
card-row-weaker = Weaker
card-row-stronger = Stronger
card-row-everyone = Everyone
card-row-ahead = Fly ahead
card-row-for-each = For each
card-row-in-each = In each
card-row-in-order = In order
card-row-one-roll = One roll
card-row-next = Next
card-row-fastest = Fastest
card-row-tried = First
card-row-destroyed = Then
card-row-where = Where
card-row-least-crew = Least crew
card-row-least-engines = Least engines
card-row-least-cannons = Least cannons

# The symbols of a card in words, and the few sentences written on cards.
card-say-cards-on-top = { $cards ->
    [one] one card of deck { $deck }
   *[other] { $cards } cards of deck { $deck }
}
card-say-goods-lost = { $count ->
    [one] lose the most valuable block of goods, or a battery if there is none
   *[other] lose the { $count } most valuable blocks of goods; for each one missing a battery
}
card-else = or else
# After the sign of a battery.
card-each = each
card-say-fire = { $from }: { $shots }
card-say-light-fire = light
card-say-heavy-fire = heavy
card-say-crew-lost = { $count ->
    [one] lose { $count } crew member
   *[other] lose { $count } crew members
}
card-say-crew-needed = { $count ->
    [one] { $count } crew member needed
   *[other] { $count } crew members needed
}
card-say-days-lost = { $days ->
    [one] lose { $days } day
   *[other] lose { $days } days
}
card-say-strength = cannon strength { $strength }
card-say-engines = engine strength
card-say-tile-lost = lose a component
card-say-open-space = one free space for each point
card-say-exposed = exposed connector
card-say-irradiated = place joined to a panel or a charged battery
card-say-clusters = clusters of panels, routers and charged batteries: { $limit } tokens and panels or more
card-say-epidemic = occupied cabin joined to another one
card-say-sabotage = Dice for the column, dice for the row. Three tries.
card-say-hit-now = { $hit }, now
card-say-hit-past = { $hit }, over
card-say-taken = taken

card-foot-days = { $days ->
    [one] day
   *[other] days
}
card-foot-in-order = Everyone, in order
card-foot-at-once = At everyone at once
card-foot-lines = Line by line
card-foot-everyone = Meets everyone
card-foot-unasked = Nobody is asked

card-number = Card { $card }: level { $level }, number { $number }
card-name = { $card }, { $level }
card-back = Adventure card, { $level }
card-back-unknown = Adventure card nobody has seen
tile-swivels = { $tile } that points wherever it should
tile-hemmed = { $tile } that needs no free square
