# The rulebook, in our own words. A page is `rules-<id>`: its title, `.lead`, and `.p1`, `.p2` … in order.
# A paragraph that begins with "– " is an item of a list.

rules-ui-title = Rules
rules-ui-skip = To the page
rules-ui-all = All rules
rules-ui-search = Search the rules
rules-ui-found = { $count ->
    [0] Nothing found
    [one] { $count } page
   *[other] { $count } pages
}
rules-ui-nothing = Nothing is said about that. Try a shorter word, or browse below.
rules-ui-here-titles = In this room titles pay { $first }, { $second } and { $third } credits after the three flights; gold defended in the last one pays { $gold }.
rules-ui-related = See also
rules-ui-lost = There is no such page. Here are all of them.
rules-ui-why-about = Why? { $about }
rules-ui-more = Read the rule: { $page }
rules-ui-note = Unofficial. The rules of the second edition, told in our own words.

rules-group-start = Start here
rules-group-building = Building
rules-group-components = Components
rules-group-flight = The flight
rules-group-cards = Adventure cards
rules-group-trek = Treks and campaigns
rules-group-table = At this table

## Start here

rules-one-minute = The game in one minute
    .lead = Build a ship out of spare parts, fly it through trouble, get paid for what arrives.
    .p1 = Everyone builds at the same time, from one yard of tiles. You take a tile, weld it to your ship or throw it back, and take the next.
    .p2 = Then the ships fly together and meet adventure cards one by one: planets to land on, wrecks to plunder, enemies, meteors.
    .p3 = Engines keep you in front. Cannons beat enemies and large meteors. Shields and tidy building save you from the rest. Cabins carry crew, holds carry goods, batteries feed everything that is double.
    .p4 = After the last card there is money for your place, for the best-looking ship and for your goods. Every component you lost on the way costs 1 credit.
    .p5 = A profit is a success. The largest profit at the table comes first.

rules-learning-flight = Learning flight
    .lead = A short, kind flight with the small ship: the best way to learn.
    .p1 = You build the level I ship with all the time in the world: no sand timer, no reserve, no forecast.
    .p2 = No aliens come aboard. Life support is an ordinary structural module here.
    .p3 = Starting spaces are given out in the order in which people finish: first done, first in line.
    .p4 = If the spot check finds a mistake, it costs nothing. You may take the ship back once, remove anything but the starting cabin and build on; those who wait move up meanwhile.
    .p5 = Eight cards come, one of each kind: Planets, Abandoned Ship, Abandoned Station, Smugglers, Open Space, Meteor Swarm, Combat Zone and Stardust.
    .p6 = Everything else, payday included, is as in a flight of level I.

rules-levels = Levels I, II and III
    .lead = A higher level is a larger ship, a longer flight, harder cards and better pay.
    .p1 = – Level I: a ship of up to 18 components, 8 cards, a lap of 18 spaces. Places pay 4, 3, 2, 1 credits, the best-looking ship 2.
    .p2 = – Level II: up to 27 components, 12 cards, a lap of 24 spaces. Places pay 8, 6, 4, 2 credits, the best-looking ship 4.
    .p3 = – Level III: up to 36 components, 16 cards, a lap of 34 spaces. Places pay 12, 9, 6, 3 credits, the best-looking ship 6.
    .p4 = The cards lie in four equal piles. At level II each has two cards of deck II and one of deck I; at level III two of deck III and one each of II and I.
    .p5 = The first card of a flight is always one of the flight’s own level.

rules-players = How many play
    .lead = Two to five ships fly together, people and bots in any mix.
    .p1 = Bots play by the same rules and know no more than you would know in their seat.
    .p2 = There are as many starting spaces as players: with three at the table, space 4 stays empty.
    .p3 = A trek has one title per player, so it needs at least two.
    .p4 = You can practise alone. With a single ship, nothing compares players: Combat Zone, Sabotage, Antitrust Check and the sabotage of a Bad Day pass by, as they do when only one ship is left in a flight.

## Building

rules-building = Building
    .lead = Take a tile, look at it, use it or throw it back. Everyone at once, as fast as they like.
    .p1 = Building begins when somebody says go.
    .p2 = Your hand holds one tile: drawn blind from the face-down ones, or picked from those that lie face up for everyone.
    .p3 = Put it on a free square of your building zone next to your ship, where at least one connector joins and no side disagrees. Or put it into your reserve. Or throw it back; it then lies face up.
    .p4 = The tile you put down last is still loose: lift it, turn it, move it or throw it back as you please. Your next grip, a tile or a pile of cards, welds it for good.
    .p5 = You need not fill the board. Stop when you think it is enough.

