# Coach marks: a title and two sentences at the moment they matter. What is hard to see is said first.

coach-ui-label = Hint
coach-ui-done = Got it
coach-ui-chapter = { $chapter ->
    [building] Building
    [flight] Flight
    [payday] Payday
   *[other] New here
}
# $rewards: "4/3/2/1", credits by place; $best: for the best-looking ship; $lost: what each lost component costs.
coach-ui-money = Credits: places home { $rewards }, the best-looking ship { $best }, each lost component −{ $lost }, and goods sell.
coach-ui-more = The rule

# Building a first ship

coach-go =
    .title = It begins with go
    .text = Build a ship out of spare parts, fly it through eight cards, and bring home more credits than the others. No clock is running, but whoever is ready first starts in front.
coach-draw =
    .title = Take a tile
    .text = Draw one of the face-down tiles, or pick one that lies face up. Everyone takes from the same yard, so good tiles do not wait.
coach-hand =
    .title = Turn it, put it down
    .text = Lit squares are where its connectors fit those of your ship; turn it with R, the wheel or the buttons to find more. It can be moved or thrown back until you take the next tile.
    .touch = Lit squares are where its connectors fit those of your ship; turn it with the round arrows to find more. It can be moved or thrown back until you take the next tile.
coach-misfit =
    .title = Which connectors fit
    .text = A single connector joins a single one, a double joins a double, a universal one joins any. A side without a connector may only touch another side without one.
coach-grow =
    .title = Leave yourself room
    .text = New tiles go where an open connector leads: these squares. Close the last one and your ship can grow no more, so keep two or three.
coach-engine =
    .title = An engine
    .text = Engines bring you forward in the race, and home. The exhaust points to the rear, and the square right behind it has to stay empty.
coach-cannon =
    .title = A cannon
    .text = Cannons drive enemies away and shoot large rocks that come at their barrel. Pointing forward they count in full, otherwise by half, and the square before the barrel stays empty.
coach-cabin =
    .title = Room for two
    .text = Every cabin carries two humans. Some finds ask for a large crew, some cards take people away, and without a single human your flight is over.
coach-power =
    .title = It needs batteries
    .text = Double engines, double cannons and shields do nothing by themselves: every use takes a battery. Batteries work from anywhere on the ship, and what is spent is gone.
    .title-battery = Batteries
    .text-battery = Double engines, double cannons and shields use up one battery each time. It works from anywhere on the ship, and what is spent is gone.
    .title-shield = A shield
    .text-shield = It guards the two sides its bracket lies on from small meteors and light shots, and every use takes a battery. Turn it so that new sides are covered.
coach-cargo =
    .title = Room for goods
    .text = Each container holds one block of goods: red sells for 4 credits, yellow 3, green 2, blue 1. Red blocks travel only in red holds.
coach-exposed =
    .title = Exposed connectors
    .text = A connector with nothing beside it lets small meteors in and costs a day in stardust. The ship that comes home with the fewest is the best-looking one: { $best } { $best ->
        [one] credit
       *[other] credits
    }.
coach-engineless =
    .title = No engine yet
    .text = A ship without engine strength does not get far: sooner or later it has to leave the flight. Look for an engine before you finish.
    .title-idle = An engine without power
    .text-idle = A double engine gives nothing without a battery, and you have none; without strength you will have to leave the flight. Look for a battery, or for a single engine.
coach-finish =
    .title = Enough?
    .text = You need not fill every square, and whoever finishes first starts in front. { coach-ui-money }
    .title-closed = Your ship is closed
    .text-closed = No connector leads to a free square, so nothing more can be added. Your last tile can still be moved if you have not taken another one; otherwise press Finish.
    .title-last = You are the last: take your time
    .text-last = Everyone else has finished and no clock is running: look your ship over, then press Finish. { coach-ui-money }

# A first flight

coach-launch =
    .title = The flight begins
    .text = Eight cards come one by one, and on this track your rocket races the others. { coach-ui-money }
coach-card =
    .title = This is a card
    .text = Whoever is in front decides first, so something may be gone or settled before it reaches you. Press the card to read its rule.
coach-track =
    .title = A space is a day
    .text = Days won or lost move your rocket over that many empty spaces. Your place after the last card is paid.
