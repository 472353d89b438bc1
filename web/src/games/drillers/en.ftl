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
    .about = Starting credits, { $high } or { $low }.
option-content = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

preview = The shaft
    .about = Six floors of ore. The deeper you end up, the more it costs to be hauled out.

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
    .about = A card that nobody wants: it fills the hand and costs points at the end.
term-market = market
    .about = Where minerals are sold; what is sold often sinks in price.
term-permanent-card = permanent card
    .forms = permanent cards
    .about = A card that stays in front of its owner and can be used again and again.

## Names
source-tiles = Tiles
source-minerals = Minerals
source-credits = Credits
source-milestones = Milestones
source-refresh-tile = Shop refresh tile
source-depth = Depth at the end
source-cards = Cards

## Board
sign-drill = drill
sign-move = move
sign-fuel = gain fuel
sign-credits = credits
sign-refresh = refresh a drone
sign-draw = draw
sign-repair = repair
fuel-word = fuel
of = of {$count}
of-many = {$count} of {$all}
floor-list = The floors, with distances
you-are-here = You are here
floors-down = { $count ->
    [one] {$count} floor below you
   *[other] {$count} floors below you
}
floors-up = { $count ->
    [one] {$count} floor above you
   *[other] {$count} floors above you
}
lying = Lying here: {$minerals}
behind = Behind it: {$minerals}
mechs-here = Mechs here: {$names}
mechs = Mechs
your-mech = Your mech
mech-said = {$name}, {$mech}, on {$floor}. Carries: {$carries}
fly-to = Fly to {$floor}
barrier-word = Barrier
no-penalty = no penalty here
damage-left = DAMAGE: {$count} left
moment-corridor = dig: {$effect}
moment-first-corridor = 1st dig: {$effect}
moment-collect = collect: {$effect}
moment-end = end here: {$effect}
moment-discount = 1st dig: {$drills} drill less
stall = {$shop}. {$wares}. Opens the shops
ware = {$card} for {$price}
cockpit = Cockpit
storage-word = Storage
drones-word = Drones
overflow-count = dashed: overflow ({$count})
track-title = Track
rival-at = {$name}: notch {$notches}
piles = Deck, permanent cards, discard pile
deck-word = deck
discard-word = discard
played-short = {$count} played
played-word = played
bill = Sold on the market
bill-overflow = to overflow
bill-earned = earned
used = used
unaffordable-card = Not enough fuel to play
dear-card = Cannot be bought now
needs-battery = each also needs a battery: you have {$count}
workshop = Workshop
job-repair = Repair a card
job-storage = Storage to {$room}
job-cap = Fuel cap to {$cap}
back-to-mine = Back to the mine
shops-with = Shops: { $credits ->
    [one] {$credits} credit to spend
   *[other] {$credits} credits to spend
}
machine-of = Machine: {$name}
panel-people = Players
rival-said = {$name}, {$mech}. {$where}. Fuel {$fuel} of {$cap}. Cards in hand: {$cards}. Carries: {$carries}. Opens the whole machine
bot-said = The bot, level {$level}. {$floor}. Points: {$score}. Opens its board
or-short = or
nothing = nothing
points-word = points
panel-dash = Machine
panel-shops = Shops
shaft = The mine, seven floors
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
go-to = Go to {$floor}
barrier = Barrier of floor {$floor}: {$drills} drills open it
corridor = Corridor of floor {$floor}: { $drills ->
    [one] { $drills } drill
   *[other] { $drills } drills
}. It lays bare {$minerals}. {$tile}. {$count} more below it.
left = {$count} left
collect = Collect {$mineral}, {$count} here
some = {$mineral} × {$count}
reserved = Emerald reserved for {$name}
about-mineral = {$mineral}: {$points} points at the end. Collecting it costs 1 drill and a storage space.
room-hidden = A floor card, face down until the floor is opened
hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
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
act-engine-move = {$engine_fuel} fuel → { $engine_moves ->
    [one] { $engine_moves } move
   *[other] { $engine_moves } moves
}
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
about-keep = { $free ->
    [one] { $free } card stays free
   *[other] { $free } cards stay free
}, each further one costs fuel. All others are discarded, then you draw.
draw-yes = Draw
draw-no = No
trade-yes = Pay
trade-no = No
none-of-them = None
storage = Storage: {$minerals}, {$used} of {$room} places taken
about-storage = Minerals you carry. What is not sold still scores at the end.
stored-one = {$mineral} in storage
sell-one = Sell {$mineral} by drone for {$price}
about-sell = {$mineral}: below ground a drone can sell it; at the surface all are sold at once.
raise-one = Raise {$mineral} by one kind
upgrade-storage = One storage space more for {$price} credits
upgrade-cap = Raise the fuel cap for {$price} credits
about-cap = The most fuel you can hold. It can be raised at the surface.
fuel-of = {$fuel} of {$cap} fuel
drones-of = {$count} of {$all} drones face up
refresh-ready = Shop refresh tile ready
refresh-used = Shop refresh tile used
market = Market: {$minerals}
market-title = Market
about-market = Each kind is sold into its own column, the price of the next free space is paid. Further ones go to overflow.
column = {$mineral}: {$count} sold, the next brings {$next} credits
about-column = {$mineral}: prices {$prices}; overflow {$overflow}.
overflow = Overflow: {$minerals}
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
bot-odds = Its next card
bot-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
about-bot-deck = Cards the bot has flipped: one in each turn that it begins at the surface. The card's cost picks the row of the board.
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

## Scenes
scene-taken-before = { $seat } takes { $what } before you
scene-taken = { $you ->
    [yes] You take { $what }
   *[no] { $seat } takes { $what }
}
scene-end-triggered = The last turns!
scene-crack = KRAKK!

## Medals
medal-breaker = Breaker
medal-breaker-what = { $number } tiles dug
medal-hauler = Hauler
medal-hauler-what = { $number } minerals collected
medal-climber = Shaft runner
medal-climber-what = { $number } floors up and down
medal-shopper = Best customer
medal-shopper-what = { $number } cards bought
medal-trader = Trader
medal-trader-what = sold one for { $number }
