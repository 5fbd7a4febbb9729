## civ arena: help

about-arena = Let bots play against each other on mirrored deals, and measure how strong they are.
help-arena = bots against bots: scores, ratings, a report
help-arena-bots = the bots: adept, expert@1s, expert@5000, program:COMMAND@1s; as many as there are players for one line-up, more for all combinations, two with --teams
help-arena-games = number of games, rounded up to whole mirrored sets (400)
help-arena-workers = number of processes that play (one per core)
help-arena-log = save every game in this file, and continue after the games in it
help-arena-json = write the statistics as JSON to this file; "-" is standard output
help-arena-report = write a report to this HTML file
help-arena-scheduler = play on the Dask cluster of the scheduler at this address

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Number of different bots given: { $count }; needed for these rules: { $needed }.
error-arena-no-folder = { $file }: the folder for this file does not exist.
error-arena-bot-raised = { $bot } failed in deal { $deal }, rotation { $rotation }, at seat { $seat }: { $reason }
error-arena-bot-illegal = { $bot } chose "{ $action }" in deal { $deal }, rotation { $rotation }, at seat { $seat }, which was not possible.
error-arena-worker-gone = A process that played a game has died; the system may have killed it for lack of memory.
error-arena-no-distributed = --scheduler needs the package "distributed". Install it with: pip install distributed
error-arena-scheduler-address = "{ $address }" is not the address of a Dask scheduler, as in tcp://127.0.0.1:8786.
error-arena-scheduler-silent = No Dask scheduler answers at { $address }.
error-arena-scheduler-idle = The Dask scheduler at { $address } has no workers.
error-arena-scheduler-version = The workers at { $address } run civ { $there }; this is civ { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = The Dask cluster at { $address } could not play a game: { $kind }. Do its workers have the same civ?
error-arena-log-other = { $file }: this is not a civ arena log.
error-arena-log-newer = { $file }: this log was written by a newer civ.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: this is the log of another match; different: { $what }.
error-arena-log-damaged = { $file }: line { $line } is not a game of this match.
error-arena-log-busy = { $file }: another civ arena is writing to this log.

## Progress

arena-progress = Games: { $done } of { $games } · per minute: { $rate } · left: { $left } · { $scores }
arena-interrupted = Interrupted. Games played: { $done } of { $games }.
arena-resume = They are saved in { $file }; the same command continues from there.
arena-no-log = They are not saved: use --log FILE for that.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } s
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Players: { $players } · games: { $games } · deals: { $deals } · seed: { $seed }
arena-headline-teams = Two teams, players: { $players } · games: { $games } · deals: { $deals } · seed: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } against { $other }: { $share } of the victories ({ $interval }; par { $par }), { $rating } Elo ({ $points }).
arena-length = mean { $mean }, median { $median }, from { $least } to { $most }
# $domains lists letters of domains with counts.
arena-led = (winners led: { $domains })
arena-first-player = (1 is the First Player: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot } gave no valid answer to { $count } of { $choices } choices, and adept chose in its place: { $codes }.

arena-label-bot = Bot
arena-label-score = Score
arena-label-interval = 95%
arena-label-rating = Elo
arena-label-games = Games
arena-label-time = Per choice
arena-label-p95 = 95% within
arena-label-choices = Choices
arena-label-place = Place
arena-label-budget = Budget for one choice
arena-label-code = What went wrong
arena-label-hegemonies = Hegemony
arena-label-majorities = Majority
arena-label-seats = By seat
arena-label-order = By turn order
arena-label-turns = Turns
arena-label-plies = Actions

arena-note-mirrored = Every deal is played once for each rotation of the line-up over the seats: same deck, same First Player.
arena-note-score = A score is the number of victories per seat taken, a shared victory counting in part; the tick is par, the score of equal bots.
arena-note-intervals = Intervals cover 95% and are computed over deals, because the games of one mirrored set are not independent.
arena-note-ratings = Ratings: Bradley–Terry on the Elo scale, mean 0; one extra set at par, which nobody played, keeps a score of 100% finite.
arena-note-left-out = Games left out because their mirrored set is incomplete: { $games }.

## The report

arena-report = Arena report
arena-title-two = { $bot } against { $other }
arena-title-many = Bots in the arena: { $bots }
arena-method = How this was measured
arena-as-table = As a table
arena-all = All games
arena-seat = Seat { $seat }
arena-place = Order: { $place }

arena-plot-ratings = Ratings
arena-about-ratings = Elo with 95% intervals, from strong to weak. The dashed line is the mean of all bots, 0.
arena-plot-running = Running score
arena-about-running = The score after each number of games, with its 95% band. It should settle; the dashed line is par.
arena-plot-matrix = Score matrix
arena-about-matrix = Of the victories that two bots had against each other, the percentage of the bot on the left, seat for seat.
arena-plot-budget = Strength by budget
arena-about-budget = Elo with 95% intervals by budget, on a logarithmic scale. Dashed lines are other bots.
arena-plot-endings = How they win
arena-about-endings = Victories by Hegemony in each domain and by Majority; their number is on the right.
arena-plot-seats = Seats and turn order
arena-about-seats = Scores of all bots together, by seat and by turn order. The dashed line is par.
arena-plot-lengths = Length of games
arena-about-lengths = Number of games by their length in turns of all players together. The dashed line is the median.
arena-plot-times = Time for a choice
arena-about-times = The dot is the mean; 95 of 100 choices stay within the end of the line. Logarithmic; forced actions are not counted.
arena-plot-failures = Choices without a valid answer
arena-about-failures = When a bot crashed, hung or gave an invalid answer, adept chose in its place and the game went on.
