# The rulebook of Keep on Trucking, in our own words; see web-rules.ftl. The lead of a Rough Roads card or of a
# specialist is what stands on its card.

rules-group-kot = Keep on Trucking
rules-group-technology = New technology
rules-group-specialists = Specialists
rules-group-roads = Rough Roads

rules-keep-on-trucking = Keep on Trucking
    .lead = A second box in five parts. A room agrees on each of them, alone or with others.
    .p1 = – New technology: 52 tiles, cyan aliens and a smaller heap.
    .p2 = – New adventures: nine cards for the decks.
    .p3 = – New ships: another board for each level.
    .p4 = – Trek: two titles, a title dock, half scores for those who gave up, two titles each for two players.
    .p5 = – Rough Roads: cards that make a flight harder, for everyone or for those who always win.
    .p6 = None of it is used in a learning flight.

rules-technology = New technology
    .lead = Fifty-two more tiles, and fewer in the yard.
    .p1 = The new tiles are mixed with the others, and then a share of all of them is taken out unseen: half with two players, a third with three, a quarter with four.
    .p2 = In a trek that happens once. What was taken out stays out, so later flights tell you what is rare.
    .p3 = Many of the new components work only when joined to others: boosters, furnaces, catapults, stasis chambers, life support.

rules-plating = Indestructible plating
    .lead = A riveted band of steel: whatever hits it bounces off.
    .p1 = Meteors and shots of any size do nothing to a plated side. The other sides of the tile are as weak as ever, and sabotage strikes from within.
    .p2 = For building, a plated side is a smooth side: it may touch smooth or plated sides, never a connector.
    .p3 = A plated side gives a cabin no view, which matters to the Cruise Captain.

rules-cannon-engine = Cannon-engine
    .lead = A cannon in front, an engine behind, one tile.
    .p1 = It is both at once, with the strength of each: 1 for engines, and 1 for cannons as it points forward. Only with a Gravitational Anomaly may it point to the rear: then it gives ½ for cannons and nothing for engines.
    .p2 = Both squares have to stay empty: the one before the barrel and the one behind the exhaust.

rules-combined = Combined components
    .lead = Two sorts of holds, or a hold and batteries, in one tile.
    .p1 = It counts as both components and does what both do.
    .p2 = Red blocks go into its red containers only.

rules-cannon-booster = Cannon booster
    .lead = For a battery, up to three cannons become stronger.
    .p1 = When you declare cannon strength you may power it. Each boosted cannon adds 1 if it points forward, ½ if not.
    .p2 = It reaches cannons joined to it, and from a boosted cannon those joined to that one. Double cannons count only while they are powered.
    .p3 = Several boosters may work at once, but no cannon is boosted twice. The best choice is made for you; you may make another.

rules-engine-booster = Engine booster
    .lead = For a battery, up to three engines become stronger.
    .p1 = When you declare engine strength you may power it. Each boosted engine adds 1.
    .p2 = It reaches engines joined to it, and from a boosted engine those joined to that one. Double engines count only while they are powered.
    .p3 = No engine is boosted twice.

rules-shield-booster = Shield booster
    .lead = With it a shield stops even large meteors and heavy shots.
    .p1 = When such a hit would destroy something, power the booster and a shield that covers the side: usually two batteries.
    .p2 = The shield has to be joined to the booster, or to another shield that is powered and boosted; up to three in a chain.

rules-reactor-furnace = Reactor furnace
    .lead = Burns a block of goods and charges batteries.
    .p1 = Whenever you load goods, each furnace may burn one block, from the ship or from what is on offer, even one you have no room for.
    .p2 = One battery component joined to the furnace is filled up. If two are joined, you choose.

rules-catapult = Catapult
    .lead = Fires blocks of goods to three sides, shown by its arrows.
    .p1 = Before launch every hold joined to a catapult gets one blue block, free of charge. One, however many catapults are joined to it.
    .p2 = When you declare cannon strength, each catapult may fire one block from a hold joined to it: +1 if an arrow points forward, +½ if not.
    .p3 = It may also shoot a large meteor, wherever a cannon with one of its arrows as barrel could. That costs a block, too.
    .p4 = It is no cannon: nothing has to stay empty before it, and no booster helps it.

rules-stasis-chamber = Stasis chamber
    .lead = Four astronauts asleep, who take the places of those you lose.
    .p1 = Sleepers are no crew: nobody counts them and you cannot give them away. If a penalty takes everyone else, it takes sleepers, too.
    .p2 = Whenever you lose crew, you may wake sleepers into cabins joined to the chamber, the starting cabin included: up to two in a cabin, none with an alien.
    .p3 = If no human is left awake, that may still save your flight.

