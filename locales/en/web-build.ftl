# The yard, where ships are built; and the parts that flight shares with it.

build-title = The yard
build-place-trek = { $level } · flight { $number } of { $flights }
build-ship = Ship of { $name }
build-describe = Describe my ship
build-rivals = The others, and the forecast

# What a ship can do. `.say` is read aloud; the word itself stands under the figure.
tally = What this ship can do
tally-engines = Engines
    .say = Engine strength { $figure }
    .idle = { $words }: a double engine without a battery gives nothing
    .about = How fast you are: in Open Space you fly that many spaces ahead, and with 0 you have to leave the flight. Add engines (1 each) or double engines (2, for a battery).
tally-cannons = Cannons
    .say = Cannon strength { $figure }
    .idle = { $words }: a double cannon without a battery gives nothing
    .about = How well you fight: you beat an enemy with more than it has. Add cannons: 1 pointing forward, ½ to other sides; double ones count twice, for a battery.
tally-crew = Crew
    .say = Crew { $figure }
    .about = The people aboard. Some finds need a large crew, some cards take people away, and without a human your flight is over. Every cabin carries two humans.
tally-batteries = Batteries
    .say = Batteries { $figure }
    .about = Each use of a shield, a double engine or a double cannon takes one, and none comes back in flight. Add battery tiles, with two or three each.
tally-cargo = Cargo
    .say = Containers { $figure }
    .aboard = Goods { $aboard }, containers { $all }
    .about = Room for goods, one block each; at the end red ones sell for 4, yellow 3, green 2, blue 1. Add cargo holds, and red ones for red goods: only those may carry them.
tally-exposed = Exposed
    .say = Exposed connectors { $figure }
    .about = Sides whose connector has no tile beside it: fewer is better. Small meteors hit there, Stardust takes a day for each, and the fewest earn a prize. Close them with tiles that join.
tally-shielded = Shielded
    .about = How many of the four sides your shields can guard against small meteors and light shots, for a battery each time. A shield covers two sides: turn it to cover new ones.
tally-powered = { $words }, and { $powered } more with batteries
tally-no-battery = no battery
tally-red = { $words }, { $red } of them for red goods

ship-round = Round the edge, to the other end
ship-numbers = The numbers of rows and columns: two dice say along which one a meteor or a shot comes in. 7 comes most often.
ship-dice = The dice of rows and columns: both dice together name the column of what comes from the front or from the rear. For what comes from a side, the first die names the row, and the second, by the arrows below, the column it begins in.

rival-enlarge = Show { $name }’s ship large
rival-ship = { $name }’s ship

# What somebody is doing: a word or two beside the name.
build-status-away = away
build-status-ready = ready
build-status-building = building
build-status-reading = reads pile { $pile }
build-status-finished = starts { $space ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $space }th
}
build-status-mending = mends the ship
build-status-late = out of time
build-status-waits = waits
build-status-turn = has the turn
build-status-turn-of = has the turn, { $turns } left
build-status-turns = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}

# Before "go"
build-start = Ready to build?
build-start-free = Everyone builds at once, and nothing hurries you but the others.
build-start-turns = One after the other, one grip a turn. No hurry.
build-start-timer = Everyone builds at once. The sand runs { $times } × { $clock }.
build-start-bot = bot
build-start-here = here
build-start-away = not here
build-start-titles = Titles to fly for
build-start-handicap = You fly with a handicap:
build-go = Go!
build-go-help = Whoever is boldest says it for everyone.
build-go-bots = The bots wait for your word.
build-go-watch = Somebody at the table will say “go”.
build-before = Nothing moves yet
build-before-help = Building begins when somebody says “go”.

# The timer and turns
build-timer-label = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
build-timer-say = { $seconds } seconds left.
build-timer-through = The sand has run through.
build-timer-spaces = The timer stands on space { $space } of { $spaces }
build-timer-last = last turn
build-flip = Flip
build-flip-later = Flip at 0:00
build-flip-finished = Finish to flip
build-time-up = Time is up
build-time-up-help = Take a starting space: whoever is first gets the best one.
build-turn-yours = Your turn
build-turn-of = { $name }’s turn
build-turn-wait = One grip a turn: take, then put down, set aside or give back.
build-turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
build-no-turns = No turns left
build-no-turns-help = Finish your ship and take a starting space.

