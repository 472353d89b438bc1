## Everywhere
skip = Skip to the content
brand-home = Headframe, to the lobby
language = Language
loading = One moment …
close = Close
yes = Yes
no = No
none = None
nothing = none
try-again = Try again
unofficial = Headframe is an unofficial fan project. The games and their names belong to their owners, who have no part in it. The words and pictures here are our own.

## The academy
academy-of = Learn { $game }
academy-guided = A guided first game
academy-guided-about = A whole game against a beginner, explained step by step on the board itself.
academy-lessons = Lessons
academy-puzzles = Find the best move
academy-puzzles-about = Positions from games of bots in which one answer is clearly best. There is always a next one.
academy-solved = { $solved } of { $all } solved
academy-start = Start
academy-start-lesson = Start the lesson: { $lesson }
academy-again = Once more
academy-done = (done)
academy-all = All lessons
academy-next-lesson = Next lesson
academy-next-puzzle = Next puzzle
academy-to-puzzles = On to the puzzles
exercise-goal = Goal: { $goal }
exercise-about = What this lesson is about
exercise-again = Try again
exercise-show = The best line
exercise-why = The best line: { $why }
exercise-line = What happens in the best line
exercise-compared = After this your chance to win is about { $chance } %; after the best line it is about { $best } %.
exercise-best = After the best line your chance to win is about { $best } %.
exercise-chance = Your chance to win is about { $chance } % now.
lesson-met = Well done!
lesson-missed = Not yet.
puzzle-title = Find the best move
puzzle-goal = answer the question with what wins most often.
puzzle-met = Right!
puzzle-missed = There is something better.
puzzle-best = The best answer: { $answer }.

## The guide
guide = Guide
guide-of = { $step } / { $steps }
guide-step = Step { $count }
guide-next = Next
guide-skip = Skip this
guide-got-it = Got it
guide-pause = Pause the guide
guide-resume = Go on with the guide
guide-restart = Guide from the start
guide-off = Stop explaining
guide-again = Explain the questions again

## Errors
error-unknown = Something went wrong.
error-unreachable = The server does not answer.
error-no-table = There is no such table.
error-no-game = There is no such game here.
error-no-seat = No seat is free at this table.
error-not-over = This game is still being played.
error-bad-option = These options do not go together.
error-bad-seats = The game cannot be played with this number of seats.
error-no-record = This file is not a game record.
error-bad-record = This record cannot be used: it is damaged, or it was made under other rules.
error-not-yours = Only the host may do that.
error-bad-name = This name looks too much like another one at the table. Please choose a different one.
error-not-watched = The host does not allow spectators at this table.
error-not-here = At this table the host cannot take anybody’s seat.
error-foreign-host = This server does not know the address you used. Please tell whoever runs it.
error-too-many-tables = You have opened too many tables today. Please finish one first.
error-newer-rules = This table was begun with newer rules than this server plays.
error-broken-table = This table cannot be read any more.
error-conflict = Somebody else was faster. Try again.
error-storage = The storage does not answer. Try again in a moment.
error-busy = Too much at once from where you are. Try again in a moment.
error-too-much-work = That takes more work than this server does for one player.
error-closing = The server is closing. It will be back.
error-too-large = That position is too large to be shown.
error-not-shown = That cannot be shown.
error-no-step = The game has no such step.
error-false-record = This record does not hold: its answers or its seed are not what they claim to be.
error-bad-from = The game cannot be continued from there.
error-no-exercise = There is no such lesson or puzzle.
error-no-review = Nobody has looked back at this game yet.
error-bad-seed = The dice can be chosen in practice games only.
error-foreign-origin = Only our own page may do that.
error-malformed = The server did not understand that.
error-no-content = There is no such content here.
error-no-bot = There is no such bot.
error-too-fast = Not so fast. Wait a moment.