rules-turn-by-turn = Building turn by turn
    .lead = For calm tables and slow connections: one after the other, one grip a turn.
    .p1 = Players take turns in the order of their seats, and there is no sand timer.
    .p2 = A turn is one of these:
    .p3 = – take a tile and add, reserve or return it,
    .p4 = – add a tile from your reserve,
    .p5 = – read one pile of the forecast,
    .p6 = – finish your ship.
    .p7 = Once somebody has finished, everyone else has ten turns left. The room can agree on 5 to 30 turns, or on no limit.

rules-connectors = Connectors
    .lead = Connectors that meet must fit, and one good joint is enough to hold a tile.
    .p1 = – A single connector joins a single one, a double connector a double one.
    .p2 = – A universal connector, drawn with three lines, joins any connector.
    .p3 = – A single connector never fits a double one.
    .p4 = – A smooth side has no connector. It may touch another smooth side, never a connector.
    .p5 = A new tile has to agree with all its neighbours at once. Two smooth sides agree but hold nothing: somewhere the tile must really be joined.
    .p6 = Two components are joined when a connector of one meets a connector of the other. Lying side by side is not enough, and many rules depend on the difference.

rules-exposed = Exposed connectors
    .lead = A connector with no component beside it is exposed. Allowed, but draughty.
    .p1 = Count sides: a single, a double and a universal connector are one exposed connector each.
    .p2 = Sides that face a hole inside the ship or the rim of the board count too.
    .p3 = They cost you three times: small meteors break in through them, Stardust takes a day for each, and the ship with the fewest wins the prize for its looks.
    .p4 = When a component is lost, its neighbours may have new exposed connectors. They count from that moment on.

rules-mistakes = Mistakes and the spot check
    .lead = Before launch every ship is checked. What breaks a rule has to go.
    .p1 = – A single connector meets a double one, or a connector meets a smooth side.
    .p2 = – An engine does not point to the rear, or something stands right behind it.
    .p3 = – Something stands right before the barrel of a cannon.
    .p4 = – A component, or a whole part of the ship, is joined to nothing.
    .p5 = You choose which of the guilty components comes off, one at a time, until nothing is wrong; even the starting cabin may go. If the ship falls into pieces, you choose the piece you fly.
    .p6 = All that was taken off or fell off counts as lost: 1 credit each at payday. Only the learning flight forgives.
    .p7 = With assisted building a tile that does not fit is refused at once, with the reason. In rooms that play as at the table you may weld nonsense, and the check will find all of it. Nothing is left to be found later, in flight.

rules-reserve = Reserve
    .lead = Two tiles may wait beside your ship.
    .p1 = Instead of adding the tile in your hand you can set it aside. Nobody else can take it.
    .p2 = Add it whenever you like while you build; then its place is free for another tile.
    .p3 = Only until your next grip may you change your mind. After that a reserved tile cannot be thrown back.
    .p4 = What is still in reserve at launch counts as a lost component and costs 1 credit.
    .p5 = The learning flight has no reserve.

rules-forecast = Forecast
    .lead = Three of the four piles of cards can be read while you build.
    .p1 = From your first component until you finish, the open piles are yours to read, again and again.
    .p2 = A pile has one reader at a time. With a pile in hand you cannot take or add tiles, and opening it welds your last tile.
    .p3 = The fourth pile stays secret. For the flight all four are shuffled into one deck, so you know what comes, but not when.
    .p4 = The learning flight has no forecast.

rules-timer = Sand timer
    .lead = From level I on, sand decides how long you build.
    .p1 = Saying go starts the sand. It runs for 90 seconds; a room can agree on 30 to 300.
    .p2 = When it has run through, nothing happens by itself: people go on building until somebody flips the timer onto its next space.
    .p3 = Anyone may flip it, with one exception: only somebody whose ship is finished may flip it onto the last space.
    .p4 = When the sand runs out there, everyone must stop. A tile in hand goes back to the yard, face up, or into the reserve if it came from there.
    .p5 = The timer has two spaces at level I, three at II and four at III. So at level I the only flip is the last one. The learning flight has no timer, nor has building turn by turn.

