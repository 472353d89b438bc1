## Options
option-decks = Decks
    .about = A deck for each seat, in order; none: dealt at random.
option-decks-purple = Purple
option-decks-green = Green
option-decks-orange = Orange
option-decks-grey = Grey
option-start = Who begins
    .about = The seat that begins, counted from 0; none: the dice say.
option-minor_row = Minor achievements in the row
    .about = 3: as in the first printing.
option-content = Content pack
    .about = The folder of a content pack of one's own; empty: the built-in one.

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
