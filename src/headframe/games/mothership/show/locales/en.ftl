### What the browser, the server and the terminal say about Mothership. What a card, technology or
### artifact does is made of its effect: a message for each kind.

## Action Cards, by verb
card-about = { $does } { $turn }: { $when }. Sells for { $worth }.
card-engine = One of your ships that has not moved: +{ $n } engine power this turn.
card-engine-double = One of your ships that has not moved: its engine power is doubled this turn.
card-again = Your die shows 1: roll it once more and add it.
card-roll = +{ $n } on { $whose }.
card-double = The number on one die counts double: { $whose }.
card-relics = + the number of your artifacts on { $whose }.
on-roller = one of your rolls
on-sensed = the roll of your Fighter or Bomber beside a friendly Mothership
on-winged = one of your rolls that has a wingman
on-own-mothership = your Mothership's roll
on-seismic = one of your rolls, if an enemy unit in this fight is on or beside asteroids
card-deflect = Your ship passes the asteroids without a roll.
card-hull = Your Mothership regains { $n } HP.
card-rob = Take { $n } resource of your choice from an enemy.
card-rob-anybody = Take { $n } resource of your choice from any player.
card-rope = One of your ships that has attacked moves up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
card-prod = One row of an enemy Mothership counts { $n } Energy less until the end of this turn.
card-explore = Explore one of your planets for free.
card-defence = +{ $n } planet defence for one of your planets under attack.
card-push = Move an enemy ship within { $reach } of a friendly planet up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
}.
card-push-exactly = Move an enemy ship within { $reach } of a friendly planet exactly { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
card-panic = Your ship under attack warps beside a friendly planet; the fight is over.
card-shield = Your Mothership has { $n ->
    [one] { $n } shield
   *[other] { $n } shields
} more in this fight.
card-convoy = Your Fighters and Bombers that began the turn beside your Mothership: +{ $n } engine power.
card-update = An enemy ship cannot move in its owner's next turn.
card-negotiate = Capture a planet within { $reach } of a friendly ship, guarded or not, without a fight.
card-migrate = Your Station warps beside a friendly planet.
card-replicate = Roll a D{ $n } and gain that many Minerals.
card-blockade = Until your next turn nobody gathers anything.
card-retreat = A friendly ship and those beside it warp beside friendly planets or Stations.
card-stand = You lost as defender: destroy an attacking small ship or Guardian, or take { $n } HP of a Mothership.
card-save = Your Fighter or Bomber about to fall stays; the winner is paid all the same.
card-draw = Draw { $n ->
    [one] { $n } Action Card
   *[other] { $n } Action Cards
}.
card-steal = Take a random card from an enemy's hand.
card-rethrow = Throw one of your dice again; the new number stands.
card-wam = Instead of an attack beside it: an enemy Mothership loses { $n } HP.
card-cancel = Cancel another player's Action Card.
card-remove = A planet within { $reach } of a friendly ship leaves the game.
card-rail = Your Bomber attacks at distance { $reach } and cannot be damaged.
card-break = The Mothership you attack has no shields for the rest of this turn.
card-warp = A friendly ship that has not moved warps to any empty space.

## Technologies, by power
and-also = { $first } { $second }
power-planet-defence = Your planets have defence { $n }.
power-times-against-planets = Your dice count { $n ->
    [2] double
   *[other] { $n } times
} against planets.
power-times-minerals = Minerals from your mineral planets are { $n ->
    [2] doubled
   *[other] multiplied by { $n }
}.
power-gas-of-mineral-planets = Each of your mineral planets also gives { $n } Gas.
power-roll-of-fighters = +{ $n } on Fighter rolls.
power-roll-of-bombers = +{ $n } on Bomber rolls.
power-roll-of-bombers-against-stations = +{ $n } on Bomber rolls against enemy Stations.
power-engine-of-fighters = Fighters have +{ $n } engine power.
power-engine-of-bombers = Bombers have +{ $n } engine power.
power-solar-beam = In a fight your Mothership may light the Solar Beam: +{ $n } on its roll.
power-solar-beam-hp = It costs { $n } HP of the Mothership.
power-minerals-with-loot = +{ $n ->
    [one] { $n } Mineral
   *[other] { $n } Minerals
} each time you get loot.
power-energy = +{ $n } Energy.
power-guardians = You support { $n ->
    [one] { $n } Guardian
   *[other] { $n } Guardians
}.
power-roll-against-several-ships = +{ $n } on defence when two or more ships attack together.
power-minerals-for-lost-ships = { $n ->
    [one] { $n } Mineral
   *[other] { $n } Minerals
} each time one of your ships is destroyed.
power-gas-for-lost-ships = And { $n } Gas.
power-station-hp-a-step = For each { $n } HP of your Station your Mothership's rolls rise.
power-roll-a-step = +{ $n } each time.
power-minerals-of-the-station = Your Station gives { $n ->
    [one] { $n } Mineral
   *[other] { $n } Minerals
} more.
power-gas-of-the-station = And { $n } Gas more.
power-no-theft = Enemies cannot steal your resources or cards.
power-wins-ties = As attacker in a dogfight you win ties.
power-ignores-guards = Your attacks ignore guards.
power-jump-gates = Your ships may jump between friendly Stations and planets.
power-station-moves = Your Station may move 1 space a turn.
ability-drones = Mothership ability: regain { $n } HP for each of your planets.
ability-mining = Mothership ability on asteroids: gain { $n ->
    [one] { $n } Mineral
   *[other] { $n } Minerals
}.
ability-torpedoes = Mothership ability: attack at distance { $n } or less without being damaged.
ability-tractor = Mothership ability: an enemy ship cannot move until your next turn.
ability-missile = Mothership ability: attack a ship anywhere without being damaged.
ability-onboard = Mothership ability: warp a friendly Fighter or Bomber beside it.

## Artifacts and Developments
artifact-guardian-roll = +{ $n } on your rolls against enemy Guardians.
artifact-card-gas = You may buy Action Cards for { $n } Gas.
artifact-defence-all = +{ $n } defence on all your planets.
artifact-defence-here = +{ $n } defence on this planet.
artifact-energy = +{ $n } Energy.
artifact-shield = +{ $n } shield for your Mothership.
artifact-gas-here = This planet gives { $n } Gas more.
artifact-mothership = +{ $n } on Mothership rolls, planets excepted.
artifact-capture-card = { $n ->
    [one] One more Action Card
   *[other] { $n } more Action Cards
} with each capture.
artifact-engine-all = +{ $n } engine power for all your ships.
artifact-engine-mother = +{ $n } engine power for your Mothership.
artifact-cat = +{ $n } on all Mothership rolls, planets included.
development-about = { $parts }

## Names
other-seat = the NPC
kind-station = Station
kind-mothership = Mothership
kind-fighter = Fighter
kind-bomber = Bomber
kind-guardian = Guardian
unit-of = { $you ->
    [yes] your { $unit }
   *[no] { $seat }’s { $unit }
}
body-mineral-planet = Mineral planet
body-gas-planet = Gas planet
body-planetoid = Planetoid
asteroids = asteroids
some-minerals = { $number ->
    [one] { $number } Mineral
   *[other] { $number } Minerals
}
some-gas = { $number } Gas
some-influence = { $number } Influence
stat-minerals = Minerals
stat-gas = Gas
stat-influence = Influence
purse-of = { $what }: { $seat }
light-beam = Light the Solar Beam
when-own = In your own turn
when-any = In any turn
when-OPEN = whenever nothing is being resolved
when-PREMOVE = before a ship moves
when-W2 = when attacked
when-W3 = as attacker
when-W4 = as defender
when-W5 = at the last call
when-W7 = after the roll
when-W8 = when a fight is lost
when-AST = against asteroids
when-PLANET-D = when a planet is attacked
when-RESP = when another card is played
when-THROW = after any throw
gives-defence = +{ $number } defence
gives-energy = +{ $number } Energy
gives-points = { $number } VP
only-mineral-planet = on mineral planets only
only-gas-planet = on gas planets only
row-of = { $what }: { $seat }
word-energy-engines = Engines
word-energy-weapons = Weapons
word-energy-shields = Shields
word-card-pass = pass
word-space-stay = stay
word-reward-deck = the top Action Card
word-reward-hand = a random card of the former holder
word-veto-no = let it be
word-veto-yes = pay to stop it
word-bonus-no = do not roll
word-bonus-yes = roll the bonus die
word-deck-deck = the deck
ship = { $kind } { $number }
planet-at = { $body } { $space }
die-at = die { $die }, roll { $roll }
declared = card { $number }
action-end = end the turn
action-energy = set Energy
action-buy = buy an Action Card
action-buy-gas = buy an Action Card for Gas
action-shift = move the Station
action-refresh = renew the Market
action-move = move { $what }
action-gate = jump with { $what }
action-attack = attack { $what }
action-deploy = deploy a Guardian beside { $what }
action-scrap = scrap { $what }
action-raid = attack { $what }
action-explore = explore { $what }
action-court = win over by Influence { $what }
action-build = build on { $what }
action-play = play { $what }
action-research = research { $what }
action-use = use { $what }
action-remove = remove Influence of { $what }
some-seat = { $name } { $number }
some-energy = { $name } { $number }

## Log
doer = { $you ->
    [yes] You
   *[no] { $seat }
}
event-StartRolled = Rolled for the first turn: { $numbers }
event-TurnBegan = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $seat }’s turn
}
event-TurnEnded = { doer } ended the turn
event-Returning = Lost ships due to return: { $units }
event-Returned = { $unit } returned at { $space }{ $hull ->
    [0] { "" }
   *[other] { " " }with { $hull } HP
}
event-Placed = { $unit } was placed at { $space }
event-Deployed = { $unit } was deployed at { $space } beside { $ship }{ $price ->
    [0] { ", for nothing" }
    [one] { " " }for { $price } Mineral
   *[other] { " " }for { $price } Minerals
}
event-Moved = { $unit } moved from { $start } to { $path-last }
event-Warped = { $unit } warped from { $start } to { $space }
event-Boosted = { $unit }: { $amount ->
    [0] engine power doubled this turn
   *[other] +{ $amount } engine power this turn
}
event-Pinned = { $how ->
    [beam] { $unit } cannot move until { $you ->
        [yes] your
       *[no] { $seat }’s
    } next turn: Tractor Beam
   *[update] { $unit } cannot move in its owner’s next turn: Forced Update
}
event-SetOut = { $unit } set out for the Station
event-EnergySet = { $why ->
    [gain] { doer } gained Energy; now { $rows }
    [loss] { doer } lost Energy; now { $rows }
   *[set] { doer } set Energy: { $rows }
}
event-Prodded = { $unit }: { $row } count { $amount } Energy less until the end of this turn
event-Repaired = { $unit } regained { $hull } HP
event-Attacked = { $kind ->
    [1] { $attackers } fired at { $defender }
    [2] { $attackers } attacked { $defender } from afar
    [3] { $defender } met asteroids
   *[other] { $attackers } attacked { $defender }
}
event-PlanetAttacked = { $attackers } attacked { $planet }{ $influence ->
    [0] { "" }
   *[other] { $you ->
        [yes] , which cost you { $influence } Influence
       *[no] , which cost { $seat } { $influence } Influence
    }
}
event-GasSpent = { doer } spent { $amount } Gas on the roll
event-BeamLit = { $unit } lit the Solar Beam
event-Shielded = { doer } raised { $amount } more shields for this fight
event-ShieldBroken = { $unit } lost its shields for the rest of the turn: { $shield }
event-Fortified = { $planet }: +{ $amount } defence against this attack
rolled = { $shown } on a D{ $sides }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}{ $buffs ->
    [none] { $times ->
        [1] { "" }
       *[other] { " " }= { $total }
    }
   *[other] , { $buffs } = { $total }
}
event-Threw = { $why ->
    [rocks] Asteroids rolled { $shown } on a D{ $sides }
    [replicator] { doer } rolled { $shown } on a D{ $sides } for Minerals
    [bonus] { doer } rolled { $shown } on the bonus die
    [again] { $unit } rolled { $shown } more on a D{ $sides }: { $total } in all
    [forks] { $unit ->
        [none] { doer } threw again: { $shown } on a D{ $sides }
       *[other] { $unit } threw again: { $shown } on a D{ $sides }, { $total } in all
    }
   *[other] { $sides ->
        [0] { $unit } has its weapons off: { $total }
       *[other] { $unit } rolled { rolled }
    }
}
event-Battered = { $unit } met asteroids, which rolled { $shown } on a D{ $sides }
event-Compared = { $kind ->
    [3] { $winner ->
        [1] { $defender } against the asteroids’ { $attacker }: safe
       *[other] { $defender } against the asteroids’ { $attacker }: hit
    }
   *[other] { $winner ->
        [0] { $attacker } to { $defender }: the attacker won{ $tie ->
            [yes] { " " }the tie
           *[no] { "" }
        }
        [1] { $attacker } to { $defender }: the defender won
       *[other] { $attacker } to { $defender }: a tie, nobody is hurt
    }
}
event-Damaged = { $unit } lost { $shield ->
    [0] { "" }
    [one] { $shield } shield
   *[other] { $shield } shields
}{ $hull ->
    [0] { "" }
   *[other] { $shield ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }{ $hull } HP
}
event-Destroyed = { $unit } was destroyed{ $points ->
    [0] { "" }
   *[other] { $by-you ->
        [yes] : { $points } VP for you
       *[no] : { $points } VP for { $by }
    }
}
event-Saved = { $unit } was saved by Life Support
event-Stood = Last Stand: { $unit } is hit too
event-Evaded = { $unit } got away: the fight is off
event-Deflected = { $unit } passed the asteroids without a roll
event-Captured = { $how ->
    [influence] { doer } won over { $planet } for { $price } Influence
    [card] { doer } won over { $planet } by a card
   *[attack] { doer } captured { $planet }, { $total } against { $defence }
}{ $before ->
    [none] { "" }
   *[other] { $before-you ->
        [yes] , which was yours
       *[no] , which was { $before }’s
    }
}
event-Held = { $planet } held out, { $total } against { $defence }
goods = { $minerals ->
    [0] { "" }
    [one] { $minerals } Mineral
   *[other] { $minerals } Minerals
}{ $gas ->
    [0] { "" }
   *[other] { $minerals ->
        [0] { "" }
       *[other] { ", " }
    }{ $gas } Gas
}{ $influence ->
    [0] { "" }
   *[other] { $minerals ->
        [0] { $gas ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $influence } Influence
}
event-Gained = { doer } gained { goods } ({ $why ->
    [sale] sale
    [bonus] bonus die
    [replicator] Replicator
    [mining] Asteroid Mining
    [loot] loot
    [scrap] Scrap Yard
    [start] at the start
   *[gathering] gathered
})
event-Robbed = { $thief-you ->
    [yes] You
   *[no] { $thief }
} took { goods } from { $victim-you ->
    [yes] you
   *[no] { $victim }
}
event-Aimed = { doer } played { $card }{ $units ->
    [none] { "" }
   *[other] { " " }on { $units }
}{ $planets ->
    [none] { "" }
   *[other] { " " }on { $planets }
}{ $rows ->
    [none] { "" }
   *[other] : { $rows }
}{ $purses ->
    [none] { "" }
   *[other] { " " }({ $purses })
}{ $victims ->
    [none] { "" }
   *[other] { " " }on { $victims }
}{ $using ->
    [none] { "" }
   *[other] { " " }with { $using }
}{ $path ->
    [none] { "" }
   *[other] , to { $path-last }
}
event-Cancelled = { $by-you ->
    [yes] You
   *[no] { $by }
} cancelled { $card } of { $you ->
    [yes] yours
   *[no] { $seat }
} with { $cancel }
event-Sold = { doer } sold { $cards }
event-Blockaded = Nobody gathers anything until { $you ->
    [yes] your
   *[no] { $seat }’s
} next turn
event-Researched = { doer } researched { $technology } for { $price ->
    [one] { $price } Mineral
   *[other] { $price } Minerals
}
event-Used = { $unit } used { $technology }{ $on ->
    [none] { "" }
   *[other] { " " }on { $on }
}{ $planet ->
    [none] { "" }
   *[other] { " " }on { $planet }
}
event-Vetoed = { $by-you ->
    [yes] You
   *[no] { $by }
} paid { $price } Influence: no Guardian beside { $ship } this turn
event-Scrapped = { $unit } was scrapped
event-Explored = { doer } explored { $planet }{ $price ->
    [0] { " " }for nothing
    [one] { " " }for { $price } Mineral
   *[other] { " " }for { $price } Minerals
}: { $artifact }
event-Built = { doer } built { $development } on { $planet }{ $price ->
    [0] { " " }for nothing
    [one] { " " }for { $price } Mineral
   *[other] { " " }for { $price } Minerals
}
event-Razed = { $planet } lost its Developments: { $developments }
event-Refreshed = { doer } renewed the Market for { $price } Influence
event-MarketDealt = On the Market: { $developments }
event-InfluenceRemoved = { doer } spent { $amount } Influence, and { $victim-you ->
    [yes] you lost
   *[no] { $victim } lost
} as much
event-PlanetRemoved = { $planet } is gone
event-GaveUp = { doer } gave up
event-Eliminated = { $conceded ->
    [yes] { doer } left the game
   *[no] { $you ->
        [yes] You are out of the game
       *[no] { $seat } is out of the game
    }
}{ $cards ->
    [none] { "" }
   *[other] . Discarded: { $cards }
}
event-LastRound = This round is the last: { $why ->
    [points] { $you ->
        [yes] you have
       *[no] { $seat } has
    } reached the limit of Victory Points
   *[elimination] { $you ->
        [yes] you are out of the game
       *[no] { $seat } is out of the game
    }
}
event-Ended = The game is over. { $why ->
    [won] Every enemy ship is destroyed. Winner: { $winners }
    [lost] The Station or the fleet is lost. The NPC has won
    [cap] The last round is over and enemy ships are left. The NPC has won
    [together] The last fleets fell together. Shared win: { $winners }
    [last] No enemy is left. Winner: { $winners }
    [draw] The last round is over. A draw: { $winners }
   *[points] Victory Points: { $scores }. Winner: { $winners }{ $tied ->
        [none] { "" }
       *[other] , earlier in turn than { $tied } with as many points
    }
}
event-Drew = { doer } drew { $card ->
    [none] an Action Card
   *[other] { $card }
}{ $minerals ->
    [0] { "" }
    [one] { " " }for { $minerals } Mineral
   *[other] { " " }for { $minerals } Minerals
}{ $gas ->
    [0] { "" }
   *[other] { " " }for { $gas } Gas
}
event-Stole = { $thief-you ->
    [yes] You
   *[no] { $thief }
} took { $card ->
    [none] a card
   *[other] { $card }
} from { $victim-you ->
    [yes] you
   *[no] { $victim }
}
some-buff = +{ $number } { $name ->
    [wingmen] { $number ->
        [one] wingman
       *[other] wingmen
    }
   *[other] { $name }
}
word-buff-technology = technology
word-buff-artifacts = artifacts
word-buff-wingmen = wingmen
word-buff-cards = cards
word-buff-gas = Gas
word-buff-beam = Solar Beam

## Questions
ask-fleet = Place your fleet, ship by ship, near your Station
ask-action = Your turn: move, attack, research, then end it
ask-way = Where does the ship go?
ask-gate = Jump through the gates to which space?
ask-energy = Set your Energy
ask-energy-gain = Where do you lay the new Energy?
ask-energy-loss = From which rows do you take the lost Energy?
ask-attackers = Which ships attack?
ask-evade = Under attack: play Panic Button, or pass
ask-attacker-cards = You attack: play cards, or pass
ask-defender-cards = You defend: play cards, or pass
ask-asteroid-cards = Asteroids ahead: play cards, or pass
ask-gas = How much Gas do you spend on the roll?
ask-last-call = Last call: cancel a declared card, or pass
ask-after-roll = After the roll: play a card on a die, or pass
ask-after-throw = Throw the die again with The Forks, or pass
ask-loss = You lost: play a card, or pass
ask-planet-defence = Your planet is attacked: raise its defence, or pass
ask-respond = Cancel the card just played with Noooooooo!, or pass

## What it means to pass in a window
pass-evade = If you pass, the fight is fought where you stand.
pass-attacker-cards = If you pass, you play nothing more before the dice.
pass-defender-cards = If you pass, you play nothing more before the dice.
pass-asteroid-cards = If you pass, your die and the asteroids’ die are thrown.
pass-last-call = If you pass, the declared cards stay and the dice are thrown.
pass-after-roll = If you pass, you leave the dice as they lie.
pass-after-throw = If you pass, the throw counts.
pass-loss = If you pass, the damage is done.
pass-planet-defence = If you pass, the planet defends itself as it is.
pass-respond = If you pass, the card takes effect.

ask-sell = Sell Action Cards, or be done
ask-reward = Your reward for the planet?
ask-bonus = Roll the bonus die of the moon?
ask-ability-target = At what does your Mothership aim?
ask-warp = Where does the ship come out?
ask-shift = Where does your Station move?
ask-guardian = Which of your Guardians fires first?
ask-guardian-target = At what does the Guardian fire?
ask-arrival = Which ship is dealt with first?
ask-explore = Explore which planet?
ask-build = Which Development do you build?
ask-build-on = Build on which planet?
ask-remove-influence = How much Influence do you spend to remove as much?
ask-deploy = Where does the Guardian stand?
ask-veto = Pay Influence to stop this Guardian?
ask-deployer = Beside which ship does the Guardian come?
ask-respawn = Where does the ship come back?
ask-retreat = Retreat to which space?
ask-retreat-ship = Which ship retreats first?
ask-mover = Which ship gets the engine power?
ask-one = Which roll of 1 gets another die?
ask-roller = Whose roll is raised?
ask-deflected = Which ship is kept safe?
ask-hurt = Which Mothership is repaired?
ask-purse = What do you take, and from whom?
ask-sensed = Whose roll is raised?
ask-fought = Which ship moves on?
ask-enemy-mothership = Which Mothership?
ask-row = Which row?
ask-winged = Whose roll is raised?
ask-unexplored = Explore which planet?
ask-pulled = Which enemy ship is moved?
ask-pull = Where is it moved to?
ask-refuge = Where does your ship flee to?
ask-seismic = Whose roll is raised?
ask-own-mothership = Which Mothership?
ask-escorts = Which ships get the engine power?
ask-enemy-ship = Which enemy ship is held?
ask-courted = Which planet is won over?
ask-haven = Where does your Station go?
ask-coward = Around which ship does the retreat begin?
ask-avenged = Whom do you take along?
ask-doomed = Which ship is saved?
ask-deck = Draw two cards
ask-victim = From whom do you take a card?
ask-die = Which die is thrown again?
ask-wam = Which Mothership is hit?
ask-wammer = Which ship gives up its attack for it?
ask-pointed = Which planet leaves the game?
ask-gunner = Which Bomber fires?
ask-railed = At what does it fire?
ask-traveller = Which ship travels?
ask-anywhere = To which space?

## What a version of the rules changed, for tables that were begun before
rules-2 = Players later in the order of turns start with Minerals.
rules-3 = Of players with as many Victory Points the one earlier in the order of turns wins.
rules-4 = Ships of the NPC that are held stay and never give up a siege; a stopped deployment resolves the movement; loot is for dogfights won; moons belong to planets; for Victory Points an elimination finishes the round.

## What lies in the box

things-card = Action Cards
things-technology = Technologies
things-artifact = Artifacts
things-development = Developments

## Odds
odds-fight = This fight: { $win } % to win, { $tie } % a tie, { $lose } % to lose.
odds-theirs-harm = { $unit } loses { $expected } HP on average, at most { $worst }.
odds-theirs-lost = { $units } destroyed: { $chance } %.
odds-own-harm = { $unit } loses { $expected } HP on average, at most { $worst }.
odds-own-lost = You lose { $units }: { $chance } %.
odds-roll = { $unit }: { $times ->
    [1] { "" }
   *[other] { $times } ×{ " " }
}{ $die ->
    [0] no die
   *[other] D{ $die }
}{ $buffs ->
    [none] { "" }
   *[other] , { $buffs }
}.
odds-buff = { $what } +{ $number }
odds-raid = Chance to capture { $chance } %: the dice must reach { $defence }.
odds-dice = Dice: { $dice }.
odds-die = { $unit } { $die ->
    [0] no die
   *[other] D{ $die }
}
odds-rocks = Chance to come through { $chance } %{ $number ->
    [1] { "" }
   *[other] , { $number } asteroid fields
}.
odds-rocks-harm = Asteroids cost { $expected } HP on average, at most { $worst }; chance to survive { $chance } %{ $number ->
    [1] { "" }
   *[other] , { $number } asteroid fields
}.
odds-guardian = A Guardian stops it at { $space } and attacks.
odds-no-cards = As long as nobody plays a card.
threat = { $unit } could strike { $pieces }.

## Answers that a plan names before they are asked for
plan-sell = sell { $answer }
plan-attacker-cards = play { $answer }
plan-defender-cards = play { $answer }
plan-asteroid-cards = play { $answer }
plan-gas = spend { $answer }
plan-attackers = with { $answer }

## Reasons of a hint
reason-points = { $number ->
    [one] It brings a Victory Point.
   *[other] It brings { $number } Victory Points.
}
reason-planet = It captures { $planet }.
reason-technology = You learn { $technology }.
reason-cards = { $number ->
    [one] One more card in your hand.
   *[other] { $number } more cards in your hand.
}
reason-repaired = It repairs { $number } HP.
reason-energy = More Energy on { $row }.
reason-harm = { $seat } loses { $number } HP.
reason-destroyed = It destroys { $unit }.
reason-denies = { $seat } loses { $planet }.
reason-safer = { $number ->
    [one] Fewer enemies can reach one of your ships.
   *[other] Fewer enemies can reach { $number } of your ships.
}
reason-station = Your Station is harder to attack.
reason-near-planet = Your ships come nearer to { $planet }.
reason-near = Your ships come nearer to { $unit }.
