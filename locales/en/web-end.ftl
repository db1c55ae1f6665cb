# Payday, titles, standings. Headings may joke; lines and figures do not.

end-eyebrow = payday
end-flight-of = flight { $number } of { $flights }

# Headings by how it went, three of each.
end-head-best-1 = Paid in full. Twice, nearly.
end-head-best-2 = Nobody did it better.
end-head-best-3 = Drinks are on you.
end-head-fine-1 = Delivered, mostly.
end-head-fine-2 = It held. Most of it.
end-head-fine-3 = Signed for, scratches and all.
end-head-last-1 = A hard road, but it led home.
end-head-last-2 = Dented, docked, still in business.
end-head-last-3 = The next ship will know better.
end-head-wreck-1 = There was more of it this morning.
end-head-wreck-2 = The important half arrived.
end-head-wreck-3 = Some assembly lost.
end-head-zero-1 = A nice round trip.
end-head-zero-2 = Even. Somehow.
end-head-zero-3 = All that, for the view.
end-head-loss-1 = An expensive way to travel.
end-head-loss-2 = The bill arrived first.
end-head-loss-3 = It flew beautifully, until it didn’t.
end-head-out-1 = Home early, and in pieces.
end-head-out-2 = A short flight, well negotiated.
end-head-out-3 = Discretion, and a warehouse nearby.
end-head-stranded-1 = The last stretch went without you.
end-head-stranded-2 = Home, on somebody else’s thrust.
end-head-stranded-3 = Stopped short of the parade.
end-head-watch-1 = The slips are in.
end-head-watch-2 = Somebody got paid.
end-head-watch-3 = Counting what came home.
end-head-final-won-1 = Across the galaxy, and ahead of it.
end-head-final-won-2 = They will name a car park after you.
end-head-final-won-3 = { $flights ->
    [one] One ship, one legend.
    [2] Two ships, one legend.
    [3] Three ships, one legend.
   *[other] Many ships, one legend.
}
end-head-final-fine-1 = { $flights ->
    [one] The ship is gone, and money left.
    [2] Two ships gone, and money left.
    [3] Three ships gone, and money left.
   *[other] All those ships gone, and money left.
}
end-head-final-fine-2 = Richer, wiser, slightly singed.
end-head-final-fine-3 = You came, you saw, you were paid.
end-head-final-poor-1 = It was never about the money.
end-head-final-poor-2 = The stories were free.
end-head-final-poor-3 = Broke, but widely travelled.
end-head-final-watch = { $mode ->
    [trek] The trek is over.
   *[campaign] The campaign is over.
}

end-lead-paying = { $titles ->
    [0] Bonuses come first; then goods are sold and losses paid.
   *[other] The titles are being shared out; then goods are sold and losses paid.
}
end-lead-made = You made { credits-sum }.
end-lead-lost = You lost { credits-sum }.
end-lead-debt = You end with a debt of { credits-sum }. It is forgiven.
end-lead-none = You made nothing and lost nothing.
end-lead-rank = { $place ->
    [1] Nobody made more.
    [2] Second of { $players }.
    [3] Third of { $players }.
    [4] { $players ->
        [4] Last of { $players }.
       *[other] Fourth of { $players }.
    }
   *[other] Last of { $players }.
}
end-lead-shared = { $place ->
    [1] Nobody made more, but somebody made as much.
    [2] Second of { $players }, shared.
    [3] Third of { $players }, shared.
   *[other] Fourth of { $players }, shared.
}
end-lead-least = Nobody lost less.
end-lead-trek-least = With { $total } in all, nobody has more. That is not a win.
end-lead-won = { $winners ->
    [one] { $mode ->
        [trek] With { $total } in all, you have won the trek.
       *[campaign] With { $total } in all, you have won the campaign.
    }
   *[other] With { $total } in all, you share the win.
}
end-lead-trek-rank = { $place ->
    [1] With { $total } in all, you lead.
    [2] With { $total } in all, you are second of { $players }.
    [3] With { $total } in all, you are third of { $players }.
    [4] { $players ->
        [4] With { $total } in all, you are last of { $players }.
       *[other] With { $total } in all, you are fourth of { $players }.
    }
   *[other] With { $total } in all, you are last of { $players }.
}
end-lead-trek-shared = { $place ->
    [1] With { $total } in all, you share the lead.
    [2] With { $total } in all, you share second place.
    [3] With { $total } in all, you share third place.
   *[other] With { $total } in all, you share fourth place.
}
end-lead-winners = { $count ->
    [one] { $names } has the most: { credits-sum }.
   *[other] { $names } have the most: { credits-sum } each.
}
end-lead-nobody = Nobody made a profit.

