## Options
option-mechs = Mechs
    .about = The mech of each seat, in order; what is left open takes the first free one.
option-mechs-any = Any
option-mechs-headmaster = Headmaster
option-mechs-railbreaker = Railbreaker
option-mechs-splash = Splash
option-mechs-mayday = Mayday
option-level = Solo: level
    .about = How strong the opponent is that the rules play.
option-solo_credits = Solo: credits
    .about = Starting credits, 20 or 2.
option-pack = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

option-pack = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

## Terms
term-floor = floor
    .forms = floors
    .about = One of seven levels of the mine, 0 (the surface) to 6.
term-fuel = fuel
    .about = What moving and drilling cost. One can never hold more than the cap.
term-drone = drone
    .forms = drones
    .about = A helper that can be turned face up and used once.
term-damage = DAMAGE
    .about = A card that fills the hand and is worth nothing.
term-market = market
    .about = Where minerals are sold; what is sold often sinks in price.
term-permanent-card = permanent card
    .forms = permanent cards
    .about = A card that stays in front of its owner and can be used again and again.

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

## Names
word-yes-no-no = no
word-yes-no-yes = yes
word-toll-damage = take 1 damage
word-toll-fuel = pay the fuel
word-dispatch-credits = credits for each face-up drone
word-dispatch-refresh = pay fuel to refresh a drone
word-mineral-none = none
word-floor-floor-0 = Surface
word-floor-floor-1 = Entrance
word-floor-floor-2 = Floor 2
word-floor-floor-3 = Floor 3
word-floor-floor-4 = Floor 4
word-floor-floor-5 = Floor 5
word-floor-floor-6 = Floor 6
letter-silver = S
letter-gold = G
letter-sapphire = Sa
letter-emerald = E
letter-ruby = R
source-tiles = Tiles
source-minerals = Minerals
source-credits = Credits
source-milestones = Milestones
source-refresh-tile = Shop refresh tile
source-depth = Depth at the end
source-cards = Cards

## Effects, short
fx-drill = Drill {$n}
fx-move = Move {$n}
fx-fuel = Fuel {$n}
fx-credits = Credits {$n}
fx-refresh = Drone {$n}
fx-draw = Draw {$n}
fx-repair = Repair {$n}
fx-damage = Damage
fx-damage-top = Damage on deck
fx-damage-hand = Damage in hand
fx-upgrade-cap = Cap +1
fx-upgrade-storage = Storage +1
fx-leave = Leaves game
fx-fly = Fly
fx-battery = Battery
fx-take-silver = Take silver
fx-reserve-emerald = Reserve emerald
fx-once-raise = Raise once
fx-may-raise = May raise
fx-keep = Keep {$n}
fx-once-harpoon = Harpoon once
fx-turn-suction = Silver free
fx-any-fuel-for-move = {$n} fuel: move {$m}
fx-any-drone-for-fuel = Drone: fuel {$n}
fx-turn-jackhammer-fuel = Dig: fuel {$n}
fx-turn-flywheel-fuel = Burns +{$n}
fx-draw-and-repair = Draw and repair
fx-market-to-overflow = Market to overflow
fx-moves-for-sa-e-r = Moves for gems
fx-scrap-fuel = Scrap: repair
fx-toll-fuel = Toll {$n} fuel
fx-each-other-mech-toll-fuel = Toll per mech
fx-trade-credit-fuel = {$n} credit: fuel {$m}
fx-dispatch-credits-fuel = Drones pay
fx-if-moves = If {$n} moves:
fx-if-drills = If {$n} drills:
fx-pay-fuel = Pay {$n} fuel:

## Effects, in full
fxl-drill = gain { $n ->
    [one] { $n } drill
   *[other] { $n } drills
}
fxl-move = gain { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
fxl-fuel = gain {$n} fuel
fxl-credits = gain { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
fxl-refresh = turn { $n ->
    [one] { $n } drone
   *[other] { $n } drones
} face up
fxl-draw = may draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
fxl-repair = may repair {$n}: take a card of yours out of the game
fxl-damage = take a DAMAGE into the discard pile
fxl-damage-top = put a DAMAGE on top of your deck
fxl-damage-hand = take a DAMAGE into your hand
fxl-upgrade-cap = raise the fuel cap by one
fxl-upgrade-storage = one storage space more
fxl-leave = the card leaves the game
fxl-fly = fly to any open floor
fxl-battery = a battery: pays for one card of the fourth shop
fxl-take-silver = take the silver that waits here
fxl-reserve-emerald = an emerald is reserved for every player
fxl-once-raise = once this turn, exchange a stored mineral for the next better one
fxl-may-raise = may exchange a stored mineral for the next better one
fxl-keep = keep up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} free this turn
fxl-once-harpoon = once this turn, collect from the floor above or below
fxl-turn-suction = silver costs no drill this turn
fxl-any-fuel-for-move = any number of times: {$n} fuel for { $m ->
    [one] { $m } move
   *[other] { $m } moves
}
fxl-any-drone-for-fuel = any number of times: a drone for {$n} fuel
fxl-turn-jackhammer-fuel = this turn {$n} fuel for every corridor dug
fxl-turn-flywheel-fuel = this turn cards played for fuel give {$n} more
fxl-draw-and-repair = draw a card and repair one, in any order
fxl-market-to-overflow = a market mineral goes to overflow
fxl-moves-for-sa-e-r = give 1, 2 or 3 unspent moves for a sapphire, emerald or ruby
fxl-scrap-fuel = give {$n} fuel and a stored mineral for a repair
fxl-toll-fuel = pay {$n} fuel or take a DAMAGE
fxl-each-other-mech-toll-fuel = for every other mech here pay {$n} fuel or take a DAMAGE
fxl-trade-credit-fuel = may pay { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for {$m} fuel
fxl-dispatch-credits-fuel = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for every face-up drone, or {$m} fuel to refresh one
fxl-if-moves = if you gained { $n ->
    [one] { $n } move
   *[other] { $n } moves
} this turn
fxl-if-drills = if you gained { $n ->
    [one] { $n } drill
   *[other] { $n } drills
} this turn
fxl-pay-fuel = pay {$n} fuel

## Board
or = or
nothing = nothing
the-bot = the bot
you = You
points = {$points} points
points-word = points
panels = Parts of the board
panel-mine = Mine
panel-dash = Dashboards
panel-shops = Shops
lit = something can be done here
shaft = The mine, seven floors
dashboards = Dashboards
own-area = Your gauges and hand
shops = Shops
gauges = Gauges
gauge-fuel = Fuel
gauge-moves = Moves
gauge-drills = Drills
gauge-credits = Credits
gauge-drones = Drones
about-fuel = Fuel: pays for cards, and never rises above the cap. Surfacing fills the tank.
about-moves = Moves left this turn: each takes you one floor up or down.
about-drills = Drills left this turn: one collects a mineral; corridors and barriers take more.
about-credits = Credits buy cards and upgrades. At the end {$credits_per_point} credits are 1 point.
about-drones = A face-up drone sells one mineral or buys one card from below.
about-surface = The surface. Who ends Operations here may sell, repair, upgrade and buy, and fills the tank.
about-floor = A floor of the mine. Whoever stands here at the end of the game loses {$penalty} points.
surface-note = sell · repair · buy
go-to = Go to {$floor}
barrier = Barrier of floor {$floor}: {$drills} drills open it
corridor = Corridor of floor {$floor}: {$drills} drills. It lays bare {$minerals}. {$tile}. {$count} more below it.
tile-corridor = Corridor tile of floor {$floor}
tile-barrier = Barrier tile of floor {$floor}
tile-about = {$effect}; {$points} points, {$loss} fewer once used; covers {$width} notches
left = {$count} left
wide = {$width} wide
collect = Collect {$mineral}, {$count} here
some = {$mineral} × {$count}
reserved = Emerald reserved for {$name}
about-mineral = {$mineral}: {$points} points at the end. Collecting it costs 1 drill and a storage space.
room-hidden = A floor card, face down until the floor is opened
room-reveal = When revealed
room-corridor = For each corridor dug here
room-first_corridor = For your first corridor of a turn here
room-collect = For each mineral collected here
room-end = If you end Operations here
room-discount = Corridors cost {$number} drill less
card-permanent = Permanent: stays in front of you, once a turn
card-solid = Paid with a stored mineral
card-cost = Costs {$fuel} fuel to play
card-fuel = Or played for {$fuel} fuel
card-price = Price {$price} credits
card-battery = Needs a battery tile as well
hand = Your hand, {$count} cards
hand-card = In hand
hand-empty = No cards in hand
hand-count = {$count} in hand
hand-hidden = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
play-card = Play for its effect
burn-card = Play {$card} for {$fuel} fuel
about-burn = Play this card for {$fuel} fuel in place of its effect.
discard-card = Discard for {$discard_credits} credits
discard-for = Discard: {$discard_credits}
keep-card = Keep
keep = keep?
kept = kept
repair-card = Repair
repair-verb = repair
repair-title = Repair: one card leaves the game
repair-none = No repair
zone-hand = From your hand
zone-play = From the play area
zone-discard = From the discard pile
zone-deck = On top of the deck
buy-card = Buy
shop-card = On offer
sold-out = sold out
permanent = permanent
more-cards = {$count} more
refresh-shop = Refresh {$shop}
about-refresh = The shop refresh tile: once a game, at the surface, change all cards of a shop. Points if it is never used: {$refresh_points}.
about-shop-0 = Drills and everything that digs.
about-shop-1 = Engines and everything that moves.
about-shop-2 = Drones, fuel and repairs.
about-shop-3 = The best cards; each also costs a battery tile.
about-shop-deck = Cards still in the deck of this shop.
act-fuel-move = {$move_fuel} fuel → 1 move
act-fuel-drill = {$drill_fuel} fuel → 1 drill
act-damage-fuel = Damage → {$damage_fuel} fuel
act-engine-move = {$engine_fuel} fuel → {$engine_moves} move
act-drone-fuel = Drone → {$drone_fuel} fuel
act-sell-all = Sell all
act-repair = Repair for {$repair_credits}
about-fuel-move = Pay {$move_fuel} fuel for one move, as often as you like.
about-fuel-drill = Pay {$drill_fuel} fuel for one drill, as often as you like.
about-damage-fuel = Once a turn: take a DAMAGE into your discard pile for {$damage_fuel} fuel.
about-engine-move = Adaptive Engine: pay {$engine_fuel} fuel for one move.
about-drone-fuel = Repair Drone: turn a drone face down for {$drone_fuel} fuel.
about-sell-all = Everything in storage goes to your market, at the prices printed there.
about-repair = Once each time at the surface: pay {$repair_credits} credits and take a card of yours out of the game.
end-turn = Done
end-surface = Done: shops
end-surfacing = Done: fill up
about-end-turn = End Operations. The floor card here takes effect, then Upkeep.
about-end-surface = End Operations at the surface: Surfacing begins.
about-end-surfacing = End Surfacing: the tank is filled, then Upkeep.
keep-these = Keep {$count} of at most {$most} ({$fuel} fuel)
about-keep = {$free} cards stay free, each further one costs fuel. All others are discarded, then you draw.
turn-of = Now playing: {$name}
draw-yes = Draw
draw-no = No
trade-yes = Pay
trade-no = No
none-of-them = None
storage = Storage: {$minerals}, room for {$room}
storage-title = Storage {$count}/{$room}
about-storage = Minerals you carry. What is not sold still scores at the end.
stored-one = {$mineral} in storage
sell-one = Sell {$mineral} by drone
about-sell = {$mineral}: below ground a drone can sell it; at the surface all are sold at once.
raise-one = Raise {$mineral} by one kind
upgrade-storage = One storage space more for {$price} credits
upgrade-cap = Raise the fuel cap for {$price} credits
cap-title = Fuel cap {$cap}
about-cap = The most fuel you can hold. It can be raised at the surface.
fuel-of = {$fuel} of {$cap} fuel
lists-of = Tiles, cards and piles of seat {$seat}
drones-title = Drones, refresh
drones-of = {$count} of {$all} drones face up
refresh-ready = Shop refresh tile ready
refresh-used = Shop refresh tile used
market = Market: {$minerals}
market-title = Market: next price lit, dashed = overflow
about-market = Each kind is sold into its own column, the price of the next free space is paid. Further ones go to overflow.
column = {$mineral}: {$count} sold, the next brings {$next} credits
about-column = {$mineral}: prices {$prices}; overflow {$overflow}.
overflow = Overflow: {$minerals}
overflow-title = overflow
overflow-foot = overflow, from the right
about-overflow = Minerals beyond the columns. Up to {$zone} of them shorten your track from the right.
track = Progress track: {$notches} of {$goal} notches
about-track = Tiles cover the track from the left, overflow from the right: {$notches} of {$goal}. Who completes it takes the final milestone and triggers the end. ★ are milestones for the first to reach a line.
milestone = Milestone of {$points} points: {$holder}
milestone-free = free
tiles = Tiles won, {$count}
spent = (used)
permanents = Permanent cards
use-card = Use
deck = Deck {$count}, top
about-deck = You see the top card of your own deck.
played = Played {$count}
discarded = Discard pile {$count}
about-damage-left = DAMAGE cards left in the supply
last-turns = Last turns: the end was triggered by {$name}
bot-level = Level {$level}
bot-cards = {$count} cards left
about-bot-deck = The bot flipped a card each turn; its cost picks the row of the board.
about-bot-board = Row: cost of the flipped card. Column: how many slots are filled. The cell says how many drills, and whether it moves.
bot-minerals = Minerals of the bot: {$minerals}
bot-buffer = buffer
bot-cost = card cost
bot-moves = and moves
bot-wishes = Wants:
bot-flipped = Flipped:
wish-barrier = barrier
wish-corridor = corridor {$floor}
guide-operations = Each card gives its effect (upper part, costs fuel) or fuel (lower part). Moves take you down, drills collect minerals and dig corridors; tiles fill your track.
guide-surfacing = Sell what you carry, then buy better cards and a bigger tank. Done fills the tank.
guide-keep = Choose the cards you want to have next turn. The others are not lost: they come back with the next deck.
guide-repair = A repair takes a weak card out for good: DAMAGE first, then cards with minus points.

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
event-Drew = { doer } drew a card
event-Drew-own = { doer } drew {$card}
event-Damaged-0 = { doer } took a DAMAGE
event-Damaged-1 = { doer } put a DAMAGE on the deck
event-Damaged-2 = { doer } took a DAMAGE into the hand
event-Damaged-3 = { doer } lost a market mineral in place of a DAMAGE
event-Damaged-4 = No DAMAGE is left for { $you ->
    [yes] you
   *[no] { $seat }
}
event-Moved = { doer } went to {$floor}
event-Collected = { doer } collected {$mineral} ({$floor})
event-Collected-supply = { doer } took {$mineral} from the supply
event-Sold = { doer } sold {$mineral} for {$price}
event-Sold-overflow = { doer } moved {$mineral} to overflow
event-TileWon = { doer } won: {$tile}
event-TileExhausted = { doer } used: {$tile}
event-RoomRevealed = {$floor} is {$room}
event-RoomUsed = {$room} acted on { $you ->
    [yes] you
   *[no] { $seat }
}
event-MilestoneTaken = { doer } took a milestone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-Upgraded-cap = { doer } raised the fuel cap
event-Upgraded-storage = { doer } added a storage space
event-ShopFilled = {$card} is on offer at {$shop}
event-ShopRefreshed = { doer } refreshed {$shop}
event-TurnBegan = Turn {$turn}: { $you ->
    [yes] you
   *[no] { $seat }
}
event-BotFlipped = The bot flipped {$card}: { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}, stays
event-BotFlipped-move = The bot flipped {$card}: { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}, moves
event-BotDiscarded = The bot cleared {$cards} from the shops
event-GameOver = The game is over