rules-cyan-alien = Cyan aliens
    .lead = A cabin joined to cyan life support can house a specialist.
    .p1 = The usual rules hold: one cyan alien on a ship, none in the starting cabin, and it leaves if its life support is lost.
    .p2 = Before launch, in flight order, everyone with a cyan alien takes one of the six abilities; each is taken once. If the one you wanted is gone, you may house humans instead.
    .p3 = The ability lasts as long as the alien is aboard.

rules-lawyer = Lawyer
    .lead = You pay half for lost components, rounded down. In the contest for titles, one point less is as good as the best.
    .p1 = Seven lost components cost 3 credits.
    .p2 = With the best score at 4, a 3 or 3½ ties with it. A score of 0 never does.
    .p3 = It helps even if you gave up.

rules-manager = Manager
    .lead = Your brown and purple aliens add 3 instead of 2. If you finish, you gain 1, 3 or 6 credits for one, two or three aliens.
    .p1 = The manager counts as one of the aliens.
    .p2 = Whoever gives up gets none of these credits.

rules-merchant = Merchant
    .lead = Each yellow and each blue block you deliver brings 1 credit more.
    .p1 = Also after giving up, and that credit is not halved.
    .p2 = One red, two yellow and three blue blocks after giving up: 7 credits for half of 13, and 5 more.

rules-micronavigator = Micronavigator
    .lead = After a card on which another ship gained or lost days, you may gain one day.
    .p1 = It is one day a card, however many ships moved.
    .p2 = That may put you in front of somebody who has just passed you.

rules-techie = Techie
    .lead = On every card, once you have paid a battery, your next use of power is free.
    .p1 = One free use a card: two double engines cost 1 battery, four cost 3.
    .p2 = In a meteor swarm the free one may come later: a battery for a cannon now, a shield for nothing afterwards.
    .p3 = A price in batteries, as in a junkyard, is no use of power: it is paid in full, and it makes nothing free.

rules-diplomat = Diplomat
    .lead = Once, an enemy or a line of a combat zone passes you by. Then the diplomat stays there.
    .p1 = Against an enemy you decide before you declare anything. It is not beaten and goes on to the next ship.
    .p2 = In a combat zone you decide when a line would strike you: everyone has declared by then, and batteries are spent. Nobody else suffers instead.
    .p3 = The alien is gone for the rest of the flight, and its cabin is empty.

rules-junkyard = Junkyard
    .lead = Four bargains, each for one player: pay what is at the left, take what is at the right.
    .p1 = In flight order, everyone may take a row that is free and that they can pay for. It is paid and collected before the next player decides.
    .p2 = Goods are paid in any colours you like; batteries do not make up for missing ones.
    .p3 = Pieces of junk and stray shots are rolled for at once and hit like any other.
    .p4 = Batteries and astronauts go where there is room, stasis chambers included; what finds none is lost. Nothing may be rearranged.
    .p5 = A slash means: one of the two. Days gained move you ahead at once.

rules-wide-open-space = Wide-Open Space
    .lead = Open Space, twice as far.
    .p1 = In flight order, everyone declares engine strength and flies ahead two empty spaces for each point.
    .p2 = Without strength you have to give up. Who is lapped is judged after everyone has moved.

rules-meteor-vortex = Meteor Vortex
    .lead = Meteors from all sides, but one of them spares you.
    .p1 = In flight order, everyone chooses a side to ignore.
    .p2 = Then the meteors come as in a Meteor Swarm; those from your side do not touch you.
    .p3 = Nobody rolls for a side that everyone ignores.
    .p4 = The side printed on the card counts. What a ship board such as IIA or IIIA makes of the meteor does not matter.

rules-antitrust-check = Antitrust Check
    .lead = Whoever has the most of something gives one of it up.
    .p1 = Single cannons, double cannons, single engines, double engines: line by line. Whoever has more than anyone else gives up one component of the sort, of their choice. With a tie nobody does.
    .p2 = A component given up is lost and paid for, but neither destroyed nor fallen off. What it held falls off as usual, before the next line is counted.
    .p3 = A cannon-engine counts in both lines. With one ship left the card passes by.

rules-bad-day = Bad Day
    .lead = An epidemic; from level II on sabotage, too; at level III stardust as well.
    .p1 = The rows happen one after the other, each like the card of that name. Rows above the level of the flight do not count.
    .p2 = With one ship left the sabotage is skipped.

rules-ship-ia = Ship IA
    .lead = Cursed: every roll means some row and some column of it.
    .p1 = 2, 3 and 4 are one line, 5 and 6 another, then 7, then 8 and 9, then 10, 11 and 12. That holds for hits and for coordinates, sabotage included. Where no component stands, it is a miss all the same.
    .p2 = Lines that lie side by side are neighbours: the one of 8 and 9 is next to that of 10, 11 and 12.
    .p3 = Before building a die decides which side of the board is in front, for everyone alike.

