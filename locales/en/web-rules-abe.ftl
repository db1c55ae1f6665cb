# The rulebook of Another Big Expansion, in our own words; see web-rules.ftl.

rules-group-abe = Another Big Expansion

rules-another-big-expansion = Another Big Expansion
    .lead = A third box. A room agrees on each of its parts, alone or with those of the other boxes.
    .p1 = – Technology: 42 tiles of eight kinds that feed, steer, join, wake, guard and arm others.
    .p2 = – Ships IIB and IIIB: a ring, and a board with holes.
    .p3 = – Adventure cards: more for the decks there are, and deck IV.
    .p4 = – Level IV, the longest flight, with that deck.
    .p5 = – A fifth player, in every kind of flight.
    .p6 = The booklet does not show every tile, card and board. What had to be put together from other sources, or is a guess, is marked in the content files of this program, and on the pages about it here.
    .p7 = None of it is used in a learning flight.

rules-abe-technology = Tiles of the third box
    .lead = Forty-two more tiles, and a heap that depends on how many play.
    .p1 = All tiles are mixed face down and some are taken out unseen: with two players 50, with three 25, with four none. With the technology of Keep on Trucking as well: 75, 50, 25, and with five none.
    .p2 = If no flight of level IV is to come, 25 more go out, except for five players without the technology of Keep on Trucking. They stay out for the whole game.
    .p3 = Each new kind is a kind of its own: a thruster is no engine, a crubot station no cabin, a solar panel no battery.
    .p4 = Most of them work for components joined to them. A router makes more of them joined.
    .p5 = Three red holds are plated on one side; their connectors are our own guess; printed ones may differ.

rules-solar-panel = Solar panel
    .lead = On each card it powers one component that is joined to it, once.
    .p1 = It stands in for one battery: at a double cannon or engine, a shield, a booster, a thruster or a crubot station. Which one is up to you, on every card anew.
    .p2 = Power that is not used is lost; with the next card it is ready again. It charges no batteries and pays no price in batteries.
    .p3 = Two panels joined to one shield can raise it twice on a card.
    .p4 = That there are five of them is likely, not certain.

rules-thruster = Thruster
    .lead = For a battery, after a roll, whatever flies at you comes one line further to a side.
    .p1 = The squares its two exhausts point to have to stay empty. The tile may lie any way round.
    .p2 = When dice have decided where a meteor or a shot arrives, you may fire one thruster with an exhaust across its way. For your ship alone, the line moves by one to the side the exhaust points to.
    .p3 = Once a roll, and by one line only. Everything else is judged where it arrives then: what it meets, which cannon can shoot it, whether it misses.
    .p4 = Against intruders it works only with crew joined to it. It does not help against what comes from inside, such as sabotage, and it is no engine.
    .p5 = How many there are, and the connectors of all of them, are our own guess; printed ones may differ.

rules-straight-thruster = Straight thruster
    .lead = A thruster whose two exhausts point to opposite sides.
    .p1 = Lying along the ship it helps against what comes from a side, lying across it against what comes from the front or rear.
    .p2 = In everything else it is like other thrusters. How many there are and their connectors are our own guess; printed ones may differ.

rules-router = Router
    .lead = Whatever is attached to a router is joined to everything else attached to it.
    .p1 = Routers that hang together work as one. So life support, panels, armories, boosters and furnaces reach farther.
    .p2 = So do epidemics.
    .p3 = It holds the ship together like any tile, no better: a piece that breaks off is lost all the same.
    .p4 = Their connectors are put together from other sources.

rules-mixed-life-support = Mixed life support
    .lead = It serves aliens of two colours.
    .p1 = Each cabin joined to it may house one alien of either colour. There is still at most one of a colour on a ship, and none in the starting cabin.
    .p2 = Without cyan aliens at the table both of these tiles are purple and brown.
    .p3 = That the second one is cyan and brown is likely, not certain.

rules-crubot-station = Crubot station
    .lead = Four robots that a battery turns into crew for one card.
    .p1 = Switched on, they are 4 crew until the card is done: where crews are compared, and where a station asks for a crew. They can also fire a thruster joined to them at intruders, and joined to an armory they stop them.
    .p2 = They cannot be given away, taken or lost, and nobody lives in their station. Without a human aboard the flight is over all the same.
    .p3 = The connectors of all four stations are our own guess; printed ones may differ.

rules-auto-defense = Auto-defense system
    .lead = Two that are joined make a pair, and each pair is 1 more cannon strength.
    .p1 = Each system belongs to one pair at most. The best pairing is found for you: four in a row are two pairs, one with three around it is one pair.
    .p2 = It needs no battery and no cannon beside it, and is no cannon itself: it shoots no meteor and nothing boosts it. Alone or in a pair, it stops intruders.
    .p3 = The connectors of one of the ten are our own guess; printed ones may differ.

