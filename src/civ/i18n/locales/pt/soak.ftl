## civ soak: help

about-soak = Mata um servidor sob carga repetidas vezes e verifica se o seu registro confirma tudo o que ele disse. Ctrl-C encerra e diz o que foi achado até então.
help-soak = matar um servidor sob carga e verificar o seu registro
help-soak-kills = quantas vezes matar o servidor (60)
help-soak-commands = quantos comandos devem ser confirmados em 60 mortes (20000)
help-soak-tables = em quantas mesas jogar (30)
help-soak-seed = outro número, outro rumo dos acontecimentos (0)
help-soak-folder = guardar nesta pasta o que cada rodada deu e continuar a partir dali

## Results

soak-progress = mortes: { $done } de { $kills } · comandos confirmados: { $commands } · infrações: { $wrong }
soak-kills = Mortes do servidor: { $kills }, das quais durante a inicialização: { $starting }
soak-commands = Comandos confirmados: { $commands } · mensagens ouvidas: { $messages } · mesas: { $tables }
soak-starts = Inicializações: { $starts } · primeira resposta após { $median } s (mediana), 99 vezes em 100 em até { $slow } s, no máximo após { $longest } s, em menos de 3 s: { $prompt }
soak-right = Tudo o que foi confirmado está no registro, uma só vez, e nada mais foi dito.
# $check is one of the sentences below; $detail helps whoever investigates it.
soak-violation = { $check } Casos: { $count }; o primeiro: mesa { $table }, evento { $seq }, { $detail }
soak-kept = Guardado para exame: { $folder }
soak-resume = Está guardado em { $folder }; o mesmo comando continua a partir dali.

## Errors of the folder

error-soak-journal-busy = { $file }: outro civ soak está escrevendo neste arquivo.
error-soak-journal-damaged = { $file }: a linha { $line } não é uma rodada do civ soak.

## Violated guarantees

soak-check-lost = Um comando confirmado não está no registro.
soak-check-twice = Um comando foi executado duas vezes.
soak-check-unasked = O registro tem um evento que ninguém pediu.
soak-check-two-answers = Um comando recebeu duas respostas diferentes.
soak-check-unlogged = Alguém ouviu um evento que não está no registro.
soak-check-different = Alguém ouviu algo diferente do que diz o registro.
soak-check-gap = Um número faltou ou veio duas vezes.
soak-check-index = Uma mesa é listada de modo diferente de como está.
soak-check-record = Uma partida guardada não é a que foi jogada.
soak-check-refused = Um comando foi recusado sem boa razão.
soak-check-unknown = Alguém deixou de ser conhecido, ou uma mesa deixou de ser achada.
soak-check-closed = Uma conexão foi fechada sem boa razão.
soak-check-unanswered = Um comando nunca foi respondido.
soak-check-late = Uma inicialização demorou demais.
soak-check-down = O servidor não iniciou.
soak-check-error = O servidor anotou um erro interno.
