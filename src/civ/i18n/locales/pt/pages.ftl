## Home

web-guest = Convidado
web-name = Seu nome
web-keep = Guardar este nome
web-play = Jogar contra bots
web-level = Bots
web-mine = Minhas partidas
web-public-tables = Mesas abertas
web-friends = Jogar com amigos
web-open = Abrir a mesa
web-seat-open = livre: pelo link
web-seat-here = outra pessoa neste aparelho
web-clock = Relógio
web-clock-none = Sem relógio
web-clock-minutes = { $count ->
    [one] { $count } minuto por turno
   *[other] { $count } minutos por turno
}
web-clock-days = { $count ->
    [one] { $count } dia por turno
   *[other] { $count } dias por turno
}
web-more-rules = Mais regras
web-public = Mostrar a mesa aqui para todos
web-watch = Outros podem assistir
web-take-backs = É possível desfazer ações
web-chat = É possível conversar
web-join = Entrar em uma mesa
web-code = Código ou link
web-go = Ir
web-status-open = espera jogadores
web-status-playing = em jogo
web-status-over = terminada
web-other-device = Jogar em outro aparelho
web-link-about = Abra este link no seu outro aparelho e lá também você será você. Ele vale uma vez, por um quarto de hora. Não o mostre a ninguém.
web-claim = Continuar com meu nome neste aparelho
web-verify = Conferir um embaralhamento
web-about = Terminal e API

## A table before the deal

web-title = CIV · mesa { $code }
web-lobby = A mesa está posta
web-players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
web-no-take-backs = nada se desfaz
web-share = Link para seus amigos
web-seats = Lugares
web-free = Lugar livre
web-sit = Sentar
web-stand = Levantar
web-place = Dar este lugar a …
web-host = anfitrião
web-is-ready = pronto
web-ready = Estou pronto
web-not-ready = Ainda não
web-start = Distribuir as cartas
web-begin-when = O anfitrião distribui assim que todos os lugares estiverem ocupados e todos estiverem prontos.
web-shuffle = O embaralhamento
web-shuffle-about = Este número é o SHA-256 de uma semente secreta. Ele prende o servidor antes da distribuição, e a semente é mostrada depois da partida, para que todos possam conferir que nenhuma carta foi mexida.
web-forked = Esta partida continua uma registrada, então nada é embaralhado.
web-words = Suas palavras
web-words-add = Acrescentar suas próprias palavras
web-back = Voltar à mesa

## Tags of a seat, in lower case

web-partner = parceiro
web-bot = bot
web-program = programa
web-stand-in = um bot joga
web-resigned = desistiu
web-first = primeiro jogador

## A game

web-costs = Custa 1 carta de { $domain }.
web-watching = Você está assistindo.
web-kept = Você ficou com uma carta.
web-waits-for = Esperando os jogadores { $seats } …
web-covered = Várias pessoas jogam neste aparelho. Quem está olhando?
web-uncover = Jogador { $seat }: mostrar minha mão
web-cover = Cobrir a mão
web-time-left = Tempo restante: { $time }
web-proposal = O jogador { $seat } pede para voltar { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
web-agree = Aceitar
web-disagree = Recusar
web-log = O que aconteceu
web-talk = Falar
web-more = Mais
web-propose = Pedir para desfazer a última ação
web-hand = Deixar um bot jogar por mim
web-handed = Um bot joga agora no seu lugar.
web-return = Voltar a jogar eu mesmo
web-resign = Desistir
web-resign-means = Um bot continua no seu lugar, e você não poderá voltar.
web-renews = Esta página se renova sozinha.
web-hold = Deixá-la parada
web-look-again = Olhar de novo

## Events

told-dealt = As cartas foram distribuídas.
told-sat = { $name } ocupa o lugar { $seat }.
told-stood = O lugar { $seat } está livre de novo.
told-worded = { $name } acrescenta palavras ao embaralhamento.
told-taken-back = O jogador { $seat } desfaz { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
told-proposed = O jogador { $seat } pede para voltar.
told-agrees = O jogador { $seat } aceita voltar.
told-disagrees = O jogador { $seat } recusa voltar.
told-resigned = O jogador { $seat } desiste.
told-handed = Um bot joga agora pelo jogador { $seat }.
told-returned = O jogador { $seat } joga de novo sem bot.
told-followed = A próxima partida foi aberta.

## The end

web-resignation = { $count ->
    [one] O jogador { $seats } vence: os outros desistiram.
   *[other] Os jogadores { $seats } vencem: os outros desistiram.
}
web-wins = vence
web-to-rematch = Para a próxima partida
web-seed = Semente
web-record = Baixar a partida

## Talking

web-text = Diga algo
web-send = Enviar
web-silence = Ninguém disse nada ainda.
web-phrases = Frases prontas
web-about-seat = Sobre o jogador
web-about-domain = Sobre a esfera

## The page that checks a shuffle

shuffle-about = Carregue o arquivo de uma partida terminada. Esta página o confere sozinha, no seu aparelho: a semente deve combinar com o número mostrado antes da distribuição, e as cartas devem sair da semente e das palavras de todos.
shuffle-no-script = Esta página precisa de JavaScript. No terminal, civ verify faz o mesmo.
shuffle-load = O arquivo da partida
shuffle-commitment = A semente é a prometida.
shuffle-first = O primeiro jogador sai dela.
shuffle-deck = O baralho sai dela, carta por carta.
shuffle-removed = As cartas retiradas saem dela.
shuffle-good = Está tudo certo.
shuffle-bad = Algo está errado.
shuffle-unread = Este não é o arquivo de uma partida com sua semente.
shuffle-compare = Compare o número abaixo com o que você viu antes da distribuição.
shuffle-keep = Guardar esta página em um arquivo que não precisa de rede