rules-ship-iia = Ship IIA
    .lead = What comes from the front or rear comes twice: also in the mirrored column.
    .p1 = 4 and 10, 5 and 9, 6 and 8 belong together; 7 has no mirror. 2, 3, 11 and 12 miss.
    .p2 = Both strike at the same moment. One shield stops both; large meteors have to be shot one by one, each shot paid for. From the rear, a single cannon or catapult in column 7 can shoot both the one in column 6 and the one in column 8.
    .p3 = Hits from the sides and coordinates, as for sabotage, are not mirrored. Mind the numbers: row 7 lies farther back on this board.

rules-ship-iiia = Ship IIIA
    .lead = What would pass by goes round the corner and hits from the side.
    .p1 = From the front or rear, a roll of 2, 3, 4, 10, 11 or 12 becomes a hit from the left or right, in the row the arrow on the board shows.
    .p2 = All rules of the new side hold: cannons and shields have to face it.
    .p3 = Coordinates, as for sabotage, go nowhere: such a roll misses.

rules-title-dock = Titles for higher stakes
    .lead = Changes to the trek, each of them agreed on in the room.
    .p1 = – Title dock: titles pay 3, 6 and 9 credits, or 4, 8 and 12. Defended gold pays double in the last flight. The lower side goes well with a few parts of the box; the higher one with Rough Roads, or with everything but them.
    .p2 = – Half scores: those who gave up compete, too, with half their score, unrounded, as long as it is more than 0. Gold defended like that pays only what silver does.
    .p3 = – Double titles: two players share four titles and hold two each; whoever wins more keeps two and hands the rest over. Each is judged on its own, and both handicaps of gold hold.
    .p4 = – New titles for certain: those of the box are laid out first, and the others are drawn for the places that are left.

rules-contraptionist = Contraptionist
    .lead = Counts components that work only because of others.
    .p1 = Boosters, furnaces, catapults and stasis chambers score 1 each if they are joined to what they serve. Life support scores once for each colour, if joined to a cabin that is not the starting cabin; no alien is needed.
    .p2 = The title is drawn only with the new technology.
    .p3 = Gold: such a component that is joined to nothing it serves falls off, before launch and whenever you lose a tile.

rules-aesthete = Aesthete
    .lead = Counts components that are mirrored at column 7.
    .p1 = A square at the left and its mirror image at the right score 1 if the same sort of component stands on both. Turn, connectors and plating do not matter, nor do sizes and colours.
    .p2 = Single and double ones differ. A cannon-engine matches a cannon, an engine or another cannon-engine, once.
    .p3 = Gold: before launch and after each card, the fuller side loses crew until both sides of column 7 have the same number. Sleepers may be woken first.

rules-rough-roads = Rough Roads
    .lead = One, two or three extra rules for a flight: hard, extreme, insane.
    .p1 = They are drawn before building and shown to everyone before the clock starts. In a trek no card comes twice.
    .p2 = A handicap is cards for some of the players only. All who have one share the same cards; whoever has fewer has the first of them. A card that makes sense only for everyone is drawn again.
    .p3 = In a trek the room can agree to agree anew: between two flights everyone says, before the others are known, how many cards all should fly with, and it changes only if all who name a number name the same. How many you take as a handicap is yours to say.
    .p4 = If a card seems especially harsh, you have understood it.

rules-metal-fatigue = Metal Fatigue
    .lead = After a card on which ships moved, a die is rolled. Each ship that moved at least that far may lose a component.
    .p1 = It does not matter whether days were gained or lost; whoever did both counts the difference.
    .p2 = One roll for column and row holds for all of them; what stands there falls off.

rules-explosive-stuff = Explosive Stuff
    .lead = A destroyed component with goods or batteries aboard takes the eight squares around it along.
    .p1 = What falls off or is given up does not explode.
    .p2 = What an explosion destroys may explode in its turn.

rules-paranoid-locals = Paranoid Locals
    .lead = Whoever lands on a planet is shot at from the front: lightly, but heavily if nobody else lands.
    .p1 = First everyone decides, in order. Then come the shots.
    .p2 = Goods are loaded after that.

rules-cosmic-psychosis = Cosmic Psychosis
    .lead = After every card, dice name a column and a row. A cabin with a human there is destroyed.
    .p1 = One roll holds for all ships.
    .p2 = Everybody in the cabin is lost with it.

rules-personalized-cabins = Personalized Cabins
    .lead = Crew that leaves the ship takes its cabin along. Lost cabins cost nothing.
    .p1 = By choice or by force, whoever else lives in the cabin is lost, too. First all crew leaves, then the cabins.
    .p2 = Such a cabin is neither destroyed nor fallen off. Sleepers have nowhere to wake up.

