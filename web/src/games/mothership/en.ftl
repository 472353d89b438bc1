## Options
option-setup = Set-up
    .about = Printed plays by the rulebook alone: all start alike, every card in its deck, modules in solo, no round cap. Balanced adds house rules that make the places in turn fair.
option-setup-printed = As printed
    .about = As in the rulebook: all start alike, without Minerals, every card in its deck, no last round.
option-setup-balanced = Balanced
    .about = Our house rules: by the order of turns some begin with a few Minerals or set their fleet further out, and no game goes on for ever, so that every seat wins about as often.
option-mode = Mode
    .about = How the game is won.
option-mode-deathmatch = Deathmatch
    .about = last Mothership flying
option-mode-team = Teams
    .about = side against side
option-mode-vp = Victory points
    .about = planets and Developments
option-mode-solo = Solo
    .about = you against the armada
option-modules = Modules
    .about = What is added to the standard game.
option-modules-artifacts = Artifacts
    .about = Explore planets for relics
option-modules-influence = Influence
    .about = Votes that buy buildings
option-modules-developments = Developments
    .about = Build on what you hold
option-modules-moons = Moons
    .about = Small worlds to fight over
option-teams = Teams
    .about = Who plays with whom in team mode.
option-teams-2v2 = 2 against 2
option-teams-2v2-sides = 2 against 2, side by side
option-teams-3v3 = 3 against 3
option-teams-2v2v2 = 2, 2 and 2
option-layout = Layout
    .about = Empty: the official one; a variant's name; or a document.
option-vp_goal = Victory points: goal
    .about = Play to a limit, a number of rounds, or both.
option-vp_goal-limit = A limit
option-vp_goal-rounds = Rounds
option-vp_goal-both = Both
option-vp_limit = Victory points: limit
    .about = Victory points that trigger the end.
option-rounds = Victory points: rounds
    .about = Rounds of a timed game.
option-round_cap = Most rounds
    .about = Rounds after which any game is over; as printed there is no such limit.
option-solo_level = Solo: level
    .about = Strength of the opponent that the rules play.
option-content = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

## Maps
map-2p = Crossfire
    .about = Two homes, and one gas planet in a storm of rocks.
map-3p = Three Valleys
    .about = A valley for each, one centre for all.
map-4p = Four Corners
    .about = A home planet in every corner, one rich centre for all.
map-5p = The Wheel
    .about = Five spokes around one hub: neighbours on both sides.
map-6p = Six Suns
    .about = Six homes in a ring, and one planet to fight over.
map-6p-gas = Twin Clouds
    .about = Six homes, and two gas planets beside the centre.
map-2v2 = Two against two
    .about = Partners sit across from each other.
map-2v2-sides = Side by side
    .about = Partners are neighbours.
map-3v3 = Three against three
    .about = Friends and foes in turn around the ring.
map-2v2v2 = Three pairs
    .about = Partners sit across, with rivals on both sides.
map-solo = The Armada
    .about = Your Station in one corner, theirs everywhere else.

## Terms
term-mothership = Mothership
    .forms = Motherships
    .about = The heart of a fleet: it moves, shoots and is shielded as its Energy is laid out. {$hull} HP.
term-fighter = Fighter
    .forms = Fighters
    .about = Fast, D{$fighter_die}. Destroys Fighters, Bombers and Guardians, strips Mothership shields; not hulls, not Stations.
term-bomber = Bomber
    .forms = Bombers
    .about = Slower, D{$bomber_die}. Damages Motherships, Stations and Guardians; not Fighters or Bombers.
term-guardian = Guardian
    .forms = Guardians|Guardian Cannon|Guardian Cannons
    .about = A cannon that fires at every enemy ship arriving next to it, stops it, and guards planets and Stations beside it.
term-station = Station
    .forms = Stations|Colony Station
    .about = A fleet's base, {$station_hull} HP in steps of {$station_step}. It never rolls; while a friend stands beside it, it cannot be attacked.
term-dogfight = dogfight
    .forms = dogfights|Dogfight
    .about = A fight between units. Each side throws its dice and adds its buffs; the higher total wins and is the damage.
term-energy = Energy
    .about = {$energy} at the start, laid on engines, weapons and shields. It can be moved in one's own turn until the Mothership acts.
term-shield = shield
    .forms = shields|Shields
    .about = Takes damage before the hull. It refills at the end of every turn.
term-window = window
    .forms = windows
    .about = A moment in which certain cards may be played. It closes when everybody asked has passed.
