### What only the terminal says about Super Motherload: the table in words.

board-first = Board { $side }, { $columns } columns. The surface lies above row 1.
board-next = Board { $side }, { $columns } columns.
board-offered = To choose from: board { $side }.
board-row = Row { $row }: { $spaces }
board-run = { $more ->
    [0] { $first } { $what }
   *[other] { $first } to { $last } { $what }
}
ground-with = { $ground } with { $shown }
offer-major = Major achievement { $what }: { $about }
offer-minor = Minor achievement { $what }: { $about }
supply = Left to take: { $bombs ->
    [one] { $bombs } bomb token
   *[other] { $bombs } bomb tokens
}, { $tiles ->
    [one] { $tiles } artifact tile
   *[other] { $tiles } artifact tiles
}, { $minors ->
    [one] { $minors } minor achievement
   *[other] { $minors } minor achievements
} in the deck.
player = { $you ->
    [yes] You
   *[no] { $seat }
}, { $deck }{ $start ->
    [yes] , start player
   *[no] { "" }
}{ $turn ->
    [yes] , on turn with { $actions ->
        [0] no action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
   *[no] { "" }
}.
player-has = Cards in hand { $hand }, in the draw deck { $draw }, discarded { $discard }. { $bombs ->
    [one] { $bombs } bomb token
   *[other] { $bombs } bomb tokens
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} that all can see.
stack-empty = { $stack }: all bought
stack-top = { $stack }: ${ $money } of ${ $cost }{ $minerals ->
    [none] { "" }
   *[other] { " " }({ $minerals })
} for { $card }: { $about }
in-hand = In hand: { $what }: { $about }
artifact-held = Artifact: { $what }: { $about }
asked-actions = { $number ->
    [0] No action is left.
    [one] { $number } action is left.
   *[other] { $number } actions are left.
}
asked-minerals = To lay down: { $minerals }, worth ${ $money }.
asked-split = Each goes to a stack of its own; this one is { $mineral }.
asked-card = The card is { $card }: { $about }.
asked-line = The tunnel is { $length ->
    [one] { $length } space
   *[other] { $length } spaces
} long. It passes steel plates of these colours: { $colours }.
asked-blast = The pattern { $pattern } covers { $length } spaces.
outlook-stack = ${ $money } of ${ $cost }{ $minerals ->
    [none] { "" }
   *[other] { " " }({ $minerals })
} for { $card }
outlook-draw = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; { $left } in your draw deck, then the discarded ones are shuffled
outlook-bomb = you have { $left ->
    [one] { $left } bomb token
   *[other] { $left } bomb tokens
}
found = { $things ->
    [none] nothing to collect
   *[other] { $things }
}
found-minerals = { $minerals } (${ $money })
found-artifacts = { $number ->
    [one] an artifact
   *[other] { $number } artifacts
}
side-has = { $rocks } rock, { $plates ->
    [one] { $plates } steel plate
   *[other] { $plates } steel plates
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}; { $minerals }
cells-down = column { $column }, rows { $first } to { $last }
cells-across = { $more ->
    [0] row { $row }, column { $first }
   *[other] row { $row }, columns { $first } to { $last }
}
map-legend = Each space has two characters: the ground (. dirt, # rock, r b y steel plates) and what it shows (A an artifact, * a bomb token, a digit cards to draw, other letters minerals). [] is a tunnel.