rules-finishing = Finishing and starting spaces
    .lead = Whoever finishes picks a starting space. Early birds have the choice.
    .p1 = You may finish at any time. Take any free starting space; space 1 is in front.
    .p2 = From then on you add no tiles and read no cards, but you may flip the timer.
    .p3 = When time is up, everyone who still builds takes one of the spaces left, the quickest first.
    .p4 = The front lies several days ahead of the rear: 4 at level I, 6 at II, 9 at III.
    .p5 = Whoever is ahead chooses first and is paid better. But some trouble strikes the leader first, and ties in a Combat Zone go against whoever is ahead.

## Components

rules-starting-cabin = Starting cabin
    .lead = The heart of the ship, with universal connectors on all four sides.
    .p1 = Everything else is joined to it, directly or through other components.
    .p2 = Two humans live here, never an alien, not even with life support next door.
    .p3 = It is an ordinary component in flight: it can be hit, lost and paid for, and you fly on with what is left.

rules-cabin = Cabin
    .lead = Room for two humans, or for one alien.
    .p1 = Crew is what Abandoned Ships take, Abandoned Stations ask for, Slavers want and Combat Zones count.
    .p2 = An alien can live here if the cabin is joined to life support of its colour.
    .p3 = Occupied cabins that are joined infect each other in an Epidemic. Keep them apart if you can.

rules-structural = Structural module
    .lead = Does nothing, and joins almost everything.
    .p1 = It has many connectors, often universal ones, and no other use.
    .p2 = Good for tying parts together twice, so that one hit does not cost you a whole wing.

rules-engine = Engine
    .lead = One point of engine strength, for nothing.
    .p1 = It has to point to the rear, and the square right behind it has to stay empty: a hole in the ship or the rim of the board will do.
    .p2 = Strength moves you ahead in Open Space and is compared in Combat Zones.
    .p3 = A ship without engines may coast along, but not through Open Space.

rules-double-engine = Double engine
    .lead = Two points of engine strength, each time for a battery.
    .p1 = It is built like a single engine: pointing to the rear, nothing right behind it.
    .p2 = Without a battery it gives nothing. Whenever strength is counted, you decide anew which double engines you power.

rules-cannon = Cannon
    .lead = One point of cannon strength if it points forward, half a point if it does not.
    .p1 = It may point anywhere, but the square right before its barrel has to stay empty.
    .p2 = It shoots large meteors for nothing: a forward one those that come from the front in its own column; one that points sideways or to the rear also those in the neighbouring lines on its side.
    .p3 = Components farther along its line do not block a shot.
    .p4 = Cannons do not stop cannon fire.

rules-double-cannon = Double cannon
    .lead = Two points of cannon strength forward, one to other sides, each time for a battery.
    .p1 = The square right before its barrels has to stay empty.
    .p2 = Shooting a large meteor takes a battery as well. Where a single cannon can do it, nothing need be paid.
    .p3 = Without a battery it gives nothing; whether to spend one is your choice each time.

rules-battery = Batteries
    .lead = Two or three charges for double engines, double cannons and shields.
    .p1 = All of them are charged before launch. With the base box they are never charged again; Keep on Trucking has furnaces and junkyards that can do it.
    .p2 = One charge powers one component once. It need not be anywhere near it.
    .p3 = When you lose goods that you do not have, batteries are taken instead.
    .p4 = If the component is lost, so are the charges in it.

rules-cargo = Cargo hold
    .lead = Two or three containers, each for one block of goods.
    .p1 = Yellow, green and blue blocks may go in; red ones may not.
    .p2 = Goods are moved about only while you load. If the hold is lost, so are its blocks.

rules-special-cargo = Red cargo hold
    .lead = One or two reinforced containers for goods of any colour.
    .p1 = Red blocks, the most valuable ones, may travel here and nowhere else.
    .p2 = Cheaper blocks are welcome too. You can move or drop them when something red comes along.

rules-life-support = Life support and aliens
    .lead = A cabin joined to life support can house an alien of the same colour.
    .p1 = Before launch you choose for each such cabin: two humans, or one alien. The cabin and the life support must be joined, connector to connector.
    .p2 = At most one purple and one brown alien fly on a ship, and none in the starting cabin.
    .p3 = – Purple: +2 cannon strength, if your cannons alone give more than 0.
    .p4 = – Brown: +2 engine strength, if your engines alone give more than 0.
    .p5 = Aliens are crew: they are counted, and you may give them away. But they cannot steer; without a human you have to leave the flight.
    .p6 = An alien whose cabin is left without its life support leaves the ship at once.
    .p7 = In the learning flight no aliens come; life support then only joins things.