# Slips
end-slips = One line for every credit
end-lines = { $name }: one line for every credit
end-wreck = What came home of { $name }’s ship: { $left ->
    [one] { $left } component
   *[other] { $left } components
}, { $lost } lost
end-place = { $place ->
    [1] 1st home
    [2] 2nd home
    [3] 3rd home
   *[other] { $place }th home
}
end-out-chose = gave up
end-out-no-humans = no human left
end-out-no-engines = no thrust
end-out-lapped = lapped
end-sum = Credits
end-sum-so-far = So far
end-sum-flight = this flight { $credits }
end-richest = the most credits
end-unfold = { $name }: show every line
end-no-lines = Nothing won, nothing lost.
end-said = { $name }: { credits-sum }.

end-line-brought = Brought along
end-line-finish = { $place ->
    [1] First home
    [2] Second home
    [3] Third home
    [4] Fourth home
   *[other] Fifth home
}
end-line-out = Did not finish
end-left-chose = gave up before card { $card }
end-left-no-humans = no human left after card { $card }
end-left-no-engines = no thrust in open space, card { $card }
end-left-lapped = lapped by the leader, card { $card }
end-line-best-looking = Best-looking ship
end-looks = { $exposed } exposed, fewest of all
end-looks-shared = { $exposed } exposed, nobody had fewer
end-title-best = best score: { $score }
end-title-almost = { $score } is as good as the best ({ $best }): the Lawyer
end-title-defended = defended with { $score }
end-title-gold = gold defended with { $score }, paid double
end-title-gold-out = gold defended with { $score } after giving up, paid like silver
end-line-sale = Goods sold
end-line-sale-half = Goods sold at half
end-line-card = A card
end-line-beaten = { $card } beaten
end-card-number = card { $number }
end-on-card = { $card }, card { $number }
end-card-for-crew = card { $number }, for { $crew } crew
end-line-late-part = Part not added
end-line-insurance = Insurance
end-line-losses = Components lost
end-losses-each = { $lost ->
    [one] one component
   *[other] { $lost } at { $each } each
}
end-losses-insured = { $lost } lost, insured
# A member of somebody’s support team has changed what something pays.
end-changed = changed in this flight
end-losses-only = { $lost } lost
end-losses-reserve = { $each }, { $unused ->
    [one] one never left the reserve
   *[other] { $unused } never left the reserve
}
end-line-debt = Debt forgiven
end-debt-detail = before the next flight
end-line-untold = Earlier in this flight
end-untold-detail = for what is not known any more

# Titles
end-titles = Titles
end-scores = Scores
end-fate-open = Being decided.
end-fate-kept = { $name } has won it.
    .you = You have won it.
end-fate-given = Given to { $name } by the winner.
    .you = Given to you by the winner.
end-fate-zero = Nobody scored, so it goes to whoever is home first: { $name }.
    .you = Nobody scored, so it goes to whoever is home first: you.
end-fate-zero-given = Nobody scored, so it fell to whoever was home first, who had won enough already and gave it to { $name }.
    .you = Nobody scored, so it fell to whoever was home first, who had won enough already and gave it to you.
end-fate-dealt = Nobody finished. Dealt to { $name } by lot.
    .you = Nobody finished. Dealt to you by lot.
# On the slip of whoever holds a title that has paid nothing.
end-held-zero = nobody scored; home first
end-held-zero-given = nobody scored; handed on by whoever was home first
end-held-given = handed on by the winner
end-held-dealt = nobody finished; dealt by lot
end-held-lost = not defended
end-fate-gold = { $name } has defended it: it turns gold.
    .you = You have defended it: it turns gold.
end-fate-defended = { $name } has defended it.
    .you = You have defended it.
end-fate-legend = { $name } turned it gold in the flight before, and has defended it again: a legend.
    .you = You turned it gold in the flight before, and have defended it again: a legend.
end-fate-gold-out = { $name } turned it gold in the flight before and has defended it even after giving up: the reward is that of silver, and no legend is made that way.
    .you = You turned it gold in the flight before and have defended it even after giving up: the reward is that of silver, and no legend is made that way.
end-fate-lost = { $name } did not win it this time: no reward, and it stays silver.
    .you = You did not win it this time: no reward, and it stays silver.
