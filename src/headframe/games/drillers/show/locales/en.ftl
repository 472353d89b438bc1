### What the browser, the server and the terminal say about DRILLERS. What a card, tile or room
### does is made of its effects: a message for each kind, in full and for a card's face.

## Effects
effect-drill = gain { $n ->
    [one] { $n } drill
   *[other] { $n } drills
}
effect-move = gain { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
effect-fuel = gain {$n} fuel
effect-credits = gain { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
effect-refresh = turn { $n ->
    [one] { $n } drone
   *[other] { $n } drones
} face up
effect-draw = may draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
effect-repair = may repair {$n}: take a card of yours out of the game
effect-damage = take a DAMAGE into the discard pile
effect-damage-top = put a DAMAGE on top of your deck
effect-damage-hand = take a DAMAGE into your hand
effect-upgrade-cap = raise the fuel cap by one
effect-upgrade-storage = one storage space more
effect-leave = the card leaves the game
effect-fly = fly to any open floor
effect-battery = a battery: pays for one card of the fourth shop
effect-take-silver = take the silver that waits here
effect-reserve-emerald = an emerald is reserved for every player
effect-once-raise = once this turn, exchange a stored mineral for the next better one
effect-may-raise = may exchange a stored mineral for the next better one
effect-keep = keep up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} free this turn
effect-once-harpoon = once this turn, a drill may collect from the floor above or below
effect-turn-suction = silver costs no drill this turn
effect-any-fuel-for-move = any number of times: {$n} fuel for { $m ->
    [one] { $m } move
   *[other] { $m } moves
}
effect-any-drone-for-fuel = any number of times: a drone for {$n} fuel
effect-turn-jackhammer-fuel = this turn { $n } fuel for every corridor or barrier dug
effect-turn-flywheel-fuel = this turn cards played for fuel give {$n} more
effect-draw-and-repair = draw a card and repair one, in any order
effect-market-to-overflow = a market mineral goes to overflow
effect-scrap-fuel = may give { $n } fuel and a stored mineral, which goes to overflow, for a repair
effect-toll-fuel = pay {$n} fuel or take a DAMAGE
effect-each-other-mech-toll-fuel = for every other mech here pay {$n} fuel or take a DAMAGE
effect-trade-credit-fuel = may pay { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for {$m} fuel
effect-dispatch-credits-fuel = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for every face-up drone, or {$m} fuel to refresh one
effect-if-moves = if you gained { $n ->
    [one] { $n } move
   *[other] { $n } moves
} this turn
effect-if-drills = if you gained { $n ->
    [one] { $n } drill
   *[other] { $n } drills
} this turn
effect-pay-fuel = pay {$n} fuel
effect-moves-for = give unspent moves: { $prices }
cave-price = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} for { $mineral }

## Effects, short
short-drill = Drill {$n}
short-move = Move {$n}
short-fuel = Fuel {$n}
short-credits = Credits {$n}
short-refresh = Drone {$n}
short-draw = Draw {$n}
short-repair = Repair {$n}
short-damage = Damage
short-damage-top = Damage on deck
short-damage-hand = Damage in hand
short-upgrade-cap = Cap +1
short-upgrade-storage = Storage +1
short-leave = Leaves game
short-fly = Fly
short-battery = Battery
short-take-silver = Take silver
short-reserve-emerald = Reserve emerald
short-once-raise = Raise once
short-may-raise = May raise
short-keep = Keep {$n}
short-once-harpoon = Harpoon once
short-turn-suction = Silver free
short-any-fuel-for-move = {$n} fuel: move {$m}
short-any-drone-for-fuel = Drone: fuel {$n}
short-turn-jackhammer-fuel = Dig: fuel {$n}
short-turn-flywheel-fuel = Burns +{$n}
short-draw-and-repair = Draw and repair
short-market-to-overflow = Market to overflow
short-scrap-fuel = Scrap: repair
short-toll-fuel = Toll {$n} fuel
short-each-other-mech-toll-fuel = Toll per mech
short-trade-credit-fuel = {$n} credit: fuel {$m}
short-dispatch-credits-fuel = Drones pay
short-if-moves = If {$n} moves:
short-if-drills = If {$n} drills:
short-pay-fuel = Pay {$n} fuel:
short-moves-for = Moves for gems

## Cards, tiles, rooms
either = { $first } or { $second }
together = { $first } + { $second }
one-by-one = { $first }; { $second }
sentence = { $first }. { $second }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-permanent = Permanent: stays in front of you, once a turn
card-solid = Paid with a stored mineral
card-cost = Costs {$fuel} fuel to play
card-fuel = Or played for {$fuel} fuel
card-price = Price {$price} credits
card-battery = Needs a battery tile as well
tile-corridor = Corridor tile of floor {$floor}
tile-barrier = Barrier tile of floor {$floor}
tile-about = {$effect}; {$points} points, {$loss} fewer once used; covers {$width} notches
room-reveal = When revealed: { $effect }
room-corridor = For each corridor dug here: { $effect }
room-first-corridor = For your first corridor of a turn here: { $effect }
room-collect = For each mineral collected here: { $effect }
room-end = If you end Operations here: { $effect }
room-discount = Your first corridor of a turn here costs { $number ->
    [one] { $number } drill
   *[other] { $number } drills
} less

## Names
other-seat = the bot
word-mineral-none = none
word-yes-no-no = no
word-yes-no-yes = yes
word-toll-damage = take 1 damage
word-toll-fuel = pay the fuel
word-dispatch-credits = credits for each face-up drone
word-dispatch-refresh = pay fuel to refresh a drone
word-repair-none = no repair
word-repair-top = the top card of the deck
repair-hand = { $card } (hand)
repair-play = { $card } (play area)
repair-discard = { $card } (discard pile)
milestone-line = a milestone
milestone-final = the final milestone
reserved-emerald = your reserved emerald
action-end = done: end this phase
action-up = move up
action-down = move down
action-fuel-move = { $fuel } fuel for 1 move
action-fuel-drill = { $fuel } fuel for 1 drill
action-damage-fuel = take 1 damage for { $fuel } fuel
action-engine-move = { $fuel } fuel for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
action-drone-fuel = exhaust a drone for { $fuel } fuel
action-excavate = excavate the corridor
action-barrier = remove the barrier below
action-sell-all = sell everything in storage
action-repair = repair a card for { $credits } credits
action-upgrade-cap = raise the fuel cap
action-upgrade-storage = add a storage space
action-collect = collect { $what }
action-harpoon-up = harpoon { $what } from the floor above
action-harpoon-down = harpoon { $what } from the floor below
action-drone-sell = sell { $what } by drone
action-raise = raise a stored { $what }
action-refresh = refresh { $shop }
action-exhaust = exhaust: { $tile } ({ $effect })
action-buy = buy { $card }
action-use = use { $card }: { $effect }
action-play = play { $card }: { $effect }
action-fuel = play { $card } for fuel
action-discard = discard { $card } for { $credits } credits

## Log
doer = { $you ->
    [yes] You
   *[no] { $seat }
}
event-Played = { doer } played {$card}
event-Burned = { doer } played {$card} for fuel
event-UsedPermanent = { doer } used {$card}
event-Discarded = { doer } discarded {$card}
event-Repaired = { doer } repaired {$card}
event-Reshuffled = { doer } shuffled the discard pile into a new deck
event-Bought = { doer } bought {$card} for {$price}
event-Drew = { doer } drew { $card ->
    [none] a card
   *[other] { $card }
}
event-Damaged = { $where ->
    [1] { doer } put a DAMAGE on the deck
    [2] { doer } took a DAMAGE into the hand
    [3] { doer } lost a market mineral in place of a DAMAGE
    [4] { $you ->
        [yes] No DAMAGE is left for you
       *[no] No DAMAGE is left for { $seat }
    }
   *[0] { doer } took a DAMAGE
}
event-Moved = { doer } went to { $floor }
event-Collected = { $floor ->
    [none] { doer } took { $mineral } from the supply
   *[other] { doer } collected { $mineral } ({ $floor })
}
event-Sold = { $price ->
    [-1] { doer } moved { $mineral } to overflow
   *[other] { doer } sold { $mineral } for { $price }
}
event-TileWon = { doer } won: { $tile }
event-TileExhausted = { doer } used: { $tile }
event-RoomRevealed = { $floor } is { $room }
event-RoomUsed = { $room } acted on { $you ->
    [yes] you
   *[no] { $seat }
}
event-MilestoneTaken = { doer } took { $milestone }: { $milestone-points ->
    [one] { $milestone-points } point
   *[other] { $milestone-points } points
}
event-Upgraded = { $what ->
    [0] { doer } raised the fuel cap
   *[1] { doer } added a storage space
}
event-ShopFilled = { $card } is on offer at { $shop }
event-ShopRefreshed = { doer } refreshed { $shop }
event-TurnBegan = Turn {$turn}: { $you ->
    [yes] you
   *[no] { $seat }
}
event-BotFlipped = The bot flipped { $card }: { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}, { $move ->
    [yes] moves
   *[no] stays
}
event-BotDiscarded = The bot cleared { $cards ->
    [none] nothing
   *[other] { $cards }
} from the shops
event-GameOver = The game is over

## Questions
ask-operations = Operations: play cards, move, drill, then say done
ask-surfacing = Surfacing: sell, repair, upgrade, buy
ask-keep = Upkeep: which cards do you keep in hand?
ask-draw = Draw a card?
ask-repair = Repair: which card leaves the game?
ask-effect = Which effect?
ask-order = In which order?
ask-column = From which market column does a mineral go to overflow?
ask-fly = Fly to which floor?
ask-trade = Pay 1 credit for 1 fuel?
ask-toll = Pay fuel or take a DAMAGE?
ask-dispatch = Dispatch: credits or a drone?
ask-raise = Raise which stored mineral by one kind?
ask-cave = Unspent moves for which mineral?
ask-scrap = Give 1 fuel and which stored mineral for a repair?
ask-solid-fuel = Burn which stored mineral to pay for the card?
ask-battery = Which battery tile pays for the card?

## What lies in the box

things-card = Cards
things-tile = Corridor tiles
things-room = Rooms
