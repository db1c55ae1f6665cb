# Ukázkový let v terminálu.

demo-title = Čtyři boti letí let úrovně I: { $names }. Seed { $seed }.
demo-legend = o kosmonaut · p, b mimozemšťan · E motor · ↑ dělo · + baterie · □ kontejner · ■ červený kontejner · ◥ štít · L podpora života · # spojovací dílek
demo-pipes = Přípojky: ┤ jednoduchá, ╡ dvojitá, ┫ univerzální.
demo-strengths = motory { $engines }, děla { $cannons }
demo-crew-and-connectors = posádka { $crew }, otevřené přípojky { $exposed }
demo-enemy = , síla { $strength }
demo-loaded = { $player } nakládá zboží: { $goods }.
demo-crew-lost = { $player } ztrácí { crew-sum }.
demo-fell-off = { $player } ztrácí { $lost ->
    [one] { $lost } dílek, který odpadá
    [few] { $lost } dílky, které odpadají
   *[other] { $lost } dílků, které odpadají
}.
demo-payday = Výplata
demo-result = Výsledek
demo-winner = { $count ->
    [one] Nejvíc kreditů má a vítězí { $names }.
   *[other] Nejvíc kreditů mají a o vítězství se dělí { $names }.
}
