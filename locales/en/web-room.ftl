# A room: options, seats, joining, the lobby, the menu, chat, settings, keys.

## Options
options-mode = What is flown
options-learning-note = Eight friendly cards and no clock. Tags explain everything while you play.
options-level-one-note = A small ship and a short way. Sand timer, forecast and aliens join in.
options-level-two-note = A larger ship, worse luck, better pay. The game as most people play it.
options-level-three-note = The largest ship and the longest way. For those who have lost ships before.
options-level-four-note = A ship of two halves that nobody else has, a long way, and insurance for those who have saved something.
options-trek-note = Three flights in a row, from level I to III, with titles to win and to defend. About an hour and a half.
options-campaign-note = Flights as you like them, one after the other. Credits are carried on; there are no titles.
options-seats = Seats
options-seats-note = People and bots together.
options-pace = Building
options-real-time = All at once
options-real-time-note = Everybody grabs tiles at the same time, as at the table. Quick hands get the better parts.
options-turn-by-turn = Turn by turn
options-turn-by-turn-note = One grip each, in order. Calm, good with small children, phones and long breaks.
options-sand = Sand timer
options-sand-note = How long the sand runs before it may be turned over.
options-sand-learning = The learning flight has no timer.
options-seconds = { $seconds } seconds
options-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
options-last-turns = Last turns
options-last-turns-note = How many turns the others still have when somebody has finished.
options-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
options-no-limit = No limit
options-more = More options
options-aid = Help with building
options-assisted = Assisted
options-assisted-note = Squares where a tile fits light up; what does not fit is refused, with the reason.
options-tabletop = As at the table
options-tabletop-note = Nothing lights up and mistakes can be welded. The spot check before the start finds them.
options-credits = Open credits
options-credits-note = Everybody sees during the flight what everybody has earned. Otherwise it is counted at payday.
options-limit = Time for a decision
options-limit-note = When it has passed, the sensible answer is given for you. Building has its own clock.
options-public = Show in the list
options-public-note = The room is listed on the home page, and the game among the replays. Otherwise only people with the link find it.
options-private = By link only
options-listed = Listed for everyone
options-closed-credits = Credits hidden
options-decision = { $time } per decision

## Bots
bot-tier = Skill
bot-tier-random = Random
    .note = Does something. Anything.
bot-tier-rookie = Rookie
    .note = Knows the rules, and not much else.
bot-tier-trucker = Trucker
    .note = A fair opponent after your first flights.
bot-tier-veteran = Veteran
    .note = Builds well and counts the odds.
bot-tier-expert = Expert
    .note = Hard to beat.
bot-taste = Taste
bot-taste-balanced = Balanced
bot-taste-racer = Racer
bot-taste-hauler = Hauler
bot-taste-gunner = Gunner
bot-taste-tank = Tank
bot-pace = Speed
bot-pace-relaxed = Relaxed
bot-pace-steady = Steady
bot-pace-brisk = Brisk
bot-pace-instant = Instant

## You
you-name = Your name
you-colour = Your colour
you-colour-taken = { $name } has this colour.
you-colour-lent = { $name }, a bot, has this colour and would change it.
you-done = Done
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-white = White

## Joining
join-title = Come aboard
join-room = Room { $code }
join-sit = Sit down
join-sitting = One moment…
join-watch = Watch instead
join-watch-only = Watch
join-full-title = All seats are taken
join-full = You can watch, or wait here: if a seat becomes free, you can take it.
join-running-title = They have left already
join-running = The game is under way, and seats are given only before it. You can watch, or come back when it is over.
join-lost-seat = Your old seat in this room is no longer yours. You can sit down anew.
join-colour-gone = { $name } was quicker: { $colour } is taken. Choose another colour.
join-here = Who is there

