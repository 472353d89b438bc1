### What the browser, the server and the terminal say about Super Motherload. What a card does
### is made of its effects: a message for each kind.

## Effects
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-wild = wild
card-icons = { $number } { $colour } { $number ->
    [one] icon
   *[other] icons
}
card-pattern = bomb pattern { $pattern }
card-drill = drill bonus: { $bonus }
card-buy = buy bonus: { $bonus }
card-worth = ${ $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
and-then = { $first }; { $second }
bonus-draw = draw { $number ->
    [one] a card
   *[other] { $number } cards
}
bonus-bomb = { $number ->
    [one] a bomb token
   *[other] { $number } bomb tokens
}
bonus-action = an additional action
bonus-duplicate = duplicate a mineral
bonus-to-hand = the bought pilot comes to the hand
bonus-corner = the line may connect at a corner
bonus-rock = the line may pass rock
bonus-split = each mineral to a stack of its own
bonus-cycle = exchange a minor achievement
bonus-mineral = { $mineral }
tile-effect = { $bonus }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Achievements
achievement = { $goal }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
major-goal = buy { $wants }
major-wants = { $number } { $colour }
goal-action = One action: { $conditions }
goal-turn = One turn: { $conditions }
goal-state = Have { $conditions }
goal-drill = a drill
goal-bomb = a bomb
goal-at-least = { $number ->
    [1] at least 1 { $what }
   *[other] { $number } or more { $what }
}
goal-exactly = exactly { $number } { $what }
either = { $first } or { $second }
fact-count = { $mineral } across all cards
fact-kinds = kinds of mineral across all cards
fact-stacks-with-a-mineral = stacks with minerals
fact-tiles-held = unused artifact { $number ->
    [one] tile
   *[other] tiles
}
fact-drill = drills
fact-bomb = bombs
fact-length = spaces long
fact-rocks = rock { $number ->
    [one] space
   *[other] spaces
} covered
fact-plates = steel { $number ->
    [one] plate
   *[other] plates
} covered
fact-minerals = { $number ->
    [one] mineral
   *[other] minerals
} collected
fact-artifacts = artifact { $number ->
    [one] space
   *[other] spaces
} covered
fact-boards-touched = { $number ->
    [one] board
   *[other] boards
} covered
fact-artifact-spaces = artifact { $number ->
    [one] space
   *[other] spaces
} covered
fact-buys = { $number ->
    [one] card
   *[other] cards
} bought
fact-exact-buys = { $number ->
    [one] card
   *[other] cards
} bought for exactly the cost
fact-drills = drills
fact-bombs = bombs

## Names
word-action-end = end the turn
word-action-draw = draw
word-action-drill = drill
word-action-bomb = bomb
word-deck-purple = purple deck
word-deck-green = green deck
word-deck-orange = orange deck
word-deck-grey = grey deck
word-stack-red = red stack
word-stack-blue = blue stack
word-stack-yellow = yellow stack
word-stack-wild = wild stack
word-to-hand-discard = to the discard area
word-to-hand-hand = to the hand
space = row { $row }, column { $column }
some-mineral = { $number } { $name }

## The log
event-TurnBegan = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} a turn
event-ActionBegan = { $action ->
    [draw] { "" }
    [bomb] { $you ->
        [yes] You bomb
       *[no] { $seat } bombs
    } with { $cards }
   *[drill] { $you ->
        [yes] You drill
       *[no] { $seat } drills
    } with { $cards }
}
event-Drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards ->
    [none] { $cards-count ->
        [one] a card
       *[other] { $cards-count } cards
    }
   *[other] { $cards }
}
event-Shuffled = { $you ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} a new draw deck
event-Discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }
event-TunnelDug = { $you ->
    [yes] You dig
   *[no] { $seat } digs
} a tunnel of { $cells-count }
event-TileFound = { $you ->
    [yes] You find
   *[no] { $seat } finds
} an artifact{ $tile ->
    [none] { "" }
   *[other] : { $tile }: { $tile-about }
}
event-TileUsed = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $tile }: { $tile-about }
event-TokenGained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $number ->
    [one] a bomb token
   *[other] { $number } bomb tokens
}
event-ActionGained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $number ->
    [one] an additional action
   *[other] { $number } additional actions
}
event-MineralsPut = { $stack ->
    [none] { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $minerals }: no stack is left
   *[other] { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { $minerals } onto the { $stack }
}
event-CardBought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $card } for ${ $paid } ({ $card-points ->
    [one] { $card-points } point
   *[other] { $card-points } points
}){ $to_hand ->
    [yes] , to the hand
   *[no] { "" }
}
event-BonusUsed = { $when ->
    [buy] Buy bonus
   *[drill] Drill bonus
}: { $bonus }
event-BonusLost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} a bonus: { $bonus }
event-BoardJoined = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} the board { $side }
event-MajorTaken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $major }: { $major-about }
event-MinorTaken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $minor }: { $minor-about }{ $dealt ->
    [none] { "" }
   *[other] . New: { $dealt }
}
event-MinorCycled = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $minor } under the deck{ $dealt ->
    [none] { "" }
   *[other] . New: { $dealt }
}
event-GameEnded = { $dug_out ->
    [yes] The last artifact is found: the game is over
   *[no] Nobody digs any more: the game is over
}

## Questions
ask-side = Choose the side of the next board
ask-action = Your action
ask-drill-cards = Which cards drill?
ask-bomb-card = Which red pilot throws the bomb?
ask-line = Where does the tunnel run?
ask-blast = Where does the bomb go off?
ask-stack = Onto which stack do the minerals go?
ask-mineral-stack = Onto which stack does the mineral go?
ask-duplicate = Which mineral is duplicated?
ask-buy = Which card is bought now?
ask-to-hand = Shall the bought pilot go to your hand? It takes a Recruiting Poster
ask-cycle = Which minor achievement goes under the deck?
ask-discard = Discard down to five cards
ask-tile = You may use an artifact
ask-major = You may take a major achievement
ask-minor = You may take a minor achievement