rules-armory = Armory
    .lead = Crew joined to an armory is armed.
    .p1 = Humans, aliens and crubots that are on, in components joined to an armory, count twice where crews are compared: in combat zones, at sabotage and on bad days. They also stop intruders who enter their component; the armory itself does not.
    .p2 = Not where a number of crew is asked for, and not where crew is lost. Two armories arm nobody twice.
    .p3 = How many there are, and their connectors, are our own guess; printed ones may differ.

rules-abe-adventures = Cards of the third box
    .lead = More cards for decks I to III, and deck IV, in which even old acquaintances have learnt something.
    .p1 = Decks I, II and III get a Hazardous Sector each.
    .p2 = Deck IV is flown in level IV: two of its cards are in every pile. Elsewhere a Hazardous Sector of deck III brings them.
    .p3 = Its enemies harm in several ways, its meteors come in pairs, abandoned ships and stations shoot, and on some planets people wait to come along.
    .p4 = New are Mostly Open Space and the Radiation Leak.
    .p5 = What these cards do is in the booklet. Nearly all numbers on them are our own guess, and so is how many there are: printed cards may differ.

rules-hazardous-sector = Hazardous Sector
    .lead = The next two cards are of the next deck, and nobody has seen them.
    .p1 = Two cards of the deck above its own are laid on top of those to come. Nothing else happens.
    .p2 = Among them may be another Hazardous Sector. Its cards come first then.
    .p3 = It is never the last card as long as there are cards of that deck. You may give up between them as ever.

rules-mostly-open-space = Mostly Open Space
    .lead = Fly ahead as in open space. Whoever is fastest finds out why it says mostly.
    .p1 = In order, everyone declares engine strength and flies as many spaces ahead. Whoever has none gives up after the card.
    .p2 = Then whoever declared the most rolls for the meteors of the card, which come at that ship alone. Of equals it is the one farther ahead now.
    .p3 = Nobody has to declare all they could. Somebody who flies alone is the fastest, too.
    .p4 = With five the next fastest is struck as well, by the same rolls, but not by the first large meteor.
    .p5 = Which meteors come is our own guess; printed cards may differ.

rules-radiation-leak = Radiation Leak
    .lead = First power makes ill, then too much of it explodes.
    .p1 = Every component with crew that is awake loses one of them if it is joined to a solar panel, or to a battery component with a token: one, however many there are. Sleepers and crubots are safe.
    .p2 = Then look for clusters of panels, routers and components with battery tokens that hang together. If the tokens and panels in one come to four or more, all of it is destroyed, routers too.
    .p3 = Battery components without a token are nothing here: they neither radiate nor hold a cluster together. So it can pay to have spent one.
    .p4 = Routers join, so they pass radiation on.

rules-enemies-of-deck-four = Enemies of deck IV
    .lead = They shoot, rob and kidnap, one after the other.
    .p1 = Whoever is beaten suffers everything on the card in the order in which it stands there.
    .p2 = What stands before the shots is suffered at once. Shots are fired when the enemy has attacked everyone it could, with one roll for all it has beaten; then comes what stands after them.
    .p3 = Whoever wins may take the whole reward, credits and goods, for the days shown. Goods may be left.
    .p4 = The figures are our own guess; printed ones may differ.

rules-meteor-pairs = Meteor pairs
    .lead = One roll, a large meteor, then a small one in the same line.
    .p1 = The large one is dealt with first, with all that it destroys. Then the small one comes, whether the large one was shot or not, at whatever is first in the line by then.
    .p2 = Thrusters move both or none. A shield is paid for each that it stops.
    .p3 = How many pairs come, and from where, is our own guess; printed cards may differ.

rules-fighting-back = Abandoned, and armed
    .lead = In deck IV, whoever tries an abandoned ship or station is shot at first.
    .p1 = In order, everyone who could use it says whether to try. Whoever does rolls for all shots of the card.
    .p2 = Afterwards they use it as usual, or leave it and lose no days. If they cannot use it any more, they have to leave it.
    .p3 = Then the next in order may try, with new rolls.
    .p4 = The figures are our own guess; printed ones may differ.

rules-developed-planets = Developed planets
    .lead = On some planets of deck IV people wait to come along.
    .p1 = Whoever lands there may take as many of them as shown, or fewer: into an empty cabin, beside another human, into the starting cabin, or asleep into a stasis chamber. Not beside an alien, and nobody moves to make room.
    .p2 = You need not take goods for that, nor people for the goods. Landing costs the days either way, and landing just to be in the way is allowed.
    .p3 = The figures are our own guess; printed ones may differ.

