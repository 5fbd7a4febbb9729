## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = No hay ningún bot «{ $bot }». Hay: { $bots } y program:COMANDO.
error-bot-budget = «{ $bot }»: un presupuesto se da en segundos, como en expert@0.5s, o en iteraciones, como en expert@5000.
error-bot-command = «{ $bot }» no se puede leer como un comando.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = «{ $bot }» no se puede iniciar: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = «{ $bot }» terminó sin responder, con el código de salida { $status }.
error-bot-hung = «{ $bot }» no respondió en { $seconds } s.
# $line is the start of its output.
error-bot-junk = «{ $bot }» no respondió con una línea de JSON como pide el protocolo, sino con: { $line }
error-bot-illegal = «{ $bot }» respondió «{ $action }», que no se puede hacer ahora.

## Reasons of bots

why-random = Al azar.
why-only = Era lo único que se podía hacer.
why-end = No hay nada mejor que hacer este turno.
why-wins = Así se gana por Hegemonía: { $domain }.
why-build = Camino de la Hegemonía: { $domain } { $count } de { $goal }.
why-level = Esto abre { $effect }.
why-majority = Por la mayoría en { $domain }.
why-stop = Para frenar al jugador { $seat }: { $domain } { $count } de { $goal }.
why-more-cards = Para tener más cartas en la mano.
why-renew = Para cambiar una carta poco útil por otra nueva.
why-fetch = Hay algo útil en la pila de descarte.
why-swap = Para poner una carta mejor en el lugar de otra.
why-look = Para mirar cinco cartas nuevas.
why-question = Para ver una mano y quedarse con lo mejor.
why-least = Lo menos útil ahora: { $domain }.
why-take-back = Para hacer sitio a algo mejor: { $domain }.
why-fits = Es lo que mejor encaja.
why-spare = Es la carta de la que se puede prescindir.
# The program's own words, unchanged.
why-program = { $words }
why-silent = No dice por qué.
# "adept" is the name of a bot level.
why-stand-in = El bot no respondió como es debido; adept eligió por él.

## Compilation

bots-compiling = Compilando los bots; tarda alrededor de medio minuto, una sola vez.