rules-shield = Shield generator
    .lead = Covers two sides of the whole ship, for a battery each time.
    .p1 = It stops a small meteor or a light shot that comes from a side it covers, wherever on the ship it stands.
    .p2 = Only its direction matters: turn it so that your generators together cover what you fear. Two can cover all four sides.
    .p3 = Against large meteors and heavy shots it is useless, unless a shield booster helps.

## The flight

rules-launch = Launch and crew
    .lead = A check, batteries, crew; then the first card.
    .p1 = First every ship is checked for mistakes, and tiles left in reserve become losses.
    .p2 = Each battery component is filled with the charges it shows.
    .p3 = Each cabin gets two humans. A cabin joined to life support may have one alien of that colour instead; the starting cabin may not.
    .p4 = A ship can have one alien of each colour at most.
    .p5 = Where there is a choice, players decide in flight order, so those behind see what those ahead have chosen.

rules-flight-order = Flight order and days
    .lead = The rockets on the track show who is ahead. A space is a flight day.
    .p1 = The rocket farthest ahead is the leader’s. “In order” means from the leader to the last.
    .p2 = Gaining or losing days moves your rocket that many empty spaces. Spaces with a rocket on them, of whatever lap, are skipped and not counted.
    .p3 = When several players lose days on one card, the one farthest behind moves first.
    .p4 = The track is a loop without a finish. The flight ends with the last card, and your position then is your place.

rules-giving-up = Giving up and being lapped
    .lead = Sometimes it pays to land early. Sometimes you have to.
    .p1 = You must leave the flight if, when a card has been resolved,
    .p2 = – no human is left aboard, or
    .p3 = – you had an engine strength of 0 or less in Open Space or Wide-Open Space, or
    .p4 = – the leader is more than a whole lap ahead of you.
    .p5 = None of this is judged in the middle of a card: you take all of it first, and may still get away.
    .p6 = Before each card you may also give up yourself. If you announce it while a card runs, it takes effect after that card; after the last one it means nothing.
    .p7 = Then no card touches you any more. You get nothing for your place or your looks, and nothing for titles either, unless half scores are agreed on. You sell your goods for half their total price, rounded up, and pay for lost components as usual.
    .p8 = The last ship flies on alone. Combat Zone, Sabotage, Antitrust Check and the sabotage of a Bad Day leave it in peace.

rules-strength = Counting strength
    .lead = Engines and cannons are added up anew whenever a card asks.
    .p1 = – Engine 1, double engine 2 for a battery.
    .p2 = – Cannon pointing forward 1, double cannon 2 for a battery. Pointing anywhere else: half of that.
    .p3 = – Brown alien +2 for engines, purple alien +2 for cannons; nothing if the strength without it is 0.
    .p4 = Halves are never rounded: 4½ beats 4, and 5½ loses against 6.
    .p5 = You decide which double components get a battery, and may leave any of them off. Single ones and aliens always count; you cannot hold them back to look weaker.

rules-hits = Meteors and shots
    .lead = Something flies in from one side, along one row or column. The dice say which.
    .p1 = The sum of two dice is a column for what comes from front or rear, a row for what comes from left or right. The first component in that line is in danger; an empty line is a miss.
    .p2 = – Small meteor: bounces off a smooth side. On an exposed connector it does harm, unless a shield covering that side gets a battery.
    .p3 = – Large meteor: has to be shot by a cannon that points towards it. From the front, the cannon must be in the same column; from left, right or rear, in the same or a neighbouring line. A double cannon takes a battery. A shield alone is no help.
    .p4 = – Light shot: only a shield covering that side stops it, for a battery. Smooth sides are no help.
    .p5 = – Heavy shot: nothing in the base box stops it.
    .p6 = – With Keep on Trucking, all of these bounce off a plated side. A boosted shield stops even large meteors and heavy shots, and a catapult shoots large meteors as a cannon does.
    .p7 = What is not stopped destroys the component. You never have to defend yourself.

