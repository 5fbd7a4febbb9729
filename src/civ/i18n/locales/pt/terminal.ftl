## The commands and their options

about-play = Jogar no terminal: contra bots, com outras pessoas no mesmo teclado, ou ambos. Sem opções, a mesa é preparada na tela.
about-replay = Rever passo a passo uma partida guardada: para a frente, para trás, com os olhos de cada jogador.
help-play = jogar no terminal
help-replay = rever uma partida

help-seats = quem se senta onde, a partir do lugar 1: me (você) ou um bot como novice, adept ou expert@1s; por exemplo me,adept,expert
help-pace = segundos entre as ações dos bots (0.8)
help-save = guardar a partida neste arquivo (um novo na sua pasta de dados)
help-resume = continuar a partida deste arquivo
help-plain-play = simples linhas de texto, para leitores de tela e pipes
help-plain-replay = escrever a partida em vez de mostrá-la
help-replay-file = um arquivo com registros de partidas; “-” é a entrada padrão
help-pace-replay = segundos entre as ações enquanto roda (0.8)
help-game = qual partida do arquivo, a partir de 1 (1)
help-ply = começar depois de tantas ações (0); com --plain, escrever a mesa nesse momento

## Errors

error-seats-count = --seats nomeia { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}, mas jogam { $players }.
error-save-exists = { $file } já existe. Continue essa partida com --resume ou escolha outro arquivo.
error-resume-over = { $file }: esta partida acabou. Para revê-la: civ replay { $file }
error-not-your-turn = { $action }: não é a sua vez.
error-undo-hidden = Isto não pode ser desfeito: mostrou cartas que estavam ocultas.
error-undo-others = Quando várias pessoas jogam, você só pode desfazer as suas próprias ações deste turno.

## After the screen has closed

play-saved = A partida está guardada. Continue com: civ play --resume "{ $file }"

## Names

language-name = Português
# At most 9 characters; the column is 11 wide.
column-M = Militar
column-R = Religião
column-E = Economia
column-S = Ciência
column-C = Artes
column-U = Utopia
level-random = aleatório
level-novice = novato
level-adept = experiente
level-expert = especialista

## The set-up

setup-welcome = Enter começa a partida como está aqui.
setup-players = Jogadores
setup-me = você
setup-person = outra pessoa
setup-deal = Distribuição
setup-deal-basic = três cartas para cada um
setup-deal-draft = draft
setup-teams = Equipes
setup-teams-no = cada um por si
setup-teams-yes = 1 e 3 contra 2 e 4
setup-draft-order = Depois do draft
setup-draft-order-anticlockwise = anti-horário, o primeiro no fim
setup-draft-order-clockwise = horário, primeiro jogador antes
setup-last-round = Última rodada
setup-last-round-finish = turnos iguais para todos
setup-last-round-one-more-each = mais um turno para cada um dos outros
setup-democracy-needs-card = Democracia
setup-democracy-needs-card-yes = em uma esfera com cartas
setup-democracy-needs-card-no = em qualquer esfera
setup-hand-limit = Limite de mão
setup-hand-limit-once-used = ampliado até a compra
setup-hand-limit-while-held = ampliado só com as suas cartas
setup-stall-rounds = Baralho parado
setup-stall-rounds-value = { $count ->
    [0] a partida continua
    [one] conta como vazio após { $count } rodada
   *[other] conta como vazio após { $count } rodadas
}
setup-pace = Ritmo dos bots
setup-pace-seconds = { $seconds } s entre ações
setup-language = Idioma
setup-key-row = linha
setup-key-value = valor
setup-key-start = começar

## The table

table-seat = Jogador { $seat }
table-you = você
table-your-turn = É a sua vez
table-none = nada
table-labelled = { $label }: { $words }
table-hand = Mão
table-pack = Pacote
table-middle = Centro
table-coin-by-deck = junto ao baralho
table-forecast = Se a partida acabasse agora
# Short, because the seats' names are shown above.
table-points = { $seat }: { $count }
table-unseen = Ainda não vistas
table-last-round = Última rodada
table-last-round-begins = O baralho acabou: esta é a última rodada.
table-last-round-stalled = O baralho está parado e conta como vazio: esta é a última rodada.
table-stall-near = { $count ->
    [1] Se ninguém comprar, o baralho conta como vazio após este turno.
    [one] Se ninguém comprar, o baralho conta como vazio em { $count } turno.
   *[other] Se ninguém comprar, o baralho conta como vazio em { $count } turnos.
}
table-count = { $number } de { $total }
table-end-turn = Terminar o turno
table-end-means = Compre até ter { $limit } cartas e termine o seu turno.
table-thinks = O jogador { $seat } ({ $name }) está pensando …
table-draws = O jogador { $seat } compra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
table-skips-play = O jogador { $seat } não tem nenhuma carta que possa baixar.
table-new-cards = Novo na sua mão: { $cards }.
# $columns lists seats with their domains: "Seat 2 Science; Seat 3 Military, Utopia".
table-near = A { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} da Hegemonia: { $columns }
table-reached = O suficiente para a Hegemonia no fim do turno: { $columns }
table-grows = { $domain }: { $count } de { $goal } para a Hegemonia.
table-grows-to-level = { $domain }: { $count } de { $goal } para a Hegemonia. Abre “{ $effect }”.
table-grows-to-goal = { $domain }: { $count }, o suficiente para a Hegemonia no fim do seu turno.
table-unsaved = Não guardado: { $reason }
table-candidate = { $action }: { $visits ->
    [one] tentada { $visits } vez
   *[other] tentada { $visits } vezes
}, vence em { $percent } %
table-cramped = A mesa precisa de { $width } × { $height } caracteres. Aumente a janela, por favor.

