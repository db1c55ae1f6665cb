# The support team on the page: cards, choosing, questions, tools. Its rules are in web-rules-team.ftl.

## When an ability works
ability-when-plan = Before building
ability-when-build = While you build
ability-when-done = Once you have finished
ability-when-after = When all are done
ability-when-before = Before the flight
ability-when-flight = In flight
ability-when-end = At the end
ability-when-always = Always

## Abilities, as short as on a card
ability-advertiser-a = Bet on everybody’s place. 2 credits for each right one, 1 for each drop-out.
    .when = { ability-when-before }
ability-advertiser-b = Home? Then 1 credit for every plated side that looks outward.
    .when = { ability-when-end }
ability-architect-a = One component may stand outside the outline, within the rows and columns.
    .when = { ability-when-build }
ability-architect-b = Once, now or else at payday: if no ship looks better than yours, you get the prize for that.
    .when = { ability-when-after }
ability-assembler-a = Two of your components work together over a distance, as if they were neighbours.
    .when = { ability-when-after }
ability-assembler-b = All exposed connectors of one component become plating.
    .when = { ability-when-after }
ability-bureaucrat-a = Move ahead by the level of the flight (II is 2) and 1 for each rocket before you.
    .when = { ability-when-before }
ability-bureaucrat-b = Raise or lower the bonuses for everybody.
    .when = { ability-when-end }
ability-buyer-a = Keep three tiles in reserve. What is left there is not lost.
    .when = { ability-when-build }
ability-buyer-b = Nobody takes from your reserve, and what is there may go back to the heap.
    .when = { ability-when-build }
ability-deliveryman-a = One component becomes a cannon, an engine, a hold or a cabin.
    .when = { ability-when-after }
ability-deliveryman-b = Two more components may become something else, and back again.
    .when = { ability-when-build }
ability-hotel-clerk-a = One human may share every alien’s cabin.
    .when = { ability-when-always }
ability-hotel-clerk-b = Two of the four in a stasis chamber are awake.
    .when = { ability-when-always }
ability-hypergeometer-a = One cannon and one engine need no empty square.
    .when = { ability-when-build }
ability-hypergeometer-b = One cannon points wherever you say in flight, each time anew.
    .when = { ability-when-after }
ability-inspector-a = Read all four piles, even after you have finished.
    .when = { ability-when-build }
ability-inspector-b = Twenty seconds with the cards before anyone builds.
    .when = { ability-when-plan }
ability-planner-a = Build in two pieces, as long as they meet in the end.
    .when = { ability-when-build }
ability-planner-b = Mark up to five squares. Each plan that comes true pays 2 credits.
    .when = { ability-when-plan }
ability-plumber-a = Two pipes: each holds two components together where neither has a connector.
    .when = { ability-when-build }
ability-plumber-b = All four sides of one component become universal.
    .when = { ability-when-build }
ability-saboteur-a = What others keep in reserve lies open to you.
    .when = { ability-when-build }
ability-saboteur-b = Take a human from each rival, and loosen a joint of each ship: if one side of it is destroyed, so is the other.
    .when = { ability-when-before }
ability-security-guard-a = Everybody pays 1 credit for each exposed connector, you too.
    .when = { ability-when-before }
ability-security-guard-b = Once: all the others stop building for a while.
    .when = { ability-when-build }
ability-smuggler-a = Every structural module and router hides one blue or green block.
    .when = { ability-when-flight }
ability-smuggler-b = Hidden blocks sell for 1 more.
    .when = { ability-when-end }
ability-stock-boy-a = In each hold one red block may lie in a plain container.
    .when = { ability-when-flight }
ability-stock-boy-b = When goods are taken, you choose which.
    .when = { ability-when-flight }
ability-swindler-a = Add as many tiles as the level of the flight says: two on II.
    .when = { ability-when-done }
ability-swindler-b = Pay 1 less and get 1 more, once a card.
    .when = { ability-when-flight }
ability-trader-a = Buy yellow blocks for 1 credit each, as many as the level of the flight says.
    .when = { ability-when-before }