term-wingman = wingman
    .forms = wingmen
    .about = +1 on a defence roll for each friendly ship or Guardian beside the defender.
term-loot = loot
    .about = Minerals for the winner of a dogfight: {$loot} for a small ship or Guardian, {$big_loot} for a Mothership or Station.
term-planet-defence = planet defence
    .forms = defence
    .about = A planet is captured when the attackers' dice together reach this number. {$defence}, more with Space Walls.
term-warp = warp
    .forms = warps
    .about = Straight onto another space, without engine power.
term-asteroids = asteroids
    .about = Who enters a field from outside fights a D{$asteroid_die}: equal or higher is safe. Losing destroys small ships and hurts a Mothership.
term-mineral = Mineral
    .forms = Minerals
    .about = Pays for cards, technology, Guardians and exploring.
term-gas = Gas
    .about = +1 each, up to {$gas_limit}, on a dogfight roll of a Mothership or Guardian.
term-influence = Influence
    .about = Wins planets over without a fight, stops Guardians, renews the Market.
term-victory-point = Victory Point
    .forms = Victory Points|VP
    .about = {$planet_points} for each planet, more for Developments and for destroyed units.

## Names
you = You
empty-space = Empty space
die = D{ $sides }
no-die = off
row-engine = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
stat-cards = Action Cards
stat-planets = Planets
stat-points = Victory Points
the-deck = the deck
answer-bonus-yes = Roll it
answer-bonus-no = No
answer-veto-yes = Pay and stop it
answer-veto-no = Let it be
source-destroyed-units = Destroyed units
source-planets = Planets