end-fate-lost-gold = { $name } turned it gold in the flight before, but did not win it this time: no reward, and it stays gold.
    .you = You turned it gold in the flight before, but did not win it this time: no reward, and it stays gold.
end-handicap = { $name } flies next with the handicap of the gold { $title }.
end-handicap-you = You fly next with the handicap of the gold { $title }.
end-handicap-freight-hauler = Two cargo holds side by side stay empty.
end-handicap-power-trucker = A battery component joined to a double engine, a double cannon, a shield or a booster gets no charge.
end-handicap-xenoquartermaster = Life support works only if all its joints match exactly.
end-handicap-cruise-captain = Every exposed connector takes a place in its cabin, and a new one costs a crew member.
end-handicap-master-engineer = Two awkward tiles go into the reserve first and are added only after everyone has built.
end-handicap-corridorist = A corridor component that is destroyed takes along the corridor components it is joined to.

# Titles while a flight lasts
titles-now = Titles of this trek
titles-score = { $title }: { $score }
titles-scores = Score now:
titles-open = Titles to win
titles-held = { $name } holds it
    .you = yours
titles-pay-1 = After this flight, the best score for a title pays { $credits } credits and wins it.
titles-pay-2 = In this flight everyone defends a title: that pays { $credits } credits and turns it gold.
titles-pay-3 = In this flight everyone defends a title: silver pays { $credits } credits, gold { $gold }.
titles-counted = What counts is the ship that comes home.

# Standings
end-standings = Standings
end-ranking = Final ranking
end-ranking-note = { $mode ->
    [trek] Whoever ends with credits has won something; whoever has the most has won the trek. Equals share it.
   *[campaign] Whoever ends with credits has won something; whoever has the most has won the campaign. Equals share it.
}
end-to-titles = Titles and standings
end-to-standings = Standings and next flight
end-column-player = Player
end-column-flight = Flight { $level }
end-rank = { $place }.
end-silver = { $title }
end-gold = { $title }, gold
end-legendary = legendary { $title }
end-champion = { $mode ->
    [trek] winner of the trek
   *[campaign] winner of the campaign
}
end-crowned = The winner
end-crowned-who = { $winners ->
    [one] { $names } wins the { $mode ->
        [trek] trek
       *[campaign] campaign
    } with { credits-sum }.
   *[other] { $names } share the win with { credits-sum } each.
}
    .you = You win the { $mode ->
        [trek] trek
       *[campaign] campaign
    } with { credits-sum }.
end-crowned-little = { $count ->
    [one] { $names } has credits left, too, and has won a little.
   *[other] { $names } have credits left, too, and have won a little.
}

# Where we are
end-route-flown = Flown
end-route-best = { $names } { $credits }
end-route-next = Next
end-route-far = Later
end-route-last = Last
end-next-example = The board is an example: everyone gets two halves by chance.
end-next-flight = Next: { $ship }
end-fact-home = for coming home
end-fact-looks = best-looking
end-fact-timer = timer { $spaces ->
        [one] space
       *[other] spaces
    }

# What comes next
end-next = What comes next
end-next-level = Next: a level { $level } flight
end-next-trek = Next: the trek
end-again = Again
end-to-lobby = To the table
end-gathering = The others gather for another flight: { $mode }. Take your time.
end-gathering-host = { $name } calls everybody together for another flight: { $mode }. Take your time.
end-replay = Watch the replay
end-replay-short = Replay
end-copy-link = Copy the replay link
end-copied = Copied.
end-not-copied = The browser does not let us copy. Select the text and copy it by hand.
end-host-decides = { $name } decides what comes next.
end-no-host = The host has left.
end-to-yard = To the yard
end-to-yard-watch = On to the yard
end-yard-waits = Building begins when somebody says go.
end-to-team = Choose a member
end-team-waits = The support team is hired now.
end-yard-opened = The yard is open: everyone is building.
end-waiting = Waiting for { $names }.

end-check = Was it all luck? Check that nobody chose the dice, tiles and cards.
end-check-how = All dice, tiles and cards come from one secret number, the seed. Before the game the server published its fingerprint, so it could not be changed any more. Now the number is open, and anyone can check that it fits.
end-check-commitment = Fingerprint, from before the game
end-check-seed = Seed
end-check-command = This command plays the whole game again and checks the seed, every step and the result:
end-check-copy = Copy

# ---- several games in one room

scores-title = Score of this room
scores-games = Games
scores-wins = Won
scores-credits = Credits