coach-meteors =
    .title = Rocks
    .text = Two dice say in which row or column each of them comes, most often around 7. Small ones bounce off sides without a connector and off shields, large ones have to be shot.
coach-goods =
    .title = Something to load
    .text = Whatever you take costs flight days, and others may overtake you. Red is worth 4 credits, yellow 3, green 2, blue 1, and each block needs a container.
coach-enemy =
    .title = Cannons, please
    .text = Stronger than they are, you win; equally strong, they pass by; weaker, you pay. Whoever beats them ends the attack for everyone behind.
coach-stardust =
    .title = Open connectors slow you down
    .text = Stardust sets you back one day for every exposed connector, the ones with nothing beside them. How many you have is counted here.
coach-open-space =
    .title = Full speed
    .text = Everyone flies as many spaces ahead as their engines are strong. With no strength at all you have to leave the flight.
coach-combat =
    .title = Only the weakest pays
    .text = Three lines are compared, one after the other, and whoever has the least of it suffers. Among equals it hits the one in front.
coach-lost =
    .title = That is gone
    .text = Every lost component costs { $lost } { $lost ->
        [one] credit
       *[other] credits
    } at the end, and what was on it is lost too. What is then joined to nothing falls off.
coach-payday =
    .title = Every credit has a reason
    .text = Your place, the best-looking ship and your goods bring money, lost components cost some. Each line tells what it is for.

# Later, when something comes for the first time

coach-tabletop =
    .title = Nobody stops you here
    .text = At this table a tile goes where you weld it, right or wrong. The spot check finds every mistake, and each component it takes off counts as lost.
coach-reserve =
    .title = Keep it for later
    .text = Two tiles can wait in your reserve, and nobody can take them. What is still there at launch costs 1 credit each.
coach-forecast =
    .title = A look ahead
    .text = You may read three of the four piles of cards to come. Meanwhile you cannot build, and the tile you put down last is welded.
coach-timer =
    .title = The sand is running
    .text = When it has run through, you may go on building until somebody flips it: every flip brings the end closer. Only who has finished may do the last one, and when that sand is through, time is up.
coach-aliens =
    .title = An unusual guest
    .text = In a cabin joined to life support, an alien of its colour can live instead of two humans. Purple adds 2 to your cannons, brown 2 to your engines, unless they stand at 0.
coach-titles =
    .title = A title to fly for
    .text = Instead of the prize for the best-looking ship there are titles: score highest for one, and it is yours. Read what each of them counts before you build.
coach-handicap =
    .title = Gold is heavy
    .text = Defend your golden title once more and it pays { $gold } credits. But it makes this flight harder for you: read how before you build.

# With Keep on Trucking

coach-rough-roads =
    .title = Rules for this flight only
    .text = Read them before anybody says go: some change what is worth building. The name of each opens its page.
coach-title-dock =
    .title = Titles pay more
    .text = In this trek titles are worth more than usual, and more with every flight. Read what each of them counts before you build.
coach-ship-ia =
    .title = Every number counts
    .text = Numbers share rows and columns on this ship, so every roll means one of them; only one without a component is still a miss. A die has decided which side is in front.
coach-ship-iia =
    .title = Everything comes twice
    .text = What flies in from the front or rear comes in two columns at once, mirrored at the middle. One shield stops both, but every large meteor needs its own shot.
coach-ship-iiia =
    .title = Round the corner
    .text = From front and rear, low and high numbers follow the brass arrows and hit you from the side. So guard your sides as well.
coach-combined =
    .title = Two in one
    .text = It counts as both and can do both. It also asks for what each of them asks: a free square at a barrel or an exhaust, red goods only in red holds.
coach-cannon-booster =
    .title = Your first booster
    .text = For a battery it boosts up to three cannons joined to it, one after the other. Each of them adds 1 if it points forward, ½ if not.
    .title-engine = Your first booster
    .text-engine = For a battery it boosts up to three engines joined to it, one after the other. Each of them adds 1.
    .title-shield = Your first booster
    .text-shield = For a battery it boosts up to three shields joined to it, one after the other. They stop large meteors and heavy shots, too.
