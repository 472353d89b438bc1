### What only the terminal says about DRILLERS: the table in words.

table-over = The game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
table-turn = Turn { $turn }: { $you ->
    [yes] your turn
   *[no] the turn of { $seat }
}. DAMAGE cards left: { $damage }.
gauges = On the gauges: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} and { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}.
table-ender = { $you ->
    [yes] You have
   *[no] { $seat } has
} brought about the end: these are the last turns.
some-stored = { $number ->
    [one] { $number } { $mineral }
   *[other] { $number } { $mineral ->
        [emerald] emeralds
        [ruby] rubies
        [sapphire] sapphires
       *[other] { $mineral }
    }
}
floor-line = { $floor }: { $parts ->
    [none] nothing
   *[other] { $parts }
}
mech-here = { $mech } stands here
barrier = a barrier, { $drills } drills
loose = { $minerals ->
    [none] no minerals
   *[other] { $minerals }
}
corridor = the next corridor costs { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
} and holds { $minerals ->
    [none] nothing
   *[other] { $minerals }
} ({ $left } left)
room-here = { $room } ({ $about })
room-face-down = a room face down
reserved-for = an emerald reserved for { $mechs }
shop-line = Shop { $shop }{ $battery ->
    [yes] , each card needs a battery tile as well
   *[no] { "" }
}, { $left } more in its deck:
shop-card = { "  " }{ $card }, { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}: { $about }
milestone-at = { $points } points at notch { $line }
milestone-end = { $points } points for the end
milestones-free = Milestones to win: { $milestones ->
    [none] none
   *[other] { $milestones }
}
player = { $you ->
    [yes] You
   *[no] { $seat }
}, { $mech }
player-scored = { $you ->
    [yes] You
   *[no] { $seat }
}, { $mech }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-board = Fuel { $fuel } of { $cap }. Credits { $credits }. Drones face up { $drones } of { $most }. Shop refresh { $refresh ->
    [yes] ready
   *[no] used
}.
player-storage = Storage: { $minerals ->
    [none] empty
   *[other] { $minerals }
}; room for { $capacity }.
player-market = Market: { $market ->
    [none] empty
   *[other] { $market }
}. Overflow: { $overflow ->
    [none] empty
   *[other] { $overflow }
}.
player-track = Track: { $notches } of { $track } notches. Milestones: { $milestones ->
    [none] none
   *[other] { $milestones }
}.
player-piles = Cards in the deck: { $deck }. Played: { $play ->
    [none] none
   *[other] { $play }
}. Discarded: { $discard ->
    [none] none
   *[other] { $discard }
}.
deck-top = On top of the deck: { $card }
in-hand = In hand: { $card }: { $about }
hand-of = Cards in hand: { $number }
permanent = Permanent: { $card }: { $about }
tile-ready = { $tile }, ready: { $about }
tile-used = { $tile }, used: { $about }
bot = The bot, { $mech }, level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-board = Slots filled { $filled } of { $slots }. Buffer: { $buffer ->
    [none] empty
   *[other] { $buffer }
}. Overflow { $overflow }. Track { $notches }. Cards left { $cards }. Flipped: { $flipped ->
    [none] none
   *[other] { $flipped }
}.
asked-operations = You have { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
} and { $fuel } fuel. In hand: { $hand ->
    [none] no cards
   *[other] { $hand }
}.
asked-storage = In storage: { $minerals ->
    [none] nothing
   *[other] { $minerals }
}; room for { $capacity }.
asked-surfacing = You have { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}; in storage: { $minerals ->
    [none] nothing
   *[other] { $minerals }
}.
asked-draw = { $number ->
    [one] You may draw { $number } card
   *[other] You may draw { $number } cards, one by one
}. Your deck has { $deck }.
asked-keep = { $free ->
    [0] Each card kept costs { $price } fuel
    [one] { $free } card is kept for free, each other one costs { $price } fuel
   *[other] { $free } cards are kept for free, each other one costs { $price } fuel
}; you have { $fuel }.
asked-toll = The toll is { $fuel } fuel{ $times ->
    [1] { "" }
   *[other] , asked { $times } times
}; you have { $have }.
asked-trade = { $price ->
    [one] { $price } credit
   *[other] { $price } credits
} for { $fuel } fuel; you have { $have ->
    [one] { $have } credit
   *[other] { $have } credits
}.
asked-dispatch = { $each ->
    [one] { $each } credit
   *[other] { $each } credits
} for each of your { $drones } face-up drones, or { $fuel } of your { $have } fuel to turn one up.
asked-battery = It pays for { $card }.
asked-scrap = It costs { $fuel } fuel and one of: { $minerals }.
costs-fuel = costs { $fuel } fuel
costs-credits = costs { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
gives-fuel = gives { $fuel } fuel
