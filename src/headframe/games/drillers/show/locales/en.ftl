### What the browser, the server and the terminal say about DRILLERS. What a card, tile or room
### does is made of its effects: a message for each kind, in full and for a card's face.

## Effects
n-fuel = { $n } fuel
m-fuel = { $m } fuel
n-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
m-moves = { $m ->
    [one] { $m } move
   *[other] { $m } moves
}
effect-drill = gain { $n ->
    [one] { $n } drill
   *[other] { $n } drills
}
effect-move = gain { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
effect-fuel = gain { n-fuel }
effect-credits = gain { n-credits }
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
effect-any-fuel-for-move = any number of times: { n-fuel } for { m-moves }
effect-any-drone-for-fuel = any number of times: a drone for { n-fuel }
effect-turn-jackhammer-fuel = this turn { n-fuel } for every corridor or barrier dug
effect-turn-flywheel-fuel = this turn cards played for fuel give {$n} more
effect-draw-and-repair = draw a card and repair one, in any order
effect-market-to-overflow = a market mineral goes to overflow
effect-scrap-fuel = may give { n-fuel } and a stored mineral, which goes to overflow, for a repair
effect-toll-fuel = pay { n-fuel } or take a DAMAGE
effect-each-other-mech-toll-fuel = for every other mech here pay { n-fuel } or take a DAMAGE
effect-trade-credit-fuel = may pay { n-credits } for { m-fuel }
effect-dispatch-credits-fuel = { n-credits } for every face-up drone, or { m-fuel } to refresh one
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
short-if-moves = If { $n ->
    [one] { $n } move
   *[other] { $n } moves
}:
short-if-drills = If { $n ->
    [one] { $n } drill
   *[other] { $n } drills
}:
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
card-price = Price { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}
card-battery = Needs a battery tile as well
tile-corridor = Corridor tile of floor {$floor}
tile-barrier = Barrier tile of floor {$floor}
tile-about = {$effect}; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, {$loss} fewer once used; covers { $width ->
    [one] { $width } notch
   *[other] { $width } notches
}
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
other-seat = The bot
word-mineral-none = none
word-yes-no-no = no
word-yes-no-yes = yes
word-toll-damage = take a DAMAGE
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
fuel-paid = { $fuel } fuel
for-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
action-end = done: end this phase
action-up = move up
action-down = move down
action-fuel-move = { fuel-paid } for 1 move
action-fuel-drill = { fuel-paid } for 1 drill
action-damage-fuel = take a DAMAGE for { fuel-paid }
action-engine-move = { fuel-paid } for { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
action-drone-fuel = exhaust a drone for { fuel-paid }
action-excavate = excavate the corridor
action-barrier = remove the barrier below
action-sell-all = sell everything in storage
action-repair = repair a card for { for-credits }
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
action-discard = discard { $card } for { for-credits }

## Log
doer = { $you ->
    [yes] You
   *[no] { $seat }
}
payer = { doer } paid
taker = { doer } gained
some-price = { $paid ->
    [0] { $price ->
        [one] { $price } move
       *[other] { $price } moves
    }
    [2] { $price } fuel
   *[3] { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }
}
some-amount = { $what ->
    [0] { $amount ->
        [one] { $amount } move
       *[other] { $amount } moves
    }
    [1] { $amount ->
        [one] { $amount } drill
       *[other] { $amount } drills
    }
    [2] { $amount } fuel
   *[3] { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
}
for-drills = { $drills ->
    [0] { "" }
    [one] { " " }for { $drills } drill
   *[other] { " " }for { $drills } drills
}
for-fuel = { $fuel ->
    [0] { "" }
   *[other] { " " }for { $fuel } fuel
}
for-price = { $price ->
    [0] { "" }
    [one] { " " }for { $price } credit
   *[other] { " " }for { $price } credits
}
event-Played = { doer } played { $card }{ for-fuel }
event-Burned = { doer } played { $card } for fuel: { $fuel ->
    [0] the tank is full
   *[other] { $fuel } gained
}
event-UsedPermanent = { doer } used { $card }{ for-fuel }
event-Discarded = { doer } discarded { $card }{ for-price }
event-Repaired = { doer } repaired { $card } { $zone ->
    [0] out of the hand
    [1] out of the play area
    [2] out of the discard pile
   *[3] on top of the deck
}
event-LeftGame = { $card } left the game
event-Bought = { doer } bought { $card } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}
event-Drew = { doer } drew { $card ->
    [none] a card
   *[other] { $card }
}
event-Reshuffled = { doer } shuffled the discard pile into a new deck
event-TookDamageForFuel = { doer } chose to take a DAMAGE for fuel
event-Surfaced = { doer } went to the shops
event-Cleared = { $count ->
    [0] { "" }
    [one] { doer } put the played card on the discard pile
   *[other] { doer } put the { $count } played cards on the discard pile
}
event-Gained = { $amount ->
    [0] { $what ->
        [2] { doer } gained no fuel: the tank is full
        [4] { doer } had no drone to turn face up
        [0] { doer } gained no moves
        [1] { doer } gained no drills
       *[other] { doer } gained no credits
    }
   *[other] { $what ->
        [4] { doer } turned { $amount ->
            [one] { $amount } drone
           *[other] { $amount } drones
        } face up
       *[other] { taker } { some-amount }{ $cause ->
            [1] { " " }for digging
            [2] { " " }for cards played for fuel
            [3] : somebody else took the milestone
           *[0] { "" }
        }
    }
}
event-Paid = { payer } { some-price } { $cause ->
    [0] to be spared a DAMAGE
    [1] and a stored mineral for a repair
    [2] for a mineral
   *[3] for a repair
}
event-Traded = { $paid ->
    [4] { doer } exhausted a drone for { some-amount }
   *[other] { $what ->
        [4] { payer } { some-price } to turn a drone face up
       *[other] { payer } { some-price } for { some-amount }
    }
}
event-DroneUsed = { $what ->
    [0] { doer } sent a drone to sell a mineral
   *[1] { doer } sent a drone to buy a card
}
event-Refuelled = { $fuel ->
    [0] { doer } left the shops; the tank was full already
   *[other] { doer } left the shops and filled the tank with { $fuel } fuel
}
event-Kept = { $count ->
    [0] { doer } kept no card
    [one] { doer } kept { $count } card{ for-fuel }
   *[other] { doer } kept { $count } cards{ for-fuel }
}
event-KeepsFree = { doer } may keep { $count ->
    [one] { $count } card
   *[other] { $count } cards
} free in this Upkeep
event-Chose = { doer } chose “{ $effect }”
event-TurnEffect = { doer } { $bit ->
    [1] may once this turn exchange a stored mineral for the next better one
    [2] may once this turn collect from the floor above or below
    [4] may pay fuel for moves any number of times this turn
    [8] may exhaust drones for fuel any number of times this turn
    [16] will gain fuel for every corridor or barrier dug this turn
    [32] will gain fuel for every card played for fuel this turn
   *[64] will collect silver without drills this turn
}
event-Damaged = { $where ->
    [1] { doer } put a DAMAGE on top of the deck
    [2] { doer } took a DAMAGE into the hand
    [3] { doer } lost { $mineral } from the market: no DAMAGE is left
    [4] { $you ->
        [yes] No DAMAGE is left for you, and nothing in the market
       *[no] No DAMAGE is left for { $seat }, and nothing in the market
    }
   *[0] { doer } took a DAMAGE into the discard pile
}
event-Upgraded = { $what ->
    [0] { doer } raised the fuel cap by 1
   *[1] { doer } added a storage space
}{ $price ->
    [0] , free
   *[other] { for-price }
}
event-Moved = { $way ->
    [0] { doer } moved from { $origin } to { $floor } for 1 move
    [1] { doer } went through the barrier from { $origin } to { $floor } without a move
    [2] { doer } flew from { $origin } to { $floor }
   *[3] { doer } went from { $origin } to { $floor }
}
event-Collected = { doer } { $floor ->
    [none] took { $mineral } from the supply
   *[other] { $harpoon ->
        [yes] harpooned
       *[no] collected
    } { $reserved ->
        [yes] the reserved { $mineral }
       *[no] { $mineral }
    } from { $floor }
}{ for-drills }{ $place ->
    [1] { ", " }into a slot
    [2] { ", " }into the buffer
    [3] { ", " }into a slot with the buffered mineral
    [4] { ", " }into overflow
   *[0] { "" }
}
event-Sold = { doer } sold { $mineral } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}{ $overflow ->
    [yes] { ", " }into overflow: its column is full
   *[no] { "" }
}
event-Overflowed = { $cause ->
    [0] { doer } moved { $mineral } from storage to overflow as solid fuel
    [1] { doer } moved { $mineral } from storage to overflow for the repair
   *[2] { doer } moved { $mineral } from the market to overflow
}
event-Raised = { doer } exchanged a stored { $mineral } for { $better }
event-TileWon = { doer } won: { $tile } ({ $tile-points ->
    [one] { $tile-points } point
   *[other] { $tile-points } points
}){ for-drills }{ $minerals ->
    [none] { "" }
   *[other] ; on the floor now: { $minerals }
}
event-CorridorTurned = { $tile ->
    [none] { $floor }: no corridor tile is left
   *[other] { $floor }: the next corridor tile holds { $minerals }
}
event-TileExhausted = { $battery ->
    [yes] { doer } used { $tile } as a battery
   *[no] { doer } used { $tile }
}
event-RoomRevealed = { $floor } is open: { $room }
event-RoomUsed = { $trigger ->
    [0] { doer } revealed { $room }
    [1] { doer } dug a corridor at { $room }
    [2] { doer } collected a mineral at { $room }
   *[3] { doer } ended Operations at { $room }
}
event-EmeraldsReserved = { $floor }: an emerald is reserved for every player
event-MilestoneTaken = { doer } took { $milestone }: { $milestone-points ->
    [one] { $milestone-points } point
   *[other] { $milestone-points } points
}
event-EndTriggered = { $cause ->
    [1] { doer } flipped the last card: the end is triggered
   *[0] { doer } completed the progress track: the end is triggered
}
event-ShopFilled = { $shop } offers { $card }
event-ShopExpanded = { $shop } grows and offers { $cards }
event-ShopRefreshed = { doer } used the shop refresh tile: new cards at { $shop }
event-TurnBegan = Turn {$turn}: { $you ->
    [yes] you
   *[no] { $seat }
}
event-BotFlipped = The bot flipped { $card } (fuel cost { $cost }; column { $column } of its board): { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}, then it { $move ->
    [yes] moves
   *[no] stays
}
event-BotReset = The bot is in the mine ({ $floor }): it flips no card, collects two minerals and goes up
event-BotDiscarded = The bot cleared { $cards ->
    [none] nothing
   *[other] { $cards }
} from the shops
event-LaidOpen = { doer } had in hand: { $hand ->
    [none] nothing
   *[other] { $hand }
}; in the deck: { $deck ->
    [none] nothing
   *[other] { $deck }
}
event-Scored = { doer } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}: tiles { $tiles }, minerals { $minerals }, credits { $credits }, milestones { $milestones }, shop refresh tile { $refresh }, depth { $depth }, cards { $cards }
event-GameOver = { $cause ->
    [1] The game stood still and is over
   *[0] The game is over
}. { $winners-count ->
    [one] Winner
   *[other] Winners
}: { $winners }{ $tie ->
    [1] { ", " }tied on points, with more credits
    [2] { ", " }tied on points and credits, with more fuel
    [3] { ", " }tied on points, credits and fuel
    [4] : the bot wins ties
   *[0] { "" }
}

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
ask-trade = Pay { $price ->
    [one] { $price } credit
   *[other] { $price } credits
} for { $fuel } fuel?
ask-toll = Pay fuel or take a DAMAGE?
ask-dispatch = Dispatch: credits or a drone?
ask-raise = Raise which stored mineral by one kind?
ask-cave = Unspent moves for which mineral?
ask-scrap = Give { $fuel } fuel and which stored mineral for a repair?
ask-solid-fuel = Burn which stored mineral to pay for the card?
ask-battery = Which battery tile pays for the card?