group-permanent = Efeitos
group-copy = Copiar
group-sacrifice = Sacrificar
group-end = Ou

key-undo = desfazer
key-log = registro
key-look = de perto
key-why = por que não?
key-help = ajuda
key-quit = sair
key-again = outra vez
key-table = ver a mesa
key-hurry = depressa

cover-enter = Pressione Enter quando só você vir a tela.
cover-quit = q para sair; a partida fica guardada
page-close = ↑ ↓ rolar · outra tecla fecha

look-area = Área de jogo
look-hand = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
look-known = Na mão, que você saiba
look-passed = Passadas no draft
look-unseen = No baralho, em outras mãos ou fora da partida:

end-title = O fim
end-column = { $domain }: { $count } cartas, eram precisas { $goal }.
end-tie-break = Empate em pontos; mais cartas de { $domain } decidem.
end-shared = Tudo igual: a vitória é compartilhada.
end-record = O registro da partida: { $file }

## Descriptions of effects

does-assassination = descarte 1 carta da sua mão.
does-purge = descarte 2 cartas da sua mão.
does-attack = descarte 1 carta de uma esfera; quem mais a tiver, também.
does-holy-book = compre até ter 5 cartas no fim deste turno.
does-divine-right = compre até ter 7 cartas no fim deste turno.
does-inquisition = pegue a mão de outro jogador e devolva outras tantas cartas.
does-development = descarte 1 carta da sua área de jogo e baixe 1.
does-monopoly = descarte 2 cartas da sua área de jogo e baixe 2.
does-embargo = um jogador não pode baixar uma esfera no próximo turno dele.
does-experiment = pegue de volta 1 carta da sua área de jogo e baixe 1.
does-research = pegue de volta 2 cartas da sua área de jogo e baixe 2.
does-discovery = compre 5 cartas e descarte 5 da sua mão.
does-oligarchy = pegue 1 carta da pilha de descarte.
does-republic = pegue 2 cartas da pilha de descarte.
does-democracy = um jogador precisa de 1 carta a mais em uma esfera, até o fim.
does-inspiration = com estritamente mais Artes do que todos, copie um efeito aberto de outro jogador.

## The help page

help-page-turn = A cada turno: baixe uma carta, use quantos efeitos quiser, compre. Cada esfera dá por turno um efeito permanente e um de sacrifício.
help-page-win = Hegemonia: com cartas suficientes de uma esfera no fim do seu próprio turno, você vence na hora. Uma carta de Democracia aumenta esse número.
help-page-majority = Se o baralho acabar: 1 ponto por esfera em que ninguém tem mais cartas do que você. Vence quem tem mais pontos; no empate, mais Utopia, depois Artes, Ciência, Economia, Religião, Poder Militar.
sign-level = nível 1 e nível 2: vazio, depois alcançado
sign-goal = hegemonia
sign-near = a uma ou duas cartas da hegemonia
sign-embargo = um embargo: esta esfera não pode ser baixada no próximo turno
sign-democracy = uma carta de Democracia: uma carta a mais para a hegemonia
sign-coin = a Moeda das Artes: este efeito foi copiado

## The replay

replay-ply = ação { $ply } de { $last }
replay-eyes-open = Todas as mãos estão abertas.
replay-eyes-seat = Como o jogador { $seat } vê.
replay-key-ply = passo
replay-key-ends = extremos
replay-key-run = rodar
replay-key-eyes = olhos

## Plain lines

plain-setup = Preparação. Pressione Enter para começar ou digite um número para mudar uma linha.
plain-begin = Digite um número, uma ação como S2, ou ajuda. A partida fica guardada em { $file }
plain-hand = A sua mão: { $cards }.
plain-area = Jogador { $seat } ({ $name }): { $cards }.
plain-backs = O jogador { $seat } tem na mão, por Era: { $eras }.
plain-known = Você conhece da mão do jogador { $seat }: { $cards }.
plain-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
plain-column = { $domain } { $count } de { $goal }
plain-opens = abre “{ $effect }”
plain-most = mais que todos, Inspiração
plain-embargoed = sob embargo
plain-democracies = Democracia { $count }
plain-coin = a moeda está ali
plain-not-understood = “{ $words }” não foi entendido. Digite ajuda para ver todas as palavras.
plain-which-area = Qual lugar? Digite área e um número de 1 a { $players }.
plain-open = { $action } é possível.
plain-undone = Desfeito.
plain-not-over = A partida ainda não acabou.
plain-again = Digite outra ou sair.
plain-help = Palavras que você pode digitar a qualquer momento: { $words }. Depois de área vem um lugar, depois de porquê uma ação.

# Words to be typed, one word each.
word-hand = mão
word-area = área
word-areas = áreas
word-pile = descarte
word-deck = baralho
word-log = registro
word-thoughts = ideias
word-why = porquê
word-undo = desfazer
word-save = guardar
word-help = ajuda
word-quit = sair
word-again = outra
