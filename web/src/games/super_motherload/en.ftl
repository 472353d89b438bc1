## Options
option-decks = Decks
    .about = A deck for each seat, in order; none: dealt at random.
option-decks-purple = Purple
option-decks-green = Green
option-decks-orange = Orange
option-decks-grey = Grey
option-start = Who begins
    .about = Choose who begins, or let the dice decide.
option-start-0 = The first seat
option-start-1 = The second seat
option-start-2 = The third seat
option-start-3 = The fourth seat
option-minor_row = Minor achievements in the row
    .about = With two players four lie face up, with more players three. The first printing always shows three.
option-minor_row-3 = Always three
option-content = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

preview = The mine
    .about = One board below the other, dearer and harder the deeper you are. Which side of each lies up is chosen in the game.

## Terms
term-tunnel = tunnel
    .forms = tunnels
    .about = Spaces that have been drilled or bombed. New tunnels must touch one, edge to edge.
term-steel-plate = steel plate
    .forms = steel plates|plate|plates
    .about = Cannot be bombed. Only a drill of its own colour passes it.
term-pilot = pilot
    .forms = pilots
    .about = A card: its icons drill, some have a bomb pattern, most bring a bonus when bought.
term-stack = stack
    .forms = stacks
    .about = One of a player's four face-up piles of pilots for sale. Minerals lie on its top card until they reach the cost.
term-mineral = mineral
    .forms = minerals
    .about = What tunnels yield. All minerals of one action go onto one stack.
term-artifact = artifact
    .forms = artifacts|artifact tile|artifact tiles
    .about = A tile drawn face down from an artifact space. Only its owner may look at it.
term-surface = surface
    .about = The line above the first row of Depth 1. Tunnels may begin there.
term-bomb-token = bomb token
    .forms = bomb tokens
    .about = Spent for a Bomb action, one each. They are found in the ground and as bonuses.
term-buy-bonus = buy bonus
    .about = What a card gives once, at the moment it is bought.
term-drill-bonus = drill bonus
    .about = What a card gives each time it is put down for a drill.
term-wild = wild
    .about = Icons that stand for any one drill colour.

## Questions
answer-to-hand-yes = To the hand
answer-to-hand-no = To the discard area

## Colours, minerals, grounds
letter-red = R
letter-blue = B
letter-yellow = Y
letter-wild = W
letter-iron = I
letter-gold = G
letter-platinum = P
letter-emerald = E
letter-ruby = R
letter-diamond = D
about-tunnel = A tunnel. New tunnels may begin beside it, edge to edge.
about-dirt = Can be drilled and bombed.
about-rock = Can be bombed, not drilled, but for a card with the rock bonus.
about-plate = Only a drill of its colour passes. It cannot be bombed.

## The mine
mine = The mine: { $boards }
depth = Depth { $depth }
deepest = The bottom
depth-opens = Depth { $depth } opens with the last artifact above
side-told = { $side }: { $rocks ->
    [one] { $rocks } rock space
   *[other] { $rocks } rock spaces
}, { $plates ->
    [one] { $plates } steel plate
   *[other] { $plates } steel plates
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}; { $minerals }
sides = Sides to choose from
side-wait = { $name } chooses the first board.
haul = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}: { $found }
haul-minerals = { $minerals } (${ $money })
haul-money = ${ $money }
haul-artifacts = { $number ->
    [one] an artifact
   *[other] { $number } artifacts
}
haul-tokens = { $number ->
    [one] a bomb token
   *[other] { $number } bomb tokens
}
haul-draws = { $number ->
    [one] a card
   *[other] { $number } cards
}
haul-nothing = nothing to collect

## The turn
actions = Actions
your-turn = Your turn
actions-left = { $number ->
    [0] no action left
    [one] { $number } action left
   *[other] { $number } actions left
}
about-actions = A turn has {$actions} actions: draw, drill or bomb. Bonuses add more.
last-turn = The last turn!
action-draw = Draw {$cards_drawn}
action-drill = Drill
action-bomb = Bomb
action-end = End turn
about-action-draw = Draw {$cards_drawn} cards from your deck.
about-action-drill = Put down cards of one colour: the tunnel is as long as they have icons. You may pick the cards first.
about-action-bomb = Pay a bomb token and put down a red pilot: its pattern is blown away, rock included, steel not.
about-action-end = Give up the actions that are left. Cards over { $hand_limit } are discarded.
drill-pick = Pick cards of one colour.
drill-length = A tunnel of { $length ->
    [one] { $length } space.
   *[other] { $length } spaces.
}
drill-of = Drill, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
drill-apart = These cards do not drill together.
drill-now = Drill
bomb-pick = Tap a red pilot with a bomb pattern.
discard-pick = { $picked } of { $wanted } picked
discard-now = Discard
line-how = Draw a line, or tap a lit space.
blast-how = Point at a lit space and turn the pattern.
turn-it = Turn
about-turn = The next way to lay it here. Also: a right click, the key R. Shift with an arrow picks the direction.
dig-now = Dig here
dig-list = All tunnels that can be dug
cells-from-to = { $first } to { $last }
stack-how = Choose a stack
buy-how = Choose the card to buy next

