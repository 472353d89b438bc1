### What only the terminal says about Mothership: the table in words.

mode-deathmatch = Deathmatch
mode-team = Team game
mode-vp = Game for victory points
mode-solo = Solo game
table-over = { $mode }, over after round { $round }. { $winners ->
    [none] Nobody has won.
   *[other] Won by { $winners }.
}
table-turn = { $mode }, round { $round }, { $you ->
    [yes] your turn
   *[no] the turn of { $seat }
}.
table-cards = Action Cards in the deck: { $deck }, discarded: { $discard }.
owner-out = { $you ->
    [yes] You are
   *[no] { $seat } is
} out of the game.
owner = { $you ->
    [yes] You
   *[no] { $seat }
}: Mothership { $hull } HP, shield { $shield }
owner-has = Station { $station } HP. { $things }. Action Cards: { $cards }.
owner-points = Victory points: { $points }
owner-energy = Energy: { $energy }
owner-technology = Technology: { $things }
owner-units = Units: { $units }
unit-stands = { $unit } at { $space } (engine power { $engine }, { $die ->
    [0] no die
   *[other] D{ $die }
})
station-stands = { $unit } at { $space }
stands = { $what } ({ $about })
planet-line = { $planet }: { $parts }
planet-defence = defence { $defence }
planet-held = held by { $you ->
    [yes] you
   *[no] { $seat }
}
planet-free = nobody’s
asteroid-spaces = Asteroids: { $spaces }
market = Market: { $things }
hand-head = { $number ->
    [0] You hold no Action Cards.
   *[other] Your Action Cards:
}
unit-at = { $unit } at { $space }
die-shown = the { $number }{ $unit ->
    [none] { "" }
   *[other] { " " }of { $unit }
}
cancel-card = cancel { $card } of { $you ->
    [yes] yours
   *[no] { $seat }
}
fight = Fight: { $attackers } against { $target }.
fight-cards = Cards declared: { $cards }.
declared-by = { $card } by { $you ->
    [yes] you
   *[no] { $seat }
}
fight-rolls = Rolls: { $rolls }.
fight-roll = { $unit } { $dice }{ $buff ->
    [0] { "" }
   *[other] { " " }+ { $buff }
}
asked-card = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }: { $about }
asked-target = It is aimed at { $targets }.
asked-fleet = Now you place { $unit }.
asked-move = The ship is { $unit } at { $space }. It can go up to { $power ->
    [one] { $power } space
   *[other] { $power } spaces
}.
asked-veto = { $seat } would set it up at { $space }. To stop it costs { $price } Influence.
asked-purse = You have { $things }.
outlook-move = at { $space }, engine power { $power }
outlook-attack = at { $space }, { $die ->
    [0] no die
   *[other] D{ $die }
}
beside = beside { $pieces }
costs = costs { $price }
map-legend = Two characters a space. Units: S Station, M Mothership, F Fighter, B Bomber, G Guardian, then the number of the player. Planets: o mineral, ~ gas, . planetoid, then who holds it, or a hyphen. ** asteroids. The first line is row A of the marks, such as A1.