## Lobby
lobby-title = Before the start
lobby-invite = Send this link to whoever should fly with you:
lobby-link = Link to this room
lobby-copy = Copy link
lobby-share = Share
lobby-share-title = Galaxy Trucker, room { $code }
lobby-qr = The link as a QR code
# A command follows.
lobby-reach-this-machine = Only this computer can open this link. For others in your network, stop trucker and start it with
lobby-reach-network = Everyone in your network can open it: send the link, or hold the code up to a phone’s camera.
lobby-copied = The link was copied.
lobby-not-copied = The browser did not let us copy. Select the link and copy it yourself.
lobby-code = Or tell them the code:
lobby-watch-link = Copy link for watching
lobby-seats = Seats
lobby-options = Agreed
lobby-change = Change
lobby-options-title = What you agree on
lobby-options-note = Whoever was ready has to say so again.
lobby-apply = Agree on this
lobby-host = host
lobby-you = you
lobby-open = Free seat
lobby-open-note = for whoever has the link
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-away = not here
lobby-kept = The seat is kept for { $name }: a bot flies until they are back
lobby-starts = starts the game
lobby-more = What can be done about { $name }
lobby-put-bot = Put a bot here
lobby-open-seat = Free this seat
lobby-send-away = Send away
lobby-hand-over = Make host
lobby-change-bot = Change the bot
lobby-change-you = Name and colour
lobby-start = Start
lobby-say-ready = I’m ready
lobby-say-not-ready = Not ready after all
lobby-waiting-for-start = { $name } starts when everybody is ready.
lobby-wait-open = { $open ->
    [one] One seat is free: wait for somebody, or put a bot there.
   *[other] { $open } seats are free: wait for somebody, or put bots there.
}
lobby-fill-bots = { $open ->
    [one] Put a bot there
   *[other] Fill them with bots
}
lobby-wait-ready = Waiting for { $names }.
lobby-all-ready = Everybody is ready.
lobby-watching = { $watching ->
    [one] One person is watching
   *[other] { $watching } people are watching
}
lobby-you-watch = You are watching. { $open ->
    [one] There is a free seat.
   *[other] { $open } seats are free.
}
lobby-you-watch-full = You are watching.
lobby-take-seat = Take a seat
lobby-joined = { $name } has sat down.
lobby-left = { $name } has left.
lobby-sent-away-confirm = Send { $name } away?
lobby-sent-away-note = The seat becomes free. With the link they can sit down again.

