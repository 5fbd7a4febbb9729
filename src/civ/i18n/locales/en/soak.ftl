## civ soak: help

about-soak = Kill a server under load again and again, and check that its log confirms everything it reported. Press Ctrl-C to stop and see what was found so far.
help-soak = kill a server under load, and check its log
help-soak-kills = number of times to kill the server (60)
help-soak-commands = number of commands that must be acknowledged in 60 kills (20000)
help-soak-tables = number of tables to play at (30)
help-soak-seed = another number gives another course of events (0)
help-soak-folder = keep the result of every round in this folder, and continue from there

## Results

soak-progress = kills: { $done } of { $kills } · commands acknowledged: { $commands } · violations: { $wrong }
soak-kills = Kills: { $kills }, of these while it started: { $starting }
soak-commands = Commands acknowledged: { $commands } · messages received: { $messages } · tables: { $tables }
soak-starts = Starts: { $starts } · first answer: median { $median } s, 99 of 100 within { $slow } s, slowest { $longest } s, within 3 s: { $prompt }
soak-right = Every acknowledged command is in the log exactly once, and nothing else was reported.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Cases: { $count }; the first: table { $table }, event { $seq }, { $detail }
soak-kept = Kept for inspection: { $folder }
soak-resume = The results are in { $folder }; the same command continues from there.

## Errors of the folder

error-soak-journal-busy = { $file }: another civ soak is writing to this file.
error-soak-journal-damaged = { $file }: line { $line } is not a round of civ soak.

## Violated guarantees

soak-check-lost = An acknowledged command is not in the log.
soak-check-twice = A command was carried out twice.
soak-check-unasked = The log has an event that nobody requested.
soak-check-two-answers = A command got two different answers.
soak-check-unlogged = Somebody received an event that is not in the log.
soak-check-different = Somebody received an event that differs from the log.
soak-check-gap = An event number was skipped or repeated.
soak-check-index = The listing of a table differs from its state.
soak-check-record = A record differs from the game that was played.
soak-check-refused = A command was refused without a good reason.
soak-check-unknown = A user was no longer recognized, or a table no longer found.
soak-check-closed = A socket was closed without a good reason.
soak-check-unanswered = A command was never answered.
soak-check-late = A start took too long.
soak-check-down = The server did not start.
soak-check-error = The server logged an internal error.