## Lobby
lobby-title = Three games that dig
lobby-lead = Pick one, take a seat, play: against bots, with friends at this screen, or with anyone you send a link.
hero-turn = Your turn, { $name }
hero-since = Last move: { $when }. { $more ->
    [0] Nobody else waits for you.
    [one] One more table waits for you.
   *[other] { $more } more tables wait for you.
}
hero-back = Welcome back
hero-take-turn = Take your turn
hero-go-on = Go on
hero-first-game = My first game, guided
games = Games
play = Play
play-game = Play { $game }
rules = Rules
learn = Learn
learn-game = Learn { $game } by playing
summary = The game on one page
summary-short = In short
summary-of = { $game } on one page
rules-of = Rules of { $game }
players-range = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
}
minutes-range = { $low } to { $high } min
about-super_motherload = Bore tunnels under Mars for ore and gems, spend them on better pilots, and race the others down to the deepest board.
about-drillers = Climb into a mech, trade fuel for depth, and haul what you find back up before the market for it sinks.
about-mothership = Shift energy between engines, weapons and shields, take planets, and shoot down whoever came for the same ones.
own-tables = Your tables
lobby-puzzle = Today’s puzzle
own-none = Tables you open or join appear here.
own-all = all { $count }
table-line = { $title }: { $names }. { $state }, { $when }
turn-yours = Your turn
turn-of = { $names } to move
turn-open = Waiting for guests
turn-running = Being played
ended-you = You won
ended-by = { $count ->
    [one] { $names } won
   *[other] { $names } shared the win
}
just-now = just now
put-away = Put { $title } away
take-out = Put { $title } back on the list
away-show = Show the { $count } put away
away-hide = Back to the list
pages = Pages
page-before = Earlier page
page-after = Next page
page-of = Page { $page } of { $pages }
import-record = Open a game from a file
import-unverified = Imported, but not everything could be checked:
import-look = Look at it
import-busy = Checking …
table-over = finished
table-gone = This table is gone

## Opening a table
all-games = All games
presets = Begin with
preset-last = As you played last, or
preset-line = { $seats ->
    [one] { $seats } seat, { $minutes } min
   *[other] { $seats } seats, { $minutes } min
}
preset-changed = changed: { $what }
preset-first = First game
preset-duel = Quick duel
preset-all = Everything on
preset-full = Full table
preset-solo = Alone
setup-win = How do you win?
setup-joins = What joins in?
setup-where = Where it is played
setup-fine = Fine tuning
setup-when = Clock, guests and spectators
some-of-all = { $count } of { $all }
map-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seat-team = Team { $team }
minutes-about = about { $minutes } min
people-bots = { $people ->
    [one] one person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}
start-short = Start
seats-title = Who plays
seats-count = Number of players
seats-number = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
fewer-seats = One seat fewer
more-seats = One seat more
seat-who = Who plays seat { $seat }
seat-name = Name at seat { $seat }
seat-number = Seat { $seat }
seat-person = Person, this screen
seat-bot = Bot
seat-open = Guest, by link
seat-open-hint = You get a link to send.
seat-bot-level = Bot: { $bot }
player-number = Player { $number }
you = You
bot-random = Random
    .about = Plays anything the rules allow.
    .says = Dicey: “Heads or tails, it is all the same to me.”
menu = Menu
help = Help
bot-level1 = Level 1
    .about = A beginner.
    .says = Rusty: “Is this button for drilling?”
bot-level2 = Level 2
    .about = Knows the rules and a trick or two.
    .says = Bram: “Slow rope, deep shaft.”
bot-level3 = Level 3
    .about = A fair opponent.
    .says = Vesna: “Green goes first.”
bot-level4 = Level 4
    .about = Punishes mistakes.
    .says = Magda: “I counted. Twice.”
bot-level5 = Level 5
    .about = Plays your next moves out before you make them.
    .says = Stella: “I have seen how this ends.”
bot-level6 = Level 6
    .about = Has learned from thousands of games.
    .says = Sibyl: “You were about to say something.”
bot-level7 = Level 7
    .about = As good as we can make one: it has learned more, and takes its time.
    .says = Athena: “Let us both find out.”
style-aggressive = aggressive
    .about = Goes for what others would like to keep.
style-builder = builder
    .about = Builds first and reaps later.