coach-reactor-furnace =
    .title = It burns goods
    .text = Whenever you load goods it may burn a block and fill one battery component. That has to be joined to it.
coach-catapult =
    .title = Goods that fly
    .text = It fires blocks from holds joined to it: at large meteors, or for more cannon strength. Each of these holds gets a blue block for free before launch.
coach-stasis-chamber =
    .title = Four who sleep
    .text = They are no crew yet, but take the places of those you lose. Join the chamber to a cabin, or they never wake up.
coach-cyan-alien =
    .title = Room for a specialist
    .text = A cabin joined to it can carry a cyan alien, with an ability that nobody else in the flight has. Whoever starts in front chooses first.
coach-plating =
    .title = Nothing gets through here
    .text = Meteors and shots of any size bounce off a plated side. It has no connector, so it fits only smooth sides: best turn it outwards.
coach-junkyard =
    .title = Bargains
    .text = Each row is for one player: first what it costs, then what it brings. Whoever is in front chooses first, and pays at once.
coach-hazardous-sector =
    .title = Deeper in
    .text = The next two cards are of a higher deck, and nobody has seen them. You may give up before each of them, as ever.
coach-mostly-open-space =
    .title = Not too fast
    .text = Everyone flies ahead by engine strength. But whoever declares the most meets the meteors of the card alone.
coach-radiation-leak =
    .title = Power that leaks
    .text = Crew joined to panels or charged batteries falls ill. Then clusters with four or more tokens and panels are destroyed.
coach-meteor-pairs =
    .title = Two in a row
    .text = Each row is one roll: a large meteor, and behind it a small one in the same line. It comes whether the large one was shot or not.
coach-fighting-back =
    .title = Nobody at home?
    .text = Whoever tries this is shot at first, and may leave it afterwards. Then the next in order may try.
coach-developed-planets =
    .title = Passengers
    .text = On some of these planets people want to come along. Take as many as you have beds for, or fewer.
coach-enemies-of-deck-four =
    .title = One thing after another
    .text = Whoever is beaten suffers everything in this row, from left to right. Whoever wins takes the whole reward.
coach-ship-iib =
    .title = Round the edge
    .text = The first and the last column touch: tiles have to fit across that edge, too. Beyond each edge you see the other end once more, and you may build there.
coach-ship-iiib =
    .title = Squares that fall out
    .text = Two dice were rolled as building began: squares that bore one of these numbers are closed in this flight. After a double nobody has a starting cabin, and the first tile may go anywhere.
coach-class-iv =
    .title = Two halves
    .text = Everyone gets a front and a rear half by chance: they meet at the dashed line, and you build across it as on one board. Before the first card you can insure the ship.
coach-solar-panel =
    .title = Power from the sun
    .text = Once on each card it powers a component joined to it, as a battery would. So join it to double cannons, double engines or shields.
coach-thruster =
    .title = A step aside
    .text = After a roll, a battery lets whatever flies at you come one line further to the side its exhaust points to. Both squares at its exhausts have to stay empty.
coach-router =
    .title = Near from afar
    .text = Whatever is attached to a router is joined to all the rest of it: panels, life support, armories. Illness spreads along it too.
coach-crubot-station =
    .title = Crew that sleeps
    .text = For a battery these four count as crew until the card is done. They cannot be taken from you.
coach-auto-defense =
    .title = Better in pairs
    .text = Two that are joined are 1 more cannon strength, without batteries. Even alone it stops intruders.
coach-intruders =
    .title = Somebody comes aboard
    .text = It enters by the first component in the line and walks from joint to joint, one hand on the wall. Auto-defense and crew beside an armory stop it, best of all inside: at the door there is no reward.
coach-armory =
    .title = Armed crew
    .text = Crew in components joined to it counts twice where crews are compared. Where a number of crew is asked for, it does not help.
coach-support-team =
    .title = Your first employee
    .text = From now on somebody on the ground helps you, for the whole game. A works in the next flight already, B from the one after it.
coach-tools =
    .title = Somebody can help
    .text = What is lit here your support team can do now. Press it, then a lit square of your ship; pressed again it is put away.
coach-abilities =
    .title = The support team has its say
    .text = These abilities can be used at this moment, once in a flight. Whatever you leave out is not asked again, and costs nothing.