ability-trader-b = Move the price of one colour by 1, for everybody.
    .when = { ability-when-end }
ability-welder-a = At two joints a single connector may meet a double one.
    .when = { ability-when-build }
ability-welder-b = Up to three exposed connectors are exposed no longer.
    .when = { ability-when-after }

## A member's card
member-letter = Ability { $letter }
member-used = used in this flight
member-later = from your second flight together on
member-later-flight = from flight { $flight } on
member-never = not in this game any more
member-works = works
member-open = { $member }: open the card
member-rules = Rules
member-more = More about the { $member }
team-of = { $name }’s support team
team-yours = Your support team

## Choosing one
team-eyebrow = Support team
team-eyebrow-after = After flight { $flight } of { $flights } · Support team
team-heading = Somebody has to stay on the ground.
team-help = { $count ->
    [one] One has applied. There is not much of a choice.
    [2] Two have applied. Keep one; the other goes back unseen.
   *[other] { $count } have applied. Keep one; the others go back unseen.
}
team-help-open = They have applied to all of you, and you choose in turn. Now it is you.
team-keep = Keep: { $member }
team-keeps = you keep
team-key = Key { $key }
team-secret = Nobody sees your choice until all have chosen.
team-in-turn = A works in the next flight, B from the one after it.
team-in-turn-last = A works in the next flight, which is the last: B not in this game any more.
team-when = A works from the first flight together on, B from the second.
team-around = Around the table
team-reads = is choosing
team-chosen = has chosen
team-waits = chooses later
team-gets = gets what is left
team-waiting = { $names } { $count ->
    [one] is still choosing.
   *[other] are still choosing.
}
team-open = To be hired
team-next-flight = Next flight: { $ship }
team-reveal = The new members
team-reveal-go = On to the yard

## Questions
flight-ask-choose-member = Who joins your support team?
flight-why-choose-member = You keep a member for the whole game. In the first flight with you it does A, from the next one on A and B.
flight-go-choose-member = Keep: { $member }
flight-ask-use-ability-before-building = Use an ability before building?
flight-ask-use-ability-mending = Use an ability before the ships are checked?
flight-ask-use-ability-after-building = All are done. Use an ability?
flight-ask-use-ability-before-flight = Use an ability before the first card?
flight-ask-use-ability-bonuses = Use an ability before the bonuses?
flight-ask-use-ability-selling = Use an ability before goods are sold?
flight-help-use-ability = One after the other, in any order. Each can be used once in a flight.
flight-why-use-ability = Abilities of your support team have their time in a flight. What you leave out now is not asked again in this flight.
flight-go-use-ability = Use: { $ability }
flight-answer-use-ability-none = Not in this flight
    .go = Go on without
flight-then-ability-none = None of these is used
flight-why-for-ability = An ability is being used, and asks for one thing after the other. Nothing has happened until the last of them is said; leave it, and nothing more does.
flight-for-assembler-a-component = { $ability }: what is joined over a distance?
    .help = Two components then work together as if they were neighbours: a cabin and life support, say, or a thruster and crew.
    .go = Choose the { $tile } at { $square }
flight-for-assembler-a-partner = { $ability }: what is { $square } joined to?
    .help = What is joined to it already is not lit. The link does not hold the ship together, and nobody walks along it.
    .go = Join { $first } and { $square }
flight-for-assembler-b-component = { $ability }: what is plated?
    .help = All exposed connectors of one component become plating, three at most.
    .go = Plate the { $tile } at { $square }
flight-for-hypergeometer-b-component = { $ability }: which cannon shall turn freely?
    .help = In this flight it points wherever you want it each time it is fired.
    .go = Free the { $tile } at { $square }
flight-for-plumber-a-component = { $ability }: where is a pipe laid?
    .help = It holds two neighbours together where neither has a connector. Choose one of the two; with but one such neighbour the pipe lies at once.
    .go = Lay a pipe at { $square }
