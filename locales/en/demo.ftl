# The demo flight in the terminal.

demo-title = Four bots fly a flight of level I: { $names }. Seed { $seed }.
demo-legend = o human · p, b alien · E engine · ↑ cannon · + battery · □ hold · ■ red hold · ◥ shield · L life support · # structure
demo-pipes = Connectors: ┤ single, ╡ double, ┫ universal.
demo-strengths = engines { $engines }, cannons { $cannons }
demo-crew-and-connectors = crew { $crew }, exposed connectors { $exposed }
demo-enemy = , strength { $strength }
demo-loaded = { $player } loads goods: { $goods }.
demo-crew-lost = { $player } loses { crew-sum }.
demo-fell-off = { $player } loses { $lost ->
    [one] { $lost } component that falls off
   *[other] { $lost } components that fall off
}.
demo-payday = Payday
demo-result = Result
demo-winner = { $count ->
    [one] { $names } has the most credits and wins.
   *[other] { $names } have the most credits and share the win.
}