## One's own area
stacks = Stacks
about-stack = The top pilot of a stack, the minerals on it, and what is still to pay. Once paid it is bought after the action.
stack-is = { $stack }, ${ $money } of ${ $cost }, { $minerals }. { $left ->
    [one] Last card
   *[other] { $left } cards left
}: { $card }
stack-empty = { $colour } stack: all bought
no-minerals = no minerals
all-bought = All bought
hand = Hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-empty = No cards in hand.
hand-hidden = { $number ->
    [one] { $number } hidden card
   *[other] { $number } hidden cards
} in hand
own-area = Your area
own-tiles = Your artifacts
about-artifact = Artifacts are used on your own turn and cost no action.
may-use = Can be used now
may-take = Can be chosen now
may-dig = can be dug
lit = something to do here
panels = What is shown
open-stack = Show all pilots of the { $stack }
about-open-stack = All pilots of this stack, bought ones too: they are open to everybody.
stack-of = { $stack }: { $name }
bought = bought
camera-closer = Closer
camera-wider = Wider
camera-home = To where can be dug
camera-news = new tunnel in row { $row }
panel-stacks = Stacks
panel-goals = Goals
panel-others = Rivals
goals = Achievements
majors = Major
minors = Minor
about-major = Buy so many pilots of these colours. One major a turn; it is not replaced.
about-minor = Meet the goal on your turn, then take the card. One minor a turn.
about-minor-deck = Cards in the minor deck. Known to lie at its bottom: { $under }.
none-under = none
short-points = points
short-bomb = bombs
short-deck = deck
short-discard = discard
count-hand = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand
count-deck = { $number } in the draw deck
count-discard = { $number } discarded
count-bomb = { $number ->
    [one] { $number } bomb token
   *[other] { $number } bomb tokens
}
count-artifact = { $number ->
    [one] { $number } artifact
   *[other] { $number } artifacts
}
count-points = { $number ->
    [one] { $number } visible point
   *[other] { $number } visible points
}
open-area = Everything { $name } owns
about-area = Press to see all cards, artifacts and achievements.
area-of = { $name }: everything on the table
area-hand = Hand: { $number }
area-known = Known to be in the hand:
area-discard = Discard area: { $number }
area-owned = All pilots owned: { $number }
area-owned-note = { $draw } of them are in the draw deck, in an order nobody knows.
area-tiles = Artifact tiles: { $number }
area-taken = Achievements taken: { $number }

## Cards
mark-drill = drill
mark-buy = buy
about-drill-bonus = Drill bonus, each time it is put down for a drill
about-buy-bonus = Buy bonus, once, when it is bought

## Keys
keys =
    Arrows: from space to space in the mine
    R: lay the tunnel or the bomb another way
    Shift + Arrow: let the tunnel run that way
    L: all tunnels that can be dug, the richest first
    +, -: closer, wider

## Points on the last screen
source-pilots = Pilots
source-major-achievements = Major
source-minor-achievements = Minor
source-artifacts = Fossils

## The guided first game
guide-action = Pick cards of one colour in your hand, then Drill: the tunnel has as many spaces as the cards have icons. Out of cards? Draw. You have {$actions} actions a turn.
guide-drill-cards = Only cards of one colour drill together; wild ones join any. The icons add up to the length.
guide-line = Lit spaces can be part of your tunnel. Draw the line with mouse or finger: it starts at the surface or beside a tunnel. Aim for minerals and artifacts.
guide-blast = A bomb blows away its pattern, rock too, but never a steel plate.
guide-stack = All minerals of an action go onto one stack. When the bar is full, its pilot is yours: better icons, a bonus, points.
guide-discard = You keep { $hand_limit } cards. Put away what drills least.
guide-side = Side A has more steel plates, side B more rock.

## One page

## Scenes
scene-taken-before = { $seat } takes { $what } before you
scene-taken = { $you ->
    [yes] You take { $what }
   *[no] { $seat } takes { $what }
}
scene-last-artifact = The last turn!

## Medals
medal-mole = Mole
medal-mole-what = a tunnel of { $number } spaces
medal-jeweller = Jeweller
medal-jeweller-what = ${ $number } in one haul
medal-bombs = Powder keg
medal-bombs-what = { $number } bombs
medal-artifacts = Relic hunter
medal-artifacts-what = { $number } artifacts found
medal-goals = Quick hand
medal-goals-what = { $number } minor goals
