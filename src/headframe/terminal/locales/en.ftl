### What the terminal says besides the games' own words.

## The game
begin = { $game }. The dice are fixed from the start; their seal is { $seal }.
begin-help = Type ? at any time for help.
go-on = The game goes on after { $number ->
    [one] { $number } answer
   *[other] { $number } answers
}. The last that happened:
your-turn = { $name }, it is your turn. Press Enter to look.
over = The game is over.
place = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seed = The seed of the dice was { $seed }.
left = You left before the end.
kept = Your game is kept. To go on: headframe resume { $file }
written = The record is in { $file }.
player = Player { $number }
bot = Bot { $number }

## Answers
yes = yes
no = no
none = none
nothing = nothing
stay = stay
way = to { $end }{ $through ->
    [none] { "" }
   *[other] , through { $through }
}
how-several = { $range ->
    [exactly] Choose { $high }
    [any] Choose up to { $high }, or none
   *[between] Choose { $low } to { $high }
}: type the numbers with spaces between them.
how-spread = Spread { $exact ->
    [yes] all { $total }
   *[no] up to { $total }
}: type one number for each of these, with spaces. The most each can take: { $places }.
how-number = Type { $key } and a number.
how-many = There are { $number } answers. Type a few words to narrow them down, such as { $example }, or the number of an answer.
several = That fits { $number } answers. Type the number of one, or more words.
no-answer = “{ $typed }” is no answer to this. Type ? for help.
refused = That cannot be done: { $why }
cannot-undo = There is nothing to take back: your last answer showed something to somebody, or the turn has passed on.
undone = Your last answer is taken back.
hints = A bot that sees what you see would choose:
chance = { $answer }. Chance to win: { $chance } per cent{ $gain ->
    [0] { "" }
   *[other] , { $gain } more than after an ordinary turn
}
hint-then = Then: { $answers }
hint-next = Type { $command } { $number } for the next best answer.
no-such-hint = There are no more hints than { $number }.
orders-none = In this game nobody is asked to react.
orders-usual = Where you could react, you are asked whenever you hold something that can be used; elsewhere you pass without a question.
orders-every = You are asked in every window, also where you can only pass.
orders-thing = { $thing }: { $rule ->
    [never] never asked
    [mine] asked only if it concerns you
   *[always] always asked
}
orders-how = Type orders and its name, with always, mine (only if it concerns you) or never; orders every, or orders usual.
orders-always = always
orders-mine = mine
orders-never = never
orders-word-every = every
orders-word-usual = usual
no-odds = Nothing here hangs on luck.
no-threats = Nothing of yours can be struck from where the others stand.
dare = Luck decides. Do it? (yes or no)
not-dared = Not done. What do you want to do instead?
no-hint = There is nobody to ask for a hint at this table.
log-empty = Nothing has happened yet.
no-map = This game has no map.
brief-on = From now on the table is shown only when you type table.
brief-off = From now on the table is shown at the start of each of your turns.
save-where = Save where? Type save and the name of a file.
saved = Saved in { $file }. To go on: headframe resume { $file }
cannot-save = The game could not be saved: { $why }
no-clause = There is no rule { $clause }.

## Commands
command-help = help
command-undo = undo
command-hint = hint
command-orders = orders
command-odds = odds
command-threats = threats
command-log = log
command-table = table
command-map = map
command-brief = brief
command-why = why
command-random = random
command-save = save
command-quit = quit
help-answers = Answer with the number in front of an answer, or with words that only one answer has. Commands:
help-help = { $command } or ?: this help, with the question and the rule behind it
help-undo = { $command }: take back your last answer, as long as it showed nothing to anybody
help-hint = { $command }: what a bot would choose here, why, and what it would do then; with the number 2 or 3: the next best answer
help-orders = { $command }: when you are asked to react to what others do; { $command }, a card and always, mine or never changes it
help-odds = { $command } and the number of an answer: what luck decides there, and how; without a number, of all that hang on luck
help-threats = { $command }: what of yours others could strike if it were their turn now
help-log = { $command }: everything that has happened
help-table = { $command }: the whole table
help-map = { $command }: the board drawn with characters, for those who see it
help-brief = { $command }: show the table only when asked, or again every turn
help-why = { $command }: the rule behind this question; { $command } and the number of a rule, for example { $command } SM-DRILL-04: what that rule says
help-random = { $command }: let chance answer this question
help-save = { $command } and the name of a file: save the game; headframe resume goes on with it
help-quit = { $command }: leave; the game is kept

## A review of a finished game
review-progress = { $done } of { $steps } answers looked at
review-not-over = this game is not over, so there is nothing to look back at
review-title = A game of { $answers } answers, looked back at. All figures are per cent of the chance to win.
review-guess = Nobody has measured the chances of such a table: these are the game's own guesses.
review-player = { $name }: began with { $share }; luck { $dealt }, play { $net }, which makes { $result }. Own choices: { $played } (give or take { $error }); those of others: { $others }.
review-turning-points = Turning points:
review-turning-point = Round { $round }, answer { $step }, { $answer }: { $name } { $change }, { $why ->
    [luck] mostly by luck
   *[choice] mostly by choice
}{ $lead ->
    [yes] , and somebody else leads
   *[no] {""}
}.
review-brilliant = Brilliant: the best answers, and better than the usual ones:
review-better-than-usual = Round { $round }, answer { $step }, { $answer }: { $gain }
review-mistakes = What gave away most, by what could be known:
review-no-mistakes = No answer gave away much, by what could be known.
review-mistake = Round { $round }, answer { $step }, { $answer }: { $loss }
review-better = Better: { $answer }
