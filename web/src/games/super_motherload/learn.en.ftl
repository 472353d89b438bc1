learn-welcome = Welcome under Mars. You lead a crew of pilots that digs for minerals. Minerals buy better pilots, and pilots are worth points: most points win.
learn-side = The first board has two sides, and you choose which is played. Look for minerals near the top, then press a side.
learn-mine = This is the mine. Bright spaces are what you dig for: minerals with a letter, artifacts, bombs, cards. Grey rock stops a drill, and a steel plate lets only a drill of its own colour pass.
learn-hand = Your hand. The icons on a card are drill power, by colour: cards of one colour drill together, and wild ones join any. Pick some up and see how far they reach.
learn-drill = The number on the button is how long the tunnel gets. Longer takes more minerals at once, but leaves fewer cards for the next action. Drill puts the cards down.
learn-cards = Choose the cards that drill: one colour, wild ones join it. Then confirm.
learn-line = Lit spaces can be part of the tunnel. It begins at the surface or beside another tunnel and runs straight. Draw it with mouse or finger, or tap a space, turn it, and dig. Take minerals on the way!
learn-stack = Everything you found goes onto one of your four stacks. A full bar buys the pilot on top. Where little is missing it buys soonest; what is beyond the cost is lost.
learn-second = Two actions a turn: drill, bomb or draw, in any mix. The dots show how many are left. A drill now brings minerals, two cards now make the next drill longer.
learn-waiting = Now the bot digs. The log tells what it does; at your next turn “since your last turn” sums it up.
learn-draw = Few cards left? Draw takes two from your deck. What you play and what you buy goes to your discard area, and comes back when the deck runs out.
learn-goals = Achievements: whoever meets such a goal first may take it. One major and one minor a turn. Point at one to read what it asks for.
learn-take = You have met a goal: press the lit achievement to take it. It costs no action.
learn-bought = You bought a pilot! It counts its points at the end, and joins your deck by way of the discard area. The stack now shows the next, dearer pilot.
learn-artifact = An artifact, which only you can see. Press it when its help is worth most; some are simply points.
learn-bomb = A bomb needs a bomb token and a red pilot with a pattern. It tears that shape out of the ground, rock too, and never steel.
learn-bomb-card = Choose the red pilot whose pattern fits best.
learn-blast = Point at a space, turn the pattern (R or a right click), and set it off.
learn-discard = More than { $hand_limit } cards at the end of a turn: choose which ones to put away.
learn-end-turn = No action is left. Look at achievements and artifacts once more, then end the turn.
learn-board = All artifacts of a board are found, so a deeper one opens: dearer minerals, harder ground. When the last artifact of the deepest board is dug up, the game ends with that turn.
learn-alone = That is the whole game. From here on: Undo takes back what showed nothing new, and Hint tells what a good bot would do.
learn-over = The game is over. Pilots, achievements and some artifacts count. The chart below shows how it came about. Well dug!
summary-title = Super Motherload on one page
summary =
    The aim: most points, on the pilots you buy, the achievements you take and some artifacts.

    Your turn: two actions. Draw two cards; or put down cards of one colour and drill a straight tunnel exactly as long as their icons; or pay a bomb token and blow away a red pilot's pattern. Wild icons join any colour.

    The ground: tunnels begin at the surface or beside a tunnel, edge to edge. Rock can be bombed and not drilled, a steel plate can be drilled in its own colour and never bombed.

    What you find: all minerals of one action go onto one of your four stacks. When they reach the cost of its top pilot, that pilot is bought: it brings a bonus, joins your deck and counts points. Artifacts are secret helpers, used when you like.

    Achievements: meet the goal on your turn and take the card, one major and one minor a turn.

    The end: the last artifact of a board opens the next, deeper one. The last artifact of the deepest board ends the game after that turn.
