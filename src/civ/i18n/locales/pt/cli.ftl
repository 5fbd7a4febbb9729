## Headings of the help

cli-usage = uso:
cli-arguments = argumentos
cli-options = opções
cli-commands = comandos
cli-command = COMANDO
cli-rules = regras da mesa
cli-stdin = entrada padrão

# $message is an error, $command the command as it was typed, such as "civ perft".
cli-usage-hint = { $message } Tente: { $command } --help
# $reason comes from the operating system, in its own language.
cli-refused = algo não pode ser lido ou escrito: { $reason }.
# $kind is the name of a Python exception.
cli-internal-error = erro interno: { $kind }. Com CIV_DEBUG=1 você vê onde.

## Descriptions of the commands: in full, and for the list of commands

about-civ = CIV: Carta Impera Victoria, o jogo de cartas.
about-demo = Mostra uma partida que se joga sozinha. Ela termina por si só; com Ctrl-C, termina antes.
about-trace = Reproduz registros de partidas e mostra cada estado em uma linha de JSON. Os arquivos são verificados por inteiro antes de mostrar qualquer coisa; um pipe é respondido partida por partida.
about-verify = Verifica se o registro de uma partida saiu de uma semente e das palavras que os jogadores acrescentaram, e se essa semente é a que foi publicada antes da partida.
about-perft = Conta as sequências de ações possíveis a partir de uma distribuição ou de uma posição.
about-bench = Mede a velocidade do motor do jogo em um núcleo desta máquina.

help-demo = uma partida que se joga sozinha
help-trace = reproduzir partidas, cada estado em uma linha de JSON
help-verify = verificar se partida, semente e compromisso combinam
help-perft = contar sequências de ações
help-bench = medir o motor do jogo

## Options

help-help = mostrar esta ajuda e sair
help-version = mostrar a versão e sair
help-lang = idioma de todos os textos: { $languages }
help-json = mostrar JSON
help-files = arquivos com registros de partidas, um por linha, com ou sem gzip; “-” ou nada é a entrada padrão
help-record-file = um arquivo com o registro de uma partida, sozinho ou como uma mesa o fornece; “-” é a entrada padrão
help-seed-hex = a semente, 64 dígitos hexadecimais; a exportação de uma mesa já traz a sua
help-words = as palavras que uma pessoa acrescentou ao embaralhamento; uma vez por pessoa, em ordem
help-commitment = o SHA-256 da semente, publicado antes da partida, 64 dígitos hexadecimais
help-depth = quantas ações tem uma sequência, no máximo { $highest }
help-seed-fixed = distribuir a partir desta semente, um número ou 64 dígitos hexadecimais (0)
help-seed-fresh = distribuir a partir desta semente, um número ou 64 dígitos hexadecimais (uma nova)
help-position = começar nesta posição em vez de uma distribuição
help-divide = contar também por primeira ação
help-seconds = quanto tempo medir ao todo, em segundos (10)
help-speed = a que velocidade mostrar, 2 é o dobro (1)
help-plain = simples linhas de texto, sem cores nem esperas

help-players = quantos jogam (2)
help-deal = como as mãos são distribuídas (basic)
help-teams = quatro jogam em duas equipes
help-draft-order = em que sentido se pegam as cartas do centro depois do draft (anticlockwise)
help-last-round = como a partida termina quando o baralho acaba (finish)
help-democracy-needs-card = a Democracia também pode ser colocada em uma esfera sem cartas
help-hand-limit = se um limite de mão ampliado ainda exige as suas cartas na compra (once_used)
help-stall-rounds = após quantas rodadas sem que saia uma carta do baralho ele conta como vazio; 0 é nunca (10)

## Usage errors

error-usage-argument = { $argument }: não se usa assim.
error-usage-unknown = não há nenhum argumento “{ $argument }”.
# $arguments lists the missing arguments.
error-usage-missing = é preciso dar: { $arguments }.
error-usage-choice = { $argument } não pode ser “{ $value }”; as opções são { $choices }.
error-usage-number = { $argument } não pode ser “{ $value }”; é um número de { $lowest } a { $highest }.
error-usage-together = { $one } e { $other } não combinam.

## Files of records

