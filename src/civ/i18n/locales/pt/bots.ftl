## Bots that are unknown or fail

# $bots lists the levels.
error-bot-unknown = Não há nenhum bot “{ $bot }”. Há: { $bots } e program:COMANDO.
error-bot-budget = “{ $bot }”: um orçamento é dado em segundos, como em expert@0.5s, ou em iterações, como em expert@5000.
error-bot-command = “{ $bot }” não pode ser lido como um comando.
# Here and below $bot is the command of a program. $reason comes from the operating system, in its own language.
error-bot-cannot-start = “{ $bot }” não pode ser iniciado: { $reason }.
# $status is the exit status; -9 means killed by signal 9.
error-bot-crashed = “{ $bot }” terminou sem responder, com o código de saída { $status }.
error-bot-hung = “{ $bot }” não respondeu em { $seconds } s.
# $line is the start of its output.
error-bot-junk = “{ $bot }” não respondeu com uma linha de JSON como pede o protocolo, mas com: { $line }
error-bot-illegal = “{ $bot }” respondeu “{ $action }”, que não é possível agora.

## Reasons of bots

why-random = Um palpite.
why-only = Era a única coisa a fazer.
why-end = Não há nada melhor a fazer neste turno.
why-wins = Isto vence por Hegemonia: { $domain }.
why-build = A caminho da Hegemonia: { $domain } { $count } de { $goal }.
why-level = Isto abre { $effect }.
why-majority = Pela Dominação: { $domain }.
why-stop = Para deter o jogador { $seat }: { $domain } { $count } de { $goal }.
why-more-cards = Para ter mais cartas na mão.
why-renew = Para trocar uma carta pouco útil por uma nova.
why-fetch = Há algo útil na pilha de descarte.
why-swap = Para pôr uma carta melhor no lugar de outra.
why-look = Para ver cinco cartas novas.
why-question = Para ver uma mão e ficar com o melhor dela.
why-least = O menos útil agora: { $domain }.
why-take-back = Para dar lugar a algo melhor: { $domain }.
why-fits = É o que melhor se encaixa.
why-spare = É a que se pode dispensar.
# The program's own words, unchanged.
why-program = { $words }
why-silent = Ele não diz por quê.
# "adept" is the name of a bot level.
why-stand-in = O bot não respondeu como devia; adept escolheu no lugar dele.

## Compilation

bots-compiling = Compilando os bots; isto demora cerca de meio minuto, uma única vez.