rules-losses = Losing parts, crew and goods
    .lead = One hit takes one component; what hangs on it may follow.
    .p1 = A destroyed component is gone with everything on it: crew, batteries, goods.
    .p2 = Whatever is then no longer joined to the ship falls off. If several pieces are left, you choose the one you fly on with.
    .p3 = Each lost component costs 1 credit at payday, destroyed or fallen off.
    .p4 = When crew is lost, you choose whom and from which cabin. Without a human aboard you have to leave after the card.
    .p5 = When goods are lost, the most valuable go first; among equals you choose the hold. If there are too few, batteries make up the rest. Whoever has neither loses nothing more.
    .p6 = For every such choice a sensible default stands ready.

rules-goods = Goods
    .lead = Four colours, four prices.
    .p1 = – Red 4 credits, yellow 3, green 2, blue 1.
    .p2 = Each container holds one block. Red blocks need a red hold; all others go anywhere.
    .p3 = While you load you may also move and drop what is aboard. At no other time.
    .p4 = The bank is not endless: 12 red, 17 yellow, 13 green and 14 blue blocks; with new technology there are 20 more, mostly blue ones. Players load in flight order, and what those ahead drop can be loaded by those behind.
    .p5 = If the bank has none of the blocks, you load nothing, rearrange nothing, and lose the days all the same.

rules-payday = Payday
    .lead = After the last card, every credit has a reason.
    .p1 = – Your place: 4, 3, 2, 1 credits at level I and in the learning flight; 8, 6, 4, 2 at level II; 12, 9, 6, 3 at level III; 16, 12, 8, 4 in class IV.
    .p2 = – The best-looking ship, the one with the fewest exposed connectors: 2, 4 or 6 credits by level and 8 in class IV, for everyone who ties. In a trek there are titles instead.
    .p3 = – Your goods, sold at full price.
    .p4 = – Minus 1 credit for every component lost: in flight, at the spot check, or left in reserve.
    .p5 = Whoever left the flight has no place, is not compared for looks, and sells goods for half their total price, rounded up.
    .p6 = Anyone with 1 credit or more has done well; whoever has the most comes first. Credits stay secret until then, unless the room plays with open ones.

## Adventure cards

rules-planets = Planets
    .lead = Goods for everyone who finds a free planet, paid for in days.
    .p1 = In order, everyone may land on one planet that is still free, or fly on. A planet has room for one ship.
    .p2 = Those who landed load its goods, in flight order.
    .p3 = Then each of them loses the days shown, whoever is farthest behind first.
    .p4 = You may land only to keep others away, or with no room for the goods. It costs the same days.

rules-abandoned-ship = Abandoned Ship
    .lead = Some of your crew take the wreck over and pay you for it.
    .p1 = In order, everyone with enough crew is asked. The first who says yes gets it; nobody else does.
    .p2 = Give up as many crew as the card shows, humans or aliens, take the credits, and lose the days.
    .p3 = Mind your last human: without one you have to leave after this card.

rules-abandoned-station = Abandoned Station
    .lead = A large crew can search it for goods.
    .p1 = In order, everyone whose crew is large enough for the card is asked; aliens count. The first who says yes docks; nobody else does.
    .p2 = Load the goods and lose the days. Nobody of your crew is lost.

rules-smugglers = Smugglers
    .lead = They take goods from the weak, and leave theirs to whoever beats them.
    .p1 = They attack in order, leader first, and go on until somebody beats them. Compare your cannon strength with theirs.
    .p2 = – Higher: you have beaten them for everyone. You may load their goods and lose the days, or leave both.
    .p3 = – Equal: nothing happens to you, and they go on to the next ship.
    .p4 = – Lower: they take as many blocks as the card shows, the most valuable first; batteries if blocks run out. Then they go on.

rules-slavers = Slavers
    .lead = They are after your crew.
    .p1 = They attack in order, leader first, until somebody beats them. Compare your cannon strength with theirs.
    .p2 = – Higher: they are beaten for everyone. You may take the credits and lose the days, or leave both.
    .p3 = – Equal: nothing happens to you, and they go on to the next ship.
    .p4 = – Lower: you lose as many crew as the card shows, or all if you have fewer. You choose who goes, human or alien. Then they go on.
    .p5 = If no human is left, you have to leave the flight after this card.

rules-pirates = Pirates
    .lead = They shoot at everyone they beat.
    .p1 = They attack in order, leader first, until somebody beats them. Compare your cannon strength with theirs.
    .p2 = – Higher: they are beaten. You may take the credits and lose the days, or leave both. Ships behind you are safe.
    .p3 = – Equal: nothing happens to you, and they go on to the next ship.
    .p4 = – Lower: you will be shot at.
    .p5 = When the attack is over, the shots come one by one, even if somebody has beaten the pirates meanwhile. The player they beat first rolls, and each roll holds for all they have beaten.