# The hand
build-hand = In your hand
build-hand-empty = Your hand is empty
build-hand-empty-help = Draw from the face-down pile, or take any tile that lies face up.
# Where the ship can still grow
build-closed = Your ship is closed
build-closed-help = No connector leads to a square that may be built on (behind engines and before cannons it stays empty). Finish your ship.
build-closed-lift = No connector leads to a square that may be built on (behind engines and before cannons it stays empty). Finish, or take back the last tile.
build-few = { $count ->
    [one] Only { $count } square is left to build on
   *[other] Only { $count } squares are left to build on
}
build-hand-last = Take your time
build-hand-last-help = Everyone else has finished, and no clock is running. Draw a tile, take one that lies face up, or finish.
build-hands-full = Your hands are full of cards
build-hands-full-help = Put them back to go on building.
build-stand-in = A bot builds for you
build-stand-in-help = It builds as it likes until you take over.
build-drawing = Drawing…
build-turn = Turn
build-turn-left = Turn left
build-turn-right = Turn right
build-aside = Set aside
build-back = Give back
build-back-title = Give back to the yard
build-undo = Undo
build-undo-place = Undo: { $tile } to { $square }
build-undo-aside = Undo: { $tile } set aside
build-undo-back = Undo: { $tile } given back
build-undo-scrap = Undo: { $tile } taken off
# What the component in hand is for, in one short line.
build-does-starting-cabin = The heart of your ship: two humans live here.
build-does-cabin = Carries two humans: crew for cards that ask for it.
build-does-structural = Does nothing itself, but joins almost anything.
build-does-structural-few = Does nothing itself, only joins what is beside it.
build-does-engine = Moves you ahead: 1 engine strength, always.
build-does-double-engine = 2 engine strength, for a battery each time.
build-does-cannon = Shoots: 1 strength forward, ½ to other sides.
build-does-double-cannon = 2 strength forward, 1 elsewhere; takes a battery.
build-does-battery = Power for shields and double engines or cannons.
build-does-cargo = A block a box: yellow pays 3, green 2, blue 1. No red.
build-does-special-cargo = Goods of any colour, even red, which sell for 4 a block.
build-does-life-support = Lets an alien live in the cabin joined to it.
build-does-life-support-idle = No aliens in this flight: only its connectors count.
build-does-shield = Guards two sides, for a battery each time.
build-fits = { $count ->
    [0] fits nowhere
    [one] fits { $count } square
   *[other] fits { $count } squares
}
build-fits-using = { $fits }, { $using } of them only with an ability
build-uses = Uses { $ability }: { $count } of { $left } left
build-fits-turned = { $count ->
    [one] Not like this: turned, it fits { $count } square
   *[other] Not like this: turned, it fits { $count } squares
}
    .short = fits if turned
build-fits-nowhere = Fits nowhere: press a square to see why
build-fits-closed = Fits nowhere: no connector leads to a free square
build-look-unfit = Fits nowhere now
build-fits-here = Fits here
build-loose = Not welded yet: it can be taken up again
build-say-in-hand = In your hand: { $tile }. { $fits }
build-say-turned = { $quarters ->
    [0] Not turned.
    [1] Turned a quarter to the right.
    [2] Turned by half.
   *[other] Turned a quarter to the left.
} { $fits }
build-reserve = Reserve
build-reserve-word = reserve
build-reserve-empty = empty
build-reserve-place = Reserve { $place }: { $what }.

