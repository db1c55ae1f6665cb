# Campaigns: what is agreed before the first flight.

campaign-any = A campaign
campaign-lead = Several flights, one purse. Whoever has the most credits after the last one wins, and whoever has at least one has won a little.
campaign-rules = How does it go?
campaign-presets = One of these
campaign-three = Three in a row
    .note = The campaign that comes with Another Big Expansion: every flight is larger and nastier than the one before.
campaign-short = A short one
    .note = Two flights with the base box, for when the evening is half over.
campaign-strange = Strange ships
    .note = Boards that bend the rules of building, and the new tiles to fill them with.
campaign-long = The long haul
    .note = Small ships, large ships and strange ships, one after the other. Bring something to eat.
campaign-flights = Flights
campaign-flight = Flight { $number }
campaign-time = { $flights ->
    [one] { $flights } flight, about { $time }
   *[other] { $flights } flights, about { $time }
}
campaign-minutes = { $minutes } minutes
# Half hours, too: 2½.
campaign-hours = { $halves ->
    [2] an hour
   *[other] { $hours } hours
}
campaign-add = Another flight
campaign-full = { $flights } flights are the most.
campaign-earlier = Fly flight { $number } earlier
campaign-later = Fly flight { $number } later
campaign-remove = Leave out flight { $number }
campaign-ship = Ship of flight { $number }
campaign-plain = the base box alone
campaign-all = All with: { $parts }
campaign-needs-abe-adventures = Level IV has no other deck.
campaign-needs-technology = Five such ships need more tiles than there are without it.
campaign-parts = Out of the boxes
campaign-parts-note = For all flights. Open a flight to make it differ from the others.
campaign-five = Five ships of level IV are built with new technology, too, whether it is switched on or not: otherwise there are not tiles enough.
campaign-some = Now in { $some } of { $flights } flights.
campaign-differs = As each flight says
campaign-roads-differ = Not every flight has as many.
