# The support team of Another Big Expansion, in our own words; see web-rules.ftl. A page for each member: .p1 is A, .p2 is B.

rules-group-team = Support team

rules-support-team = Support team
    .lead = Eighteen people who stay on the ground and work for somebody. Each of them can do two things, A and B.
    .p1 = You keep a member for the whole game. In the first flight with you it does only A; from the next one on, A and B.
    .p2 = Dealt: nobody has a team in the first flight. After it everyone gets three cards, keeps one in secret and gives the others back; all are shown together. After the second flight it is one of two, after the third a single card. Three members are enough for anybody.
    .p3 = For games of one or two flights the first three cards can be dealt before anybody has flown.
    .p4 = Contested: after each flight but the last, one card more than players lies open. Those who came home choose in the order they arrived; the others get at random what is left, and the last card leaves the game.
    .p5 = Before building: the boards lie there and nobody has said go. While you build: until you have finished. When all are done: after that, with nothing aboard yet; first what mends mistakes, then the spot check, then the rest. These are used side by side.
    .p6 = Before the flight: all is aboard and no card is turned. At the end: when the last card is done, also for those who gave up. There the leader goes first, then the others in flight order. Nobody can be hurried past it.
    .p7 = Each ability can be used once in a flight, unless it says something else. What needs no decision works by itself.
    .p8 = Without the technology of Keep on Trucking the hotel clerk is taken out. Treks and learning flights have no teams.

rules-advertiser = Advertiser
    .lead = Makes money with guesses, and with plating that people can see.
    .p1 = A, before the flight: name the place of every player, yourself too, or say that somebody will not come home. No place is given twice. When the flight is over, each place you got right pays 2 credits and each drop-out 1, even if you gave up.
    .p2 = B: if you come home, 1 credit for each plated side that looks out of the ship. A hole inside the ship is not outside. Plating of the Assembler counts.

rules-architect = Architect
    .lead = Thinks beyond the outline, and likes prizes.
    .p1 = A, while you build: one component may stand outside the squares of your board, but within its rows and columns, or on a square that dice have closed. It is joined like any other. A second one is a mistake.
    .p2 = B: one more prize for the best-looking ship, once a flight: at once when all are done building if yours is the best then, otherwise at the end if it is then, on top of the usual one. Ties are enough. Nobody else's ability changes it.

rules-assembler = Assembler
    .lead = Joins what is far apart, and closes what is open.
    .p1 = A, when all are done: two of your components are joined without touching. Whatever joined components do for each other, they do; so does an epidemic. With a router all of its company is joined. It holds nothing together, and intruders do not walk it.
    .p2 = B, when all are done: all exposed connectors of one component, three at most, become plating.

rules-bureaucrat = Bureaucrat
    .lead = Knows a form that moves you ahead, and another one for bonuses.
    .p1 = A, before the flight: move ahead by the level of the flight (two days on II, three on III or IIIB) and one more for each rocket before yours.
    .p2 = B, at the end: raise or lower what coming home pays by 4, 3, 2 and 1 for the places, and what looks pay by 2, each on its own, for everybody. Also if you gave up.

rules-buyer = Buyer
    .lead = Keeps more in reserve than anybody else.
    .p1 = A, while you build: three components fit in your reserve, and what is left there does not count as lost.
    .p2 = B: nobody takes anything from your reserve, and you may put what lies there back on the heap, face up.

rules-deliveryman = Deliveryman
    .lead = Brings parts that take the place of what you have built.
    .p1 = A, when all are done: one component becomes a cannon, an engine, a hold for two or a cabin. The sides stay as they are, and you say which way it points. All rules of building hold for it, and it may mend a mistake.
    .p2 = B, while you build: two more parts, and until you have finished you may change your mind about them.
    .p3 = There is one part of each kind for a flight. Even the starting cabin can become something else.

rules-hotel-clerk = Hotel clerk
    .lead = Always finds one more bed.
    .p1 = A: a human may live in every cabin with an alien. Who of them goes, if somebody has to, is up to you.
    .p2 = B: two of the four in a stasis chamber are awake, and like humans in a cabin in every way. The other two sleep as usual. The chamber is still no cabin.