## What lies in the box

things-card = Cards
things-tile = Corridor tiles
things-room = Rooms

## Odds
odds-top = Next: { $cards }.
odds-below = Below, in an order that nobody knows: { $cards }.
odds-market = New cards: { $number }, out of { $left }. With { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} you could buy { $good } of those; the chance that at least one comes is { $chance } %.
odds-bot-drills = { $drills ->
    [0] The bot does not drill
    [one] The bot drills once
   *[other] The bot drills { $drills } times
}: { $chance } %.
odds-bot-moves = The bot moves: { $chance } %.

## Answers that a plan names before they are asked for
plan-repair = remove from the game: { $answer }
plan-keep = keep { $answer }
plan-solid-fuel = burn { $answer }

## Reasons of a hint
reason-mineral = It brings in { $number ->
    [one] { $number } { $mineral }
   *[other] { $number } { $mineral ->
        [emerald] emeralds
        [ruby] rubies
        [sapphire] sapphires
       *[other] { $mineral }
    }
}.
reason-tiles = { $number ->
    [one] It wins a mine tile
   *[other] It wins { $number } mine tiles
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
reason-milestone = It takes a milestone ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
reason-denies = { $seat } is next on the track and cannot take that milestone any more.
reason-credits = It brings { $number ->
    [one] { $number } credit
   *[other] { $number } credits
}.
reason-cap = Your tank then has room for { $number } fuel.
reason-storage = Your storage then has { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}.
reason-bought = It buys { $cards }.
reason-fuel = You end with { $number } fuel in the tank.
reason-out = Up there you lose { $points ->
    [one] 1 point
   *[other] { $points } points
} less at the end.
reason-surface = You reach the surface, where the load is sold.
reason-down = It takes you down to { $floor }, where there is more to dig.
reason-ends = It brings the end while you lead.
