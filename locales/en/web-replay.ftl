# Replays: the list, the player, the spectator's bar.

replay-title = Replay
replay-kept = The rules have changed since this game. It is shown as it was told to everybody then; playing it again to check it, or seeing it through one player’s eyes, is no longer possible.
replay-list-title = Replays
replay-list-lead = Your own flights, and every public game that is over, can be watched again from any seat.
replay-list-own = Your flights
replay-list-public = Public games
replay-just-now = just now
replay-list-none = No game is over yet. Yours could be the first.
replay-list-more = Older games
replay-file-open = Open a file
replay-file-lead = A game that was downloaded here or recorded elsewhere. Dropping it onto this page does as well.
replay-file-too-large = This file is too large for a recorded game.
replay-file-other-rules = This game was played by other rules than this server has. Only a program with those rules can show it.
replay-winner = the most credits
replay-none = There is nothing to play here.
replay-all = All replays
replay-place = Replay · { $mode }

replay-controls = Replay controls
replay-timeline = Timeline
replay-position = Step { $at } of { $length }. { $mark }
replay-count = { $at } / { $length }
replay-play = Play
replay-pause = Pause
replay-again = From the beginning
replay-back = One step back (←)
replay-forward = One step on (→)
replay-last = To the beginning of this part
replay-next = To the next card (N)
replay-jump = Jump to
replay-mark-building = Building
replay-mark-launch = Launch
replay-mark-payday = Payday
replay-mark-card = { $number }. { $card }
replay-mark-flight = { $mark }, flight { $flight }
replay-eyes-label = Whose eyes
replay-eyes-all = What everyone could see
replay-eyes = What { $name } could see
replay-share = Share this moment
replay-download = Download the record
replay-copied = The link to this moment is copied.
replay-not-copied = The browser does not let us copy. Take the link from the address bar.

replay-players = Everyone in the yard
replay-hand = In hand
replay-reserve = Reserve
replay-finished = starts { $space ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $space }th
}
replay-reading = reads a pile
replay-reads = { $name } reads: { $cards }.
replay-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
replay-face-down = { $count ->
    [one] { $count } tile face down
   *[other] { $count } tiles face down
}
replay-face-up = { $count } face up

watch-ship = Ship in the middle
watch-sit = Take a seat
watch-open = { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
}
