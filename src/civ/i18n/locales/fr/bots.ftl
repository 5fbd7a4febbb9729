## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }, et program:COMMANDE.
error-bot-budget = « { $bot } » : un budget se donne en secondes, comme dans expert@0.5s, ou en itérations, comme dans expert@5000.
error-bot-command = « { $bot } » ne peut pas se lire comme une commande.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = « { $bot } » ne peut pas démarrer : { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = « { $bot } » s’est arrêté sans répondre, avec le code de sortie { $status }.
error-bot-hung = « { $bot } » n’a pas répondu en { $seconds } s.
# $line is the start of its output.
error-bot-junk = « { $bot } » n’a pas répondu par une ligne de JSON conforme au protocole, mais par : { $line }
error-bot-illegal = « { $bot } » a répondu « { $action } », ce qui n’est pas possible pour l’instant.

## Reasons of bots

why-random = Au hasard.
why-only = C’était la seule chose à faire.
why-end = Il n’y a rien de mieux à faire ce tour-ci.
why-wins = C’est la victoire par Hégémonie : { $domain }.
why-build = En route vers l’Hégémonie : { $domain } { $count } sur { $goal }.
why-level = L’effet suivant s’ouvre : { $effect }.
why-majority = Pour la majorité : { $domain }.
why-stop = Pour arrêter le joueur { $seat } : { $domain } { $count } sur { $goal }.
why-more-cards = Pour avoir plus de cartes en main.
why-renew = Pour échanger une carte peu utile contre une nouvelle.
why-fetch = Il y a quelque chose d’utile dans la défausse.
why-swap = Pour mettre une meilleure carte à la place d’une autre.
why-look = Pour examiner cinq nouvelles cartes.
why-question = Pour voir une main et en garder le meilleur.
why-least = Le moins utile pour l’instant : { $domain }.
why-take-back = Pour faire place à mieux : { $domain }.
why-fits = C’est ce qui convient le mieux.
why-spare = C’est celle dont on peut se passer.
# The program's own words, unchanged.
why-program = { $words }
why-silent = Il ne dit pas pourquoi.
# "adept" is the name of a bot level.
why-stand-in = Le bot n’a pas répondu comme il faut ; adept a choisi à sa place.

## Compilation

bots-compiling = Compilation des bots ; cela prend environ une demi-minute, une seule fois.
