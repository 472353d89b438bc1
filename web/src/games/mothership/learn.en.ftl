learn-welcome = Welcome aboard. You command a Mothership, Fighters and Bombers. This short game runs for five rounds; most Victory Points win: for planets you hold and for ships you shoot down.
learn-fleet = Place your fleet near your Station, one ship after another. Ships that stand together help each other in defence; those further out are sooner at a planet.
learn-map = The map. Your Station is your base, planets bring Minerals and points, asteroids are dangerous to enter. Point at anything to learn what it is.
learn-panel = Your Mothership's control panel. Energy on engines makes it fly further, on weapons it throws a bigger die, on shields it takes more. You may move Energy about until the Mothership acts.
learn-energy = Spread your Energy over engines, weapons and shields, then confirm. Far to fly? Engines. A fight ahead? Weapons and shields.
learn-move = Every ship may move and then attack, once a turn each. Choose a ship; a planet near you is worth the flight, for it pays every turn.
learn-way = Lit spaces can be reached. Choose one beside the planet, or as near as the ship comes: then it can attack next turn. Asteroid spaces start a fight with the rocks when you enter.
learn-asteroids = Asteroids throw a die against you: equal or higher is safe. Play a card if you have one that fits, or pass.
learn-near = Bring two or three ships beside the same planet, then attack it together: their dice are added up, and if they reach the planet's defence, it is yours.
learn-attackers = Choose the ships that attack together. More ships, more dice.
learn-captured = A planet of your own! It counts a point and brings Minerals or Gas at the end of each of your turns, and you drew a card for it.
learn-reward = Choose your reward for the capture.
learn-tech = Minerals buy technology: four branches, each tier dearer and stronger. Open the tree and look; what you can pay for is lit.
learn-cards = Action Cards: some for your own turn, some for the middle of a fight. Another one costs { $card_price } Minerals. A lit card can be played now.
learn-end = Nothing left to do? End the turn: you gather Minerals, and all shields refill.
learn-sell = Cards you do not need can be sold now. Otherwise, be done.
learn-waiting = Now the other fleet acts. If it attacks you, you are asked for cards before the dice fall.
learn-defend = You are attacked! Ships beside the defender add to its roll. Play a card that helps, or pass and let the dice decide.
learn-attack = Your attack: play cards that raise your roll, or pass. Each side throws its dice, and the higher total wins and is the damage.
learn-gas = Gas raises the roll of a Mothership or Guardian, 1 each. Spend some, or none.
learn-roll = The dice are down. A card may throw one again; otherwise pass.
learn-loss = The fight is lost. A card may still save the ship; otherwise pass.
learn-respond = Somebody played a card. A Noooooooo! would cancel it; without one, pass. You may also pass everything for the rest of the turn.
learn-respawn = A lost ship comes back: put it beside your Station or a planet of yours.
learn-researched = Technology works at once and for good. Further tiers of a branch are stronger; at the third tier you choose one of two ways.
learn-alone = That is the turn of a fleet. Undo takes back what showed nothing new, and Hint tells what a good bot would do. Good hunting!
learn-over = The last round is over. The table shows where the points come from. In a deathmatch there are no points: the last fleet standing wins.
summary-title = Mothership on one page
summary =
    The aim: in a deathmatch be the last fleet; with Victory Points have most of them, for planets, Developments and destroyed ships; in solo destroy the enemy fleet.

    Your turn: every ship may move and then attack, once each, in any order. In between set Energy, research, buy cards ({ $card_price } Minerals each), play them, deploy Guardians. At the end you gather Minerals and Gas and may sell cards; all shields refill.

    Energy: yours lies on engines, weapons and shields of the Mothership. It can be moved until she moves or attacks.

    Dogfights: attackers beside a target throw one die each, the defender one, with +1 for every friend beside it. Both may play cards and Gas. The higher total wins and is the damage. Fighters take shields and small ships, Bombers take hulls and Stations, the Mothership takes anything.

    Planets: attacked in the same way against their defence; cards and technology do not help. A captured planet gives a card and then yields every turn.

    Guardians and asteroids: a Guardian stops and attacks every enemy that arrives beside it and guards what it stands by. Asteroids throw a die against whoever enters.

    Lose your Station, and in a deathmatch your fleet is gone; with Victory Points ships come back.