style-racer = racer
    .about = In a hurry: wants it over before you are ready.
character-dicey = Dicey
character-flip = Flip
character-chance = Chance
character-whim = Whim
character-maybe = Maybe
character-rusty = Rusty
character-pip = Pip
character-dot = Dot
character-noodle = Noodle
character-bolt = Bolt
character-bram = Bram
character-hilda = Hilda
character-oskar = Oskar
character-tilly = Tilly
character-wim = Wim
character-vesna = Vesna
character-milo = Milo
character-ilka = Ilka
character-rook = Rook
character-tamsin = Tamsin
character-magda = Magda
character-anton = Anton
character-sable = Sable
character-viktor = Viktor
character-quill = Quill
character-stella = Stella
character-corvin = Corvin
character-astra = Astra
character-maxim = Maxim
character-oracle = Oracle
character-sibyl = Sibyl
character-magnus = Magnus
character-vega = Vega
character-argus = Argus
character-lumen = Lumen
character-athena = Athena
character-kronos = Kronos
character-nova = Nova
character-minos = Minos
character-polaris = Polaris
options-title = How to play
options-warned = Good to know before you start
clock = Clock
clock-none = No clock
clock-of = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} + { $increment } s per decision
clock-about = Your clock runs while it is your turn to decide. When it runs out, a bot plays on for you.
takeover = When somebody is away
takeover-after = { $minutes ->
    [one] A bot plays after 1 minute
   *[other] A bot plays after { $minutes } minutes
}
takeover-never = Everybody waits
takeover-about = Only while others are waiting at the table. Whoever comes back plays on.
stand-in-bot = Which bot plays
revoke-may = I may take the seat of a guest; a bot then plays it to the end
watch-may = Anyone with the link may watch
table-rules = Agreed at this table
rule-takeover = If somebody is away while others wait, a bot ({ $bot }) takes over after { $minutes } min.
rule-takeover-never = No bot takes over for somebody who is away.
rule-revoke = The host may take a guest's seat; a bot ({ $bot }) plays it to the end, and nobody sees its hand.
rule-revoke-never = The host cannot take anybody's seat.
rule-watch = Anyone with the link may watch.
rule-watch-never = Only those who play here may watch.
practice-game = A practice game: its cards and dice were chosen beforehand, the same for everybody.
clock-left = { $left } left
clock-runs = { $left } left, running
no-options = This game has no options.
option-auto = by the rules
start = Start the game

## Joining
join-title = A seat at { $game } is kept for you
join-full = Every seat is taken.
join = Sit down
your-name = Your name
watch = Watch instead

