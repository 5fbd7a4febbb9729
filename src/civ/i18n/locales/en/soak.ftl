## civ soak: help

about-soak = Kill a server under load again and again, and check that its log bears out all that it told. Ctrl-C ends it and tells what was found so far.
help-soak = kill a server under load, and check its log
help-soak-kills = how often to kill the server (60)
help-soak-commands = how many commands must be acknowledged in 60 kills (20000)
help-soak-tables = how many tables to play at (30)
help-soak-seed = another number, another course of events (0)
help-soak-folder = keep what every round came to in this folder, and go on from there

## What it found

soak-progress = kills: { $done } of { $kills } · commands acknowledged: { $commands } · violations: { $wrong }
soak-kills = Kills: { $kills }, of which while it started: { $starting }
soak-commands = Commands acknowledged: { $commands } · messages heard: { $messages } · tables: { $tables }
soak-starts = Starts: { $starts } · first answer at the median after { $median } s, in 99 of 100 cases within { $slow } s, at the latest after { $longest } s, within 3 s: { $prompt }
soak-right = All that was acknowledged is in the log, once, and nothing else was told.
# $law is one of the sentences below; $detail is a word for whoever looks into it.
soak-violation = { $law } Cases: { $count }; the first: table { $table }, event { $seq }, { $detail }
soak-kept = Kept to be looked at: { $folder }
soak-resume = It is kept in { $folder }; the same command goes on from there.

## What is wrong with the folder

error-soak-journal-busy = { $file }: another soak is writing to this file.
error-soak-journal-damaged = { $file }: line { $line } is not a round of civ soak.

## What did not hold

soak-law-lost = An acknowledged command is not in the log.
soak-law-twice = A command was carried out twice.
soak-law-unasked = The log has an event that nobody asked for.
soak-law-two-answers = A command was answered in two ways.
soak-law-unlogged = Somebody heard of an event that is not in the log.
soak-law-different = Somebody heard something else than the log says.
soak-law-gap = A number was left out or came twice.
soak-law-index = A table is listed otherwise than it stands.
soak-law-record = A record is not that of the game that was played.
soak-law-refused = A command was refused for no good reason.
soak-law-unknown = Somebody was no longer known, or a table no longer found.
soak-law-closed = A socket was closed for no good reason.
soak-law-unanswered = A command was never answered.
soak-law-late = A start took too long.
soak-law-down = The server did not start.
soak-law-error = The server noted an error of its own.