## Menu
menu-title = Menu
menu-open = Menu
menu-players = Players
menu-here = here
menu-away = connection lost
menu-bot = bot
menu-stand-in = a bot plays for them
menu-stand-in-you = a bot plays for you
menu-put-stand-in = Let a bot play
menu-take-back = Take my seat back
menu-mute = Mute { $name }
menu-unmute = Hear { $name } again
menu-hand-over = Make { $name } the host
menu-host-now = { $name } is the host now.
room-host-you = You are the host now: you start games and decide about seats.
room-bot-plays = A bot plays for { $name } now.
room-plays-again = { $name } plays again, instead of the bot.
room-away = { $name } has lost the connection.
room-back = { $name } is back.
room-away-short = away, { $minutes ->
    [0] just now
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
room-away-for = { $minutes ->
    [0] { $name } has just lost the connection.
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
room-host-may = { $name }, the host, can let a bot play.
room-ready-again = { $name } has changed what is agreed. Look at it, and say again that you are ready.
room-undone = { $name } took a step back, so your question is gone. It comes back if it arises again.
menu-copy-watch = Copy link for watching
menu-copy-room = Copy link to the room
menu-rules = Rules
menu-keys = Keys
menu-chat = Chat
menu-settings = Settings
menu-language = Language
menu-home = Home
menu-home-note = Your seat stays yours.
menu-home-note-watching = You only watch: nothing is lost.
menu-leave = Leave the game
menu-leave-title = Leave the game?
menu-leave-game = A bot flies on in your place. As long as the game runs you can come back with this browser and take over.
menu-leave-lobby = Your seat becomes free for somebody else.
menu-leave-do = Leave
menu-leave-stay = Stay
menu-watching = Watching
menu-watch-count = { $watching ->
    [one] { $watching } watching
   *[other] { $watching } watching
}
menu-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## Chat
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message
chat-send = Send
chat-said = { $name }: { $text }
chat-you-watch = Those who watch can read along, not write.
chat-muted = Muted: { $names }
chat-unmute = Hear them again
chat-just-you = Only bots are with you. They read, but never answer.

## Settings
settings-title = Settings
settings-language = Language
settings-name = Your name
settings-name-note = What others call you. It is kept in this browser.
settings-sound = Sounds
settings-sound-note = Short and dry, wood and metal. No music.
settings-sound-test = Listen
settings-volume = Volume
settings-notify = Notifications
settings-notify-note = When it is your turn and you look elsewhere. The browser will ask you.
settings-notify-forbidden = The browser forbids notifications for this page. Allow them in its settings first.
settings-notify-none = This browser shows no notifications for this page. The title of the page still says when it is your turn.
settings-calm = Calm motion
settings-calm-note = Nothing flies, tumbles or drifts; things simply change.
settings-calm-system = Your system asks for it already.
settings-speed = Speed of the flight
settings-speed-note = How fast cards, dice and hits are shown.
settings-speed-instant = instant
settings-coach = Tags that explain
settings-coach-note = Paper tags at the moment something happens for the first time.
settings-coach-again = Show all again
settings-coach-reset = All tags will be shown again.

## Keys
keys-title = Keys
keys-note = Everything can be done without a mouse. Tab goes from part to part, the arrows move inside.
keys-everywhere = Everywhere
keys-build = Building
keys-flight = In flight
keys-replay = In replays
keys-replay-play = play, pause
keys-replay-step = a step back, a step on
keys-replay-card = to the next card
keys-replay-last = to the beginning of this card, or to the one before
keys-replay-ends = to the beginning, to the end
keys-arrows = move on the ship or in the yard
keys-enter = put down, take, confirm
keys-space = draw a tile; skip what is being shown
keys-rotate = turn right, left (wheel, right click or a tap with two fingers do it too)
keys-return = give the tile back to the yard
keys-reserve = set the tile aside
keys-numbers-build = read a pile of the forecast
keys-numbers-flight = choose an answer
keys-finish = finish the ship
keys-flip = turn the sand timer over
keys-log = to the log
keys-card = show the card large
keys-rival = look at the next rival’s ship
keys-undo = take your last step back
keys-help = these keys
keys-escape = close what is open
keys-rules = Read the rules
key-arrows = arrows
key-enter = Enter
key-space = Space
key-shift = Shift
key-ctrl = Ctrl
key-escape = Esc
key-home = Home
key-end = End
key-page-down = PgDn
key-page-up = PgUp

## Connection
ended-elsewhere = You play in another window
ended-elsewhere-note = Your seat is open there. If you go on here, that window stops.
ended-play-here = Play here instead
ended-dismissed = You are out of this room
ended-dismissed-note = You have left. If the game is still running, your seat is kept for you.
ended-sent-away = The host has sent you away
ended-sent-away-note = Your seat is free for somebody else now. You can watch, or sit down again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
ended-come-back = Come back
ended-unknown = There is no such room
ended-unknown-note = No room has the code { $code }. Check it; rooms that nobody has used for a while are cleared away.
ended-other = The connection has ended
ended-reload = Load the page again
ended-watch = Watch
ended-home = Home
connection-connecting = Connecting…
connection-stand-in = A bot is playing for you.
connection-take-back = Take over
connection-taken-back = You play for yourself again.

## Notifications
notify-your-turn = Your turn
notify-body = Room { $room } is waiting for you.

## What the window is called
page-new = New room
page-room = Room { $code }
page-watch = Watching { $code }
page-replays = Replays
page-replay = Replay
page-rules = Rules
page-lost = Nothing here

## Options with Keep on Trucking
campaign-kind-i = small
campaign-kind-ia = cursed
campaign-kind-ii = larger
campaign-kind-iia = mirrored
campaign-kind-iib = a ring
campaign-kind-iii = large
campaign-kind-iiia = corners
campaign-kind-iiib = holes
campaign-kind-iv = two halves
extras-title = Expansions
extras-none = nothing of it
extras-note = Keep on Trucking: more tiles, cards and ships. Take the parts you like.
extras-rules = What is in it?
extras-learning = The learning flight uses the base box only.
extras-technology = Technology of Keep on Trucking
extras-technology-note = 52 tiles such as boosters, catapults and plated cabins, and cyan specialists. { $seats ->
    [3] A third
    [4] A quarter
   *[other] Half
} of all tiles, unseen, stays out of the game.
extras-technology-note-abe = 52 tiles such as boosters, catapults and plated cabins, and cyan specialists.
extras-adventures = Adventures of Keep on Trucking
extras-adventures-note = Nine cards for the decks: junkyards, a vortex, and days that go wrong.
extras-ship = Ship { $ship }
extras-ship-ia-note = Cursed: every roll means some line of it. A die decides which side is in front.
extras-ship-iia-note = What comes from the front or rear comes twice, mirrored.
extras-ship-iiia-note = What would pass by goes round the corner and hits from the side.
extras-ship-iib-note = A ring: the first and the last column touch, and it reads dice in its own way.
extras-ship-iiib-note = Its squares bear numbers. As building begins two dice are rolled, and squares with these numbers fall out.
extras-abe = Another Big Expansion
extras-abe-technology = Technology of Another Big Expansion
extras-abe-technology-note = 42 tiles: solar panels, thrusters, routers, mixed life support, crubots, auto-defense, armories and plated holds. The fewer players, the more tiles are taken out unseen.
extras-abe-adventures = Adventures of Another Big Expansion
extras-abe-adventures-note = A card more in each deck that calls cards of the next one, up to deck IV, the deck of level IV.
extras-intruders = Intruders
extras-intruders-note = Predators and commandos come aboard: three cards more in each deck. The new tiles are what stops them.
extras-team = Support team
extras-team-none = None
    .note = People on the ground who help to build, sell and sabotage: each player hires up to three, one after each flight.
extras-team-dealt = Dealt after each flight
    .note = After a flight everyone is dealt a few cards and keeps one in secret.
extras-team-dealt-first = Dealt before the first flight, too
    .note = For short games: everyone chooses one of three before anybody has flown, and another one after each flight.
extras-team-contested = Contested
    .note = After a flight all choose from the same open cards, in the order they came home. For players of equal skill.
extras-titles = New titles
extras-titles-note = The Contraptionist and the Aesthete are among those that are drawn.
extras-titles-note-one = The Aesthete is among those that are drawn. The Contraptionist needs the new technology.
extras-titles-first = New titles for certain
extras-titles-first-note = They are laid out first, and others are drawn for the places that are left.
extras-half = Half scores
extras-half-note = Those who gave up compete for titles, too, with half their scores.
extras-double = Double titles
extras-double-note = Four titles for the two of you, two each.
extras-dock = Title dock
extras-dock-note = What a title pays after flights I, II and III. Whoever defends one in flight II turns it gold; gold defended in flight III pays double.
extras-dock-none = As usual: 2, 4, 6
extras-dock-low = Title dock: 3, 6, 9
extras-dock-high = Title dock: 4, 8, 12
extras-roads = Rough Roads
extras-roads-note = Special rules for each flight. For those to whom flying has become easy.
extras-roads-0 = None
extras-roads-1 = Hard: 1 card
extras-roads-2 = Extreme: 2 cards
extras-roads-3 = Insane: 3 cards
extras-handicap = Handicaps
extras-handicap-note = Rough Roads cards for some of the players only, so that old hands and beginners can fly together. Those who have any share the same ones.
extras-roads-anew = Agree anew before each flight
extras-roads-anew-note = Between two flights everyone says how many Rough Roads cards all should fly with, and how many they take for themselves.
extras-cards = { $cards ->
    [0] None
    [one] { $cards } card
   *[other] { $cards } cards
}
