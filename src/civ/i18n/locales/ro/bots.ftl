## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Nu există niciun bot „{ $bot }”. Există: { $bots } și program:COMANDĂ.
error-bot-budget = „{ $bot }”: un buget se dă în secunde, ca în expert@0.5s, sau în iterații, ca în expert@5000.
error-bot-command = „{ $bot }” nu poate fi citit ca o comandă.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = „{ $bot }” nu poate fi pornit: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = „{ $bot }” s-a încheiat fără să răspundă, cu codul de ieșire { $status }.
error-bot-hung = „{ $bot }” nu a răspuns în { $seconds } s.
# $line is the start of its output.
error-bot-junk = „{ $bot }” nu a răspuns cu un rând de JSON, cum cere protocolul, ci cu: { $line }
error-bot-illegal = „{ $bot }” a răspuns „{ $action }”, ceea ce nu este posibil acum.

## Reasons of bots

why-random = La întâmplare.
why-only = Era singurul lucru de făcut.
why-end = Nu e nimic mai bun de făcut în această tură.
why-wins = Așa se câștigă prin Dominație: { $domain }.
why-build = Spre Dominație: { $domain } { $count } din { $goal }.
why-level = Asta deschide { $effect }.
why-majority = Pentru majoritate: { $domain }.
why-stop = Pentru a-l opri pe jucătorul { $seat }: { $domain } { $count } din { $goal }.
why-more-cards = Pentru mai multe cărți în mână.
why-renew = Pentru a schimba o carte puțin utilă cu una nouă.
why-fetch = În teancul de decartări e ceva util.
why-swap = Pentru a pune o carte mai bună în locul alteia.
why-look = Pentru a vedea cinci cărți noi.
why-question = Pentru a vedea o mână și a păstra ce e mai bun.
why-least = Cel mai puțin util acum: { $domain }.
why-take-back = Pentru a face loc la ceva mai bun: { $domain }.
why-fits = Se potrivește cel mai bine.
why-spare = E cea de care se poate lipsi.
# The program's own words, unchanged.
why-program = { $words }
why-silent = Nu spune de ce.
# "adept" is the name of a bot level.
why-stand-in = Botul nu a răspuns cum trebuie; adept a ales în locul lui.

## Compilation

bots-compiling = Se compilează boții; durează cam o jumătate de minut, o singură dată.
