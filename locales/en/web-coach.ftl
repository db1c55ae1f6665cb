# Coach marks: a title and two sentences at the moment they matter. What is hard to see is said first.

coach-ui-label = Hint
coach-ui-done = Got it
coach-ui-count = { $number } of { $total }
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
    .text = A single connector joins a single one, a double joins a double, a universal one joins any; a side without one touches only its like. Leave a few connectors open to build on.
coach-engine =
    .title = Your first engine
    .text = Engines bring you forward in the race, and home. The exhaust points to the rear, and the square right behind it has to stay empty.
coach-cannon =
    .title = Your first cannon
    .text = Cannons drive enemies away and shoot large rocks that come at their barrel. Pointing forward they count in full, otherwise by half, and the square before the barrel stays empty.
coach-cabin =
    .title = Room for two
    .text = Every cabin carries two humans. Some finds ask for a large crew, some cards take people away, and without a single human your flight is over.
coach-power =
    .title = It needs batteries
    .text = Double engines, double cannons and shields do nothing by themselves: every use takes a battery. Batteries work from anywhere on the ship and are never charged again.
coach-shield =
    .title = Your first shield
    .text = It guards the two sides its bracket lies on, from small meteors and light shots, for a battery each time. Turn it so that new sides are covered.
coach-life =
    .title = Nobody lives here yet
    .text = Life support is for aliens, and they come aboard from level I on. In this flight it is nothing but a piece with connectors.
coach-cargo =
    .title = Room for goods
    .text = Each container holds one block of goods: red sells for 4 credits, yellow 3, green 2, blue 1. Red blocks travel only in red holds.
coach-structural =
    .title = Nothing but connectors
    .text = A structural module does nothing by itself, but it joins almost anything. Use it where no other tile would fit, and build on from it.
coach-numbers =
    .title = Rows and columns
    .text = Two dice say in which row or column a meteor or a shot comes in, so most of them hit the middle, around 7. Tiles farther out are hit less often.
coach-exposed =
    .title = Exposed connectors
    .text = A connector with nothing beside it lets small meteors in, and in Stardust each one costs you a day. The ship with the fewest exposed connectors earns a prize.
coach-engineless =
    .title = No engine yet
    .text = A ship without engine strength has to leave the flight at the first Open Space. Look for an engine before you finish.
    .title-idle = An engine without power
    .text-idle = A double engine gives nothing without a battery, and you have none; with strength 0 you have to leave the flight at the first Open Space. Look for a battery, or for a single engine.
coach-finish =
    .title = Enough?
    .text = You need not fill every square. Whoever finishes first starts in front, where one chooses first and is paid best.
    .title-last = You are the last: take your time
    .text-last = Everyone else has finished, so nobody can overtake you any more and no clock is running. Look over your ship, and press Finish when you like it.

# A first flight

coach-card =
    .title = This is a card
    .text = Cards come one by one, and whoever is in front decides first, so something may be gone or settled before it reaches you. The name of a card opens its rule.
coach-track =
    .title = A space is a day
    .text = Days won or lost move your rocket over that many empty spaces. Your place after the last card is paid.
coach-meteors =
    .title = Rocks
    .text = The dice say in which row or column each of them comes. Small ones bounce off sides without a connector and off shields, large ones have to be shot.
coach-goods =
    .title = Something to load
    .text = Whatever you take costs flight days, and others may overtake you. Red is worth 4 credits, yellow 3, green 2, blue 1, and each block needs a container.
coach-enemy =
    .title = Cannons, please
    .text = Stronger than they are, you win; equally strong, they pass by; weaker, you pay. Whoever beats them ends the attack for everyone behind.
coach-open-space =
    .title = Full speed
    .text = Everyone flies as many spaces ahead as their engines are strong. With no strength at all you have to leave the flight.
coach-combat =
    .title = Only the weakest pays
    .text = Three lines are compared, one after the other, and whoever has the least of it suffers. Among equals it hits the one in front.
coach-lost =
    .title = That is gone
    .text = Every lost component costs 1 credit at the end, and what was on it is lost too. What is then joined to nothing falls off.
coach-payday =
    .title = Every credit has a reason
    .text = Your place, a tidy ship and your goods bring money, lost components cost some. Each line tells what it is for.

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
    .text = Defend your golden title once more and it pays 12 credits. But it makes this flight harder for you: read how before you build.