## At the table
board = Board
board-table = Table
side = Log, chat and rules
rail = Rivals and menu
place = Your place
speaks = Messages
log = Log
log-search = Search the log
log-nothing = Nothing in the log matches.
log-jump = Choose a line to see the board as it was then.
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
send = Send
film = Film of what others do
show-now = Skip
key-space = Space
once-more = Once more
since-last-turn = Since your last turn: show it once more
speed = How fast others' turns are played
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off
your-move = Your move
seat-deciding = deciding
seat-gave-up = gave up
seat-time = out of time
seat-left = has left
seat-freed = lost the seat
seat-waiting = waiting
team-own = your team
seat-free = Free seat
seat-away = away
seat-stand-in = bot plays
score-is = Score { $score }
shape-circle = Circle
shape-square = Square
shape-triangle = Triangle
shape-diamond = Diamond
shape-pentagon = Pentagon
shape-hexagon = Hexagon
connection-lost = Connection lost. Trying again …
log-rules = From answer { $step } on, this game is played under newer rules.
log-clauses = The rules that changed: { $clauses }.
log-content = It goes on with the boards, cards and figures of today.
log-lost = { $count ->
    [one] One answer before that could not be kept.
   *[other] { $count } answers before that could not be kept.
}
log-gap = What was played here after answer { $step } could not be kept: a fault of an older version. The game goes on from there.
waiting-for = Waiting for { $names }
watching = You are watching. Deciding now: { $names }
game-over = The game is over.
see-result = See the result
away-takeover = { $name } is away: a bot takes over after { $minutes } min.
away-waited-for = { $name } is away, and everybody waits.
notice-joined = { $name } sits down.
notice-asked = { $name } lets a bot play.
notice-away = { $name } is away: a bot plays.
notice-back = { $name } is back and plays on.
notice-gave-up = { $name } gives up: a bot plays on.
notice-time = { $name } is out of time: a bot plays on.
notice-left = { $name } has left: a bot plays on.
notice-freed = The host has taken the seat of { $name }: a bot plays on.
notice-declined = { $name } does not want to go back.
own-time = Your time is up. A bot plays on for you.
own-freed = The host has taken your seat. A bot plays on, and nobody else sees your hand.
stand-in-me = Let a bot play for me
stand-in-sure = A bot will play for you, slowly enough to be followed. You can take the seat back at any moment.
stand-in-no = I play on
stand-in-yes = Let a bot play
stand-in-plays = A bot plays for you.
stand-in-back = Play on myself
free-seat = Give the seat of { $name } to a bot, for good
gamble = Luck decides
gamble-yes = Do it
gamble-no = Not now
orders = Standing orders
orders-about = Where you could react to what others do, you are asked only if you hold something that can be used there. Elsewhere you pass without a click. Nobody can see what you order, nor whether you were asked.
orders-every = Ask me every time, even if I can only pass
orders-always = ask always
orders-mine = only if it concerns me
orders-never = never ask
undo = Undo
undo-ask = Take back
undo-asked = { $name } asks to go back, to before their last move.
undo-declined = The others want to play on: nothing is taken back.
undo-pending = Waiting for the others to agree: { $names }
agree = Agree
disagree = No
hint = Hint
thinking = Thinking …
advised = the bot's advice
advice = { $place ->
    [1] The bot would choose: { $answer }.
    [2] Its second choice: { $answer }.
   *[other] Its third choice: { $answer }.
}
advice-chance = Chance to win: { $chance } %.
advice-gain = Chance to win: { $chance } %, { $gain } more than after an ordinary turn.
advice-then = Then: { $answers }.
advice-plan = The plan of your turn
advice-next = { $place ->
    [1] Best
    [2] Second
   *[other] Third
}
advice-better = Still thinking …
advice-away = Put the advice away
advice-whole = The whole advice
take-advice = Do that
refused = Not possible:
show-clause = Show rule { $clause }
invite = Send this link to your guest:
copy = Copy
copied = Copied
scan = Code
scan-title = Scan and sit down
scan-label = QR code of the invitation
invite-alone = Only this computer can open this link: the server listens to it alone. To play with others, start it with “--host 0.0.0.0”.
concede = Give up
concede-sure = Do you want to give up this game?
concede-no = Play on
concede-yes = Give up
pass-to = Pass the screen to { $name }
pass-why = Everybody's hand is hidden until then.
pass-done = I am { $name }, show my hand

## For the ear and the keyboard
spoken = What is said
spoken-undone = Taken back.
keys = Keys
keys-hint = The key ? shows all keys.
keys-everywhere =
    Tab: to the next thing, with Shift to the one before
    Arrows: over cards, spaces and answers
    Enter, Space: take what has the focus
    Escape: close what is open
    Space, while others play: skip what is shown
    ?: these keys

## Choices
options = Options
filter-options = Search the options
nothing-found = Nothing matches.
choose-these = { $count ->
    [0] Choose none
   *[other] Choose these { $count }
}
choose-between = { $low ->
    [0] up to { $high }
   *[other] from { $low } to { $high }
}
choose-number = Choose { $value }
less = Less
more = More
not-possible = not possible now
room-for = room for { $room }
allocate-these = Spread { $count }
left-all = { $left } left to spread, all must go
left-some = { $left } left
place-narrow = { $count ->
    [one] { $count } placement fits.
   *[other] { $count } placements fit. Choose a cell to narrow them down.
}
cells = Cells
placements = Placements
path-from = From { $place }
destinations = Destinations
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
hidden-count = { $count } hidden
and-more = and { $count } more