rules-hypergeometer = Hypergeometer
    .lead = Has discovered another dimension, and builds in it.
    .p1 = A, while you build: one cannon and one engine need no empty square before the barrel or behind the exhaust. A second one of either is a mistake. Thrusters are not meant.
    .p2 = B, when all are done: choose a cannon. In flight it points wherever you say, each time anew, whatever stands around it. Where strength is counted it counts once.

rules-inspector = Inspector
    .lead = Reads what others cannot.
    .p1 = A: you may read all four piles of cards, and go on reading when you have finished, as long as anybody builds.
    .p2 = B: before building starts you have twenty seconds with the cards, and while you build you may read before you have added a component.

rules-planner = Planner
    .lead = Builds from two ends, and is paid for plans that come true.
    .p1 = A, while you build: your ship may be in two pieces. Then both of them grow until they meet, and you may begin a second piece again. When you have finished, it has to be one.
    .p2 = B, before building: put up to five markers on squares, none beside another and none beside the starting cabin. A component that fits its marker pays 2 credits when all are done; one that does not fit loses the marker.
    .p3 = The blue block wants a plain container, the red one a red container, the astronaut a cabin, the alien life support, the battery a solar panel or room for a battery.

rules-plumber = Plumber
    .lead = Lays pipes where there are none.
    .p1 = A, while you build or when all are done: two pipes, each across an edge where neither component has a connector. They hold like any joint and stay where they are. A new component may be attached by a pipe. They mend no mistakes.
    .p2 = B, while you build: all four sides of one component become universal connectors, whatever they were. Squares that have to be empty still have to be.

rules-saboteur = Saboteur
    .lead = Has friends aboard all the other ships.
    .p1 = A, while you build: what others keep in reserve lies open for you like face-up tiles.
    .p2 = B, before the flight: take a human from each other ship, if you like, and loosen one joint of it. If one of the two components there is destroyed, so is the other.

rules-security-guard = Security guard
    .lead = Has a whistle, and a book of fines.
    .p1 = A, before the flight: everybody, you too, pays 1 credit for each exposed connector, as far as there are credits.
    .p2 = B, once while you build and before the timer reaches its last space: all the others stop for fifteen seconds. Where people build turn by turn, they miss two turns.

rules-smuggler = Smuggler
    .lead = Finds room for goods where nobody looks.
    .p1 = A: each structural module and each router can hide one blue or green block. Intruders do not find it. When goods are taken, hidden ones need not be given, once no open block and no battery is left.
    .p2 = B: hidden blocks sell for 1 credit more, before anything is halved.

rules-stock-boy = Stock boy
    .lead = Puts things where they do not belong.
    .p1 = A: in each component with containers, one red block may lie in a plain container.
    .p2 = B: when goods are taken from you, you say which blocks or batteries go. What is not red and lies in a red container is hidden, whenever that suits you.

rules-swindler = Swindler
    .lead = Is never quite finished, and makes a credit of everything.
    .p1 = A, after you have finished: add as many components as the level of the flight says (two on II), by the usual rules. When all the others have finished as well, one more at most, and only from the face-up tiles.
    .p2 = B: pay 1 credit less for lost components and for what cards cost in flight; get 1 more from rewards in flight, for coming home and for looks. Each way once a card, and nothing off nothing.

rules-trader = Trader
    .lead = Buys before the flight, and has a say in the prices after it.
    .p1 = A, before the flight: buy yellow blocks for 1 credit each, as many as the level of the flight says (two on II), as far as they fit.
    .p2 = B, at the end: raise or lower the price of one colour by 1 for everybody, not below 1. Also if you gave up.

rules-welder = Welder
    .lead = Joins what does not match.
    .p1 = A, twice while you build: a single connector may meet a double one. Until the flight the two welded joints may be moved to other bad ones. What is still wrong then comes off.
    .p2 = B, when all are done: up to three exposed connectors are exposed no longer: not for stardust, looks, small meteors or fines.