rules-open-space = Open Space
    .lead = Nothing in the way: engines forward.
    .p1 = In order, leader first, everyone counts engine strength, decides about batteries, and at once flies that many empty spaces ahead.
    .p2 = Everybody moves exactly once, even if overtaken in between.
    .p3 = With strength 0 you have to leave the flight after this card. A brown alien alone does not help.

rules-meteor-swarm = Meteor Swarm
    .lead = Rocks, one after the other, for everyone at once.
    .p1 = The meteors come in the order on the card, each from the side shown.
    .p2 = For each one the leader rolls the dice. The same row or column then holds for every ship, but everyone has a meteor of their own to deal with.
    .p3 = Small ones bounce off smooth sides or shields. Large ones have to be shot.

rules-combat-zone = Combat Zone
    .lead = Three comparisons, and each time the weakest pays.
    .p1 = Each line of the card names what is compared, crew, engines or cannons, and what happens to whoever has the least of it. The lines come one after the other and differ from card to card.
    .p2 = For engines and cannons players declare in order, leader first, and spend batteries if they like. So those behind know what they have to beat.
    .p3 = If several are weakest, only the one farthest ahead suffers. A line may change the order, and with it the next tie.
    .p4 = Losses can be days, crew, goods or shots; whoever is shot at rolls the dice.
    .p5 = You stay in to the last line, even without a human. With one ship in the flight, the card passes by.

rules-stardust = Stardust
    .lead = Every exposed connector slows you down.
    .p1 = Each ship loses one day for every exposed connector, the one farthest behind first.
    .p2 = Nothing can be done about it now. It is decided while you build, and by every component lost since.

rules-epidemic = Epidemic
    .lead = Sickness spreads between cabins that are joined.
    .p1 = Every occupied cabin joined to another occupied cabin loses one crew member, human or alien. The starting cabin is a cabin too.
    .p2 = All this is judged at once, before anyone is removed. A cabin never loses more than one.
    .p3 = Cabins that only lie side by side, without a joint, are safe; so is the neighbour of an empty cabin.

rules-sabotage = Sabotage
    .lead = Where few people keep watch, somebody has been at the screws.
    .p1 = It strikes the smallest crew; among equals, only the one farthest ahead.
    .p2 = That player rolls for a column and then for a row. A component there is destroyed; nothing protects it.
    .p3 = If there is none, the roll is repeated, three tries in all. After the third miss nothing happens.
    .p4 = With one ship in the flight, the card passes by.

## The trek

rules-trek = Transgalactic trek
    .lead = Three flights, I, II and III, and a title to make your name with.
    .p1 = You build a new ship for each flight. Credits and titles stay with you; a debt is forgiven before the next flight. The cards of a flight do not come back.
    .p2 = As many titles as there are players are drawn. They take the place of the prize for the best-looking ship, and only those who finish a flight compete, unless half scores are agreed on.
    .p3 = – Flight 1: for each title, everyone with the best score gets 2 credits. The title goes to one of them, the one farthest ahead. If all score 0, the leader has it, and nobody is paid.
    .p4 = Whoever has won several keeps one and gives the others to players without; whoever finished farther ahead decides first. If nobody finishes, titles are dealt at random. Then everyone has one title and keeps it.
    .p5 = – Flight 2: only your own title counts. If nobody who finished scored more for it, you have defended it: 4 credits, and it turns to its gold side.
    .p6 = – Flight 3: a defended silver title pays 6 credits, a gold one 12. But gold comes with a handicap, different for each title.
    .p7 = After flight 3 the most credits win; equals share the win.
    .p8 = Keep on Trucking can raise what titles pay, let those who gave up count half, and give two players two titles each.

rules-campaign = Campaign
    .lead = Flights that the table agrees on, one after the other, and one purse for all of them.
    .p1 = Before the first flight you agree on one to eight flights of any levels, in any order: with which ship each is flown, with which parts of the boxes, and with how many rules of the road. Three are recommended, of levels II, III and IV.
    .p2 = Each is a whole flight of its level, with a new ship and a full yard. Tiles that were taken out before the first flight stay out until the end.
    .p3 = Credits are carried on. A debt is forgiven before the next flight, except after the last one.
    .p4 = There are no titles: after every flight the best-looking ship is paid.
    .p5 = Cards of a flight do not come back. Only if a deck could not fill the piles of another flight and have two cards left do its old ones return.
    .p6 = If you have agreed to, you say anew before each later flight how many rules of the road you take on.
    .p7 = Whoever has the most credits after the last flight wins; equals share the win. Whoever has at least one credit has won a little.