rules-meteoric-inversion = Meteoric Inversion
    .lead = Large meteors act like small ones, and small ones like large.
    .p1 = So shields stop the large ones, and cannons are needed for the small.
    .p2 = It holds wherever meteors come from: swarms, vortexes, junkyards.

rules-remorseless-fate = Remorseless Fate
    .lead = Combat zones and sabotage strike everyone but the strongest. Infected cabins are given up; stardust tears off what has exposed connectors.
    .p1 = Of several strongest, only the one farthest behind is spared. Sabotage rolls three times; a ship hit once is left alone.
    .p2 = Stardust moves nobody: each component with an exposed connector falls off instead. A Bad Day is as bad.

rules-big-baddies = Big Baddies
    .lead = Enemies are stronger by the smaller of two dice.
    .p1 = The dice are rolled once, when the enemy appears.
    .p2 = The same strength then holds for everyone it meets.

rules-piercing-projectiles = Piercing Projectiles
    .lead = What destroys a component flies on and hits the next one in line.
    .p1 = One more hit, no third. It follows the usual rules: a small meteor bounces off a smooth side.
    .p2 = Plating stops it for good.

rules-union-ship = Union Ship
    .lead = Before the last card everyone pays a credit or a block of goods for each crew member, or gives up.
    .p1 = Batteries are not accepted.
    .p2 = Who cannot pay has to give up.

rules-bad-luck = Bad Luck
    .lead = If a meteor or shot hits nobody and costs nobody a battery, it is rolled again, up to three rolls.
    .p1 = Bouncing off is a hit. A meteor that was shot is none.
    .p2 = A block fired by a catapult counts as a battery.

rules-nasty-surprise = Nasty Surprise
    .lead = When everyone has built, another card takes the place of this one.
    .p1 = It is drawn before anything comes aboard.
    .p2 = Cards that matter while building are drawn again.

rules-infected-goods = Infected Goods
    .lead = When you load goods, you lose a human for each block on offer beyond the number of your aliens.
    .p1 = Blocks that you leave behind count, too.
    .p2 = If there are too few humans awake, sleepers are lost.

rules-defective-connectors = Defective Connectors
    .lead = Each joint of a universal connector with another sort takes 1 off your engine strength.
    .p1 = You may drop components with such joints before you declare; they fall off.
    .p2 = Strength may be negative. In open space you then stay where you are and have to give up; in a combat zone less than nothing counts as 0, and ties with it.

rules-space-junk = Space Junk
    .lead = What falls off a ship during a card hits those behind it as a large meteor from the front.
    .p1 = After the card, in flight order, one meteor for each component. What falls off now counts as well.
    .p2 = Destroyed components and those given up are no junk. Nobody leaves the flight before it is over.

rules-gravitational-anomaly = Gravitational Anomaly
    .lead = Engines may point to the front. After Open Space every ship turns round.
    .p1 = Engines that point to the front give no strength, until the ship has turned.
    .p2 = Everything turns along: cannons, shields, and where things hit.
    .p3 = After Wide-Open Space it would turn twice, so it stays as it is.

rules-dead-zone = Dead Zone
    .lead = In one column, rolled before building, nothing works and nothing can be carried.
    .p1 = Cabins stay empty there, engines and cannons give nothing, life support and boosters do not reach through it.
    .p2 = The rules of building, connectors and plating stay as they are. To the Contraptionist such components are girders, to the Aesthete they are what they are.
    .p3 = The dice are rolled until they name a column of the ship. On ship IA the numbers share columns as always; what IIA and IIIA do to hits does not matter here.

rules-abandoned-debris = Abandoned Debris
    .lead = Before an abandoned ship or station everyone names a side. A large meteor comes at all from the side named most.
    .p1 = They are named in flight order.
    .p2 = If sides are tied, one meteor comes from each, in the order in which they were named first.

rules-welcome-to-the-lead = Welcome to the Lead
    .lead = Whoever loses the lead may fire a cannon at the ship that took it: one light shot.
    .p1 = It comes in the row or column of that cannon, from the side opposite to where it points.
    .p2 = A double cannon needs its battery. Catapults do not count.

rules-tough-trip = Tough Trip
    .lead = Every pile has one more card of the flight’s own level.
    .p1 = So the flight has four cards more.
    .p2 = After a Nasty Surprise they are added before the cards are shuffled.

rules-murphys-law = Murphy’s Law
    .lead = The player behind you names a number for your ship. Whatever would miss you comes in that row or column instead.
    .p1 = For the last player, the leader does it. It is done before launch.
    .p2 = Numbers that mean the same line on a board count as one.
    .p3 = On ship IIA it is a hit if there is something in one of the two mirrored columns; the other half then passes by and comes nowhere else. Only if both columns are empty does it come in the one that was named, and in its mirror.
    .p4 = On ship IIIA the named number goes round the corner like any other.
