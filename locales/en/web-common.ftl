# What every screen of the page may say.

common-close = Close
common-cancel = Cancel
common-back = Back
common-notes = Notes
common-dismiss = Dismiss
common-loading = Loading…
common-not-loaded = The page could not be loaded. Is the server there?
common-reload = Try again
common-rules = Rules
common-settings = Settings
common-home = Home
common-you = you
common-why = Why?

mode-learning = Learning flight
mode-flight = Level { $level }
mode-trek = Transgalactic Trek
mode-campaign-route = Campaign { $route }
mode-campaign = Campaign of { $flights ->
    [one] { $flights } flight
   *[other] { $flights } flights
}

connection-lost = Connection lost. Trying again…
connection-back = Connected again.

connection-storage = The server cannot reach its database. Your game is safe and goes on by itself as soon as it can.
connection-stalled = The server does not answer. What you do now is kept until it does.
connection-unreachable = The server does not answer. Check your connection; we keep trying.
refused-unreachable = The server does not answer. Check your connection and try again.
refused-malformed = The server did not understand the page. Reload it.
refused-too-large = That was too much at once.
refused-binary = The server did not understand the page. Reload it.
refused-too-fast = Too fast for the server. Wait a moment.
refused-too-many = Too many at once. Wait a minute and try again.
refused-origin = This page does not belong to this server.
refused-protocol = The page is older or newer than the server. Reload it.
refused-hello-first = The server did not understand the page. Reload it.
refused-already-greeted = The server did not understand the page. Reload it.
refused-unknown-room = There is no room with this code. Check the code; rooms that nobody has used for a while are cleared away.
refused-wrong-token = This seat is not yours any more. You can watch, or join with a new seat.
refused-watching = You are watching. Take a seat to play.
refused-stale-question = That question is settled already.
refused-not-playing = No game is running.
refused-already-playing = The game is running already.
refused-not-host = Only the host can do that.
refused-not-ready = Somebody is not ready, or a seat is still open.
refused-seat-taken = That seat is taken.
refused-no-such-seat = There is no such seat.
refused-room-full = All seats are taken. You can watch.
refused-colour-taken = Somebody has that colour.
refused-name-taken = Somebody in this room is called that. Choose another name.
refused-bad-name = A name has 1 to { $longest } characters that can be seen.
refused-bad-chat = A message has 1 to { $longest } characters.
refused-bad-options = These options make no game: { $detail }.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-nobody-to-hurry = Nobody waits for the bots any more.
refused-not-absent = That player is here. A bot can stand in only for somebody who has gone.
refused-absent = That player is not here, and nobody can be the host from afar.
refused-storage = The server could not store that, so it has not happened. Try again in a moment.
refused-unknown-game = There is no such game.
refused-no-record = This is no recorded game, or the file is damaged.
refused-bad-record = The file is damaged: step { $entry } of the game cannot have happened.
refused-other-rules = This game was played by other rules, and nothing was kept to show it from.
refused-nothing-here = There is nothing at this address.
refused-wrong-method = The server did not understand the page. Reload it.
refused-not-over = This game is still running. Its replay opens when it is over.
refused-too-slow = The connection was too slow. Connecting again…
refused-elsewhere = Your seat is open in another window. Only one can play.
refused-dismissed = You have left this room.
refused-sent-away = The host has sent you away. You can sit down again in a few minutes, or watch.
refused-stopping = The server is restarting. The game goes on when it is back.
refused-paused = The servers have lost each other. Your game is safe and goes on by itself as soon as they are back.
refused-room-closed = The room was put to sleep. Connecting again…
refused-internal = Something went wrong on the server. Try again.
