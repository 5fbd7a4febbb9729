## The table

# $names lists the players.
play-title = CIV · { $names }
play-rivals = Os outros
play-middle = Baralho e pilha de descarte
play-pile = Pilha de descarte
play-pile-empty = Nada foi descartado ainda.
play-coin = A Moeda das Artes
play-prompt = O que se pede a você
play-watching = Você está assistindo
play-last-era = A última Era começa.
play-over = A partida acabou
play-menu = Menu
play-clock = Tempo restante

## Acting

play-thinks = Pensando: { $names } …
play-only-choice = Só há uma escolha; ela é feita por você.
play-waits = Esperando por { $names }
play-chosen = Escolhido: { $names }.
play-chosen-of = Escolhidas: { $number } de { $total }
play-copy = Copiar “{ $effect }”
play-use = Usar
play-do-play = Baixar
play-do-discard = Descartar
play-do-take = Pegar
play-do-give = Devolver
play-do-keep = Ficar com ela
play-do-choose = Escolher
play-do-use = Usar “{ $effect }”
play-cancel = Cancelar
play-undo = Desfazer
play-again = Ver de novo
play-taken = Tomado da mão
play-about-keep = Fique com uma carta. As outras passam para o jogador à sua esquerda.
play-about-last-keep = Fique com uma carta. A outra vai aberta para o centro.
play-about-middle = Ela vai direto para a sua área de jogo.
play-will-keep = Você fica com uma carta de { $domain } e passa o resto.
play-will-keep-last = Você fica com uma carta de { $domain }. A outra vai aberta para o centro.
play-will-question = Você pega a mão inteira de { $name } e devolve outras tantas cartas.
play-will-embargo = { $name } não pode baixar { $domain } no próximo turno.
play-will-democracy = { $name } precisa de 1 carta a mais de { $domain } para a Hegemonia, até o fim da partida.
play-will-attack = Você perde uma carta de { $domain }. Também: { $names }.
play-will-attack-alone = Você perde uma carta de { $domain }. Ninguém mais tem.
play-end-last-round = Última rodada: o seu turno termina sem compra.
play-end-title = Terminar o seu turno?
play-end-unused = Você não usou: { $effects }.
play-end-back = Ainda não

## People

play-pass = Passe o aparelho para { $name }
play-pass-about = Todas as mãos estão cobertas. Continue quando ninguém mais olhar a tela.
play-pass-ready = Sou { $name }
play-propose = Pedir para voltar a antes da minha última ação
play-proposal = Voltar atrás?
play-proposal-about = { $name } pede a todos para voltar algumas ações.
play-agree = Aceitar
play-refuse = Recusar
play-hand-over = Deixar um bot jogar por mim
play-return = Voltar a jogar
play-resign = Desistir
play-resign-about = Você terá perdido, e um bot continua no seu lugar.

## Areas

area-of = Área de jogo de { $name }
area-back = uma carta da Era { $era }
area-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
area-count = { $count } de { $goal } cartas
area-next = mais { $count }: { $effect }
area-next-win = mais { $count } para vencer
area-empty = sem cartas
area-look = ver de perto
area-choose = Escolher { $domain } de { $name }
area-choose-seat = Escolher { $name }
area-to-move = é a vez
area-team = Equipe { $team }
area-first = 1.º
area-bot = Um bot
area-stands-in = Um bot joga no seu lugar
area-resigned = Desistiu
area-away = Ausente

## The aid

aid-title = Ajuda
aid-threats = Quem pode vencer em breve
aid-threat = { $name } pode vencer com { $domain } no próximo turno: { $count } de { $goal }
aid-threat-held = { $name } pode vencer com { $domain } no próximo turno: { $count } de { $goal }, e tem { $held ->
    [one] { $held } carta dessa esfera na mão
   *[other] { $held } cartas dessa esfera na mão
}
aid-threat-reached = { $name } tem o suficiente de { $domain } para vencer no fim do turno: { $count } de { $goal }
aid-more-threats = + { $count }
aid-threat-plays = { $count ->
    [one] Pode baixar { $count } carta dessa esfera em um turno.
   *[other] Pode baixar até { $count } cartas dessa esfera em um turno.
}
aid-threat-answers = O que pode ajudar: { $effects }.
aid-no-threats = Ninguém, pelo que se vê.
aid-last-round = Última rodada: a partida acaba com o turno de { $name }.
aid-effects = Todos os efeitos nesta mesa
aid-hegemony = { $count } cartas de uma esfera vencem no fim do seu turno.
aid-needs = a partir de { $count } cartas
aid-sacrifice = sacrifique uma carta
aid-copies = Agora você pode copiar
aid-no-copies = Agora não há nada para copiar.
aid-counter = Cartas por vir
aid-counter-about = As cartas que você não vê, por Era: no baralho, em outras mãos ou fora da partida.
aid-known = em uma mão, que você saiba
aid-in-deck = No baralho
aid-in-hands = Em outras mãos
aid-in-packs = Em outros pacotes
aid-removed = Fora da partida
aid-most = mais que todos
aid-points = Pontos
aid-would-win = { $count ->
    [one] { $names } venceria.
   *[other] { $names } dividiriam a vitória.
}

## Keys

key-keys = Teclas
key-my-area = A sua área de jogo
key-pick = escolher a carta ou a opção deste número
key-confirm = fazer o que foi escolhido
key-cancel = escolher de novo
key-end = terminar o seu turno
key-take-back = desfazer a sua última ação
key-hand = ouvir a sua mão
key-area = ouvir a sua área de jogo
key-rivals = ouvir as áreas e as mãos dos outros
key-pile = ouvir a pilha de descarte
key-deck = ouvir o baralho
key-changed = ouvir o que aconteceu por último
key-turn = ouvir de quem é a vez e o que se pede
key-forecast = ouvir como acabaria agora e quem pode vencer
