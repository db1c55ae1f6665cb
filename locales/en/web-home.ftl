# Home, a new room, and the page that is not there.

home-title-first = Build it fast.
home-title-second = Fly what’s left.
home-lead = A ship of spare parts, a deck of bad luck, and a bonus for arriving first.
home-fly = Fly now
home-flying = Opening the yard…
home-fly-note = A learning flight against three bots. About ten minutes, nothing to fill in.
home-quick = Or straight into a flight against bots:
home-campaign = A campaign
home-as-last = Like last time: { $mode }{ $people ->
    [0] {""}
    [one] , one friend
   *[other] , { $people } friends
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}
home-new-room = New room
home-code = Room code
home-code-hint = Join with a code
home-join = Join
home-code-wrong = A code has six letters and digits, such as K7QX2M.
home-replays = Replays
home-ship = A ship made of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
home-no-name = Captain

home-tag-title = Never flown before?
home-tag-text = Tags like this one tell you what matters at the moment it matters. There is nothing to read first.
home-tag-done = Got it

home-your-seats = Your seats
home-open-rooms = Open rooms
home-latest-replays = Latest replays
home-back-to-seat = Back to your seat
home-forget = Forget this seat
home-room-of = { $name }’s room
home-room-nobody = Room { $code }
home-no-rooms = Nobody is waiting at the moment. Open a room and send the link to a friend.
home-rooms-unreachable = The server does not answer. Trying again…
home-watch = Watch
home-seats-taken = { $taken ->
    [one] { $taken } of { $all } seats taken
   *[other] { $taken } of { $all } seats taken
}
home-credits = { $name }: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}

home-footer = More about the game
home-footer-fan = An unofficial fan implementation.
home-footer-game = Galaxy Trucker was designed by Vlaada Chvátil and is published by Czech Games Edition, who have nothing to do with this page. If you like it, get the real one.
home-footer-rules = How to play
home-footer-keys = Keys

new-title = A new room
new-lead = Choose what you fly. Everything can still be changed before the start.
new-you = You
new-crew = Who flies
new-crew-note = People join with a link that you get in the next step.
new-seat = Seat { $number }
new-seat-person = A person
new-seat-bot = A bot
new-seat-none = Nobody
new-open = Open the room
new-opening = Opening…
new-bots-only = No seat for another person: you fly against { $bots ->
    [one] a bot
   *[other] { $bots } bots
}.
new-alone = You fly alone: a good way to practise building.
new-invite = { $people ->
    [one] One seat waits for a person.
   *[other] { $people } seats wait for people.
}
new-trek-needs-two = A trek needs at least two players.

lost-title = Nothing here but space.
lost-text = This address leads nowhere. Perhaps a letter is missing.

# What the page says about itself before any script has run; `index.html` names these.
page-about = Build a spaceship out of spare parts, fly what is left of it. An unofficial fan implementation of Galaxy Trucker for people and bots.
page-pitch = Build it fast. Fly what’s left.
page-picture = A spaceship made of enamelled tiles, four engines burning, beside the words: Build it fast. Fly what’s left.
page-scripts = trucker is a game that runs in the browser: please allow scripts for this page.
