learn-welcome = Welcome to the shift. Drive your mech down, dig out tiles, bring minerals up and sell them. Most points win: tiles, minerals, milestones and credits count.
learn-shaft = The shaft, floor by floor. On the floors lie minerals; on the right wait the corridor tiles you can dig out, and the floor's card. Deeper floors are closed by barriers.
learn-gauges = Your gauges: fuel, moves, drills, credits, drones. Cards fill them, and whatever moves and drills you do not use is lost at the end of the turn.
learn-card = Your hand. The upper part of a card is its effect, and its price in fuel stands in the corner. Play one that gives moves or drills: press its upper part.
learn-fuel = The lower part of a card gives fuel instead. Every card is one or the other: effect or fuel. Running dry far below is the danger of this game.
learn-move = You have moves: lit floors can be reached. Go down one.
learn-collect = A drill collects a mineral from your floor into storage. Press a lit one.
learn-corridor = Enough drills for a corridor tile! It goes onto your track and stays your helper; its minerals fall onto the floor for anyone.
learn-functions = These you can always do: trade fuel for a move or a drill, or take damage for a little fuel. Pale ones cannot be paid for right now.
learn-choice = The card asks you something: choose here.
learn-end = Play on as long as you like. Nothing left to do? End the turn here. Whoever stands on the surface then goes on to sell and to buy.
learn-keep = Choose the cards you want to hold next turn; some are free, more cost fuel. The others come back with the next deck.
learn-waiting = Now the bot works. Its moves stand in the log.
learn-track = Your first tile lies on the track. Tiles can be exhausted once for their effect, which costs some of their points. A full track ends the game.
learn-plan = The rhythm of the game: go down, dig and load up, then come back to the surface before the fuel is gone. A trip that ends below costs points if the game ends there.
learn-surfacing = You are at the surface at the end of Operations: now you can sell, buy, upgrade and repair, in any order. Leaving fills the tank.
learn-market = Sell your minerals: the first of a kind brings most, and later ones less. When a column is full, the dearer kinds still pay a little, and each shortens your track, which brings the end nearer.
learn-buy = Buy cards that do more for less fuel. They go on top of your deck: you draw them soon.
learn-upgrade = Upgrades last for the whole game: a bigger tank, more room for minerals.
learn-repair = A repair takes a weak card out of your deck for good. Choose DAMAGE first.
learn-barrier = A barrier opens the next floor: stand right above it and pay the drills it asks for. It is a wide tile with many points, and you step down for nothing.
learn-damage = You took damage: a card that is good for nearly nothing and costs points. A repair at the surface gets rid of it.
learn-milestone = A milestone: you were the first to reach that line on the track. It is worth points, and the others get credits.
learn-alone = That is the whole game. Undo takes back what showed nothing new, and Hint tells what a good bot would do. Good luck!
learn-last = A track is complete: everybody else has one more turn. Come up if you can, sell, and spend what still brings points.
learn-over = The game is over. The table shows where the points come from; the chart, how it came about.
summary-title = DRILLERS on one page
summary =
    The aim: most points, from mine tiles, minerals, milestones and credits, less weak cards and the depth you end at.

    Your turn: Operations, then Surfacing if you stand on the surface, then Upkeep. In Operations play cards, each for its effect (costs fuel) or for fuel; spend moves to go up and down, drills to collect a mineral, dig out a corridor or break a barrier. Fuel also buys moves and drills.

    The mine: corridor tiles go onto your track and can be exhausted for their effect. Barriers open deeper floors; each floor has a card with an effect of its own.

    The surface: sell all you carry, the first of a kind for most; repair, buy cards, widen tank and storage, discard cards for credits. Leaving refuels you.

    Upkeep: choose the cards to keep, draw new ones. Unused moves and drills are lost.

    The end: when somebody's track is full, that player takes the last milestone and everybody else has one more turn.