flight-for-plumber-a-partner = { $ability }: where does the pipe from { $square } lead?
    .help = Only neighbours without connectors between them are lit.
    .go = Lay the pipe { $first }–{ $square }
flight-for-saboteur-b-component = { $ability }: where on { $player }’s ship do you loosen a joint?
    .help = A joint is loosened: if the component on one side of it is destroyed, so is the one on the other. A human leaves that ship, too, and { $player } says from which cabin. Where a component has but one joint, it is that one.
    .go = Loosen a joint of { $square }
flight-for-saboteur-b-partner = { $ability }: which joint of { $square } on { $player }’s ship?
    .help = The joint between these two is loosened: if one of them is destroyed, so is the other.
    .go = Loosen { $first }–{ $square }
    .then = If { $first } or { $square } is destroyed, so is the other.
flight-for-welder-a-component = { $ability }: which joint is welded?
    .help = More single connectors meet double ones than you may weld. The others count as mistakes.
    .go = Choose the { $tile } at { $square }
flight-for-welder-a-partner = { $ability }: what is { $square } welded to?
    .help = The joint between these two holds.
    .go = Weld { $first }–{ $square }
    .then = The joint of { $first } and { $square } holds.
flight-for-welder-b-component = { $ability }: where is a connector closed?
    .help = A closed connector counts as exposed no longer.
    .go = Close one at { $square }
flight-for-welder-b-side = { $ability }: which connector of { $square } is closed?
    .go = Close the { $side } connector
flight-for-hypergeometer-b-side = { $ability }: where does the cannon at { $square } point?
    .go = Point it to the { $side }
flight-ask-for-ability-part = { $ability }: what shall a component become?
flight-ask-for-ability-spot = { $ability }: what becomes { $part }?
flight-ask-for-ability-marker = { $ability }: where do you put { $marker }?
flight-ask-for-ability-place = { $ability }: in which place will { $player } finish?
    .you = { $ability }: in which place will you finish?
flight-ask-for-ability-finish-bonus = { $ability }: what shall coming home pay?
flight-ask-for-ability-looks-bonus = { $ability }: what shall looks pay?
flight-ask-for-ability-blocks = { $ability }: how many yellow blocks?
flight-ask-for-ability-price = { $ability }: which price changes?
flight-nth-planner-b = Marker { $number } of { $of }.
flight-nth-plumber-a = Pipe { $number } of { $of }.
flight-nth-welder-a = Joint { $number } of { $of }.
flight-nth-welder-b = Connector { $number } of { $of } that can be closed.
flight-help-for-ability-click = Press a lit square of the ship.
flight-help-for-ability-rival = The ship is { $player }’s. Press a lit square of it.
flight-help-for-ability-spot = Press a lit square; pressing it again turns the part.
flight-help-for-ability-marker = It pays if this comes to stand there: { $wanted }.
flight-help-for-ability-place = Each place can be given once. 2 credits if you are right, 1 for a drop-out.
flight-help-for-ability-price = For everybody, and for this flight.
flight-help-for-ability-bonus = For everybody, and for this flight.
flight-marker-blue-block = the blue block
flight-marker-red-block = the red block
flight-marker-astronaut = the astronaut
flight-marker-alien = the alien
flight-marker-battery = the battery
flight-none-picked = No square chosen yet
flight-go-for-ability-marker = Mark { $square }
flight-go-for-ability-spot = Make { $square } { $part }
flight-then-spot = It becomes { $part }.
flight-go-for-ability = Go on
flight-answer-for-ability-square = { $tile } at { $square }
flight-answer-for-ability-empty = Empty square { $square }
flight-answer-for-ability-spot = { $tile } at { $square }, { $side }
flight-answer-for-ability-spot-any = { $tile } at { $square }
flight-points-front = pointing to the front
flight-points-right = pointing to the right
flight-points-rear = pointing to the rear
flight-points-left = pointing to the left
flight-answer-for-ability-place = Place { $place }
flight-go-for-ability-place = Say place { $place }
flight-answer-for-ability-drop = Will not come home
    .go = Say drop-out