# $reason is another complete message.
error-in-record = { $file }, partida { $number }: { $reason }
error-gzip-damaged = os dados gzip estão danificados ou acabam cedo demais.
error-file-missing = { $file }: esse arquivo não existe.
error-file-folder = { $file }: é uma pasta, não um arquivo.
error-file-unreadable = { $file }: não é possível ler.
error-no-records = { $file }: não há nenhum registro de partida aqui.
error-more-records = { $file }: há mais de um registro de partida aqui.
error-record-not-dealt = a partida começa em uma posição, não com uma distribuição.
error-record-shuffle = a descrição do embaralhamento está malformada.

## civ verify

verify-right = { $file }: a partida se reproduz e tudo combina.
# $what lists fields of a record and "commitment", as they are written in JSON.
verify-differs = { $file }: o que sai da semente é diferente: { $what }.

## civ perft

perft-rate = { $seconds } s, { $rate } sequências por segundo

## civ bench

bench-progress = Medindo, rodada { $turn } de { $turns } …
bench-per-second = por segundo
bench-seconds = segundos
bench-ratios = proporções
bench-best = melhor
bench-median = mediana
bench-actions-2 = ações em partidas ao acaso, 2 jogadores
bench-games-2 = partidas inteiras, 2 jogadores
bench-actions-3 = ações em partidas ao acaso, 3 jogadores
bench-games-3 = partidas inteiras, 3 jogadores
bench-actions-4 = ações em partidas ao acaso, 4 jogadores
bench-games-4 = partidas inteiras, 4 jogadores
bench-redeals = cópias com as cartas ocultas redistribuídas
bench-plays = ações a partir do Python, Game.play
bench-batch-actions = ações a partir do Python, em lotes
bench-rollouts = partidas jogadas pela busca de expert, 2 jogadores
bench-answers-random = respostas de random
bench-answers-novice = respostas de novice
bench-answers-adept = respostas de adept
bench-calibration = voltas de um simples laço de Python
bench-import = import civ
bench-first-move = primeira jogada, a partir do cache
bench-batch-to-kernel = lotes : núcleo
bench-kernel-to-calibration = núcleo : laço de Python
bench-redeal-to-calibration = redistribuição : laço de Python
bench-play-to-calibration = Game.play : laço de Python

## civ demo

demo-title = CIV: Carta Impera Victoria
demo-pile = Pilha de descarte

demo-hegemony = { $count ->
    [one] O jogador { $seats } vence por Hegemonia.
   *[other] Os jogadores { $seats } vencem por Hegemonia.
}
# $points lists the majority points of all seats, in order.
demo-majority = { $count ->
    [one] O jogador { $seats } vence por Dominação. Pontos: { $points }.
   *[other] Os jogadores { $seats } vencem por Dominação. Pontos: { $points }.
}

# Actions, each on one line of at most 78 characters.
demo-play = O jogador { $seat } baixa uma carta de { $domain }.
demo-discard-from-hand = O jogador { $seat } descarta da mão uma carta de { $domain }.
demo-discard-from-area = O jogador { $seat } descarta da sua área de jogo uma carta de { $domain }.
demo-take-back = O jogador { $seat } pega de volta uma carta de { $domain }.
demo-take-from-pile = O jogador { $seat } pega da pilha de descarte uma carta de { $domain }.
demo-give-back = O jogador { $seat } devolve uma carta.
demo-attack = O jogador { $seat } ataca a esfera { $domain }: quem tem cartas ali perde uma.
demo-take-hand = O jogador { $seat } pega a mão do jogador { $target }.
demo-embargo = O jogador { $seat } embarga a esfera { $domain } do jogador { $target }.
demo-democracy = O jogador { $seat } coloca a Democracia na esfera { $domain } do jogador { $target }.
demo-keep = O jogador { $seat } fica com uma carta.
demo-take-from-middle = O jogador { $seat } pega do centro uma carta de { $domain }.
demo-permanent = O jogador { $seat } usa “{ $effect }”.
demo-copy = O jogador { $seat } copia “{ $effect }”.
demo-sacrifice = O jogador { $seat } sacrifica uma carta de { $domain }: “{ $effect }”.
demo-end = O jogador { $seat } termina o turno.
