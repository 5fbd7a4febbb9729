## civ arena: help

about-arena = Faz bots jogarem uns contra os outros em distribuições espelhadas e diz quão fortes eles são.
help-arena = bots contra bots: pontuações, classificação, relatório
help-arena-bots = os bots: adept, expert@1s, expert@5000, program:COMANDO@1s; tantos quantos os jogadores para uma só mesa, mais para todas as combinações, dois com --teams
help-arena-games = quantas partidas, arredondadas para séries espelhadas inteiras (400)
help-arena-workers = quantos processos jogam (um por núcleo)
help-arena-log = guardar cada partida neste arquivo e continuar a partir das que já estão nele
help-arena-json = escrever as estatísticas como JSON neste arquivo; “-” é a saída padrão
help-arena-report = escrever um relatório neste arquivo HTML
help-arena-scheduler = jogar no cluster Dask do escalonador neste endereço

## Errors

# $needed is the number of different bots that the line-ups need.
error-arena-too-few = Bots diferentes dados: { $count }; necessários com estas regras: { $needed }.
error-arena-no-folder = { $file }: a pasta deste arquivo não existe.
error-arena-bot-raised = { $bot } falhou na distribuição { $deal }, rotação { $rotation }, no lugar { $seat }: { $reason }
error-arena-bot-illegal = { $bot } escolheu “{ $action }” na distribuição { $deal }, rotação { $rotation }, no lugar { $seat }, o que não era possível.
error-arena-worker-gone = Um processo que jogava uma partida sumiu; talvez o sistema o tenha encerrado por falta de memória.
error-arena-no-distributed = --scheduler precisa do pacote “distributed”. Instale-o com: pip install distributed
error-arena-scheduler-address = “{ $address }” não é o endereço de um escalonador Dask, como tcp://127.0.0.1:8786.
error-arena-scheduler-silent = Nenhum escalonador Dask responde em { $address }.
error-arena-scheduler-idle = O escalonador Dask em { $address } não tem trabalhadores.
error-arena-scheduler-version = Os trabalhadores de { $address } têm civ { $there }; aqui é { $here }.
# $kind is the name of a Python exception.
error-arena-scheduler-failed = O cluster Dask em { $address } não conseguiu jogar uma partida: { $kind }. Os trabalhadores têm o mesmo civ?
error-arena-log-other = { $file }: isto não é um registro do civ arena.
error-arena-log-newer = { $file }: este registro é de um civ mais novo.
# $what lists fields of the log, as they are written in JSON.
error-arena-log-differs = { $file }: este é o registro de outro confronto; diferem: { $what }.
error-arena-log-damaged = { $file }: a linha { $line } não é uma partida deste confronto.
error-arena-log-busy = { $file }: outra arena está escrevendo neste registro.

## Progress

arena-progress = Partidas: { $done } de { $games } · por minuto: { $rate } · faltam: { $left } · { $scores }
arena-interrupted = Interrompido. Partidas jogadas: { $done } de { $games }.
arena-resume = Elas estão em { $file }; o mesmo comando continua a partir dali.
arena-no-log = Elas não foram guardadas: para isso é preciso --log FILE.

## Numbers

# A number, already formatted for the language.
arena-figure = { $figure }
arena-seconds = { $figure } s
arena-milliseconds = { $figure } ms
arena-microseconds = { $figure } µs
arena-interval = { $low } … { $high }

## Results of a match

arena-headline = Jogadores: { $players } · partidas: { $games } · distribuições: { $deals } · semente: { $seed }
arena-headline-teams = Duas equipes, jogadores: { $players } · partidas: { $games } · distribuições: { $deals } · semente: { $seed }
# $share is the share of all victories; $par the share of equal bots; $rating how much stronger the first bot is.
arena-against = { $bot } contra { $other }: { $share } das vitórias ({ $interval }; entre iguais { $par }), { $rating } Elo ({ $points }).
arena-length = média { $mean }, mediana { $median }, de { $least } a { $most }
# $domains lists letters of domains with counts.
arena-led = (os vencedores lideravam: { $domains })
arena-first-player = (1 é o primeiro jogador: { $interval })
# $codes lists codes of errors with their counts.
arena-failures = { $bot } não respondeu como devia a { $count } de { $choices } escolhas, e adept escolheu no lugar dele: { $codes }.

arena-label-bot = Bot
arena-label-score = Pontuação
arena-label-interval = 95 %
arena-label-rating = Elo
arena-label-games = Partidas
arena-label-time = Por escolha
arena-label-p95 = 95 % em até
arena-label-choices = Escolhas
arena-label-place = Lugar
arena-label-budget = Orçamento para uma escolha
arena-label-code = O que falhou
arena-label-hegemonies = Hegemonia
arena-label-majorities = Dominação
arena-label-seats = Por lugar
arena-label-order = Por ordem de jogo
arena-label-turns = Turnos
arena-label-plies = Ações

arena-note-mirrored = Cada distribuição é jogada uma vez para cada rotação dos bots pelos lugares: mesmo baralho, mesmo primeiro jogador.
arena-note-score = A pontuação são vitórias por lugar ocupado; uma vitória dividida conta em parte. A marca é a pontuação entre iguais.
arena-note-intervals = Os intervalos são de 95 %, sobre distribuições: as partidas de uma série espelhada andam juntas.
arena-note-ratings = Classificação: Bradley–Terry na escala Elo, média 0; uma série a mais entre iguais, que ninguém jogou, mantém finito um 100 %.
arena-note-left-out = Partidas de séries espelhadas incompletas, deixadas de fora: { $games }.

## The report

arena-report = Relatório da arena
arena-title-two = { $bot } contra { $other }
arena-title-many = Bots na arena: { $bots }
arena-method = Como foi medido
arena-as-table = Em forma de tabela
arena-all = Todas as partidas
arena-seat = Lugar { $seat }
arena-place = Ordem: { $place }

arena-plot-ratings = Classificação
arena-about-ratings = Elo com intervalos de 95 %, do mais forte ao mais fraco. A linha tracejada é a média de todos os bots, 0.
arena-plot-running = Pontuação ao longo das partidas
arena-about-running = A pontuação depois de tantas partidas, com a faixa de 95 %. Ela deve se estabilizar; a linha tracejada é a de iguais.
arena-plot-matrix = Matriz de pontuações
arena-about-matrix = Das vitórias que dois bots tiveram um contra o outro, a porcentagem do bot à esquerda, lugar por lugar.
arena-plot-budget = Força conforme o orçamento
arena-about-budget = Elo com intervalos de 95 % conforme o orçamento, em escala logarítmica. As linhas tracejadas são outros bots.
arena-plot-endings = Como eles vencem
arena-about-endings = Vitórias por Hegemonia em cada esfera e por Dominação; o número delas está à direita.
arena-plot-seats = Lugares e ordem de jogo
arena-about-seats = Pontuações de todos os bots juntos, por lugar e por ordem de jogo. A linha tracejada é a de iguais.
arena-plot-lengths = Duração das partidas
arena-about-lengths = Quantas partidas tiveram tantos turnos, de todos os jogadores juntos. A linha tracejada é a mediana.
arena-plot-times = Tempo para uma escolha
arena-about-times = O ponto é a média; a ponta da linha, o que 95 de 100 escolhas não passam. Logarítmica; ações forçadas não contam.
arena-plot-failures = Escolhas sem resposta correta
arena-about-failures = Onde um bot caiu, travou ou respondeu qualquer coisa, adept escolheu no lugar dele e a partida continuou.