## Rules
rules-legend = What the pictures mean
rules-example = Play an example: { $lesson }
rules-search = Search the rules
rules-in-english = { $count ->
    [one] { $count } clause is in English.
   *[other] { $count } clauses are in English.
}
terms = Terms
clauses-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}

## The end
won-by-you = { $others ->
    [0] You win!
   *[other] You share the win with { $names }
}
won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
won-by-nobody = Nobody wins
won-by-rules = The opponent wins
scores = Scores
place-number = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
score = Score
rule-opponent = Opponent
chart = Score over time
chart-missing = The chart could not be drawn.
play-again = Play again
rematch = Rematch
rematch-join = Join the rematch
rematch-other = Change the set-up
replay = Replay
show-board = Show the board
fair-dice = Were the dice fair?
fair-dice-how = The fingerprint of the seed was shown before the first move; here is the seed. With the saved record, the command “headframe verify” checks every shuffle.
commitment = Fingerprint
seed = Seed
save-record = Save the record
continue-here = Go on from here
continue-how = A new table begins at move { $step }. What nobody could see then is dealt anew.
continue-seat = I play
continue-bots = Bots at the other seats
replay-from = Replay from step { $step }
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-eyes = Seen by
replay-spectator = A spectator
replay-of = { $step } / { $steps }

## One's games and seats
records = Your games so far
record-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
}
record-won = { $won } won ({ $share } %)
record-best = best: { $best }
records-kept = Counted from the tables that this device knows.
carry = Play on another device
carry-title = Your seat on another device
carry-about = Scan the code or open the link there: the game goes on where it is. Whoever has this link plays your seat, so keep it to yourself.
carry-code = QR code of your seat
link = Link
error-bad-seat-link = This link opens no seat.

## Nowhere
nowhere = Nothing down this shaft
to-surface = Back to the surface

## Settings
settings = Settings
settings-kept = Kept on this device.
sound = Sound
set-speed = Others' turns
set-volume = Volume
set-text = Text size
set-theme = Look
theme-dark = dark
theme-light = light
theme-contrast = high contrast
set-ambience = Sounds around the table
set-still = No motion
set-confirm = Ask before what cannot be taken back
set-left = Buttons for the left hand (phone)
set-notify = Tell me when it is my turn
set-full = Full screen

## The end
copy-replay = Copy replay link
share-picture = Share a picture
turning-points = Turning points
medals = Remembered for
won-tie = won the tie-break
takes-the-lead = takes the lead
in-round = Round { $round }

## Review
review = Review
review-begin = Look back at this game
review-about = Chances along the game, turning points, what gave most away, and what was luck. It takes a minute or so; you can go on meanwhile.
review-making = { $steps ->
    [0] The review begins …
   *[other] Looking back: { $done } of { $steps } answers
}
review-stop = Stop
review-ready = The review is ready.
review-guess = Nobody has measured the chances of such a table: these are the game’s own guesses.
review-player = { $you ->
    [yes] Luck brought you { $dealt } %, play { $played } %
   *[no] { $name }: luck { $dealt } %, play { $played } %
}.
review-sum = From { $share } % to { $result } %. Own choices { $own } % (give or take { $error }), those of others { $others } %.
review-chances = Chances to win, in per cent
review-has = { $name } { $chance } %
review-highlights = What to look at
review-column = move
review-move = Move { $step }
review-dealt = Luck and play
review-key-dealt = cards, tiles and dice
review-key-played = own choices
review-grade-mistake = Mistake
review-grade-brilliant = Brilliant
review-grade-luck = Luck
review-about-brilliant = Nothing better was found, and most would have played something else.
review-about-luck = This came by cards, tiles or dice, not by a choice.
review-instead = ({ $best } % instead of { $given } %)
review-mark-played = ? played
review-mark-better = ✓ better
review-close = Back to the replay
review-no-mistakes = No answer gave much away.
review-given = Played: { $answer }
review-better = Better: { $answer }
review-play-better = Show what was better
review-try-again = Try again from here
review-line = What was better: { $step } / { $steps }
review-leave = Back to the game
