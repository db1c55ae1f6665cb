# Tažení: na čem se domluvit před prvním letem.

campaign-any = Tažení
campaign-lead = Několik letů a jedna kasa. Vyhraje, kdo má po posledním letu nejvíc kreditů, a kdo má aspoň jeden, taky trochu vyhrál.
campaign-rules = Jak se to hraje?
campaign-presets = Něco z tohohle
campaign-three = Tři za sebou
    .note = Tažení z krabice Another Big Expansion: každý let je větší a horší než ten před ním.
campaign-short = Krátké
    .note = Dva lety se základní krabicí, když už je večer v půlce.
campaign-strange = Divné lodě
    .note = Plány, které ohýbají pravidla stavby, a nové dílky, kterými je zaplnit.
campaign-long = Dálková
    .note = Malé, velké i divné lodě jedna po druhé. Vezměte si svačinu.
campaign-flights = Lety
campaign-flight = { $number }. let
campaign-time = { $flights ->
    [one] { $flights } let, asi { $time }
    [few] { $flights } lety, asi { $time }
   *[other] { $flights } letů, asi { $time }
}
campaign-minutes = { $minutes } minut
# I půlhodiny: 2½.
campaign-hours = { $halves ->
    [2] hodina
    [10] { $hours } hodin
    [12] { $hours } hodin
   *[other] { $hours } hodiny
}
campaign-add = Další let
campaign-full = Letů může být nejvýš { $flights }.
campaign-earlier = Letět { $number }. let dřív
campaign-later = Letět { $number }. let později
campaign-remove = Vynechat { $number }. let
campaign-ship = Loď { $number }. letu
campaign-plain = jen základní krabice
campaign-all = Všechny mají: { $parts }
campaign-needs-abe-adventures = Jiný balíček úroveň IV nemá.
campaign-needs-technology = Na pět takových lodí by bez nich nestačily dílky.
campaign-parts = Z krabic
campaign-parts-note = Pro všechny lety. Když let otevřeš, může se od ostatních lišit.
campaign-five = Pět lodí úrovně IV se staví i s novými technologiemi, ať jsou zapnuté, nebo ne: jinak by nestačily dílky.
campaign-some = Teď: { $some } z { $flights } letů.
campaign-differs = Podle letu
campaign-roads-differ = Některé lety jich mají jinak.
