### What the kernel, the server and the terminal say whatever the game. English stands where it is
### said (headframe/core/sentence.py); only what needs more than one form stands here.

## Pages without the client
page-skip = Skip to the content
page-main = Main
page-play = Play
page-unofficial = Headframe is an unofficial fan project. The games and their names belong to their owners, who have no part in it. The words and pictures here are our own.
page-rules = Rules of { $game }
page-games = Games
page-sections = Sections
page-lead = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
} in our own words. Each has an id, so that a test, a refusal or an argument at the table can point to it.
page-sources-and-terms = Sources and terms
page-sources = Sources:
page-pictures = With pictures.
page-example = Play an example
page-search = Search the rules
page-search-for = A word or a clause id
page-clauses = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
page-nothing = Nothing down this shaft
page-not-there = There is no such page.
page-back = Back to the surface
page-no-game = There is no game “{ $game }” here.
page-no-clause = No ledger has a clause “{ $clause }”.
page-fault = This went wrong here.

## Figures
tenths = { $whole }.{ $tenth }

## Hints
reason-none = Nothing else that was looked at is worth more.
