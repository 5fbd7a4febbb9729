## Headings of the help

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-rules = rules of the table
cli-stdin = standard input

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Try: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = reading or writing failed: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = internal error: { $kind }. Set CIV_DEBUG=1 to see where.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, the card game.
about-demo = Show a game that plays itself. Press Ctrl-C to stop it early.
about-trace = Replay records and print every state as a line of JSON. Files are checked completely before anything is printed; a pipe is answered record by record.
about-verify = Check that a record was dealt from its seed and the words that people added, and that the seed is the one published before the game.
about-perft = Count the possible sequences of actions from a deal or a position.
about-bench = Measure how fast the engine is on one core of this machine.

help-demo = a game that plays itself
help-trace = replay records, every state as a line of JSON
help-verify = check that a record, a seed and a commitment match
help-perft = count sequences of actions
help-bench = measure the engine

## Options

help-help = show this help and exit
help-version = show the version and exit
help-lang = language of all texts: { $languages }
help-json = print JSON
help-files = files of records, one per line, gzipped or not; "-" or no file reads standard input
help-record-file = a file with one record, bare or as exported by a table; "-" reads standard input
help-seed-hex = the seed, 64 hexadecimal digits; the export of a table contains its own
help-words = words that a person added to the shuffle; repeat for each person, in order
help-commitment = the SHA-256 of the seed, published before the game, 64 hexadecimal digits
help-depth = length of a sequence in actions, at most { $highest }
help-seed-fixed = deal from this seed, a number or 64 hexadecimal digits (0)
help-seed-fresh = deal from this seed, a number or 64 hexadecimal digits (a new one)
help-position = start from this position instead of a deal
help-divide = also count per first action
help-seconds = total time to measure, in seconds (10)
help-speed = playback speed, 2 being twice as fast (1)
help-plain = plain lines of text, no colours, no pauses

help-players = number of players (2)
help-deal = how hands are dealt (basic)
help-teams = four players in two teams
help-draft-order = in which direction the cards in the middle are taken after a draft (anticlockwise)
help-last-round = how the game ends once the deck is empty (finish)
help-democracy-needs-card = Democracy may also be laid on a domain without cards
help-hand-limit = whether a raised hand limit still needs its cards when its player draws (once_used)
help-stall-rounds = after how many rounds without a card leaving the deck it counts as empty; 0 is never (10)

## Usage errors

error-usage-argument = { $argument }: it cannot be used like this.
error-usage-unknown = unknown argument "{ $argument }".
# $arguments lists the missing arguments.
error-usage-missing = missing: { $arguments }.
error-usage-choice = { $argument } cannot be "{ $value }"; choose one of { $choices }.
error-usage-number = { $argument } cannot be "{ $value }"; give a number from { $lowest } to { $highest }.
error-usage-together = { $one } and { $other } cannot be used together.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, record { $number }: { $reason }
error-gzip-damaged = the gzip data is damaged or incomplete.
error-file-missing = { $file }: no such file.
error-file-folder = { $file }: this is a folder, not a file.
error-file-unreadable = { $file }: the file cannot be read.
error-no-records = { $file }: no record found.
error-more-records = { $file }: more than one record found; give a file with only one.
error-record-not-dealt = the game starts from a position, not from a deal.
error-record-shuffle = the description of the shuffle is malformed.

## civ verify

verify-right = { $file }: the record replays, and everything matches.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: this does not follow from the seed: { $what }.

## civ perft

perft-rate = { $seconds } s, { $rate } sequences per second

## civ bench

bench-progress = Measuring, round { $turn } of { $turns } …
bench-per-second = per second
bench-seconds = seconds
bench-ratios = ratios
bench-best = best
bench-median = median
bench-actions-2 = actions in random games, 2 players
bench-games-2 = whole games, 2 players
bench-actions-3 = actions in random games, 3 players
bench-games-3 = whole games, 3 players
bench-actions-4 = actions in random games, 4 players
bench-games-4 = whole games, 4 players
bench-redeals = copies with hidden cards redealt
bench-plays = actions from Python, Game.play
bench-batch-actions = actions from Python, a batch
bench-rollouts = rollouts of the expert's search, 2 players
bench-answers-random = answers of random
bench-answers-novice = answers of novice
bench-answers-adept = answers of adept
bench-calibration = turns of a plain Python loop
bench-import = import civ
bench-first-move = first move, from the cache
bench-batch-to-kernel = batch : kernel
bench-kernel-to-calibration = kernel : Python loop
bench-redeal-to-calibration = redeal : Python loop
bench-play-to-calibration = Game.play : Python loop

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Discard pile

demo-hegemony = { $count ->
    [one] Seat { $seats } wins by Hegemony.
   *[other] Seats { $seats } win by Hegemony.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] Seat { $seats } wins by Majority. Points: { $points }.
   *[other] Seats { $seats } win by Majority. Points: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = Seat { $seat } plays { $domain }.
demo-discard-from-hand = Seat { $seat } discards { $domain } from hand.
demo-discard-from-area = Seat { $seat } discards { $domain } from its area.
demo-take-back = Seat { $seat } takes { $domain } back into hand.
demo-take-from-pile = Seat { $seat } takes { $domain } from the discard pile.
demo-give-back = Seat { $seat } gives a card back.
demo-attack = Seat { $seat } attacks { $domain }: all who have it lose one.
demo-take-hand = Seat { $seat } takes the hand of seat { $target }.
demo-embargo = Seat { $seat } lays an embargo on { $domain } of seat { $target }.
demo-democracy = Seat { $seat } lays Democracy on { $domain } of seat { $target }.
demo-keep = Seat { $seat } keeps a card.
demo-take-from-middle = Seat { $seat } takes { $domain } from the middle.
demo-permanent = Seat { $seat } uses { $effect }.
demo-copy = Seat { $seat } copies { $effect }.
demo-sacrifice = Seat { $seat } sacrifices { $domain } for { $effect }.
demo-end = Seat { $seat } ends the turn.
