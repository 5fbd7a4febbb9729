## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Unknown bot "{ $bot }". Choose one of { $bots }, or program:COMMAND.
error-bot-budget = "{ $bot }": give a budget in seconds, as in expert@0.5s, or in iterations, as in expert@5000.
error-bot-command = "{ $bot }" cannot be read as a command.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = "{ $bot }" cannot be started: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = "{ $bot }" exited without an answer, with exit code { $status }.
error-bot-hung = "{ $bot }" did not answer within { $seconds } s.
# $line is the start of its output.
error-bot-junk = "{ $bot }" did not answer with a line of JSON as the protocol requires, but with: { $line }
error-bot-illegal = "{ $bot }" chose "{ $action }", which is not possible now.

## Reasons of bots

why-random = A random choice.
why-only = It was the only thing to do.
why-end = There is nothing better to do this turn.
why-wins = This wins by Hegemony in { $domain }.
why-build = Going for Hegemony: { $domain } { $count } of { $goal }.
why-level = This opens { $effect }.
why-majority = For the majority in { $domain }.
why-stop = To stop player { $seat }: { $domain } { $count } of { $goal }.
why-more-cards = To hold more cards.
why-renew = To trade a card of little use for a new one.
why-fetch = There is something useful in the discard pile.
why-swap = To put a better card in place of another.
why-look = To look through five new cards.
why-question = To see a hand and keep the best of it.
why-least = { $domain } is the least useful now.
why-take-back = { $domain } makes room for something better.
why-fits = It fits best.
why-spare = It is the card that is least needed.
# The program's own words, unchanged.
why-program = { $words }
why-silent = It does not say why.
# "adept" is the name of a bot level.
why-stand-in = The bot gave no valid answer; adept chose for it.

## Compilation

bots-compiling = Compiling the bots; this takes about half a minute, once.
