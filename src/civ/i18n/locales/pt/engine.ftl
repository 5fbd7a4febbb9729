## Names

domain-M = Poder Militar
domain-R = Religião
domain-E = Economia
domain-S = Ciência
domain-C = Artes
domain-U = Utopia

effect-assassination = Assassinato
effect-purge = Expiação
effect-attack = Ataque
effect-holy-book = Escritura Sagrada
effect-divine-right = Direito Divino
effect-inquisition = Inquisição
effect-development = Desenvolvimento
effect-monopoly = Monopólio
effect-embargo = Embargo
effect-experiment = Experimento
effect-research = Pesquisa
effect-discovery = Descoberta
effect-oligarchy = Oligarquia
effect-republic = República
effect-democracy = Democracia
effect-inspiration = Inspiração

reason-hegemony = Hegemonia
reason-majority = Dominação

## Places of cards, with the preposition where the language needs one

place-hand = na sua mão
place-area = na sua área de jogo
place-pile = na pilha de descarte
place-keep = no seu pacote
place-take-from-middle = no centro da mesa

## Prompts of the steps

prompt-effects = use um efeito ou termine o seu turno
prompt-play = baixe uma carta
prompt-discard-from-hand = descarte uma carta da sua mão
prompt-discard-from-area = descarte uma carta da sua área de jogo
prompt-take-back = pegue de volta uma carta da sua área de jogo
prompt-take-from-pile = pegue uma carta da pilha de descarte
prompt-give-back = devolva uma carta
prompt-attack = escolha a esfera que você quer atacar
prompt-take-hand = escolha o jogador que você quer interrogar
prompt-embargo = escolha a carta que vai receber o embargo
prompt-democracy = escolha a esfera que vai receber a carta da Democracia
prompt-keep = fique com uma carta do seu pacote
prompt-take-from-middle = pegue uma carta do centro da mesa

## Why an action is not possible

error-game-over = { $action }: a partida acabou.
error-not-open = { $action } não é possível agora.
error-not-asked = { $action } não é o que se pede agora: { $prompt }.
error-embargoed = { $action }: a esfera { $domain } está sob embargo neste turno.
error-no-such-card = { $action }: não há nenhuma carta de { $domain } { $place }.
error-no-such-seat = Não há lugar { $seat } em uma mesa de { $players }.
error-own-seat = { $action }: escolha outro jogador, não você.
error-no-target-card = { $action }: o lugar { $seat } não tem nenhuma carta de { $domain } virada para cima.
error-sacrifice-used = { $action }: você já usou o efeito de sacrifício da esfera { $domain } neste turno.
error-sacrifice-needs-card = { $action }: “{ $effect }” pede uma carta de { $domain } na sua área de jogo.
error-permanent-used = { $action }: você já usou o efeito permanente da esfera { $domain } neste turno.
error-inspiration-used = { $action }: você já usou “Inspiração” neste turno.
error-culture-not-most = { $action }: “Inspiração” pede estritamente mais cartas de Artes do que cada um dos outros jogadores tem; você tem { $count }.
error-already-yours = { $action }: a sua própria área de jogo já dá acesso a “{ $effect }”.
error-nobody-offers = { $action }: a área de jogo de nenhum outro jogador dá acesso a “{ $effect }”.
error-needs-domain-cards = { $action }: “{ $effect }” pede { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
} de { $domain } na sua área de jogo; você tem { $have }.
error-needs-hand = { $action }: “{ $effect }” pede { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
} na mão; você tem { $have }.
error-needs-area = { $action }: “{ $effect }” pede { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
} na sua área de jogo; você tem { $have }.
error-needs-pile = { $action }: “{ $effect }” pede { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
} na pilha de descarte; ali há { $have }.
error-no-target = { $action }: “{ $effect }” não tem alvo: nenhum outro jogador tem cartas viradas para cima.
error-nothing-to-undo = Não há nenhuma ação para desfazer.
error-not-open-in-game = partida { $game } do lote: { $action } não é possível agora.
error-batch-shape = Ações: { $count }; partidas: { $expected }.

## Input that cannot be parsed

error-unknown-action = “{ $token }” não é uma ação.
error-unknown-action-at = actions, elemento { $position }: “{ $token }” não é uma ação.
error-unknown-card-at = carta { $position }: “{ $token }” não é uma carta.
error-bad-seed = “{ $seed }” não é uma semente: dê um número ou 64 dígitos hexadecimais.
error-bad-commitment = “{ $commitment }” não é um compromisso: dê 64 dígitos hexadecimais.

error-rules-value = rules: { $rule } não pode ser { $value }; as opções são { $choices }.
error-rules-number = rules: { $rule } não pode ser { $value }; é um número inteiro de { $lowest } a { $highest }.
error-rules-teams = rules: em equipes joga-se com 4, não com { $players }.
error-rules-not-object = rules: isto não é um objeto.
error-rules-unknown = rules: não há nenhuma regra { $rule }.
error-rules-no-players = rules: falta o número de jogadores.

error-bad-first = first: não há lugar { $first } em uma mesa de { $players }.
error-deck-size = deck: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} em vez de { $expected }.
error-deck-order = deck, carta { $position }: { $card } está debaixo de uma Era posterior.
error-deck-cards = deck: { $count } de { $card } em vez de { $expected }, contando as cartas removidas.
error-removed-size = removed: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} em vez de { $expected }.
error-removed-era = removed: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} da Era { $era } em vez de { $expected }.

error-record-too-long = mais de { $limit } caracteres: isto não é o registro de uma partida.
error-record-not-text = isto não é texto em UTF-8.
error-record-not-json = isto não é JSON a partir do caractere { $position }.
error-record-not-object = isto não é um objeto JSON.
error-record-field-twice = o campo “{ $field }” aparece duas vezes.
error-record-unknown-field = o registro de uma partida não tem nenhum campo “{ $field }”.
error-record-missing-field = falta o campo “{ $field }”.
error-record-field-type = { $field }: isto não é um valor JSON do tipo “{ $type }”.
error-record-card = { $field }, carta { $position }: “{ $token }” não é uma carta.
error-record-illegal = actions, elemento { $position }: { $reason }
error-record-rules-differ = rules: a posição segue outras regras.

error-position-too-long = posição: mais de { $limit } caracteres.
error-position-header = posição: “{ $clause }” não diz quantos jogam, como faz “3 players”.
error-position-clause = posição, cláusula { $position }: “{ $clause }” não é uma cláusula.
error-position-twice = posição, cláusula { $position }: “{ $clause }” repete o que outra cláusula já diz.
error-position-in-clause = posição, cláusula { $position }: { $reason }
error-position-word = “{ $token }” não pode ser lido aqui.
error-position-too-many = posição: não há tantas cartas { $card }.
error-position-cards-missing = posição: { $count ->
    [one] { $count } carta não está
   *[other] { $count } cartas não estão
} em lugar nenhum.
error-position-deck-order = posição: o baralho não vai da Era I à Era III.
error-position-removed = posição: { $expected ->
    [one] { $expected } carta de cada Era fica
   *[other] { $expected } cartas de cada Era ficam
} fora da partida.
error-position-stuck = posição: não há nada para escolher ali.
error-position-packs = posição: os pacotes do draft têm { $count } cartas ou espaços vazios.

## The engine

engine-compiling = Compilando o motor do jogo; leva cerca de um minuto, só desta vez.
engine-cache-temporary = Não é possível escrever em { $folder }: desta vez, o código compilado fica numa pasta temporária. Indica em CIV_CACHE uma pasta em que se possa escrever.
tables-compiling = Compilando as mesas; leva cerca de meio minuto, só desta vez.