## The map
map = Map of the sector
map-tools = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = See the whole map
zoom-fleet = Go to your fleet
what-to-do = What to do here
never-mind = Never mind
go-for = Go here: { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
do-fly = Fly there and attack
do-research = Research
away = { $number ->
    [one] { $number } space away
   *[other] { $number } spaces away
}
near-list = Planets and others’ units, nearest first
ship-in-hand = { $unit } in hand: { $number ->
    [one] { $number } space
   *[other] { $number } spaces
} in reach{ $targets ->
    [none] {""}
   *[other] , can attack { $targets }
}
row-named = Row { $letter }
attack-on = Attack { $target }
attack-with-which = Ships that attack
you-attack = You attack with
flies = { $number ->
    [one] flies { $number } step
   *[other] flies { $number } steps
}
to-win = to win
to-capture = to capture
way-reached = { $number ->
    [one] { $name }: { $number } reaches it
   *[other] { $name }: { $number } reach it
}
fly-and-attack = Fly { $number } and attack
defence-word = Defence
never-rolls = Does not roll
cancel = cancel
threat = Enemy reach
threat-of = Enemy reach: { $name }
about-threat = Where this enemy’s ships could strike in their next turn; crossed twice where { $number } or more could.
to-move = { $you ->
    [yes] Your turn
   *[no] { $seat } is on turn
}
team-0 = Ember
team-1 = Frost
team-2 = Verdant
pick-this = Choose this
pick-fleet = Place the ship here
pick-attackers = Joins the attack
do-move = Move
do-gate = Jump through the gates
do-attack = Attack
do-raid = Attack the planet
do-deploy = Deploy a Guardian beside it ({$guardian_price ->
    [one] 1 Mineral
   *[other] {$guardian_price} Minerals
})
do-scrap = Scrap
do-explore = Explore ({$explore_price ->
    [one] 1 Mineral
   *[other] {$explore_price} Minerals
})
do-court = Win over by Influence
do-build = Build here
hull-is = { $number }/{ $most } HP
shield-is = { $number ->
    [one] { $number } shield
   *[other] { $number } shields
}
engine-is = engine power { $number }
is-held = cannot move
has-fought = has attacked
has-moved = has moved
is-neutral = neutral
is-held-by = { $you ->
    [yes] yours
   *[no] held by { $seat }
}
defence-is = defence { $number }
has-moon = moon: bonus die on capture
unexplored = not explored yet
about-asteroids = Entering from outside costs a roll against a D{$asteroid_die}: equal or higher is safe.

## Panels
panels = Your place
fleets = Fleets
fleet = Fleet
fleet-of = { $you ->
    [yes] Your fleet
   *[no] Fleet of { $seat }
}
fleet-left = { $number } of { $most }
is-ready = ready
is-moved = moved
is-fought = fought
is-lost = lost
is-coming = to place
is-pinned = held
is-guarding = guards
row-units = { $number } Energy
stat-technology = Technologies
figures = Figures
learnt = Round, technologies and artifacts
panel-of = { $you ->
    [yes] Your control panel
   *[no] Control panel of { $seat }
}
tab-map = Map
tab-fleet = Fleet
tab-panel = Energy
tab-cards = Cards
lit = , something to do here
is-out = out
locked = locked
about-lock = The Energy is locked: the Mothership has moved, attacked or used an ability. It can be set again next turn.
hull-word = Hull
about-hull = The Mothership's hull. At 0 it is destroyed.
about-station = The Station: damage counts in steps of {$station_step}. While a friend stands beside it, it cannot be attacked.
about-engines = Engines: half of the Energy, rounded up, is how many steps the Mothership can go.
about-weapons = Weapons: the more Energy, the bigger the Mothership's die, D{$small_die} to D{$big_die}. At 0 it cannot attack.
about-shields = Shields: each Energy is one shield.
about-minerals = Minerals pay for Action Cards, technology, Guardians and exploring. Gathered at the end of your turn from your Station and mineral planets.
about-gas = Gas adds 1 each, up to {$gas_limit}, to a dogfight roll of a Mothership or Guardian.
about-influence = Influence wins planets over, stops Guardians and renews the Market.
about-cards = Action Cards in hand. Others see only how many.
about-planets = Planets held: they give resources each turn.
about-points = Victory Points: planets, Developments and destroyed units.
less-of = Less on { $row }
more-of = More on { $row }
energy-left = { $number ->
    [one] { $number } Energy to lay out
   *[other] { $number } Energy to lay out
}
energy-ready = All Energy is laid out
energy-draft = Energy draft
energy-unset = The new split of Energy is not set yet, and after this it could not be set in this turn any more.
energy-first = Set Energy, then go on
energy-discard = Discard the draft and go on
energy-reset = Discard
energy-set = Set Energy
energy-lay = Done
round = Round { $number }
goal-points = to { $limit } VP
goal-rounds = { $limit ->
    [0] { $rounds } rounds
   *[other] { $rounds } rounds or { $limit } VP
}
goal-cap = { $cap ->
    [0] last fleet standing
   *[other] last fleet standing, { $cap } rounds at most
}
goal-last = the last round
blockade = Trade Blockade
about-blockade = Nobody gathers anything until the blockade is lifted.

## Actions
actions = Actions
technology = Technology
market = Market
about-technology = Research: pay Minerals, tier after tier.
about-market = Developments on offer, and what stands on the planets.
do-buy = Buy card
do-buy-gas = Buy card for Gas
do-shift = Move Station
do-refresh = Renew Market
do-remove = Influence of { $name }
do-end = End turn
about-buy = Draw the top Action Card for { $number } Minerals.
about-remove = Spend Influence to remove as much of theirs.
about-end = Ends your turn: you gather resources, may sell cards, and shields refill.
pass = Pass
stay = Stay here
about-stay = The ship's movement is over for this turn. To choose another ship first, take it back.
go = Go
in-hand = { $unit } in hand
put-down = Put down
tech-draft = To research
tech-drop = Not now
draw-way = Step by step
about-draw = Tap the spaces of the way one after another, or drag from the ship.
drawn = { $number ->
    [0] Tap the next space
    [one] { $number } step
   *[other] { $number } steps
}
way-note = Tap a lit space; the number is the cost.
attack-with = { $number ->
    [0] Attack
    [one] Attack with { $number } ship
   *[other] Attack with { $number } ships
}
sell-done = Done selling

## Cards
hand-of = { $you ->
    [yes] Your Action Cards
   *[no] Action Cards of { $seat }
}
can-play = can be played now
can-sell = can be sold
playable = Cards that can be played now
hand-empty = No Action Cards in hand.
hand-hidden = { $number ->
    [one] { $number } Action Card, hidden
   *[other] { $number } Action Cards, hidden
}
resale = Sells for { $worth }.
deck-left = deck { $number }

## The fight
fight-dogfight = Dogfight
fight-rocks = Asteroids
fight-planet = Attack on a planet
fight-throw = A throw of the die
side-attacks = attacks
side-defends = defends
added = added
stages = Windows of the fight
stage-W1 = Declare
stage-W2 = Evade
stage-W3 = Attacker’s cards
stage-W4 = Defender’s cards
stage-W5 = Last call
stage-W6 = Roll
stage-W7 = After the roll
stage-W8 = Loss
stage-W9 = Damage
stage-A1 = Arrival
stage-A2 = Cards
stage-P2 = Planet’s defence
stage-P5 = Result
about-W1 = Target and attackers are named; their attack phases are used.
about-W2 = The defender may flee with Panic Button.
about-W3 = The attacker plays cards, may light a Solar Beam, then names the Gas.
about-W4 = Knowing all that, the defender does the same.
about-W5 = Noooooooo! may still cancel one declared card.
about-W6 = Both sides throw.
about-W7 = In turn, Backup Generator and The Forks may be played on own dice.
about-W8 = The loser may play Life Support, or as defender Last Stand.
about-W9 = The winner’s whole total is the damage.
about-A1 = A unit has entered the field from outside.
about-A2 = Cards, Gas and Solar Beam before the roll.
about-P2 = The holder may raise the planet’s defence.
about-P5 = Captured if the dice reach the defence.
rethrow-die = Throw again: the { $shown } of { $unit }
die-shows = { $shown } on a D{ $sides }
cancel-card = Cancel { $card }
report = The last fight
close-report = Close the report
report-evaded = The defender got away.
report-captured = Captured!
report-held = The planet holds out.
report-destroyed = Destroyed: { $units }
report-damage = Damage: { $shield } shield, { $hull } HP
report-tie = Nobody wins.
report-nothing = No damage.

## Technology
tree-of = { $you ->
    [yes] Your technology
   *[no] Technology of { $seat }
}
category-economy = Economy
category-combat = Combat
category-support = Support
category-colony = Colony
tier = tier { $tier }
tier-head = Tier { $tier }
tech-shuts = would be closed
tech-had-by = researched by { $names }
tech-owned = owned
tech-lit = can be researched
tech-dear = next, too dear
tech-later = needs the tier before
tech-closed = other branch chosen
about-dark = Does not add up with the lower one: it replaces it.
back-to-map = Back to the map
market-note = A planet’s Developments cost { $prices } Minerals, one after another.

## First game
guide-fleet = Keep a ship or two beside your Station: while a friend stands there, nobody can attack it. The Mothership comes first, then Fighters and Bombers.
guide-action = Gold: your ships, tap one to move it. Red: can be attacked. First plan: bring Fighters beside a neutral planet (defence {$defence}) and attack it; planets pay every turn.
guide-fleet-alone = The NPC's Mothership lies beside your Station, at the far end. Place yours in front: with full engines it is there in two or three turns, and while a friend stands beside the Station, nobody can attack it.
guide-action-alone = Gold: your ships, tap one to move it. Red: can be attacked. First plan: Energy into the engines and the Mothership to your Station; there Energy into the shields until the fleet has come, then attack together.
guide-way = The numbers are the cost. Numbers on brown spaces lead through asteroids, which ask for a roll.
guide-attackers = Several ships together add their dice, but all of them fall if they lose.
guide-sell = Cards you will never use can be sold here for a Mineral or Gas.
guide-respond = Only Noooooooo! matters here. If you hold none, you are not asked at all.
guide-attacker-cards = Cards that are lit in your hand can be played now. Pass when you are done; the dice come after that.
guide-defender-cards = You know what the attacker has played. Answer with lit cards, or pass.
guide-energy-gain = More engines to run, weapons for a bigger die, shields to last.

## Scenes
war-report = War report
war-fights = { $count ->
    [one] One fight
   *[other] All { $count } fights
}
war-fought = fights
war-round = Round { $round }
war-won = won
war-sunk = destroyed
war-lost = lost
war-planets = planets taken
scene-attacks = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
}
scene-defends = { $you ->
    [yes] You defend
   *[no] { $seat } defends
}
scene-you-were-hit = You were hit: { $unit }
scene-last-round = The last round!

## Keys
keys =
    Arrows: from space to space on the map
    Enter: pick a ship up, send it, attack
    N, P: the next or previous space that is lit
    Escape: put down, close
    R: the reach of the next enemy
    T: technology
    M: the Market, with Developments
    Shift + Arrow: move the map
    +, -, 0: closer, wider, all of it

## Medals
medal-ace = Ace
medal-ace-what = { $number ->
    [one] shot down one
   *[other] shot down { $number }
}
medal-conqueror = Conqueror
medal-conqueror-what = took { $number } planets
medal-scholar = Scholar
medal-scholar-what = { $number } technologies
medal-traveller = Traveller
medal-traveller-what = flew { $number } spaces