# After finishing, and mending
build-finished = Finished: you start { $space ->
    [1] in front
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
build-wait = Still building: { $names }
build-hurry = Hurry the bots
build-hurry-agree = The bots hurry as soon as they agree, too: { $names }
build-hurries = The bots hurry now.
build-wait-mending = Still mending: { $names }
build-adding = You may still add components.
build-adding-last = You may still add one component that lies face up.
build-adding-none = Nothing more fits on your ship.
build-adding-waits = The others wait for you.
build-wait-adding = Still adding components: { $names }
build-enough = Add nothing more
build-mending = Mend your ship
build-mending-help = Click a component to take it off, add others, then finish again.
    .touch = Tap a component to take it off, add others, then finish again.
build-watching = You are watching
build-watching-help = Pick a ship at the side to see it large.
build-finish = Finish
build-finish-where = Where do you start?
build-finish-sure = Finish building?
build-finish-only = You start { $space ->
    [1] in front
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}. Your ship stays as it is now.
build-finish-here = Finish and start here: { $where }
build-finish-unbuilt = { $count ->
    [one] { $count } square could still be built on.
   *[other] { $count } squares could still be built on.
}
build-lack-one_piece = { $count ->
    [one] Your ship is in two pieces: unless they are joined, a component is lost before the flight.
   *[other] Your ship is in two pieces: unless they are joined, { $count } components are lost before the flight.
}
build-lack-engines = No engine strength: at the first Open Space you would drop out of the flight.
build-lack-cabins = No cabin but the starting one: you fly with a crew of { $crew }.
build-lack-cannons = No cannon: large meteors and enemies have an easy time with you.
build-lack-holds = No hold: you can load no goods.
build-lack-batteries = No batteries, which this needs: { $components }.
build-lack-partners = Not joined to anything it works with: { $components }.
build-finish-reserve = { $count ->
    [one] A component waits in your reserve. If it stays there, it costs you { $credits ->
        [one] { $credits } credit.
       *[other] { $credits } credits.
    }
   *[other] { $count } components wait in your reserve. If they stay there, they cost you { $credits ->
        [one] { $credits } credit.
       *[other] { $credits } credits.
    }
}
build-finish-not = Build on
build-finish-help = Further ahead is better for most cards, and nobody can take the space from you.
build-finish-taken = { $name } stands here
build-finish-beaten = { $name } was quicker: space { $space } is taken. Choose another one.
build-finish-ahead = { $days ->
    [0] the last starting space
    [one] { $days } space ahead of the last one
   *[other] { $days } spaces ahead of the last one
}

# The yard
build-yard = Yard
build-face-down = { $count } face down
build-face-up = { $count ->
    [one] { $count } tile face up
   *[other] { $count } tiles face up
}
build-pile-draw = Press to draw, drag to your ship
    .touch = Tap to draw, drag to your ship
# It lies spread over the ship.
build-pile-spread = Press to draw
    .touch = Tap to draw
build-pile-return = Hand full: drop it here to give it back
build-pile-done = Your ship is finished
build-pile-closed = Your ship is closed: nothing fits
build-pile-watch = Tiles that nobody has seen
build-spread = Spread the face-up tiles out
build-gather = Back to the ship
build-show-kinds = Show kinds
build-all = All { $count }
build-chip = { $kind }, { $count }
build-nothing-face-up = Nothing lies face up now. What anybody gives back can be taken by everyone.
build-taken-by-other = { $tile }: somebody was quicker.
build-none-of-kind = { $kind }: none lies face up now. As soon as one does, it is here.
build-unfit = { $tile } (fits nowhere now)
build-unfit-note = Dimmed tiles fit nowhere now.
build-kind-cannons = Cannons
    .more = More cannons
build-kind-engines = Engines
    .more = More engines
build-kind-batteries = Batteries
    .more = More batteries
build-kind-cabins = Cabins
    .more = More cabins
build-kind-cargo = Cargo
    .more = More cargo
build-kind-special = Red cargo
    .more = More red cargo
build-kind-shields = Shields
    .more = More shields
build-kind-life = Life support
    .more = More life support
build-kind-structural = Structural modules
    .more = More structural modules

# The forecast
build-forecast = Forecast
build-pile = Pile { $pile }
build-pile-read = read
build-pile-with = with { $name }
build-pile-title = Read these cards: they will be met in flight
build-pile-unknown = unknown
build-pile-secret = The fourth pile stays secret
build-reading = Forecast, pile { $pile }
build-reading-help = You cannot build while you read. All four piles are shuffled together before the flight.
build-reading-close = Put back
build-notes = { $count ->
    [one] { $count } card read
   *[other] { $count } cards read
}
build-notes-title = Cards you have read

# Dice that close squares
build-holes = { $first } and { $second } were rolled.
    .help = Squares with these numbers are closed, for everyone.
build-holes-bare = A double: the starting cabin goes, too.
    .help = Nobody has one. Your first tile may go on any open square.

# A ring
build-round = Round the edge
