## Bots that cannot be had

# $bots are the names of the ladder.
error-bot-unknown = Não há nenhum bot “{ $bot }”. Há: { $bots } e program:COMANDO.
error-bot-budget = “{ $bot }”: um orçamento é dado em segundos, como em expert@0.5s, ou em iterações, como em expert@5000.
error-bot-command = “{ $bot }” não pode ser lido como um comando.
# $bot is the command of a program here and below; $reason comes from the operating system, in its own language.
error-bot-cannot-start = “{ $bot }” não pode ser iniciado: { $reason }.
# $status is that of the operating system; -9 is an end by signal 9.
error-bot-crashed = “{ $bot }” terminou sem responder, com o código de saída { $status }.
error-bot-hung = “{ $bot }” não respondeu em { $seconds } s.
# $line is the beginning of what it wrote.
error-bot-junk = “{ $bot }” não respondeu com uma linha de JSON como pede o protocolo, mas com: { $line }
error-bot-illegal = “{ $bot }” respondeu “{ $action }”, que não é possível agora.

## Why a bot did it

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
# A program's own words, as they are.
why-program = { $words }
why-silent = Ele não diz por quê.
# "adept" is the name of a bot.
why-stand-in = O bot não respondeu como devia; adept escolheu no lugar dele.

## Their machine code

bots-compiling = Compilando os bots; isto demora cerca de meio minuto, uma única vez.