rules-freight-hauler = Freight Hauler
    .lead = Counts holds with something in them.
    .p1 = Each cargo hold, red or not, scores 1 if it carries at least one block at the end.
    .p2 = One block is as good as three, so spread them while you are loading.
    .p3 = Gold: two holds side by side, joined or not, cannot carry anything. If one of them is lost, the other works again.

rules-power-trucker = Power Trucker
    .lead = Counts components that need batteries.
    .p1 = Double engines, double cannons, shield generators and boosters score 1 each. Batteries themselves do not.
    .p2 = They need not be powered; they have to arrive.
    .p3 = Gold: a battery component joined to one of these is not charged, neither at launch nor by a furnace.

rules-xenoquartermaster = Xenoquartermaster
    .lead = Counts how far your aliens live from their neighbours.
    .p1 = For each alien, count the steps to the nearest other cabin, walking from component to component through joined connectors. A cabin joined to its own is 1 step away.
    .p2 = Empty cabins and the starting cabin are neighbours too. An alien that can reach no other cabin scores 0.
    .p3 = Gold: a life support works only if each of its joints matches exactly: single with single, double with double, universal with universal.

rules-cruise-captain = Cruise Captain
    .lead = Counts cabins with a view.
    .p1 = An occupied cabin scores 1 if at least one of its smooth sides has no component beside it. A hole inside the ship will do, and so will one that was shot open.
    .p2 = The starting cabin has no smooth side, so it never scores.
    .p3 = Gold: every exposed connector of a cabin takes a place in it. With one there is room for one human and no alien, with more for nobody.
    .p4 = Gold, in flight: each newly exposed connector of a cabin costs it one crew member, even if there would be room.

rules-master-engineer = Master Engineer
    .lead = Counts components.
    .p1 = Each component still on your ship at the end scores 1.
    .p2 = Gold: before you add anything, put two tiles into your reserve, with connectors on at least five sides together. They stay there while you build.
    .p3 = When everyone has finished, you add them, in either order. They have to fit, even in rooms that play as at the table.
    .p4 = One that you do not add goes back, and you pay 1 credit for each of its sides with a connector. It does not count as lost.

rules-corridorist = Corridorist
    .lead = Counts your longest corridor.
    .p1 = A corridor component has connectors on one or two sides only. The longest chain of them, joined one to the next, is your score.
    .p2 = Gold: a corridor component that is destroyed takes its joined neighbours with it, if they are corridor too.
    .p3 = That goes one step and no further: what falls off tears nothing else along, apart from parts that nothing holds any more.

## At this table

rules-options = What a room can agree on
    .lead = The usual way is set already. The host can change it before the game.
    .p1 = – Assisted building: squares where the tile fits are lit, and others say why not. As at the table: no help, mistakes can be welded, and the spot check finds them.
    .p2 = – Pace: everyone at once with a sand timer, or turn by turn.
    .p3 = – Sand: 30 to 300 seconds a run, usually 90.
    .p4 = – Open credits: everyone sees everyone’s money during the flight. Otherwise it is shown at the end.
    .p5 = – Time for a decision: 15 to 600 seconds, or no limit. When it is over, the sensible answer is given for you. Bots need none, and while sand runs, the sand is the limit.
    .p6 = You can take back your own last step as long as it revealed nothing and nobody else has acted.

rules-keys = Keys
    .lead = Everything works from the keyboard.
    .p1 = – Arrows: move on the ship or in the yard. Enter: take, put down, confirm.
    .p2 = – Space: draw a tile; in flight, skip what is moving.
    .p3 = – R, Shift+R: turn the tile right, left. So do the mouse wheel, a right click and a tap with two fingers.
    .p4 = – Q: give the tile back. E: set it aside.
    .p5 = – 1, 2, 3: read a pile of the forecast, or choose an answer.
    .p6 = – F: finish. T: flip the timer.
    .p7 = – L: log. C: the card, large. V: the next rival’s ship.
    .p8 = – U or Ctrl+Z: undo. ?: rules and keys. Escape: close.
