## The command and its options

about-join = Jogar na mesa de um servidor pelo terminal. O lugar continua seu até você voltar.
help-join = jogar na mesa de um servidor, pelo terminal
help-join-table = o link de uma mesa, ou o código dela
help-join-server = o servidor de uma mesa dada pelo código (http://127.0.0.1:8420)
help-join-seat = o lugar a ocupar (o primeiro que estiver livre)
help-join-name = como você se chama (o seu nome nesta máquina)
help-join-watch = assistir sem ocupar um lugar

## Errors

error-unreachable = Não há servidor em { $server }, ou não é possível chegar a ele.
error-not-a-server = { $server } não responde como um servidor do civ.
error-join-address = “{ $address }” não é o link de uma mesa, como http://127.0.0.1:8420/t/CODE.
error-join-full = Nenhum lugar está livre nesta mesa. Assista com --watch.

## At the table

join-seated = Você tem o lugar { $seat }. Digite ajuda para ver todas as palavras possíveis.
join-start-when = Digite começar quando todos os lugares estiverem ocupados e todos estiverem prontos.
join-time-left = Tempo restante: { $seconds } s.
join-lost = A conexão se perdeu; tentando de novo …
join-back = A conexão voltou.
join-left = Você saiu. O seu lugar continua seu; volte com: civ join { $link }
join-help = Palavras que você pode digitar a qualquer momento: { $words }. Depois de área vem um lugar, depois de dizer uma oração, depois de frase um número da lista dela e talvez um lugar e a letra de uma esfera.
key-talk = falar
talk-close = Enter envia · Esc fecha

# Words to be typed, one word each.
word-say = dizer
word-phrase = frase
word-ready = pronto
word-start = começar
word-resign = desistir
word-bot = bot
word-return = voltar
word-propose = propor
word-agree = aceitar
word-refuse = recusar

## A table before the deal

join-link = Link para seus amigos
join-is-ready = pronto
join-ready = Estou pronto
join-not-ready = Ainda não
join-begin-when = O anfitrião distribui assim que todos os lugares estiverem ocupados e todos estiverem prontos.

## Tags of a seat, in lower case

join-bot = bot

## A game

join-watching = Você está assistindo.
join-waits-for = Esperando os jogadores { $seats } …
join-proposal = O jogador { $seat } pede para voltar { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
join-talk = Falar
join-handed = Um bot joga agora no seu lugar.

## The end

join-resignation = { $count ->
    [one] O jogador { $seats } vence: os outros desistiram.
   *[other] Os jogadores { $seats } vencem: os outros desistiram.
}