rules-intruders = Intruders
    .lead = Somebody comes aboard and walks through your ship with a hand on the wall.
    .p1 = The leader rolls once for the row or column, and everyone deals with an intruder of their own. It comes in by the first component in that line. Shields, cannons and plating make no difference.
    .p2 = An auto-defense system, or crew joined to an armory, stops it. At the door it turns away, and nobody is rewarded. Aboard it is beaten as soon as it enters such a component, before it does anything there, and you are rewarded.
    .p3 = It walks only where connectors hold components together. By the left hand it tries left, straight on, right, and then back; by the right hand the other way round. The component it comes in by is its first step.
    .p4 = A thruster moves the line by one, as against meteors, but only if crew is joined to it: humans, aliens or crubots that are on. Before you choose, you see the way it would take.
    .p5 = Crubots on its way that are joined to an armory can be switched on when the line is settled, before the first step.
    .p6 = They are neither meteors nor fire: ship boards do not mirror them, and Rough Roads about those do not apply.

rules-predator = Predator
    .lead = It eats its way through the ship.
    .p1 = In every component it enters it eats all crew, goods and batteries. Components stay. Sleepers and crubots are not to its taste.
    .p2 = Beaten it is worth the credits shown. Otherwise it leaves after its last step.
    .p3 = Sleepers may wake when it is gone. Whoever has no human left then leaves the flight after the card.

rules-commando = Commando
    .lead = Nobody is hurt, until it goes bang.
    .p1 = On the steps shown he plants a charge in the component he is in. Whoever stops him there stops him before he plants it.
    .p2 = When he has stopped, by himself or because he was beaten, all charges go off at the same moment. Then see what is left of the ship. Two charges in one component are one.
    .p3 = Beaten he leaves the goods shown. They are loaded afterwards, into what is left.

rules-double-predator = Double predator
    .lead = Two at once: one by the left hand, one by the right.
    .p1 = They come in by the same component and then go separate ways; at the door both turn away. A thruster moves both.
    .p2 = The same guards can beat both. Each that is beaten is worth the credits shown.

rules-double-commando = Double commando
    .lead = Two at once, and one bang at the end.
    .p1 = They come in by the same component and go separate ways. The charges of both go off when both have stopped.
    .p2 = Each that is beaten leaves the goods shown.

rules-predator-commando = Predator commando
    .lead = A commando who takes his predator for a walk.
    .p1 = They eat on every step and plant charges on the steps shown.
    .p2 = Beaten they are worth what both are worth.

rules-ship-iib = Ship IIB
    .lead = A ring: the first and the last column touch.
    .p1 = Whatever concerns neighbours goes round the edge: connectors, exposed ones, squares that stay empty, what holds together. Beyond each edge the other end is seen once more, and a tile may be dropped there.
    .p2 = From the front and rear two dice name the column; they are not added. Such a hit never misses the board.
    .p3 = From a side one die names the row; 1 and 6 miss. A second die says where it begins: 1 to 3 in the left of the two marked columns, 4 to 6 in the right one. From there it flies on until it meets something, round the edge if need be.
    .p4 = Two components may be kept in reserve.

rules-ship-iiib = Ship IIIB
    .lead = A board with holes that nobody knows before the "go".
    .p1 = With the "go" two dice are rolled, once for everyone. Squares with one of these numbers are closed in this flight.
    .p2 = A double closes the five squares of its number and the starting square. The starting cabins are taken away, and the first component may go anywhere.
    .p3 = In rooms with help the holes are seen. Without it only numbers and dice are, and a component on a hole is a mistake.

rules-class-iv = Level IV
    .lead = The longest flight, on ships of which no two are alike.
    .p1 = Everyone gets a front and a rear half by chance: 45 squares in all.
    .p2 = The sand runs five times.
    .p3 = Finishing pays 16, 12, 8 and 4 credits, the best looks 8. These, the length of the lap and the starting spaces are our own guess, after the pattern of the other flights.
    .p4 = Each of the four piles has two cards of deck IV and one each of III, II and I. The first card is of deck IV. So level IV is always flown with the adventure cards of this box.

rules-insurance = Insurance
    .lead = In level IV you may limit what losses cost, before the first card.
    .p1 = In flight order, everyone says whether to insure for 5 credits. Afterwards it is too late.
    .p2 = Insured, lost components cost 1 credit apiece, up to 20 in all. Not insured, there is no limit. The 5 credits are gone either way.
    .p3 = The two numbers are our own guess; printed ones may differ.

rules-five-players = Five players
    .lead = Some cards serve two players when five play.
    .p1 = Enemies have to be beaten twice. The second winner gets 1 credit and 1 block less, and once beaten the enemy does 1 less of each harm.
    .p2 = Abandoned ships and stations can be used twice, the second time for 1 credit or 1 block less.
    .p3 = Two may land on one planet; the second gets 1 block less, and 1 astronaut less where people come along.
    .p4 = The fifth to finish gets no credits for it. Everything else is as with four.