flight-answer-for-ability-raise = More
flight-answer-for-ability-lower = Less
flight-then-raise-finish = +4, +3, +2 and +1 for the places
flight-then-lower-finish = −4, −3, −2 and −1 for the places
flight-then-raise-looks = +2 for the best-looking ship
flight-then-lower-looks = −2 for the best-looking ship
flight-go-for-ability-raise = Raise it
flight-go-for-ability-lower = Lower it
flight-answer-for-ability-blocks = { $count ->
    [0] None
    [one] { $count } block
   *[other] { $count } blocks
}
flight-go-for-ability-blocks = { $count ->
    [0] Buy none
    [one] Buy { $count } block
   *[other] Buy { $count } blocks
}
flight-answer-for-ability-dearer = Dearer: { $good }
flight-answer-for-ability-cheaper = Cheaper: { $good }
flight-go-for-ability-dearer = Raise the price: { $good }
flight-go-for-ability-cheaper = Lower the price: { $good }
flight-then-dearer = 1 credit more for each block
flight-then-cheaper = 1 credit less for each block, but at least 1
flight-answer-for-ability-none = Leave it
    .go = Leave it
flight-answer-for-ability-marker-none = Leave this marker out
    .go = Leave it out

## In the yard
tool-bar = What your support team can do now
tool-pipe = Lay a pipe
    .short = Pipe
    .help = Press a lit component. If the pipe can go several ways, say which; it stays there.
tool-universal = Make all its sides universal
    .short = Universal
    .help = Press a lit component: all four of its sides become universal connectors.
tool-place-universal = Add it with universal sides
    .short = Add universal
    .help = Press a lit square: the tile in your hand goes there with universal connectors all round.
tool-deliver = Make another part of a component
    .short = Change
    .help = Press a lit component, and choose what it becomes and which way it points.
tool-take-back = Take a part off again
    .short = Take back
    .help = Press a lit component: it is again what it was.
tool-take-from = Take from a rival’s reserve
    .short = Take
    .help = What the others keep in reserve lies open for you.
tool-halt = Stop all the others
    .short = Stop them
    .help = All the others stop building for a while. It can be done once.
tool-left = uses left: { $left } of { $of }
tool-pick-square = What about { $square }?
tool-pick-from = Whose tile do you take?
tool-option-pipe = Towards { $other } ({ $side })
tool-option-deliver = { $part }, { $side }
tool-option-deliver-any = { $part }
tool-option-turn = Turned as now { $quarters ->
    [0] printed
    [1] a quarter to the right
    [2] by half
   *[3] a quarter to the left
}
tool-option-from = { $player }: { $tile }
tool-leave = Leave it
tool-armed = { $tool }. { $count ->
    [one] { $count } square is lit.
   *[other] { $count } squares are lit.
}
tool-not = Not now

## At the end
end-member-detail = support team

## Goods, cabins and chambers
flight-ask-lose-which = { $left ->
    [one] What do you give up?
   *[other] What do you give up? { $left } in all
}
flight-why-lose-which = Somebody works for you who lets you choose what is given up. What is hidden need not be given once nothing open and no battery is left.
flight-answer-lose-which-battery = Battery
flight-go-lose-which = Give up: { $what }
flight-answer-lose-which-none = That is all
    .go = That is all
flight-ask-lose-whom = Who leaves the cabin?
flight-why-lose-whom = An alien and a human live there together: who of them goes is up to you.
flight-answer-lose-whom-human = Human
    .object = human
flight-go-lose-whom = Let go: { $whom }
flight-ask-stay-awake = Does the newcomer stay awake?
flight-why-stay-awake = Two places of the chamber are for people who are awake: they count as crew, and can be lost as crew. Whoever sleeps is safe.
flight-answer-stay-awake-yes = Awake
    .go = Stay awake
flight-answer-stay-awake-no = Asleep
    .go = Go to sleep

## What was planned, and who has to wait
ship-marker = { $square } is meant for: { $wanted }
build-halted = { $name } has stopped everybody else
build-halted-help = It does not take long. Then building goes on.
