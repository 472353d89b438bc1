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
bonus-artifact = an artifact
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
fact-count = { $mineral ->
    [emerald] emeralds
    [ruby] rubies
    [diamond] diamonds
   *[other] { $mineral }
} across all cards
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
pilot = { $name } ${ $cost }
trainee = { $name } ({ $colour })
space = row { $row } column { $column }
some-mineral = { $number ->
    [one] { $number } { $name }
   *[other] { $number } { $name ->
        [emerald] emeralds
        [ruby] rubies
        [diamond] diamonds
       *[other] { $name }
    }
}

## The log
event-AreaSetUp = { $you ->
    [yes] You play
   *[no] { $seat } plays
} the { $deck } with { $tokens ->
    [one] { $tokens } bomb token
   *[other] { $tokens } bomb tokens
}{ $begins ->
    [yes] { " " }as the start player
   *[no] { "" }
}
event-AchievementsDealt = Achievements are dealt. Major: { $majors }. Minor: { $minors }
event-TurnBegan = { $you ->
    [yes] You begin
   *[no] { $seat } begins
} a turn
event-TurnGivenUp = { $you ->
    [yes] You end
   *[no] { $seat } ends
} the turn and { $you ->
    [yes] give
   *[no] gives
} up { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
event-ActionBegan = { $action ->
    [draw] { "" }
    [bomb] { $you ->
        [yes] You spend
       *[no] { $seat } spends
    } a bomb token and { $you ->
        [yes] bomb
       *[no] bombs
    } with { $cards }
   *[drill] { $you ->
        [yes] You drill
       *[no] { $seat } drills
    } with { $cards }
}
by-source = { $source ->
    [start] starting hand
    [action] Draw action
    [drill] drill bonus
    [buy] buy bonus
    [tile] artifact
   *[space] covered space
}
event-Drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards ->
    [none] { $cards-count ->
        [one] { $cards-count } card
       *[other] { $cards-count } cards
    }
   *[other] { $cards }
} ({ by-source })
event-Shuffled = { $you ->
    [yes] You shuffle
   *[no] { $seat } shuffles
} the discard area into a new draw deck of { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
event-Discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards } (hand limit)
event-TunnelDug = { $you ->
    [yes] You dig
   *[no] { $seat } digs
} a tunnel of { $cells-count ->
    [one] { $cells-count } space
   *[other] { $cells-count } spaces
}: { $action ->
    [bomb] { $cells }
   *[drill] { $cells-count ->
        [1] { $cells }
       *[other] { $cells-first } to { $cells-last }
    }
}
event-Collected = { $minerals ->
    [none] { "" }
   *[other] { $you ->
        [yes] You collect
       *[no] { $seat } collects
    } { $minerals }
}
event-LastArtifact = { $you ->
    [yes] You have
   *[no] { $seat } has
} covered the last artifact space: the game ends with this turn
event-TileFound = { $you ->
    [yes] You find
   *[no] { $seat } finds
} an artifact{ $tile ->
    [none] { "" }
   *[other] : { $tile } ({ $tile-about })
}
event-TileUsed = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the artifact { $tile } ({ $tile-about })
event-TokenGained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $number ->
    [one] { $number } bomb token
   *[other] { $number } bomb tokens
} ({ by-source })
event-ActionGained = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $number ->
    [one] { $number } additional action
   *[other] { $number } additional actions
} ({ by-source })
event-MineralsPut = { $stack ->
    [none] { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $minerals }: no stack is left
   *[other] { $you ->
        [yes] You put
       *[no] { $seat } puts
    } { $minerals } onto the { $stack }: ${ $money } of ${ $cost }
}
event-CardBought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $card } ({ $card-points ->
    [one] { $card-points } point
   *[other] { $card-points } points
}) for ${ $paid } in minerals; it goes to the { $to_hand ->
    [yes] hand
   *[no] discard area
}
event-BonusUsed = { $you ->
    [yes] You get
   *[no] { $seat } gets
} the { $when ->
    [buy] buy bonus
   *[drill] drill bonus
} of { $card }: { $bonus }
event-BonusLost = Nothing is left for { $you ->
    [yes] you
   *[no] { $seat }
}: { $bonus }
event-BoardLeft = The board { $side } leaves the table with its tunnels
event-BoardJoined = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} the board { $side }
event-GoalsMet = { $majors ->
    [none] { $minors ->
        [none] { "" }
       *[other] { $you ->
            [yes] You may
           *[no] { $seat } may
        } take { $minors }
    }
   *[other] { $you ->
        [yes] You may
       *[no] { $seat } may
    } take { $majors }{ $minors ->
        [none] { "" }
       *[other] , { $minors }
    }
}
event-MajorTaken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the major achievement { $major } ({ $major-about })
event-MinorTaken = { $you ->
    [yes] You take
   *[no] { $seat } takes
} the minor achievement { $minor } ({ $minor-about }){ $dealt ->
    [none] { "" }
   *[other] ; dealt instead: { $dealt } ({ $dealt-about })
}
event-MinorCycled = { $you ->
    [yes] You put
   *[no] { $seat } puts
} the minor achievement { $minor } under the deck; dealt instead: { $dealt } ({ $dealt-about })
event-GameEnded = { $dug_out ->
    [yes] The game is over: the last artifact space is covered
   *[no] The game is over: { $quiet ->
        [one] { $quiet } turn
       *[other] { $quiet } turns
    } in a row without a tunnel
}
event-Scored = Place { $place }: { $you ->
    [yes] you
   *[no] { $seat }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} (pilots { $pilot_points }, major achievements { $major_points }, minor achievements { $minor_points }, artifacts { $artifact_points }){ $tie ->
    [yes] ; the start player loses the tie
   *[no] { "" }
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

## What a version of the rules changed, for tables that were begun before
rules-2 = Before each buy an artifact can be used; a draw space draws all its cards; a goal about artifacts ends with the artifact.

## What lies in the box

things-card = Pilots
things-tile = Artifacts
things-major = Major achievements
things-minor = Minor achievements

## The ground
ground-dirt = dirt
ground-rock = rock
ground-plate = { $colour } steel plate
ground-tunnel = tunnel
shows-mineral = { $mineral }, worth ${ $money }
shows-artifact = an artifact
shows-bomb = a bomb token
shows-draw = draw { $number ->
    [one] a card
   *[other] { $number } cards
}

## Odds
odds-deck = Cards left in your draw deck: { $left }.
odds-shuffled = The discards ({ $left }) are shuffled for the rest.
odds-colour = { $colour }: { $good }; the chance that at least one comes is { $chance } %.
odds-tiles = Artifact tiles: { $number } of { $left } that you have not seen.
odds-tile = { $tile }: { $good }; the chance that at least one comes is { $chance } %.

## Reasons of a hint
reason-bought = It buys { $cards } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
reason-paid = { $missing ->
    [0] It pays for { $card }.
   *[other] It pays towards { $card }; ${ $missing } is still missing.
}
reason-taken = It takes { $goal } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
reason-denies = { $seat } was well on the way to { $goal } and loses it.
reason-nearer = It brings you nearer to { $goal }.
reason-artifacts = { $number ->
    [one] It digs up an artifact.
   *[other] It digs up { $number } artifacts.
}
reason-bombs = { $number ->
    [one] It brings a bomb token.
   *[other] It brings { $number } bomb tokens.
}
reason-cards = { $number ->
    [one] One more card in your hand.
   *[other] { $number } more cards in your hand.
}
reason-ends = It ends the game while you lead.
reason-deeper = It opens a deeper board, with dearer minerals.
